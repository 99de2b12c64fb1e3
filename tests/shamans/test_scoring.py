"""Chapter 10: how a round ends, who gets what, and when the game is over."""

import pytest

from penumbra.games.errors import IllegalAction
from penumbra.games.game import REFEREE, Stage
from penumbra.games.match import Match
from penumbra.games.shamans import GAME

from .table import BOARD, ShamansMidGame, given, kinds, only, story, tiles


def last_card(*seats: str, pawn: int = 9, more: str = "") -> ShamansMidGame:
    """The last trick but for the last card, purple 6; `seats` stand behind roles and hands."""
    players = len(seats)
    shadow = players - 1
    lines = [
        f"seat {s} {'shadow' if s == shadow else 'shaman'}:"
        f"{' purple-6' if s == players - 1 else ''} {seat}"
        for s, seat in enumerate(seats)
    ]
    played = " ".join(f"purple-{s + 1}" for s in range(players - 1))
    return given(
        "\n".join([f"players {players}", f"pawn {pawn}", more, f"trick 0: {played} -", *lines])
    )


def finish(table: ShamansMidGame) -> list[str]:
    """Play the last card and pass every window; the story of the end."""
    happened = table.act(table.view().players - 1, "play purple-6")
    while table.stage == Stage.ACT:
        happened += table.act(table.actor, "pass")
    return only(happened, "round_ended", "roles_opened", "points", "game_ended")


@pytest.mark.rule("10.1", "10.4", "S-85")
def test_when_no_cards_are_left_the_shamans_win_two_points_each() -> None:
    table = last_card("", "", "")
    assert finish(table) == [
        "round_ended winner=shamans why=cards",
        "roles_opened roles=shaman,shaman,shadow",
        "points seat=0 points=2 why=team",
        "points seat=1 points=2 why=team",
    ]
    result = table.view().result
    assert result is not None
    assert (result.winner, result.why) == ("shamans", "cards")


@pytest.mark.rule("10.2", "10.4", "S-86")
def test_when_the_last_shadow_falls_only_surviving_shamans_score() -> None:
    table = given("""
        players 4
        pawn 5
        trick 0: purple-1 - - -
        seat 0 shaman: | eliminated | face-up
        seat 1 shaman: green-2 | open dagger
        seat 2 shaman: green-3
        seat 3 shadow: green-4
        pending play
        pending neutralize 1
    """)
    assert only(table.act(1, "neutralize 3"), "round_ended", "points") == [
        "round_ended winner=shamans why=last_shadow",
        "points seat=1 points=2 why=team",
        "points seat=2 points=2 why=team",
    ]


@pytest.mark.rule("10.3", "10.5", "S-86")
def test_when_the_pawn_reaches_the_moon_surviving_shadows_score_three() -> None:
    text = """
        players 5
        pawn 19
        trick 0: purple-1 - - - -
        seat 0 shaman: green-1
        seat 1 shaman: green-2 white-2
        seat 2 shaman: green-3 white-3
        seat 3 shadow: green-4 white-4
        seat 4 shadow: green-5 white-5
    """
    table = given(text)
    assert only(table.act(1, "play green-2"), "round_ended", "points") == [
        "round_ended winner=shadows why=moon",
        "points seat=3 points=3 why=team",
        "points seat=4 points=3 why=team",
    ]
    fallen = given(text.replace("green-4 white-4", "| eliminated | face-up"))
    fallen.act(1, "play green-2")
    assert fallen.scores == [0, 0, 0, 0, 3]


@pytest.mark.rule("10.6", "S-87")
@pytest.mark.parametrize("seat", [0, 2])
def test_shards_count_whichever_team_has_won(seat: int) -> None:
    held = ["", "", ""]
    held[seat] = "| open shard shard"
    table = last_card(*held)
    assert f"points seat={seat} points=2 why=shards" in finish(table)
    assert table.scores == ([4, 2, 0] if seat == 0 else [2, 2, 2])


@pytest.mark.rule("10.6", "S-86", "7.3")
def test_the_eliminated_score_no_shards_for_they_have_lost_them() -> None:
    table = given("""
        players 3
        pawn 5
        trick 0: purple-1 - -
        seat 0 shaman: | open shard shard
        seat 1 shaman: green-2 | open dagger
        seat 2 shadow: purple-6
        pending play
        pending neutralize 1
    """)
    table.tell("1 neutralize 0", "1 play green-2", "2 play purple-6")
    assert table.scores == [0, 2, 0]
    assert table.view().out.open == ["dagger", "shard", "shard"]


@pytest.mark.rule("S-85")
def test_all_roles_are_turned_up_for_scoring() -> None:
    table = last_card("", "", "")
    assert [seat.role for seat in table.view().seats] == [None, None, None]
    finish(table)
    assert [seat.role for seat in table.view().seats] == ["shaman", "shaman", "shadow"]
    assert all(seat.role_open for seat in table.view().seats)


@pytest.mark.rule("10.7", "S-94", "2.1", "9.1")
def test_below_eight_a_new_round_begins_and_only_points_and_the_marker_remain() -> None:
    table = given("""
        players 3
        pawn 19
        round 4
        marker 2
        row shard dagger
        stack portal eclipse mask
        out dagger
        green 6
        trick 2: - - purple-1
        seat 0 shaman: green-1 white-1 | points 4
        seat 1 shaman: | points 5 | eliminated | face-up | aside white-2
        seat 2 shadow: white-3 | points 2 | open mask | face-up
    """)
    table.act(0, "play green-1")
    assert (table.stage, table.kind, table.scores) == (Stage.DEAL, "deal", [4, 5, 5])

    happened = table.deal()

    assert story(happened)[0] == "round_began round=5 marker=0"
    view = table.view()
    assert (view.round, view.trick, view.marker, view.guide) == (5, 1, 0, 0)
    assert view.pawn == view.moon - 9
    assert view.stack == 11
    assert view.eclipse == "hidden"
    assert view.result is None
    assert (view.out.open, view.out.hidden) == ([], 0)
    assert sum(len(world.cards) for world in view.worlds) == 3
    for seat, points in zip(view.seats, [4, 5, 5], strict=True):
        assert (seat.points, seat.cards, seat.aside) == (points, 9, 0)
        assert (seat.alive, seat.role, seat.role_open) == (True, None, False)
        assert (seat.open, seat.hidden) == ([], 0)


@pytest.mark.rule("10.7", "S-94")
def test_the_marker_goes_round_the_table_to_the_left() -> None:
    table = last_card("", "", "", more="marker 1")
    finish(table)
    assert story(table.deal())[0] == "round_began round=2 marker=2"
    again = last_card("", "", "", more="marker 2\nround 2")
    finish(again)
    assert story(again.deal())[0] == "round_began round=3 marker=0"


@pytest.mark.rule("10.7")
def test_a_match_deals_the_next_round_by_itself() -> None:
    match = Match(GAME, 3, BOARD, bytes(32), first=2)
    rounds: list[str] = []
    while len(rounds) < 2:
        match.act(match.actor, match.legal(match.actor)[0])
        rounds += [text for text in map(str, match.events(REFEREE)) if "RoundBegan" in text]
    assert rounds == [
        "RoundBegan(round=2, marker=0)",
        "RoundBegan(round=3, marker=1)",
    ]


@pytest.mark.rule("10.8", "S-91")
@pytest.mark.parametrize(("before", "after"), [(6, 8), (7, 9)])
def test_eight_or_more_points_win_the_game(before: int, after: int) -> None:
    table = last_card(f"| points {before}", "", "")
    assert finish(table)[-1] == "game_ended winner=0"
    assert table.scores == [after, 2, 0]
    assert (table.stage, table.kind) == (Stage.OVER, "over")
    assert table.view().winner == 0
    assert all(table.legal(seat) == [] for seat in range(3))
    with pytest.raises(IllegalAction):
        table.act(0, "pass")


@pytest.mark.rule("10.7", "S-91")
def test_seven_points_dont_win() -> None:
    table = last_card("| points 5", "", "")
    assert "game_ended" not in " ".join(finish(table))
    assert (table.stage, table.scores) == (Stage.DEAL, [7, 2, 0])


@pytest.mark.rule("10.8", "S-92")
def test_of_several_at_eight_the_one_with_most_points_wins() -> None:
    table = last_card("| points 6", "| points 7", "| points 8")
    assert finish(table)[-1] == "game_ended winner=1"
    assert table.scores == [8, 9, 8]


@pytest.mark.rule("S-92")
def test_a_loser_of_the_round_may_win_the_game() -> None:
    table = last_card("| points 6", "", "| points 9")
    assert finish(table)[-1] == "game_ended winner=2"


@pytest.mark.rule("10.9", "S-93", "S-94")
def test_a_tie_at_the_top_brings_a_whole_new_round_for_all() -> None:
    table = last_card("| points 6", "| points 6", "| points 7")
    assert "game_ended" not in " ".join(finish(table))
    assert (table.stage, table.view().winner) == (Stage.DEAL, None)
    assert story(table.deal())[0] == "round_began round=2 marker=1"
    assert [seat.cards for seat in table.view().seats] == [9, 9, 9]


@pytest.mark.rule("S-93", "10.9")
def test_a_tie_below_the_top_does_not_matter() -> None:
    table = last_card("| points 5", "| points 5", "| points 9")
    assert finish(table)[-1] == "game_ended winner=2"


@pytest.mark.rule("S-93")
@pytest.mark.parametrize(
    ("points", "winner"),
    [
        ((8, 8, 6), 2),  # overtaken from below: 8, 8, 9
        ((9, 9, 6), None),  # 9, 9, 9
        ((9, 9, 5), None),  # still tied at the top
        ((9, 8, 5), 0),
    ],
)
def test_further_rounds_stop_as_soon_as_one_is_strictly_first(
    points: tuple[int, int, int], winner: int | None
) -> None:
    table = given(f"""
        players 3
        pawn 19
        round 5
        trick 0: purple-1 - -
        seat 0 shaman: green-1 | points {points[0]}
        seat 1 shaman: green-2 white-2 | points {points[1]}
        seat 2 shadow: green-3 white-3 | points {points[2]}
    """)
    table.act(1, "play green-2")
    assert table.view().winner == winner
    assert table.stage == (Stage.DEAL if winner is None else Stage.OVER)


@pytest.mark.rule("S-90", "8.5", "S-68")
def test_eight_is_looked_for_only_after_the_round_is_scored() -> None:
    table = given("""
        players 3
        pawn 9
        purple 1 2 3 4 5
        trick 0: blue-1 - -
        seat 0 shaman: | points 6
        seat 1 shaman: purple-6 | points 7
        seat 2 shadow: blue-3 | points 7
    """)
    assert kinds(table.act(1, "play purple-6"))[-1] == "points"
    assert table.stage == Stage.ACT
    assert only(table.act(2, "play blue-3"), "points", "game_ended") == [
        "points seat=0 points=2 why=team",
        "points seat=1 points=2 why=team",
        "game_ended winner=1",
    ]


@pytest.mark.rule("S-80", "4.10", "10.1")
def test_the_last_trick_is_resolved_with_artifact_placing_and_ritual() -> None:
    table = given("""
        players 3
        pawn 9
        row shard shard
        purple 3 4 5
        trick 0: purple-1 purple-2 -
        seat 0 shaman: | open shard
        seat 1 shaman:
        seat 2 shadow: purple-6
    """)
    table.act(2, "play purple-6")
    assert kinds(table.act(0, "take left")) == [
        "tile_taken",
        "cards_collected",
        "world_completed",
        "ritual",
        "points",
        "round_ended",
        "roles_opened",
        "points",
        "points",
        "points",
    ]
    assert table.scores == [4, 2, 1]


@pytest.mark.rule("S-80", "9.3")
def test_cards_set_aside_are_not_in_hand() -> None:
    table = given("""
        players 3
        pawn 9
        trick 1: - purple-1 -
        seat 0 shaman: | eliminated | face-up | aside green-1 green-2
        seat 1 shaman:
        seat 2 shadow: purple-3
    """)
    assert only(table.act(2, "play purple-3"), "round_ended") == [
        "round_ended winner=shamans why=cards"
    ]


@pytest.mark.rule("S-81", "3.4")
def test_the_moon_cuts_everything_short() -> None:
    table = given("""
        players 3
        pawn 19
        row shard dagger
        stack portal eclipse mask
        purple 3 4 5 6
        trick 0: purple-1 purple-2 -
        seat 0 shaman: green-1
        seat 1 shaman: green-2
        seat 2 shadow: white-3 green-3
    """)
    happened = table.act(2, "play white-3")
    assert not {"tile_taken", "cards_collected", "ritual", "eclipse"} & set(kinds(happened))
    assert table.placed("white") == []
    assert table.placed("purple") == [3, 4, 5, 6]
    assert table.view().row == ["shard", "dagger"]


@pytest.mark.rule("S-82", "10.A", "10.1")
def test_with_all_shamans_dead_the_round_goes_on_and_running_out_of_cards_is_no_shadow_win() -> (
    None
):
    table = given("""
        players 5
        pawn 5
        trick 0: purple-1 - - - -
        seat 0 shadow: green-1
        seat 1 shadow: purple-2 green-2 | open dagger shard shard | points 1
        seat 2 shaman: | eliminated | face-up
        seat 3 shaman: | eliminated | face-up
        seat 4 shaman: green-5 purple-5
        pending play
        pending neutralize 1
    """)
    table.act(1, "neutralize 4")
    assert (table.kind, table.waiting) == ("play", [1])
    table.tell("1 play purple-2", "1 play green-2")
    assert only(table.act(0, "play green-1"), "round_ended", "points") == [
        "round_ended winner=shamans why=cards",
        "points seat=1 points=2 why=shards",  # nobody gets points for the team
    ]
    assert table.scores == [0, 3, 0, 0, 0]


@pytest.mark.rule("S-82", "10.3")
def test_with_all_shamans_dead_two_shadows_may_still_reach_the_moon() -> None:
    table = given("""
        players 5
        pawn 19
        trick 0: purple-1 - - - -
        seat 0 shadow: green-1
        seat 1 shadow: green-2 white-2
        seat 2 shaman: | eliminated | face-up
        seat 3 shaman: | eliminated | face-up
        seat 4 shaman: | eliminated | face-up
    """)
    table.act(1, "play green-2")
    assert table.scores == [3, 3, 0, 0, 0]


@pytest.mark.rule("S-83", "I9")
def test_a_lone_survivor_goes_on_playing_taking_and_performing() -> None:
    table = given("""
        players 3
        pawn 9
        row shard shard
        purple 1 2 3 4 5
        marker 1
        seat 0 shaman: | eliminated | face-up
        seat 1 shadow: purple-6 blue-1
        seat 2 shaman: | eliminated | face-up
    """)
    table.act(1, "play purple-6")
    assert kinds(table.act(1, "take left")) == [
        "tile_taken",
        "cards_collected",
        "world_completed",
        "ritual",
        "points",
        "trick_began",
    ]
    table.act(1, "play blue-1")
    assert only(table.act(1, "take right"), "round_ended", "points") == [
        "round_ended winner=shamans why=cards",
        "points seat=1 points=2 why=shards",
    ]
    assert table.scores == [0, 3, 0]
    assert tiles(table, 1) == (["shard", "shard"], 0)


@pytest.mark.rule("S-88")
def test_points_never_run_out() -> None:
    table = last_card("| points 40", "| points 40", "| points 41")
    finish(table)
    assert table.scores == [42, 42, 41]
    table = last_card("| points 60", "| points 40", "| points 41")
    assert finish(table)[-1] == "game_ended winner=0"
    assert table.scores == [62, 42, 41]
