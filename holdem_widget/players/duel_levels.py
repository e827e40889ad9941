"""Which duelists solve?  The strong levels of One-Card Duel, loaded when they are asked for: they need numpy.

The beginner counts two full decks and forgets the rest; the club player solves each deal with full decks, the worth of
the card carried on and what is usually kept; the expert also counts the discards and reads what its rival kept.
"""

from __future__ import annotations

from holdem_widget.players.duel_beginner import plain_only
from holdem_widget.players.duelist import Duelist
from holdem_widget.players.styles import PLAIN, Style


def Expert(style: Style = PLAIN) -> Duelist:
    """The strongest.  Raises: BadSetup for a style."""
    plain_only(style)
    return Duelist()


def Club(style: Style = PLAIN) -> Duelist:
    """Solves without counting or remembering.  Raises: BadSetup for a style."""
    plain_only(style)
    return Duelist(level="club", counts=False, memory=0, rounds=60, target=0.03)
