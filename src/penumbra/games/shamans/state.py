"""The whole state of a game of Shamans: one row of 64-bit integers, and the names of its places.

A set of cards, seats or worlds is a mask; a group of tiles has four bits a kind (`packed`). What is
still to be done lies on a small stack of *frames*, the next thing on top: the top frame is the
decision the table waits for. Every place says who may see it; nothing here computes, `rules` does.
"""

from typing import Literal, TypeAlias, get_args

import numpy as np
from numpy.typing import NDArray

from penumbra.games.layout import Layout, Places, Sees
from penumbra.games.shamans.terms import MOST_TRICKS

EVERYBODY, SECRET = Sees.EVERYBODY, Sees.NOBODY

Row: TypeAlias = NDArray[np.int64]
Rows: TypeAlias = NDArray[np.int64]  # a batch: one row a game
Log: TypeAlias = NDArray[np.int64]

_place = Places()
SEATS = 5

# The board and the table, fixed for a game
PLAYERS = _place(1, EVERYBODY, "players at the table")
MOON = _place(1, EVERYBODY, "the space that is the Moon; the spaces before it are 0 to MOON - 1")
START = _place(1, EVERYBODY, "the pawn's starting space")
IN_PLAY = _place(1, EVERYBODY, "worlds in play, as a mask")
HIGHEST = _place(1, EVERYBODY, "numbers 1 to HIGHEST in each world")
RITUAL_OF = _place(1, EVERYBODY, "the ritual of each world, two bits a world")
TARGET = _place(1, EVERYBODY, "points that end the game")

# The round
ROUND = _place(1, EVERYBODY, "from 1; 0 before the first deal")
TRICK = _place(1, EVERYBODY, "from 1")
MARKER = _place(1, EVERYBODY, "the seat with the marker, or NONE")
GUIDE = _place(1, EVERYBODY, "the seat that leads")
DESTINATION = _place(1, EVERYBODY, "a world, or NONE before the Guide has played")
PAWN = _place(1, EVERYBODY, "its space")
SLOT = _place(2, EVERYBODY, "the row of artifacts: the left and the right tile")
STACK = _place(1, SECRET, "its tiles, four bits a tile, the top one lowest")
HEIGHT = _place(1, EVERYBODY, "tiles in the stack, the Eclipse included")
ARROW = _place(1, "see_arrow", "the side the Eclipse points to")
ECLIPSE_IS = _place(1, EVERYBODY, "ECLIPSE_HIDDEN, ECLIPSE_SHOWING or ECLIPSE_GONE")
DRAWN = _place(1, "see_drawn", "a tile taken from the stack and not yet kept")
PLACED = _place(1, EVERYBODY, "cards lying at their worlds, as a mask")
ALIVE = _place(1, EVERYBODY, "survivors of the round, as a mask")
FACE_UP = _place(1, EVERYBODY, "role cards that lie face up, as a mask")
OUT = _place(1, EVERYBODY, "tiles out of the round that everybody saw, as a group")
RESULT = _place(1, EVERYBODY, "the winning team of a finished round, else NONE")
ENDING = _place(1, EVERYBODY, "why it ended")
WINNER = _place(1, EVERYBODY, "the seat that won the game, else NONE")

# What the table waits for
WAITING = _place(1, "see_waiting", "seats that owe an answer, as a mask")
ASK_FROM = _place(1, EVERYBODY, "the seat asked first")
OPTIONS = _place(1, SECRET, "the actions that answer, as a mask, or OWN_HAND")
DEPTH = _place(1, EVERYBODY, "frames on the stack of what is still to be done")
FRAMES = _place(12, "see_frames", "the frames; the top one is what the table waits for")
DEEPEST = 7  # frames that can lie on each other in a game; there is room for five more

# A seat each
POINTS = _place(SEATS, EVERYBODY, "victory points")
ROLE_CARD = _place(SEATS, EVERYBODY, "which physical role card lies before the seat")
FACE = _place(SEATS, "see_faces", "by role card: the role printed on it")
KNOWS = _place(SEATS, EVERYBODY, "role cards whose face the seat has seen, as a mask (8.3)")
HAND = _place(SEATS, "see_cards", "the seat's cards, as a mask; from here on a deal clears all")
OPEN = _place(SEATS, EVERYBODY, "tiles face up, as a group")
HIDDEN = _place(SEATS, "see_tiles", "tiles face down, as a group")
ASIDE = _place(SEATS, "see_cards", "an eliminated Shaman's hand, as a mask")
LOST = _place(SEATS, "see_tiles", "tiles an eliminated player lost face down, as a group")
GIVEN = _place(SEATS, "see_gifts", "card + 1 passed in the Eclipse, or 0")

# The round's history: perfect recall for whoever looks at the row
TRICKS = _place(
    MOST_TRICKS, EVERYBODY, "a word a trick (`packed`): its Guide, what each has played"
)
CHRONICLED = _place(1, EVERYBODY, "where the next act goes: 64 times the word, plus the bit")
CHRONICLE_WORDS = 18
CHRONICLE = _place(CHRONICLE_WORDS, EVERYBODY, "public acts in order, seven a word, nine bits each")

LAYOUT = Layout(globals())
ROW = LAYOUT.width

OWN_HAND = -1  # several are asked, each for a card of his own

NONE = -1
NOBODY = 7  # a seat number that is no seat's: the table itself, in the chronicle

ECLIPSE_HIDDEN, ECLIPSE_SHOWING, ECLIPSE_GONE = 0, 1, 2

# Kinds of frames (`packed`). The first group are decisions.
PLAY = 1  # the trick goes on: the next survivor plays
TAKE = 2
KEEP = 3
STABILIZE = 4
SWAP = 5
NEUTRALIZE = 6
CHAIN = 7  # value: worlds whose rituals wait
GIVE = 8
NAME = 9
MOON_WINDOW = 10  # R1
TARGET_WINDOW = 11  # R2; windows: value 1 once they have been opened
END_WINDOW = 12  # R3
# ... and the rest is work that needs no answer
STEP = 16  # value: steps the pawn still has to go
PLACE = 17  # value: the off-suit card on its way to its world
RITUAL = 18  # value: the world whose ritual is due
ELIMINATE = 19  # seat: eliminator, value: target
COLLECT = 20
NEXT_TRICK = 21  # seat: the next Guide
# the stack is empty
DEAL = 0
OVER = 31

DecisionKind: TypeAlias = Literal[
    "deal",
    "play",
    "take",
    "keep",
    "stabilize",
    "swap",
    "neutralize",
    "chain",
    "give",
    "name",
    "moon",
    "target",
    "end",
    "over",
]
DECISIONS: dict[int, DecisionKind] = dict(
    zip([DEAL, *range(PLAY, END_WINDOW + 1), OVER], get_args(DecisionKind), strict=True)
)
