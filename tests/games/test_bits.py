"""Sets as bits."""

from hypothesis import given
from hypothesis import strategies as st

from penumbra.games.bits import lowest, members, nth, size


@given(st.sets(st.integers(0, 62), min_size=1))
def test_bits_behave_as_the_set_they_stand_for(these: set[int]) -> None:
    bits = sum(1 << member for member in these)
    in_order = sorted(these)
    assert size(bits) == len(these)
    assert lowest(bits) == in_order[0]
    assert members(bits) == in_order
    assert [nth(bits, n) for n in range(len(these))] == in_order
