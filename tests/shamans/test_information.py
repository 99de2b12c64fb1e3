"""Who may know what: the table of A.11, line by line. That nothing else leaks: test_views."""

import pytest

from penumbra.games.game import SPECTATOR, Stage
from penumbra.games.match import Match
from penumbra.games.shamans import GAME, Board, View

from .games import wander
from .table import BOARD, given, story

MIDDLE = """
    players 4
    round 2
    pawn 5
    row shard -
    stack dagger eclipse portal
    arrow right
    out dagger
    purple 1 2
    trick 0: blue-1 - - -
    seat 0 shaman: green-1 green-2 | points 3
    seat 1 shaman: blue-4 white-1 white-2 | hidden portal shard | open dagger
    seat 2 shaman: | eliminated | face-up | aside blue-2 white-3 | lost dagger
    seat 3 shadow: blue-3 green-3 green-4 | open mask | face-up | points 1
"""
EVERYBODY = (SPECTATOR, 0, 1, 2, 3)


@pytest.mark.rule("S-04", "S-16")
@pytest.mark.parametrize("viewer", EVERYBODY)
def test_what_lies_open_is_seen_by_everybody(viewer: int) -> None:
    view = given(MIDDLE).view(viewer)
    assert (view.round, view.trick, view.marker, view.guide) == (2, 1, 0, 0)
    assert (view.destination, view.pawn, view.moon) == ("blue", 5, 20)
    assert (view.row, view.stack, view.eclipse) == (["shard", None], 3, "hidden")
    assert (view.out.open, view.out.hidden) == (["dagger"], 1)
    assert {world.world: world.cards for world in view.worlds if world.cards} == {"purple": [1, 2]}
    assert [trick.cards for trick in view.tricks] == [["blue-1", None, None, None]]
    assert (view.decision.kind, view.decision.waiting) == ("play", [1])
    assert [seat.cards for seat in view.seats] == [2, 3, 0, 3]
    assert [seat.points for seat in view.seats] == [3, 0, 0, 1]
    assert [seat.alive for seat in view.seats] == [True, True, False, True]
    assert [seat.open for seat in view.seats] == [[], ["dagger"], [], ["mask"]]
    assert [seat.hidden for seat in view.seats] == [0, 2, 0, 0]
    assert [seat.aside for seat in view.seats] == [0, 0, 2, 0]
    assert [seat.role_open for seat in view.seats] == [False, False, True, True]


@pytest.mark.rule("2.5", "9.1", "7.1")
@pytest.mark.parametrize(
    ("viewer", "roles"),
    [
        (SPECTATOR, [None, None, "shaman", "shadow"]),
        (0, ["shaman", None, "shaman", "shadow"]),
        (1, [None, "shaman", "shaman", "shadow"]),
        (2, [None, None, "shaman", "shadow"]),
    ],
)
def test_a_seat_knows_its_own_role_and_those_face_up(viewer: int, roles: list[str | None]) -> None:
    assert [seat.role for seat in given(MIDDLE).view(viewer).seats] == roles


@pytest.mark.rule("2.6", "S-26", "S-72")
@pytest.mark.parametrize("viewer", EVERYBODY)
def test_hands_hidden_tiles_and_cards_set_aside_are_for_their_owner(viewer: int) -> None:
    view = given(MIDDLE).view(viewer)
    hands = {1: ["blue-4", "white-1", "white-2"], 0: ["green-1", "green-2"]}
    hands[3] = ["green-3", "green-4", "blue-3"]
    assert sorted(view.hand) == sorted(hands.get(viewer, []))
    for seat, there in enumerate(view.seats):
        hidden = {1: ["portal", "shard"]}.get(seat, [])
        aside = {2: ["blue-2", "white-3"]}.get(seat, [])
        assert there.hidden_tiles == (hidden if seat == viewer else None)
        assert there.aside_cards == (aside if seat == viewer else None)


@pytest.mark.rule("S-08", "2.3")
def test_the_order_of_the_stack_and_the_arrow_are_seen_by_nobody() -> None:
    table = given(MIDDLE)
    other = given(
        MIDDLE.replace("dagger eclipse portal", "portal dagger eclipse").replace("right", "left")
    )
    for viewer in EVERYBODY:
        assert table.view(viewer) == other.view(viewer)
        assert table.knowledge(viewer) == other.knowledge(viewer)


@pytest.mark.parametrize("viewer", EVERYBODY)
def test_a_view_holds_the_legal_actions_of_its_own_seat_only(viewer: int) -> None:
    table = given(MIDDLE)
    assert table.view(viewer).legal == (table.legal(viewer) if viewer >= 0 else [])


@pytest.mark.parametrize("viewer", EVERYBODY)
def test_what_a_seat_knows_is_in_its_information_state(viewer: int) -> None:
    table = given(MIDDLE)
    own = {0: "green-2", 1: "white-2", 2: "white-3", 3: "green-4"}.get(viewer)
    if own is not None:  # another card of his own is another state of knowledge
        other = given(MIDDLE.replace(own, "white-6"))
        assert table.knowledge(viewer) != other.knowledge(viewer)
    assert table.knowledge(viewer) != given(MIDDLE.replace("pawn 5", "pawn 6")).knowledge(viewer)


def test_everybody_remembers_the_order_of_what_was_done_in_public() -> None:
    tables = []
    for acts in (("0 portal forward", "2 portal back"), ("2 portal back", "0 portal forward")):
        table = given("""
            players 3
            pawn 5
            seat 0 shaman: green-1 | open portal
            seat 1 shaman: green-2
            seat 2 shadow: green-3 | open portal
        """)
        table.tell(*acts)
        tables.append(table)
    one, other = tables
    for viewer in (SPECTATOR, 0, 1, 2):
        assert one.view(viewer) == other.view(viewer)  # the table looks the same
        assert one.knowledge(viewer) != other.knowledge(viewer)


@pytest.mark.rule("S-96")
def test_there_is_no_way_to_show_a_role_or_a_hand() -> None:
    verbs = set()
    for number in range(30):
        match: Match[Board, View] = Match(GAME, 3 + number % 3, BOARD, bytes([number] * 32))
        for _ in range(150):
            if match.over:
                break
            verbs |= {a.split()[0] for seat in range(match.players) for a in match.legal(seat)}
            wander(match, number)
    assert verbs <= {
        *("play", "take", "keep", "back", "swap", "neutralize", "decline", "perform"),
        *("give", "name", "portal", "pass"),
    }
    assert {"play", "take", "keep", "give", "portal", "pass"} <= verbs


@pytest.mark.rule("S-52")
def test_whoever_declines_in_a_neutralization_is_heard_to_do_the_same_whatever_he_hides() -> None:
    for tile in ("dagger", "portal", "shard"):
        table = given(f"""
            players 3
            pawn 5
            trick 0: purple-1 - -
            seat 0 shaman: green-1
            seat 1 shaman: green-2 | hidden {tile}
            seat 2 shadow: green-3
            pending play
            pending neutralize 1
        """)
        table.act(1, "decline")
        assert story(table.heard(0)) == ["ritual_idle seat=1"]
        assert table.view(0).seats[1].hidden == 1


@pytest.mark.rule("S-85", "S-72")
def test_after_a_round_hands_hidden_tiles_and_cards_set_aside_stay_unseen() -> None:
    table = given(MIDDLE.replace("pawn 5", "pawn 19"))
    table.act(1, "play white-1")
    table.act(1, "pass")
    assert table.stage == Stage.DEAL
    view = table.view(0)
    assert view.hand == ["green-1", "green-2"]
    assert [seat.hidden_tiles for seat in view.seats] == [[], None, None, None]
    assert [seat.aside_cards for seat in view.seats] == [[], None, None, None]
    assert [seat.role for seat in view.seats] == ["shaman", "shaman", "shaman", "shadow"]
