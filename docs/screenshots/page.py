"""Takes the pictures of the page for the README: `python docs/screenshots/page.py`.

The page is the real one, served by a real server and drawn by Chromium. Only the table it sits at
is played here: two seeded games, so that the pictures change with the page and not with the cards.
"""

import json
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
import segno
from playwright.sync_api import Browser, Page, Route, WebSocketRoute, sync_playwright

from penumbra import bots
from penumbra.bots.turns import next_act
from penumbra.games import GAMES
from penumbra.games.match import Match
from penumbra.table import messages as m

HERE = Path(__file__).parent
CODE = "kamoruti"
NAMES = ["Ann", "Robin", "Noor", "Sasha", "Juno", "Billie", "Kai", "Quinn", "Morgan", "Casey"]
PERSONS = {0: 1, 1: 3, 2: 2}  # by seat: Ann, Robin and Noor; bots are nobody
DESK, PHONE = {"width": 1440, "height": 900}, {"width": 360, "height": 740}
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
PATIENCE = 1500  # milliseconds for what fades in


class Moment(NamedTuple):
    """When a picture is taken: Ann is asked for this kind of thing, this far into the game."""

    game: str
    players: int
    seed: int
    kind: str
    far: int
    talk: tuple[tuple[int, str], ...] = ()


SHAMANS = Moment(
    "shamans",
    5,
    36,
    "play",
    6,
    ((2, "Somebody is walking us straight into the night."), (0, "I only play what I hold …")),
)
INTRIGUE = Moment(
    "intrigue",
    8,
    67,
    "speak",
    2,
    ((1, "I have seen that face before."), (0, "Then say whose it is.")),
)


def played(moment: Moment) -> tuple[Match[Any, Any], list[list[Any]]]:
    """The game until its moment, and the events Ann was told on the way."""
    match = Match(GAMES[moment.game], moment.players, seed=moment.seed.to_bytes(32))
    company = {
        seat: bots.make("seeker", moment.game, moment.seed + seat) for seat in range(moment.players)
    }
    told = [msgspec.to_builtins(match.events(0))]
    while True:
        view = match.view(0)
        now = view.trick if moment.game == "shamans" else view.talk[-1].discussion
        if now >= moment.far and view.decision.kind == moment.kind and 0 in view.decision.waiting:
            return match, told
        match.act(*next_act(match, company))
        told.append(msgspec.to_builtins(match.events(0)))


def table(moment: Moment, stage: m.Stage, seated: int) -> m.TableState:
    """The table around the game: Ann and two more people, bots on the other chairs."""
    people = [m.PersonState(person, NAMES[seat], seat) for seat, person in PERSONS.items()]
    chairs = [
        m.SeatState(
            NAMES[seat] if seat < seated else None,
            PERSONS.get(seat),
            None if seat in PERSONS or seat >= seated else "seeker",
        )
        for seat in range(moment.players)
    ]
    return m.TableState(
        code=CODE,
        wishes=m.Wishes(game=GAMES[moment.game].name, players=moment.players),
        stage=stage,
        paused=False,
        paused_by=None,
        pause_asked=(),
        hints_agreed=(),
        rest=None,
        locked=False,
        host=1,
        former=None,
        seats=tuple(chairs),
        people=tuple(people),
        sent_away=(),
        number=1,
        commitment="5a" * 32,
        attempt=None,
        draw=None,
        record=None,
    )


def welcome(moment: Moment, stage: m.Stage) -> str:
    """What the table says when Ann comes."""
    match, told = played(moment)
    playing = stage == "playing"
    missed: list[dict[str, Any]] = []
    for turn, events in enumerate(told if playing else [], start=1):
        missed.append({"type": "update", "seq": turn, "turn": turn, "events": events})
    for seat, text in moment.talk if playing else ():
        seq, person = len(missed) + 1, PERSONS[seat]
        said = m.Talk(
            seq=seq,
            person=person,
            name=NAMES[seat],
            seat=seat,
            text=text,
            claim=None,
            tone=None,
            warned=(),
            round=1,
            step=1,
        )
        missed.append(msgspec.to_builtins(said))
    greeting = m.Welcome(
        protocol=m.PROTOCOL,
        you=m.You(1, 0),
        seq=len(missed),
        turn=len(told),
        table=table(moment, stage, moment.players if playing else 3),
        view=msgspec.Raw(match.view_json(0) if playing else b"null"),
        clock=None,
        present=(1, 2, 3),
        watching=1,
        talk=(),
        said=(),
        missed=tuple(msgspec.Raw(msgspec.json.encode(one)) for one in missed),
        complete=True,
    )
    return m.encode(greeting).decode()


@contextmanager
def server() -> Iterator[str]:
    """A real server for the page, with an address as a house in the network has it."""
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "penumbra.cli", "serve", "--port", "0"]
        command += ["--store", f"sqlite:///{folder}/tables.sqlite"]
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
            try:
                assert process.stdout is not None, "a pipe was asked for"
                found = re.search(r"https?://\S+", process.stdout.readline())
                assert found is not None, "the server tells where it is"
                yield found[0]
            finally:
                process.terminate()


def sit(page: Page, greeting: str) -> None:
    """Let the page find Ann's seat, and this script at the other end of the line."""
    seats = json.dumps({CODE: {"token": "0" * 43, "person": 1, "seat": 0}})
    chosen = json.dumps({"name": "Ann", "language": "en", "sound": False})
    page.add_init_script(
        f"localStorage.setItem('penumbra:seats', {json.dumps(seats)});"
        f"localStorage.setItem('penumbra:prefs', {json.dumps(chosen)});"
    )

    def answer(line: WebSocketRoute) -> None:
        def hear(message: str | bytes) -> None:
            said = json.loads(message)
            if said["type"] == "hello":
                line.send(greeting)
            else:
                line.send(json.dumps({"type": "ack", "seq": 0, "re": said["id"]}))

        line.on_message(hear)

    def draw(route: Route) -> None:
        picture = segno.make(f"http://192.0.2.7:8420/{CODE}", micro=False, error="m")
        svg = picture.svg_inline(scale=8, border=2, light="#fff", dark="#0b1026")
        drawn = svg.replace("<svg ", '<svg xmlns="http://www.w3.org/2000/svg" ', 1)
        route.fulfill(body=drawn, content_type="image/svg+xml")

    page.route_web_socket(re.compile(r"/socket$"), answer)
    page.route(re.compile(r"/qr\.svg$"), draw)


def take(browser: Browser, address: str, name: str, size: dict[str, int], greeting: str) -> None:
    """One picture."""
    context = browser.new_context(viewport=size, device_scale_factor=1, reduced_motion="reduce")  # type: ignore[arg-type]
    page = context.new_page()
    if greeting:
        sit(page, greeting)
    page.goto(f"{address}/{CODE if greeting else ''}")
    page.wait_for_selector("main")
    dismiss(page)
    page.wait_for_timeout(PATIENCE)
    page.screenshot(path=HERE / f"{name}.png")
    context.close()


def dismiss(page: Page) -> None:
    """Close a scene that greets whoever sits down, such as the recognition."""
    page.wait_for_timeout(PATIENCE)
    page.keyboard.press("Escape")


def main() -> None:
    """All pictures of the page."""
    chromium = shutil.which("chromium")
    if chromium is None:
        sys.exit("Chromium is not installed. On Debian: apt-get install chromium")
    pictures = [
        ("lobby", DESK, ""),
        ("gathering", DESK, welcome(SHAMANS, "gathering")),
        ("shamans", DESK, welcome(SHAMANS, "playing")),
        ("shamans-phone", PHONE, welcome(SHAMANS, "playing")),
        ("intrigue", DESK, welcome(INTRIGUE, "playing")),
        ("intrigue-phone", PHONE, welcome(INTRIGUE, "playing")),
    ]
    with server() as address, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=FLAGS)
        for name, size, greeting in pictures:
            print(f"Taking {name} …", flush=True)
            take(browser, address, name, size, greeting)
        browser.close()


if __name__ == "__main__":
    main()
