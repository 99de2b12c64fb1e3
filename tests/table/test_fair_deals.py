"""Fair deals at the table: drawn by everybody at the start, opened and proved at the end."""

import asyncio
import json
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec
import pytest
from websockets.asyncio.client import connect

from penumbra.client import Seat
from penumbra.client.notes import Command, Notes, game_of
from penumbra.games import GAMES, record
from penumbra.games.fairness import note as notes
from penumbra.games.fairness.draw import commitment, fingerprint, new_share, promise
from penumbra.games.fairness.verdict import read_and_judge
from penumbra.table import journal as j
from penumbra.table import messages as m
from tests.table.people import (
    Guest,
    People,
    address_of,
    gathered,
    journal_of,
    news_of,
    parlour,
    play,
    playing,
    refused,
    run,
    settled,
)
from tests.table.server import Server

PATIENT: dict[str, Any] = {"share_seconds": 60, "reveal_seconds": 60}  # nobody is late by chance
HASTY: dict[str, Any] = {"share_seconds": 0.2, "reveal_seconds": 60}  # nobody is waited for long


@pytest.fixture(scope="module")
def patient(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("patient"), **PATIENT) as server:
        yield server


async def record_of(people: People, number: int = 1) -> str:
    await play(people)
    return await people.house.record(await address_of(people, number))


def draws_of(text: str) -> list[Any]:
    fair = record.loads(text).header.fair
    assert fair is not None
    return fair.draws or []


def grade(seat: Seat, text: str, game: str | None = None) -> str:
    return seat.verify(text, game).grade


def codes(seat: Seat, text: str, game: str | None = None) -> list[str]:
    return [reason.code for reason in seat.verify(text, game).reasons]


# honest tables


@pytest.mark.parametrize(("game", "players"), [("shamans", 3), ("shamans", 5), ("intrigue", 7)])
def test_everybodys_share_is_in_the_draw_and_a_bot_has_none(
    patient: Server, game: str, players: int
) -> None:
    async def evening() -> None:
        async with playing(patient, "Ann Bob", game=game, players=players) as people:
            text = await record_of(people)
            (draw,) = draws_of(text)
            assert draw.shares[2:] == ["bot"] * (players - 2)
            assert [share is None for share in draw.opened] == [False, False] + [True] * (
                players - 2
            )
            for seat in people:
                assert str(seat.verify(text)) == "Proved."

    run(evening())


def test_alone_with_bots_ones_own_share_suffices(patient: Server) -> None:
    async def evening() -> None:
        async with playing(patient, "Ann", players=4) as people:
            assert grade(people[0], await record_of(people)) == "proved"

    run(evening())


def test_the_commitment_stands_from_the_first_moment_and_is_opened_at_the_end(
    patient: Server,
) -> None:
    async def evening() -> None:
        async with (
            gathered(patient, "Ann Bob Cyd") as people,
            people.house.sit(people.tickets[0]) as phone,
        ):
            ann = people[0]
            promised = (await people.house.look(people.code)).commitment
            await ann.do(m.Start)
            await settled(*people)
            assert ann.table.commitment == promised
            await play(people)
            assert ann.table.commitment == promised
            told = await news_of(phone)
            (secret,) = [news.secret for news in told if isinstance(news, m.Opened)]
            assert commitment(bytes.fromhex(secret)) == promised
            await ann.do(m.Rematch)
            assert ann.table.commitment != promised
            assert ann.table.draw is None

    run(evening())


def test_everybody_sees_the_same_fingerprint(patient: Server) -> None:
    async def evening() -> None:
        async with gathered(patient, "Ann Bob Cyd") as people:
            assert people[0].fingerprint is None
            async with people.house.watch(people.code) as watcher:
                await people[0].do(m.Start)
                await settled(*people, watcher)
                prints = {seat.fingerprint for seat in [*people, watcher]}
                assert prints == {fingerprint(watcher.table.draw or "")}
                parts = [[each.code for each in seat.part] for seat in (*people, watcher)]
                assert parts == [["share_in"]] * 3 + [["watched"]]
            async with people.house.watch(people.code) as late:
                assert {late.fingerprint} == prints
                assert [each.code for each in late.part] == ["draw_untold"]

    run(evening())


def test_a_rematch_has_a_draw_of_its_own(patient: Server) -> None:
    async def evening() -> None:
        async with playing(patient, "Ann Bob Cyd") as people:
            first = await record_of(people)
            drawn = people[0].fingerprint
            await people[0].do(m.Rematch)
            await people[0].do(m.Start)
            await settled(*people)
            assert people[0].fingerprint != drawn
            second = await record_of(people, 2)
            for seat in people:
                assert grade(seat, second) == "proved"
                assert grade(seat, first, f"{people.code}-1") == "proved"
                assert codes(seat, first, f"{people.code}-2") == ["another_draw"]

    run(evening())


def test_a_dropout_who_comes_back_has_his_proof(patient: Server) -> None:
    """A stand-in played meanwhile: the share stays in, and what was missed is told again."""

    async def evening() -> None:
        async with playing(patient, "Ann Bob Cyd", takeover=0) as people:
            bob = people[1]
            bob.drop()
            await play(people, until=lambda seat: seat.turn > 12)
            bob.drop()
            text = await record_of(people)
            assert [grade(seat, text) for seat in people] == ["proved"] * 3

    run(evening())


def test_who_is_moved_to_another_chair_while_away_has_his_proof(
    patient: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The draw has begun when he hears of it: his share is promised for the chair he has now, and
    what he sees from there is held against nobody.
    """
    back = asyncio.Event()

    @asynccontextmanager
    async def connect_later(*where: Any, **how: Any) -> AsyncIterator[Any]:
        await back.wait()
        async with connect(*where, **how) as socket:
            yield socket

    async def evening() -> None:
        async with gathered(patient, "Ann Bob Cyd") as people:
            ann, bob, _ = people
            monkeypatch.setattr("penumbra.client.seat.connect", connect_later)
            bob.drop()
            await ann.until(lambda seat: 2 not in seat.present)
            await ann.do(lambda id: m.Arrange(id, 1, 2))
            await ann.do(m.Start)
            assert (bob.seat, bob.table.stage) == (1, "gathering")
            back.set()
            await settled(*people)
            assert bob.seat == 2
            text = await record_of(people)
            assert [str(seat.verify(text)) for seat in people] == ["Proved."] * 3

    run(evening())


def test_who_leaves_keeps_a_part_of_the_proof(patient: Server) -> None:
    async def evening() -> None:
        async with playing(patient, "Ann Bob Cyd") as people:
            ann, bob, cyd = people
            await play(people, until=lambda seat: seat.turn > 5)
            await bob.do(m.Leave)
            await play([ann, cyd])
            text = await people.house.record(await address_of(people))
            assert [grade(seat, text) for seat in (ann, bob, cyd)] == [
                "proved",
                "in_part",
                "proved",
            ]
            assert codes(bob, text) == ["gaps"]

    run(evening())


@pytest.mark.parametrize("rolled", [False, True])
def test_whoever_leaves_in_the_draw_is_held_against_nobody(
    patient: Server, monkeypatch: pytest.MonkeyPatch, rolled: bool
) -> None:
    """A bot sits there from then on, but the chair was a person's; so it is to a phone that Ann
    takes out then.
    """

    async def evening() -> None:
        async with gathered(patient, "Ann Bob Cyd") as people:
            ann, bob, cyd = people
            say, kept_back = cyd._say, m.Reveal if rolled else m.Share

            def say_less(command: Command | None) -> None:
                if command is None or not isinstance(command("any"), kept_back):
                    say(command)

            monkeypatch.setattr(cyd, "_say", say_less)
            await ann.do(m.Start)
            await cyd.until(lambda seat: seat.table.stage == "drawing")
            if rolled:
                await ann.until(lambda seat: bool(_rolls_of(seat)))
            await cyd.do(m.Leave)
            async with people.house.sit(people.tickets[0]) as phone:
                await settled(ann, bob, phone)
                await play([ann, bob])
                text = await people.house.record(await address_of(people))
                await phone.until(lambda seat: seat.table.stage == "over")
                redrawn = ["redrawn"] if rolled else []
                assert codes(bob, text) == redrawn
                shares = {grade(seat, text) for seat in (ann, phone)}  # either may have given hers
                assert "not_fair" not in shares

    run(evening())


def _rolls_of(seat: Seat) -> list[Any]:
    note = seat.note()
    return [each.roll for each in note.attempts if each.roll] if note else []


def test_another_device_has_a_part_of_the_proof(patient: Server) -> None:
    """The share was given on the phone: the laptop can't know that it was Ann's own."""

    async def evening() -> None:
        async with playing(patient, "Ann Bob Cyd") as people:
            await play(people, until=lambda seat: seat.turn > 5)
            async with people.house.sit(people.tickets[0]) as laptop:
                text = await record_of(people)
                await settled(laptop)
                assert codes(laptop, text) == ["share_elsewhere", "gaps"]
                assert grade(people[0], text) == "proved"

    run(evening())


def test_two_devices_give_one_share(patient: Server) -> None:
    async def evening() -> None:
        async with (
            gathered(patient, "Ann Bob Cyd") as people,
            people.house.sit(people.tickets[0]) as laptop,
        ):
            await people[0].do(m.Start)
            await settled(*people, laptop)
            text = await record_of(people)
            await settled(laptop)
            graded = {grade(people[0], text), grade(laptop, text)}
            assert graded == {"proved", "in_part"}

    run(evening())


def test_a_spectator_has_seen_everything_and_gave_nothing(patient: Server) -> None:
    async def evening() -> None:
        async with (
            gathered(patient, "Ann Bob Cyd") as people,
            people.house.watch(people.code) as watcher,
        ):
            await people[0].do(m.Start)
            await settled(*people)
            text = await record_of(people)
            await watcher.until(lambda seat: seat.table.stage == "over")
            assert codes(watcher, text) == ["watched"]

    run(evening())


def test_who_sleeps_through_the_start_has_no_share(tmp_path: Path) -> None:
    async def evening() -> None:
        with Server(tmp_path, **HASTY) as server:
            async with server.client() as house, gathered(server, "Ann Bob", players=3) as people:
                cyd = await house.join(people.code, "Cyd")
                await people[0].do(m.Start)
                await settled(*people)
                async with house.sit(cyd) as seat:
                    people.append(seat)
                    text = await record_of(people)
                    (draw,) = draws_of(text)
                    assert draw.shares[2] == "away"
                    assert codes(seat, text) == ["without_share", "gaps"]
                    assert [grade(each, text) for each in people[:2]] == ["proved"] * 2

    run(evening())


def test_without_anybodys_share_a_game_is_dealt_all_the_same(tmp_path: Path) -> None:
    """Bots only: the page says so."""

    async def evening() -> None:
        with Server(tmp_path, **PATIENT) as server:
            async with server.client() as house:
                ticket = await house.open("Ann", players=3, pace=0, sit=False)
                async with house.sit(ticket) as ann:
                    await ann.do(m.Bot)
                    await ann.do(m.Start)
                    await ann.until(lambda seat: seat.table.stage == "over")
                    text = await house.record(str(ann.table.record))
                    (draw,) = draws_of(text)
                    assert draw.shares == ["bot"] * 3
                    assert codes(ann, text) == ["watched"]

    run(evening())


def test_a_note_is_a_file_that_python_reads(patient: Server) -> None:
    async def evening() -> None:
        async with playing(patient, "Ann Bob Cyd") as people:
            text = await record_of(people)
            note = people[0].note()
            assert note is not None
            kept = notes.loads(note.dumps())
            assert kept == note
            assert read_and_judge(text, kept, GAMES).grade == "proved"

    run(evening())


# what is no share


def test_a_share_is_promised_once_while_the_table_draws(tmp_path: Path) -> None:
    async def evening() -> None:
        async with parlour(tmp_path, share_seconds=60, reveal_seconds=60) as house:
            room, (ann, bob, cyd) = await house.open("Ann Bob Cyd")
            own = Shares(room.evening.state.commitment)
            with refused("bad_share"):
                await ann.do(m.Share, 1, own.promise(0, 1))
            await ann.repeats(m.Start("start"))
            assert room.evening.state.attempt == 1
            with refused("bad_share"):
                await ann.do(m.Share, 2, own.promise(0, 2))
            with refused("bad_share"):
                await ann.do(m.Reveal, 1, own.share(0, 1))
            await ann.do(m.Share, 1, own.promise(0, 1))
            with refused("bad_share"):
                await ann.do(m.Share, 1, "0" * 64)
            for code, command in (("not_now", m.Stand), ("not_now", m.Pause)):
                with refused(code):
                    await ann.do(command)
            with refused("not_now"):
                await ann.do(m.Rename, "Zoe")
            zoe = Guest(room)
            await zoe.comes()
            with refused("not_seated"):
                await zoe.do(m.Share, 1, own.promise(0, 1))
            await bob.do(m.Share, 1, own.promise(1, 1))
            await cyd.do(m.Share, 1, own.promise(2, 1))
            roll = await ann.hears(lambda news: isinstance(news, m.Roll))
            assert isinstance(roll, m.Roll)
            assert roll.shares == tuple(own.promise(seat, 1) for seat in range(3))
            assert room.evening.state.attempt is None
            for wrong in (own.share(1, 1), "f" * 64):
                with refused("bad_share"):
                    await ann.do(m.Reveal, 1, wrong)
            await ann.do(m.Reveal, 1, own.share(0, 1))
            await ann.do(m.Reveal, 1, own.share(0, 1))  # a repetition is harmless
            await bob.do(m.Reveal, 1, own.share(1, 1))
            await cyd.do(m.Reveal, 1, own.share(2, 1))
            await ann.hears(lambda news: isinstance(news, m.Update))
            with refused("bad_share"):
                await ann.do(m.Reveal, 1, own.share(0, 1))

    run(evening())


class Shares:
    """Shares for those who speak the protocol by hand."""

    def __init__(self, commitment: str) -> None:
        self._commitment = commitment
        self._kept: dict[tuple[int, int], bytes] = {}

    def share(self, seat: int, attempt: int) -> str:
        return self._kept.setdefault((seat, attempt), new_share()).hex()

    def promise(self, seat: int, attempt: int) -> str:
        return promise(self._commitment, attempt, seat, bytes.fromhex(self.share(seat, attempt)))


def _is_table(what: str) -> Callable[[m.Messages], bool]:
    return lambda news: isinstance(news, m.TableChanged) and news.what == what


def test_who_does_not_open_is_late_for_good_and_named(tmp_path: Path) -> None:
    async def evening() -> None:
        async with parlour(tmp_path, share_seconds=60, reveal_seconds=0.1) as house:
            room, people = await house.open("Ann Bob Cyd")
            own = Shares(room.evening.state.commitment)
            ann = people[0]
            await ann.repeats(m.Start("start"))
            for seat, guest in enumerate(people):
                await guest.do(m.Share, 1, own.promise(seat, 1))
            await ann.hears(lambda news: isinstance(news, m.Roll))
            for seat in (0, 1):
                await people[seat].do(m.Reveal, 1, own.share(seat, 1))
            failed = await ann.hears(lambda news: isinstance(news, m.Undrawn))
            assert isinstance(failed, m.Undrawn)
            assert failed.missing == (2,)
            assert failed.opened == (own.share(0, 1), own.share(1, 1), None)
            with refused("bad_share"):
                await people[2].do(m.Share, 2, own.promise(2, 2))
            before = len(ann.heard)
            for seat in (0, 1):
                await people[seat].do(m.Share, 2, own.promise(seat, 2))
            again = await ann.hears(lambda news: isinstance(news, m.Roll), before)
            assert isinstance(again, m.Roll)
            assert again.shares[2] == "late"
            for seat in (0, 1):
                await people[seat].do(m.Reveal, 2, own.share(seat, 2))
            await ann.hears(_is_table("started"))
            (first, second) = room.evening.match.fair.attempts  # type: ignore[union-attr]
            assert first.missing == [2]
            assert second.missing == []

    run(evening())


@pytest.mark.parametrize("rolled", [False, True])
def test_who_leaves_in_the_draw_is_not_waited_for(tmp_path: Path, rolled: bool) -> None:
    """Before the roll nobody misses his share; after it the draw is repeated without him."""

    async def evening() -> None:
        async with parlour(tmp_path, share_seconds=60, reveal_seconds=60) as house:
            room, (ann, bob, cyd) = await house.open("Ann Bob Cyd")
            own = Shares(room.evening.state.commitment)
            await ann.repeats(m.Start("start"))
            for seat, guest in enumerate((ann, bob)):
                await guest.do(m.Share, 1, own.promise(seat, 1))
            if rolled:
                await cyd.do(m.Share, 1, own.promise(2, 1))
                await ann.hears(lambda news: isinstance(news, m.Roll))
            await room.do(cyd, m.Leave("leave"))
            roll = await ann.hears(lambda news: isinstance(news, m.Roll))
            assert isinstance(roll, m.Roll)
            assert (roll.shares[2] == "away") != rolled
            for seat, guest in enumerate((ann, bob)):
                await guest.do(m.Reveal, 1, own.share(seat, 1))
            if rolled:
                await ann.hears(lambda news: isinstance(news, m.Undrawn))
                for seat, guest in enumerate((ann, bob)):
                    await guest.do(m.Share, 2, own.promise(seat, 2))
                await ann.hears(lambda news: isinstance(news, m.Roll) and news.attempt == 2)
                for seat, guest in enumerate((ann, bob)):
                    await guest.do(m.Reveal, 2, own.share(seat, 2))
            await ann.hears(_is_table("started"))
            assert room.evening.chairs[2].person is None
            assert room.evening.players == ["Ann", "Bob", "Cyd"]

    run(evening())


@pytest.mark.parametrize("rolled", [False, True])
def test_a_crash_in_the_draw_loses_no_share(tmp_path: Path, rolled: bool) -> None:
    """What was acknowledged is on disk; who comes back hears the roll again, and goes on."""

    async def evening() -> None:
        async with parlour(tmp_path, share_seconds=60, reveal_seconds=60) as house:
            room, people = await house.open("Ann Bob Cyd")
            own = Shares(room.evening.state.commitment)
            await people[0].repeats(m.Start("start"))
            for seat in range(3 if rolled else 2):
                await people[seat].do(m.Share, 1, own.promise(seat, 1))
            if rolled:
                await people[0].hears(lambda news: isinstance(news, m.Roll))
                await people[0].do(m.Reveal, 1, own.share(0, 1))
            seqs = [guest.numbers[-1] for guest in people]
            room.give_up("unavailable")
            again = await house.rooms.room(room.row.code)
            assert again is not room
            for seat, guest in enumerate(people):
                guest.room = again
                welcome = await guest.comes(seat, seqs[seat])
                assert welcome.complete
                assert welcome.table.stage == "drawing"
            with refused("bad_share"):
                await people[0].do(m.Share, 1, own.promise(0, 1))
            if not rolled:
                await people[2].do(m.Share, 1, own.promise(2, 1))
                await people[0].hears(lambda news: isinstance(news, m.Roll))
                await people[0].do(m.Reveal, 1, own.share(0, 1))
            for seat in (1, 2):
                await people[seat].do(m.Reveal, 1, own.share(seat, 1))
            await people[0].hears(_is_table("started"))

    run(evening())


def test_a_killed_server_goes_on_with_the_draw(tmp_path: Path) -> None:
    async def evening() -> None:
        with Server(tmp_path, **PATIENT) as server:
            async with gathered(server, "Ann Bob Cyd") as people:
                await people[0].do(m.Start)
                server.kill()
                server.start()
                await settled(*people)
                text = await record_of(people)
                assert [grade(seat, text) for seat in people] == ["proved"] * 3

    run(evening())


# dishonest ones: at the table


def _told(seq: int, event: dict[str, Any]) -> m.Update:
    return m.Update(seq=seq, turn=seq, events=msgspec.Raw(json.dumps([event]).encode()))


def test_a_game_in_between_is_not_left_out_of_a_note(patient: Server) -> None:
    """Told of another game while this one went on, be it of another table, Ann has not seen this
    one whole; nor one that begins when a later one was played already.
    """

    async def evening() -> None:
        async with gathered(patient, "Ann Bob Cyd") as people:
            first = msgspec.structs.replace(people[0].table, stage="playing")
            second = msgspec.structs.replace(first, number=2, commitment="ee" * 32)
            began, said = {"event": "round_began", "round": 1}, {"event": "said", "seat": 1}
            over = m.Opened(seq=9, secret="", record="")
            left, back = Notes(), Notes()
            left.look(first, 0)
            left.hear(_told(5, began), first, 0)
            left.look(second, 0)
            left.hear(_told(6, began), second, 0)
            left.look(first, 0)
            left.hear(_told(7, said), first, 0)
            left.hear(over, first, 0)
            back.look(second, 0)
            back.look(first, 0)
            back.hear(_told(5, began), first, 0)
            back.hear(over, first, 0)
            strayed, street = Notes(), msgspec.structs.replace(first, code="ELSE")
            strayed.look(first, 0)
            strayed.hear(_told(5, began), first, 0)
            strayed.look(street, 0)
            strayed.hear(_told(6, began), street, 0)
            strayed.look(first, 0)
            strayed.hear(_told(7, said), first, 0)
            strayed.hear(over, first, 0)
            seen = [notes.of(game_of(first)) for notes in (left, back, strayed)]
            assert [note and note.ended for note in seen] == [False] * 3
            heard = [[run.events for run in note.runs] for note in seen if note]
            assert heard == [[[began]], [], [[began]]]

    run(evening())


# dishonest ones: the record


def _forged(text: str, change: Callable[[dict[str, Any]], None]) -> str:
    first, *rest = text.split("\n")
    header = json.loads(first)
    change(header)
    return "\n".join([json.dumps(header), *rest])


def test_a_tampered_record_is_found_out(patient: Server) -> None:
    async def evening() -> None:
        async with playing(patient, "Ann Bob Cyd") as people:
            ann = people[0]
            text = await record_of(people)

            def share(header: dict[str, Any]) -> None:
                header["fair"]["draws"][0]["opened"][1] = "0" * 64

            def secret(header: dict[str, Any]) -> None:
                header["fair"]["secret"] = "00" * 32

            def another(header: dict[str, Any]) -> None:
                header["fair"]["secret"] = "00" * 32
                header["fair"]["commitment"] = commitment(bytes(32))

            def nothing(header: dict[str, Any]) -> None:
                del header["fair"], header["id"]
                header |= {"seed": "00" * 32, "penumbra": 1}

            expected = {
                share: "another_draw",
                secret: "secret_unfit",
                another: "another_draw",
                nothing: "older_record",
            }
            for change, code in expected.items():
                verdict = ann.verify(_forged(text, change))
                assert (verdict.grade, verdict.reasons[0].code) == ("not_fair", code)
            lines = text.split("\n")
            shorter = "\n".join([*lines[:3], *lines[4:]])
            assert codes(ann, shorter) == ["untrue_record"]

    run(evening())


def test_another_games_record_proves_nothing(patient: Server) -> None:
    async def evening() -> None:
        async with (
            playing(patient, "Ann Bob Cyd") as here,
            playing(patient, "Dan Eve Fay") as there,
        ):
            await play(here)
            assert codes(here[0], await record_of(there)) == ["another_draw"]

    run(evening())


# the journal


def test_shares_are_in_the_journal_in_the_order_they_came(patient: Server) -> None:
    async def evening() -> None:
        async with playing(patient, "Ann Bob Cyd") as people:
            entries = await journal_of(patient, people.code)
            kinds = [type(entry) for entry in entries]
            began, started = kinds.index(j.DrawBegan), kinds.index(j.Started)
            drawn = kinds[began + 1 : started]
            assert drawn == [j.Promised] * 3 + [j.Rolled] + [j.Revealed] * 3
            assert not any(isinstance(entry, j.Salted) for entry in entries)

    run(evening())
