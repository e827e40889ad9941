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

from holdem_widget.errors import BadRange
from holdem_widget.poker.batch import KEYS, MASKS, Ints, Strengths, flush_strengths, rank_strengths
from holdem_widget.poker.cards import Card
from holdem_widget.poker.combos import COMBOS, combo_index
from holdem_widget.poker.equity_known import choices, known_tally, known_work
from holdem_widget.poker.equity_question import Player, Question
from holdem_widget.poker.equity_stranger import stranger_tally, stranger_work
from holdem_widget.poker.keys import BIAS, FLUSH
from holdem_widget.poker.preflop import BOARDS, pair_count, pair_counts
from holdem_widget.poker.runouts import Deal, Floats, suit_groups

Whole = dict[int, int]  # winners as a bit mask of players → deals, weighted by every player's scale
Progress = Callable[[Any], Iterable[Any]]

COMBO_CARDS = np.array(COMBOS, np.int64)
COMBO_KEYS: Ints = KEYS[COMBO_CARDS].sum(axis=1)
COMBO_MASKS: Ints = MASKS[COMBO_CARDS].sum(axis=1)
AT_ONCE = 1 << 15  # hands on boards in one block
TOO_FINE = 1 << 62  # what a whole number of 64 bits holds
FEW_TUPLES = 5_000  # tuples that are worth sorting by suits before we know their work
MOST_TUPLES = 1 << 17  # tuples of listed hands at once
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
    """The work of `board_tally`, in the unit of `equity.EXACT_WORK`."""
    sizes = sorted(len(combos) for combos, _ in holdings(question))
    boards = comb(len(unseen_cards(question)), question.to_come)
    return boards * (2 * sizes[-1] + prod(sizes[:-1]) * len(sizes) * (len(sizes) - 1))


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
    weights: Ints
    cards: Ints
    seats: tuple[int, ...]
    pairs: tuple[Ints, ...]


def make_plan(held: list[tuple[Ints, Ints]]) -> Plan:
    """The plan for players' combinations and weights."""
    seats = _by_width(held)
    union = np.unique(np.concatenate([combos for combos, _ in held]))
    where = np.full(len(COMBOS), len(union))
    where[union] = np.arange(len(union))
    wide = np.zeros(len(union) + 1)
    wide[where[held[seats[-1]][0]]] = held[seats[-1]][1]
    listed, weights = _tuples([held[seat] for seat in seats[:-1]])
    if float(weights.sum(dtype=np.float64)) * wide.sum() * AT_ONCE >= TOO_FINE:
        raise BadRange("the weights of these ranges are too fine to be counted together: round them, or give samples=")
    cards = COMBO_CARDS[listed].reshape(len(listed), 2 * listed.shape[1])
    number = np.array([[combo_index(a, b) if a != b else 0 for b in range(52)] for a in range(52)])
    columns = combinations(range(cards.shape[1]), 2)
    return Plan(
        keys=np.append(COMBO_KEYS[union], 0),
        masks=np.append(COMBO_MASKS[union], -1),
        both=np.append(COMBO_CARDS[union], [[0, 1]], axis=0),
        wide=wide,
        places=where[listed],
        weights=weights,
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
    """The tally over all boards, every combination with its cards removed.  Raises: BadRange."""
    unseen = unseen_cards(question)
    boards = unseen.take(choices(len(unseen), question.to_come))
    pieces = list(_pieces(holdings(question)))
    total: Counter[int] = Counter()
    for held in progress(pieces) if len(pieces) > 1 else pieces:
        plan = make_plan(held)
        step = max(1, AT_ONCE // max(len(plan.keys), len(plan.places)))
        blocks = range(0, boards.shape[1], step)
        for start in progress(blocks) if len(pieces) == 1 else blocks:
            total.update(_block_tally(plan, question.board, boards[:, start : start + step]))
    return dict(total)


def _by_width(held: list[tuple[Ints, Ints]]) -> tuple[int, ...]:
    return tuple(sorted(range(len(held)), key=lambda seat: len(held[seat][0])))


def _pieces(held: list[tuple[Ints, Ints]]) -> Iterator[list[tuple[Ints, Ints]]]:
    """The same holdings with one listed player's combinations in pieces, so that no piece has too many tuples."""
    *listed, cut, _ = _by_width(held)
    step = max(1, MOST_TUPLES // prod(len(held[seat][0]) for seat in listed))
    combos, weights = held[cut]
    for start in range(0, len(combos), step):
        part = combos[start : start + step], weights[start : start + step]
        yield [part if seat == cut else whole for seat, whole in enumerate(held)]


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
    """The widest player's weights by board, by card (or `TOTAL`) and by level: `below` sums all lower levels."""

    below: Floats  # (boards * 53 * width,)
    width: int


def _sums(plan: Plan, levels: Ints) -> Sums:
    boards, width = len(levels), int(levels.max()) + 2
    held = np.flatnonzero(plan.wide)
    level = levels[:, held]
    weight = plan.wide[held] * (level > 0)
    level += np.arange(boards)[:, None] * ((TOTAL + 1) * width) + 1
    rows = (*plan.both[held].T, np.full(len(held), TOTAL))
    places = [(level + row * width).ravel() for row in rows]
    counts = np.bincount(np.concatenate(places), np.tile(weight.ravel(), 3), boards * (TOTAL + 1) * width)
    below: Floats = np.cumsum(counts.reshape(-1, width), axis=1, dtype=np.float64)
    return Sums(below=below.ravel(), width=width)


def _left(plan: Plan, sums: Sums, *, levels: Ints, limits: tuple[Ints, ...]) -> list[Ints]:
    """The widest player's weights below each limit, but for what shares a card with the tuple: `(boards, tuples)`."""
    row = np.arange(len(levels))[:, None] * ((TOTAL + 1) * sums.width)
    total = row + TOTAL * sums.width
    left = [sums.below.take(total + limit, mode="clip") for limit in limits]
    for column in plan.cards.T:
        base = row + column * sums.width
        for each, limit in zip(left, limits, strict=True):
            each -= sums.below.take(base + limit, mode="clip")
    for place in plan.pairs:
        weight = plan.wide[place]
        if weight.any():
            level = levels[:, place]
            for each, limit in zip(left, limits, strict=True):
                each += weight * ((level < limit) & (level > 0))
    return [each.astype(np.int64) for each in left]


def _block_tally(plan: Plan, board: tuple[Card, ...], runouts: Ints) -> Whole:
    levels = _levels(values_on(plan, board, runouts))
    sums = _sums(plan, levels)
    hands = np.moveaxis(levels[:, plan.places], 2, 0)  # (listed, boards, tuples)
    best = hands.max(axis=0)
    top = np.full((len(levels), 1), sums.width - 1)
    less, upto, every = _left(plan, sums, levels=levels, limits=(best, best + 1, np.broadcast_to(top, best.shape)))
    ways = np.where((hands > 0).all(axis=0), plan.weights, 0)
    masks = _seats_of(plan, hands == best)
    widest = 1 << plan.seats[-1]
    total: Counter[int] = Counter({widest: int(((every - upto) * ways).sum())})
    for mask in np.flatnonzero(np.bincount(masks.ravel())).tolist():
        chosen = ways * (masks == mask)
        total[mask] += int((less * chosen).sum())
        total[mask | widest] += int(((upto - less) * chosen).sum())
    return total


def _seats_of(plan: Plan, best: npt.NDArray[np.bool_]) -> Ints:
    masks = np.zeros(best.shape[1:], np.int64)
    for seat, held in zip(plan.seats[:-1], best, strict=True):
        masks |= held.astype(np.int64) << seat
    return masks


def deal_of(question: Question, hands: tuple[tuple[Card, ...], ...]) -> Deal:
    """The deal in which these hands are known."""
    return Deal(hands=hands, board=question.board, dead=question.dead, to_come=question.to_come)


def listed_players(question: Question) -> tuple[int, ...]:
    """The players to be listed by `tuple_tally`: all but one stranger, who stays any two cards."""
    strangers = [seat for seat, player in enumerate(question.players) if player.is_random]
    return tuple(seat for seat in range(len(question.players)) if seat not in strangers[:1])


def tuple_work(question: Question, enough: int) -> int:
    """The work of `tuple_tally`, in the unit of `equity.EXACT_WORK`.

    An upper bound, where that is not above `enough` or there are many tuples; else suits are told apart.
    """
    held = holdings(question)
    listed = listed_players(question)
    count = prod(len(held[seat][0]) for seat in listed)
    first = deal_of(question, tuple(COMBOS[int(held[seat][0][0])] for seat in listed))
    each = stranger_work(first) if len(listed) < len(held) else known_work(first)
    if count * each <= enough or count > FEW_TUPLES:
        return count * each
    return len(_different_deals(question, listed, held)) * each


def _different_deals(
    question: Question, listed: tuple[int, ...], held: list[tuple[Ints, Ints]]
) -> dict[object, tuple[Deal, int]]:
    """The deals of known hands that suits tell apart, each with the weight of all that are like it."""
    tuples, weights = _tuples([held[seat] for seat in listed])
    found: dict[object, tuple[Deal, int]] = {}
    for combos, weight in zip(tuples.tolist(), weights.tolist(), strict=True):
        deal = deal_of(question, tuple(COMBOS[combo] for combo in combos))
        kind = tuple(sorted((group, count) for group, count in suit_groups(deal).items()))
        found[kind] = deal, weight + (found[kind][1] if kind in found else 0)
    return found


def tuple_tally(question: Question, progress: Progress) -> Whole:
    """The tally by counting every deal of known hands, with at most one stranger.  Raises: BadRange."""
    listed = listed_players(question)
    strangers = [seat for seat in range(len(question.players)) if seat not in listed]
    count = stranger_tally if strangers else known_tally
    total: Counter[int] = Counter()
    for deal, weight in progress(list(_different_deals(question, listed, holdings(question)).values())):
        tally = count(deal)
        for mask in np.flatnonzero(tally).tolist():
            total[_mask_of(mask, (*listed, *strangers))] += weight * int(tally[mask])
    return dict(total)


def _mask_of(mask: int, seats: tuple[int, ...]) -> int:
    return sum(1 << seat for place, seat in enumerate(seats) if mask >> place & 1)


def pair_tally(question: Question) -> Whole:
    """The tally of two players before the flop, no card dead, from the stored counts."""
    known = [combo_index(*player.hole) for player in question.players if player.hole]
    if len(known) == 2:
        win, tie = pair_count(*known)
        return {1: win, 3: tie, 2: BOARDS - win - tie}
    return _ranged_pair_tally(question)


def _ranged_pair_tally(question: Question) -> Whole:
    (first, ways), (second, others) = holdings(question)
    wins, ties = pair_counts(first, second)
    apart = (COMBO_MASKS[first][:, None] & COMBO_MASKS[second]) == 0
    rows = [[int(n) for n in table @ others] for table in (wins, ties, apart * BOARDS)]
    won, level, every = (sum(a * b for a, b in zip(ways.tolist(), row, strict=True)) for row in rows)
    return {1: won, 3: level, 2: every - won - level}
