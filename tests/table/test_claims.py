"""Claims by a click: a few fixed forms, of the roles a game names, refused with a way out."""

import pytest

from penumbra.errors import PenumbraError
from penumbra.games import GAMES
from penumbra.games.game import AnyGame
from penumbra.table.claims import FORMS, BadClaim, claim
from tests.games import candle

GOOD_CLAIMS = [
    ("shamans", "am shaman", "am shaman"),
    ("shamans", "  AM   Shadow ", "am shadow"),
    ("shamans", "is 2 shadow", "is 2 shadow"),
    ("shamans", "trust 0", "trust 0"),
    ("shamans", "accuse 3", "accuse 3"),
    ("shamans", "follow", "follow"),
    ("intrigue", "am grand-master", "am grand-master"),
    ("intrigue", "is 3 spy", "is 3 spy"),
    ("intrigue", "trust 2", "trust 2"),
    ("intrigue", "accuse 0", "accuse 0"),
]


@pytest.mark.rule("S-95")
@pytest.mark.parametrize(("game", "text", "canonical"), GOOD_CLAIMS)
def test_claims_are_made_in_a_few_fixed_words(game: str, text: str, canonical: str) -> None:
    assert claim(GAMES[game], players=4, seat=1, text=text) == canonical
    assert claim(GAMES[game], players=4, seat=1, text=canonical) == canonical


@pytest.mark.rule("S-95")
@pytest.mark.parametrize(
    ("game", "text", "reason"),
    [
        ("shamans", "", "no claim here.*am ROLE, is SEAT ROLE, trust SEAT, accuse SEAT, follow"),
        ("shamans", "hello", "“hello” is no claim"),
        ("shamans", "am", "“am” is no claim"),
        ("shamans", "follow me", "“follow me” is no claim"),
        ("shamans", "am spy", "“spy” is no role.*shaman, shadow"),
        ("shamans", "trust 1", "Seat “1”: that is your own. Name one of 0, 2, 3"),
        ("shamans", "trust 4", "Seat “4”: there is no such seat"),
        ("shamans", "trust -1", "no such seat"),
        ("shamans", "trust ²", "no such seat"),
        ("shamans", "is shadow 2", "no such seat"),
        ("shamans", "x" * 5000, "“x{40}…” is no claim"),
        ("intrigue", "follow", "“follow” is no claim"),
        ("intrigue", "am lord", "“lord” is no role"),
        ("intrigue", "am shaman", "“shaman” is no role.*adept, spy, grand-master"),
    ],
)
def test_other_claims_are_refused_with_a_way_out(game: str, text: str, reason: str) -> None:
    with pytest.raises(BadClaim, match=reason) as refused:
        claim(GAMES[game], players=4, seat=1, text=text)
    assert isinstance(refused.value, PenumbraError)


def test_a_game_without_claims_says_so() -> None:
    with pytest.raises(BadClaim, match="no claims in “candle”"):
        claim(candle.GAME, players=3, seat=1, text="am king")


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.name)
def test_games_claim_in_forms_that_the_catalogues_have_words_for(game: AnyGame) -> None:
    assert set(game.claims.forms) <= set(FORMS)
