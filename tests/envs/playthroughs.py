"""Games of OpenSpiel played through and written down, short enough to be read in a diff.

    python -m tests.envs.playthroughs

writes the golden ones anew. OpenSpiel's own playthroughs print every entry of every tensor and all
that chance could have been, which is megabytes; here tensors are a digest, and long lists are cut.
"""

import hashlib
import re
from pathlib import Path

from absl import flags
from open_spiel.python.algorithms import generate_playthrough

GOLDEN = Path(__file__).parent / "golden"
GAMES = {
    "shamans": "penumbra_shamans(players=3)",
    "intrigue": "penumbra_intrigue(players=7,board=free-talk)",
}
LONGEST = 1000  # characters of a list

flags.FLAGS.mark_as_parsed()  # OpenSpiel asks its command line, and there is none


def played(game: str, actions: list[int] | None = None) -> str:
    """A playthrough of these actions, then of any."""
    text = generate_playthrough.playthrough(game, actions, seed=1)
    return _shortened(text.splitlines())


def actions_in(playthrough: str) -> list[int]:
    """What was done in one, chance included."""
    return [int(action) for action in re.findall(r"^action: (\d+)$", playthrough, re.M)]


def _shortened(lines: list[str]) -> str:
    kept: list[str] = []
    tensors = hashlib.sha256()
    for line in lines:
        if re.match(r"(\w+Tensor\(|[ ◯◉]+$)", line):
            tensors.update(line.encode())
            continue
        if line.startswith(("Rewards()", "LegalActions()", "ChanceOutcomes()")):
            if tensors.digest() != hashlib.sha256().digest():
                kept.append(f"Tensors: {tensors.hexdigest()[:16]}")
            tensors = hashlib.sha256()
        cut = line.startswith(("ChanceOutcomes()", "LegalActions()", "StringLegalActions()"))
        if cut and len(line) > LONGEST:
            line = f"{line[:60]} … {line[-40:]}"
        kept.append(line)
    return "\n".join(kept) + "\n"


def main() -> None:
    """Write them."""
    for name, game in GAMES.items():
        (GOLDEN / f"{name}.txt").write_text(played(game), encoding="utf-8")


if __name__ == "__main__":
    main()
