"""A page that is told moments of seeded games of Shamans over a line of our own.

The page is the built one; no table is played for it, so that one page can be looked at in all sizes
and at every kind of moment. Ann sits at seat 0.
"""

import json
import re
from functools import cache
from typing import Any, NamedTuple

import msgspec
from playwright.sync_api import Page, WebSocketRoute

from penumbra import bots
from penumbra.bots.turns import next_act
from penumbra.games import GAMES
from penumbra.games.match import Match
from penumbra.games.shamans.view import View
from penumbra.table import messages as m
from penumbra.table.terms import Happening

CODE = "kamoruti"
NAMES = ["Ann", "Wilhelmina", "Noor", "Bartholomew", "Juno"]
CLAIMS = ((1, "am shaman"), (2, "am shadow"))


class Step(NamedTuple):
    """What seat 0 is told at once, and what it sees then."""

    events: list[Any]
    view: View
    json: bytes


@cache
def game(players: int, seed: int, rounds: int = 2) -> list[Step]:
    """A game among bots, step by step, until so many rounds are over or the game is."""
    match: Match[Any, Any] = Match(GAMES["shamans"], players, seed=seed.to_bytes(32))
    company = {seat: bots.make("thumb", "shamans", seed + seat) for seat in range(players)}
    steps = [_step(match)]
    while (view := steps[-1].view).winner is None and view.round <= rounds:
        match.act(*next_act(match, company))
        steps.append(_step(match))
    return steps


def _step(match: Match[Any, Any]) -> Step:
    view = match.view(0)
    assert isinstance(view, View)
    return Step(msgspec.to_builtins(match.events(0)), view, match.view_json(0))


@cache
def moments(players: int) -> dict[str, list[Step]]:
    """The way to each kind of thing seat 0 is asked in a few games, with the fullest hand.

    Also: `bare`, asked for a Dagger that is not there; `fallen`, somebody is eliminated.
    """
    found: dict[str, list[Step]] = {}
    for seed in range(1, 7):
        steps = game(players, seed)
        for at, (_, view, _) in enumerate(steps):
            if view.winner is not None or view.round > 2:
                continue
            fallen = any(not seat.alive for seat in view.seats)
            if fallen and view.seats[0].cards > 2 and view.decision.kind == "play":
                found.setdefault("fallen", steps[: at + 1])
            if 0 in view.decision.waiting:
                kind = "bare" if view.legal == ["decline"] else view.decision.kind
                late = kind == "play" and view.trick >= 6 and any(s.hidden for s in view.seats)
                found.setdefault("late" if late else kind, steps[: at + 1])
    return found


def table(players: int, stage: m.Stage = "playing") -> m.TableState:
    """Ann's table, everybody in place."""
    return m.TableState(
        code=CODE,
        wishes=m.Wishes(game="shamans", players=players),
        stage=stage,
        paused=False,
        paused_by=None,
        pause_asked=(),
        hints_agreed=(),
        rest=None,
        locked=False,
        host=1,
        former=None,
        sent_away=(),
        seats=tuple(m.SeatState(NAMES[seat], seat + 1, None) for seat in range(players)),
        people=tuple(m.PersonState(seat + 1, NAMES[seat], seat) for seat in range(players)),
        number=1,
        commitment="5a" * 32,
        attempt=None,
        draw=None,
        record=None,
    )


def greeting(
    steps: list[Step], players: int, clock: int | None = None, stage: m.Stage = "playing"
) -> str:
    """What the table says when Ann comes: the game so far, and two claims."""
    missed: list[dict[str, Any]] = [
        {"type": "update", "seq": at, "turn": at, "events": step.events}
        for at, step in enumerate(steps, start=1)
    ]
    for seat, claim in CLAIMS:
        seq = len(missed) + 1
        said = m.Talk(
            seq=seq,
            person=seat + 1,
            name=NAMES[seat],
            seat=seat,
            text=None,
            claim=claim,
            tone=None,
            warned=(),
            round=steps[-1].view.round,
            step=1,
        )
        missed.append(msgspec.to_builtins(said))
    welcome = m.Welcome(
        protocol=m.PROTOCOL,
        you=m.You(1, 0),
        seq=len(missed),
        turn=len(steps),
        table=table(players, stage),
        view=msgspec.Raw(steps[-1].json),
        clock=clock,
        present=tuple(range(1, players + 1)),
        watching=0,
        talk=(),
        said=(),
        missed=tuple(msgspec.Raw(msgspec.json.encode(one)) for one in missed),
        complete=True,
    )
    return m.encode(welcome).decode()


class Ann:
    """Ann's page, which is shown one moment after the other."""

    def __init__(self, page: Page, lang: str = "en", **prefs: Any) -> None:
        self.page = page
        self._greeting = ""
        self._seq = 0
        self._line: WebSocketRoute | None = None
        self.acts: list[str] = []
        self.claims: list[str] = []
        self.clock: int | None = None
        seats = json.dumps({CODE: {"token": "0" * 43, "person": 1, "seat": 0}})
        usual = {"name": "Ann", "language": lang, "sound": False, "speed": "instant"}
        chosen = json.dumps(usual | prefs)
        page.add_init_script(
            f"localStorage.setItem('penumbra:seats', {json.dumps(seats)});"
            f"localStorage.setItem('penumbra:prefs', {json.dumps(chosen)});"
        )
        page.route_web_socket(re.compile(r"/socket$"), self._answer)

    def _answer(self, line: WebSocketRoute) -> None:
        def hear(message: str | bytes) -> None:
            said = json.loads(message)
            if said["type"] == "act":
                self.acts.append(said["action"])
            elif said["type"] == "claim":
                self.claims.append(said["claim"])
            ack = {"type": "ack", "seq": 0, "re": said.get("id")}
            line.send(self._greeting if said["type"] == "hello" else json.dumps(ack))

        self._line = line
        line.on_message(hear)

    def asked(self, players: int, kind: str) -> Page:
        """The page when this is asked of her."""
        return self.comes(moments(players)[kind], players)

    def comes(self, steps: list[Step], players: int) -> Page:
        """The page after these steps."""
        self._greeting = greeting(steps, players, self.clock)
        self._seq = len(steps) + len(CLAIMS)
        self.page.goto(f"/{CODE}")
        self.page.locator(".shamans-board .decision").wait_for()
        self.page.evaluate("document.fonts.ready.then(() => null)")
        return self.page

    def on_screen(self, steps: list[Step], players: int, stage: m.Stage = "playing") -> Page:
        """A screen for a room after these steps."""
        self._greeting = greeting(steps, players, stage=stage)
        self._seq = len(steps) + len(CLAIMS)
        blank = "<svg xmlns='http://www.w3.org/2000/svg'/>"
        self.page.route(
            "**/qr.svg", lambda route: route.fulfill(body=blank, content_type="image/svg+xml")
        )
        self.page.goto(f"/screen/{CODE}")
        self.page.get_by_role("contentinfo").wait_for()
        return self.page

    def hears(self, steps: list[Step]) -> None:
        """What happens before her eyes."""
        for events, _, seen in steps:
            told = msgspec.Raw(msgspec.json.encode(events))
            self._tell(m.Update(self._seq + 1, self._seq + 1, told, msgspec.Raw(seen)))

    def is_away(self, steps: list[Step], players: int) -> None:
        """A bot plays for her meanwhile, and she comes back."""
        self._around("substituted", table(players))
        self.hears(steps)
        self._around("returned", table(players))

    def sees_a_pause(self, players: int, by: int) -> None:
        """Somebody pauses the game."""
        now = msgspec.structs.replace(table(players), paused=True, paused_by=by)
        self._around("paused", now)

    def asks_for_a_pause(self, players: int, by: int) -> None:
        """The game goes on, and somebody else would like a pause."""
        self._around("pause_asked", msgspec.structs.replace(table(players), pause_asked=(by,)))

    def sees_the_end(self, players: int) -> None:
        """The game is over."""
        self._around("over", table(players, "over"))

    def _around(self, what: Happening, now: m.TableState) -> None:
        seat = 0 if what in ("substituted", "returned") else None
        person = None if seat is None else 1
        self._tell(m.TableChanged(what, person, seat, now, seq=self._seq + 1))

    def _tell(self, message: m.Update | m.TableChanged) -> None:
        assert self._line is not None, "the page has called"
        self._seq += 1
        self._line.send(m.encode(message).decode())
