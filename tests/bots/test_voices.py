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
from penumbra.bots.voices import Chatter, Moment, speak
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
    level: str = "seeker",
) -> set[str | None]:
    """What a seat says now, over many moods."""
    bot = partial(make, level, scene.game.name, 1, "steady")
    moment = Moment(*scene.known(seat), heard, tone, bot)
    return {speak(scene.game.name, moment, mood, chatter) for mood in range(60)}


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


def test_everybody_who_asks_is_answered_and_whoever_asks_again_hears_that_it_is_a_secret() -> None:
    asked = [aside(0, "ask-role 1"), aside(2, "ask-role 1")]
    assert said_by(intrigue(), 1, asked, "some") == {"am adept"}
    answered = [*asked, aside(1, "am adept")]
    assert said_by(intrigue(), 1, answered, "some") == {"am adept"}
    answered += [aside(1, "am adept"), aside(2, "ask-role 1")]
    assert said_by(intrigue(), 1, answered, "some") == {"secret"}
    answered += [aside(1, "secret"), aside(2, "ask-role 1")]
    assert said_by(intrigue(), 1, answered, "some") == {None}


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
        moment = Moment(*match.known(seat), asked, "steady", bot)
        answers = {speak("shamans", moment, mood, "some") for mood in range(5)}
        assert answers == {"am shaman"}


REFUSED = """
    players 4
    pawn 12
    trick 0: purple-1 purple-2 blue-1 purple-3
    trick 3: green-1 green-2 blue-2 green-5
    trick 3: yellow-1 yellow-2 blue-3 yellow-5
    seat 0 shaman: blue-4 brown-4 white-1 {}
    seat 1 {}: brown-1 blue-5 white-2
    seat 2 {}: purple-4 green-3 yellow-3
    seat 3 shaman: brown-2 blue-6 white-3
"""


def refused(shadow: int, zero: str = "") -> Scene:
    """Seat 2 has refused three times; seat 1 or seat 2 is the Shadow."""
    roles = ["shadow" if seat == shadow else "shaman" for seat in (1, 2)]
    return Scene("shamans", REFUSED.format(zero, *roles))


def test_whoever_refuses_again_and_again_is_accused_by_shamans_and_by_a_shadow() -> None:
    for seat in (0, 3):
        assert "accuse 2" in said_by(refused(2), seat, [])
    assert "accuse 2" in said_by(refused(1), 1, [])


def test_somebody_in_whom_one_sees_a_friend_is_defended() -> None:
    said = said_by(refused(2), 0, [aside(2, "accuse 1", 3)])
    assert {"trust 1", "lies 2"} <= said
    assert not {"trust 2", "lies 1"} & said_by(refused(2), 0, [aside(1, "accuse 2", 3)])


def test_a_sage_says_what_he_believes_and_a_shadow_what_others_might() -> None:
    """Seat 0 has seen that seat 1 is a Shadow; seat 1 knows it, too."""
    asked = [aside(3, f"ask-about {seat} {about}", 2) for seat, about in ((0, 1), (1, 2))]
    known = refused(1, zero="| knows 0 1")
    for level in ("seeker", "sage"):
        assert said_by(known, 0, asked[:1], level=level) == {"accuse 1"}
        assert said_by(known, 1, asked[1:], level=level) == {"accuse 2"}


@pytest.mark.parametrize(("game", "players"), [("shamans", 4), ("shamans", 5), ("intrigue", 8)])
def test_talk_through_a_whole_game_is_legal_varied_and_never_repeats(
    game: str, players: int
) -> None:
    rules = GAMES[game]
    match = Match(rules, players, seed=bytes([players] * 32))
    company = {seat: make(levels(game)[1], game, seat) for seat in range(players)}
    said: list[Heard] = []
    unasked: list[tuple[int, int, str]] = []
    owed = Counter[int]()  # answers, by seat
    acts = 0
    while not match.over and match.rounds <= 2:
        for seat in range(players):
            bot = partial(make, "seeker", game, seat)
            moment = Moment(*match.known(seat), said, TEMPERAMENTS[seat % 5], bot)
            words = speak(game, moment, acts * 16 + seat, "much")
            if words is not None:
                assert claim(rules.claims, match.claimable, players, seat, words) == words
                said.append(Heard(seat, words, match.rounds, match.step, act=False))
                if owed[seat]:
                    owed[seat] -= 1
                else:
                    unasked.append((match.rounds, seat, words))
                if words.startswith("ask-"):
                    owed[int(words.split()[1])] += 1
                break
        match.act(*next_act(match, company))
        acts += 1
    assert len(unasked) == len(set(unasked))
    assert 10 < len(said) < acts
    assert len({heard.claim.split()[0] for heard in said}) > 3
    assert len({heard.seat for heard in said}) == players


def test_bots_are_silent_more_often_than_not() -> None:
    scene = intrigue("interrogation 1 4 grand-master")
    bot = partial(make, "seeker", "intrigue", 1)
    spoken = [
        speak("intrigue", Moment(*scene.known(seat), [], "steady", bot), mood, "some")
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
            moment = Moment(*match.known(seat), said, "steady", bot)
            words = speak("intrigue", moment, turn, "off")
            if words is not None:
                assert claim(match.game.claims, match.claimable, 7, seat, words) == words
                said.append(Heard(seat, words, match.rounds, match.step, act=False))
                break
    return said[before:]
