"""How are exponentials and powers made so that every machine finds the same digits?  With + − × ÷ alone.

These four are defined to the last bit everywhere. `math.exp`, `x ** y` and numpy's functions are not: libraries take
other steps on other processors, and the last digits differ. No numpy is needed, but its arrays are taken.
"""

from __future__ import annotations

from math import frexp
from typing import Any

HALVINGS = 10
TERMS = 8  # of the series of exp; what is left out is below 1e-12 of the value
LOG_TERMS = 12
LN_2 = 0.6931471805599453
LN_3_4 = -0.2876820724517809


def exp(x: Any) -> Any:
    """e to the x for a number or an array of float64, from −60 to 60."""
    part = x / 2**HALVINGS
    value = 1 + part / TERMS
    for k in range(TERMS - 1, 0, -1):
        value = 1 + value * part / k
    for _ in range(HALVINGS):
        value = value * value
    return value


def logistic(x: float) -> float:
    """1 / (1 + e to the −x): from 0 to 1, 1/2 at 0."""
    value: float = 1 / (1 + exp(max(-60.0, min(60.0, -x))))
    return value


def log(x: float) -> float:
    """The natural logarithm of a number above 0."""
    mantissa, power = frexp(x)
    part = (mantissa - 0.75) / (mantissa + 0.75)
    square, value = part * part, 0.0
    for k in range(2 * LOG_TERMS - 1, 0, -2):
        value = value * square + 1 / k
    return 2 * part * value + power * LN_2 + LN_3_4


def power(x: float, y: float) -> float:
    """x to the y for a number above 0."""
    value: float = exp(y * log(x))
    return value
