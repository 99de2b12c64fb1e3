"""The things of Shadow of Intrigue and their numbers: sides, roles, actions.

Every other module takes its constants from here; the words are those of docs/protocol.md. Each
vocabulary is written once, as a type: the table of its words, the fields of views and events, JSON
Schema and the page's types come from it.
"""

from typing import Literal, TypeAlias, get_args

# The two sides. A camp is a card's back, a loyalty its front (B2); winners are loyalties.
DUSK, BROTHERHOOD = 0, 1
Camp: TypeAlias = Literal["dusk", "brotherhood"]
SIDES: tuple[Camp, ...] = get_args(Camp)

# Roles (B.1), Dusk backs first
LORD, ADEPT, SPY, GRAND_MASTER, PALADIN, TRAITOR = range(6)
Role: TypeAlias = Literal["lord", "adept", "spy", "grand-master", "paladin", "traitor"]
ROLES: tuple[Role, ...] = get_args(Role)
CAMP_OF = (DUSK, DUSK, DUSK, BROTHERHOOD, BROTHERHOOD, BROTHERHOOD)
LOYAL_TO = (DUSK, DUSK, BROTHERHOOD, BROTHERHOOD, BROTHERHOOD, DUSK)

# What can be said of a back, by camp: the first role and how many follow. The Lord's card lies
# open, so nobody claims it (T-08); every deck has all the others (`board`).
FIRST_CLAIM = (ADEPT, GRAND_MASTER)
CLAIMS_ABOUT = (2, 3)
CLAIMABLE = tuple(
    ROLES[first : first + about] for first, about in zip(FIRST_CLAIM, CLAIMS_ABOUT, strict=True)
)
MOST_CLAIMS = 3

PLAYER_COUNTS = range(7, 11)
MOST_CIRCLES = 4  # in a discussion; how many of them a table has is the board's affair
MOST_SUBJECTS = 6  # the Lord's, in the deck with the most Adepts a board may ask for

# Points (B14-B17)
ROUND_WON, POINTS_TO_WIN = 1, 3

# Actions. `claim SEAT ROLE` is seat * 3 + the role's place among those of the seat's back. To
# point, to condemn and to announce are a seat or such a place alone, as the decision asks.
TRUST = 30  # + seat
ACCUSE = 40  # + seat
SILENCE = 50
ONE_MORE = 51  # circle
JUDGE = 52
SEND = 53  # + seat
