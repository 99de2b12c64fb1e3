"""Nobody learns more than he may: two deals that a seat can't tell apart look the same to it.

States are taken from random games, everything one seat does not know is dealt anew (`redeal`), and
all that leaves the rules for this seat is compared byte by byte.
"""

import random
from collections import Counter

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from penumbra.games.game import REFEREE, SPECTATOR, Rows, Stage
from penumbra.games.log import new_log
from penumbra.games.shamans import GAME

from .games import DEADLY, Game, chains, games, moments
from .redeal import Secrets
from .table import Event

pytestmark = pytest.mark.slow

ANY_GAME = games() | games(DEADLY) | games(("permutation", "neutralization")) | chains()


def leaves(rows: Rows, viewer: int) -> tuple[bytes, bytes, list[str]]:
    """All that leaves the rules for one seat."""
    legal = GAME.legal(rows, 0, viewer) if viewer >= 0 else []
    return (
        msgspec.json.encode(GAME.view(rows, 0, viewer)),
        GAME.information_state(rows, 0, viewer),
        [GAME.action_text(rows, 0, action) for action in legal],
    )


def situation(match: Game, viewer: int) -> set[str]:
    """Which of the delicate situations this is for the viewer."""
    view = match.view(viewer)
    kind = view.decision.kind
    others = [seat for number, seat in enumerate(view.seats) if number != viewer]
    found: set[str] = {kind} if kind in ("moon", "target", "end") else set()
    if any(seat.hidden for seat in others):
        found.add("a hidden tile of another")
    if any(seat.aside for seat in others):
        found.add("a hand of another set aside")
    if view.out.hidden:
        found.add("tiles lost unseen")
    if kind == "keep" and match.actor != viewer:
        found.add("another's drawn tile")
    if kind == "neutralize" and match.actor != viewer:
        performer = match.view(match.actor).seats[match.actor]
        if "dagger" not in performer.open and "dagger" in (performer.hidden_tiles or []):
            found.add("another's hidden Dagger is asked for")
    chosen = [seat for seat in range(match.players) if match.view(seat).giving]
    if set(chosen) - {viewer}:
        found.add("another's chosen card")
    if any(gift.card is None for gift in view.given):
        found.add("a card passed between others")
    if any(gift.card for gift in view.given):
        found.add("a card passed by or to oneself")
    if any(
        line.startswith("seat") and f"card {line[5]}" not in line
        for line in match.position().splitlines()
    ):
        found.add("roles swapped")
    return found


EVERY_SITUATION = {
    *("moon", "target", "end", "a hidden tile of another", "a hand of another set aside"),
    *("tiles lost unseen", "another's drawn tile", "another's hidden Dagger is asked for"),
    *("another's chosen card", "a card passed between others", "a card passed by or to oneself"),
    "roles swapped",
}


def changed(old: Secrets, new: Secrets) -> set[str]:
    """What the new deal changed."""
    found = {key for key in new.lines if new.lines[key] != old.lines[key]}
    for before, after in zip(old.seats, new.seats, strict=True):
        found |= {"hand"} if before.hand != after.hand else set()
        found |= {"role"} if before.role != after.role else set()
        found |= {key for key in after.extras if before.extras[key] != after.extras[key]}
    return found | ({"who has answered"} if old.rest != new.rest else set())


def test_what_a_seat_does_not_know_changes_nothing_it_sees() -> None:
    reached: Counter[str] = Counter()
    changes: Counter[str] = Counter()

    @given(ANY_GAME, st.integers(0, 2**32))
    @settings(max_examples=60)
    def play(game: tuple[Game, int], whim: int) -> None:
        rng = random.Random(whim)
        for match in moments(*game, most=120):
            if match.over:
                continue
            viewer = rng.randrange(SPECTATOR, match.players)
            secrets = Secrets(match.position(), viewer, rng)
            other = GAME.from_position(secrets.everything(), match.board)

            assert leaves(other, viewer) == leaves(match.rows, viewer), match.position()

            reached.update(situation(match, viewer))
            changes.update(changed(Secrets(match.position(), viewer, rng), secrets))

    play()
    assert set(reached) >= EVERY_SITUATION, EVERY_SITUATION - set(reached)
    dealt_anew = {"hand", "aside", "hidden", "lost", "gave", "role", "stack", "arrow", "drawn"}
    assert set(changes) == dealt_anew | {"who has answered"}


def reveals(events: list[Event], viewer: int) -> bool:
    """Something hidden becomes known to the viewer by these events."""
    for event in events:
        match event:
            case {"event": "tile_shown" | "eclipse" | "role_revealed" | "eliminated"}:
                return True
            case {"event": "round_ended" | "hand_placed"} | {"event": "tile_kept", "open": True}:
                return True
            case {"event": "tile_taken", "source": "stack", "seat": seat}:
                if seat == viewer:
                    return True
            case {"event": "role_seen", "seat": seat} | {"event": "card_given", "receiver": seat}:
                if seat == viewer:
                    return True
    return False


def test_an_act_that_reveals_nothing_sounds_the_same_whatever_is_hidden() -> None:
    compared: Counter[str] = Counter()

    @given(ANY_GAME, st.integers(0, 2**32))
    @settings(max_examples=60)
    def play(game: tuple[Game, int], whim: int) -> None:
        rng = random.Random(whim)
        for match in moments(*game, most=120):
            if match.over:
                continue
            viewer = rng.randrange(SPECTATOR, match.players)
            text = Secrets(match.position(), viewer, rng).everything(answers=False)
            tables = [match.rows.copy(), GAME.from_position(text, match.board)]
            possible = [
                (seat, action)
                for seat in range(match.players)
                for action in GAME.legal(tables[0], 0, seat)
                if action in GAME.legal(tables[1], 0, seat)
            ]
            if not possible:
                continue
            seat, action = rng.choice(possible)
            words = GAME.action_text(tables[0], 0, action)
            logs = [new_log(), new_log()]
            for rows, log in zip(tables, logs, strict=True):
                GAME.act(rows, 0, seat, action, log)
            told = [msgspec.to_builtins(GAME.events(log, REFEREE)) for log in logs]
            if any(reveals(events, viewer) for events in told):
                continue
            heard = [msgspec.json.encode(GAME.events(log, viewer)) for log in logs]
            assert heard[0] == heard[1]
            assert all(GAME.stage(rows, 0) == Stage.ACT for rows in tables)
            assert leaves(tables[0], viewer) == leaves(tables[1], viewer)
            compared[words.split()[0]] += seat != viewer

    play()
    for verb in ("play", "take", "keep", "give", "pass", "decline", "swap", "portal"):
        assert compared[verb] >= 3, (verb, compared)


def test_the_referee_hears_more_than_any_seat() -> None:
    """The comparison above would be worth nothing if the deals were the same."""
    differ: Counter[bool] = Counter()

    @given(ANY_GAME, st.integers(0, 2**32))
    @settings(max_examples=10)
    def play(game: tuple[Game, int], whim: int) -> None:
        rng = random.Random(whim)
        for match in moments(*game, most=60):
            if not match.over:
                text = Secrets(match.position(), SPECTATOR, rng).everything()
                other = GAME.from_position(text, match.board)
                for seat in range(match.players):
                    differ[leaves(other, seat) != leaves(match.rows, seat)] += 1

    play()
    assert differ[True] > 10 * differ[False]
