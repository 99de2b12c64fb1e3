"""What a loop will need soon, asked for in time: it is in the cache when the loop arrives there.

A batch is larger than the processor's own cache, and what an act touches of a row lies scattered:
no processor guesses that. Nothing changes but the time.
"""

from typing import Any, cast

from llvmlite import ir  # type: ignore[import-untyped]  # Numba stands on it
from numba import types
from numba.core import cgutils, config
from numba.extending import intrinsic
from numpy import int64
from numpy.typing import NDArray

from penumbra.games.compiled import compiled

LINE = 8  # words that memory hands over at once
TO_WRITE, IN_ALL_CACHES, DATA = 1, 3, 1  # as LLVM numbers them


def _fetched(_typing: Any, rows: Any, _i: Any, _word: Any) -> Any:
    """How the line is fetched that one word of a batch lies in: LLVM has an instruction for it."""

    def generate(context: Any, builder: Any, signature: Any, values: Any) -> Any:
        kind, code = signature.args[0], cast(Any, cgutils)
        array = context.make_array(kind)(context, builder, values[0])
        place = code.get_item_pointer(context, builder, kind, array, values[1:])
        pointer, number = code.voidptr_t, ir.IntType(32)
        asked = ir.FunctionType(ir.VoidType(), [pointer, number, number, number])
        prefetch = builder.module.declare_intrinsic("llvm.prefetch", [pointer], asked)
        how = [number(each) for each in (TO_WRITE, IN_ALL_CACHES, DATA)]
        builder.call(prefetch, [builder.bitcast(place, pointer), *how])
        return context.get_dummy_value()

    return types.void(rows, types.intp, types.intp), generate


def _left_alone(_rows: NDArray[int64], _i: int, _word: int) -> None:
    """Plain Python has nothing to ask for."""


_fetch: Any = _left_alone if cast(Any, config).DISABLE_JIT else intrinsic(_fetched)


@compiled
def prefetch(rows: NDArray[int64], i: int) -> None:
    """Have a whole row of a batch fetched, to be read and written."""
    for word in range(0, rows.shape[1], LINE):
        _fetch(rows, i, word)
