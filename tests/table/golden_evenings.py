"""The evenings behind the golden journals, played through the same doors as at a real table.

`python -m tests.table.golden_evenings FOLDER` writes their journals in this Penumbra's
format. Journals that were written once are never written again: a new format gets its own folder.
"""

import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any

import msgspec

from penumbra.games.fairness.draw import promise
from penumbra.table import etiquette
from penumbra.table import journal as j
from penumbra.table import messages as m
from penumbra.table.boards import Boards
from penumbra.table.evening import Evening, kept_wishes
from tests.table.people import Present

RULES = etiquette.ServerRules(Boards().find)


class Table:
    """A table and its journal, written by people who say what they do."""

    def __init__(self, name: str, people: int, **wishes: Any) -> None:
        self.chance = Random(name)
        self.commands = 0
        wished = msgspec.convert({"level": "thumb"} | wishes, m.Wishes)
        opened = j.Opened(
            code="".join(self.chance.choices(("ka", "mo", "ru", "ti", "se"), k=4)),
            wishes=kept_wishes(wished),
            board=Boards().find(wished.game, wished.board),
            secret=self.chance.randbytes(32).hex(),
        )
        self.evening = Evening(opened, history=1)
        self.journal: list[bytes] = []
        self.write(opened)
        for person in range(1, people + 1):
            self.join(person)

    def write(self, entry: j.Entries) -> None:
        """It happens, and is kept."""
        self.evening.apply(entry)
        self.journal.append(j.written(self.evening.to_keep(entry)))

    def join(self, person: int, sit: bool = True) -> None:
        """Somebody comes, and takes the first empty chair."""
        empty = [seat for seat, chair in enumerate(self.evening.chairs) if chair.empty]
        seat = empty[0] if sit and empty and self.evening.stage == "gathering" else None
        joined = j.Joined(
            person=person,
            name=f"Guest {person}",
            token=f"{person:064}",
            seat=seat,
            hosts=person == 1,
            line=f"{person:05}",
        )
        self.write(joined)

    def do(self, person: int, command: Callable[..., m.Commands], *words: Any) -> None:
        """A command of somebody, who must be allowed to."""
        self.commands += 1
        said = command(f"c{self.commands}", *words)
        self.write(etiquette.entry_for(self.evening, person, said, RULES, Present({person})))

    def play(self, acts: int, hasty: float = 0.1) -> None:
        """The game goes on, by people and bots, now and then out of turn, to its end at most."""
        for _ in range(acts):
            if self.evening.stage != "playing":
                return
            match = self.evening.match
            assert match is not None
            able = [seat for seat in range(match.players) if match.legal(seat)]
            seat = self.chance.choice(able if self.chance.random() < hasty else match.waiting)
            action = self.chance.choice(match.legal(seat))
            chair, rounds = self.evening.chairs[seat], match.rounds
            if chair.level is not None or chair.person is None:
                self.write(j.Acted(seat=seat, action=action, how="bot"))
            elif self.evening.wishes.clock != "off" and self.chance.random() < 0.05:
                self.write(j.Acted(seat=seat, action=action, how="clock"))
            else:
                self.do(chair.person, m.Act, self.evening.streams[seat].turn, action)
            if self.evening.rounds > rounds:
                self.rest()

    def rest(self) -> None:
        """After a round some look for a while; one of them is not waited for to the end."""
        chairs = self.evening.chairs
        people = [c.person for c in chairs if c.person is not None and c.level is None]
        if people:
            self.write(j.Rested(people=tuple(sorted(people))))
            for person in people[1:]:
                self.do(person, m.GoOn)
            if self.chance.random() < 0.5:
                self.write(j.RestEnded())

    def start(self, person: int) -> None:
        """The host starts; most people give a share, and one of them may not open it."""
        self.do(person, m.Start)
        sitting = [(k, chair.person) for k, chair in enumerate(self.evening.chairs)]
        people = [(seat, each) for seat, each in sitting if each is not None]
        late = self.chance.random() < 0.5
        while self.evening.drawing is not None:
            shares = {seat: self.chance.randbytes(32) for seat, _ in people}
            attempt = self.evening.drawing.attempt
            commitment = self.evening.state.commitment
            for seat, each in people:
                if self.evening.drawing.may_promise(seat, attempt):
                    promised = promise(commitment, attempt, seat, shares[seat])
                    self.do(each, m.Share, attempt, promised)
            self.write(j.Rolled())
            opening = people[1:] if late and attempt == 1 else people
            for seat, each in opening:
                if self.evening.drawing.may_open(seat, attempt, shares[seat].hex()):
                    self.do(each, m.Reveal, attempt, shares[seat].hex())
            if self.evening.drawing.missing:
                self.write(j.Undrawn())
            else:
                self.write(j.Started(rules=self.evening.game.rules))


def shamans_with_a_rematch() -> Table:
    """Three people who talk and swap chairs; the second game is left in the middle."""
    table = Table("shamans-rematch", 3, game="shamans", players=3, talk="warn", delay=7, pace=0)
    table.join(4, sit=False)
    table.do(4, m.Say, "I only watch. Ночь 🌒")
    table.do(1, m.Swap, 2)
    table.do(3, m.Swap, 0)
    table.do(2, m.Rename, "Béla")
    table.start(1)
    table.play(20)
    table.do(1, m.Say, "I have the red six!")
    table.do(2, m.Claim, "follow")
    table.play(10_000)
    table.do(3, m.Say, "Again?")
    table.do(1, m.Rematch)
    table.do(2, m.Stand)
    table.do(2, m.Sit, 1)
    table.start(1)
    table.play(30)
    return table


def shamans_with_bots() -> Table:
    """Two people and bots under a clock: hints, pauses, a takeover, a host who passes on his
    rights."""
    table = Table(
        "shamans-bots", 2, game="shamans", players=5, clock="blitz", language="cs", hints=True
    )
    table.do(1, m.Bot, 4, "random")
    table.do(1, m.Bot)
    table.do(1, m.Clear, 3)
    table.do(1, m.Bot, 3)
    table.do(1, m.Arrange, 0, 3)
    table.start(1)
    table.play(15)
    table.do(1, m.AgreeHints)
    table.do(2, m.AgreeHints)
    table.do(1, m.AgreeHints, False)
    table.do(2, m.AskPause)
    table.do(1, m.Pause)
    table.do(2, m.Say, "back in a moment")
    table.do(1, m.Resume)
    table.do(1, m.Substitute, table.evening.seat_of(2))
    table.play(25)
    table.write(j.Returned(seat=table.evening.seat_of(2) or 0))
    table.play(15)
    table.do(1, m.Host, 2)
    table.do(2, m.Kick, 1)
    table.play(10)
    table.do(2, m.Readmit, 1)
    table.do(2, m.Lock)
    table.play(10_000)
    return table


def intrigue_with_claims() -> Table:
    """Seven people who accuse each other; one leaves; a second game on another day."""
    table = Table("intrigue-claims", 7, game="intrigue", players=7, public=True, takeover=0)
    table.start(1)
    table.play(10)
    table.do(4, m.Claim, "accuse 2")
    table.do(5, m.Claim, "trust 0")
    table.play(5)
    table.do(6, m.Leave)
    table.write(j.Claimed(person=None, seat=5, claim="lies 1"))
    table.play(10_000)
    table.do(1, m.Rematch)
    table.do(1, m.Change, {"spectators": False, "level": "random", "clock": "relaxed"})
    table.do(1, m.Clear, 5)
    table.do(1, m.Bot)
    table.start(1)
    table.play(10_000)
    return table


def intrigue_unfinished() -> Table:
    """Ten chairs, more people than expected; the game stops in its first discussion."""
    table = Table("intrigue-unfinished", 3, game="intrigue", players=8, language="ru")
    table.do(1, m.Change, {"players": 10})
    for person in range(4, 12):
        table.join(person)
    table.start(1)
    table.play(12)
    table.do(1, m.Pause)
    return table


def gathering() -> Table:
    """A table whose game never began."""
    table = Table("gathering", 2, game="shamans", players=4, spectators=False)
    table.do(2, m.Leave)
    table.do(1, m.Bot, 1)
    table.join(3)
    table.join(4, sit=False)
    table.do(1, m.Kick, 4, True)
    table.do(3, m.Host, 3)
    table.do(1, m.Host, 1)
    table.do(1, m.Lock)
    table.do(1, m.Unlock)
    table.do(1, m.Leave)
    return table


EVENINGS: dict[str, Callable[[], Table]] = {
    "shamans-rematch": shamans_with_a_rematch,
    "shamans-bots": shamans_with_bots,
    "intrigue-claims": intrigue_with_claims,
    "intrigue-unfinished": intrigue_unfinished,
    "gathering": gathering,
}


def main(folder: Path) -> None:
    folder.mkdir(parents=True)
    for name, evening in EVENINGS.items():
        lines: Iterator[bytes] = (data + b"\n" for data in evening().journal)
        (folder / f"{name}.jsonl").write_bytes(b"".join(lines))


if __name__ == "__main__":
    main(Path(sys.argv[1]))
