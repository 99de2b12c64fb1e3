"""Nobody learns more than he may: not from what he is told, nor from how, when or in which order.

Three ways to see it. Real games over a real wire, every byte accounted for (`leaks`). Two worlds
that a viewer can't tell apart sound the same to him (`twins`). And what can be told by time falls
into few classes, none of which depends on a secret: a bot answers one pace after what everybody saw
last, a window closes with its last answer, a clock is the same for all, a refusal hears only who
asked. Each checker is also shown leaks that were planted, and has to find them.
"""

import asyncio
from collections import Counter
from collections.abc import Callable
from contextlib import AsyncExitStack, suppress
from functools import partial
from hashlib import sha256
from pathlib import Path
from tempfile import mkdtemp
from typing import Any, TypeAlias

import jsonschema_rs
import msgspec
import pytest

from penumbra.games import GAMES
from penumbra.games.match import Match
from penumbra.table import evening as evenings
from penumbra.table import journal as j
from penumbra.table import messages as m
from penumbra.table import schema
from penumbra.table.autopilot import QUICKEST, Autopilot
from penumbra.table.countdown import Countdown
from penumbra.table.evening import Evening, Post
from penumbra.table.messages import Refused, Wishes
from penumbra.table.presence import Socket
from penumbra.table.room import Room
from penumbra.table.store import Store
from penumbra.table.thinkers import Thinkers, Thought
from tests.intrigue.table import BOARD as INTRIGUE_BOARD
from tests.shamans.games import A_CHAIN
from tests.shamans.table import RITUALS, a_board
from tests.table.ears import Ear, Heard, Json, Recording, Reply, deadly_boards, play
from tests.table.leaks import Leak, check, check_log
from tests.table.people import as_opened
from tests.table.server import Server
from tests.table.twins import Setting, StillLoop, World, beginning, run

encode, decode = msgspec.json.encode, msgspec.json.decode


# --- over the wire


def _evening(folder: Path) -> tuple[list[Recording], str]:
    """Four whole games at once on one server, and what it wrote into its log."""
    boards = deadly_boards(folder)
    server = Server(folder, boards=boards, log_level="debug", log_format="json")

    async def games() -> list[Recording]:
        played = await asyncio.gather(
            play(server.address, "shamans", 3, 1, clock="relaxed", public=True),
            play(server.address, "shamans", 5, 2, board="deadly"),
            play(server.address, "shamans", 3, 3, delay=1, clock="blitz"),
            play(server.address, "intrigue", 7, 4, public=True),
        )
        return [*played]

    with server:
        recordings = asyncio.run(games())
        server.stop()
        return recordings, server.log.read_text()


def _find(recording: Recording, kind: str) -> tuple[Ear, int]:
    """A player's ear that heard a message of this kind, and which one it was."""
    for ear in recording.ears:
        for number, heard in enumerate(ear.heard):
            if ear.viewer >= 0 and decode(heard.data)["type"] == kind:
                return ear, number
    raise AssertionError(f"there is no {kind} to plant something in")


def _another_view(message: Json, recording: Recording) -> Json:
    other = next(ear for ear in recording.ears if ear.viewer != message["view"]["viewer"])
    views = (decode(heard.data).get("view") for heard in other.heard)
    return message | {"view": next(view for view in views if view)}


def _secret(recording: Recording) -> str:
    secret: str = decode(recording.record.split("\n")[0])["fair"]["secret"]
    return secret


def _table(message: Json, **changes: Any) -> Json:
    return message | {"table": message["table"] | changes}


SHOWN = {"seq": 1, "type": "update", "turn": 1, "events": [], "view": {"hand": ["red-1"]}}
PLANTS: dict[str, tuple[str, Callable[[Json, Recording], Json | bytes]]] = {
    "another's view": ("update", _another_view),
    "an event more": ("update", lambda x, _: x | {"events": [*x["events"], {"event": "seen"}]}),
    "an event less": ("update", lambda x, _: x | {"events": x["events"][1:]}),
    "a turn that counts more": ("update", lambda x, _: x | {"turn": x["turn"] + 1}),
    "a number that counts more": ("update", lambda x, _: x | {"seq": x["seq"] + 1}),
    "a clock that tells": ("update", lambda x, _: x | {"clock": 10**9}),
    "something more": ("update", lambda x, _: x | {"waiting": [1]}),
    "something between": ("update", lambda x, _: encode(x).replace(b'"seq"', b' "seq"')),
    "another order": ("update", lambda x, _: {"view": x["view"]} | x),
    "another's answer": ("pong", lambda x, _: x | {"re": "0.0.0"}),
    "a reason in words": ("error", lambda x, _: x | {"data": {"why": "seat 2 has it"}}),
    "a number of all": ("ack", lambda x, _: x | {"seq": x["seq"] + 1}),
    "a token": ("talk", lambda x, r: x | {"text": r.tokens[1]}),
    "a token's hash": ("talk", lambda x, r: x | {"text": sha256(r.tokens[1].encode()).hexdigest()}),
    "the secret": ("roll", lambda x, r: x | {"commitment": _secret(r)}),
    "other shares": ("drawn", lambda x, _: x | {"opened": ["ab", *x["opened"][1:]]}),
    "a record too early": ("table", lambda x, r: _table(x, record=f"{r.code}-1")),
    "numbers of entries": ("table", lambda x, _: _table(x, people=[{"person": 9, "name": "A"}])),
    "an early look": ("welcome", lambda x, _: x | {"view": {"hand": ["red-1"]}}),
    "a view of the past": ("welcome", lambda x, _: x | {"missed": [SHOWN]}),
    "another person": ("welcome", lambda x, _: x | {"you": {"person": 1, "seat": 2}}),
    "somebody unknown": ("presence", lambda x, _: x | {"present": [99]}),
    "a new kind of news": ("presence", lambda *_: {"type": "holding", "seat": 1}),
}


def _unnoticed(recording: Recording) -> list[str]:
    """The plants that the checker takes for honest messages."""
    missed = []
    for name, (kind, plant) in PLANTS.items():
        ear, place = _find(recording, kind)
        honest = ear.heard
        message = plant(decode(honest[place].data), recording)
        data = message if isinstance(message, bytes) else encode(message)
        ear.heard = [*honest[:place], Heard(honest[place].at, data), *honest[place + 1 :]]
        with suppress(Leak):
            check(recording)
            missed.append(name)
        ear.heard = honest
    return missed


def test_every_byte_of_whole_games_is_what_its_reader_may_know(tmp_path: Path) -> None:
    """All of it fits the published schema, and the checker finds what is planted: in messages, at
    other doors, in the log.
    """
    recordings, log = _evening(tmp_path)
    published = jsonschema_rs.validator_for(schema.messages() | {"$ref": "#/$defs/ServerMessage"})
    kinds: Counter[str] = Counter()
    for recording in recordings:
        check(recording)
        for ear in recording.ears:
            kinds.update(decode(heard.data)["type"] for heard in ear.heard)
            for heard in ear.heard:
                published.validate(decode(heard.data))
    told = {
        "update",
        "table",
        "talk",
        "roll",
        "drawn",
        "opened",
        "welcome",
        "ack",
        "error",
        "presence",
    }
    assert set(kinds) >= told | {"pong", "clock"}, kinds

    check_log(log, recordings)
    lines = [decode(line) for line in log.splitlines() if line]
    assert sum(line["event"] == "table_opened" for line in lines) == len(recordings)

    assert _unnoticed(recordings[0]) == []
    recording = recordings[0]
    token, act = recording.tokens[0], next(act for act in recording.acts if " " in act)
    for path, body in (
        ("/metrics", f'acts{{name="{recording.names[1]}"}} {token}'.encode()),
        ("/health", encode({"last": act})),
        (f"/api/games/{recording.code}-1/record", recording.record.encode()),
    ):
        forged = msgspec.structs.replace(recording, replies=[Reply(path, 200, body, False)])
        with pytest.raises(Leak):
            check(forged)
    for line in (token, act, recording.names[2], recording.said[0], recording.code, "red-1"):
        with pytest.raises(Leak):
            check_log(f"{log}\n{line}", recordings)


# --- in two worlds


SHAMANS, INTRIGUE = GAMES["shamans"], GAMES["intrigue"]
DEADLY = SHAMANS.board_data(a_board(dict.fromkeys(RITUALS, "neutralization"), 25))
SWAPPING = SHAMANS.board_data(a_board(RITUALS | {"blue": "permutation"}, 25))
TALK = INTRIGUE.board_data(INTRIGUE_BOARD)
BEFORE_THE_MOON = """
    players 5
    pawn 24
    row mask -
    stack shard eclipse mask
    arrow left
    trick 0: white-1 - - - -
    seat 0 shaman: red-1 red-2 | hidden dagger
    seat 1 shaman: purple-2 brown-8 red-3 | hidden dagger shard
    seat 2 shaman: blue-3 red-4 red-5 | hidden portal
    seat 3 shadow: white-4 green-3 blue-6 | hidden shard
    seat 4 shadow: white-5 yellow-1 red-6 | open portal
"""
SOMEBODY_FALLS = (
    BEFORE_THE_MOON.replace("pawn 24", "pawn 9")
    + """
    pending play
    pending neutralize 1
"""
)
THE_LAST_TRICK = """
    players 5
    pawn 9
    row - -
    stack mask
    arrow left gone
    trick 0: white-1 - - - -
    seat 0 shaman: | hidden dagger
    seat 1 shaman: white-2 | hidden dagger shard
    seat 2 shaman: white-3 | hidden portal
    seat 3 shadow: white-4 | hidden shard
    seat 4 shadow: white-5 | open portal
"""
SETTINGS = {
    "the Moon is near": Setting("shamans", 5, DEADLY, BEFORE_THE_MOON),
    "somebody falls": Setting("shamans", 5, DEADLY, SOMEBODY_FALLS),
    "a chain": Setting("shamans", 5, SWAPPING, A_CHAIN.format(arrow="left")),
    "the last trick": Setting("shamans", 5, SWAPPING, THE_LAST_TRICK),
    "a whole game": Setting("shamans", 4, SWAPPING),
    "a verdict": Setting("intrigue", 7, TALK),
}
MET = {
    "the Moon is near": {"moon", "unnoticed", "somebody wants time", "pass in both"},
    "somebody falls": {"target", "another's hidden Dagger is asked for", "tiles lost unseen"},
    "a chain": {"roles swapped", "a hand of another set aside"},
    "the last trick": {"end", "unnoticed"},
    "a whole game": {
        "another's drawn tile",
        "another's chosen card",
        "a card passed by or to oneself",
    },
    "a verdict": {"speak", "point", "announce", "condemn"},
}


@pytest.mark.rule("S-48", "S-52", "S-72", "T-11", "T-24")
@pytest.mark.parametrize(
    ("where", "games", "most"),
    [
        ("the Moon is near", 5, 20),
        ("somebody falls", 5, 20),
        ("a chain", 5, 20),
        ("the last trick", 6, 15),
        ("a whole game", 1, 150),
        ("a verdict", 3, 150),
    ],
)
def test_what_a_viewer_does_not_know_changes_no_byte_he_is_told(
    where: str, games: int, most: int, tmp_path: Path
) -> None:
    seen: Counter[str] = Counter()
    for whim in range(games):
        seen += run(tmp_path, SETTINGS[where], whim, most)
    assert set(seen) >= MET[where] | {"came back", "heard the whole game", "another world"}, seen
    assert seen["another world"] > seen["same world"], seen


def _counts_passes(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = Evening._tell_events

    def tell(self: Evening, actor: int | None, before: Any) -> Post:
        post = honest(self, actor, before)
        for viewer in set(self.streams) - set(post):
            self.streams[viewer].seq += 1
        return post

    monkeypatch.setattr(Evening, "_tell_events", tell)


def _restarts_clocks(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = Countdown.look

    def look(self: Countdown) -> bool:
        self._seen = None
        return honest(self)

    monkeypatch.setattr(Countdown, "look", look)


def _counts_entries(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = Evening.apply

    def apply(self: Evening, entry: j.Entries) -> list[Post]:
        posts = honest(self, entry)
        self.came += 1
        return posts

    monkeypatch.setattr(Evening, "apply", apply)


def _explains(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = Room.do

    async def do(self: Room, socket: Socket, command: m.Commands) -> None:
        try:
            await honest(self, socket, command)
        except Refused as refused:
            waiting = self.evening.match.waiting if self.evening.match else []
            raise Refused(refused.code, waiting=waiting) from None

    monkeypatch.setattr(Room, "do", do)


def _shows_the_next_seat(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = Evening.view
    monkeypatch.setattr(
        Evening, "view", lambda self, viewer: honest(self, (viewer + 1) % len(self.chairs))
    )


def _tells_the_referees_events(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = Match.events
    monkeypatch.setattr(Match, "events", lambda self, viewer: honest(self))


def _tells_of_passes(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Evening, "_looks_the_same", lambda *_: False)


def _names_who_wants_time(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Countdown, "asked_openly", True)


@pytest.mark.parametrize(
    ("plant", "where"),
    [
        (_counts_passes, "the Moon is near"),
        (_restarts_clocks, "the Moon is near"),
        (_counts_entries, "the Moon is near"),
        (_tells_of_passes, "the Moon is near"),
        (_names_who_wants_time, "the Moon is near"),
        (_explains, "the Moon is near"),
        (_shows_the_next_seat, "a verdict"),
        (_tells_the_referees_events, "a whole game"),
    ],
)
def test_a_planted_habit_tells_the_worlds_apart(
    plant: Callable[[pytest.MonkeyPatch], None],
    where: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    plant(monkeypatch)

    def play_on() -> None:
        for whim in range(12):
            run(tmp_path, SETTINGS[where], whim, 60)

    with pytest.raises(Leak):
        play_on()


@pytest.mark.rule("S-48")
def test_whose_commands_are_remembered_depends_on_nobody_else(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A repeat that is not recognised any more would count what others did in secret."""
    monkeypatch.setattr(evenings, "REMEMBERED", 3)

    async def evening() -> None:
        async with beginning(tmp_path, SETTINGS["the Moon is near"], 0, 0) as twins:
            await twins.both(lambda world: world.act(1, "play purple-2"))
            assert twins.one.match.view().decision.kind == "moon"
            for text in ("one of us", "he", "she"):
                await twins.both(lambda w, x=text: w.do(w.lines[0], lambda id: m.Say(id, x)))  # type: ignore[misc]
            for seat in (3, 4):
                await twins.one.act(seat, "pass")
            assert len(twins.one.match.waiting) == len(twins.other.match.waiting) - 2

            async def again(world: World) -> None:
                await world.room.do(world.lines[0], m.Say("command 1", "one of us"))

            await twins.both(again)

    with asyncio.Runner(loop_factory=StillLoop) as runner:
        runner.run(evening())


# --- in time


PACE = 0.3
BOTS_ARE_ASKED = """
    players 4
    pawn {pawn}
    marker 1
    row mask -
    stack {under} eclipse mask
    arrow left
    trick 1: - blue-3 blue-4 blue-5
    seat 0 shaman: blue-6 white-2
    seat 1 shaman: purple-2 | hidden dagger shard
    seat 2 shaman: blue-1 | hidden {one}
    seat 3 shadow: white-4 | hidden {other}
"""
HELD = {
    "nobody has a Portal": {"under": "portal", "one": "dagger", "other": "shard"},
    "a Shadow has it": {"under": "shard", "one": "dagger", "other": "portal"},
    "a Shaman has it": {"under": "dagger", "one": "portal", "other": "shard"},
}


Answers: TypeAlias = tuple[list[bytes], float, float]


async def _answers(
    folder: Path, thinkers: Thinkers, position: str, act: str, pace: float
) -> Answers:
    """What the one person at a table of bots hears after his act until something comes of it.

    With the time from the act until then, and how many questions to bots were answered.
    """
    wishes = Wishes(players=4, pace=round(pace * 1000), takeover=0)
    opened = j.Opened(code="kamoruti", wishes=as_opened(wishes), board=DEADLY, secret="ab" * 32)
    store = await Store.open(f"sqlite:///{mkdtemp(dir=folder)}/penumbra.db")
    async with AsyncExitStack() as stack:
        stack.push_async_callback(store.close)
        world = await World.open(store, opened, thinkers, people=1)
        stack.callback(world.room.close, "closing")
        line = world.lines[0]
        await world.do(line, m.Bot)
        await world.do(line, m.Start)
        while world.busy or world.room.evening.stage == "drawing":
            await asyncio.sleep(0.01)  # nobody gives a share
        world.become(world.match.game.from_position(position, world.match.board))
        world.room._autopilot.begin()
        line.told.clear()
        line.times.clear()
        begun = asyncio.get_running_loop().time()
        await world.act(0, act)
        counted = world.room.services.counters.registry
        thoughts = partial(
            counted.get_sample_value, "penumbra_bot_thoughts_total", {"outcome": "answered"}
        )
        before = thoughts() or 0
        async with asyncio.timeout(300):
            while len(line.told) < 2:
                line.news.clear()
                await line.news.wait()
        return line.told, line.times[1] - begun, (thoughts() or 0) - before


def _all_answers(
    folder: Path, pawn: int, act: str, held: list[str], pace: float = PACE
) -> list[Answers]:
    async def evening() -> list[Answers]:
        thinkers = Thinkers(1, 5.0, None)
        await thinkers.start()
        try:
            positions = [BOTS_ARE_ASKED.format(pawn=pawn, **HELD[who]) for who in held]
            return [await _answers(folder, thinkers, text, act, pace) for text in positions]
        finally:
            await thinkers.stop()

    return asyncio.run(evening())


@pytest.mark.rule("S-48")
@pytest.mark.parametrize(
    ("pawn", "act", "held"),
    [
        (24, "play white-2", ["nobody has a Portal", "a Shadow has it"]),
        (9, "play blue-6", ["nobody has a Portal", "a Shadow has it", "a Shaman has it"]),
    ],
    ids=["in a window", "asked whether they interrupt"],
)
def test_bots_take_the_same_time_whatever_they_hold(
    pawn: int, act: str, held: list[str], tmp_path: Path
) -> None:
    answers = _all_answers(tmp_path, pawn, act, held)
    (first, _, asked), *others = answers
    for told, _, thoughts in others:
        assert told == first
        assert thoughts == asked, "how often bots were asked can be read from /metrics"
    assert all(waited >= PACE * QUICKEST for _, waited, _ in answers)


class Ponderous(Thinkers):
    """Thinks for so many seconds, of the first thing that can be done."""

    def __init__(self, takes: float) -> None:
        super().__init__(1, 5.0, None)
        self._takes = takes

    async def ask(self, thought: Thought) -> str | None:
        await asyncio.sleep(self._takes)
        return None if thought.interrupting else str(decode(thought.view)["legal"][0])


@pytest.mark.parametrize("takes", [0.0, 0.3])
def test_when_a_bot_acts_does_not_depend_on_how_long_it_thought(
    takes: float, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    after: list[float] = []

    async def note(self: Autopilot, when: float) -> None:
        """Writes down when it would act, and waits for nothing."""
        after.append(when - self._countdown.since)

    monkeypatch.setattr(Autopilot, "_sleep_until", note)
    monkeypatch.setattr("penumbra.table.autopilot.QUICKEST", 1.0)
    monkeypatch.setattr("penumbra.table.autopilot.SLOWEST", 1.0)
    position = BOTS_ARE_ASKED.format(pawn=9, **HELD["nobody has a Portal"])
    asyncio.run(_answers(tmp_path, Ponderous(takes), position, "play blue-6", 10.0))
    assert after
    assert after == pytest.approx([10.0] * len(after))


def test_a_hasty_bot_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The times above would be worth nothing if a bot that hurries looked the same."""

    async def hurry(self: Autopilot, when: float) -> None:
        """Waits for nothing."""

    monkeypatch.setattr(Autopilot, "_sleep_until", hurry)
    ((_, waited, _),) = _all_answers(tmp_path, 9, "play blue-6", ["a Shaman has it"], pace=10.0)
    assert waited < 10.0
