"""TextArena's environments of both games: their conventions, and what they keep to themselves."""

import copy
import random
import re
from pathlib import Path
from typing import Any, cast

import pytest
import textarena as ta

from penumbra.envs.text_arena import LONGEST, LOST, TextGame, name_of
from penumbra.errors import PenumbraError
from penumbra.games import GAMES
from penumbra.games.errors import BadBoard
from penumbra.games.shamans.view import View
from penumbra.terminal import prose
from tests.intrigue.table import IntrigueMidGame
from tests.intrigue.test_information import redealt
from tests.shamans.redeal import Secrets
from tests.table.ears import deadly_boards

COUNTS = [(game, players) for game in GAMES for players in GAMES[game].players]
Seen = list[tuple[int, str, ta.ObservationType]]


class Scripted(ta.Agent):  # type: ignore[misc]
    """Takes any act of the list it reads."""

    def __init__(self, seed: int) -> None:
        self._luck = random.Random(seed)

    def __call__(self, observation: str) -> str:
        listed = observation[observation.rindex("You may:") :]
        most = len(re.findall(r"^\d+\. ", listed, re.M))
        return f"Let me see. [{self._luck.randint(1, most)}]"


def played(env: Any, players: int, seed: int) -> tuple[dict[int, float], dict[int, Any], int]:
    """A game by scripted agents, in TextArena's own loop."""
    agents = {seat: Scripted(seed + seat) for seat in range(players)}
    env.reset(num_players=players, seed=seed)
    done, steps = False, 0
    while not done:
        player, observation = env.get_observation()
        done, info = env.step(action=agents[player](observation))
        assert info == {}
        steps += 1
    rewards, told = env.close()
    return rewards, told, steps


@pytest.mark.parametrize(("game", "players"), COUNTS)
def test_scripted_agents_play_a_round(game: str, players: int) -> None:
    env = ta.make(name_of(game), episode="round")
    rewards, told, steps = played(env, players, seed=players)
    assert [rewards[seat] for seat in range(players)] == env.match.scores
    for seat in range(players):
        assert told[seat]["role"] != f"Player {seat}", "roles are told when it is over"
        assert not told[seat]["invalid_move"]
    assert sum(one["turn_count"] for one in told.values()) == steps


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_is_won(game: str) -> None:
    env = ta.make(f"{name_of(game)}-train")
    players = GAMES[game].players[0]
    rewards, told, steps = played(env, players, seed=1)
    assert env.match.over
    assert {seat for seat in rewards if rewards[seat] == 1} == set(env.match.winners)
    assert set(rewards.values()) == {1, -1}
    assert "Player 0: " in told[0]["reason"]
    assert played(ta.make(f"{name_of(game)}-train"), players, seed=1) == (rewards, told, steps)


def raw(game: str, players: int, seed: int = 1, **options: Any) -> TextGame:
    env: TextGame = ta.make(f"{name_of(game)}-raw", **options)
    env.reset(num_players=players, seed=seed)
    return env


@pytest.mark.parametrize(
    "answer",
    [
        "I pass.",
        "[]",
        "[0]",
        "[99]",
        "[" + "9" * 5000 + "]",
        "[play purple-9]",
        "[1] [dance]",
        "[say: I hold red 5] [1]",
        "[say: " + "a" * (LONGEST + 1) + "] [1]",
        "[claim: trust Player 9] [1]",
        "[claim: trust Player 9]",
        "[claim: am spy] [1]",
        "[say: only words]",
    ],
)
def test_what_is_no_move_changes_nothing(answer: str) -> None:
    env = raw("shamans", 4)
    seat = env.state.current_player_id
    others = copy.deepcopy({k: v for k, v in env.state.observations.items() if k != seat})
    before = env.match.position()
    env.get_observation()
    assert env.step(answer) == (False, {})
    assert env.match.position() == before
    assert env.state.current_player_id == seat
    assert env.state.turn == 0
    (told,) = env.get_observation()[1]
    assert told[2] == ta.ObservationType.GAME_ADMIN
    assert "invalid move" in told[1]
    env.state.observations.pop(seat)
    assert env.state.observations == others, "nobody else hears of it"


def test_too_many_invalid_moves_lose_and_a_bot_plays_on() -> None:
    env = raw("shamans", 3, episode="round")
    first = env.state.current_player_id
    env.step("[dance]")
    env.step("[1]")
    second = env.state.current_player_id
    env.step("[dance]")
    assert env.state.current_player_id == second, "a valid move has cleared the count"
    env.step("[dance]")
    assert set(env.stand_ins) == {second}
    done = False
    while not done:
        assert env.state.current_player_id != second
        done, _ = env.step("[1]")
    rewards, told = env.close()
    assert rewards[second] == LOST
    assert told[second]["invalid_move"]
    assert rewards[first] >= 0
    assert env.step("[1]") == (True, {}), "what is over stays over"


def test_when_nobody_is_left_the_game_is_over() -> None:
    env = raw("intrigue", 7, error_allowance=0)
    steps = [env.step("[dance]")[0] for _ in range(7)]
    assert steps == [False] * 6 + [True]
    assert set(env.close()[0].values()) == {LOST}


def test_everybody_hears_what_is_said_with_an_act() -> None:
    env = raw("intrigue", 8)
    seat = env.state.current_player_id
    other = (seat + 1) % 8
    for each in range(8):
        env.state.observations[each].clear()
    env.step(f"[say: Good evening] [claim: accuse Player {other}] I am the Spy! [1]")
    for each in range(8):
        text = "\n".join(message for _, message, _ in env.state.observations[each])
        assert "Good evening" in text
        assert f"I accuse Player {other}!" in text
        assert "I am the Spy!" not in text, "what stands outside brackets nobody hears"


def test_an_act_may_be_given_in_words() -> None:
    env = raw("shamans", 4)
    view = env.match.view(env.state.current_player_id)
    words = env.face.option(view.legal[2], view, env._speech(view.viewer or 0))
    other = copy.deepcopy(env)
    env.step(f"[{words.upper()}]")
    other.step(f"[{view.legal[2]}]")
    assert env.match.position() == other.match.position()
    assert len(env.match.history) == 1


def test_the_eliminated_are_not_asked_but_to_name_a_guide(tmp_path: Path) -> None:
    board = deadly_boards(tmp_path) / "shamans" / "deadly.toml"
    asked = 0
    for seed in range(2):
        env = raw("shamans", 5, seed=seed, episode="round", board=board, rules=False)
        luck, done = random.Random(seed), False
        while not done:
            seat = env.state.current_player_id
            view = cast(View, env.match.view(seat))
            assert view.seats[seat].alive or view.decision.kind == "name"
            asked += not all(one.alive for one in view.seats)
            done, _ = env.step(f"[{luck.choice(_deadly(view))}]")
    assert asked, "somebody was eliminated while others played on"


def _deadly(view: View) -> list[str]:
    """Acts that complete worlds and spend Daggers, where there are any."""
    wanted = [
        action
        for action in view.legal
        if action.startswith("neutralize") or (view.destination and view.destination in action)
    ]
    return wanted or view.legal


def test_who_asks_for_what_there_is_not_is_told_what_there_is() -> None:
    with pytest.raises(PenumbraError, match="for 3 to 5 players, not 9"):
        ta.make(name_of("shamans")).reset(num_players=9)
    for players in (2, 4.0, "four", None):
        with pytest.raises(PenumbraError, match=f"for 3 to 5 players, not {players}"):
            TextGame("shamans").reset(num_players=players)  # type: ignore[arg-type]
    with pytest.raises(PenumbraError, match="seed should be a whole number"):
        TextGame("shamans").reset(num_players=4, seed=1.5)  # type: ignore[arg-type]
    with pytest.raises(PenumbraError, match="no game “whist”"):
        TextGame("whist")
    with pytest.raises(PenumbraError, match="episode should be game or round"):
        TextGame("shamans", episode="evening")  # type: ignore[arg-type]
    for board in ("moonless", 7):
        with pytest.raises(BadBoard):
            TextGame("shamans", board=board)  # type: ignore[arg-type]
    with pytest.raises(PenumbraError, match="reset it first"):
        TextGame("shamans").step("[1]")


@pytest.mark.parametrize("answer", [None, 3, b"[1]", ["[1]"]])
def test_what_is_no_text_changes_nothing(answer: Any) -> None:
    env = raw("shamans", 4)
    kept = env.match.position(), copy.deepcopy(env.state.observations), env.state.error_count
    with pytest.raises(PenumbraError, match="An answer is a text"):
        env.step(answer)
    assert (env.match.position(), env.state.observations, env.state.error_count) == kept


# --- nothing leaks


def elsewhere(env: TextGame, viewer: int, luck: random.Random) -> str:
    """A position the viewer can't tell from the present one."""
    if env.game.name == "shamans":
        return str(Secrets(env.match.position(), viewer, luck).everything())
    return redealt(IntrigueMidGame(env.match.rows, env.match.board), viewer, set(), luck)


def side_by_side(game: str, players: int, whim: int) -> int:
    """A game in two worlds that a player can't tell apart; in how many moments they differed."""
    luck = random.Random(whim)
    viewer = luck.randrange(players)
    env = raw(game, players, seed=whim, episode="round")
    differed = 0
    done = False
    while not done:
        seat = env.state.current_player_id
        number = luck.randint(1, len(env.match.legal(seat)))
        action = env.match.legal(seat)[number - 1]
        other = copy.deepcopy(env)
        text = elsewhere(env, viewer, luck)
        other.match.rows = env.game.from_position(text, env.match.board)
        for world in (env, other):
            world.state.observations = {each: [] for each in range(players)}
        done, _ = env.step(f"[say: well] [{action}]")
        if not other.match.allows(seat, action):
            continue
        other.step(f"[say: well] [{action}]")
        if env.match.view(viewer) != other.match.view(viewer):
            continue  # the act has shown the viewer something
        assert env.state.observations[viewer] == other.state.observations[viewer]
        if seat == viewer or env.state.current_player_id == viewer:
            assert env.state.current_player_id == other.state.current_player_id
        differed += env.match.position() != other.match.position()
    return differed


@pytest.mark.parametrize(("game", "players"), [("shamans", 4), ("shamans", 5), ("intrigue", 7)])
def test_worlds_a_player_cannot_tell_apart_read_the_same(game: str, players: int) -> None:
    assert sum(side_by_side(game, players, whim) for whim in range(3)) > 20


def test_a_planted_leak_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = TextGame._scene
    monkeypatch.setattr(
        TextGame, "_scene", lambda env, seat: honest(env, seat) + env.match.position()
    )
    with pytest.raises(AssertionError, match="Shadows dealt"):
        side_by_side("shamans", 4, 0)


def test_a_scene_tells_a_spectator_what_all_may_know() -> None:
    env = raw("shamans", 4)
    assert "your hand" not in env.get_board_str()
    assert "Your role" not in env.get_board_str()
    assert prose.scene(env.face, env.match.view(), env._speech(-1)) == env.get_board_str()
