"""Whether a position could lie on a table: what is true at every moment of every round.

A position may leave out cards, tiles and earlier tricks, as a chess problem leaves out men. What it
does say must fit the rules, so that no play from it breaks them. Each refusal names the line it is
about, if there is one, and the way out. Nothing here reads text; `position` does.
"""

from collections import Counter
from collections.abc import Iterator, Mapping
from itertools import pairwise
from typing import NoReturn

from penumbra.games.bits import members, size
from penumbra.games.errors import BadPosition
from penumbra.games.shamans import rules
from penumbra.games.shamans.events import cards
from penumbra.games.shamans.packed import *
from penumbra.games.shamans.state import *
from penumbra.games.shamans.terms import *

WORK = {
    STEP: "step",
    PLACE: "place",
    RITUAL: "ritual",
    ELIMINATE: "eliminate",
    COLLECT: "collect",
    NEXT_TRICK: "next",
}
PENDING = {kind: name for kind, name in (DECISIONS | WORK).items() if name not in ("deal", "over")}

_BOTTOM = (PLAY, COLLECT, NEXT_TRICK, NAME, END_WINDOW)
_WINDOWS = (MOON_WINDOW, TARGET_WINDOW, END_WINDOW)
_TAKING = (KEEP, GIVE)
_PERFORMING = (RITUAL, STABILIZE, SWAP, NEUTRALIZE, ELIMINATE, *_TAKING)

# What can wait directly above what. A Portal's step may lie on every decision (R0).
_ABOVE: dict[int, tuple[int, ...]] = {
    PLAY: (PLACE, CHAIN, *_PERFORMING, STEP),
    COLLECT: (TAKE, *_TAKING, STEP),
    NEXT_TRICK: (CHAIN, *_PERFORMING, STEP),
    CHAIN: (*_PERFORMING, STEP),
    ELIMINATE: (TARGET_WINDOW,),
    STEP: (MOON_WINDOW, STEP),
    RITUAL: (),
    MOON_WINDOW: (),
}
_PORTAL_ONLY = (STEP,)


def check(row: Row, lines: Mapping[str, int]) -> None:
    """Refuse what no game brings about; `lines` says where each thing stands in the text.

    Its keys are the words a line begins with, "seat 2" for a seat, "pending 0" for the first thing
    that is pending, "trick" for the last trick.
    """
    Check(row, lines).all()


class Check:
    """One position under examination."""

    def __init__(self, row: Row, lines: Mapping[str, int]) -> None:
        self.row: list[int] = row.tolist()
        self.compiled = row
        self.lines = lines
        self.players = self.row[PLAYERS]
        self.seats = range(self.players)
        self.alive = [seat for seat in self.seats if self.row[ALIVE] >> seat & 1]
        frames = self.row[FRAMES : FRAMES + self.row[DEPTH]]
        self.pending = [
            (frame_kind(frame), frame_seat(frame), frame_value(frame)) for frame in frames
        ]
        self.kinds = [kind for kind, _, _ in self.pending]

    def fail(self, key: str, trouble: str) -> NoReturn:
        line = self.lines.get(key)
        raise BadPosition(f"Line {line}: {trouble}" if line else trouble)

    def all(self) -> None:
        if not self.row[ROUND]:
            self._nothing_dealt()
            return
        if self.row[MARKER] == NONE:
            self.fail("marker", "Once a round is dealt somebody has the marker: “marker 0”.")
        self._roles()
        self._tiles()
        self._fallen()
        self._cards()
        if self.pending:
            self._order_of_pending()
            self._round_goes_on()
            self._length()
            self._trick()
            self._who_and_what()
            self._eclipse()
        else:
            self._round_is_over()

    def _nothing_dealt(self) -> None:
        if self.row[DEPTH] or self.row[TRICK]:
            self.fail("round", "In round 0 there is no trick yet, and “pending nothing”.")
        if self.row[RESULT] != NONE or self.row[WINNER] != NONE:
            self.fail("result", "In round 0 nobody has won anything yet.")

    # --- what lies where ---

    def _roles(self) -> None:
        row = self.row
        held = row[ROLE_CARD : ROLE_CARD + self.players]
        shadows = SHADOWS_AMONG[self.players]
        if len(set(held)) != self.players:
            raise BadPosition("Two seats hold the same role card.")
        if row[FACE : FACE + self.players].count(SHADOW) != shadows:
            raise BadPosition(f"Among {self.players} players there must be {shadows} Shadow(s).")
        for seat in self.seats:
            if not row[KNOWS + seat] >> held[seat] & 1:
                self.fail(f"seat {seat}", f"Seat {seat} knows its own role: “knows {held[seat]}”.")

    def _tiles(self) -> None:
        row = self.row
        stack = [tile_at(row[STACK], k) for k in range(row[HEIGHT])]
        counts = Counter(TILES[tile] for tile in [*row[SLOT : SLOT + 2], row[DRAWN], *stack])
        counts.update(tile_names(row[OUT]))
        for seat in self.seats:
            for place in (OPEN, HIDDEN, LOST):
                counts.update(tile_names(row[place + seat]))
            if "mask" in tile_names(row[HIDDEN + seat]) + tile_names(row[LOST + seat]):
                self.fail(f"seat {seat}", "A Mask is never face down: “open mask” (4.6).")
        for kind, most in enumerate(ARTIFACTS, start=DAGGER):
            if counts[TILES[kind]] > most:
                raise BadPosition(f"There are only {most} {TILES[kind]} tiles (1.1).")
        on_top = stack[:1] == [ECLIPSE]
        if counts["eclipse"] and row[ECLIPSE_IS] == ECLIPSE_GONE:
            self.fail("arrow", "The Eclipse is in the stack, so it is not gone.")
        if on_top != (row[ECLIPSE_IS] == ECLIPSE_SHOWING) and not row[DRAWN]:
            self.fail(
                "stack", "The Eclipse shows when it lies on top of the stack, and only then (5.1)."
            )

    def _fallen(self) -> None:
        row = self.row
        if not self.alive:
            raise BadPosition("Somebody always survives (I4).")
        for seat in self.seats:
            key = f"seat {seat}"
            if seat in self.alive:
                if row[ASIDE + seat] or row[LOST + seat]:
                    self.fail(key, f"Seat {seat} has lost something, so write “eliminated” (9.3).")
                continue
            if row[HAND + seat] and self.pending:  # the last Shadow falls with his hand
                self.fail(key, f"Seat {seat} is eliminated, so it has no hand (9.3, 9.5).")
            if row[OPEN + seat] or row[HIDDEN + seat]:
                self.fail(
                    key,
                    f"Seat {seat} is eliminated: its tiles are “lost” (face down), or stand in a "
                    "line “out” (9.7).",
                )
            if row[ASIDE + seat] and row[FACE + row[ROLE_CARD + seat]] != SHAMAN:
                self.fail(key, "Only a Shaman's hand is set aside (9.3, 9.5).")

    def _played(self, seat: int) -> int:
        """The seat's card of this trick, or NONE."""
        return int(rules.played(self.compiled, seat)) if self.row[TRICK] else NONE

    def _length(self) -> None:
        """The round ends after as many tricks as a round can have."""
        held = (size(self.row[HAND + s]) + (self._played(s) != NONE) for s in self.alive)
        if self.row[TRICK] + max(held) - 1 > MOST_TRICKS:
            raise BadPosition(f"With these hands the round has more than {MOST_TRICKS} tricks.")

    def _cards(self) -> None:
        """Every card lies in one place, and what was played is in no hand (I2)."""
        row = self.row
        in_front = 0
        for seat in self.seats:
            card = self._played(seat)
            if card != NONE and card // NUMBERS == row[DESTINATION]:
                in_front |= 1 << card
        if self.pending and self.kinds[0] in (NEXT_TRICK, NAME, END_WINDOW):
            in_front = 0  # already collected
        if not self.pending:
            in_front &= ~row[PLACED]  # collected, unless the round was cut short
        self._disjoint([row[PLACED], in_front, *self._held()])
        self._disjoint([1 << card for card in self._all_played()] + [*self._held()])

    def _held(self) -> Iterator[int]:
        for seat in self.seats:
            yield from (self.row[HAND + seat], self.row[ASIDE + seat])

    def _all_played(self) -> Iterator[int]:
        for word in self.row[TRICKS : TRICKS + self.row[TRICK]]:
            for seat in self.seats:
                if card_of(word, seat) != NONE:
                    yield card_of(word, seat)

    def _disjoint(self, groups: list[int]) -> None:
        seen = 0
        for group in groups:
            if seen & group:
                raise BadPosition(f"{cards(seen & group)[0]} lies in two places.")
            seen |= group

    # --- a round that goes on ---

    def _order_of_pending(self) -> None:
        if self.kinds[0] not in _BOTTOM:
            self.fail("pending 0", "The first pending thing is play, collect, next, name or end.")
        for at, (below, kind) in enumerate(pairwise(self.kinds), start=1):
            if kind in _BOTTOM:
                self.fail(
                    f"pending {at}", "play, collect, next, name and end lie below everything else."
                )
            if kind not in (above := _ABOVE.get(below, _PORTAL_ONLY)):
                allowed = ", ".join(PENDING[one] for one in above) or "nothing"
                self.fail(
                    f"pending {at}",
                    f"“{PENDING[kind]}” can't wait above “{PENDING[below]}”: {allowed} can.",
                )
        for at, (kind, _, opened) in enumerate(self.pending[:-1]):
            if kind in _WINDOWS and opened:
                self.fail(f"pending {at}", "Only the last pending thing is “asking” anybody.")

    def _round_goes_on(self) -> None:
        row = self.row
        if row[PAWN] == row[MOON] or row[RESULT] != NONE or row[WINNER] != NONE:
            self.fail("pending 0", "The round is over, so “pending nothing”.")
        if not any(row[FACE + row[ROLE_CARD + seat]] == SHADOW for seat in self.alive):
            self.fail("pending 0", "No Shadow survives, so “pending nothing” (10.2).")
        if (KEEP in self.kinds) != bool(row[DRAWN]):
            self.fail("drawn", "“pending keep SEAT” and “drawn TILE” belong together.")
        if (GIVE in self.kinds) != (row[ECLIPSE_IS] == ECLIPSE_SHOWING):
            self.fail("arrow", "“pending give SEAT” and “arrow … showing” belong together.")

    def _trick(self) -> None:
        """Who has played, in the order of the turn (3.1, 3.2, S-13, S-14)."""
        row = self.row
        order = [(row[GUIDE] + k) % self.players for k in range(self.players)]
        played = [seat for seat in order if self._played(seat) != NONE]
        to_play = [s for s in order if s in self.alive and s not in played and row[HAND + s]]
        last = order.index(played[-1]) if played else NONE
        if played and played[0] != row[GUIDE] and row[HAND + row[GUIDE]]:
            self.fail("trick", f"The Guide, seat {row[GUIDE]}, plays first (3.1).")
        if not played and row[GUIDE] not in self.alive:
            self.fail("trick", f"Seat {row[GUIDE]} is eliminated, so it leads no trick (S-78).")
        for seat in to_play:
            if order.index(seat) < last:
                self.fail("trick", f"Seat {seat} plays before seat {played[-1]} (3.2).")
        bottom = self.kinds[0]
        if bottom != PLAY and to_play:
            self.fail(
                "pending 0", f"Seat {to_play[0]} has not played yet, so “pending play” (S-14)."
            )

    def _who_and_what(self) -> None:
        """Each pending thing is done by the one whose it is, and is due."""
        row = self.row
        followers = [seat for seat in self.alive if self._follows(seat)]
        performer = self._performer(followers)
        for at, (kind, seat, value) in enumerate(self.pending):
            key, name = f"pending {at}", PENDING[kind]
            if kind == NAME:
                self._naming(key, seat, followers)
            elif kind not in (PLAY, COLLECT, END_WINDOW) and seat not in self.alive:
                self.fail(key, f"Seat {seat} is eliminated: “{name}” is another's (S-78).")
            if kind in (CHAIN, TAKE, *_PERFORMING) and seat != performer:
                whose = "nobody's" if performer is None else f"seat {performer}'s"
                self.fail(key, f"“{name}” is {whose}, not seat {seat}'s (4.4, 4.10).")
            if kind == PLACE and (value != self._played(seat) or row[PLACED] >> value & 1):
                self.fail(key, "“place” names the off-suit card a seat has played (3.5).")
            worlds = members(value) if kind == CHAIN else [value] if kind == RITUAL else []
            for world in worlds:
                if not rules.is_complete(self.compiled, world):
                    self.fail(key, f"The {WORLDS[world]} world is not complete (3.6, 9.6).")
            if kind == ELIMINATE and (seat == value or value not in self.alive):
                self.fail(key, "“pending eliminate” names another, surviving seat (S-53).")
            if kind == TARGET_WINDOW and seat != self.pending[at - 1][2]:
                self.fail(key, "“target” asks the seat that “eliminate” names first (S-47).")
            if kind == STEP and value == 0:
                self.fail(key, "“step” lacks its last word: how many steps, at least 1.")
            if kind == MOON_WINDOW and row[PAWN] + 1 != row[MOON]:
                self.fail(key, f"“moon” is asked one space before it, “pawn {row[MOON] - 1}” (R1).")
            if kind in _WINDOWS and value:
                self._asked(key)
        self._end()

    def _follows(self, seat: int) -> bool:
        card = self._played(seat)
        return card != NONE and card // NUMBERS == self.row[DESTINATION]

    def _performer(self, followers: list[int]) -> int | None:
        """Who does all that waits above the bottom: one seat, while a trick is played any one."""
        bottom, seat, _ = self.pending[0]
        if bottom == COLLECT:
            return min(followers, key=self._played) if followers else None
        if bottom == NEXT_TRICK:
            highest = max(followers, key=self._played) if followers else None
            if seat != highest or not rules.is_complete(self.compiled, self.row[DESTINATION]):
                self.fail(
                    "pending 0", "“next” is the highest follower, who has completed a world (4.10)."
                )
            return highest
        doing = (seat for kind, seat, _ in self.pending if kind in (CHAIN, *_PERFORMING))
        return next(doing, None)

    def _naming(self, key: str, seat: int, followers: list[int]) -> None:
        fallen = [s for s in self.seats if s not in self.alive and self._follows(s)]
        if followers or not fallen or seat != max(fallen, key=self._played):
            self.fail(
                key, "“name” is for the highest of eliminated followers, if no other is left (9.9)."
            )
        if not any(self.row[HAND + s] for s in self.alive):
            self.fail(key, "After the last trick nobody is named: “pending end SEAT” (S-19).")

    def _asked(self, key: str) -> None:
        askable = rules.could_hold_portal(self.compiled)
        for seat in members(self.row[WAITING] & ~askable):
            self.fail(key, f"Seat {seat} can't hold a Portal, so it is not asked (S-48).")

    def _end(self) -> None:
        if self.kinds[0] == END_WINDOW and any(self.row[HAND + seat] for seat in self.alive):
            self.fail("pending 0", "Survivors hold cards, so it is not the end yet (10.1).")

    def _eclipse(self) -> None:
        row = self.row
        givers = [seat for seat in self.seats if row[GIVEN + seat]]
        for seat in givers:
            if row[ECLIPSE_IS] == ECLIPSE_HIDDEN:
                self.fail(f"seat {seat}", f"Seat {seat} gave a card: “arrow … showing” or “gone”.")
            if GIVE in self.kinds and not row[HAND + seat] >> (row[GIVEN + seat] - 1) & 1:
                self.fail(f"seat {seat}", f"Seat {seat} gives a card of its hand (5.2).")
        if GIVE in self.kinds and size(rules.with_cards(self.compiled)) < 2:
            self.fail("arrow", "With fewer than two hands the Eclipse is “gone” at once (S-35).")

    # --- a round that is over ---

    def _round_is_over(self) -> None:
        row = self.row
        if row[RESULT] == NONE:
            self.fail("pending 0", "“pending nothing” needs a line such as “result shamans cards”.")
        moon = row[PAWN] == row[MOON]
        shadows = sum(row[FACE + row[ROLE_CARD + seat]] == SHADOW for seat in self.alive)
        by_cards = not any(row[HAND + seat] for seat in self.alive)
        true = moon if row[ENDING] == MOON_REACHED else by_cards and not moon and shadows > 0
        if row[ENDING] == LAST_SHADOW:
            true = shadows == 0 and not moon
        team = SHADOW if row[ENDING] == MOON_REACHED else SHAMAN
        if not true or row[RESULT] != team:
            self.fail(
                "result",
                "The Moon is for the Shadows, the last Shadow and the last card for the Shamans: "
                "the result does not fit pawn, seats and hands (10.1-10.3).",
            )
        points = row[POINTS : POINTS + self.players]
        best = max(points)
        first = points.index(best)
        won = best >= row[TARGET] and points.count(best) == 1
        if row[WINNER] != (first if won else NONE):
            remedy = f"“winner {first}”" if won else "no line “winner”"
            self.fail("winner", f"By these points there is {remedy} (10.8, 10.9).")
