"""The whole state of a game of Shamans: one row of 64-bit integers, and the names of its places.

A set of cards, seats or worlds is a mask; a group of tiles has four bits a kind (`terms`). What is
still to be done lies on a small stack of *frames*, the next thing on top: the top frame is the
decision the table waits for. Nothing here computes; `rules` does.
"""

from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from penumbra.games.shamans.terms import MOST_TRICKS

Row: TypeAlias = NDArray[np.int64]
Rows: TypeAlias = NDArray[np.int64]  # a batch: one row a game
Log: TypeAlias = NDArray[np.int64]

SEATS = 5

# The board and the table, fixed for a game
PLAYERS = 0
MOON = 1  # the space that is the Moon; the spaces before it are 0..MOON-1
START = 2  # the pawn's starting space
IN_PLAY = 3  # worlds in play
HIGHEST = 4  # numbers 1..HIGHEST in each world
RITUAL_OF = 5  # two bits a world
TARGET = 6  # points that end the game

# The round
ROUND = 7
TRICK = 8
MARKER = 9
GUIDE = 10
DESTINATION = 11  # a world, or NONE before the Guide has played
PAWN = 12
SLOT = 13  # the row: SLOT + LEFT, SLOT + RIGHT
STACK = 15  # four bits a tile, the top tile lowest
HEIGHT = 16  # tiles in the stack, the Eclipse included
ARROW = 17
ECLIPSE_IS = 18
DRAWN = 19  # a tile taken from the stack and not yet kept
PLACED = 20  # cards lying at their worlds
ALIVE = 21  # survivors of the round
FACE_UP = 22  # role cards that lie face up
OUT = 23  # tiles out of the round that everybody saw
RESULT = 24  # winning team of a finished round, else NONE
ENDING = 25  # why it ended
WINNER = 26  # the seat that won the game, else NONE

# What the table waits for
WAITING = 27  # seats that owe an answer
ASK_FROM = 28  # the seat asked first
OPTIONS = 29  # the actions that answer, or OWN_HAND
DEPTH = 30
FRAMES = 31
DEEPEST = 7  # frames that can lie on each other in a game; there is room for five more

# A seat each
POINTS = 43
ROLE_CARD = 48  # which physical role card lies before the seat
FACE = 53  # by role card: the role printed on it
KNOWS = 58  # role cards whose face the seat has seen
HAND = 63  # from here on a deal clears everything
OPEN = 68  # tiles face up
HIDDEN = 73  # tiles face down
ASIDE = 78  # an eliminated Shaman's hand
LOST = 83  # tiles an eliminated player lost face down
GIVEN = 88  # card + 1 passed in the Eclipse, or 0

# The round's history: perfect recall for whoever looks at the row
TRICKS = 93  # a word a trick: card + 1 of each seat in six bits, the Guide, who has played
CHRONICLED = 104  # where the next act goes: 64 times the word, plus the bit
CHRONICLE = 105  # public acts in order, seven a word: seat * 64 + action, nine bits
CHRONICLE_WORDS = 18

ROW = CHRONICLE + CHRONICLE_WORDS
assert TRICKS + MOST_TRICKS == CHRONICLED
assert ROW * 8 <= 1024, "a state is at most 1 KiB"

GUIDE_BIT = 30  # in a trick's word
PLAYED_BIT = 33

OWN_HAND = -1  # several are asked, each for a card of his own

NONE = -1
NOBODY = 7  # a seat number that is no seat's: the table itself, in the chronicle

ECLIPSE_HIDDEN, ECLIPSE_SHOWING, ECLIPSE_GONE = 0, 1, 2

# Frames: kind in five bits, a seat in three, a value above. The first group are decisions.
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

DECISIONS = {
    DEAL: "deal",
    PLAY: "play",
    TAKE: "take",
    KEEP: "keep",
    STABILIZE: "stabilize",
    SWAP: "swap",
    NEUTRALIZE: "neutralize",
    CHAIN: "chain",
    GIVE: "give",
    NAME: "name",
    MOON_WINDOW: "moon",
    TARGET_WINDOW: "target",
    END_WINDOW: "end",
    OVER: "over",
}
