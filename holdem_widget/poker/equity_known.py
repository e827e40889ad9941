"""Who wins how often when every hand is known, or all but one stranger's?  Counted without listing the boards.

Without a possible flush only ranks matter, so boards are counted by their multiset of ranks. The run-outs in which
somebody can have a flush are listed apart (`runouts.suited_runouts`) and taken out of that count.

A result is a `Tally`: how many deals are won by exactly each set of players, as a bit mask.
"""

from __future__ import annotations

from functools import cache, lru_cache
from itertools import chain, combinations
from math import comb

import numpy as np
import numpy.typing as npt

from holdem_widget.poker import keys
from holdem_widget.poker.batch import KEYS, MASKS, SUITED, Strengths, flush_strengths, rank_strengths
from holdem_widget.poker.runouts import (
    Deal,
    Floats,
    Suited,
    free_ranks,
    joined,
    multisets,
    rank_sum,
    suited_runouts,
)

Tally = npt.NDArray[np.float64]  # (2**players,) whole numbers: deals won by exactly this set of players
LISTED = 2  # so many cards to come are listed; more are counted by ranks
MASK_OF: tuple[int, ...] = tuple(MASKS.tolist())


def known_work(deal: Deal) -> int:
    """The work of `known_tally`, in the unit of `equity.EXACT_WORK`."""
    boards = comb(52 - len(deal.gone), deal.to_come)
    return len(deal.hands) * (1_000 + boards // 4 if deal.to_come <= LISTED else 8_000)


def known_tally(deal: Deal) -> Tally:
    """The tally over all completions of the board, every hand known."""
    return listed_tally(deal) if deal.to_come <= LISTED else counted_tally(deal)


@cache
def choices(count: int, size: int) -> npt.NDArray[np.intp]:
    """All ways to choose `size` places of `count`: `(size, n)`."""
    flat = np.fromiter(chain.from_iterable(combinations(range(count), size)), np.intp)
    return np.ascontiguousarray(flat.reshape(comb(count, size), size).T)


def listed_tally(deal: Deal) -> Tally:
    """The tally by looking at each completion."""
    unseen = np.array(deal.unseen)
    chosen = choices(len(unseen), deal.to_come)
    whole = [hand + deal.board for hand in deal.hands]
    sums = np.array([[sum([keys.KEYS[card] for card in cards], keys.BIAS)] for cards in whole])
    for cards in KEYS.take(unseen).take(chosen):
        sums = sums + cards
    values = rank_strengths(sums)
    player, column = np.nonzero((sums & keys.FLUSH) != 0)
    if len(player):
        masks = np.array([sum([MASK_OF[card] for card in cards]) for cards in whole]).take(player)
        for row in chosen:
            masks += MASKS.take(unseen.take(row.take(column)))
        values[player, column] = flush_strengths(sums[player, column], masks)
    return tally(values)


def winners(values: Strengths) -> Strengths:
    """Which players are best, as a bit mask: `(players, …)` → `(…)`."""
    best = values.max(axis=0)
    out: Strengths = (values[0] == best).astype(np.int16)
    for player in range(1, len(values)):
        out += (values[player] == best) * np.int16(1 << player)
    return out


def tally(values: Strengths, ways: Floats | None = None) -> Tally:
    """How many ways each set of winners has: `values (players, …)`, `ways (…)` or one each."""
    if ways is None and len(values) == 2:
        more, less = np.count_nonzero(values[0] > values[1]), np.count_nonzero(values[0] < values[1])
        return np.array([0, more, less, values[0].size - more - less], np.float64)
    weights = None if ways is None else ways.ravel()
    return np.bincount(winners(values).ravel(), weights, 1 << len(values)).astype(np.float64)


@lru_cache(maxsize=512)
def rank_values(base: int, to_come: int) -> Strengths:
    """What ranks with the key `base` are worth with each multiset to come, flushes apart: `(multisets,)`."""
    values = rank_strengths(base + multisets(to_come).sums)
    values.flags.writeable = False
    return values


def counted_tally(deal: Deal) -> Tally:
    """The tally by multisets of ranks and, apart, by suits in which somebody can have a flush."""
    by_rank = np.array([rank_values(rank_sum(hand + deal.board), deal.to_come) for hand in deal.hands])
    ways = multisets(deal.to_come).ways(free_ranks(deal))
    total = np.zeros(1 << len(deal.hands))
    for part in suited_runouts(deal, stranger=False):
        ranks = joined(part.count, deal.to_come - part.count).take(part.rows, axis=0)
        part_ways = np.empty(part.shape)
        part_ways[:] = part.ways
        ways -= np.bincount(ranks.ravel(), part_ways.ravel(), len(ways))
        total += tally(suited_values(part, by_rank, ranks), part_ways)
    return total + tally(by_rank, ways)


def suited_values(part: Suited, by_rank: Strengths, ranks: npt.NDArray[np.intp]) -> Strengths:
    """What each hand is worth on each of the part's run-outs: `(players, subsets, rests)`.

    `by_rank (players, multisets)` are the values without a flush, `ranks` says which multiset a run-out is.
    """
    values = np.empty((len(by_rank), *part.shape), np.int16)
    for player, held in enumerate(part.held):
        if part.suited + held.bit_count() >= 5:
            values[player] = SUITED.take(part.masks | (held | part.board))[:, None]
        else:
            by_rank[player].take(ranks, out=values[player], mode="clip")
    return values
