"""What is counted in a round of Shadow of Intrigue: who was what, asked whom, said what, and whom
the Lord condemned."""

from penumbra.games.compiled import compiled
from penumbra.games.driver import Array
from penumbra.games.intrigue import events
from penumbra.games.intrigue.state import SEATS
from penumbra.games.intrigue.terms import (
    ACCUSE,
    FIRST_CLAIM,
    GRAND_MASTER,
    LOYAL_TO,
    MOST_CLAIMS,
    ROLES,
    SILENCE,
    SPY,
    TRAITOR,
    TRUST,
)
from penumbra.games.intrigue.terms import SIDES as TEAMS
from penumbra.games.log import EVENT_WORDS
from penumbra.lab.facts import Columns, Sides

COLUMNS = _column = Columns(SEATS)
FIRST = _column("lord")  # the Lord's seat
WINNER = _column("winner", TEAMS)
ROLE = _column.of_seats("role", ROLES)
DISCUSSIONS = _column("discussions")
CIRCLES = _column("circles")
SENT = _column("sent")  # interrogations
SPY_SENT = _column("spy_sent")
SAW_MASTER = _column("saw_master")  # interrogators who saw the Grand Master
SAW_SPY = _column("saw_spy")
LIES = _column("lies")  # announcements that were not true
CLAIMED = _column("claimed")  # roles claimed in circles
CLAIMED_FALSELY = _column("claimed_falsely")
TRUSTED = _column("trusted")
ACCUSED = _column("accused")
SILENT = _column("silent")
MASTER_NAMED = _column("master_named")  # by a Traitor, truly
MASTER_FOUND = _column("master_found")  # condemned
SPY_FOUND = _column("spy_found")

TALLIED = Sides(
    tuple(f"camp-{side}" for side in TEAMS), tuple(f"role-{role}" for role in ROLES), LOYAL_TO
)


@compiled
def tally(row: Array, log: Array, line: Array) -> None:
    """Count the events of one transition."""
    for k in range(log[0]):
        at = 1 + EVENT_WORDS * k
        kind, a, b, c = log[at], log[at + 1], log[at + 2], log[at + 3]
        if kind == events.SAID:
            if b < TRUST:
                target = b // MOST_CLAIMS
                role = FIRST_CLAIM[c >> target & 1] + b % MOST_CLAIMS
                line[CLAIMED] += 1
                line[CLAIMED_FALSELY] += role != line[ROLE + target]
                named = (role == GRAND_MASTER) & (line[ROLE + target] == GRAND_MASTER)
                line[MASTER_NAMED] += named & (line[ROLE + a] == TRAITOR)
            elif b < ACCUSE:
                line[TRUSTED] += 1
            elif b < SILENCE:
                line[ACCUSED] += 1
            else:
                line[SILENT] += 1
        elif kind == events.ROUND_BEGAN:
            line[FIRST] = b
        elif kind == events.ROLE_DEALT:
            line[ROLE + a] = b
        elif kind == events.CIRCLE_BEGAN:
            line[CIRCLES] += 1
            line[DISCUSSIONS] = a
        elif kind == events.TALK_BEGAN:
            line[DISCUSSIONS] = a
        elif kind == events.SENT:
            line[SENT] += 1
            line[SPY_SENT] += line[ROLE + a] == SPY
        elif kind == events.SEEN:
            line[SAW_MASTER] += c == GRAND_MASTER
            line[SAW_SPY] += c == SPY
        elif kind == events.ANNOUNCED:
            line[LIES] += c != line[ROLE + b]
        elif kind == events.EXECUTED:
            line[MASTER_FOUND] += b == GRAND_MASTER
            line[SPY_FOUND] += b == SPY
        elif kind == events.ROUND_ENDED:
            line[WINNER] = a
