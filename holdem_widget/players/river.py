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
WORK = 450_000  # hands × ends × iterations that fit the time
FEWEST, MOST = 52, 80  # iterations


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


@dataclass(frozen=True, slots=True, kw_only=True)
class Here:
    """A place on the way down the tree: bets of both, who is to act, raises made, and what was really done from here."""

    bets: tuple[int, int] = (0, 0)
    player: int = 0
    made: tuple[int, ...] = ()
    line: tuple[int, ...] = ()

    @property
    def price(self) -> int:
        """The highest bet."""
        return max(self.bets)

    @property
    def owed(self) -> int:
        """What the player lacks to it."""
        return self.price - self.bets[self.player]


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
    grow(growing, Here(line=river.line))
    return tuple(node for node in growing.nodes if node is not None)


def grow(growing: Growing, here: Here) -> int:
    """The place of a decision with all that follows."""
    place = growing.add(None)
    labels: list[int | None] = [None, here.price] if here.owed else [here.price]
    labels += totals(growing.river, here)
    children = tuple(after(growing, here, label) for label in labels)
    growing.nodes[place] = Node(kind="decide", player=here.player, children=children, labels=tuple(labels))
    return place


def after(growing: Growing, here: Here, label: int | None) -> int:
    """The place after an action."""
    half = growing.river.pot / 2
    if label is None:
        return growing.add(Node(kind="fold", player=here.player, stake=half + here.bets[here.player]))
    if label == here.price and (here.made or here.player == 1):
        return growing.add(Node(kind="showdown", stake=half + label))
    bets = (label, here.bets[1]) if here.player == 0 else (here.bets[0], label)
    made = (*here.made, label) if label > here.price else here.made
    line = here.line[1:] if here.line and label == here.line[0] else ()
    return grow(growing, Here(bets=bets, player=1 - here.player, made=made, line=line))


def totals(river: River, here: Here) -> list[int]:
    """The bets and raises of the menu here, the one that was made among them."""
    if here.bets[1 - here.player] >= river.stack:
        return []
    full = here.price + max(river.least, here.price - min(here.bets))
    found = menu(river, here)
    found = {total if total < 0.6 * river.stack else river.stack for total in found if total >= min(full, river.stack)}
    real = {here.line[0]} if here.line and here.line[0] > here.price else set()
    return sorted(found | real)


def menu(river: River, here: Here) -> set[int]:
    """The sizes of the menu, whether legal or not."""
    if not here.made:
        large = round(LARGE * river.pot) if river.stack > DEEP * river.pot else river.stack
        return {round(PART * river.pot), large}
    raises = len(here.made)
    return {round(RAISES[raises - 1] * here.price)} if raises <= len(RAISES) else set()


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


def answer(river: River, ranges: tuple[Floats, Floats], *, player: int, hand: int) -> Answer:
    """Solves the river and reads what the player does with a hand (its place among the 1,326)."""
    problem, kept = problem_of(river, ranges, player=player, hand=hand)
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
    river: River, ranges: tuple[Floats, Floats], *, player: int, hand: int
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
