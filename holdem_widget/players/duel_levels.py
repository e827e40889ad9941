"""Which duelists are there?  The levels by name, made when they are asked for, so that numpy loads with the strong ones."""

from __future__ import annotations

from typing import Any

from holdem_widget.errors import BadSetup

DUEL_LEVELS = ("beginner", "club", "expert")


def make_duelist(level: str) -> Any:
    """The duelist of a level.

    `beginner` counts two full decks and forgets the rest; `club` solves each deal with full decks, the worth of the card
    carried on and what is usually kept; `expert` also counts the discards and reads what its rival kept.

    Raises: BadSetup, naming the levels.
    """
    if level not in DUEL_LEVELS:
        raise BadSetup(f"{level!r} is not a duelist: {', '.join(DUEL_LEVELS)}")
    if level == "beginner":
        from holdem_widget.players.duel_beginner import DuelBeginner

        return DuelBeginner()
    from holdem_widget.players.duelist import Duelist

    return Duelist() if level == "expert" else Duelist(level="club", counts=False, memory=0, rounds=60, target=0.03)
