"""The guided first games: every script is played through the real rules, along every answer, and
everything the coach says is in the catalogue of every language.
"""

import gzip
import re
from collections import Counter
from collections.abc import Iterator
from itertools import pairwise
from typing import Any

import httpx
import msgspec
import pytest

from penumbra.games import GAMES
from penumbra.games.errors import IllegalAction
from penumbra.locale import LANGUAGES, Catalogue, sources
from penumbra.table import lessons
from penumbra.table.lessons import BadScript, Lesson, Line, Plot, Scene, Step, lesson
from tests.table.server import Server

LONGEST = 50
"""Steps a learner goes through at most: some ten seconds each, ten minutes in all."""
NAMES = dict.fromkeys(("one", "two", "three", "four", "five", "six"), "Noor")
POSITION = lessons.read("shamans").scene[0].position


def texts(told: Lesson) -> set[str]:
    """Every id of the catalogue a lesson needs."""
    ids = {scene.title for scene in told.scenes}
    for step in (step for scene in told.scenes for step in scene.steps):
        ids.add(step.text)
        if step.choice is not None:
            ids.update(step.choice.replies.values())
            if step.choice.quiz:
                ids.update(step.choice.leads, step.choice.replies)
    return ids


def ways(scene: Scene, at: int = 0, gone: tuple[int, ...] = ()) -> Iterator[tuple[int, ...]]:
    """Every way through a scene, as the steps one comes by; what is taken back is left out."""
    step, path = scene.steps[at], (*gone, at)
    onward = [*step.choice.leads.values()] if step.choice else [step.next]
    for then in onward:
        if then is None:
            yield path
        elif then not in path:
            yield from ways(scene, then, path)


def events(told: Lesson) -> list[dict[str, Any]]:
    """All that happens in a lesson, on any way."""
    steps = [step for scene in told.scenes for step in scene.steps]
    return [
        event for step in steps for shot in step.shots for event in msgspec.json.decode(shot.events)
    ]


def seen(scene: Scene) -> Iterator[dict[str, Any]]:
    """Every view of a scene."""
    yield msgspec.json.decode(scene.view)
    for step in scene.steps:
        yield from (msgspec.json.decode(shot.view) for shot in step.shots)


@pytest.mark.parametrize("game", GAMES)
def test_every_scene_comes_to_its_end_on_some_way_from_every_step(game: str) -> None:
    for scene in lesson(game).scenes:
        reached = {at for way in ways(scene) for at in way}
        taken_back = {
            at for at, step in enumerate(scene.steps) if step.next is not None and step.next < at
        }
        assert reached | taken_back == set(range(len(scene.steps))), scene.id


@pytest.mark.parametrize("game", GAMES)
def test_a_lesson_takes_ten_minutes_at_most(game: str) -> None:
    longest = sum(max(len(way) for way in ways(scene)) for scene in lesson(game).scenes)
    assert 20 <= longest <= LONGEST


@pytest.mark.parametrize("game", GAMES)
def test_a_learner_sees_what_seat_0_may_see(game: str) -> None:
    for scene in lesson(game).scenes:
        for view in seen(scene):
            assert view["viewer"] == lessons.LEARNER


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_coach_has_words_for_everything(game: str, language: str) -> None:
    catalogue = Catalogue(language)
    for text in texts(lesson(game)):
        assert catalogue.text(text, **NAMES)


def test_no_words_of_a_lesson_are_left_over() -> None:
    texts_of = [sources("en")[f"{game}-lessons.ftl"] for game in GAMES]
    written = re.findall(r"^(lesson-(?!of-)[a-z-]+) =", "".join(texts_of), re.M)
    assert set(written) == set().union(*(texts(lesson(game)) for game in GAMES))


def test_the_shamans_lesson_shows_what_a_player_should_have_seen_once() -> None:
    told = events(lesson("shamans"))
    kinds = {event["event"] for event in told}
    assert kinds >= {
        "pawn_moved",
        "tile_kept",
        "cards_collected",
        "role_revealed",
        "eclipse",
        "card_given",
        "portal_used",
        "roles_swapped",
        "hand_set_aside",
    }
    rituals = {event["ritual"] for event in told if event["event"] == "ritual"}
    assert rituals == {"illumination", "stabilization", "permutation", "neutralization"}
    assert {event["role"] for event in told if event["event"] == "eliminated"} == {
        "shaman",
        "shadow",
    }
    assert {event["why"] for event in told if event["event"] == "round_ended"} == {
        "last_shadow",
        "moon",
    }
    assert {event["window"] for event in told if event["event"] == "window"} == {"moon", "target"}


def test_the_shamans_lesson_lets_one_be_both() -> None:
    roles = {
        view["seats"][lessons.LEARNER]["role"]
        for scene in lesson("shamans").scenes
        for view in seen(scene)
    }
    assert roles == {"shaman", "shadow"}


def test_tiles_stay_from_one_scene_of_a_round_to_the_next() -> None:
    """Whatever the learner chose: nobody's tile is gone, or turned over, when the curtain rises."""
    scenes = lesson("shamans").scenes
    for scene, following in pairwise(scenes):
        after = msgspec.json.decode(following.view)
        for way in ways(scene):
            shots = [shot for at in way for shot in scene.steps[at].shots]
            before = msgspec.json.decode(shots[-1].view if shots else scene.view)
            if (before["round"], before["result"]) != (after["round"], None):
                continue
            for seat, (had, has) in enumerate(zip(before["seats"], after["seats"], strict=True)):
                assert Counter(had["open"]) <= Counter(has["open"]), (scene.id, seat)
                assert had["hidden"] <= has["hidden"], (scene.id, seat)


def test_the_intrigue_lesson_is_seen_from_both_camps_and_won_by_both() -> None:
    told = lesson("intrigue")
    roles = {view["seats"][0]["role"] for scene in told.scenes for view in seen(scene)}
    assert roles == {"paladin", "spy", "lord"}
    ended = {event["winner"] for event in events(told) if event["event"] == "round_ended"}
    assert ended == {"dusk", "brotherhood"}
    assert "recognised" in {event["event"] for event in events(told)}


# scripts that can't be played


def played(*steps: Line, position: str = POSITION) -> list[Step]:
    return lessons.stage("shamans", 4, Plot("try", [*steps], position=position)).steps


def test_a_script_can_t_act_against_the_rules() -> None:
    with pytest.raises(IllegalAction):
        played(Line("act", acts=["2 play blue-2"]))


def test_a_script_has_an_answer_for_whatever_the_learner_may_do() -> None:
    lead = lessons.Answer("play blue-1")
    with pytest.raises(BadScript, match="what if"):
        played(Line("act", acts=["3 play blue-4"], answer=[lead]), Line("on"))


def test_a_script_wants_only_what_the_learner_can_do() -> None:
    answers = [lessons.Answer("play red-1"), lessons.Answer(lessons.ANY, reply="no")]
    with pytest.raises(BadScript, match=r"can't \['play red-1'\]"):
        played(Line("act", acts=["3 play blue-4"], answer=answers), Line("on"))


def test_some_answer_leads_on() -> None:
    with pytest.raises(BadScript, match="no answer leads on"):
        played(
            Line("act", acts=["3 play blue-4"], answer=[lessons.Answer(lessons.ANY, reply="no")])
        )


def test_something_is_said_after_a_good_answer() -> None:
    with pytest.raises(BadScript, match="nothing is said"):
        played(Line("act", acts=["3 play blue-4"], answer=[lessons.Answer(lessons.ANY)]))


def test_what_is_shown_and_taken_back_leads_to_the_choice_again() -> None:
    shown = lessons.Answer("play blue-6", again=True, steps=[Line("oh")])
    good = lessons.Answer("play blue-1")
    other = lessons.Answer(lessons.ANY, reply="no")
    first, _, back = played(
        Line("act", acts=["3 play blue-4"], answer=[good, shown, other]), Line("on")
    )
    assert first.choice is not None
    assert first.choice.leads == {"play blue-1": 1, "play blue-6": 2}
    assert back.next == 0


# the door


@pytest.mark.parametrize("game", GAMES)
def test_a_lesson_comes_compressed_through_the_door(server: Server, game: str) -> None:
    with httpx.Client(base_url=server.address, timeout=300) as door:
        answer = door.get(f"/api/lessons/{game}", headers={"Accept-Encoding": "gzip"})
    assert answer.headers["content-encoding"] == "gzip"
    assert answer.content == lessons.as_json(game)
    assert len(gzip.compress(answer.content)) < 10_000


def test_there_is_no_lesson_of_other_games(server: Server) -> None:
    with httpx.Client(base_url=server.address, timeout=300) as door:
        answer = door.get("/api/lessons/chess")
    assert (answer.status_code, answer.json()["code"]) == (400, "bad_message")
