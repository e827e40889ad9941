"""How often does a hand win?  A few sampled deals, in pure Python, for players that do without numpy."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from holdem_widget.poker.cards import DECK, Card
from holdem_widget.poker.combos import Combo
from holdem_widget.poker.evaluator import strength


def share_of(mine: int, others: Sequence[int]) -> float:
    """The share of the pot of a strength against others."""
    best = max(others)
    if mine != best:
        return float(mine > best)
    return 1 / (1 + others.count(best))


def against_random(own: Combo, board: Sequence[Card], *, opponents: int, rng: Random, samples: int) -> float:
    """The share of the pot against random hands, from so many deals."""
    free = [card for card in DECK if card not in own and card not in board]
    missing = 5 - len(board)
    total = 0.0
    for _ in range(samples):
        cards = rng.sample(free, missing + 2 * opponents)
        table = (*board, *cards[:missing])
        others = [strength((cards[i], cards[i + 1], *table)) for i in range(missing, len(cards), 2)]
        total += share_of(strength((*own, *table)), others)
    return total / samples
