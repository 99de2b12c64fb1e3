"""B1-B3 and the decks of B.2: what is dealt, what everybody sees of it, and that all is redealt."""

from collections import Counter
from functools import cache

import pytest

from penumbra.errors import PenumbraError
from penumbra.games.game import SPECTATOR, Stage
from penumbra.games.intrigue import GAME
from penumbra.games.match import Match

from .table import (
    BOARD,
    BROTHERHOOD_CAMP,
    COUNTS,
    DUSK_CAMP,
    LOYAL_TO_BROTHERHOOD,
    LOYAL_TO_DUSK,
    ROLES,
    SEATED,
    IntrigueMidGame,
    before_the_deal,
    dealt,
    holders,
    kinds,
    only,
    story,
)


@cache
def deals(players: int, count: int = 600) -> list[list[str]]:
    """The roles of so many deals, by seat, as the referee sees them."""
    return [roles_of(after_a_deal(players, number)) for number in range(count)]


def after_a_deal(players: int, number: int = 0) -> IntrigueMidGame:
    """A table after its first deal; `number` tells deals apart."""
    table = before_the_deal(players, number.to_bytes(32, "big"))
    table.deal()
    return table


def roles_of(table: IntrigueMidGame) -> list[str]:
    """All roles, from the referee's position."""
    lines = [line.split() for line in table.position.splitlines()]
    return [words[2] for words in lines if words[0] == "seat"]


# Table B.2: the deck, then what follows from it
DECKS = {
    7: {"lord": 1, "adept": 1, "spy": 1, "grand-master": 1, "paladin": 2, "traitor": 1},
    8: {"lord": 1, "adept": 2, "spy": 1, "grand-master": 1, "paladin": 2, "traitor": 1},
    9: {"lord": 1, "adept": 2, "spy": 1, "grand-master": 1, "paladin": 3, "traitor": 1},
    10: {"lord": 1, "adept": 2, "spy": 1, "grand-master": 1, "paladin": 3, "traitor": 2},
}


@pytest.mark.rule("B1")
@pytest.mark.parametrize("players", COUNTS)
def test_everybody_gets_one_role_of_the_deck_for_that_many_players(players: int) -> None:
    for roles in deals(players, 100):
        assert Counter(roles) == DECKS[players]


@pytest.mark.rule("B1")
@pytest.mark.parametrize("players", COUNTS)
def test_the_shipped_board_has_the_decks_of_the_rules(players: int) -> None:
    match = Match(GAME, players, GAME.board(), bytes(32))
    assert match.view().deck == DECKS[players] == BOARD.decks[players]


@pytest.mark.rule("B7")
@pytest.mark.parametrize("players", COUNTS)
def test_the_deck_is_known_to_everybody(players: int) -> None:
    table = dealt(SEATED[players])
    for viewer in (SPECTATOR, *table.seats):
        assert table.view(viewer).deck == DECKS[players]


@pytest.mark.rule("B2", "B8", "B11", "T-01", "B13", "T-15")
@pytest.mark.parametrize(
    ("players", "dusk", "brotherhood", "interrogations", "verdicts"),
    [(10, 4, 6, 3, 18), (9, 4, 5, 3, 15), (8, 4, 4, 3, 12), (7, 3, 4, 2, 8)],
)
def test_the_deck_decides_camps_interrogations_and_how_many_verdicts_there_are(
    players: int, dusk: int, brotherhood: int, interrogations: int, verdicts: int
) -> None:
    table = dealt(SEATED[players])
    assert Counter(seat.camp for seat in table.view().seats) == {
        "dusk": dusk,
        "brotherhood": brotherhood,
    }
    sends = [action for action in table.legal(0) if action.startswith("send")]
    assert len(sends) == interrogations
    table.act(0, "judge")
    first = table.legal(0)
    table.act(0, first[0])
    assert len(first) * len(table.legal(0)) == verdicts


@pytest.mark.rule("B2", "B14", "B15")
@pytest.mark.parametrize(
    ("players", "dusk", "brotherhood"), [(10, 5, 5), (9, 4, 5), (8, 4, 4), (7, 3, 4)]
)
def test_the_front_decides_who_scores_and_the_back_does_not(
    players: int, dusk: int, brotherhood: int
) -> None:
    seats = SEATED[players]
    master, spy = holders(seats, "grand-master")[0], holders(seats, "spy")[0]
    traitor = holders(seats, "traitor")[0]

    table = dealt(seats)
    table.tell("0 judge", f"0 condemn {master}", f"0 condemn {spy}")
    scored = [seat for seat in table.seats if table.scores[seat]]
    assert scored == holders(seats, *LOYAL_TO_DUSK)
    assert len(scored) == dusk

    table = dealt(seats)
    table.tell("0 judge", f"0 condemn {traitor}", f"0 condemn {spy}")
    scored = [seat for seat in table.seats if table.scores[seat]]
    assert scored == holders(seats, *LOYAL_TO_BROTHERHOOD)
    assert len(scored) == brotherhood


@pytest.mark.rule("B1")
@pytest.mark.parametrize("players", COUNTS)
def test_a_role_is_dealt_to_its_owner_alone_but_for_the_lords(players: int) -> None:
    table = dealt(SEATED[players])
    roles = SEATED[players].split()
    for viewer in (SPECTATOR, *table.seats):
        heard = [e["role"] for e in table.heard(viewer) if e["event"] == "role_dealt"]
        assert heard == [
            role if seat == viewer or role == "lord" else None for seat, role in enumerate(roles)
        ]


@pytest.mark.rule("B2")
@pytest.mark.parametrize("players", COUNTS)
def test_the_back_of_every_card_shows_its_camp_to_all(players: int) -> None:
    for number in range(30):
        table = after_a_deal(players, number)
        camps = ["dusk" if role in DUSK_CAMP else "brotherhood" for role in roles_of(table)]
        for viewer in (SPECTATOR, *table.seats):
            assert [seat.camp for seat in table.view(viewer).seats] == camps
            assert table.heard(viewer)[0]["camps"] == camps


@pytest.mark.rule("B3")
@pytest.mark.parametrize("lord", range(7))
def test_the_lord_alone_lies_face_up_and_is_asked_for_commands(lord: int) -> None:
    seats = SEATED[7].split()
    seats[0], seats[lord] = seats[lord], seats[0]
    table = dealt(" ".join(seats))
    for viewer in (SPECTATOR, *range(7)):
        view = table.view(viewer)
        assert view.lord == lord
        assert view.seats[lord].role == "lord"
        assert [seat.open for seat in view.seats] == [seat == lord for seat in range(7)]
    table.circle()
    assert (table.kind, table.waiting) == ("command", [lord])
    assert [bool(table.legal(seat)) for seat in range(7)] == [seat == lord for seat in range(7)]


@pytest.mark.rule("B1", "B3")
def test_all_other_cards_stay_face_down_until_the_verdict_is_spoken() -> None:
    table = dealt(SEATED[10])
    for acts in (
        ("1 claim 1 adept", "0 send 2", "0 point 4", "2 announce paladin"),
        ("0 send 3", "0 point 1", "3 announce spy", "0 judge", "0 condemn 4"),
    ):
        table.tell(*acts)
        assert [seat.open for seat in table.view().seats] == [True] + 9 * [False]
        assert table.roles() == ["lord"] + 9 * [None]


@pytest.mark.rule("B1")
def test_any_seat_may_get_any_role() -> None:
    for role, copies in DECKS[8].items():
        held = Counter(seat for roles in deals(8) for seat in range(8) if roles[seat] == role)
        expected = 600 * copies / 8
        assert all(0.6 * expected < held[seat] < 1.4 * expected for seat in range(8))


def test_one_seed_always_deals_the_same_round() -> None:
    assert after_a_deal(9, 5).position == after_a_deal(9, 5).position
    assert len({tuple(roles) for roles in deals(10)}) > 590  # of 600, in 50400 ways


@pytest.mark.rule("B17", "T-21")
@pytest.mark.parametrize("players", COUNTS)
def test_every_round_everything_is_dealt_anew_from_the_same_deck(players: int) -> None:
    pairs: Counter[tuple[int, int]] = Counter()
    for number in range(200):
        table = after_a_deal(players, number)
        first = table.view().lord
        brother = next(s for s in table.seats if table.view().seats[s].camp == "brotherhood")
        table.tell(f"{first} judge", f"{first} condemn {brother}")
        table.act(first, table.legal(first)[0])
        assert table.stage == Stage.DEAL
        table.deal()
        assert Counter(roles_of(table)) == DECKS[players]
        pairs[first, table.view().lord] += 1
    kept = sum(count for (first, second), count in pairs.items() if first == second)
    assert 0 < kept < 60  # of 200: the Lord's seat is kept only by chance
    assert len({second for _, second in pairs}) == players


@pytest.mark.rule("B17", "T-21", "B11")
def test_a_new_round_keeps_points_and_forgets_everything_else() -> None:
    table = dealt(SEATED[7])
    table.tell("1 claim 3 grand-master", "0 send 2", "0 point 4", "2 announce traitor")
    table.tell("0 judge", "0 condemn 3", "0 condemn 1")
    assert table.scores == [0, 0, 1, 1, 1, 1, 0]

    happened = table.deal_roles("paladin paladin spy lord traitor grand-master adept")

    assert story(happened)[0] == (
        "round_began round=2 lord=3 "
        "camps=brotherhood,brotherhood,dusk,dusk,brotherhood,brotherhood,dusk"
    )
    assert kinds(happened)[-1] == "circle_began"
    view = table.view()
    assert (view.round, view.lord, view.result) == (2, 3, None)
    assert [seat.points for seat in view.seats] == [0, 0, 1, 1, 1, 1, 0]
    assert not any(seat.used or seat.condemned for seat in view.seats)
    assert [seat.open for seat in view.seats] == [seat == 3 for seat in range(7)]
    assert view.interrogations == []
    assert [(talk.discussion, talk.circle) for talk in view.talk] == [(1, 1)]
    assert view.talk[0].claims == 7 * [None]
    # Seat 2 knew seat 4's card of the last round; now only who he has met.
    assert table.roles(2) == [None, None, "spy", "lord", None, "grand-master", None]
    # Who was sent in the last round can be sent again.
    assert {"send 2", "send 6"} < set(table.legal(3))


@pytest.mark.parametrize("players", [0, 2, 6, 11])
def test_only_seven_to_ten_players_sit_down(players: int) -> None:
    with pytest.raises(PenumbraError, match=rf"7 to 10 players, not {players}"):
        Match(GAME, players)


@pytest.mark.rule("B3")
def test_nobody_can_be_appointed_lord() -> None:
    with pytest.raises(PenumbraError, match="the deal makes the Lord"):
        Match(GAME, 7, first=3)


def test_the_deal_is_told_in_one_order() -> None:
    table = before_the_deal(7)
    happened = table.deal_roles(SEATED[7])
    assert kinds(happened) == [
        "round_began",
        *(7 * ["role_dealt"]),
        *(5 * ["recognised"]),
        "circle_began",
    ]
    assert only(happened, "role_dealt") == [
        f"role_dealt seat={seat} role={role}" for seat, role in enumerate(SEATED[7].split())
    ]


def test_before_the_first_deal_there_are_no_camps_and_no_lord() -> None:
    table = before_the_deal(8)
    for viewer in (SPECTATOR, *table.seats):
        view = table.view(viewer)
        assert (view.round, view.lord, view.decision.kind) == (0, -1, "deal")
        assert {(seat.camp, seat.open) for seat in view.seats} == {(None, False)}
        assert all(table.legal(seat) == [] for seat in table.seats)


def test_the_tests_know_every_role() -> None:
    assert set(LOYAL_TO_DUSK + LOYAL_TO_BROTHERHOOD) == set(DUSK_CAMP + BROTHERHOOD_CAMP)
    assert set(ROLES) == set(DECKS[7])
