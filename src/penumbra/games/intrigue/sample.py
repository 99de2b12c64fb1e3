"""A whole state of Shadow of Intrigue that a seat can't tell from the true one, drawn fairly.

Only roles are secret here. Those the viewer has not seen are dealt anew behind the same backs:
every way in which the cards of the deck can lie is equally likely. Who knows whom follows from the
roles (B4-B6) and from the interrogations, which are public (T-24). What was said tells nothing:
such weights are the bots' business.
"""

from penumbra.games.chance import below
from penumbra.games.compiled import compiled
from penumbra.games.intrigue.packed import *
from penumbra.games.intrigue.setup import recognise
from penumbra.games.intrigue.state import *
from penumbra.games.intrigue.terms import BROTHERHOOD, CAMP_OF, DUSK, ROLES

ALL_ROLES = len(ROLES)


@compiled
def sample(seen: Row, row: Row, rng: Row, deck: Row) -> None:
    """Make `row` a state that gives this observation; `deck` is scratch to shuffle in."""
    for place in range(ROW):
        row[place] = seen[place]
    if seen[ROUND] == 0:
        for seat in range(row[PLAYERS]):
            row[ROLE + seat] = 0  # nothing has been dealt yet
        return
    unseen = row[DECK]
    for seat in range(row[PLAYERS]):
        if row[ROLE + seat] != NONE:
            unseen -= one_card(row[ROLE + seat])
    for camp in (DUSK, BROTHERHOOD):
        deal_camp(row, camp, unseen, rng, deck)
    meet_again(row, deck)


@compiled
def deal_camp(row: Row, camp: int, unseen: int, rng: Row, deck: Row) -> None:
    """The roles nobody has shown the viewer, behind the backs of one camp (B2)."""
    left = 0
    for role in range(ALL_ROLES):
        if CAMP_OF[role] == camp:
            for _ in range(copies_of(unseen, role)):
                deck[left] = role
                left += 1
    for seat in range(row[PLAYERS]):
        if row[ROLE + seat] == NONE and row[CAMPS] >> seat & 1 == camp:
            k = below(rng, left)
            row[ROLE + seat] = deck[k]
            left -= 1
            deck[k] = deck[left]


@compiled
def meet_again(row: Row, deck: Row) -> None:
    """Everybody knows his own role, those he recognised, and those he was shown (B3-B6, B9)."""
    for seat in range(row[PLAYERS]):
        row[KNOWS + seat] = 1 << seat
    recognise(row, deck[:0])
    for k in range(row[SENT]):
        word = row[INTERROGATIONS + k]
        target = target_of(word)
        row[KNOWS + interrogator_of(word)] |= 1 << target if target != NONE else 0
