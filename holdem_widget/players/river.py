"""How is a river between two players solved?  Both ranges, the bets that were really made, and a few more sizes.

The tree begins with the river, so that what was done on it so far is on one of its paths.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

import numpy as np

from holdem_widget.players.boards import HOLDS, PAIRS, Floats, table_of
from holdem_widget.players.solver import Node, Problem, Showdown, Solution, against, solve
from holdem_widget.poker.cards import Card

LEAST_WEIGHT = 0.004  # of the heaviest hand: lighter ones are left out
PART = 0.7  # the bet of the menu, as a part of the pot
DEEP = 1.6  # raises of the menu: all-in, and three times the bet where more than so many pots are behind
WORK = 330_000  # hands × ends × iterations that fit the time
FEWEST, MOST = 30, 80  # iterations


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
    if other >= river.stack or len(made) >= 4:
        return []
    pot = river.pot + 2 * price
    full = price + max(river.least, price - min(bets))
    found = {river.stack}
    if not made:
        found.add(round(PART * river.pot))
    elif len(made) == 1 and river.stack > DEEP * pot:
        found.add(3 * price)
    found = {total if total < 0.75 * river.stack else river.stack for total in found if total >= full} | {river.stack}
    real = {line[0]} if line and line[0] > price else set()
    if made and not real and len(made) > 1:
        found = {river.stack}
    return sorted(found | real)


def place_of(nodes: Sequence[Node], line: Sequence[int]) -> int:
    """The node that the actions of a line lead to."""
    place = 0
    for total in line:
        node = nodes[place]
        place = node.children[node.labels.index(total)]
    return place


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
    solution = solve(problem, iterations=int(np.clip(WORK / (len(kept) * ends / 6), FEWEST, MOST)))
    place = place_of(problem.nodes, river.line)
    node, row = problem.nodes[place], int(np.searchsorted(kept, hand))
    values = against(solution, player, best=False)
    others = reach_against(solution, player, place, row)
    down = river.pot / 2 + max((0, *river.line[player::2]))  # what a fold at once has lost
    chips = np.array([values[child][row] for child in node.children]) / max(others, 1e-12)
    return Answer(
        labels=node.labels, shares=solution.strategies[place][row], values=chips + down, solution=solution,  # type: ignore[arg-type]
        hands=len(kept), gain=solution.gain / river.pot,
    )  # fmt: skip


def reach_against(solution: Solution, player: int, place: int, row: int) -> float:
    """The weight of the other player's hands at a node that can be there with a hand."""
    from holdem_widget.players.solver import reaches

    reach = reaches(solution.problem, solution.strategies, 1 - player)[place]
    return float(solution.problem.showdowns[0].possible(reach[:, None])[row, 0])


def problem_of(
    river: River, ranges: tuple[Floats, Floats], player: int, hand: int
) -> tuple[Problem, np.ndarray[tuple[int], np.dtype[np.int64]]]:
    """The problem over the hands that matter, the own one among them, and which of the 1,326 they are."""
    blocked = HOLDS[list(river.board)].any(axis=0)
    heavy = [weights > LEAST_WEIGHT * weights.max() for weights in ranges]
    use = (heavy[0] | heavy[1]) & ~blocked
    use[hand] = True
    kept = np.flatnonzero(use)
    weights = [np.where(h, w, 0.0)[kept].astype(float) for h, w in zip(heavy, ranges, strict=True)]
    own = int(np.searchsorted(kept, hand))
    weights[player][own] = max(weights[player][own], 1e-4 * weights[player].max())
    strengths = table_of(river.board).strengths[0][kept].astype(np.int64)
    scaled = (weights[0] / weights[0].sum(), weights[1] / weights[1].sum())
    return Problem(nodes=tree_of(river), weights=scaled, showdowns=(Showdown(strengths, PAIRS[kept]),)), kept
