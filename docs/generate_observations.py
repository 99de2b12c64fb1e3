"""Writes `observations.md` beside this file: every field of every game's tensors, as declared.

`--check` writes nothing and fails if the file differs.
"""

import argparse
import sys
from pathlib import Path

from penumbra.envs import PLAYABLE
from penumbra.envs.tensors import tensors_of

OBSERVATIONS = Path(__file__).parent / "observations.md"

HEADER = """\
# What a learner sees

<!-- Generated from envs/*/tensors.py by docs/generate_observations.py: change those, run that. -->

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

Actions are numbers, as many as the game has, and mean what the decision asks: `Game.action_text` says them in words.
"""


def page() -> str:
    """The whole page."""
    parts = [HEADER]
    for name in PLAYABLE:
        game, tensors = tensors_of(name)
        now, whole = (tensors.integers(False), tensors.floats(False)), tensors.integers(True)
        parts.append(
            f"## {game.name.capitalize()}: {now[0]} integers or {now[1]} floats, "
            f"with history {whole} or {tensors.floats(True)}; {tensors.actions} actions\n\n"
            f"History begins with `{tensors.first_of_history}`.\n\n{tensors.table()}"
        )
    return "\n".join(parts)


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
