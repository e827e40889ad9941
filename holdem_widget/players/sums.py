"""Which matrix product is the same on every machine?  One whose every sum is exact, in whatever order it is added up.

Libraries add up in an order of their own for each processor, so that the last digits differ, and a solver makes them
grow. Here both sides are rounded to whole numbers first, so small that float64 holds every sum without rounding.
"""

from __future__ import annotations

from math import frexp
from typing import Any

import numpy as np
from numpy.typing import NDArray

Floats = NDArray[np.float64]
BITS = 26  # of each side: together they leave one of the 53 of float64 free
MORE = 18  # bits of what rounding took away


class Factor:
    """The right side of a product, `(n, m)` with n below 1000; the left one is `(..., n)`, between −1 and 1."""

    def __init__(self, right: NDArray[np.floating[Any]]) -> None:
        mass = float(np.abs(right).sum(axis=0).max())
        scale = 2.0 ** (BITS - frexp(mass)[1])
        self.coarse: Floats = np.rint(right * scale)
        self.fine: Floats = np.rint((right * scale - self.coarse) * 2.0**MORE)
        self.unit = 1 / (scale * 2.0**BITS)

    def times(self, left: Floats) -> Floats:
        """`left @ right` with an error of about 1e-8."""
        found: Floats = np.matmul(np.rint(left * 2.0**BITS), self.coarse)
        found *= self.unit
        return found

    def closely(self, left: Floats) -> Floats:
        """`left @ right` with an error of about 1e-14, at three times the cost."""
        coarse = np.rint(left * 2.0**BITS)
        fine = np.rint((left * 2.0**BITS - coarse) * 2.0**MORE)
        rest = np.matmul(coarse, self.fine) + np.matmul(fine, self.coarse)
        found: Floats = (np.matmul(coarse, self.coarse) + rest * 2.0**-MORE) * self.unit
        return found
