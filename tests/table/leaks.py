"""Nothing leaked: records every byte of random full games and proves each of them harmless.

`ears` plays a game and keeps what every socket got. `check` knows the truth from the game's record,
works out by itself what each viewer might be told, and accounts for every message by that: whatever
it can't account for is a `Leak`. `python -m tests.table.leaks --games N` plays on for as long as
one likes.
"""

import argparse
import asyncio
import re
import sys
import tempfile
from collections.abc import Iterator
from functools import lru_cache
from hashlib import sha256
from itertools import accumulate
from pathlib import Path

import msgspec
from rich.progress import Progress

from penumbra.games import GAMES
from penumbra.games import record as records
from penumbra.games.fairness.deals import Fair, reopened
from penumbra.games.game import SPECTATOR
from penumbra.games.match import Match
from penumbra.table import messages as m
from penumbra.table import reading
from penumbra.table.clock import EXTRAS, TIMES
from penumbra.table.messages import Refused
from penumbra.table.settings import Settings
from tests.table.ears import Ear, Json, Recording, Reply, deadly_boards, play
from tests.table.server import Server

encode = msgspec.json.encode

TABLES = [("shamans", n) for n in (3, 4, 5)] + [("intrigue", n) for n in (7, 8, 9, 10)]


class Leak(AssertionError):
    """Somebody was told something that nobody can account for."""


def must(holds: bool, what: str) -> None:
    """Checks must not vanish with `python -O`."""
    if not holds:
        raise Leak(what)


# --- the truth


class Told(msgspec.Struct, frozen=True):
    """What one viewer may be told at one moment of the game, and all he may see then."""

    turn: int
    events: bytes
    view: bytes


@lru_cache
def opened(record: str) -> Fair:
    """What the deals of a recorded game followed from: the server's secret, and shares."""
    fair = records.loads(record).header.fair
    assert fair is not None, "games at tables have fair deals"
    return fair


@lru_cache
def truth(text: str) -> dict[int, list[Told]]:
    """By viewer, what the rules alone allow; worked out from the record, not from the table."""
    record = records.loads(text)
    header, fair = record.header, opened(text)
    game = GAMES[header.game]
    viewers = (SPECTATOR, *range(header.players))
    board = game.board_from(header.board)
    match = Match(game, header.players, board, fair=reopened(fair, records.facts_of(header)))
    told: dict[int, list[Told]] = {viewer: [] for viewer in viewers}
    acts = [(None, ""), *((line.seat, line.action) for line in record.lines)]
    for seat, action in acts:
        if seat is not None:
            match.act(seat, action)
        for viewer in viewers:
            events, view = match.events(viewer), encode(match.view(viewer))
            before = told[viewer][-1] if told[viewer] else Told(0, b"", b"")
            learns = bool(events) or viewer == seat
            if learns or view != before.view:
                told[viewer].append(Told(before.turn + learns, encode(events), view))
    must(match.over, "a record is of a whole game")
    return told


# --- accounting


NUMBERED = frozenset(("update", "table", "talk", "roll", "drawn", "opened"))
SHAPES = {
    "update": "seq turn type events view clock",
    "table": "seq type what person seat table",
    "talk": "seq type person name seat text claim tone warned round step",
    "roll": "seq type attempt before commitment facts shares",
    "drawn": "seq type attempt opened draw",
    "opened": "seq type secret record",
    "welcome": (
        "type protocol you seq turn table view clock present watching talk said missed complete"
    ),
    "ack": "type seq",
    "error": "type code data",
    "pong": "type",
    "presence": "type present watching",
    "clock": "type left by",
}
HISTORY = Settings(store="").history  # messages that are kept for those who come back
TABLE = (
    "code wishes stage paused paused_by pause_asked hints_agreed rest locked host former seats"
    " people sent_away number commitment attempt draw record"
)
WHATS = frozenset(("opened", "joined", "sat", "drawing", "started", "over"))
EMPTY_REASONS = frozenset(
    (
        *("illegal", "not_seated", "not_now", "not_host"),
        *("spectators_listen", "no_more_time", "bad_share", "seat_taken"),
    )
)


def check(recording: Recording) -> None:
    """Account for everything; Leak if something can't be."""
    told = truth(recording.record)
    streams = {viewer: _stream(recording, viewer) for viewer in told}
    for viewer, stream in streams.items():
        _check_stream(recording, stream, told[viewer])
        same = _public(stream) == _public(streams[SPECTATOR])
        must(same, f"viewer {viewer} heard other public news")
    for ear in recording.ears:
        _Account(recording, ear, told[ear.viewer], streams[ear.viewer]).settle()
    for reply in recording.replies:
        _check_reply(recording, reply)
    _check_delay(recording)


def _stream(recording: Recording, viewer: int) -> dict[int, Json]:
    """All numbered messages of a viewer, from all his sockets: the same number, the same text."""
    stream: dict[int, Json] = {}
    for ear in recording.ears:
        for message in _numbered(ear) if ear.viewer == viewer else ():
            bare = {k: v for k, v in message.items() if k not in ("re", "view", "clock")}
            must(stream.setdefault(bare["seq"], bare) == bare, f"two versions of {bare}")
    first, last = min(stream), max(stream)
    must(len(stream) == last - first + 1, f"viewer {viewer} sees a gap in the numbers")
    return stream


def _numbered(ear: Ear) -> Iterator[Json]:
    for heard in ear.heard:
        message = msgspec.json.decode(heard.data)
        if message["type"] == "welcome":
            yield from message["missed"]
        elif message["type"] in NUMBERED:
            yield message


def _public(stream: dict[int, Json]) -> list[Json]:
    """What everybody was told since the start of the game."""
    news = [message for _, message in sorted(stream.items()) if message["type"] != "update"]
    start = next(k for k, message in enumerate(news) if message.get("what") == "started")
    return [{key: v for key, v in message.items() if key != "seq"} for message in news[start:]]


def _check_stream(recording: Recording, stream: dict[int, Json], told: list[Told]) -> None:
    """The game's news are those of the truth, and the public's depend on nothing hidden."""
    fair = opened(recording.record)
    news = iter(told)
    updates = 0
    for _, message in sorted(stream.items()):
        match message["type"]:
            case "update":
                updates += 1
                allowed = next(news, None)
                must(allowed is not None, "more happened than in the game")
                assert allowed is not None
                must(encode(message["events"]) == allowed.events, f"other events: {message}")
                must(message["turn"] == allowed.turn, f"the turn counts something else: {message}")
            case "roll":
                must(message["commitment"] == fair.commitment, f"another roll: {message}")
                given = [share not in ("away", "bot") for share in message["shares"]]
                must(given == [seat in recording.shares for seat in range(len(given))], "a share")
            case "drawn":
                own = [recording.shares.get(seat) for seat in range(len(message["opened"]))]
                must(message["opened"] == own, f"another draw: {message}")
            case "opened":
                must(updates == len(told), "the secret was opened before the end")
                must(message["secret"] == fair.secret, "another secret was opened")
            case "table":
                must(message["what"] in WHATS, f"something happened: {message}")
                _check_table(recording, message["table"])
            case "talk":
                must(message["text"] in [*recording.said, None], f"nobody said: {message}")
                must(message["warned"] == [], f"a warning: {message}")
    must(updates == len(told), "less happened than in the game")


def _check_table(recording: Recording, table: Json) -> None:
    """All about the table can be said by somebody who knows nothing of the game."""
    must(list(table) == TABLE.split(), f"another shape of a table: {list(table)}")
    must(recording.wishes.items() <= table["wishes"].items(), "other wishes")
    must(set(table["wishes"]) == set(m.Wishes.__struct_fields__), "unknown wishes")
    people = [person["person"] for person in table["people"]]
    must(people == list(range(1, len(people) + 1)), f"people are not counted 1, 2, 3: {people}")
    for person in table["people"]:
        must(person["name"] == recording.names[person["person"]], f"who is {person}?")
    for seat, chair in enumerate(table["seats"]):
        empty = {"name": None, "person": None, "level": None}
        owner = recording.seats[seat]
        sits = {"name": recording.names[owner], "person": owner, "level": None}
        must(chair in (empty, sits), f"seat {seat}: {chair}")
    fair = opened(recording.record)
    over = table["stage"] == "over"
    must(table["attempt"] is None or table["stage"] == "drawing", "a draw in the game")
    must(table["record"] is None or over, "a record in the game")
    fixed = {"code": recording.code, "paused": False, "host": 1 if people else None, "number": 1}
    must((fixed | {"commitment": fair.commitment}).items() <= table.items(), f"odd table: {table}")


class _Account:
    """What one socket was told, message by message."""

    def __init__(
        self, recording: Recording, ear: Ear, told: list[Told], stream: dict[int, Json]
    ) -> None:
        self.recording = recording
        self.ear = ear
        self.told = told
        self.stream = stream
        numbers = sorted(stream)
        news = accumulate(stream[seq]["type"] == "update" for seq in numbers)
        self.updates = dict(zip(numbers, news, strict=True))  # up to each number
        self.begun = next(seq for seq in numbers if stream[seq].get("what") == "started")
        self.seq = 0
        self.over = False

    def settle(self) -> None:
        fair = opened(self.recording.record)
        for number, heard in enumerate(self.ear.heard):
            message: Json = msgspec.json.decode(heard.data)
            must(encode(message) == heard.data, f"more than its meaning is in {heard.data!r}")
            self.over = self.over or message["type"] == "opened"
            self.over = self.over or message.get("table", {}).get("stage") == "over"
            for secret in self.recording.tokens:
                must(secret.encode() not in heard.data, "a token on the wire")
                must(sha256(secret.encode()).hexdigest().encode() not in heard.data, "its hash")
            if not self.over:
                must(fair.secret.encode() not in heard.data, "the secret too early")
            must((number == 0) == (message["type"] == "welcome"), "one welcome, and first")
            self._message(message)

    @property
    def now(self) -> Told | None:
        done = self.updates.get(self.seq, 0)
        return self.told[done - 1] if done else None

    def _message(self, message: Json) -> None:
        kind = message["type"]
        must(kind in SHAPES, f"an unknown message: {message}")
        claims = {"said"} if kind == "update" else set()  # among the events, for all who hear them
        keys = [key for key in message if key not in {"re"} | claims]
        must(keys == SHAPES[kind].split(), f"another shape of {kind}: {keys}")
        if "re" in message:
            must(message["re"] in self.ear.sent, f"an answer to somebody else: {message}")
        else:
            must(kind not in ("ack", "error", "pong"), f"an answer to nobody: {message}")
        if kind in NUMBERED:
            must(message["seq"] == self.seq + 1, f"after {self.seq} came {message}")
            self.seq += 1
        if kind in ("ack", "error"):
            getattr(self, f"_{kind}")(message)
        elif kind in ("update", "welcome", "presence"):
            getattr(self, f"_{kind}")(message)

    def _update(self, message: Json) -> None:
        must(self.now is not None and encode(message["view"]) == self.now.view, "another view")
        self._clock(message["clock"])

    def _clock(self, left: int | None) -> None:
        """More than everybody's extra time it can't be; how it runs is the affair of `twins`."""
        times = TIMES[self.recording.wishes.get("clock", "off")]
        extras = EXTRAS * len(self.recording.seats)
        most = 1000 * (times.decision + extras * times.extra) if times is not None else -1
        must(left is None or 0 <= left <= most, f"a clock shows {left}")

    def _welcome(self, message: Json) -> None:
        self.seq = message["seq"]
        now = self.now
        view = encode(message["view"])
        must(view == (now.view if now else b"null"), "a newcomer is shown another view")
        must(message["turn"] == (now.turn if now else 0), "a newcomer is told another turn")
        seat = self.ear.viewer if self.ear.viewer != SPECTATOR else None
        must(message["you"] == {"person": self.ear.person, "seat": seat}, "taken for another")
        _check_table(self.recording, message["table"])
        known = self.ear.known
        numbers = [missed["seq"] for missed in message["missed"]]
        complete = known is not None and 0 <= self.seq - known <= HISTORY
        if self.recording.wishes.get("delay") and seat is None:  # the present may be far ahead
            complete = complete and message["complete"]
        first = (known or 0) + 1 if complete else self.seq + 1
        if (self.ear.whole or not (complete or known is None)) and now is not None:
            first = min(first, self.begun)
        missed_all = list(range(first, self.seq + 1))
        must(numbers == missed_all or len(missed_all) >= HISTORY, "missed")
        must(message["complete"] == (known is None or complete), "complete")
        for talk in message["talk"]:
            must(talk["seq"] == 0 and talk["text"] in [*self.recording.said, None], f"{talk}")
        for missed in message["missed"]:
            must(not {"view", "clock", "re"} & set(missed), f"too much of the past: {missed}")
        self._clock(message["clock"])
        self._presence(message)

    def _presence(self, message: Json) -> None:
        present = message["present"]
        must(present == sorted(set(present) & set(self.recording.names)), f"who: {message}")
        must(message["watching"] in range(len(self.recording.ears) + 1), f"{message}")

    def _ack(self, message: Json) -> None:
        must(message["seq"] == self.seq, f"stands at {self.seq}, not {message}")

    def _error(self, message: Json) -> None:
        """Reasons follow from what the viewer knows himself."""
        asked: Json = msgspec.json.decode(self.ear.sent[message["re"]])
        code, data = message["code"], message["data"]
        now = self.now
        if code == "out_of_date":
            must(data == {"turn": now.turn if now else 0}, f"another turn: {message}")
            must(asked["turn"] != data["turn"], "it was in time")
        elif code == "bad_message":
            must(data == {"why": _why(asked)}, f"another reason: {message}")
        else:
            must(code in EMPTY_REASONS and data == {}, f"an unknown reason: {message}")
        if code == "illegal":
            legal = msgspec.json.decode(now.view)["legal"] if now else []
            must(asked["action"] not in legal, f"refused what was legal: {message}")


def _why(asked: Json) -> str:
    try:
        reading.command(encode(asked))
    except Refused as refused:
        return str(refused.data["why"])
    return ""


def _check_reply(recording: Recording, reply: Reply) -> None:
    """What strangers find at the other doors has no more in it."""
    hidden = [word for word in recording.words if word not in recording.names.values()]
    if "/tables" in reply.path:
        tables = msgspec.json.decode(reply.body)
        for table in tables if isinstance(tables, list) else [tables]:
            if table["code"] == recording.code:
                _check_table(recording, table)
        hidden.remove(recording.code)
    elif reply.path.endswith("-1/record"):  # without the key it is as if there were no game
        must(reply.body == encode({"code": "no_game", "data": {}}), f"{reply.path}: {reply.body!r}")
    elif reply.path.endswith("record"):
        must(reply.body.decode() == recording.record, "two versions of a record")
        hidden.remove(recording.code)  # a record says of which game it is
    if not reply.path.endswith("record"):
        must(reply.status == 200, f"{reply.path} is out of order")
        fair = opened(recording.record)
        hidden += [fair.secret, *(name for name in recording.acts if " " in name)]
    for word in hidden:
        must(word.encode() not in reply.body, f"{reply.path} tells {word!r}")


def _check_delay(recording: Recording) -> None:
    """For delayed spectators everything in the game comes later."""
    delay = recording.wishes.get("delay", 0)
    first: dict[tuple[bool, int], float] = {}
    for ear in recording.ears if delay else []:
        for heard in ear.heard:
            message = msgspec.json.decode(heard.data)
            for event in message["events"] if message["type"] == "update" else ():
                if event["event"] == "round_began":
                    key = (ear.viewer == SPECTATOR, event["round"])
                    first[key] = min(first.get(key, heard.at), heard.at)
    for (late, round_number), at in first.items():
        if late and round_number > 1:
            must(at - first[False, round_number] > 0.7 * delay, f"round {round_number} too early")


CARDS = re.compile(r"\b(purple|blue|green|yellow|white|brown|red)(-[1-8])?\b")
SECRETS = re.compile(
    r"\b(shaman|shadow|portal|dagger|mask|shard|eclipse|adept|spy|grand-master|paladin|traitor)\b"
)


def check_log(text: str, recordings: list[Recording]) -> None:
    """The server's own lines tell nothing that anybody could not know."""
    must(CARDS.search(text) is None, "a card in the log")
    must(SECRETS.search(text) is None, "a role or a tile in the log")
    must("127.0.0.1" not in text, "an address in the log")
    for recording in recordings:
        spoken = {action for action in recording.acts if " " in action}
        for word in (*recording.words, *spoken, *recording.shares.values()):
            must(word not in text, f"{word!r} in the log")


# --- for as long as one likes


async def _evenings(address: str, games: int, first: int) -> int:
    frames = 0
    with Progress() as progress:
        bar = progress.add_task("games in which nothing leaked", total=games)
        for number in range(first, first + games):
            game, players = TABLES[number % len(TABLES)]
            clock = ("off", "relaxed", "blitz")[number % 3]
            board = "deadly" if game == "shamans" and number % 2 else "standard"
            try:
                recording = await play(address, game, players, number, clock=clock, board=board)
                check(recording)
            except Leak as leak:
                raise Leak(f"game {number}, {game} for {players}: {leak}") from leak
            frames += sum(len(ear.heard) for ear in recording.ears)
            progress.update(bar, advance=1)
    return frames


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--first", type=int, default=0, help="number of the first game")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        boards = deadly_boards(Path(folder))
        with Server(Path(folder), boards=boards) as server:
            frames = asyncio.run(_evenings(server.address, options.games, options.first))
    print(f"{options.games:,} games, {frames:,} messages: all accounted for.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
