"""What is a balanced way to play a small game?  Discounted regret minimisation for two players, and an exact check.

DCFR (1.5, 0, 2) with alternating updates (Brown and Sandholm 2019), for all hands of both players at once and over the
players' own sequences of actions. A showdown is settled by sorted hands and running sums, so that it costs a few passes
over the hands instead of all pairs. No matrix library is asked: it adds up in another order on another processor, and
here all sums are made in a set order, so that every machine finds the same strategies to the last bit. The solver knows
hands, weights and a tree; which game it is, it does not know.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cached_property
from math import sqrt
from typing import Literal

import numpy as np
import numpy.typing as npt

Floats = npt.NDArray[np.float32]
Ints = npt.NDArray[np.int64]
Kind = Literal["decide", "deal", "fold", "showdown"]


@dataclass(frozen=True, slots=True, kw_only=True)
class Node:
    """A place in the tree; children have larger numbers than their parent.

    `player` decides, or is the one who folded; `stake` is what the loser of a fold or showdown loses; `board` is the
    place of the `Showdown` that knows which hands fit there. `labels` name the actions.
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
        count, width = cards.shape
        self.width = width
        self.fits: Floats = (strengths >= 0).astype(np.float32)[:, None]
        self.whole = bool(self.fits.all())
        self.order: Ints = np.argsort(strengths, kind="stable")
        values = strengths[self.order]
        self.bounds: tuple[Ints, Ints] = (
            np.searchsorted(values, strengths, "left"),
            np.searchsorted(values, strengths, "right"),
        )
        hands = np.repeat(np.arange(count), width)
        entries = np.lexsort((strengths[hands], cards.ravel()))
        self.entry_hands: Ints = hands[entries]
        scale = int(values.max(initial=0)) + 3
        wide = cards.astype(np.int64)
        keys = wide.ravel()[entries] * scale + strengths[self.entry_hands] + 1
        mine = wide * scale + (strengths[:, None] + 1)
        self.card_bounds: list[Ints] = [
            np.searchsorted(keys, mine[:, k], side) for k in range(width) for side in ("left", "right")
        ]
        self.edges: Ints = np.searchsorted(keys, np.arange(int(cards.max()) + 2) * scale, "left")
        self.holders = holders(self.entry_hands, self.edges, none=count)
        self.cards: list[Ints] = [wide[:, k] for k in range(width)]

    def compare(self, reach: Floats) -> Floats:
        """For each hand the weight that it beats less the weight that beats it: (n, t) → (n, t)."""
        reach = reach if self.whole else reach * self.fits
        below, by_card = running(reach.take(self.order, axis=0)), running(reach.take(self.entry_hands, axis=0))
        out: Floats = below.take(self.bounds[0], axis=0)
        out += below.take(self.bounds[1], axis=0)
        out -= below[-1]
        ends = by_card[self.edges]
        of_card = ends[1:] + ends[:-1]
        for bound in self.card_bounds:
            out -= by_card.take(bound, axis=0)
        for card in self.cards:
            out += of_card.take(card, axis=0)
        return out if self.whole else out * self.fits

    def possible(self, reach: Floats) -> Floats:
        """For each hand the weight of the hands that can be there with it: (n, t) → (n, t)."""
        reach = reach if self.whole else reach * self.fits
        padded = np.zeros((len(reach) + 1, reach.shape[1]), reach.dtype)
        padded[:-1] = reach
        of_card = padded.take(self.holders, axis=0).sum(axis=0)
        out: Floats = (self.width - 1) * reach
        out += reach.sum(axis=0)
        for card in self.cards:
            out -= of_card.take(card, axis=0)
        return out if self.whole else out * self.fits


def holders(hands: Ints, edges: Ints, *, none: int) -> Ints:
    """The hands with each card, `(most that hold one, cards)`, from hands sorted by card; `none` fills up."""
    counts = np.diff(edges)
    places = edges[:-1] + np.arange(int(counts.max()))[:, None]
    found: Ints = np.where(places < edges[1:], hands.take(places, mode="clip"), none)
    return found


def running(rows: Floats) -> Floats:
    """Sums of the rows before each place: (n, t) → (n + 1, t)."""
    out = np.zeros((len(rows) + 1, rows.shape[1]), rows.dtype)
    np.cumsum(rows, axis=0, out=out[1:])
    return out


@dataclass(frozen=True, kw_only=True, eq=False)
class Problem:
    """What is to be solved: the tree, root first, the weights of both players' hands, and the showdowns by board.

    The last showdown says which hands can be there together before any deal; `deals` is the chance of each card of a
    deal (the same for all), 1 where there is none.
    """

    nodes: tuple[Node, ...]
    weights: tuple[npt.NDArray[np.floating], npt.NDArray[np.floating]]
    showdowns: tuple[Showdown, ...]
    deals: float = 1.0

    @cached_property
    def pairs(self) -> float:
        """The weight of all pairs of hands that can be there together."""
        together = self.showdowns[-1].possible(np.asarray(self.weights[1], np.float32)[:, None])[:, 0]
        return float((self.weights[0] * together).sum())

    @cached_property
    def forms(self) -> tuple[Form, Form]:
        """The tree as each player sees it."""
        return form_of(self, 0), form_of(self, 1)


@dataclass(frozen=True, slots=True, kw_only=True)
class Cells:
    """Some ends, no two of them in one row of the player: its rows, the places of the other's rows, and the stakes."""

    rows: Ints
    others: Ints
    stakes: Floats


@dataclass(frozen=True, slots=True, kw_only=True)
class End:
    """All ends of one kind on one board: the rows of the other that lead to one, and the ends, first ones of rows first."""

    kind: Kind
    board: int
    other_rows: Ints
    layers: tuple[Cells, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Form:
    """A player's sequences: row 0 is "nothing yet", then one row an action of each of its nodes, parents first.

    `spans` (first row, last row + 1) by node in `places`, `parents` the row that leads to each.
    """

    places: tuple[int, ...]
    spans: tuple[tuple[int, int], ...]
    parents: tuple[int, ...]
    ends: tuple[End, ...]

    @property
    def rows(self) -> int:
        """How many sequences there are, the empty one included."""
        return self.spans[-1][1] if self.spans else 1


def sequences(problem: Problem, player: int) -> tuple[list[int], list[int], dict[int, int]]:
    """For a player: its nodes, the first row of each, and the row of the player at every node of the tree."""
    at, places, firsts, rows = {0: 0}, [], [], 1
    for i, node in enumerate(problem.nodes):
        own = node.kind == "decide" and node.player == player
        if own:
            places.append(i)
            firsts.append(rows)
            rows += len(node.children)
        for k, child in enumerate(node.children):
            at[child] = firsts[-1] + k if own else at[i]
    return places, firsts, at


def form_of(problem: Problem, player: int) -> Form:
    """The tree as a player sees it."""
    places, firsts, at = sequences(problem, player)
    _, _, other = sequences(problem, 1 - player)
    sizes = [len(problem.nodes[i].children) for i in places]
    grouped: dict[tuple[Kind, int], dict[tuple[int, int], float]] = {}
    dealt = {0: 1.0}
    for i, node in enumerate(problem.nodes):
        for child in node.children:
            dealt[child] = dealt[i] * (problem.deals if node.kind == "deal" else 1.0)
        if not node.children:
            sign = -1.0 if node.kind == "fold" and node.player == player else 1.0
            cells = grouped.setdefault((node.kind, node.board), {})
            cell = (at[i], other[i])
            cells[cell] = cells.get(cell, 0.0) + sign * node.stake * dealt[i]
    ends = tuple(end_of(kind, board, cells) for (kind, board), cells in grouped.items())
    return Form(
        places=tuple(places), spans=tuple((f, f + n) for f, n in zip(firsts, sizes, strict=True)),
        parents=tuple(at[i] for i in places), ends=ends,
    )  # fmt: skip


def end_of(kind: Kind, board: int, cells: dict[tuple[int, int], float]) -> End:
    """The ends as arrays."""
    others = sorted({other for _, other in cells})
    layers: list[dict[int, tuple[int, float]]] = []
    for (own, other), stake in sorted(cells.items()):
        free = next((layer for layer in layers if own not in layer), None)
        if free is None:
            layers.append(free := {})
        free[own] = (others.index(other), stake)
    return End(kind=kind, board=board, other_rows=np.array(others), layers=tuple(map(cells_of, layers)))


def cells_of(layer: dict[int, tuple[int, float]]) -> Cells:
    """One end a row as arrays."""
    places, stakes = zip(*layer.values(), strict=True)
    return Cells(rows=np.array(list(layer)), others=np.array(places), stakes=np.array(stakes, np.float32)[:, None])


@dataclass(slots=True, eq=False)
class Side:
    """One player while a problem is being solved: regrets and sums of plans by row, the present strategy and plan."""

    form: Form
    weights: Floats
    regrets: Floats
    sums: Floats
    present: Floats
    plan: Floats


@dataclass(slots=True, eq=False)
class Solution:
    """Average plans by player, `(rows, hands)`, without the weights; `value` is player 0's for a pair of hands.

    `gain` is what an exact best response wins more, the mean of both players.
    """

    problem: Problem
    plans: tuple[Floats, Floats]
    iterations: int
    value: float = 0.0
    gain: float = 0.0
    strategies: tuple[Floats, Floats] = field(init=False)

    def __post_init__(self) -> None:
        forms = self.problem.forms
        self.strategies = (shares(self.plans[0][1:], forms[0]), shares(self.plans[1][1:], forms[1]))

    def rows_of(self, place: int) -> tuple[int, int]:
        """The rows of a node in its player's plan."""
        form = self.problem.forms[self.problem.nodes[place].player]
        return form.spans[form.places.index(place)]


def shares(rows: Floats, form: Form) -> Floats:
    """Each node's rows scaled to a sum of 1; all equal where there is nothing.  Rows are 0 or more."""
    out: Floats = rows + np.float32(1e-20)
    for first, end in form.spans:
        out[first - 1 : end - 1] /= out[first - 1 : end - 1].sum(axis=0)
    return out


def plan_of(form: Form, strategy: Floats) -> Floats:
    """How often each hand plays each sequence: (rows, hands)."""
    plan = np.ones((form.rows, strategy.shape[1]), np.float32)
    for (first, end), parent in zip(form.spans, form.parents, strict=True):
        np.multiply(strategy[first - 1 : end - 1], plan[parent], out=plan[first:end])
    return plan


def solve(problem: Problem, *, iterations: int) -> Solution:
    """The average strategies after so many iterations, with their value and the gain of an exact best response."""
    sides = [side_of(problem, player) for player in (0, 1)]
    for t in range(1, iterations + 1):
        for player in (0, 1):
            improve(problem, sides[player], sides[1 - player], t=t)
    plans = tuple(average(side) for side in sides)
    solution = Solution(problem, plans, iterations)  # type: ignore[arg-type]
    solution.value, solution.gain = worth(solution)
    return solution


def side_of(problem: Problem, player: int) -> Side:
    """A player at the start: nothing regretted, all actions alike."""
    form = problem.forms[player]
    nothing = np.zeros((form.rows - 1, len(problem.weights[player])), np.float32)
    present = shares(nothing, form)
    weights = np.asarray(problem.weights[player], np.float32)
    return Side(form, weights, nothing, np.zeros_like(nothing), present, plan_of(form, present))


def average(side: Side) -> Floats:
    """The average plan."""
    return plan_of(side.form, shares(side.sums, side.form))


def payoffs(problem: Problem, form: Form, reach: Floats) -> Floats:
    """What the ends pay each hand by own sequence, against the other's weighted plan: (rows, hands)."""
    out = np.zeros((form.rows, reach.shape[1]), np.float32)
    for end in form.ends:
        met = np.ascontiguousarray(reach[end.other_rows].T)
        showdown = problem.showdowns[end.board]
        settled = showdown.compare(met) if end.kind == "showdown" else showdown.possible(met)
        by_row = np.ascontiguousarray(settled.T)
        for cells in end.layers:
            out[cells.rows] += by_row.take(cells.others, axis=0) * cells.stakes
    return out


def improve(problem: Problem, side: Side, other: Side, *, t: int) -> None:
    """One update of a player's regrets and average against the other's present strategy."""
    values = payoffs(problem, side.form, other.plan * other.weights)
    weight, share = t * sqrt(t), t / (t + 1)
    gain, keep = weight / (weight + 1), share * share
    won = np.maximum(side.regrets, 0)
    won *= np.float32(gain - 0.5)
    side.regrets *= np.float32(0.5)
    side.regrets += won
    for (first, end), parent in zip(reversed(side.form.spans), reversed(side.form.parents), strict=True):
        each = values[first:end]
        here = (side.present[first - 1 : end - 1] * each).sum(axis=0)
        values[parent] += here
        side.regrets[first - 1 : end - 1] += each - here
    side.sums *= np.float32(keep)
    side.sums += side.plan[1:]
    side.present = shares(np.maximum(side.regrets, 0), side.form)
    side.plan = plan_of(side.form, side.present)


# ── the exact check ──


def values_against(solution: Solution, player: int, *, best: bool) -> Floats:
    """The value of each own sequence and hand against the other's average plan, played best or as solved."""
    problem, form = solution.problem, solution.problem.forms[player]
    other = solution.plans[1 - player] * np.asarray(problem.weights[1 - player], np.float32)
    values = payoffs(problem, form, other)
    for (first, end), parent in zip(reversed(form.spans), reversed(form.parents), strict=True):
        each = values[first:end]
        played = solution.strategies[player][first - 1 : end - 1]
        values[parent] += each.max(axis=0) if best else (played * each).sum(axis=0)
    return values


def worth(solution: Solution) -> tuple[float, float]:
    """Player 0's value, and the mean gain of exact best responses, for a pair of hands."""
    problem = solution.problem
    best = [total(problem, p, values_against(solution, p, best=True)) for p in (0, 1)]
    return total(problem, 0, values_against(solution, 0, best=False)), sum(best) / 2


def total(problem: Problem, player: int, values: Floats) -> float:
    """A player's value for a pair of hands."""
    return float((problem.weights[player] * values[0]).sum()) / problem.pairs


def reach_of(solution: Solution, player: int, line: Sequence[int]) -> Floats:
    """The weight with which each hand of a player comes to the node behind a line of children's places."""
    problem, place = solution.problem, 0
    reach = np.asarray(problem.weights[player], np.float32)
    for k in line:
        node = problem.nodes[place]
        if node.kind == "decide" and node.player == player:
            reach = reach * solution.strategies[player][solution.rows_of(place)[0] - 1 + k]
        place = node.children[k]
    return reach
