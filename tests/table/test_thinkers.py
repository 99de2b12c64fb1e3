"""Bots in processes of their own: they answer, and whatever one of them does, the table goes on.

Real processes throughout. The bots that fail are those of `odd_company`.
"""

import asyncio
import io
import logging
import os
import select
import signal
import subprocess
import sys
from collections.abc import Callable, Coroutine, Iterator
from contextlib import redirect_stderr
from pathlib import Path
from typing import Any, TypeVar

import msgspec
import pytest
import uvloop

from penumbra import bots
from penumbra.games import GAMES, shamans
from penumbra.games.match import Match
from penumbra.table import logbook
from penumbra.table.settings import Settings
from penumbra.table.thinkers import NoThought, Thinkers, Thought

Result = TypeVar("Result")
LOOPS = {"asyncio": asyncio.new_event_loop, "uvloop": uvloop.new_event_loop}
PLAYERS = {"shamans": 4, "intrigue": 7}
SOON = 20.0  # seconds in which everything happens that should happen at all
SHORT = 4.0  # seconds to think, where a bot is to exceed them
SECRETS = ("legal=", "hand=", "View(", "purple-99", "must not tell")

SERVER = """
import asyncio, sys
from penumbra.table.thinkers import Thinkers, Thought

async def serve():
    thinkers = Thinkers(limit=4.0, company="odd_company")
    await thinkers.start()
    thought = Thought("shamans", sys.argv[1], 1, sys.stdin.buffer.read(), b"")
    await thinkers.ask(thought)
    await asyncio.Event().wait()

asyncio.run(serve())
"""


@pytest.fixture(autouse=True)
def pipes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where the odd bots look for their pipes; and the way to their module."""
    known = os.environ.get("PYTHONPATH", "")
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join([known, str(Path(__file__).parent)]))
    monkeypatch.setenv("ODD_PIPES", str(tmp_path))
    return tmp_path


@pytest.fixture
def log() -> Iterator[Callable[[], str]]:
    """The server's log, as whoever runs it reads it."""
    root, house = logging.getLogger(), logging.getLogger("penumbra")
    before = [*root.handlers], root.level, house.level
    with redirect_stderr(io.StringIO()) as paper:
        logbook.configure(Settings(log_level="debug"))
    yield paper.getvalue
    root.handlers[:] = before[0]
    root.setLevel(before[1])
    house.setLevel(before[2])


def run(evening: Coroutine[Any, Any, Result], loop: str = "asyncio") -> Result:
    with asyncio.Runner(loop_factory=LOOPS[loop]) as runner:
        return runner.run(evening)


async def at_work(workers: int = 1, limit: float = SOON) -> Thinkers:
    thinkers = Thinkers(workers, limit, company="odd_company")
    await thinkers.start()
    return thinkers


def question(level: str, seed: int = 1, game: str = "shamans") -> Thought:
    """What a bot would do first in a new game."""
    match = Match(GAMES[game], PLAYERS[game], seed=bytes(32))
    view, information = match.known(match.actor)
    return Thought(game, level, seed, msgspec.json.encode(view), information)


class Watch:
    """A pipe that tells the process id of a bot's thinker, and ends when that process does."""

    def __init__(self, pipes: Path, seed: int = 1) -> None:
        os.mkfifo(pipes / str(seed))
        self._end = os.open(pipes / str(seed), os.O_RDONLY | os.O_NONBLOCK)

    async def pid(self) -> int:
        """Wait until the bot is asked."""
        return int(await asyncio.to_thread(self._read))

    async def end(self) -> None:
        """Wait until the process is gone, once `pid` has told that it is there."""
        assert await asyncio.to_thread(self._read) == b""
        os.close(self._end)

    def _read(self) -> bytes:
        assert select.select([self._end], [], [], SOON)[0], "the thinker is still busy"
        return os.read(self._end, 100)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize(("level", "loop"), [("seeker", "uvloop"), ("wanderer", "asyncio")])
def test_bots_play_whole_games_and_act_out_of_turn_too(level: str, game: str, loop: str) -> None:
    async def evening() -> None:
        thinkers = await at_work()
        match = Match(GAMES[game], PLAYERS[game], seed=bytes(32))
        while not match.over:
            number = len(match.history)
            others = [s for s in range(match.players) if match.legal(s) and s not in match.waiting]
            for seat in [*others, match.actor]:
                seen, information = match.known(seat)
                view = msgspec.json.encode(seen)
                luck, out_of_turn = number * 10 + seat, seat in others
                thought = Thought(game, level, luck, view, information, out_of_turn)
                action = await thinkers.ask(thought)
                assert action is not None or thought.interrupting
                if action is not None:
                    match.act(seat, action)
                    break
        await thinkers.stop()
        assert thinkers.restarts == 0

    run(evening(), loop)


def test_the_same_question_gets_the_answer_of_the_bot_itself() -> None:
    async def evening() -> None:
        thinkers = await at_work(workers=2)
        match = Match(shamans.GAME, PLAYERS["shamans"], seed=bytes(32))
        known = match.known(match.actor)
        for seed in (7, 2**200):
            answers = await asyncio.gather(
                *(thinkers.ask(question("wanderer", seed)) for _ in range(10))
            )
            assert set(answers) == {bots.make("wanderer", "shamans", seed).choose(*known)}
        await thinkers.stop()

    run(evening())


@pytest.mark.parametrize(
    ("level", "reason"),
    [
        ("stumbles", "ValueError"),
        ("resigns", "SystemExit"),
        ("babbles", "Nonsense"),
        ("cheats", "Nonsense"),
        ("nobody", "KeyError"),
    ],
)
def test_a_bot_that_fails_leaves_its_thinker_to_the_others(
    level: str, reason: str, log: Callable[[], str]
) -> None:
    async def evening() -> None:
        thinkers = await at_work()
        with pytest.raises(NoThought, match=rf"“{level}” of shamans made no choice \({reason}\)"):
            await thinkers.ask(question(level))
        assert await thinkers.ask(question("seeker")) is not None
        await thinkers.stop()
        assert thinkers.restarts == 0

    run(evening())
    assert f"warning thinkers no_thought skill={level} game=shamans reason={reason}\n" in log()
    assert not any(secret in log() for secret in SECRETS)


@pytest.mark.parametrize(
    ("level", "loop", "reason", "noted", "outcome"),
    [
        ("dreams", "asyncio", "thought longer than 4 s", "slow", "signal-9"),
        ("broods", "uvloop", "thought longer than 4 s", "slow", "signal-9"),
        ("leaves", "asyncio", "lost its thinker", "lost", "exit-3"),
        ("leaves", "uvloop", "lost its thinker", "lost", "exit-3"),
        ("faints", "uvloop", "lost its thinker", "lost", "signal-6"),
    ],
)
def test_a_thinker_that_dies_or_hangs_is_replaced(
    level: str,
    loop: str,
    reason: str,
    noted: str,
    outcome: str,
    pipes: Path,
    log: Callable[[], str],
) -> None:
    async def evening() -> int:
        watch = Watch(pipes)
        thinkers = await at_work(limit=SHORT)
        asked = asyncio.create_task(thinkers.ask(question(level)))
        pid = await watch.pid()
        next_in_line = asyncio.create_task(thinkers.ask(question("seeker")))
        with pytest.raises(NoThought, match=f"“{level}” of shamans {reason}"):
            await asked
        await watch.end()
        assert await next_in_line is not None
        assert thinkers.restarts == 1
        await thinkers.stop()
        return pid

    worker = run(evening(), loop)
    assert f"no_thought skill={level} game=shamans reason={noted}\n" in log()
    assert f"warning thinkers thinker_ended worker={worker} outcome={outcome}\n" in log()
    assert not any(secret in log() for secret in SECRETS)


def test_others_are_answered_while_one_bot_dreams(pipes: Path) -> None:
    async def evening() -> None:
        watch = Watch(pipes)
        thinkers = await at_work(workers=2)
        dreaming = asyncio.create_task(thinkers.ask(question("dreams")))
        await watch.pid()
        assert await thinkers.ask(question("seeker", game="intrigue")) is not None
        await asyncio.gather(*(thinkers.ask(question("seeker", seed)) for seed in range(2, 50)))
        assert not dreaming.done()
        await thinkers.stop()
        with pytest.raises(NoThought):
            await dreaming
        await watch.end()

    run(evening())


def test_what_a_bot_prints_reaches_neither_the_answers_nor_the_log(
    log: Callable[[], str],
) -> None:
    async def evening() -> None:
        thinkers = await at_work()
        for _ in range(3):
            assert await thinkers.ask(question("chatters")) == await thinkers.ask(question("first"))
        with pytest.raises(NoThought):
            await thinkers.ask(question("leaves"))
        assert await thinkers.ask(question("first")) is not None
        await thinkers.stop()

    run(evening())
    assert "outcome=exit-3" in log()
    assert not any(secret in log() for secret in SECRETS)


def test_a_thinker_killed_while_idle_is_replaced_before_anybody_notices(pipes: Path) -> None:
    async def evening() -> None:
        watch = Watch(pipes)
        thinkers = await at_work()
        asked = asyncio.create_task(thinkers.ask(question("first")))
        pid = await watch.pid()
        assert await asked is not None
        os.kill(pid, signal.SIGKILL)
        await watch.end()
        async with asyncio.timeout(SOON):
            while not thinkers.restarts:
                await asyncio.sleep(0.01)
        assert await thinkers.ask(question("seeker")) is not None
        await thinkers.stop()

    run(evening())


def test_ctrl_c_does_not_disturb_a_thinker(pipes: Path) -> None:
    async def evening() -> None:
        watch = Watch(pipes)
        thinkers = await at_work()
        asked = asyncio.create_task(thinkers.ask(question("first")))
        pid = await watch.pid()
        assert os.getpgid(pid) != os.getpgid(0)
        assert os.getpriority(os.PRIO_PROCESS, pid) > os.getpriority(os.PRIO_PROCESS, 0)
        os.kill(pid, signal.SIGINT)
        assert await asked is not None
        assert await thinkers.ask(question("seeker")) is not None
        assert thinkers.restarts == 0
        await thinkers.stop()
        await watch.end()

    run(evening())


@pytest.mark.parametrize("loop", LOOPS)
def test_stopping_ends_every_process_and_fails_whoever_waits(loop: str, pipes: Path) -> None:
    async def evening() -> None:
        watches = [Watch(pipes, seed) for seed in (1, 2)]
        thinkers = await at_work(workers=2)
        asked = [asyncio.create_task(thinkers.ask(question("dreams", seed))) for seed in (1, 2)]
        pids = {await watch.pid() for watch in watches}
        assert len(pids) == 2
        asked.append(asyncio.create_task(thinkers.ask(question("seeker"))))
        await asyncio.sleep(0)
        assert thinkers.waiting == 1
        async with asyncio.timeout(SOON):
            await thinkers.stop()
        for watch in watches:
            await watch.end()
        failed = await asyncio.gather(*asked, return_exceptions=True)
        assert [type(error) for error in failed] == [NoThought] * 3
        assert (thinkers.waiting, thinkers.restarts) == (0, 0)
        with pytest.raises(NoThought, match="No thinkers are at work"):
            await thinkers.ask(question("seeker"))

    run(evening(), loop)


@pytest.mark.parametrize("loop", LOOPS)
def test_thinkers_stop_at_once_when_they_have_hardly_started(loop: str) -> None:
    async def evening() -> None:
        thinkers = await at_work(workers=2)
        asked = asyncio.create_task(thinkers.ask(question("seeker")))
        await asyncio.sleep(0)
        async with asyncio.timeout(SOON):
            await thinkers.stop()
        with pytest.raises(NoThought, match="the thinkers have stopped"):
            await asked

    run(evening(), loop)


def test_whoever_no_longer_waits_leaves_the_line() -> None:
    async def evening() -> None:
        thinkers = await at_work()
        asked = [asyncio.create_task(thinkers.ask(question("seeker"))) for _ in range(3)]
        await asyncio.sleep(0)
        assert thinkers.waiting == 3
        asked[1].cancel()
        await asyncio.sleep(0)
        assert thinkers.waiting == 2
        assert await asked[0] == await asked[2]
        await thinkers.stop()

    run(evening())


def test_whoever_leaves_in_the_middle_of_a_thought_does_not_get_the_next_ones_answer(
    pipes: Path,
) -> None:
    async def evening() -> None:
        watch = Watch(pipes)
        os.mkfifo(pipes / "1.hold")
        thinkers = await at_work()
        left = asyncio.create_task(thinkers.ask(question("first")))
        await watch.pid()
        left.cancel()
        with pytest.raises(asyncio.CancelledError):
            await left
        thought = question("seeker", game="intrigue")
        next_in_line = asyncio.create_task(thinkers.ask(thought))
        await asyncio.to_thread((pipes / "1.hold").write_text, "go on")
        assert await next_in_line in msgspec.json.decode(thought.view)["legal"]
        assert thinkers.restarts == 0
        await thinkers.stop()
        await watch.end()

    run(evening())


def test_thinkers_that_never_get_ready_cost_only_the_time_in_line(
    log: Callable[[], str],
) -> None:
    async def evening() -> None:
        thinkers = Thinkers(limit=0.3, company="a_module_nobody_wrote")
        await thinkers.start()
        with pytest.raises(NoThought, match="was not asked in time"):
            await thinkers.ask(question("seeker"))
        assert thinkers.waiting == 0
        async with asyncio.timeout(SOON):
            while not thinkers.restarts:
                await asyncio.sleep(0.01)
        await thinkers.stop()

    run(evening())
    assert "warning thinkers thinker_unready worker=" in log()
    assert "reason=ModuleNotFoundError\n" in log()


@pytest.mark.parametrize("level", ["first", "broods"])
def test_a_server_killed_without_warning_leaves_no_thinker_behind(level: str, pipes: Path) -> None:
    """Idle or in an endless loop: the thinker sees that its server is gone."""

    async def evening() -> None:
        watch = Watch(pipes)
        with subprocess.Popen(
            [sys.executable, "-c", SERVER, level], stdin=subprocess.PIPE
        ) as server:
            assert server.stdin is not None
            server.stdin.write(question(level).view)
            server.stdin.close()
            await watch.pid()
            server.kill()
        await watch.end()

    run(evening())
