"""The recorded games the page is tested with are those the rules play: web/generate_fixtures.py."""

from web.generate_fixtures import FIXTURES, everything

MOST_BYTES = 1_600_000


def test_the_recorded_games_of_the_page_are_what_the_rules_make_of_them_now() -> None:
    files = everything()
    for name, text in files.items():
        kept = (FIXTURES / name).read_text(encoding="utf-8")
        assert kept == text, f"{name} is out of date: run python web/generate_fixtures.py"
    assert sum(len(text.encode()) for text in files.values()) < MOST_BYTES
