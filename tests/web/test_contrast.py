"""What a board shows only in some deals can be read in all of them: completed worlds, the Eclipse,
the scenes of a round's end. The page is given recorded games, so every run looks at the same.
"""

import re
from typing import Any

import msgspec
import pytest
from playwright.sync_api import Page, expect

from penumbra.games import record
from penumbra.table.replay import replay_of
from web.generate_fixtures import EVENINGS, Evening, play

from .browser import Visitors, grave_findings

SHAMANS = [evening for evening in EVENINGS if evening.game == "shamans"]
MOST = 4  # frames that are looked at in a game


def recorded(evening: Evening) -> dict[str, Any]:
    """A recorded game as the server would show it, with all cards open."""
    *_, (_, _, match) = play(evening)
    replay = replay_of(record.dumps(match, [*evening.names]), seat=None)
    decoded: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(replay))
    return decoded


def completed(view: dict[str, Any]) -> int:
    highest = 8 if view["players"] == 5 else 6
    return sum(len(world["cards"]) == highest for world in view["worlds"])


def telling_frames(frames: list[dict[str, Any]]) -> list[int]:
    """Frames worth reading: the most completed worlds of each round, and worlds in the dark."""
    views = [frame["view"] for frame in frames]
    rounds = {view["round"] for view in views}
    fullest = [
        max(
            (number for number, view in enumerate(views) if view["round"] == each),
            key=lambda number: (completed(views[number]), number),
        )
        for each in sorted(rounds)
    ]
    dark = [number for number, view in enumerate(views) if view["eclipse"] in ("left", "right")]
    assert any(completed(views[number]) for number in fullest), "choose another evening"
    return sorted({*fullest[-MOST:], *dark[:1]})


@pytest.mark.parametrize("evening", SHAMANS, ids=lambda evening: str(len(evening.levels)))
def test_completed_worlds_and_the_eclipse_can_be_read_in_every_deal(
    visitors: Visitors, evening: Evening
) -> None:
    replay = recorded(evening)
    page: Page = visitors.come(path=None)
    page.route(re.compile("/api/games/kamoruti-1/replay"), lambda route: route.fulfill(json=replay))
    for number in telling_frames(replay["frames"]):
        page.goto(f"/replay/kamoruti-1#{number}")
        page.reload()
        expect(page.locator(".world").first).to_be_visible()
        assert grave_findings(page) == [], f"frame {number}"
