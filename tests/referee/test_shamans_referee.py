"""The second referee of Shamans, checked against the worked example (C.2), against single rulings
on small tables laid out by hand, and against the invariants of A.0 in random whole games.
How it compares with the fast core is the business of another file.
"""

from __future__ import annotations

import random
from collections import Counter
from typing import cast

import pytest

from .shamans import ARTIFACTS, HAND_SIZE, HIGHEST_NUMBER, SHADOWS, Referee, world_of

MOON = 25


def a_board(distance: int | None = None, moon: int = MOON) -> dict[str, object]:
    """Seven worlds with all four rituals; optionally every start at one distance of the Moon."""
    worlds = [
        ("purple", "illumination", 3),
        ("blue", "permutation", 3),
        ("green", "stabilization", 3),
        ("yellow", "stabilization", 3),
        ("white", "neutralization", 3),
        ("brown", "neutralization", 4),
        ("red", "permutation", 5),
    ]
    distances = {3: 9, 4: 12, 5: 25} if distance is None else dict.fromkeys((3, 4, 5), distance)
    return {
        "worlds": [{"world": w, "ritual": r, "players": p} for w, r, p in worlds],
        "moon": moon,
        "distance": distances,
    }


def cards(text: str) -> list[str]:
    """'purple 1 5, red 6' as the cards purple-1, purple-5 and red-6."""
    found = []
    for part in text.split(","):
        world, *numbers = part.split()
        found += [f"{world}-{number}" for number in numbers]
    return found


def table(
    hands: list[str],
    *,
    left_over: str,
    roles: str,
    row: str,
    stack: str,
    distance: int = 20,
    arrow: str = "left",
) -> Referee:
    """A small table: a hand a seat, seat 0 leads, and only as many cards as the story needs."""
    return Referee.from_deal(
        len(hands),
        a_board(distance),
        marker=0,
        roles=roles.split(),
        hands=[cards(hand) for hand in hands],
        left_over=cards(left_over),
        row=row.split(),
        stack=stack.split(),
        arrow=arrow,
    )


def tell(referee: Referee, *lines: str) -> None:
    """Act out lines such as '2 play red-6' (the seat, then the action)."""
    for line in lines:
        seat, action = line.split(" ", 1)
        referee.act(int(seat), action)


def happened(referee: Referee) -> list[str]:
    """The last events in short: their names, with the spaces of the pawn."""
    short = []
    for event in referee.events:
        moved = event["event"] == "pawn_moved"
        short.append(f"pawn {event['start']}>{event['to']}" if moved else str(event["event"]))
    return short


def seat_view(referee: Referee, viewer: int | None, seat: int) -> dict[str, object]:
    """One seat as a viewer sees it."""
    return cast(list[dict[str, object]], referee.view(viewer)["seats"])[seat]


def decision(referee: Referee) -> dict[str, object]:
    """The public decision."""
    return cast(dict[str, object], referee.view(None)["decision"])


# -------------------------------------------------------------------- C.2, the worked example

ROY, PRIS, RACHEL, RICK, ELDON = range(5)
EXAMPLE_HANDS = [
    "purple 1 5, brown 6, red 1, blue 3 6, green 4 6, yellow 1, white 2 6",
    "purple 2 6, brown 3, red 2, blue 5 7, green 2, yellow 5 6, white 3 5",
    "purple 3, brown 2 8, red 3 6, blue 1, green 5 7, yellow 4 7, white 7",
    "purple 4, brown 1 5, red 4, blue 2 8, green 3 8, yellow 2, white 4 8",
    "purple 7 8, brown 4, red 5 7 8, blue 4, green 1, yellow 3 8, white 1",
]
EXAMPLE_STACK = "shard dagger dagger dagger dagger mask portal portal mask eclipse shard"
# A trick a line: the plays, who takes what, the next Guide, how far the pawn is from its start,
# and the cards lying in each world, in board order (one brown card is left over).
EXAMPLE_TRICKS = [
    ("purple-5 purple-2 purple-3 purple-4 purple-8", PRIS, "shard", ELDON, 0, "5 0 0 0 0 1 0"),
    ("brown-4 brown-6 brown-3 brown-2 brown-1", RICK, "dagger", ROY, 0, "5 0 0 0 0 6 0"),
    ("blue-3 blue-5 blue-1 blue-2 blue-4", RACHEL, "dagger", PRIS, 0, "5 5 0 0 0 6 0"),
    ("green-2 green-5 green-3 green-1 green-4", ELDON, "dagger", RACHEL, 0, "5 5 5 0 0 6 0"),
    ("yellow-4 yellow-2 yellow-3 yellow-1 yellow-5", ROY, "dagger", PRIS, 0, "5 5 5 5 0 6 0"),
    ("white-3 brown-8 white-4 white-1 white-6", ELDON, "dagger", ROY, 1, "5 5 5 5 4 7 0"),
]


def the_example(distance: int = 25) -> Referee:
    """The deal of C.2, the worlds A, B, C, D being blue, green, yellow and white."""
    return Referee.from_deal(
        5,
        a_board(distance),
        marker=ROY,
        roles=["shaman", "shaman", "shaman", "shadow", "shadow"],
        hands=[cards(hand) for hand in EXAMPLE_HANDS],
        left_over=["brown-7"],
        row=["shard", "dagger"],
        stack=EXAMPLE_STACK.split(),
        arrow="left",
    )


def take_from_row(referee: Referee, seat: int, tile: str) -> None:
    """The lowest takes a tile of this kind from the row."""
    assert (referee.kind, referee.waiting) == ("take", [seat])
    slot = ["left", "right"][referee.row.index(tile)]
    referee.act(seat, f"take {slot}")


def lying(referee: Referee) -> str:
    """The number of cards in each world, in board order."""
    return " ".join(str(len(world.numbers)) for world in referee.worlds.values())


def play_six_tricks(referee: Referee) -> None:
    """The tricks that lead to the printed example, each with its state afterwards."""
    guide = ROY
    tiles: list[Counter[str]] = [Counter() for _ in range(5)]
    for number, (plays, taker, tile, next_guide, pawn, worlds) in enumerate(EXAMPLE_TRICKS, 1):
        for distance, card in enumerate(plays.split()):
            assert referee.view(None)["trick"] == number
            referee.act((guide + distance) % 5, f"play {card}")
        take_from_row(referee, taker, tile)
        tiles[taker][tile] += 1
        assert [Counter(seat.open) for seat in referee.seats] == tiles
        assert lying(referee) == worlds
        assert referee.pawn == referee.start + pawn
        assert referee.guide == next_guide
        assert referee.events[-1] == {
            "event": "trick_began",
            "trick": number + 1,
            "guide": next_guide,
        }
        assert {len(seat.hand) for seat in referee.seats} == {11 - number}
        assert referee.points == [0] * 5
        guide = next_guide


def play_the_seventh_trick(referee: Referee) -> None:
    """C.1, event by event."""
    p = referee.pawn
    tell(referee, "0 play purple-1")
    assert (referee.destination, referee.pawn) == ("purple", p)
    tell(referee, "1 play purple-6")
    assert referee.pawn == p
    tell(referee, "2 play red-6")
    assert happened(referee) == ["card_played", f"pawn {p}>{p + 1}", "card_placed"]
    tell(referee, "3 play brown-5")
    moved = f"pawn {p + 1}>{p + 2}"
    assert happened(referee) == [
        "card_played",
        moved,
        "card_placed",
        "world_completed",
        "ritual",
    ]
    assert (referee.kind, referee.waiting) == ("neutralize", [RICK])
    assert referee.legal(RICK) == {f"neutralize {seat}" for seat in (0, 1, 2, 4)}
    tell(referee, "3 neutralize 0")
    steps = [f"pawn {p + n}>{p + n + 1}" for n in range(2, 6)]
    hand = ["dagger_spent", "eliminated", "tiles_lost", "hand_set_aside"]
    assert happened(referee) == [*hand, *steps]
    tell(referee, "4 play purple-7")
    take_from_row(referee, PRIS, "shard")
    assert happened(referee) == [
        "tile_taken",
        "tile_shown",
        "cards_collected",
        "world_completed",
        "ritual",
        "points",
        "trick_began",
    ]
    collected = referee.events[2]
    assert collected["cards"] == ["purple-1", "purple-6", "purple-7"]
    assert referee.pawn == p + 6


def test_the_worked_example_replays_with_the_printed_state_after_each_trick() -> None:
    """C.1, C.2: six quiet tricks, then Roy falls and Eldon completes purple."""
    referee = the_example()
    play_six_tricks(referee)
    play_the_seventh_trick(referee)
    open_tiles = [sorted(seat.open) for seat in referee.seats]
    assert open_tiles == [[], ["shard"] * 2, ["dagger"], [], ["dagger"] * 2]
    assert sorted(tile for tile in referee.row if tile) == ["mask", "portal"]
    assert referee.stack == ["portal", "mask", "eclipse", "shard"]
    assert lying(referee) == "8 5 5 5 4 8 1"
    assert referee.seats[ROY].aside == cards("blue 6, green 6, white 2, red 1")
    assert referee.points == [0, 0, 0, 0, 1]
    assert referee.guide == ELDON
    assert [len(seat.hand) for seat in referee.seats] == [0, 4, 4, 4, 4]
    assert referee.out_open == ["dagger", "dagger"]


def test_the_second_take_after_the_worked_example_uncovers_the_eclipse() -> None:
    """C.2, I5: tiles 8 and 9 of the round, whatever is chosen."""
    for choice in ("take left", "take right", "take stack"):
        referee = the_example()
        play_six_tricks(referee)
        play_the_seventh_trick(referee)
        takes = 0
        while takes < 2:
            assert "eclipse" in referee.stack
            seat = referee.waiting[0]
            actions = sorted(a for a in referee.legal(seat) if not a.startswith("portal"))
            referee.act(seat, choice if choice in actions else actions[0])
            takes += happened(referee).count("tile_taken")
        if referee.kind == "keep":
            tell(referee, f"{referee.waiting[0]} keep hidden")
        assert "eclipse" in happened(referee)
        assert referee.kind == "give"


def test_the_worked_example_needs_a_distance_of_eight() -> None:
    """C.3: with seven spaces to go Roy's elimination carries the pawn onto the Moon (S-71)."""
    referee = the_example(distance=7)
    play_six_tricks(referee)
    tell(referee, "0 play purple-1", "1 play purple-6", "2 play red-6", "3 play brown-5")
    tell(referee, "3 neutralize 0")
    assert {"event": "round_ended", "winner": "shadows", "why": "moon"} in referee.events
    assert referee.points == [0, 0, 0, 3, 3]
    assert (referee.round, referee.marker, referee.guide) == (2, PRIS, PRIS)


# -------------------------------------------------------------------- the Moon and the Portals


def test_off_suit_card_that_reaches_the_moon_is_not_placed() -> None:
    """3.4, S-12: the pawn first; blue would have been completed by the card."""
    referee = table(
        ["purple 1", "blue 6", "purple 2"],
        left_over="blue 1 2 3 4 5",
        roles="shaman shaman shadow",
        row="shard dagger",
        stack="dagger eclipse mask",
        distance=1,
    )
    tell(referee, "0 play purple-1", "1 play blue-6")
    assert happened(referee)[:5] == [
        "card_played",
        "pawn 24>25",
        "round_ended",
        "roles_opened",
        "points",
    ]
    assert referee.points == [0, 0, 3]


def two_portals() -> Referee:
    """One space short of the Moon seats 0 and 1 hold an open Portal each; seat 2 leads."""
    referee = table(
        [
            "purple 1, blue 2, green 1 2",
            "purple 2, blue 1, green 3 4",
            "purple 3, blue 3, white 4 5",
        ],
        left_over="yellow 1",
        roles="shaman shaman shadow",
        row="portal portal",
        stack="shard shard eclipse shard dagger",
        distance=1,
    )
    tell(referee, "0 play purple-1", "1 play purple-2", "2 play purple-3", "0 take left")
    tell(referee, "2 play blue-3", "0 play blue-2", "1 play blue-1", "1 take right")
    assert referee.kind == "give"
    tell(referee, "2 give white-5", "0 give green-2", "1 give green-4")
    assert (referee.kind, referee.waiting) == ("play", [2])
    return referee


def test_portal_back_before_the_moon_lets_the_off_suit_step_fall_short() -> None:
    """R1, S-43: back one, then the pending step; who has passed may be asked no more."""
    referee = two_portals()
    tell(referee, "2 play white-4", "0 play green-1")
    assert happened(referee) == ["card_played", "window"]
    assert (referee.kind, referee.waiting, referee.actor) == ("moon", [0, 1], 0)
    tell(referee, "0 pass")
    assert (referee.waiting, referee.actor, referee.events) == ([1], 1, [])
    assert decision(referee)["waiting"] == [0, 1]
    assert referee.legal(0) == {"portal forward", "portal back"}
    tell(referee, "1 portal back")
    assert happened(referee) == ["portal_used", "pawn 24>23", "pawn 23>24", "card_placed"]


def test_everybody_passing_lets_the_pawn_onto_the_moon() -> None:
    """R1, 10.3: the window closes without an event of its own."""
    referee = two_portals()
    tell(referee, "2 play white-4", "0 play green-1", "1 pass", "0 pass")
    assert happened(referee)[:3] == ["pawn 24>25", "round_ended", "roles_opened"]
    assert referee.points == [0, 0, 3]


def test_portal_forward_out_of_turn_may_be_answered_by_a_portal_back() -> None:
    """R0, S-42, S-44: forward from the last space waits for the answer, then moves after all."""
    referee = two_portals()
    tell(referee, "0 portal forward")
    assert happened(referee) == ["portal_used", "window"]
    assert (referee.kind, referee.waiting, referee.actor) == ("moon", [1], 1)
    tell(referee, "1 portal back")
    assert happened(referee) == ["portal_used", "pawn 24>23", "pawn 23>24"]
    assert (referee.kind, referee.waiting) == ("play", [2])


def test_portal_forward_inside_the_window_stacks_on_the_pending_step() -> None:
    """S-43, S-44: two steps forward and one back from the last space end on the Moon."""
    referee = two_portals()
    tell(referee, "2 play white-4", "0 play green-1", "1 portal forward")
    assert happened(referee) == ["portal_used", "window"]
    assert (referee.waiting, referee.actor) == ([0], 0)
    tell(referee, "0 portal back")
    assert happened(referee)[:5] == [
        "portal_used",
        "pawn 24>23",
        "pawn 23>24",
        "pawn 24>25",
        "round_ended",
    ]


# -------------------------------------------------------------------- the Dagger


def the_dagger(roles: str, distance: int) -> Referee:
    """Seat 0 has an open Dagger, seat 1 an open Portal, and seat 0 must name a target."""
    referee = table(
        [
            "purple 1, blue 2, white 6, green 1",
            "purple 2, blue 1, white 5, green 2",
            "purple 3, blue 3, white 4, green 3",
        ],
        left_over="white 1 2 3",
        roles=roles,
        row="dagger portal",
        stack="shard shard shard dagger dagger eclipse dagger",
        distance=distance,
    )
    tell(referee, "0 play purple-1", "1 play purple-2", "2 play purple-3", "0 take left")
    tell(referee, "2 play blue-3", "0 play blue-2", "1 play blue-1", "1 take right")
    tell(referee, "2 play white-4", "0 play white-6", "1 play white-5", "2 take left")
    assert (referee.kind, referee.waiting) == ("neutralize", [0])
    assert referee.legal(0) == {"neutralize 1", "neutralize 2"}
    return referee


def test_a_shadow_about_to_fall_may_win_by_his_portal() -> None:
    """R2, S-45, 6.3: he is not eliminated and scores."""
    referee = the_dagger("shaman shadow shaman", distance=1)
    tell(referee, "0 neutralize 1")
    assert happened(referee) == ["dagger_spent", "window"]
    assert (referee.kind, decision(referee)["subject"]) == ("target", 1)
    tell(referee, "1 portal forward")
    assert happened(referee)[:3] == ["portal_used", "pawn 24>25", "round_ended"]
    assert referee.points == [0, 3, 0]


def test_the_last_shadow_falling_ends_the_round_at_once() -> None:
    """9.4, 10.2, S-81: no hand is placed, no pawn moves, and the Shamans score."""
    referee = the_dagger("shaman shadow shaman", distance=1)
    tell(referee, "0 neutralize 1", "1 pass")
    assert happened(referee)[:4] == ["eliminated", "tiles_lost", "round_ended", "roles_opened"]
    assert referee.points == [2, 0, 2]


def test_a_falling_shaman_pushes_the_pawn_by_the_cards_in_his_hand() -> None:
    """9.2, 9.3, 9.7, S-70: tiles out, hand aside face down, then step by step."""
    referee = the_dagger("shadow shaman shaman", distance=5)
    tell(referee, "0 neutralize 1", "1 portal back")
    assert happened(referee) == [
        "portal_used",
        "pawn 20>19",
        "eliminated",
        "hand_set_aside",
        "pawn 19>20",
        "trick_began",
    ]
    assert seat_view(referee, 1, 1)["aside_cards"] == ["green-2"]
    assert seat_view(referee, 0, 1)["aside_cards"] is None
    assert seat_view(referee, None, 1)["role"] == "shaman"


def test_a_performer_with_any_hidden_tile_is_asked_and_may_decline() -> None:
    """8.7, S-52: the question does not tell whether the hidden tile is a Dagger."""
    for hidden, targets in (("dagger", {"neutralize 1", "neutralize 2"}), ("shard", set[str]())):
        referee = table(
            [
                "purple 1, white 6, green 1",
                "purple 2, white 5, green 2",
                "purple 3, white 4, green 3",
            ],
            left_over="white 1 2 3",
            roles="shaman shaman shadow",
            row="mask mask",
            stack=f"{hidden} shard eclipse shard dagger",
        )
        tell(referee, "0 play purple-1", "1 play purple-2", "2 play purple-3", "0 take stack")
        assert referee.view(0)["drawn"] == hidden
        assert referee.view(1)["drawn"] is None
        tell(referee, "0 keep hidden")
        assert referee.events_for(1)[0]["tile"] is None
        tell(referee, "2 play white-4", "0 play white-6", "1 play white-5", "2 take left")
        # The Mask came with the take, the Eclipse after it, the ritual last (S-27, S-40).
        assert happened(referee) == ["tile_taken", "role_revealed", "tile_shown", "eclipse"]
        tell(referee, "0 give green-1", "1 give green-2", "2 give green-3")
        assert referee.legal(0) == {"decline"} | targets
        tell(referee, "0 decline")
        assert happened(referee) == ["ritual_idle", "trick_began"]


def test_an_eliminated_sole_follower_names_the_next_guide() -> None:
    """S-17, 9.9: no artifact, no ritual although purple is complete, and a survivor leads."""
    referee = table(
        ["blue 3, purple 1, green 4", "blue 1, white 6, green 2", "blue 2, green 1 3"],
        left_over="white 1 2 3 4 5, purple 2 3 4 5 6",
        roles="shaman shadow shaman",
        row="dagger shard",
        stack="shard shard eclipse",
    )
    tell(referee, "0 play blue-3", "1 play blue-1", "2 play blue-2", "1 take left")
    tell(referee, "0 play purple-1", "1 play white-6", "1 neutralize 0", "2 play green-1")
    assert happened(referee)[-2:] == ["cards_collected", "world_completed"]
    assert referee.events[-2]["seat"] is None
    assert referee.events[-1]["performer"] is None
    assert (referee.kind, referee.waiting) == ("name", [0])
    assert referee.legal(0) == {"name 1", "name 2"}
    tell(referee, "0 name 2")
    assert happened(referee) == ["guide_named", "trick_began"]
    assert referee.guide == 2


def test_the_eliminator_performs_the_worlds_of_a_placed_hand_in_his_order() -> None:
    """9.5, 9.6, S-74, S-76: the pawn stays, all cards first, then ritual after ritual."""
    referee = table(
        [
            "blue 1, white 8, red 1 2",
            "blue 2, white 5, purple 8, green 8",
            "blue 3, white 6, red 3 4",
            "blue 4, white 7, red 5 6",
            "blue 5, white 4, red 7 8",
        ],
        left_over="white 1 2 3, purple 1 2 3 4 5 6 7, green 1 2 3 4 5 6 7",
        roles="shaman shadow shadow shaman shaman",
        row="dagger shard",
        stack="shard shard shard dagger eclipse",
    )
    tell(referee, *[f"{seat} play blue-{seat + 1}" for seat in range(5)], "0 take left")
    tell(referee, "4 play white-4", "0 play white-8")
    tell(referee, *[f"{seat} play white-{seat + 4}" for seat in (1, 2, 3)], "4 take left")
    tell(referee, "0 neutralize 1")
    placed = ["dagger_spent", "eliminated", "hand_placed", "world_completed", "world_completed"]
    assert happened(referee) == placed
    assert referee.legal(0) == {"perform purple", "perform green"}
    assert decision(referee)["rituals"] == ["purple", "green"]
    tell(referee, "0 perform green")
    assert (happened(referee), referee.kind) == (["ritual"], "stabilize")
    tell(referee, "0 back")
    assert happened(referee) == ["pawn 5>3", "ritual", "points", "trick_began"]
    assert referee.points == [1, 0, 0, 0, 0]


# -------------------------------------------------------------------- Eclipse and Permutation


def test_an_eclipse_in_mid_trick_skips_the_empty_handed() -> None:
    """5.4, S-34, S-37: in the last trick only those who have yet to play give and receive."""
    referee = table(
        ["purple 1", "green 6", "purple 2", "purple 3"],
        left_over="green 1 2 3 4 5",
        roles="shaman shaman shaman shadow",
        row="shard shard",
        stack="dagger eclipse dagger",
        arrow="right",
    )
    tell(referee, "0 play purple-1", "1 play green-6", "1 take left")
    assert happened(referee) == ["tile_taken", "tile_shown", "eclipse"]
    assert (referee.waiting, referee.actor) == ([2, 3], 2)
    tell(referee, "3 give purple-3")
    assert (referee.events, referee.waiting) == ([], [2])
    assert (referee.view(3)["giving"], referee.view(2)["giving"]) == ("purple-3", None)
    tell(referee, "2 give purple-2")
    assert happened(referee) == ["card_given", "card_given", "eclipse_over"]
    assert (referee.view(2)["hand"], referee.view(3)["hand"]) == (["purple-3"], ["purple-2"])
    given = cast(list[dict[str, object]], referee.view(0)["given"])
    assert [(g["giver"], g["receiver"], g["card"]) for g in given] == [(2, 3, None), (3, 2, None)]
    assert referee.events_for(2) == referee.events
    assert referee.events_for(1)[0]["card"] is None


def test_swapped_role_cards_keep_their_face_and_what_is_known_of_them() -> None:
    """8.3, S-63, S-64: the open card stays open with its new owner, the other stays hidden."""
    referee = table(
        ["purple 1, blue 6, green 1", "purple 2, blue 5, green 2", "purple 3, blue 4, green 3"],
        left_over="blue 1 2 3",
        roles="shaman shaman shadow",
        row="mask shard",
        stack="shard dagger dagger eclipse dagger",
    )
    tell(referee, "0 play purple-1", "1 play purple-2", "2 play purple-3", "0 take left")
    assert happened(referee)[:3] == ["tile_taken", "role_revealed", "tile_shown"]
    tell(referee, "2 play blue-4", "0 play blue-6", "1 play blue-5", "2 take left", "0 swap 2")
    assert happened(referee) == ["roles_swapped", "role_seen", "role_seen", "trick_began"]
    assert [e.get("role") for e in referee.events_for(2)[1:3]] == [None, "shaman"]
    for viewer, known in ((0, "shadow"), (2, "shadow"), (1, None), (None, None)):
        assert seat_view(referee, viewer, 0)["role"] == known
        assert seat_view(referee, viewer, 0)["role_open"] is False
        assert seat_view(referee, viewer, 2)["role"] == "shaman"
        assert seat_view(referee, viewer, 2)["role_open"] is True


# -------------------------------------------------------------------- random whole games


class Bystander:
    """Watches a game event by event and objects when an invariant of A.0 breaks."""

    def __init__(self, referee: Referee) -> None:
        self.referee = referee
        self.points = [0] * referee.players
        self.seen: Counter[str] = Counter()
        self.kinds: Counter[str] = Counter()
        self.between_take_and_collection = False
        self.watch()

    def new_round(self) -> None:
        """I1, I2, S-09: a full deal of different cards, the Eclipse at place 2 to 11."""
        referee = self.referee
        self.alive = set(range(referee.players))
        self.takes = 0
        self.eclipse_place = referee.stack.index("eclipse") + 1
        assert 2 <= self.eclipse_place <= len(referee.stack) == 11
        self.completed: set[str] = set()
        self.pawn = referee.start
        self.fallen_shadows = 0
        assert {len(seat.hand) for seat in referee.seats} == {HAND_SIZE[referee.players]}
        left_over = sum(len(world.numbers) for world in referee.worlds.values())
        assert left_over == {3: 3, 4: 0, 5: 1}[referee.players]

    def watch(self) -> None:
        """All events of the last transition, then the table as it lies."""
        for event in self.referee.events:
            self.seen[str(event["event"])] += 1
            self.watch_event(event)
        self.kinds[self.referee.kind] += 1
        self.check_table()

    def watch_event(self, event: dict[str, object]) -> None:
        """One event: I5, I6, I7, I9, I10, the pawn and the points."""
        name = event["event"]
        if name == "round_began":
            self.new_round()
        elif name == "tile_taken":
            self.takes += 1
            assert self.takes <= sum(ARTIFACTS.values())
        elif name == "eclipse":
            assert self.takes == self.eclipse_place - 1
        elif name == "card_played":
            assert event["follows"] or len(self.alive) > 1
        elif name == "eliminated":
            assert not self.between_take_and_collection
            self.alive.remove(cast(int, event["seat"]))
            self.fallen_shadows += event["role"] == "shadow"
        elif name == "cards_collected":
            self.between_take_and_collection = False
        elif name == "world_completed":
            assert event["world"] not in self.completed
            self.completed.add(str(event["world"]))
        elif name == "pawn_moved":
            to = cast(int, event["to"])
            assert event["start"] == self.pawn
            assert to - self.pawn in (1, -1, -2)
            assert 0 <= to <= self.referee.moon
            self.pawn = to
        elif name == "round_ended":
            self.between_take_and_collection = False
            assert (self.pawn == self.referee.moon) == (event["why"] == "moon")
        elif name == "points":
            self.points[cast(int, event["seat"])] += cast(int, event["points"])

    def check_table(self) -> None:
        """I3, I4, I6, I8, I10 and the conservation of cards and tiles."""
        referee = self.referee
        seats = referee.seats
        assert self.points == referee.points
        assert self.pawn == referee.pawn
        assert referee.over or self.pawn < referee.moon
        assert self.alive == {n for n, seat in enumerate(seats) if seat.alive} != set()
        if referee.events and referee.events[-1]["event"] == "trick_began":
            assert len({len(seats[n].hand) for n in self.alive}) == 1
        shadows = sum(seats[n].role.face == "shadow" for n in self.alive)
        assert shadows == SHADOWS[referee.players] - self.fallen_shadows

        everywhere = [card for seat in seats for card in seat.hand + seat.aside]
        everywhere += referee.front.values()
        for world in referee.worlds.values():
            everywhere += [f"{world.name}-{number}" for number in world.numbers]
        full_deck = {3: 30, 4: 36, 5: 56}[referee.players]
        assert len(everywhere) == len(set(everywhere)) == full_deck
        assert full_deck == len(referee.worlds) * HIGHEST_NUMBER[referee.players]
        for seat in seats:
            assert not self.completed & {world_of(card) for card in seat.aside}

        tiles = [tile for tile in referee.stack if tile != "eclipse"]
        assert len(tiles) == max(0, 10 - self.takes)
        row = [tile for tile in referee.row if tile]
        assert len(row) == min(2, 12 - self.takes)
        tiles += row + referee.out_open + referee.out_hidden
        tiles += [tile for seat in seats for tile in seat.open + seat.hidden]
        if referee.drawn:
            tiles.append(referee.drawn[1])
        assert Counter(tiles) == Counter(ARTIFACTS)

    def check_decision(self) -> None:
        """Somebody is waited for, and everybody waited for can answer."""
        referee = self.referee
        assert referee.waiting
        assert referee.actor in referee.waiting
        for seat in referee.waiting:
            assert [a for a in referee.legal(seat) if not a.startswith("portal")]
        for seat in range(referee.players):
            assert referee.view(seat)["legal"] == sorted(referee.legal(seat))
            if referee.legal(seat) - {"portal forward", "portal back"}:
                assert seat in referee.waiting


def snapshot(referee: Referee) -> str:
    """Everything that can be seen of a game, by anybody."""
    viewers: list[int | None] = [None, *range(referee.players)]
    return repr(
        (
            [referee.view(viewer) for viewer in viewers],
            [referee.events_for(viewer) for viewer in viewers],
            (referee.events, referee.kind, referee.waiting, referee.actor, referee.points),
        )
    )


def try_something_illegal(referee: Referee, rng: random.Random) -> None:
    """A text that is no action, or another seat's action, is refused and leaves no trace."""
    seat = rng.randrange(-1, referee.players + 1)
    texts = ["", "play", "pass", "portal back", "play purple-9", "name 0", "take middle", "decline"]
    for other in range(referee.players):
        texts += sorted(referee.legal(other))
    action = rng.choice([text for text in texts if text not in referee.legal(seat)])
    before = snapshot(referee)
    with pytest.raises(ValueError, match=r"."):
        referee.act(seat, action)
    assert snapshot(referee) == before


def random_game(players: int, number: int) -> Bystander:
    """A whole game of random answers, now and then a Portal out of turn, watched throughout.

    Every other table mostly follows suit on a long track: random cards alone nearly always
    carry the pawn to the Moon, and the late things of a round would hardly ever be seen.
    """
    rng = random.Random(f"{players} {number}")
    loyal = number % 2 == 0
    referee = Referee(players, rng.randbytes(32), a_board(30, moon=32) if loyal else a_board())
    bystander = Bystander(referee)
    while not referee.over:
        bystander.check_decision()
        if rng.random() < 0.03:
            try_something_illegal(referee, rng)
        seat = rng.choice(referee.waiting)
        actions = sorted(a for a in referee.legal(seat) if not a.startswith("portal"))
        if loyal and referee.kind == "play" and rng.random() < 0.9:
            follow = [a for a in actions if a.startswith(f"play {referee.destination}-")]
            actions = follow or actions
        holders = [
            (holder, action)
            for holder in range(players)
            for action in sorted(referee.legal(holder))
            if action.startswith("portal")
        ]
        if referee.kind == "take":
            bystander.between_take_and_collection = True
        if holders and rng.random() < 0.1:
            referee.act(*rng.choice(holders))
        else:
            referee.act(seat, rng.choice(actions))
        bystander.watch()
        assert referee.round < 100
    return bystander


@pytest.mark.parametrize("players", [3, 4, 5])
def test_random_games_keep_every_card_every_tile_and_the_invariants(players: int) -> None:
    """I1 to I10, 10.7 to 10.9: and together the games come through every decision and event."""
    kinds: Counter[str] = Counter()
    seen: Counter[str] = Counter()
    for number in range(120):
        bystander = random_game(players, number)
        kinds += bystander.kinds
        seen += bystander.seen
        referee = bystander.referee
        assert referee.points.count(max(referee.points)) == 1
        assert max(referee.points) >= 8
        assert referee.winner == referee.points.index(max(referee.points))
        assert (referee.kind, referee.waiting, referee.actor) == ("over", [], None)
        assert referee.view(None)["result"] is not None
        assert all(seat_view(referee, None, seat)["role_open"] for seat in range(players))
    expected = {
        *("play", "take", "keep", "stabilize", "swap", "neutralize"),
        *("give", "name", "moon", "target", "end", "over"),
    }
    assert expected | ({"chain"} if players == 5 else set()) == set(kinds)
    assert seen["hand_placed"] > 0 if players == 5 else seen["hand_placed"] == 0
    assert {"ritual_idle", "role_seen", "portal_used", "hand_set_aside", "guide_named"} <= set(seen)


def test_the_same_seed_deals_the_same_game_and_each_round_anew() -> None:
    """Protocol, 'Chance'; S-10, S-94: the marker is drawn or appointed, then goes left."""
    seed = bytes(range(32))
    one, same, other = (Referee(4, s, a_board()) for s in (seed, seed, bytes(32)))
    assert one.events == same.events
    assert one.events != other.events
    appointed = Referee(4, seed, a_board(), first=2)
    assert (appointed.marker, appointed.guide) == (2, 2)
    assert [s.hand for s in appointed.seats] == [s.hand for s in one.seats]


def test_dealt_secrets_are_for_their_owner_only() -> None:
    """2.5, A.11: each seat sees its own role and hand, a spectator neither."""
    referee = Referee(5, bytes(32), a_board())
    for viewer in (None, 0, 4):
        for event in referee.events_for(viewer):
            if event["event"] in ("role_dealt", "hand_dealt"):
                secret = event["role"] if event["event"] == "role_dealt" else event["cards"]
                assert (secret is not None) == (event["seat"] == viewer)
