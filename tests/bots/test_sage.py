"""The Sage: knows what his seat knows and no more, is sane anywhere, and says what he thinks."""

from collections.abc import Callable
from random import Random
from typing import Any

import numpy as np
import pytest

from penumbra.bots import make
from penumbra.bots.shamans.belief import Belief
from penumbra.bots.shamans.deeds import masks_left
from penumbra.bots.shamans.evidence import DEEDS, GAVE_OF_FEW, GAVE_OF_MANY, judge_parting
from penumbra.bots.shamans.hearsay import Said, likelihood, records
from penumbra.bots.shamans.reading import GOOD_NAME
from penumbra.bots.shamans.sage import A_FEW, HURRIED, Sage, Thought
from penumbra.bots.turns import next_act
from penumbra.games import GAMES, shamans
from penumbra.games.chance import generators
from penumbra.games.claims import Heard, Listener
from penumbra.games.log import new_log
from penumbra.games.match import Match
from penumbra.games.shamans.state import SLOT, TRICK
from penumbra.games.shamans.terms import CARD_NUMBERS, MASK, NUMBERS, SHADOW
from penumbra.lab.duel import Duel, play, report

from .scene import Scene

GAME = GAMES["shamans"]


def sage(budget: int = 60) -> Sage:
    made = Sage(7)
    made.budget = budget
    return made


def moments(players: int, seed: int, every: int) -> list[Match[Any, Any]]:
    """Positions that random play reaches, each as its match."""
    found = []
    for step in range(0, 120, every):
        match = Match(GAME, players, seed=seed.to_bytes(32, "big"))
        luck = Random(seed)
        for _ in range(step):
            if not match.over:
                match.act(match.actor, luck.choice(match.legal(match.actor)))
        if not match.over:
            found.append(match)
    return found


@pytest.mark.parametrize("players", GAME.players)
def test_a_hidden_world_swapped_behind_the_same_knowledge_changes_no_bit(players: int) -> None:
    chance = generators(players, 1)[0]
    different = 0
    for match in moments(players, seed=players, every=17):
        seat = match.actor
        view, known = match.known(seat)
        other = GAME.sample(known, chance)
        swapped: Any = GAME.view(other, 0, seat), GAME.information_state(other, 0, seat)
        assert sage().choose(*swapped) == sage().choose(view, known)
        assert sage().interrupt(*swapped) == sage().interrupt(view, known)
        assert sage().consider(swapped[1]) == sage().consider(known)
        different += bool((other[0] != match.rows[0]).any())
    assert different


@pytest.mark.parametrize("players", GAME.players)
def test_in_any_position_he_does_something_legal_in_turn_and_out_of_turn(players: int) -> None:
    for match in moments(players, seed=20 + players, every=11):
        for seat in range(players):
            view, information = match.known(seat)
            if view.legal and seat in match.waiting:
                assert sage(20).choose(view, information) in view.legal
            elif view.legal:
                assert sage(20).interrupt(view, information) in [None, *view.legal]


def test_what_he_thinks_repeats_with_his_seed_and_says_how_sure_it_is() -> None:
    match = moments(4, seed=3, every=40)[1]
    known = match.information_state(match.actor)
    thought = sage(400).consider(known)
    assert thought == sage(400).consider(known)
    assert {each.action for each in thought.alternatives} <= set(match.legal(match.actor))
    assert thought.chosen in {each.action for each in thought.alternatives}
    for each in thought.alternatives:
        assert 0.0 <= each.value + each.reading <= 1.0
        assert each.error >= 0.0
    assert sum(thought.shadow) == pytest.approx(1.0)


def thought_of(position: str, seat: int, budget: int = 400) -> Thought:
    return sage(budget).consider(Scene("shamans", position).known(seat)[1])


CAUGHT = """
    players 4
    pawn 22
    trick 0: purple-1 purple-2 white-1 purple-4
    trick 3: blue-1 blue-2 blue-3 blue-6
    trick 3: green-1 green-2 purple-5 green-4
    seat 0 shaman: yellow-1 yellow-2 white-2 brown-1 | hidden dagger
    seat 1 shaman: yellow-3 yellow-4 white-3 brown-2
    seat 2 shadow: yellow-5 yellow-6 white-4 brown-3
    seat 3 shaman: green-5 green-6 white-5 brown-4
    pending play
    pending neutralize 0
"""


def test_he_suspects_who_refused_and_stabs_him() -> None:
    thought = thought_of(CAUGHT, 0)
    assert thought.shadow[2] > 0.8
    assert thought.shadow[0] == 0.0
    assert thought.chosen == "neutralize 2"


def test_he_thinks_no_longer_of_a_dagger_nobody_has_seen_than_of_a_portal() -> None:
    """Whoever has none declines at once: half a second more would tell. An open one all see."""
    hidden = thought_of(CAUGHT, 0, budget=2 * HURRIED)
    assert 0 < sum(each.playouts for each in hidden.alternatives) <= HURRIED
    shown = thought_of(CAUGHT.replace("hidden dagger", "open dagger"), 0, budget=2 * HURRIED)
    assert sum(each.playouts for each in shown.alternatives) > HURRIED


# Time


class Hours:
    """A clock on which an hour passes between two looks."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        self.now += 3600.0
        return self.now


TRICK_TO_FOLLOW = """
    players 4
    pawn 20
    trick 0: purple-1 - - -
    seat 0 shaman: blue-1 green-1 white-1
    seat 1 {role}: purple-2 blue-2 green-2 white-2{more}
    seat 2 {other}: purple-3 blue-3 green-3 white-3
    seat 3 shaman: purple-4 blue-4 green-4 white-4
"""


def following(
    role: str, more: str = "", budget: int = 400, seconds: float | None = None
) -> Thought:
    other = "shaman" if role == "shadow" else "shadow"
    position = TRICK_TO_FOLLOW.format(role=role, other=other, more=more)
    asked = sage(budget)
    asked.seconds = seconds
    return asked.consider(Scene("shamans", position).known(1)[1])


@pytest.mark.parametrize("role", ["shaman", "shadow"])
def test_when_his_time_is_up_he_makes_do_with_what_he_has(
    role: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("penumbra.bots.shamans.sage.monotonic", Hours())
    hasty = following(role, budget=100_000, seconds=1.0)
    assert {each.playouts for each in hasty.alternatives} == {A_FEW}
    patient = following(role, seconds=1e9)
    assert patient == following(role)


# What others read


def test_a_shaman_pays_with_his_good_name_for_being_seen_refusing() -> None:
    reading = {each.action: each.reading for each in following("shaman").alternatives}
    assert reading.pop("play purple-2") == 0.0
    assert set(reading.values()) == {GOOD_NAME[4]}


def test_a_shadow_pays_for_leaving_his_cover() -> None:
    """What a Shaman would best do costs nothing; what a Shaman would lose by, a part of that."""
    reading = {each.action: each.reading for each in following("shadow").alternatives}
    assert min(reading.values()) == 0.0
    assert max(reading.values()) > reading["play purple-2"]


@pytest.mark.parametrize("role", ["shaman", "shadow"])
def test_whose_role_lies_open_has_nothing_to_lose_by_what_others_read(role: str) -> None:
    thought = following(role, more=" | face-up")
    assert {each.reading for each in thought.alternatives} == {0.0}


# Portals


@pytest.mark.rule("R1")
def test_in_the_moon_window_a_shaman_spends_his_portal() -> None:
    table = Scene(
        "shamans",
        """
        players 3
        pawn 28
        seat 0 shaman: purple-1 blue-2 | open portal
        seat 1 shadow: purple-2 blue-3
        seat 2 shaman: purple-3 blue-4
        """,
    )
    table.act(0, "play purple-1")
    table.act(1, "play blue-3")
    assert table.kind == "moon"
    thought = sage().consider(table.known(0)[1])
    assert thought.chosen == "portal back"
    assert {each.action for each in thought.alternatives} == {"portal back", "pass"}
    assert thought.alternatives[0].survives > 0.9


@pytest.mark.rule("R2")
def test_a_falling_shaman_spends_his_portal_in_the_window() -> None:
    thought = thought_of(
        """
        players 4
        pawn 24
        seat 0 shadow: purple-1 blue-2
        seat 1 shaman: purple-2 blue-3 | hidden portal
        seat 2 shaman: purple-3 blue-4
        seat 3 shaman: purple-4 blue-5
        pending play
        pending eliminate 0 1
        pending target 1
        """,
        1,
    )
    assert {each.action for each in thought.alternatives} == {"portal back", "pass"}
    assert all(each.survives == 0.0 for each in thought.alternatives)


@pytest.mark.rule("R3")
def test_a_shadow_with_a_portal_uses_the_last_moment_of_the_round() -> None:
    table = Scene(
        "shamans",
        """
        players 3
        pawn 28
        seat 0 shaman: purple-1
        seat 1 shadow: purple-2 | hidden portal
        seat 2 shaman: purple-3
        """,
    )
    for seat, card in enumerate(("purple-1", "purple-2", "purple-3")):
        table.act(seat, f"play {card}")
    while table.kind != "end":
        (seat,) = table.view(0).decision.waiting
        table.act(seat, table.view(seat).legal[0])
    assert sage().choose(*table.known(1)) == "portal forward"


@pytest.mark.rule("R0")
def test_out_of_turn_he_weighs_a_portal_near_the_moon_and_not_before() -> None:
    def weighed(pawn: int) -> set[str | None]:
        table = Scene(
            "shamans",
            f"""
            players 4
            pawn {pawn}
            seat 0 shaman: purple-1 blue-2 white-1
            seat 1 shadow: purple-2 blue-3 white-2 | open portal
            seat 2 shaman: purple-3 blue-4 white-3
            seat 3 shaman: purple-4 blue-5 white-4
            """,
        )
        thought = sage().consider(table.known(1)[1], interrupting=True)
        return {each.action for each in thought.alternatives}

    assert weighed(20) == set()
    assert weighed(27) == {None, "portal forward"}


# What he hears


@pytest.mark.parametrize("level", ["seeker", "sage:100"])
def test_whom_the_most_trusted_accuses_is_stabbed(level: str) -> None:
    """Of two who look alike; a Seeker listens, too."""
    information = Scene(
        "shamans",
        """
        players 4
        pawn 24
        trick 0: purple-1 purple-2 purple-3 purple-4
        seat 0 shaman: yellow-1 yellow-2 white-2 | open dagger
        seat 1 shaman: yellow-3 yellow-4 white-3 | face-up
        seat 2 shadow: yellow-5 yellow-6 white-4
        seat 3 shaman: green-5 green-6 white-5
        pending play
        pending neutralize 0
        """,
    ).known(0)

    def stabbed(claim: str) -> str:
        bot = make(level, "shamans", 3, "steady")
        assert isinstance(bot, Listener)
        bot.hear([Heard(1, claim, 1, 1, act=False)])
        return bot.choose(*information)

    assert stabbed("accuse 2") == "neutralize 2"
    assert stabbed("accuse 3") == "neutralize 3"


# What he believes


def test_belief_counts_a_portal_that_went_forward() -> None:
    table = Scene(
        "shamans",
        """
        players 4
        pawn 20
        seat 0 shaman: purple-1 blue-2
        seat 1 shadow: purple-2 blue-3 | open portal
        seat 2 shaman: purple-3 blue-4
        seat 3 shaman: purple-4 blue-5
        """,
    )
    before = Belief(table.known(0)[1], np.random.default_rng(1)).shadow
    assert before[1] > before[2] == pytest.approx(before[3])  # Shadows like Portals a little more
    table.game.act(table.rows, 0, 1, 56, new_log())
    after = Belief(table.known(0)[1], np.random.default_rng(1)).shadow
    assert after[1] > 0.85  # somebody careless might have meant nothing by it


def test_who_keeps_an_open_portal_that_would_end_the_round_is_no_shadow() -> None:
    def of_owner(pawn: int) -> float:
        table = Scene(
            "shamans",
            f"""
            players 4
            pawn {pawn}
            seat 0 shaman: purple-1 blue-2
            seat 1 shadow: purple-2 blue-3 | open portal
            seat 2 shaman: purple-3 blue-4
            seat 3 shaman: purple-4 blue-5
            """,
        )
        return Belief(table.known(0)[1], np.random.default_rng(1)).shadow[1]

    assert of_owner(28) < 0.2 < 0.4 < of_owner(27)


def test_what_somebody_gives_away_is_judged_by_what_he_had_most_and_fewest_of() -> None:
    def judged(cards: str, given: str) -> list[int]:
        hand = sum(1 << CARD_NUMBERS[card] for card in cards.split())
        counts = np.zeros(DEEDS, dtype=np.int64)
        judge_parting(hand, CARD_NUMBERS[given] // NUMBERS, GAVE_OF_MANY, counts)
        return [int(counts[GAVE_OF_MANY]), int(counts[GAVE_OF_FEW])]

    assert judged("red-1 red-2 blue-3", "red-1") == [1, 0]
    assert judged("red-1 red-2 blue-3", "blue-3") == [0, 1]
    assert judged("red-1 red-2 red-3 blue-3 green-1 green-2", "green-1") == [0, 0]
    assert judged("red-1 blue-3", "red-1") == [0, 0]


def test_belief_knows_who_took_another_tile_while_a_mask_lay_there() -> None:
    """Whatever it says is so, and it misses little; who was there is counted from the rows."""
    found, missed = 0, 0
    for number in range(6):
        match = Match(GAME, 3 + number % 3, seed=number.to_bytes(32, "big"))
        company = {seat: make("seeker", "shamans", seat, "steady") for seat in range(match.players)}
        passed: list[list[tuple[int, int]]] = [[], []]
        while not match.over:
            seat, action = next_act(match, company)
            view, before, round_ = match.view(seat), match.rows[0].copy(), match.rounds
            if view.decision.kind == "play":
                said = masks_left(shamans.GAME.seen(match.information_state(seat)))
                true = [
                    each for slot in (0, 1) if before[SLOT + slot] == MASK for each in passed[slot]
                ]
                assert set(said) <= set(true)
                found += len(said)
                missed += len(true) - len(said)
            match.act(seat, action)
            for slot in (0, 1):
                if match.rounds > round_ or (action, slot) in (("take left", 0), ("take right", 1)):
                    passed[slot] = []
                elif view.decision.kind == "take" and action.startswith("take "):
                    passed[slot].append((seat, int(before[TRICK]) - 1))
    assert found > 4 * missed > 0


def kills_a_shaman(match: Match[Any, Any], action: str) -> bool:
    kind, _, target = action.partition(" ")
    return kind == "neutralize" and truth(match, int(target)) == "shaman"


@pytest.mark.parametrize(
    ("deed", "suspicious"),
    [
        (kills_a_shaman, True),
        (lambda match, action: action == "back", False),
    ],
)
def test_belief_reads_what_everybody_sees_somebody_do(
    deed: Callable[[Match[Any, Any], str], bool], suspicious: bool
) -> None:
    def suspects(match: Match[Any, Any], by: int, seat: int) -> float:
        chance = np.random.default_rng(1)
        return Belief(match.information_state(by), chance, candidates=300).shadow[seat]

    for number in range(40):
        match = Match(GAME, 4, seed=number.to_bytes(32, "big"))
        company = {seat: make("seeker", "shamans", seat, "steady") for seat in range(4)}
        while not match.over:
            seat, action = next_act(match, company)
            told, round_ = deed(match, action), match.rounds
            witness = (seat + 1) % 4
            before = suspects(match, witness, seat) if told else 0.0
            match.act(seat, action)
            goes_on = match.rounds == round_ and match.view(0).decision.kind == "play"
            if told and goes_on and 0.1 < before < 0.9:
                assert (suspects(match, witness, seat) > before) == suspicious
                return
    raise AssertionError("nobody did it")


def truth(match: Match[Any, Any], seat: int) -> str:
    return str(match.view(seat).seats[seat].role)


def test_a_guide_who_leads_what_few_can_follow_looks_like_a_shadow() -> None:
    def of_guide(lead: str) -> float:
        table = Scene(
            "shamans",
            f"""
            players 3
            pawn 15
            trick 0: {lead} - -
            seat 0 shadow: {"green-1" if lead != "green-1" else "purple-1"} green-2
            seat 1 shaman: purple-3 purple-4 purple-2
            seat 2 shaman: purple-5 yellow-1 purple-6
            """,
        )
        return Belief(table.known(1)[1], np.random.default_rng(1)).shadow[0]

    assert of_guide("green-1") > of_guide("purple-1") + 0.05


def test_an_accusation_counts_by_the_record_of_who_makes_it() -> None:
    table = Scene(
        "shamans",
        """
        players 5
        pawn 10
        seat 0 shaman: purple-1 blue-2
        seat 1 shaman: purple-2 blue-3 | face-up
        seat 2 shaman: purple-3 blue-4
        seat 3 shadow: purple-4 blue-5
        seat 4 shadow: purple-5 blue-6
        """,
    )

    def after(*said: tuple[int, str]) -> list[float]:
        heard = [Heard(seat, claim, 1, 0, False) for seat, claim in said]
        return Belief(table.known(0)[1], np.random.default_rng(1), heard).shadow

    calm = after()
    accused = after((1, "accuse 3"))
    assert accused[3] > calm[3] + 0.05
    doubted = after((2, "accuse 1"))  # who lies open as a Shaman
    assert doubted[2] > calm[2] + 0.05
    assert after((2, "am shaman"))[2] == pytest.approx(calm[2], abs=0.03)


def test_who_was_right_in_earlier_rounds_is_believed_more() -> None:
    """As long as he was a Shaman: what a Shadow says in his role is no mistake."""
    opened = [*((seat, "shadow" if seat == 3 else "shaman") for seat in range(4))]
    shown = [Heard(seat, f"am {role}", 1, 9, act=True) for seat, role in opened]
    talk = [(0, "accuse 3"), (0, "trust 2"), (1, "accuse 2"), (3, "accuse 2"), (2, "am shaman")]
    said = [Heard(seat, claim, 1, 4, act=False) for seat, claim in talk]
    earlier = records([*shown, *said], 2, 4)
    assert earlier == {0: [True, True], 1: [False]}
    assert not records([*shown, *said], 1, 4)
    ways = np.array([[0, 0, 1, 0], [0, 0, 0, 1]])

    def suspected(speaker: int) -> float:
        accused = Said(speaker, 2, SHADOW)
        weights = likelihood([accused], ways, me=3, known=[-1] * 4, earlier=earlier)
        return float(weights[0] / weights.sum())

    assert suspected(0) > suspected(1) > 0.5


def test_what_counts_is_the_game_and_not_the_round() -> None:
    """The same cards are worth more to him who leads, less to him who follows (10.8)."""
    position = """
        players 3
        pawn 20
        trick 0: blue-2 - -
        seat 0 shaman: purple-6 white-2 green-5 | points {0}
        seat 1 shaman: blue-1 green-1 white-1 white-5 | points {1}
        seat 2 shadow: green-3 white-3 blue-3 yellow-2 | points {2}
    """
    ahead = thought_of(position.format(1, 7, 1), 1).alternatives[0]
    even = thought_of(position.format(1, 1, 1), 1).alternatives[0]
    behind = thought_of(position.format(7, 1, 7), 1).alternatives[0]
    assert ahead.value > 0.6 > even.value > 0.2 > behind.value


def test_the_level_at_a_table_is_the_same_sage() -> None:
    match = Match(GAME, 3, seed=bytes(32))
    view, information = match.known(match.actor)
    chosen = make("sage:40", "shamans", 7, "steady").choose(view, information)
    assert chosen == sage(40).consider(information).chosen


@pytest.mark.slow
def test_among_seekers_he_makes_more_of_the_same_deals_than_a_seeker() -> None:
    duel = Duel("shamans", 4, ("sage:60", "seeker"), ("seeker",), games=24, seed=3)
    points = {
        result.candidate: result.points.mean
        for result in report(duel, [play(duel, sitting) for sitting in duel.sittings()]).results
    }
    assert points["sage:60"] > points["seeker"] + 0.1
