"""What a card tells of him who laid it, in positions a player can read."""

import numpy as np
import pytest

from penumbra.bots.shamans.belief import KINDS, Belief
from penumbra.bots.shamans.evidence import EXCUSED, FRIGHTENED, TEMPTED
from penumbra.bots.shamans.temptation import settings
from penumbra.games import shamans
from penumbra.games.claims import Heard
from penumbra.games.shamans.terms import SHADOW

from .scene import Scene

CARELESS = len(KINDS) - 1


def belief(table: Scene, seat: int, *said: tuple[int, str]) -> Belief:
    heard = [Heard(speaker, claim, 1, 2, act=False) for speaker, claim in said]
    return Belief(table.known(seat)[1], np.random.default_rng(1), heard)


def settings_of(position: str) -> list[int]:
    """Of every seat in the second trick, by what seat 0 knows."""
    table = Scene("shamans", position)
    seen = shamans.GAME.seen(table.known(0)[1])
    found: list[int] = settings(seen)[1, : table.view(0).players].tolist()
    return found


# How tempting it was


REFUSED_ONCE = """
    players 4
    pawn 18
    trick 0: white-1 white-2 white-3 white-5
    trick 3: purple-1 purple-2 {card} purple-4
    trick 3: - - - -
    seat 0 shaman: yellow-1 yellow-2 {tiles}
    seat 1 shaman: yellow-3 yellow-4
    seat 2 shadow: yellow-5 yellow-6
    seat 3 shaman: green-5 green-6
"""


def test_an_open_dagger_frightens_whoever_has_to_fear_it() -> None:
    calm = settings_of(REFUSED_ONCE.format(card="purple-5", tiles=""))
    assert calm == [TEMPTED] * 4
    armed = settings_of(REFUSED_ONCE.format(card="purple-5", tiles="| open dagger dagger"))
    assert calm[0] == armed[0]  # it is his own
    assert FRIGHTENED <= min(armed[1:]) <= max(armed[1:]) < TEMPTED


def test_who_completes_a_world_has_an_excuse() -> None:
    played = REFUSED_ONCE.format(card="blue-6", tiles="")
    assert settings_of(f"{played}    blue 1 2 3 4 6\n")[2] == TEMPTED
    assert settings_of(f"{played}    blue 1 2 3 4 5 6\n")[2] == EXCUSED


def test_a_dagger_makes_following_tell_less() -> None:
    """Whoever follows in fear need not be a Shaman; who follows though tempted likely is. Seat 0
    took the Dagger in the first trick, with the lowest card."""

    def suspected(tiles: str) -> float:
        position = REFUSED_ONCE.format(card="purple-5", tiles=tiles)
        return belief(Scene("shamans", position), 0).shadow[2]

    assert suspected("| open dagger dagger") > suspected("")


# With what sort of card


def test_parting_from_a_world_one_has_few_of_looks_like_a_shadow() -> None:
    """A Shaman wants to be able to follow as long as he can."""

    def suspected(parted: str, left: str) -> float:
        table = Scene(
            "shamans",
            f"""
            players 3
            pawn 15
            trick 0: purple-1 purple-2 {parted}
            trick 0: - - -
            seat 0 shaman: white-1 white-2 white-3
            seat 1 shaman: green-1 green-2 green-3
            seat 2 shadow: {left}
            """,
        )
        return belief(table, 0).shadow[2]

    few = suspected("yellow-1", "blue-1 blue-2 blue-3")
    many = suspected("blue-1", "yellow-1 blue-2 blue-3")
    assert few > many


def test_going_above_the_highest_card_looks_like_a_shadow() -> None:
    """He wants to be the Guide; a Shaman would rather have the artifact."""

    def suspected(laid: str, kept: str) -> float:
        table = Scene(
            "shamans",
            f"""
            players 3
            pawn 15
            trick 0: purple-3 {laid} white-4
            trick 1: - - -
            seat 0 shaman: white-1 white-2
            seat 1 shadow: {kept} {kept}
            seat 2 shaman: green-1 green-2
            """.replace(f"{kept} {kept}", f"{kept} green-3"),
        )
        return belief(table, 0).shadow[1]

    assert suspected("purple-5", "purple-2") > suspected("purple-2", "purple-5")


def test_who_refuses_as_a_shaman_is_taken_for_careless() -> None:
    """And nobody else is: everybody's kind follows from what he did himself."""
    table = Scene(
        "shamans",
        """
        players 4
        pawn 20
        trick 0: purple-1 blue-1 purple-2 purple-3
        trick 3: blue-2 purple-4 blue-4 blue-3
        trick 3: - - - -
        seat 0 shaman: yellow-1 yellow-2
        seat 1 shaman: blue-5 yellow-4 | face-up
        seat 2 shadow: yellow-5 yellow-6
        seat 3 shaman: green-5 green-6
        """,
    )
    _, kinds = belief(table, 0).worlds(2000)
    shares = (kinds == CARELESS).mean(axis=0)
    assert shares[1] > 0.5 > 0.2 > max(shares[2], shares[3])


# Whose role it was


def test_what_was_done_before_a_swap_speaks_of_the_card_that_went() -> None:
    """A Portal that went forward is a Shadow's, and so is the card that was before its owner."""
    table = Scene(
        "shamans",
        """
        players 3
        pawn 15
        trick 0: blue-1 blue-2 -
        green 1 2 3 4 5
        seat 0 shaman: white-1 white-2
        seat 1 shadow: white-3 white-4 | open portal
        seat 2 shaman: green-6 purple-1 purple-2
        """,
    )
    table.act(1, "portal forward")
    before = belief(table, 0).shadow
    assert before[1] > 0.85
    table.act(2, "play green-6")
    table.act(2, "swap 1")
    after = belief(table, 0).shadow
    assert after[2] > 0.85
    assert after[1] < 0.15


# What others must think possible


def test_a_shadow_thinks_of_worlds_in_which_he_is_none_and_who_looks_like_one_is() -> None:
    table = Scene(
        "shamans",
        """
        players 4
        pawn 20
        trick 0: purple-1 purple-2 white-1 purple-4
        trick 3: blue-1 blue-2 blue-3 blue-6
        trick 3: green-1 green-2 purple-5 green-4
        trick 3: - - - -
        seat 0 shadow: yellow-1 yellow-2
        seat 1 shaman: yellow-3 yellow-4
        seat 2 shaman: yellow-5 yellow-6
        seat 3 shaman: green-5 green-6
        """,
    )
    worlds, _ = belief(table, 0).worlds_if_innocent(400)
    cards = table.rows[0, shamans.state.ROLE_CARD : shamans.state.ROLE_CARD + 4]
    shadows = worlds[:, shamans.state.FACE + cards] == SHADOW
    assert (shadows.sum(axis=1) == 1).all()
    share = shadows.mean(axis=0)
    assert share[0] == 0.0
    assert share[2] > 2 * max(share[1], share[3])


# What was said


TWO_SUSPECTS = """
    players 5
    pawn 10
    seat 0 shaman: purple-1 blue-2
    seat 1 shaman: purple-2 blue-3 | face-up
    seat 2 shaman: purple-3 blue-4
    seat 3 shadow: purple-4 blue-5
    seat 4 shadow: purple-5 blue-6
"""


def test_whoever_repeats_an_accusation_adds_less_than_who_made_it() -> None:
    table = Scene("shamans", TWO_SUSPECTS)
    calm = belief(table, 0).shadow[3]
    first = belief(table, 0, (1, "accuse 3")).shadow[3]
    second = belief(table, 0, (1, "accuse 3"), (2, "accuse 3")).shadow[3]
    assert first - calm > second - first


def test_to_be_called_a_liar_weighs_less_than_an_accusation() -> None:
    table = Scene("shamans", TWO_SUSPECTS)
    calm = belief(table, 0).shadow[3]
    assert calm < belief(table, 0, (1, "lies 3")).shadow[3]
    assert belief(table, 0, (1, "lies 3")).shadow[3] < belief(table, 0, (1, "accuse 3")).shadow[3]
    both = belief(table, 0, (1, "accuse 3"), (1, "lies 3")).shadow[3]
    assert both == pytest.approx(belief(table, 0, (1, "accuse 3")).shadow[3])


def test_who_promised_to_follow_and_did_not_is_suspected() -> None:
    table = Scene("shamans", REFUSED_ONCE.format(card="white-6", tiles=""))
    kept = Scene("shamans", REFUSED_ONCE.format(card="purple-5", tiles=""))
    assert belief(table, 0, (2, "follow")).shadow[2] > belief(table, 0).shadow[2] + 0.05
    assert belief(kept, 0, (2, "follow")).shadow == belief(kept, 0).shadow
