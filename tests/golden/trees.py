"""How many ways are there to play a tiny hand?  Every raise size counts as a way of its own; cards do not matter.

A line of `trees.txt`: stacks, blinds, button | decisions, hands that end by folds, hands that end in a showdown.
`python -m tests.golden.trees` writes the counts anew.
"""

from __future__ import annotations

from pathlib import Path

from holdem_widget.games.game import Action, RaiseTo
from holdem_widget.games.holdem import Holdem
from holdem_widget.games.holdem_state import HoldemState
from tests.oracle.naive import OURS, Naive
from tests.rules.dealing import begun

FILE = Path(__file__).with_name("trees.txt")
Counts = tuple[int, int, int]


def parse(line: str) -> tuple[tuple[int, ...], tuple[int, int]]:
    """Stacks from the left of the button, and blinds."""
    stacks, blinds = line.split("|")[0].split(" at ")
    small, big = map(int, blinds.split("/"))
    return tuple(map(int, stacks.split())), (small, big)


def tree(stacks: tuple[int, ...], blinds: tuple[int, int]) -> Counts:
    """Counted by the engine."""
    hand = begun(stacks, blinds=blinds, button=len(stacks) - 1)
    return _count(hand.game, hand.state)


def _count(game: Holdem, state: HoldemState) -> Counts:
    seat = state.public.to_act
    if seat is None:
        shown = len(state.public.live) > 1
        return 0, int(not shown), int(shown)
    legal = game.legal(state.public, seat)
    assert legal is not None
    moves: list[Action] = [move for move in legal if not isinstance(move, RaiseTo)]
    if legal.raise_to is not None:
        moves += [RaiseTo(total) for total in range(legal.raise_to[0], legal.raise_to[1] + 1)]
    return _sum([_count(game, game.apply(state, move).state) for move in moves])


def _sum(counts: list[Counts]) -> Counts:
    decisions, folds, showdowns = map(sum, zip(*counts, strict=True))
    return 1 + decisions, folds, showdowns


def naive_tree(stacks: tuple[int, ...], blinds: tuple[int, int]) -> Counts:
    """Counted by the naive reckoning: every way is played from the start."""
    return _naive(stacks, blinds, ())


def _naive(stacks: tuple[int, ...], blinds: tuple[int, int], way: tuple[tuple[str, int], ...]) -> Counts:
    hand = Naive(list(stacks), blinds, 0, OURS)
    to_next(hand)
    for kind, total in way:
        hand.do(kind, total)
        to_next(hand)
    if hand.asked() is None:
        shown = sum(hand.live) > 1
        return 0, int(not shown), int(shown)
    bounds = hand.bounds()
    raises = [] if bounds is None else [("raise", total) for total in range(bounds[0], bounds[1] + 1)]
    return _sum([_naive(stacks, blinds, (*way, move)) for move in (("fold", 0), ("call", 0), *raises)])


def to_next(hand: Naive) -> None:
    """Streets until somebody is asked."""
    while hand.asked() is None and sum(hand.live) > 1 and hand.street < 3:
        hand.next_street()


def line_of(setting: str) -> str:
    """The line with its counts."""
    decisions, folds, showdowns = tree(*parse(setting))
    return f"{setting.split('|')[0].strip()} | {decisions} {folds} {showdowns}"


def settings() -> list[str]:
    """The lines of the file, remarks left out."""
    lines = FILE.read_text(encoding="utf-8").splitlines()
    return [line for line in lines if line and not line.startswith("#")]


if __name__ == "__main__":
    remarks = [line for line in FILE.read_text(encoding="utf-8").splitlines() if line.startswith("#")]
    FILE.write_text("\n".join([*remarks, *map(line_of, settings())]) + "\n", encoding="utf-8")
