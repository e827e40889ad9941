"""What is a near-equilibrium of a deal?  Discounted regret minimisation over the sequence form, and an exact best response.

DCFR (1.5, 0, 2) with alternating updates (Brown and Sandholm 2019). It knows types, weights and a tree; which game they
come from is not its matter, so that it is checked on Kuhn poker and on linear programs. Needs numpy.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from holdem_widget.players.duelist_tree import Side, Tree

Floats = NDArray[np.floating[Any]]
Ints = NDArray[np.intp]
Kind = type[np.float64] | type[np.float32]
TINY = 1e-30
BLOCK = 16
UNREACHED = 1e-4  # the share below which a plan says nothing
TREMBLE = 0.02  # share of the time
ALPHA, GAMMA = 1.5, 2.0  # beta is 0: negative regrets are halved each round


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

    def __init__(self, spot: Spot, dtype: Kind = np.float64) -> None:
        # the worlds are pairs of hands; a hand stands in the weights once for each of its types
        weights = spot.weights / spot.weights[np.ix_(*spot.choice)].sum()
        wins = weights * spot.signs
        show, fold = spot.tree.show, spot.tree.fold
        # seat 1 sees the signs the other way round: both minuses cancel for the showdown
        self.ends = (_Ends(show, fold, dtype), _Ends(-show.T, -fold.T, dtype))
        pairs = (np.vstack([wins.T, weights.T]), np.vstack([wins, weights]))
        self.pairs: tuple[Floats, ...] = tuple(pair.astype(dtype) for pair in pairs)
        masses = (weights[:, spot.choice[1]].sum(axis=1), weights[spot.choice[0]].sum(axis=0))
        self.extra = tuple((extra * mass).astype(dtype) for extra, mass in zip(spot.extra, masses, strict=True))

    def values(self, seat: int, plan: Floats) -> Floats:
        """(rows, types) what each sequence brings against the other seat's plan, in chips weighted by the worlds."""
        found: Floats = np.matmul(self.ends[seat].met(plan), self.pairs[seat])
        return found.reshape(-1, found.shape[-1])[: self.ends[seat].rows]


class _Ends:
    """The ends of the deal as one seat meets them: chips by its own row and the other's.

    Rows stand in blocks of 16: a product so small is made by one thread, which is faster here than waking others.
    """

    def __init__(self, show: Floats, fold: Floats, dtype: Kind) -> None:
        self.rows, others = show.shape
        blocks = -(-self.rows // BLOCK)
        self.show, self.fold = (np.zeros((blocks, BLOCK, others), dtype) for _ in range(2))
        for target, source in ((self.show, show), (self.fold, fold)):
            target.reshape(-1, others)[: self.rows] = source

    def met(self, plan: Floats) -> Floats:
        """(blocks, 16, 2 x types of the other) chips of showdowns, then of folds, by the other's chance to get there."""
        types = plan.shape[1]
        found: Floats = np.empty((len(self.show), BLOCK, 2 * types), plan.dtype)
        np.matmul(self.show, plan, out=found[:, :, :types])
        np.matmul(self.fold, plan, out=found[:, :, types:])
        return found


def _segment_sum(values: Floats, starts: Ints) -> Floats:
    found: Floats = np.add.reduceat(values, starts, axis=0)
    return found


class _Learner:
    """One seat's regrets, present strategy and average plan."""

    def __init__(self, spot: Spot, seat: int, dtype: Kind) -> None:
        side, types = spot.tree.sides[seat], spot.weights.shape[seat]
        self.choice = spot.choice[seat]
        self.hands = np.diff(np.append(self.choice, types))
        self.equal: Floats = np.repeat(1 / self.hands, self.hands).astype(dtype)
        shape = (side.rows, types)
        self.regrets: Floats = np.zeros(shape, dtype)
        self.strategy: Floats = np.zeros(shape, dtype)
        self.plan: Floats = np.zeros(shape, dtype)
        self.total: Floats = np.zeros(shape, dtype)
        self.lock_regrets: Floats = np.zeros(types, dtype)
        self.levels = [_Level(side, *level, dtype=dtype) for level in side.levels]
        for level in self.levels:
            level.tremble([row for who, row in spot.trembles if who == seat])
        self.behave()

    def behave(self) -> None:
        """Regret matching: what is regretted more is done more."""
        positive = np.maximum(self.lock_regrets, 0)
        sums = np.repeat(_segment_sum(positive, self.choice), self.hands)
        self.plan[0] = np.where(sums > 0, positive / np.maximum(sums, TINY), self.equal)
        for level in self.levels:
            level.forward(self.plan, self.strategy, self.regrets)

    def learn(self, values: Floats, extra: Floats, discount: tuple[float, float]) -> None:
        """One update from the values of the sequences against the other's plan."""
        up, down = discount
        for level in reversed(self.levels):
            level.backward(values, self.strategy, self.regrets, up)
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


class _Level:
    """The questions of one depth of one seat.  Sums over the choices of a question are products with 0/1 matrices."""

    def __init__(self, side: Side, low: int, high: int, first: int, end: int, *, dtype: Kind) -> None:
        self.rows = slice(low, high)
        self.parent = side.parent[low:high]
        self.starts = side.starts[first:end] - low
        sizes = side.sizes[first:end]
        self.question = np.repeat(np.arange(end - first), sizes)
        self.sums = (self.question[None, :] == np.arange(end - first)[:, None]).astype(dtype)
        self.equal: Floats = (1 / sizes)[self.question][:, None].astype(dtype)
        self.above = np.unique(self.parent)
        self.up = (self.parent[None, :] == self.above[:, None]).astype(dtype)

    def tremble(self, rows: list[int]) -> None:
        """At the questions of these rows the move is made at least now and then by every type."""
        made = np.isin(np.arange(self.rows.start, self.rows.stop), rows)
        asked = (self.sums @ made > 0)[self.question]
        self.slips = (1 - TREMBLE * asked[:, None], TREMBLE * made[:, None]) if made.any() else None

    def forward(self, plan: Floats, strategy: Floats, regrets: Floats) -> None:
        positive = np.maximum(regrets[self.rows], 0)
        sums = (self.sums @ positive)[self.question]
        here = strategy[self.rows]
        here[:] = self.equal
        np.divide(positive, sums, out=here, where=sums > 0)
        played = here if self.slips is None else (here * self.slips[0] + self.slips[1]).astype(here.dtype)
        np.multiply(plan[self.parent], played, out=plan[self.rows])

    def backward(self, values: Floats, strategy: Floats, regrets: Floats, up: float) -> None:
        here, mine = values[self.rows], regrets[self.rows]
        played = strategy[self.rows] * here
        _discount(mine, up)
        mine += here
        mine -= (self.sums @ played)[self.question]
        values[self.above] += self.up @ played

    def best(self, values: Floats) -> None:
        most = np.maximum.reduceat(values[self.rows], self.starts, axis=0)
        np.add.at(values, self.parent[self.starts], most)


def best_response(spot: Spot, seat: int, plan: Floats) -> float:
    """What the seat wins at most against the other's plan, in chips, its extra included; exact."""
    payoffs = _Payoffs(spot)
    return _best(spot, payoffs, seat, plan)


def _best(spot: Spot, payoffs: _Payoffs, seat: int, plan: Floats) -> float:
    values = payoffs.values(seat, plan)
    side = spot.tree.sides[seat]
    for level in reversed([_Level(side, *level, dtype=np.float64) for level in side.levels]):
        level.best(values)
    worth = values[0] + payoffs.extra[seat]
    return float(np.maximum.reduceat(worth, spot.choice[seat]).sum())


def solve(spot: Spot, *, rounds: int, target: float = 0.0, dtype: Kind = np.float64) -> Solution:
    """DCFR for at most `rounds` rounds, or until the exploitability is at most `target` chips.

    With a target it is looked at every 20 rounds from the 60th on, and the best of these solutions is given: one lock
    that comes up late makes the average worse for a while.
    """
    payoffs = _Payoffs(spot, dtype)
    exact = payoffs if dtype is np.float64 else _Payoffs(spot)
    learners = [_Learner(spot, seat, dtype) for seat in (0, 1)]
    best: Solution | None = None
    for t in range(1, rounds + 1):
        discount = (t - 1) ** ALPHA / ((t - 1) ** ALPHA + 1), ((t - 1) / t) ** GAMMA
        for seat in (0, 1):
            values = payoffs.values(seat, learners[1 - seat].plan)
            learners[seat].learn(values, payoffs.extra[seat], discount)
        if t == rounds or (target > 0 and t % 20 == 0 and t >= 60):
            found = _solution(spot, exact, learners, t)
            best = found if best is None or found.exploitability < best.exploitability else best
            if best.exploitability <= target:
                break
    assert best is not None
    return best


def _solution(spot: Spot, payoffs: _Payoffs, learners: list[_Learner], rounds: int) -> Solution:
    plans = (_normalised(learners[0]), _normalised(learners[1]))
    chips = float((plans[0] * payoffs.values(0, plans[1])).sum())
    extra = [float((plan[0] * extra).sum()) for plan, extra in zip(plans, payoffs.extra, strict=True)]
    gains = (
        _best(spot, payoffs, 0, plans[1]) - (chips + extra[0]),
        _best(spot, payoffs, 1, plans[0]) - (extra[1] - chips),
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
    total = learner.total.astype(np.float64)
    sums = np.repeat(_segment_sum(total[0], learner.choice), learner.hands)
    found: Floats = total / sums
    return found
