"""Twins: one table in two worlds that one viewer can't tell apart must sound the same to him.

One world is a random game. In the other, before every act, all that the viewer does not know is
dealt anew, people have answered in a window who in the first have not, and what nobody may notice
happens only in the first. Whatever reaches the viewer's sockets is compared: news, numbers, clocks,
answers to whatever he tries, and what he is shown when he comes back. A difference is a `Leak`.
"""

import asyncio
import random
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from tempfile import mkdtemp
from typing import Any, Literal

import msgspec

from penumbra.games import GAMES
from penumbra.games.game import REFEREE, SPECTATOR, Rows, Stage
from penumbra.games.log import new_log
from penumbra.games.match import Match
from penumbra.table import journal as j
from penumbra.table import messages as m
from penumbra.table.boards import Boards
from penumbra.table.etiquette import ServerRules
from penumbra.table.messages import Refused, Wishes
from penumbra.table.metrics import Counters
from penumbra.table.room import Room
from penumbra.table.services import Services
from penumbra.table.settings import Settings
from penumbra.table.store import Store
from penumbra.table.terms import Code, Views
from penumbra.table.thinkers import Thinkers
from tests.intrigue.table import IntrigueMidGame
from tests.intrigue.test_information import redealt
from tests.shamans.redeal import Secrets
from tests.shamans.test_views import reveals, situation
from tests.table.ears import HOPES, chosen
from tests.table.leaks import Leak, must
from tests.table.people import as_opened

WINDOWS = ("moon", "target", "end")
NEWCOMERS = 12
WAITED = 0.1  # seconds for a share: nobody here gives one


class StillLoop(asyncio.SelectorEventLoop):
    """A loop whose clock stands still until somebody moves it: both worlds have the same time."""

    now = 1000.0

    def time(self) -> float:
        return self.now


class Line:
    """A socket that only keeps what it is told."""

    def __init__(self) -> None:
        self.person: int | None = None
        self.viewer = SPECTATOR
        self.views: Views = "always"
        self.line = ""
        self.told: list[bytes] = []
        self.times: list[float] = []
        self.news = asyncio.Event()
        self.sent = 0

    def push(self, message: bytes) -> None:
        self.told.append(message)
        self.times.append(asyncio.get_running_loop().time())
        self.news.set()

    def end(self, code: Code) -> None:
        self.told.append(m.encode(m.Bye(code=code)))


class World:
    """A table with a person in every seat, a spectator, and the lines to them."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self.lines: dict[int, Line] = {}

    @classmethod
    async def open(
        cls, store: Store, opened: j.Opened, thinkers: Thinkers | None = None, people: int = 10
    ) -> "World":
        """A table with people in its seats, at most so many, before the start."""
        table = await store.new_table(opened.code, 0)
        await store.append(table, 1, 0, j.written(opened))
        row = await store.find(opened.code)
        assert row is not None
        settings = Settings(store="", share_seconds=WAITED, reveal_seconds=WAITED)
        rules = ServerRules(Boards(None).find)
        thinking = thinkers or Thinkers(1, 1.0, None)
        services = Services(settings, store, thinking, rules, Counters())
        world = cls(await Room.load(row, services))
        for seat in range(min(people, opened.wishes.players)):
            await world.room.join(f"Player {seat}", f"token {seat}", sit=True)
            await world.enter(seat, f"token {seat}")
        await world.enter(SPECTATOR, None)
        return world

    async def enter(self, viewer: int, token: str | None) -> None:
        self.lines[viewer] = Line()
        await self.room.enter(self.lines[viewer], m.Hello(token=token), token)

    async def do(self, line: Line, command: Callable[[str], m.Commands]) -> None:
        """As a socket does: what is refused is answered, too."""
        line.sent += 1
        name = f"command {line.sent}"
        try:
            await self.room.do(line, command(name))
        except Refused as refused:
            line.push(m.encode(m.Error(code=refused.code, data=refused.data, re=name)))

    async def act(self, seat: int, action: str) -> None:
        turn = self.room.evening.streams[seat].turn
        await self.do(self.lines[seat], lambda id: m.Act(id, turn, action))

    @property
    def match(self) -> Match[Any, Any]:
        match = self.room.evening.match
        assert match is not None
        return match

    @property
    def busy(self) -> bool:
        """Something is being written, and told only then."""
        return self.room._lock.locked()

    def become(self, rows: Rows) -> None:
        """Another deal lies on the table."""
        self.match.rows = rows
        self.room.evening._views.clear()


class Twins:
    """Both worlds, and the viewer who must not know in which he is."""

    def __init__(self, one: World, other: World, viewer: int, whim: int) -> None:
        self.one = one
        self.other = other
        self.viewer = viewer
        self.rng = random.Random(whim)
        self.seen: Counter[str] = Counter()
        self._newcomers = 0

    @property
    def worlds(self) -> tuple[World, World]:
        return self.one, self.other

    async def both(self, what: Callable[[World], Awaitable[None]]) -> None:
        """The same happens in both worlds, and the viewer hears the same."""
        for world in self.worlds:
            await what(world)
        self.compare()

    async def draw(self) -> None:
        """In both worlds at the same time; of whom nothing was promised, nothing is opened."""
        loop = asyncio.get_running_loop()
        assert isinstance(loop, StillLoop)
        loop.now += 2 * WAITED
        for world in self.worlds:
            while world.busy or world.room.evening.stage == "drawing":
                await asyncio.sleep(0)
        self.compare()

    def compare(self) -> None:
        told = [world.lines[self.viewer].told for world in self.worlds]
        for one, other in zip(*told, strict=False):
            must(one == other, f"the worlds can be told apart by {_difference(one, other)}")
        must(
            len(told[0]) == len(told[1]), f"heard in one world only: {told[0][-1:]} {told[1][-1:]}"
        )
        self.seen["messages"] += len(told[0])
        for world in self.worlds:
            world.lines[self.viewer].told.clear()
        states = [m.encode(world.room.evening.state) for world in self.worlds]
        must(states[0] == states[1], "a stranger at the door sees a difference")

    # one moment

    async def moment(self, acts: bool = True) -> None:
        """Another world, whatever the viewer tries in it, and the next act."""
        self.other.become(self._elsewhere())
        self.compare_sight()
        await self._asides()
        if acts:
            await self._next_act()
        loop = asyncio.get_running_loop()
        assert isinstance(loop, StillLoop)
        loop.now += self.rng.choice([0.125, 0.25])

    def compare_sight(self) -> None:
        one, other = (world.room.evening.view(self.viewer) or b"" for world in self.worlds)
        must(one == other, f"he sees a difference: {_difference(one, other)}")
        same = self.one.match.position() == self.other.match.position()
        self.seen["same world" if same else "another world"] += 1

    def _elsewhere(self) -> Rows:
        """A state the viewer can't tell from the present one."""
        match = self.one.match
        if match.game.name == "shamans":
            self.seen.update(situation(match, self.viewer))
            text = Secrets(match.position(), self.viewer, self.rng).everything()
        else:
            self.seen[match.view().decision.kind] += 1
            table = IntrigueMidGame(match.rows, match.board)
            text = redealt(table, self.viewer, set(), self.rng)
        return GAMES[match.game.name].from_position(text, match.board)

    async def _next_act(self) -> None:
        match = self.one.match
        able = [seat for seat in range(match.players) if match.legal(seat)]
        interrupts = self.rng.random() < 0.1
        seat = self.rng.choice(able if interrupts else [s for s in match.waiting if s in able])
        action = chosen(match.legal(seat), self.rng)
        hidden, shown = self._foreseen(self.one, seat, action)
        if hidden and self.rng.random() < 0.6:
            self.seen["unnoticed"] += 1
            await self.one.act(seat, action)
            self.compare()
            return
        possible = action in self.other.match.legal(seat)
        if not possible or shown or self._foreseen(self.other, seat, action) != (hidden, shown):
            self.other.become(match.rows.copy())
        else:
            self.seen[f"{action.split()[0]} in both"] += seat != self.viewer
        await self.both(lambda world: world.act(seat, action))

    def _foreseen(self, world: World, seat: int, action: str) -> tuple[bool, bool]:
        """Whether nobody may notice this act, and whether it shows the viewer something hidden."""
        match = world.match
        rows, log, game = match.rows.copy(), new_log(), match.game
        game.act(rows, 0, seat, game.action_number(rows, 0, action), log)
        events = msgspec.to_builtins(game.events(log, REFEREE))
        same = game.view(rows, 0, self.viewer) == match.view(self.viewer)
        hidden = not events and same and seat != self.viewer
        if game.stage(rows, 0) != Stage.ACT:
            return False, True
        if game.name == "shamans":
            return hidden, reveals(events, self.viewer)
        looks = [event for event in events if event["event"] == "seen"]
        return hidden, any(event["interrogator"] == self.viewer for event in looks)

    # beside the game

    async def _asides(self) -> None:
        await self._try_things()
        asides = (
            *(self._come_back, self._talk, self._newcomer, self._more_time),
            *(self._repeat, self._others_err),
        )
        await self.rng.choice(asides)()

    async def _try_things(self) -> None:
        """Whatever somebody may hope for: the same words are refused, in the same words."""
        legal = self.one.match.legal(self.viewer) if self.viewer != SPECTATOR else []
        stale = self.one.room.evening.streams[self.viewer].turn - 1
        for action in self.rng.sample(HOPES, 3):
            if action not in legal:
                await self.both(lambda world, a=action: self._try(world, a))  # type: ignore[misc]
        await self.both(
            lambda world: world.do(self._mine(world), lambda id: m.Act(id, max(stale, 0), "pass"))
        )

    async def _try(self, world: World, action: str) -> None:
        turn = world.room.evening.streams[self.viewer].turn
        await world.do(self._mine(world), lambda id: m.Act(id, turn, action))

    def _mine(self, world: World) -> Line:
        return world.lines[self.viewer]

    async def _come_back(self) -> None:
        """A second line of the viewer, with any memory."""
        seat = self.viewer if self.viewer != SPECTATOR else None
        token = f"token {seat}" if seat is not None else None
        known = self.rng.choice([None, 0, self.rng.randrange(400)])
        whole = self.rng.random() < 0.5
        hello = m.Hello(token=token, seat=seat, seq=known, whole=whole)
        told = []
        for world in self.worlds:
            line = Line()
            await world.room.enter(line, hello, token)
            world.room.leave(line)
            told.append(line.told)
        must(told[0] == told[1], f"who comes back sees a difference: {told}")
        self.seen["heard the whole game"] += whole
        self.seen["came back"] += 1
        self.compare()

    async def _talk(self) -> None:
        seat = self.rng.randrange(self.one.match.players)
        await self.both(lambda world: world.do(world.lines[seat], lambda id: m.Say(id, "well")))

    async def _newcomer(self) -> None:
        """Somebody comes in: what number is he given?"""
        if self._newcomers < NEWCOMERS:
            self._newcomers += 1
            name = f"Guest {self._newcomers}"

            async def come(world: World) -> None:
                await world.room.join(name, f"token of {name}", sit=False)

            await self.both(come)

    async def _more_time(self) -> None:
        """In a window nobody hears who wants more time; else everybody may."""
        kind, waiting = self.one.match.view().decision.kind, self.one.match.view().decision.waiting
        able = [seat for seat in waiting if self._has_time(seat)]
        others = [seat for seat in able if seat != self.viewer]
        if not able:
            return
        chosen_ones = [self.rng.choice(able)] * 2
        if kind in WINDOWS and len(others) > 1:
            chosen_ones = self.rng.sample(others, 2)
            self.seen["somebody wants time"] += 1
        for world, seat in zip(self.worlds, chosen_ones, strict=True):
            await world.do(world.lines[seat], m.Time)
        self.compare()

    def _has_time(self, seat: int) -> bool:
        return all(world.room._countdown._extras.get((1, seat), 0) < 3 for world in self.worlds)

    async def _repeat(self) -> None:
        """Something the viewer has sent long ago comes again."""
        line = self._mine(self.one)
        if line.sent:
            old = self.rng.randint(1, line.sent)
            name = f"command {old}"

            async def again(world: World) -> None:
                mine = self._mine(world)
                try:
                    await world.room.do(mine, m.Act(name, 0, "pass"))
                except Refused as refused:
                    mine.push(m.encode(m.Error(code=refused.code, data=refused.data, re=name)))

            await self.both(again)

    async def _others_err(self) -> None:
        """What others are refused, they alone hear; and only in one world."""
        seat = self.rng.randrange(self.one.match.players)
        if seat != self.viewer:
            await self.one.act(seat, "show 3")
            await self.one.do(self.one.lines[seat], m.Rematch)
            self.compare()


def _difference(one: bytes, other: bytes) -> str:
    """Where two messages begin to differ."""
    place = next((k for k, (a, b) in enumerate(zip(one, other, strict=False)) if a != b), 0)
    around = slice(max(place - 60, 0), place + 60)
    return f"{one[:60]!r}: …{one[around]!r}… and …{other[around]!r}…"


class Setting(msgspec.Struct, frozen=True):
    """Where twins begin: a game, its board, and perhaps a position instead of the first deal."""

    game: Literal["shamans", "intrigue"]
    players: int
    board: dict[str, Any]
    position: str | None = None


@asynccontextmanager
async def beginning(folder: Path, setting: Setting, viewer: int, whim: int) -> AsyncIterator[Twins]:
    """Both worlds after the start of the game."""
    wishes = Wishes(game=setting.game, players=setting.players, clock="relaxed", takeover=0)
    secret = random.Random(whim).randbytes(32).hex()
    opened = j.Opened(code="kamoruti", wishes=as_opened(wishes), board=setting.board, secret=secret)
    async with AsyncExitStack() as stack:
        worlds = []
        for name in ("one", "other"):
            store = await Store.open(f"sqlite:///{mkdtemp(dir=folder)}/{name}.db")
            stack.push_async_callback(store.close)
            world = await World.open(store, opened)
            stack.callback(world.room.close, "closing")
            worlds.append(world)
        twins = Twins(worlds[0], worlds[1], viewer, whim)
        await twins.both(lambda world: world.do(world.lines[0], m.Start))
        await twins.draw()
        for world in worlds:
            if setting.position is not None:
                game, board = world.match.game, world.match.board
                world.become(game.from_position(setting.position, board))
        yield twins


async def live(folder: Path, setting: Setting, whim: int, most: int) -> Counter[str]:
    """A random game in two worlds; what was met there."""
    viewer = random.Random(f"viewer {whim}").randrange(SPECTATOR, setting.players)
    async with beginning(folder, setting, viewer, whim) as twins:
        for _ in range(most):
            if twins.one.match.over:
                break
            await twins.moment()
        return twins.seen


def run(folder: Path, setting: Setting, whim: int, most: int = 150) -> Counter[str]:
    """`live`, on a clock that stands still."""
    try:
        with asyncio.Runner(loop_factory=StillLoop) as runner:
            return runner.run(live(folder, setting, whim, most))
    except Leak as leak:
        raise Leak(f"{setting.game} for {setting.players}, game {whim}: {leak}") from leak
