"""The page judges dishonest tables in a real browser, from the note it kept and what it is told.

The tables are those of `tests/games/dishonest.py`; Vitest asks the page's verifier alone what each
of them did, here a person opens the replay and reads the verdict.
"""

import httpx
import pytest
from playwright.sync_api import Route, expect

from penumbra.locale import Catalogue
from tests.games.dishonest import Case, all_cases
from tests.table.people import address_of, play, playing
from tests.table.server import Server

from .browser import Visitors, elsewhere
from .moments import CODE, Ann
from .moments import game as steps_of

VIEWED = {"shamans": 3, "intrigue": 7}
"""The games of the dishonest tables, and how many play them there."""


@pytest.fixture(scope="module")
def cases() -> dict[str, Case]:
    return all_cases()


@pytest.fixture(scope="module")
def frames(server: Server) -> dict[str, list[dict[str, object]]]:
    """Frames to draw while the page judges: a verdict rests on events, not on pictures."""

    async def whole_game(game: str, players: int) -> str:
        async with playing(server, "Noor", game=game, players=players) as people:
            await play(people, seed=7)
            return await address_of(people)

    drawn = {}
    for game, players in VIEWED.items():
        finished = elsewhere(whole_game(game, players))
        told = httpx.get(f"{server.address}/api/games/{finished}/replay", timeout=300)
        drawn[game] = told.raise_for_status().json()["frames"]
    return drawn


def test_every_dishonest_table_is_judged_as_python_judges_it(
    visitors: Visitors, cases: dict[str, Case], frames: dict[str, list[dict[str, object]]]
) -> None:
    words = Catalogue("en")
    page = visitors.come("/rules/shamans")
    told: dict[str, object] = {}

    def forge(route: Route) -> None:
        route.fulfill(json=told)

    page.route("**/api/games/*/replay*", forge)
    seen = {}
    for name, case in cases.items():
        pictures = frames[case.replay["header"]["game"]]
        told = case.replay | {
            "frames": [
                pictures[min(number, len(pictures) - 1)] | frame
                for number, frame in enumerate(case.replay["frames"])
            ]
        }
        here = case.note.id if case.note else "nobody-1"
        page.evaluate("localStorage.clear()")
        if case.note:
            kept = [f"penumbra:note:{here}", case.note.dumps().decode()]
            page.evaluate("kept => localStorage.setItem(...kept)", kept)
        page.goto("about:blank")
        page.goto(f"{visitors.address}/replay/{here}#fairness")
        mark = page.locator("button.mark")
        expect(mark).to_be_visible()
        seen[name] = mark.inner_text()
    assert seen == {
        name: words.text(f"proof-mark-{(case.page_grade or case.grade).replace('_', '-')}")
        for name, case in cases.items()
    }


def test_a_table_that_never_opens_its_secret_has_broken_off(visitors: Visitors) -> None:
    words = Catalogue("en")
    page = visitors.come(None)
    ann = Ann(page)
    steps = steps_of(3, 1, 9)
    ann.comes(steps[:-1], 3)
    ann.hears(steps[-1:])
    page.get_by_role("button", name=words.text("end-go-on")).wait_for()
    ann.sees_the_end(3)
    page.get_by_role("button", name=words.text("end-go-on")).click()
    page.get_by_text(words.text("fair-broken-off", games=f"{CODE}-1")).wait_for()
