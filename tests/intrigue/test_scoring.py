"""B14-B17: who wins a round, who scores, and how three to five rounds make a game."""

import pytest

from penumbra.games.errors import IllegalAction
from penumbra.games.game import REFEREE, SPECTATOR, Stage
from penumbra.games.intrigue import GAME
from penumbra.games.match import Match

from .table import (
    BOARD,
    COUNTS,
    LOYAL_TO_BROTHERHOOD,
    LOYAL_TO_DUSK,
    SEATED,
    SEVEN,
    TEN,
    IntrigueMidGame,
    before_the_deal,
    dealt,
    given,
    holders,
    kinds,
    only,
    story,
)


def verdict(table: IntrigueMidGame, brother: str, subject: str) -> list[str]:
    """The Lord condemns the first holders of two roles; who won, and who scored."""
    roles = [line.split()[2] for line in table.position.splitlines() if line.startswith("seat")]
    lord = roles.index("lord")
    happened = table.tell(
        f"{lord} judge",
        f"{lord} condemn {roles.index(brother)}",
        f"{lord} condemn {roles.index(subject)}",
    )
    return only(happened, "round_ended", "points", "game_ended")


@pytest.mark.rule("B14", "T-18")
@pytest.mark.parametrize("players", COUNTS)
def test_grand_master_and_spy_executed_lord_adepts_and_traitors_score(players: int) -> None:
    table = dealt(SEATED[players])
    assert verdict(table, "grand-master", "spy") == [
        "round_ended winner=dusk",
        *(f"points seat={seat} points=1" for seat in holders(SEATED[players], *LOYAL_TO_DUSK)),
    ]
    result = table.view().result
    assert result is not None
    assert result.winner == "dusk"


@pytest.mark.rule("B15", "T-17", "T-18")
@pytest.mark.parametrize("players", COUNTS)
@pytest.mark.parametrize(
    ("brother", "subject"),
    [
        ("grand-master", "adept"),  # only half a success
        ("paladin", "spy"),
        ("traitor", "spy"),
        ("paladin", "adept"),
        ("traitor", "adept"),
    ],
)
def test_anything_else_and_grand_master_paladins_and_spy_score(
    players: int, brother: str, subject: str
) -> None:
    table = dealt(SEATED[players])
    assert verdict(table, brother, subject) == [
        "round_ended winner=brotherhood",
        *(
            f"points seat={seat} points=1"
            for seat in holders(SEATED[players], *LOYAL_TO_BROTHERHOOD)
        ),
    ]
    result = table.view().result
    assert result is not None
    assert result.winner == "brotherhood"


@pytest.mark.rule("T-18")
def test_the_executed_score_with_their_loyalty_and_not_with_their_camp() -> None:
    table = given(SEVEN)
    verdict(table, "paladin", "spy")
    assert [table.scores[seat] for seat in (4, 2)] == [1, 1]  # both executed, both loyal
    table = given(SEVEN)
    verdict(table, "traitor", "adept")
    assert [table.scores[seat] for seat in (6, 1)] == [0, 0]
    table = given(SEVEN)
    verdict(table, "grand-master", "spy")
    assert [table.scores[seat] for seat in (3, 2, 1, 6)] == [0, 0, 1, 1]


@pytest.mark.rule("T-19")
@pytest.mark.parametrize(("brother", "subject"), [("grand-master", "spy"), ("paladin", "adept")])
def test_after_the_round_all_roles_are_shown_to_everybody(brother: str, subject: str) -> None:
    table = given(TEN)
    verdict(table, brother, subject)
    roles = SEATED[10].split()
    for viewer in (SPECTATOR, *range(10)):
        opened = [event for event in table.heard(viewer) if event["event"] == "roles_opened"]
        assert [event["roles"] for event in opened] == [roles]
        assert table.roles(viewer) == roles
        assert all(seat.open for seat in table.view(viewer).seats)


@pytest.mark.rule("B16", "B17")
def test_the_token_shows_one_point_then_two_and_the_third_wins() -> None:
    table = before_the_deal(7)
    for points in (1, 2, 3):
        assert table.stage == Stage.DEAL
        table.deal_roles(SEATED[7])
        verdict(table, "grand-master", "spy")
        for viewer in (SPECTATOR, *range(7)):
            tokens = [seat.points for seat in table.view(viewer).seats]
            assert tokens == [points, points, 0, 0, 0, 0, points]
    assert table.stage == Stage.OVER


ALL_AT_TWO = """
    players 7
    round 5
    seat 0 lord | points 2
    seat 1 adept | points 2
    seat 2 spy | points 2
    seat 3 grand-master | points 2
    seat 4 paladin | points 2
    seat 5 paladin | points 1
    seat 6 traitor | points 1
"""


@pytest.mark.rule("B17", "T-20")
@pytest.mark.parametrize(
    ("brother", "winners", "scores"),
    [
        ("grand-master", [0, 1], [3, 3, 2, 2, 2, 1, 2]),
        ("paladin", [2, 3, 4], [2, 2, 3, 3, 3, 2, 1]),
    ],
)
def test_all_who_reach_three_win_together_and_nothing_breaks_the_tie(
    brother: str, winners: list[int], scores: list[int]
) -> None:
    table = given(ALL_AT_TWO)
    assert verdict(table, brother, "spy")[-1] == f"game_ended winners={','.join(map(str, winners))}"
    assert table.winners == table.view().winners == winners
    assert table.scores == scores
    assert (table.stage, table.kind, table.waiting) == (Stage.OVER, "over", [])


@pytest.mark.rule("B17")
def test_two_points_dont_win() -> None:
    table = given("""
        players 7
        round 3
        seat 0 lord | points 1
        seat 1 adept | points 1
        seat 2 spy
        seat 3 grand-master | points 2
        seat 4 paladin | points 2
        seat 5 paladin
        seat 6 traitor | points 1
    """)
    assert kinds(table.tell("0 judge", "0 condemn 3", "0 condemn 2"))[-1] == "points"
    assert table.scores == [2, 2, 0, 2, 2, 0, 2]
    assert (table.stage, table.kind, table.winners) == (Stage.DEAL, "deal", [])


@pytest.mark.rule("B17")
def test_after_the_last_verdict_nobody_can_do_anything() -> None:
    table = given(ALL_AT_TWO)
    verdict(table, "paladin", "adept")
    assert all(table.legal(seat) == [] for seat in range(7))
    before = table.position
    for words in ("judge", "silence", "condemn 4"):
        with pytest.raises(IllegalAction, match="the table waits for nobody"):
            table.act(0, words)
    with pytest.raises(IllegalAction, match="The game is over"):
        GAME.act(table.rows, 0, 0, 0, table.log)
    assert table.position == before


@pytest.mark.rule("B17")
def test_between_verdict_and_deal_nobody_can_do_anything() -> None:
    table = given(SEVEN)
    verdict(table, "paladin", "adept")
    assert (table.stage, table.waiting, table.actor) == (Stage.DEAL, [], -1)
    assert all(table.legal(seat) == [] for seat in range(7))
    with pytest.raises(IllegalAction, match="A round is being dealt"):
        GAME.act(table.rows, 0, 0, 0, table.log)


@pytest.mark.rule("B17")
def test_a_match_deals_the_next_round_by_itself() -> None:
    match = Match(GAME, 7, BOARD, bytes(32), position=SEVEN.strip())
    for action in ("judge", "condemn 3", "condemn 2"):
        match.act(0, action)
    told = [str(event) for event in match.events(REFEREE)]
    assert any(text.startswith("RoundEnded(winner='dusk')") for text in told)
    assert any(text.startswith("RoundBegan(round=2,") for text in told)
    assert (match.view().round, match.view().decision.kind) == (2, "speak")
    assert match.scores == [1, 1, 0, 0, 0, 0, 1]


# --- how long a game is

SHORTEST = [SEATED[7]] * 3
# The Dusk wins every round, and those loyal to it change so that nobody has three too early.
LONGEST = [
    "lord adept traitor spy grand-master paladin paladin",  # 0 1 2
    "spy grand-master paladin lord adept traitor paladin",  # 3 4 5
    "adept traitor spy grand-master paladin paladin lord",  # 6 0 1
    "spy grand-master lord adept traitor paladin paladin",  # 2 3 4
    "lord spy grand-master paladin paladin adept traitor",  # 5 6, and one at three
]


@pytest.mark.rule("B17", "B16")
@pytest.mark.parametrize(
    ("deals", "scores"),
    [(SHORTEST, [3, 3, 0, 0, 0, 0, 3]), (LONGEST, [3, 2, 2, 2, 2, 2, 2])],
    ids=["shortest", "longest"],
)
def test_a_game_lasts_three_to_five_rounds(deals: list[str], scores: list[int]) -> None:
    table = before_the_deal(7)
    for played, seats in enumerate(deals, start=1):
        assert table.stage == Stage.DEAL
        assert story(table.deal_roles(seats))[0].startswith(f"round_began round={played} ")
        verdict(table, "grand-master", "spy")
    assert table.stage == Stage.OVER
    assert table.scores == scores
    assert table.winners == [seat for seat in range(7) if scores[seat] == 3]


@pytest.mark.rule("B17", "T-20")
def test_the_fifth_round_always_ends_the_game() -> None:
    """Four rounds leave at most two seats below two points, and three of them score at least."""
    for seats in LONGEST:
        for brother, subject in (("grand-master", "spy"), ("paladin", "spy"), ("traitor", "adept")):
            table = before_the_deal(7)
            for earlier in LONGEST[:4]:
                table.deal_roles(earlier)
                verdict(table, "grand-master", "spy")
            assert table.scores == [2, 2, 2, 2, 2, 1, 1]
            table.deal_roles(seats)
            verdict(table, brother, subject)
            assert table.stage == Stage.OVER
