"""What holds at every moment of every game: the invariants of A.0, and nothing gets lost.

Whole random games on random boards, with 3, 4 and 5 players and Portals out of turn.
"""

import random
from collections import Counter
from collections.abc import Iterator

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from penumbra.games.errors import IllegalAction
from penumbra.games.game import REFEREE
from penumbra.games.match import Match
from penumbra.games.shamans import GAME

from .games import DEADLY, Game, games, moments
from .table import Event

pytestmark = pytest.mark.slow

ARTIFACTS = {"dagger": 5, "portal": 2, "shard": 3, "mask": 2}
HAND_SIZE = {3: 9, 4: 9, 5: 11}
NUMBERS = {3: 6, 4: 6, 5: 8}


class Lying:
    """Everything that lies anywhere, read from the referee's position."""

    def __init__(self, match: Game) -> None:
        self.row: list[str] = []
        self.stack: list[str] = []
        self.out: list[str] = []
        self.drawn: list[str] = []
        self.placed: list[str] = []
        self.trick: list[str] = []
        self.held: list[str] = []  # in hands and set aside
        self.aside: list[str] = []
        self.tiles: list[str] = []  # before the seats, and lost by them
        self.roles: list[str] = []
        self.alive: list[bool] = []
        worlds = [world.world for world in match.view().worlds]
        for line in match.position().splitlines():
            key, _, rest = line.partition(" ")
            if key in ("row", "stack", "out", "drawn"):
                setattr(self, key, [tile for tile in rest.split() if tile != "-"])
            elif key in worlds:
                self.placed += [f"{key}-{number}" for number in rest.split()]
            elif key == "trick":
                self.trick = [card for card in rest.partition(":")[2].split() if card != "-"]
            elif key == "seat":
                self._seat(rest)

    def _seat(self, rest: str) -> None:
        head, _, tail = rest.partition(":")
        hand, *extras = tail.split("|")
        self.roles.append(head.split()[1])
        self.held += hand.split()
        words = [extra.split() for extra in extras]
        self.alive.append(["eliminated"] not in words)
        for key, *values in words:
            if key in ("open", "hidden", "lost"):
                self.tiles += values
            elif key == "aside":
                self.held += values
                self.aside += values

    @property
    def shadows_alive(self) -> int:
        return sum(
            role == "shadow" and alive for role, alive in zip(self.roles, self.alive, strict=True)
        )


def happened(match: Game) -> list[Event]:
    return [msgspec.to_builtins(event) for event in match.events(REFEREE)]


def acts(match: Game, choices: int) -> Iterator[tuple[str, list[Event], Game]]:
    """Each act in words (the deal first), what it brought, and the match after it."""
    for now in moments(match, choices):
        yield now.history[-1].action if now.history else "", happened(now), now


@pytest.mark.rule("I1", "I2", "1.1")
@given(games())
@settings(max_examples=25)
def test_every_card_of_the_deck_lies_in_exactly_one_place(game: tuple[Game, int]) -> None:
    for match in moments(*game):
        worlds = [world.world for world in match.view().worlds]
        numbers = range(1, NUMBERS[match.players] + 1)
        lying = Lying(match)
        placed_or_held = lying.placed + lying.held
        assert max(Counter(placed_or_held).values()) == 1
        assert not set(lying.trick) & set(lying.held)
        deck = {f"{world}-{number}" for world in worlds for number in numbers}
        assert set(placed_or_held) | set(lying.trick) == deck


@pytest.mark.rule("1.1", "S-23", "S-32")
@given(games())
@settings(max_examples=25)
def test_every_tile_lies_in_exactly_one_place(game: tuple[Game, int]) -> None:
    for match in moments(*game):
        lying = Lying(match)
        everywhere = Counter(lying.row + lying.stack + lying.out + lying.drawn + lying.tiles)
        eclipse = everywhere.pop("eclipse", 0)
        assert everywhere == ARTIFACTS
        assert eclipse == (match.view().eclipse != "gone")
        assert eclipse == lying.stack.count("eclipse")


@pytest.mark.rule("8.5", "S-88", "10.4", "10.5", "10.6")
@given(games())
@settings(max_examples=25)
def test_points_change_only_by_what_is_told_and_never_fall(game: tuple[Game, int]) -> None:
    before = [0] * game[0].players
    worth = {("illumination", 1), ("team", 2), ("team", 3), ("shards", 2)}
    for _, events, match in acts(*game):
        for event in events:
            if event["event"] == "points":
                assert (event["why"], event["points"]) in worth
                before[event["seat"]] += event["points"]
        assert match.scores == before


@pytest.mark.rule("I3", "I4", "4.11")
@given(games())
@settings(max_examples=25)
def test_between_tricks_all_survivors_hold_equally_many_cards(game: tuple[Game, int]) -> None:
    for match in moments(*game):
        view = match.view()
        hands = {seat.cards for seat in view.seats if seat.alive}
        assert hands, "somebody survives"
        assert max(hands) - min(hands) <= 1
        if view.decision.kind == "play" and not any(view.tricks[-1].cards):
            assert hands == {HAND_SIZE[match.players] - view.trick + 1}


@pytest.mark.rule("I5", "5.1", "S-31")
def test_the_eclipse_is_uncovered_by_as_many_takes_as_tiles_lay_on_it() -> None:
    uncovered: Counter[int] = Counter()

    @given(games())
    @settings(max_examples=25)
    def play(game: tuple[Game, int]) -> None:
        above, taken = 0, 0
        for _, events, match in acts(*game):
            for event in events:
                if event["event"] == "round_began":
                    above, taken = 0, 0
                elif event["event"] == "tile_taken":
                    taken += 1
                elif event["event"] == "eclipse":
                    assert taken == above
                    uncovered[above] += 1
            if any(event["event"] == "round_began" for event in events):
                above = Lying(match).stack.index("eclipse")
            elif match.view().decision.kind not in ("keep", "over") and taken >= above:
                assert match.view().eclipse != "hidden"

    play()
    assert len(uncovered) >= 8


@pytest.mark.rule("I6", "S-22", "S-23")
def test_ten_takes_empty_the_stack_and_twelve_the_row() -> None:
    takes: Counter[int] = Counter()

    @given(games())
    @settings(max_examples=25)
    def play(game: tuple[Game, int]) -> None:
        taken = 0
        for _, events, match in acts(*game):
            for event in events:
                if event["event"] == "round_began":
                    taken = 0
                taken += event["event"] == "tile_taken"
            lying = Lying(match)
            assert len([tile for tile in lying.stack if tile != "eclipse"]) == max(0, 10 - taken)
            assert len(lying.row) == min(2, 12 - taken)
            takes[taken] += 1

    play()
    assert max(takes) >= 11


@pytest.mark.rule("I7", "4.3")
def test_nobody_falls_between_the_take_of_the_lowest_and_the_placing_of_the_highest() -> None:
    resolved: Counter[str] = Counter()

    @given(games())
    @settings(max_examples=25)
    def play(game: tuple[Game, int]) -> None:
        resolving = False
        for _, events, match in acts(*game):
            for event in events:
                if event["event"] in ("cards_collected", "round_ended"):
                    resolved[event["event"]] += resolving
                    resolving = False
                assert not (resolving and event["event"] in ("eliminated", "ritual"))
            resolving = resolving or match.view().decision.kind == "take"

    play()
    assert resolved["cards_collected"] > 100


@pytest.mark.rule("I8", "8.4", "S-64")
def test_only_the_fall_of_a_shadow_changes_the_number_of_surviving_shadows() -> None:
    swaps_and_falls: Counter[str] = Counter()

    @given(games())
    @settings(max_examples=25)
    def play(game: tuple[Game, int]) -> None:
        alive = 0
        for _, events, match in acts(*game):
            for event in events:
                if event["event"] == "round_began":
                    alive = {3: 1, 4: 1, 5: 2}[match.players]
                elif event["event"] == "eliminated":
                    alive -= event["role"] == "shadow"
                    swaps_and_falls[event["role"]] += 1
                swaps_and_falls[event["event"]] += 1
            assert Lying(match).shadows_alive == alive

    play()
    assert min(swaps_and_falls[what] for what in ("roles_swapped", "shaman", "shadow")) > 5


@pytest.mark.rule("I9", "S-83")
def test_a_lone_survivor_never_plays_off_suit_nor_moves_the_pawn_forward_but_by_portal() -> None:
    alone: Counter[str] = Counter()

    @given(games(DEADLY))
    @settings(max_examples=100)
    def play(game: tuple[Game, int]) -> None:
        lonely = False  # before the act
        for action, events, match in acts(*game):
            for event in events:
                if event["event"] == "round_began":
                    lonely = False
                if lonely and event["event"] == "card_played":
                    assert event["follows"]
                    alone["cards"] += 1
                if lonely and event["event"] == "pawn_moved":
                    assert action in ("back", "portal forward", "portal back", "pass")
                    alone["moves"] += 1
            lonely = sum(seat.alive for seat in match.view().seats) == 1 and not any(
                match.view().tricks[-1].cards
            )

    play()
    assert alone["cards"] >= 5


@pytest.mark.rule("I10", "9.3")
def test_a_ritual_happens_once_a_round_and_never_with_a_card_set_aside() -> None:
    rituals: Counter[str] = Counter()

    @given(games())
    @settings(max_examples=25)
    def play(game: tuple[Game, int]) -> None:
        fired: set[str] = set()
        barred: set[str] = set()
        for _, events, match in acts(*game):
            for event in events:
                if event["event"] == "round_began":
                    fired, barred = set(), set()
                elif event["event"] == "ritual":
                    assert event["world"] not in fired | barred
                    fired.add(event["world"])
                    rituals[event["ritual"]] += 1
            barred |= {card.partition("-")[0] for card in Lying(match).aside}
            rituals["barred"] += bool(barred)

    play()
    assert all(rituals[name] > 5 for name in ("barred", "stabilization", "permutation"))
    assert all(rituals[name] > 5 for name in ("illumination", "neutralization"))


@given(games())
@settings(max_examples=30)
def test_somebody_is_always_asked_and_has_something_to_answer(game: tuple[Game, int]) -> None:
    for match in moments(*game):
        if not match.over:
            assert match.actor in match.waiting
            assert all(match.legal(seat) for seat in match.waiting)
            for seat in set(range(match.players)) - set(match.waiting):
                assert all(action.startswith("portal") for action in match.legal(seat))


@given(games(), st.integers(0, 2**32))
@settings(max_examples=30)
def test_an_illegal_action_is_refused_and_changes_nothing(
    game: tuple[Game, int], whim: int
) -> None:
    rng = random.Random(whim)
    for match in moments(*game):
        if match.over:
            break
        seat, number = rng.randrange(-1, match.players + 1), rng.randrange(-2, 70)
        if 0 <= seat < match.players and number in GAME.legal(match.rows, 0, seat):
            continue
        before = match.rows.tobytes()
        with pytest.raises(IllegalAction):
            GAME.act(match.rows, 0, seat, number, match._logs[0].copy())
        assert match.rows.tobytes() == before


@given(games())
@settings(max_examples=20)
def test_seed_and_history_are_enough_to_play_a_game_again(game: tuple[Game, int]) -> None:
    match, choices = game
    for _ in moments(match, choices):
        pass
    again = Match(GAME, match.players, match.board, match.seed, match.first)
    for act in match.history:
        again.act(act.seat, act.action)
    assert again.rows.tobytes() == match.rows.tobytes()
