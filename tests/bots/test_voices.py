"""Bots in talk: they answer, object, lie for their side, and are mostly silent."""

from collections import Counter
from collections.abc import Sequence
from functools import partial
from itertools import pairwise
from typing import Any

import pytest

from penumbra.bots import levels, make
from penumbra.bots.temperament import TEMPERAMENTS, Temperament
from penumbra.bots.turns import next_act
from penumbra.bots.voices import Chatter, speak
from penumbra.games import GAMES
from penumbra.games.claims import Heard, Listener, claim
from penumbra.games.match import Match

from .scene import Scene
from .test_intrigue_thumb import SEATS


def aside(seat: int, words: str, step: int = 1) -> Heard:
    return Heard(seat, words, round=1, step=step, act=False)


def said_by(
    scene: Scene,
    seat: int,
    heard: Sequence[Heard],
    chatter: Chatter = "much",
    tone: Temperament = "bold",
) -> set[str | None]:
    """What a seat says now, over many moods."""
    view = scene.view(seat)
    bot = partial(make, "seeker", scene.game.name, 1)
    return {speak(scene.game.name, view, heard, mood, tone, chatter, bot) for mood in range(60)}


def intrigue(rest: str = "") -> Scene:
    return Scene("intrigue", SEATS + rest)


@pytest.mark.parametrize(("seat", "posing"), [(1, "adept"), (3, "adept"), (5, "traitor")])
def test_whoever_is_asked_in_intrigue_serves_the_dusk(seat: int, posing: str) -> None:
    asked = [aside(0, f"ask-role {seat}")]
    assert said_by(intrigue(), seat, asked) == {f"am {posing}"}


def test_a_bot_that_is_asked_answers_at_once_and_only_once() -> None:
    asked = [aside(0, "ask-saw 2")]
    assert said_by(intrigue("interrogation 2 7 paladin"), 2, asked, "some") == {"saw 7 paladin"}
    answered = [*asked, aside(2, "saw 7 paladin")]
    assert None in said_by(intrigue("interrogation 2 7 paladin"), 2, answered, "some")
    assert "saw 7 paladin" not in said_by(intrigue("interrogation 2 7 paladin"), 2, answered)


def test_whoever_was_announced_as_something_else_objects() -> None:
    assert "lies 3" in said_by(intrigue("interrogation 3 7 paladin"), 7, [])
    assert "thanks" in said_by(intrigue("interrogation 1 7 traitor"), 7, [])


def test_a_muted_bot_says_nothing_even_if_asked() -> None:
    assert said_by(intrigue(), 1, [aside(0, "ask-role 1")], "off") == {None}


def test_nobody_says_what_has_just_been_said() -> None:
    heard = [aside(0, "gasp"), aside(2, "lies 1"), aside(4, "doubt")]
    for seat in (5, 6, 7):
        assert not {"gasp", "doubt"} & said_by(
            intrigue("interrogation 1 4 grand-master"), seat, heard
        )


def test_both_a_shaman_and_a_shadow_call_themselves_shamans() -> None:
    game = GAMES["shamans"]
    match = Match(game, 4, seed=bytes(32))
    for seat in range(4):
        asked = [aside((seat + 1) % 4, f"ask-role {seat}")]
        bot = partial(make, "seeker", "shamans", seat)
        answers = {
            speak("shamans", match.view(seat), asked, mood, "steady", "some", bot)
            for mood in range(5)
        }
        assert answers == {"am shaman"}


@pytest.mark.parametrize(("game", "players"), [("shamans", 4), ("shamans", 5), ("intrigue", 8)])
def test_talk_through_a_whole_game_is_legal_varied_and_never_repeats(
    game: str, players: int
) -> None:
    rules = GAMES[game]
    match = Match(rules, players, seed=bytes([players] * 32))
    company = {seat: make(levels(game)[1], game, seat) for seat in range(players)}
    said: list[Heard] = []
    acts = 0
    while not match.over and match.rounds <= 2:
        for seat in range(players):
            tone = TEMPERAMENTS[seat % 5]
            bot = partial(make, "seeker", game, seat)
            words = speak(game, match.view(seat), said, acts * 16 + seat, tone, "much", bot)
            if words is not None:
                assert claim(rules.claims, match.claimable, players, seat, words) == words
                said.append(Heard(seat, words, match.rounds, match.step, act=False))
                break
        match.act(*next_act(match, company))
        acts += 1
    told = [(heard.round, heard.seat, heard.claim) for heard in said]
    assert len(told) == len(set(told))
    assert 10 < len(told) < acts
    assert len({heard.claim.split()[0] for heard in said}) > 3
    assert len({heard.seat for heard in said}) == players


def test_bots_are_silent_more_often_than_not() -> None:
    scene = intrigue("interrogation 1 4 grand-master")
    bot = partial(make, "seeker", "intrigue", 1)
    spoken = [
        speak("intrigue", scene.view(seat), [], mood, "steady", "some", bot)
        for seat in range(8)
        for mood in range(40)
    ]
    assert 0.02 < sum(words is not None for words in spoken) / len(spoken) < 0.3


@pytest.mark.rule("B7", "B10", "T-23")
@pytest.mark.parametrize("level", levels("intrigue"))
def test_where_talk_is_free_everybody_takes_the_word_a_few_times_and_then_is_silent(
    level: str,
) -> None:
    """Also those who do not chatter: the word is a part of the game there."""
    game = GAMES["intrigue"]
    match: Match[Any, Any] = Match(game, 7, game.board("free-talk"), bytes([7] * 32))
    said: list[Heard] = []
    for discussion in (1, 2):
        talked = _talk_freely(match, said, level)
        speakers = [heard.seat for heard in talked]
        assert {heard.step for heard in talked} == {discussion}
        assert set(speakers) >= set(range(7)) - set(match.waiting)
        assert max(Counter(speakers).values()) <= 2
        assert all(a != b for a, b in pairwise(speakers))
        while not match.talks or match.step == discussion:
            lord = make(level, "intrigue", 1)
            if isinstance(lord, Listener):
                lord.hear(said)
            send = next((action for action in match.legal(match.actor) if "send" in action), None)
            match.act(match.actor, send or lord.choose(*match.known(match.actor)))


def _talk_freely(match: Match[Any, Any], said: list[Heard], level: str) -> list[Heard]:
    """Bots talk until nobody has anything to say; what they said."""
    before = len(said)
    for turn in range(100):
        for k in range(7):
            seat = (turn * 3 + k) % 7
            bot = partial(make, level, "intrigue", 7 * len(said) + k + turn)
            words = speak("intrigue", match.view(seat), said, turn, "steady", "off", bot)
            if words is not None:
                assert claim(match.game.claims, match.claimable, 7, seat, words) == words
                said.append(Heard(seat, words, match.rounds, match.step, act=False))
                break
    return said[before:]
