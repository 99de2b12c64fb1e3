"""Whole evenings of bots: always legal, never stuck, the same again from the same seed."""

from itertools import islice

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from penumbra.bots import OLD_NAMES, levels, make
from penumbra.bots.temperament import TEMPERAMENTS, temperament_of
from penumbra.bots.turns import next_act
from penumbra.errors import PenumbraError
from penumbra.games import GAMES
from penumbra.games.match import Match
from penumbra.locale import LANGUAGES, Catalogue

from .evening import evening, mean_points

LEVELS = ("wanderer", "seeker")  # of both games
SEEDS = st.integers(0, 2**32)
TABLES = [(name, players) for name, game in GAMES.items() for players in game.players]
EVERY_KIND = {
    "shamans": {"play", "take", "keep", "stabilize", "swap", "neutralize", "give"}
    | {"moon", "target", "end"},  # `chain` and `name` are too rare: test_shamans_thumb
    "intrigue": {"speak", "command", "point", "announce", "condemn"},
}


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_every_kind_of_decision_is_met_and_answered_legally(game: str, players: int) -> None:
    met = set()
    for seed in range(20):
        for choice in evening(game, ["seeker"] * players, seed):
            assert choice.action in choice.view.legal
            met.add(choice.view.decision.kind)
        if met >= EVERY_KIND[game]:
            break
    assert met >= EVERY_KIND[game]


@pytest.mark.parametrize(("game", "players"), TABLES)
@settings(max_examples=4)
@given(seed=SEEDS)
def test_mixed_tables_play_to_the_end(game: str, players: int, seed: int) -> None:
    mixed = [LEVELS[(seed >> seat) & 1] for seat in range(players)]
    for choice in evening(game, mixed, seed):
        assert choice.action in choice.view.legal


@pytest.mark.parametrize(("game", "players"), TABLES)
@pytest.mark.parametrize("level", LEVELS)
def test_whoever_may_act_out_of_turn_can_also_be_asked_outright(
    game: str, players: int, level: str
) -> None:
    match = Match(GAMES[game], players, seed=bytes(32))
    bots = [make(level, game, seat) for seat in range(players)]
    asked_out_of_turn = 0
    for _ in range(400):
        if match.over:
            break
        for seat in range(players):
            if match.legal(seat) and seat not in match.waiting:
                view, information = match.known(seat)
                assert bots[seat].choose(view, information) in view.legal
                assert bots[seat].interrupt(view, information) in [None, *view.legal]
                asked_out_of_turn += 1
        match.act(match.actor, bots[match.actor].choose(*match.known(match.actor)))
    assert game == "shamans" or asked_out_of_turn


@pytest.mark.parametrize(("game", "players"), [("shamans", 5), ("intrigue", 8)])
def test_the_same_seed_plays_the_same_evening(game: str, players: int) -> None:
    first = [choice.action for choice in evening(game, ["seeker"] * players, 11)]
    assert first == [choice.action for choice in evening(game, ["seeker"] * players, 11)]
    assert first != [choice.action for choice in evening(game, ["seeker"] * players, 12)]


@pytest.mark.parametrize(("game", "players"), [("shamans", 4), ("intrigue", 7)])
def test_a_view_that_came_as_json_is_all_a_bot_needs(game: str, players: int) -> None:
    def actions(by_letter: bool) -> list[str]:
        played = evening(game, ["seeker"] * players, 5, by_letter=by_letter)
        return [choice.action for choice in islice(played, 200)]

    assert actions(by_letter=True) == actions(by_letter=False)


@pytest.mark.parametrize("game", GAMES)
def test_every_game_of_the_house_has_these_levels_the_best_last(game: str) -> None:
    assert levels(game)[: len(LEVELS)] == LEVELS


def test_searchers_take_a_budget_behind_their_name() -> None:
    assert make("sage:50", "shamans", 1).budget == 50  # type: ignore[attr-defined]
    for wrong in ("sage:many", "sage:0", "seeker:50"):
        with pytest.raises(PenumbraError, match="a budget is a number of playouts"):
            make(wrong, "shamans", 1)


def test_an_unknown_level_is_refused_with_the_choices() -> None:
    with pytest.raises(PenumbraError, match=r"for shamans\. Levels: wanderer, seeker, sage\."):
        make("genius", "shamans", 1)


def test_a_game_without_bots_of_its_own_has_the_one_that_plays_any() -> None:
    assert levels("chess") == ("wanderer",)
    with pytest.raises(PenumbraError, match=r"for chess\. Levels: wanderer\."):
        make("seeker", "chess", 1)


def test_old_names_of_levels_still_work() -> None:
    match = Match(GAMES["shamans"], 4, seed=bytes(32))
    known = match.known(match.actor)
    for old, new in OLD_NAMES.items():
        assert make(old, "shamans", 3).choose(*known) == make(new, "shamans", 3).choose(*known)


def test_every_temperament_is_somebody_s_and_plays_in_its_own_way() -> None:
    for language in LANGUAGES:
        names = Catalogue(language).text("bot-names").split(", ")
        assert {temperament_of(name) for name in names} == {*TEMPERAMENTS}
    played = set()
    for temperament in TEMPERAMENTS:
        match = Match(GAMES["shamans"], 4, seed=bytes(32))
        company = {seat: make("seeker", "shamans", seat, temperament) for seat in range(4)}
        while not match.over:
            match.act(*next_act(match, company))
        played.add(tuple(match.history))
    assert len(played) == len(TEMPERAMENTS)


# Points a seat of each team makes in a round, when a team is played by Seekers or by Wanderers.


@pytest.mark.parametrize("players", GAMES["shamans"].players)
def test_seekers_beat_wanderers_as_shamans_and_as_shadows(players: int) -> None:
    def points(shamans: str, shadows: str) -> dict[str, float]:
        levels = {"shaman": shamans, "shadow": shadows}
        return mean_points("shamans", players, levels, rounds=40, seed=3)

    nobody, shamans = points("wanderer", "wanderer"), points("seeker", "wanderer")
    assert shamans["shaman"] > nobody["shaman"] + 0.3
    assert points("seeker", "seeker")["shadow"] > shamans["shadow"] + 0.1


@pytest.mark.parametrize("players", [7, 10])
def test_seekers_beat_wanderers_as_dusk_and_as_brotherhood(players: int) -> None:
    def points(dusk: str, brotherhood: str) -> dict[str, float]:
        loyal = dict.fromkeys(("lord", "adept", "traitor"), dusk)
        loyal |= dict.fromkeys(("spy", "grand-master", "paladin"), brotherhood)
        return mean_points("intrigue", players, loyal, rounds=40, seed=3)

    dusk = points("seeker", "wanderer")
    assert dusk["lord"] > points("wanderer", "wanderer")["lord"] + 0.3
    assert points("seeker", "seeker")["spy"] > dusk["spy"] + 0.1
