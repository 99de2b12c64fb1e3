"""What a seat can't know, dealt anew by the rules: nothing it knows changes, the rest is fair.

The re-dealer of the secrecy tests (`redeal`) is a second opinion, written without this code.
"""

import random
from collections import Counter
from collections.abc import Iterator

import numpy as np
import pytest
from hypothesis import Phase, settings
from hypothesis import given as every
from hypothesis import strategies as st

from penumbra.games.chance import generators
from penumbra.games.driver import batch, new_scratch
from penumbra.games.game import SPECTATOR, Rows, Stage
from penumbra.games.log import new_log
from penumbra.games.shamans import GAME
from penumbra.games.simulation import Simulation

from .games import DEADLY, Game, chains, games, moments
from .redeal import Secrets
from .table import ShamansMidGame, given

DECISIONS = {"play", "take", "keep", "stabilize", "swap", "neutralize", "chain", "give"}
DECISIONS |= {"name", "moon", "target", "end"}


def worlds(table: ShamansMidGame, viewer: int, count: int, seed: int = 1) -> Rows:
    """So many states that a viewer can't tell from this one."""
    rows = batch(table.rows, count, seed)
    Simulation(GAME).worlds(table.knowledge(viewer), rows)
    return rows


def positions(rows: Rows) -> Iterator[str]:
    return (GAME.position(rows, i) for i in range(len(rows)))


def fair(counts: Counter[str], ways: int) -> bool:
    """All ways were found, and none of them much too often: chi-square, 5 sigma."""
    expected = counts.total() / ways
    assert expected >= 20, "too few worlds for a verdict"
    chi = sum((count - expected) ** 2 / expected for count in counts.values())
    chi += expected * (ways - len(counts))
    freedom = ways - 1
    return bool(len(counts) == ways and chi <= freedom + 5 * np.sqrt(2 * freedom))


# --- exact about what is known


def test_a_viewer_notices_nothing_whatever_he_does_not_know() -> None:
    """At every kind of decision, for every viewer, in games of all sizes: the same bytes."""
    visited: Counter[str] = Counter()
    chance = generators(1, 1)[0]

    def look(match: Game, rng: random.Random) -> None:
        for viewer in rng.sample(range(SPECTATOR, match.players), 2):
            known = GAME.information_state(match.rows, 0, viewer)
            rows = GAME.sample(known, chance)
            assert GAME.information_state(rows, 0, viewer) == known
            assert GAME.views_json(rows, 0, range(viewer, viewer + 1)) == (
                GAME.views_json(match.rows, 0, range(viewer, viewer + 1))
            )
            assert GAME.actor(rows, 0) >= 0
            assert GAME.legal(rows, 0, GAME.actor(rows, 0))
            view = match.view()
            visited[view.decision.kind] += 1
            visited[f"{match.players} players"] += 1
            visited["eliminated"] += not all(seat.alive for seat in view.seats)
            visited["face up"] += any(seat.role_open for seat in view.seats)
            visited["eclipse gone"] += view.eclipse == "gone"
            visited["swapped"] += any("swap" in act.action for act in match.history)

    @every(games())
    @settings(max_examples=25)
    def play(game: tuple[Game, int]) -> None:
        rng = random.Random(game[1])
        for match in moments(*game, most=150):
            if not match.over:
                look(match, rng)

    @every(chains())
    @settings(max_examples=5)
    def chain(game: tuple[Game, int]) -> None:
        for match in moments(*game, most=3):
            look(match, random.Random(game[1]))

    play()
    chain()
    assert {kind for kind in visited if kind in DECISIONS} >= DECISIONS - {"name"}, visited
    assert min(visited.values()) >= 2, visited


@pytest.mark.parametrize("players", [3, 4, 5])
def test_a_round_that_is_over_can_be_imagined_too(players: int) -> None:
    """Between rounds, after the game and before the first deal."""
    rows = batch(GAME.new(players, GAME.board()), 40, seed=6)
    simulation = Simulation(GAME)
    stages = Counter({GAME.stage(rows, 0): 1})
    chance = generators(2, 1)[0]
    for until in ("round", "game"):
        for i in range(40):
            for viewer in range(SPECTATOR, players):
                known = GAME.information_state(rows, i, viewer)
                imagined = GAME.sample(known, chance)
                assert GAME.information_state(imagined, 0, viewer) == known
                assert GAME.stage(imagined, 0) == GAME.stage(rows, i)
            stages[GAME.stage(rows, i)] += 1
        simulation.roll_out(rows, until=until)
    assert stages[Stage.DEAL] > 40


@pytest.mark.parametrize("players", [3, 4, 5])
def test_play_goes_on_from_an_imagined_state_to_the_end(players: int) -> None:
    """Every card, every tile and every role is there once; the rules find nothing to object."""
    rows = batch(GAME.new(players, GAME.board()), 30, seed=players)
    simulation, scratch, log = Simulation(GAME), new_scratch(), new_log()
    for i in range(30):
        GAME.driver.begin(rows, i, scratch)
    rng = random.Random(players)
    for _ in range(120):
        i = rng.randrange(30)
        GAME.driver.play_on(rows, i, rng.choice(GAME.legal(rows, i, GAME.actor(rows, i))), scratch)
        viewer = rng.randrange(SPECTATOR, players)
        imagined = batch(rows[i : i + 1, :-4], 1, seed=rng.randrange(1 << 30))
        simulation.worlds(GAME.information_state(rows, i, viewer), imagined)
        position = GAME.position(imagined, 0)
        board = GAME.board()
        again = GAME.from_position(position, board)  # refuses what could not lie on a table
        assert GAME.position(again, 0) == position
        true, other = (sorted(text.split()) for text in (GAME.position(rows, i), position))
        assert things(true) == things(other)
        outcome = simulation.roll_out(imagined)
        assert GAME.stage(imagined, 0) != Stage.ACT
        assert outcome.decisions[0] > 0
    assert log[0] == 0


def things(words: list[str]) -> Counter[str]:
    """Cards, tiles and roles of a position."""
    kinds = ("dagger", "portal", "shard", "mask", "eclipse", "shaman:", "shadow:")
    return Counter(word for word in words if word in kinds or word[-2:-1] == "-")


# --- the second opinion


SMALL = """
    players 3
    pawn 5
    row shard -
    stack mask eclipse portal
    arrow right
    out dagger dagger dagger dagger shard
    purple 1 2 3 4 5 6
    blue 1 2 3 4 5 6
    green 1 2 3 4 5 6
    yellow 1 2 3 4 5 6
    white 1
    trick 0: white-2 - -
    seat 0 shaman: white-3 | open mask
    seat 1 shaman: white-4 | hidden portal
    seat 2 shadow: white-5 white-6 | open shard
"""


def redealt(position: str, viewer: int, count: int) -> Iterator[str]:
    """So many positions as the re-dealer imagines them."""
    return (Secrets(position, viewer, random.Random(k)).everything() for k in range(count))


@pytest.mark.parametrize("viewer", [SPECTATOR, 0, 1, 2])
def test_the_re_dealer_and_the_rules_imagine_the_same_worlds(viewer: int) -> None:
    """Where every tile is in the position and there are few worlds, both find all of them."""
    table = given(SMALL.replace("out dagger", "out dagger dagger"))
    texts = redealt(table.position, viewer, 6000)
    theirs = {given(text).position for text in {*texts}}
    assert len(theirs) == {SPECTATOR: 288, 0: 48, 1: 48, 2: 16}[viewer]
    assert theirs == set(positions(worlds(table, viewer, 6000)))


def facts(position: str) -> Iterator[str]:
    """What can be said of one world: who has which card and role, where which tile lies."""
    for line in position.splitlines():
        key, *words = line.split()
        if key in ("stack", "arrow", "drawn"):
            yield from (f"{key} {k} {word}" for k, word in enumerate(words))
        elif key == "seat":
            hand, *extras = " ".join(words[2:]).split("|")
            parts = {(part := extra.split())[0]: part[1:] for extra in extras}
            yield f"seat {words[0]} is a {words[1]}"
            yield from (f"seat {words[0]} holds {card}" for card in hand.split())
            yield from (f"seat {words[0]} put aside {card}" for card in parts.get("aside", []))
            yield from (
                f"seat {words[0]} {kind} {sorted(parts[kind])}"
                for kind in ("hidden", "lost")
                if kind in parts
            )


THEIRS, OURS = 200, 800  # worlds of a moment, from which its facts are counted


def test_the_re_dealer_and_the_rules_think_the_same_facts_as_likely() -> None:
    """In whole games, where there are too many worlds to find them all: within 5 sigma."""
    compared: Counter[str] = Counter()

    def compare(match: Game, rng: random.Random) -> None:
        viewer = rng.randrange(SPECTATOR, match.players)
        theirs = Counter(
            fact for text in redealt(match.position(), viewer, THEIRS) for fact in facts(text)
        )
        rows = batch(match.rows, OURS, seed=rng.randrange(1 << 30))
        Simulation(GAME).worlds(GAME.information_state(match.rows, 0, viewer), rows)
        ours = Counter(fact for text in positions(rows) for fact in facts(text))
        for fact in theirs | ours:
            likely = (theirs[fact] + ours[fact]) / (THEIRS + OURS)
            sigma = np.sqrt(likely * (1 - likely) * (1 / THEIRS + 1 / OURS))
            one, other = theirs[fact] / THEIRS, ours[fact] / OURS
            assert abs(one - other) <= 5 * sigma + 3 / THEIRS, (fact, one, other)
            compared["uncertain"] += one < 1
        view = match.view()
        compared["moments"] += 1
        compared["eliminated"] += not all(seat.alive for seat in view.seats)
        compared["eclipse gone"] += view.eclipse == "gone"

    @every(st.one_of(games(), games(DEADLY)))
    @settings(max_examples=12, phases=[Phase.generate])
    def play(game: tuple[Game, int]) -> None:
        rng = random.Random(game[1])
        for match in moments(*game, most=200):
            if not match.over and rng.random() < 0.02:
                compare(match, rng)

    play()
    assert min(compared[kind] for kind in ("moments", "eliminated", "eclipse gone")) >= 3, compared
    assert compared["uncertain"] > 1000


# --- fair about the rest


def seat_line(position: str, seat: int) -> str:
    return next(line for line in position.splitlines() if line.startswith(f"seat {seat} "))


def line(position: str, key: str) -> str:
    return next(line for line in position.splitlines() if line.startswith(f"{key} "))


def test_hands_are_fair() -> None:
    """Seat 0 does not know three cards: which of them seat 1 has is anybody's guess."""
    table = given(SMALL)
    found = Counter(seat_line(text, 1).split()[3] for text in positions(worlds(table, 0, 3000)))
    assert fair(found, 3)


def test_roles_are_fair() -> None:
    """Seat 0 is a Shaman: the Shadow is as likely one as the other; a spectator has three."""
    table = given(SMALL)
    for viewer, ways in ((0, 2), (SPECTATOR, 3), (2, 1)):
        found = Counter(
            str(["shadow" in seat_line(text, seat) for seat in range(3)])
            for text in positions(worlds(table, viewer, 3000))
        )
        assert fair(found, ways)


def test_tiles_and_the_stack_are_fair_thing_by_thing() -> None:
    """A hidden tile is a Dagger, a Portal or a Shard as often as there are of them.

    Unseen are a Dagger, two Portals, and a Mask, which does not lie face down: a Portal is hidden
    in two of three worlds. The Eclipse is second or third, its arrow points anywhere.
    """
    found = Counter(
        f"{seat_line(text, 1).split('hidden ')[1].split()[0]} {line(text, 'stack')} "
        f"{line(text, 'arrow')}"
        for text in positions(worlds(given(SMALL), 0, 60000))
    )
    # stack: two of the remaining three things in order; the third is left out by this position
    hidden: Counter[str] = Counter()
    for key, count in found.items():
        hidden[key.split()[0]] += count
    assert abs(hidden["portal"] / hidden.total() - 2 / 3) < 0.01
    eclipse: Counter[str] = Counter()
    for key, count in found.items():
        words = key.split()
        eclipse[f"{words[2:5].index('eclipse')} {words[-1]}"] += count
    assert fair(eclipse, 4)
    top: Counter[str] = Counter()
    for key, count in found.items():
        if key.startswith("dagger"):
            top[key.split()[2]] += count
    assert abs(top["portal"] / top.total() - 2 / 3) < 0.015  # two Portals and a Mask are left
    assert not any(key.startswith("mask") for key in found)


GIFTS = """
    players 3
    pawn 5
    stack portal
    arrow left gone
    out dagger dagger dagger dagger dagger portal shard shard shard mask mask
    purple 1 2 3 4 5 6
    blue 1 2 3 4 5 6
    green 1 2 3 4 5 6
    yellow 2
    white 1
    trick 0: yellow-2 white-1 purple-1
    trick 0: - - -
    seat 0 shaman: white-3 white-4 | gave yellow-1
    seat 1 shaman: yellow-1 white-5 | gave yellow-3
    seat 2 shadow: yellow-3 white-6 | gave white-4
    chronicle {chronicle}
"""


def test_a_card_one_has_passed_is_where_it_went() -> None:
    """Seat 0 gave yellow-1 to its left, and has white-4 from seat 2."""
    table = given(GIFTS.format(chronicle="7.1 7.7"))
    for text in positions(worlds(table, 0, 300)):
        assert "yellow-1" in seat_line(text, 1).split(" | ")[0]
        assert "gave yellow-1" in seat_line(text, 0)
        assert "gave white-4" in seat_line(text, 2)


def test_a_card_others_passed_is_any_its_receiver_held_from_then_on() -> None:
    """Seat 1 passed a card to seat 2 after the first trick, or before seat 2 had played in it."""
    for chronicle, may_have_played in (("7.1 7.7", False), ("7.1 7.3", True)):
        table = given(GIFTS.format(chronicle=chronicle))
        gifts: Counter[str] = Counter()
        for text in positions(worlds(table, 0, 6000)):
            gift = seat_line(text, 1).split("gave ")[1].split()[0]
            hand = seat_line(text, 2).split(" | ")[0].split()[3:]
            assert gift in hand or (may_have_played and gift == "purple-1")
            gifts["played" if gift == "purple-1" else str(hand.index(gift))] += 1
        assert fair(gifts, 3 if may_have_played else 2)


def test_who_has_answered_in_a_window_is_fair() -> None:
    """Three are asked; the viewer knows of himself. Somebody is still waited for."""
    table = given("""
        players 4
        pawn 19
        trick 0: purple-1 - - -
        seat 0 shaman: green-1 | hidden portal
        seat 1 shaman: blue-1 | hidden dagger
        seat 2 shaman: green-2 | hidden shard
        seat 3 shadow: green-3
    """)
    table.act(1, "play blue-1")
    assert table.kind == "moon"
    rows = worlds(table, 0, 4000)
    assert fair(Counter(str(GAME.waiting(rows, i)) for i in range(4000)), 4)
    table.act(0, "pass")
    rows = worlds(table, 0, 4000)
    found = Counter(str(GAME.waiting(rows, i)) for i in range(4000))
    assert set(found) == {"[1]", "[2]", "[1, 2]"}
    assert fair(found, 3)
    rows = worlds(table, SPECTATOR, 7000)
    assert fair(Counter(str(GAME.waiting(rows, i)) for i in range(7000)), 7)


def test_what_another_has_chosen_for_the_eclipse_is_one_of_his_cards() -> None:
    table = given("""
        players 3
        pawn 5
        stack eclipse portal
        arrow left showing
        trick 0: purple-1 - -
        seat 0 shaman: green-1 green-2
        seat 1 shaman: blue-1 blue-2
        seat 2 shadow: green-3 green-4
        pending play
        pending give 0
    """)
    table.act(1, "give blue-2")
    chosen: Counter[str] = Counter()
    rows = worlds(table, 0, 2000)
    for i, text in enumerate(positions(rows)):
        hand = seat_line(text, 1).split(" | ")[0].split()[3:]
        gift = seat_line(text, 1).split("gave ")[1].split()[0]
        chosen[str(hand.index(gift))] += 1
        assert GAME.waiting(rows, i) == [0, 2]
    assert fair(chosen, 2)


def test_everybody_knows_who_has_held_which_role_card() -> None:
    """A swap is public: an imagined state keeps who has seen which card, not what is on it."""
    table = given("""
        players 4
        pawn 5
        trick 0: purple-1 - - -
        seat 0 shaman: green-1
        seat 1 shaman: blue-1
        seat 2 shaman: green-2
        seat 3 shadow: green-3
        pending play
        pending swap 1
    """)
    table.act(1, "swap 3")
    for text in positions(worlds(table, 0, 200)):
        assert "card 3 | knows 1 3" in seat_line(text, 1)
        assert "card 1 | knows 1 3" in seat_line(text, 3)
    roles = Counter(
        str(["shadow" in seat_line(text, seat) for seat in range(4)])
        for text in positions(worlds(table, 0, 3000))
    )
    assert fair(roles, 3)
    known = {seat_line(text, 3).split()[2] for text in positions(worlds(table, 1, 200))}
    assert known == {"shaman:"}  # seat 1 gave that card away and remembers its face


def test_the_same_chance_gives_the_same_world() -> None:
    table = given(SMALL)
    one, other = (GAME.sample(table.knowledge(0), generators(3, 1)[0]) for _ in range(2))
    assert (one == other).all()
    chance = generators(3, 1)[0]
    several = {GAME.sample(table.knowledge(0), chance).tobytes() for _ in range(50)}
    assert len(several) > 10
