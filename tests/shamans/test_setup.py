"""Chapters 1 and 2: what is in the box, and what lies on the table before the first card."""

from collections import Counter
from functools import cache

import msgspec
import pytest

from penumbra.errors import PenumbraError
from penumbra.games.game import REFEREE, SPECTATOR
from penumbra.games.match import Match
from penumbra.games.shamans import GAME, Board, View

from .table import BOARD, DISTANCE, MOON, Event, given, only, story

LOWER_FIVE = ["purple", "blue", "green", "yellow", "white"]
ARTIFACTS = {"dagger": 5, "portal": 2, "shard": 3, "mask": 2}


def dealt(players: int, number: int = 0, first: int | None = None) -> Match[Board, View]:
    """A game after its first deal; `number` tells deals apart."""
    return Match(GAME, players, BOARD, number.to_bytes(32, "big"), first)


def the_deal(match: Match[Board, View], viewer: int = REFEREE) -> list[Event]:
    return [msgspec.to_builtins(event) for event in match.events(viewer)]


def stack_of(match: Match[Board, View]) -> list[str]:
    """The stack from the top, as only the referee knows it."""
    line = next(line for line in match.position().splitlines() if line.startswith("stack"))
    return line.split()[1:]


@cache
def deals(players: int, count: int = 600) -> list[Match[Board, View]]:
    return [dealt(players, number) for number in range(count)]


@pytest.mark.rule("1.2", "1.3", "1.4", "S-01", "S-04", "2.6", "I1")
@pytest.mark.parametrize(
    ("players", "shamans", "shadows", "worlds", "highest", "hand", "left_over"),
    [
        (3, 2, 1, LOWER_FIVE, 6, 9, 3),
        (4, 3, 1, [*LOWER_FIVE, "brown"], 6, 9, 0),
        (5, 3, 2, [*LOWER_FIVE, "brown", "red"], 8, 11, 1),
    ],
)
def test_the_number_of_players_decides_roles_worlds_numbers_and_hands(
    players: int,
    shamans: int,
    shadows: int,
    worlds: list[str],
    highest: int,
    hand: int,
    left_over: int,
) -> None:
    for match in deals(players, 40):
        deal = the_deal(match)
        roles = Counter(e["role"] for e in deal if e["event"] == "role_dealt")
        hands = [e["cards"] for e in deal if e["event"] == "hand_dealt"]
        rest = [e["card"] for e in deal if e["event"] == "left_over"]
        deck = [f"{world}-{number}" for world in worlds for number in range(1, highest + 1)]

        assert roles == {"shaman": shamans, "shadow": shadows}
        assert [len(cards) for cards in hands] == [hand] * players
        assert len(rest) == left_over
        assert sorted(sum(hands, rest)) == sorted(deck)
        assert [place.world for place in match.view().worlds] == worlds
        assert {place.needs for place in match.view().worlds} == {highest}


@pytest.mark.rule("1.1", "2.2", "2.3")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_twelve_artifacts_and_the_eclipse_are_used_at_every_number_of_players(players: int) -> None:
    match = dealt(players)
    row = match.view().row
    stack = stack_of(match)
    assert len(row) == 2
    assert len(stack) == match.view().stack == 11
    assert Counter([*row, *stack]) == ARTIFACTS | {"eclipse": 1}


@pytest.mark.rule("1.1")
def test_there_are_seven_worlds_of_eight_cards() -> None:
    cards = [c for e in the_deal(dealt(5)) if e["event"] == "hand_dealt" for c in e["cards"]]
    cards += [e["card"] for e in the_deal(dealt(5)) if e["event"] == "left_over"]
    assert len(cards) == len(set(cards)) == 56
    assert set(Counter(card.split("-")[0] for card in cards).values()) == {8}


@pytest.mark.rule("1.5")
@pytest.mark.parametrize(("players", "unused"), [(3, "brown"), (3, "red"), (4, "red")])
def test_cards_of_unused_worlds_and_high_numbers_stay_in_the_box(players: int, unused: str) -> None:
    for match in deals(players, 40):
        for event in the_deal(match):
            for card in [*event.get("cards", []), event.get("card", "purple-1")]:
                world, number = card.split("-")
                assert world != unused
                assert int(number) <= 6


@pytest.mark.rule("1.7", "S-10")
def test_the_host_may_appoint_the_first_marker_holder() -> None:
    for seat in range(4):
        assert {dealt(4, number, first=seat).view().marker for number in range(10)} == {seat}


@pytest.mark.rule("S-10")
def test_otherwise_the_first_marker_holder_is_drawn_by_lot() -> None:
    holders = Counter(match.view().marker for match in deals(4))
    assert set(holders) == {0, 1, 2, 3}
    assert min(holders.values()) > 100  # of 600


@pytest.mark.parametrize("seat", [-1, 3])
def test_a_seat_that_does_not_exist_cant_begin(seat: int) -> None:
    with pytest.raises(PenumbraError, match=rf"Seat {seat} can't begin: seats are 0 to 2"):
        dealt(3, first=seat)


@pytest.mark.parametrize("players", [0, 2, 6])
def test_shamans_is_for_three_to_five_players(players: int) -> None:
    with pytest.raises(PenumbraError, match=rf"3 to 5 players, not {players}"):
        dealt(players)


@pytest.mark.rule("S-02")
def test_purple_is_a_lower_world_and_brown_and_red_are_the_extra_ones() -> None:
    board = GAME.board()
    assert board.in_play(3) == LOWER_FIVE
    assert board.in_play(4) == [*LOWER_FIVE, "brown"]
    assert board.in_play(5) == [*LOWER_FIVE, "brown", "red"]


@pytest.mark.rule("S-02", "S-69")
def test_which_worlds_are_the_lower_five_is_data() -> None:
    data = GAME.board_data(BOARD)
    for world in data["world"]:
        world["players"] = {"blue": 4, "brown": 3}.get(world["colour"], world["players"])
    board = GAME.board_from(data)
    assert [place.world for place in Match(GAME, 3, board, bytes(32)).view().worlds] == [
        "purple",
        "green",
        "yellow",
        "white",
        "brown",
    ]


@pytest.mark.rule("S-03")
def test_two_shadows_dont_know_each_other() -> None:
    match = dealt(5)
    shadows = [seat for seat in range(5) if match.view(seat).seats[seat].role == "shadow"]
    assert len(shadows) == 2
    for one, other in (shadows, shadows[::-1]):
        assert match.view(one).seats[other].role is None


@pytest.mark.rule("2.1")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_the_pawn_starts_at_the_distance_for_the_player_count(players: int) -> None:
    view = dealt(players).view()
    assert view.moon == MOON
    assert view.moon - view.pawn == DISTANCE[players]


@pytest.mark.rule("2.2")
def test_everybody_sees_the_two_tiles_of_the_row() -> None:
    match = dealt(4)
    shown = [e for e in the_deal(match, SPECTATOR) if e["event"] == "tile_shown"]
    assert [e["slot"] for e in shown] == ["left", "right"]
    assert [e["tile"] for e in shown] == match.view().row


@pytest.mark.rule("2.3", "2.4", "S-09")
def test_the_eclipse_lies_second_to_eleventh_each_as_often() -> None:
    places = Counter(stack_of(match).index("eclipse") + 1 for match in deals(4))
    assert set(places) == set(range(2, 12))  # never on top
    assert all(35 <= count <= 85 for count in places.values())  # 60 each are expected


@pytest.mark.rule("2.3", "S-08")
def test_the_arrow_points_left_as_often_as_right_and_nobody_sees_it() -> None:
    arrows = Counter(
        line.split()[1]
        for match in deals(4)
        for line in match.position().splitlines()
        if line.startswith("arrow")
    )
    assert set(arrows) == {"left", "right"}
    assert min(arrows.values()) > 250  # of 600
    assert {match.view(seat).eclipse for match in deals(4, 40) for seat in range(4)} == {"hidden"}


@pytest.mark.rule("2.4", "S-09", "S-31")
def test_the_setup_never_resolves_the_eclipse() -> None:
    for match in deals(3):
        assert not {"eclipse", "card_given"} & {e["event"] for e in the_deal(match)}
        assert match.view().decision.kind == "play"


@pytest.mark.rule("2.5")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_a_role_is_dealt_to_its_owner_alone(players: int) -> None:
    match = dealt(players)
    roles = [e["role"] for e in the_deal(match) if e["event"] == "role_dealt"]
    for viewer in [SPECTATOR, *range(players)]:
        heard = [e["role"] for e in the_deal(match, viewer) if e["event"] == "role_dealt"]
        seen = [seat.role for seat in match.view(viewer).seats]
        expected = [role if seat == viewer else None for seat, role in enumerate(roles)]
        assert heard == seen == expected
        assert not any(seat.role_open for seat in match.view(viewer).seats)


@pytest.mark.rule("2.5")
def test_any_seat_may_get_any_role() -> None:
    shadows = Counter(
        e["seat"]
        for match in deals(3)
        for e in the_deal(match)
        if e["event"] == "role_dealt" and e["role"] == "shadow"
    )
    assert all(150 <= shadows[seat] <= 250 for seat in range(3))  # 200 each are expected


@pytest.mark.rule("2.6")
def test_a_hand_is_dealt_to_its_owner_alone() -> None:
    match = dealt(5)
    for viewer in [SPECTATOR, *range(5)]:
        hands = [e["cards"] for e in the_deal(match, viewer) if e["event"] == "hand_dealt"]
        assert [cards is not None for cards in hands] == [seat == viewer for seat in range(5)]
    assert match.view(2).hand == next(
        e["cards"] for e in the_deal(match, 2) if e["event"] == "hand_dealt" and e["seat"] == 2
    )


@pytest.mark.rule("2.7", "S-05")
@pytest.mark.parametrize("players", [3, 5])
def test_cards_left_over_lie_open_at_their_worlds_and_move_nothing(players: int) -> None:
    for match in deals(players, 40):
        deal = the_deal(match, SPECTATOR)
        left_over = [e["card"] for e in deal if e["event"] == "left_over"]
        lying = [f"{w.world}-{n}" for w in match.view().worlds for n in w.cards]
        assert sorted(left_over) == sorted(lying)
        assert not {"pawn_moved", "world_completed", "ritual"} & {e["event"] for e in deal}
        assert match.view().pawn == match.view().moon - DISTANCE[players]


@pytest.mark.rule("S-05", "3.6")
def test_cards_left_over_count_towards_completing_their_world() -> None:
    table = given("""
        players 3
        purple 1 2 3    # left over
        trick 0: purple-4 purple-5 -
        seat 0 shaman: blue-1
        seat 1 shaman: blue-2
        seat 2 shadow: purple-6 blue-3
    """)
    assert only(table.act(2, "play purple-6"), "world_completed") == [
        "world_completed world=purple performer=2"
    ]


@pytest.mark.rule("S-06", "2.7")
def test_any_card_may_be_left_over() -> None:
    left_over = Counter(
        e["card"] for match in deals(3) for e in the_deal(match) if e["event"] == "left_over"
    )
    assert len(left_over) == 30
    assert all(30 <= count <= 95 for count in left_over.values())  # 60 each are expected


@pytest.mark.rule("2.8")
@pytest.mark.parametrize("marker", [0, 1, 2])
def test_the_marker_holder_leads_the_first_trick(marker: int) -> None:
    match = dealt(3, first=marker)
    assert story(the_deal(match))[0] == f"round_began round=1 marker={marker}"
    assert story(the_deal(match))[-1] == f"trick_began trick=1 guide={marker}"
    assert match.waiting == [marker]
    assert match.view().guide == marker


@pytest.mark.rule("S-07")
def test_tiles_in_the_row_do_nothing_until_they_are_taken() -> None:
    table = given("""
        players 3
        row mask portal
        seat 0 shaman: purple-1 blue-1
        seat 1 shaman: purple-2 blue-2
        seat 2 shadow: purple-3 blue-3
    """)
    assert [table.legal(seat) for seat in range(3)] == [["play purple-1", "play blue-1"], [], []]
    table.tell("0 play purple-1", "1 play purple-2", "2 play purple-3")
    assert not any(seat.role_open for seat in table.view().seats)
    assert not any(action.startswith("portal") for action in table.legal(0))


def test_one_seed_always_deals_the_same_round_and_each_round_anew() -> None:
    assert dealt(4, 7).position() == dealt(4, 7).position()
    assert len({match.position() for match in deals(4)}) == len(deals(4))


def test_before_the_first_deal_nobody_leads_and_nothing_lies_on_the_table() -> None:
    view = GAME.view(GAME.new(4, BOARD), 0, SPECTATOR)
    assert (view.round, view.trick, view.marker, view.guide) == (0, 0, -1, -1)
    assert (view.row, view.stack, view.decision.kind) == ([None, None], 0, "deal")
    assert [(seat.cards, seat.role) for seat in view.seats] == [(0, None)] * 4
