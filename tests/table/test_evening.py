"""An evening is a pure fold of its journal: whatever people try, in whatever order, the journal
alone gives the same table again, and what was refused has changed nothing.
"""

import random
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from penumbra.games import record
from penumbra.games.errors import IllegalAction
from penumbra.games.game import SPECTATOR
from penumbra.table import etiquette
from penumbra.table import journal as j
from penumbra.table import messages as m
from penumbra.table.boards import Boards
from penumbra.table.evening import Evening, kept_wishes
from penumbra.table.messages import Refused
from penumbra.table.playback import Playback
from penumbra.table.terms import CODES
from tests.table.people import Present

HISTORY = 10_000
RULES = etiquette.ServerRules(Boards().find)
SEATS = st.integers(0, 10)
PERSONS = st.integers(1, 12)
TEXTS = st.sampled_from(["", "hello", "the red six", "x" * 400, "am shaman", "trust 1", "\x00"])
WISHES: st.SearchStrategy[dict[str, Any]] = st.sampled_from(
    [
        {},
        {"players": 4},
        {"players": 5},
        {"players": 99},
        {"game": "intrigue", "players": 7},
        {"game": "shamans", "players": 3},
        {"clock": "blitz"},
        {"talk": "off"},
        {"spectators": False, "delay": 5},
        {"nonsense": 1},
    ]
)
ACTIONS = st.sampled_from(["legal", "legal", "legal", "legal", "pass", "play red-1", "", "silent"])


@st.composite
def commands(draw: st.DrawFn) -> m.Commands:
    """Anything anybody may say, with the act's turn and words to be filled in later."""
    often: list[type[Any]] = [m.Act, m.Act, m.Act, m.Start, m.Bot]
    kind = draw(st.sampled_from([*m.Command.__subclasses__(), *often]))
    name = "id"
    if kind is m.Act:
        return m.Act(name, draw(st.integers(0, 1)), draw(ACTIONS))
    if kind is m.Bot:
        return m.Bot(
            name, draw(st.none() | SEATS), draw(st.sampled_from([None, "wanderer", "god"]))
        )
    if kind in (m.Share, m.Reveal):
        word = draw(st.sampled_from(["0f" * 32, "f0" * 32]))
        return (m.Share if kind is m.Share else m.Reveal)(name, draw(st.integers(1, 3)), word)
    if kind is m.Change:
        return m.Change(name, draw(WISHES))
    values = {"seat": SEATS, "other": SEATS, "person": PERSONS}
    values |= {"out": st.booleans(), "yes": st.booleans()}
    fields = msgspec.structs.fields(kind)[1:]
    made: Any = kind(name, *(draw(values.get(field.name, TEXTS)) for field in fields))
    return made  # type: ignore[no-any-return]


class PlayedEvening:
    """An evening beside the journal that is written of it."""

    def __init__(self, game: str, players: int, seed: int) -> None:
        self.chance = random.Random(seed)
        wishes = msgspec.convert({"game": game, "players": players}, m.Wishes)
        board = Boards().find(game, "standard")
        secret = self.chance.randbytes(32).hex()
        opened = j.Opened(code="kamoruti", wishes=kept_wishes(wishes), board=board, secret=secret)
        self.evening = Evening(opened, HISTORY)
        self.journal: list[bytes] = []
        self.told: dict[int, list[int]] = {}
        self.commands = 0
        self.refusals: set[str] = set()
        self.write(opened)

    def write(self, entry: j.Entries) -> None:
        """Apply and keep; the numbers of all streams go on without a gap."""
        posts = self.evening.apply(entry)
        self.journal.append(j.written(self.evening.to_keep(entry)))
        for post in posts:
            for viewer, (seq, _) in post.items():
                before = self.told.get(viewer, self.told.get(SPECTATOR, []))
                assert not before or viewer not in self.told or seq == before[-1] + 1
                self.told.setdefault(viewer, []).append(seq)

    def join(self) -> None:
        """Somebody comes, and sits down if there is a chair."""
        person = self.evening.came + 1
        self.write(j.Joined(person=person, name=f"Guest {person}", token=f"{person:064}"))
        empty = [seat for seat, chair in enumerate(self.evening.chairs) if chair.empty]
        if empty and self.evening.stage == "gathering":
            self.write(j.Sat(person=person, seat=empty[0]))

    def attempt(self, person: int, command: m.Commands, present: set[int]) -> None:
        """Somebody tries something. Refused or illegal, it changes nothing at all."""
        self.commands += 1
        command = msgspec.structs.replace(command, id=str(self.commands))
        if isinstance(command, m.Act):
            command = self._real_act(person, command)
        if isinstance(command, m.Time | m.Ping | m.Delete | m.Hint):
            return  # the room's affair: nothing of it is written
        if person not in self.evening.people:
            return
        before = picture(self.evening)
        entry: j.Entries | None = None
        try:
            entry = etiquette.entry_for(self.evening, person, command, RULES, Present(present))
            if entry is not None:
                self.write(entry)
        except Refused as refusal:
            self.refusals.add(refusal.code)
            entry = None
        except IllegalAction:
            entry = None
        finally:
            if entry is None:
                assert picture(self.evening) == before
            elif person in self.evening.people:
                assert self.evening.was_done(person, command.id)

    def _real_act(self, person: int, command: m.Act) -> m.Act:
        """Most acts are in time and legal; otherwise no game would ever end."""
        seat = self.evening.seat_of(person)
        if seat is None or self.evening.match is None:
            return command
        turn, action = self.evening.streams[seat].turn - command.turn, command.action
        legal = self.evening.match.legal(seat)
        if action == "legal" and legal:
            action = self.chance.choice(legal)
        return m.Act(command.id, max(turn, 0), action)

    def play_on(self, acts: int) -> None:
        """The game goes on for a while, as by bots."""
        for _ in range(acts):
            match = self.evening.match
            if self.evening.stage != "playing" or match is None:
                return
            seat = self.chance.choice(match.waiting)
            action = self.chance.choice(match.legal(seat))
            self.write(j.Acted(seat=seat, action=action, how="bot"))


def picture(evening: Evening) -> tuple[object, ...]:
    """All there is to see of an evening, for everybody."""
    streams = {
        viewer: (stream.seq, stream.turn, stream.since(max(stream.seq - len(stream._tail), 0)))
        for viewer, stream in evening.streams.items()
    }
    views = {viewer: evening.view(viewer) for viewer in evening.streams}
    luck = [evening.luck(seat) for seat in range(len(evening.chairs))]
    return evening.state, streams, views, luck, tuple(evening.talk), evening.host, evening.came


def again(journal: list[bytes]) -> Evening:
    """The evening as a restarted server finds it."""
    opened = j.read(journal[0])
    assert isinstance(opened, j.Opened)
    evening = Evening(opened, HISTORY)
    for data in journal:
        evening.apply(j.read(data))
    return evening


STEPS = st.lists(
    st.tuples(PERSONS, commands(), st.booleans(), st.integers(0, 60)), min_size=1, max_size=60
)


@pytest.mark.parametrize(("game", "players"), [("shamans", 3), ("intrigue", 7)])
@settings(max_examples=40)
@given(seed=st.integers(0, 1000), steps=STEPS, crowd=st.integers(1, 9))
def test_whatever_people_try_the_journal_gives_the_same_evening_again(
    game: str, players: int, seed: int, steps: list[tuple[int, m.Commands, bool, int]], crowd: int
) -> None:
    played = PlayedEvening(game, players, seed)
    for _ in range(crowd):
        played.join()
    played.attempt(1, m.Bot("id"), set())
    played.attempt(1, m.Start("id"), set())
    for person, command, here, acts in steps:
        played.attempt(person, command, {person} if here else set(played.evening.people))
        if acts > 40:
            played.play_on(acts)
        if acts == 1:
            played.join()
    assert played.refusals <= CODES.keys()
    folded = again(played.journal)
    assert picture(folded) == picture(played.evening)
    if folded.stage == "over":
        assert played.evening.match is not None
        *_, shown = Playback((), lambda _: None).read(played.journal)
        text = record.dumps(played.evening.match, played.evening.players)
        assert record.written(shown.record) == text
    for viewer, numbers in played.told.items():
        assert numbers == list(range(numbers[0], numbers[0] + len(numbers))), viewer


@pytest.mark.parametrize(("game", "players"), [("shamans", 5), ("intrigue", 10)])
def test_every_viewer_gets_the_same_stream_when_the_table_is_made_again_at_any_moment(
    game: str, players: int
) -> None:
    played = PlayedEvening(game, players, seed=1)
    for _ in range(players):
        played.join()
    played.attempt(1, m.Start("id"), set())
    for _ in range(12):
        played.play_on(11)
        assert picture(again(played.journal)) == picture(played.evening)


def test_a_repeated_command_is_remembered_and_forgotten_with_its_person() -> None:
    played = PlayedEvening("shamans", 3, seed=1)
    for _ in range(3):
        played.join()
    played.write(j.Said(person=2, text="hello", by=2, id="mine"))
    assert played.evening.was_done(2, "mine")
    assert not played.evening.was_done(1, "mine")
    assert again(played.journal).was_done(2, "mine")
    played.write(j.Left(person=2, by=2, id="bye"))
    assert not played.evening.was_done(2, "mine")
