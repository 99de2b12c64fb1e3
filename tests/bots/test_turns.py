"""Whose turn it is: everybody who may act is asked, in the right order."""

from collections.abc import Callable
from typing import Any

import pytest

from penumbra.bots import make
from penumbra.bots.turns import in_turn, next_act, out_of_turn
from penumbra.errors import PenumbraError
from penumbra.games import GAMES
from penumbra.games.match import Match


class Stubborn:
    """Does the first thing it may; out of turn only if it is told to."""

    def __init__(self, interrupts: bool = False) -> None:
        self.interrupts = interrupts
        self.asked: list[str] = []

    def choose(self, view: Any, information: bytes) -> str:
        self.asked.append("choose")
        return str(view.legal[0])

    def interrupt(self, view: Any, information: bytes) -> str | None:
        assert view.legal, "asked though it could do nothing"
        self.asked.append("interrupt")
        return str(view.legal[0]) if self.interrupts else None


def come_to(
    game: str, players: int, here: Callable[[Match[Any, Any]], bool], level: str = "wanderer"
) -> Match[Any, Any]:
    """The first moment of this kind in games that bots play."""
    for seed in range(200):
        match = Match(GAMES[game], players, seed=seed.to_bytes(32))
        company = {seat: make(level, game, seed * players + seat) for seat in range(players)}
        while not match.over:
            if here(match):
                return match
            match.act(*next_act(match, company))
    raise AssertionError("no such moment in two hundred games")


def able_out_of_turn(match: Match[Any, Any]) -> list[int]:
    return [seat for seat in out_of_turn(match, range(match.players)) if match.legal(seat)]


@pytest.mark.rule("S-47")
def test_those_who_owe_an_answer_are_asked_clockwise_from_the_actor() -> None:
    match = come_to("shamans", 5, lambda match: match.actor > min(match.waiting, default=9))
    order = in_turn(match, range(5))
    assert order[0] == match.actor
    assert sorted(order) == match.waiting
    assert order == [seat % 5 for seat in range(order[0], order[0] + 5) if seat % 5 in order]
    assert in_turn(match, order[1:]) == order[1:]


@pytest.mark.rule("R0")
def test_a_portal_is_offered_before_the_actor_answers() -> None:
    match = come_to("shamans", 4, lambda match: bool(able_out_of_turn(match)))
    (holder, *_) = able_out_of_turn(match)
    company = {seat: Stubborn(interrupts=seat == holder) for seat in range(4)}
    seat, action = next_act(match, company)
    assert seat == holder
    assert action.startswith("portal ")
    assert not company[match.actor].asked


def test_the_lord_may_stop_the_talk_and_if_he_does_not_the_speaker_speaks() -> None:
    match = come_to("intrigue", 8, lambda match: bool(able_out_of_turn(match)))
    (lord,) = able_out_of_turn(match)
    impatient = {seat: Stubborn(interrupts=seat == lord) for seat in range(8)}
    assert next_act(match, impatient)[0] == lord
    patient = {seat: Stubborn() for seat in range(8)}
    assert next_act(match, patient)[0] == match.actor
    assert patient[lord].asked == ["interrupt"]
    assert patient[match.actor].asked == ["choose"]


def test_who_can_do_nothing_out_of_turn_is_not_shown_a_view_for_it() -> None:
    match = come_to("shamans", 4, lambda match: not able_out_of_turn(match))
    company = {seat: Stubborn(interrupts=True) for seat in range(4)}
    assert next_act(match, company)[0] == match.actor


def test_a_company_that_owes_nothing_says_so() -> None:
    match = Match(GAMES["shamans"], 4, seed=bytes(32))
    others = {seat: Stubborn() for seat in range(4) if seat != match.actor}
    with pytest.raises(PenumbraError, match="nobody in this company"):
        next_act(match, others)
