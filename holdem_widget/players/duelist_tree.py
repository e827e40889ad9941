"""Which ways can the betting of a duel go?  A tree over a menu of sizes, as arrays for a solver.

A sequence is what one seat has done so far; the payoffs are matrices over the sequences of both seats (the sequence
form), so that a round of solving is a few products of matrices. Needs numpy.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import lru_cache

import numpy as np
from numpy.typing import NDArray

from holdem_widget.games.game import Action, Call, Check, Fold, RaiseTo
from holdem_widget.games.moves import act
from holdem_widget.poker import betting as bets
from holdem_widget.poker.betting import Betting, Seat

Floats = NDArray[np.float64]
Ints = NDArray[np.intp]
Line = tuple[Action, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Menu:
    """The sizes that are weighed: bets and raises as shares of the pot, beside the least and (always) all-in.

    `every` takes each whole total instead. `raises` is how many raises may be the least ones before only the larger stay.
    """

    bets: tuple[float, ...] = (0.5, 1.0, 2.0)
    raises: tuple[float, ...] = (1.0,)
    least_raises: int = 2
    every: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class Question:
    """A place where a seat is asked: the way to it, what may be done there, and where the rows of its choices begin."""

    line: Line
    seat: Seat
    actions: tuple[Action, ...]
    before: tuple[int, int]
    depth: int
    paid: tuple[int, int]


@dataclass(frozen=True, slots=True, kw_only=True)
class Side:
    """One seat's sequences: row 0 is nothing done yet, then the choices of its questions, by depth.

    `parent` (rows,) the row before; `starts` (questions,) first row of each question; `sizes` (questions,) its choices;
    `levels` from the shallowest: (first row, end row, first question, end question).
    """

    rows: int
    parent: Ints
    starts: Ints
    sizes: Ints
    levels: tuple[tuple[int, int, int, int], ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Tree:
    """The betting in sequence form.

    `show` and `fold` are (rows of seat 0, rows of seat 1) chips: what the better card wins, and what seat 0 wins (or
    loses) without a showdown. `at` has the first row of each question by its line, `questions` the question itself.
    """

    sides: tuple[Side, Side]
    show: Floats
    fold: Floats
    questions: dict[Line, Question] = field(repr=False)
    at: dict[Line, int] = field(repr=False)


def fresh_round(stacks: tuple[int, int], least_bet: int = 1) -> Betting:
    """The betting before anybody has acted; `stacks` after the ante."""
    return Betting(stacks, (0, 0), (True, True), (None, None), 0, least_bet)


@lru_cache(maxsize=256)
def tree(stacks: tuple[int, int], first: Seat, *, menu: Menu, line: Line = (), ante: int = 1) -> Tree:
    """The tree of a deal; the moves of `line`, as far as it was played, are in the menu on its way.  `stacks` after the ante."""
    betting = fresh_round(stacks)
    found: list[Question] = []
    ends: list[tuple[tuple[int, int], tuple[int, int], int | None, tuple[int, int]]] = []
    asked = bets.next_to_act(betting, 1 - first, equal_bets_close=False)
    if asked is None:
        ends.append(((-1, -1), (0, 0), None, (0, 0)))
    else:
        _grow(_Place(betting, asked, (), (-1, -1), (0, 0), (0, 0), 0), _Growth(menu, line, found, ends))
    return _arrays(found, ends, ante)


@dataclass(frozen=True, slots=True)
class _Place:
    betting: Betting
    seat: Seat
    line: Line
    last: tuple[int, int]  # the last question of each seat, -1: none
    chosen: tuple[int, int]  # which choice it made there
    depth: tuple[int, int]
    raises: int


_End = tuple[tuple[int, int], tuple[int, int], int | None, tuple[int, int]]


@dataclass(frozen=True, slots=True)
class _Growth:
    menu: Menu
    line: Line
    questions: list[Question]
    ends: list[_End]


def _grow(place: _Place, growth: _Growth) -> None:
    seat, betting = place.seat, place.betting
    actions = tuple(_choices(place, growth))
    me = len(growth.questions)
    growth.questions.append(
        Question(
            line=place.line, seat=seat, actions=actions, before=(place.last[seat], place.chosen[seat]),
            depth=place.depth[seat], paid=(betting.bets[0], betting.bets[1]),
        )
    )  # fmt: skip
    for i, action in enumerate(actions):
        after, _ = act(betting, seat, action)
        last, chosen = _with(place.last, seat, me), _with(place.chosen, seat, i)
        asked = bets.next_to_act(after, seat, equal_bets_close=False)
        if asked is None:
            growth.ends.append((last, chosen, seat if action == Fold() else None, (after.bets[0], after.bets[1])))
            continue
        depth = _with(place.depth, seat, place.depth[seat] + 1)
        raises = place.raises + (isinstance(action, RaiseTo) and betting.price > 0)
        _grow(_Place(after, asked, (*place.line, action), last, chosen, depth, raises), growth)


def _with(pair: tuple[int, int], seat: Seat, value: int) -> tuple[int, int]:
    return (value, pair[1]) if seat == 0 else (pair[0], value)


def _choices(place: _Place, growth: _Growth) -> Iterator[Action]:
    """Fold, check or call, and the totals of the menu in order; the move that was played here is among them."""
    betting, seat, line = place.betting, place.seat, growth.line
    if bets.owed(betting, seat):
        yield Fold()
        yield Call()
    else:
        yield Check()
    n = len(place.line)
    made = line[n] if n < len(line) and line[:n] == place.line else None
    totals = set(_totals(place, growth.menu))
    if isinstance(made, RaiseTo):
        totals.add(made.total)
    yield from (RaiseTo(total) for total in sorted(totals))


def _totals(place: _Place, menu: Menu) -> Iterator[int]:
    betting, seat = place.betting, place.seat
    bounds = bets.raise_bounds(betting, seat)
    if bounds is None:
        return
    least, most = bounds
    reach = min(stack + bet for stack, bet in zip(betting.stacks, betting.bets, strict=True))
    # more than the other can match is the same as all it has
    most = max(least, min(most, reach))
    if menu.every:
        yield from range(least, most + 1)
        return
    yield most
    if place.raises < menu.least_raises or not betting.price:
        yield least
    owed = betting.price - betting.bets[seat]
    pot = sum(betting.bets) + 2 + owed
    for share in menu.raises if betting.price else menu.bets:
        yield min(most, max(least, betting.price + round(share * pot)))


def rows_after(found: Tree, line: Line) -> tuple[int, int] | None:
    """The row of each seat once the line has been played; None where the tree does not have it."""
    rows = [0, 0]
    for i, action in enumerate(line):
        question = found.questions.get(line[:i])
        if question is None or action not in question.actions:
            return None
        rows[question.seat] = found.at[line[:i]] + question.actions.index(action)
    return rows[0], rows[1]


# ── the arrays ──


def _arrays(questions: list[Question], ends: list[_End], ante: int) -> Tree:
    sides, first_rows = zip(*(_side(questions, seat) for seat in (0, 1)), strict=True)
    show, fold = (np.zeros((sides[0].rows, sides[1].rows)) for _ in range(2))
    for last, chosen, folded, paid in ends:
        row, column = (0 if last[s] < 0 else first_rows[s][last[s]] + chosen[s] for s in (0, 1))
        if folded is None:
            show[row, column] += min(paid) + ante
        else:
            fold[row, column] += (paid[1] + ante) if folded == 1 else -(paid[0] + ante)
    at = {q.line: first_rows[q.seat][i] for i, q in enumerate(questions)}
    return Tree(
        sides=(sides[0], sides[1]), show=show, fold=fold, questions={q.line: q for q in questions}, at=at
    )  # fmt: skip


def _side(questions: list[Question], seat: Seat) -> tuple[Side, dict[int, int]]:
    """The seat's rows, ordered by depth and within it by the row before, and the first row of each question."""
    first_rows: dict[int, int] = {}
    parent, starts, sizes = [0], list[int](), list[int]()
    levels: list[tuple[int, int, int, int]] = []
    mine = [(i, q) for i, q in enumerate(questions) if q.seat == seat]
    for depth in range(max((q.depth for _, q in mine), default=-1) + 1):
        before = [(_row_before(q, first_rows), i, q) for i, q in mine if q.depth == depth]
        row, question = len(parent), len(starts)
        for came_from, i, q in sorted(before, key=lambda item: item[:2]):
            first_rows[i] = len(parent)
            starts.append(len(parent))
            sizes.append(len(q.actions))
            parent += [came_from] * len(q.actions)
        levels.append((row, len(parent), question, len(starts)))
    side = Side(
        rows=len(parent), parent=np.array(parent, np.intp), starts=np.array(starts, np.intp),
        sizes=np.array(sizes, np.intp), levels=tuple(levels),
    )  # fmt: skip
    return side, first_rows


def _row_before(question: Question, first_rows: dict[int, int]) -> int:
    last, chosen = question.before
    return 0 if last < 0 else first_rows[last] + chosen
