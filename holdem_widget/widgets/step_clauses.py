"""Which clause stands behind what happened at a step?  A table of the rules for each game, by kind of event."""

from __future__ import annotations

from collections.abc import Mapping

from holdem_widget.games.game import Event
from holdem_widget.table.history import History

HOLDEM: Mapping[str, str] = {
    "button": "H-2.4", "ante": "H-2.9", "post": "H-2.9", "fold": "H-3.3", "check": "H-3.1", "call": "H-3.2",
    "bet": "H-3.4", "raise": "H-3.5", "street": "H-3.9", "return": "H-5.4", "show": "H-5.8", "muck": "H-5.8",
    "win": "H-5.2",
}  # fmt: skip
CLAUSES: Mapping[str, Mapping[str, str]] = {
    "match": HOLDEM,
    "event": {
        **HOLDEM, "button": "E-1.1", "post": "E-2.1", "open": "E-2.4", "leave": "E-1.4", "join": "E-1.1",
        "charge": "E-5.2", "points": "E-5.3",
    },
    "duel": {
        "button": "D-2.3", "ante": "D-2.2", "lock": "D-3.1", "fold": "D-3.2", "check": "D-3.2", "call": "D-3.2",
        "bet": "D-3.2", "raise": "D-3.2", "return": "D-3.3", "show": "D-5.1", "win": "D-5.1", "reshuffle": "D-5.4",
    },
}  # fmt: skip
ALONE = {"match": "H-5.1", "event": "H-5.1", "duel": "D-5.2"}  # everybody else has folded
SHORT = {"match": "H-3.6", "event": "H-3.6", "duel": "D-3.3"}  # an all-in below a full raise


def clause_at(history: History, step: int) -> str:
    """The id of the clause of a step, such as `H-3.5`; empty where no clause is its own."""
    events = history.steps[step].events
    kinds = CLAUSES.get(history.game, {})
    main = _first(events, "win") or next((event for event in events if event.kind in kinds), None)
    if main is None:
        return ""
    if main.kind == "win" and len(history.steps[step].state.public.live) == 1:
        return ALONE[history.game]
    if main.kind == "raise" and main.all_in and _is_short(history, step):
        return SHORT[history.game]
    return kinds[main.kind]


def clauses_of(history: History) -> tuple[str, ...]:
    """The clause of each step."""
    return tuple(clause_at(history, step) for step in range(len(history.steps)))


def _first(events: tuple[Event, ...], kind: str) -> Event | None:
    return next((event for event in events if event.kind == kind), None)


def _is_short(history: History, step: int) -> bool:
    """Whether the raise went up by less than a full one: what a full raise is did not grow, and was more."""
    before, after = (history.steps[n].state.public.betting for n in (step - 1, step))
    return bool(after.price - before.price < before.full)
