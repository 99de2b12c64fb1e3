"""The guided first games, clicked through on the real boards, and the coach at a real table."""

from typing import Any

import msgspec
import pytest
from playwright.sync_api import Locator, Page, ViewportSize, expect

from penumbra.games.intrigue import state as intrigue
from penumbra.games.shamans import state as shamans
from penumbra.locale import Catalogue
from penumbra.table.lessons import Step, lesson

from .browser import CORNER, DESK, PHONE, Visitors, grave_findings, no_overflow

INSTANT = (
    "localStorage.setItem('penumbra:prefs', JSON.stringify({ speed: 'instant', name: 'Ann' }))"
)


class Learner:
    """Somebody on the page of a lesson, who reads the script over the coach's shoulder."""

    def __init__(self, visitors: Visitors, game: str, lang: str, size: ViewportSize) -> None:
        self.game = game
        self.say = Catalogue(lang).text
        self.scenes = lesson(game).scenes
        self.names = ["Ann", *self.say("bot-names").split(", ")]
        self.page = visitors.come(None, lang=lang, size=size)
        self.page.add_init_script(f"localStorage.getItem('penumbra:prefs') || {INSTANT}")
        self.page.goto(f"/learn/{game}")
        self.scene = self.step = 0
        self.answered: set[tuple[int, str]] = set()

    @property
    def coach(self) -> Locator:
        return self.page.get_by_role("region", name=self.say("lesson-page-coach"))

    @property
    def decision(self) -> Locator:
        return self.page.locator("[data-anchor=decision]")

    def told(self, text: str) -> str:
        """What the coach says, as a page shows it."""
        places = ("one", "two", "three", "four", "five", "six")
        names = dict(zip(places, self.names[1:], strict=False))
        return self.say(text, **names).replace("\N{NO-BREAK SPACE}", " ")

    def reads(self, step: Step) -> None:
        """The coach has said what this step is about, and points at it."""
        if "recognition" in step.point:
            self.page.get_by_role("button", name=self.say("intrigue-ready")).click()
        expect(self.coach).to_contain_text(self.told(step.text))
        shown = [anchor for anchor in step.point if anchor != "recognition"]
        expect(self.page.locator(".rings span")).to_have_count(len(shown))

    def go_on(self) -> None:
        """Press what leads to the next step."""
        self.coach.locator(".primary").click()

    def through(self) -> None:
        """From here to the end of the lesson, first by answers that are taken back."""
        while self.scene < len(self.scenes):
            step = self.scenes[self.scene].steps[self.step]
            self.reads(step)
            if step.choice is not None:
                self.step = self.answer(step)
            else:
                self.go_on()
                if step.next is None:
                    self.scene += 1
                self.step = step.next or 0

    def answer(self, step: Step) -> int:
        """Choose something that leads on and was not chosen before, the last of them first."""
        assert step.choice is not None
        fresh = [lead for lead in step.choice.leads if (self.scene, lead) not in self.answered]
        lead = fresh[-1]
        self.answered.add((self.scene, lead))
        if step.choice.quiz:
            self.coach.get_by_role("button", name=self.told(lead)).click()
        elif self.game == "shamans":
            self.play(lead)
        else:
            self.hold_court(lead)
        return step.choice.leads[lead]

    def play(self, action: str) -> None:
        """An action of Shamans, on the board."""
        verb, _, rest = action.partition(" ")
        if verb in ("play", "give"):
            self.page.locator(f"[data-anchor='hand-{rest}'] button").click(position=CORNER)
            return
        if verb == "portal":
            self.press(self.say("shamans-portal"))
        if verb == "take" and rest != "stack":
            tile = self.view()["row"][("left", "right").index(rest)]
            self.press(self.say(f"action-take-{rest}", tile=self.say(f"tile-{tile}", form="name")))
        elif verb == "pass":
            self.press(self.say("shamans-pass", window=self.view()["decision"]["kind"]))
        elif verb == "neutralize":
            self.press(self.say("action-neutralize", target=self.names[int(rest)]))
        else:
            self.press(self.say(f"action-{action.replace(' ', '-')}"))

    def hold_court(self, action: str) -> None:
        """An action of Shadow of Intrigue, on the board."""
        verb, *rest = action.split()
        if verb == "announce":
            role = self.say(f"role-{rest[0]}", form="name")
            self.decision.locator("button", has_text=role).click()
            return
        if verb in ("claim", "point", "condemn"):
            self.page.locator(f"[data-anchor=seat-{rest[0]}]").click()
        if verb == "claim":
            role = self.say(f"role-{rest[1]}", form="name")
            form = "am" if rest[0] == "0" else "is"
            self.press(self.say(f"say-{form}"))
            self.decision.locator(".claim", has_text=role).click()
            self.press(self.say("intrigue-say-it"))
            return
        if verb in ("send", "judge"):
            self.press(self.say(f"intrigue-{verb}"), exact=False)
        if verb == "send":
            self.press(self.names[int(rest[0])], exact=False)
        target = {"target": self.names[int(rest[0])]} if rest else {}
        self.press(self.say(f"action-{verb}", **target), exact=False)

    def press(self, words: str, exact: bool = True) -> None:
        self.decision.get_by_role("button", name=words, exact=exact).first.click()

    def view(self) -> dict[str, Any]:
        """The table as the present step left it."""
        scene = self.scenes[self.scene]
        raw = next((s.shots[-1].view for s in scene.steps[self.step :: -1] if s.shots), scene.view)
        seen: dict[str, Any] = msgspec.json.decode(raw)
        return seen


def test_the_shamans_lesson_comes_to_its_end(visitors: Visitors) -> None:
    learner = Learner(visitors, "shamans", "en", DESK)
    learner.through()
    done = learner.page.get_by_role("heading", name=learner.say("lesson-page-done"))
    expect(done).to_be_visible()
    assert not grave_findings(learner.page)


@pytest.mark.parametrize(("lang", "size"), [("cs", PHONE), ("ru", DESK)])
def test_the_intrigue_lesson_comes_to_its_end(
    visitors: Visitors, lang: str, size: ViewportSize
) -> None:
    learner = Learner(visitors, "intrigue", lang, size)
    learner.through()
    done = learner.page.get_by_role("heading", name=learner.say("lesson-page-done"))
    expect(done).to_be_visible()
    no_overflow(learner.page)


def test_a_wrong_choice_gets_a_kind_word_and_changes_nothing(visitors: Visitors) -> None:
    learner = Learner(visitors, "shamans", "fr", DESK)
    for _ in range(3):
        learner.go_on()
    learner.reads(learner.scenes[0].steps[3])
    learner.play("play green-3")
    expect(learner.coach).to_contain_text(learner.told("lesson-shamans-trick-off"))
    learner.play("play blue-6")
    expect(learner.coach).to_contain_text(learner.told("lesson-shamans-trick-high"))
    expect(learner.page.locator("[data-anchor^=hand-]")).to_have_count(9)
    learner.play("play blue-1")
    expect(learner.coach).to_contain_text(learner.told("lesson-shamans-trick-stray"))


def test_enter_goes_on_and_one_can_go_back(visitors: Visitors) -> None:
    learner = Learner(visitors, "shamans", "en", DESK)
    learner.reads(learner.scenes[0].steps[0])
    learner.page.keyboard.press("Enter")
    learner.reads(learner.scenes[0].steps[1])
    learner.page.keyboard.press("Space")
    learner.reads(learner.scenes[0].steps[2])
    learner.page.get_by_role("button", name=learner.say("lesson-page-back"), exact=True).click()
    learner.reads(learner.scenes[0].steps[1])


def test_whoever_comes_back_goes_on_where_he_left(visitors: Visitors) -> None:
    learner = Learner(visitors, "shamans", "en", DESK)
    title = learner.say("lesson-shamans-moon-title")
    learner.page.get_by_role("button", name=title).click()
    learner.reads(learner.scenes[5].steps[0])
    learner.page.reload()
    learner.reads(learner.scenes[5].steps[0])
    learner.page.get_by_role("button", name=learner.say("lesson-page-restart")).click()
    learner.reads(learner.scenes[0].steps[0])


def test_things_of_the_lesson_explain_themselves(visitors: Visitors) -> None:
    learner = Learner(visitors, "shamans", "en", DESK)
    ritual = learner.page.locator("[data-anchor=world-purple]").get_by_role("button")
    ritual.last.click()
    sheet = learner.page.get_by_role("dialog", name=learner.say("page-rules"))
    heading = sheet.get_by_role("heading", name=learner.say("rules-shamans-illumination-title"))
    expect(heading).to_be_in_viewport()


@pytest.mark.parametrize("game", ["shamans", "intrigue"])
def test_a_lesson_shuts_nobody_out(visitors: Visitors, game: str) -> None:
    learner = Learner(visitors, game, "en", PHONE)
    learner.reads(learner.scenes[0].steps[0])
    assert not grave_findings(learner.page)
    no_overflow(learner.page)


def test_a_lesson_that_can_t_be_fetched_is_tried_again(visitors: Visitors) -> None:
    visitors.expect_trouble("api/lessons")
    page = visitors.come(None)
    page.route("**/api/lessons/*", lambda route: route.abort())
    page.goto("/learn/shamans")
    say = Catalogue("en").text
    expect(page.get_by_role("alert")).to_contain_text(say("lesson-page-failed"))
    page.unroute("**/api/lessons/*")
    page.get_by_role("button", name=say("lesson-page-retry")).click()
    expect(page.get_by_role("region", name=say("lesson-page-coach"))).to_be_visible()


def test_enter_goes_on_after_the_recognition(visitors: Visitors) -> None:
    learner = Learner(visitors, "intrigue", "en", DESK)
    learner.page.get_by_role("button", name=learner.say("lesson-intrigue-spy-title")).click()
    steps = learner.scenes[2].steps
    learner.reads(steps[0])
    learner.page.keyboard.press("Enter")
    learner.reads(steps[1])


# the coach at a real table


DECISIONS: dict[str, set[str]] = {
    "shamans": {*shamans.DECISIONS.values()},
    "intrigue": {*intrigue.DECISIONS},
}


@pytest.mark.parametrize("game", DECISIONS)
def test_the_coach_has_a_tip_for_every_decision(game: str) -> None:
    catalogue = Catalogue("en")
    for kind in DECISIONS[game] - {"deal", "over"}:
        assert f"coach-{game}-{kind}" in catalogue


def last_word(visitors: Visitors) -> tuple[Page, Learner]:
    """The end of a lesson, where the real table waits."""
    learner = Learner(visitors, "shamans", "en", DESK)
    learner.page.get_by_role("button", name=learner.say("lesson-shamans-words-title")).click()
    learner.scene = len(learner.scenes) - 1
    learner.through()
    return learner.page, learner


def test_after_the_lesson_a_real_table_with_a_coach(visitors: Visitors) -> None:
    page, learner = last_word(visitors)
    page.get_by_role("button", name=learner.say("lesson-page-play")).click()
    tip = page.get_by_role("region", name=learner.say("coach-title"))
    expect(tip).to_be_visible()
    first = tip.inner_text()
    page.get_by_role("button", name=learner.say("coach-understood")).click()
    expect(page.get_by_text(first, exact=True)).to_have_count(0)
    assert not grave_findings(page)


def test_whoever_wants_no_tips_gets_none(visitors: Visitors) -> None:
    page, learner = last_word(visitors)
    page.get_by_role("button", name=learner.say("lesson-page-play")).click()
    page.get_by_role("button", name=learner.say("coach-off")).click()
    expect(page.get_by_role("region", name=learner.say("coach-title"))).to_have_count(0)
    assert page.evaluate("JSON.parse(localStorage.getItem('penumbra:prefs')).coach") is False
