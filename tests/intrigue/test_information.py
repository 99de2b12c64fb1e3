"""Who may know what, and that nothing else leaks, whatever happens.

The heart is non-interference: at moments of random games everything one viewer does not know is
dealt again, and neither what he sees, nor what he may do, nor what he hears next may change.
"""

import random
from collections import Counter
from typing import Any

import msgspec
import pytest
from hypothesis import given as every
from hypothesis import settings
from hypothesis import strategies as st

from penumbra.games.errors import IllegalAction
from penumbra.games.game import SPECTATOR, Stage
from penumbra.games.intrigue import GAME, View

from .games import choose, games, moments
from .table import COUNTS, SEATED, SEVEN, TEN, Event, IntrigueMidGame, dealt, given

# Adept 1 has looked at a Paladin and lied; the Spy looks at the Grand Master and is silent yet.
MIDDLE = (
    TEN
    + """
    talk 1: - | accuse 9 | silence | claim 2 spy | trust 5 | - | - | - | - | -
    interrogation 1 5 traitor
    interrogation 3 4
"""
)


# --- who knows which role


@pytest.mark.rule("B1", "B3", "B9", "T-24")
@pytest.mark.parametrize(
    ("viewer", "knows"),
    [
        (SPECTATOR, [0]),
        (0, [0]),
        (1, [0, 1, 5]),
        (2, [0, 2]),
        (3, [0, 3, 4]),
        (4, [0, 3, 4]),
        (5, [0, 4, 5]),
        (8, [0, 4, 8]),
    ],
)
def test_a_seat_knows_its_own_role_the_lords_and_those_it_was_shown(
    viewer: int, knows: list[int]
) -> None:
    assert given(MIDDLE).roles(viewer) == [
        role if seat in knows else None for seat, role in enumerate(SEATED[10].split())
    ]


@pytest.mark.rule("T-24", "B2")
@pytest.mark.parametrize("viewer", [SPECTATOR, *range(10)])
def test_what_lies_or_was_said_in_the_open_is_seen_by_everybody(viewer: int) -> None:
    view = given(MIDDLE).view(viewer)
    assert (view.players, view.round, view.lord) == (10, 1, 0)
    assert [seat.camp for seat in view.seats] == 4 * ["dusk"] + 6 * ["brotherhood"]
    assert [seat.used for seat in view.seats] == [seat in (1, 3) for seat in range(10)]
    assert [seat.points for seat in view.seats] == 10 * [0]
    assert view.talk[0].claims[:5] == [None, "accuse 9", "silence", "claim 2 spy", "trust 5"]
    assert [(i.interrogator, i.target, i.announced) for i in view.interrogations] == [
        (1, 5, "traitor"),
        (3, 4, None),
    ]
    assert (view.decision.kind, view.decision.waiting) == ("announce", [3])


@pytest.mark.rule("B9", "T-11")
@pytest.mark.parametrize("viewer", [SPECTATOR, *range(10)])
def test_what_an_interrogator_saw_is_for_him_alone(viewer: int) -> None:
    seen = [i.seen for i in given(MIDDLE).view(viewer).interrogations]
    assert seen == [
        "paladin" if viewer == 1 else None,
        "grand-master" if viewer == 3 else None,
    ]


@pytest.mark.rule("T-22")
@pytest.mark.parametrize("players", COUNTS)
def test_ones_own_card_may_be_looked_at_again_at_any_time(players: int) -> None:
    table = dealt(SEATED[players])
    last = players - 1
    acts = ["1 silence", "0 send 1", f"0 point {last}", "1 announce paladin", "0 judge"]
    for act in [*acts, f"0 condemn {last}"]:
        table.tell(act)
        for seat, role in enumerate(SEATED[players].split()):
            assert table.roles(seat)[seat] == role


@pytest.mark.rule("T-19")
def test_what_was_secret_is_open_after_the_round_and_secret_again_in_the_next() -> None:
    table = given(SEVEN)
    assert table.roles() == ["lord"] + 6 * [None]
    table.tell("0 judge", "0 condemn 4", "0 condemn 1")
    assert table.roles() == SEATED[7].split()
    table.deal_roles(SEATED[7])
    assert table.roles() == ["lord"] + 6 * [None]


@pytest.mark.parametrize("text", [SEVEN, MIDDLE, TEN + "decision condemn"])
def test_a_view_holds_the_legal_actions_of_its_own_seat_only(text: str) -> None:
    table = given(text)
    assert table.view(SPECTATOR).legal == []
    for viewer in table.seats:
        assert table.view(viewer).legal == table.legal(viewer)


@pytest.mark.rule("T-10")
def test_there_is_no_way_to_show_a_card() -> None:
    verbs: set[str] = set()

    @every(games().filter(lambda game: game[0].board.circles > 1))
    @settings(max_examples=5)
    def play(game: tuple[IntrigueMidGame, int]) -> None:
        for table in moments(*game):
            for seat in table.seats:
                verbs.update(action.split()[0] for action in table.legal(seat))

    play()
    talk = {"claim", "trust", "accuse", "silence"}
    assert verbs == talk | {"circle", "send", "point", "announce", "judge", "condemn"}


@pytest.mark.rule("T-10", "B1")
@pytest.mark.parametrize("words", ["show", "show 3", "reveal 1", "prove 1 adept", "open"])
def test_words_that_would_show_a_card_mean_nothing(words: str) -> None:
    table = given(SEVEN)
    with pytest.raises(IllegalAction, match=f"“{words}” answers no “speak”"):
        table.act(1, words)
    assert table.roles() == ["lord"] + 6 * [None]


@pytest.mark.rule("T-10", "B13")
def test_cards_are_turned_only_by_the_verdict() -> None:
    turned: Counter[str] = Counter()

    @every(games())
    @settings(max_examples=15)
    def play(game: tuple[IntrigueMidGame, int]) -> None:
        for table in moments(*game):
            view = table.view()
            if view.result is None:
                lord = [seat == view.lord for seat in table.seats]
                assert [seat.open for seat in view.seats] == lord
                assert [seat.role is not None for seat in view.seats] == lord
                turned["lord only"] += 1
            else:
                assert all(seat.open and seat.role for seat in view.seats)
                turned["all"] += 1

    play()
    assert turned["all"] > 30
    assert turned["lord only"] > 1000


# --- non-interference


def redealt(table: IntrigueMidGame, viewer: int, keep: set[int], rng: random.Random) -> str:
    """The position with all roles the viewer does not know dealt again behind the same backs."""
    lines = table.position.splitlines()
    words = {n: line.split() for n, line in enumerate(lines) if line.startswith("seat ")}
    view = table.view(viewer)
    for camp in ("dusk", "brotherhood"):
        hidden = [
            n
            for n, (_, number, *_) in words.items()
            if view.seats[int(number)].camp == camp
            and view.seats[int(number)].role is None
            and int(number) not in keep
        ]
        roles = [words[n][2] for n in hidden]
        rng.shuffle(roles)
        for n, role in zip(hidden, roles, strict=True):
            words[n][2] = role
            lines[n] = " ".join(words[n])
    return "\n".join(lines) + "\n"


def sights(table: IntrigueMidGame, viewer: int) -> list[bytes]:
    """All a viewer has of a state, as bytes: view, knowledge, and what each seat may do."""
    legal = [table.legal(seat) for seat in table.seats]
    return [
        msgspec.json.encode(table.view(viewer)),
        table.knowledge(viewer),
        msgspec.json.encode(legal),
    ]


def sounds(table: IntrigueMidGame, viewer: int) -> bytes:
    return msgspec.json.encode(GAME.events(table.log, viewer))


def moment(view: View) -> str:
    """What kind of moment of a round this is."""
    kind = view.decision.kind
    if kind == "condemn":
        half = any(seat.condemned for seat in view.seats)
        return "verdict half spoken" if half else "verdict begun"
    if kind in ("point", "announce"):
        return "interrogator named" if kind == "point" else "card seen, not announced"
    if view.interrogations:
        return "after an announcement"
    silent = len(view.talk) == 1 and not any(view.talk[0].claims)
    return "recognition" if silent else "first talk"


MOMENTS = (
    "recognition",
    "first talk",
    "interrogator named",
    "card seen, not announced",
    "after an announcement",
    "verdict begun",
    "verdict half spoken",
)


@pytest.mark.rule("B1", "B4", "B5", "B6", "B9", "T-10", "T-11", "T-24")
def test_nothing_a_viewer_does_not_know_changes_what_he_sees_may_do_or_hears_next() -> None:
    """Given another deal of what he doesn't know, when the same is done, he notices nothing."""
    visited: Counter[str] = Counter()

    @every(games())
    @settings(max_examples=20)
    def play(game: tuple[IntrigueMidGame, int]) -> None:
        rng = random.Random(game[1])
        for table in moments(*game):
            if table.stage != Stage.ACT:
                continue
            now = moment(table.view())
            everybody = (SPECTATOR, *table.seats)
            often = now in ("first talk", "after an announcement")
            for viewer in rng.sample(everybody, 1 if often else len(everybody)):
                if compare(table, viewer, rng):
                    visited[now] += 1
                    role = "spectator" if viewer == SPECTATOR else table.roles(viewer)[viewer]
                    visited[f"{role}, {now}"] += 1

    play()
    viewers = ("spectator", "lord", "adept", "spy", "grand-master", "paladin", "traitor")
    visits = {
        f"{viewer}, {now}": visited[f"{viewer}, {now}"] for viewer in viewers for now in MOMENTS
    }
    assert min(visits.values()) >= 5, visits


def compare(table: IntrigueMidGame, viewer: int, rng: random.Random) -> bool:
    """One moment, one viewer, one other deal; False if there is no other."""
    seat, action = choose(table, rng)
    shown = set()  # what the act itself is about to show the viewer
    if table.kind == "point" and table.view().interrogations[-1].interrogator == viewer:
        shown = {int(action.split()[1])}
    text = redealt(table, viewer, shown, rng)
    if text == table.position:
        return False
    one, other = table.copy(), given(text, table.board)
    assert one.position != other.position
    assert sights(one, viewer) == sights(other, viewer)

    one.act(seat, action)
    other.act(seat, action)
    if one.stage == Stage.ACT:  # else all cards were turned
        assert sounds(one, viewer) == sounds(other, viewer)
        assert sights(one, viewer) == sights(other, viewer)
    return True


@pytest.mark.rule("B4", "B5", "B6")
@every(st.sampled_from(COUNTS), st.randoms(use_true_random=False))
@settings(max_examples=50)
def test_the_deal_itself_tells_nobody_more_than_he_may_know(
    players: int, rng: random.Random
) -> None:
    seats = SEATED[players].split()
    rng.shuffle(seats)
    one = dealt(" ".join(seats))
    for viewer in (SPECTATOR, *one.seats):
        text = redealt(one, viewer, set(), rng)
        lines = [line.split() for line in text.splitlines()]
        other = dealt(" ".join(words[2] for words in lines if words[0] == "seat"))
        assert sounds(one, viewer) == sounds(other, viewer)
        assert sights(one, viewer) == sights(other, viewer)


@pytest.mark.parametrize(
    ("viewer", "told", "instead"),
    [
        (1, "1 spy / 3 adept", "his own role"),
        (1, "5 traitor / 8 paladin", "a card he has looked at"),
        (3, "4 paladin / 5 grand-master", "who the Grand Master is"),
        (4, "2 spy / 3 adept", "who the Spy is"),
        (5, "4 paladin / 6 grand-master", "who the Grand Master is"),
    ],
)
def test_whatever_a_viewer_knows_is_part_of_his_knowledge(
    viewer: int, told: str, instead: str
) -> None:
    text = MIDDLE
    for change in told.split(" / "):
        seat, role = change.split()
        old = SEATED[10].split()[int(seat)]
        text = text.replace(f"seat {seat} {old}\n", f"seat {seat} {role}\n")
    table, other = given(MIDDLE), given(text)
    assert table.knowledge(viewer) != other.knowledge(viewer), instead
    assert table.view(viewer) != other.view(viewer), instead


def test_a_view_and_an_information_state_tell_exactly_the_same_states_apart() -> None:
    views: set[bytes] = set()
    states: set[bytes] = set()
    pairs: set[tuple[bytes, bytes]] = set()

    @every(games().filter(lambda game: game[0].board.circles == 2))
    @settings(max_examples=10)
    def play(game: tuple[IntrigueMidGame, int]) -> None:
        for table in moments(*game):
            for viewer in (SPECTATOR, *table.seats):
                view = msgspec.json.encode(table.view(viewer))
                state = table.knowledge(viewer)
                views.add(view)
                states.add(state)
                pairs.add((view, state))

    play()
    assert len(views) == len(states) == len(pairs) > 1000


# --- the public log


class Listener:
    """Somebody who looks at nothing and hears what he may: the table as the events tell it."""

    def __init__(self, players: int) -> None:
        self.players = players
        self.table: dict[str, Any] = {"round": 0, "lord": -1, "winners": [], "result": None}
        self.table |= {"talk": [], "interrogations": []}
        self.points = [0] * players
        self.seats: list[dict[str, Any]] = []

    def hear(self, event: Event) -> None:
        getattr(self, f"_{event['event']}")(**{k: v for k, v in event.items() if k != "event"})

    def _round_began(self, round: int, lord: int, camps: list[str]) -> None:
        self.table |= {"round": round, "lord": lord, "result": None}
        self.table |= {"talk": [], "interrogations": []}
        self.seats = [
            {"camp": camp, "role": None, "open": seat == lord, "used": False, "condemned": False}
            for seat, camp in enumerate(camps)
        ]

    def _role_dealt(self, seat: int, role: str | None) -> None:
        self.seats[seat]["role"] = role

    def _recognised(self, seat: int, of: int, role: str) -> None:
        self.seats[of]["role"] = role

    def _circle_began(self, discussion: int, circle: int) -> None:
        claims = [None] * self.players
        self.table["talk"].append({"discussion": discussion, "circle": circle, "claims": claims})

    def _talk_began(self, discussion: int) -> None:
        assert discussion == len(self.table["interrogations"]) + 1

    def _said(self, seat: int, claim: str) -> None:
        self.table["talk"][-1]["claims"][seat] = claim

    def _sent(self, interrogator: int) -> None:
        self.seats[interrogator]["used"] = True
        mission = {"interrogator": interrogator, "target": None, "announced": None, "seen": None}
        self.table["interrogations"].append(mission)

    def _pointed(self, interrogator: int, target: int) -> None:
        self.table["interrogations"][-1]["target"] = target

    def _seen(self, interrogator: int, target: int, role: str | None) -> None:
        self.table["interrogations"][-1]["seen"] = role
        self.seats[target]["role"] = role or self.seats[target]["role"]

    def _announced(self, interrogator: int, target: int, role: str) -> None:
        self.table["interrogations"][-1]["announced"] = role

    def _judging(self) -> None:
        pass

    def _condemned(self, seat: int) -> None:
        self.seats[seat]["condemned"] = True

    def _executed(self, seat: int, role: str) -> None:
        self.seats[seat] |= {"role": role, "open": True}

    def _round_ended(self, winner: str) -> None:
        self.table["result"] = {"winner": winner}

    def _roles_opened(self, roles: list[str]) -> None:
        for seat, role in enumerate(roles):
            self.seats[seat] |= {"role": role, "open": True}

    def _points(self, seat: int, points: int) -> None:
        self.points[seat] += points

    def _game_ended(self, winners: list[int]) -> None:
        self.table["winners"] = winners

    def knows(self) -> dict[str, Any]:
        scored = zip(self.seats, self.points, strict=True)
        return self.table | {"seats": [seat | {"points": points} for seat, points in scored]}


@pytest.mark.rule("T-24", "B13", "B16", "T-19")
@every(games(), st.integers(-1, 9))
@settings(max_examples=25)
def test_who_listens_misses_nothing_that_his_view_shows(
    game: tuple[IntrigueMidGame, int], viewer: int
) -> None:
    viewer = min(viewer, game[0].players - 1)
    listener = Listener(game[0].players)
    for table in moments(*game):
        for event in table.heard(viewer):
            listener.hear(event)
        if table.view().round > 0:
            view = msgspec.to_builtins(table.view(viewer))
            assert listener.knows() == {key: view[key] for key in listener.knows()}


@pytest.mark.rule("T-24")
def test_but_for_roles_everybody_hears_the_same() -> None:
    heard: Counter[str] = Counter()

    @every(games())
    @settings(max_examples=8)
    def play(game: tuple[IntrigueMidGame, int]) -> None:
        for table in moments(*game):
            public = table.heard(SPECTATOR)
            for viewer in table.seats:
                told = [e for e in table.heard(viewer) if e["event"] != "recognised"]
                for event, spoken in zip(told, public, strict=True):
                    if event != spoken:
                        heard[event["event"]] += 1
                        assert event["event"] in ("role_dealt", "seen")
                        assert viewer == event.get("interrogator", event.get("seat"))
                        assert event | {"role": None} == spoken

    play()
    assert set(heard) == {"role_dealt", "seen"}
