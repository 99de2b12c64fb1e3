"""Any position of Shamans as a few lines of text that a player can read and write: our FEN.

    players 5                          the rest may be left out: it has a default
    round 1
    marker 0
    pawn 7                             default: the starting space
    row shard dagger                   left and right slot, `-` for an empty one
    stack portal eclipse mask          from the top
    arrow left                         `arrow left gone` once it is discarded, `… showing` meanwhile
    out dagger                         tiles everybody saw leave the round
    purple 2 3 4 5 8                   numbers lying at a world
    trick 0: purple-1 purple-6 - - -   each trick: its Guide and what the seats played
    seat 0 shaman: red-1 blue-6 | open dagger | hidden portal | points 3
    pending play                       what is still to be done, the next thing last
    drawn shard

Behind a seat's hand may also stand `eliminated`, `face-up`, `aside CARDS`, `lost TILES`,
`gave CARD`, `card N` (which physical role card it holds) and `knows N …` (role cards seen). Cards
and tiles that are not mentioned are not in the game, as in a chess problem. `write` leaves nothing
out, so that reading gives back the same state.
"""

from collections.abc import Callable

from penumbra.games.bits import members
from penumbra.games.errors import BadPosition
from penumbra.games.log import new_log
from penumbra.games.position_text import fail, lines_of, natural, one_of
from penumbra.games.shamans import choices, packed, reachable, rules
from penumbra.games.shamans.events import cards
from penumbra.games.shamans.packed import *
from penumbra.games.shamans.reachable import PENDING
from penumbra.games.shamans.state import *
from penumbra.games.shamans.terms import *

_KINDS = {name: kind for kind, name in PENDING.items()}
_ECLIPSE_WORDS = {ECLIPSE_HIDDEN: "", ECLIPSE_SHOWING: "showing", ECLIPSE_GONE: "gone"}
_REPEATED = ("trick", "seat", "pending")
_WINDOWS = range(MOON_WINDOW, END_WINDOW + 1)


# --- writing --------------------------------------------------------------------------------------


def write(row: Row) -> str:
    """The whole position, hidden things included."""
    words: list[int] = row.tolist()
    players = words[PLAYERS]
    state = _ECLIPSE_WORDS[words[ECLIPSE_IS]]
    lines = [
        f"players {players}",
        f"round {words[ROUND]}",
        f"marker {words[MARKER]}",
        f"pawn {words[PAWN]}",
        "row " + " ".join(TILES[tile] or "-" for tile in words[SLOT : SLOT + 2]),
        "stack " + " ".join(TILES[tile_at(words[STACK], k)] for k in range(words[HEIGHT])),
        f"arrow {SIDES[words[ARROW]]} {state}",
        "out " + " ".join(tile_names(words[OUT])),
    ]
    for world in members(words[IN_PLAY]):
        numbers = members(numbers_at(words[PLACED], world))
        lines.append(f"{WORLDS[world]} " + " ".join(str(number + 1) for number in numbers))
    for k in range(words[TRICK]):
        played = [card_of(words[TRICKS + k], seat) for seat in range(players)]
        names = " ".join(CARD_NAMES[card] if card >= 0 else "-" for card in played)
        lines.append(f"trick {guide_of(words[TRICKS + k])}: {names}")
    lines += [_write_seat(words, seat) for seat in range(players)]
    if words[DRAWN]:
        lines.append(f"drawn {TILES[words[DRAWN]]}")
    frames = words[FRAMES : FRAMES + words[DEPTH]]
    lines += [f"pending {_write_frame(frame, words[WAITING])}" for frame in frames]
    if not frames:
        lines.append("pending nothing")
    if words[RESULT] != NONE:
        lines.append(f"result {TEAMS[words[RESULT]]} {ENDINGS[words[ENDING]]}")
    if words[WINNER] != NONE:
        lines.append(f"winner {words[WINNER]}")
    lines.append("chronicle " + " ".join(_chronicled(words)))
    return "\n".join(line.rstrip() for line in lines) + "\n"


def _write_seat(words: list[int], seat: int) -> str:
    card = words[ROLE_CARD + seat]
    parts = [f"seat {seat} {ROLES[words[FACE + card]]}: " + " ".join(cards(words[HAND + seat]))]
    parts.append(f"points {words[POINTS + seat]}")
    for key, place in (("open", OPEN), ("hidden", HIDDEN), ("lost", LOST)):
        if words[place + seat]:
            parts.append(f"{key} " + " ".join(tile_names(words[place + seat])))
    if words[ASIDE + seat]:
        parts.append("aside " + " ".join(cards(words[ASIDE + seat])))
    if words[GIVEN + seat]:
        parts.append(f"gave {CARD_NAMES[words[GIVEN + seat] - 1]}")
    if not words[ALIVE] >> seat & 1:
        parts.append("eliminated")
    if words[FACE_UP] >> card & 1:
        parts.append("face-up")
    parts.append(f"card {card}")
    parts.append("knows " + " ".join(map(str, members(words[KNOWS + seat]))))
    return " | ".join(parts)


def _write_frame(frame: int, waiting: int) -> str:
    kind, seat, value = frame_kind(frame), frame_seat(frame), frame_value(frame)
    name = PENDING[kind]
    if kind in (PLAY, COLLECT):
        return name
    detail = ""
    if kind in _WINDOWS:
        detail = "asking " + " ".join(map(str, members(waiting))) if value else ""
    elif kind == CHAIN:
        detail = " ".join(WORLDS[world] for world in members(value))
    elif kind == PLACE:
        detail = CARD_NAMES[value]
    elif kind == RITUAL:
        detail = WORLDS[value]
    elif kind in (STEP, ELIMINATE):
        detail = str(value)
    return f"{name} {seat} {detail}".rstrip()


def _chronicled(words: list[int]) -> list[str]:
    acts = []
    at = 0
    while at < words[CHRONICLED]:
        act = act_in(words[CHRONICLE + word_at(at)], at)
        acts.append(f"{actor_of(act)}.{action_of(act)}")
        at = place_after(at)
    return acts


# --- reading --------------------------------------------------------------------------------------


def read(text: str, new: Callable[[int], Rows]) -> Rows:
    """The state a text describes, brought to its next decision; `new` makes an empty one."""
    players, lines = lines_of(text, "Shamans", PLAYER_COUNTS, 4)
    reader = _Reader(new(players))
    for number, line in lines:
        reader.line(number, line)
    return reader.finish()


class _Reader:
    """Fills a row line by line; `reachable` then says whether it could lie on a table."""

    def __init__(self, rows: Rows) -> None:
        self.rows = rows
        self.row = rows[0]
        self.players = int(self.row[PLAYERS])
        self.row[ROUND] = 1
        self.row[MARKER] = 0
        self.row[PAWN] = self.row[START]
        self.row[ALIVE] = (1 << self.players) - 1
        self.seats: set[int] = set()
        self.frames: list[int] | None = None
        self.lines: dict[str, int] = {}

    def line(self, number: int, line: str) -> None:
        key, _, rest = line.partition(" ")
        if key in self.lines and key not in _REPEATED:
            fail(number, f"“{key}” stands here twice, first in line {self.lines[key]}.")
        self.lines[key] = number
        if key in WORLDS:
            self._world(number, key, rest.split())
        elif hasattr(self, f"_read_{key}"):
            getattr(self, f"_read_{key}")(number, rest)
        else:
            fail(number, f"“{key}” begins no line of a position.")

    # one method a keyword

    def _read_round(self, line: int, rest: str) -> None:
        self.row[ROUND] = natural(line, rest, 1000)

    def _read_marker(self, line: int, rest: str) -> None:
        self.row[MARKER] = NONE if rest == "-1" else self._seat_number(line, rest)

    def _read_pawn(self, line: int, rest: str) -> None:
        self.row[PAWN] = natural(line, rest, int(self.row[MOON]) + 1)

    def _read_row(self, line: int, rest: str) -> None:
        tiles = rest.split()
        if len(tiles) != 2:
            fail(line, "the row has two slots: “row shard -”.")
        for slot, tile in ((LEFT, tiles[0]), (RIGHT, tiles[1])):
            self.row[SLOT + slot] = 0 if tile == "-" else one_of(line, tile, TILES[:ECLIPSE])

    def _read_stack(self, line: int, rest: str) -> None:
        tiles = [one_of(line, tile, TILES) for tile in rest.split()]
        if len(tiles) > 11 or tiles.count(ECLIPSE) > 1:
            fail(line, "a stack has at most 10 tiles and one Eclipse.")
        self.row[STACK] = sum(at_depth(tile, k) for k, tile in enumerate(tiles))
        self.row[HEIGHT] = len(tiles)

    def _read_arrow(self, line: int, rest: str) -> None:
        side, _, state = rest.partition(" ")
        self.row[ARROW] = one_of(line, side, SIDES)
        states = {word: number for number, word in _ECLIPSE_WORDS.items()}
        if state not in states:
            fail(line, f"“{state}” should be “showing”, “gone” or nothing.")
        self.row[ECLIPSE_IS] = states[state]

    def _read_out(self, line: int, rest: str) -> None:
        self.row[OUT] = self._tiles(line, rest)

    def _read_drawn(self, line: int, rest: str) -> None:
        self.row[DRAWN] = one_of(line, rest, TILES[:MASK])

    def _read_result(self, line: int, rest: str) -> None:
        team, _, why = rest.partition(" ")
        self.row[RESULT] = one_of(line, team, TEAMS)
        self.row[ENDING] = one_of(line, why, ENDINGS)

    def _read_winner(self, line: int, rest: str) -> None:
        self.row[WINNER] = self._seat_number(line, rest)

    def _read_trick(self, line: int, rest: str) -> None:
        guide, _, names = rest.partition(":")
        played = names.split()
        if len(played) != self.players:
            fail(line, f"a trick has a card or “-” for each of {self.players} seats.")
        if self.row[TRICK] == MOST_TRICKS:
            fail(line, f"a round has at most {MOST_TRICKS} tricks.")
        leader = self._seat_number(line, guide.strip())
        word = new_trick(leader)
        for seat, name in enumerate(played):
            if name != "-":
                word |= play_of(seat, self._card(line, name))
        self.row[TRICKS + self.row[TRICK]] = word
        self.row[TRICK] += 1
        self.row[GUIDE] = leader
        led = [name for name in played[leader:] + played[:leader] if name != "-"]
        self.row[DESTINATION] = self._card(line, led[0]) // NUMBERS if led else NONE

    def _read_chronicle(self, line: int, rest: str) -> None:
        for act in rest.split():
            seat, _, action = act.partition(".")
            if word_at(self.row[CHRONICLED]) == CHRONICLE_WORDS:
                fail(line, "the chronicle is too long for one round.")
            rules.chronicle(self.row, natural(line, seat, 8), natural(line, action, 64))

    def _read_pending(self, line: int, rest: str) -> None:
        words = rest.split()
        nothing = words == ["nothing"]
        if self.frames == [] or (self.frames and nothing):
            fail(line, "“pending nothing” stands alone.")
        self.frames = self.frames or []
        self.lines[f"pending {len(self.frames)}"] = line
        if nothing:
            return
        if not words or words[0] not in _KINDS:
            fail(line, f"“{rest}” should begin with one of {', '.join(_KINDS)}.")
        if len(self.frames) == DEEPEST:
            fail(line, f"at most {DEEPEST} things can be pending.")
        kind = _KINDS[words[0]]
        details = words[2:]
        if kind in (PLAY, COLLECT):
            self.frames.append(kind)
            return
        if len(words) < 2:
            fail(line, f"whose “{words[0]}”? Name a seat.")
        value = 0
        if kind in _WINDOWS and details[:1] == ["asking"]:
            value = 1
            self.row[WAITING] = sum(1 << self._seat_number(line, word) for word in details[1:])
        elif kind == CHAIN:
            value = sum(1 << one_of(line, world, WORLDS) for world in details)
        elif kind == PLACE and details:
            value = self._card(line, details[0])
        elif kind == RITUAL and details:
            value = one_of(line, details[0], WORLDS)
        elif kind == STEP and details:
            value = natural(line, details[0], 12)
        elif kind == ELIMINATE and details:
            value = self._seat_number(line, details[0])
        elif kind in (PLACE, RITUAL, STEP, ELIMINATE):
            fail(line, f"“{rest}” lacks its last word.")
        seat = self._seat_number(line, words[1])
        if kind in _WINDOWS:
            self.row[ASK_FROM] = seat
            self.row[OPTIONS] = 1 << PASS
        self.frames.append(packed.frame(kind, seat, value))

    def _read_seat(self, line: int, rest: str) -> None:
        head, _, tail = rest.partition(":")
        name, _, role = head.partition(" ")
        seat = self._seat_number(line, name)
        if seat in self.seats:
            fail(line, f"seat {seat} stands here twice.")
        self.seats.add(seat)
        self.lines[f"seat {seat}"] = line
        hand, *extras = tail.split("|")
        row = self.row
        row[HAND + seat] = self._cards(line, hand.split())
        card, knows, face_up = seat, None, False
        said: set[str] = set()
        for extra in extras:
            key, _, value = extra.strip().partition(" ")
            if key in said:
                fail(line, f"“{key}” is said of the seat twice.")
            said.add(key)
            if key in ("open", "hidden", "lost"):
                place = {"open": OPEN, "hidden": HIDDEN, "lost": LOST}[key]
                row[place + seat] = self._tiles(line, value)
            elif key == "aside":
                row[ASIDE + seat] = self._cards(line, value.split())
            elif key == "gave":
                row[GIVEN + seat] = self._card(line, value) + 1
            elif key == "points":
                row[POINTS + seat] = natural(line, value, 1000)
            elif key == "eliminated":
                row[ALIVE] &= ~(1 << seat)
            elif key == "face-up":
                face_up = True
            elif key == "card":
                card = self._seat_number(line, value)
            elif key == "knows":
                knows = sum(1 << self._seat_number(line, word) for word in value.split())
            else:
                fail(line, f"“{key}” says nothing about a seat.")
        row[ROLE_CARD + seat] = card
        row[FACE + card] = one_of(line, role, ROLES)
        row[FACE_UP] |= face_up << card
        row[KNOWS + seat] = 1 << card if knows is None else knows

    # words inside a line

    def _seat_number(self, line: int, word: str) -> int:
        return natural(line, word, self.players)

    def _card(self, line: int, name: str) -> int:
        card = CARD_NUMBERS.get(name, NONE)
        world, number = divmod(card, NUMBERS)
        if card == NONE or not self.row[IN_PLAY] >> world & 1:
            fail(line, f"“{name}” is no card with {self.players} players; write e.g. purple-5.")
        if number >= HIGHEST_NUMBER[self.players]:
            fail(line, f"{name}: numbers end at {HIGHEST_NUMBER[self.players]} here.")
        return card

    def _cards(self, line: int, names: list[str]) -> int:
        found = [self._card(line, name) for name in names]
        for name, card in zip(names, found, strict=True):
            if found.count(card) > 1:
                fail(line, f"{name} stands here twice.")
        return sum(1 << card for card in found)

    def _tiles(self, line: int, names: str) -> int:
        tiles = [one_of(line, tile, TILES[:ECLIPSE]) for tile in names.split()]
        if len(tiles) > ARTIFACT_COUNT:
            fail(line, f"there are only {ARTIFACT_COUNT} artifacts (1.1).")
        return sum(one_tile(tile) for tile in tiles)

    def _world(self, line: int, world: str, numbers: list[str]) -> None:
        self.row[PLACED] |= self._cards(line, [f"{world}-{number}" for number in numbers])

    # the whole

    def finish(self) -> Rows:
        """Check the whole and let the game run to its next decision."""
        row = self.row
        if len(self.seats) != self.players:
            raise BadPosition(f"Each of the {self.players} seats needs a line “seat N ROLE: …”.")
        if not row[TRICK] and row[ROUND] and row[MARKER] != NONE:
            row[TRICK] = 1
            row[GUIDE] = row[MARKER]
            row[TRICKS] = new_trick(row[MARKER])
        if not row[ROUND]:
            row[GUIDE] = NONE
        frames = [PLAY] if self.frames is None else self.frames
        for k, frame in enumerate(frames):
            row[FRAMES + k] = packed.frame(PLAY, row[GUIDE], 0) if frame == PLAY else frame
        row[DEPTH] = len(frames)
        if row[ROUND]:
            for seat in members(~int(row[ALIVE]) & (1 << self.players) - 1):
                row[FACE_UP] |= 1 << row[ROLE_CARD + seat]  # 9.1
        reachable.check(row, self.lines)
        rules.run(row, new_log())
        for seat in members(row[WAITING]):
            if not choices.legal(row, seat):
                kind = DECISIONS[rules.decision(row)]
                raise BadPosition(f"Seat {seat} is to {kind} and has nothing to choose from.")
        return self.rows
