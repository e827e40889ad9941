"""What the peer benchmarks call: the package's public functions and nothing else.

Put this folder and the package on `PYTHONPATH` when running the peers' scripts; see `README.md` beside this file.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import numpy as np

from holdem_widget.poker.batch import strengths
from holdem_widget.poker.equity import equity
from holdem_widget.poker.evaluator import strength
from tests.benchmarks.engine import play_hand_factory

HIGHER_IS_BETTER = True
__all__ = ["HIGHER_IS_BETTER", "equity_exact", "equity_mc", "eval_batch", "eval_one", "play_hand_factory"]


def eval_one(hands: list[tuple[int, ...]]) -> tuple[Callable[[Sequence[int]], int], list[tuple[int, ...]]]:
    """One hand at a time; a card of ours is its number, so hands are native as they come."""
    return strength, hands


def eval_batch(hands: list[tuple[int, ...]]) -> tuple[Callable[[Any], Any], Any]:
    """A million hands at once: an array of card numbers, column-major."""
    return strengths, np.asfortranarray(np.array(hands, np.uint8))


def equity_exact(hands: list[str], board: str) -> list[float]:
    """Exact shares."""
    return list(equity(hands, board, exact=True).shares)


def equity_mc(hands: list[str], board: str, samples: int) -> list[float]:
    """Sampled shares."""
    return list(equity(hands, board, samples=samples, seed=1).shares)
