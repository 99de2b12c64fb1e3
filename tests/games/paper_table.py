"""A table on paper: a game of fair deals with honest clients, without network, clock or disk.

It does what a server and its clients do in the draw and in the game, so that a test can bend any
one step of it. Whoever is left out of the draw or misses acts is told so as a real table would.
"""

from collections.abc import Callable, Collection, Sequence
from random import Random
from typing import Any, TypeAlias

import msgspec

from penumbra.games import GAMES, record
from penumbra.games.fairness.deals import Attempt, DrawnDeals
from penumbra.games.fairness.draw import Facts, Roll, before, commitment, draw_hash, roll_hash
from penumbra.games.fairness.note import Note, NotedChair
from penumbra.games.fairness.notebook import Notebook
from penumbra.games.game import SPECTATOR
from penumbra.games.match import Match

Events: TypeAlias = list[dict[str, Any]]
NAMES = ["Ann", "Bob", "Čeněk", "Dora", "Éric", "Фома", "Gus", "Hugo", "Ivo", "Jan"]


class PaperTable:
    """One game; `bots` are chairs without a person. A spectator keeps a note, too."""

    def __init__(
        self,
        game: str = "shamans",
        players: int = 3,
        bots: Collection[int] = (),
        secret: bytes = bytes(32),
        chance: Random | None = None,
    ) -> None:
        self.chance = chance or Random(f"{game} {players}")
        self.secret = secret
        self.commitment = commitment(secret)
        rules = GAMES[game]
        board = rules.board_data(rules.board())
        self.facts = Facts("tabu-1", game, players, board, None, NAMES[:players])
        self.bots = set(bots)
        self.attempts: list[Attempt] = []
        self.rolls: list[Roll] = []
        self.clients = {
            seat: Notebook(Note(id=self.facts.id, commitment=self.commitment))
            for seat in (SPECTATOR, *range(players))
            if seat not in self.bots
        }
        self.chairs = [
            NotedChair(name, seat in self.bots) for seat, name in enumerate(self.facts.names)
        ]
        for seat, client in self.clients.items():
            client.look(self.commitment, None if seat == SPECTATOR else seat)
            client.sit_down(self.chairs)
        self.match: Match[Any, Any] | None = None
        self.tale: Callable[[int, Events], Events] = lambda viewer, events: events
        """What a dishonest table makes of events before it tells a viewer of them."""
        self.picture: Callable[[int, bytes], bytes | None] = lambda viewer, view: view
        """And of the view beside them."""
        self._away: dict[int, bool] = {}

    # the draw

    def roll(self, away: Collection[int] = ()) -> Roll:
        """The next attempt's roll, from what clients promise; not yet told to anybody."""
        number = len(self.rolls) + 1
        shares = [self._share(number, seat, away) for seat in range(self.facts.players)]
        return Roll(number, before(self.rolls), self.commitment, self.facts, shares)

    def _share(self, number: int, seat: int, away: Collection[int]) -> str:
        if seat in self.bots:
            return "bot"
        last = self.attempts[-1] if self.attempts else None
        if last is not None and seat in last.missing:
            return "late"
        if last is not None and last.shares[seat] in ("away", "late"):
            return last.shares[seat]
        promised = None if seat in away else self.clients[seat].promise(number)
        return promised or "away"

    def tell_roll(self, roll: Roll, to: Collection[int] | None = None) -> dict[int, str]:
        """Tell a roll; what its clients open."""
        opened = {}
        for seat, client in self.clients.items():
            if to is None or seat in to:
                share = client.roll(roll, self.facts.game, self.chairs)
                if share is not None:
                    opened[seat] = share
        return opened

    def draw(self, away: Collection[int] = (), silent: Collection[int] = ()) -> bool:
        """One attempt: who is `away` promises nothing, who is `silent` does not open."""
        roll = self.roll(away)
        opened = self.tell_roll(roll)
        attempt = Attempt(
            roll.shares,
            [None if s in silent else opened.get(s) for s in range(self.facts.players)],
        )
        self.rolls.append(roll)
        self.attempts.append(attempt)
        for seat, client in self.clients.items():
            if seat in opened and seat not in silent:
                client.acknowledged(roll.attempt)
            if attempt.missing:
                client.undrawn(roll.attempt, attempt.opened, attempt.missing)
            else:
                drawn = draw_hash(roll_hash(roll), attempt.opened)
                client.drawn(roll.attempt, attempt.opened, drawn)
        return not attempt.missing

    # the game

    def deal(self, match: Match[Any, Any] | None = None) -> Match[Any, Any]:
        """The first round, from the draw, or from whatever a dishonest table deals from."""
        self.match = match or self.honest_match()
        self._tell()
        return self.match

    def honest_match(self) -> Match[Any, Any]:
        rules = GAMES[self.facts.game]
        deals = DrawnDeals(self.secret, self.facts, self.attempts)
        return Match(rules, self.facts.players, rules.board_from(self.facts.board), fair=deals)

    def act(self) -> None:
        """Somebody does anything he may."""
        assert self.match is not None
        seat = self.match.actor
        self.do(seat, self.chance.choice(self.match.legal(seat)))

    def do(self, seat: int, action: str, told: str | None = None) -> None:
        """A seat acts; a dishonest table may answer to another act, that it was `told` of."""
        assert self.match is not None
        self.match.act(seat, action)
        if seat in self.clients and not self._away.get(seat):
            self.clients[seat].acted(len(self.match.history), told or action)
        self._tell()

    def leave(self, seat: int) -> None:
        """A client hears nothing for a while."""
        self._away[seat] = True

    def come_back(self, seat: int) -> None:
        """And finds that what it missed is not at hand any more."""
        if self._away.pop(seat, False) and self.match is not None:
            self.clients[seat].gap(msgspec.json.decode(self.match.view_json(seat)))

    def _tell(self) -> None:
        assert self.match is not None
        for seat, client in self.clients.items():
            if self._away.get(seat):
                continue
            client.events(self.tale(seat, msgspec.to_builtins(self.match.events(seat))))
            view = self.picture(seat, self.match.view_json(seat))
            if view is not None:
                client.looks(view)
            if self.match.over:
                client.end()

    def play(self) -> "PaperTable":
        """The game to its end."""
        while self.match is not None and not self.match.over:
            self.act()
        return self

    def record(self) -> str:
        """What the table gives out at the end."""
        assert self.match is not None
        return record.dumps(self.match, self.facts.names)

    def note(self, seat: int) -> Note:
        return self.clients[seat].note


def played(
    game: str = "shamans", players: int = 3, bots: Sequence[int] = (), **more: Any
) -> PaperTable:
    """A whole honest game."""
    table = PaperTable(game, players, bots, **more)
    assert table.draw()
    table.deal()
    return table.play()
