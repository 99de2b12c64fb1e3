"""Games as TextArena environments: a table at which everybody reads and writes.

Importing this module tells TextArena what there is: `ta.make("Penumbra-GAME-v0")` for every game;
docs/assistants.md shows how to play. What a player reads is its seat's view and
the events it may know, in the words of the terminal (`terminal.prose`), and nothing else.
"""

import copy
import re
from collections.abc import Sequence
from hashlib import sha256
from pathlib import Path
from typing import Any, NamedTuple

import textarena as ta
from textarena.envs.registration import register_with_versions
from textarena.wrappers import (
    ActionFormattingWrapper,
    GameMessagesAndCurrentBoardObservationWrapper,
    SettlersOfCatanObservationWrapper,
)

from penumbra import bots
from penumbra.bots.turns import answer, in_turn
from penumbra.envs.lockstep import Episode
from penumbra.errors import PenumbraError
from penumbra.games import GAMES
from penumbra.games.chance import new_seed
from penumbra.games.claims import BadClaim, Heard, claim
from penumbra.games.errors import BadBoard
from penumbra.games.game import SPECTATOR
from penumbra.games.match import Match
from penumbra.locale import Catalogue
from penumbra.terminal import prose, reference
from penumbra.terminal.face import kind
from penumbra.terminal.faces import face_of
from penumbra.terminal.speech import Speech
from penumbra.terminal.words import story

LONGEST = 300  # characters of what somebody says with an act
ERRORS = 1  # invalid moves in a row that are forgiven
LOST = -1  # the reward of whoever made one more

_BRACKETS = re.compile(r"\[([^\[\]]*)\]")
_SPEECH = re.compile(r"(say|claim)\s*:\s*(.*)", re.IGNORECASE | re.DOTALL)


class Move(NamedTuple):
    """What an answer means: an act in the words of the protocol, and what is said with it."""

    action: str
    said: tuple[str, ...]
    claims: tuple[str, ...]


class Invalid(PenumbraError):
    """An answer that is no move; nothing of it counts."""


class TextGame(ta.Env):  # type: ignore[misc]
    """One game at one table, all of whose players are called from outside."""

    def __init__(
        self,
        game: str,
        episode: Episode = "game",
        board: str | Path = "standard",
        language: str = "en",
        rules: bool = True,
        error_allowance: int = ERRORS,
    ) -> None:
        """`episode` is a whole game or its first round; `rules` puts them all into the prompt."""
        if game not in GAMES:
            raise PenumbraError(f"There is no game “{game}”. Choose one of {', '.join(GAMES)}.")
        self.game = GAMES[game]
        if episode not in ("game", "round"):
            raise PenumbraError(f"episode should be game or round, not “{episode}”.")
        if not isinstance(board, (str, Path)):
            raise BadBoard(f"A board is its name or its file, not a {type(board).__name__}.")
        self.board = self.game.board(board)
        self.episode = episode
        self.catalogue = Catalogue(language)
        self.rules = rules
        self.error_allowance = error_allowance
        self.face = face_of(game)
        self.stand_ins: dict[int, bots.Bot[Any]] = {}
        """Who plays on for those who have lost by invalid moves."""

    def __deepcopy__(self, memo: dict[int, Any]) -> "TextGame":
        """What goes its own way from here: the game at the table. The rules are shared."""
        shared = (self.game, self.board, self.catalogue, self.face, *self.stand_ins.values())
        memo.update((id(each), each) for each in shared)
        twin = object.__new__(type(self))
        twin.__dict__ = copy.deepcopy(self.__dict__, memo)
        return twin

    def reset(self, num_players: int, seed: int | None = None) -> None:
        """A new game; with the same seed and the same answers it is the same game."""
        if not isinstance(num_players, int) or num_players not in self.game.players:
            fewest, most = self.game.players[0], self.game.players[-1]
            raise PenumbraError(
                f"{self.game.name} is for {fewest} to {most} players, not {num_players}."
            )
        if not isinstance(seed, int | None):
            raise PenumbraError(f"seed should be a whole number, not {seed!r}.")
        dealt = new_seed() if seed is None else sha256(f"text arena {seed}".encode()).digest()
        self.match = Match(self.game, num_players, self.board, dealt)
        self.names = [f"Player {seat}" for seat in range(num_players)]
        self.said: list[Heard] = []
        self.stand_ins = {}
        self.state = ta.FFAMultiPlayerState(
            num_players, seed=seed, error_allowance=self.error_allowance
        )
        self.state.reset(
            game_state={"game": self.game.name, "episode": self.episode},
            player_prompt_function=self._prompt,
        )
        self._tell_events()
        self._go_on()

    def step(self, action: str) -> tuple[bool, ta.Info]:
        """The current player answers. What is no move changes nothing but the count of them; what
        is no text, not even that.
        """
        if not hasattr(self, "state"):
            raise PenumbraError("The game has not begun: reset it first.")
        if not isinstance(action, str):
            raise PenumbraError(f"An answer is a text, not a {type(action).__name__}.")
        if not self.state.done:
            seat = self.state.current_player_id
            try:
                move = self._read(seat, action)
            except Invalid as invalid:
                self._refuse(seat, str(invalid))
            else:
                self._speak(seat, move)
                self._act(seat, move.action)
                self._go_on()
        done, info = self.state.step(rotate_player=False)
        return bool(done), info

    def get_board_str(self) -> str:
        """The table as everybody sees it, for TextArena's own displays."""
        return self._scene(SPECTATOR)

    # what is read

    def _speech(self, seat: int) -> Speech:
        return Speech(self.catalogue, self.names, None if seat == SPECTATOR else seat)

    def _prompt(self, player_id: int, game_state: dict[str, Any]) -> str:
        speech = self._speech(player_id)
        others = [name for seat, name in enumerate(self.names) if seat != player_id]
        about = speech.say(
            "arena-prompt",
            name=self.names[player_id],
            others=speech.listed(others),
            game=speech.game(self.game.name),
        )
        game = self.game.name
        topics = reference.topics(game) if self.rules else ()
        explained = [reference.rules(game, topic, speech) for topic in topics]
        claims = prose.claims_offered(self.face, self.game.claims, speech)
        return "\n\n".join([about, *explained, claims])

    def _scene(self, seat: int) -> str:
        view = self.face.talked(self.match.view(seat), self.said)
        return prose.scene(self.face, view, self._speech(seat))

    def _tell_events(self) -> None:
        """What the last act, or the deal, has brought, to everybody as he may know it."""
        for seat in range(self.match.players):
            events = self.match.events(seat)
            told = story(self.game.name, events, self.names, self.catalogue, seat)
            if lines := "\n".join(told):
                self._tell(seat, lines, ta.ObservationType.GAME_MESSAGE)
            for event in events:
                if kind(event) == "roles_opened":
                    self._open_roles(event)

    def _tell(self, seat: int, text: str, kind: ta.ObservationType) -> None:
        self.state.add_observation(text, kind, to_id=seat)

    def _open_roles(self, event: Any) -> None:
        """Who was what in the round that is over: `close` tells it with the rewards."""
        for seat, role in enumerate(event.roles):
            self.state.game_info[seat]["role"] = role

    # what is answered

    def _read(self, seat: int, text: str) -> Move:
        """An answer as a move: the last brackets with an act, and all with speech."""
        speech = self._speech(seat)
        said: list[str] = []
        claims: list[str] = []
        acts: list[str] = []
        for inside in _BRACKETS.findall(text):
            spoken = _SPEECH.fullmatch(inside.strip())
            if spoken is None:
                acts.append(inside.strip())
            elif spoken[1].lower() == "say":
                said.append(self._sayable(spoken[2].strip(), speech))
            else:
                claims.append(self._claimed(seat, spoken[2]))
        if not acts:
            raise Invalid(speech.say("arena-no-act"))
        return Move(self._meant(seat, acts[-1], speech), tuple(said), tuple(claims))

    def _meant(self, seat: int, act: str, speech: Speech) -> str:
        """A legal act by its number in the list, its words there, or those of the protocol."""
        view = self.match.view(seat)
        if act.isdecimal() and 1 <= int(act[:6]) <= len(view.legal):
            return str(view.legal[int(act) - 1])
        for action in view.legal:
            named = (action, self.face.option(action, view, speech))
            if act.casefold() in (name.casefold() for name in named):
                return str(action)
        raise Invalid(speech.say("arena-illegal", act=act[:40]))

    def _sayable(self, text: str, speech: Speech) -> str:
        if not text or len(text) > LONGEST:
            raise Invalid(speech.say("refused-bad-talk"))
        if self.game.watches_talk and (found := self.game.forbidden(text)):
            named = [speech.say(f"held-back-{word.what}", word=word.word) for word in found]
            raise Invalid(" ".join([*named, speech.say("held-back-rule")]))
        return text

    def _claimed(self, seat: int, text: str) -> str:
        try:
            meant = prose.claim_meant(text, self.game.claims, self.names)
            roles_of, players = self.match.claimable, self.match.players
            return claim(self.game.claims, roles_of, players, seat, meant)
        except BadClaim as bad:
            raise Invalid(str(bad)) from bad

    def _speak(self, seat: int, move: Move) -> None:
        """Everybody hears what is said, before it is acted."""
        for spoken in (*move.claims, *move.said):
            for reader in range(self.match.players):
                speech = self._speech(reader)
                if spoken in move.claims:
                    words = prose.claim_said(self.face, spoken, seat, speech)
                else:
                    words = speech.say("claim-said", words=spoken, **speech.people(name=seat))
                self._tell(reader, words, ta.ObservationType.GAME_ACTION_DESCRIPTION)
        now, step = self.match.rounds, self.match.step
        self.said += [Heard(seat, one, now, step, act=False) for one in move.claims]

    # how it goes on

    def _act(self, seat: int, action: str) -> None:
        played = self.match.rounds
        self.match.act(seat, action)
        self._tell_events()
        if self.match.over:
            self._reward([1 if one in self.match.winners else -1 for one in self._seats])
        elif self.episode == "round" and self.match.rounds > played:
            self._reward(self.match.scores)

    @property
    def _seats(self) -> Sequence[int]:
        return range(self.match.players)

    def _refuse(self, seat: int, why: str) -> None:
        """Nothing has changed; whoever goes on like this is replaced by a bot, and has lost."""
        if not self.state.set_invalid_move(why):
            return
        stand_in = bots.make(bots.usual_level(self.game.name), self.game.name, seed=seat)
        self.stand_ins[seat] = stand_in
        for reader in self._seats:
            out = self.catalogue.text("arena-out", name=self.names[seat])
            self._tell(reader, out, ta.ObservationType.GAME_ADMIN)
        self._go_on(force=True)

    def _go_on(self, force: bool = False) -> None:
        """On to the next decision of a player, past those that bots make for whoever is out."""
        if len(self.stand_ins) == self.match.players:
            self._reward([LOST] * self.match.players)
        while not self.state.done:
            seat = in_turn(self.match, self._seats)[0]
            if seat not in self.stand_ins:
                return self._ask(seat, force)
            bot = self.stand_ins[seat]
            chosen = answer(bot, *self.match.known(seat), interrupting=False, said=self.said)
            assert chosen is not None, "whoever is asked answers"
            self._act(seat, chosen)
        return None

    def _ask(self, seat: int, force: bool) -> None:
        """The table and the choices, to the player who is to decide."""
        self.state.manually_set_current_player_id(seat, force=force)
        view = self.face.talked(self.match.view(seat), self.said)
        question = prose.question(self.face, view, self._speech(seat))
        board = f"{self._scene(seat)}\n\n{question}"
        self._tell(seat, board, ta.ObservationType.GAME_BOARD)

    def _reward(self, rewards: Sequence[float]) -> None:
        points = zip(self.names, self.match.scores, strict=True)
        reason = ", ".join(f"{name}: {score}" for name, score in points)
        due = {seat: LOST if seat in self.stand_ins else rewards[seat] for seat in self._seats}
        self.state.set_game_outcome(due, reason)


def name_of(game: str) -> str:
    """What TextArena calls the environment of a game."""
    return f"Penumbra-{game.capitalize()}-v0"


for _game in GAMES:
    # Whoever plays reads all messages and the last board; the trained only what the game says.
    register_with_versions(
        id=name_of(_game),
        entry_point=f"{__name__}:TextGame",
        wrappers={
            "default": [SettlersOfCatanObservationWrapper, ActionFormattingWrapper],
            "-train": [GameMessagesAndCurrentBoardObservationWrapper, ActionFormattingWrapper],
        },
        game=_game,
    )
