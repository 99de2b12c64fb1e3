"""Who may run a table, and who may come to it: each rule with somebody who would like to break it.

In one room of this process, where the test is the lord of time.
"""

from pathlib import Path

import pytest

from penumbra.table import messages as m
from penumbra.table.limits import line_mark
from penumbra.table.presence import GRACE, GRACE_IN_GAME
from penumbra.table.room import Room
from tests.table.people import Guest, Parlour, Watch, names_of, parlour, refused, run

HOME, ELSEWHERE = "203.0.113.7", "203.0.113.8"


async def comes(house: Parlour, room: Room, name: str, address: str, sit: bool = False) -> Guest:
    """Somebody comes to the table from an address."""
    _, token = await house.rooms.join(room.row.code, name, sit, address)
    guest = Guest(room, token, line_mark(room.row.code, address))
    await guest.comes()
    return guest


# ── Taking over ─────────────────────────────────────────────────────────────────────────────────


def test_a_stranger_without_a_chair_gets_no_rights_however_long_the_host_sleeps(
    tmp_path: Path, watch: Watch
) -> None:
    async def evening() -> None:
        async with parlour(tmp_path) as house:
            room, (ann, bob, cyd) = await house.open("Ann Bob Cyd")
            eve = await comes(house, room, "Eve", ELSEWHERE)
            await ann.do(m.Start)
            ann.goes()
            watch.leap(10 * GRACE_IN_GAME)
            with refused("not_seated"):
                await eve.do(m.Host, eve.person)
            with refused("not_host"):
                await eve.do(m.Host, bob.person)
            with refused("not_host"):
                await eve.do(m.Kick, ann.person)
            bob.goes()
            cyd.goes()
            assert room.evening.host == ann.person
            await ann.comes()
            with refused("not_seated"):  # nor as a gift
                await ann.do(m.Host, eve.person)
            await ann.do(m.Leave)
            assert room.evening.host == bob.person

    run(evening())


def test_when_only_people_without_chairs_are_left_nobody_is_the_host_until_one_sits(
    tmp_path: Path,
) -> None:
    async def evening() -> None:
        async with parlour(tmp_path) as house:
            room, (ann,) = await house.open("Ann", players=3)
            eve = await comes(house, room, "Eve", ELSEWHERE)
            await ann.do(m.Leave)
            assert room.evening.host is None
            await comes(house, room, "Dan", ELSEWHERE)
            assert room.evening.host is None
            with refused("not_seated"):
                await eve.do(m.Host, eve.person)
            await eve.do(m.Sit, 0)
            await eve.do(m.Host, eve.person)
            assert room.evening.host == eve.person

    run(evening())


def test_a_phone_that_sleeps_for_a_while_in_a_game_costs_its_owner_nothing(
    tmp_path: Path, watch: Watch
) -> None:
    async def evening() -> None:
        async with parlour(tmp_path) as house:
            _, (ann, bob, _) = await house.open("Ann Bob Cyd", takeover=0)
            await ann.do(m.Start)
            ann.goes()
            watch.leap(GRACE_IN_GAME - 1)
            with refused("host_is_here"):
                await bob.do(m.Host, bob.person)
            watch.leap(2)
            await bob.do(m.Host, bob.person)

    run(evening())


def test_a_host_who_comes_back_finds_his_chair_and_takes_his_rights_back(
    tmp_path: Path, watch: Watch
) -> None:
    """Whoever took them can neither send him away nor pass them on out of his reach."""

    async def evening() -> None:
        async with parlour(tmp_path) as house:
            room, (ann, bob, cyd) = await house.open("Ann Bob Cyd")
            await ann.do(m.Start)
            ann.goes()
            watch.leap(GRACE_IN_GAME + 1)
            await bob.do(m.Host, bob.person)
            assert room.evening.state.former == ann.person
            with refused("former_host"):
                await bob.do(m.Kick, ann.person)
            await bob.do(m.Kick, cyd.person)
            await ann.comes()
            await ann.do(m.Host, ann.person)
            assert (room.evening.host, room.evening.former) == (ann.person, None)
            await ann.do(m.Readmit, cyd.person)
            await cyd.comes()
            assert names_of(room.evening.state) == ["Ann", "Bob", "Cyd"]
            assert room.evening.seat_of(cyd.person) == 2
            with refused("host_is_here"):
                await bob.do(m.Host, bob.person)

    run(evening())


def test_whoever_took_the_rights_does_not_delete_the_table(tmp_path: Path, watch: Watch) -> None:
    """Nor does whoever got them from him; the former host may, once he has them back."""

    async def evening() -> None:
        async with parlour(tmp_path) as house:
            room, (ann, bob, cyd) = await house.open("Ann Bob Cyd")
            ann.goes()
            watch.leap(GRACE + 1)
            await bob.do(m.Host, bob.person)
            with refused("former_host"):
                await bob.do(m.Delete)
            await bob.do(m.Host, cyd.person)
            watch.leap(100 * 86_400)
            with refused("former_host"):
                await cyd.do(m.Delete)
            await ann.comes()
            await ann.do(m.Host, ann.person)
            await room.do(ann, m.Delete("the end"))
            assert ann.ended == "deleted"

    run(evening())


def test_rights_that_were_taken_and_passed_on_still_go_back(tmp_path: Path, watch: Watch) -> None:
    async def evening() -> None:
        async with parlour(tmp_path) as house:
            room, (ann, bob, cyd) = await house.open("Ann Bob Cyd")
            ann.goes()
            watch.leap(GRACE + 1)
            await bob.do(m.Host, bob.person)
            await bob.do(m.Host, cyd.person)
            await ann.comes()
            await ann.do(m.Host, ann.person)
            assert room.evening.host == ann.person
            await ann.do(m.Host, bob.person)  # a gift is a gift
            with refused("host_is_here"):
                await ann.do(m.Host, ann.person)

    run(evening())


def test_the_chair_of_somebody_who_is_away_can_be_freed_and_only_then(
    tmp_path: Path, watch: Watch
) -> None:
    async def evening() -> None:
        async with parlour(tmp_path) as house:
            room, (ann, bob, _) = await house.open("Ann Bob Cyd")
            with refused("present"):
                await ann.do(m.Clear, 1)
            bob.goes()
            watch.leap(GRACE + 1)
            await ann.do(m.Clear, 1)
            assert names_of(room.evening.state) == ["Ann", None, "Cyd"]
            await bob.comes()  # he is still at the table
            await bob.do(m.Sit, 1)

    run(evening())


# ── Sending away, keeping out, letting back ─────────────────────────────────────────────────────


def test_somebody_sent_away_in_a_game_can_be_let_back_to_his_chair(tmp_path: Path) -> None:
    """Also after the server was started again: it is all in the journal."""

    async def evening() -> None:
        async with parlour(tmp_path) as house:
            room, (ann, bob, _) = await house.open("Ann Bob Cyd")
            await ann.do(m.Start)
            await ann.do(m.Kick, bob.person)
            assert bob.ended == "kicked"
            assert room.evening.state.seats[1] == m.SeatState(
                "Bob", None, room.evening.wishes.level
            )
            assert room.evening.state.sent_away == (m.SentAway(bob.person or 0, "Bob", False),)
            with refused("kicked"):
                await bob.comes()
            with refused("name_taken"):  # nobody comes as Bob meanwhile
                await house.rooms.join(room.row.code, "B0b", True, ELSEWHERE)
            room.give_up("closing")
            room = await house.rooms.room(room.row.code)
            for guest in (ann, bob):
                guest.room = room
            await ann.comes()
            with refused("no_person"):
                await ann.do(m.Readmit, 77)
            await ann.do(m.Readmit, bob.person)
            assert room.evening.state.seats[1].level, "the bot plays on until he is here"
            welcome = await bob.comes()
            assert (welcome.you.seat, welcome.table.seats[1].level) == (1, None)
            assert welcome.table.sent_away == ()

    run(evening())


def test_somebody_kept_out_comes_neither_by_token_nor_anew_nor_to_watch(tmp_path: Path) -> None:
    async def evening() -> None:
        async with parlour(tmp_path) as house:
            code, _, token = await house.rooms.open(m.Wishes(players=4), "Ann", True, HOME)
            room, (ann,) = await house.enter_with(code, token)
            eve = await comes(house, room, "Eve", ELSEWHERE)
            sister = await comes(house, room, "Fay", ELSEWHERE)
            await ann.do(m.Kick, eve.person, True)
            assert eve.ended == "kept_out"
            room.give_up("closing")
            room = await house.rooms.room(code)
            for guest in (ann, eve, sister):
                guest.room = room
            await ann.comes()
            with refused("kept_out"):
                await eve.comes()
            with refused("kept_out"):
                await house.rooms.join(code, "Somebody", True, ELSEWHERE)
            onlooker = Guest(room, line=line_mark(code, ELSEWHERE))
            with refused("kept_out"):
                await onlooker.comes()
            await sister.comes()  # who was here stays, wherever she lives
            await house.rooms.join(code, "Bob", True, HOME)
            await ann.do(m.Readmit, eve.person)
            await eve.comes()
            await house.rooms.join(code, "Gus", True, ELSEWHERE)

    run(evening())


# ── Room at the table ───────────────────────────────────────────────────────────────────────────


def test_one_address_does_not_fill_a_table(tmp_path: Path) -> None:
    async def evening() -> None:
        async with parlour(tmp_path, people_per_address=5) as house:
            room, (ann, *_) = await house.open("Ann Bob Cyd")
            names = [f"Eve {k}" for k in range(5)]
            flood = [await comes(house, room, name, ELSEWHERE) for name in names]
            with refused("crowded"):
                await comes(house, room, "Eve 5", ELSEWHERE)
            await comes(house, room, "Dan", HOME)
            await ann.do(m.Kick, flood[0].person)
            await comes(house, room, "Eve 5", ELSEWHERE)
            onlookers = [Guest(room, line="there") for _ in range(6)]
            for onlooker in onlookers[:5]:
                await onlooker.comes()
            with refused("crowded"):
                await onlookers[5].comes()
            await Guest(room, line="elsewhere").comes()

    run(evening())


def test_a_restart_opens_no_table_to_an_address_that_has_had_its_share(tmp_path: Path) -> None:
    """Nor when everybody has gone and the table was let go: who came from where is written down.
    And somebody who has not been seen since can still be kept out.
    """

    async def evening() -> None:
        async with parlour(tmp_path, people_per_address=3) as house:
            room, (ann,) = await house.open("Ann", players=4)
            code = room.row.code
            flood = [await comes(house, room, f"Eve {k}", ELSEWHERE) for k in range(3)]
            room.give_up("closing")
            room = ann.room = await house.rooms.room(code)
            await ann.comes()
            with refused("crowded"):
                await house.rooms.join(code, "Eve 3", True, ELSEWHERE)
            await house.rooms.join(code, "Dan", True, HOME)
            await ann.do(m.Kick, flood[0].person, True)
            with refused("kept_out"):
                await house.rooms.join(code, "Eve 3", True, ELSEWHERE)

    run(evening())


def test_a_mark_of_a_line_does_not_tell_the_address() -> None:
    """It is the same for a household, another for its neighbours, and for thousands of addresses
    somewhere: whoever tries them all finds too many. No table's marks are those of another.
    """
    marks: dict[str, int] = {}
    for number in range(1 << 16):
        mark = line_mark("kamoruti", f"10.{number >> 8}.{number & 255}.1")
        marks[mark] = marks.get(mark, 0) + 1
    shared = sum(1 for times in marks.values() if times > 1)
    assert shared > 1000  # of 65,536 only: of all there are, each is shared by thousands
    assert line_mark("kamoruti", HOME) != line_mark("kamoruti", ELSEWHERE)
    assert line_mark("kamoruti", HOME) != line_mark("babababa", HOME)


@pytest.mark.parametrize("begun", [False, True])
def test_to_a_locked_table_nobody_new_comes_and_everybody_of_it_does(
    tmp_path: Path, begun: bool
) -> None:
    async def evening() -> None:
        async with parlour(tmp_path) as house:
            room, (ann, bob, _) = await house.open("Ann Bob Cyd", public=True)
            if begun:
                await ann.do(m.Start)
            with refused("not_host"):
                await bob.do(m.Lock)
            await ann.do(m.Lock)
            with refused("not_now"):
                await ann.do(m.Lock)
            assert room.from_outside.locked
            assert house.rooms.public() == []
            with refused("locked"):
                await house.rooms.join(room.row.code, "Eve", True, ELSEWHERE)
            with refused("locked"):
                await Guest(room).comes()
            bob.goes()
            await bob.comes()
            await ann.do(m.Unlock)
            await Guest(room).comes()
            await house.rooms.join(room.row.code, "Eve", True, ELSEWHERE)

    run(evening())
