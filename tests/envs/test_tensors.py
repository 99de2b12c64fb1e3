"""The fields of a line: declared once, explained in docs/observations.md."""

from docs.generate_observations import OBSERVATIONS, page
from penumbra.envs import PLAYABLE
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
