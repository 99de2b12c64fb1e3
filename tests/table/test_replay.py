"""A finished game as frames: what a seat saw then, everything with all cards open, nothing before
the game is over.
"""

import asyncio
from contextlib import suppress
from random import Random
from typing import Any

import httpx
import msgspec
import pytest

from penumbra.client import Refused, Seat
from penumbra.games import record
from penumbra.table import messages as m
from penumbra.table.replay import Replays
from tests.table.people import news_of, over, play, playing, run
from tests.table.server import PATIENCE, Server

GAMES = [("shamans", 3), ("intrigue", 7)]


async def replay(server: Server, game: str, seat: int | None = None) -> Any:
    """The frames of a game through somebody's eyes, as any page asks for them."""
    async with httpx.AsyncClient(base_url=server.address, timeout=300) as page:
        eyes = {} if seat is None else {"seat": seat}
        answer = await page.get(f"/api/games/{game}/replay", params=eyes)
        assert answer.status_code == 200, answer.text
        assert answer.headers["content-encoding"] == "gzip"
        return answer.json()


async def refusal(server: Server, game: str, **eyes: int) -> tuple[int, str]:
    async with httpx.AsyncClient(base_url=server.address, timeout=300) as page:
        answer = await page.get(f"/api/games/{game}/replay", params=eyes)
        return answer.status_code, answer.json()["code"]


async def whole_game(seat: Seat) -> list[m.Update]:
    """Somebody plays at random to the end: all the game told him meanwhile."""
    chance, news = Random(5), aiter(seat)
    told: list[m.Messages] = []
    while not over(seat):
        if seat.asked:
            with suppress(Refused):  # a bot may have used a Portal meanwhile: look again
                await seat.act(chance.choice(seat.view.legal))
        else:
            told.append(await anext(news))
    return [each for each in [*told, *await news_of(seat)] if isinstance(each, m.Update)]


@pytest.mark.parametrize(("game", "players"), GAMES)
def test_through_ones_own_eyes_a_replay_is_what_one_saw(
    server: Server, game: str, players: int
) -> None:
    async def evening() -> None:
        async with playing(server, "Ann", game=game, players=players) as people:
            updates = await whole_game(people[0])
            told = [(msgspec.json.decode(u.events), _decoded(u.view)) for u in updates]
            frames = (await replay(server, f"{people.code}-1", seat=0))["frames"]
            before = None
            seen = []
            for frame in frames:
                if frame["events"] or frame["seat"] == 0 or frame["view"] != before:
                    seen.append((frame["events"], frame["view"]))
                before = frame["view"]
            assert seen == told

    run(evening())


def _decoded(view: Any) -> Any:
    return msgspec.json.decode(view)


def test_of_the_acts_of_others_one_has_only_what_was_heard(server: Server) -> None:
    async def evening() -> None:
        async with playing(server, "Ann Bob Cyd", game="shamans") as people:
            await play(people, seed=1)
            for seat in range(3):
                frames = (await replay(server, f"{people.code}-1", seat))["frames"]
                assert {frame["seat"] for frame in frames} <= {seat, None}
                assert all(frame["action"] is None for frame in frames if frame["seat"] is None)
                assert all(frame["hands"] is None for frame in frames)

    run(evening())


def test_with_all_cards_open_nothing_is_hidden_in_shamans(server: Server) -> None:
    async def evening() -> None:
        async with playing(server, "Ann Bob Cyd", game="shamans") as people:
            await play(people, seed=2, hasty=True)
            game = f"{people.code}-1"
            frames = (await replay(server, game))["frames"]
            eyes = [(await replay(server, game, seat))["frames"] for seat in range(3)]
            for frame, *seen in zip(frames, *eyes, strict=True):
                view = frame["view"]
                assert frame["hands"] == [each["view"]["hand"] for each in seen]
                for seat, own in enumerate(each["view"]["seats"][s] for s, each in enumerate(seen)):
                    assert view["seats"][seat] == own
                drawn = [each["view"]["drawn"] for each in seen if each["view"]["drawn"]]
                assert view["drawn"] == (drawn[0] if drawn else None)
                assert all(gift["card"] for gift in view["given"])
                assert not any(
                    None in (e.get("role", ""), e.get("cards", "")) for e in frame["events"]
                )
                assert (view["viewer"], view["legal"]) == (None, [])

    run(evening())


def test_with_all_cards_open_nothing_is_hidden_in_intrigue(server: Server) -> None:
    async def evening() -> None:
        async with playing(server, "Ann", game="intrigue", players=7) as people:
            await play(people, seed=3)
            frames = (await replay(server, f"{people.code}-1"))["frames"]
            for frame in frames:
                view = frame["view"]
                dealt = [e["role"] for e in frame["events"] if e["event"] == "role_dealt"]
                assert None not in dealt
                roles = [seat["role"] for seat in view["seats"]]
                assert None not in roles
                for each in view["interrogations"]:
                    seen = roles[each["target"]] if each["target"] is not None else None
                    assert each["seen"] == seen
                assert frame["hands"] is None

    run(evening())


@pytest.mark.parametrize(("game", "players"), GAMES)
def test_a_replay_is_its_record_frame_by_frame(server: Server, game: str, players: int) -> None:
    async def evening() -> None:
        async with playing(server, "Ann", game=game, players=players) as people:
            await play(people, seed=4)
            kept = record.loads(await people.house.record(f"{people.code}-1"))
            replayed = await replay(server, f"{people.code}-1")
            assert replayed["header"] == msgspec.to_builtins(kept.header)
            assert replayed["closing"] == msgspec.to_builtins(kept.closing)
            deal, *acts = replayed["frames"]
            assert (deal["seat"], deal["action"], deal["check"]) == (None, None, None)
            assert deal["events"][0]["event"] == "round_began"
            assert [(f["seat"], f["action"], f["check"]) for f in acts] == [
                (line.seat, line.action, line.check) for line in kept.lines
            ]

    run(evening())


def test_there_is_no_replay_of_a_game_that_is_played_or_never_was(server: Server) -> None:
    async def evening() -> None:
        async with playing(server, "Ann", game="shamans", players=3) as people:
            game = f"{people.code}-1"
            assert await refusal(server, game) == (409, "game_not_over")
            assert await refusal(server, game, seat=0) == (409, "game_not_over")
            await play(people, seed=6)
            assert await refusal(server, game, seat=3) == (400, "no_seat")
            assert await refusal(server, game, seat=-1) == (400, "bad_message")
            assert await refusal(server, f"{people.code}-2") == (404, "no_game")
            assert await refusal(server, "nowhere-1") == (404, "no_game")

    run(evening())


def test_a_replay_that_is_there_waits_for_no_other() -> None:
    never = asyncio.Event()

    async def make(game: str, seat: int | None) -> bytes:
        if game == "slow-1":
            await never.wait()
        return b"a game"

    async def evening() -> None:
        replays = Replays(make)
        kept = await replays.get("quick-1", 0)
        waiting = asyncio.create_task(replays.get("slow-1", 0))
        await asyncio.sleep(0)
        assert await asyncio.wait_for(replays.get("quick-1", 0), PATIENCE) is kept
        never.set()
        assert await waiting == kept

    run(evening())
