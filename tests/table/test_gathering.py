"""Gathering: how people come to a table, take chairs and settle how they will play."""

import asyncio
import re
from itertools import combinations
from pathlib import Path
from typing import Any

import pytest

from penumbra.client import Seat
from penumbra.locale import Catalogue
from penumbra.table import messages as m
from penumbra.table.names import alike
from penumbra.table.presence import GRACE
from penumbra.table.room import Room
from tests.table.people import (
    Watch,
    gathered,
    names_of,
    parlour,
    play,
    playing,
    refused,
    run,
    settled,
)
from tests.table.server import Server

PRONOUNCEABLE = re.compile("([bdfgklmnprstvz][aeiou]){4}")


# opening


@pytest.mark.parametrize(
    ("game", "players"),
    [*(("shamans", n) for n in (3, 4, 5)), *(("intrigue", n) for n in (7, 8, 9, 10))],
)
def test_a_table_is_opened_for_either_game_and_every_number(
    server: Server, game: str, players: int
) -> None:
    async def evening() -> None:
        async with server.client() as house:
            ticket = await house.open("Ann", game=game, players=players)
            table = await house.look(ticket.code)
            assert (table.wishes.game, len(table.seats)) == (game, players)
            assert (table.stage, table.number, table.draw) == ("gathering", 1, None)
            assert names_of(table) == ["Ann"] + [None] * (players - 1)
            assert table.host == ticket.person

    run(evening())


def test_every_wish_is_granted(server: Server) -> None:
    wishes: dict[str, Any] = {
        "game": "intrigue",
        "players": 8,
        "board": "standard",
        "language": "cs",
        "level": "wanderer",
        "clock": "blitz",
        "public": True,
        "spectators": False,
        "delay": 30,
        "talk": "warn",
        "takeover": 0,
        "pace": 250,
    }

    async def evening() -> None:
        async with server.client() as house:
            ticket = await house.open("Ann", **wishes)
            assert (await house.look(ticket.code)).wishes == m.Wishes(**wishes)

    run(evening())


@pytest.mark.parametrize(
    ("wishes", "code"),
    [
        ({"players": 6}, "bad_wishes"),
        ({"game": "intrigue", "players": 3}, "bad_wishes"),
        ({"level": "genius"}, "bad_wishes"),
        ({"board": "marble"}, "bad_board"),
        ({"game": "chess"}, "bad_wishes"),
        ({"clock": "sand"}, "bad_message"),
        ({"delay": -1}, "bad_message"),
        ({"colour": "red"}, "bad_message"),
    ],
)
def test_what_cannot_be_had_is_refused_at_the_door(
    server: Server, wishes: dict[str, Any], code: str
) -> None:
    async def evening() -> None:
        async with server.client() as house:
            with refused(code):
                await house.open("Ann", **wishes)

    run(evening())


def test_codes_can_be_said_aloud_and_no_two_are_alike(server: Server) -> None:
    async def evening() -> None:
        async with server.client() as house:
            tickets = [await house.open("Ann") for _ in range(20)]
            codes = {ticket.code for ticket in tickets}
            assert len(codes) == len(tickets)
            assert all(PRONOUNCEABLE.fullmatch(code) for code in codes)
            assert [t.link for t in tickets] == [f"{server.address}/{t.code}" for t in tickets]

    run(evening())


def test_public_tables_are_listed_while_people_are_there_and_others_are_not(
    server: Server,
) -> None:
    async def listed(people: list[Seat]) -> bool:
        async with server.client() as house:
            return people[0].table.code in [table.code for table in await house.tables()]

    async def evening() -> None:
        async with gathered(server, "Ann Bob Cyd", public=True) as people:
            assert await listed(people)
            await people[0].do(lambda id: m.Change(id, {"public": False}))
            assert not await listed(people)
            await people[0].do(lambda id: m.Change(id, {"public": True}))
            for seat in people:
                await seat.close()
            while await listed(people):
                pass

    run(evening())


def test_one_may_come_without_sitting_down_and_late_comers_find_no_chair(server: Server) -> None:
    async def evening() -> None:
        async with gathered(server, "Ann Bob", players=3) as people:
            zoe = await people.house.join(people.code, "Zoe", sit=False)
            cyd = await people.house.join(people.code, "Cyd")
            dan = await people.house.join(people.code, "Dan")
            table = await people.house.look(people.code)
            assert names_of(table) == ["Ann", "Bob", "Cyd"]
            seats = {person.person: person.seat for person in table.people}
            assert (seats[zoe.person], seats[cyd.person], seats[dan.person]) == (None, 2, None)

    run(evening())


@pytest.mark.parametrize("name", ["", "   ", "x" * 25, "a\u202eb", "\u200b", "a\nb\0"])
def test_a_name_that_cannot_be_read_is_refused(server: Server, name: str) -> None:
    async def evening() -> None:
        async with gathered(server, "Ann Bob Cyd") as people:
            with refused("bad_name"):
                await people.house.join(people.code, name)
            with refused("bad_name"):
                await people[1].do(lambda id: m.Rename(id, name))

    run(evening())


def test_nobody_gets_a_name_that_looks_like_anothers(server: Server) -> None:
    async def evening() -> None:
        async with gathered(server, "Ann Bob", players=4) as people:
            await people[0].do(lambda id: m.Bot(id, 2))
            await settled(*people)
            bot = people[0].table.seats[2].name or ""
            for name in ("ANN", " bob ", "Вob", bot, bot.upper()):
                with refused("name_taken"):
                    await people.house.join(people.code, name)
            with refused("name_taken"):
                await people[1].do(lambda id: m.Rename(id, "ann"))

    run(evening())


# chairs


def test_people_sit_stand_and_move_as_they_like(server: Server) -> None:
    async def evening() -> None:
        async with gathered(server, "Ann Bob", players=4) as (ann, bob):
            await ann.do(lambda id: m.Sit(id, 3))
            await bob.do(m.Stand)
            await settled(ann, bob)
            assert (ann.seat, bob.seat) == (3, None)
            with refused("not_seated"):
                await bob.do(m.Stand)
            with refused("seat_taken"):
                await bob.do(lambda id: m.Sit(id, 3))
            with refused("no_seat"):
                await bob.do(lambda id: m.Sit(id, 4))
            await bob.do(lambda id: m.Sit(id, 0))
            await settled(ann, bob)
            assert names_of(ann.table) == names_of(bob.table) == ["Bob", None, None, "Ann"]

    run(evening())


def test_two_people_swap_chairs_when_both_have_offered(server: Server) -> None:
    async def evening() -> None:
        async with gathered(server, "Ann Bob Cyd") as (ann, bob, cyd):
            await ann.do(lambda id: m.Swap(id, 1))
            await cyd.do(lambda id: m.Swap(id, 1))
            await settled(ann, bob, cyd)
            assert names_of(bob.table) == ["Ann", "Bob", "Cyd"]
            await bob.do(lambda id: m.Swap(id, 0))
            await settled(ann, bob, cyd)
            assert names_of(cyd.table) == ["Bob", "Ann", "Cyd"]
            assert (ann.seat, bob.seat) == (1, 0)
            with refused("no_seat"):
                await ann.do(lambda id: m.Swap(id, 1))
            with refused("no_seat"):
                await ann.do(lambda id: m.Swap(id, 7))

    run(evening())


def test_an_offer_that_was_lost_on_the_way_back_can_be_repeated(tmp_path: Path) -> None:
    async def evening() -> None:
        async with parlour(tmp_path) as house:
            room, (ann, bob, _) = await house.open("Ann Bob Cyd")
            await ann.repeats(offer := m.Swap("mine", 1))
            await bob.do(m.Swap, 0)
            assert names_of(room.evening.state) == ["Bob", "Ann", "Cyd"]
            assert isinstance(await ann.repeats(offer), m.Ack)
            assert names_of(room.evening.state) == ["Bob", "Ann", "Cyd"]

    run(evening())


def test_an_offer_is_heard_survives_a_restart_and_ends_when_somebody_moves(tmp_path: Path) -> None:
    async def evening() -> None:
        async with parlour(tmp_path) as house:
            room, (ann, bob, cyd) = await house.open("Ann Bob Cyd")
            await ann.do(m.Swap, 1)
            heard = bob.heard[-1]
            assert isinstance(heard, m.TableChanged)
            assert (heard.what, heard.person, heard.seat) == ("swap_offered", ann.person, 1)
            again = await Room.load(room.row, room.services)
            assert again.evening.offers == room.evening.offers == {ann.person: 1}
            await cyd.do(m.Stand)
            assert not room.evening.offers
            await bob.do(m.Swap, 0)
            assert names_of(room.evening.state) == ["Ann", "Bob", None]

    run(evening())


def test_a_host_without_a_chair_stays_at_a_table_closed_to_spectators(tmp_path: Path) -> None:
    async def evening() -> None:
        async with parlour(tmp_path) as house:
            room, (ann,) = await house.open("Ann", spectators=False, players=3, pace=0)
            await ann.do(m.Stand)
            await ann.do(m.Bot)
            await ann.do(m.Start)
            assert ann.ended is None
            ann.goes()
            assert (await ann.comes()).table.stage == "playing"
            assert room.evening.stage == "playing"

    run(evening())


def test_who_is_just_coming_in_is_not_swept_away(tmp_path: Path) -> None:
    async def evening() -> None:
        async with parlour(tmp_path) as house:
            room, (ann,) = await house.open("Ann", players=3)
            ann.goes()
            assert room.at_rest
            joining = asyncio.create_task(room.join("Bob", "hash", True))
            await asyncio.sleep(0)
            assert not room.at_rest
            await joining
            assert room.at_rest

    run(evening())


def test_a_bot_swaps_with_anybody_at_once(server: Server) -> None:
    async def evening() -> None:
        async with gathered(server, "Ann Bob", players=3) as (ann, bob):
            await ann.do(lambda id: m.Bot(id, 2))
            await bob.do(lambda id: m.Swap(id, 2))
            await settled(bob)
            assert bob.seat == 2
            assert bob.table.seats[1].level == "seeker"

    run(evening())


def test_the_host_arranges_the_chairs_and_nobody_else(server: Server) -> None:
    async def evening() -> None:
        async with gathered(server, "Ann Bob Cyd") as (ann, bob, cyd):
            with refused("not_host"):
                await bob.do(lambda id: m.Arrange(id, 0, 2))
            with refused("no_seat"):
                await ann.do(lambda id: m.Arrange(id, 0, 3))
            await ann.do(lambda id: m.Arrange(id, 0, 2))
            await settled(ann, bob, cyd)
            assert names_of(bob.table) == ["Cyd", "Bob", "Ann"]
            assert (ann.seat, cyd.seat) == (2, 0)

    run(evening())


def test_whoever_moves_sees_through_his_new_chairs_eyes_at_once(server: Server) -> None:
    async def evening() -> None:
        async with gathered(server, "Ann Bob Cyd") as (ann, bob, cyd):
            await ann.do(lambda id: m.Arrange(id, 0, 1))
            await ann.do(m.Start)
            await settled(ann, bob, cyd)
            assert [seat.view.viewer for seat in (ann, bob, cyd)] == [1, 0, 2]

    run(evening())


# bots


@pytest.mark.parametrize("language", ["en", "fr", "cs", "ru"])
def test_bots_take_all_empty_chairs_with_names_in_the_tables_language(
    server: Server, language: str
) -> None:
    usual = Catalogue(language).text("bot-names").split(", ")

    async def evening() -> None:
        taken = usual[0]  # a person has the name of the first bot
        wishes = {"game": "intrigue", "players": 10, "language": language}
        async with gathered(server, taken, **wishes) as (host,):
            await host.do(m.Bot)
            names = [name or "" for name in names_of(host.table)]
            assert len(names) == 10
            assert not any(alike(*pair) for pair in combinations(names, 2))
            assert set(usual) <= set(names)
            assert {seat.level for seat in host.table.seats} == {None, "seeker"}

    run(evening())


def test_one_bot_of_a_level_of_its_own_comes_and_is_sent_away(server: Server) -> None:
    async def evening() -> None:
        async with gathered(server, "Ann Bob", players=4) as (ann, bob):
            await ann.do(lambda id: m.Bot(id, 3, "wanderer"))
            assert [seat.level for seat in ann.table.seats] == [None, None, None, "wanderer"]
            assert ann.table.seats[2].name is None
            with refused("seat_taken"):
                await ann.do(lambda id: m.Bot(id, 3))
            with refused("bad_wishes"):
                await ann.do(lambda id: m.Bot(id, 2, "genius"))
            with refused("not_host"):
                await bob.do(m.Bot)
            with refused("no_seat"):
                await ann.do(lambda id: m.Bot(id, 4))
            with refused("present"):
                await ann.do(lambda id: m.Clear(id, 1))
            await ann.do(lambda id: m.Clear(id, 3))
            assert ann.table.seats[3].name is None
            with refused("bot_only"):
                await ann.do(lambda id: m.Clear(id, 3))
            await ann.do(m.Bot)
            with refused("seat_taken"):
                await ann.do(m.Bot)

    run(evening())


# wishes


def test_the_host_changes_how_it_will_be_played(server: Server) -> None:
    async def evening() -> None:
        async with gathered(server, "Ann Bob", players=3) as (ann, bob):
            await ann.do(lambda id: m.Change(id, {"players": 5, "clock": "relaxed"}))
            await settled(bob)
            assert names_of(bob.table) == ["Ann", "Bob", None, None, None]
            assert bob.table.wishes.clock == "relaxed"
            await bob.do(lambda id: m.Sit(id, 4))
            with refused("bad_wishes"):
                await ann.do(lambda id: m.Change(id, {"players": 4}))
            await bob.do(lambda id: m.Sit(id, 1))
            await ann.do(lambda id: m.Change(id, {"players": 3}))
            await ann.do(lambda id: m.Change(id, {"game": "intrigue", "players": 7}))
            await settled(bob)
            assert (bob.table.wishes.game, len(bob.table.seats)) == ("intrigue", 7)

    run(evening())


@pytest.mark.parametrize(
    ("wishes", "code"),
    [
        ({"players": 6}, "bad_wishes"),
        ({"players": 99}, "bad_wishes"),
        ({"players": "four"}, "bad_wishes"),
        ({"game": "intrigue"}, "bad_wishes"),
        ({"game": "chess"}, "bad_wishes"),
        ({"level": "genius"}, "bad_wishes"),
        ({"secret": "00"}, "bad_wishes"),
        ({"board": "../standard"}, "bad_board"),
    ],
)
def test_an_impossible_change_changes_nothing(
    server: Server, wishes: dict[str, object], code: str
) -> None:
    async def evening() -> None:
        async with gathered(server, "Ann Bob Cyd") as (ann, bob, _):
            before = ann.table
            with refused(code):
                await ann.do(lambda id: m.Change(id, wishes))
            with refused("not_host"):
                await bob.do(lambda id: m.Change(id, {"players": 4}))
            await settled(ann)
            assert ann.table == before

    run(evening())


def test_people_are_called_as_they_like_until_the_game_begins(server: Server) -> None:
    async def evening() -> None:
        async with gathered(server, "Ann Bob Cyd") as (ann, bob, _):
            await bob.do(lambda id: m.Rename(id, "  Robert   the Great "))
            await settled(ann)
            assert names_of(ann.table) == ["Ann", "Robert the Great", "Cyd"]
            assert ann.table.people[1].name == "Robert the Great"
            await ann.do(m.Start)
            with refused("not_now"):
                await bob.do(lambda id: m.Rename(id, "Bob"))

    run(evening())


# the start


def test_no_game_begins_with_an_empty_chair(server: Server) -> None:
    async def evening() -> None:
        async with gathered(server, "Ann Bob", players=4) as (ann, bob):
            with refused("empty_seats") as why:
                await ann.do(m.Start)
            assert why.value.data == {"seats": [2, 3]}
            await ann.do(m.Bot)
            with refused("not_host"):
                await bob.do(m.Start)
            await ann.do(m.Start)
            with refused("not_now"):
                await ann.do(m.Start)

    run(evening())


def test_nobody_is_dealt_anything_before_the_start(server: Server) -> None:
    async def evening() -> None:
        async with gathered(server, "Ann Bob Cyd") as (ann, bob, cyd):
            assert [seat.view for seat in (ann, bob, cyd)] == [None, None, None]
            with refused("not_now"):
                await ann.act("play red-1")
            await ann.do(m.Start)
            await settled(ann, bob, cyd)
            assert all(seat.view.hand for seat in (ann, bob, cyd))
            assert ann.table.stage == "playing"

    run(evening())


@pytest.mark.parametrize(
    "command",
    [
        lambda id: m.Sit(id, 0),
        m.Stand,
        lambda id: m.Swap(id, 1),
        lambda id: m.Arrange(id, 0, 1),
        m.Bot,
        lambda id: m.Clear(id, 1),
        lambda id: m.Change(id, {"clock": "blitz"}),
        m.Rematch,
    ],
)
def test_chairs_and_wishes_stay_as_they_are_while_a_game_is_played(
    server: Server, command: type[m.Start]
) -> None:
    async def evening() -> None:
        async with playing(server, "Ann", players=3, pace=10_000) as (ann,):
            before = ann.table
            with refused("not_now"):
                await ann.do(command)
            assert ann.table == before

    run(evening())


# the host


def test_the_host_sends_somebody_away(server: Server) -> None:
    async def evening() -> None:
        async with gathered(server, "Ann Bob Cyd") as people:
            ann, bob, cyd = people
            with refused("not_host"):
                await bob.do(lambda id: m.Kick(id, cyd.person or 0))
            with refused("no_person"):
                await ann.do(lambda id: m.Kick(id, ann.person or 0))
            with refused("no_person"):
                await ann.do(lambda id: m.Kick(id, 77))
            await ann.do(lambda id: m.Kick(id, bob.person or 0))
            with refused("kicked"):
                async for _ in bob:
                    pass
            await settled(cyd)
            assert names_of(cyd.table) == ["Ann", None, "Cyd"]
            with refused("kicked"):
                async with people.house.sit(people.tickets[1]):
                    pass

    run(evening())


def test_the_host_passes_on_his_rights(server: Server) -> None:
    async def evening() -> None:
        async with gathered(server, "Ann Bob Cyd") as (ann, bob, cyd):
            with refused("host_is_here"):
                await bob.do(lambda id: m.Host(id, bob.person or 0))
            with refused("no_person"):
                await ann.do(lambda id: m.Host(id, 77))
            await ann.do(lambda id: m.Host(id, cyd.person or 0))
            await settled(cyd)
            assert cyd.table.host == cyd.person
            with refused("not_host"):
                await ann.do(m.Start)
            await cyd.do(m.Start)

    run(evening())


def test_somebody_takes_over_from_a_host_who_has_been_away_for_a_while(
    tmp_path: Path, watch: Watch
) -> None:
    async def evening() -> None:
        async with parlour(tmp_path) as house:
            room, (ann, bob, cyd) = await house.open("Ann Bob Cyd")
            watch.leap(10 * GRACE)
            with refused("host_is_here"):
                await bob.do(m.Host, bob.person)
            ann.goes()
            watch.leap(GRACE - 5)
            with refused("host_is_here"):
                await bob.do(m.Host, bob.person)
            watch.leap(6)
            with refused("not_host"):
                await bob.do(m.Host, cyd.person)
            await bob.do(m.Host, bob.person)
            assert room.evening.host == bob.person
            await ann.comes()
            with refused("not_host"):
                await ann.do(m.Start)
            await ann.do(m.Host, ann.person)
            await ann.do(m.Start)

    run(evening())


def test_a_host_who_never_came_in_can_be_relieved_as_well(tmp_path: Path, watch: Watch) -> None:
    async def evening() -> None:
        async with parlour(tmp_path) as house:
            code, host, _ = await house.rooms.open(m.Wishes(players=3), "Ann", sit=True)
            _, token = await house.rooms.join(code, "Bob", sit=True)
            room = await house.rooms.room(code)
            watch.leap(GRACE + 1)
            _, (bob,) = await house.enter_with(code, token)
            assert room.evening.host == host
            await bob.do(m.Host, bob.person)
            assert room.evening.host == bob.person

    run(evening())


def test_when_the_host_leaves_somebody_who_sits_is_the_host(server: Server) -> None:
    async def evening() -> None:
        async with gathered(server, "Ann Bob Cyd") as (ann, bob, cyd):
            await ann.do(m.Leave)
            await bob.until(lambda seat: seat.table.host == bob.person)
            assert names_of(bob.table) == [None, "Bob", "Cyd"]
            await bob.do(m.Bot)
            await bob.do(m.Start)
            await settled(cyd)
            assert cyd.table.stage == "playing"

    run(evening())


def test_a_game_goes_on_to_its_end_when_its_host_leaves(server: Server) -> None:
    async def evening() -> None:
        async with playing(server, "Ann Bob Cyd") as (ann, bob, cyd):
            await ann.do(m.Leave)
            await settled(bob, cyd)
            assert bob.table.host == bob.person
            assert bob.table.seats[0] == m.SeatState("Ann", None, "seeker")
            await play([bob, cyd])
            assert names_of(bob.table) == ["Ann", "Bob", "Cyd"]
            await bob.do(m.Rematch)

    run(evening())


def test_the_first_to_come_to_a_table_everybody_has_left_is_its_host(server: Server) -> None:
    async def evening() -> None:
        async with gathered(server, "Ann", players=3) as people:
            await people[0].do(m.Leave)
            assert (await people.house.look(people.code)).host is None
            bob = await people.house.join(people.code, "Bob")
            assert (await people.house.look(people.code)).host == bob.person

    run(evening())
