"""What is a starting hand worth?  Its place among all hands, and its equity against the best hands."""

from __future__ import annotations

from bisect import bisect_right
from dataclasses import dataclass
from functools import cache

from holdem_widget.players.preflop_table import LINES, SHARES
from holdem_widget.poker.cards import Card
from holdem_widget.poker.combos import CLASS_COMBOS, COMBOS, hand_class


@dataclass(frozen=True, slots=True, kw_only=True)
class Starting:
    """A hand class; `place` is the share of all combinations that are better (with half of its own), 0 the best.

    `equities` are against the best `SHARES` of hands.
    """

    name: str
    place: float
    equities: tuple[float, ...]


@cache
def all_starting() -> dict[str, Starting]:
    """The 169 hands, the best first."""
    found: dict[str, Starting] = {}
    above = 0
    for line in LINES.split("\n"):
        if not line:
            continue
        name, *numbers = line.split()
        count = len(CLASS_COMBOS[name])
        place = (above + count / 2) / len(COMBOS)
        found[name] = Starting(name=name, place=place, equities=tuple(int(n) / 1000 for n in numbers))
        above += count
    return found


def starting(own: tuple[Card, Card]) -> Starting:
    """The worth of two cards."""
    return all_starting()[hand_class(*own)]


def equity_against(hand: Starting, share: float) -> float:
    """Equity against the best `share` of hands, between the measured shares in proportion."""
    at = min(max(share, SHARES[0]), SHARES[-1])
    i = min(bisect_right(SHARES, at), len(SHARES) - 1)
    low, high = SHARES[i - 1], SHARES[i]
    part = (at - low) / (high - low)
    return (1 - part) * hand.equities[i - 1] + part * hand.equities[i]


@cache
def places() -> tuple[float, ...]:
    """The place of each of the 1,326 combinations, in the order of `COMBOS`."""
    return tuple(starting(combo).place for combo in COMBOS)
