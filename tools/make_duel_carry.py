"""What is the card worth that one carries into the next deal?  Writes `holdem_widget/players/data/duel_carry.json`.

A fixed point for each effective stack: every pair of signals of a deal is solved with the present values, for each pair of
groups that the kept cards can have (everybody knows those: the last signal less the card shown). The worth of a card
is then what its holder wins in a deal (and carries on) more than the holder of a card drawn at random. How often each
rank is kept goes along. Full decks; a stack that stays.

    python -m tools.make_duel_carry [--rounds 100] [--check]
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator
from itertools import product
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from holdem_widget.games.duel_state import LEAST_UP, Signal
from holdem_widget.players.duelist_deal import Deal, Solved, solved
from holdem_widget.players.duelist_solver import plan_values
from holdem_widget.players.duelist_types import RANK_COUNT

Floats = NDArray[np.float64]
SIGNALS: tuple[Signal, ...] = ((2, 0), (1, 1), (0, 2))
TARGET = Path(__file__).parents[1] / "holdem_widget" / "players" / "data" / "duel_carry.json"
MOST = 19
EXACT = 0.008  # chips: 0.4 % of the pot
GROUP = np.where(np.arange(RANK_COUNT) >= LEAST_UP, 0, 1)  # 0: UP, as in a signal


def deals(stack: int, values: Floats, kept: Floats, rounds: int) -> Iterator[Solved]:
    """Every pair of signals with every pair of groups of the kept cards, solved."""
    for signals in product(SIGNALS, SIGNALS):
        for groups in product((0, 1), repeat=2):
            if not all(signal[group] for signal, group in zip(signals, groups, strict=True)):
                continue
            own, other = (np.where(group == GROUP, kept, 0) for group in groups)
            deal = Deal(
                stacks=(stack, stack), first=0, signals=signals, kept=tuple(map(tuple, np.outer(own, other).tolist())),
                carry=tuple(values.tolist()),
            )  # fmt: skip
            yield solved(deal, rounds=rounds, target=EXACT)


def improved(stack: int, values: Floats, kept: Floats, rounds: int) -> tuple[Floats, Floats, float]:
    """The values and the habit of keeping after one deal more, and the worst exploitability (shares of the pot)."""
    worth, mass, left, worst = np.zeros(RANK_COUNT), np.zeros(RANK_COUNT), np.zeros(RANK_COUNT), 0.0
    for done in deals(stack, values, kept, rounds):
        worst = max(worst, done.solution.exploitability / 2)
        for seat in (0, 1):
            _add(done, seat, (worth, mass, left))
    found = worth / mass
    return found - found.mean(), left / left.mean(), worst


def _add(done: Solved, seat: int, sums: tuple[Floats, Floats, Floats]) -> None:
    """One seat's chips and worlds by the card it kept before, and its worlds by the card it keeps now."""
    worth, mass, left = sums
    types, total = done.types[seat], done.hands.sum()
    chips = np.add.reduceat(plan_values(done.spot, done.solution, seat), types.starts) * total
    worlds = done.hands.sum(axis=1 - seat)
    belief = np.array(done.deal.kept).sum(axis=1 - seat)
    for rank, other in ((types.low, types.high), (types.high, types.low)):
        # which of the two cards was the kept one: by its weight
        share = belief[rank] / np.maximum(belief[rank] + belief[other], 1e-12)
        np.add.at(worth, rank, share * chips)
        np.add.at(mass, rank, share * worlds)
    np.add.at(left, types.kept, done.solution.plans[seat][0] * worlds[types.hand])


def fixed_point(stack: int, values: Floats, kept: Floats, *, rounds: int, most: int = 40) -> tuple[Floats, Floats]:
    """Repeated until no value moves by more than 0.006 chips."""
    for turn in range(1, most + 1):
        new, habit, worst = improved(stack, values, kept, rounds)
        moved = float(np.abs(new - values).max())
        values, kept = new, (kept + habit) / 2
        print(f"stack {stack} turn {turn}: moved {moved:.4f}, exploitability at most {100 * worst:.2f} % of the pot")
        if moved < 0.006:
            break
    return values, kept


def main() -> None:
    """Writes the file, or compares it with values made anew at one stack."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=160)
    parser.add_argument("--check", type=int, metavar="STACK", help="reckon one stack from scratch and compare")
    asked = parser.parse_args()
    values, kept = np.zeros(RANK_COUNT), np.ones(RANK_COUNT)
    if asked.check is not None:
        row = json.loads(TARGET.read_text())["stacks"][asked.check]
        values, kept = fixed_point(asked.check, values, kept, rounds=asked.rounds)
        print(f"largest difference: {np.abs(values - np.array(row['values'])).max():.4f} chips")
        return
    rows = []
    for stack in range(MOST + 1):
        values, kept = fixed_point(stack, values, kept, rounds=asked.rounds)
        rows.append({"values": [round(v, 4) for v in values.tolist()], "kept": [round(v, 4) for v in kept.tolist()]})
    TARGET.parent.mkdir(exist_ok=True)
    head = {"made_by": "tools/make_duel_carry.py", "rounds": asked.rounds, "ranks": "23456789TJQKA"}
    TARGET.write_text(json.dumps({**head, "stacks": rows}, indent=1) + "\n")


if __name__ == "__main__":
    main()
