"""Another deal that one seat can't tell from the present one.

Everything the seat does not know is taken out of the position's text and dealt anew, within what it
does know: the number of cards and tiles, the mix of roles, that a hidden tile is no Mask, that the
Eclipse is not on top, the card it gave and the card it got in the Eclipse.
"""

import random
import re
from dataclasses import dataclass, field
from itertools import chain

SEAT = re.compile(r"seat (\d) (\w+):(.*)")


@dataclass
class Seat:
    """What a seat's line says."""

    role: str
    hand: list[str]
    extras: dict[str, list[str]] = field(default_factory=dict)

    def __str__(self) -> str:
        extras = [" ".join([key, *words]) for key, words in self.extras.items()]
        return f"{self.role}: " + " | ".join([" ".join(self.hand), *extras])

    @property
    def alive(self) -> bool:
        return "eliminated" not in self.extras

    @property
    def card(self) -> str:
        return self.extras["card"][0]


class Secrets:
    """A position, open for redealing what one seat (or a spectator, -1) does not know of it."""

    def __init__(self, text: str, viewer: int, rng: random.Random) -> None:
        self.viewer = viewer
        self.rng = rng
        self.lines = {}
        self.rest: list[str] = []
        self.seats: list[Seat] = []
        for line in text.splitlines():
            key, _, words = line.partition(" ")
            if seat := SEAT.match(line):
                hand, *extras = seat[3].split("|")
                parts = [extra.split() for extra in extras]
                self.seats.append(Seat(seat[2], hand.split(), {k: w for k, *w in parts}))
            elif key in ("stack", "arrow", "drawn"):
                self.lines[key] = words.split()
            else:
                self.rest.append(line)

    def __str__(self) -> str:
        lines = [" ".join([key, *words]) for key, words in self.lines.items()]
        seats = [f"seat {number} {seat}" for number, seat in enumerate(self.seats)]
        return "\n".join([*self.rest[:1], *lines, *seats, *self.rest[1:]])

    @property
    def others(self) -> list[Seat]:
        return [seat for number, seat in enumerate(self.seats) if number != self.viewer]

    @property
    def eclipse(self) -> str:
        """hidden, showing or gone"""
        return self.lines["arrow"][1] if len(self.lines["arrow"]) > 1 else "hidden"

    def everything(self, answers: bool = True) -> str:
        """All of it; `answers` says whether also who has already answered in a window."""
        self.hands()
        self.tiles()
        self.stack()
        self.roles()
        if answers:
            self.asked()
        return str(self)

    def hands(self) -> None:
        """Hands and cards set aside, and what was passed in the Eclipse."""
        gift = self._gift_of_viewer()
        before = {id(seat): seat.hand + seat.extras.get("aside", []) for seat in self.others}
        pool = [card for cards in before.values() for card in cards if card != gift]
        self.rng.shuffle(pool)
        for seat in self.others:
            for cards in (seat.hand, seat.extras.get("aside", [])):
                cards[:] = [card if card == gift else pool.pop() for card in cards]
        for giver, receiver in self._gifts():
            gave = self.seats[giver].extras["gave"]
            showing = self.eclipse == "showing"
            if self.viewer == giver or (self.viewer == receiver and not showing):
                continue
            holder = self.seats[giver if showing else receiver]
            hidden = holder.hand + holder.extras.get("aside", [])
            if gave[0] in before[id(holder)] or (hidden and self.rng.random() < 0.5):
                gave[0] = self.rng.choice(hidden)

    def _gifts(self) -> list[tuple[int, int]]:
        """Who has given (or chosen a card) and who gets it."""
        givers = [n for n, seat in enumerate(self.seats) if "gave" in seat.extras]
        turn = 1 if self.lines["arrow"][0] == "left" else -1
        return [(giver, givers[(k + turn) % len(givers)]) for k, giver in enumerate(givers)]

    def _gift_of_viewer(self) -> str | None:
        """The card the viewer passed: he knows whose it is, unless it has been played."""
        if self.viewer < 0 or self.eclipse != "gone":
            return None
        return next(iter(self.seats[self.viewer].extras.get("gave", [])), None)

    def tiles(self) -> None:
        """Hidden and lost tiles, another's drawn tile, and the stack: one pool."""
        groups = [
            seat.extras[key]
            for seat in self.others
            for key in ("hidden", "lost")
            if key in seat.extras
        ]
        drawer = next(
            (int(line.split()[2]) for line in self.rest if line.startswith("pending keep")), None
        )
        if drawer is not None and drawer != self.viewer:
            groups.append(self.lines["drawn"])
        stack = self.lines["stack"]
        pool = [tile for tile in stack if tile != "eclipse"] + list(chain(*groups))
        self.rng.shuffle(pool)
        pool.sort(key=lambda tile: tile == "mask")  # no Mask lies face down
        for group in groups:
            group[:] = sorted(pool.pop(0) for _ in group)
        stack[:] = pool + [tile for tile in stack if tile == "eclipse"]

    def stack(self) -> None:
        """The order of the stack, and place and side of an Eclipse that has not been seen."""
        stack = self.lines["stack"]
        seen = self.eclipse == "showing"
        tiles = [tile for tile in stack if tile != "eclipse"]
        self.rng.shuffle(tiles)
        if "eclipse" in stack:
            covered = 0 if seen or "drawn" in self.lines else 1
            place = 0 if seen else self.rng.randrange(covered, len(tiles) + 1)
            tiles.insert(place, "eclipse")
        stack[:] = tiles
        if self.eclipse == "hidden":
            self.lines["arrow"] = [self.rng.choice(["left", "right"])]

    def roles(self) -> None:
        """Faces of role cards that lie face down and that the viewer has never held."""
        knows = self.seats[self.viewer].extras["knows"] if self.viewer >= 0 else []
        unknown = [
            seat for seat in self.seats if "face-up" not in seat.extras and seat.card not in knows
        ]
        faces = [seat.role for seat in unknown]
        self.rng.shuffle(faces)
        for seat, face in zip(unknown, faces, strict=True):
            seat.role = face

    def asked(self) -> None:
        """Who has not answered yet in a window; at least one, or it would be over."""
        for k, line in enumerate(self.rest):
            if " asking " in line:
                head, _, seats = line.partition(" asking ")
                candidates = [
                    str(number)
                    for number, seat in enumerate(self.seats)
                    if seat.alive
                    and ("hidden" in seat.extras or "portal" in seat.extras.get("open", []))
                ]
                mine = [word for word in seats.split() if word == str(self.viewer)]
                others = [word for word in candidates if word != str(self.viewer)]
                some = self.rng.sample(others, self.rng.randint(1 - len(mine), len(others)))
                self.rest[k] = f"{head} asking " + " ".join(sorted(mine + some))
