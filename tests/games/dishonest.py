"""Dishonest tables, each played against an honest client, and what a table then gives out.

A case is a record (if there is one), a replay with all cards open as such a table would show it to
a page, the client's note, and what the verifiers must say. Python's tests judge the record, the
page's (from the file this module fills) the replay: both know the same cheats.
"""

import hashlib
import re
from collections.abc import Callable, Sequence
from random import Random
from typing import Any, NamedTuple
from unittest.mock import patch

import msgspec
import pytest
from msgspec.structs import replace

from penumbra.games import GAMES, record
from penumbra.games.fairness.deals import Attempt, DrawnDeals
from penumbra.games.fairness.draw import Roll, draw_hash, promise, roll_hash
from penumbra.games.fairness.note import Note
from penumbra.games.fairness.reasons import Unfair
from penumbra.games.game import REFEREE
from penumbra.games.match import Match
from penumbra.table.replay import replay_of
from tests.games.fair_game import salted
from tests.games.paper_table import Events, PaperTable

ANN, BOB, CYD = 0, 1, 2
OTHER_SECRET = b"\x07" * 32
BOTS = (1, 3, 4, 5, 6)
CARDS = ("shamans", 3, (1,))
PUPPETS = b"\x66" * 32  # a share that the table has chosen itself


class Case(NamedTuple):
    """A cheat and its verdict; `page` is the page's code where it differs from Python's, and
    `page_grade` its grade.
    """

    grade: str
    code: str | None
    note: Note | None
    text: str
    replay: dict[str, Any]
    page: str | None = None
    page_grade: str | None = None


Cheat = Callable[[], Case]
CHEATS: dict[str, Cheat] = {}


def cheat(make: Cheat) -> Cheat:
    CHEATS[make.__name__] = make
    return make


# what a table gives out


def shown(text: str) -> dict[str, Any]:
    """A replay of a record with all cards open, as far as a proof needs it."""
    whole = msgspec.json.decode(msgspec.json.encode(replay_of(text, None)))
    wanted = ("seat", "action", "check", "events")
    whole["frames"] = [{key: frame[key] for key in wanted} for frame in whole["frames"]]
    return dict(whole)


def _check(before: str, things: object) -> str:
    return hashlib.sha256(before.encode() + msgspec.json.encode(things)).hexdigest()[:16]


def rechained(replay: dict[str, Any]) -> dict[str, Any]:
    """The replay with its chain of checks made to fit what it tells now."""
    check = replay["header"]["check"]
    for frame in replay["frames"]:
        act = [] if frame["seat"] is None else [frame["seat"], frame["action"]]
        check = _check(check, [*act, *frame["events"]])
        frame["check"] = check if act else None
    closing = replay["closing"]
    closing["check"] = _check(check, [closing["scores"], closing["winners"]])
    return replay


class Story:
    """What a dishonest table says happened, chained as a record is: a forger's whole work."""

    def __init__(self, match: Match[Any, Any]) -> None:
        self._match = match
        self._told: list[tuple[int | None, str | None, Any]] = [
            (None, None, msgspec.to_builtins(match.events(REFEREE)))
        ]

    def act(self, seat: int, action: str) -> None:
        self._match.act(seat, action)
        self._told.append((seat, action, msgspec.to_builtins(self._match.events(REFEREE))))

    def given_out(self, header: record.Header) -> tuple[str, dict[str, Any]]:
        lines: list[msgspec.Struct] = [header]
        frames = []
        check = header.check
        for seat, action, events in self._told:
            act: list[object] = [] if seat is None else [seat, action]
            check = _check(check, [*act, *events])
            written = check if seat is not None else None
            frames.append({"seat": seat, "action": action, "check": written, "events": events})
            if seat is not None and action is not None:
                lines.append(record.Line(seat, action, check))
        scores, winners = self._match.scores, self._match.winners
        closing = record.Closing(scores, winners, _check(check, [scores, winners]))
        text = "".join(msgspec.json.encode(line).decode() + "\n" for line in [*lines, closing])
        replay = {"header": header, "viewer": None, "closing": closing, "frames": frames}
        return text, msgspec.json.decode(msgspec.json.encode(replay))


def table(game: str = "intrigue", players: int = 7, bots: Sequence[int] = BOTS) -> PaperTable:
    return PaperTable(game, players, bots, chance=Random(f"dishonest {game}"))


def drawn(game: str = "intrigue", players: int = 7, bots: Sequence[int] = BOTS) -> PaperTable:
    here = table(game, players, bots)
    assert here.draw()
    return here


def but(things: Sequence[Any], seat: int, other: Any) -> list[Any]:
    """The same for all seats but one."""
    return [other if k == seat else thing for k, thing in enumerate(things)]


def rules(here: PaperTable, deals: DrawnDeals) -> Match[Any, Any]:
    game = GAMES[here.facts.game]
    return Match(game, here.facts.players, game.board_from(here.facts.board), fair=deals)


def honest_story(here: PaperTable, seed: int = 5) -> str:
    """Another whole game that fits the draw, for the table to open at the end."""
    match, chance = here.honest_match(), Random(seed)
    while not match.over:
        match.act(match.actor, chance.choice(match.legal(match.actor)))
    return record.dumps(match, here.facts.names)


def caught(
    grade: str, code: str | None, note: Note | None, text: str, page: str | None = None
) -> Case:
    return Case(grade, code, note, text, shown(text), page)


def caught_at_once(here: PaperTable, code: str, cheating: Callable[[], object]) -> Case:
    """The client protests at the table; whatever is opened later, it stays so."""
    with pytest.raises(Unfair) as protest:
        cheating()
    assert protest.value.reason.code == code
    text = record.dumps(_some_game(here), here.facts.names)
    return caught("not_fair", code, here.note(ANN), text)


def _some_game(here: PaperTable) -> Match[Any, Any]:
    absent = ["bot" if seat in here.bots else "away" for seat in range(here.facts.players)]
    attempts = [Attempt(absent, [None] * here.facts.players)]
    match = rules(here, DrawnDeals(here.secret, here.facts, attempts))
    chance = Random(1)
    while not match.over:
        match.act(match.actor, chance.choice(match.legal(match.actor)))
    return match


# honest tables, for comparison


@cheat
def an_honest_game_of_shamans() -> Case:
    here = drawn(*CARDS)
    here.deal()
    return caught("proved", None, here.play().note(ANN), here.record())


@cheat
def an_honest_game_of_intrigue() -> Case:
    here = drawn()
    here.deal()
    return caught("proved", None, here.play().note(ANN), here.record())


@cheat
def an_honest_game_with_gaps() -> Case:
    here = drawn("shamans", 4, (1,))
    here.deal()
    while here.match is not None and not here.match.over:
        here.act()
        if here.chance.random() < 0.1:
            here.leave(ANN)
        elif here.chance.random() < 0.3:
            here.come_back(ANN)
    here.come_back(ANN)
    return caught("in_part", "gaps", here.note(ANN), here.record())


@cheat
def an_honest_game_of_intrigue_with_gaps() -> Case:
    here = drawn("intrigue", 8, (1, 2))
    here.deal()
    while here.match is not None and not here.match.over:
        here.act()
        if here.chance.random() < 0.1:
            here.leave(ANN)
        elif here.chance.random() < 0.3:
            here.come_back(ANN)
    here.come_back(ANN)
    return caught("in_part", "gaps", here.note(ANN), here.record())


# the eighteen


@cheat
def deals_from_another_secret_and_opens_another_game() -> Case:
    here = drawn(*CARDS)
    here.deal(rules(here, DrawnDeals(OTHER_SECRET, here.facts, _without_promises(here))))
    here.play()
    return caught("not_fair", "other_event", here.note(ANN), honest_story(here), "other_deal")


def _without_promises(here: PaperTable) -> list[Attempt]:
    """A draw nobody has a part in: the table's own business."""
    return [Attempt(["bot"] * here.facts.players, [None] * here.facts.players)]


@cheat
def rigs_only_a_colluders_hand() -> Case:
    here = drawn(*CARDS)
    match = here.deal()
    story = Story(match)
    match.rows = match.game.from_position(_hands_swapped(match.position(), BOB, CYD), match.board)
    while not match.over:
        seat = match.actor
        story.act(seat, here.chance.choice(match.legal(seat)))
        here._tell()
    header = record.loads(honest_story(here)).header
    text, replay = story.given_out(header)
    return Case("not_fair", "untrue_record", here.note(ANN), text, replay, "not_held")


def _hands_swapped(position: str, one: int, other: int) -> str:
    """Two seats with each other's cards."""
    hands = dict(re.findall(r"^seat (\d) \w+: ([^|\n]*)", position, re.MULTILINE))

    def swap(line: re.Match[str]) -> str:
        seat = int(line[2])
        partner = {one: other, other: one}.get(seat, seat)
        return f"{line[1]}{hands[str(partner)]}"

    return re.sub(r"^(seat (\d) \w+: )([^|\n]*)", swap, position, flags=re.MULTILINE)


@cheat
def gives_a_bot_a_share() -> Case:
    here = table()
    roll = here.roll()
    bots = promise(here.commitment, 1, BOB, PUPPETS)
    forged = replace(roll, shares=but(roll.shares, BOB, bots))
    return caught_at_once(here, "foreign_chair", lambda: here.tell_roll(forged, to=[ANN]))


@cheat
def opens_a_bots_share() -> Case:
    """Only the record says so."""
    here = drawn()
    here.deal()
    here.play()
    text = _changed(
        here.record(), lambda fair: fair["draws"][0]["opened"].__setitem__(BOB, "0" * 64)
    )
    replay = shown(here.record())
    replay["header"] = msgspec.json.decode(text.split("\n", 1)[0])
    note = here.note(ANN)
    note.attempts[0].opened = None  # else it would be seen before that it is another draw
    return Case("not_fair", "impossible_share", note, text, replay)


def _changed(text: str, change: Callable[[dict[str, Any]], object]) -> str:
    first, rest = text.split("\n", 1)
    header = msgspec.json.decode(first)
    change(header["fair"])
    del header["check"]
    header["check"] = _check("", list(header.values()))
    return msgspec.json.encode(header).decode() + "\n" + rest


@cheat
def leaves_out_somebody_who_is_awake() -> Case:
    here = table()
    here.draw(away=[ANN])
    here.deal()
    return caught("in_part", "without_share", here.play().note(ANN), here.record())


@cheat
def withholds_the_answer_and_draws_again() -> Case:
    here = table()
    here.draw(silent=[ANN])
    here.draw()
    here.deal()
    return caught("in_part", "without_share", here.play().note(ANN), here.record())


@cheat
def answers_and_draws_again() -> Case:
    here = table()
    here.tell_roll(here.roll())
    client = here.clients[ANN]
    client.acknowledged(1)
    cyds = here.clients[CYD].note.attempts[0].own[0][0]
    opened = but([None] * here.facts.players, CYD, cyds)
    return caught_at_once(here, "share_thrown_away", lambda: client.undrawn(1, opened, [ANN]))


@cheat
def shows_a_second_roll_after_the_shares() -> Case:
    here = table()
    roll = here.roll()
    here.tell_roll(roll)
    other = promise(here.commitment, 1, CYD, PUPPETS)
    forged = replace(roll, shares=but(roll.shares, CYD, other))
    return caught_at_once(here, "roll_changed", lambda: here.tell_roll(forged, to=[ANN]))


@cheat
def changes_a_colluders_share_after_the_others() -> Case:
    here = table()
    roll = here.roll()
    opened = here.tell_roll(roll)
    shares = but(but([None] * 7, ANN, opened[ANN]), CYD, PUPPETS.hex())
    told = draw_hash(roll_hash(roll), shares)
    return caught_at_once(here, "broken_share", lambda: here.clients[ANN].drawn(1, shares, told))


@cheat
def tells_another_draw_than_the_shares_give() -> Case:
    here = table()
    roll = here.roll()
    opened = here.tell_roll(roll)
    shares = but(but([None] * 7, ANN, opened[ANN]), CYD, opened[CYD])
    return caught_at_once(here, "wrong_draw", lambda: here.clients[ANN].drawn(1, shares, "5" * 64))


@cheat
def lets_a_puppet_not_open() -> Case:
    here = table()
    here.draw(silent=[CYD])
    here.draw()
    here.deal()
    return caught("in_part", "redrawn", here.play().note(ANN), here.record())


@cheat
def changes_its_commitment() -> Case:
    here = table()
    return caught_at_once(here, "commitment_changed", lambda: here.clients[ANN].look("7" * 64, ANN))


@cheat
def opens_another_secret() -> Case:
    here = drawn()
    here.deal()
    here.play()
    text = _changed(here.record(), lambda fair: fair.update(secret=OTHER_SECRET.hex()))
    replay = shown(here.record())
    replay["header"] = msgspec.json.decode(text.split("\n", 1)[0])
    return Case("not_fair", "secret_unfit", here.note(ANN), text, replay)


@cheat
def changes_names_afterwards() -> Case:
    here = drawn()
    here.deal()
    note = here.play().note(ANN)
    here.facts = replace(here.facts, names=but(here.facts.names, CYD, "Mallory"))
    return caught("not_fair", "another_draw", note, honest_story(here))


@cheat
def hides_an_attempt() -> Case:
    """Cyd's puppet did not open; the record tells of the second attempt only, made to fit."""
    here = table()
    here.draw(silent=[ANN, CYD])
    here.draw()
    here.deal()
    here.play()
    here.attempts = [Attempt(_shares_hidden(here), here.attempts[1].opened)]
    return caught("not_fair", "another_draw", here.note(ANN), honest_story(here))


def _shares_hidden(here: PaperTable) -> list[str]:
    return ["away" if share == "late" else share for share in here.attempts[1].shares]


def _untold(here: PaperTable, shares: list[str], opened: list[str | None]) -> Case:
    """Ann is told of no roll at all, only of the game that was dealt from it."""
    here.attempts = [Attempt(shares, opened)]
    here.deal()
    return caught("not_fair", "foreign_chair", here.play().note(ANN), here.record())


@cheat
def gives_a_bot_a_share_behind_ones_back() -> Case:
    here = table()
    roll = here.roll(away=[ANN])
    shares = but(roll.shares, BOB, promise(here.commitment, 1, BOB, PUPPETS))
    opened = but([None] * here.facts.players, BOB, PUPPETS.hex())
    return _untold(here, shares, but(opened, CYD, here.tell_roll(roll, to=[CYD])[CYD]))


@cheat
def calls_a_person_a_bot_behind_ones_back() -> Case:
    here = table()
    return _untold(here, ["away", *["bot"] * 6], [None] * here.facts.players)


@cheat
def seats_people_otherwise_behind_ones_back() -> Case:
    here = table()
    roll = here.roll(away=[ANN, CYD])
    names = here.facts.names
    here.facts = replace(here.facts, names=but(but(names, BOB, names[CYD]), CYD, names[BOB]))
    here.attempts = [Attempt(roll.shares, [None] * here.facts.players)]
    here.deal()
    return caught("not_fair", "foreign_roll", here.play().note(ANN), here.record())


@cheat
def invents_what_was_before_for_somebody_who_came_later() -> Case:
    """The second roll names another one before it than the record has: its draw was not told."""
    here = table()
    here.draw(silent=[CYD])
    here.draw()
    here.deal()
    note = here.play().note(ANN)
    note.attempts[0].roll = note.attempts[0].opened = None
    hers = note.attempts[1].roll
    assert hers is not None
    note.attempts[1].roll = replace(hers, before="5" * 64)
    return caught("not_fair", "another_draw", note, here.record())


@cheat
def shows_two_people_different_rolls() -> Case:
    here = table()
    roll = here.roll()
    client = here.clients[ANN]
    cyd = promise(here.commitment, 1, CYD, PUPPETS)
    hers: Roll = replace(roll, shares=but(roll.shares, CYD, cyd))
    share = here.tell_roll(hers, to=[ANN])[ANN]
    hidden = but([None] * here.facts.players, ANN, share)
    opened = but(hidden, CYD, PUPPETS.hex())
    client.drawn(1, opened, draw_hash(roll_hash(hers), opened))
    his = here.tell_roll(roll, to=[CYD])[CYD]
    here.rolls, here.attempts = [roll], [Attempt(roll.shares, but(hidden, CYD, his))]
    assert client.draw != draw_hash(roll_hash(roll), here.attempts[0].opened)
    here.deal()
    here.play()
    return caught("not_fair", "another_draw", here.note(ANN), here.record())


@cheat
def tells_of_a_round_less() -> Case:
    """Ann hears of one round, and that the game is over."""
    here = drawn()
    here.tale = _until_round(2)
    here.picture = lambda viewer, view: None
    here.deal()
    return caught("not_fair", "other_rounds", here.play().note(ANN), here.record())


def _until_round(number: int) -> Callable[[int, Events], Events]:
    """A tale that leaves out all that comes from a round on."""
    over: set[int] = set()

    def tale(viewer: int, events: Events) -> Events:
        told = []
        for event in events:
            if event["event"] == "round_began" and event["round"] == number:
                over.add(viewer)
            if viewer not in over:
                told.append(event)
        return told

    return tale


@cheat
def tells_of_a_round_more() -> Case:
    here = drawn()

    def another_round(viewer: int, events: Events) -> Events:
        match = here.match
        if match is None or not match.over:
            return events
        return [*events, {"event": "round_began", "round": match.rounds + 1, "lord": 1}]

    here.tale = another_round
    here.picture = lambda viewer, view: None
    here.deal()
    return caught("not_fair", "other_rounds", here.play().note(ANN), here.record())


@cheat
def numbers_a_round_zero() -> Case:
    """So that it is compared with none of the record's."""
    here = drawn()
    here.tale = _changing("round_began", lambda event: event | {"round": 0})
    return caught_at_once(here, "miscounted", here.deal)


@cheat
def numbers_a_round_with_a_word() -> Case:
    here = drawn()
    here.tale = _changing("round_began", lambda event: event | {"round": "first"})
    return caught_at_once(here, "miscounted", here.deal)


@cheat
def leaves_out_the_number_of_a_round() -> Case:
    here = drawn()
    here.tale = _changing("round_began", lambda event: event | {"round": 2})
    return caught_at_once(here, "miscounted", here.deal)


@cheat
def a_gap_in_no_round() -> Case:
    here = drawn()
    here.leave(ANN)
    match = here.deal()
    view = msgspec.json.decode(match.view_json(ANN)) | {"round": 0}
    return caught_at_once(here, "miscounted", lambda: here.clients[ANN].gap(view))


@cheat
def counted_on_an_older_client_that_let_rounds_be_zero() -> Case:
    """Such a client kept what it was told: nothing in its note is passed over."""
    here = drawn()
    here.deal(rules(here, DrawnDeals(OTHER_SECRET, here.facts, _without_promises(here))))
    note = here.play().note(ANN)
    for run in note.runs:
        run.round = 0
    note.ended = False
    return caught("not_fair", "other_rounds", note, honest_story(here))


@cheat
def counted_a_round_twice_on_an_older_client() -> Case:
    here = drawn()
    here.deal()
    note = here.play().note(ANN)
    note.runs.insert(1, note.runs[0])
    return caught("not_fair", "miscounted", note, here.record())


@cheat
def plays_another_game_for_another_chair() -> Case:
    """Ann is shown to Cyd's chair, plays a rigged game there, and is led back for the true one."""
    here = drawn()
    client = here.clients[ANN]
    client.look(here.commitment, CYD)
    rigged = rules(here, DrawnDeals(OTHER_SECRET, here.facts, _without_promises(here)))
    client.gap(msgspec.json.decode(rigged.view_json(CYD)))
    while not rigged.over:
        rigged.act(rigged.actor, here.chance.choice(rigged.legal(rigged.actor)))
        client.events(msgspec.to_builtins(rigged.events(CYD)))
    client.look(here.commitment, ANN)
    here.deal()
    return caught("in_part", "gaps", here.play().note(ANN), here.record())


@cheat
def leads_away_in_the_middle_and_back() -> Case:
    here = drawn()
    here.deal()
    for _ in range(9):
        here.act()
    client = here.clients[ANN]
    client.look(here.commitment, None)
    client.look(here.commitment, ANN)
    return caught("in_part", "gaps", here.play().note(ANN), here.record())


@cheat
def hides_who_is_a_bot() -> Case:
    """It never says that it draws, so that nobody notes the chairs."""
    here = table()
    roll = here.roll()
    bots = promise(here.commitment, 1, BOB, PUPPETS)
    forged = replace(roll, shares=but(roll.shares, BOB, bots))
    here.clients[ANN].note.chairs = None
    return caught_at_once(here, "foreign_chair", lambda: here.tell_roll(forged, to=[ANN]))


@cheat
def tells_of_endless_attempts() -> Case:
    """To fill the memory of whoever keeps count."""
    here = table()
    return caught_at_once(
        here, "impossible_attempt", lambda: here.clients[ANN].promise(1_000_000_000)
    )


@cheat
def tells_nobody_his_own_role() -> Case:
    """Ann is left to believe what the table shows her."""
    here = drawn()
    here.tale = _changing("role_dealt", lambda event: event | {"role": None})
    here.deal()
    return caught("not_fair", "other_event", here.play().note(ANN), here.record(), "other_deal")


@cheat
def tells_of_no_dealt_roles_at_all() -> Case:
    """Nor does its replay, made to fit."""
    here = drawn()
    here.tale = lambda viewer, events: [each for each in events if each["event"] != "role_dealt"]
    here.picture = lambda viewer, view: None
    here.deal()
    note, text = here.play().note(ANN), here.record()
    replay = shown(text)
    for frame in replay["frames"]:
        frame["events"] = here.tale(ANN, frame["events"])
    return Case("not_fair", "other_event", note, text, rechained(replay), "other_deal")


@cheat
def shows_another_role_beside_true_events() -> Case:
    """Whoever plays by what he sees is misled; the page keeps no rules to notice it by."""
    here = drawn()

    def lie(viewer: int, view: bytes) -> bytes:
        seen = msgspec.json.decode(view)
        if viewer == ANN:
            seen["seats"][CYD]["role"] = "spy"
        return msgspec.json.encode(seen)

    here.picture = lie
    here.deal()
    note, text = here.play().note(ANN), here.record()
    return Case("not_fair", "other_view", note, text, shown(text), page_grade="proved")


@cheat
def answers_to_an_act_and_does_another() -> Case:
    here = drawn()
    match = here.deal()
    while match.actor != ANN or len(match.legal(ANN)) < 2:
        here.act()
    done, wanted = match.legal(ANN)[:2]
    here.do(ANN, done, told=wanted)
    while not match.over:
        seat = match.actor
        here.do(seat, next(each for each in match.legal(seat) if (seat, each) != (ANN, wanted)))
    return caught("not_fair", "other_act", here.note(ANN), here.record())


def _changing(
    kind: str, change: Callable[[dict[str, Any]], dict[str, Any]]
) -> Callable[[int, Events], Events]:
    """A tale in which the first event of that kind is another one for Ann."""
    done: Events = []

    def tale(viewer: int, events: Events) -> Events:
        told = []
        for event in events:
            if viewer == ANN and not done and event["event"] == kind:
                altered = change(event)
                if altered != event:
                    done.append(altered)
                event = altered
            told.append(event)
        return told

    return tale


@cheat
def forces_a_gap_at_a_rigged_deal() -> Case:
    here = drawn(*CARDS)
    here.leave(ANN)
    match = here.deal()
    match.rows = match.game.from_position(_hands_swapped(match.position(), ANN, CYD), match.board)
    here.come_back(ANN)
    here.play()
    return caught("not_fair", "other_view", here.note(ANN), honest_story(here))


@cheat
def alters_a_public_event() -> Case:
    here = drawn()
    here.tale = _changing(
        "said", lambda said: said | {"claim": "silence" if said["claim"] != "silence" else "am spy"}
    )
    here.deal()
    return caught("not_fair", "other_event", here.play().note(ANN), here.record())


@cheat
def alters_a_gift() -> Case:
    """Those who did not see it can't tell; the note is that of somebody who had a part in it."""
    here = drawn("shamans", 4, (2,))

    def another_card(gift: dict[str, Any]) -> dict[str, Any]:
        if gift["card"] is None:
            return gift
        return gift | {"card": "purple-1" if gift["card"] != "purple-1" else "purple-2"}

    here.tale = _changing("card_given", another_card)
    here.deal()
    return caught("not_fair", "other_event", here.play().note(ANN), here.record())


@cheat
def opens_a_record_of_the_older_rules() -> Case:
    here = drawn()
    here.deal()
    note = here.play().note(ANN)
    text = record.dumps(salted("intrigue", 7, here.secret), here.facts.names)
    return caught("not_fair", "older_record", note, text)


@cheat
def puts_its_own_promise_on_my_chair() -> Case:
    here = table()
    roll = here.roll()
    mine = promise(here.commitment, 1, ANN, PUPPETS)
    forged = replace(roll, shares=but(roll.shares, ANN, mine))
    opened = here.tell_roll(forged)
    assert ANN not in opened
    shares = but(but([None] * here.facts.players, CYD, opened[CYD]), ANN, PUPPETS.hex())
    here.rolls, here.attempts = [forged], [Attempt(forged.shares, shares)]
    here.clients[ANN].drawn(1, shares, draw_hash(roll_hash(forged), shares))
    here.deal()
    return caught("in_part", "share_elsewhere", here.play().note(ANN), here.record())


@cheat
def a_page_without_a_note() -> Case:
    """Nothing to compare with: no green mark."""
    here = drawn()
    here.deal()
    return caught("consistent", "no_note", None, here.play().record())


@cheat
def changes_the_board_afterwards() -> Case:
    here = drawn()
    here.deal()
    note = here.play().note(ANN)
    board = here.facts.board | {"talk": {"circles": 1, "circles_source": "chosen"}}
    here.facts = replace(here.facts, board=board)
    return caught("not_fair", "another_draw", note, honest_story(here))


def all_cases() -> dict[str, Case]:
    """Every case, with the same shares each time."""
    chance = Random("shares")
    with patch("penumbra.games.fairness.draw.new_share", lambda: chance.randbytes(32)):
        return {name: make() for name, make in CHEATS.items()}
