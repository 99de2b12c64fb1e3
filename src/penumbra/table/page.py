"""What a browser finds at the house's address and at a table's link, until it can play itself.

Pages without a script, made here from the catalogue in the visitor's language: what this is, which
tables are public, and for a link somebody was given, the table and the way to it.
"""

from collections.abc import Sequence
from html import escape
from typing import TYPE_CHECKING, Any

from litestar import MediaType, Request, Response, get
from litestar.datastructures import State

from penumbra.games import GAMES
from penumbra.locale import LANGUAGES, Catalogue
from penumbra.table.messages import Refused, SeatState, TableState

if TYPE_CHECKING:
    from penumbra.table.web import Hall

HEADERS = {
    "Content-Security-Policy": "default-src 'none'; style-src 'unsafe-inline'; img-src 'self'",
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Vary": "Accept-Language",
}
STYLE = """
:root { color-scheme: dark; --sky: #0c1128; --ink: #ccd3ea; --faint: #8d97bd; --line: #36406b;
  --moon: #f5e9b4; --active: #ffd479; }
* { box-sizing: border-box; }
body { margin: 0; min-height: 100vh; color: var(--ink); line-height: 1.5;
  font: 1rem/1.5 Georgia, "Times New Roman", serif;
  background: radial-gradient(circle at 85% 4rem, #f5e9b41f, transparent 18rem),
    linear-gradient(#0a0e20, var(--sky) 40%, #161d40) fixed; }
main { max-width: 60rem; margin: 0 auto; padding: 2rem 1rem 3rem; }
header { display: flex; align-items: center; gap: .8rem; margin-bottom: 1.5rem; }
.moon { width: 2.2rem; height: 2.2rem; border-radius: 50%; flex: none;
  box-shadow: inset -.7rem -.15rem 0 .05rem var(--moon); transform: rotate(-20deg); }
header a { color: var(--moon); text-decoration: none; font-size: 1.5rem; letter-spacing: .06em; }
h1 { color: var(--moon); font-size: 1.7rem; line-height: 1.2; margin: 0 0 .5rem; }
h2 { color: var(--moon); font-size: 1.15rem; margin: 1.8rem 0 .5rem; }
p { margin: .4rem 0; max-width: 42rem; }
a { color: var(--active); }
.faint { color: var(--faint); }
.code { color: var(--moon); font: bold clamp(1.7rem, 9.5vw, 3.6rem)/1.2 ui-monospace, monospace;
  letter-spacing: .12em; text-transform: uppercase; margin: .2rem 0 .6rem;
  overflow-wrap: anywhere; }
pre { background: #080b1b; border: 1px solid var(--line); border-radius: .5rem; margin: .4rem 0;
  padding: .7rem .9rem; white-space: pre-wrap; overflow-wrap: anywhere; color: var(--moon);
  font: .95rem/1.5 ui-monospace, monospace; }
ul, ol { list-style: none; margin: 0; padding: 0; }
li { border: 1px solid var(--line); border-radius: .5rem; padding: .45rem .8rem; margin: .4rem 0;
  display: flex; flex-wrap: wrap; gap: .2rem .8rem; overflow-wrap: anywhere; }
li .faint:last-child { margin-left: auto; }
.table { display: grid; gap: 0 2.5rem; }
.qr { width: min(100%, 17rem); border-radius: .6rem; display: block; margin: .8rem 0; }
@media (min-width: 48rem) {
  .table { grid-template-columns: 1fr 17rem; }
  main { padding-top: 3rem; }
}
"""


def language(accepted: str) -> str:
    """The language a browser would rather read; English if it asks for none of ours."""
    wishes: list[tuple[float, int, str]] = []
    for place, part in enumerate(accepted.split(",")[:20]):
        tag, _, quality = part.strip().partition(";")
        code = tag.strip().split("-")[0].lower()
        try:
            weight = float(quality.strip().removeprefix("q=")) if quality else 1.0
        except ValueError:
            continue
        if code in LANGUAGES and 0 < weight <= 1:
            wishes.append((-weight, place, code))
    return min(wishes)[2] if wishes else LANGUAGES[0]


@get("/", media_type=MediaType.HTML, include_in_schema=False)
async def front_page(state: State, request: Request[Any, Any, Any]) -> Response[str]:
    """What this house is, and its public tables."""
    hall: Hall = state.hall
    address = hall.settings.public_address(hall.port)
    catalogue = _catalogue(request)
    return _page("Penumbra", front(hall.house.public(), address, catalogue), catalogue)


@get("/{code:str}", media_type=MediaType.HTML, include_in_schema=False)
async def table_page(code: str, state: State, request: Request[Any, Any, Any]) -> Response[str]:
    """A table, for whoever was given its link."""
    hall: Hall = state.hall
    catalogue = _catalogue(request)
    wanted = code.lower()
    try:
        if not (wanted.isascii() and wanted.isalpha() and len(wanted) <= 32):
            raise Refused("no_table")
        with hall.guessing(request):
            found = (await hall.house.room(wanted)).from_outside
    except Refused as refused:
        if refused.code != "no_table":
            raise
        return _page(catalogue.text("page-not-found"), lost(catalogue), catalogue, 404)
    title = catalogue.text(f"game-{found.wishes.game}")
    return _page(title, invitation(found, hall.link(wanted), catalogue), catalogue)


def _catalogue(request: Request[Any, Any, Any]) -> Catalogue:
    return Catalogue(language(request.headers.get("accept-language", "")))


def front(tables: Sequence[TableState], address: str, catalogue: Catalogue) -> str:
    """The front page's inside."""
    say = catalogue.text
    games = " · ".join(say(f"game-{name}") for name in GAMES)
    lines = [f"<h1>{escape(games)}</h1>", _p(say("page-about")), _h2(say("page-tables"))]
    if tables:
        lines.append("<ul>" + "".join(_listed(table, catalogue) for table in tables) + "</ul>")
    else:
        lines.append(_p(say("page-no-tables"), "faint"))
    lines += [_h2(say("page-open")), _p(say("page-open-how"))]
    lines.append(_pre(f"penumbra join --server {address} --open shamans --bots"))
    lines.append(_pre(f"penumbra join --server {address} --open intrigue"))
    return "".join(lines)


def invitation(table: TableState, link: str, catalogue: Catalogue) -> str:
    """A table's page: the game, who sits there, the code, and how to come."""
    say = catalogue.text
    game = say(f"game-{table.wishes.game}")
    stage = escape(say(f"page-stage-{table.stage}"))
    if table.record is not None:
        record = escape(f"/api/games/{table.record}/record", quote=True)
        stage += f' <a href="{record}">{escape(say("page-record"))}</a>'
    chairs = "".join(
        f"<li>{_chair(seat, number, table.host, catalogue)}</li>"
        for number, seat in enumerate(table.seats, start=1)
    )
    source = escape(f"/api/tables/{table.code}/qr.svg", quote=True)
    alternative = escape(say("page-qr"), quote=True)
    return (
        f'<p class="faint">{escape(say("page-invitation"))}</p><h1>{escape(game)}</h1>'
        f'<p>{stage} <span class="faint">{escape(_seated(table, catalogue))}</span></p>'
        '<div class="table"><div>'
        f"{_h2(say('page-code'))}"
        f'<p class="code">{escape(table.code)}</p>'
        f"{_h2(say('page-join'))}{_p(say('page-open-how'))}{_pre(f'penumbra join {link}')}"
        f"{_h2(say('page-chairs'))}<ol>{chairs}</ol></div>"
        f'<div><img class="qr" src="{source}" alt="{alternative}" width="272" height="272"></div>'
        "</div>"
    )


def lost(catalogue: Catalogue) -> str:
    """For a link that leads nowhere."""
    say = catalogue.text
    home = f'<p><a href="/">{escape(say("page-home"))}</a></p>'
    return f"<h1>{escape(say('page-not-found'))}</h1>{_p(say('page-not-found-about'))}{home}"


def _page(title: str, inside: str, catalogue: Catalogue, status: int = 200) -> Response[str]:
    page = (
        f'<!doctype html><html lang="{catalogue.language}"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<title>{escape(title)}</title><style>{STYLE}</style></head><body><main>"
        '<header><span class="moon" aria-hidden="true"></span><a href="/">Penumbra</a></header>'
        f"{inside}</main></body></html>"
    )
    return Response(page, media_type=MediaType.HTML, status_code=status, headers=HEADERS)


def _listed(table: TableState, catalogue: Catalogue) -> str:
    say = catalogue.text
    game = escape(say(f"game-{table.wishes.game}"))
    about = f"{say(f'page-stage-{table.stage}')} {_seated(table, catalogue)}"
    link = escape(f"/{table.code}", quote=True)
    return f'<li><a href="{link}">{game}</a> <span class="faint">{escape(about)}</span></li>'


def _seated(table: TableState, catalogue: Catalogue) -> str:
    seated = sum(seat.name is not None for seat in table.seats)
    return catalogue.text("page-seated", seated=seated, players=len(table.seats))


def _chair(seat: SeatState, number: int, host: int | None, catalogue: Catalogue) -> str:
    say = catalogue.text
    if seat.name is None:
        return f'<span class="faint">{number}</span> <span class="faint">' + (
            f"{escape(say('page-chair-empty'))}</span>"
        )
    mark = ""
    if seat.person is None:
        mark = say("page-bot")
    elif seat.person == host:
        mark = say("page-host")
    note = f' <span class="faint">{escape(mark)}</span>' if mark else ""
    return f'<span class="faint">{number}</span> <strong>{escape(seat.name)}</strong>{note}'


def _p(words: str, kind: str = "") -> str:
    return f'<p class="{kind}">{escape(words)}</p>' if kind else f"<p>{escape(words)}</p>"


def _h2(words: str) -> str:
    return f"<h2>{escape(words)}</h2>"


def _pre(words: str) -> str:
    return f"<pre>{escape(words)}</pre>"
