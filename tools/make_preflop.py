"""Writes `holdem_widget/players/preflop_table.py`: the 169 hands in the order of their worth, with equities.

Run `python -m tools.make_preflop` (about a minute on one core); the seed is fixed, so the file comes out the same.
The order: 0.4 x equity against a random hand + 0.6 x equity against the top fifth (in the exact order of
`poker.range_order`) + 0.015 for one suit. The equities are then measured against the top of that order.
"""

from __future__ import annotations

from pathlib import Path

import numpy as np

from holdem_widget.poker.batch import strengths
from holdem_widget.poker.combos import CLASS_COMBOS, CLASSES, COMBOS
from holdem_widget.poker.range_order import ORDER

SEED, SAMPLES = 20240, 40_000
SHARES = (0.02, 0.04, 0.07, 0.1, 0.15, 0.2, 0.3, 0.4, 0.55, 0.75, 1.0)
OUT = Path(__file__).parent.parent / "holdem_widget" / "players" / "preflop_table.py"


def top(order: list[str], share: float) -> np.ndarray:
    """The combinations of the best hands, at least one hand, as rows of two cards."""
    chosen: list[int] = []
    for name in order:
        if chosen and len(chosen) + len(CLASS_COMBOS[name]) / 2 > share * len(COMBOS):
            break
        chosen += CLASS_COMBOS[name]
    return np.array([COMBOS[i] for i in chosen], np.uint8)


def equity(hand: str, villains: np.ndarray, rng: np.random.Generator) -> float:
    """Equity of a hand class against a range, no board."""
    a, b = COMBOS[CLASS_COMBOS[hand][0]]
    free = villains[~np.isin(villains, [a, b]).any(axis=1)]
    theirs = free[rng.integers(len(free), size=SAMPLES)]
    order = rng.random((SAMPLES, 52))
    order[:, [a, b]] = 2
    np.put_along_axis(order, theirs, 2.0, axis=1)
    board = np.argpartition(order, 5, axis=1)[:, :5].astype(np.uint8)
    mine = np.broadcast_to(np.array([a, b], np.uint8), (SAMPLES, 2))
    ours, others = strengths(np.hstack([mine, board])), strengths(np.hstack([theirs, board]))
    return float((ours > others).mean() + (ours == others).mean() / 2)


def main() -> None:
    """Measures, orders, writes."""
    rng = np.random.default_rng(SEED)
    fifth, everything = top(list(ORDER), 0.2), top(list(ORDER), 1.0)
    score = {
        hand: 0.4 * equity(hand, everything, rng) + 0.6 * equity(hand, fifth, rng) + 0.015 * hand.endswith("s")
        for hand in CLASSES
    }
    order = sorted(CLASSES, key=lambda hand: -score[hand])
    ranges = [top(order, share) for share in SHARES]
    lines = [f"{hand} " + " ".join(f"{1000 * equity(hand, r, rng):.0f}" for r in ranges) for hand in order]
    OUT.write_text(
        '"""Which starting hands are worth most?  Written by `python -m tools.make_preflop`; not by hand.\n\n'
        "A line: the hand, then its equity in thousandths against the best 2, 4, 7 … 100 % of hands in this order.\n"
        f'Seed {SEED}, {SAMPLES:,} deals a number.\n"""\n\n'
        f"SHARES = {SHARES}\n\n" + 'LINES = """\n' + "\n".join(lines) + '\n"""\n'
    )


if __name__ == "__main__":
    main()
