"""The Shamans table at every size: hand, decision and role whole on the screen, nothing cut.

What is measured is in `MEASURE`: what must be seen whole, what must not lie on something else, and
which words must not be cut.
"""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from penumbra.locale import LANGUAGES

from .browser import DESK, PHONE, Visitors, grave_findings, no_overflow
from .moments import Ann, game, moments
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
TIGHT = [(1280, 633), (360, 640), (844, 390)]
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
    '.seat .portrait, .seat .facts, .numbers, .name b, .spot, .world, .artifacts, ' +
    '.pawn, .moon, .distance, .claim, .tag, .say';
  for (const one of all(whole)) {
    const { left, top, right, bottom } = one.getBoundingClientRect();
    if (left < -1 || top < -1 || right > room.right || bottom > room.bottom)
      found.push(`off the screen: ${name(one)} ${[left, top, right, bottom].map(Math.round)}`);
  }
  const apart = all('.seat .portrait, .seat .facts, .numbers, .name b, .spot, ' +
    '.decision .words, .decision .buttons, .hand li, .own-role, .artifacts, .worlds, ' +
    '.distance, .moon, .pawn, .tag, .say, nav, header h1, header .title > span');
  apart.forEach((one, at) => {
    for (const other of apart.slice(at + 1)) {
      if (one.contains(other) || other.contains(one)) continue;
      if (one.tagName === 'LI' && other.tagName === 'LI') continue;
      if (one.matches('.portrait') && other.matches('.say')) continue; // it hangs there
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
    '.numbers, .name b, .caption, .distance, .here, .ritual span, .eclipse span')) {
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


@pytest.mark.parametrize(("players", "lang"), [(3, "fr"), (4, "ru"), (5, "cs"), (5, "en")])
def test_hand_decision_and_role_are_whole_at_every_size(
    visitors: Visitors, players: int, lang: str
) -> None:
    page = Ann(visitors.come(None, lang=lang), lang).asked(players, "late")
    troubles = list(measured(page, SIZES))
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


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_company_has_room_in_every_language(visitors: Visitors, lang: str) -> None:
    ann = Ann(visitors.come(None, lang=lang), lang)
    troubles = [
        f"{players} {kind} {trouble}"
        for players, kind in [(3, "bare"), (3, "late"), (4, "late"), (5, "fallen")]
        for trouble in measured(ann.asked(players, kind), TIGHT)
    ]
    assert not troubles, "\n".join(troubles)


def test_who_is_asked_without_a_dagger_is_told_why_on_the_smallest_phone(
    visitors: Visitors,
) -> None:
    """S-52: whoever has a face-down tile is asked, so that nobody learns what it is."""
    page = visitors.come(None, size={"width": 360, "height": 640})
    Ann(page).asked(3, "bare")
    decision = page.locator(".decision")
    expect(decision.get_by_text(words("shamans-no-dagger"))).to_be_visible()
    expect(decision.get_by_text(words("shamans-no-dagger-help"))).to_be_visible()
    expect(decision.get_by_role("button", name=words("action-decline"))).to_be_visible()
    expect(decision.locator(".button.primary")).to_have_count(0)


def test_a_window_asks_without_recommending_to_let_it_pass(visitors: Visitors) -> None:
    """R1 to R3: whoever passes may lose by it; the golden button is never that one."""
    ann = Ann(visitors.come(None))
    passing = [
        (players, kind)
        for players in (3, 4, 5)
        for kind, steps in moments(players).items()
        if "pass" in steps[-1].view.legal
    ]
    assert passing
    page = ann.asked(*passing[0])
    expect(page.locator(".decision .button").first).to_be_visible()
    expect(page.locator(".decision .button.primary")).to_have_count(0)


def test_a_new_device_is_told_the_whole_past_and_tab_leads_to_the_hand(visitors: Visitors) -> None:
    page = visitors.come(None)
    steps = game(5, 1, 9)
    third = next(
        at
        for at, (_, view, _) in enumerate(steps)
        if view.round == 3 and 0 in view.decision.waiting
    )
    Ann(page).comes(steps[: third + 1], 5)
    page.keyboard.press("Tab")
    expect(page.locator(".hand .card-button:focus")).to_have_count(1)
    page.get_by_role("button", name=words("page-log")).click()
    expect(page.get_by_text(words("log-cut"))).to_have_count(0)
    page.get_by_role("tab", name=words("page-score")).click()
    sheet = page.get_by_role("region", name=words("score-page-caption"))
    for number in (1, 2, 3):
        header = words("score-page-round", round=number)
        expect(sheet.get_by_role("columnheader", name=header)).to_have_count(1)
    expect(page.get_by_text(words("score-page-cut"))).to_have_count(0)


@pytest.mark.parametrize("clock", [None, 90_000], ids=["without", "with"])
def test_round_and_goal_are_told_on_a_phone_with_a_clock_or_without(
    visitors: Visitors, clock: int | None
) -> None:
    ann = Ann(visitors.come(None))
    ann.clock = clock
    page = ann.asked(5, "late")
    for size in [(360, 640), (390, 844), (844, 390)]:
        assert not list(measured(page, [size]))
        title = page.locator("header .title > span")
        expect(title).to_contain_text(words("page-goal", points=8))
        view = moments(5)["late"][-1].view
        expect(title).to_contain_text(
            words("page-round-and-trick", round=view.round, trick=view.trick)
        )
        box = title.bounding_box()
        assert box is not None
        assert box["x"] >= 0
        assert box["y"] >= 0
        assert title.evaluate("one => one.scrollWidth <= one.clientWidth + 1")
        assert page.get_by_role("timer").count() == (clock is not None)


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_what_a_bot_did_and_a_pause_can_be_put_away(visitors: Visitors, size: ViewportSize) -> None:
    """They lie below the header's tools, so that both can be pressed."""
    ann = Ann(visitors.come(None, size=size))
    steps = game(5, 1)
    began = next(at for at, step in enumerate(steps) if step.view.trick == 2)
    page = ann.comes(steps[:began], 5)
    ann.is_away(steps[began : began + 12], 5)
    told = page.get_by_role("status").filter(has_text=words("table-stood-in"))
    expect(told).to_be_visible()
    page.get_by_role("button", name=words("page-cover")).click()
    page.get_by_role("button", name=words("page-cover")).click()
    told.get_by_role("button", name=words("page-close")).click()
    expect(told).to_have_count(0)
    ann.sees_a_pause(5, by=1)
    page.locator(".standstill").get_by_role("button", name=words("pause-resume")).click()
    ann.asks_for_a_pause(5, by=2)
    page.locator(".standstill").get_by_role("button", name=words("lobby-pause")).click()
    page.get_by_role("button", name=words("page-log")).click()


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_a_laugh_is_beside_ones_own_face_and_the_talk_behind_it(
    visitors: Visitors, size: ViewportSize
) -> None:
    page = visitors.come(None, size=size)
    ann = Ann(page)
    ann.asked(5, "late")
    pill = page.get_by_role("button", name=words("shamans-say"))
    tray = page.get_by_role("group", name=words("talkpage-claims"))
    pill.click()
    tray.get_by_role("button", name=words("say-laugh")).click()
    expect(tray).to_have_count(0)
    pill.press("Enter")
    page.keyboard.press("Escape")
    expect(tray).to_have_count(0)
    pill.click()
    tray.get_by_role("button", name=words("say-group-more")).click()
    page.get_by_role("textbox", name=words("talkpage-write")).wait_for()
    assert ann.claims == ["laugh"]


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
    expect(page.get_by_text(words("end-tie", points=8))).to_have_count(0)  # one is alone in front
    is_for_everybody("the end of a round")
    ann.sees_the_end(5)
    page.get_by_role("button", name=words("end-go-on")).click()
    page.get_by_role("button", name=words("end-rematch")).wait_for()
    page.locator("summary").last.click()
    is_for_everybody("the end of the game")
