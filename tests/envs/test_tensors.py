"""The fields of a line: declared once, explained in docs/observations.md."""

import numpy as np
import pytest

from docs.generate_observations import OBSERVATIONS, answers, page
from penumbra.envs import PLAYABLE
from penumbra.envs.lockstep import LockStep
from penumbra.envs.tensors import tensors_of


def test_the_page_of_observations_is_what_the_code_declares() -> None:
    text = OBSERVATIONS.read_text(encoding="utf-8")
    assert text == page(), "run python docs/generate_observations.py"


def test_fields_lie_one_behind_the_other() -> None:
    for name in PLAYABLE:
        _, tensors = tensors_of(name)
        at = 0
        for field in tensors.fields.values():
            assert field == at
            at += field.width
        assert at == tensors.integers(history=True) > tensors.integers(history=False)
        assert tensors.floats(history=True) > tensors.floats(history=False)


@pytest.mark.parametrize("name", PLAYABLE)
def test_the_table_of_actions_says_what_every_legal_number_means(name: str) -> None:
    """In games by chance: each is there, under its decision, in the words of the game."""
    meant = answers(name)
    games = LockStep(name, 64, tensor="integer")
    decision = games.tensors.fields["DECISION"]
    arrays = games.new_arrays()
    games.reset(arrays, seed=2)
    rng = np.random.default_rng(2)
    met: set[tuple[str, int]] = set()
    for _ in range(300):
        for i in np.flatnonzero(~arrays.terminations):
            kind = decision.values[arrays.observations[i, decision] - 1]
            for number in np.flatnonzero(arrays.masks[i]).tolist():
                if (kind, number) not in met:
                    text = games.game.action_text(games.rows, int(i), number)
                    assert text in meant[kind][number]
                    met.add((kind, number))
        games.step((rng.random(arrays.masks.shape) * arrays.masks).argmax(axis=1), arrays)
    assert len(met) > 70
    assert all(number < games.actions for each in meant.values() for number in each)
