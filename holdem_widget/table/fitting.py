"""Does a state that was read from a file fit together?  Its lists have an entry a seat, its roles are seats, its cards cards."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import chain
from typing import Any

from holdem_widget.errors import FormatError

BY_SEAT = ("start", "swept", "dead", "shown", "mucked", "gone", "account", "signals", "locked")
OF_BETTING = ("stacks", "bets", "live", "answered")
ROLES = ("button", "small_blind", "big_blind", "to_act", "aggressor", "due", "first")
HANDS = ("holes", "hands")
BOARDS = (0, 3, 4, 5)


def require_fitting(public: Any, secret: Any) -> None:
    """Raises: FormatError where the two halves of a start state do not fit together."""
    seats = len(public.start)
    lists = [*_there(public, BY_SEAT), *_there(public.betting, OF_BETTING), *_there(secret, HANDS)]
    for name, values in lists:
        if len(values) not in (seats, 0 if name in HANDS else seats):
            raise FormatError(f"{name} has {len(values)} entries for {seats} seats")
    for name, seat in _there(public, ROLES):
        if seat is not None and not 0 <= seat < seats:
            raise FormatError(f"{name} {seat} is not one of 0..{seats - 1}")
    board = getattr(public, "board", ())
    if len(board) not in BOARDS:
        raise FormatError(f"the board has {len(board)} cards; it has 0, 3, 4 or 5")
    for card in _cards(public, secret):
        if card is not None and not 0 <= card < 52:
            raise FormatError(f"{card} is not the number of a card, 0..51")


def _there(value: Any, names: Iterable[str]) -> list[tuple[str, Any]]:
    return [(name, getattr(value, name)) for name in names if hasattr(value, name)]


def _cards(public: Any, secret: Any) -> Iterable[int | None]:
    shown = (hole for hole in public.shown if hole is not None)
    held = (hole for _, hands in _there(secret, HANDS) for hole in hands if hole is not None)
    loose = [cards for _, cards in _there(secret, ("deck", "stock"))]
    return chain(getattr(public, "board", ()), *shown, *held, *loose, getattr(public, "discards", ()))
