"""The page's types are those of the server: see web/generate_types.py."""

from web.generate_types import WIRE, everything


def test_the_types_of_the_page_are_those_the_server_speaks_now() -> None:
    for name, text in everything().items():
        assert (WIRE / name).read_text(encoding="utf-8") == text, "run python web/generate_types.py"
