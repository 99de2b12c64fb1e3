"""A finished game as frames: what a seat saw then, everything with all cards open, nothing before
the game is over.
"""

import asyncio
import gzip
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Any

import httpx
import msgspec
import pytest

from penumbra.client import Refused, Seat
from penumbra.games import record
from penumbra.table import messages as m
from penumbra.table.showcase import PIECE, QUEUE, Showcase, pieces
from penumbra.table.store import KeptGame
from tests.table.people import address_of, news_of, over, parlour, play, playing, refused, run
from tests.table.server import Server

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
            frames = (await replay(server, await address_of(people), seat=0))["frames"]
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
                frames = (await replay(server, await address_of(people), seat))["frames"]
                assert {frame["seat"] for frame in frames} <= {seat, None}
                assert all(frame["action"] is None for frame in frames if frame["seat"] is None)
                assert all(frame["hands"] is None for frame in frames)

    run(evening())


def test_with_all_cards_open_nothing_is_hidden_in_shamans(server: Server) -> None:
    async def evening() -> None:
        async with playing(server, "Ann Bob Cyd", game="shamans") as people:
            await play(people, seed=2, hasty=True)
            game = await address_of(people)
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
            frames = (await replay(server, await address_of(people)))["frames"]
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
            kept = record.loads(await people.house.record(await address_of(people)))
            replayed = await replay(server, await address_of(people))
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
            assert await people.house.games(people.tickets[0]) == []
            assert await refusal(server, f"{people.code}-1") == (404, "no_game")
            await play(people, seed=6)
            game = await address_of(people)
            assert await refusal(server, game, seat=3) == (400, "no_seat")
            assert await refusal(server, game, seat=-1) == (400, "bad_message")
            assert await refusal(server, f"{people.code}-2") == (404, "no_game")
            assert await refusal(server, "nowhere-1") == (404, "no_game")

    run(evening())


def test_what_is_there_waits_for_nobody_and_nothing_is_made_twice(tmp_path: Path) -> None:
    """However many ask, one thing at a time is made; and too many are not even let wait."""
    asked: list[str] = []
    gone: set[str] = set()
    at_work = 0
    released = asyncio.Event()

    async def evening() -> None:
        async with parlour(tmp_path) as house:
            room, guests = await house.open("Ann Bob Cyd", game="shamans")
            await guests[0].do(m.Start)
            while room.evening.stage != "over":
                guest = next(guest for guest in guests if guest.asked)
                await guest.act(guest.view["legal"][0])
            game = await house.rooms.finished(room.evening.addresses[0])

            async def find(name: str) -> KeptGame:
                nonlocal at_work
                asked.append(name)
                at_work += 1
                if name != "quick-1":
                    await released.wait()
                assert at_work == 1
                at_work -= 1
                return game

            async def there(name: str) -> bool:
                return name not in gone

            showcase = Showcase(find, there)
            record = await showcase.record("quick-1")
            slow = [asyncio.create_task(showcase.record("slow-1")) for _ in range(QUEUE)]
            await asyncio.sleep(0)
            assert await showcase.record("quick-1") is record
            with refused("too_fast"):
                await showcase.record("late-1")
            released.set()
            assert set(await asyncio.gather(*slow)) == {record}
            assert await showcase.record("late-1") == record
            assert asked == ["quick-1", "slow-1", "late-1"]
            gone.add("quick-1")
            with refused("no_game"):  # its table was deleted
                await showcase.record("quick-1")

    run(evening())


def test_what_is_handed_out_is_unpacked_piece_by_piece() -> None:
    whole = b"".join(pieces(gzip.compress(b"a game " * 100_000), unpack=True))
    assert whole == b"a game " * 100_000
    packed = gzip.compress(bytes(10 * PIECE))
    assert max(map(len, pieces(packed, unpack=True))) <= PIECE
    assert b"".join(pieces(packed, unpack=False)) == packed
