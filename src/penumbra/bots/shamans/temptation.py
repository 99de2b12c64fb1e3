"""How tempting it was to refuse, at each card of a round, for somebody who might be a Shadow.

A Shadow weighs what a space forward brings against the Daggers that look for whoever is seen
refusing. Both lay open to all when the card was played, so they are reckoned once and hold in every
imagined world: where the pawn stood, how many cards were still to come, which Daggers were about.
"""

import numpy as np
from numpy.typing import NDArray

from penumbra.bots.shamans.counting import chance_hidden
from penumbra.bots.shamans.deeds import fallen_in, lowest_in, performed_by, public_acts
from penumbra.bots.shamans.evidence import EXCUSED, TEMPTED, TORN
from penumbra.bots.shamans.outlook import chance_of_moon
from penumbra.bots.shamans.trick import share_at_risk
from penumbra.games.shamans.packed import card_of, guide_of, ritual_at, tiles, tiles_of
from penumbra.games.shamans.sight import VIEWER
from penumbra.games.shamans.state import (
    ASIDE,
    HIDDEN,
    IN_PLAY,
    MOON,
    NONE,
    OPEN,
    PAWN,
    PLAYERS,
    RITUAL_OF,
    SEATS,
    TRICK,
    TRICKS,
    Row,
)
from penumbra.games.shamans.terms import (
    BACK,
    DAGGER,
    FORWARD,
    GO_BACK,
    HAND_SIZE,
    MOST_TRICKS,
    NEUTRALIZATION,
    NUMBERS,
    STABILIZATION,
    WORLDS,
)

Words = NDArray[np.int64]

# What a refusal brings, as a multiple of what it risks
TORN_FROM, TEMPTED_FROM = 1.0, 2.0


def settings(seen: Row) -> Words:
    """For each trick, counted from 0, and each seat: FRIGHTENED, TORN, TEMPTED or EXCUSED."""
    found = np.zeros((MOST_TRICKS, SEATS), dtype=np.int64)
    players, played = int(seen[PLAYERS]), int(seen[TRICK])
    completed = [performed_by(seen, world) for world in range(len(WORLDS))]
    dangers = _dangers(seen, completed)
    pawn = int(seen[PAWN])
    for number in range(played - 1, -1, -1):
        trick = int(seen[TRICKS + number])
        guide = int(guide_of(trick))
        order = [(guide + k) % players for k in range(players)]
        cards = [(seat, int(card_of(trick, seat))) for seat in order]
        cards = [(seat, card) for seat, card in cards if card != NONE]
        lead = int(card_of(trick, guide)) // NUMBERS
        steps = sum(card // NUMBERS != lead for _, card in cards)
        pawn -= steps + _other_steps(seen, number, completed)
        left = int(seen[MOON]) - pawn
        held = HAND_SIZE[players] - number
        for k, (seat, card) in enumerate(cards):
            plays = max(0, held * (len(cards) - 1) - k)
            now = chance_of_moon(players, float(left), plays)
            gain = chance_of_moon(players, left - 1.0, plays) - now
            risk = now * dangers[number][seat]
            if gain >= TEMPTED_FROM * risk:
                found[number, seat] = TEMPTED
            elif gain >= TORN_FROM * risk:
                found[number, seat] = TORN
            world = card // NUMBERS
            if world != lead:
                left -= 1
                if completed[world] == (seat, number):
                    found[number, seat] = EXCUSED
    return found


def _other_steps(seen: Row, number: int, completed: list[tuple[int, int]]) -> int:
    """Spaces the pawn went in a trick but for cards: Portals, Stabilizations, who fell."""
    steps = 0
    stabilizers = {
        performer
        for world, (performer, trick) in enumerate(completed)
        if trick == number and ritual_at(seen[RITUAL_OF], world) == STABILIZATION
    }
    for act in public_acts(seen):
        if act.trick == number:
            steps += (act.action == FORWARD) - (act.action == BACK)
            steps -= 2 * (act.action == GO_BACK and act.seat in stabilizers)
    victim = fallen_in(seen, number)
    if victim != NONE:  # only a Shaman's hand is set aside
        aside = int(seen[ASIDE + victim])
        steps += aside.bit_count() if victim == seen[VIEWER] else -aside
    return steps


def _dangers(seen: Row, completed: list[tuple[int, int]]) -> list[list[float]]:
    """What share of the prize a seat risked by refusing, by trick and seat.

    A tile is thought to have come with any of its owner's takes.
    """
    players = int(seen[PLAYERS])
    takers = [int(lowest_in(seen, number)) for number in range(seen[TRICK])]
    hidden = chance_hidden(seen, DAGGER)
    daggers = []
    for seat in range(players):
        face_down = tiles(seen[HIDDEN + seat]) if seat == seen[VIEWER] else -seen[HIDDEN + seat]
        daggers.append(float(tiles_of(seen[OPEN + seat], DAGGER) + face_down * hidden))
    found = []
    for number in range(seen[TRICK]):
        about = [
            daggers[seat] * min(1.0, takers[:number].count(seat) / max(1, takers.count(seat)))
            for seat in range(players)
        ]
        rituals = sum(
            bool(seen[IN_PLAY] >> world & 1)
            and ritual_at(seen[RITUAL_OF], world) == NEUTRALIZATION
            and (performer == NONE or trick >= number)
            for world, (performer, trick) in enumerate(completed)
        )
        found.append([share_at_risk(sum(about) - about[seat], rituals) for seat in range(players)])
    return found
