"""What a finished game teaches: numbers add up, mistakes are found, nothing hidden is used."""

import json
from pathlib import Path
from typing import Any

import jsonschema_rs
import pytest

from penumbra.analysis.analyse import analyse
from penumbra.analysis.report import Analysis, from_json, schema, to_json
from penumbra.bots.explanation import Unexplained, explainer
from penumbra.cli import main
from penumbra.games import GAMES, record
from penumbra.games.chance import generators
from penumbra.games.errors import BadRecord
from penumbra.games.match import Match
from tests.bots.test_sage import CAUGHT, moments
from tests.games import candle

SEED = bytes(range(32))
NAMES = {"shamans": ["Ada", "Bo", "Cy", "Di"], "intrigue": [*"ABCDEFGH"]}
GOLDEN = Path(__file__).parents[1] / "games" / "golden"


def kept(match: Match[Any, Any], names: list[str]) -> record.Record:
    return record.loads(record.dumps(match, names))


def blunder(action: str = "neutralize 1") -> record.Record:
    """Seat 2 has refused three times. Seat 0 holds the Dagger, and stabs somebody else."""
    match = Match(GAMES["shamans"], 4, seed=SEED, position=CAUGHT)
    match.act(0, action)
    return kept(match, NAMES["shamans"])


@pytest.fixture(scope="module")
def talk() -> record.Record:
    """The beginning of a game of Intrigue: a circle of words and a look."""
    match = Match(GAMES["intrigue"], 8, seed=SEED)
    bot = explainer("intrigue", 1)
    for _ in range(14):
        seat = match.actor
        weighing = bot.weigh(*match.known(seat), (), False, None)
        match.act(seat, weighing.recommended or "silence")
    return kept(match, NAMES["intrigue"])


def small(what: record.Record) -> Analysis:
    return analyse(what, budget=200, seed=3)


def test_a_planted_blunder_is_found_with_what_would_have_been_right() -> None:
    found = small(blunder()).decisions[0]
    assert (found.seat, found.played, found.recommended) == (0, "neutralize 1", "neutralize 2")
    assert found.loss > 2 * found.error > 0
    assert found.loss > 0.1


def test_what_a_sage_would_have_done_loses_nothing() -> None:
    analysis = small(blunder("neutralize 2"))
    assert analysis.decisions[0].loss == 0.0
    assert analysis.losses == [0.0] * 4


def test_parts_add_up_to_the_value(talk: record.Record) -> None:
    for analysis in (small(blunder()), small(talk)):
        assert analysis.decisions
        for judged in analysis.decisions:
            for each in judged.alternatives:
                assert sum(each.parts.values()) == pytest.approx(each.value, abs=1e-4)
                assert -0.5 <= each.value <= 1.0
                assert each.error >= 0.0
            assert judged.value in [each.value for each in judged.alternatives]


def test_suspicion_follows_from_what_a_seat_saw_and_names_the_act_that_moved_it() -> None:
    analysis = small(blunder())
    curves = {(curve.viewer, curve.seat): curve for curve in analysis.beliefs}
    assert (curves[0, 2].chances[0] or 0.0) > 0.8  # he refused, and could have followed
    stabbed = curves[0, 1]  # whoever is stabbed shows his role
    assert stabbed.chances[1] == 0.0
    assert {move.act for move in curves[3, 1].moved} <= {1}


def test_the_words_of_a_look_move_what_the_lord_believes(talk: record.Record) -> None:
    analysis = small(talk)
    lord = next(line.seat for line in talk.lines if line.action.startswith("send "))
    told = next(k for k, line in enumerate(talk.lines, 1) if line.action.startswith("announce "))
    moved = {move.act for curve in analysis.beliefs if curve.viewer == lord for move in curve.moved}
    assert told in moved


@pytest.mark.parametrize("players", GAMES["shamans"].players)
def test_a_hidden_world_swapped_behind_the_same_knowledge_changes_no_explanation(
    players: int,
) -> None:
    game = GAMES["shamans"]
    chance = generators(players, 1)[0]
    sage = explainer("shamans", 60, seed=5)
    for match in moments(players, seed=players, every=40):
        seat = match.actor
        other = game.sample(match.information_state(seat), chance)
        swapped = game.view(other, 0, seat), game.information_state(other, 0, seat)
        assert sage.weigh(*match.known(seat), (), False, None) == sage.weigh(
            *swapped, (), False, None
        )
        assert sage.suspect(*match.known(seat), ()) == sage.suspect(*swapped, ())


def test_the_same_seed_gives_the_same_analysis_and_json_that_keeps_its_schema() -> None:
    once = to_json(small(blunder()))
    assert once == to_json(small(blunder()))
    jsonschema_rs.validator_for(schema()).validate(json.loads(once))
    assert to_json(from_json(once)) == once


def test_progress_is_told_act_by_act() -> None:
    heard: list[tuple[int, int]] = []
    analyse(blunder(), 50, tell=lambda done, whole: heard.append((done, whole)))
    assert heard == [(0, 1), (1, 1)]


def test_a_game_without_a_sage_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("penumbra.analysis.analyse.GAMES", {"candle": candle.GAME})
    match = Match(candle.GAME, 3, seed=SEED)
    match.act(match.actor, match.legal(match.actor)[0])
    with pytest.raises(Unexplained, match="candle"):
        small(kept(match, ["Ada", "Bo", "Cy"]))


def test_a_record_without_acts_and_a_budget_of_nothing_are_refused() -> None:
    with pytest.raises(BadRecord, match="no act"):
        small(kept(Match(GAMES["shamans"], 4, seed=SEED), NAMES["shamans"]))
    with pytest.raises(Unexplained, match="at least 1"):
        analyse(blunder(), budget=0)


def test_a_forged_record_is_not_analysed() -> None:
    text = record.written(blunder())
    with pytest.raises(BadRecord, match="Line 2"):
        small(record.loads(text.replace("neutralize 1", "neutralize 3")))


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "game.jsonl"
    path.write_text(record.written(blunder()), encoding="utf-8")
    return path


@pytest.mark.parametrize("lang", ["en", "fr", "cs", "ru"])
def test_the_command_tells_it_in_words(
    file: Path, lang: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["analyse", str(file), "--budget", "60", "--lang", lang]) == 0
    told = capsys.readouterr().out
    assert "Ada" in told
    assert "Cy" in told
    assert "%" in told


def test_the_command_writes_data_and_a_page(
    file: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    html = tmp_path / "game.html"
    words = ["analyse", str(file), "--budget", "60", "--json", "-", "--html", str(html)]
    assert main(words) == 0
    assert from_json(capsys.readouterr().out.encode()).game == "shamans"
    page = html.read_text(encoding="utf-8")
    assert page.count("<svg") == 5  # how the game stood, and what each of four could suspect
    assert "<script" not in page
    assert "http" not in page


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["nothing.jsonl"], "can't be read"),
        ([str(GOLDEN)], "can't be read"),
        ([str(GOLDEN / "shamans-3.jsonl"), "--budget", "0"], "at least 1"),
        ([__file__], "Line 1 is damaged"),
    ],
)
def test_bad_input_is_answered_in_a_sentence(
    words: list[str], told: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["analyse", *words]) == 2
    assert told in capsys.readouterr().err


def test_a_page_that_can_not_be_written_is_an_error(
    file: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    words = ["analyse", str(file), "--budget", "20", "--html", str(file / "page.html")]
    assert main(words) == 2
    assert "can't be written" in capsys.readouterr().err
