"""What a round of Shadow of Intrigue is worth: the figures of docs/intrigue-solved.md, and why."""

import numpy as np
import pytest

from penumbra.cli import main
from penumbra.games.intrigue import GAME
from penumbra.lab.intrigue import circle, exploit, interrogations, naming
from penumbra.lab.intrigue.decks import MISPRINT, Deck, decks
from penumbra.lab.intrigue.naming import Plan, World

SEVEN, EIGHT, NINE, TEN, _ = decks()


def test_the_decks_are_those_of_the_board() -> None:
    assert [deck.blind for deck in decks()] == pytest.approx(
        [1 / 8, 1 / 12, 1 / 15, 1 / 18, 1 / 15]
    )
    assert [int(deck.name) for deck in (SEVEN, EIGHT, NINE, TEN)] == list(GAME.players)


@pytest.mark.parametrize(
    ("deck", "worth"),
    [(SEVEN, 1 / 4), (EIGHT, 1 / 3), (NINE, 4 / 15), (TEN, 2 / 9)],
    ids=lambda value: value.name if isinstance(value, Deck) else "",
)
def test_interrogations_alone_are_worth_what_one_honest_look_is(deck: Deck, worth: float) -> None:
    assert interrogations.value(deck) == pytest.approx(worth)


def test_one_look_is_all_that_counts_at_seven_and_two_beyond() -> None:
    assert interrogations.value(SEVEN, looks=1) == pytest.approx(interrogations.value(SEVEN))
    assert interrogations.value(EIGHT, looks=1) < 0.2
    assert interrogations.value(EIGHT, looks=2) == pytest.approx(interrogations.value(EIGHT))


@pytest.mark.parametrize(
    ("deck", "worth"),
    [(SEVEN, 0.375), (EIGHT, 0.5), (NINE, 0.4), (MISPRINT, 2 / 3)],
    ids=lambda value: value.name if isinstance(value, Deck) else "",
)
def test_talk_is_worth_more_than_looks_alone_even_against_liars_of_one_mind(
    deck: Deck, worth: float
) -> None:
    assert naming.value(deck) == pytest.approx(worth)
    assert naming.value(deck) > interrogations.value(deck)


@pytest.mark.parametrize("deck", [SEVEN, EIGHT], ids=lambda deck: deck.name)
def test_liars_who_speak_in_turn_concede_a_little_more(deck: Deck) -> None:
    one_mind = naming.value(deck)
    least, most = circle.bounds(deck, rounds=100)
    assert one_mind - 0.02 < least <= most < one_mind + 0.05
    assert most - least < 0.04


@pytest.mark.parametrize("deck", [SEVEN, EIGHT], ids=lambda deck: deck.name)
def test_the_best_opponents_make_more_of_our_sages_than_of_perfect_players(deck: Deck) -> None:
    least, most = circle.bounds(deck, rounds=60)
    sage_lord, against_sages = exploit.sages(deck)
    assert sage_lord < least
    assert most < against_sages < most + 0.05


def test_a_lord_who_knows_who_lies_how_wins_more_against_worse_liars() -> None:
    liars, lord = circle.Liars(EIGHT), circle.Lord(EIGHT)
    nobody_heeds = [liars.mix(np.zeros((4, 4**speaker, 4))) for speaker in range(4)]
    assert lord.best(liars.reach(nobody_heeds)[-1]) > exploit.sages(EIGHT).most


def test_a_look_at_a_traitor_gives_the_grand_master_away() -> None:
    world = World(master=0, traitors=(2,))
    assert Plan(look_at=2, after_paladin=1).found(world)
    assert not Plan(look_at=3, after_paladin=1).found(world)
    assert Plan(look_at=3, after_paladin=0).found(world)


def test_the_command_prints_the_table_and_says_what_it_can_not(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("penumbra.lab.intrigue.decks", lambda: [SEVEN])
    assert main(["--lang", "en", "lab", "solve", GAME.name, "--rounds", "20"]) == 0
    headings, seven = capsys.readouterr().out.splitlines()
    assert headings.split()[:3] == ["players", "blind", "interrogations"]
    assert seven.split()[:4] == ["7", "0.125", "0.250", "0.375"]
    assert main(["--lang", "en", "lab", "solve", "shamans"]) == 2
    assert "Nothing is solved" in capsys.readouterr().err
    assert main(["--lang", "en", "lab", "solve", GAME.name, "--rounds", "0"]) == 2


def test_sides_prints_how_often_dusk_wins(capsys: pytest.CaptureFixture[str]) -> None:
    command = ["--lang", "en", "lab", "sides", GAME.name, "sage", "sage", "--players", "7"]
    assert main([*command, "--rounds", "4"]) == 0
    headings, seven = capsys.readouterr().out.splitlines()
    assert "Dusk: sage" in headings
    assert 0.0 <= float(seven.split()[1]) <= 1.0
    assert main(["--lang", "en", "lab", "sides", GAME.name, "sage", "genius"]) == 2
    assert "There is no bot “genius”" in capsys.readouterr().err
    assert main([*command[:-1], "6"]) == 2
