"""What a person may do at a table beside playing: menus, and the command behind each choice.

The server decides whether it is allowed; here only what makes sense at the moment is offered.
"""

from collections.abc import Callable, Iterable, Sequence
from typing import Any, get_args

from penumbra.bots import levels
from penumbra.bots.voices import Chatter
from penumbra.games import GAMES
from penumbra.games.claims import GROUPS
from penumbra.games.game import View
from penumbra.locale import LANGUAGES, Catalogue
from penumbra.table import messages as m
from penumbra.table.clock import TIMES
from penumbra.terminal.choices import KEYS, QUIT, TALK, Choice, Menu, numbered, seat_key
from penumbra.terminal.faces import face_of
from penumbra.terminal.speech import Speech

SAY, RENAME, CLOSE, LEAVE = "say", "rename", "close", "leave"  # what is no command, or not yet one
DELAYS = (0, 10, 30, 60, 180, 600)  # seconds, to choose from
TAKEOVERS = (0, 30, 60, 120, 300, 900)
PACES = (0, 300, 900, 2000, 4000)  # milliseconds

SHORT = (("y", "answers"), ("z", "reactions"))  # claims of a word each, behind a key of their own

MakeCommand = Callable[[str], m.Commands]


class Company:
    """A table and the people around it, as one of them sees them."""

    def __init__(self, table: m.TableState, me: int, present: Iterable[int]) -> None:
        self.table = table
        self.me = me
        self.present = frozenset(present) | {me}

    @property
    def hosts(self) -> bool:
        """Whether the table is mine to run."""
        return self.table.host == self.me

    @property
    def seat(self) -> int | None:
        """Where I sit."""
        mine = [k for k, chair in enumerate(self.table.seats) if chair.person == self.me]
        return mine[0] if mine else None

    @property
    def others(self) -> list[m.PersonState]:
        """Everybody else."""
        return [person for person in self.table.people if person.person != self.me]


def gathering(company: Company, speech: Speech) -> Menu:
    """Before the game: chairs, company, wishes."""
    say, table = speech.say, company.table
    choices = _chairs(company, speech)
    empty = any(chair.name is None for chair in table.seats)
    bots = [
        (f"clear {seat}", chair.name)
        for seat, chair in enumerate(table.seats)
        if chair.name is not None and chair.person is None
    ]
    if company.hosts:
        choices.append(Choice("s", say("do-start"), "start"))
        if empty:
            choices.append(Choice("b", say("do-bots"), "bots"))
        if bots:
            choices.append(_step("c", say("do-clear"), numbered(bots)))
        choices.append(Choice("w", say("do-wish"), then=_wishes(table, speech)))
    choices += _hosting(company, speech) + _deleting(company, speech)
    if company.seat is not None:
        choices.append(Choice("u", say("do-stand"), "stand"))
    choices.append(Choice("n", say("do-rename"), RENAME))
    choices.append(Choice(TALK, say("do-say"), SAY))
    return Menu(say("gathering-task"), say("gathering-help"), tuple(choices))


def during(company: Company, view: View | None, clock: bool, speech: Speech) -> Menu:
    """While a game is played; there is no view before its first deal."""
    say, table = speech.say, company.table
    choices = [Choice(TALK + "t", say("do-say"), SAY)]
    if company.seat is not None:
        claims = _claims(company, company.seat, view, speech) if view is not None else None
        if claims is not None and claims.choices:
            choices.append(Choice("c", claims.task, then=claims))
        if clock:
            choices.append(Choice("m", say("do-time"), "time"))
    if not company.hosts and not table.paused and company.me not in table.pause_asked:
        choices.append(Choice("p", say("do-ask-pause"), "ask_pause"))
    choices += _agreeing(company, speech)
    if company.hosts:
        pause = "resume" if table.paused else "pause"
        choices.append(Choice("p", say(f"do-{pause}"), pause))
        absent = [
            (f"substitute {seat}", chair.name or "")
            for seat, chair in enumerate(table.seats)
            if chair.person is not None
            and chair.level is None
            and chair.person not in company.present
        ]
        if absent:
            choices.append(_step("b", say("do-substitute"), numbered(absent)))
    choices += _hosting(company, speech)
    return Menu(say("during-task"), "", tuple(choices))


def hints_given(company: Company) -> bool:
    """Whether one may ask what a Sage would do: alone against bots, or with everybody's consent."""
    table = company.table
    seated = {chair.person for chair in table.seats} - {None}
    return table.wishes.hints and (len(seated) == 1 or seated <= set(table.hints_agreed))


def _agreeing(company: Company, speech: Speech) -> list[Choice]:
    """Whether those who play may have hints, where several of them have to agree."""
    table = company.table
    seated = {chair.person for chair in table.seats} - {None}
    if not table.wishes.hints or company.me not in seated or len(seated) == 1:
        return []
    said = "decline" if company.me in table.hints_agreed else "agree"
    return [Choice("!", speech.say(f"do-{said}-hints"), f"hints-{said}")]


def afterwards(company: Company, speech: Speech) -> Menu:
    """After a game."""
    say = speech.say
    choices = [Choice("r", say("do-rematch"), "rematch")] if company.hosts else []
    choices += _hosting(company, speech) + _deleting(company, speech)
    choices.append(Choice(TALK, say("do-say"), SAY))
    return Menu(say("afterwards-task"), "", tuple(choices))


def watching(table: m.TableState, speech: Speech) -> Menu:
    """For a spectator: nothing but to look, and how late he sees things."""
    say, wishes = speech.say, table.wishes
    task = say("watching")
    if table.stage == "gathering" and not wishes.spectators:
        task = say("watching-until-start")
    elif table.stage != "over" and wishes.delay:
        task = say("watching-later", count=wishes.delay)
    return Menu(task, "", ())


def leaving(speech: Speech) -> Menu:
    """Close the terminal and keep the seat, or leave for good."""
    say = speech.say
    close, leave = Choice(QUIT, say("leave-close"), CLOSE), Choice("l", say("leave-table"), LEAVE)
    return Menu(say("leave-question"), "", (close, leave))


def command(action: str) -> MakeCommand:
    """The command behind a choice: a function of the id it goes under."""
    match action.split():
        case ["start"]:
            return m.Start
        case ["bots"]:
            return m.Bot
        case ["stand"]:
            return m.Stand
        case ["pause"]:
            return m.Pause
        case ["resume"]:
            return m.Resume
        case ["ask_pause"]:
            return m.AskPause
        case ["hints-agree"]:
            return m.AgreeHints
        case ["hints-decline"]:
            return lambda id: m.AgreeHints(id, yes=False)
        case ["rematch"]:
            return m.Rematch
        case ["delete"]:
            return m.Delete
        case ["time"]:
            return m.Time
        case ["lock"]:
            return m.Lock
        case ["unlock"]:
            return m.Unlock
        case ["keep-out", number]:
            return lambda id: m.Kick(id, int(number), out=True)
        case ["leave"]:
            return m.Leave
        case ["claim", *words]:
            return lambda id: m.Claim(id, " ".join(words))
        case ["wish", name, value]:
            return lambda id: m.Change(id, _wish(name, value))
        case [verb, number]:
            return lambda id: _BY_NUMBER[verb](id, int(number))
    raise AssertionError(f"a choice without a command: {action}")


_BY_NUMBER: dict[str, Callable[[str, int], m.Commands]] = {
    "sit": m.Sit,
    "swap": m.Swap,
    "clear": m.Clear,
    "kick": m.Kick,
    "readmit": m.Readmit,
    "host": m.Host,
    "substitute": m.Substitute,
}


def _step(key: str, words: str, choices: Iterable[Choice]) -> Choice:
    """A choice that asks further."""
    return Choice(key, words, then=Menu(words, "", tuple(choices)))


def _chairs(company: Company, speech: Speech) -> list[Choice]:
    """A chair's number: sit down there, or offer to swap."""
    choices = []
    for seat, chair in enumerate(company.table.seats):
        verb = "sit" if chair.name is None else "swap"
        if chair.person != company.me and (verb == "sit" or company.seat is not None):
            words = speech.say(f"do-{verb}")
            choices.append(Choice(seat_key(seat), words, f"{verb} {seat}", card=f"chair {seat}"))
    return choices


def _hosting(company: Company, speech: Speech) -> list[Choice]:
    """Sending somebody away and letting him back, the door, the host's rights."""
    say, table = speech.say, company.table
    if company.hosts:
        return _door(company, speech)
    if company.me == table.former:
        return [Choice("h", say("do-take-back"), f"host {company.me}")]
    if company.seat is not None and (table.host is None or table.host not in company.present):
        return [Choice("h", say("do-take-over"), f"host {company.me}")]
    return []


def _deleting(company: Company, speech: Speech) -> list[Choice]:
    """The end of the table, for its host; asked twice."""
    if not company.hosts:
        return []
    really = Choice("y", speech.say("do-delete-really"), "delete")
    return [_step("d", speech.say("do-delete"), [really])]


def _door(company: Company, speech: Speech) -> list[Choice]:
    """What the host may do with people; whom to send away is asked once more."""
    say, table = speech.say, company.table
    door = "unlock" if table.locked else "lock"
    choices = [Choice("l", say(f"do-{door}"), door)]
    away = [
        _step(
            key,
            other.name,
            numbered(
                [
                    (f"kick {other.person}", say("do-send-away")),
                    (f"keep-out {other.person}", say("do-keep-out")),
                ]
            ),
        )
        for key, other in zip(KEYS, company.others, strict=False)
    ]
    heirs = [
        (f"host {other.person}", other.name) for other in company.others if other.seat is not None
    ]
    outcasts = [(f"readmit {one.person}", one.name) for one in table.sent_away]
    if away:
        choices.append(_step("k", say("do-kick"), away))
    if outcasts:
        choices.append(_step("x", say("do-readmit"), numbered(outcasts)))
    if heirs:
        choices.append(_step("h", say("do-host"), numbered(heirs)))
    return choices


def _wishes(table: m.TableState, speech: Speech) -> Menu:
    """How the table is to be played, each wish with what it is now."""
    say, now = speech.say, table.wishes
    values: dict[str, list[tuple[str, str]]] = {
        "game": [(name, speech.game(name)) for name in GAMES],
        "players": [(str(count), str(count)) for count in GAMES[now.game].players],
        "clock": [(name, say(f"clock-{name}")) for name in TIMES],
        "level": [
            (name, speech.catalogue.named(f"level-{name}", name)) for name in levels(now.game)
        ],
        "public": [(word, say(word)) for word in ("no", "yes")],
        "spectators": [(word, say(word)) for word in ("no", "yes")],
        "talk": [(name, say(f"talk-{name}")) for name in ("strict", "warn", "off")],
        "language": [(name, Catalogue(name).text("language")) for name in LANGUAGES],
        "delay": _seconds(DELAYS, now.delay, "no", speech),
        "takeover": _seconds(TAKEOVERS, now.takeover, "never", speech),
        "pace": [
            (str(time), say("milliseconds", time=time)) for time in sorted({*PACES, now.pace})
        ],
        "chatter": [(name, say(f"chatter-{name}")) for name in get_args(Chatter)],
        "hints": [(word, say(word)) for word in ("no", "yes")],
    }
    if table.number > 1:
        del values["game"], values["players"]
    if not GAMES[now.game].watches_talk:
        del values["talk"]
    choices = []
    for key, (name, offered) in zip(KEYS, values.items(), strict=False):
        choice = ((f"wish {name} {value}", words) for value, words in offered)
        value_now = _spelled(getattr(now, name))
        present = dict(offered).get(value_now, value_now)
        words = say("wish-now", wish=say(f"wish-{name}"), value=present)
        choices.append(_step(key, words, numbered(choice)))
    return Menu(say("do-wish"), "", tuple(choices))


def _seconds(offered: Iterable[int], now: int, none: str, speech: Speech) -> list[tuple[str, str]]:
    """Times to choose from, the present one among them."""
    return [
        (str(time), speech.say("number-of-seconds", count=time) if time else speech.say(none))
        for time in sorted({*offered, now})
    ]


def _spelled(value: object) -> str:
    return {True: "yes", False: "no"}[value] if isinstance(value, bool) else str(value)


def _wish(name: str, value: str) -> dict[str, Any]:
    match name:
        case "players" | "delay" | "takeover" | "pace":
            return {name: int(value)}
        case "public" | "spectators" | "hints":
            return {name: value == "yes"}
        case "game":
            return {name: value, "players": GAMES[value].usual_players}
    return {name: value}


def _claims(company: Company, own: int, view: View, speech: Speech) -> Menu:
    """Structured claims: what bots understand, and what no rule on words holds back."""
    say, game = speech.say, company.table.wishes.game
    face, forms = face_of(game), GAMES[game].claims.forms
    others = [seat for seat in range(len(company.table.seats)) if seat != own]

    def filled(words: str, parts: Sequence[str], left: Sequence[int], about: int) -> list[Choice]:
        """The ways to go on with a claim that has these words, one step a part."""
        part, *more = parts
        if part == "ROLE":
            roles = face.claimable(view, about)
            return numbered((f"{words} {name}", face.role(name, speech)) for name in roles)
        choices: list[Choice] = []
        for seat in left:
            said, key, name = f"{words} {seat}", seat_key(seat), speech.names[seat]
            if not more:
                choices.append(Choice(key, name, said))
            elif further := filled(said, more, [one for one in left if one != seat], seat):
                choices.append(_step(key, name, further))
        return choices

    def offered(key: str, form: str) -> Choice | None:
        verb, *parts = form.split()
        label, words = say(f"say-{verb}"), f"claim {verb}"
        if not parts:
            return Choice(key, label, words)
        choices = filled(words, parts, others, own)
        return _step(key, label, choices) if choices else None

    def menu(group: Iterable[str]) -> list[Choice]:
        keyed = [pair for pair in zip(KEYS, group, strict=False) if pair[1] in forms]
        return [choice for pair in keyed if (choice := offered(*pair)) is not None]

    short = [_step(key, say(f"say-group-{group}"), menu(GROUPS[group])) for key, group in SHORT]
    said_of_others = (form for form in forms if all(form not in GROUPS[name] for _, name in SHORT))
    return Menu(say("do-claim"), "", (*menu(said_of_others), *short) if forms else ())
