"""The published schemas are whole: what the server says fits them, what it never says does not."""

import copy
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any, get_args

import httpx
import jsonschema_rs
import msgspec
import pytest
from msgspec import Raw

from penumbra.games import GAMES
from penumbra.games.game import SPECTATOR
from penumbra.games.match import Match
from penumbra.table import messages as m
from penumbra.table import schema, terms
from penumbra.table.replay import replay_of
from tests.table.server import Server

GOLDEN = Path(__file__).parent.parent / "games" / "golden"
SAID = jsonschema_rs.validator_for(schema.messages() | {"$ref": "#/$defs/ServerMessage"})


def updates(game: str, players: int) -> Iterator[Any]:
    """All that all viewers of a random game are told."""
    luck = random.Random(players)
    match: Match[Any, Any] = Match(GAMES[game], players, seed=bytes(32))
    while not match.over:
        for viewer in range(SPECTATOR, players):
            told = msgspec.json.encode(match.events(viewer))
            update = m.Update(seq=1, turn=1, events=Raw(told), view=Raw(match.view_json(viewer)))
            yield msgspec.json.decode(m.encode(update))
        seat = luck.choice([seat for seat in range(players) if match.legal(seat)])
        match.act(seat, luck.choice(match.legal(seat)))


def openapi(server: Server, name: str) -> Any:
    """A validator for one of the answers that the OpenAPI description has."""
    document = httpx.get(f"{server.address}/schema/openapi.json", timeout=300).json()
    return jsonschema_rs.validator_for(document | {"$ref": f"#/components/schemas/{name}"})


@pytest.mark.parametrize("game", GAMES)
def test_all_that_is_told_of_a_game_fits_the_schema(game: str) -> None:
    for players in GAMES[game].players:
        for update in updates(game, players):
            SAID.validate(update)


@pytest.mark.parametrize("game", GAMES)
def test_what_no_game_tells_does_not_fit(game: str) -> None:
    told = next(update for update in updates(game, GAMES[game].players[0]) if update["events"])
    SAID.validate(told)

    def with_event(**changes: object) -> Any:
        made_up = copy.deepcopy(told)
        made_up["events"][0] |= changes
        return made_up

    def with_view(**changes: object) -> Any:
        return told | {"view": told["view"] | changes}

    without = copy.deepcopy(told)
    del without["view"]["legal"]
    for made_up in (
        with_event(event="hand_read_aloud"),
        with_event(round="first"),
        with_view(game="candle"),
        with_view(decision={"kind": "dance", "waiting": []}),
        with_view(seats=[{"role": "king"}]),
        without,
        told | {"events": {}},
        told | {"type": "gossip"},
    ):
        assert not SAID.is_valid(made_up)


@pytest.mark.parametrize("game", GAMES)
def test_replays_and_lessons_fit_the_description_of_the_doors(server: Server, game: str) -> None:
    shown = openapi(server, "Replay")
    text = (GOLDEN / f"{game}-{GAMES[game].players[0]}.jsonl").read_text(encoding="utf-8")
    for seat in (None, 0):
        replay = msgspec.json.decode(msgspec.json.encode(replay_of(text, seat)))
        shown.validate(replay)
        replay["frames"][3]["view"]["seats"][0]["role"] = "king"
        assert not shown.is_valid(replay)
    lesson = httpx.get(f"{server.address}/api/lessons/{game}", timeout=300).json()
    taught = openapi(server, "Lesson")
    taught.validate(lesson)
    lesson["scenes"][0]["view"]["decision"]["kind"] = "dance"
    assert not taught.is_valid(lesson)


def test_every_reason_to_refuse_is_explained_and_in_the_schema() -> None:
    """The words are written once: their meanings, the schema and the page's types follow."""
    assert tuple(terms.CODES) == get_args(terms.Code)
    assert terms.FINAL_CODES.issubset(get_args(terms.Code))
    described = schema.messages()
    for message in ("Error", "Bye"):
        assert set(described["$defs"][message]["properties"]["code"]["enum"]) == set(terms.CODES)
    assert described["codes"] == terms.CODES
