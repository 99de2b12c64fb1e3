"""A game this house does not have, brought by PENUMBRA_GAMES: people and bots play it at a real
server, in the terminal and through the engine; it is recorded, shown again and verified.
"""

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from penumbra.client import ServerTrouble
from penumbra.games import registry
from penumbra.games.shamans import Shamans
from penumbra.locale import LANGUAGES
from penumbra.table.messages import Bot, Start
from tests.games import candle

from .people import run
from .server import PATIENCE, Server

ROOT = Path(__file__).parents[2]
BROUGHT = {"PENUMBRA_GAMES": "tests.games.candle", "PYTHONPATH": str(ROOT)}

PERSON = """
import asyncio, sys
from penumbra.client import Refused, TableServer
from penumbra.table.messages import Bot, Start

async def evening():
    async with TableServer(sys.argv[1]) as server:
        ticket = await server.open("Ann", game="candle", players=3, pace=0)
        async with server.sit(ticket) as seat:
            await seat.do(Bot)
            await seat.do(Start)
            async for _ in seat:
                if seat.table.stage == "over":
                    break
                if seat.asked:
                    try:
                        await seat.act("stay")
                    except Refused as refused:
                        assert refused.code == "out_of_date", refused.code
            record = await server.record(seat.table.record)
            assert seat.verify(record).grade == 'proved', seat.verify(record)
            print(seat.table.record, seat.table.wishes.level, *seat.view.winners)

asyncio.run(evening())
"""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("house")
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYTHONPATH", str(ROOT))
        with Server(folder, games="tests.games.candle") as running:
            yield running


def program(*words: str, keys: str = "") -> "subprocess.CompletedProcess[str]":
    """A program of somebody who has brought the game, too."""
    settings = {"LANG": "en", "COLUMNS": "100", "PYTHONIOENCODING": "utf-8"}
    return subprocess.run(
        [sys.executable, *words],
        input=keys,
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        env=os.environ | BROUGHT | settings,
        check=False,
    )


def penumbra(*words: str, keys: str = "") -> str:
    """What a command says; it must succeed."""
    done = program("-m", "penumbra.cli", *words, keys=keys)
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.fixture(scope="module")
def game(server: Server) -> str:
    """The identifier of a game that a person has played against bots, and found fair."""
    played = program("-c", PERSON, server.address)
    assert played.returncode == 0, played.stderr
    identifier, level, *winners = played.stdout.split()
    assert level == "wanderer"  # the best there is for a game without bots of its own
    assert len(winners) == 1
    return identifier


def test_the_house_offers_it(server: Server) -> None:
    about = httpx.get(f"{server.address}/api", timeout=PATIENCE).json()
    assert about["games"]["candle"] == {
        "players": [2, 3, 4],
        "usual": 3,
        "boards": ["standard"],
        "levels": ["wanderer"],
        "claims": {"forms": [], "roles": []},
        "watched": False,
        "taught": False,
    }
    schema = httpx.get(f"{server.address}/schema/messages.json", timeout=PATIENCE).json()
    assert "candle" in schema["$defs"]["Wishes"]["properties"]["game"]["enum"]


def test_its_record_replays_and_verifies(server: Server, game: str, tmp_path: Path) -> None:
    answer = httpx.get(f"{server.address}/api/games/{game}/record", timeout=PATIENCE)
    kept = tmp_path / "candle.jsonl"
    kept.write_text(answer.text, encoding="utf-8")
    told = penumbra("replay", str(kept))
    assert "Ann: dealt, number" in told
    assert "won." in told


def test_it_is_shown_again_through_one_pair_of_eyes_and_with_all_cards_open(
    server: Server, game: str
) -> None:
    where = f"{server.address}/api/games/{game}/replay"
    mine = httpx.get(where, params={"seat": 0}, timeout=PATIENCE).json()["frames"][0]["view"]
    opened = httpx.get(where, timeout=PATIENCE).json()["frames"][0]["view"]
    assert mine["numbers"][1:] == [None, None]
    assert sorted(opened["numbers"]) == [1, 2, 3]
    assert opened["numbers"][0] == mine["numbers"][0]


def test_it_is_still_there_after_the_server_was_killed(server: Server, game: str) -> None:
    before = httpx.get(f"{server.address}/api/games/{game}/record", timeout=PATIENCE).text
    server.kill()
    server.start()
    assert httpx.get(f"{server.address}/api/games/{game}/record", timeout=PATIENCE).text == before


def test_somebody_joins_from_a_terminal_and_plays_it_to_the_end(
    server: Server, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    keys = "s\n" + "1\n" * 200
    there = penumbra(
        "join", "--open", "candle", "--bots", "--server", server.address, "--name", "Bo", keys=keys
    )
    assert "☾ Candle" in there
    assert "[1] stay" in there
    assert "Proved: your share" in there


def test_it_is_played_against_bots_and_recorded(tmp_path: Path) -> None:
    kept = tmp_path / "candle.jsonl"
    shown = penumbra("play", "candle", "--seed", "x", "--record", str(kept), keys="1\n" * 200)
    assert "☾ Candle" in shown
    assert "won." in penumbra("replay", str(kept))


def test_the_engine_speaks_it() -> None:
    asked = [
        {"do": "hello"},
        {"do": "new", "game": "candle", "players": 2},
        {"do": "bot", "seat": 0, "level": "wanderer"},
        {"do": "act", "seat": 1, "action": "stay"},
    ]
    lines = "".join(json.dumps(line) + "\n" for line in asked)
    answers = [json.loads(line)["ok"] for line in penumbra("engine", keys=lines).splitlines()]
    assert answers[0]["games"]["candle"] == [2, 3, 4]
    assert answers[2]["action"] in candle.ACTIONS
    assert answers[3]["events"] == [{"event": "chosen", "seat": 1}]


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_names_it_among_the_games(language: str) -> None:
    for command in ("play", "join"):
        told = " ".join(penumbra(command, "--help", "--lang", language).split())
        assert "shamans, intrigue, candle (" in told
    assert "Candle (2–4)" in " ".join(penumbra("--help", "--lang", language).split())


def test_who_has_not_brought_it_is_told_how(server: Server) -> None:
    async def evening() -> None:
        async with server.client() as house:
            ticket = await house.open("Cy", game="candle", players=2, pace=0)
            async with house.sit(ticket) as seat:
                await seat.do(Bot)
                await seat.do(Start)
                with pytest.raises(ServerTrouble, match=r"“candle”.*PENUMBRA_GAMES"):
                    await seat.until(lambda seat: seat.view is not None)

    run(evening())


@pytest.mark.parametrize(
    ("modules", "reason"),
    [
        ("nowhere.at.all", "nowhere.at.all can't be used .ModuleNotFoundError"),
        ("tests.games.plain", "tests.games.plain can't be used .AttributeError.*a GAME"),
        ("penumbra.games.shamans", "brings a second “shamans”"),
    ],
)
def test_a_module_that_brings_no_game_is_named(modules: str, reason: str) -> None:
    games = registry.Registry(Shamans(), environment={registry.BROUGHT: modules})
    with pytest.raises(registry.BadGame, match=reason):
        list(games)


def test_the_command_line_says_what_is_wrong_with_a_brought_game() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "penumbra.cli", "play"],
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        env=os.environ | {"PENUMBRA_GAMES": "nowhere"},
        check=False,
    )
    assert done.returncode == 2
    assert done.stderr.startswith("penumbra: PENUMBRA_GAMES: nowhere can't be used")
