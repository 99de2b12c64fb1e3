"""Random games for the tests that hold at every moment of any game.

A game is drawn as board, seed and a number that decides all choices, so a failure can be played
again. The players are reckless: they like to draw from the stack, to hide, and to kill, so that
rare situations are reached often.
"""

import random
from collections.abc import Iterator

from hypothesis import strategies as st

from penumbra.games.match import Match
from penumbra.games.shamans import GAME, Board, View

from .table import RITUALS, a_board

Game = Match[Board, View]


ALL_RITUALS = tuple(sorted(set(RITUALS.values())))
DEADLY = ("neutralization",)


@st.composite
def boards(draw: st.DrawFn, rituals: tuple[str, ...] = ALL_RITUALS) -> Board:
    """Any ritual in any world, and a track that is short, or long enough for every round."""
    chosen = {world: draw(st.sampled_from(rituals)) for world in RITUALS}
    moon = draw(st.sampled_from([12, 25, 60, 60]))
    distance = {players: draw(st.integers(moon // 2, moon)) for players in (3, 4, 5)}
    return a_board(chosen, moon, distance)


@st.composite
def games(draw: st.DrawFn, rituals: tuple[str, ...] = ALL_RITUALS) -> tuple[Game, int]:
    """A match after its first deal, and the number that decides what its players do."""
    players = draw(st.sampled_from([3, 4, 5]))
    seed = draw(st.binary(min_size=32, max_size=32))
    return Match(GAME, players, draw(boards(rituals)), seed), draw(st.integers(0, 2**32))


# Five players, a Shadow has just fallen, and his hand has completed three worlds.
A_CHAIN = """
    players 5
    pawn 9
    row shard portal
    stack shard eclipse mask dagger mask
    arrow {arrow}
    out dagger
    purple 1 2 3 4 5 6 7 8
    blue 1 2 3 4 5 6 7 8
    green 1 2 3 4 5 6 7 8
    yellow 2 3 4 5 6 7 8
    brown 1 2 3 4 5 6 7
    trick 0: white-1 - - - -
    seat 0 shaman: red-1 red-2 | hidden dagger
    seat 1 shaman: white-2 brown-8 red-3 | hidden dagger shard
    seat 2 shaman: white-3 red-4 red-5 | hidden portal
    seat 3 shadow: | eliminated | face-up | lost dagger
    seat 4 shadow: white-5 yellow-1 red-6
    pending play
    pending chain 1 purple blue green
"""


@st.composite
def chains(draw: st.DrawFn) -> tuple[Game, int]:
    """A match taken up in the middle of a chain reaction, which random games hardly reach."""
    text = A_CHAIN.format(arrow=draw(st.sampled_from(["left", "right"])))
    rituals = {"green": draw(st.sampled_from(["permutation", "neutralization"]))}
    match = Match(GAME, 5, a_board(RITUALS | rituals), bytes(32), position=text)
    return match, draw(st.integers(0, 2**32))


def moments(match: Game, choices: int, most: int = 400) -> Iterator[Game]:
    """The match after the deal and after each act, to its end or for so many acts."""
    yield match
    for _ in range(most):
        if match.over:
            return
        wander(match, choices)
        yield match


def wander(match: Game, choices: int) -> None:
    """Somebody does something legal, in turn or out of turn."""
    rng = random.Random(f"{choices} {len(match.history)}")
    seat = match.actor
    if rng.random() < 0.2:
        seat = rng.choice([seat for seat in range(match.players) if match.legal(seat)])
    match.act(seat, _choose(match, seat, rng))


def _choose(match: Game, seat: int, rng: random.Random) -> str:
    actions = match.legal(seat)
    destination = match.view().destination
    for wish, chance in (
        (lambda a: not a.startswith("portal"), 0.9),
        (lambda a: a.startswith(f"play {destination}-"), 0.7),
        (lambda a: a == "take stack", 0.6),
        (lambda a: a == "keep hidden", 0.75),
        (lambda a: a.startswith("neutralize"), 0.8),
    ):
        wished = [action for action in actions if wish(action)]
        if wished and rng.random() < chance:
            actions = wished
    return rng.choice(actions)
