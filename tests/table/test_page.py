"""What a browser is given: the page at every address of the house, and its files, compressed."""

import gzip
import re
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from penumbra.errors import PenumbraError
from penumbra.table.page import FOR_GOOD, read_client

from .server import Server

POLICY = (
    "default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; "
    "connect-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'"
)
PLACES = [
    "/",
    "/kamorutix",
    "/KAMORUTIX",
    "/rules",
    "/rules/shamans",
    "/learn/intrigue",
    "/replay/kamorutix-1",
    "/screen/kamorutix",
]


@pytest.fixture(scope="module")
def browser(server: Server) -> Iterator[httpx.Client]:
    with httpx.Client(base_url=server.address, timeout=300) as made:
        yield made


def needed(page: str) -> list[str]:
    """What the page asks for before it can be seen."""
    return re.findall(r'(?:href|src)="(/[^"]+)"', page)


@pytest.mark.parametrize("path", PLACES)
def test_every_place_of_the_house_opens_the_same_page(browser: httpx.Client, path: str) -> None:
    answer = browser.get(path)
    assert answer.status_code == 200
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert answer.headers["content-security-policy"] == POLICY
    assert answer.headers["x-content-type-options"] == "nosniff"
    assert answer.headers["referrer-policy"] == "no-referrer"
    assert answer.text == browser.get("/").text


@pytest.mark.parametrize("path", ["/favicon.ico", "/%3Cb%3E", "/x-1", "/rules/chess", "/replay/x"])
def test_an_address_that_leads_nowhere_is_not_found_but_explained_by_the_page(
    browser: httpx.Client, path: str
) -> None:
    answer = browser.get(path)
    assert answer.status_code == 404
    assert answer.text == browser.get("/").text


@pytest.mark.parametrize(
    "path",
    [
        "/assets/nothing.js",
        "/assets/..%2Findex.html",
        "/assets/%2e%2e%2f%2e%2e%2fpage.py",
        "/icons/..%2F..%2Ftable%2Fpage.py",
        "/nowhere/at/all",
    ],
)
def test_a_file_that_is_not_of_the_client_is_not_found(browser: httpx.Client, path: str) -> None:
    answer = browser.get(path)
    assert answer.status_code == 404
    assert answer.json()["code"] == "no_page"


def test_everything_the_page_is_made_of_is_there(browser: httpx.Client) -> None:
    found = needed(browser.get("/").text)
    assert any(path.startswith("/assets/") for path in found)
    for path in found:
        answer = browser.get(path)
        assert answer.status_code == 200, path
        assert answer.headers["content-type"] != "application/octet-stream", path
        assert answer.headers["x-content-type-options"] == "nosniff"


def test_the_manifest_names_pictures_that_exist(browser: httpx.Client) -> None:
    manifest = browser.get("/manifest.webmanifest").json()
    for icon in manifest["icons"]:
        assert browser.get(icon["src"]).headers["content-type"] == icon["type"]


def test_a_file_whose_name_changes_with_it_is_kept_for_good(browser: httpx.Client) -> None:
    for path in needed(browser.get("/").text):
        if path.startswith("/assets/"):
            assert browser.get(path).headers["cache-control"] == FOR_GOOD


@pytest.mark.parametrize("path", ["/", "/sw.js", "/manifest.webmanifest"])
def test_what_keeps_its_name_is_asked_for_again_and_sent_only_if_it_changed(
    browser: httpx.Client, path: str
) -> None:
    answer = browser.get(path)
    assert answer.headers["cache-control"] == "no-cache"
    again = browser.get(path, headers={"If-None-Match": answer.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")
    other = browser.get(path, headers={"If-None-Match": '"another"'})
    assert other.text == answer.text


@pytest.mark.parametrize(
    ("accepted", "sent"),
    [
        ("gzip, deflate, br, zstd", "br"),
        ("gzip, br;q=0.5", "br"),
        ("gzip;q=1.0, br; q=0", "gzip"),
        ("gzip;q=0.000", None),
        ("identity", None),
        ("", None),
    ],
)
def test_a_browser_gets_the_smallest_form_it_can_read(
    browser: httpx.Client, accepted: str, sent: str | None
) -> None:
    with browser.stream("GET", "/", headers={"Accept-Encoding": accepted}) as answer:
        raw = b"".join(answer.iter_raw())
    assert answer.headers.get("content-encoding") == sent
    assert answer.headers["vary"] == "Accept-Encoding"
    plain = browser.get("/", headers={"Accept-Encoding": "identity"}).content
    assert len(raw) <= len(plain)
    if sent == "gzip":
        assert gzip.decompress(raw) == plain


def test_a_client_that_was_not_built_is_said_so_at_the_start(tmp_path: Path) -> None:
    for folder in (tmp_path, tmp_path / "nothing"):
        with pytest.raises(PenumbraError, match="not built: run make play"):
            read_client(folder)
