"""Every dishonest table is caught by whoever kept a note, and no honest one is accused."""

import os
from pathlib import Path

import msgspec
import pytest

from penumbra.games import GAMES
from penumbra.games.fairness.verdict import read_and_judge
from tests.games.dishonest import CHEATS, Case, all_cases

FIXTURE = Path(__file__).parents[2] / "web" / "fixtures" / "dishonest.json"


@pytest.fixture(scope="module")
def cases() -> dict[str, Case]:
    return all_cases()


@pytest.mark.parametrize("name", CHEATS)
def test_a_verdict_claims_no_more_than_was_seen(cases: dict[str, Case], name: str) -> None:
    case = cases[name]
    verdict = read_and_judge(case.text, case.note, GAMES)
    assert verdict.grade == case.grade, verdict
    assert [reason.code for reason in verdict.reasons][:1] == ([case.code] if case.code else [])


def test_the_page_judges_the_same_tables(cases: dict[str, Case]) -> None:
    """`dishonest.test.ts` reads them from a file: PENUMBRA_GOLDEN=write writes it anew."""
    told = [
        {
            "name": name,
            "grade": case.page_grade or case.grade,
            "code": None if case.page_grade == "proved" else case.page or case.code,
            "note": case.note,
            "replay": case.replay,
        }
        for name, case in cases.items()
    ]
    text = "[\n" + ",\n".join(msgspec.json.encode(each).decode() for each in told) + "\n]\n"
    if os.environ.get("PENUMBRA_GOLDEN") == "write":
        FIXTURE.write_text(text, encoding="utf-8")
    assert FIXTURE.read_text(encoding="utf-8") == text
