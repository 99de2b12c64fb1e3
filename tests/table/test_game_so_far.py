"""Another tab, a new device, a return after closing: whoever comes is told the whole game so far,
as he may know it, and what a bot did in his name; spectators with a delay only what is theirs.
"""

from pathlib import Path
from typing import Any

import msgspec
import pytest

from penumbra.games.fairness.salts import SaltedDeals
from penumbra.games.game import SPECTATOR
from penumbra.games.match import Match
from penumbra.table import journal as j
from penumbra.table import messages as m
from tests.table.people import Guest, Laid, Watch, in_the_middle, parlour, run


def events(welcome: m.Welcome) -> list[Any]:
    """All events among what was missed."""
    messages = [msgspec.json.decode(missed) for missed in welcome.missed]
    return [event for message in messages for event in message.get("events", ())]


def true_events(laid: Laid, played: Match[Any, Any], viewer: int) -> list[Any]:
    """What a viewer may know of a game, told by the rules alone."""
    opened, players = laid.entries[0], played.players
    assert isinstance(opened, j.Opened)
    deals = SaltedDeals(bytes.fromhex(opened.secret), lambda _: [b""] * players)
    match: Match[Any, Any] = Match(played.game, players, played.board, fair=deals)
    told = list(match.events(viewer))
    for act in (entry for entry in laid.entries if isinstance(entry, j.Acted)):
        match.act(act.seat, act.action)
        told += match.events(viewer)
    return [msgspec.to_builtins(event) for event in told]


@pytest.mark.parametrize(
    ("game", "players", "kind"), [("shamans", 3, "end"), ("intrigue", 7, "condemn")]
)
def test_a_new_device_is_told_the_whole_game_as_its_seat_may_know_it(
    tmp_path: Path, game: str, players: int, kind: str
) -> None:
    async def evening() -> None:
        async with parlour(tmp_path) as house:
            laid = in_the_middle(game, players, kind)
            room, people = await house.lay(laid)
            match = room.evening.match
            assert match is not None
            for guest in (*people, Guest(room)):
                guest.goes()
                welcome = await guest.comes(whole=True)
                assert welcome.complete
                assert events(welcome) == true_events(laid, match, guest.viewer)

    run(evening())


def test_who_does_not_ask_for_it_is_told_what_he_missed(tmp_path: Path) -> None:
    async def evening() -> None:
        async with parlour(tmp_path) as house:
            _, people = await house.lay(in_the_middle("shamans", 3, "play"))
            assert not (await people[0].comes()).missed
            seq = people[0].room.evening.streams[0].seq
            assert len((await people[0].comes(seat=0, seq=seq - 2)).missed) == 2
            lost = await people[0].comes(seat=0, seq=seq + 5)
            assert not lost.complete
            assert events(lost), "a number that leads nowhere is answered with the game"

    run(evening())


def test_one_hears_what_the_bot_did_in_ones_name(tmp_path: Path, watch: Watch) -> None:
    async def evening() -> None:
        async with parlour(tmp_path) as house:
            _, people = await house.lay(in_the_middle("shamans", 3, "play", takeover=60))
            absent = next(guest for guest in people if guest.asked)
            stays = next(guest for guest in people if guest is not absent)
            seat = absent.viewer
            absent.goes()
            watch.leap(61)
            played = f'"seat":{seat}'
            await stays.hears(
                lambda news: isinstance(news, m.Update) and played in bytes(news.events).decode()
            )
            welcome = await absent.comes(whole=True)
            messages = [msgspec.json.decode(missed) for missed in welcome.missed]
            changes = [news["what"] for news in messages if news["type"] == "table"]
            assert changes == ["started", "substituted", "returned"]
            left, back = (
                next(at for at, news in enumerate(messages) if news.get("what") == what)
                for what in ("substituted", "returned")
            )
            between = [e for news in messages[left:back] for e in news.get("events", ())]
            assert next(e["event"] for e in between if e.get("seat") == seat) == "card_played"

    run(evening())


def test_a_spectator_with_a_delay_is_told_only_what_is_his_by_now(
    tmp_path: Path, watch: Watch
) -> None:
    async def evening() -> None:
        async with parlour(tmp_path) as house:
            room, people = await house.open("Ann Bob Cyd", players=3, game="shamans", delay=60)
            await people[0].do(m.Start)
            watch.leap(61)
            stranger = Guest(room)
            before = events(await stranger.comes(whole=True))
            leads = next(guest for guest in people if guest.asked)
            await leads.act(leads.view["legal"][0])
            stranger.goes()
            assert events(await stranger.comes(whole=True)) == before
            known = len(stranger.heard)
            watch.leap(61)
            await stranger.hears(lambda news: isinstance(news, m.Update), since=known)
            stranger.goes()
            now = events(await stranger.comes(whole=True))
            assert len(now) > len(before)
            assert stranger.viewer == SPECTATOR
            assert all(e["cards"] is None for e in now if e["event"] == "hand_dealt")

    run(evening())


def test_the_game_before_is_not_told_again(tmp_path: Path) -> None:
    """A rematch begins anew, also for whoever sits on another's chair."""

    async def evening() -> None:
        async with parlour(tmp_path) as house:
            room, people = await house.open("Ann Bob Cyd", players=3, game="shamans")
            await people[0].do(m.Start)
            match = room.evening.match
            assert match is not None
            while not match.over:
                for guest in people:
                    if guest.asked and not match.over:
                        legal = guest.view["legal"]
                        await guest.act("pass" if "pass" in legal else legal[0])
            people[1].goes()
            assert events(await people[1].comes(whole=True))[-1]["event"] == "game_ended"
            await people[0].do(m.Rematch)
            people[1].goes()
            assert not events(await people[1].comes(whole=True))

    run(evening())
