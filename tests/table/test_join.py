"""People at a table from their terminals: `penumbra join`, for real.

Lines from a pipe where the words matter, a terminal of its own where keys and news cross.
"""

import asyncio
import io
import os
import queue
import random
import re
import stat
import subprocess
import sys
from collections.abc import AsyncIterator, Callable, Coroutine, Iterator
from contextlib import AsyncExitStack, suppress
from pathlib import Path
from typing import Any, TypeVar

import pexpect
import pytest
from rich.console import Console

from penumbra.cli import main
from penumbra.client import Refused, Seat, TableServer, Ticket
from penumbra.games import GAMES, record
from penumbra.locale import Catalogue
from penumbra.table import messages as m
from penumbra.terminal.guest import Guest
from penumbra.terminal.seats import KeptSeat, Seats, state_folder

from .server import Server

Result = TypeVar("Result")
PATIENCE = 300
PENUMBRA = [sys.executable, "-m", "penumbra.cli"]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("house")) as running:
        yield running


class Person:
    """Somebody with a computer of his own."""

    def __init__(self, home: Path) -> None:
        self.home = home
        self.settings = {k: v for k, v in os.environ.items() if not k.startswith("PENUMBRA_")} | {
            "XDG_STATE_HOME": str(home),
            "XDG_DATA_HOME": str(home),
            "PYTHONIOENCODING": "utf-8",
            "COLUMNS": "100",
            "TERM": "xterm-256color",
            "LANG": "en",
        }

    @property
    def seats(self) -> Path:
        return self.home / "penumbra" / "seats.json"

    def takes_over(self, server: Server, ticket: Ticket, name: str) -> None:
        """Has come to a table before, by whatever way."""
        seat = KeptSeat(server.address, ticket.code, ticket.link, name, ticket.person, ticket.token)
        Seats(state_folder({"XDG_STATE_HOME": str(self.home)})).keep(seat)

    def pipes(self, keys: str, *words: str) -> "subprocess.CompletedProcess[str]":
        """Joins with keys from a pipe."""
        return subprocess.run(
            [*PENUMBRA, "join", *words],
            input=keys,
            capture_output=True,
            text=True,
            timeout=PATIENCE,
            env=self.settings,
            check=False,
        )

    def sits(self, *words: str, lines: int = 24) -> "pexpect.spawn[str]":
        """Joins at a terminal."""
        settings = {key: value for key, value in self.settings.items() if key != "COLUMNS"}
        return pexpect.spawn(
            PENUMBRA[0],
            [*PENUMBRA[1:], *words],
            dimensions=(lines, 80),
            env=settings,
            encoding="utf-8",
            timeout=PATIENCE,
        )


@pytest.fixture
def ann(tmp_path: Path) -> Person:
    return Person(tmp_path / "ann")


@pytest.fixture
def bo(tmp_path: Path) -> Person:
    return Person(tmp_path / "bo")


def at(server: Server, work: Callable[[TableServer], Coroutine[Any, Any, Result]]) -> Result:
    """Something a program does at the server meanwhile."""

    async def inside() -> Result:
        async with server.client() as house:
            return await asyncio.wait_for(work(house), PATIENCE)

    return asyncio.run(inside())


def opened(server: Server, name: str = "Ann", **wishes: Any) -> Ticket:
    return at(server, lambda house: house.open(name, pace=0, **wishes))


def look(server: Server, code: str) -> m.TableState:
    return at(server, lambda house: house.look(code))


def gone(screen: "pexpect.spawn[str]") -> int | None:
    screen.expect(pexpect.EOF)
    screen.close()
    code: int | None = screen.exitstatus
    return code


@pytest.mark.parametrize(
    ("lang", "game", "players", "words"),
    [
        ("en", "shamans", 3, ["The game is over", "Proved: your share"]),
        ("cs", "intrigue", 7, ["Oči zavřené", "Hra skončila", "Dokázáno: tvůj díl"]),
    ],
)
def test_a_whole_game_is_played_through_a_pipe_and_verified(
    server: Server, ann: Person, lang: str, game: str, players: int, words: list[str]
) -> None:
    ticket = opened(server, game=game, players=players)
    ann.takes_over(server, ticket, "Ann")
    chance = random.Random(players)
    # Every seat's keys, and “let it run”: an offer is not asked about until the bots have thought.
    keys = "".join(chance.choice("111234567psjg") + "\n" for _ in range(1500))
    evening = ann.pipes(f"b\ns\n{keys}", ticket.link, "--lang", lang)
    assert evening.returncode == 0, evening.stderr
    assert not evening.stderr
    part = Catalogue(lang).text("fair-share-in").split()[:3]  # the line may break after these
    for expected in [*words, " ".join(part)]:
        assert expected in evening.stdout
    found = re.search(r"/api/games/([a-z]+-1-[0-9a-f]+)/record", evening.stdout)
    assert found is not None
    text = at(server, lambda house: house.record(found[1]))
    *_, match = record.replay(record.loads(text), GAMES)
    assert match.over


def test_a_closed_terminal_loses_no_seat(server: Server, ann: Person, bo: Person) -> None:
    link = opened(server).link
    first = bo.pipes("/hello\n", link, "--name", "Bo")
    assert f"Your seat is kept. To come back: penumbra join {link}" in first.stdout
    assert "Bo: hello" in first.stdout
    assert stat.S_IMODE(bo.seats.stat().st_mode) == 0o600
    code = link.rsplit("/", 1)[1]
    before = look(server, code).people
    again = bo.pipes("n\nBodo\n", code, "--server", server.address)
    assert again.returncode == 0
    assert "Bo: hello" in again.stdout
    renamed = look(server, code).people
    assert [person.person for person in renamed] == [person.person for person in before]
    assert [person.name for person in renamed] == ["Ann", "Bodo"]
    assert bo.pipes("", link, "--name", "bodo").returncode == 0
    assert len(look(server, code).people) == 2


def test_a_table_is_opened_from_the_terminal_and_run_by_its_host(
    server: Server, ann: Person
) -> None:
    away_with_a_bot, over_there, up, back, blitz, public = "c1", "2", "u", "1", "w33", "w52"
    gathering = [away_with_a_bot, over_there, up, back, blitz, public, "b", "s"]
    keys = "\n".join([*gathering, "\tp", "qq"])
    words = ["--open", "intrigue", "--players", "7", "--bots", "--server", server.address]
    told = ann.pipes(keys, *words, "--name", "Ann")
    assert told.returncode == 0, told.stderr
    found = re.search(rf"{server.address}/([a-z]+)", told.stdout)
    assert found is not None
    for sentence in ("seat 2 is free", "Ann takes seat 2", "Ann stands up", "Ann takes seat 1"):
        assert sentence in told.stdout
    table = look(server, found[1])
    assert (table.wishes.game, table.wishes.clock, table.wishes.public) == (
        "intrigue",
        "blitz",
        True,
    )
    assert (table.stage, table.paused) == ("playing", True)
    assert table.seats[0].name == "Ann"
    assert all(seat.name is not None for seat in table.seats)
    assert "The game goes on" in ann.pipes("\tp\nql\n", table.code, *words[-2:]).stdout
    assert look(server, table.code).people == ()


def test_what_is_refused_is_said_in_words(server: Server, ann: Person) -> None:
    ticket = opened(server)
    ann.takes_over(server, ticket, "Ann")
    told = ann.pipes("s\nb\ns\n/I have green six\nx\nq\nq\n", ticket.link).stdout
    assert "There are empty seats" in told
    assert "“green” names a colour. “six” names a number." in told
    assert "“x” does nothing here." in told
    assert not look(server, ticket.code).people[0].seat  # he only closed his terminal
    assert ann.pipes("/" + "long " * 100 + "\n", ticket.link).stdout.count("too long") == 1


def test_doors_that_stay_closed_say_why(
    server: Server, bo: Person, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("XDG_STATE_HOME", str(bo.home))
    link = opened(server).link
    for words, why in [
        ((link, "--name", "ann"), "Somebody at the table has this name"),
        ((f"{server.address}/nosuchtable",), "There is no table with this code"),
        ((f"{server.address}/",), "leads to no table"),
        ((link, "--open"), "not both"),
        (("kamoruti", "--server", "http://127.0.0.1:1"), "does not answer"),
        (("--open", "--players", "9", "--server", server.address), "3 to 5 players"),
        ((link, "--name", "x" * 99), "This name can’t be used"),
        (("--watch", "--server", server.address), "name a table and nothing else"),
        ((link, "--watch", "--name", "Bo"), "name a table and nothing else"),
        ((f"{server.address}/nosuchtable", "--watch"), "There is no table with this code"),
        (("kamoruti", "--watch", "--server", "http://127.0.0.1:1"), "does not answer"),
    ]:
        assert main(["join", *words, "--lang", "en"]) == 2
        told = capsys.readouterr().err
        assert why in told
        assert len(told.splitlines()) == 1
    assert not bo.seats.exists()


def test_a_nameless_guest_finds_a_name_and_namesakes_a_number(
    server: Server, ann: Person, bo: Person
) -> None:
    ticket = opened(server)
    for person in (ann, bo):
        person.settings["LOGNAME"] = "noor"
        assert person.pipes("", ticket.link).returncode == 0
    people = look(server, ticket.code).people
    assert [person.name for person in people] == ["Ann", "Noor", "Noor 2"]


def test_news_arrive_while_a_menu_is_shown(server: Server, ann: Person) -> None:
    ticket = opened(server, players=3)
    ann.takes_over(server, ticket, "Ann")
    screen = ann.sits("join", ticket.link)
    screen.expect("bots in the empty seats")

    async def visit(house: TableServer) -> None:
        guest = await house.join(ticket.code, "Bo")
        async with house.sit(guest) as seat:
            await seat.say("good evening")
            await asyncio.to_thread(screen.expect, "good evening")
            await asyncio.to_thread(screen.send, "/hello\r")
            await asyncio.to_thread(screen.expect, "Ann: [^▏]*hello")
            async for news in seat:
                if isinstance(news, m.Talk) and news.text == "hello":
                    break
            await seat.do(m.Leave)
        await asyncio.to_thread(screen.expect, "Bo leaves the table")

    at(server, visit)
    screen.send("b")
    screen.expect("Bots sit down")
    screen.send("s")
    screen.expect("Your turn|Waiting for")
    screen.send("\t")
    screen.expect("make a claim")
    screen.send("ca")
    screen.expect("I will follow")
    screen.sendcontrol("c")
    screen.expect("Your seat is kept")
    assert gone(screen) == 0


def test_a_guest_from_a_pipe_waits_for_the_game_and_plays(server: Server, bo: Person) -> None:
    ticket = opened(server, players=3)

    async def host(house: TableServer) -> str:
        piped = asyncio.to_thread(bo.pipes, "\n1\n1\n", ticket.link, "--name", "Bo")
        guest = asyncio.ensure_future(piped)
        async with house.sit(ticket) as seat:
            await seat.until(lambda one: len(one.present) == 2)
            await seat.do(m.Bot)
            await seat.do(m.Start)
            async for _ in seat:
                if seat.asked:
                    with suppress(Refused):  # a bot was faster
                        await seat.act(seat.view.legal[0])
                if len(seat.present) == 1:
                    break
        return (await guest).stdout

    told = at(server, host)
    assert told.count("Your turn: ") >= 3  # once more for every refreshed page
    assert "Your seat is kept" in told


async def play(house: TableServer, ticket: Ticket) -> None:
    """The host and bots, from the gathering to the end."""
    async with house.sit(ticket) as seat:
        await seat.do(m.Bot)
        await seat.do(m.Start)
        async for _ in seat:
            if seat.table.stage == "over":
                return
            if seat.asked:
                with suppress(Refused):  # a bot was faster
                    await seat.act(seat.view.legal[0])


@pytest.mark.parametrize(("game", "players"), [("shamans", 3), ("intrigue", 7)])
def test_a_spectator_sees_a_game_from_the_gathering_to_its_record(
    server: Server, bo: Person, game: str, players: int
) -> None:
    ticket = opened(server, game=game, players=players)
    screen = bo.sits("join", ticket.link, "--watch")
    screen.expect("You are watching")

    async def host(house: TableServer) -> None:
        await play(house, ticket)

    at(server, host)
    screen.expect("The game is over")
    screen.send("x")
    record = rf"{ticket.code}-1-[0-9a-f]{{20}}/record"
    screen.expect(record)
    screen.expect("You watched")  # the rest of the sentence may be on the next line
    screen.send("q")
    screen.expect("wins? the game|The game is won")
    screen.expect("Until next time")
    assert gone(screen) == 0
    assert [person.name for person in look(server, ticket.code).people] == ["Ann"]
    assert not bo.seats.exists()
    late = bo.pipes("", ticket.link, "--watch")  # whoever comes when all is over
    assert late.returncode == 0, late.stderr
    assert re.search(r"wins? the game|The game is won", late.stdout)
    assert re.search(record, late.stdout)
    assert "You watched: spectators give no share" in late.stdout


def test_a_spectator_in_the_middle_of_a_game_sees_it_and_leaves_with_one_key(
    server: Server, bo: Person
) -> None:
    ticket = opened(server, players=3, delay=1)

    async def host(house: TableServer) -> None:
        async with house.sit(ticket) as seat:
            await seat.do(m.Bot)
            await seat.do(m.Start)
            screen = await asyncio.to_thread(bo.sits, "join", ticket.link, "--watch")
            await asyncio.to_thread(screen.expect, "round 1, trick 1")
            await asyncio.to_thread(screen.expect, "with a delay of 1 second")
            await asyncio.to_thread(screen.send, "/\t1q")
            await asyncio.to_thread(screen.expect, "Until next time")
            assert await asyncio.to_thread(gone, screen) == 0

    at(server, host)


def test_a_table_without_spectators_says_so(
    server: Server, bo: Person, capsys: pytest.CaptureFixture[str]
) -> None:
    ticket = opened(server, players=3, spectators=False)
    screen = bo.sits("join", ticket.link, "--watch")
    screen.expect("You may watch until the start")

    async def host(house: TableServer) -> None:
        async with house.sit(ticket) as seat:
            await seat.do(m.Bot)
            await seat.do(m.Start)
            await seat.until(lambda one: one.table.stage == "playing")

    at(server, host)
    screen.expect("This table plays without spectators")
    assert gone(screen) == 2
    assert main(["join", ticket.link, "--watch", "--lang", "en"]) == 2
    assert "This table plays without spectators" in capsys.readouterr().err


def test_a_swap_is_offered_in_words_and_agreed_to_with_a_key(server: Server, bo: Person) -> None:
    ticket = opened(server)
    screen = bo.sits("join", ticket.link, "--name", "Bo")
    screen.expect("Before the game")

    async def swap(house: TableServer) -> None:
        async with house.sit(ticket) as seat:
            await seat.do(lambda id: m.Swap(id, 1))
            await asyncio.to_thread(screen.expect, "Ann would like to swap seats with you: 1 to")
            await asyncio.to_thread(screen.send, "1")
            await seat.until(lambda one: one.seat == 1)
            await asyncio.to_thread(screen.expect, "Seats are swapped")
            await asyncio.to_thread(screen.send, "2")
            await asyncio.to_thread(screen.expect, "You offer to swap seats with Ann")
            await seat.do(lambda id: m.Swap(id, 0))
            await asyncio.to_thread(screen.expect, "Seats are swapped")

    at(server, swap)
    screen.sendcontrol("c")
    assert gone(screen) == 0


def test_a_trouble_that_nobody_foresaw_ends_the_evening_in_words(
    server: Server,
    ann: Person,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    async def breaks(seat: Seat) -> AsyncIterator[m.Messages]:
        raise KeyError("moon")
        yield

    monkeypatch.setattr(Seat, "__aiter__", breaks)
    monkeypatch.setenv("XDG_STATE_HOME", str(ann.home))
    link = opened(server).link
    reading, writing = os.pipe()
    with open(reading, encoding="utf-8") as silent, open(writing, "w", encoding="utf-8"):
        monkeypatch.setattr(sys, "stdin", silent)
        assert main(["join", link, "--name", "Bo", "--lang", "en"]) == 2
    told = capsys.readouterr().out
    assert "Unexpected error: KeyError: 'moon'" in told
    assert "Your seat is kept" in told


def test_whoever_is_sent_away_hears_it_and_has_no_seat_any_more(server: Server, bo: Person) -> None:
    ticket = opened(server)
    screen = bo.sits("join", ticket.link, "--name", "Bo")
    screen.expect("Before the game")

    async def kick(house: TableServer) -> None:
        async with house.sit(ticket) as seat:
            other = next(one for one in seat.table.people if one.name == "Bo")
            await seat.do(lambda id: m.Kick(id, other.person))

    at(server, kick)
    screen.expect("The host has removed you")
    assert gone(screen) == 2
    assert Seats(bo.seats.parent).find(server.address, ticket.code, None) is None


class Fingers:
    """Keys that a test presses, for a screen that nobody looks at."""

    live = True

    def __init__(self) -> None:
        self.pressed: queue.SimpleQueue[str] = queue.SimpleQueue()

    def stroke(self) -> str:
        return self.pressed.get()

    read = line = stroke

    def meant(self, stroke: str) -> str:
        return stroke

    def hurried(self, seconds: float) -> bool:
        return False


def test_keys_work_while_it_is_not_known_yet_that_somebody_has_looked(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Given a connection that is lost just then, then a card is played all the same."""
    do, silence = Seat.do, asyncio.Event()

    async def does(seat: Seat, command: Callable[[str], m.Commands]) -> int:
        if command is m.GoOn:
            silence.set()
            await asyncio.Event().wait()  # no answer comes
        return await do(seat, command)

    async def plays(seat: Seat) -> None:
        async for _ in seat:
            if seat.asked:
                with suppress(Refused):
                    await seat.act(seat.view.legal[0])

    async def evening(house: TableServer) -> None:
        ticket = await house.open("Ann", players=3, pace=0)
        others = [await house.join(ticket.code, name) for name in ("Bo", "Cy")]
        keys, screen = Fingers(), Console(file=io.StringIO(), force_terminal=True)
        async with AsyncExitStack() as stack:
            for other in others:
                playing = plays(await stack.enter_async_context(house.sit(other)))
                task = asyncio.create_task(playing)
                stack.callback(task.cancel)
            ann = await stack.enter_async_context(house.sit(ticket, attentive=True))
            guest = Guest(house, ann, ticket.link, Catalogue("en"), keys, screen)
            shown = asyncio.create_task(guest.evening())
            await ann.do(m.Start)
            await silence.wait()
            while not (ann.asked and ann.table.rest):
                await asyncio.sleep(0.01)
            cards = len(ann.view.hand)
            while len(ann.view.hand) == cards:
                keys.pressed.put("1")
                await asyncio.sleep(0.05)
            shown.cancel()

    monkeypatch.setattr(Seat, "do", does)
    at(server, evening)


def test_a_killed_server_is_outwaited_and_the_act_is_not_lost(tmp_path: Path, ann: Person) -> None:
    with Server(tmp_path) as server:
        ticket = opened(server, players=3)
        ann.takes_over(server, ticket, "Ann")
        # Room for all that bots do after Ann: else, should it come at once, her act is never seen.
        screen = ann.sits("join", ticket.link, lines=80)
        screen.expect("bots in the empty seats")
        screen.send("b")
        screen.expect("Bots sit down")
        screen.send("s")
        screen.expect("Your turn")
        server.kill()
        screen.expect("connection is lost")
        screen.send("1")
        server.start()
        done, back = "You (play|take|pass)", "connection is back"
        screen.expect(f"{done}.*{back}|{back}.*{done}")
        screen.send("q")
        screen.expect("the seat stays yours")
        screen.send("l")
        screen.expect("Until next time")
        assert gone(screen) == 0
        assert look(server, ticket.code).people == ()
