"""What is a balanced way to play a small game?  Discounted regret minimisation for two players, and an exact check.

DCFR (1.5, 0, 2) with alternating updates (Brown and Sandholm 2019), for all hands of both players at once. A showdown
is settled by sorted hands and running sums, so that it costs a few passes over the hands instead of all pairs.
The solver knows hands, weights and a tree; which game they come from, it does not know. Values are zero-sum.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cached_property
from typing import Literal

import numpy as np
import numpy.typing as npt

Floats = npt.NDArray[np.float64]
Ints = npt.NDArray[np.int64]
Kind = Literal["decide", "deal", "fold", "showdown"]


@dataclass(frozen=True, slots=True, kw_only=True)
class Node:
    """A place in the tree; children have larger numbers than their parent.

    `player` decides, or is the one who folded; `stake` is what the loser of a fold or showdown loses; `board` is the
    place of the showdown's `Showdown` and of a deal's first mask. `labels` name the actions.
    """

    kind: Kind
    player: int = 0
    children: tuple[int, ...] = ()
    labels: tuple[object, ...] = ()
    stake: float = 0.0
    board: int = 0


class Showdown:
    """Who wins among `n` hands: `strengths (n,)`, larger wins, and `cards (n, k)` that two hands cannot share.

    Hands with strength below 0 are impossible here.
    """

    def __init__(self, strengths: npt.NDArray[np.integer], cards: npt.NDArray[np.integer]) -> None:
        self.fits = (strengths >= 0).astype(float)
        self.order: Ints = np.argsort(strengths, kind="stable")
        values = strengths[self.order]
        self.low: Ints = np.searchsorted(values, strengths, "left")
        self.high: Ints = np.searchsorted(values, strengths, "right")
        self.cards = cards
        count, width = cards.shape
        hands = np.repeat(np.arange(count), width)
        entries = np.lexsort((strengths[hands], cards.ravel()))
        self.entry_hands: Ints = hands[entries]
        scale = int(values.max(initial=0)) + 2
        keys = cards.ravel()[entries].astype(np.int64) * scale + strengths[self.entry_hands] + 1
        mine = cards.astype(np.int64) * scale + (strengths[:, None] + 1)
        self.card_low: Ints = np.searchsorted(keys, mine, "left")
        self.card_high: Ints = np.searchsorted(keys, mine, "right")
        self.card_start: Ints = np.searchsorted(keys, cards.astype(np.int64) * scale, "left")
        self.card_end: Ints = np.searchsorted(keys, (cards.astype(np.int64) + 1) * scale, "left")

    def compare(self, reach: Floats) -> Floats:
        """For each hand the weight that it beats less the weight that beats it: (n, t) → (n, t)."""
        reach = reach * self.fits[:, None]
        below = running(reach[self.order])
        out: Floats = below[self.low] + below[self.high] - below[-1]
        by_card = running(reach[self.entry_hands])
        for k in range(self.cards.shape[1]):
            out -= by_card[self.card_low[:, k]] + by_card[self.card_high[:, k]]
            out += by_card[self.card_start[:, k]] + by_card[self.card_end[:, k]]
        out *= self.fits[:, None]
        return out

    def possible(self, reach: Floats) -> Floats:
        """For each hand the weight of the hands that can be there with it: (n, t) → (n, t)."""
        reach = reach * self.fits[:, None]
        by_card = running(reach[self.entry_hands])
        out: Floats = reach.sum(axis=0) + (self.cards.shape[1] - 1) * reach
        for k in range(self.cards.shape[1]):
            out -= by_card[self.card_end[:, k]] - by_card[self.card_start[:, k]]
        out *= self.fits[:, None]
        return out


def running(rows: Floats) -> Floats:
    """Sums of the rows before each place: (n, t) → (n + 1, t)."""
    out = np.zeros((len(rows) + 1, rows.shape[1]))
    np.cumsum(rows, axis=0, out=out[1:])
    return out


@dataclass(frozen=True, slots=False, kw_only=True, eq=False)
class Problem:
    """What is to be solved: the tree, root first, the weights of both players' hands, and the showdowns by board.

    The last showdown says which hands can be there together before any deal; `deals` is the chance of each card of a
    deal (the same for all), 1 where there is none.
    """

    nodes: tuple[Node, ...]
    weights: tuple[Floats, Floats]
    showdowns: tuple[Showdown, ...]
    deals: float = 1.0

    @cached_property
    def pairs(self) -> float:
        """The weight of all pairs of hands that can be there together."""
        together = self.showdowns[-1].possible(self.weights[1][:, None])[:, 0]
        return float(self.weights[0] @ together)


@dataclass(slots=True, eq=False)
class Solution:
    """Average strategies by node, `(hands, actions)`; `value` is player 0's for a pair of hands.

    `gain` is what an exact best response wins more, the mean of both players.
    """

    problem: Problem
    strategies: dict[int, Floats]
    iterations: int
    value: float = 0.0
    gain: float = 0.0
    values: dict[int, Floats] = field(default_factory=dict)


@dataclass(slots=True, eq=False)
class Work:
    """Regrets and sums of strategies by node, while a problem is being solved."""

    problem: Problem
    regrets: dict[int, Floats]
    sums: dict[int, Floats]


def solve(problem: Problem, *, iterations: int) -> Solution:
    """The average strategies after so many iterations, with their value and the gain of an exact best response."""
    hands = len(problem.weights[0])
    shapes = {i: (hands, len(node.children)) for i, node in enumerate(problem.nodes) if node.kind == "decide"}
    work = Work(problem, {i: np.zeros(s) for i, s in shapes.items()}, {i: np.zeros(s) for i, s in shapes.items()})
    for t in range(1, iterations + 1):
        for player in (0, 1):
            improve(work, player, t)
    average = {i: normal(sums) for i, sums in work.sums.items()}
    solution = Solution(problem, average, iterations)
    check(solution)
    return solution


def normal(weights: Floats) -> Floats:
    """Each row scaled to a sum of 1; all equal where there is nothing."""
    total = weights.sum(axis=1, keepdims=True)
    out: Floats = np.where(total > 1e-12, weights / np.maximum(total, 1e-12), 1 / weights.shape[1])
    return out


def improve(work: Work, player: int, t: int) -> None:
    """One update of a player's regrets and average strategy against the other's present strategy."""
    problem = work.problem
    present = {i: normal(np.maximum(regrets, 0)) for i, regrets in work.regrets.items()}
    others = reaches(problem, present, 1 - player)
    own = reaches(problem, present, player)
    values = terminal_values(problem, others, player)
    gain, keep = t**1.5 / (t**1.5 + 1), (t / (t + 1)) ** 2
    for i in range(len(problem.nodes) - 1, -1, -1):
        node = problem.nodes[i]
        if node.kind == "decide" and node.player == player:
            each = np.stack([values[child] for child in node.children], axis=1)
            values[i] = (present[i] * each).sum(axis=1)
            regrets = work.regrets[i]
            regrets *= np.where(regrets > 0, gain, 0.5)
            regrets += each - values[i][:, None]
            work.sums[i] *= keep
            work.sums[i] += own[i][:, None] * present[i]
        elif node.children:
            values[i] = combined(problem, node, values)


def combined(problem: Problem, node: Node, values: dict[int, Floats]) -> Floats:
    """The value of a node at which the other player or chance moves."""
    total: Floats = sum((values[child] for child in node.children), np.zeros_like(values[node.children[0]]))
    return total


def reaches(problem: Problem, strategies: dict[int, Floats], player: int) -> dict[int, Floats]:
    """The weight with which each hand of a player comes to each node, the chance of deals included."""
    found = {0: problem.weights[player]}
    for i, node in enumerate(problem.nodes):
        for k, child in enumerate(node.children):
            here = found[i]
            if node.kind == "deal":
                here = here * problem.showdowns[node.board + k].fits * problem.deals
            elif node.player == player:
                here = here * strategies[i][:, k]
            found[child] = here
    return found


def terminal_values(problem: Problem, others: dict[int, Floats], player: int) -> dict[int, Floats]:
    """The value of every end for each hand of the player, against the other's reach."""
    values: dict[int, Floats] = {}
    ends: dict[tuple[Kind, int], list[int]] = {}
    for i, node in enumerate(problem.nodes):
        if not node.children:
            ends.setdefault((node.kind, node.board), []).append(i)
    for (kind, board), places in ends.items():
        showdown = problem.showdowns[board]
        reach = np.stack([others[i] for i in places], axis=1)
        settled = showdown.compare(reach) if kind == "showdown" else showdown.possible(reach)
        for k, i in enumerate(places):
            node = problem.nodes[i]
            sign = 1.0 if kind == "showdown" or node.player != player else -1.0
            values[i] = sign * node.stake * settled[:, k]
    return values


# ── the exact check ──


def against(solution: Solution, player: int, *, best: bool) -> dict[int, Floats]:
    """The values of all nodes for the player's hands against the other's average strategy, played best or as solved."""
    problem = solution.problem
    values = terminal_values(problem, reaches(problem, solution.strategies, 1 - player), player)
    for i in range(len(problem.nodes) - 1, -1, -1):
        node = problem.nodes[i]
        if node.kind == "decide" and node.player == player:
            each = np.stack([values[child] for child in node.children], axis=1)
            values[i] = each.max(axis=1) if best else (solution.strategies[i] * each).sum(axis=1)
        elif node.children:
            values[i] = combined(problem, node, values)
    return values


def check(solution: Solution) -> None:
    """Fills in the value, and the gain of exact best responses."""
    problem = solution.problem
    best = [float(problem.weights[p] @ against(solution, p, best=True)[0]) / problem.pairs for p in (0, 1)]
    solution.value = float(problem.weights[0] @ against(solution, 0, best=False)[0]) / problem.pairs
    solution.gain = sum(best) / 2
