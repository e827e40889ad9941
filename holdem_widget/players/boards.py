"""How does every hand stand on a board?  Strengths of all 1,326 hands on each run-out, and their places among all.

Tables are cached by board; the run-outs of a flop are drawn once for it, so the same board gives the same table.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from itertools import combinations
from random import Random

import numpy as np
import numpy.typing as npt

from holdem_widget.poker.batch import BIASED, KEYS, MASKS, flush_strengths, rank_strengths
from holdem_widget.poker.cards import DECK, Card
from holdem_widget.poker.combos import COMBOS
from holdem_widget.poker.keys import FLUSH

Floats = npt.NDArray[np.float32]
Bools = npt.NDArray[np.bool_]
Places = npt.NDArray[np.int64]

FLOP_RUNOUTS = 100
PLACE_RUNOUTS = 30  # for places fewer are enough
PAIRS: npt.NDArray[np.int64] = np.array(COMBOS, np.int64)
HOLDS: Bools = np.zeros((52, len(COMBOS)), bool)  # HOLDS[card] are the hands with the card
HOLDS[PAIRS[:, 0], np.arange(len(COMBOS))] = True
HOLDS[PAIRS[:, 1], np.arange(len(COMBOS))] = True
PAIR_KEYS = KEYS[PAIRS].sum(axis=1)
PAIR_MASKS = MASKS[PAIRS].sum(axis=1)


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class Table:
    """All hands on one board.

    `strengths` (run-outs, 1326) int16, -1 where a hand collides with board or run-out; `places` (1326) is the mean
    share of hands below (0 the worst, 1 the best), from some of the run-outs, `swing` (1326) how much it moves with
    them; `order` sorts by place.
    """

    strengths: npt.NDArray[np.int16]
    places: Floats
    swing: Floats
    order: Places
    free: Floats  # (1326) 1 where the hand does not hold a board card

    @property
    def runouts(self) -> int:
        """How many run-outs there are."""
        return len(self.strengths)


@lru_cache(maxsize=96)
def table_of(board: tuple[Card, ...]) -> Table:
    """The table of a board of three to five cards."""
    rest = [card for card in DECK if card not in board]
    runs = rest_of_board(board, rest)
    boards = np.array([(*board, *run) for run in runs], np.int64)
    strengths = all_strengths(boards)
    blocked: Bools = HOLDS[boards].any(axis=1)  # type: ignore[assignment]
    strengths[blocked] = -1
    few = slice(None, None, max(1, len(runs) // PLACE_RUNOUTS))
    shares = shares_below(strengths[few], blocked[few])
    seen = np.maximum((~blocked[few]).sum(axis=0), 1)
    places = shares.sum(axis=0) / seen
    spread = np.sqrt(np.maximum((shares**2).sum(axis=0) / seen - places**2, 0.0))
    free = ~HOLDS[list(board)].any(axis=0)
    return Table(
        strengths=strengths,
        places=places.astype(np.float32),
        swing=spread.astype(np.float32),
        order=np.argsort(places, kind="stable"),
        free=np.asarray(free, np.float32),
    )


def all_strengths(boards: npt.NDArray[np.int64]) -> npt.NDArray[np.int16]:
    """The strength of every hand on each full board: (boards, 5) → (boards, 1326); collisions are not seen."""
    sums = (KEYS[boards[:, 1:]].sum(axis=1) + BIASED[boards[:, 0]])[:, None] + PAIR_KEYS[None, :]
    values = rank_strengths(sums)
    rows, columns = np.nonzero(sums & FLUSH)
    if len(rows):
        masks = MASKS[boards].sum(axis=1)[rows] + PAIR_MASKS[columns]
        values[rows, columns] = flush_strengths(sums[rows, columns], masks)
    return values.astype(np.int16)


def rest_of_board(board: tuple[Card, ...], rest: list[Card]) -> list[tuple[Card, ...]]:
    """The cards to come: nothing, each card, or so many drawn pairs."""
    if len(board) == 5:
        return [()]
    if len(board) == 4:
        return [(card,) for card in rest]
    drawn = Random(sum(1 << card for card in board))
    return drawn.sample(list(combinations(rest, 5 - len(board))), FLOP_RUNOUTS)


def shares_below(strengths: npt.NDArray[np.int16], blocked: Bools) -> Floats:
    """For each run-out and hand the share of possible hands that it beats, a tie as half; 0 where it collides."""
    order = np.argsort(strengths, axis=1, kind="stable")
    ordered = np.take_along_axis(strengths, order, axis=1)
    width = strengths.shape[1]
    index = np.broadcast_to(np.arange(width), strengths.shape)
    starts = np.ones(strengths.shape, bool)
    starts[:, 1:] = ordered[:, 1:] != ordered[:, :-1]
    first = np.maximum.accumulate(np.where(starts, index, 0), axis=1)
    ends = np.ones(strengths.shape, bool)
    ends[:, :-1] = starts[:, 1:]
    last = np.minimum.accumulate(np.where(ends, index, width)[:, ::-1], axis=1)[:, ::-1]
    gone = blocked.sum(axis=1, keepdims=True)
    share = ((first + last) / 2 + 0.5 - gone) / (width - gone)
    out = np.zeros(strengths.shape, np.float32)
    np.put_along_axis(out, order, share.astype(np.float32), axis=1)
    out[blocked] = 0.0
    return out
