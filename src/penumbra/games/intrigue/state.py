"""The whole state of a game of Shadow of Intrigue: one row of 64-bit integers, and its places.

A set of seats is a mask. Everything said and done in the round stays in the row, so that whoever
looks at it remembers all. Every place says who may see it; nothing here computes, `rules` does.
"""

from typing import Literal, TypeAlias, get_args

import numpy as np
from numpy.typing import NDArray

from penumbra.games.intrigue.terms import MOST_CIRCLES, MOST_SUBJECTS
from penumbra.games.layout import Layout, Places, Sees

EVERYBODY, OWNER = Sees.EVERYBODY, Sees.OWNER

Row: TypeAlias = NDArray[np.int64]
Rows: TypeAlias = NDArray[np.int64]  # a batch: one row a game
Log: TypeAlias = NDArray[np.int64]

_place = Places()
SEATS = 10

# The board and the table, fixed for a game
PLAYERS = _place(1, EVERYBODY, "players at the table")
CIRCLES = _place(1, EVERYBODY, "at most that many in a discussion; 0: talk is free")
DECK = _place(1, EVERYBODY, "copies of each role, four bits a role")
TARGET = _place(1, EVERYBODY, "points that end the game")

# The round
ROUND = _place(1, EVERYBODY, "from 1; 0 before the first deal")
LORD_AT = _place(1, EVERYBODY, "the Lord's seat, NONE before the first deal")
CAMPS = _place(1, EVERYBODY, "seats whose card has a Brotherhood back, as a mask")
FACE_UP = _place(1, EVERYBODY, "seats whose card lies face up, as a mask")
USED = _place(1, EVERYBODY, "seats that have been sent to interrogate, as a mask")
CONDEMNED = _place(1, EVERYBODY, "seats the Lord has condemned, as a mask")
DISCUSSION = _place(1, EVERYBODY, "from 1")
CIRCLE = _place(1, EVERYBODY, "of this discussion, from 1; 0 where talk is free")
TALKED = _place(1, EVERYBODY, "circles of the round, recorded in TALK")
SENT = _place(1, EVERYBODY, "interrogations of the round, recorded in INTERROGATIONS")
RESULT = _place(1, EVERYBODY, "the side that won a finished round, else NONE")
WINNERS = _place(1, EVERYBODY, "seats that have won the game, as a mask")
CLAIMS = _place(1, EVERYBODY, "every `claim SEAT ROLE` the backs allow, as a mask of actions")

# What the table waits for
DECISION = _place(1, EVERYBODY, "its kind")
ASKED = _place(1, EVERYBODY, "the seat that owes an answer, or NONE")

# A seat each
POINTS = _place(SEATS, EVERYBODY, "points")
ROLE = _place(SEATS, "see_roles", "the role on the seat's card")
KNOWS = _place(SEATS, OWNER, "seats whose role the seat has seen, as a mask")

# The round's history
INTERROGATIONS = _place(
    MOST_SUBJECTS, EVERYBODY, "a word each (`packed`): who was sent, to whom, what he announced"
)
MOST_TALK = (MOST_SUBJECTS + 1) * MOST_CIRCLES
TALK = _place(MOST_TALK, EVERYBODY, "a word a circle (`packed`): its discussion, what each said")

LAYOUT = Layout(globals())
ROW = LAYOUT.width

NONE = -1

# Decisions
DEAL, SPEAK, COMMAND, POINT, ANNOUNCE, CONDEMN, OVER = range(7)
DecisionKind: TypeAlias = Literal[
    "deal", "speak", "command", "point", "announce", "condemn", "over"
]
DECISIONS: tuple[DecisionKind, ...] = get_args(DecisionKind)
