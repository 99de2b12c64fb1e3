"""Set-up leaves nothing to be compiled under a player's hand."""

import subprocess
import sys

import pytest

AFTER = """
import sys
from penumbra import bots
from penumbra.bots.turns import next_act
from penumbra.games import GAMES
from penumbra.games.match import Match
from penumbra.games.rehearsal import rehearsal

game = GAMES["shamans"]
for step in rehearsal(game) + bots.rehearsal(game):
    step()

def compiled():
    modules = [module for name, module in sys.modules.items() if name.startswith("penumbra")]
    places = [place for module in modules for place in vars(module).values()]
    return {
        (place.py_func.__module__, place.py_func.__name__, str(signature))
        for place in places
        if hasattr(place, "py_func")
        for signature in place.signatures
    }

before = compiled()
match = Match(game, 5, seed=bytes([7] * 32))
company = {seat: bots.make(["sage:8", "seeker"][seat % 2], "shamans", seat) for seat in range(5)}
while not match.over and match.rounds == 1:
    match.act(*next_act(match, company))
print(*sorted(compiled() - before), sep="\\n")
"""


@pytest.mark.slow
def test_after_the_rehearsal_no_bot_compiles_anything() -> None:
    done = subprocess.run([sys.executable, "-c", AFTER], check=True, capture_output=True, text=True)
    assert done.stdout.strip() == ""
