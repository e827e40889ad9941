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


def pair_table(table: Ints) -> Ints:
    """The sums of every two entries of a table of at most 64: `(4096,)`, at `first << 6 | second`."""
    padded = np.zeros(64, np.int64)
    padded[: len(table)] = table
    return (padded[:, None] + padded).ravel()


PAIR_KEYS = pair_table(KEYS)


def strengths(cards: Cards) -> Strengths:
    """The strength of each hand of 5, 6 or 7 cards: `(n, 7) uint8` → `(n,) int16`, larger wins, equal ties.

    Shape, dtype and range are checked, doubled cards are not. Column-major arrays are a little faster.

    Raises: BadCards.
    """
    require_hands(cards)
    out = np.empty(len(cards), np.int16)
    room = Room(min(len(cards), CHUNK))
    for start in range(0, len(cards), CHUNK):
        _chunk_strengths(cards[start : start + CHUNK], out[start : start + CHUNK], room)
    return out


class Room:
    """Space that is used again from chunk to chunk: three rows of `size` sums, one of pairs, one of flags."""

    __slots__ = ("flags", "pairs", "sums")

    def __init__(self, size: int) -> None:
        self.sums = np.empty((3, size), np.int64)
        self.pairs = np.empty(size, np.uint16)
        self.flags = np.empty(size, np.bool_)


def _chunk_strengths(chunk: Cards, values: Strengths, room: Room) -> None:
    total, part, half = room.sums[:, : len(chunk)]
    pair, flags = room.pairs[: len(chunk)], room.flags[: len(chunk)]
    BIASED.take(chunk[:, -1], out=total, mode="clip")
    width = chunk.shape[1]
    for column in range(0, width - 2, 2):
        pair[:] = chunk[:, column]
        pair <<= 6
        pair |= chunk[:, column + 1]
        total += PAIR_KEYS.take(pair, out=part, mode="clip")
    if width == 6:
        total += KEYS.take(chunk[:, 4], out=part, mode="clip")
    HIGH.take(np.right_shift(total, 32, out=half), out=part, mode="clip")
    part += LOW.take(np.bitwise_and(total, 65535, out=half), mode="clip")
    TABLE.take(part, out=values, mode="clip")
    np.not_equal(np.bitwise_and(total, keys.FLUSH, out=half), 0, out=flags)
    rows = np.flatnonzero(flags)
    if len(rows):
        masks = sum((MASKS.take(chunk[:, column].take(rows)) for column in range(1, width)), MASKS[chunk[rows, 0]])
        values[rows] = flush_strengths(half.take(rows), masks)


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
