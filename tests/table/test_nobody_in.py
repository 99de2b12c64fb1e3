"""Nobody in: who has no token, another's token or an old one does nothing and sees nothing more.

Each is refused with a code of the protocol, or given exactly what he may see. The law of who sees
what is the rules' own (`view`); here it is asked whether the doors keep to it.
"""

import asyncio
import base64
import random
from collections.abc import Coroutine, Iterator, Mapping
from contextlib import AsyncExitStack
from itertools import combinations
from pathlib import Path
from typing import Any

import msgspec
import pytest

from penumbra.client import Refused, Seat, TableServer, Ticket
from penumbra.games.game import SPECTATOR
from penumbra.table import messages as m
from penumbra.table import names
from penumbra.table.tables import hashed
from tests.table.fuzz import journal_of, play, seated, started, table_of
from tests.table.server import Server
from tests.table.stranger import Stranger, knock


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("nobody"), log_level="debug") as server:
        yield server
        assert " trouble " not in server.log.read_text()


def run(work: Coroutine[Any, Any, None]) -> None:
    asyncio.run(work)


async def refused(seat: Stranger, message: Mapping[str, object]) -> str:
    """The code with which a command is refused."""
    answer = await seat.ask({"id": "try", **message})
    assert answer["type"] == "error", answer
    assert answer["re"] == message.get("id", "try")
    return str(answer["code"])


async def turned_away(server: Server, code: str, token: object) -> str:
    """The code with which a greeting is answered."""
    async with await knock(server.port, code) as stranger:
        await stranger.say({"type": "hello", "token": token})
        bye = await stranger.answer()
        assert bye["type"] == "bye", bye
        ended = await stranger.end()
        assert (ended.code, ended.reason) == (4000, bye["code"])
        return str(bye["code"])


# ── Tokens ──────────────────────────────────────────────────────────────────────────────────────


def test_a_token_has_256_bits_and_no_two_are_alike(server: Server) -> None:
    async def collect() -> None:
        async with server.client() as house:
            tickets = [t for _ in range(20) for t in await seated(house, "Ann Bob Cyd")]
        tokens = {ticket.token for ticket in tickets}
        assert len(tokens) == 60
        assert {len(base64.urlsafe_b64decode(token + "=")) for token in tokens} == {32}

    run(collect())


def test_the_store_and_the_log_hold_no_token_the_log_no_code(server: Server) -> None:
    async def evening() -> Ticket:
        async with AsyncExitStack() as stack:
            house = await stack.enter_async_context(server.client())
            tickets = await seated(house, "Ann Bob Cyd")
            seats = await started(stack, house, tickets)
            await play(seats, lambda seat: seat.turn > 3)
            return tickets[0]

    ticket = asyncio.run(evening())
    files = [path for path in server.log.parent.rglob("*") if path.is_file()]
    assert any(path.suffix == ".db" for path in files)
    kept = b"".join(path.read_bytes() for path in files)
    assert hashed(ticket.token).encode() in kept
    assert ticket.token.encode() not in kept
    assert base64.urlsafe_b64decode(ticket.token + "=") not in kept
    assert ticket.code not in server.log.read_text()


def test_forged_shortened_changed_and_foreign_tokens_open_nothing(server: Server) -> None:
    async def try_them() -> None:
        async with server.client() as house:
            ann = await house.open("Ann")
            stranger = await house.open("Ann")
        other = "B" if ann.token[0] == "A" else "A"
        wrong = [
            *(
                "",
                "x",
                ann.token[:-1],
                ann.token + "A",
                other + ann.token[1:],
                ann.token.swapcase(),
            ),
            *(f" {ann.token}", hashed(ann.token), stranger.token, str(ann.person), "null", "'--"),
        ]
        for token in wrong:
            assert await turned_away(server, ann.code, token) == "unknown_token", token
        assert await turned_away(server, "babababa", ann.token) == "no_table"

    run(try_them())


@pytest.mark.parametrize("how", ["kicked", "left"])
def test_the_token_of_who_is_gone_opens_nothing(server: Server, how: str) -> None:
    async def go() -> None:
        async with AsyncExitStack() as stack:
            house = await stack.enter_async_context(server.client())
            ann, bob = await seated(house, "Ann Bob", players=4)
            host = await stack.enter_async_context(await knock(server.port, ann.code))
            gone = await stack.enter_async_context(await knock(server.port, ann.code))
            await host.hello(ann.token)
            await gone.hello(bob.token)
            if how == "kicked":
                await host.say({"type": "kick", "id": "k", "person": bob.person})
            else:
                await gone.say({"type": "leave", "id": "l"})
            ended = await gone.end()
            assert (ended.code, ended.reason) == (4000, how)
            code = "kicked" if how == "kicked" else "unknown_token"
            assert await turned_away(server, ann.code, bob.token) == code

    run(go())


# ── The first word, and only the first ──────────────────────────────────────────────────────────


def test_a_command_before_hello_ends_the_conversation(server: Server) -> None:
    async def hurry() -> None:
        async with server.client() as house:
            ann = await house.open("Ann")
        before = journal_of(server, ann.code)
        async with await knock(server.port, ann.code) as stranger:
            bye = await stranger.ask({"type": "say", "id": "a", "text": "Hello?"})
            assert bye == {"type": "bye", "code": "hello_first"}
        assert journal_of(server, ann.code) == before

    run(hurry())


def test_who_has_said_hello_can_t_become_another_by_saying_it_again(server: Server) -> None:
    async def twice() -> None:
        async with server.client() as house:
            ann, bob = await seated(house, "Ann Bob", players=4)
        async with await knock(server.port, ann.code) as guest:
            welcome = await guest.hello(bob.token)
            assert welcome["you"] == {"person": bob.person, "seat": 1}
            again = await guest.ask({"type": "hello", "token": ann.token})
            assert (again["type"], again["code"]) == ("error", "bad_message")
            assert await refused(guest, {"type": "start"}) == "not_host"

    run(twice())


# ── Who may do what ─────────────────────────────────────────────────────────────────────────────

HOSTS_OWN: list[dict[str, object]] = [
    {"type": "arrange", "seat": 0, "other": 1},
    {"type": "bot"},
    {"type": "clear", "seat": 0},
    {"type": "change", "wishes": {"pace": 0}},
    {"type": "start"},
    {"type": "pause"},
    {"type": "resume"},
    {"type": "rematch"},
    {"type": "kick", "person": 1},
    {"type": "readmit", "person": 1},
    {"type": "lock"},
    {"type": "unlock"},
    {"type": "substitute", "seat": 0},
]
ANYBODY_S: list[dict[str, object]] = [
    {"type": "act", "turn": 0, "action": "pass"},
    {"type": "say", "text": "Hello"},
    {"type": "claim", "claim": "follow"},
    {"type": "share", "attempt": 1, "commit": "00" * 32},
    {"type": "reveal", "attempt": 1, "share": "00" * 32},
    {"type": "sit", "seat": 2},
    {"type": "stand"},
    {"type": "swap", "seat": 0},
    {"type": "rename", "name": "Eve"},
    {"type": "host", "person": 1},
    {"type": "time"},
    {"type": "agree_hints"},
    {"type": "hint", "turn": 0},
    {"type": "leave"},
]


def test_a_spectator_may_do_nothing_at_all(server: Server) -> None:
    async def watch() -> None:
        async with server.client() as house:
            ann, _ = await seated(house, "Ann Bob", players=4)
        before = journal_of(server, ann.code)
        async with await knock(server.port, ann.code) as spectator:
            welcome = await spectator.hello()
            assert welcome["you"] == {"person": None, "seat": None}
            for command in HOSTS_OWN + ANYBODY_S:
                assert await refused(spectator, command) == "not_seated", command
        assert journal_of(server, ann.code) == before

    run(watch())


def test_what_is_the_host_s_is_nobody_else_s(server: Server) -> None:
    async def rebel() -> None:
        async with AsyncExitStack() as stack:
            house = await stack.enter_async_context(server.client())
            ann, bob = await seated(house, "Ann Bob", players=4)
            before = journal_of(server, ann.code)
            host = await stack.enter_async_context(await knock(server.port, ann.code))
            guest = await stack.enter_async_context(await knock(server.port, ann.code))
            await host.hello(ann.token)
            await guest.hello(bob.token)
            for command in HOSTS_OWN:
                assert await refused(guest, command) == "not_host", command
            assert await refused(guest, {"type": "host", "person": bob.person}) == "host_is_here"
            assert journal_of(server, ann.code) == before

    run(rebel())


def test_a_host_who_is_away_for_a_moment_stays_the_host(server: Server, tmp_path: Path) -> None:
    """Also before he first comes to the table, and after a restart of the server."""

    async def usurp(server: Server, code: str, bob: Ticket) -> None:
        async with await knock(server.port, code) as guest:
            await guest.hello(bob.token)
            assert await refused(guest, {"type": "host", "person": bob.person}) == "host_is_here"

    async def tickets(server: Server) -> list[Ticket]:
        async with server.client() as house:
            return await seated(house, "Ann Bob", players=4)

    with Server(tmp_path) as other:
        ann, bob = asyncio.run(tickets(other))
        run(usurp(other, ann.code, bob))
        other.kill()
        other.start()
        run(usurp(other, ann.code, bob))


def test_who_does_not_sit_neither_acts_nor_talks_during_a_game(server: Server) -> None:
    async def stand_around() -> None:
        async with AsyncExitStack() as stack:
            house = await stack.enter_async_context(server.client())
            tickets = await seated(house, "Ann Bob Cyd")
            dan = await house.join(tickets[0].code, "Dan", sit=False)
            await started(stack, house, tickets)
            guest = await stack.enter_async_context(await knock(server.port, dan.code))
            await guest.hello(dan.token)
            before = journal_of(server, dan.code)
            turn = table_of(server, dan.code).streams[SPECTATOR].turn
            expected = {
                "act": "not_seated",
                "claim": "not_seated",
                "share": "not_seated",
                "reveal": "not_seated",
                "time": "no_more_time",
                "agree_hints": "not_seated",
                "hint": "not_seated",
                "say": "spectators_listen",
                "sit": "not_now",
                "stand": "not_now",
                "swap": "not_now",
                "rename": "not_now",
                "host": "not_host",
            }
            for command in ANYBODY_S:
                if command["type"] != "leave":
                    code = await refused(
                        guest, command | {"turn": turn} if "turn" in command else command
                    )
                    assert code == expected[str(command["type"])], command
            assert journal_of(server, dan.code) == before

    run(stand_around())


def test_an_act_can_t_name_a_seat_and_is_always_one_s_own(server: Server) -> None:
    """What Ann may do now, Bob may not do for her: neither in her name nor in his."""

    async def impersonate() -> None:
        async with AsyncExitStack() as stack:
            house = await stack.enter_async_context(server.client())
            tickets = await seated(house, "Ann Bob Cyd")
            seats = await started(stack, house, tickets)
            asked = next(seat for seat in seats if seat.asked)
            other = next(k for k, seat in enumerate(seats) if not seat.asked)
            before = journal_of(server, tickets[0].code)
            guest = await stack.enter_async_context(await knock(server.port, tickets[0].code))
            turn = (await guest.hello(tickets[other].token))["turn"]
            for action in asked.view.legal:
                act = {"type": "act", "turn": turn, "action": action}
                assert await refused(guest, act) == "illegal"
                for name in ("seat", "person", "by", "token"):
                    named = act | {name: asked.seat}
                    assert await refused(guest, named) == "bad_message"
            assert journal_of(server, tickets[0].code) == before

    run(impersonate())


# ── Repeats, old turns, pauses, endings ─────────────────────────────────────────────────────────


def test_a_repeated_command_is_harmless_on_the_same_socket_and_on_another(server: Server) -> None:
    async def repeat() -> None:
        async with AsyncExitStack() as stack:
            house = await stack.enter_async_context(server.client())
            tickets = await seated(house, "Ann Bob Cyd")
            code = tickets[0].code
            seats = await started(stack, house, tickets)
            asked = next(seat for seat in seats if seat.asked)
            token = next(t.token for t in tickets if t.person == asked.person)
            first = await stack.enter_async_context(await knock(server.port, code))
            second = await stack.enter_async_context(await knock(server.port, code))
            turn = (await first.hello(token))["turn"]
            await second.hello(token)
            act = {"type": "act", "id": "once", "turn": turn, "action": asked.view.legal[0]}
            assert (await first.ask(act))["re"] == "once"
            written = journal_of(server, code)
            for socket in (first, second, first, second):
                answer = await socket.ask(act)
                assert (answer["type"], answer["re"]) == ("ack", "once")
            assert journal_of(server, code) == written
            assert sum(b'"id":"once"' in entry for entry in written) == 1

    run(repeat())


def test_another_s_message_replayed_is_one_s_own_and_refused(server: Server) -> None:
    async def replay() -> None:
        async with AsyncExitStack() as stack:
            house = await stack.enter_async_context(server.client())
            ann, bob = await seated(house, "Ann Bob", players=4)
            host = await stack.enter_async_context(await knock(server.port, ann.code))
            guest = await stack.enter_async_context(await knock(server.port, ann.code))
            await host.hello(ann.token)
            await guest.hello(bob.token)
            change = {"type": "change", "id": "c", "wishes": {"pace": 5}}
            assert (await host.ask(change))["re"] == "c"
            assert await refused(guest, change) == "not_host"

    run(replay())


def test_an_old_turn_is_out_of_date_and_never_not_your_turn(server: Server) -> None:
    async def late() -> None:
        async with AsyncExitStack() as stack:
            house = await stack.enter_async_context(server.client())
            tickets = await seated(house, "Ann Bob Cyd")
            seats = await started(stack, house, tickets)
            await play(seats, lambda seat: seat.turn > 6)
            before = journal_of(server, tickets[0].code)
            for ticket in tickets:
                socket = await stack.enter_async_context(await knock(server.port, ticket.code))
                welcome = await socket.hello(ticket.token)
                for turn in (0, 1, welcome["turn"] - 1, welcome["turn"] + 1, 10**30):
                    act = {"type": "act", "id": "old", "turn": turn, "action": "pass"}
                    answer = await socket.ask(act)
                    assert (answer["code"], answer["data"]) == (
                        "out_of_date",
                        {"turn": welcome["turn"]},
                    )
            assert journal_of(server, tickets[0].code) == before

    run(late())


def test_nobody_acts_while_the_game_is_paused_or_over(server: Server) -> None:
    async def idle() -> None:
        async with AsyncExitStack() as stack:
            house = await stack.enter_async_context(server.client())
            tickets = await seated(house, "Ann Bob Cyd")
            seats = await started(stack, house, tickets)
            await seats[0].do(m.Pause)
            await all_refused(stack, server, tickets, "paused")
            await seats[0].do(m.Resume)
            await play(seats, lambda seat: seat.table.stage == "over")
            await all_refused(stack, server, tickets, "not_now")

    run(idle())


async def all_refused(
    stack: AsyncExitStack, server: Server, tickets: list[Ticket], code: str
) -> None:
    """Every seat's every act, legal or not, comes to this code and to nothing else."""
    before = journal_of(server, tickets[0].code)
    for ticket in tickets:
        socket = await stack.enter_async_context(await knock(server.port, ticket.code))
        welcome = await socket.hello(ticket.token)
        for action in [*welcome["view"]["legal"], "pass", "play red-1"]:
            act = {"type": "act", "turn": welcome["turn"], "action": action}
            assert await refused(socket, act) == code
    assert journal_of(server, tickets[0].code) == before


@pytest.mark.rule("9.1")
def test_an_eliminated_player_s_seat_does_nothing_more_in_the_round(server: Server) -> None:
    """He still watches through his own eyes, but what the living may do he may not."""

    chance = random.Random(9)

    def somebody_is_out(seat: Seat) -> bool:
        over = seat.table.stage == "over"
        return over or (seat.view is not None and not all(chair.alive for chair in seat.view.seats))

    def goes_for_daggers(view: Any) -> str:  # chance hardly ever does
        slots = zip(("left", "right"), view.row, strict=True)
        daggers = [f"take {side}" for side, tile in slots if tile == "dagger"]
        follows = f"play {view.destination}-"
        wanted = [a for a in view.legal if a.startswith("neutralize ") or a in daggers]
        wanted = wanted or [action for action in view.legal if action.startswith(follows)]
        return str(chance.choice(wanted or view.legal))

    async def ghost() -> None:
        for _ in range(20):
            async with AsyncExitStack() as stack:
                house = await stack.enter_async_context(server.client())
                tickets = await seated(house, "Ann Bob Cyd Dan Eve")
                seats = await started(stack, house, tickets)
                await play(seats, somebody_is_out, goes_for_daggers)
                table = table_of(server, tickets[0].code)
                if table.stage == "over" or table.match is None:
                    continue
                out = [k for k, chair in enumerate(table.match.view(0).seats) if not chair.alive]
                if not out or out[0] in table.match.waiting:  # he may name the next Guide (9.9)
                    continue
                before = journal_of(server, tickets[0].code)
                actions = {a for seat in range(5) for a in table.match.legal(seat)}
                assert actions, "the living go on"
                socket = await stack.enter_async_context(await knock(server.port, table.code))
                welcome = await socket.hello(tickets[out[0]].token)
                assert welcome["you"]["seat"] == out[0]
                assert welcome["view"]["legal"] == table.match.legal(out[0]) == []
                for action in actions:
                    act = {"type": "act", "turn": welcome["turn"], "action": action}
                    assert await refused(socket, act) == "illegal"
                assert journal_of(server, table.code) == before
                return
        raise AssertionError("twenty games without an elimination")

    run(ghost())


# ── Seeing more ─────────────────────────────────────────────────────────────────────────────────


def test_a_second_tab_without_the_token_sees_what_any_spectator_sees(server: Server) -> None:
    async def peep() -> None:
        async with AsyncExitStack() as stack:
            house = await stack.enter_async_context(server.client())
            tickets = await seated(house, "Ann Bob Cyd")
            code = tickets[0].code
            seats = await started(stack, house, tickets)
            await play(seats, lambda seat: seat.turn > 4)
            table = table_of(server, code)

            async def so_far(token: str | None) -> Any:
                async with await knock(server.port, code) as tab:
                    return (await tab.hello(token, whole=True))["missed"]

            for hello in ({}, {"seat": 0}, {"seat": 1, "seq": 0}, {"seat": 2, "seq": 3}):
                async with await knock(server.port, code) as tab:
                    welcome = await tab.hello(None, **hello)
                    assert welcome["you"] == {"person": None, "seat": None}
                    assert welcome["view"] == msgspec.json.decode(table.view(SPECTATOR) or b"")
                    assert not hello.get("seat") or welcome["missed"] == await so_far(None)
            for ticket, seat in zip(tickets, range(3), strict=True):
                for claimed in range(3):
                    async with await knock(server.port, code) as tab:
                        welcome = await tab.hello(ticket.token, seat=claimed, seq=0)
                        assert welcome["you"]["seat"] == seat
                        assert welcome["view"] == msgspec.json.decode(table.view(seat) or b"")
                        if claimed != seat:
                            assert welcome["missed"] == await so_far(ticket.token)

    run(peep())


def test_a_table_without_spectators_shows_nothing_to_a_second_tab(server: Server) -> None:
    async def peep() -> None:
        async with AsyncExitStack() as stack:
            house = await stack.enter_async_context(server.client())
            tickets = await seated(house, "Ann Bob Cyd", spectators=False)
            code = tickets[0].code
            early = await stack.enter_async_context(await knock(server.port, code))
            await early.hello()
            await started(stack, house, tickets)
            assert (await early.end()).reason == "no_spectators"
            assert await turned_away(server, code, None) == "no_spectators"

    run(peep())


def test_the_record_is_closed_until_the_game_is_over(server: Server) -> None:
    async def ask(house: TableServer, code: str, number: int | str) -> str:
        with pytest.raises(Refused) as refusal:
            await house.record(f"{code}-{number}")
        return refusal.value.code

    async def curious() -> None:
        async with AsyncExitStack() as stack:
            house = await stack.enter_async_context(server.client())
            tickets = await seated(house, "Ann Bob Cyd")
            code = tickets[0].code
            assert await ask(house, code, 1) == "no_game"
            await started(stack, house, tickets)
            address = table_of(server, code).address  # which nobody has been told
            assert await ask(house, *address.split("-", 1)) == "game_not_over"
            assert await ask(house, code, 1) == await ask(house, code, 2) == "no_game"
            assert await ask(house, "babababa", 1) == "no_game"

    run(curious())


# ── Names ───────────────────────────────────────────────────────────────────────────────────────

SAME_AS_ANN = [
    *("Ann", "ANN", "ann", " Ann ", "\tAnn\n", "\u2003Ann\u00a0", "Ａｎｎ", "𝐀𝐧𝐧", "Аnn", "Αnn"),
    *("Ann\ufe0f", "ᴀɴɴ", "aɴN", "4nn", "Α𝐧ɴ"),
]
SAME_AS_BOB = ["B0b", "8o8", "6oB", "ʙᴏʙ", "Вοb", "ВОВ", "bоb"]
UNREADABLE = [
    *("", " ", "\u3000", "\u200b", "An\u200bn", "Ann\u202e", "\u2066Ann", "An\u00adn", "Ann\0"),
    *("A\x1bnn", "ㅤ", "ﾠ", "⠀", "Ann\u034f", "\u0301Ann", "n" + "\u0335\u0336\u0337", "A" * 25),
    *("Ann\ue000", "Ann\U000e0041", "Ann\ud7ff\uffff", "\ufeffAnn", "An\u2028n\u200d"),
]


def test_nobody_comes_under_a_name_that_looks_like_another_s(server: Server) -> None:
    async def come() -> None:
        async with server.client() as house:
            ann = await house.open("Ann")
            bob = await house.join(ann.code, "Bob")
            for name in SAME_AS_ANN + SAME_AS_BOB:
                with pytest.raises(Refused) as refusal:
                    await house.join(ann.code, name)
                assert refusal.value.code == "name_taken", ascii(name)
            async with await knock(server.port, ann.code) as guest:
                await guest.hello(bob.token)
                for name in SAME_AS_ANN:
                    rename = {"type": "rename", "name": name}
                    assert await refused(guest, rename) == "name_taken", ascii(name)

    run(come())


def test_a_name_that_can_t_be_read_is_none(server: Server) -> None:
    async def come() -> None:
        async with server.client() as house:
            ann = await house.open("Ann")
            for name in UNREADABLE:
                with pytest.raises(Refused) as opening:
                    await house.open(name)
                with pytest.raises(Refused) as joining:
                    await house.join(ann.code, name)
                for refusal in (opening.value, joining.value):
                    assert (refusal.code, refusal.data) == ("bad_name", {"most": 24}), ascii(name)

    run(come())


def test_names_of_all_our_languages_and_a_heart_are_welcome(server: Server) -> None:
    async def come() -> None:
        welcome = [
            "Zoë",
            "Jiří",
            "Анна",
            "Фёдор",
            "O'Neill",
            "Anne-Marie",
            "李雷",
            "Ann ❤️",
            "Ann 2",
            "Ann 👩\u200d🚀",
        ]
        async with server.client() as house:
            table = await house.open("Ann", players=5)
            for name in welcome:
                await house.join(table.code, name, sit=False)
            called = [person.name for person in (await house.look(table.code)).people]
        assert called == ["Ann", *(name.replace("\ufe0f", "") for name in welcome)]

    run(come())


LOOK_ALIKES = [
    *(("Вова", "BOBA"), ("straße", "STRASSE"), ("José", "Jose\u0301"), ("ﬁona", "Fiona")),
    *(("Bob", "Вob"), ("Bob", "вob"), ("Paul", "Рaul"), ("Paul", "ρaul"), ("Sam", "ѕаm")),
    *(("Bob", "B0b"), ("Bob", "8o8"), ("Alice", "A1ice"), ("Alice", "AIice"), ("Ella", "3l14")),
    *(("Ева", "Eва"), ("Лена", "Ленa"), ("Ольга", "0льга"), ("Фёдор", "Федор"), ("Tom", "Torn")),
    *(("Ann", "𝐀𝐧𝐧"), ("Ann", "Ａｎｎ"), ("👩\u200d🚀", "👩🚀")),
    *(("Lars", "ʟᴀʀs"), ("Max", "ᴍᴀx"), ("Иван", "иʙᴀн"), ("Алла", "Аᴫᴫа"), ("Ann", "ᵃⁿⁿ")),
    *(("Bob", "6o6"), ("Sage", "5a6e"), ("Gina", "61na"), ("Бор", "6ор"), ("Чук", "4ук")),
    *(("Lili", "1i11"), ("Ollie", "0I1ie"), ("Зоя", "3оя"), ("Nikos", "Νіκ0ѕ"), ("Ann I", "Ann 1")),
]
APART = [
    *("Ann", "Anna", "Anne", "Hana", "Jana", "Иван", "Ирина", "Ева", "Eve", "Jiří", "Jiri", "Ian"),
    *("Lan", "Ali", "All", "Mia", "Lia", "Ann 2", "Ann 3", "Guest 1", "Guest 11", "Béla", "Bela"),
    *("Guest 6", "Guest 8", "Guest 9", "Чук", "Аук", "Боб", "Bob", "Gog"),
]


@pytest.mark.parametrize(("one", "other"), LOOK_ALIKES)
def test_names_that_look_the_same_are_the_same(one: str, other: str) -> None:
    assert names.alike(names.written(one), names.written(other))


def test_different_names_stay_different() -> None:
    alike = [pair for pair in combinations(APART, 2) if names.alike(*pair)]
    assert alike == []


@pytest.mark.parametrize("name", ["👩\u200d🚀", "Ann 🏳️\u200d🌈", "👨🏽\u200d🦰 Bob", "🙂\u200d↔️"])
def test_a_picture_joined_of_two_is_part_of_a_name(name: str) -> None:
    assert names.can_be_read(names.written(name))


def test_no_address_ever_carries_a_token(server: Server) -> None:
    """A token goes in the first message and comes in an answer's body; links have only the code."""

    async def look() -> None:
        async with server.client() as house:
            ann = await house.open("Ann")
            assert ann.link.endswith(f"/{ann.code}")
            assert ann.token not in ann.link
            state = msgspec.json.encode(await house.look(ann.code))
            assert ann.token.encode() not in state
            assert hashed(ann.token).encode() not in state

    run(look())
