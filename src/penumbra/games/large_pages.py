"""Arrays for batches on large pages of memory: a walk through megabytes then asks for few of them.

NumPy asks the system for large pages for arrays of four MiB and more, and gets one wherever it fits
in whole. A batch of 4,096 games is just smaller than that and begins anywhere; here it gets room
around it. Where a system has no such pages, nothing changes but the address.
"""

from math import prod
from typing import Any

import numpy as np
from numpy.typing import DTypeLike, NDArray

PAGE = 2 << 20  # bytes


def on_large_pages(shape: tuple[int, ...], kind: DTypeLike) -> NDArray[Any]:
    """An array of zeros; one of a page or more begins on a page of its own."""
    size = prod(shape) * np.dtype(kind).itemsize
    if size < PAGE:
        return np.zeros(shape, kind)
    whole = np.zeros(size + 2 * PAGE, np.uint8)
    first = -whole.ctypes.data % PAGE
    return whole[first : first + size].view(kind).reshape(shape)
