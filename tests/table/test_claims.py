"""Claims by a click: a few fixed forms, of the roles a game names, refused with a way out."""

from pathlib import Path

import pytest

from penumbra.errors import PenumbraError
from penumbra.games import GAMES, intrigue
from penumbra.games.claims import FORMS, BadClaim
from penumbra.games.claims import claim as canonical
from penumbra.games.game import AnyGame
from penumbra.games.match import Match
from tests.games import candle


def claim(game: AnyGame, players: int, seat: int, text: str) -> str:
    """A claim at a table where everything can be said of everybody."""
    return canonical(game.claims, lambda _: game.claims.roles, players, seat, text)


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
    ("intrigue", "saw 2 traitor", "saw 2 traitor"),
    ("intrigue", "lies 3", "lies 3"),
    ("intrigue", "ask-role 2", "ask-role 2"),
    ("intrigue", "ask-about 2 3", "ask-about 2 3"),
    ("intrigue", "send 0", "send 0"),
    ("shamans", "Yes", "yes"),
    ("shamans", "gasp", "gasp"),
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
        ("shamans", "", "no claim here.*am ROLE, is SEAT ROLE, saw SEAT ROLE, .*, follow, yes"),
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
        ("shamans", "send 2", "“send 2” is no claim"),
        ("shamans", "ask-about 2 2", "Seat “2”: there is no such seat to name"),
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
    with pytest.raises(BadClaim, match="no claims in this game"):
        claim(candle.GAME, players=3, seat=1, text="am king")


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.name)
def test_games_claim_in_forms_that_the_catalogues_have_words_for(game: AnyGame) -> None:
    assert set(game.claims.forms) <= set(FORMS)


def test_the_protocol_tells_what_every_form_means() -> None:
    page = Path("docs/protocol.md").read_text(encoding="utf-8")
    table = page[page.index("### Claims") :]
    assert [form for form in FORMS if f"`{form}`" not in table] == []


@pytest.mark.rule("T-08")
def test_in_intrigue_a_claim_goes_with_the_back_it_speaks_of() -> None:
    match = Match(intrigue.GAME, players=7, seed=bytes(32))
    view = match.view()
    brother = next(seat for seat in range(7) if view.seats[seat].camp == "brotherhood")
    subject = next(
        seat for seat in range(7) if view.seats[seat].camp == "dusk" and seat != view.lord
    )

    def said(seat: int, text: str) -> str:
        return canonical(match.game.claims, match.claimable, 7, seat, text)

    assert said(brother, f"is {subject} spy") == f"is {subject} spy"
    assert said(subject, f"saw {brother} grand-master")
    for seat, text in (
        (brother, f"is {subject} paladin"),
        (subject, f"is {brother} adept"),
        (subject, "am traitor"),
        (subject, f"is {view.lord} spy"),
        (view.lord, "am spy"),
    ):
        with pytest.raises(BadClaim, match="no role to claim here"):
            said(seat, text)
