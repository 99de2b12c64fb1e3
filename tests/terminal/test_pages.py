"""The pages fit their terminal, tell all without colour, and show nobody else's secrets."""

import itertools
import re
from io import StringIO
from typing import Any

import pytest
from rich.cells import cell_len
from rich.console import Console, RenderableType

from penumbra.games.game import SPECTATOR
from penumbra.games.match import Match
from penumbra.games.shamans.terms import RITUALS, WORLDS
from penumbra.locale import LANGUAGES
from penumbra.terminal.choices import Choice, Menu
from penumbra.terminal.faces import face_of
from penumbra.terminal.intrigue import claims
from penumbra.terminal.look import Size, fitted
from penumbra.terminal.sitting import Screen, Sitting
from penumbra.terminal.speech import Speech
from penumbra.terminal.words import story

from .tables import moments, speech_in

SIZES = [Size(80, 24), Size(100, 34), Size(140, 50)]


def drawn(page: RenderableType, size: Size, colour: bool = False) -> list[str]:
    console = Console(
        file=StringIO(),
        width=size.width,
        height=size.height,
        force_terminal=colour,
        color_system="truecolor" if colour else None,
    )
    console.print(page, end="")
    assert isinstance(console.file, StringIO)
    return console.file.getvalue().split("\n")


def page_of(match: Match[Any, Any], seat: int, speech: Speech, size: Size) -> RenderableType:
    face = face_of(match.game.name)
    view = match.view(seat)
    told = [
        face.line(line, speech)
        for line in story(match.game.name, match.events(seat), speech.names, speech.catalogue, seat)
    ]
    return face.page(view, speech, told, face.menu(view, speech) if view.legal else None, size)


TABLES = [("shamans", 3), ("shamans", 4), ("shamans", 5), ("intrigue", 7), ("intrigue", 10)]


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize(("game", "players"), TABLES)
def test_pages_fill_their_terminal_and_never_overflow(game: str, players: int, size: Size) -> None:
    languages = itertools.cycle(LANGUAGES)
    for match in itertools.islice(moments(game, players, luck=5), 0, 400, 3):
        speech = speech_in(next(languages), players)
        lines = drawn(page_of(match, 0, speech, size), size)
        assert len(lines) == size.height
        for line in lines:
            assert cell_len(line) <= size.width, line


@pytest.mark.parametrize("language", LANGUAGES)
def test_artifacts_and_trick_are_whole_on_the_smallest_terminal(language: str) -> None:
    size = Size(80, 24)
    speech = speech_in(language, 5)
    names = {fitted(name, 6) for name in speech.names}
    for match in itertools.islice(moments("shamans", 5, luck=6), 0, 200, 2):
        lines = drawn(page_of(match, 0, speech, size), size)
        artifacts = next(k for k, line in enumerate(lines) if "▤" in line)
        assert "…" not in lines[artifacts]
        view = match.view(0)
        shown = sum(name in lines[artifacts + 1] for name in names)
        played = view.tricks[-1].cards
        assert shown == sum(s.alive or played[k] is not None for k, s in enumerate(view.seats))


@pytest.mark.parametrize("language", LANGUAGES)
def test_worlds_and_rituals_are_readable_on_the_smallest_terminal(language: str) -> None:
    speech = speech_in(language, 5)
    match = next(moments("shamans", 5, luck=1))
    text = "\n".join(drawn(page_of(match, 0, speech, Size(80, 24)), Size(80, 24)))
    for world in WORLDS:
        assert speech.say(f"world-{world}", form="name") in text
    for ritual in RITUALS:
        assert speech.say(f"ritual-{ritual}", form="name") in text


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "players"), TABLES)
def test_every_choice_is_on_the_page_with_its_key(game: str, players: int, language: str) -> None:
    size = Size(80, 24)
    speech = speech_in(language, players)
    for match in itertools.islice(moments(game, players, luck=9), 0, 300, 5):
        view = match.view(0)
        if not view.legal:
            continue
        page = " ".join(drawn(page_of(match, 0, speech, size), size))
        for choice in face_of(game).menu(view, speech).choices:
            if choice.card:
                assert re.search(rf" {choice.keys[0]} [^ ]{choice.card[-1]} ", page)
            else:
                assert f"[{choice.keys[0]}] {choice.label}" in page


def leaves(menu: Menu) -> list[Choice]:
    """All choices that act, however deep they lie; no key twice in any menu."""
    keys = [key for choice in menu.choices for key in choice.keys]
    assert len(keys) == len(set(keys))
    assert not set(keys) & set("?q\n\x1b")
    deeper = [leaf for choice in menu.choices if choice.then for leaf in leaves(choice.then)]
    return [choice for choice in menu.choices if choice.then is None] + deeper


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_the_keys_lead_to_exactly_the_legal_actions(game: str, players: int) -> None:
    speech = speech_in("en", players)
    for match in moments(game, players, luck=3, most=600):
        for seat in range(players):
            view = match.view(seat)
            menu = face_of(game).menu(view, Speech(speech.catalogue, speech.names, seat))
            actions = [leaf.action for leaf in leaves(menu)]
            assert sorted(actions) == sorted(view.legal)


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_without_colour_the_page_says_the_same(
    game: str, players: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    size = Size(100, 34)
    speech = speech_in("en", players)
    *_, match = itertools.islice(moments(game, players, luck=2), 30)
    page = page_of(match, 0, speech, size)
    colours = re.compile(r"\x1b\[[0-9;]*[34]8;")
    with_colour = "\n".join(drawn(page, size, colour=True))
    monkeypatch.setenv("NO_COLOR", "1")
    without = "\n".join(drawn(page, size, colour=True))
    assert colours.search(with_colour)
    assert not colours.search(without)
    plain = [re.sub(r"\x1b\[[0-9;]*m", "", text) for text in (with_colour, without)]
    assert plain[0] == plain[1]


def test_a_hidden_tile_of_somebody_else_is_only_a_back() -> None:
    size = Size(100, 34)
    hiding = (
        match
        for luck in range(6)
        for match in moments("shamans", 4, luck)
        if match.view(1).seats[1].hidden_tiles
    )
    match = next(hiding)
    for seat, brackets in ((0, False), (1, True)):
        lines = drawn(page_of(match, seat, speech_in("en", 4, seat), size), size)
        robin = next(k for k, line in enumerate(lines) if "2 Robin" in line)
        theirs = lines[robin + 1].split("││")[1]
        assert "▒" in theirs
        assert ("(" in theirs) == brackets


def test_contradictions_are_marked_and_what_one_knows_to_be_false() -> None:
    marked = false = 0
    for match in moments("intrigue", 8, luck=4, most=300):
        view = match.view(2)
        everything = claims.statements(view)
        for one in everything:
            known = view.seats[one.about].role
            if known is not None:
                assert claims.false(one, view) == (known != one.role)
            given = {other.role for other in everything if other.about == one.about}
            if len(given) > 1:
                assert claims.disputed(one, view, everything)
            marked += claims.disputed(one, view, everything)
            false += claims.false(one, view)
    assert marked
    assert false


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize(("game", "players"), TABLES)
def test_spectators_see_the_table_and_nobodys_hand(game: str, players: int, size: Size) -> None:
    speech = speech_in("en", players, None)
    sitting = Sitting(game, speech, Screen(Console(file=StringIO()), live=False))
    for k, match in enumerate(moments(game, players, luck=6, most=400)):
        view = match.view(SPECTATOR)
        scenes = [*sitting.hear([*match.events(SPECTATOR)], view)]
        if k % 5 and not scenes:
            continue
        assert not view.legal
        lines = drawn(sitting.face.page(view, speech, sitting.told, None, size), size)
        assert len(lines) == size.height
        text = "\n".join(lines)
        for heading in ("your-role", "heading-hand", "heading-aside"):
            assert speech.say(heading) not in text
