"""Assistants at the table: the tools of `penumbra mcp`, through the protocol's own client.

Over standard input and output and over HTTP, against a real server, which is also killed. And that
they give nothing away: two worlds that a seat can't tell apart answer every tool with equal bytes.
"""

import asyncio
import os
import random
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, cast

import msgspec
import pytest
from mcp import Client, StdioServerParameters, stdio_client
from mcp_types import TextContent

from penumbra.assistants.desk import Desk, Refusal
from penumbra.assistants.place import Place
from penumbra.client import Refused, Seat, TableServer, Ticket
from penumbra.games import GAMES
from penumbra.games.claims import BadClaim
from penumbra.locale import Catalogue
from penumbra.table import messages as m
from penumbra.table.messages import Bot, Start
from tests.table.leaks import Leak, must
from tests.table.server import PATIENCE, Server
from tests.table.twins import Line, Setting, StillLoop, World, beginning

TOOLS = {
    *("open_table", "join_table", "fill_with_bots", "start_game", "look", "list_acts", "act"),
    *("wait_for_turn", "say", "list_claims", "claim", "read_rules", "check_deals", "leave_table"),
}
SEATED = TOOLS - {"open_table", "join_table", "read_rules"}
READY = re.compile(rb"http://127\.0\.0\.1:(\d+)")
COMMAND = (sys.executable, "-m", "penumbra.cli", "mcp")


class Assistant:
    """Somebody with tools: calls them, reads words and facts."""

    def __init__(self, client: Client, token: str = "") -> None:
        self.client = client
        self.token = token

    async def call(self, tool: str, /, **given: Any) -> tuple[str, dict[str, Any]]:
        """A tool that does what it is asked."""
        text, facts, wrong = await self._called(tool, given)
        assert not wrong, text
        self.token = facts.get("seat_token", self.token)
        return text, facts

    async def refused(self, tool: str, /, **given: Any) -> tuple[str, str]:
        """A tool that does not: its words and its code."""
        text, facts, wrong = await self._called(tool, given)
        assert wrong, text
        return text, facts["error"]

    async def _called(self, tool: str, given: dict[str, Any]) -> tuple[str, dict[str, Any], bool]:
        if tool in SEATED:
            given = {"seat_token": self.token} | given
        result = await self.client.call_tool(tool, given, read_timeout_seconds=PATIENCE)
        (words,) = result.content
        assert isinstance(words, TextContent)
        return words.text, result.structured_content or {}, bool(result.is_error)


def over_stdio(address: str) -> Client:
    args = [*COMMAND[1:], "--server", address, "--lang", "en"]
    return Client(stdio_client(StdioServerParameters(command=COMMAND[0], args=args)))


class Http:
    """`penumbra mcp --http` as a process."""

    def __init__(self, address: str) -> None:
        self._process = subprocess.Popen(
            [*COMMAND, "--server", address, "--http", "--port", "0", "--lang", "en"],
            stdout=subprocess.PIPE,
            env={k: v for k, v in os.environ.items() if not k.startswith("PENUMBRA_")},
        )
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        found = READY.search(line)
        assert found, line
        self.address = f"{found[0].decode()}/mcp"

    def stop(self) -> None:
        assert self._process.stdout is not None
        self._process.terminate()
        self._process.wait(PATIENCE)
        self._process.stdout.close()


@pytest.fixture
def http(server: Server) -> Iterator[Http]:
    tools = Http(server.address)
    yield tools
    tools.stop()


def test_an_assistant_opens_a_table_and_outlives_its_server(server: Server) -> None:
    """Over standard input and output: from the list of tools to leaving, with a killed server."""

    async def evening() -> None:
        async with over_stdio(server.address) as client:
            tools = (await client.list_tools()).tools
            assert {tool.name for tool in tools} == TOOLS
            for tool in tools:
                assert tool.description
                assert ("seat_token" in tool.input_schema["required"]) == (tool.name in SEATED)
            one = Assistant(client)
            text, facts = await one.call("open_table", name="Clara", players=3)
            assert facts["seat_token"] in text
            assert "Clara (you, host)" in text
            text, facts = await one.call("start_game")
            assert "Your role:" in text
            while not facts["asked"]:
                text, facts = await one.call("wait_for_turn", seconds=5)
            at = facts["moment"]
            assert f"This list is of moment {at}." in text
            await _nothing_changes(one, at)
            server.kill()
            server.start()
            before = await one.call("look")
            assert before[1]["moment"] == at
            assert before[0].endswith(text[text.index("Shamans: round") :])
            text, facts = await one.call("act", number=1, moment=at)
            assert "You play" in text
            await one.call("say", text="Good evening.")
            text, _ = await one.call("claim", claim="trust robin")
            assert "You: “I trust Robin.”" in text
            await one.call("leave_table")
            assert (await one.refused("look"))[1] == "unknown_token"

    asyncio.run(evening())


async def _nothing_changes(one: Assistant, at: int) -> None:
    """What can't be done is said so, with a code, and the table is as it was."""
    before, facts = await one.call("list_acts")
    for tool, given, code in (
        ("act", {"number": 99, "moment": at}, "illegal"),
        ("act", {"number": 0, "moment": at}, "illegal"),
        ("act", {"number": 1, "moment": at - 1}, "out_of_date"),
        ("act", {"number": 1, "moment": at, "seat_token": one.token + "x"}, "unknown_token"),
        ("act", {"number": 1, "moment": at, "seat_token": "me"}, "unknown_token"),
        ("look", {"seat_token": "kamoruti-secret"}, "no_table"),
        ("claim", {"claim": "accuse Nobody"}, "bad_claim"),
        ("claim", {"claim": "boast"}, "bad_claim"),
        ("say", {"text": "I hold red 5"}, "held_back"),
        ("start_game", {}, "not_now"),
        ("check_deals", {}, "game_not_over"),
        ("join_table", {"table": "kamoruti", "name": "Max"}, "no_table"),
        ("join_table", {"table": "http://192.0.2.7/kamoruti", "name": "Max"}, "no_table"),
        ("join_table", {"table": "../..", "name": "Max"}, "no_table"),
        ("open_table", {"name": "Max", "game": "whist"}, "no_game"),
        ("open_table", {"name": "Max", "players": 12}, "bad_wishes"),
        ("read_rules", {"game": "shamans", "topic": "love"}, "no_topic"),
    ):
        text, found = await one.refused(tool, **given)
        assert (found, bool(text)) == (code, True), (tool, given, text)
    unfit: tuple[tuple[str, dict[str, Any], str], ...] = (
        ("act", {"number": "one", "moment": at}, "number"),
        ("act", {"number": 1.5, "moment": at}, "number"),
        ("act", {"number": 1, "moment": None}, "moment"),
        ("act", {}, "moment"),
        ("claim", {"claim": 3}, "claim"),
        ("wait_for_turn", {"seconds": "long"}, "seconds"),
        ("open_table", {"name": "Max", "players": "many"}, "players"),
    )
    for tool, wished, named in unfit:
        text, _, wrong = await one._called(tool, wished)  # the protocol's own refusal, in words
        assert (wrong, named in text) == (True, True), (tool, wished, text)
    after = await one.call("list_acts")  # bots may have said something meanwhile
    asked = before[before.index("Your turn:") :]
    assert (after[0][after[0].index("Your turn:") :], after[1]) == (asked, facts)


def test_two_assistants_play_a_whole_game_over_http(server: Server, http: Http) -> None:
    """By a link, until the deals are proved fair; and then the next one."""

    async def play(one: Assistant, luck: random.Random) -> None:
        text, facts = await one.call("wait_for_turn")
        while facts["stage"] == "playing":
            if facts["asked"]:
                most = len(re.findall(r"^\d+\. ", text[text.index("You may:") :], re.M))
                text, facts, wrong = await one._called(
                    "act", {"number": luck.randint(1, most), "moment": facts["moment"]}
                )
                late = ("out_of_date", "no_game_now", "not_your_turn", "illegal")
                assert not wrong or facts["error"] in late, text
            text, facts = await one.call("wait_for_turn")
        assert "The game is over." in text

    async def evening() -> None:
        async with server.client() as tables:
            ticket = await tables.open("Ann", players=3, pace=0)
            async with Client(http.address) as first, Client(http.address) as second:
                ann, ben = Assistant(first, f"{ticket.code}-{ticket.token}"), Assistant(second)
                await ben.call("join_table", table=ticket.link.upper(), name="Ben")
                assert (await ben.refused("start_game"))[1] == "not_host"
                await ann.call("fill_with_bots")
                await ann.call("start_game")
                await asyncio.gather(play(ann, random.Random(1)), play(ben, random.Random(2)))
                _, facts = await ann.call("check_deals")
                assert facts["grade"] == "proved"
                _, facts = await ann.call("start_game")
                assert facts["stage"] == "playing"
            # a token is all that is needed to come back, by other tools and in another language
            again = Desk(tables, Catalogue("fr"))
            assert "Votre rôle" in (await again.look(ann.token)).text
            await again.close()

    asyncio.run(evening())


def test_an_assistant_in_a_discussion(server: Server) -> None:
    """Whoever listens for talk is woken by it; what can be claimed is listed and checked."""

    async def evening() -> None:
        async with server.client() as tables:
            ticket = await tables.open("Host", game="intrigue", players=7, pace=0)
            desk = Desk(tables, Catalogue("en"))
            async with tables.sit(ticket) as host:
                joined = await desk.join_table(ticket.code, "Ann")
                token = joined.facts["seat_token"]
                assert "is ROLE" not in joined.text
                listening = asyncio.create_task(desk.wait_for_turn(token, 50, also_talk=True))
                await asyncio.sleep(0)
                await host.say("Listen!")
                assert "Host: Listen!" in (await listening).text
                await host.do(Bot)
                await host.do(Start)
                await host.until(lambda seat: seat.view is not None)
                seen = await desk.look(token)
                assert "the deck:" in seen.text
                offered = await desk.list_claims(token)
                assert "saw NAME ROLE" in offered.text
                with pytest.raises(Refused, match="bad_claim"):
                    await desk.claim(token, "am shaman")
            await desk.close()

    asyncio.run(evening())


def test_a_place_nobody_asks_for_is_left_and_found_again(server: Server) -> None:
    async def evening() -> None:
        async with server.client() as tables:
            ticket = await tables.open("Host", pace=0)
            desk = Desk(tables, Catalogue("en"), idle=0.0)
            async with tables.sit(ticket) as host:
                joined = await desk.join_table(ticket.code, "Ann")
                person = host.table.people[-1].person
                await host.until(lambda seat: person not in seat.present)
                await host.say("Where is Ann?")
                seen = await desk.look(joined.facts["seat_token"])
                assert "Where is Ann?" in seen.text
                assert "takes seat" not in seen.text, "what was told once is no news"
            await desk.close()

    asyncio.run(evening())


def test_the_first_example_of_the_docs_runs_as_it_stands(server: Server) -> None:
    text = (Path(__file__).parents[2] / "docs" / "assistants.md").read_text(encoding="utf-8")
    program = re.findall(r"```python\n(.*?)```", text, re.S)[0]
    path = os.pathsep.join([str(Path(sys.executable).parent), os.environ["PATH"]])
    ran = subprocess.run(
        [sys.executable, "-c", program, "--server", server.address, "--lang", "en"],
        capture_output=True,
        text=True,
        check=True,
        env=os.environ | {"PATH": path},
    )
    assert "Clara (you, host)" in ran.stdout
    assert "You have left the table." in ran.stdout


# --- nothing leaks


class Wire(Line):
    """A socket whose other end is a seat."""

    def __init__(self, seat: "SeatInWorld") -> None:
        super().__init__()
        self.seat = seat

    def push(self, message: bytes) -> None:
        self.seat._hear(msgspec.json.decode(message, type=cast(Any, m.Messages)))


class SeatInWorld(Seat):
    """A client's seat at a table of this process."""

    def __init__(self, world: World, viewer: int) -> None:
        super().__init__("", f"token {viewer}")
        self.world = world
        self._line = Wire(self)

    async def __aenter__(self) -> Seat:
        hello = m.Hello(token=self._token, whole=True)
        await self.world.room.enter(self._line, hello, self._token)
        return self

    async def close(self) -> None:
        self.world.room.leave(self._line)
        await super().close()

    @property
    def connected(self) -> bool:
        return True

    async def _send(self, command: m.Commands) -> None:
        try:
            await self.world.room.do(self._line, command)
        except Refused as refused:
            error = m.Error(code=refused.code, data=refused.data, re=command.id)
            self._line.push(m.encode(error))


class TablesInWorld:
    """As much of a server as a desk asks for."""

    def __init__(self, world: World, viewer: int) -> None:
        self._world = world
        self._viewer = viewer

    async def look(self, code: str) -> None:
        return None

    def sit(self, ticket: Ticket, patience: float) -> Seat:
        return SeatInWorld(self._world, self._viewer)


TOKEN = "kamoruti-secret"
HOPES = (
    "am shaman",
    "am spy",
    "accuse Player 1",
    "is Player 2 spy",
    "trust Player 0",
    "yes",
    "no!",
)


async def _all_tools(desk: Desk, luck: random.Random) -> list[object]:
    """What every tool answers; none of these acts."""
    asked = await desk.list_acts(TOKEN)
    moment = asked.facts["moment"]
    answers: list[object] = [asked]
    for call in (
        desk.look(TOKEN),
        desk.act(TOKEN, 99, moment),
        desk.act(TOKEN, 1, moment - 1),
        desk.wait_for_turn(TOKEN, 0, also_talk=True),
        desk.list_claims(TOKEN),
        desk.claim(TOKEN, luck.choice(HOPES)),
        desk.say(TOKEN, luck.choice(("well", "I hold red 5"))),
        desk.check_deals(TOKEN),
        desk.start_game(TOKEN),
    ):
        try:
            answers.append(await call)
        except (Refused, Refusal, BadClaim) as error:
            answers.append((type(error).__name__, str(error), vars(error)))
    return answers


async def _twins(folder: Path, setting: Setting, whim: int, moments: int) -> int:
    luck = random.Random(f"assistant {whim}")
    viewer = luck.randrange(setting.players)
    differing = 0
    async with beginning(folder, setting, viewer, whim) as twins:
        desks: list[Desk] = []
        for _ in range(moments):
            if twins.one.match.over:
                break
            if not desks or luck.random() < 0.3:  # who comes back sees what there is
                for desk in desks:
                    await desk.close()
                desks = [_desk(world, viewer) for world in twins.worlds]
            await twins.moment()
            state = luck.getstate()
            told: list[list[object]] = []
            for desk in desks:
                luck.setstate(state)
                told.append(await _all_tools(desk, luck))
            for one, other in zip(*told, strict=True):
                must(one == other, f"an assistant sees a difference: {one} and {other}")
            differing += twins.one.match.position() != twins.other.match.position()
            twins.compare()
        for desk in desks:
            await desk.close()
    return differing


def _desk(world: World, viewer: int) -> Desk:
    return Desk(cast(TableServer, TablesInWorld(world, viewer)), Catalogue("en"))


def _run(folder: Path, setting: Setting, whim: int, moments: int = 30) -> int:
    with asyncio.Runner(loop_factory=StillLoop) as runner:
        return runner.run(_twins(folder, setting, whim, moments))


def _setting(game: str, players: int) -> Setting:
    board = GAMES[game].board_data(GAMES[game].board())
    return Setting(cast(Any, game), players, board)


@pytest.mark.parametrize(
    ("game", "players", "whim"), [("shamans", 4, 1), ("shamans", 5, 2), ("intrigue", 7, 3)]
)
def test_worlds_a_seat_cannot_tell_apart_answer_every_tool_alike(
    tmp_path: Path, game: str, players: int, whim: int
) -> None:
    assert _run(tmp_path, _setting(game, players), whim) > 10, "the worlds were others"


def test_a_planted_leak_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    honest = Place.scene

    def gossip(place: Place) -> str:
        seat = cast(SeatInWorld, place.seat)
        return honest(place) + seat.world.match.position()

    monkeypatch.setattr(Place, "scene", gossip)
    with pytest.raises(Leak, match="an assistant sees a difference"):
        _run(tmp_path, _setting("shamans", 4), 1)
