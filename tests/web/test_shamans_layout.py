"""The Shamans table at every size: hand, decision and role whole on the screen, nothing cut.

The page is the built one; what it is shown are moments of seeded games, told over a line of our
own, so that one page can be looked at in all sizes. What is measured is in `MEASURE`: what must be
seen whole, what must not lie on something else, and which words must not be cut.
"""

import json
import re
from collections.abc import Iterator
from functools import cache
from typing import Any, NamedTuple

import msgspec
import pytest
from playwright.sync_api import Page, ViewportSize, WebSocketRoute

from penumbra import bots
from penumbra.bots.turns import next_act
from penumbra.games import GAMES
from penumbra.games.match import Match
from penumbra.games.shamans.view import View
from penumbra.table import messages as m

from .browser import Visitors, grave_findings

CODE = "kamoruti"
NAMES = ["Ann", "Wilhelmina", "Noor", "Bartholomew", "Juno"]
SIZES = [
    (1366, 657),
    (1280, 633),
    (1280, 720),
    (1536, 730),
    (1440, 900),
    (1024, 768),
    (1920, 1080),
    (2560, 1440),
    (820, 1180),
    (768, 1024),
    (390, 844),
    (360, 740),
    (360, 640),
    (844, 390),
    (740, 360),
]
FEW = [(1366, 657), (820, 1180), (390, 844), (360, 640), (844, 390)]
SETTLED = """async () => {
  for (let frame = 0; frame < 4; frame += 1) await new Promise(requestAnimationFrame);
  const ending = document
    .getAnimations()
    .filter(({ effect }) => Number.isFinite(effect.getComputedTiming().endTime));
  await Promise.all(ending.map(({ finished }) => finished.catch(() => {})));
}"""
"""Everything lies where it belongs in the new size."""
MEASURE = """() => {
  const all = (what) => [...document.querySelectorAll(what)].filter((one) => {
    const box = one.getBoundingClientRect();
    return box.width > 1 && box.height > 1 && getComputedStyle(one).visibility === 'visible';
  });
  const name = (one) => {
    const seat = one.closest('.seat')?.className.match(/place-\\d/)?.[0] ?? '';
    const words = one.textContent.trim().slice(0, 24);
    return `${one.className?.baseVal ?? one.className} ${seat} “${words}”`;
  };
  const found = [];
  const room = { right: innerWidth + 1, bottom: innerHeight + 1 };
  const whole = '.hand li, .own-role, .decision .headline, .decision .line, .decision .button, ' +
    '.seat .portrait, .seat .facts, .spot, .world, .artifacts, .pawn, .moon, .distance, ' +
    '.claim, .tag';
  for (const one of all(whole)) {
    const { left, top, right, bottom } = one.getBoundingClientRect();
    if (left < -1 || top < -1 || right > room.right || bottom > room.bottom)
      found.push(`off the screen: ${name(one)} ${[left, top, right, bottom].map(Math.round)}`);
  }
  const apart = all('.seat .portrait, .seat .facts, .spot, .decision .words, .decision .buttons, ' +
    '.hand li, .own-role, .artifacts, .worlds, .distance, .moon, nav, header h1');
  apart.forEach((one, at) => {
    for (const other of apart.slice(at + 1)) {
      if (one.contains(other) || other.contains(one)) continue;
      if (one.tagName === 'LI' && other.tagName === 'LI') continue;
      const a = one.getBoundingClientRect();
      const b = other.getBoundingClientRect();
      const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
      const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
      if (wide > 4 && high > 4)
        found.push(`${name(one)} lies on ${name(other)}: ${Math.round(wide)}×${Math.round(high)}`);
    }
  });
  const area = document.querySelector('.decision-area').getBoundingClientRect();
  for (const one of all('.decision .words, .decision .buttons')) {
    const { top, bottom } = one.getBoundingClientRect();
    if (top < area.top - 3 || bottom > area.bottom + 3) found.push(`too high: ${name(one)}`);
  }
  for (const one of all('.decision .headline, .decision .line, .decision .button, .claim, .tag, ' +
    '.caption, .distance, .here, .ritual span, .eclipse span')) {
    if (one.scrollWidth > one.clientWidth + 1 && getComputedStyle(one).display !== 'inline')
      found.push(`cut: ${name(one)}`);
  }
  const cards = all('.hand li');
  cards.slice(1).forEach((card, at) => {
    const step = card.getBoundingClientRect().left - cards[at].getBoundingClientRect().left;
    const number = cards[at].querySelector('.corner b');
    if (number && step < number.getBoundingClientRect().width) found.push('a number is hidden');
  });
  const board = document.querySelector('.shamans-board').getBoundingClientRect();
  const hand = document.querySelector('.hand').getBoundingClientRect();
  if (board.bottom - hand.bottom > board.height * 0.04) found.push('a void below the hand');
  return found;
}"""


class Moment(NamedTuple):
    """What somebody at seat 0 has before him, and how he came there."""

    view: bytes
    told: list[list[Any]]


@cache
def moments(players: int) -> dict[str, Moment]:
    """One moment for each kind of thing seat 0 is asked in a few games, the fullest hand first."""
    found: dict[str, Moment] = {}
    for seed in range(1, 7):
        match: Match[Any, Any] = Match(GAMES["shamans"], players, seed=seed.to_bytes(32))
        company = {seat: bots.make("thumb", "shamans", seed + seat) for seat in range(players)}
        told = [msgspec.to_builtins(match.events(0))]
        while (view := _seen(match)).winner is None and view.round < 3:
            if 0 in view.decision.waiting:
                kind = view.decision.kind
                late = kind == "play" and view.trick >= 6 and any(s.hidden for s in view.seats)
                found.setdefault("late" if late else kind, Moment(match.view_json(0), [*told]))
            match.act(*next_act(match, company))
            told.append(msgspec.to_builtins(match.events(0)))
    return found


def _seen(match: Match[Any, Any]) -> View:
    view = match.view(0)
    assert isinstance(view, View)
    return view


def table(players: int) -> m.TableState:
    """Ann's table, everybody in place."""
    return m.TableState(
        code=CODE,
        wishes=m.Wishes(game="shamans", players=players),
        stage="playing",
        paused=False,
        paused_by=None,
        pause_asked=(),
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


def greeting(moment: Moment, players: int) -> str:
    """What the table says when Ann comes: the round so far, and two claims."""
    missed: list[dict[str, Any]] = [
        {"type": "update", "seq": at, "turn": at, "events": events}
        for at, events in enumerate(moment.told, start=1)
    ]
    for seat, claim in ((1, "am shaman"), (2, "am shadow")):
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
            round=json.loads(moment.view)["round"],
            step=1,
        )
        missed.append(msgspec.to_builtins(said))
    welcome = m.Welcome(
        protocol=m.PROTOCOL,
        you=m.You(1, 0),
        seq=len(missed),
        turn=len(moment.told),
        table=table(players),
        view=msgspec.Raw(moment.view),
        clock=None,
        present=tuple(range(1, players + 1)),
        watching=0,
        talk=(),
        said=(),
        missed=tuple(msgspec.Raw(msgspec.json.encode(one)) for one in missed),
        complete=True,
    )
    return m.encode(welcome).decode()


def shown(visitors: Visitors, players: int, kind: str, lang: str = "en") -> Page:
    """Ann's page at this moment."""
    page = visitors.come(None, lang=lang)
    seats = json.dumps({CODE: {"token": "0" * 43, "person": 1, "seat": 0}})
    prefs = json.dumps({"name": "Ann", "language": lang, "sound": False, "speed": "instant"})
    page.add_init_script(
        f"localStorage.setItem('penumbra:seats', {json.dumps(seats)});"
        f"localStorage.setItem('penumbra:prefs', {json.dumps(prefs)});"
    )
    words = greeting(moments(players)[kind], players)

    def answer(line: WebSocketRoute) -> None:
        def hear(message: str | bytes) -> None:
            said = json.loads(message)
            ack = {"type": "ack", "seq": 0, "re": said.get("id")}
            line.send(words if said["type"] == "hello" else json.dumps(ack))

        line.on_message(hear)

    page.route_web_socket(re.compile(r"/socket$"), answer)
    page.goto(f"/{CODE}")
    page.locator(".decision .headline").wait_for()
    page.evaluate("document.fonts.ready.then(() => null)")
    return page


def measured(page: Page, sizes: list[tuple[int, int]]) -> Iterator[str]:
    """What is wrong, size by size."""
    for width, height in sizes:
        size: ViewportSize = {"width": width, "height": height}
        page.set_viewport_size(size)
        page.wait_for_function(f"innerWidth === {width} && innerHeight === {height}")
        page.evaluate(SETTLED)
        for trouble in page.evaluate(MEASURE):
            yield f"{width}×{height}: {trouble}"


@pytest.mark.parametrize("players", [3, 4, 5])
def test_hand_decision_and_role_are_whole_at_every_size(visitors: Visitors, players: int) -> None:
    page = shown(visitors, players, "late")
    troubles = list(measured(page, SIZES))
    assert not troubles, "\n".join(troubles)


@pytest.mark.parametrize("lang", ["fr", "cs"])
def test_they_are_whole_in_every_language(visitors: Visitors, lang: str) -> None:
    page = shown(visitors, 5, "late", lang)
    troubles = list(measured(page, FEW))
    assert not troubles, "\n".join(troubles)


def test_every_state_of_the_table_keeps_nobody_out(visitors: Visitors) -> None:
    for kind in ("late", "give", "target", "take"):
        if kind in moments(5):
            page = shown(visitors, 5, kind)
            assert grave_findings(page) == [], kind
            page.close()
