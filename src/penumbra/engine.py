"""`penumbra engine`: the rules as line-JSON on stdin and stdout, the UCI of these games.

One request a line, one answer a line; docs/protocol.md describes them. Whatever a line holds, the
answer is a result or a typed error, and a refused request changes nothing. Any language can drive
the rules or plug in a bot through it.
"""

from collections.abc import Mapping
from typing import IO, Any

import msgspec

from penumbra import __version__, bots
from penumbra.bots.turns import answer
from penumbra.errors import PenumbraError
from penumbra.games import GAMES, record
from penumbra.games.chance import SEED_BYTES
from penumbra.games.game import REFEREE, SPECTATOR, AnyGame
from penumbra.games.match import Match

PROTOCOL = 1


class BadRequest(PenumbraError):
    """A line that is no request, or one that does not fit the moment."""


class Request(msgspec.Struct, tag_field="do", forbid_unknown_fields=True, kw_only=True):
    """What every request may carry: an id that its answer repeats."""

    id: int | str | None = None


class Hello(Request, tag="hello"):
    """Who are you, which games, boards and bots do you have?"""


class New(Request, tag="new"):
    """Deal a new game; without a seed a fresh one is drawn and told."""

    game: str
    players: int
    seed: str | None = None
    board: str | dict[str, Any] = "standard"
    first: int | None = None


class Load(Request, tag="load"):
    """Take up a game from any position; later rounds are dealt from the seed."""

    game: str
    position: str
    seed: str | None = None
    board: str | dict[str, Any] = "standard"


class Decision(Request, tag="decision"):
    """Whose decision is it, which kind, and what may each seat do?"""


class ActRequest(Request, tag="act"):
    """A seat acts, in turn or out of it. The answer has the events as `viewer` may see them."""

    seat: int
    action: str
    viewer: int | str | None = "referee"


class ViewRequest(Request, tag="view"):
    """What a seat sees; without a seat, a spectator."""

    seat: int | None = None


class Information(Request, tag="information"):
    """All a seat knows, as a canonical byte string in hexadecimal."""

    seat: int


class Position(Request, tag="position"):
    """The referee's whole position."""


class BotRequest(Request, tag="bot"):
    """What would a bot do in this seat? Null: nothing, as the table waits for somebody else.

    Without a level it is the usual one of the game.
    """

    seat: int
    level: str | None = None
    seed: int = 0


class Save(Request, tag="save"):
    """The game so far as the text of a record."""

    names: list[str] | None = None


class Replay(Request, tag="replay"):
    """Verify a record and go on from its end."""

    record: str


class Quit(Request, tag="quit"):
    """Good-bye."""


Requests = (
    Hello
    | New
    | Load
    | Decision
    | ActRequest
    | ViewRequest
    | Information
    | Position
    | BotRequest
    | Save
    | Replay
    | Quit
)


def schema() -> dict[str, Any]:
    """JSON Schema of all requests."""
    return msgspec.json.schema(Requests)


class Engine:
    """One conversation about these games: at most one match at a time."""

    def __init__(self, games: Mapping[str, AnyGame] = GAMES) -> None:
        self._games = games
        self._match: Match[Any, Any] | None = None
        self._decoder = msgspec.json.Decoder(Requests)

    def answer(self, line: bytes) -> dict[str, Any]:
        """The answer to one line, whatever it holds."""
        request_id: int | str | None = None
        try:
            try:
                request = self._decoder.decode(line)
            except (msgspec.MsgspecError, RecursionError) as error:
                request_id = _id_of(line)
                raise BadRequest(f"This is no request: {error}") from error
            request_id = request.id
            return {"id": request_id, "ok": self._do(request)}
        except PenumbraError as error:
            return {"id": request_id, "error": {"type": type(error).__name__, "text": str(error)}}

    @property
    def match(self) -> Match[Any, Any]:
        """The match under way."""
        if self._match is None:
            raise BadRequest("No game is under way: begin with “new”, “load” or “replay”.")
        return self._match

    def _do(self, request: Requests) -> object:
        match request:
            case Hello():
                return self._hello()
            case New():
                game = self._game(request.game)
                board = _board(game, request.board)
                seed = _seed(request.seed)
                self._match = Match(game, request.players, board, seed, request.first)
                return {"seed": self._match.seed.hex(), "events": self._match.events()}
            case Load():
                game = self._game(request.game)
                board = _board(game, request.board)
                self._match = Match(game, 0, board, _seed(request.seed), position=request.position)
                return {"seed": self._match.seed.hex(), **self._decision()}
            case Decision():
                return self._decision()
            case ActRequest():
                viewer = self._viewer(request.viewer)
                self.match.act(request.seat, request.action)
                return {"events": self.match.events(viewer)}
            case ViewRequest():
                return self.match.view(self._viewer(request.seat))
            case Information():
                return {"bytes": self.match.information_state(request.seat).hex()}
            case Position():
                return {"position": self.match.position()}
            case BotRequest():
                return self._bot(request)
            case Save():
                return {"record": record.dumps(self.match, self._names(request.names))}
            case Replay():
                *_, self._match = record.replay(record.loads(request.record), self._games)
                return {"acts": len(self.match.history), **self._decision()}
            case Quit():
                return {}

    def _hello(self) -> dict[str, object]:
        return {
            "penumbra": __version__,
            "protocol": PROTOCOL,
            "games": {name: list(game.players) for name, game in self._games.items()},
            "bots": bots.all_levels(self._games),
        }

    def _game(self, name: str) -> AnyGame:
        if name not in self._games:
            raise BadRequest(f"There is no game “{name}”; there are {', '.join(self._games)}.")
        return self._games[name]

    def _decision(self) -> dict[str, object]:
        match = self.match
        legal = {str(seat): match.legal(seat) for seat in range(match.players)}
        return {
            "kind": match.view(SPECTATOR).decision.kind,
            "waiting": match.waiting,
            "actor": match.actor if not match.over else None,
            "legal": {seat: actions for seat, actions in legal.items() if actions},
            "scores": match.scores,
            "winners": match.winners,
        }

    def _viewer(self, viewer: int | str | None) -> int:
        if viewer == "referee":
            return REFEREE
        if viewer is None:
            return SPECTATOR
        if isinstance(viewer, str) or not 0 <= viewer < self.match.players:
            raise BadRequest(f'“{viewer}” is no viewer: give a seat, null, or "referee".')
        return viewer

    def _names(self, given: list[str] | None) -> list[str]:
        players = self.match.players
        if given is None:
            return [f"{seat}" for seat in range(players)]
        if len(given) != players:
            raise BadRequest(f"Give a name for each of the {players} seats, not {len(given)}.")
        return given

    def _bot(self, request: BotRequest) -> dict[str, str | None]:
        game = self.match.game.name
        bot = bots.make(request.level or bots.usual_level(game), game, request.seed)
        interrupting = request.seat not in self.match.waiting
        return {"action": answer(bot, *self.match.known(request.seat), interrupting)}


def _board(game: AnyGame, board: str | dict[str, Any]) -> Any:
    return game.board(board) if isinstance(board, str) else game.board_from(board)


def _seed(digits: str | None) -> bytes | None:
    if digits is None:
        return None
    try:
        seed = bytes.fromhex(digits)
    except ValueError as error:
        raise BadRequest("A seed is written as 64 hexadecimal digits.") from error
    if len(seed) != SEED_BYTES:
        raise BadRequest(f"A seed is 64 hexadecimal digits long, not {len(digits)}.")
    return seed


class _Envelope(msgspec.Struct):
    id: int | str | None = None


def _id_of(line: bytes) -> int | str | None:
    """The id of a line that is JSON but no request, so that its sender can match the error."""
    try:
        return msgspec.json.decode(line, type=_Envelope).id
    except (msgspec.MsgspecError, RecursionError):
        return None


def serve(requests: IO[bytes], answers: IO[bytes]) -> None:
    """Answer line by line until `quit` or the end of the input."""
    engine = Engine()
    for line in requests:
        if line.strip():
            answer = engine.answer(line)
            answers.write(msgspec.json.encode(answer) + b"\n")
            answers.flush()
            if answer.get("ok") == {}:
                return
