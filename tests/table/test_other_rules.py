"""Rules change; yesterday's evenings stay. A finished game is shown as it was played, a running one
goes on if today's rules tell the same story of it, and is broken off with a word if they do not.
"""

import asyncio
import threading
from collections.abc import Callable, Sequence
from contextlib import AsyncExitStack
from pathlib import Path
from random import Random
from typing import TypeAlias

import httpx
import msgspec
import pytest

from penumbra.client import Ticket
from penumbra.games import GAMES, record
from penumbra.games.errors import IllegalAction, OtherRules
from penumbra.games.game import Log, Rows
from penumbra.games.registry import Registry
from penumbra.table import journal as j
from penumbra.table import messages as m
from penumbra.table.finished_game import Ending, ending, unpacked
from penumbra.table.journal_upgrades import FORMAT
from penumbra.table.room import Room
from tests.games import candle
from tests.table.people import (
    PATIENCE,
    Guest,
    Parlour,
    address_of,
    over,
    parlour,
    playing,
    refused,
    run,
    settled,
)
from tests.table.people import play as play_over_the_wire
from tests.table.server import Server

PEOPLE = "Ann Bob Cyd"
Events: TypeAlias = Sequence[msgspec.Struct]


def backwards(events: Callable[[Log, int], Events]) -> Callable[[Log, int], Events]:
    """The same acts are told in another order."""
    return lambda log, viewer: list(reversed(events(log, viewer)))


def without(word: str, number: Callable[[Rows, int, str], int]) -> Callable[[Rows, int, str], int]:
    """What was legal yesterday is not today."""

    def action_number(rows: Rows, i: int, text: str) -> int:
        if text.startswith(word):
            raise IllegalAction(f"Nobody may {word} any more.")
        return number(rows, i, text)

    return action_number


def mend(patch: pytest.MonkeyPatch, how: str) -> None:
    """From now on Shamans is played by other rules."""
    game = GAMES["shamans"]
    if how != "told otherwise, same version":
        patch.setattr(game, "rules", game.rules + 1)
    if how.startswith("told otherwise"):
        patch.setattr(game, "events", backwards(game.events))
    if how == "forbidden":
        patch.setattr(game, "action_number", without("take", game.action_number))


async def play(guests: Sequence[Guest], acts: int = 10_000) -> None:
    """Everybody takes any legal action, until the game is over or it is enough."""
    chance, room = Random(5), guests[0].room
    for _ in range(acts):
        match = room.evening.match
        if room.evening.stage != "playing" or match is None:
            return
        seat = match.actor
        await guests[seat].act(chance.choice(match.legal(seat)))


async def kept(parlour: Parlour, room: Room, games: int) -> None:
    """Wait until the keeper has seen to so many games of a table."""
    while len(await parlour.rooms.services.store.kept_numbers(room.row.id)) < games:
        parlour.rooms._look_for_finished_games()
        await asyncio.sleep(0.01)


async def looked_at(parlour: Parlour, code: str) -> list[bytes]:
    """All there is to see of a finished game: its record, and its replays for everybody."""
    game = (await parlour.rooms.room(code)).evening.addresses[0]
    seats: list[int | None] = [None, 0, 1, 2]
    return [(await parlour.record(game)).encode(), *[await parlour.replay(game, s) for s in seats]]


async def back(parlour: Parlour, room: Room) -> Room:
    """The server has been restarted: the table is made again from its journal."""
    parlour.rooms.rooms.pop(room.row.code).close("closing")
    return await parlour.rooms.room(room.row.code)


def test_a_table_holds_of_its_old_games_only_how_they_ended(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A kept game is some megabytes when it is unpacked: neither the loop nor the memory of a table
    with a hundred of them may be filled with moments that only a replay needs."""
    loop, readers = threading.get_ident(), set()

    def read(data: bytes) -> Ending:
        readers.add(threading.get_ident())
        return ending(data)

    monkeypatch.setattr("penumbra.table.loading.ending", read)

    async def evening() -> None:
        async with parlour(tmp_path) as house:
            await house.rooms.start()
            room, guests = await house.open(PEOPLE, game="shamans")
            await guests[0].do(m.Start)
            await play(guests)
            await kept(house, room, 1)
            whole = unpacked((await house.rooms.services.store.finished(room.row.id))[1].data)
            mend(monkeypatch, "told otherwise")
            again = await back(house, room)
            (ended,) = again.evening._finished.values()
            assert not hasattr(ended, "moments")
            assert (ended.acts, ended.rounds) == (whole.acts, whole.rounds)
            assert ended.views == whole.views
            assert readers
            assert loop not in readers

    run(evening())


OTHERWISE = ["told otherwise", "told otherwise, same version", "forbidden"]
CHANGES = pytest.mark.parametrize("how", ["nothing told", *OTHERWISE])


@CHANGES
def test_a_finished_game_is_shown_as_it_was_played_whatever_becomes_of_its_rules(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, how: str
) -> None:
    async def evening() -> None:
        async with parlour(tmp_path) as house:
            await house.rooms.start()
            room, guests = await house.open(PEOPLE, game="shamans")
            await guests[0].do(m.Start)
            await play(guests)
            await guests[1].do(m.Say, "Well played!")
            await kept(house, room, 1)
            before = await looked_at(house, room.row.code)
            views = {viewer: room.evening.view(viewer) for viewer in room.evening.streams}
            mend(monkeypatch, how)
            assert await looked_at(house, room.row.code) == before
            again = await back(house, room)
            assert again.evening.state == room.evening.state
            assert (again.evening.stage, again.evening.paused) == ("over", False)
            assert {v: again.evening.view(v) for v in again.evening.streams} == views
            assert [said.text for said in again.evening.talk] == ["Well played!"]
            guest = Guest(again, guests[0]._token)
            await guest.comes()
            await guest.do(m.Rematch)
            await guest.do(m.Start)
            assert again.evening.stage == "playing"

    run(evening())


@pytest.mark.parametrize("how", OTHERWISE)
def test_a_running_game_that_would_go_otherwise_is_broken_off_and_the_table_stays(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, how: str
) -> None:
    async def evening() -> None:
        async with parlour(tmp_path) as house:
            room, guests = await house.open(PEOPLE, game="shamans")
            await guests[0].do(m.Start)
            await play(guests, acts=30)
            await guests[2].do(m.Say, "Until tomorrow.")
            told = {guest.viewer: guest.numbers[-1] for guest in guests}
            with monkeypatch.context() as patch:
                mend(patch, how)
                again = await back(house, room)
                people = [Guest(again, guest._token) for guest in guests]
                for guest, old in zip(people, guests, strict=True):
                    welcome = await guest.comes(old.viewer, told[old.viewer])
                    assert welcome.table.stage == "broken_off"
                    assert (welcome.complete, welcome.missed) == (False, ())
                    assert welcome.seq > told[old.viewer]
                    assert bytes(welcome.view) == b"null"
                    assert [said.text for said in welcome.talk] == ["Until tomorrow."]
                    assert [seat.name for seat in welcome.table.seats] == PEOPLE.split()
                with refused("not_now"):
                    await people[0].do(m.Act, people[0].room.evening.streams[0].turn, "pass")
                with refused("other_rules"):
                    await house.record((await house.rooms.room(room.row.code)).evening.addresses[0])
                await people[0].do(m.Rematch)
                await people[0].do(m.Start)
                await play(people, acts=2) if how != "forbidden" else None
                assert again.evening.stage == "playing"
                here = again.evening.state
                assert (await back(house, again)).evening.state == here

    run(evening())


@pytest.mark.parametrize("acts", [2, 10_000], ids=["under way", "finished"])
def test_a_table_whose_game_is_gone_says_so_and_plays_another(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, acts: int
) -> None:
    """Given a game that was brought along once, when the server comes back without it, then people
    are told so instead of a start, and the host chooses another game with as many chairs as it
    needs; that one stays for rematches, as any other."""

    assert isinstance(GAMES, Registry)
    known = GAMES._all
    monkeypatch.setitem(known, "candle", candle.GAME)

    async def evening() -> None:
        async with parlour(tmp_path) as house:
            await house.rooms.start()
            room, guests = await house.open(f"{PEOPLE} Dan", game="candle")
            await guests[0].do(m.Start)
            await play(guests, acts)
            await kept(house, room, 1) if acts > 2 else None
            monkeypatch.delitem(known, "candle")
            again = await back(house, room)
            assert again.evening.stage == ("over" if acts > 2 else "broken_off")
            ann = Guest(again, guests[0]._token)
            await ann.comes()
            await ann.do(m.Rematch)
            with refused("bad_wishes") as refusal:
                await ann.do(m.Start)
            assert "no game “candle”" in refusal.value.data["why"]
            with refused("bad_wishes"):
                await ann.do(m.Change, {"players": 3})
            await ann.do(m.Kick, 4)
            await ann.do(m.Change, {"game": "shamans", "players": 3})
            with refused("bad_wishes"):
                await ann.do(m.Change, {"players": 4})
            await ann.do(m.Start)
            here = again.evening.state
            assert (here.stage, here.wishes.game) == ("playing", "shamans")
            assert (await back(house, again)).evening.state == here

    run(evening())


def test_a_running_game_goes_on_if_new_rules_tell_the_same_story(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def evening() -> None:
        async with parlour(tmp_path) as house:
            room, guests = await house.open(PEOPLE, game="shamans")
            await guests[0].do(m.Start)
            await play(guests, acts=30)
            mend(monkeypatch, "nothing told")
            again = await back(house, room)
            people = [Guest(again, guest._token) for guest in guests]
            for guest, old in zip(people, guests, strict=True):
                welcome = await guest.comes(old.viewer, old.numbers[-1])
                assert (welcome.table.stage, welcome.complete) == ("playing", True)
            await play(people)
            assert again.evening.stage == "over"
            text = await house.record((await house.rooms.room(room.row.code)).evening.addresses[0])
            assert record.loads(text).header.rules == 2
            assert [*record.replay(record.loads(text), GAMES)][-1].over

    run(evening())


def test_whoever_comes_back_with_an_old_number_never_gets_the_wrong_messages(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """However much is said after the game was broken off."""

    async def evening() -> None:
        async with parlour(tmp_path) as house:
            room, guests = await house.open(PEOPLE, game="shamans")
            await guests[0].do(m.Start)
            await play(guests, acts=30)
            last = guests[1].numbers[-1]
            mend(monkeypatch, "told otherwise")
            again = await back(house, room)
            ann = Guest(again, guests[0]._token)
            await ann.comes()
            for k in range(150):
                await ann.do(m.Say, f"What now? {k}")
            for seq in range(last + 1):
                bob = Guest(again, guests[1]._token)
                assert not (await bob.comes(1, seq)).complete
                bob.goes()

    run(evening())


def test_games_that_ended_before_they_could_be_kept_are_kept_at_the_next_start(
    tmp_path: Path,
) -> None:
    async def evening() -> None:
        async with parlour(tmp_path) as house:
            room, guests = await house.open(PEOPLE, game="shamans")
            await guests[0].do(m.Start)
            await play(guests)
            house.rooms.rooms.clear()  # as if the server had been killed
            store = house.rooms.services.store
            assert await store.kept_numbers(room.row.id) == set()
            assert [table.code for table in await store.not_looked_through()] == [room.row.code]
            await house.rooms.start()
            while await store.not_looked_through():
                await asyncio.sleep(0.01)
            assert await store.kept_numbers(room.row.id) == {1}

    run(evening())


def test_a_table_of_a_newer_penumbra_is_refused_and_left_alone(tmp_path: Path) -> None:
    async def evening() -> None:
        async with parlour(tmp_path) as house:
            room, _ = await house.open(PEOPLE, game="shamans")
            other, _ = await house.open(PEOPLE, game="shamans")
            store = house.rooms.services.store
            newer = b'{"did":"danced","v":%d,"by":1,"id":"c","person":1}' % (FORMAT + 1)
            await store.append(room.row.id, room.number + 1, 0, newer)
            house.rooms.rooms.pop(room.row.code).close("closing")
            before = await store.entries(room.row.id)
            with refused("newer_table"):
                await house.rooms.room(room.row.code)
            with refused("newer_table"):
                await house.record((await house.rooms.room(room.row.code)).evening.addresses[0])
            assert await store.entries(room.row.id) == before
            assert (await back(house, other)).evening.stage == "gathering"

    run(evening())


def test_a_record_of_other_rules_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    path = Path(__file__).parents[1] / "games" / "golden" / "shamans-3.jsonl"
    text = path.read_text(encoding="utf-8")
    mend(monkeypatch, "nothing told")
    assert [*record.replay(record.loads(text), GAMES)][-1].over
    mend(monkeypatch, "told otherwise")
    with pytest.raises(OtherRules, match=r"version 1 of its rules.* plays version 3"):
        list(record.replay(record.loads(text), GAMES))


def test_wishes_on_disk_and_on_the_wire_are_the_same_wishes() -> None:
    told, kept_ = msgspec.structs.fields(m.Wishes), msgspec.structs.fields(j.Wishes)
    assert [field.name for field in told] == [field.name for field in kept_]


def test_a_server_with_other_rules_takes_over_a_house_in_the_middle_of_its_evening(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Given a finished game and one that is played, when the server comes back with mended rules,
    the first is what it was to the byte, the second is broken off, and everybody plays again."""
    monkeypatch.setenv("PYTHONPATH", str(Path(__file__).parents[2]))

    async def seen(server: Server, game: str) -> list[bytes]:
        async with httpx.AsyncClient(base_url=server.address, timeout=PATIENCE) as page:
            paths = ["record", "replay", *[f"replay?seat={seat}" for seat in range(3)]]
            answers = [await page.get(f"/api/games/{game}/{path}") for path in paths]
            assert {answer.status_code for answer in answers} == {200}
            return [answer.content for answer in answers]

    async def before(server: Server) -> tuple[str, list[Ticket], str, list[bytes]]:
        async with playing(server, PEOPLE, game="shamans") as finished:
            await play_over_the_wire(finished, seed=1)
            game = await address_of(finished)
            shown = await seen(server, game)
        async with playing(server, PEOPLE, game="shamans") as running:
            await play_over_the_wire(running, lambda seat: seat.turn > 12)
            await running[1].do(lambda id: m.Say(id, "Until tomorrow."))
        return running.code, running.tickets, game, shown

    async def after(
        server: Server, code: str, tickets: list[Ticket], game: str, shown: list[bytes]
    ) -> None:
        assert await seen(server, game) == shown
        async with server.client() as house, AsyncExitStack() as stack:
            people = [await stack.enter_async_context(house.sit(ticket)) for ticket in tickets]
            await settled(*people)
            for seat, name in enumerate(PEOPLE.split()):
                assert people[seat].table.stage == "broken_off"
                assert people[seat].view is None
                assert people[seat].table.seats[seat].name == name
            with refused("other_rules"):
                await house.record((await house.games(tickets[0]))[0].record)
            await people[0].do(m.Rematch)
            await people[0].do(m.Start)
            await play_over_the_wire(people, lambda seat: seat.turn > 20 or over(seat))

    with Server(tmp_path) as old:
        known = run(before(old))
        assert old.stop() == 0
    with Server(tmp_path, store=old.store, games="tests.table.mended_shamans") as mended:
        run(after(mended, *known))
