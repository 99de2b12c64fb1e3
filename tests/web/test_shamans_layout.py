"""The Shamans table at every size: hand, decision and role whole on the screen, nothing cut.

What is measured is in `MEASURE`: what must be seen whole, what must not lie on something else, and
which words must not be cut.
"""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, ViewportSize

from .browser import DESK, PHONE, Visitors, grave_findings, no_overflow
from .moments import Ann, game
from .people import words

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
    const { visibility, clipPath } = getComputedStyle(one);
    return box.width > 1 && box.height > 1 && visibility === 'visible' && clipPath === 'none';
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
    '.hand li, .own-role, .artifacts, .worlds, .distance, .moon, .pawn, nav, header h1, ' +
    'header .title > span');
  apart.forEach((one, at) => {
    for (const other of apart.slice(at + 1)) {
      if (one.contains(other) || other.contains(one)) continue;
      if (one.tagName === 'LI' && other.tagName === 'LI') continue;
      if (other.matches('.pawn') && one.matches('.moon, .worlds')) continue; // it walks before them
      if (one.matches('.pawn') && other.matches('.moon, .worlds')) continue;
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
    troubles = list(measured(Ann(visitors.come(None)).asked(players, "late"), SIZES))
    assert not troubles, "\n".join(troubles)


@pytest.mark.parametrize(
    ("lang", "asked"),
    [
        ("en", ["stabilize", "end"]),
        ("fr", ["late", "neutralize", "stabilize"]),
        ("cs", ["late", "keep", "target"]),
        ("ru", ["neutralize", "take", "give"]),
    ],
)
def test_whatever_is_asked_has_room_in_every_language(
    visitors: Visitors, lang: str, asked: list[str]
) -> None:
    ann = Ann(visitors.come(None, lang=lang), lang)
    troubles = [
        f"{kind} {trouble}" for kind in asked for trouble in measured(ann.asked(5, kind), FEW)
    ]
    assert not troubles, "\n".join(troubles)


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_every_state_of_the_table_keeps_nobody_out(visitors: Visitors, size: ViewportSize) -> None:
    page = visitors.come(None, size=size)
    ann = Ann(page)

    def is_for_everybody(what: str) -> None:
        assert grave_findings(page) == [], what
        no_overflow(page)

    for kind in ("late", "give", "target"):
        ann.asked(5, kind)
        page.locator(".decision .headline").wait_for()
        is_for_everybody(kind)
    page.locator(".seat.place-1 .choose").click()
    page.get_by_role("dialog").wait_for()
    is_for_everybody("a player's sheet")
    page.keyboard.press("Escape")
    page.get_by_role("button", name=words("page-talk")).click()
    page.get_by_role("button", name=words("talkpage-send")).wait_for()
    is_for_everybody("the talk")
    steps = game(5, 1, 9)
    ann.comes(steps[:-1], 5)
    ann.hears(steps[-1:])
    page.get_by_role("button", name=words("end-go-on")).wait_for()
    is_for_everybody("the end of a round")
    ann.sees_the_end(5)
    page.get_by_role("button", name=words("end-go-on")).click()
    page.get_by_role("button", name=words("end-rematch")).wait_for()
    page.locator("summary").last.click()
    is_for_everybody("the end of the game")
