"""Writes `fixtures/`: whole games as the page would hear them, events as the terminal tells them,
and finished games of fair deals to be proved.

Deals follow from seeds, and what was done in them is kept in `fixtures/acts`, recorded once when
bots played: whatever becomes of the bots, these games stay. What a seat and a spectator see of
them step by step is what the page's reducer must arrive at, and every sentence of the terminal is
what the page must say. If the rules have changed, `--record` lets today's bots play anew.
"""

import argparse
import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, NamedTuple, get_args

import msgspec

from penumbra import bots
from penumbra.bots.turns import next_act
from penumbra.games import GAMES, record
from penumbra.games.fairness.salts import SaltedDeals
from penumbra.games.game import REFEREE, SPECTATOR
from penumbra.games.match import Match
from penumbra.locale import LANGUAGES, Catalogue
from penumbra.table.replay import replay_of
from penumbra.terminal.faces import face_of
from penumbra.terminal.speech import Speech

FIXTURES = Path(__file__).parent / "fixtures"
ACTS = FIXTURES / "acts"
NAMES = ("Rachel", "Rick", "Noor", "Émile", "Zuzana", "Фёдор", "O’Neill", "Bo")
ALIKE = 4  # sentences of one kind: enough for every plural, case and “you”


class Evening(NamedTuple):
    """A game to be played: who sits there, the seed of everything, whose eyes we borrow."""

    game: str
    levels: Sequence[str]
    seed: int
    seat: int
    board: str = "standard"

    @property
    def called(self) -> str:
        """The name of its files."""
        name = f"{self.game}-{len(self.levels)}"
        return name if self.board == "standard" else f"{name}-{self.board}"

    @property
    def file(self) -> str:
        """Where it is kept."""
        return f"{self.called}.json"

    @property
    def names(self) -> tuple[str, ...]:
        """Who plays."""
        return NAMES[: len(self.levels)]


EVENINGS = (
    Evening("shamans", ("seeker", "wanderer", "seeker"), 1, 2),
    Evening("shamans", ("seeker",) * 4, 72, 0),
    Evening("shamans", ("wanderer", "seeker", "seeker", "wanderer", "seeker"), 53, 1),
    Evening("intrigue", ("seeker", "wanderer") * 3 + ("seeker",), 1, 3),
    Evening("intrigue", ("seeker",) * 8, 0, 5),
    Evening("intrigue", ("seeker",) * 7, 2, 4, "free-talk"),
)


PROVED = (EVENINGS[0], EVENINGS[3])


def play(
    evening: Evening, fair: SaltedDeals | None = None
) -> Iterator[tuple[int | None, str | None, Match[Any, Any]]]:
    """The match after its deal, and after each recorded act: who acted, and how."""
    match = _begun(evening, fair)
    yield None, None, match
    for line in _acts(evening, fair).read_text(encoding="utf-8").splitlines():
        seat, _, action = line.partition(" ")
        match.act(int(seat), action)
        yield int(seat), action, match
    assert match.over, f"{_acts(evening, fair)} ends before its game does: run with --record"


def record_acts(evening: Evening, fair: SaltedDeals | None = None) -> None:
    """Let today's bots play an evening, and keep what they did: a line an act."""
    match = _begun(evening, fair)
    company = {
        seat: bots.make(level, evening.game, evening.seed * 100 + seat)
        for seat, level in enumerate(evening.levels)
    }
    lines = []
    while not match.over:
        seat, action = next_act(match, company)
        match.act(seat, action)
        lines.append(f"{seat} {action}\n")
    ACTS.mkdir(parents=True, exist_ok=True)
    _acts(evening, fair).write_text("".join(lines), encoding="utf-8")


def _begun(evening: Evening, fair: SaltedDeals | None) -> Match[Any, Any]:
    seed = evening.seed.to_bytes(32, "big") if fair is None else None
    game = GAMES[evening.game]
    return Match(game, len(evening.levels), game.board(evening.board), seed=seed, fair=fair)


def _acts(evening: Evening, fair: SaltedDeals | None) -> Path:
    dealt = "" if fair is None else "-fair"
    return ACTS / f"{evening.called}{dealt}.txt"


def stream(evening: Evening, viewer: int) -> list[dict[str, Any]]:
    """Each step a viewer notices; of the view only the fields that have changed since the last."""
    steps = []
    before: dict[str, Any] = {}
    for seat, action, match in play(evening):
        view = msgspec.to_builtins(match.view(viewer))
        changed = {key: value for key, value in view.items() if before.get(key, ...) != value}
        events = msgspec.to_builtins(match.events(viewer))
        if events or changed or seat == viewer:
            steps.append({"seat": seat, "action": action, "events": events, "view": changed})
        before = view
    return steps


def recorded(evening: Evening) -> str:
    """A game's file: the streams of one seat and of a spectator, a step a line."""
    streams = []
    for viewer in (evening.seat, SPECTATOR):
        head = _json(None if viewer == SPECTATOR else viewer)
        steps = ",\n".join(map(_json, stream(evening, viewer)))
        streams.append(f'{{"viewer":{head},"steps":[\n{steps}\n]}}')
    facts = _json({"game": evening.game, "players": len(evening.levels), "names": evening.names})
    return facts[:-1] + ',"streams":[\n' + ",\n".join(streams) + "\n]}\n"


def fair_deals(evening: Evening) -> SaltedDeals:
    """Deals of an evening that follow from a promised secret and everybody's salts."""

    def salts(round_number: int) -> list[bytes]:
        persons = [level == "seeker" for level in evening.levels]
        return [
            bytes([16 * round_number + seat] * (16 + seat)) if person else b""
            for seat, person in enumerate(persons)
        ]

    return SaltedDeals(evening.seed.to_bytes(32, "big"), salts)


def proved(evening: Evening) -> str:
    """A replay with all cards open of a game of fair deals, a frame a line, without the views."""
    *_, (_, _, match) = play(evening, fair_deals(evening))
    replay = msgspec.json.decode(
        msgspec.json.encode(replay_of(record.dumps(match, [*evening.names]), seat=None))
    )
    wanted = ("seat", "action", "check", "events")
    frames = [{key: frame[key] for key in wanted} for frame in replay.pop("frames")]
    return _json(replay)[:-1] + ',"frames":[\n' + ",\n".join(map(_json, frames)) + "\n]}\n"


def told(game: str) -> str:
    """A game's sentences, one a line: events of all its evenings as different readers hear them."""
    face = face_of(game)
    catalogues = {language: Catalogue(language) for language in LANGUAGES}
    lines: list[str] = []
    heard: set[str] = set()
    alike: Counter[str] = Counter()
    for evening in (each for each in EVENINGS if each.game == game):
        for _, _, match in play(evening):
            for viewer in (evening.seat, SPECTATOR, REFEREE):
                you = viewer if viewer >= 0 else None
                for event in match.events(viewer):
                    line = {"names": evening.names, "viewer": you, "event": event}
                    kind = _kind(msgspec.to_builtins(event), you)
                    if _json(line) not in heard and alike[kind] < ALIKE:
                        heard.add(_json(line))
                        alike[kind] += 1
                        speeches = {
                            language: Speech(catalogue, evening.names, you)
                            for language, catalogue in catalogues.items()
                        }
                        words = {
                            each: face.tell(event, speech) for each, speech in speeches.items()
                        }
                        lines.append(_json(line | {"words": words}))
    return "[\n" + ",\n".join(lines) + "\n]\n"


def _kind(event: dict[str, Any], you: int | None) -> str:
    """Events that are told alike: of the same kind, as secret, with the reader in the same part."""
    parts = [str(event["event"])]
    for field, value in event.items():
        if value is None or isinstance(value, bool):
            parts.append(f"{field}={value}")
        elif field in ("seat", "target", "giver", "receiver", "interrogator", "of", "guide", "by"):
            parts.append(f"{field}={value == you}")
        elif field in ("why", "window", "direction", "winner", "source", "arrow"):
            parts.append(f"{field}={value}")
        elif field == "claim":
            parts.append(str(value).partition(" ")[0])
    return " ".join(parts)


def _json(value: object) -> str:
    return msgspec.json.encode(value).decode()


def _all_kinds(game: str) -> set[str]:
    return {str(each.__struct_config__.tag) for each in get_args(GAMES[game].event_type)}


def everything() -> dict[str, str]:
    """Every fixture: its file and its text. Between them each event of each game happens."""
    files = {evening.file: recorded(evening) for evening in EVENINGS}
    games = list(dict.fromkeys(evening.game for evening in EVENINGS))
    files |= {f"told-{game}.json": told(game) for game in games}
    files |= {f"replay-{evening.game}.json": proved(evening) for evening in PROVED}
    for game in games:
        text = files[f"told-{game}.json"]
        missing = {kind for kind in _all_kinds(game) if f'"event":"{kind}"' not in text}
        assert not missing, f"choose other seeds: nobody ever sees {missing}"
    return files


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--check", action="store_true", help="fail if a file is out of date")
    parser.add_argument("--record", action="store_true", help="let bots play all games anew")
    options = parser.parse_args()
    check = options.check
    if options.record:
        for evening in EVENINGS:
            record_acts(evening)
        for evening in PROVED:
            record_acts(evening, fair_deals(evening))
    for name, text in everything().items():
        file = FIXTURES / name
        if not check:
            FIXTURES.mkdir(exist_ok=True)
            file.write_text(text, encoding="utf-8")
        elif not file.is_file() or file.read_text(encoding="utf-8") != text:
            print(f"{file} is out of date: run python web/generate_fixtures.py", file=sys.stderr)
            return 1
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
