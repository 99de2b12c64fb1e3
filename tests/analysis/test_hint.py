"""A hint at the terminal: what a Sage would do in one's place, from what one knows."""

import re

import pytest

from penumbra.games import GAMES
from penumbra.games.match import Match
from penumbra.locale import LANGUAGES, Catalogue
from penumbra.terminal.hint import hint
from penumbra.terminal.speech import Speech
from tests.bots.test_sage import CAUGHT
from tests.games import candle


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_says_whom_to_stab_and_why(language: str) -> None:
    match = Match(GAMES["shamans"], 4, seed=bytes(32), position=CAUGHT)
    told = hint(match, Speech(Catalogue(language), ["Ada", "Bo", "Cy", "Di"], you=0))
    assert "Cy" in told
    assert "%" in told


def test_it_says_how_likely_everybody_else_is_a_shadow() -> None:
    match = Match(GAMES["shamans"], 4, seed=bytes(32), position=CAUGHT)
    told = hint(match, Speech(Catalogue("en"), ["Ada", "Bo", "Cy", "Di"], you=0))
    believed = told.split("Who may be what: ")[1]
    shares = dict(re.findall(r"(\w+) – Shadow (\d+)%", believed))
    assert list(shares) == ["Bo", "Cy", "Di"]
    assert max(shares, key=lambda name: int(shares[name])) == "Cy"
    assert abs(sum(map(int, shares.values())) - 100) <= 1, "one of the three is the Shadow"


def test_a_lord_is_told_who_may_be_the_two_he_looks_for() -> None:
    match = Match(GAMES["intrigue"], 7, seed=bytes(32))
    names = ["Ada", "Bo", "Cy", "Di", "Ed", "Flo", "Gus"]
    lord = match.waiting[0]
    told = hint(match, Speech(Catalogue("en"), names, you=lord))
    believed = told.split("Who may be what: ")[1]
    assert names[lord] not in believed
    assert believed.count("Grand Master") == believed.count("%") - believed.count("Spy") > 1


def test_where_nobody_can_explain_a_game_it_says_so() -> None:
    match = Match(candle.GAME, 3, seed=bytes(32))
    speech = Speech(Catalogue("en"), ["Ada", "Bo", "Cy"], you=0)
    assert hint(match, speech) == "Nobody here can give a hint."
