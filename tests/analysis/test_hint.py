"""A hint at the terminal: what a Sage would do in one's place, from what one knows."""

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


def test_where_nobody_can_explain_a_game_it_says_so() -> None:
    match = Match(candle.GAME, 3, seed=bytes(32))
    speech = Speech(Catalogue("en"), ["Ada", "Bo", "Cy"], you=0)
    assert hint(match, speech) == "Nobody here can give a hint."
