"""Dropping out and coming back: the seat is kept, a bot may stand in, and nobody's time is lost."""

from pathlib import Path

from penumbra.client import Seat
from penumbra.table import journal as j
from penumbra.table import messages as m
from penumbra.table.presence import GRACE, SOCKETS_A_PERSON
from tests.table.people import (
    Guest,
    Watch,
    in_the_middle,
    parlour,
    play,
    playing,
    refused,
    run,
    settled,
)
from tests.table.server import Server

PATIENCE = 60  # seconds until a bot takes over, at these tables


def told(what: str, guest: Guest) -> bool:
    """Whether somebody has heard of this."""
    return any(isinstance(news, m.TableChanged) and news.what == what for news in guest.heard)


async def hears(guest: Guest, what: str) -> None:
    """Wait until somebody hears of this."""
    await guest.hears(lambda news: isinstance(news, m.TableChanged) and news.what == what)


def test_after_the_tables_time_a_bot_takes_over_and_hands_back(
    tmp_path: Path, watch: Watch
) -> None:
    async def evening() -> None:
        async with parlour(tmp_path) as house:
            room, people = await house.lay(in_the_middle("shamans", 3, "play", takeover=PATIENCE))
            absent = next(guest for guest in people if guest.asked)
            stays = next(guest for guest in people if guest is not absent)
            seat = absent.viewer
            absent.goes()
            watch.leap(PATIENCE - 5)
            await stays.do(m.Ping)
            assert not told("substituted", stays)
            watch.leap(6)
            await hears(stays, "substituted")
            assert room.evening.chairs[seat].level == "seeker"
            assert room.evening.chairs[seat].person == absent.person
            await stays.hears(lambda news: isinstance(news, m.Update))
            acts = [e for e in await house.journal(room) if isinstance(e, j.Acted)]
            assert (acts[-1].seat, acts[-1].how) == (seat, "bot")
            await absent.comes()
            await hears(stays, "returned")
            assert room.evening.chairs[seat].level is None
            assert absent.viewer == seat

    run(evening())


def test_whoever_is_back_in_time_is_not_replaced(tmp_path: Path, watch: Watch) -> None:
    async def evening() -> None:
        async with parlour(tmp_path) as house:
            _, (ann, bob, _) = await house.lay(
                in_the_middle("shamans", 3, "play", takeover=PATIENCE)
            )
            for _ in range(3):
                bob.goes()
                watch.leap(PATIENCE - 5)
                await bob.comes()
            watch.leap(10 * PATIENCE)
            await ann.do(m.Ping)
            assert not told("substituted", ann)

    run(evening())


def test_a_table_that_wants_no_bots_waits_for_its_people(tmp_path: Path, watch: Watch) -> None:
    async def evening() -> None:
        async with parlour(tmp_path) as house:
            _, (ann, bob, _) = await house.lay(in_the_middle("shamans", 3, "play", takeover=0))
            bob.goes()
            watch.leap(100_000)
            await ann.do(m.Ping)
            assert not told("substituted", ann)

    run(evening())


def test_with_nobody_there_nobody_is_replaced_and_time_begins_with_the_first_to_come(
    tmp_path: Path, watch: Watch
) -> None:
    async def evening() -> None:
        async with parlour(tmp_path) as house:
            room, people = await house.lay(in_the_middle("shamans", 3, "play", takeover=PATIENCE))
            for guest in people:
                guest.goes()
            number = room.number
            watch.leap(100_000)
            ann = people[0]
            await ann.comes()
            assert room.number == number
            watch.leap(PATIENCE - 5)
            await ann.do(m.Ping)
            assert room.number == number
            watch.leap(6)
            await hears(ann, "substituted")

    run(evening())


def test_the_host_need_not_wait_for_somebody_who_is_away(tmp_path: Path, watch: Watch) -> None:
    async def evening() -> None:
        async with parlour(tmp_path) as house:
            room, (ann, bob, cyd) = await house.lay(in_the_middle("shamans", 3, "play"))
            with refused("present"):
                await ann.do(m.Substitute, 1)
            bob.goes()
            watch.leap(GRACE + 1)
            with refused("not_host"):
                await cyd.do(m.Substitute, 1)
            with refused("no_seat"):
                await ann.do(m.Substitute, 7)
            await ann.do(m.Substitute, 1)
            assert room.evening.chairs[1].level == "seeker"
            with refused("no_person"):
                await ann.do(m.Substitute, 1)
            await bob.comes()
            assert room.evening.chairs[1].level is None

    run(evening())


def test_who_is_absent_at_the_start_is_waited_for_and_then_replaced(
    tmp_path: Path, watch: Watch
) -> None:
    async def evening() -> None:
        async with parlour(tmp_path) as house:
            _, (ann, bob, _) = await house.open("Ann Bob Cyd", takeover=PATIENCE)
            bob.goes()
            watch.leap(10 * PATIENCE)
            await ann.do(m.Start)
            assert not told("substituted", ann)
            watch.leap(PATIENCE + 1)
            await hears(ann, "substituted")

    run(evening())


def test_one_person_plays_on_several_devices_that_all_see_the_same(server: Server) -> None:
    async def evening() -> None:
        async with playing(server, "Ann Bob Cyd") as people:
            async with people.house.sit(people.tickets[0]) as phone:
                assert (phone.person, phone.seat) == (people[0].person, 0)
                await play([phone, *people[1:]], until=lambda seat: seat.turn > 12)
                await settled(phone, *people)
                assert (phone.seq, phone.turn) == (people[0].seq, people[0].turn)
                assert phone.view == people[0].view
            await settled(*people)
            assert people[0].person in people[1].present

    run(evening())


def test_too_many_devices_close_the_oldest(server: Server) -> None:
    async def evening() -> None:
        async with playing(server, "Ann Bob Cyd") as people:
            devices: list[Seat] = []
            for _ in range(SOCKETS_A_PERSON):
                devices.append(await people.house.sit(people.tickets[0]).__aenter__())
            with refused("elsewhere"):
                async for _ in people[0]:
                    pass
            await settled(*devices)
            for device in devices:
                await device.close()

    run(evening())


def test_everybody_sees_who_is_here(server: Server) -> None:
    async def evening() -> None:
        async with playing(server, "Ann Bob Cyd") as people:
            ann, bob, cyd = people
            everybody = tuple(ticket.person for ticket in people.tickets)
            assert ann.present == everybody
            await cyd.close()
            await ann.until(lambda seat: cyd.person not in seat.present)
            async with people.house.sit(people.tickets[2]):
                await bob.until(lambda seat: seat.present == everybody)

    run(evening())


def test_what_was_missed_comes_in_order_and_once(server: Server) -> None:
    async def evening() -> None:
        async with playing(server, "Ann Bob Cyd") as people:
            ann, bob, cyd = people
            for word in ("lost", "found", "lost again"):
                bob.drop()
                await ann.say(word)
                await bob.until(lambda seat: seat.seq == ann.seq)
            assert (bob.seat, bob.view.viewer) == (1, 1)
            await play([ann, bob, cyd])

    run(evening())
