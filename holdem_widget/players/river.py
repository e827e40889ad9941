"""How is a river between two players solved?  Both ranges, the bets that were really made, and a few more sizes.

The tree begins with the river, so that what was done on it so far is on one of its paths.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

import numpy as np

from holdem_widget.players.boards import HOLDS, PAIRS, Floats, table_of
from holdem_widget.players.solver import Node, Problem, Showdown, Solution, reach_of, solve, values_against
from holdem_widget.poker.cards import Card

LEFT_OUT = 0.02  # of a range: the lightest hands are left out up to so much of its weight
PART, LARGE = 0.7, 1.5  # the bets of the menu, as parts of the pot; all-in for the large one unless the stacks are
DEEP = 2.5  # pots deep
RAISES = (3.0, 2.5)  # a first and a second raise, as parts of the price; all-in where little more is left
WORK = 650_000  # hands × ends × iterations that fit the time
FEWEST, MOST = 50, 80  # iterations


@dataclass(frozen=True, slots=True, kw_only=True)
class River:
    """A river between two players, the first to act is 0: the pot before it, what each can put in, and its actions.

    `line` are the totals that were made so far, in turn: a check or call repeats the price.
    """

    board: tuple[Card, ...]
    pot: int
    stack: int
    least: int
    line: tuple[int, ...]


@dataclass(slots=True)
class Growing:
    """A tree while it grows."""

    river: River
    nodes: list[Node | None] = field(default_factory=list)

    def add(self, node: Node | None) -> int:
        """The place of a new node."""
        self.nodes.append(node)
        return len(self.nodes) - 1


def tree_of(river: River) -> tuple[Node, ...]:
    """The tree from the first action on the river; labels are totals, None a fold."""
    growing = Growing(river)
    grow(growing, (0, 0), 0, (), river.line)
    return tuple(node for node in growing.nodes if node is not None)


def grow(growing: Growing, bets: tuple[int, int], player: int, made: tuple[int, ...], line: tuple[int, ...]) -> int:
    """The place of a decision with all that follows; `line` is what was really done from here (empty: nothing)."""
    river = growing.river
    place = growing.add(None)
    price, owed = max(bets), max(bets) - bets[player]
    labels: list[int | None] = [None, price] if owed else [price]
    labels += totals(river, bets, player, made, line)
    children = []
    for label in labels:
        on = line[1:] if line and label == line[0] else ()
        children.append(after(growing, bets, player, made, label, on))
    growing.nodes[place] = Node(kind="decide", player=player, children=tuple(children), labels=tuple(labels))
    return place


def after(
    growing: Growing, bets: tuple[int, int], player: int, made: tuple[int, ...], label: int | None,
    line: tuple[int, ...],
) -> int:  # fmt: skip
    """The place after an action."""
    half = growing.river.pot / 2
    if label is None:
        return growing.add(Node(kind="fold", player=player, stake=half + bets[player]))
    new = (label, bets[1]) if player == 0 else (bets[0], label)
    if label == max(bets) and (made or player == 1):
        return growing.add(Node(kind="showdown", stake=half + label))
    return grow(growing, new, 1 - player, (*made, label) if label > max(bets) else made, line)


def totals(
    river: River, bets: tuple[int, int], player: int, made: tuple[int, ...], line: tuple[int, ...]
) -> list[int]:  # fmt: skip
    """The bets and raises of the menu here, the one that was made among them."""
    price, other = max(bets), bets[1 - player]
    if other >= river.stack:
        return []
    full = price + max(river.least, price - min(bets))
    first = {round(PART * river.pot), round(LARGE * river.pot) if river.stack > DEEP * river.pot else river.stack}
    found = first if not made else {round(RAISES[len(made) - 1] * price)} if len(made) <= len(RAISES) else set()
    found = {total if total < 0.6 * river.stack else river.stack for total in found if total >= min(full, river.stack)}
    real = {line[0]} if line and line[0] > price else set()
    return sorted(found | real)


def steps_of(nodes: Sequence[Node], line: Sequence[int]) -> tuple[tuple[int, ...], int]:
    """Which child each action of a line is, and the node behind them."""
    place, steps = 0, []
    for total in line:
        node = nodes[place]
        steps.append(node.labels.index(total))
        place = node.children[steps[-1]]
    return tuple(steps), place


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class Answer:
    """What the solved river does with one hand: totals (None: a fold), shares, chips against a fold at once."""

    labels: tuple[int | None, ...]
    shares: Floats
    values: Floats
    solution: Solution
    hands: int
    gain: float  # of the pot


def answer(river: River, ranges: tuple[Floats, Floats], player: int, hand: int) -> Answer:
    """Solves the river and reads what the player does with a hand (its place among the 1,326)."""
    problem, kept = problem_of(river, ranges, player, hand)
    ends = sum(1 for node in problem.nodes if not node.children)
    solution = solve(problem, iterations=int(np.clip(WORK / (len(kept) * ends), FEWEST, MOST)))
    steps, place = steps_of(problem.nodes, river.line)
    row = int(np.searchsorted(kept, hand))
    first, end = solution.rows_of(place)
    values = values_against(solution, player, best=False)[first:end, row]
    others = problem.showdowns[0].possible(reach_of(solution, 1 - player, steps)[:, None])[row, 0]
    down = river.pot / 2 + max((0, *river.line[player::2]))  # what a fold at once has lost
    return Answer(
        labels=problem.nodes[place].labels,  # type: ignore[arg-type]
        shares=solution.strategies[player][first - 1 : end - 1, row],
        values=values / max(float(others), 1e-9) + down,
        solution=solution, hands=len(kept), gain=solution.gain / river.pot,
    )  # fmt: skip


def heavy_hands(weights: Floats) -> np.ndarray[tuple[int], np.dtype[np.bool_]]:
    """The hands that make up nearly all of a range."""
    order = np.argsort(weights, kind="stable")
    light = np.cumsum(weights[order], dtype=float) <= LEFT_OUT * float(weights.sum())
    heavy = np.ones(len(weights), bool)
    heavy[order[light]] = False
    return heavy


def problem_of(
    river: River, ranges: tuple[Floats, Floats], player: int, hand: int
) -> tuple[Problem, np.ndarray[tuple[int], np.dtype[np.int64]]]:
    """The problem over the hands that matter, the own one among them, and which of the 1,326 they are."""
    blocked = HOLDS[list(river.board)].any(axis=0)
    heavy = [heavy_hands(weights) for weights in ranges]
    use = (heavy[0] | heavy[1]) & ~blocked
    use[hand] = True
    kept = np.flatnonzero(use)
    weights = [np.where(h, w, 0.0)[kept].astype(float) for h, w in zip(heavy, ranges, strict=True)]
    own = int(np.searchsorted(kept, hand))
    weights[player][own] = max(weights[player][own], 1e-4 * weights[player].max())
    strengths = table_of(river.board).strengths[0][kept].astype(np.int64)
    scaled = (weights[0] / weights[0].sum(), weights[1] / weights[1].sum())
    return Problem(nodes=tree_of(river), weights=scaled, showdowns=(Showdown(strengths, PAIRS[kept]),)), kept
