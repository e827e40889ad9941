"""What would a good player do in your seat, and what did your action cost?  The club player's analysis of any seat."""

from __future__ import annotations

from random import Random

from holdem_widget.games.game import Action, Observation, RaiseTo
from holdem_widget.games.holdem_state import Public
from holdem_widget.players.levels import make
from holdem_widget.players.player import Decision, Option

COACH = "club"


def advice(observation: Observation[Public], *, level: str = COACH) -> Decision:
    """The analysis of a level for the observed seat, which is asked; the same observation gives the same advice."""
    return make(level).decide(observation, Random(0))


def option_for(decision: Decision, action: Action) -> Option | None:
    """The weighed option that an action comes down to: itself, or the raise with the nearest total, or None."""
    for option in decision.options:
        if option.action == action:
            return option
    if not isinstance(action, RaiseTo):
        return None
    raises = [option for option in decision.options if isinstance(option.action, RaiseTo)]
    return min(raises, key=lambda option: _distance(option.action, action), default=None)


def _distance(weighed: Action, action: RaiseTo) -> int:
    return abs(weighed.total - action.total) if isinstance(weighed, RaiseTo) else 10**9


def cost(decision: Decision, action: Action) -> float | None:
    """What an action gives up against the best weighed option, in chips; None where a value is not known."""
    chosen = option_for(decision, action)
    values = [option.ev for option in decision.options if option.ev is not None]
    if chosen is None or chosen.ev is None or not values:
        return None
    return round(max(values) - chosen.ev, 2)
