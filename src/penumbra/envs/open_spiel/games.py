"""A game and its states as OpenSpiel wants them, around one row (`moves`).

OpenSpiel copies the attributes of a state one by one when it clones, and pickles them when it
writes a state down. Here the row is the only one, so that either is a copy of a few words. What is
asked most often is answered here, without the way through C++ and back.
"""

import hashlib
from collections.abc import Callable, Mapping
from functools import lru_cache
from typing import Any, ClassVar

import numpy as np
import pyspiel

from penumbra.envs.open_spiel.moves import (
    BEFORE,
    BEHIND,
    CHANCE,
    DUE,
    FEW,
    LAST_ROUND,
    MEMORY,
    MOST_OUTCOMES,
    NODE,
    OPTIONS,
    OUTCOMES,
    PLAYER,
    REFUSED,
    ROUND,
    SCORES,
    SEATS,
    TERMINAL,
    TEXT,
    Moves,
    bind,
)
from penumbra.envs.open_spiel.observers import SeatObserver
from penumbra.envs.rounds import Rounds
from penumbra.envs.tensors import tensors_of
from penumbra.errors import PenumbraError
from penumbra.games.bits import members
from penumbra.games.chance import generators
from penumbra.games.driver import Array, new_scratch
from penumbra.games.errors import IllegalAction
from penumbra.games.registry import folder_of
from penumbra.locale import Catalogue

PREFIX = "penumbra_"
MOST_ROUNDS = 40  # of a whole game: a tie for the first place could be played on for ever (10.9)
EPISODES = {"round": 1, "game": MOST_ROUNDS}
KEPT = 1 << 12  # sets of actions that need not be counted out again
DIGEST = 7  # bytes: a number that fits a word of the row


@lru_cache(maxsize=KEPT)
def _actions(mask: int) -> tuple[int, ...]:
    return tuple(members(mask))


@lru_cache
def _outcomes(count: int) -> tuple[tuple[int, float], ...]:
    return tuple((outcome, 1 / count) for outcome in range(count))


class Rules:
    """What all games and states of one kind share."""

    def __init__(self, name: str) -> None:
        self.game, self.tensors = tensors_of(name)
        folder: Any = folder_of(name, "penumbra.envs")
        self.rounds: Rounds = folder.ROUNDS
        self.moves: Moves = bind(name, self.game.doors)
        self.type = pyspiel.GameType(
            short_name=PREFIX + name,
            long_name=Catalogue("en").named(f"game-{name}", name),
            dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
            chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
            information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
            utility=pyspiel.GameType.Utility.GENERAL_SUM,
            reward_model=pyspiel.GameType.RewardModel.REWARDS,
            max_num_players=self.game.players[-1],
            min_num_players=self.game.players[0],
            provides_information_state_string=True,
            provides_information_state_tensor=True,
            provides_observation_string=True,
            provides_observation_tensor=True,
            provides_factored_observation_string=True,
            parameter_specification={
                "players": self.game.usual_players,
                "board": "standard",
                "episode": "round",
            },
        )


class SeatGame(pyspiel.Game):  # type: ignore[misc]
    """A game with so many players on a board, for a round or to its end.

    `rules`, and the class of its states, are set by the classes derived from it (`kinds`).
    """

    rules: ClassVar[Rules]
    state: ClassVar[Callable[["SeatGame"], "SeatState"]]

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        rules = self.rules
        wanted = rules.type.parameter_specification | dict(params or {})  # OpenSpiel checks types
        if wanted["episode"] not in EPISODES:
            offered = " or ".join(EPISODES)
            raise PenumbraError(f"episode should be {offered}, not “{wanted['episode']}”.")
        self.players: int = wanted["players"]
        rounds = EPISODES[wanted["episode"]]
        board = rules.game.board(wanted["board"])
        row = rules.game.new(self.players, board)[0]
        self.start = np.zeros((1, len(row) + BEHIND), dtype=np.int64)
        self.start[0, : len(row)] = row
        self.start[0, len(row) + LAST_ROUND] = rounds
        self.start[0, len(row) + SEATS] = self.players
        rules.moves.settle(self.start, 0, new_scratch())
        info = pyspiel.GameInfo(
            num_distinct_actions=rules.tensors.actions,
            max_chance_outcomes=MOST_OUTCOMES,
            num_players=self.players,
            min_utility=0.0,
            max_utility=float(rules.rounds.game_points(row, rounds)),
            utility_sum=None,
            max_game_length=rounds * rules.rounds.decisions(row),
        )
        self._most_chance_nodes = rounds * FEW
        super().__init__(rules.type, info, wanted)

    def new_initial_state(self) -> "SeatState":
        """The state before the first deal."""
        return type(self).state(self)

    def max_chance_nodes_in_history(self) -> int:
        """A deal a round."""
        return self._most_chance_nodes

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> SeatObserver:
        """What a seat sees: public, private or both, with the round's history or without."""
        rules = self.rules
        return SeatObserver(rules.game, rules.tensors, self.players, iig_obs_type, params)


class SeatState(pyspiel.State):  # type: ignore[misc]
    """A state: a row, and nothing else."""

    rules: ClassVar[Rules]
    moves: ClassVar[Moves]
    # Where in a row of this game the words of `moves` stand
    words: ClassVar[int]
    at_player: ClassVar[int]
    at_options: ClassVar[int]

    def __init__(self, game: SeatGame) -> None:
        super().__init__(game)
        self.rows: Array = game.start.copy()

    # who acts, and how

    def current_player(self) -> int:
        """A seat, or OpenSpiel's number for chance or the end."""
        player: int = self.rows.item(self.at_player)
        return player

    def is_terminal(self) -> bool:
        """The episode is over."""
        return bool(self.rows.item(self.at_player) == TERMINAL)

    def is_chance_node(self) -> bool:
        """A round is being dealt."""
        return bool(self.rows.item(self.at_player) == CHANCE)

    def legal_actions(self, player: int | None = None) -> list[int]:
        """What whoever is asked may do; nothing for everybody else."""
        asked = self.rows.item(self.at_player)
        if asked == CHANCE:
            return list(range(self.rows.item(self.at_options)))
        if asked == TERMINAL or (player is not None and player != asked):
            return []
        return list(_actions(self.rows.item(self.at_options)))

    def _legal_actions(self, player: int) -> list[int]:
        return list(_actions(self.rows.item(self.at_options)))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Every outcome is as likely as every other."""
        return list(_outcomes(self.rows.item(self.at_options)))

    def _apply_action(self, action: int) -> None:
        moves = self.moves
        done = moves.answer(self.rows, 0, action)
        if done == DUE:
            self._remember()
            moves.settle(self.rows, 0, new_scratch())
        elif done == REFUSED and not moves.draw(self.rows, 0, action, new_scratch()):
            raise IllegalAction(self._why_not(action))

    def _why_not(self, action: int) -> str:
        player, legal = self.current_player(), self.legal_actions()
        if player == TERMINAL:
            return "The game is over."
        if player == CHANCE:
            return f"Chance comes out as 0 to {legal[-1]}, not as {action}."
        named = ", ".join(map(str, legal))
        return f"Action {action} is not legal: player {player} may choose {named}."

    def _remember(self) -> None:
        """What each seat knew when the round ended: the next one begins a new row of knowledge."""
        memory = self.rows[0, self.words + MEMORY :]
        for seat in range(self.num_players()):
            known = self.information_state_string(seat).encode()
            digest = hashlib.blake2b(known, digest_size=DIGEST).digest()
            memory[seat] = int.from_bytes(digest, "big")

    # points

    def returns(self) -> list[float]:
        """Points so far."""
        return self._points(SCORES)

    def rewards(self) -> list[float]:
        """Points by the last act of somebody."""
        before = self._points(BEFORE)
        return [now - then for now, then in zip(self.returns(), before, strict=True)]

    def _points(self, place: int) -> list[float]:
        first = self.words + place
        points = self.rows[0, first : first + self.rows.item(self.words + SEATS)]
        return [*map(float, points.tolist())]

    # words

    def _action_to_string(self, player: int, action: int) -> str:
        if player == CHANCE:
            return f"deal {action}"
        try:
            text: str = self.rules.game.action_text(self.rows, 0, action)
        except LookupError as error:
            raise IllegalAction(f"Action {action} means nothing at this decision.") from error
        return text

    def __str__(self) -> str:
        first = self.words + OUTCOMES
        drawn = self.rows[0, first : first + self.rows.item(self.words + NODE)].tolist()
        position: str = self.rules.game.position(self.rows, 0)
        return position + "".join(f"drawn {k}\n" for k in drawn)

    def information_state_string(self, player: int | None = None) -> str:
        """All a player knows, as numbers between commas: a digest of earlier rounds, then the words
        of `Game.information_state` (docs/rows.md), 0 as nothing.
        """
        seat = self._seat(player)
        seen = np.empty(self.rules.game.observation, dtype=np.int64)
        page = np.empty(TEXT * (len(seen) + 1), dtype=np.uint8)
        end = self.moves.knowledge(self.rows, 0, seat, seen, page)
        return page[:end].tobytes().decode("ascii")

    def _seat(self, player: int | None) -> int:
        seat = self.current_player() if player is None else player
        if not (isinstance(seat, int) and 0 <= seat < self.rows.item(self.words + SEATS)):
            raise PenumbraError(f"There is no player {seat} here who could know anything.")
        return seat

    # what search needs

    def information_state(self, player: int) -> bytes:
        """What `Game.sample` and bots of ours take: all this seat knows of the round."""
        known: bytes = self.rules.game.information_state(self.rows, 0, self._seat(player))
        return known

    def resample_from_infostate(self, player: int, probability: Callable[[], float]) -> "SeatState":
        """A state that the player can't tell from this one, drawn fairly (`Game.sample`).

        It has no history, as nobody has played it, and what the others knew of earlier rounds is
        left out.
        """
        rules = self.rules
        chance = generators(int(probability() * 2**32) << 32 | int(probability() * 2**32), 1)[0]
        other: SeatState = self.get_game().new_initial_state()
        row, words = other.rows[0], self.words
        row[: rules.game.row] = rules.game.sample(self.information_state(player), chance)[0]
        if self.current_player() >= 0:
            rules.rounds.in_turn(row, self.current_player())
        for place in (ROUND, MEMORY + player):
            row[words + place] = self.rows[0, words + place]
        row[words + BEFORE : words + MEMORY] = self.rows[0, words + BEFORE : words + MEMORY]
        rules.moves.settle(other.rows, 0, new_scratch())
        return other


def kinds(name: str) -> tuple[type[SeatGame], type[SeatState]]:
    """The classes of one game and its states; a pickle finds them in this package by name."""
    rules = Rules(name)
    state_words = {
        "rules": rules,
        "moves": rules.moves,
        "words": rules.game.row,
        "at_player": rules.game.row + PLAYER,
        "at_options": rules.game.row + OPTIONS,
        "__module__": __package__,
    }
    state = type(f"{name.capitalize()}State", (SeatState,), state_words)
    game_words = {"rules": rules, "state": state, "__module__": __package__}
    return type(f"{name.capitalize()}Game", (SeatGame,), game_words), state
