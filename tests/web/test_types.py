"""The page's types are those of the server: see web/generate_types.py."""

from web.generate_types import TYPES, everything


def test_the_types_of_the_page_are_those_the_server_speaks_now() -> None:
    assert TYPES.read_text(encoding="utf-8") == everything(), "run python web/generate_types.py"
