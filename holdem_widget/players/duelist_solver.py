"""What is a near-equilibrium of a deal?  Discounted regret minimisation over the sequence form, and an exact best response.

DCFR (1.5, 0, 2) with alternating updates (Brown and Sandholm 2019). It knows types, weights and a tree; which game they
come from is not its matter, so that it is checked on Kuhn poker and on linear programs. Every sum is exact or made in a
set order, so that all machines find the same strategies to the last bit. Needs numpy.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import sqrt

import numpy as np
from numpy.typing import NDArray

from holdem_widget.players.duelist_tree import Side, Tree
from holdem_widget.players.sums import Factor

Floats = NDArray[np.float64]
Ints = NDArray[np.intp]
TINY = 1e-30
BLOCK = 16
UNREACHED = 1e-4  # the share below which a plan says nothing
TREMBLE = 0.02  # share of the time


@dataclass(frozen=True, slots=True, kw_only=True)
class Spot:
    """What is to be solved.

    `weights` (types of seat 0, types of seat 1) are the weights of pairs of types' hands, of any scale; `signs` who wins
    a showdown, from seat 0; `choice` (first type of each hand) by seat: the lock, chosen before the betting; `extra`
    (types,) by seat are chips that come with a type (the value of the card kept). `trembles` are (seat, row) of moves
    that were made, though a solution may never make them: each type makes them now and then, so that there is an answer.
    """

    tree: Tree
    weights: Floats
    signs: Floats
    choice: tuple[Ints, Ints]
    extra: tuple[Floats, Floats]
    trembles: tuple[tuple[int, int], ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Solution:
    """A pair of average strategies.

    `plans` (rows, types) by seat: the chance that a type does a sequence's moves, the lock included. `value` is seat 0's
    in chips, `gains` what a best response wins more by seat, in chips; `rounds` how many were made.
    """

    plans: tuple[Floats, Floats]
    value: float
    gains: tuple[float, float]
    rounds: int

    @property
    def exploitability(self) -> float:
        """The mean of both gains, in chips."""
        return sum(self.gains) / 2


class _Payoffs:
    """The products that turn a plan of one seat into values of the other."""

    def __init__(self, spot: Spot) -> None:
        # the worlds are pairs of hands; a hand stands in the weights once for each of its types
        weights = spot.weights / spot.weights[np.ix_(*spot.choice)].sum()
        wins = weights * spot.signs
        show, fold = spot.tree.show, spot.tree.fold
        # seat 1 sees the signs the other way round: both minuses cancel for the showdown
        self.ends = (
            (_Ends(show, wins.T), _Ends(fold, weights.T)),
            (_Ends(-show.T, wins), _Ends(-fold.T, weights)),
        )
        masses = (weights[:, spot.choice[1]].sum(axis=1), weights[spot.choice[0]].sum(axis=0))
        self.extra = tuple(extra * mass for extra, mass in zip(spot.extra, masses, strict=True))
        self.shapes = tuple((side.rows, types) for side, types in zip(spot.tree.sides, weights.shape, strict=True))

    def values(self, seat: int, plan: Floats, *, closely: bool = True) -> Floats:
        """(rows, types) what each sequence brings against the other seat's plan, in chips weighted by the worlds."""
        found = np.zeros(self.shapes[seat])
        for ends in self.ends[seat]:
            ends.add(found, plan, closely=closely)
        return found


class _Ends:
    """The ends of one kind as one seat meets them: a row of its own has one at most, with one row of the other.

    Rows stand in blocks of 16: a product so small is made by one thread, which is faster here than waking others.
    """

    def __init__(self, chips: Floats, pairs: Floats) -> None:
        assert ((chips != 0).sum(axis=1) <= 1).all()
        self.own, others = np.nonzero(chips)
        self.chips: Floats = chips[self.own, others][:, None]
        self.others: Ints = np.zeros(-(-len(others) // BLOCK) * BLOCK, np.intp)
        self.others[: len(others)] = others
        self.pairs = Factor(pairs)

    def add(self, values: Floats, plan: Floats, *, closely: bool) -> None:
        """Adds what they bring, by the other's chance to get there."""
        met = plan.take(self.others, axis=0).reshape(-1, BLOCK, plan.shape[1])
        found = self.pairs.closely(met) if closely else self.pairs.times(met)
        values[self.own] += found.reshape(-1, found.shape[-1])[: len(self.own)] * self.chips


def _segment_sum(values: Floats, starts: Ints) -> Floats:
    found: Floats = np.add.reduceat(values, starts, axis=0)
    return found


class _Learner:
    """One seat's regrets, present strategy and average plan.  Row 0 of all but the plans is 0: it pads sums."""

    def __init__(self, spot: Spot, seat: int) -> None:
        side, types = spot.tree.sides[seat], spot.weights.shape[seat]
        self.choice = spot.choice[seat]
        self.hands = np.diff(np.append(self.choice, types))
        shape = (side.rows, types)
        self.regrets, self.strategy, self.plan, self.total = (np.zeros(shape) for _ in range(4))
        self.lock_regrets = np.zeros(types)
        self.played, self.means = np.zeros(shape), np.zeros((len(side.starts) + 1, types))
        self.question = np.concatenate([[0], np.repeat(np.arange(len(side.starts)), side.sizes)])
        self.choices = _choices(side.starts, side.sizes)
        self.levels = [_Level(side, *level) for level in side.levels]
        self.slips = _slips(side, [row for who, row in spot.trembles if who == seat])
        self.behave()

    def behave(self) -> None:
        """Regret matching: what is regretted more is done more."""
        positive = np.maximum(self.lock_regrets, 0) + TINY
        self.plan[0] = positive / np.repeat(_segment_sum(positive, self.choice), self.hands)
        strategy = np.maximum(self.regrets, 0, out=self.strategy)
        strategy[1:] += TINY
        if len(self.levels):
            strategy /= _sum_of(strategy, self.choices).take(self.question, axis=0)
        played = strategy if self.slips is None else strategy * self.slips[0] + self.slips[1]
        for level in self.levels:
            np.multiply(self.plan.take(level.parent, axis=0), played[level.rows], out=self.plan[level.rows])

    def learn(self, values: Floats, extra: Floats, discount: tuple[float, float]) -> None:
        """One update from the values of the sequences against the other's plan."""
        up, down = discount
        for level in reversed(self.levels):
            np.multiply(self.strategy[level.rows], values[level.rows], out=self.played[level.rows])
            self.means[level.questions] = _sum_of(self.played, level.choices)
            values[level.above] += _sum_of(self.means, level.after)
        _discount(self.regrets, up)
        if len(self.levels):
            values[1:] -= self.means.take(self.question[1:], axis=0)
            self.regrets[1:] += values[1:]
        worth = values[0] + extra
        mean = _segment_sum(self.plan[0] * worth, self.choice)
        _discount(self.lock_regrets, up)
        self.lock_regrets += worth - np.repeat(mean, self.hands)
        self.behave()
        self.total *= down
        self.total += self.plan


def _discount(regrets: Floats, up: float) -> None:
    """Positive regrets times `up`, negative ones halved."""
    positive = np.maximum(regrets, 0)
    positive *= up - 0.5
    regrets *= 0.5
    regrets += positive


def _choices(starts: Ints, sizes: Ints) -> list[Ints]:
    """The rows of the first choices, of the second ones, and so on; row 0 where a question has no more."""
    return [np.where(k < sizes, starts + k, 0) for k in range(int(sizes.max(initial=0)))]


def _sum_of(rows: Floats, parts: list[Ints]) -> Floats:
    """The sum of the rows that stand at the same place in all parts, in their order."""
    found: Floats = rows.take(parts[0], axis=0)
    for part in parts[1:]:
        found += rows.take(part, axis=0)
    return found


def _slips(side: Side, rows: list[int]) -> tuple[Floats, Floats] | None:
    """What a strategy is scaled by and what is added to it, so that these moves are made now and then by every type."""
    if not rows:
        return None
    made = np.isin(np.arange(side.rows), rows)
    asked = np.append(False, np.repeat(np.logical_or.reduceat(made, side.starts), side.sizes))
    return (1 - TREMBLE * asked[:, None]).astype(float), (TREMBLE * made[:, None]).astype(float)


class _Level:
    """The questions of one depth of one seat.

    `choices` are its rows by choice, `above` the rows that lead to it, `after` the questions that follow each of these.
    """

    def __init__(self, side: Side, low: int, high: int, first: int, end: int) -> None:
        self.rows, self.questions = slice(low, high), slice(first, end)
        self.parent = side.parent[low:high]
        self.starts = side.starts[first:end]
        self.choices = _choices(self.starts, side.sizes[first:end])
        before = side.parent[self.starts]
        self.above, counts = np.unique(before, return_counts=True)
        order = first + np.argsort(before, kind="stable")
        ends = np.cumsum(counts)
        none = len(side.starts)  # the row of zeros behind all questions
        self.after = [
            np.where(k < counts, np.append(order, none)[np.minimum(ends - counts + k, len(order))], none)
            for k in range(int(counts.max()))
        ]

    def best(self, values: Floats) -> None:
        most = np.maximum.reduceat(values[self.rows], self.starts - self.rows.start, axis=0)
        np.add.at(values, self.parent[self.starts - self.rows.start], most)


def best_response(spot: Spot, seat: int, plan: Floats) -> float:
    """What the seat wins at most against the other's plan, in chips, its extra included; exact."""
    return _best(spot, _Payoffs(spot), seat=seat, plan=plan)


def _best(spot: Spot, payoffs: _Payoffs, *, seat: int, plan: Floats) -> float:
    values = payoffs.values(seat, plan)
    side = spot.tree.sides[seat]
    for level in reversed([_Level(side, *level) for level in side.levels]):
        level.best(values)
    worth = values[0] + payoffs.extra[seat]
    return float(np.maximum.reduceat(worth, spot.choice[seat]).sum())


def solve(spot: Spot, *, rounds: int, target: float = 0.0) -> Solution:
    """DCFR for at most `rounds` rounds, or until the exploitability is at most `target` chips.

    With a target it is looked at every 20 rounds from the 60th on, and the best of these solutions is given: one lock
    that comes up late makes the average worse for a while.
    """
    payoffs = _Payoffs(spot)
    learners = [_Learner(spot, seat) for seat in (0, 1)]
    best: Solution | None = None
    for t in range(1, rounds + 1):
        for seat in (0, 1):
            values = payoffs.values(seat, learners[1 - seat].plan, closely=False)
            learners[seat].learn(values, payoffs.extra[seat], _discounts(t - 1))
        if t == rounds or (target > 0 and t % 20 == 0 and t >= 60):
            found = _solution(spot, payoffs, learners=learners, rounds=t)
            best = found if best is None or found.exploitability < best.exploitability else best
            if best.exploitability <= target:
                break
    assert best is not None
    return best


def _discounts(done: int) -> tuple[float, float]:
    """Of positive regrets and of the sum of plans, alpha 1.5 and gamma 2; beta is 0: negative regrets are halved."""
    weight = done * sqrt(done)
    share = done / (done + 1)
    return weight / (weight + 1), share * share


def _solution(spot: Spot, payoffs: _Payoffs, *, learners: list[_Learner], rounds: int) -> Solution:
    plans = (_normalised(learners[0]), _normalised(learners[1]))
    chips = float((plans[0] * payoffs.values(0, plans[1])).sum())
    extra = [float((plan[0] * extra).sum()) for plan, extra in zip(plans, payoffs.extra, strict=True)]
    gains = (
        _best(spot, payoffs, seat=0, plan=plans[1]) - (chips + extra[0]),
        _best(spot, payoffs, seat=1, plan=plans[0]) - (extra[1] - chips),
    )
    return Solution(plans=plans, value=chips + extra[0], gains=gains, rounds=rounds)


def plan_values(spot: Spot, solution: Solution, seat: int) -> Floats:
    """(types,) what the seat's own plan brings by type, its extra included, in chips weighted by the worlds."""
    payoffs = _Payoffs(spot)
    plan = solution.plans[seat]
    found: Floats = (plan * payoffs.values(seat, solution.plans[1 - seat])).sum(axis=0) + plan[0] * payoffs.extra[seat]
    return found


def going_on(spot: Spot, solution: Solution, seat: int) -> tuple[Floats, Floats]:
    """(rows, types) the share of each choice at its question, and the chips of each sequence weighted by the worlds.

    Both go on by the solution; a type that hardly ever gets to a question takes the best choice there.
    """
    side, plan = spot.tree.sides[seat], solution.plans[seat]
    values = _Payoffs(spot).values(seat, solution.plans[1 - seat])
    shares = np.ones_like(values)
    for low, high, first, end in reversed(side.levels):
        starts, sizes = side.starts[first:end] - low, side.sizes[first:end]
        here, before = values[low:high], plan[side.parent[low:high]]
        best = here >= np.repeat(np.maximum.reduceat(here, starts, axis=0), sizes, axis=0)
        best = best / np.repeat(np.add.reduceat(best, starts, axis=0), sizes, axis=0)
        shares[low:high] = np.where(before > UNREACHED, plan[low:high] / np.maximum(before, UNREACHED), best)
        np.add.at(values, side.parent[low:high], shares[low:high] * here)
    return shares, values


def _normalised(learner: _Learner) -> Floats:
    """The average plan: the lock's shares of each hand add up to 1."""
    sums = np.repeat(_segment_sum(learner.total[0], learner.choice), learner.hands)
    found: Floats = learner.total / sums
    return found
