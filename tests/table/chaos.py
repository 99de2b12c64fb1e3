"""Chaos: a server is killed again and again while a company plays on it, and then its books are
compared with what everybody saw.

The comparison trusts neither the client's own counting nor the server's memory: it reads the
journal from the database, plays it again, and lays the result beside what each guest heard.
"""

import asyncio
from collections.abc import Callable, Sequence
from contextlib import suppress
from hashlib import sha256
from random import Random
from typing import TypeAlias
from unittest.mock import patch

import msgspec
from msgspec import UNSET
from sqlalchemy import text

from penumbra.client import Ticket, seat
from penumbra.client.notes import KEPT
from penumbra.games import GAMES, record
from penumbra.games.game import SPECTATOR
from penumbra.table import journal as j
from penumbra.table import messages as m
from penumbra.table.evening import Evening
from penumbra.table.streams import sealed
from tests.table.cluster import Cluster
from tests.table.company import Company, Guest, Party, Round
from tests.table.server import PATIENCE, Server
from tests.table.shelf import connected

SHAMANS = (
    Party(game="shamans", players=3, people=3, spectators=1, wishes={"delay": 1}),
    Party(game="shamans", players=4, people=2, wishes={"takeover": 1}),
    Party(game="shamans", players=5, people=5, spectators=1, onlookers=1),
)
INTRIGUE = (
    Party(game="intrigue", players=7, people=7, onlookers=1),
    Party(game="intrigue", players=8, people=2, spectators=1, wishes={"delay": 1, "takeover": 1}),
    Party(game="intrigue", players=10, people=3, spectators=1),
)
EVERYTHING = 100_000  # messages of history: nobody has to begin anew, so that any gap shows
SOONEST, LATEST = 0.02, 0.4  # seconds between the first sign of life and the next kill
BETWEEN_DROPS = 0.1  # seconds
LONGEST_PAUSE = 0.5  # seconds: people who can hardly wait until the server is back
LONGEST_WAY = PATIENCE  # for a message that was written to reach everybody
LONGEST_FINISH = 3 * PATIENCE  # to play all games to their ends

Books: TypeAlias = dict[str, list[j.Entries]]
_messages: msgspec.json.Decoder[m.Messages] = msgspec.json.Decoder(m.Messages)


# the storm


async def survive(
    server: Server | Cluster,
    crowd: Sequence[Party],
    ends: int,
    end: Callable[[], object],
    seed: int,
) -> Company:
    """A company plays while the server comes to an end again and again; then all is compared."""
    async with server.client() as house:
        company = Company(house, seed)
        network = asyncio.create_task(_bad_network(company))
        try:
            for party in crowd:
                await company.gather(party)
            company.begin()
            with patch.object(seat, "LONGEST_PAUSE", LONGEST_PAUSE):
                await _storm(server, company, ends, end, seed)
            await company.finish(LONGEST_FINISH)
            network.cancel()
            books = read_books(server.store)
            for round in company.rounds:
                await compare(books[round.code], round.guests)
                nothing_invented(books[round.code], round.guests)
                host = Ticket(round.code, "", 1, str(round.players[0].token))
                games = await house.games(host)
                assert len(games) == round.last, "every game has an address"
                for game in games:
                    noted = game.number > len(games) - KEPT
                    verify(await house.record(game.record), round, noted)
        finally:
            network.cancel()
            await company.go_home()
    return company


async def _storm(
    server: Server | Cluster, company: Company, ends: int, end: Callable[[], object], seed: int
) -> None:
    """End the server at random moments, but only when things have begun to move again."""
    random = Random(seed)
    for _ in range(ends):
        await company.something()
        await asyncio.sleep(random.uniform(SOONEST, LATEST))
        await asyncio.to_thread(end)
        await asyncio.to_thread(server.start)
    await company.something()


async def _bad_network(company: Company) -> None:
    while True:
        await asyncio.sleep(BETWEEN_DROPS)
        if company.rounds:
            company.drop_somebody()


# the books


def read_books(store: str) -> Books:
    """The journal of every table, straight from the database; its numbers have no gap."""
    query = text(
        "SELECT code, number, data FROM entries JOIN tables ON tables.id = table_id"
        " ORDER BY table_id, number"
    )
    books: Books = {}
    with connected(store) as connection:
        for code, number, data in connection.execute(query):
            entries = books.setdefault(code, [])
            entries.append(j.read(data.encode()))
            assert number == len(entries), f"{code}: entry {number} comes after {len(entries) - 1}"
    return books


class Story:
    """What a journal tells each viewer, message by message; it breaks where the rules do."""

    def __init__(self, entries: list[j.Entries]) -> None:
        opened = entries[0]
        assert isinstance(opened, j.Opened)
        self.evening = Evening(opened, history=1)
        self.told: dict[int, list[bytes]] = {viewer: [] for viewer in self.evening.streams}
        self.views: dict[tuple[int, int], bytes] = {}
        self.moments: dict[tuple[int, int], bytes] = {}
        for entry in entries:
            self._tell(entry)

    def _tell(self, entry: j.Entries) -> None:
        evening = self.evening
        for post in evening.apply(entry):
            for viewer, (seq, parcel) in post.items():
                self.told[viewer].append(_bare(_messages.decode(sealed(seq, parcel))))
                assert seq == len(self.told[viewer])
                self.views[viewer, seq] = _digest(evening.view(viewer))
        state = m.encode(evening.state)
        for viewer, stream in evening.streams.items():
            self.moments[viewer, stream.seq] = _digest(state, evening.view(viewer))


def _bare(message: m.Messages) -> bytes:
    """A message without what is of its moment: whom it answers, the view and the clock."""
    if isinstance(message, m.Update):
        message = msgspec.structs.replace(message, view=UNSET, clock=UNSET)
    return m.encode(msgspec.structs.replace(message, re=UNSET))


def _digest(*parts: bytes | None) -> bytes:
    return sha256(b"\n".join(part or b"null" for part in parts)).digest()


async def compare(
    entries: list[j.Entries], guests: Sequence[Guest], begun_anew: Sequence[Guest] = ()
) -> None:
    """Everything acknowledged is in the journal, once; everything heard is what it tells.

    Only those who have `begun_anew` may have missed more than the table keeps at hand.
    """
    story = Story(entries)
    with suppress(TimeoutError):  # what somebody still has not heard then is lost
        async with asyncio.timeout(LONGEST_WAY):
            for guest in guests:
                await _hear_the_rest(story, guest)
    written: dict[tuple[int, str], list[int]] = {}
    for number, entry in enumerate(entries):
        if entry.id:
            written.setdefault((entry.by, entry.id), []).append(number)
    for guest in guests:
        _compare_commands(entries, written, guest)
        _compare_stream(story, guest, guest in begun_anew)


async def _hear_the_rest(story: Story, guest: Guest) -> None:
    """The last words are written before they have reached everybody."""
    viewer = SPECTATOR if guest.seat is None else guest.seat
    while guest.heard_to < len(story.told[viewer]):
        guest.moved.clear()
        await guest.moved.wait()


def nothing_invented(entries: list[j.Entries], guests: Sequence[Guest]) -> None:
    """Every command in the journal is one that somebody gave."""
    said = {(guest.person, id) for guest in guests for id in guest.said}
    for entry in entries:
        assert not entry.id or (entry.by, entry.id) in said, f"nobody said {entry}"


def _compare_commands(
    entries: list[j.Entries], written: dict[tuple[int, str], list[int]], guest: Guest
) -> None:
    last = -1
    for command in guest.acknowledged:
        places = written.get((guest.person or 0, command.id), [])
        assert len(places) == 1, f"{command} was acknowledged and written {len(places)} times"
        assert places[0] > last, f"{command} was written before what was acknowledged before it"
        last = places[0]
        assert _same(command, entries[last]), f"{command} was written as {entries[last]}"
    for id, code in guest.refused.items():
        assert (guest.person or 0, id) not in written, f"{guest.said[id]}: {code}, but written"


def _same(command: m.Commands, entry: j.Entries) -> bool:
    match command, entry:
        case m.Act(action=action), j.Acted(action=written, how="person"):
            return action == written
        case m.Say(text=said), j.Said(text=written):
            return said == written
        case m.Claim(claim=claim), j.Claimed(claim=written):
            return claim == written
        case m.Share(commit=promised), j.Promised(commit=written):
            return promised == written
        case m.Reveal(share=share), j.Revealed(share=written):
            return share == written
        case m.Sit(seat=seat), j.Sat(seat=taken):
            return seat == taken
        case m.Arrange(seat=seat, other=other), j.Swapped(seat=one, other=two):
            return (seat, other) == (one, two)
        case _:
            return type(entry) in _COMES_TO.get(type(command), ())


_COMES_TO: dict[type[m.Command], tuple[type[j.Entry], ...]] = {
    m.Stand: (j.Stood,),
    m.Bot: (j.BotsSat,),
    m.Start: (j.DrawBegan,),
    m.Pause: (j.Paused,),
    m.Resume: (j.Resumed,),
    m.Rematch: (j.Rematched,),
}


def _compare_stream(story: Story, guest: Guest, begun_anew: bool) -> None:
    """The stream is 1, 2, 3 … from the first welcome on, whatever happened to the server."""
    seq: int | None = None
    viewer = SPECTATOR
    for message in guest.heard:
        if isinstance(message, m.Welcome):
            present = SPECTATOR if message.you.seat is None else message.you.seat
            if seq is not None and present == viewer:
                assert message.complete or begun_anew, f"somebody began anew after message {seq}"
                anew = not message.complete
                assert anew or message.seq == seq, f"welcomed at {message.seq} after {seq}"
            viewer, seq = present, message.seq
            shown = _digest(m.encode(message.table), bytes(message.view))
            assert shown == story.moments[viewer, seq], f"{message} is not what the journal tells"
        elif isinstance(message, m.Numbered):
            assert seq is not None, "the first message is a welcome"
            assert message.seq == seq + 1, f"message {message.seq} came after {seq}"
            seq = message.seq
            told = story.told[viewer][seq - 1]
            assert _bare(message) == told, f"{message} is not what the journal tells: {told!r}"
            if isinstance(message, m.Update) and not isinstance(message.view, msgspec.UnsetType):
                assert _digest(bytes(message.view)) == story.views[viewer, seq]
    told_in_all = len(story.told[viewer])
    assert seq == told_in_all, f"somebody has heard {seq} of {told_in_all} messages in the end"


def verify(kept: str, round: Round, noted: bool) -> None:
    """A finished game's record plays itself again and is what each guest was promised, if he still
    has his note of it.
    """
    read = record.loads(kept)
    assert read.closing is not None, "a game came to its end"
    for _ in record.replay(read, GAMES):
        pass
    for guest in round.guests:
        verdict = guest.verify(kept, read.header.id)
        fitting = ("proved", "in_part") if noted else ("consistent",)
        assert verdict.grade in fitting, (guest.seat, str(verdict))
