"""The line-JSON engine, driven as another language would: a real process, one line at a time."""

import json
import random
import subprocess
import sys
from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from penumbra.engine import Engine, schema
from penumbra.games import GAMES, record

SEED = "00" * 31 + "07"


class Program:
    """A program that has started `penumbra engine` and talks to it."""

    def __init__(self) -> None:
        self.process = subprocess.Popen(
            [sys.executable, "-m", "penumbra.cli", "engine"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
        )
        self.requests = 0

    def ask(self, do: str, **fields: Any) -> Any:
        """The result of a request; its error, if it was refused."""
        self.requests += 1
        answer = self.send(json.dumps({"id": self.requests, "do": do, **fields}).encode())
        assert answer["id"] == self.requests
        return answer.get("ok", answer.get("error"))

    def send(self, line: bytes) -> Any:
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(line + b"\n")
        self.process.stdin.flush()
        return json.loads(self.process.stdout.readline())


@pytest.fixture
def program() -> Iterator[Program]:
    started = Program()
    yield started
    started.process.kill()
    started.process.communicate()


@pytest.mark.parametrize(("game", "players"), [("shamans", 4), ("intrigue", 7)])
def test_a_program_plays_a_whole_game(program: Program, game: str, players: int) -> None:
    """Given a seed, when bots and the program's own choices drive it, then the game ends, its
    record verifies, and the same record taken up again stands at the same end."""
    choices = random.Random(3)
    assert players in program.ask("hello")["games"][game]
    began = program.ask("new", game=game, players=players, seed=SEED)
    assert began["seed"] == SEED
    assert began["events"][0]["event"] == "round_began"
    while True:
        decision = program.ask("decision")
        if decision["kind"] == "over":
            break
        seat = decision["actor"]
        view = program.ask("view", seat=seat)
        assert sorted(view["legal"]) == sorted(decision["legal"][str(seat)])
        if seat == 0:
            action = choices.choice(view["legal"])
        else:
            action = program.ask("bot", seat=seat, level="seeker", seed=seat)["action"]
        assert "events" in program.ask("act", seat=seat, action=action)
    assert decision["winners"]
    text = program.ask("save", names=[f"P{seat}" for seat in range(players)])["record"]
    *_, match = record.replay(record.loads(text), GAMES)
    assert match.scores == decision["scores"]
    assert program.ask("replay", record=text)["scores"] == decision["scores"]


def test_a_position_is_loaded_and_a_portal_used_out_of_turn(program: Program) -> None:
    """R0: given a position in which seat 2 holds a Portal, when it is seat 0's turn, then seat 2
    may use it through the protocol."""
    position = (
        "players 3\npawn 20\nseat 0 shaman: purple-1\nseat 1 shaman: purple-2\n"
        "seat 2 shadow: purple-3 | hidden portal\n"
    )
    decision = program.ask("load", game="shamans", position=position)
    assert decision["actor"] == 0
    assert decision["legal"]["2"] == ["portal forward", "portal back"]
    events = program.ask("act", seat=2, action="portal forward", viewer=0)["events"]
    assert [event["event"] for event in events] == ["portal_used", "pawn_moved"]
    assert program.ask("view")["pawn"] == 21
    again = program.ask("position")["position"]
    assert program.ask("load", game="shamans", position=again)["actor"] == 0
    assert len(program.ask("information", seat=1)["bytes"]) > 100


def test_a_position_may_bring_a_chronicle_without_room_for_more(program: Program) -> None:
    position = (
        "players 3\nseat 0 shaman: purple-1 blue-1\nseat 1 shaman: purple-2 blue-2\n"
        "seat 2 shadow: purple-3 blue-3\nchronicle " + "0.1 " * 126
    )
    program.ask("load", game="shamans", position=position)
    for seat in range(3):
        assert "events" in program.ask("act", seat=seat, action=f"play purple-{seat + 1}")
    again = program.ask("position")["position"]
    assert again.count("0.1") == 126


def test_events_are_masked_for_the_viewer_asked_for(program: Program) -> None:
    program.ask("new", game="shamans", players=3, seed=SEED)
    assert program.ask("view")["hand"] == []
    own = program.ask("view", seat=1)
    assert len(own["hand"]) == 9
    assert own["seats"][0]["role"] is None


def test_refusals_are_typed_and_change_nothing(program: Program) -> None:
    assert program.ask("decision")["type"] == "BadRequest"
    program.ask("new", game="shamans", players=4, seed=SEED)
    before = program.ask("position")
    refusals = [
        (program.ask("act", seat=9, action="pass"), "IllegalAction"),
        (program.ask("act", seat=0, action="dance"), "IllegalAction"),
        (program.ask("act", seat=0, action="play purple-1", viewer=17), "BadRequest"),
        (program.ask("new", game="chess", players=4), "BadRequest"),
        (program.ask("new", game="shamans", players=11), "PenumbraError"),
        (program.ask("new", game="shamans", players=4, seed="abc"), "BadRequest"),
        (program.ask("new", game="shamans", players=4, board="nowhere"), "BadBoard"),
        (program.ask("load", game="shamans", position="players 4\nnonsense"), "BadPosition"),
        (program.ask("replay", record="{}"), "BadRecord"),
        (program.ask("bot", seat=0, level="genius"), "PenumbraError"),
        (program.ask("new", game="shamans", players=4, board="\0"), "BadBoard"),
        (program.ask("save", names=["Ada"]), "BadRequest"),
        (program.ask("view", seat=12), "BadRequest"),
        (program.ask("sing"), "BadRequest"),
        (program.ask("view", colour="red"), "BadRequest"),
    ]
    for error, kind in refusals:
        assert error["type"] == kind
        assert error["text"]
    assert program.send(b"{half a mess")["error"]["type"] == "BadRequest"
    assert program.send(b"\xff\xfe")["error"]["type"] == "BadRequest"
    assert program.send(b'{"do": ' + b"[" * 5000)["error"]["type"] == "BadRequest"
    bottomless = '{"board": {"name": ' + "[" * 5000
    assert program.ask("replay", record=bottomless)["type"] == "BadRecord"
    assert program.ask("position") == before
    assert program.ask("quit") == {}
    assert program.process.wait(timeout=20) == 0


@given(st.binary(max_size=200) | st.text(max_size=200).map(str.encode))
def test_no_line_brings_the_engine_down(line: bytes) -> None:
    answer = Engine().answer(line)
    assert answer["error"]["type"] == "BadRequest"


@given(
    st.fixed_dictionaries(
        {
            "do": st.sampled_from(
                ["new", "load", "act", "view", "bot", "save", "replay", "position"]
            )
        },
        optional={
            "game": st.sampled_from(["shamans", "intrigue", ""]),
            "players": st.integers(-2, 12) | st.none(),
            "seat": st.integers(-3, 12),
            "action": st.text(max_size=12),
            "position": st.text(max_size=40).map(lambda text: "players 3\n" + text),
            "record": st.text(max_size=20),
            "first": st.integers(-2, 9),
            "seed": st.text(max_size=5),
        },
    )
)
def test_no_well_formed_request_brings_it_down(request: dict[str, Any]) -> None:
    engine = Engine()
    engine.answer(b'{"do": "new", "game": "shamans", "players": 3}')
    answer = engine.answer(json.dumps(request).encode())
    assert ("ok" in answer) != ("error" in answer)


def test_the_schema_names_every_request() -> None:
    tags = {
        definition["properties"]["do"]["enum"][0]
        for definition in schema()["$defs"].values()
        if "do" in definition.get("properties", {})
    }
    assert {"hello", "new", "load", "decision", "act", "view", "save", "replay"} <= tags
