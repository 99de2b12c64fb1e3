"""Any position of Shadow of Intrigue as a few lines of text that a player can read and write.

    players 7                            the rest may be left out: it has a default
    round 2                              0: before the first deal, and nothing more to say
    seat 0 lord | points 1               one line a seat
    seat 1 paladin
    talk 1: silence | claim 2 spy | …    each circle: its discussion, and what the seats said in it
    interrogation 3 5 traitor            who was sent, whom he examined, what he announced
    condemned 5 3                        of the Brotherhood camp, of the Dusk camp
    decision condemn                     what the table waits for

A seat that has not spoken reads `-`; target and announcement are missing while they are open. A
discussion that is not mentioned was cut short by the Lord before the first word, or talk is free:
then nobody has to be asked, and a position does not hold what was said. Whoever knows what
follows from the rest. `read` plays the round again, so a position that can be read can be reached;
points are those that lie on the table, after a verdict with those it gave.
"""

from collections.abc import Callable

from penumbra.games.bits import members
from penumbra.games.errors import BadPosition, IllegalAction
from penumbra.games.intrigue import actions, choices, rules, setup
from penumbra.games.intrigue.packed import *
from penumbra.games.intrigue.state import *
from penumbra.games.intrigue.terms import *
from penumbra.games.log import new_log
from penumbra.games.position_text import fail, lines_of, natural, one_of

MOST_ROUNDS = 1000

# --- writing --------------------------------------------------------------------------------------


def write(row: Row) -> str:
    """The whole position, hidden things included."""
    words: list[int] = row.tolist()
    lines = [f"players {words[PLAYERS]}", f"round {words[ROUND]}"]
    if words[ROUND]:
        for seat in range(words[PLAYERS]):
            role, points = ROLES[words[ROLE + seat]], words[POINTS + seat]
            lines.append(f"seat {seat} {role} | points {points}")
        lines += [_write_circle(words, word) for word in words[TALK : TALK + words[TALKED]]]
        sent = words[INTERROGATIONS : INTERROGATIONS + words[SENT]]
        lines += [_write_interrogation(word) for word in sent]
        if words[CONDEMNED]:
            condemned = members(words[CONDEMNED])
            condemned.sort(key=lambda seat: not words[CAMPS] >> seat & 1)
            lines.append("condemned " + " ".join(map(str, condemned)))
        lines.append(f"decision {DECISIONS[words[DECISION]]}")
    return "\n".join(lines) + "\n"


def _write_circle(words: list[int], word: int) -> str:
    said = [claim_of(word, seat) for seat in range(words[PLAYERS])]
    texts = [actions.claim_text(words[CAMPS], claim) if claim >= 0 else "-" for claim in said]
    return f"talk {discussion_of(word)}: " + " | ".join(texts)


def _write_interrogation(word: int) -> str:
    target, announced = target_of(word), announced_in(word)
    line = f"interrogation {interrogator_of(word)}"
    if target >= 0:
        line += f" {target}"
    if announced:
        line += f" {ROLES[announced]}"
    return line


# --- reading --------------------------------------------------------------------------------------


def read(text: str, new: Callable[[int], Rows]) -> Rows:
    """The state a text describes; `new` makes an empty one."""
    players, lines = lines_of(text, "Shadow of Intrigue", PLAYER_COUNTS, 7)
    reader = _Reader(new(players))
    for number, line in lines:
        reader.line(number, line)
    return reader.finish()


class _Reader:
    """Collects what the lines say, then plays it again."""

    def __init__(self, rows: Rows) -> None:
        self.rows = rows
        self.row = rows[0]
        self.players = int(self.row[PLAYERS])
        self.log = new_log()
        self.round = 1
        self.roles: dict[int, int] = {}
        self.points = [0] * self.players
        self.talk: list[tuple[int, int, list[str]]] = []  # line, discussion, texts
        self.interrogations: list[tuple[int, list[str]]] = []
        self.condemned: tuple[int, list[str]] = (0, [])
        self.decision: tuple[int, int] | None = None
        self.said_anything = 0  # the last line that needs a dealt round

    def line(self, number: int, line: str) -> None:
        key, _, rest = line.partition(" ")
        if not hasattr(self, f"_read_{key}"):
            fail(number, f"“{key}” begins no line of a position.")
        getattr(self, f"_read_{key}")(number, rest.strip())
        if key != "round":
            self.said_anything = number

    # one method a keyword

    def _read_round(self, line: int, rest: str) -> None:
        self.round = natural(line, rest, MOST_ROUNDS)

    def _read_seat(self, line: int, rest: str) -> None:
        head, *extras = [part.strip() for part in rest.split("|")]
        name, _, role = head.partition(" ")
        seat = self._seat_number(line, name)
        if seat in self.roles:
            fail(line, f"seat {seat} stands here twice.")
        self.roles[seat] = one_of(line, role.strip(), ROLES)
        for extra in extras:
            key, _, value = extra.partition(" ")
            if key != "points":
                fail(line, f"“{key}” says nothing about a seat; write e.g. “points 1”.")
            self.points[seat] = natural(line, value.strip(), int(self.row[TARGET]) + 1)

    def _read_talk(self, line: int, rest: str) -> None:
        discussion, _, said = rest.partition(":")
        texts = [text.strip() for text in said.split("|")]
        if len(texts) != self.players:
            fail(line, f"a circle has a claim or “-” for each of {self.players} seats.")
        number = natural(line, discussion.strip(), 10)
        if number < max([1, *(earlier for _, earlier, _ in self.talk)]):
            fail(line, f"discussion {number} stands here too late; they count from 1 upwards.")
        self.talk.append((line, number, texts))

    def _read_interrogation(self, line: int, rest: str) -> None:
        words = rest.split()
        if not 1 <= len(words) <= 3:
            fail(line, "an interrogation has interrogator, target and announced role.")
        self.interrogations.append((line, words))

    def _read_condemned(self, line: int, rest: str) -> None:
        words = rest.split()
        if self.condemned[1] or not 1 <= len(words) <= 2:
            fail(line, "one or two are condemned, on one line, first of the Brotherhood camp.")
        self.condemned = line, words

    def _read_decision(self, line: int, rest: str) -> None:
        self.decision = line, one_of(line, rest, DECISIONS)

    def _seat_number(self, line: int, word: str) -> int:
        return natural(line, word, self.players)

    # the whole

    def finish(self) -> Rows:
        """Deal the roles, play the round again and lay the points down."""
        if self.round == 0:
            if self.said_anything:
                fail(self.said_anything, "before the first deal (round 0) there is no such thing.")
            return self.rows
        self._deal()
        self._replay()
        self._judge()
        self._lay_points()
        if self.decision is not None and self.decision[1] != self.row[DECISION]:
            line, stated = self.decision
            waits = DECISIONS[self.row[DECISION]]
            fail(line, f"it says “{DECISIONS[stated]}”, but the rest leads to “{waits}”.")
        return self.rows

    def _deal(self) -> None:
        row = self.row
        if len(self.roles) != self.players:
            raise BadPosition(f"Each of the {self.players} seats needs a line “seat N ROLE”.")
        for number, role in enumerate(ROLES):
            copies = copies_of(row[DECK], number)
            held = list(self.roles.values()).count(number)
            if held != copies:
                raise BadPosition(
                    f"{held} seats are {role}; the deck for {self.players} players has {copies}."
                )
        for seat, number in self.roles.items():
            row[ROLE + seat] = number
        row[ROUND] = self.round
        setup.show_camps(row, self.log)
        setup.recognise(row, self.log)
        rules.begin_discussion(row, self.log)

    def _replay(self) -> None:
        lord = int(self.row[LORD_AT])
        self._discuss(1)
        for line, words in self.interrogations:
            self._do(line, lord, f"send {words[0]}")
            if len(words) > 1:
                self._do(line, lord, f"point {words[1]}")
            if len(words) > 2:
                self._do(line, int(words[0]), f"announce {words[2]}")
                self._discuss(int(self.row[DISCUSSION]))
        for line, discussion, _ in self.talk:
            if discussion > self.row[DISCUSSION]:
                fail(line, f"discussion {discussion} begins after interrogation {discussion - 1}.")

    def _discuss(self, discussion: int) -> None:
        circles = [(line, texts) for line, number, texts in self.talk if number == discussion]
        if circles and not self.row[CIRCLES]:
            fail(circles[0][0], "there are no circles where talk is free; leave this line out.")
        lord = int(self.row[LORD_AT])
        for k, (line, texts) in enumerate(circles):
            if k > 0 and self.row[DECISION] == SPEAK:
                fail(line, f"seat {self.row[ASKED]} speaks before the next circle begins.")
            if k > 0:
                self._do(line, lord, "circle")
            order = [(lord + 1 + step) % self.players for step in range(self.players)]
            for seat in order:
                if texts[seat] != "-":
                    self._say(line, seat, texts[seat])

    def _say(self, line: int, seat: int, text: str) -> None:
        if self.row[ASKED] != seat:
            fail(line, f"seat {self.row[ASKED]} speaks before seat {seat}.")
        if text.startswith(("send", "judge", "circle")):
            fail(line, f"“{text}” is not said in a circle; write it as the line it leads to.")
        self._do(line, seat, text)

    def _judge(self) -> None:
        line, words = self.condemned
        lord = int(self.row[LORD_AT])
        if words:
            self._do(line, lord, "judge")
            for word in words:
                self._do(line, lord, f"condemn {word}")
        elif self.decision is not None and self.decision[1] == CONDEMN:
            self._do(self.decision[0], lord, "judge")

    def _do(self, line: int, seat: int, text: str) -> None:
        try:
            number = actions.number(self.row, text)
        except IllegalAction as error:
            fail(line, str(error))
        if not choices.legal(self.row, seat) >> number & 1:
            fail(line, f"seat {seat} can't “{text}” there.")
        choices.act(self.row, seat, number, self.log)

    def _lay_points(self) -> None:
        row = self.row
        ended = int(row[DECISION]) in (DEAL, OVER)
        for seat, points in enumerate(self.points):
            row[POINTS + seat] = points
            scored = ended and LOYAL_TO[self.roles[seat]] == row[RESULT]
            if points >= row[TARGET] and not scored:
                raise BadPosition(f"Seat {seat} has {points} points: the game was over before.")
            if scored and points == 0:
                raise BadPosition(f"Seat {seat} has no points, but the verdict gave it one.")
        if ended:
            row[WINNERS] = 0
            rules.end_game(row, self.log)
