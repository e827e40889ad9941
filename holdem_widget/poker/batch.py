"""How strong are a million hands?  The evaluator of `evaluator` over numpy arrays, with the same integers.

`numpy` is imported with this module, so nobody imports it before arrays are wanted.
"""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from holdem_widget.errors import BadCards
from holdem_widget.poker import keys

Ints = npt.NDArray[np.int64]
Strengths = npt.NDArray[np.int16]
Cards = npt.NDArray[np.uint8]

KEYS: Ints = np.array(keys.KEYS, np.int64)
HIGH: Ints = np.array(keys.HIGH, np.int64)
LOW: Ints = np.array(keys.LOW, np.int64)
TABLE: Strengths = np.array(keys.TABLE, np.int16)
SUITED: Strengths = np.array(keys.SUITED, np.int16)
MASKS: Ints = np.array(
    [1 << (13 * (card & 3) + (card >> 2)) for card in range(52)], np.int64
)  # one bit a card, by suit
BIASED: Ints = KEYS + keys.BIAS
CHUNK = 1 << 15  # rows at a time: what fits in the second-level cache

_SHIFT_OF_FLAG = np.zeros(4097, np.int64)
_SHIFT_OF_FLAG[[1, 16, 256, 4096]] = [0, 13, 26, 39]


def strengths(cards: Cards) -> Strengths:
    """The strength of each hand of 5, 6 or 7 cards: `(n, 7) uint8` → `(n,) int16`, larger wins, equal ties.

    Shape, dtype and range are checked, doubled cards are not. Column-major arrays are a little faster.

    Raises: BadCards.
    """
    require_hands(cards)
    count, width = cards.shape
    out = np.empty(count, np.int16)
    size = min(count, CHUNK)
    sums, spare = np.empty(size, np.int64), np.empty(size, np.int64)
    for start in range(0, count, CHUNK):
        chunk = cards[start : start + CHUNK]
        total, part = sums[: len(chunk)], spare[: len(chunk)]
        BIASED.take(chunk[:, 0], out=total, mode="clip")
        for column in range(1, width):
            KEYS.take(chunk[:, column], out=part, mode="clip")
            total += part
        values = out[start : start + CHUNK]
        rank_strengths(total, out=values)
        flushed = np.flatnonzero(np.bitwise_and(total, keys.FLUSH, out=part))
        if len(flushed):
            values[flushed] = flush_strengths(total[flushed], MASKS[chunk[flushed]].sum(axis=1))
    return out


def require_hands(cards: object) -> None:
    """Raises: BadCards unless this is `(n, 5..7) uint8` of card numbers 0..51."""
    if not isinstance(cards, np.ndarray):
        raise BadCards(f"{type(cards).__name__} is not an array: strengths takes a numpy array, (n, 7) uint8")
    if cards.ndim != 2 or not 5 <= cards.shape[1] <= 7:
        raise BadCards(f"an array of shape {cards.shape} is not (n, 7): one row a hand of 5, 6 or 7 cards")
    if cards.dtype != np.uint8:
        raise BadCards(f"dtype {cards.dtype} is not uint8: card numbers are rank * 4 + suit, 0..51")
    if cards.size and int(cards.max()) > 51:
        raise BadCards(f"{int(cards.max())} is not a card number 0..51")


def rank_strengths(sums: Ints, out: Strengths | None = None) -> Strengths:
    """The strengths of the ranks behind sums of keys, any shape; flushes are not seen."""
    half = sums >> 32
    places = HIGH.take(half, mode="clip")
    np.bitwise_and(sums, 65535, out=half)
    places += LOW.take(half, mode="clip")
    values: Strengths = TABLE.take(places, out=out, mode="clip")
    return values


def flush_strengths(sums: Ints, masks: Ints) -> Strengths:
    """The strengths of hands that hold a flush: `sums` with `BIAS`, `masks` the sums of `MASKS`, one shape."""
    shifts = _SHIFT_OF_FLAG[(sums & keys.FLUSH) >> 19]
    values: Strengths = SUITED.take(masks >> shifts & 8191)
    return values


def full_strengths(sums: Ints, masks: Ints) -> Strengths:
    """The strengths of hands from their sums of keys (with `BIAS`) and of `MASKS`, one shape, flushes seen."""
    values = rank_strengths(sums)
    flushed = np.flatnonzero(sums & keys.FLUSH)
    if len(flushed):
        values.ravel()[flushed] = flush_strengths(sums.ravel()[flushed], masks.ravel()[flushed])
    return values
