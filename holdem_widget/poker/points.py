"""How many points does each player earn?  Exact shares of each pot's charge, rounded up once per player and hand.

Points are not chips: nothing here moves a chip.
"""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from math import ceil

from holdem_widget.poker.pots import Pot

PER_CHIP = 10  # E-5.3


def exact_points(pots: Sequence[Pot], per_chip: int = PER_CHIP) -> tuple[Fraction, ...]:
    """The exact shares by seat, added over the pots: `per_chip` points a chip of charge, by contribution.  Rule: E-5.3.

    Everybody who contributed counts, folded and departed players too; returned chips are no contribution.
    """
    seats = len(pots[0].contributions) if pots else 0
    shares = [Fraction(0)] * seats
    for pot in pots:
        put_in = sum(pot.contributions)
        for seat, chips in enumerate(pot.contributions):
            if chips:
                shares[seat] += Fraction(per_chip * pot.charge * chips, put_in)
    return tuple(shares)


def points_of(pots: Sequence[Pot], per_chip: int = PER_CHIP) -> tuple[int, ...]:
    """Points by seat, each sum rounded up once.  Rule: E-5.3."""
    return tuple(ceil(share) for share in exact_points(pots, per_chip))
