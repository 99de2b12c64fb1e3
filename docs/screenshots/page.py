"""Takes the pictures of the page for the README: `python docs/screenshots/page.py [NAME …]`.

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
from penumbra.games.game import SPECTATOR
from penumbra.games.match import Match
from penumbra.table import messages as m

HERE = Path(__file__).parent
CODE = "kamoruti"
NAMES = ["Ann", "Robin", "Noor", "Sasha", "Juno", "Billie", "Kai", "Quinn", "Morgan", "Casey"]
ANN = 0  # her seat
PERSONS = {0: 1, 1: 3, 2: 2}  # by seat: Ann, Robin and Noor; bots are nobody
HOUSE = "penumbra.home"  # so that no picture tells of the machine it was taken on
DESK, PHONE = {"width": 1440, "height": 900}, {"width": 390, "height": 844}
WALL = {"width": 1920, "height": 1080}
SHARP = {390: 1.5}  # device pixels for one of the page, by width
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
    """When a picture is taken: Ann is asked for this kind of thing, this far into the game.

    Without a kind, at the game's end."""

    game: str
    players: int
    seed: int
    kind: str | None = None
    far: int = 0
    talk: tuple[tuple[int, str], ...] = ()
    claims: tuple[tuple[int, str], ...] = ()


SHAMANS = Moment(
    "shamans",
    5,
    36,
    "play",
    6,
    ((2, "Somebody is walking us straight into the night."),),
    ((2, "am shaman"), (4, "am shaman"), (2, "accuse 1")),
)
WON = Moment("shamans", 5, 1)
INTRIGUE = Moment(
    "intrigue",
    8,
    67,
    "speak",
    2,
    ((1, "I have seen that face before."), (0, "Then say whose it is.")),
)


def played(moment: Moment, viewer: int) -> tuple[Match[Any, Any], list[list[Any]]]:
    """The game until its moment, and the events the viewer was told on the way."""
    match = Match(GAMES[moment.game], moment.players, seed=moment.seed.to_bytes(32))
    company = {
        seat: bots.make("seeker", moment.game, moment.seed + seat) for seat in range(moment.players)
    }
    told = [msgspec.to_builtins(match.events(viewer))]
    while True:
        view: Any = match.view(0)
        if match.over:
            return match, told
        now = view.trick if moment.game == "shamans" else view.talk[-1].discussion
        if now >= moment.far and view.decision.kind == moment.kind and 0 in view.decision.waiting:
            return match, told
        match.act(*next_act(match, company))
        told.append(msgspec.to_builtins(match.events(viewer)))


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
        wishes=m.Wishes(game=GAMES[moment.game].name, players=moment.players, level="sage"),
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
        record=f"/api/records/{CODE}" if stage == "over" else None,
    )


def welcome(moment: Moment, stage: m.Stage, viewer: int = ANN) -> str:
    """What the table says when Ann comes, or the screen of the room."""
    match, told = played(moment, viewer)
    playing = stage != "gathering"
    missed: list[dict[str, Any]] = []
    for turn, events in enumerate(told if playing else [], start=1):
        missed.append({"type": "update", "seq": turn, "turn": turn, "events": events})
    spoken: list[tuple[int, str | None, str | None]]
    spoken = [(seat, None, claim) for seat, claim in moment.claims]
    spoken += [(seat, text, None) for seat, text in moment.talk]
    for seat, text, claim in spoken if playing else ():
        said = m.Talk(
            seq=len(missed) + 1,
            person=PERSONS.get(seat),
            name=NAMES[seat],
            seat=seat,
            text=text,
            claim=claim,
            tone=None,
            warned=(),
            round=1,
            step=1,
        )
        missed.append(msgspec.to_builtins(said))
    greeting = m.Welcome(
        protocol=m.PROTOCOL,
        you=m.You(*((1, 0) if viewer == ANN else (None, None))),
        seq=len(missed),
        turn=len(told),
        table=table(moment, stage, moment.players if playing else 3),
        view=msgspec.Raw(match.view_json(viewer) if playing else b"null"),
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


def sit(page: Page, greeting: str, seated: bool) -> None:
    """Let the page find Ann's seat, and this script at the other end of the line."""
    seats = json.dumps({CODE: {"token": "0" * 43, "person": 1, "seat": 0}} if seated else {})
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
        picture = segno.make(f"http://{HOUSE}/{CODE}", micro=False, error="m")
        svg = picture.svg_inline(scale=8, border=2, light="#fff", dark="#0b1026")
        drawn = svg.replace("<svg ", '<svg xmlns="http://www.w3.org/2000/svg" ', 1)
        route.fulfill(body=drawn, content_type="image/svg+xml")

    page.route_web_socket(re.compile(r"/socket$"), answer)
    page.route(re.compile(r"/qr\.svg$"), draw)


def take(browser: Browser, name: str, size: dict[str, int], path: str, greeting: str) -> None:
    """One picture."""
    context = browser.new_context(
        viewport=size,  # type: ignore[arg-type]
        device_scale_factor=SHARP.get(size["width"], 1),
        reduced_motion="reduce",
    )
    page = context.new_page()
    if greeting:
        sit(page, greeting, seated=not path.startswith("screen/"))
    page.goto(f"http://{HOUSE}/{path}")
    page.wait_for_selector("main")
    if name.startswith("intrigue"):
        dismiss(page)
    page.wait_for_timeout(PATIENCE)
    page.screenshot(path=HERE / f"{name}.png")
    context.close()


def dismiss(page: Page) -> None:
    """Close a scene that greets whoever sits down, such as the recognition."""
    page.wait_for_timeout(PATIENCE)
    page.keyboard.press("Escape")


def main() -> None:
    """All pictures of the page, or those that are named."""
    wanted = sys.argv[1:]
    chromium = shutil.which("chromium")
    if chromium is None:
        sys.exit("Chromium is not installed. On Debian: apt-get install chromium")
    pictures = [
        ("lobby", DESK, "", ""),
        ("gathering", DESK, CODE, welcome(SHAMANS, "gathering")),
        ("shamans", DESK, CODE, welcome(SHAMANS, "playing")),
        ("shamans-phone", PHONE, CODE, welcome(SHAMANS, "playing")),
        ("victory", DESK, CODE, welcome(WON, "over")),
        ("intrigue", DESK, CODE, welcome(INTRIGUE, "playing")),
        ("intrigue-phone", PHONE, CODE, welcome(INTRIGUE, "playing")),
        ("screen", WALL, f"screen/{CODE}", welcome(INTRIGUE, "playing", SPECTATOR)),
    ]
    with server() as address, sync_playwright() as playwright:
        there = f"--host-resolver-rules=MAP {HOUSE} {address.removeprefix('http://')}"
        browser = playwright.chromium.launch(executable_path=chromium, args=[*FLAGS, there])
        for name, size, path, greeting in pictures:
            if wanted and name not in wanted:
                continue
            print(f"Taking {name} …", flush=True)
            take(browser, name, size, path, greeting)
        browser.close()


if __name__ == "__main__":
    main()
