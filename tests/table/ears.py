"""Ears: sockets at a real table that keep every byte they are told, and people who use them.

`play` sits in all seats, with a second tab of one of them, a person without a seat, spectators and
newcomers. They play a random game to its end and make, beside it, all the mistakes and attempts
that people make. What came of it is a `Recording`; `leaks` says whether it was harmless.
"""

import asyncio
import random
import re
import time
from collections.abc import Callable
from contextlib import AsyncExitStack, suppress
from hashlib import sha256
from itertools import count
from pathlib import Path
from types import TracebackType
from typing import Any, TypeAlias

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from penumbra.client import Refused, TableServer, Ticket
from penumbra.games import record as records
from penumbra.games import shamans
from penumbra.games.fairness.draw import promise
from penumbra.games.game import SPECTATOR
from penumbra.table import messages as m
from tests.table.server import PATIENCE

Json: TypeAlias = dict[str, Any]

MOST_ACTS = 1500  # our games are shorter


class Heard(msgspec.Struct, frozen=True):
    """A message, to the byte, and when it came."""

    at: float
    data: bytes


class Ear:
    """One socket of one viewer, from its hello to its end: all it sent, all it was told."""

    def __init__(self, viewer: int, person: int | None, token: str | None) -> None:
        self.viewer = viewer
        self.person = person
        self.known: int | None = None  # the last number of an earlier socket
        self.whole = False  # whether it wanted to hear the whole game again
        self.heard: list[Heard] = []
        self.sent: dict[str, bytes] = {}
        self.seq = 0
        self.turn = 0
        self.view: Json | None = None
        self._token = token
        self._socket: ClientConnection | None = None
        self._listening: asyncio.Task[None] | None = None
        self._answers: dict[str, asyncio.Future[Json]] = {}
        self._numbers = count(1)

    async def open(self, address: str, known: int | None = None, whole: bool = False) -> "Ear":
        """Say hello, having heard `known` messages before, and hear the welcome."""
        self.known, self.whole = known, whole
        self._socket = await connect(address, max_size=None, compression=None, max_queue=None)
        seat = self.viewer if self.viewer != SPECTATOR else None
        hello = m.Hello(token=self._token, seat=seat, seq=known, whole=whole)
        welcomed = self._answers["welcome"] = asyncio.get_running_loop().create_future()
        self._listening = asyncio.create_task(self._listen(self._socket))
        await self._socket.send(m.encode(hello), text=True)
        await asyncio.wait_for(welcomed, PATIENCE)
        return self

    async def close(self) -> None:
        if self._socket is not None and self._listening is not None:
            await self._socket.close()
            await self._listening

    async def __aenter__(self) -> "Ear":
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        await self.close()

    async def ask(
        self, command: Callable[[str], m.Commands | Json], again: str | None = None
    ) -> Json:
        """Say something, or once more what had the id `again`, and hear the answer."""
        assert self._socket is not None
        name = again or f"{self.viewer}.{id(self):x}.{next(self._numbers)}"
        data = self.sent[name] = msgspec.json.encode(command(name))
        answer = self._answers[name] = asyncio.get_running_loop().create_future()
        await self._socket.send(data, text=True)
        return await asyncio.wait_for(answer, PATIENCE)

    async def _listen(self, socket: ClientConnection) -> None:
        try:
            while True:
                data = await socket.recv(decode=False)
                self.heard.append(Heard(time.monotonic(), data))
                self._note(msgspec.json.decode(data))
        except ConnectionClosed:
            pass

    def _note(self, message: Json) -> None:
        if "seq" in message and message["type"] != "ack":
            self.seq = message["seq"]
        self.turn = message.get("turn", self.turn)
        self.view = message.get("view", self.view)
        name = "welcome" if message["type"] == "welcome" else message.get("re", "")
        answer = self._answers.pop(name, None)
        if answer is not None and not answer.done():
            answer.set_result(message)


class Reply(msgspec.Struct, frozen=True):
    """What a door of the REST part said, and whether the game was over then."""

    path: str
    status: int
    body: bytes
    over: bool


class Recording(msgspec.Struct):
    """All that left the server during one game, and what only the server knew."""

    code: str
    wishes: Json
    names: dict[int, str]
    """Of people, by their number."""
    seats: list[int]
    """The person in each seat."""
    tokens: list[str]
    ears: list[Ear]
    replies: list[Reply]
    said: list[str]
    shares: dict[int, str]
    """By seat, of those who had a part in the draw."""
    record: str = ""

    @property
    def words(self) -> list[str]:
        """What nobody but the people at the table may ever read: names, talk, tokens, the code."""
        hashes = [sha256(token.encode()).hexdigest() for token in self.tokens]
        return [*self.names.values(), *self.said, *self.tokens, *hashes, self.code]

    @property
    def acts(self) -> list[str]:
        return [line.action for line in records.loads(self.record).lines]


# --- playing


def deadly_boards(folder: Path) -> Path:
    """A folder with the board `deadly`, on which every ritual may eliminate somebody."""
    shipped = Path(shamans.__file__).parent / "boards" / "standard.toml"
    own = folder / "boards" / "shamans"
    own.mkdir(parents=True)
    text = re.sub(r'ritual = "\w+"', 'ritual = "neutralization"', shipped.read_text())
    (own / "deadly.toml").write_text(text)
    return folder / "boards"


async def play(address: str, game: str, players: int, whim: int, **wishes: Any) -> Recording:
    """One whole random game with people in all seats and all kinds of listeners about."""
    async with AsyncExitStack() as stack:
        company = _Company(stack, address, whim)
        await company.gather({"game": game, "players": players} | wishes)
        await company.evening()
    return company.recording


class _Company:
    """The people of one game; all of them do whatever comes into their heads."""

    def __init__(self, stack: AsyncExitStack, address: str, whim: int) -> None:
        self._stack = stack
        self._address = address
        self._rng = random.Random(whim)
        self._whim = f"{whim:x}z{self._rng.getrandbits(32):x}"
        self._players: list[Ear] = []
        self._tickets: list[Ticket] = []

    # coming

    async def gather(self, wishes: Json) -> None:
        self._house = await self._stack.enter_async_context(TableServer(self._address))
        self._http = await self._stack.enter_async_context(
            httpx.AsyncClient(base_url=self._address, timeout=PATIENCE)
        )
        first = await self._house.open(self._name(0), takeover=0, **wishes)
        self._code = first.code
        self._tickets = [first] + [
            await self._house.join(first.code, self._name(k)) for k in range(1, wishes["players"])
        ]
        names = {ticket.person: self._name(k) for k, ticket in enumerate(self._tickets)}
        self.recording = Recording(
            code=first.code,
            wishes=wishes | {"takeover": 0},
            names=names,
            seats=[ticket.person for ticket in self._tickets],
            tokens=[ticket.token for ticket in self._tickets],
            ears=[],
            replies=[],
            said=[],
            shares={},
        )
        for seat, ticket in enumerate(self._tickets):
            self._players.append(await self._listen(seat, ticket.person, ticket.token))
        one = self._rng.randrange(wishes["players"])
        self._tab = await self._listen(one, self._tickets[one].person, self._tickets[one].token)
        self._stranger = await self._listen(SPECTATOR, None, None)  # and a seat's other tab
        self._guest = await self._newcomer()

    def _name(self, number: int) -> str:
        return f"Nm{number}{self._whim}"[:24]

    async def _newcomer(self) -> Ear:
        number = len(self.recording.tokens)
        ticket = await self._house.join(self._code, self._name(number), sit=False)
        self.recording.names[ticket.person] = self._name(number)
        self.recording.tokens.append(ticket.token)
        return await self._listen(SPECTATOR, ticket.person, ticket.token)

    async def _listen(
        self, viewer: int, person: int | None, token: str | None, known: int | None = None
    ) -> Ear:
        ear = await self._stack.enter_async_context(Ear(viewer, person, token))
        self.recording.ears.append(ear)
        path = f"/api/tables/{self._code}/socket"
        whole = self._rng.random() < 0.5
        return await ear.open(f"ws{self._address.removeprefix('http')}{path}", known, whole)

    # playing

    async def evening(self) -> None:
        await self._players[0].ask(m.Start)
        await self._draw()
        await self._catch_up()
        await self._talk()
        await self._asked()[0].ask(m.Time)
        for _ in range(MOST_ACTS):
            await self._catch_up()
            if self._over:
                break
            await self._aside()
            await self._act()
        assert self._over, "the game is endless"
        await asyncio.sleep(self.recording.wishes.get("delay", 0) * 1.2)
        await self._look()
        await self._catch_up()
        self.recording.record = await self._house.record(await self._game())

    async def _game(self) -> str:
        """Where the finished game is, as somebody of the table is told."""
        for ticket in self._tickets:
            with suppress(Refused):  # who has left is not told
                return (await self._house.games(ticket))[0].record
        raise AssertionError("nobody is left")

    @property
    def _over(self) -> bool:
        view = self._players[0].view
        return view is not None and not view["decision"]["waiting"]

    async def _catch_up(self) -> None:
        """Until everybody has heard all there is to hear."""
        here = [*self._players, self._tab, self._stranger, self._guest]
        await asyncio.gather(*(ear.ask(m.Ping) for ear in here))

    def _able(self) -> list[Ear]:
        return [ear for ear in self._players if ear.view and ear.view["legal"]]

    def _asked(self) -> list[Ear]:
        able = self._able()
        return [ear for ear in able if ear.view and ear.viewer in ear.view["decision"]["waiting"]]

    async def _act(self) -> None:
        able, asked = self._able(), self._asked()
        if not able:  # the table answers what nobody has a choice in
            return await self._catch_up()
        ear = self._rng.choice(able if self._rng.random() < 0.03 else asked or able)
        assert ear.view is not None
        action = chosen(ear.view["legal"], self._rng)
        answer = await ear.ask(lambda id: m.Act(id, ear.turn, action))
        passed = answer.get("code") == "out_of_date"  # the table was first: nobody had a choice
        told = passed or answer["type"] in ("update", "table")
        assert told, f"{action!r} was answered by {answer}"

    async def _draw(self) -> None:
        """Some give a share of chance, some do not; the table deals without those."""
        promised = (await self._house.look(self._code)).commitment
        for ear in self._players:
            if self._rng.random() < 0.5:
                share = self._rng.randbytes(32)
                commit = promise(promised, 1, ear.viewer, share)
                await ear.ask(lambda id, commit=commit: m.Share(id, 1, commit))  # type: ignore[misc]
                self.recording.shares[ear.viewer] = share.hex()
        while (await self._house.look(self._code)).attempt is not None:
            await asyncio.sleep(0.05)
        for seat, own in self.recording.shares.items():
            await self._players[seat].ask(lambda id, own=own: m.Reveal(id, 1, own))  # type: ignore[misc]
        while (await self._house.look(self._code)).stage == "drawing":
            await asyncio.sleep(0.05)

    async def _aside(self) -> None:
        """Beside the game: talk, mistakes, forgeries, lost connections, curious strangers."""
        asides = [self._talk, self._try, self._drop, self._look, self._come_and_go, self._err]
        if self._rng.random() < 0.3:
            await self._rng.choice(asides)()

    async def _talk(self) -> None:
        ear = self._rng.choice(self._players)
        text = f"well {self._word()}"
        self.recording.said.append(text)
        await ear.ask(lambda id: m.Say(id, text))
        await ear.ask(lambda id: m.Claim(id, f"trust {(ear.viewer + 1) % len(self._players)}"))

    def _word(self) -> str:
        return "".join(self._rng.choices("bdgkmprtvz", k=12))

    async def _try(self) -> None:
        """Acts that somebody may hope for, in time and out of time, at a seat or none."""
        ear = self._rng.choice([*self._players, self._tab, self._stranger, self._guest])
        for action in self._rng.sample(HOPES, 3):
            if ear.view is None or action not in ear.view["legal"]:
                await ear.ask(lambda id, a=action: m.Act(id, ear.turn, a))  # type: ignore[misc]
        await ear.ask(lambda id: m.Act(id, max(ear.turn - 1, 0), "pass"))

    async def _err(self) -> None:
        ear = self._rng.choice([*self._players, self._guest])
        await ear.ask(lambda id: {"type": "act", "id": id, "seat": 1, "action": "pass"})
        await ear.ask(m.Time)
        await ear.ask(lambda id: m.Share(id, 99, "ab" * 32))
        await ear.ask(lambda id: m.Sit(id, 1))
        name, data = self._rng.choice(list(ear.sent.items()))
        repeated: Json = msgspec.json.decode(data)
        await ear.ask(lambda _: repeated, again=name)

    async def _drop(self) -> None:
        """A player's connection is lost, and he comes back with or without a memory."""
        seat = self._rng.randrange(len(self._players))
        gone, ticket = self._players[seat], self._tickets[seat]
        await gone.close()
        known = self._rng.choice([None, gone.seq, max(gone.seq - 7, 0), gone.seq + 50])
        if known is not None and known <= gone.seq:
            await self._talk_of(self._players[seat - 1])
        self._players[seat] = await self._listen(seat, ticket.person, ticket.token, known)

    async def _talk_of(self, ear: Ear) -> None:
        self.recording.said.append(text := f"he is gone {self._word()}")
        await ear.ask(lambda id: m.Say(id, text))

    async def _come_and_go(self) -> None:
        await self._stranger.close()
        known = self._rng.choice([None, self._stranger.seq, 0])
        self._stranger = await self._listen(SPECTATOR, None, None, known)
        if len(self.recording.names) < len(self._players) + 5:
            await (await self._newcomer()).close()

    async def _look(self) -> None:
        """What strangers find at the other doors."""
        code = self._code
        tables = ("/api/tables", f"/api/tables/{code}", f"/api/games/{code}-1/record")
        games = [f"/api/games/{await self._game()}/record"] if self._over else []
        for path in (*tables, *games, "/metrics", "/health"):
            answer = await self._http.get(path)
            await self._stranger.ask(m.Ping)
            reply = Reply(path, answer.status_code, answer.content, self._over)
            self.recording.replies.append(reply)


HOPES = (
    *("pass", "portal forward", "portal back", "neutralize 0", "neutralize 2", "decline"),
    *("keep hidden", "keep open", "take stack", "take 1", "give red-1", "play purple-1"),
    *("swap 1", "back", "name 1 shadow", "judge", "condemn 3", "send 2", "point 4", "silence"),
    *("claim 2 spy", "announce traitor", "circle", "show 3", "", "*"),
)


def chosen(legal: list[str], rng: random.Random) -> str:
    """Reckless, so that rare things happen often, and in Intrigue not for ever."""
    for wished, chance in (
        (("take stack", "keep hidden"), 0.7),
        (("neutralize",), 0.8),
        (("judge",), 0.3),
        (("send",), 0.5),
    ):
        some = [action for action in legal if action.startswith(wished)]
        if some and rng.random() < chance:
            return rng.choice(some)
    quiet = [action for action in legal if not action.startswith("portal")]
    return rng.choice(quiet if quiet and rng.random() < 0.9 else legal)
