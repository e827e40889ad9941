"""Who wins how often when ranges meet?  Every board, every combination, with the cards that each hand removes.

All players but the widest are listed as tuples of hands that share no card. The widest is never listed: on each board
its weights are summed up by strength, and for each tuple the combinations that hold one of the tuple's cards are
taken off again (those with two of them were taken off twice, and come back once).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from itertools import combinations
from math import comb, prod
from typing import Any

import numpy as np
import numpy.typing as npt

from holdem_widget.poker.batch import KEYS, MASKS, Ints, Strengths, flush_strengths, rank_strengths
from holdem_widget.poker.cards import Card
from holdem_widget.poker.combos import COMBOS, combo_index
from holdem_widget.poker.equity_known import choices, known_tally, known_work, winners
from holdem_widget.poker.equity_question import Player, Question
from holdem_widget.poker.equity_stranger import stranger_tally, stranger_work
from holdem_widget.poker.keys import BIAS, FLUSH
from holdem_widget.poker.runouts import Deal, Floats, suit_groups

Whole = dict[int, int]  # winners as a bit mask of players → deals, weighted by every player's scale
Progress = Callable[[Any], Iterable[Any]]

COMBO_CARDS = np.array(COMBOS, np.int64)
COMBO_KEYS: Ints = KEYS[COMBO_CARDS].sum(axis=1)
COMBO_MASKS: Ints = MASKS[COMBO_CARDS].sum(axis=1)
AT_ONCE = 1 << 15  # hands on boards in one block
TOO_FINE = 1 << 53  # whole numbers are exact in float64 below this
TOTAL = 52  # the row of all combinations, after one row for each card


def holdings(question: Question) -> list[tuple[Ints, Ints]]:
    """Each player's combinations (numbers of `COMBOS`) and whole weights, known cards taken out."""
    gone = sum(1 << (13 * (card & 3) + (card >> 2)) for card in question.known)
    unseen = np.flatnonzero((COMBO_MASKS & gone) == 0)
    return [_holding(player, unseen) for player in question.players]


def _holding(player: Player, unseen: Ints) -> tuple[Ints, Ints]:
    if player.hole:
        return np.array([combo_index(*player.hole)]), np.ones(1, np.int64)
    if player.combos:
        return np.array(player.combos), np.array(player.weights, np.int64)
    return unseen, np.ones(len(unseen), np.int64)


def unseen_cards(question: Question) -> npt.NDArray[np.intp]:
    """The cards that a board can still bring."""
    return np.array(sorted(set(range(52)) - set(question.known)), np.intp)


def board_work(question: Question) -> int:
    """About how many hands and tuples `board_tally` looks at."""
    sizes = sorted(len(combos) for combos, _ in holdings(question))
    boards = comb(len(unseen_cards(question)), question.to_come)
    return boards * (sizes[-1] + prod(sizes[:-1]) * (1 if len(sizes) == 2 else 2 * len(sizes)))


@dataclass(frozen=True, slots=True, kw_only=True)
class Plan:
    """All that stays the same from board to board.

    `keys`, `masks (n,)` and `both (n, 2)` cards of every combination that somebody may hold, and last one of nobody's;
    `wide (n,)` the widest player's weights. For the tuples of the other players' hands: `places (tuples, listed)` of
    the hands, `weights (tuples,)`, `cards (tuples, 2 * listed)`, and for every two of those cards the place of the
    combination that they make. `seats` are those of the listed players and, last, of the widest.
    """

    keys: Ints
    masks: Ints
    both: Ints
    wide: Floats
    places: Ints
    weights: Floats
    cards: Ints
    seats: tuple[int, ...]
    pairs: tuple[Ints, ...]


def make_plan(held: list[tuple[Ints, Ints]]) -> Plan:
    """The plan for players' combinations and weights."""
    seats = tuple(sorted(range(len(held)), key=lambda seat: len(held[seat][0])))
    union = np.unique(np.concatenate([combos for combos, _ in held]))
    where = np.full(len(COMBOS), len(union))
    where[union] = np.arange(len(union))
    wide = np.zeros(len(union) + 1)
    wide[where[held[seats[-1]][0]]] = held[seats[-1]][1]
    listed, weights = _tuples([held[seat] for seat in seats[:-1]])
    cards = COMBO_CARDS[listed].reshape(len(listed), 2 * listed.shape[1])
    number = np.array([[combo_index(a, b) if a != b else 0 for b in range(52)] for a in range(52)])
    columns = combinations(range(cards.shape[1]), 2)
    return Plan(
        keys=np.append(COMBO_KEYS[union], 0),
        masks=np.append(COMBO_MASKS[union], -1),
        both=np.append(COMBO_CARDS[union], [[0, 1]], axis=0),
        wide=wide,
        places=where[listed],
        weights=weights.astype(np.float64),
        cards=cards,
        seats=seats,
        pairs=tuple(where[number[cards[:, a], cards[:, b]]] for a, b in columns),
    )


def _tuples(held: list[tuple[Ints, Ints]]) -> tuple[Ints, Ints]:
    """Hands that share no card, one of each player: `(tuples, players)` numbers of `COMBOS`, `(tuples,)` weights."""
    listed, weights, masks = np.zeros((1, 0), np.int64), np.ones(1, np.int64), np.zeros(1, np.int64)
    for combos, ways in held:
        row, column = np.nonzero((masks[:, None] & COMBO_MASKS[combos]) == 0)
        listed = np.column_stack((listed[row], combos[column]))
        weights = weights[row] * ways[column]
        masks = masks[row] | COMBO_MASKS[combos[column]]
    return listed, weights


def board_tally(question: Question, progress: Progress) -> Whole:
    """The tally over all boards, every combination with its cards removed."""
    plan = make_plan(holdings(question))
    unseen = unseen_cards(question)
    boards = unseen.take(choices(len(unseen), question.to_come))
    step = max(1, AT_ONCE // max(len(plan.keys), len(plan.places)))
    total: Counter[int] = Counter()
    for start in progress(range(0, boards.shape[1], step)):
        total.update(_block_tally(plan, question.board, boards[:, start : start + step]))
    return dict(total)


def values_on(plan: Plan, board: tuple[Card, ...], runouts: Ints) -> Strengths:
    """What each combination is worth on each board, -1 where it holds a card of the board: `(boards, n)`."""
    shared = list(board)
    keys = KEYS.take(runouts).sum(axis=0) + int(KEYS[shared].sum()) + BIAS
    masks = MASKS.take(runouts).sum(axis=0) + int(MASKS[shared].sum())
    sums = keys[:, None] + plan.keys
    values = rank_strengths(sums)
    row, column = np.nonzero(sums & FLUSH)
    values[row, column] = flush_strengths(sums[row, column], masks[row] + plan.masks[column])
    values[(masks[:, None] & plan.masks) != 0] = -1
    return values


def _levels(values: Strengths) -> Ints:
    """Strengths as dense levels from 1 up on each board, 0 where a board blocks: `(boards, n)`."""
    order = np.argsort(values, axis=1, kind="stable")
    ranked = np.take_along_axis(values, order, axis=1)
    steps = np.zeros(values.shape, np.int64)
    steps[:, 0] = ranked[:, 0] >= 0
    np.not_equal(ranked[:, 1:], ranked[:, :-1], out=steps[:, 1:], casting="unsafe")
    levels = np.empty(values.shape, np.int64)
    np.put_along_axis(levels, order, np.cumsum(steps, axis=1), axis=1)
    return levels


@dataclass(frozen=True, slots=True, kw_only=True)
class Sums:
    """The widest player's weights by board, by card (or `TOTAL`) and by level, summed up from the lowest level."""

    below: Floats  # (boards * 53 * width,)
    width: int

    def less(self, row: Ints, level: Ints) -> Floats:
        """The weight below a level; a row is `board * 53 + card`."""
        return self.below.take(row * self.width + level)


def _sums(plan: Plan, levels: Ints) -> Sums:
    boards, width = len(levels), int(levels.max()) + 2
    held = np.flatnonzero(plan.wide)
    level = levels[:, held]
    weight = plan.wide[held] * (level > 0)
    base = np.arange(boards)[:, None] * (TOTAL + 1)
    rows = (*plan.both[held].T, np.full(len(held), TOTAL))
    places = [((base + row) * width + level + 1).ravel() for row in rows]
    counts = np.bincount(np.concatenate(places), np.tile(weight.ravel(), 3), boards * (TOTAL + 1) * width)
    return Sums(below=np.cumsum(counts.reshape(-1, width), axis=1).ravel(), width=width)


def _left(plan: Plan, sums: Sums, levels: Ints, limit: Ints) -> Floats:
    """The widest player's weight below a level, without what shares a card with the tuple: `(boards, tuples)`."""
    row = np.arange(len(levels))[:, None] * (TOTAL + 1)
    left = sums.less(row + TOTAL, limit)
    for column in plan.cards.T:
        left -= sums.less(row + column, limit)
    for place in plan.pairs:
        level = levels[:, place]
        left += plan.wide[place] * ((level < limit) & (level > 0))
    return left


def _block_tally(plan: Plan, board: tuple[Card, ...], runouts: Ints) -> Whole:
    levels = _levels(values_on(plan, board, runouts))
    sums = _sums(plan, levels)
    hands = np.moveaxis(levels[:, plan.places], 2, 0)  # (listed, boards, tuples)
    best = hands.max(axis=0)
    less, upto, every = (
        _left(plan, sums, levels, limit) for limit in (best, best + 1, np.full_like(best, sums.width - 1))
    )
    ways = plan.weights * (hands > 0).all(axis=0)
    masks = _seats_of(plan, hands == best)
    widest = 1 << plan.seats[-1]
    total: Counter[int] = Counter({widest: int(((every - upto) * ways).sum())})
    for mask in np.unique(masks).tolist():
        chosen = ways * (masks == mask)
        total[mask] += int((less * chosen).sum())
        total[mask | widest] += int(((upto - less) * chosen).sum())
    return total


def _seats_of(plan: Plan, best: npt.NDArray[np.bool_]) -> Ints:
    masks = np.zeros(best.shape[1:], np.int64)
    for seat, held in zip(plan.seats[:-1], best, strict=True):
        masks |= held.astype(np.int64) << seat
    return masks
