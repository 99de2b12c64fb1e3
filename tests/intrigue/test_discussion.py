"""B7, B10 and the order of talk: who speaks when, what can be said, and how the Lord ends it.

Talk has no clock (T-23): everybody speaks in turn, for at most as many circles as the board allows,
and the Lord cuts in whenever he likes. On a board without circles talk is free: it is no affair of
the rules, which wait for the Lord to end it.
"""

import pytest

from penumbra.games.claims import Heard
from penumbra.games.errors import BadPosition, IllegalAction
from penumbra.games.game import SPECTATOR, Stage
from penumbra.games.intrigue.talk import in_circles

from .table import (
    BOARD,
    COUNTS,
    SEATED,
    SEVEN,
    TEN,
    a_board,
    dealt,
    given,
    kinds,
    only,
    story,
)

LORD_AT_FOUR = """
    players 7
    seat 0 adept
    seat 1 grand-master
    seat 2 paladin
    seat 3 traitor
    seat 4 lord
    seat 5 spy
    seat 6 paladin
"""


@pytest.mark.rule("B7")
@pytest.mark.parametrize("players", COUNTS)
def test_a_round_begins_with_open_talk(players: int) -> None:
    table = dealt(SEATED[players])
    assert only(table.heard(SPECTATOR), "circle_began") == ["circle_began discussion=1 circle=1"]
    assert (table.kind, table.waiting) == ("speak", [1])


@pytest.mark.rule("B7")
@pytest.mark.parametrize("players", COUNTS)
@pytest.mark.parametrize("lord", [0, 3, 6])
def test_everybody_speaks_once_clockwise_from_the_lords_left_the_lord_last(
    players: int, lord: int
) -> None:
    seats = SEATED[players].split()
    seats[0], seats[lord] = seats[lord], seats[0]
    table = dealt(" ".join(seats))
    for step in range(1, players + 1):
        speaker = (lord + step) % players
        assert (table.kind, table.waiting) == ("speak", [speaker])
        assert story(table.act(speaker, "silence")) == [f"said seat={speaker} claim=silence"]
    assert (table.kind, table.waiting) == ("command", [lord])


def test_out_of_turn_nobody_but_the_lord_has_a_word() -> None:
    table = given(LORD_AT_FOUR)
    while table.kind == "speak":
        speaker = table.actor
        for seat in set(table.seats) - {speaker, 4}:
            assert table.legal(seat) == []
            before = table.position
            with pytest.raises(IllegalAction, match=f"the table waits for seat {speaker}"):
                table.act(seat, "silence")
            assert table.position == before
        table.act(speaker, "silence")


@pytest.mark.rule("B7", "B10", "T-24")
def test_what_was_said_is_seen_by_everybody_and_stays() -> None:
    table = given(LORD_AT_FOUR)
    table.tell("5 claim 5 adept", "6 accuse 1", "0 claim 5 spy", "1 trust 6", "2 silence")
    table.tell("3 claim 3 paladin", "4 claim 2 grand-master", "4 circle", "5 accuse 0")
    for viewer in (SPECTATOR, *range(7)):
        talk = table.view(viewer).talk
        assert [(circle.discussion, circle.circle) for circle in talk] == [(1, 1), (1, 2)]
        assert talk[0].claims == [
            "claim 5 spy",
            "trust 6",
            "silence",
            "claim 3 paladin",
            "claim 2 grand-master",
            "claim 5 adept",
            "accuse 1",
        ]
        assert talk[1].claims == [None, None, None, None, None, "accuse 0", None]
        assert story(table.heard(viewer)) == ["said seat=5 claim=accuse 0"]


def sayable(speaker: int, dusk: list[int], brotherhood: list[int]) -> set[str]:
    """All that can be said, written down from the rules; the Lord is in neither list."""
    claims = {f"claim {seat} {role}" for seat in dusk for role in ("adept", "spy")}
    claims |= {
        f"claim {seat} {role}"
        for seat in brotherhood
        for role in ("grand-master", "paladin", "traitor")
    }
    others = {*dusk, *brotherhood} - {speaker}
    opinions = {f"{verb} {seat}" for verb in ("trust", "accuse") for seat in others}
    return claims | opinions | {"silence"}


@pytest.mark.rule("B10", "T-08", "T-09")
@pytest.mark.parametrize(
    ("text", "dusk"), [(SEVEN, [1, 2]), (TEN, [1, 2, 3]), (LORD_AT_FOUR, [0, 5])]
)
def test_everybody_may_say_of_everybody_whatever_the_back_allows(
    text: str, dusk: list[int]
) -> None:
    """Whatever one's own role is, it forbids no claim; about the Lord there is nothing to say."""
    table = given(text)
    lord = table.view().lord
    brotherhood = sorted(set(table.seats) - {lord, *dusk})
    while table.kind == "speak":
        speaker = table.actor
        commands = {"judge", *(f"send {seat}" for seat in dusk)} if speaker == lord else set()
        legal = table.legal(speaker)
        assert len(legal) == len(set(legal))
        assert set(legal) == sayable(speaker, dusk, brotherhood) | commands
        table.act(speaker, "silence")


@pytest.mark.rule("T-08", "B2")
@pytest.mark.parametrize(
    ("claim", "answer"),
    [
        ("claim 3 spy", "seat 3 has a brotherhood back; say grand-master or paladin or traitor"),
        ("claim 3 adept", "seat 3 has a brotherhood back"),
        ("claim 2 traitor", "seat 2 has a dusk back; say adept or spy"),
        ("claim 1 grand-master", "seat 1 has a dusk back"),
        ("claim 2 lord", "answers no “speak”; actions look like “claim 0 adept”"),
        ("claim 0 lord", "answers no “speak”"),
        ("claim 0 adept", "Seat 1 may only do one of 27 things, such as claim 1 adept"),
        ("accuse 0", "Seat 1 may only do one of 27 things"),
        ("trust 0", "Seat 1 may only do one of 27 things"),
        ("trust 1", "Seat 1 may only do one of 27 things"),
        ("claim 9 spy", "Seat 1 may only do one of 27 things"),
        ("reveal", "answers no “speak”"),
    ],
)
def test_a_claim_against_the_back_or_about_the_lord_is_void(claim: str, answer: str) -> None:
    table = given(SEVEN)
    before = table.position
    with pytest.raises(IllegalAction, match=answer.replace("(", r"\(")):
        table.act(1, claim)
    assert table.position == before


@pytest.mark.rule("T-09", "B10")
def test_a_lie_is_heard_like_a_truth_and_changes_nothing_but_the_talk() -> None:
    truth, lie = given(SEVEN), given(SEVEN)
    truth.act(1, "claim 3 grand-master")
    lie.act(1, "claim 3 traitor")
    assert truth.waiting == lie.waiting
    for viewer in (SPECTATOR, *range(7)):
        assert kinds(truth.heard(viewer)) == kinds(lie.heard(viewer)) == ["said"]
        assert truth.roles(viewer) == lie.roles(viewer) == given(SEVEN).roles(viewer)
    assert lie.position == truth.position.replace("claim 3 grand-master", "claim 3 traitor")


@pytest.mark.rule("B8", "B12", "T-23")
@pytest.mark.parametrize("heard", range(7))
@pytest.mark.parametrize("command", ["send 2", "judge"])
def test_the_lord_may_cut_in_at_any_moment(heard: int, command: str) -> None:
    table = given(SEVEN)
    for _ in range(heard):
        table.act(table.actor, "silence")
    assert {"send 1", "send 2", "judge"} <= set(table.legal(0))
    for seat in range(1, 7):
        assert not {"send 1", "send 2", "judge", "circle"} & set(table.legal(seat))
    interrupted = table.actor

    table.act(0, command)

    assert (table.kind, table.waiting) == ("point" if command == "send 2" else "condemn", [0])
    assert table.legal(interrupted) == [] or interrupted == 0
    claims = table.view().talk[0].claims
    assert [seat for seat in range(7) if claims[seat] is None] == sorted(
        (seat + 1) % 7 for seat in range(heard, 7)
    )


@pytest.mark.rule("B8", "B11", "T-23")
def test_only_the_lord_may_cut_in() -> None:
    table = given(SEVEN)
    before = table.position
    for command in ("send 2", "judge"):
        with pytest.raises(IllegalAction, match="Seat 1 may only"):
            table.act(1, command)
        with pytest.raises(IllegalAction, match="not seat 3's turn"):
            table.act(3, command)
    assert table.position == before


@pytest.mark.rule("T-23")
def test_one_more_circle_is_for_the_lord_to_order_between_circles() -> None:
    table = given(SEVEN)
    with pytest.raises(IllegalAction):
        table.act(0, "circle")  # the first is not over
    table.circle()
    assert table.legal(0) == ["circle", "judge", "send 1", "send 2"]
    assert story(table.act(0, "circle")) == ["circle_began discussion=1 circle=2"]
    assert (table.kind, table.waiting) == ("speak", [1])


@pytest.mark.rule("T-23", "T-14")
@pytest.mark.parametrize("circles", [1, 2, 3, 4])
def test_a_discussion_has_at_most_as_many_circles_as_the_board_says(circles: int) -> None:
    table = given(TEN, a_board(circles))
    for circle in range(1, circles + 1):
        assert (table.view().talk[-1].discussion, table.view().talk[-1].circle) == (1, circle)
        table.circle()
        assert ("circle" in table.legal(0)) == (circle < circles)
        if circle < circles:
            table.act(0, "circle")
    assert table.legal(0) == ["judge", "send 1", "send 2", "send 3"]
    with pytest.raises(IllegalAction, match="Seat 0 may only: judge, send 1, send 2, send 3"):
        table.act(0, "circle")


@pytest.mark.rule("B10", "T-23")
def test_after_every_interrogation_all_talk_again_from_the_first_circle() -> None:
    table = given(TEN)
    table.circle()
    table.act(0, "circle")
    table.tell("1 silence", "0 send 1", "0 point 5")
    assert story(table.act(1, "announce traitor")) == [
        "announced interrogator=1 target=5 role=traitor",
        "circle_began discussion=2 circle=1",
    ]
    assert (table.kind, table.waiting) == ("speak", [1])
    table.circle("silence")
    assert "circle" in table.legal(0)
    assert [(talk.discussion, talk.circle) for talk in table.view().talk] == [
        (1, 1),
        (1, 2),
        (2, 1),
    ]


@pytest.mark.rule("B7", "B10", "T-14", "T-23")
@pytest.mark.parametrize("players", COUNTS)
@pytest.mark.parametrize("circles", [1, 2, 4])
def test_the_longest_talk_of_a_round_comes_to_an_end(players: int, circles: int) -> None:
    """A Lord who orders every circle and every interrogation there is must judge at last."""
    table = dealt(SEATED[players], a_board(circles))
    words = 0
    while table.stage == Stage.ACT:
        action = table.legal(table.actor)[-1]
        if table.kind == "speak":
            words, action = words + 1, "silence"
        elif table.kind == "command" and "circle" in table.legal(0):
            action = "circle"
        table.act(table.actor, action)
    subjects = SEATED[players].split().count("adept") + 1
    assert words == players * circles * (subjects + 1)
    assert len(table.view().talk) == circles * (subjects + 1)
    assert len(table.view().interrogations) == subjects


@pytest.mark.rule("T-23")
def test_the_shortest_talk_is_none() -> None:
    table = given(SEVEN, BOARD)
    table.tell("0 judge", "0 condemn 4", "0 condemn 1")
    assert table.stage == Stage.DEAL
    assert [talk.claims for talk in table.view().talk] == [7 * [None]]


FREE = a_board(0)


@pytest.mark.rule("B7", "B8", "T-23")
@pytest.mark.parametrize("players", COUNTS)
def test_where_talk_is_free_nobody_is_asked_but_the_lord_who_ends_it(players: int) -> None:
    table = dealt(SEATED[players], FREE)
    assert only(table.heard(SPECTATOR), "talk_began") == ["talk_began discussion=1"]
    assert (table.kind, table.waiting) == ("command", [0])
    subjects = [
        seat for seat, role in enumerate(SEATED[players].split()) if role in ("adept", "spy")
    ]
    assert set(table.legal(0)) == {"judge", *(f"send {seat}" for seat in subjects)}
    assert all(table.legal(seat) == [] for seat in table.seats if seat != 0)


@pytest.mark.rule("B10", "B11", "B12", "T-14")
def test_after_each_interrogation_talk_is_free_again_until_the_last_subject_is_used() -> None:
    table = given(SEVEN, FREE)
    for discussion, subject in ((2, 1), (3, 2)):
        table.act(0, f"send {subject}")
        table.act(0, "point 3")
        told = table.act(subject, "announce paladin")
        assert only(told, "talk_began") == [f"talk_began discussion={discussion}"]
        assert (table.kind, table.waiting) == ("command", [0])
    assert table.legal(0) == ["judge"]
    assert table.view().talk == []


@pytest.mark.rule("T-23")
def test_a_position_with_free_talk_comes_back_and_has_no_circles() -> None:
    table = given(SEVEN, FREE)
    table.act(0, "send 1")
    table.act(0, "point 3")
    table.act(1, "announce paladin")
    again = given(table.position, FREE)
    assert (again.position, again.kind, again.legal(0)) == (
        table.position,
        "command",
        table.legal(0),
    )
    words = " | ".join(["silence"] * 7)
    with pytest.raises(BadPosition, match="no circles where talk is free"):
        given(f"{SEVEN.strip()}\ntalk 1: {words}", FREE)


@pytest.mark.rule("B10", "T-24")
def test_what_is_said_freely_can_be_read_as_if_it_had_been_said_in_circles() -> None:
    view = given(SEVEN, FREE).view()
    said = [
        Heard(4, "am traitor", round=1, step=1, act=False),
        Heard(4, "lies 1", round=1, step=1, act=False),
        Heard(1, "is 3 grand-master", round=1, step=1, act=False),
        Heard(1, "laugh", round=1, step=1, act=False),
        Heard(2, "trust 4", round=2, step=1, act=False),  # another round
    ]
    circles = in_circles(view, said).talk
    assert [(circle.discussion, circle.circle) for circle in circles] == [(1, 1), (1, 2)]
    first, second = ({n: word for n, word in enumerate(c.claims) if word} for c in circles)
    assert first == {1: "claim 3 grand-master", 4: "claim 4 traitor"}
    assert second == {4: "accuse 1"}
    ordered = given(SEVEN).view()
    assert in_circles(ordered, said) is ordered
