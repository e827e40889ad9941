"""Make the preflop tables in `holdem_widget/poker/data`, from the exact count of every match-up of two hands.

`preflop_pairs.npz`: `win` and `tie`, `(169, 1326) uint32`: boards (of 1,712,304) on which the first combination of
each hand class wins or ties against each combination; 0 where they share a card.
`preflop_random.bin`: for each class, wins and ties (of 2,097,572,400 deals) against two unseen cards, as 64-bit
little-endian numbers.

Run `python tools/make_preflop_tables.py` from the project's folder; it takes a few minutes on one core.
"""

from __future__ import annotations

from pathlib import Path

import numpy as np
import numpy.typing as npt

from holdem_widget.poker.combos import CLASS_COMBOS, CLASSES, COMBOS
from holdem_widget.poker.equity_known import known_tally
from holdem_widget.poker.runouts import Deal, suit_groups

FOLDER = Path("holdem_widget/poker/data")
Key = tuple[tuple[int, int], ...]


def match_up(first: int, second: int) -> tuple[Key, Deal]:
    """Two combinations as a deal, with a key that is the same however the suits are named."""
    deal = Deal(hands=(COMBOS[first], COMBOS[second]), board=(), dead=(), to_come=5)
    return tuple(sorted((h[0], h[1]) for (h, _, _), n in suit_groups(deal).items() for _ in range(n))), deal


def pair_tables() -> tuple[npt.NDArray[np.uint32], npt.NDArray[np.uint32]]:
    """(`win`, `tie`), `(169, 1326)`."""
    found: dict[Key, tuple[int, int]] = {}
    win, tie = np.zeros((2, len(CLASSES), len(COMBOS)), np.uint32)
    for row, name in enumerate(CLASSES):
        first = CLASS_COMBOS[name][0]
        for second, cards in enumerate(COMBOS):
            if set(COMBOS[first]).isdisjoint(cards):
                key, deal = match_up(first, second)
                if key not in found:
                    _, alone, lost, both = (int(count) for count in known_tally(deal))
                    found[key] = alone, both
                    found[tuple(sorted((b, a) for a, b in key))] = lost, both
                win[row, second], tie[row, second] = found[key]
        print(f"{name}: {len(found):,} match-ups", flush=True)
    return win, tie


def main() -> None:
    """Write both files."""
    win, tie = pair_tables()
    np.savez_compressed(FOLDER / "preflop_pairs.npz", win=win, tie=tie)
    numbers = np.stack((win.sum(axis=1, dtype=np.uint64), tie.sum(axis=1, dtype=np.uint64)), axis=1)
    (FOLDER / "preflop_random.bin").write_bytes(numbers.astype("<u8").tobytes())


if __name__ == "__main__":
    main()
