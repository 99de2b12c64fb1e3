"""Every event, decision and action of both games can be told, to anybody, in every language."""

import itertools
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from penumbra.games import intrigue, shamans
from penumbra.games.intrigue import events as intrigue_events
from penumbra.games.intrigue.state import DECISIONS as INTRIGUE_DECISIONS
from penumbra.games.intrigue.terms import ROLES as INTRIGUE_ROLES
from penumbra.games.intrigue.terms import SIDES as CAMPS
from penumbra.games.match import Match
from penumbra.games.shamans import events as shamans_events
from penumbra.games.shamans import terms
from penumbra.games.shamans.state import DECISIONS as SHAMANS_DECISIONS
from penumbra.locale import LANGUAGES, Catalogue
from penumbra.terminal import describe, story
from penumbra.terminal.intrigue import story as intrigue_story
from penumbra.terminal.shamans import story as shamans_story

from .tables import speech_in

PROTOCOL = Path(__file__).parents[2] / "docs" / "protocol.md"
PEOPLE = ["Ada", "Bo", "Cy"]
CLAIMS = ["claim 0 paladin", "claim 1 spy", "trust 2", "accuse 1", "silence"]
SHAMANS_VALUES: dict[str, list[Any]] = {
    "role": [*terms.ROLES],
    "tile": [*terms.TILES[1:5]],
    "card": ["purple-1", "white-8"],
    "cards": [[], ["purple-1", "red-3"]],
    "world": [*terms.WORLDS],
    "ritual": [*terms.RITUALS],
    "source": [*terms.SOURCES],
    "slot": [*terms.SIDES],
    "arrow": [*terms.SIDES],
    "window": [*terms.WINDOWS],
    "direction": [*terms.DIRECTIONS],
    "roles": [["shaman", "shaman", "shadow"]],
    "open": [True, False],
    "to": [2, 5, 7],
    "start": [3],
}
SHAMANS_ACTIONS = [
    "play purple-5",
    "give red-8",
    *("take left", "take right", "take stack"),
    *("keep open", "keep hidden"),
    "back",
    "swap 1",
    *("neutralize 2", "decline"),
    "perform blue",
    "name 3",
    *("portal forward", "portal back"),
    "pass",
]
INTRIGUE_ACTIONS = [
    *("claim 0 paladin", "claim 1 spy"),
    *("trust 1", "accuse 2", "silence"),
    *("circle", "send 3", "judge"),
    *("point 4", "announce grand-master", "condemn 5"),
]
INTRIGUE_VALUES: dict[str, list[Any]] = {
    "role": [*INTRIGUE_ROLES],
    "claim": [*CLAIMS],
    "camps": [[*CAMPS, "dusk"]],
    "winner": [*CAMPS],
    "winners": [[0], [0, 1], [1, 2]],
    "roles": [["lord", "spy", "paladin"]],
}
KINDS = [
    *((kind, SHAMANS_VALUES) for kind in shamans_events.Event.__subclasses__()),
    *((kind, INTRIGUE_VALUES) for kind in intrigue_events.Event.__subclasses__()),
]


def every(kind: type[msgspec.Struct], values: dict[str, list[Any]]) -> Iterator[msgspec.Struct]:
    """An event with everything its fields may hold, secrets kept and told."""
    choices = []
    for field in msgspec.structs.fields(kind):
        secret = "None" in str(field.type)
        if field.type is int or field.type == int | None:
            possible: list[Any] = values.get(field.name, [0, 1])
        elif field.type is bool:
            possible = [True, False]
        else:
            possible = values.get(field.name, [])
        if kind is shamans_events.Points and field.name == "why":
            possible = [*terms.REASONS]
        if kind is shamans_events.RoundEnded:
            possible = [*(terms.ENDINGS if field.name == "why" else terms.TEAMS)]
        if kind is shamans_events.TilesLost and field.name == "open":
            possible = [[], ["dagger", "mask"]]
        if kind is shamans_events.GameEnded:
            possible = [0, 1]
        assert possible, f"{kind.__name__}.{field.name} needs sample values"
        choices.append([*possible, *([None] if secret else [])])
    for combination in itertools.product(*choices):
        yield kind(*combination)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("kind", "values"), KINDS)
def test_every_event_is_told_to_players_and_spectators(
    kind: type[msgspec.Struct], values: dict[str, list[Any]], language: str
) -> None:
    catalogue = Catalogue(language)
    for event, you in itertools.product(every(kind, values), (None, 0, 1)):
        told = describe(kind.__module__.split(".")[2], event, PEOPLE, catalogue, you)
        assert told.strip()
        assert "{" not in told
        if you is None:
            assert "None" not in told


def test_the_protocol_knows_no_event_that_can_not_be_told() -> None:
    tables = re.findall(r"### Order of events(.*?)(?=\n##)", PROTOCOL.read_text(), re.DOTALL)
    written = [set(re.findall(r"^\| `(\w+)` \|", table, re.MULTILINE)) for table in tables]
    for module, names in zip((shamans_events, intrigue_events), written, strict=True):
        told = {kind.__struct_config__.tag for kind in module.Event.__subclasses__()}
        assert names | {"roles_opened"} == told  # Intrigue's stands in the line of `round_ended`


def test_a_reader_is_spoken_to() -> None:
    event = shamans_events.CardPlayed(1, "red-6", False)

    def told(language: str, you: int | None = None) -> str:
        return describe("shamans", event, PEOPLE, Catalogue(language), you)

    assert told("en") == "Bo plays red 6, off-suit."
    assert told("en", you=1) == "You play red 6, off-suit."
    assert told("cs", you=1) == "Hraješ červenou 6: jiný svět."
    assert told("ru") == "Bo разыгрывает красную 6: другой мир."
    assert told("fr") == "Bo joue le 6 rouge, hors Destination."


def test_a_hidden_tile_is_not_named() -> None:
    english = Catalogue("en")
    drawn = shamans_events.TileTaken(1, "stack", None)
    assert describe("shamans", drawn, PEOPLE, english, you=0) == "Bo takes a tile from the stack."
    kept = shamans_events.TileKept(1, False, None)
    assert describe("shamans", kept, PEOPLE, english, you=0) == "Bo keeps the tile face down."


def test_several_winners_are_named_together() -> None:
    event = intrigue_events.GameEnded([0, 1, 2])
    told = describe("intrigue", event, PEOPLE, Catalogue("en"))
    assert told == "Ada, Bo and Cy win the game!"


def test_a_replay_tells_everything_and_a_player_is_spared_what_is_plain_to_see() -> None:
    dealt = [shamans_events.RoleDealt(0, "shaman"), shamans_events.CardPlaced("red-6")]
    english = Catalogue("en")
    assert len([*story("shamans", dealt, PEOPLE, english)]) == 2
    assert [*story("shamans", dealt, PEOPLE, english, you=1)] == []
    assert [*story("shamans", dealt, PEOPLE, english, watching=True)] == []


def test_a_pawn_that_runs_is_told_in_one_sentence() -> None:
    steps = [(3, 4), (4, 5), (5, 6), (6, 4)]
    moves: list[msgspec.Struct] = [shamans_events.PawnMoved(*step) for step in steps]
    assert [*story("shamans", [*moves, shamans_events.EclipseOver()], PEOPLE, Catalogue("en"))] == [
        "The Shadow pawn moves 3 spaces toward the Moon.",
        "The Shadow pawn moves 2 spaces back.",
        "The Eclipse is over.",
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_decision_is_named_and_explained(language: str) -> None:
    catalogue = Catalogue(language)
    kinds = {*SHAMANS_DECISIONS.values(), *INTRIGUE_DECISIONS}
    for message in (*(f"decision-{kind}" for kind in kinds), "offer-portal", "offer-lord"):
        assert catalogue.text(message)
        sentences = re.findall(r"[.!?…](?: |$)", catalogue.text(f"{message}-help"))
        assert 1 <= len(sentences) <= 2, message


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_action_has_words(language: str) -> None:
    shamans_view = Match(shamans.GAME, 5, seed=bytes(32)).view(0)
    intrigue_view = Match(intrigue.GAME, 10, seed=bytes(32)).view(0)
    told = [
        shamans_story.option(action, shamans_view, speech_in(language, 5))
        for action in SHAMANS_ACTIONS
    ]
    told += [
        intrigue_story.option(action, intrigue_view, speech_in(language, 10))
        for action in INTRIGUE_ACTIONS
    ]
    assert all("{" not in words and words.strip() for words in told)
    assert len(set(told)) == len(told)


def test_the_protocol_knows_no_action_that_has_no_words() -> None:
    chapters = r"### (?:Decisions and actions|Discussion)(.*?)### Order of events"
    lines = [
        line.split(" | ")
        for chapter in re.findall(chapters, PROTOCOL.read_text(), re.DOTALL)
        for line in chapter.splitlines()
        if line.startswith("| `")
    ]
    written = {verb for line in lines for verb in re.findall(r"`(\w+)[ `]", line[2])}
    known = {action.split()[0] for action in (*SHAMANS_ACTIONS, *INTRIGUE_ACTIONS)}
    assert written - {"lord"} == known - {"portal"}  # which may be used whatever is asked
