"""Journals of evenings long past stay readable, and give what they gave then: to every viewer the
same messages under the same numbers, the same views, the same records, byte for byte.

What each journal gave is kept beside it. A change shows up there as a diff to be explained:
PENUMBRA_GOLDEN=write pytest tests/table/test_golden_journals.py rewrites it, never the journals.
"""

import asyncio
import hashlib
import json
import os
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

from penumbra.games import GAMES, record
from penumbra.table import journal as j
from penumbra.table.archive import backup, restore
from penumbra.table.evening import Evening, Post
from penumbra.table.journal_upgrades import FORMAT
from penumbra.table.playback import Playback
from tests.table.people import parlour, run
from tests.table.shelf import opened

GOLDEN = Path(__file__).parent / "golden"
JOURNALS = sorted(GOLDEN.glob("format-*/*.jsonl"))


def entries_of(path: Path) -> list[j.Entries]:
    return [j.read(line) for line in path.read_bytes().splitlines()]


def told(entries: list[j.Entries]) -> Iterator[str]:
    """Line by line: what each entry brought to whom, how it looked to everybody, the records."""
    first = entries[0]
    assert isinstance(first, j.Opened)
    evening = Evening(first, history=1)
    journal = [j.written(entry) for entry in entries]
    for number, entry in enumerate(entries, start=1):
        posts = evening.apply(entry)
        yield f"entry {number}"
        for post in posts:
            yield from _lines(post)
        yield f"  views {_hash(evening)}"
        if posts and evening.stage == "over" and isinstance(entry, j.Acted):
            yield f"  record {evening.address}"
            *_, played = Playback((), lambda _: None).read(journal[:number])
            yield from (f"    {line}" for line in record.written(played.record).splitlines())
    yield "table " + msgspec.json.encode(evening.state).decode()
    for viewer in evening.streams:
        stream = evening.streams[viewer]
        yield f"view of {viewer} at {stream.seq}, turn {stream.turn}"
        yield f"  {(evening.view(viewer) or b'null').decode()}"


def _lines(post: Post) -> Iterator[str]:
    """A message once for all who were told the same, then their numbers."""
    bodies: dict[bytes, list[str]] = {}
    for viewer, (seq, parcel) in post.items():
        at = str(seq) if parcel.turn is None else f"{seq}/{parcel.turn}"
        bodies.setdefault(parcel.body, []).append(f"{viewer}:{at}")
    for body, viewers in bodies.items():
        yield f"  to {' '.join(viewers)}"
        yield f"    {body.decode()}"


def _hash(evening: Evening) -> str:
    views = b"\n".join(evening.view(viewer) or b"null" for viewer in sorted(evening.streams))
    return hashlib.sha256(views).hexdigest()[:16]


@pytest.mark.parametrize("path", JOURNALS, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_a_golden_journal_gives_the_same_evening(path: Path) -> None:
    gave = "".join(f"{line}\n" for line in told(entries_of(path)))
    kept = path.with_suffix(".told")
    if os.environ.get("PENUMBRA_GOLDEN") == "write":
        kept.write_text(gave, encoding="utf-8")
    assert gave.splitlines() == kept.read_text(encoding="utf-8").splitlines()


@pytest.mark.parametrize("path", JOURNALS, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_an_old_evening_written_down_today_is_the_same_evening(path: Path) -> None:
    """With today's checks, which agree when it is read again."""
    first, *others = entries_of(path)
    assert isinstance(first, j.Opened)
    evening = Evening(first, history=1)
    journal = []
    for entry in (first, *others):
        if isinstance(entry, j.Started | j.Acted):
            entry = msgspec.structs.replace(entry, check=None)
        evening.apply(entry)
        journal.append(j.written(evening.to_keep(entry)))
    kept = path.with_suffix(".told").read_text(encoding="utf-8").splitlines()
    assert list(told([j.read(data) for data in journal])) == kept


@pytest.mark.parametrize("path", JOURNALS, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_an_evening_whose_rules_have_changed_can_be_read_to_its_end(path: Path) -> None:
    """Whatever people did around the game, its table opens, and gathers for the next one."""
    first, *others = entries_of(path)
    assert isinstance(first, j.Opened)
    evening = Evening(first, history=1)
    for entry in (first, *others):
        if isinstance(entry, j.Started):
            entry = msgspec.structs.replace(entry, check="another")
        evening.apply(entry)
    begun = any(isinstance(entry, j.Started) for entry in others)
    assert evening.astray == (begun and first.wishes.game in GAMES)
    assert evening.rest is None


def test_bots_hear_at_the_end_of_a_round_who_had_which_role() -> None:
    """So they can tell later who was right; nobody else is told of it as if it had been said."""
    first, *others = entries_of(GOLDEN / "format-2" / "shamans-bots.jsonl")
    assert isinstance(first, j.Opened)
    evening = Evening(first, history=1)
    rounds = 0
    for entry in (first, *others):
        evening.apply(entry)
        if evening.match is not None:
            ended = evening.match.rounds - (evening.stage == "playing")
            roles = [heard for heard in evening.heard if heard.act]
            assert len(roles) == 5 * ended
            assert {heard.round for heard in roles} == set(range(1, ended + 1))
            assert not [heard for heard in evening.said if heard.act]
            rounds = max(rounds, ended)
    assert rounds > 2


def test_a_change_of_entries_raises_the_format() -> None:
    """Whoever changes what is written raises FORMAT and adds a step; PENUMBRA_GOLDEN=write then
    keeps the new shape beside the old ones. An older Penumbra must know that it can't read it."""
    path = GOLDEN / f"format-{FORMAT}" / "entries.json"
    shape = json.dumps(msgspec.json.schema(j.Entries), indent=1) + "\n"
    if os.environ.get("PENUMBRA_GOLDEN") == "write" and not path.exists():
        path.write_text(shape, encoding="utf-8")
    assert shape == path.read_text(encoding="utf-8")


def test_a_changed_evening_is_shown_where_it_changed() -> None:
    """The golden evenings do notice: one changed act, and what was told differs from there on."""
    entries = entries_of(GOLDEN / "format-1" / "shamans-rematch.jsonl")
    number = next(n for n, entry in enumerate(entries) if isinstance(entry, j.Said))
    entries[number] = msgspec.structs.replace(entries[number], text="Something else")
    kept = (GOLDEN / "format-1" / "shamans-rematch.told").read_text(encoding="utf-8").splitlines()
    changed = [line for line, old in zip(told(entries), kept, strict=True) if line != old]
    assert len(changed) == 1
    assert "Something else" in changed[0]


def records_told() -> dict[str, str]:
    """The records that the journals of format 1 gave in their time, by game."""
    found: dict[str, str] = {}
    for path in (GOLDEN / "format-1").glob("*.told"):
        game = ""
        for line in path.read_text(encoding="utf-8").splitlines():
            if not line.startswith("    "):
                game = line.removeprefix("  record ") if line.startswith("  record ") else ""
            elif game:
                found[game] = found.get(game, "") + line.removeprefix("    ") + "\n"
    return found


def test_an_archive_of_format_1_is_restored_and_its_games_are_there(tmp_path: Path) -> None:
    """Records come out as they did, and every finished game is kept for the rules of tomorrow."""

    async def evening() -> None:
        address = f"sqlite:///{tmp_path}/parlour.db"
        assert await restore(address, GOLDEN / "format-1" / "archive.gz") == 537
        async with parlour(tmp_path, unplayed_days=100_000, table_days=100_000) as house:
            store = house.rooms.services.store
            await house.rooms.start()
            while await store.not_looked_through():
                await asyncio.sleep(0.01)
            for game, text in records_told().items():
                assert await house.record(game) == text
            games = [await store.kept_numbers(table) for table in range(1, 6)]
            assert sum(map(len, games)) == 4
        assert await backup(address, tmp_path / "again.gz") == 537
        copy = f"sqlite:///{tmp_path}/copy.db"
        assert await restore(copy, tmp_path / "again.gz") == 537
        async with opened(copy) as store, opened(address) as original:
            assert await store.not_looked_through() == []
            for table in range(1, 6):
                assert await store.finished(table) == await original.finished(table)

    run(evening())
