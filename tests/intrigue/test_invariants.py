"""What holds at every moment of every game, and of every whole game.

Random games with 7 to 10 players and discussions of one to four circles; the Lord interrupts.
"""

import random
from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from penumbra.games.errors import IllegalAction
from penumbra.games.game import REFEREE, Stage
from penumbra.games.intrigue import GAME
from penumbra.games.log import new_log
from penumbra.games.match import Match

from .games import choose, games, moments
from .table import DUSK_CAMP, LOYAL_TO_BROTHERHOOD, LOYAL_TO_DUSK, SEATED, IntrigueMidGame, kinds

pytestmark = pytest.mark.slow


def roles_of(table: IntrigueMidGame) -> list[str]:
    """All roles, from the referee's position."""
    lines = [line.split() for line in table.position.splitlines()]
    return [words[2] for words in lines if words[0] == "seat"]


@pytest.mark.rule("B17", "T-20")
def test_a_game_ends_after_three_to_five_rounds_with_all_who_have_three_points() -> None:
    lengths: Counter[int] = Counter()

    @given(games())
    @settings(max_examples=100)
    def play(game: tuple[IntrigueMidGame, int]) -> None:
        for table in moments(*game):
            assert (table.stage == Stage.OVER) == (max(table.scores) == 3)
            assert table.winners == [seat for seat in table.seats if table.scores[seat] == 3]
        lengths[table.view().round] += 1

    play()
    assert {3, 4} <= set(lengths) <= {3, 4, 5}  # one of five rounds: test_scoring


@pytest.mark.rule("B14", "B15", "B16", "T-17", "T-18")
def test_a_round_pays_a_point_to_each_loyal_seat_three_to_five_in_all() -> None:
    won: Counter[str] = Counter()

    @given(games())
    @settings(max_examples=40)
    def play(game: tuple[IntrigueMidGame, int]) -> None:
        before = game[0].scores
        for table in moments(*game):
            gained = [now - was for now, was in zip(table.scores, before, strict=True)]
            before = table.scores
            view = table.view()
            if view.result is None:
                assert not any(gained)
                continue
            roles = roles_of(table)
            executed = {roles[seat] for seat in table.seats if view.seats[seat].condemned}
            winner = "dusk" if executed == {"grand-master", "spy"} else "brotherhood"
            loyal = LOYAL_TO_DUSK if winner == "dusk" else LOYAL_TO_BROTHERHOOD
            assert view.result.winner == winner
            assert gained == [int(role in loyal) for role in roles]
            assert 3 <= sum(gained) <= 5
            won[winner] += 1

    play()
    assert min(won["dusk"], won["brotherhood"]) >= 5


@pytest.mark.rule("B1", "B2", "B3", "T-21")
@given(games())
@settings(max_examples=25)
def test_the_deck_is_whole_and_nobody_changes_his_role_before_the_next_deal(
    game: tuple[IntrigueMidGame, int],
) -> None:
    held: dict[int, list[str]] = {}
    for table in moments(*game):
        view = table.view()
        if view.round == 0:
            continue
        roles = roles_of(table)
        assert sorted(roles) == sorted(SEATED[table.players].split())
        assert held.setdefault(view.round, roles) == roles
        assert roles[view.lord] == "lord"
        camps = ["dusk" if role in DUSK_CAMP else "brotherhood" for role in roles]
        assert [seat.camp for seat in view.seats] == camps


@pytest.mark.rule("B8", "B11", "T-01", "T-02", "T-03", "T-08", "T-24")
def test_each_subject_interrogates_at_most_once_and_never_himself_or_the_lord() -> None:
    sent: Counter[int] = Counter()

    @given(games())
    @settings(max_examples=25)
    def play(game: tuple[IntrigueMidGame, int]) -> None:
        for table in moments(*game):
            view = table.view()
            interrogators = [i.interrogator for i in view.interrogations]
            assert len(interrogators) == len(set(interrogators))
            assert [seat in interrogators for seat in table.seats] == [s.used for s in view.seats]
            for interrogation in view.interrogations:
                assert view.seats[interrogation.interrogator].camp == "dusk"
                assert view.lord not in (interrogation.interrogator, interrogation.target)
                assert interrogation.interrogator != interrogation.target
                if interrogation.announced is not None:
                    assert interrogation.target is not None
                    dusk = view.seats[interrogation.target].camp == "dusk"
                    assert (interrogation.announced in DUSK_CAMP) == dusk
                    assert interrogation.announced != "lord"
            if view.result is not None:
                sent[len(interrogators)] += 1

    play()
    assert set(sent) == {0, 1, 2, 3}


@pytest.mark.rule("B13", "T-15", "T-16")
@given(games())
@settings(max_examples=25)
def test_one_of_each_camp_is_executed_and_never_the_lord(game: tuple[IntrigueMidGame, int]) -> None:
    for table in moments(*game):
        view = table.view()
        condemned = [seat.camp for seat in view.seats if seat.condemned]
        if view.result is not None:
            assert sorted(map(str, condemned)) == ["brotherhood", "dusk"]
            assert not view.seats[view.lord].condemned
        else:
            assert condemned in ([], ["brotherhood"])


@pytest.mark.rule("T-23", "T-14", "B10")
def test_talk_is_bounded_and_every_interrogation_is_followed_by_more() -> None:
    talked: Counter[int] = Counter()

    @given(games())
    @settings(max_examples=25)
    def play(game: tuple[IntrigueMidGame, int]) -> None:
        for table in moments(*game):
            view = table.view()
            discussions = Counter(circle.discussion for circle in view.talk)
            announced = sum(i.announced is not None for i in view.interrogations)
            if table.board.circles == 0:
                assert not discussions
                talked[0] += view.round > 0
            elif view.round > 0:
                assert sorted(discussions) == list(range(1, announced + 2))
                assert max(discussions.values()) <= table.board.circles
                talked[max(discussions.values())] += 1

    play()
    assert set(talked) == {0, 1, 2, 3, 4}


@pytest.mark.rule("B6", "B11")
@given(games())
@settings(max_examples=15)
def test_the_lord_never_learns_a_role_before_the_verdict(game: tuple[IntrigueMidGame, int]) -> None:
    for table in moments(*game):
        view = table.view()
        if view.round > 0 and view.result is None:
            assert table.roles(view.lord) == table.roles()
            assert table.roles().count(None) == table.players - 1


@pytest.mark.rule("B9", "T-22")
@given(games())
@settings(max_examples=15)
def test_knowledge_grows_by_interrogations_only_and_is_never_lost_in_a_round(
    game: tuple[IntrigueMidGame, int],
) -> None:
    before: list[list[str | None]] = []
    for table in moments(*game):
        happened = kinds(table.heard(REFEREE))
        now = [table.roles(seat) for seat in table.seats]
        if "seen" in happened:
            last = table.view().interrogations[-1]
            assert last.target is not None
            before[last.interrogator][last.target] = roles_of(table)[last.target]
        if not {"round_began", "roles_opened"} & set(happened) and table.view().round > 0:
            assert now == before
        before = now


@pytest.mark.rule("B3", "T-23")
@given(games())
@settings(max_examples=15)
def test_somebody_is_always_asked_and_besides_him_only_the_lord_may_act(
    game: tuple[IntrigueMidGame, int],
) -> None:
    for table in moments(*game):
        able = [seat for seat in table.seats if table.legal(seat)]
        if table.stage != Stage.ACT:
            assert (able, table.waiting, table.actor) == ([], [], -1)
            continue
        assert table.waiting == [table.actor]
        assert table.actor in able
        lord = table.view().lord
        assert set(able) <= {table.actor, lord}
        if table.kind == "speak":
            assert lord in able
        else:
            assert able == [table.actor]


@given(games(), st.integers(0, 2**32))
@settings(max_examples=25)
def test_an_illegal_action_is_refused_and_changes_nothing(
    game: tuple[IntrigueMidGame, int], whim: int
) -> None:
    rng = random.Random(whim)
    for table in moments(*game):
        seat, number = rng.randrange(-1, table.players + 1), rng.randrange(-2, 70)
        if seat in table.seats and number in GAME.legal(table.rows, 0, seat):
            continue
        before, log = table.rows.tobytes(), new_log()
        with pytest.raises(IllegalAction):
            GAME.act(table.rows, 0, seat, number, log)
        assert table.rows.tobytes() == before
        assert not log.any()


@given(games(), st.integers(0, 2**32))
@settings(max_examples=15)
def test_every_word_that_is_not_legal_is_refused(
    game: tuple[IntrigueMidGame, int], whim: int
) -> None:
    """All words of all moments, tried by all seats at every other moment."""
    rng = random.Random(whim)
    words = {"silence", "judge", "circle", "", "send", "send x", "claim 1", "deal"}
    for table in moments(*game):
        legal = {seat: set(table.legal(seat)) for seat in table.seats}
        for actions in legal.values():
            words |= actions
        seat, action = rng.choice(list(table.seats)), rng.choice(sorted(words))
        if action not in legal[seat]:
            before = table.rows.tobytes()
            with pytest.raises(IllegalAction):
                table.act(seat, action)
            assert table.rows.tobytes() == before


@given(games())
@settings(max_examples=15)
def test_legal_actions_in_words_and_numbers_are_the_same(game: tuple[IntrigueMidGame, int]) -> None:
    for table in moments(*game):
        for seat in table.seats:
            numbers = GAME.legal(table.rows, 0, seat)
            words = table.legal(seat)
            assert len(set(words)) == len(words)
            assert [GAME.action_number(table.rows, 0, word) for word in words] == numbers


@given(games())
@settings(max_examples=15)
def test_seed_and_history_are_enough_to_play_a_game_again(
    game: tuple[IntrigueMidGame, int],
) -> None:
    table, choices = game
    rng = random.Random(choices)
    one, again = (Match(GAME, table.players, table.board, table.seed) for _ in range(2))
    while not one.over:
        one.act(*choose(IntrigueMidGame(one.rows, one.board), rng))
    for act in one.history:
        again.act(act.seat, act.action)
    assert again.rows.tobytes() == one.rows.tobytes()
    assert again.over
