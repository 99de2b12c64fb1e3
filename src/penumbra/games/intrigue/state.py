"""The whole state of a game of Shadow of Intrigue: one row of 64-bit integers, and its places.

A set of seats is a mask. Everything said and done in the round stays in the row, so that whoever
looks at it remembers all. Nothing here computes; `rules` does.
"""

from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from penumbra.games.intrigue.terms import MOST_CIRCLES, MOST_SUBJECTS

Row: TypeAlias = NDArray[np.int64]
Rows: TypeAlias = NDArray[np.int64]  # a batch: one row a game
Log: TypeAlias = NDArray[np.int64]

SEATS = 10

# The board and the table, fixed for a game
PLAYERS = 0
CIRCLES = 1  # at most that many in a discussion
DECK = 2  # copies of each role, four bits a role
TARGET = 3  # points that end the game

# The round
ROUND = 4
LORD_AT = 5  # the Lord's seat, NONE before the first deal
CAMPS = 6  # seats whose card has a Brotherhood back
FACE_UP = 7  # seats whose card lies face up
USED = 8  # seats that have been sent to interrogate
CONDEMNED = 9
DISCUSSION = 10  # from 1
CIRCLE = 11  # of this discussion, from 1
TALKED = 12  # circles of the round, recorded in TALK
SENT = 13  # interrogations of the round, recorded in INTERROGATIONS
RESULT = 14  # the side that won a finished round, else NONE
WINNERS = 15  # seats that have won the game
CLAIMS = 16  # every `claim SEAT ROLE` the backs allow, as a mask of actions

# What the table waits for
DECISION = 17
ASKED = 18  # the seat that owes an answer, or NONE

# A seat each
POINTS = 19
ROLE = 29
KNOWS = 39  # seats whose role the seat has seen

# The round's history
INTERROGATIONS = 49  # a word each: interrogator, target + 1, announced role, four bits each
TALK = 55  # a word a circle: claim + 1 of each seat in six bits, the discussion above them
MOST_TALK = (MOST_SUBJECTS + 1) * MOST_CIRCLES

ROW = TALK + MOST_TALK
assert INTERROGATIONS + MOST_SUBJECTS == TALK
assert ROW * 8 <= 1024, "a state is at most 1 KiB"

NONE = -1
DISCUSSION_BITS = 6 * SEATS  # where the discussion stands in a word of TALK

# Decisions
DEAL, SPEAK, COMMAND, POINT, ANNOUNCE, CONDEMN, OVER = range(7)
DECISIONS = ("deal", "speak", "command", "point", "announce", "condemn", "over")
