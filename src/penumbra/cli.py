"""The command line: `penumbra --help` names what there is.

Only the doors are here; what lies behind each is imported when it is opened.
"""

import argparse
import hashlib
import os
import sys
from collections.abc import Callable, Coroutine, Sequence
from pathlib import Path

from penumbra import __version__
from penumbra.errors import PenumbraError
from penumbra.locale import LANGUAGES, Catalogue, UnknownLanguage, language_of

TROUBLE, INTERRUPTED = 2, 130


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command; the exit code."""
    words = list(sys.argv[1:] if arguments is None else arguments)
    try:
        catalogue = _catalogue(words)
        parser = _parser(catalogue)
        options = parser.parse_args(words, argparse.Namespace(words=words))
        if options.run is None:
            parser.print_help()
            return 0
        code: int = options.run(options, catalogue)
        return code
    except PenumbraError as error:
        print(f"penumbra: {error}", file=sys.stderr)
        return TROUBLE
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:  # `penumbra replay … | head`
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0


def _catalogue(words: Sequence[str]) -> Catalogue:
    """The language is needed before the options are read: it is that of their help, too."""
    finder = argparse.ArgumentParser(add_help=False, allow_abbrev=False)
    finder.add_argument("--lang", nargs="?")
    try:
        wish: str | None = finder.parse_known_args(words)[0].lang
    except SystemExit:
        wish = None
    try:
        return Catalogue(wish or language_of(os.environ))
    except UnknownLanguage as error:
        raise PenumbraError(f"--lang {wish}: {error}") from error


def _parser(catalogue: Catalogue) -> argparse.ArgumentParser:
    from penumbra import bots
    from penumbra.games import GAMES  # which may fail: others bring games, too
    from penumbra.lab import commands as lab_commands
    from penumbra.terminal import analysis_command

    say = catalogue.text
    first = next(iter(GAMES))
    offered = {"games": ", ".join(GAMES), "first": first}
    about = ", ".join(
        f"{_called(name, catalogue)} ({game.players[0]}–{game.players[-1]})"
        for name, game in GAMES.items()
    )
    levels = ", ".join(bots.all_levels(GAMES))
    parser = argparse.ArgumentParser(
        prog="penumbra", description=say("cli-about", games=about), epilog=say("cli-begin")
    )
    parser.set_defaults(run=None)
    parser.add_argument(
        "--version", action="version", version=f"Penumbra {__version__}", help=say("cli-version")
    )
    parser.add_argument("--lang", choices=LANGUAGES, help=say("cli-lang"))
    commands = parser.add_subparsers(
        metavar=(
            "play | join | serve | status | backup | restore | tidy"
            " | replay | analyse | lab | mcp | engine | warm"
        )
    )

    def command(name: str) -> argparse.ArgumentParser:
        added = commands.add_parser(
            name,
            help=say(f"cli-{name}"),
            description=say(f"cli-{name}-about"),
            formatter_class=argparse.RawDescriptionHelpFormatter,
        )
        added.add_argument("--lang", choices=LANGUAGES, help=say("cli-lang"))
        return added

    play = command("play")
    play.epilog = say("cli-play-examples")
    which = say("cli-game", **offered)
    play.add_argument("game", nargs="?", choices=GAMES, default=first, help=which)
    play.add_argument("--players", type=int, metavar="N", help=say("cli-players"))
    play.add_argument("--seed", metavar="WORD", help=say("cli-seed"))
    play.add_argument("--board", default="standard", metavar="BOARD", help=say("cli-board"))
    play.add_argument("--seat", type=int, default=1, metavar="N", help=say("cli-seat"))
    play.add_argument("--bots", metavar="LEVEL", help=say("cli-bots", levels=levels))
    play.add_argument("--name", metavar="NAME", help=say("cli-name"))
    play.add_argument("--record", type=Path, metavar="FILE", help=say("cli-record"))
    play.set_defaults(run=_play)

    join = command("join")
    join.epilog = say("cli-join-examples")
    join.add_argument("link", nargs="?", metavar="LINK|CODE", help=say("cli-join-link"))
    join.add_argument("--server", metavar="URL", help=say("cli-join-server"))
    join.add_argument("--name", metavar="NAME", help=say("cli-name"))
    which = say("cli-join-open", **offered)
    join.add_argument("--open", nargs="?", choices=GAMES, const=first, help=which)
    join.add_argument("--players", type=int, metavar="N", help=say("cli-players"))
    join.add_argument("--bots", action="store_true", help=say("cli-join-bots"))
    join.add_argument("--watch", action="store_true", help=say("cli-join-watch"))
    join.set_defaults(run=_join)

    serve = command("serve")
    serve.epilog = say("cli-serve-examples")
    _settings_options(serve, say)
    serve.add_argument("--host", metavar="ADDRESS", help=say("cli-serve-host"))
    serve.add_argument("--port", type=int, metavar="N", help=say("cli-serve-port"))
    serve.add_argument("--address", metavar="URL", help=say("cli-serve-address"))
    serve.add_argument("--processes", type=int, metavar="N", help=say("cli-serve-processes"))
    serve.add_argument("--open", action="store_true", help=say("cli-serve-open"))
    serve.add_argument("--inherited", help=argparse.SUPPRESS)  # from the supervisor
    serve.set_defaults(run=_serve)

    for name in ("backup", "restore"):
        keep = command(name)
        _settings_options(keep, say)
        keep.add_argument("file", type=Path, metavar="FILE", help=say(f"cli-{name}-file"))
        keep.set_defaults(run=_backup if name == "backup" else _restore)

    status = command("status")
    _settings_options(status, say)
    status.add_argument("--json", action="store_true", help=say("cli-status-json"))
    status.set_defaults(run=_status)

    tidy = command("tidy")
    _settings_options(tidy, say)
    tidy.add_argument("--delete", action="store_true", help=say("cli-tidy-delete"))
    tidy.set_defaults(run=_tidy)

    replay = command("replay")
    replay.add_argument("file", type=Path, metavar="FILE", help=say("cli-replay-file"))
    replay.add_argument("--quiet", action="store_true", help=say("cli-replay-quiet"))
    replay.add_argument("--note", type=Path, metavar="NOTE", help=say("cli-replay-note"))
    replay.add_argument("--commitment", metavar="HEX", help=say("cli-replay-commitment"))
    replay.set_defaults(run=_replay)

    analysis_command.add(command("analyse"), say)
    lab_commands.add(command("lab"), say)

    assistants = command("mcp")
    assistants.epilog = say("cli-mcp-examples")
    assistants.add_argument("--server", metavar="URL", help=say("cli-join-server"))
    assistants.add_argument("--http", action="store_true", help=say("cli-mcp-http"))
    assistants.add_argument(
        "--host", default="127.0.0.1", metavar="ADDRESS", help=say("cli-mcp-host")
    )
    assistants.add_argument("--port", type=int, default=8421, metavar="N", help=say("cli-mcp-port"))
    assistants.set_defaults(run=_mcp)

    engine = command("engine")
    engine.add_argument("--schema", action="store_true", help=say("cli-engine-schema"))
    engine.set_defaults(run=_engine)

    command("warm").set_defaults(run=_warm)
    return parser


def _settings_options(command: argparse.ArgumentParser, say: Callable[[str], str]) -> None:
    command.add_argument("--config", type=Path, metavar="FILE", help=say("cli-config"))
    command.add_argument("--store", metavar="URL", help=say("cli-store"))


def seed_of(word: str | None) -> bytes | None:
    """64 hexadecimal digits are a seed; any other word is hashed into one."""
    if word is None:
        return None
    if len(word) == 64 and all(digit in "0123456789abcdef" for digit in word.lower()):
        return bytes.fromhex(word)
    return hashlib.sha256(_bytes(word)).digest()


def _bytes(word: str) -> bytes:
    """A word of the command line, also one that is not UTF-8."""
    return word.encode(errors="surrogateescape")


def _play(options: argparse.Namespace, catalogue: Catalogue) -> int:
    from penumbra.games import GAMES
    from penumbra.terminal.play import play

    _prepare([options.game], catalogue)
    usual = GAMES[options.game].usual_players
    return play(
        options.game,
        usual if options.players is None else options.players,
        seed=seed_of(options.seed),
        board=options.board,
        lang=catalogue.language,
        seat=options.seat - 1,
        bots=options.bots,
        names=[_name(options.name)] if options.name else None,
        record=options.record,
    )


def _name(word: str) -> str:
    return _bytes(word).decode(errors="replace")


def _join(options: argparse.Namespace, catalogue: Catalogue) -> int:
    from penumbra.games import GAMES
    from penumbra.terminal.join import join, open_table, watch

    if options.watch:
        if options.link is None or options.open or options.name or options.bots:
            raise PenumbraError(catalogue.text("cli-join-watch-which"))
        return watch(options.link, options.server, catalogue)
    name = _name(options.name) if options.name else None
    if options.link is not None:
        if options.open is not None:
            raise PenumbraError(catalogue.text("cli-join-which", link=options.link))
        return join(options.link, options.server, name, catalogue)
    game = options.open or next(iter(GAMES))
    players = GAMES[game].usual_players if options.players is None else options.players
    return open_table(
        options.server, name, catalogue, bots=options.bots, game=game, players=players
    )


def _serve(options: argparse.Namespace, catalogue: Catalogue) -> int:
    from penumbra.table import open_page
    from penumbra.table.settings import read

    names = ("host", "port", "address", "store", "processes")
    settings = read(options.config, options={name: getattr(options, name) for name in names})
    if options.open and open_page.call_again(settings, catalogue):
        return 0
    from penumbra.games import GAMES

    _prepare(list(GAMES), catalogue)
    from penumbra.table import logbook
    from penumbra.table.serve import serve

    def ready(address: str) -> None:
        print(catalogue.text("cli-serve-ready", address=address), flush=True)
        if options.open:
            open_page.welcome(settings, address, catalogue)

    if options.inherited is not None:
        serve(settings, ready, tuple(map(int, options.inherited.split(","))))
    elif settings.processes > 1:
        from penumbra.table.supervisor import Supervisor

        logbook.configure(settings)
        Supervisor(settings, options.config).run(ready)
    else:
        serve(settings, ready)
    if options.open:
        print(catalogue.text("cli-serve-closed"))
    return 0


def _status(options: argparse.Namespace, catalogue: Catalogue) -> int:
    import msgspec
    from rich.console import Console
    from rich.table import Table

    from penumbra.table.settings import read
    from penumbra.table.status import status

    found = status(read(options.config, options={"store": options.store}))
    if options.json:
        print(msgspec.json.encode(found).decode())
        return 0
    columns = ("server", "state", "lag", "tables", "sockets", "relayed", "address", "release")
    shown = Table(*(catalogue.text(f"cli-status-{column}") for column in columns), box=None)
    for server in found.servers:
        state = "leaving" if server.leaving else "alive" if server.alive else "dead"
        counts = (f"{server.tables}/{server.owned}", str(server.sockets), str(server.relayed))
        lag = f"{server.lag:.1f} s"
        told = catalogue.text(f"cli-status-{state}")
        shown.add_row(server.name, told, lag, *counts, server.address, server.release)
    print(catalogue.text("cli-status-store", store=found.store, servers=len(found.servers)))
    Console().print(shown)
    print(catalogue.text("cli-status-rest", unowned=found.unowned, orphaned=found.orphaned))
    return 0


def _backup(options: argparse.Namespace, catalogue: Catalogue) -> int:
    from penumbra.table.archive import backup

    return _archive(backup, "cli-backup", options, catalogue)


def _restore(options: argparse.Namespace, catalogue: Catalogue) -> int:
    from penumbra.table.archive import restore

    return _archive(restore, "cli-restore", options, catalogue)


def _archive(
    work: Callable[[str, Path, Callable[[int], None]], Coroutine[None, None, int]],
    name: str,
    options: argparse.Namespace,
    catalogue: Catalogue,
) -> int:
    """Copy a store to or from a file, with a line that shows how far it is."""
    import asyncio

    from rich.console import Console
    from rich.progress import Progress, SpinnerColumn, TextColumn

    from penumbra.table.settings import read

    settings = read(options.config, options={"store": options.store})
    columns = (SpinnerColumn(), TextColumn("{task.description}"), TextColumn("{task.completed}"))
    with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        bar = progress.add_task(catalogue.text(f"{name}-running"), total=None)

        def tell(done: int) -> None:
            progress.update(bar, completed=done)

        entries = asyncio.run(work(settings.store, options.file, tell))
    print(catalogue.text(f"{name}-done", count=entries, file=str(options.file)))
    return 0


def _tidy(options: argparse.Namespace, catalogue: Catalogue) -> int:
    import time

    from penumbra.table.settings import read
    from penumbra.table.tidying import look, tidy

    settings = read(options.config, options={"store": options.store})
    found = tidy(settings) if options.delete else look(settings)
    counted = {"tables": found.tables, "entries": found.entries}
    size, most = found.size // 1_000_000, settings.store_megabytes
    print(catalogue.text("cli-tidy-store", store=found.store, megabytes=size, most=most))
    print(catalogue.text("cli-tidy-holds", **counted))
    if options.delete:
        print(catalogue.text("cli-tidy-done", count=len(found.expired)))
        return 0
    print(catalogue.text("cli-tidy-expired", count=len(found.expired)))
    for table in found.expired:
        date = time.strftime("%Y-%m-%d", time.gmtime(table.last / 1000))
        print(catalogue.text("cli-tidy-table", code=table.code, date=date))
    if found.expired:
        print(catalogue.text("cli-tidy-how"))
    return 0


def _replay(options: argparse.Namespace, catalogue: Catalogue) -> int:
    from penumbra.games import GAMES, record
    from penumbra.games.errors import BadRecord
    from penumbra.games.fairness import note
    from penumbra.games.fairness.verdict import judge
    from penumbra.terminal.verdict import sentences
    from penumbra.terminal.words import printable, story

    try:
        kept = record.read(options.file)
        names = [printable(name) for name in kept.header.names]
        for match in record.replay(kept, GAMES, options.commitment):
            if not options.quiet:
                for sentence in story(kept.header.game, match.events(), names, catalogue):
                    print(sentence)
    except BadRecord as broken:
        sys.stdout.flush()
        print(catalogue.text("cli-replay-broken", reason=str(broken)), file=sys.stderr)
        return TROUBLE
    scored = zip(names, match.scores, strict=True)
    score = ", ".join(f"{name} {points}" for name, points in scored)
    ending = "cli-replay-finished" if match.over else "cli-replay-unfinished"
    known = {"acts": len(match.history)} | ({"score": score} if match.over else {})
    print(catalogue.text(ending, **known))
    if match.fair is None and options.note is None:
        return 0
    verdict = judge(kept, note.read(options.note) if options.note is not None else None, GAMES)
    for sentence in sentences(verdict, catalogue):
        print(sentence)
    return TROUBLE if verdict.grade == "not_fair" else 0


def _mcp(options: argparse.Namespace, catalogue: Catalogue) -> int:
    from importlib.util import find_spec

    if find_spec("mcp") is None:
        raise PenumbraError(catalogue.text("cli-mcp-missing"))
    from penumbra.assistants.server import over_http, over_stdio
    from penumbra.terminal.join import SERVER

    address = options.server or SERVER
    if not options.http:
        over_stdio(address, catalogue)
        return 0

    def ready(where: str) -> None:
        print(catalogue.text("cli-mcp-ready", address=where), flush=True)

    over_http(address, catalogue, options.host, options.port, ready)
    return 0


def _engine(options: argparse.Namespace, catalogue: Catalogue) -> int:
    import msgspec

    from penumbra import engine

    if options.schema:
        print(msgspec.json.format(msgspec.json.encode(engine.schema())).decode())
    else:
        engine.serve(sys.stdin.buffer, sys.stdout.buffer)
    return 0


def _warm(options: argparse.Namespace, catalogue: Catalogue) -> int:
    from penumbra.games import GAMES

    _prepare(list(GAMES), catalogue)
    return 0


def _prepare(names: Sequence[str], catalogue: Catalogue) -> None:
    """Compile what is not compiled yet, with a line that shows how far it is."""
    from rich.console import Console
    from rich.progress import Progress

    from penumbra import bots
    from penumbra.analysis import analyse
    from penumbra.games import GAMES
    from penumbra.games.rehearsal import rehearsal

    with Progress(console=Console(stderr=True), transient=True) as progress:
        for name in names:
            game = GAMES[name]
            steps = rehearsal(game) + bots.rehearsal(game) + analyse.rehearsal(game)
            title = catalogue.text("cli-warming", game=_called(name, catalogue))
            bar = progress.add_task(title, total=len(steps))
            for step in steps:
                step()
                progress.advance(bar)


def _called(game: str, catalogue: Catalogue) -> str:
    return catalogue.named(f"game-{game}", game.capitalize())


if __name__ == "__main__":
    sys.exit(main())
