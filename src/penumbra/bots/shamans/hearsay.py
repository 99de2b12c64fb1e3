"""What was said in a round, and how much it tells: claims weighed by who made them.

A Shaman says what he thinks, and is sometimes wrong; a Shadow calls himself a Shaman and points at
Shamans. How far a speaker is believed follows from his record: what he said of roles that lie open
by now, in this round and in those in which he turned out to be a Shaman.
"""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from types import MappingProxyType
from typing import NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from penumbra.games.claims import Heard
from penumbra.games.shamans.packed import card_of, guide_of
from penumbra.games.shamans.sight import VIEWER
from penumbra.games.shamans.state import (
    FACE,
    FACE_UP,
    NONE,
    PLAYERS,
    ROLE_CARD,
    ROUND,
    TRICK,
    TRICKS,
    Row,
)
from penumbra.games.shamans.terms import NUMBERS, ROLES, SHADOW, SHAMAN

RIGHT, WRONG = 3.0, 1.5  # as if everybody had been right and wrong so often before
SHADOW_TELLS_TRUTH = 0.25  # of somebody else
# To be a Shadow; a Shaman may say so in fun, a Shadow in despair
SHAMAN_ADMITS, SHADOW_ADMITS = 0.03, 0.06
ECHO = 0.5  # each further seat that says the same of the same seat may only repeat it
AGAINST_A_WORD = 0.5  # to call somebody a liar is half an accusation: the accused do it, too
BREAKS_PROMISE = (0.15, 0.45)  # as Shaman and as Shadow: off-suit though he said he would follow

Records: TypeAlias = Mapping[int, Sequence[bool]]
"""By speaker: whether each word of his was right."""
NOTHING_KNOWN: Records = MappingProxyType({})


class Said(NamedTuple):
    """Somebody says that a seat has a role."""

    speaker: int
    about: int
    role: int
    share: float = 1.0
    """Of a plain word of this kind."""


def likelihood_of_all(
    heard: Sequence[Heard], seen: Row, roles: NDArray[np.int64]
) -> NDArray[np.float64]:
    """How likely all is that the viewer has heard, for each line of `roles` (of every seat now)."""
    round_, players = int(seen[ROUND]), int(seen[PLAYERS])
    held = seen[ROLE_CARD : ROLE_CARD + players]
    known = np.where(seen[FACE_UP] >> held & 1 == 1, seen[FACE + held], -1).tolist()
    said = [*said_of_roles(heard, round_, players)]
    weights = likelihood(said, roles, int(seen[VIEWER]), known, records(heard, round_, players))
    for seat in broken_promises(heard, seen):
        weights *= np.array(BREAKS_PROMISE)[roles[:, seat]]
    return weights


def broken_promises(heard: Sequence[Heard], seen: Row) -> list[int]:
    """Who said that he would follow, and did not in that trick: a seat for each time."""
    promises = {
        (each.seat, each.step)
        for each in heard
        if each.claim == "follow" and each.round == seen[ROUND] and 1 <= each.step <= seen[TRICK]
    }
    found = []
    for seat, step in sorted(promises):
        trick = seen[TRICKS + step - 1]
        lead, card = card_of(trick, guide_of(trick)), card_of(trick, seat)
        if NONE not in (lead, card) and card // NUMBERS != lead // NUMBERS:
            if seat != seen[VIEWER]:
                found.append(seat)
    return found


def said_of_roles(heard: Sequence[Heard], round_: int, players: int) -> Iterator[Said]:
    """The claims of a round that say something about a role, the last word of each on each."""
    last: dict[tuple[int, int], Said] = {}
    for each in heard:
        verb, *rest = each.claim.split()
        said = None
        if verb == "am" and rest[-1] in ROLES:
            said = Said(each.seat, each.seat, ROLES.index(rest[-1]))
        elif verb in ("is", "saw") and rest[-1] in ROLES:
            said = Said(each.seat, int(rest[0]), ROLES.index(rest[-1]))
        elif verb in ("accuse", "trust"):
            said = Said(each.seat, int(rest[0]), SHADOW if verb == "accuse" else SHAMAN)
        elif verb == "lies":
            said = Said(each.seat, int(rest[0]), SHADOW, AGAINST_A_WORD)
        if said is None or each.round != round_ or said.about >= players:
            continue
        if said.share == 1.0 or (said.speaker, said.about) not in last:
            last[said.speaker, said.about] = said
    yield from last.values()


def records(heard: Sequence[Heard], round_: int, players: int) -> Records:
    """How often each was right and how often wrong about others, in earlier rounds, as a Shaman.

    At its end a round opens all roles: everybody's is then an act among what was heard.
    """
    found: dict[int, list[bool]] = {}
    for earlier in sorted({each.round for each in heard if each.round < round_}):
        acts = [each for each in heard if each.round == earlier and each.act]
        true = {each.seat: each.claim.removeprefix("am ") for each in acts}
        talk = [each for each in heard if not each.act]
        for speaker, about, role, _ in said_of_roles(talk, earlier, players):
            judged = speaker != about and about in true
            if judged and true.get(speaker) == ROLES[SHAMAN]:
                found.setdefault(speaker, []).append(true[about] == ROLES[role])
    return found


def likelihood(
    said: Sequence[Said],
    roles: NDArray[np.int64],
    me: int,
    known: Sequence[int],
    earlier: Records = NOTHING_KNOWN,
) -> NDArray[np.float64]:
    """How likely all this was said, for each line of `roles` (the role of every seat).

    `known` are the roles that lie open, -1 for those that do not.
    """
    weights = np.ones(len(roles))
    before: Counter[tuple[int, int]] = Counter()
    for speaker, about, role, share in said:
        echo = ECHO ** before[about, role]
        before[about, role] += speaker != about
        if speaker == me:
            continue
        shadow = roles[:, speaker] == SHADOW
        if speaker == about:
            says_shaman = np.where(shadow, 1.0 - SHADOW_ADMITS, 1.0 - SHAMAN_ADMITS)
            weights *= says_shaman if role == SHAMAN else 1.0 - says_shaman
            continue
        record = [*earlier.get(speaker, ())]
        record += [
            each.role == known[each.about]
            for each in said
            if each.speaker == speaker and each.about != speaker and known[each.about] >= 0
        ]
        right = (RIGHT + sum(record)) / (RIGHT + WRONG + len(record))
        true = roles[:, about] == role
        of_shaman = np.where(true, right, 1.0 - right)
        of_shadow = np.where(true, SHADOW_TELLS_TRUTH, 1.0 - SHADOW_TELLS_TRUTH)
        weights *= np.where(shadow, of_shadow, of_shaman) ** (share * echo)
    return weights
