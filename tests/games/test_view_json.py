"""Compiled code writes views as JSON: read into their structs and encoded again, the same bytes."""

import random
from collections import Counter
from collections.abc import Callable
from typing import Any

import msgspec
import numpy as np
import pytest
from numpy.typing import NDArray

from penumbra.games import GAMES, intrigue, shamans
from penumbra.games.game import SPECTATOR, AnyGame, Rows
from penumbra.games.intrigue import state as intrigue_state
from penumbra.games.intrigue import view_json as intrigue_view_json
from penumbra.games.intrigue.packed import new_circle
from penumbra.games.intrigue.sight import OBSERVATION as INTRIGUE_OBSERVATION
from penumbra.games.json_text import WIDTH, Words, put_number, writer_of, written
from penumbra.games.match import Match
from penumbra.games.shamans import state as shamans_state
from penumbra.games.shamans import view_json as shamans_view_json
from penumbra.games.shamans.sight import OBSERVATION as SHAMANS_OBSERVATION
from penumbra.games.shamans.terms import CARDS, MOST_TRICKS
from tests.games.plain import same_without_the_compiler
from tests.intrigue import games as intrigue_games
from tests.intrigue import table as intrigue_table
from tests.shamans import games as shamans_games
from tests.shamans.table import RITUALS, a_board

TABLES = [(name, players) for name, game in GAMES.items() for players in game.players]
WRITE: dict[str, Callable[[NDArray[np.int64], NDArray[np.uint8]], int]] = {
    "shamans": shamans_view_json.write,
    "intrigue": intrigue_view_json.write,
}
PAGES = {"shamans": shamans_view_json.PAGE, "intrigue": intrigue_view_json.PAGE}


def compare(game: AnyGame, rows: Rows, players: int) -> None:
    """Every viewer's view, written and encoded."""
    viewers = range(SPECTATOR, players)
    encoded = [msgspec.json.encode(game.view(rows, 0, viewer)) for viewer in viewers]
    assert game.views_json(rows, 0, viewers) == encoded, game.position(rows, 0)


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_all_views_of_whole_games_are_written_as_they_are_encoded(name: str, players: int) -> None:
    luck = random.Random(players)
    for number in range(3):
        match: Match[Any, Any] = Match(GAMES[name], players, seed=bytes([number]) * 32)
        while not match.over:
            compare(match.game, match.rows, players)
            seat = luck.choice([seat for seat in range(players) if match.legal(seat)])
            match.act(seat, luck.choice(match.legal(seat)))
        compare(match.game, match.rows, players)


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_a_view_before_the_first_deal_is_written(name: str, players: int) -> None:
    game = GAMES[name]
    compare(game, game.new(players, game.board()), players)


SITUATIONS = {
    *("over", "play", "take", "keep", "stabilize", "swap", "neutralize", "chain", "give"),
    *("name", "moon", "target", "end", "rituals wait", "a gift", "somebody is out", "a result"),
    *("a hand set aside", "hidden tiles", "tiles lost unseen", "giving", "drawn"),
}


def situation(rows: Rows, viewer: int) -> set[str]:
    view = shamans.GAME.view(rows, 0, viewer)
    found = {
        "rituals wait": view.decision.rituals,
        "a gift": view.given,
        "somebody is out": not all(seat.alive for seat in view.seats),
        "a result": view.result,
        "a hand set aside": any(seat.aside_cards for seat in view.seats),
        "hidden tiles": any(seat.hidden_tiles for seat in view.seats),
        "tiles lost unseen": view.out.hidden,
        "giving": view.giving,
        "drawn": view.drawn,
    }
    return {view.decision.kind} | {words for words, there in found.items() if there}


def test_rare_situations_of_shamans_are_written_as_they_are_encoded() -> None:
    """Reckless games on all kinds of boards, and chain reactions."""
    reached: Counter[str] = Counter()
    boards = [
        a_board(dict.fromkeys(RITUALS, ritual), moon, {3: moon, 4: moon, 5: moon})
        for ritual in shamans_games.ALL_RITUALS
        for moon in (12, 60)
    ]
    games = [
        Match(shamans.GAME, players, board, bytes([players]) * 32)
        for board in boards
        for players in shamans.GAME.players
    ]
    games += [
        Match(
            shamans.GAME,
            5,
            a_board(RITUALS | {"green": ritual}),
            position=shamans_games.A_CHAIN.format(arrow=arrow),
        )
        for arrow in ("left", "right")
        for ritual in ("permutation", "neutralization")
    ]
    for number, match in enumerate(games):
        for moment in shamans_games.moments(match, number, most=150):
            compare(shamans.GAME, moment.rows, moment.players)
            for viewer in range(moment.players):
                reached.update(situation(moment.rows, viewer))
            between = shamans.GAME.from_position(moment.position(), moment.board)
            compare(shamans.GAME, between, moment.players)
    assert set(reached) >= SITUATIONS, SITUATIONS - set(reached)


def test_every_moment_of_intrigue_is_written_as_it_is_encoded() -> None:
    """With impatient Lords, long discussions, verdicts, and between the rounds."""
    reached: Counter[str] = Counter()
    for board in intrigue_games.BOARDS:
        for players in intrigue.GAME.players:
            table = intrigue_table.before_the_deal(players, bytes([board.circles]) * 32, board)
            for moment in intrigue_games.moments(table, players):
                compare(intrigue.GAME, moment.rows, players)
                reached[moment.kind] += 1
    assert set(reached) == set(intrigue_state.DECISIONS)


def test_views_are_written_the_same_without_the_compiler() -> None:
    code = (
        "import hashlib; from penumbra.games import GAMES; from penumbra.games.match import Match\n"
        "for game in GAMES.values():\n"
        "    for players in game.players:\n"
        "        match = Match(game, players, seed=bytes(32))\n"
        "        told = hashlib.sha256()\n"
        "        for k in range(40):\n"
        "            for viewer in range(-1, players):\n"
        "                told.update(match.view_json(viewer))\n"
        "            legal = match.legal(match.actor)\n"
        "            match.act(match.actor, legal[k % len(legal)])\n"
        "        print(game.name, players, told.hexdigest())\n"
    )
    assert same_without_the_compiler(code)


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_a_view_is_written_from_what_its_viewer_knows_and_nothing_else(
    name: str, players: int
) -> None:
    """Non-interference: the information state alone gives the view, so it can't tell more."""
    luck = random.Random(7)
    match: Match[Any, Any] = Match(GAMES[name], players, seed=bytes(32))
    for _ in range(40):
        for seat in range(players):
            knowledge = np.frombuffer(match.information_state(seat), dtype=np.int64).copy()
            page = np.empty(PAGES[name], dtype=np.uint8)
            assert written(page, [WRITE[name](knowledge, page)]) == [match.view_json(seat)]
        match.act(match.actor, luck.choice(match.legal(match.actor)))


def everything_of_shamans() -> NDArray[np.int64]:
    """What nobody can see: every place of an observation at its longest, all at once."""
    seen = np.zeros(SHAMANS_OBSERVATION, dtype=np.int64)
    seats = range(shamans_state.SEATS)
    highest = np.iinfo(np.int64).max
    seen[shamans_state.PLAYERS] = len(seats)
    for place in (shamans_state.ROUND, shamans_state.MARKER, shamans_state.GUIDE):
        seen[place] = -highest
    seen[shamans_state.TRICK] = MOST_TRICKS
    seen[shamans_state.DESTINATION] = 0  # purple
    for place in (shamans_state.PAWN, shamans_state.MOON):
        seen[place] = 60
    seen[shamans_state.SLOT : shamans_state.SLOT + 2] = 1  # daggers
    seen[shamans_state.HEIGHT] = 11
    seen[shamans_state.IN_PLAY] = 0b1111111
    seen[shamans_state.RITUAL_OF] = (1 << 14) - 1  # neutralization everywhere
    seen[shamans_state.HIGHEST] = 8
    seen[shamans_state.PLACED] = (1 << CARDS) - 1
    seen[shamans_state.ECLIPSE_IS] = shamans_state.ECLIPSE_GONE
    seen[shamans_state.DRAWN] = 1
    for seat in seats:
        seen[shamans_state.POINTS + seat] = -highest
        seen[shamans_state.ROLE_CARD + seat] = seat
        seen[shamans_state.OPEN + seat] = 0x55550  # twenty tiles; there are twelve in the game
        seen[shamans_state.GIVEN + seat] = 25  # yellow-1
    for place in (shamans_state.HAND, shamans_state.ASIDE):
        seen[place] = (1 << CARDS) - 1
    seen[shamans_state.HIDDEN] = 0x55550
    seen[shamans_state.OUT] = 0x55550
    for trick in range(MOST_TRICKS):
        seen[shamans_state.TRICKS + trick] = sum(25 << 6 * seat for seat in seats)
    depth = shamans_state.DEEPEST
    seen[shamans_state.DEPTH] = depth
    seen[shamans_state.FRAMES : shamans_state.FRAMES + depth] = shamans_state.CHAIN | 0b1111111 << 8
    seen[shamans_state.FRAMES + depth - 1] = shamans_state.PLAY
    seen[shamans_state.WAITING] = 0b11111
    seen[shamans_state.RESULT] = 0
    seen[shamans_state.ENDING] = 1
    seen[SHAMANS_OBSERVATION - 1] = (1 << 59) - 1  # legal: everything
    return seen


def everything_of_intrigue() -> NDArray[np.int64]:
    """The same for Intrigue: ten players who never stop to talk of Grand Masters."""
    seen = np.zeros(INTRIGUE_OBSERVATION, dtype=np.int64)
    seats = range(intrigue_state.SEATS)
    highest = np.iinfo(np.int64).max
    seen[intrigue_state.PLAYERS] = len(seats)
    seen[intrigue_state.DECK] = sum(10 << 4 * role for role in range(6))
    for place in (intrigue_state.ROUND, intrigue_state.LORD_AT):
        seen[place] = highest
    seen[intrigue_state.CAMPS] = (1 << len(seats)) - 1
    seen[intrigue_state.TALKED] = intrigue_state.MOST_TALK
    seen[intrigue_state.SENT] = sent = intrigue_state.TALK - intrigue_state.INTERROGATIONS
    seen[intrigue_state.RESULT] = 1
    seen[intrigue_state.WINNERS] = (1 << len(seats)) - 1
    seen[intrigue_state.DECISION] = intrigue_state.SPEAK
    for seat in seats:
        seen[intrigue_state.POINTS + seat] = -highest
        seen[intrigue_state.ROLE + seat] = 3  # grand-master
    seen[intrigue_state.INTERROGATIONS : intrigue_state.INTERROGATIONS + sent] = 3 << 8 | 1 << 4
    for circle in range(intrigue_state.MOST_TALK):
        said = sum(1 << 6 * seat for seat in seats)  # claim 0 grand-master
        seen[intrigue_state.TALK + circle] = said | new_circle(7)
    seen[INTRIGUE_OBSERVATION - 1] = (1 << 63) - 1  # legal: everything
    return seen


@pytest.mark.parametrize(
    ("name", "everything"),
    [("shamans", everything_of_shamans()), ("intrigue", everything_of_intrigue())],
)
def test_a_page_holds_more_than_can_be_seen(name: str, everything: NDArray[np.int64]) -> None:
    page = np.empty(PAGES[name], dtype=np.uint8)
    (text,) = written(page, [WRITE[name](everything, page)])
    assert len(msgspec.json.decode(text)["legal"]) == everything[-1].bit_count()
    assert len(text) > PAGES[name] // 2, "a shorter page would do"


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("length", [WIDTH, WIDTH + 1, 200, 1000])
def test_nothing_is_written_past_a_page_that_is_too_short(name: str, length: int) -> None:
    match: Match[Any, Any] = Match(GAMES[name], GAMES[name].players[-1], seed=bytes(32))
    knowledge = np.frombuffer(match.information_state(0), dtype=np.int64).copy()
    beyond = np.full(1 << 14, 7, dtype=np.uint8)
    page = beyond[:length]
    told = WRITE[name](knowledge, page)
    assert (beyond[length:] == 7).all()
    with pytest.raises(AssertionError, match="full"):
        written(page, [told])


@pytest.mark.parametrize("number", [0, 7, 10, 99, 100, 1039, -1, -20, 2**63 - 1, 1 - 2**63])
def test_numbers_of_any_size_are_written(number: int) -> None:
    page = np.empty(2 * WIDTH, dtype=np.uint8)
    assert written(page, [put_number(page, 0, number)]) == [f"{number},".encode()]


def test_a_word_is_written_with_its_comma_and_null_goes_before_the_first() -> None:
    words = Words()
    first = words.values(["spring", "summer"])
    page = np.empty(3 * WIDTH, dtype=np.uint8)
    put = writer_of(words.texts())
    at = put(page, put(page, put(page, 0, first), first + 1), first - 1)
    assert written(page, [at]) == [b'"spring","summer",null,']
