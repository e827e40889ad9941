"""Who wins how often when one hand is any two unseen cards?  Known hands against one stranger, counted.

The stranger's two cards are counted like the board's: by ranks where they make no flush, by the cards of the suit
where they do. In a tally the stranger is the player after the known ones.
"""

from __future__ import annotations

import numpy as np

from holdem_widget.poker.batch import SUITED, Ints, Strengths
from holdem_widget.poker.equity_known import Tally, choices, rank_values, suited_values, winners
from holdem_widget.poker.runouts import (
    Deal,
    Floats,
    Places,
    Suited,
    free_ranks,
    joined,
    multisets,
    rank_sum,
    subsets,
    suited_runouts,
)

PAIRS = multisets(2)
FIRST, SECOND = PAIRS.ranks.T  # the two ranks of a stranger, (91,) each
TWICE = FIRST == SECOND
HALF = np.where(TWICE, 0.5, 1.0)
TWO = subsets(2)
FIRST_OF_TWO, SECOND_OF_TWO = choices(13, 2)
AT_ONCE = 1 << 18  # numbers in one block
EVERY_RANK: Ints = 1 << np.arange(13)


def stranger_work(deal: Deal) -> int:
    """The work of `stranger_tally`, in the unit of `equity.EXACT_WORK`."""
    return (10_000, 20_000, 30_000, 200_000, 1_200_000, 5_000_000)[deal.to_come]


def stranger_tally(deal: Deal) -> Tally:
    """The tally over all completions of the board and all hands of one stranger."""
    known = np.array([rank_values(rank_sum(hand + deal.board), deal.to_come) for hand in deal.hands])
    board = rank_sum(deal.board)
    stranger = np.array([rank_values(board + pair, deal.to_come) for pair in PAIRS.sums.tolist()])
    free = free_ranks(deal)
    runouts = multisets(deal.to_come)
    ways = runouts.ways(free)
    total = np.zeros(2 << len(deal.hands))
    for part in suited_runouts(deal, stranger=True):
        places = joined(part.count, deal.to_come - part.count).take(part.rows, axis=0)
        ways -= np.bincount(places.ravel(), np.broadcast_to(part.ways, part.shape).ravel(), len(ways))
        total += _suited_tally(part, suited_values(part, known, places), stranger=stranger, places=places, free=free)
    step = max(1, AT_ONCE // len(FIRST))
    for start in range(0, len(ways), step):
        rows = slice(start, start + step)
        left = free - _rank_counts(runouts.ranks[rows])
        total += versus(known[:, rows], stranger[:, rows].T, weights=_pair_ways(left), ways=ways[rows])
    return total


def versus(known: Strengths, values: Strengths, *, weights: Floats, ways: Floats) -> Tally:
    """The tally of rows in which a stranger holds `values (rows, hands)` in `weights (rows, hands)` ways.

    `known (players, rows)` are the other hands' values, `ways (rows,)` what each row counts.
    """
    best, pattern = known.max(axis=0), winners(known)
    less = np.where(values < best[:, None], weights, 0.0).sum(axis=1)
    same = np.where(values == best[:, None], weights, 0.0).sum(axis=1)
    more = np.broadcast_to(weights, values.shape).sum(axis=1) - less - same
    size = 1 << len(known)
    above = np.zeros(size)
    above[0] = more @ ways
    alone = np.bincount(pattern, less * ways, size)
    return np.concatenate((alone, above + np.bincount(pattern, same * ways, size)))


def _rank_counts(ranks: Places) -> Ints:
    """How often each rank stands in each multiset: `(n, size)` → `(n, 13)`."""
    counts: Ints = (ranks[:, :, None] == np.arange(13)).sum(axis=1)
    return counts


def _pair_ways(left: Ints) -> Floats:
    """In how many ways two cards of each pair of ranks are dealt: `(…, 13)` → `(…, 91)`."""
    count = left.astype(np.float64)
    ways: Floats = count[..., FIRST] * (count[..., SECOND] - TWICE) * HALF
    return ways


def _suited_tally(part: Suited, known: Strengths, *, stranger: Strengths, places: Places, free: Ints) -> Tally:
    """The tally of one part, the stranger without a flush and with one."""
    suit = (part.free & ~part.masks)[:, None] >> np.arange(13) & 1  # (subsets, 13) cards of the suit left
    rest = multisets(part.rest)
    others = free - (part.free >> np.arange(13) & 1) - _rank_counts(rest.ranks)  # (rests, 13) of the other suits
    total = np.zeros(2 << len(known))
    step = max(1, AT_ONCE // (len(FIRST) * part.shape[1]))
    for start in range(0, len(suit), step):
        rows = slice(start, start + step)
        size = len(suit[rows]) * part.shape[1]
        hands = known[:, rows].reshape(len(known), size)
        row_ways = np.broadcast_to(part.ways, (len(suit[rows]), part.shape[1])).ravel()
        if part.suited < 5:
            values = stranger.take(places[rows].ravel(), axis=1).T
            weights = _unsuited_ways(suit[rows], others, one_suited=part.suited == 3)
            total += versus(hands, values, weights=weights.reshape(size, -1), ways=row_ways)
        flushes = _flush_hands(part, part.masks[rows], suit=suit[rows], others=int(others[0].sum()))
        values, weights = _repeated(*flushes, part.shape[1])
        total += versus(hands, values, weights=weights, ways=row_ways)
    return total


def _repeated(values: Strengths, weights: Floats, times: int) -> tuple[Strengths, Floats]:
    return np.repeat(values, times, axis=0), np.repeat(weights, times, axis=0)


def _unsuited_ways(suit: Ints, others: Ints, *, one_suited: bool) -> Floats:
    """Ways to hold each pair of ranks without a flush, with one card of the suit or none: `(subsets, rests, 91)`."""
    plain = _pair_ways(others)
    if not one_suited:
        return np.broadcast_to(plain, (len(suit), *plain.shape))
    one, two = suit.astype(np.float64), others * 1.0
    mixed = one[:, None, FIRST] * two[:, SECOND] + two[:, FIRST] * one[:, None, SECOND]
    return plain + mixed * HALF


def _flush_hands(part: Suited, masks: Ints, *, suit: Ints, others: int) -> tuple[Strengths, Floats]:
    """The stranger's flushes: values and ways, `(subsets, hands)` each; `others` cards of other suits are left."""
    made = (masks | part.board)[:, None]
    left = suit.astype(np.float64)
    value = [SUITED.take(made | TWO.masks)]
    ways = [left[:, FIRST_OF_TWO] * left[:, SECOND_OF_TWO]]
    if part.suited >= 4:
        value.append(SUITED.take(made | EVERY_RANK))
        ways.append(left * others)
    if part.suited >= 5:
        value.append(SUITED.take(made))
        ways.append(np.full((len(masks), 1), others * (others - 1) / 2))
    return np.concatenate(value, axis=1), np.concatenate(ways, axis=1)
