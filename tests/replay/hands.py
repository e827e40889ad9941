"""Hands for these tests: one that teaches, one with three known players, and hands played against beginners."""

from __future__ import annotations

import holdem_widget as hw
from holdem_widget.table.history import History
from holdem_widget.widgets.cells import Histories
from holdem_widget.widgets.table_widget import Table

REAL = """
variant = "NT"
antes = [500, 500, 500]
blinds_or_straddles = [1000, 2000, 0]
min_bet = 2000
starting_stacks = [1125600, 2000000, 553500]
actions = [
  "d dh p1 Ac2d",
  "d dh p2 ????",
  "d dh p3 7h6h",
  "p3 cbr 7000",
  "p1 cbr 23000",
  "p2 f",
  "p3 cc",
  "d db Jc3d5c",
  "p1 cbr 35000 # a bet with a draw",
  "p3 cc",
  "d db 4h",
  "p1 cbr 90000",
  "p3 cbr 232600",
  "p1 cbr 1067100",
  "p3 cc",
  "p1 sm Ac2d",
  "p3 sm 7h6h",
  "d db Jh",
]
players = ["Ivey", "Antonius", "Dwan"]
"""


def spot() -> Table:
    """The hand of the first notebook before its first action: every card is open."""
    return hw.stage(
        stacks=(1000, 300, 1000, 85), names=("You", "West", "North", "East"), blinds=(10, 20), button=3,
        hole={0: "AhKd", 1: "KsQs", 2: "TcTd", 3: "5h5d"}, board="Kh8s5c2d9c",
    )  # fmt: skip


def lesson_hand() -> History:
    """The same hand, played to its end in 15 steps: the flop is step 6, the river step 13."""
    table = spot()
    for total in (60, 85):
        table.raise_to(total)
    for _ in range(3):
        table.call()
    table.raise_to(100)
    table.raise_to(215)
    table.fold()
    table.call()
    history = table.history
    assert isinstance(history, History)
    return history


def real_hand() -> History:
    """A real hand with one unknown hand."""
    return hw.load(REAL)[0]


def played(seed: int, hands: int = 1) -> tuple[History, ...]:
    """Hands against beginners, called and checked to their ends."""
    table = hw.play("match", seed=seed, opponents="beginner")
    finished: tuple[History, ...] = ()
    while len(finished) < hands:
        if table.legal is None:
            table.next_hand() if not table.is_over else table.restart()
        elif table.legal.check:
            table.check()
        else:
            table.call()
        history = table.history
        assert isinstance(history, Histories)
        finished = tuple(history.hands)
    return finished
