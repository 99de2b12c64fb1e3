"""Rules of thumb for Shamans, told as positions a player can read."""

from penumbra.bots.shamans.natures import STEADY
from penumbra.bots.shamans.seeker import Weighed

from .scene import Scene


def scene(position: str) -> Scene:
    return Scene("shamans", position)


# Portals (6.1-6.3)

ONE_STEP_SHORT = """
    players 3
    pawn 28
    row dagger shard
    stack mask dagger eclipse
    seat 0 shaman: purple-1 blue-2 white-3 {zero}
    seat 1 shadow: purple-2 blue-3 white-4 {one}
    seat 2 shaman: purple-3 blue-4 white-5 {two}
"""


def test_a_shadow_one_step_from_the_moon_with_a_portal_wins_at_once() -> None:
    table = scene(ONE_STEP_SHORT.format(zero="", one="| hidden portal", two=""))
    assert table.interruptions(1) == {"portal forward"}
    table.act(1, "portal forward")
    assert table.view(0).result.winner == "shadows"


def test_a_shadow_two_steps_from_the_moon_wins_with_two_portals() -> None:
    position = ONE_STEP_SHORT.format(zero="", one="| open portal | hidden portal", two="")
    table = scene(position.replace("pawn 28", "pawn 27"))
    assert table.interruptions(1) == {"portal forward"}


def test_a_shadow_keeps_his_portal_while_the_moon_is_out_of_reach() -> None:
    position = ONE_STEP_SHORT.format(zero="", one="| hidden portal", two="")
    assert scene(position.replace("pawn 28", "pawn 26")).interruptions(1) == {None}


def test_a_shaman_with_a_portal_plays_back_in_the_moon_window_and_not_before() -> None:
    table = scene(ONE_STEP_SHORT.format(zero="| open portal", one="", two=""))
    assert all(action.startswith("play ") for action in table.choices(0))
    table.act(0, "play purple-1")
    assert table.interruptions(0) == {None}
    table.act(1, "play blue-3")
    assert table.kind == "moon"
    assert table.choices(0) == {"portal back"}


def test_a_shadow_lets_the_pawn_enter_the_moon() -> None:
    table = scene(ONE_STEP_SHORT.format(zero="| open portal", one="| hidden portal", two=""))
    table.act(0, "play purple-1")
    table.act(1, "play blue-3")
    assert table.choices(1) == {"pass"}


def test_a_falling_shaman_spends_his_portal_first() -> None:
    table = scene("""
        players 4
        pawn 24
        seat 0 shadow: purple-1 blue-2
        seat 1 shaman: purple-2 blue-3 | hidden portal
        seat 2 shaman: purple-3 blue-4 | hidden portal
        seat 3 shaman: purple-4 blue-5
        pending play
        pending eliminate 0 1
        pending target 1
    """)
    assert table.choices(1) == {"portal back"}
    assert table.choices(2) == {"pass"}  # not he is falling


def test_a_shadow_uses_the_last_moment_of_the_round() -> None:
    table = scene("""
        players 3
        pawn 28
        trick 0: purple-1 purple-2 purple-3
        seat 0 shaman:
        seat 1 shadow: | hidden portal
        seat 2 shaman: | hidden dagger
        pending end 2
    """)
    assert table.choices(1) == {"portal forward"}
    assert table.choices(2) == {"pass"}


# Neutralization (8.6, 8.7)


def test_a_shaman_does_not_neutralize_a_known_shaman_when_a_suspect_is_there() -> None:
    table = scene("""
        players 4
        pawn 22
        seat 0 shaman: purple-1 blue-2 | open dagger
        seat 1 shaman: purple-2 blue-3 | face-up
        seat 2 shaman: purple-3 blue-4
        seat 3 shadow: purple-4 blue-5
        pending play
        pending neutralize 0
    """)
    assert table.choices(0) <= {"neutralize 2", "neutralize 3"}


CAUGHT = """
    players 4
    pawn 22
    trick 0: purple-1 purple-2 white-1 purple-4
    trick 3: blue-1 blue-2 blue-3 blue-6
    trick 3: green-1 green-2 purple-5 green-4
    seat 0 shaman: yellow-1 yellow-2 white-2 brown-1 | {dagger} dagger
    seat 1 shaman: yellow-3 yellow-4 white-3 brown-2
    seat 2 shadow: yellow-5 yellow-6 white-4 brown-3
    seat 3 shaman: green-5 green-6 white-5 brown-4
    pending play
    pending neutralize 0
"""


def test_who_refused_a_world_and_later_plays_it_is_the_suspect() -> None:
    table = scene(CAUGHT.format(dagger="hidden"))
    suspicion = Weighed(table.known(0)[1], STEADY).suspicion
    assert suspicion[2] > 0.8
    assert suspicion[1] < 0.1
    assert table.choices(0) == {"neutralize 2"}


def test_somebody_who_follows_everything_is_left_alone_with_a_hidden_dagger() -> None:
    table = scene("""
        players 4
        pawn 18
        trick 0: purple-1 purple-2 purple-3 purple-4
        trick 3: blue-1 blue-2 blue-3 blue-6
        seat 0 shaman: yellow-1 yellow-2 white-2 brown-1 | hidden dagger
        seat 1 shaman: yellow-3 yellow-4 white-3 brown-2
        seat 2 shadow: yellow-5 yellow-6 white-4 brown-3
        seat 3 shaman: green-5 green-6 white-5 brown-4
        pending play
        pending neutralize 0
    """)
    assert table.choices(0) == {"decline"}


def test_a_shadow_eliminates_the_shaman_whose_hand_reaches_the_moon() -> None:
    table = scene("""
        players 4
        pawn 26
        trick 1: - yellow-2 brown-1 -
        seat 0 shaman: purple-1 blue-2 green-1
        seat 1 shaman: purple-2 blue-3
        seat 2 shadow: purple-3 blue-4 | open dagger
        seat 3 shaman: purple-4 blue-5 green-2
        pending play
        pending neutralize 2
    """)
    assert table.choices(2) <= {"neutralize 0", "neutralize 3"}


def test_a_shadow_spares_his_fellow_once_he_knows_him() -> None:
    table = scene("""
        players 5
        pawn 19
        seat 0 shadow: purple-1 blue-2 | open dagger
        seat 1 shaman: purple-2 blue-3
        seat 2 shaman: purple-3 blue-4
        seat 3 shadow: purple-4 blue-5 | face-up
        seat 4 shaman: purple-5 blue-6
        pending play
        pending neutralize 0
    """)
    assert "neutralize 3" not in table.choices(0)


# tricks


def test_a_shaman_follows_when_he_can() -> None:
    table = scene("""
        players 4
        pawn 23
        row dagger portal
        stack shard mask eclipse
        trick 0: purple-3 - - -
        seat 0 shadow: blue-1 green-1 white-1
        seat 1 shaman: purple-4 blue-2 green-2 white-2
        seat 2 shaman: purple-5 blue-3 green-3 white-3
        seat 3 shaman: purple-6 blue-4 green-4 white-4
    """)
    assert table.choices(1) == {"play purple-4"}


def test_a_shaman_collects_the_last_card_of_purple_for_the_point() -> None:
    table = scene("""
        players 3
        pawn 20
        purple 1 2 3 4
        trick 0: purple-5 blue-1 -
        seat 0 shaman: green-1 white-1
        seat 1 shadow: green-2 white-2
        seat 2 shaman: purple-6 green-3 white-3
    """)
    assert table.choices(2) == {"play purple-6"}
    table.act(2, "play purple-6")
    assert table.view(2).seats[2].points == 1


def test_who_cannot_follow_anyway_completes_purple_off_suit() -> None:
    table = scene("""
        players 3
        pawn 20
        purple 1 2 3 4 5
        trick 0: blue-5 - -
        seat 0 shadow: green-1 white-1
        seat 1 shaman: purple-6 green-2 white-2
        seat 2 shaman: blue-6 green-3 white-3
    """)
    assert table.choices(1) == {"play purple-6"}


def test_a_shaman_leads_a_world_the_others_can_follow() -> None:
    table = scene("""
        players 3
        pawn 24
        purple 1 2 3 4 5 6
        blue 1 2 3 4
        seat 0 shaman: blue-5 blue-6 green-2 green-6
        seat 1 shadow: green-1 green-3 white-1 yellow-1
        seat 2 shaman: green-4 green-5 white-2 yellow-2
    """)
    assert table.choices(0) <= {"play green-2", "play green-6"}


def test_a_shadow_presses_when_one_step_would_reach_the_moon() -> None:
    table = scene(ONE_STEP_SHORT.format(zero="", one="", two=""))
    table.act(0, "play purple-1")
    assert table.choices(1) <= {"play blue-3", "play white-4"}


# artifacts and rituals


def test_the_second_shard_is_taken_for_its_points() -> None:
    table = scene("""
        players 3
        pawn 14
        row dagger shard
        stack portal mask eclipse
        trick 0: purple-1 purple-2 purple-3
        seat 0 shaman: green-1 white-1 | hidden shard
        seat 1 shadow: green-2 white-2
        seat 2 shaman: green-3 white-3
    """)
    assert table.kind == "take"
    assert table.choices(0) == {"take right"}


def test_a_shadow_does_not_unmask_himself() -> None:
    table = scene("""
        players 3
        pawn 22
        row mask dagger
        stack portal shard eclipse
        trick 0: purple-1 purple-2 purple-3
        seat 0 shadow: green-1 white-1
        seat 1 shaman: green-2 white-2
        seat 2 shaman: green-3 white-3
    """)
    assert "take left" not in table.choices(0)


STABILIZATION = """
    players 3
    pawn 27
    row dagger dagger
    stack dagger eclipse
    seat 0 {zero}: purple-1 blue-2 white-3
    seat 1 {one}: purple-2 blue-3 white-4
    seat 2 shaman: purple-3 blue-4 white-5
    pending play
    pending stabilize 0
"""


def test_near_the_moon_a_shaman_stabilizes_and_a_shadow_takes_an_artifact() -> None:
    assert scene(STABILIZATION.format(zero="shaman", one="shadow")).choices(0) == {"back"}
    assert "back" not in scene(STABILIZATION.format(zero="shadow", one="shaman")).choices(0)


PERMUTATION = """
    players 4
    pawn {pawn}
    seat 0 shaman: purple-1 blue-2
    seat 1 shadow: purple-2 blue-3 | face-up
    seat 2 shaman: purple-3 blue-4
    seat 3 shaman: purple-4 blue-5
    pending play
    pending swap 0
"""


def test_a_shaman_keeps_clear_of_the_shadow_unless_the_shadows_are_winning() -> None:
    assert "swap 1" not in scene(PERMUTATION.format(pawn=17)).choices(0)
    assert scene(PERMUTATION.format(pawn=28)).choices(0) == {"swap 1"}


def test_in_a_chain_reaction_the_point_comes_before_the_deadly_ritual() -> None:
    table = scene("""
        players 5
        pawn 14
        purple 1 2 3 4 5 6 7 8
        yellow 1 2 3 4 5 6 7 8
        seat 0 shaman: white-1 blue-2 | open dagger
        seat 1 shadow: white-2 blue-3
        seat 2 shaman: white-3 blue-4
        seat 3 shadow: | eliminated | face-up
        seat 4 shaman: white-5 blue-6
        pending play
        pending chain 0 purple yellow
    """)
    assert table.kind == "chain"
    assert table.choices(0) == {"perform purple"}


def test_a_fallen_shaman_names_a_guide_he_trusts() -> None:
    table = scene("""
        players 4
        pawn 14
        trick 0: purple-1 blue-1 green-1 white-1
        seat 0 shaman: | eliminated | face-up
        seat 1 shaman: blue-2 white-2 | face-up
        seat 2 shadow: blue-3 white-3
        seat 3 shaman: blue-4 white-4
        pending name 0
    """)
    assert table.kind == "name"
    assert table.choices(0) == {"name 1"}


def test_before_an_eclipse_a_shaman_keeps_one_card_of_every_world() -> None:
    table = scene("""
        players 3
        pawn 22
        stack eclipse
        arrow left showing
        trick 0: purple-1 purple-2 purple-3
        seat 0 shaman: green-1 white-1 white-2
        seat 1 shadow: green-2 white-3 blue-1
        seat 2 shaman: green-3 white-4 blue-2
        pending collect
        pending give 0
    """)
    assert table.kind == "give"
    assert table.choices(0) <= {"give white-1", "give white-2"}
