"""No honest table is ever accused: random games of every size, with people who drop out, sleep, do
not open or change what they keep; and what an old note still proves.
"""

from random import Random

import msgspec
import pytest

from penumbra.games import GAMES
from penumbra.games.errors import OtherRules
from penumbra.games.fairness.note import Note, Run, loads, seen
from penumbra.games.fairness.verdict import Verdict, read_and_judge
from tests.games.paper_table import PaperTable, played

SIZES = [(name, players) for name in ("shamans", "intrigue") for players in GAMES[name].players]


def judged(table: PaperTable, note: Note) -> Verdict:
    return read_and_judge(table.record(), loads(note.dumps()), GAMES)


@pytest.mark.parametrize(("game", "players"), SIZES)
def test_nobody_at_an_honest_table_finds_anything_wrong(game: str, players: int) -> None:
    chance = Random(f"honest {game} {players}")
    bots = chance.sample(range(players), chance.randrange(players - 1))
    table = PaperTable(game, players, bots, chance.randbytes(32), chance)
    people = [seat for seat in range(players) if seat not in bots]
    away = [seat for seat in people if chance.random() < 0.2]
    while not table.draw(away, [seat for seat in people if chance.random() < 0.1]):
        pass
    match = table.deal()
    while not match.over:
        table.act()
        for seat in table.clients:
            if chance.random() < 0.03:
                table.leave(seat)
            elif chance.random() < 0.3:
                table.come_back(seat)
    for seat in table.clients:
        assert judged(table, table.note(seat)).grade != "not_fair", seat


@pytest.mark.parametrize(("game", "players"), [("shamans", 3), ("intrigue", 7)])
def test_who_was_there_all_the_time_has_it_proved(game: str, players: int) -> None:
    table = played(game, players, bots=[1])
    assert judged(table, table.note(0)).grade == "proved"
    assert [finding.code for finding in judged(table, table.note(-1)).reasons] == ["watched"]


def test_of_an_old_note_the_hashes_of_its_rounds_are_enough() -> None:
    table = played("intrigue", 7, bots=[1])
    note = loads(table.note(0).dumps())
    drawn = table.clients[0].draw
    assert drawn is not None
    note.runs = [
        Run(round=run.round, seen=seen(drawn, note.viewer, run)) for run in table.note(0).runs
    ]
    assert judged(table, note).grade == "proved"
    note.runs[1].seen = "0" * 64
    assert judged(table, note).reasons[0].code == "other_view"


def test_who_only_looks_on_for_a_while_accuses_nobody_of_other_cards() -> None:
    """Sent away and let back: what a spectator sees is not what the chair would have seen."""
    table = PaperTable("shamans", 3, [1], bytes(32), Random(3))
    table.draw()
    match = table.deal()
    book = table.clients[0]
    for viewer in (-1, 0):
        for _ in range(5):
            table.act()
        book.look(table.commitment, None if viewer < 0 else viewer)
        book.gap(msgspec.json.decode(match.view_json(viewer)))
    table.play()
    verdict = judged(table, table.note(0))
    assert (verdict.grade, [reason.code for reason in verdict.reasons]) == ("in_part", ["gaps"])


def test_a_note_that_ends_early_proves_what_it_has_seen() -> None:
    table = played("shamans", 3, bots=[1])
    note = loads(table.note(0).dumps())
    note.ended = False
    del note.runs[-1].events[-3:]
    verdict = judged(table, note)
    assert (verdict.grade, verdict.reasons[0].code) == ("in_part", "gaps")


def test_a_record_of_other_rules_is_neither_proved_nor_called_unfair() -> None:
    table = played("shamans", 3, bots=[1])
    text = table.record().replace('"penumbra":2,', '"penumbra":2,"rules":9,')
    for note in (table.note(0), None):
        with pytest.raises(OtherRules, match="Use a Penumbra that plays version 9"):
            read_and_judge(text, note, GAMES)
