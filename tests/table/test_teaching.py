"""Finished games teach: analysed beside the play, one at a time, and played on from any moment."""

import asyncio
import gzip
from typing import Any

import msgspec
import pytest

from penumbra.games import GAMES, record
from penumbra.games.match import Match
from penumbra.table import analysts as analysts_room
from penumbra.table.analysts import AnalysisSoFar, Analysts
from penumbra.table.messages import Refused
from penumbra.table.what_if import WhatIf, play_on
from tests.analysis.test_analyse import blunder
from tests.table.server import PATIENCE

GOLDEN_SEED = bytes(32)


def played(acts: int = 12) -> str:
    """The beginning of a game of Shamans, as a record: everybody does the first thing he may."""
    match = Match(GAMES["shamans"], 3, seed=GOLDEN_SEED)
    for _ in range(acts):
        match.act(match.actor, match.legal(match.actor)[0])
    return record.dumps(match, ["Ada", "Bo", "Cy"])


def soon(text: str, budget: int = 40) -> list[AnalysisSoFar]:
    """All one hears of an analysis until it is there."""

    async def ask() -> list[AnalysisSoFar]:
        async def find(game: str) -> str:
            if game != "tabu-1":
                raise Refused("no_game")
            return text

        analysts = Analysts(find, budget)
        heard: list[AnalysisSoFar] = []
        with pytest.raises(Refused, match="no_game"):
            await analysts.ask("tabu-2")
        try:
            while not heard or heard[-1].analysis is None:
                packed = await analysts.ask("tabu-1")
                heard.append(msgspec.json.decode(gzip.decompress(packed), type=AnalysisSoFar))
                await asyncio.sleep(0.02)
            heard.append(heard[-1])
            assert await analysts.ask("tabu-1") == packed  # at once, and the same
        finally:
            await analysts.stop()
        return heard

    return asyncio.run(ask())


def test_an_analysis_says_how_far_it_is_and_is_there_in_the_end() -> None:
    heard = soon(record.written(blunder()))
    assert heard[0].analysis is None
    assert heard[-1].analysis is not None
    assert heard[-1].done == heard[-1].whole == 1
    assert heard[-1].analysis.decisions[0].recommended == "neutralize 2"


def test_what_can_not_be_analysed_is_refused() -> None:
    with pytest.raises(Refused, match="other_rules"):
        soon(record.written(blunder()).replace("neutralize 1", "neutralize 3"))


def asked(text: str, seat: int, at: int, *actions: str) -> Any:
    return play_on(text, WhatIf(seat, at, list(actions)))


def test_one_plays_on_from_any_moment_and_is_shown_what_the_seat_may_see() -> None:
    text = played()
    for seat in range(3):
        branch = asked(text, seat, 4)
        views = [msgspec.json.decode(frame.view) for frame in branch.frames]
        assert all(view["viewer"] == seat for view in views)
        assert all(frame.seat is None and frame.action is None for frame in branch.frames)
        if views:
            assert views[-1]["decision"]["waiting"] == [seat]


def turns(text: str) -> list[tuple[int, int]]:
    """After how many acts the table waited for one seat alone, and for which."""
    alone = [
        (len(match.history), match.waiting[0])
        for match in record.replay(record.loads(text), GAMES)
        if len(match.waiting) == 1
    ]
    return alone


def test_bots_do_the_same_again_and_go_on_after_ones_own_act() -> None:
    text = played()
    at, seat = turns(text)[2]
    assert asked(text, seat, at).frames == []  # it is his turn there
    action = record.loads(text).lines[at].action
    branch = asked(text, seat, at, action)
    assert (branch.frames[0].seat, branch.frames[0].action) == (seat, action)
    assert branch == asked(text, seat, at, action)
    view = msgspec.json.decode(branch.frames[-1].view)
    again = asked(text, seat, at, action, view["legal"][0])
    assert again.frames[0].action == view["legal"][0]


@pytest.mark.rule("6.1")
def test_bots_use_their_portals_though_it_is_ones_own_turn() -> None:
    position = """
        players 3
        pawn 28
        row dagger shard
        stack mask dagger eclipse
        seat 0 shaman: purple-1 blue-2 white-3
        seat 1 shadow: purple-2 blue-3 white-4 | hidden portal
        seat 2 shaman: purple-3 blue-4 white-5
    """
    match = Match(GAMES["shamans"], 3, seed=GOLDEN_SEED, position=position)
    branch = asked(record.dumps(match, ["Ada", "Bo", "Cy"]), 0, 0)
    assert b"portal_used" in bytes(branch.frames[0].events)


def test_games_whose_analysis_came_to_nothing_keep_nobody_waiting(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Also if nobody ever asks what became of them."""
    monkeypatch.setattr(analysts_room, "QUEUE", 2)

    async def ask() -> None:
        async def find(game: str) -> str:
            return "no record"

        analysts = Analysts(find, 40)
        try:
            for game in ("tabu-1", "tabu-2"):
                await analysts.ask(game)
            async with asyncio.timeout(PATIENCE):
                while True:
                    try:
                        await analysts.ask("tabu-3")
                    except Refused as refused:
                        if refused.code != "too_fast":
                            return
                    await asyncio.sleep(0.05)
        finally:
            await analysts.stop()

    asyncio.run(ask())


def test_a_whole_game_can_be_played_on_to_its_end() -> None:
    text = played()
    at, seat = turns(text)[2]
    actions = [record.loads(text).lines[at].action]
    while not (branch := asked(text, seat, at, *actions)).over:
        actions.append(msgspec.json.decode(branch.frames[-1].view)["legal"][0])
    assert msgspec.json.decode(branch.frames[-1].view)["winner"] is not None


@pytest.mark.parametrize(
    ("wish", "code"),
    [
        (WhatIf(3, 4), "no_seat"),
        (WhatIf(0, 4, ["play yellow-9"]), "illegal"),
        (WhatIf(0, 4, ["dance"]), "illegal"),
    ],
)
def test_what_a_seat_may_not_do_is_refused(wish: WhatIf, code: str) -> None:
    with pytest.raises(Refused, match=code):
        play_on(played(), wish)
