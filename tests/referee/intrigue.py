"""The naive second referee of Shadow of Intrigue, written from the rules and the protocol alone.

It plays the game with lists, sets and strings, slowly and in the order of the rulebook, so that the
fast core can be compared with it action by action. Nothing of the core is imported here, and
nothing here is meant to be fast.
"""

from __future__ import annotations

import copy
import hashlib
from dataclasses import dataclass, field

Event = dict[str, object]

# Every role in the order in which the deck is stacked before the shuffle (protocol, Chance).
ROLES = ["lord", "adept", "spy", "grand-master", "paladin", "traitor"]

# The back of the card, open to all (B2).
CAMP = {
    "lord": "dusk",
    "adept": "dusk",
    "spy": "dusk",
    "grand-master": "brotherhood",
    "paladin": "brotherhood",
    "traitor": "brotherhood",
}

# The front of the card: who the player really serves (B2).
LOYALTY = {
    "lord": "dusk",
    "adept": "dusk",
    "spy": "brotherhood",
    "grand-master": "brotherhood",
    "paladin": "brotherhood",
    "traitor": "dusk",
}

# What a scoring player gets at the end of a round (B14, B15).
POINTS_A_ROUND = 1


class Chance:
    """The stream of random words of one round (protocol, Chance)."""

    def __init__(self, seed: bytes, round_number: int) -> None:
        self.seed = seed
        self.round_number = round_number
        self.blocks_read = 0
        self.words: list[int] = []

    def next_word(self) -> int:
        """The next 32-bit big-endian word, hashing one more block when none is left."""
        if not self.words:
            block = hashlib.sha256(
                b"penumbra deal 1"
                + self.seed
                + self.round_number.to_bytes(4, "big")
                + self.blocks_read.to_bytes(4, "big")
            ).digest()
            self.blocks_read += 1
            for start in range(0, len(block), 4):
                self.words.append(int.from_bytes(block[start : start + 4], "big"))
        return self.words.pop(0)

    def below(self, n: int) -> int:
        """A number from 0 to n - 1; words of the incomplete last stretch are thrown away."""
        while True:
            word = self.next_word()
            if word < (2**32 // n) * n:
                return word % n

    def shuffle(self, items: list[str]) -> None:
        """Shuffle in place, from the last item down to the second."""
        for i in range(len(items) - 1, 0, -1):
            j = self.below(i + 1)
            items[i], items[j] = items[j], items[i]


@dataclass
class Seat:
    """One player's place at the table during a round."""

    role: str
    # Seats whose role this player has been told or shown: recognition and interrogation.
    knows: set[int] = field(default_factory=set)
    open: bool = False
    used: bool = False
    condemned: bool = False

    @property
    def camp(self) -> str:
        """The back of the card (B2)."""
        return CAMP[self.role]

    @property
    def loyalty(self) -> str:
        """The front of the card (B2)."""
        return LOYALTY[self.role]


@dataclass
class Circle:
    """One go round the table: every seat speaks once, the Lord last."""

    discussion: int
    circle: int
    claims: list[str | None]


@dataclass
class Interrogation:
    """One subject's mission: sent, pointed at a target, announced (B8, B9)."""

    interrogator: int
    target: int | None = None
    announced: str | None = None
    seen: str | None = None


class Referee:
    """One game of Shadow of Intrigue, from the first deal to its winners."""

    def __init__(self, players: int, seed: bytes, board: dict[str, object]) -> None:
        """Open the table and deal round 1 (B1-B6)."""
        decks = board["decks"]
        circles = board["circles"]
        points_to_win = board["points"]
        if not isinstance(decks, dict):
            raise ValueError("the board's decks are no table of decks by player count")
        if not isinstance(circles, int) or not isinstance(points_to_win, int):
            raise ValueError("the board's circles and points are whole numbers")
        if players not in decks:
            raise ValueError(f"the board has no deck for {players} players")
        if len(seed) != 32:
            raise ValueError(f"a seed has 32 bytes, this one has {len(seed)}")
        self.players = players
        self.seed = seed
        self.circles = circles
        self.points_to_win = points_to_win
        self.deck: dict[str, int] = {}
        for role in ROLES:
            copies = decks[players].get(role, 0)
            if copies > 0:
                self.deck[role] = copies
        if sum(self.deck.values()) != players:
            raise ValueError(f"the deck for {players} players has {sum(self.deck.values())} cards")

        self.events: list[Event] = []
        self.kind = "deal"
        self.points = [0] * players
        self.round = 0
        self.lord = -1
        self.seats: list[Seat] = []
        self.discussion = 0
        self.speakers: list[int] = []
        self.talk: list[Circle] = []
        self.interrogations: list[Interrogation] = []
        self.result: str | None = None
        self.winners: list[int] = []
        self._deal()

    # ---- who is waited for ------------------------------------------------------------------

    @property
    def over(self) -> bool:
        """Whether somebody has won the game (B17)."""
        return self.kind == "over"

    @property
    def actor(self) -> int | None:
        """The one seat that owes an answer; nobody when the game is over."""
        if self.kind == "over":
            return None
        if self.kind == "speak":
            return self.speakers[0]
        if self.kind == "announce":
            return self.interrogations[-1].interrogator
        # Command, point and condemn: the Lord runs the round (B3).
        return self.lord

    @property
    def waiting(self) -> list[int]:
        """The seats that owe an answer: one, or none when the game is over."""
        return [] if self.actor is None else [self.actor]

    # ---- the round, in the order of the rulebook ---------------------------------------------

    def _deal(self) -> None:
        """Deal a round: roles, the Lord's card open, recognition, first circle (B1-B6, T-21)."""
        self.round += 1
        cards: list[str] = []
        for role, copies in self.deck.items():
            cards.extend([role] * copies)
        Chance(self.seed, self.round).shuffle(cards)

        self.seats = [Seat(role) for role in cards]
        self.lord = cards.index("lord")
        self.seats[self.lord].open = True
        self.talk = []
        self.interrogations = []

        camps = [seat.camp for seat in self.seats]
        self._tell("round_began", round=self.round, lord=self.lord, camps=camps)
        for number, role in enumerate(cards):
            self._tell("role_dealt", seat=number, role=role)
        self._recognition()
        self._begin_talk(discussion=1)

    def _recognition(self) -> None:
        """The Brotherhood camp learns its Grand Master, then he and the Spy meet (B4, B5).

        The Lord keeps his eyes closed (B6), and so does every Adept: they are told nothing.
        """
        roles = [seat.role for seat in self.seats]
        grand_master = roles.index("grand-master")
        spy = roles.index("spy")
        for number, seat in enumerate(self.seats):
            if seat.camp == "brotherhood" and number != grand_master:
                self._recognise(number, grand_master)
        self._recognise(grand_master, spy)
        self._recognise(spy, grand_master)

    def _recognise(self, number: int, of: int) -> None:
        self.seats[number].knows.add(of)
        self._tell("recognised", seat=number, of=of, role=self.seats[of].role)

    def _begin_talk(self, discussion: int) -> None:
        """Open talk (B7, B10): in circles, or freely until the Lord ends it (T-23)."""
        self.discussion = discussion
        if self.circles > 0:
            self._begin_circle(discussion, circle=1)
        else:
            self._tell("talk_began", discussion=discussion)
            self.kind = "command"

    def _begin_circle(self, discussion: int, circle: int) -> None:
        """Everybody is to speak once, clockwise from the Lord's left, the Lord last (B7, B10)."""
        self.speakers = [(self.lord + step) % self.players for step in range(1, self.players + 1)]
        self.talk.append(Circle(discussion, circle, [None] * self.players))
        self._tell("circle_began", discussion=discussion, circle=circle)
        self.kind = "speak"

    def _speak(self, seat: int, claim: str) -> None:
        """One claim, true or not, or silence (B10, T-09); after the Lord's the circle is closed."""
        self.talk[-1].claims[seat] = claim
        self._tell("said", seat=seat, claim=claim)
        self.speakers.remove(seat)
        if not self.speakers:
            self.kind = "command"

    def _send(self, subject: int) -> None:
        """The Lord stops the talk and sends one of his subjects (B8, T-01, T-12)."""
        self.seats[subject].used = True
        self.interrogations.append(Interrogation(subject))
        self.speakers = []
        self._tell("sent", interrogator=subject)
        self.kind = "point"

    def _point(self, target: int) -> None:
        """The Lord points at the target, whose card the interrogator alone sees (B8, B9, T-11)."""
        mission = self.interrogations[-1]
        mission.target = target
        mission.seen = self.seats[target].role
        self.seats[mission.interrogator].knows.add(target)
        self._tell("pointed", interrogator=mission.interrogator, target=target)
        self._tell("seen", interrogator=mission.interrogator, target=target, role=mission.seen)
        self.kind = "announce"

    def _announce(self, role: str) -> None:
        """The interrogator names a role, true or not; the talk begins again (B9, B10, T-07)."""
        mission = self.interrogations[-1]
        mission.announced = role
        self._tell("announced", interrogator=mission.interrogator, target=mission.target, role=role)
        self._begin_talk(self.discussion + 1)

    def _judge(self) -> None:
        """The Lord has heard enough, with or without interrogations (B12, T-13)."""
        self.speakers = []
        self._tell("judging")
        self.kind = "condemn"

    def _condemn(self, victim: int) -> None:
        """One of the Brotherhood camp, then one of the Dusk camp; then both die (B13, T-16)."""
        self.seats[victim].condemned = True
        self._tell("condemned", seat=victim)
        if self.seats[victim].camp == "dusk":
            self._execute_and_score()

    def _execute_and_score(self) -> None:
        """Turn the victims' cards up, score by loyalty, end the game or deal anew (B13-B17)."""
        victims = [
            number
            for camp in ["brotherhood", "dusk"]
            for number, seat in enumerate(self.seats)
            if seat.condemned and seat.camp == camp
        ]
        for number in victims:
            self.seats[number].open = True
            self._tell("executed", seat=number, role=self.seats[number].role)

        # One of the two is not enough: partial success is the Brotherhood's victory (T-17).
        fallen = {self.seats[number].role for number in victims}
        winner = "dusk" if fallen == {"grand-master", "spy"} else "brotherhood"
        self._tell("round_ended", winner=winner)

        for seat in self.seats:
            seat.open = True
        self._tell("roles_opened", roles=[seat.role for seat in self.seats])

        # Loyalty alone decides, so the executed score with their side (T-18).
        for number, seat in enumerate(self.seats):
            if seat.loyalty == winner:
                self.points[number] += POINTS_A_ROUND
                self._tell("points", seat=number, points=POINTS_A_ROUND)

        winners = [n for n in range(self.players) if self.points[n] >= self.points_to_win]
        if winners:
            self.result = winner
            self.winners = winners
            self._tell("game_ended", winners=list(winners))
            self.kind = "over"
        else:
            self._deal()

    # ---- actions -----------------------------------------------------------------------------

    def legal(self, seat: int) -> set[str]:
        """Every action text this seat may use now, the Lord's interruptions included."""
        actions: set[str] = set()
        if self.kind == "speak":
            if seat == self.speakers[0]:
                actions |= self._claims(seat)
            # The Lord need not wait for the end of the circle (B8, B11, B12).
            if seat == self.lord:
                actions |= self._missions()
                actions.add("judge")
        elif self.kind == "command" and seat == self.lord:
            if self.circles > 0 and self.talk[-1].circle < self.circles:
                actions.add("circle")
            actions |= self._missions()
            actions.add("judge")
        elif self.kind == "point" and seat == self.lord:
            # Not himself, not the Lord; anybody else of either camp, even twice (T-02 to T-06).
            interrogator = self.interrogations[-1].interrogator
            for target in range(self.players):
                if target not in (interrogator, self.lord):
                    actions.add(f"point {target}")
        elif self.kind == "announce" and seat == self.interrogations[-1].interrogator:
            target_seat = self.interrogations[-1].target
            assert target_seat is not None
            for role in self._roles_with_back(self.seats[target_seat].camp):
                actions.add(f"announce {role}")
        elif self.kind == "condemn" and seat == self.lord:
            # The Brotherhood's victim is chosen first; the Lord spares himself (B13, T-15).
            chosen = [s for s in self.seats if s.condemned]
            camp = "dusk" if chosen else "brotherhood"
            for victim in range(self.players):
                if self.seats[victim].camp == camp and victim != self.lord:
                    actions.add(f"condemn {victim}")
        return actions

    def _claims(self, speaker: int) -> set[str]:
        """What a speaker may say: a role of anybody but the Lord, trust, suspicion, or nothing."""
        claims = {"silence"}
        for number, seat in enumerate(self.seats):
            if number == self.lord:
                continue
            for role in self._roles_with_back(seat.camp):
                claims.add(f"claim {number} {role}")
            if number != speaker:
                claims.add(f"trust {number}")
                claims.add(f"accuse {number}")
        return claims

    def _missions(self) -> set[str]:
        """The subjects not yet sent this round: the Dusk camp without its Lord (B11, T-01)."""
        return {
            f"send {number}"
            for number, seat in enumerate(self.seats)
            if seat.camp == "dusk" and number != self.lord and not seat.used
        }

    def _roles_with_back(self, camp: str) -> list[str]:
        """The roles of the deck that a card with this back can be; the Lord's lies open (T-08)."""
        return [role for role in self.deck if CAMP[role] == camp and role != "lord"]

    def act(self, seat: int, action: str) -> None:
        """Let a seat act; ValueError, and nothing changed, if that is not legal now."""
        if action not in self.legal(seat):
            raise ValueError(
                f"seat {seat} can't '{action}': the game waits for {self.waiting} to {self.kind}"
            )
        self.events = []
        words = action.split(" ")
        verb = words[0]
        if verb in ("claim", "trust", "accuse", "silence"):
            self._speak(seat, action)
        elif verb == "circle":
            self._begin_circle(self.talk[-1].discussion, self.talk[-1].circle + 1)
        elif verb == "send":
            self._send(int(words[1]))
        elif verb == "point":
            self._point(int(words[1]))
        elif verb == "announce":
            self._announce(words[1])
        elif verb == "judge":
            self._judge()
        elif verb == "condemn":
            self._condemn(int(words[1]))

    # ---- what is told and shown ---------------------------------------------------------------

    def _tell(self, event: str, **fields: object) -> None:
        self.events.append({"event": event, **fields})

    def events_for(self, viewer: int | None) -> list[Event]:
        """The events of the last transition as this viewer may see them; null is a spectator."""
        shown: list[Event] = []
        for full in self.events:
            event = copy.deepcopy(full)
            if event["event"] == "recognised" and event["seat"] != viewer:
                continue
            # The Lord turns his card up at once (B3); everybody else's stays his own (B1).
            lords_card = event["event"] == "role_dealt" and event["role"] == "lord"
            if event["event"] == "role_dealt" and event["seat"] != viewer and not lords_card:
                event["role"] = None
            if event["event"] == "seen" and event["interrogator"] != viewer:
                event["role"] = None
            shown.append(event)
        return shown

    def _role_known(self, number: int, viewer: int | None) -> str | None:
        """The role at a seat, if this viewer knows it: face up, his own, told or shown to him."""
        seat = self.seats[number]
        if seat.open or number == viewer:
            return seat.role
        if viewer is not None and number in self.seats[viewer].knows:
            return seat.role
        return None

    def view(self, viewer: int | None) -> dict[str, object]:
        """The table as this viewer may see it (T-24; protocol, The view); null is a spectator."""
        seats: list[dict[str, object]] = []
        for number, seat in enumerate(self.seats):
            seats.append(
                {
                    "camp": seat.camp,
                    "role": self._role_known(number, viewer),
                    "open": seat.open,
                    "points": self.points[number],
                    "used": seat.used,
                    "condemned": seat.condemned,
                }
            )
        talk: list[dict[str, object]] = []
        for circle in self.talk:
            talk.append(
                {
                    "discussion": circle.discussion,
                    "circle": circle.circle,
                    "claims": list(circle.claims),
                }
            )
        interrogations: list[dict[str, object]] = []
        for mission in self.interrogations:
            interrogations.append(
                {
                    "interrogator": mission.interrogator,
                    "target": mission.target,
                    "announced": mission.announced,
                    "seen": mission.seen if mission.interrogator == viewer else None,
                }
            )
        return {
            "game": "intrigue",
            "players": self.players,
            "viewer": viewer,
            "round": self.round,
            "lord": self.lord,
            "deck": dict(self.deck),
            "seats": seats,
            "talk": talk,
            "interrogations": interrogations,
            "decision": {"kind": self.kind, "waiting": self.waiting},
            "legal": [] if viewer is None else sorted(self.legal(viewer)),
            "result": None if self.result is None else {"winner": self.result},
            "winners": list(self.winners),
        }
