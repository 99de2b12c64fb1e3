"""B4-B6 and table B.4: with eyes closed and opened, who learns what, and what can be worked out."""

import random
from collections import Counter
from collections.abc import Iterator

import pytest

from penumbra.games.game import SPECTATOR
from penumbra.games.intrigue import View
from penumbra.games.intrigue.terms import Role

from .table import (
    BROTHERHOOD_CAMP,
    COUNTS,
    DUSK_CAMP,
    ROLES,
    SEATED,
    before_the_deal,
    dealt,
    holders,
    only,
)

# Table B.4: what the recognition tells each role, besides its own card and the Lord's
TOLD = {
    "lord": set(),
    "adept": set(),
    "spy": {"grand-master"},
    "grand-master": {"spy"},
    "paladin": {"grand-master"},
    "traitor": {"grand-master"},
}


SUBJECTS = ("adept", "spy")


def seatings(players: int) -> Iterator[str]:
    """The deck in order, and in twenty other orders."""
    seats = SEATED[players].split()
    yield " ".join(seats)
    for number in range(20):
        random.Random(number).shuffle(seats)
        yield " ".join(seats)


@pytest.mark.rule("B4", "B5", "B6")
@pytest.mark.parametrize("players", COUNTS)
def test_each_role_is_told_exactly_what_the_table_says(players: int) -> None:
    for seats in seatings(players):
        table = dealt(seats)
        roles = seats.split()
        assert table.roles() == [role if role == "lord" else None for role in roles]
        for viewer, own in enumerate(roles):
            assert table.roles(viewer) == [
                role if seat == viewer or role == "lord" or role in TOLD[own] else None
                for seat, role in enumerate(roles)
            ]


@pytest.mark.rule("B4", "B5", "B6")
@pytest.mark.parametrize("players", COUNTS)
def test_what_is_told_is_told_to_that_seat_alone(players: int) -> None:
    for seats in seatings(players):
        table = dealt(seats)
        assert only(table.heard(SPECTATOR), "recognised") == []
        for viewer, own in enumerate(seats.split()):
            assert only(table.heard(viewer), "recognised") == [
                f"recognised seat={viewer} of={seat} role={role}"
                for seat, role in enumerate(seats.split())
                if role in TOLD[own]
            ]


@pytest.mark.rule("B4", "B5")
def test_first_the_brotherhoods_camp_opens_its_eyes_then_grand_master_and_spy() -> None:
    table = before_the_deal(7)
    assert only(
        table.deal_roles("traitor spy paladin lord adept grand-master paladin"), "recognised"
    ) == [
        "recognised seat=0 of=5 role=grand-master",
        "recognised seat=2 of=5 role=grand-master",
        "recognised seat=6 of=5 role=grand-master",
        "recognised seat=5 of=1 role=spy",
        "recognised seat=1 of=5 role=grand-master",
    ]


@pytest.mark.rule("B6")
@pytest.mark.parametrize("players", COUNTS)
def test_the_lords_eyes_stay_closed(players: int) -> None:
    """However the cards behind the backs are dealt, the Lord knows the same."""
    seats = SEATED[players].split()
    dusk, brotherhood = (holders(SEATED[players], *roles) for roles in (SUBJECTS, BROTHERHOOD_CAMP))
    knowledge, dealings = set(), set()
    for number in range(30):
        for camp in (dusk, brotherhood):
            roles = [seats[seat] for seat in camp]
            random.Random(number).shuffle(roles)
            for seat, role in zip(camp, roles, strict=True):
                seats[seat] = role
        dealings.add(tuple(seats))
        knowledge.add(dealt(" ".join(seats)).knowledge(0))
    assert len(dealings) > 10
    assert len(knowledge) == 1


@pytest.mark.rule("B4")
@pytest.mark.parametrize("role", ["paladin", "traitor"])
def test_paladins_and_traitors_are_not_told_about_the_spy(role: str) -> None:
    seat = holders(SEATED[9], role)[0]
    swapped = "lord spy adept adept grand-master paladin paladin paladin traitor"
    assert dealt(SEATED[9]).knowledge(seat) == dealt(swapped).knowledge(seat)


@pytest.mark.rule("B4", "B5")
@pytest.mark.parametrize("role", ["spy", "grand-master", "paladin"])
def test_nobody_is_told_who_of_the_fellows_is_a_traitor(role: str) -> None:
    seat = holders(SEATED[10], role)[0]
    swapped = "lord adept adept spy grand-master paladin traitor traitor paladin paladin"
    assert dealt(SEATED[10]).knowledge(seat) == dealt(swapped).knowledge(seat)


@pytest.mark.rule("B4")
def test_two_traitors_dont_know_each_other() -> None:
    one, other = holders(SEATED[10], "traitor")
    table = dealt(SEATED[10])
    assert table.roles(one)[other] is None
    assert table.roles(other)[one] is None
    swapped = "lord adept adept spy grand-master traitor paladin paladin paladin traitor"
    assert table.knowledge(other) == dealt(swapped).knowledge(other)


# --- what the deck lets one work out (the right column of B.4)


def unseen(view: View, camp: tuple[Role, ...]) -> tuple[list[int], Counter[Role]]:
    """The seats of a camp whose card the viewer has not seen, and the roles they share."""
    backs = "dusk" if camp == DUSK_CAMP else "brotherhood"
    seats = [number for number, seat in enumerate(view.seats) if seat.camp == backs]
    rest = Counter({role: view.deck[role] for role in camp})
    rest.subtract(seat.role for seat in view.seats if seat.camp == backs and seat.role)
    return [seat for seat in seats if view.seats[seat].role is None], +rest


def worked_out(view: View) -> dict[int, str]:
    """Roles the viewer was not told and yet can be sure of."""
    sure: dict[int, str] = {}
    for camp in (DUSK_CAMP, BROTHERHOOD_CAMP):
        seats, rest = unseen(view, camp)
        assert rest.total() == len(seats)
        if len(rest) == 1:
            sure |= dict.fromkeys(seats, next(iter(rest)))
    return sure


@pytest.mark.rule("B4", "B5")
@pytest.mark.parametrize("players", COUNTS)
@pytest.mark.parametrize("role", ROLES)
def test_each_role_can_work_out_what_the_table_says_and_no_more(players: int, role: str) -> None:
    """An Adept the Spy with seven players, Spy and Grand Master the Adepts, a lone Traitor all."""
    deducible: tuple[str, ...] = ()
    if role == "adept" and players == 7:
        deducible = ("spy",)
    elif role in ("spy", "grand-master"):
        deducible = ("adept",)
    elif role == "traitor" and players < 10:
        deducible = ("paladin",)
    for seats in seatings(players):
        table = dealt(seats)
        for viewer in holders(seats, role):
            expected = {
                seat: found
                for seat, found in enumerate(seats.split())
                if found in deducible and seat != viewer
            }
            assert worked_out(table.view(viewer)) == expected


@pytest.mark.rule("B4")
@pytest.mark.parametrize(("players", "traitors"), [(7, 1), (8, 1), (9, 1), (10, 2)])
def test_it_is_known_how_many_traitors_sit_among_the_fellows(players: int, traitors: int) -> None:
    table = dealt(SEATED[players])
    for role, among_the_others in (
        ("grand-master", traitors),
        ("paladin", traitors),
        ("traitor", traitors - 1),
    ):
        viewer = holders(SEATED[players], role)[0]
        assert unseen(table.view(viewer), BROTHERHOOD_CAMP)[1]["traitor"] == among_the_others


@pytest.mark.rule("B5")
@pytest.mark.parametrize("players", [8, 9, 10])
def test_with_eight_or_more_an_adept_knows_the_spy_is_one_of_two(players: int) -> None:
    seats, rest = unseen(dealt(SEATED[players]).view(1), DUSK_CAMP)
    assert seats == [2, 3]
    assert rest == {"adept": 1, "spy": 1}
