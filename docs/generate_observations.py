"""Writes `observations.md` beside this file: every field of every game's tensors, as declared,
and what the numbers of actions mean.

`--check` writes nothing and fails if the file differs.
"""

import argparse
import sys
from collections.abc import Mapping, Sequence
from importlib import import_module
from pathlib import Path
from typing import TypeAlias

from penumbra.envs import PLAYABLE
from penumbra.envs.tensors import tensors_of

Answers: TypeAlias = dict[str, dict[int, list[str]]]

OBSERVATIONS = Path(__file__).parent / "observations.md"

HEADER = """\
# What a learner sees

<!-- Generated from envs/*/tensors.py and games/*/actions.py by docs/generate_observations.py: change those,
run that. -->

An observation is one line of numbers, in one of two forms ([environments.md](environments.md)). The **integer**
tensor has a byte an entry: a flag is 0 or 1, a number is itself, a choice counts its values from 1, and 0 is none of
them, or unknown. The **float** tensor has every entry between 0 and 1: a flag as it is, a number divided by the most it
can be, a choice spread out into one column for each of its values. Fields stand one behind the other; where a
field has something for each seat and each card, the last of these counts fastest. A line has room for the largest
table, and what is not there is 0.

Seats are the numbers of the table, the same for every viewer and the same as in actions; `SEAT` says which is one's
own. The fields below “history” are there with `history=True`: then the line is all that a seat knows of the round, and
equal lines are equal knowledge. Nothing here is more than a seat may know: the tensors are made from
`Game.information_state` alone ([rows.md](rows.md)).

**Actions** are numbers, as many as the game has, and mean what the decision asks. A table of them stands behind the
fields of each game, with the words of `Game.action_text`; where those depend on a back, both are there. What is legal now
is in the mask.
"""

SHOWN = 7  # words of a row that are all written out; of more, some and the last
FIRST = 3


def page() -> str:
    """The whole page."""
    parts = [HEADER]
    for name in PLAYABLE:
        game, tensors = tensors_of(name)
        now, whole = (tensors.integers(False), tensors.floats(False)), tensors.integers(True)
        parts.append(
            f"## {game.name.capitalize()}: {now[0]} integers or {now[1]} floats, "
            f"with history {whole} or {tensors.floats(True)}; {tensors.actions} actions\n\n"
            f"History begins with `{tensors.first_of_history}`.\n\n{tensors.table()}\n"
            f"### Actions of {game.name.capitalize()}\n\n{actions(answers(name))}"
        )
    return "\n".join(parts)


def answers(name: str) -> Answers:
    """What the numbers of a game's actions mean: decision, number, words."""
    found: Answers = import_module(f"penumbra.games.{name}.actions").answers()
    return found


def actions(meant: Answers) -> str:
    """The numbers as a table in Markdown; those that mean the same at every decision come last."""
    always = {
        number: words
        for number, words in next(iter(meant.values())).items()
        if all(each.get(number) == words for each in meant.values())
    }
    lines = ["| decision | numbers | words |", "|---|---|---|"]
    for decision, each in [*meant.items(), ("any", always)]:
        own = {k: words for k, words in each.items() if decision == "any" or k not in always}
        for run in _runs(own):
            numbers = f"{run[0]}" if len(run) == 1 else f"{run[0]} to {run[-1]}"
            words = [" or ".join(f"`{text}`" for text in own[number]) for number in run]
            if len(words) > SHOWN:
                words = [*words[:FIRST], "…", words[-1]]
            lines.append(f"| {decision} | {numbers} | {', '.join(words)} |")
    return "\n".join(lines) + "\n"


def _runs(meant: Mapping[int, Sequence[str]]) -> list[list[int]]:
    """Numbers that follow each other and have the same verb."""
    runs: list[list[int]] = []
    for number in sorted(meant):
        verb = meant[number][0].split()[0]
        if runs and runs[-1][-1] == number - 1 and meant[runs[-1][0]][0].split()[0] == verb:
            runs[-1].append(number)
        else:
            runs.append([number])
    return runs


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--check", action="store_true", help="fail if the file is out of date")
    if not parser.parse_args().check:
        OBSERVATIONS.write_text(page(), encoding="utf-8")
    elif OBSERVATIONS.read_text(encoding="utf-8") != page():
        print(f"{OBSERVATIONS} is old: run python docs/generate_observations.py", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
