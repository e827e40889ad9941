"""How does a club player play?  A chart before the flop; after it, weighted ranges, a value for each action, and a mix.

numpy is imported when the first flop is decided. The chart needs none.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from random import Random

from holdem_widget.games.game import Observation
from holdem_widget.games.holdem_state import Public
from holdem_widget.players.player import Decision, decision_of
from holdem_widget.players.preflop import before_the_flop
from holdem_widget.players.spot import spot_of
from holdem_widget.players.styles import PLAIN, Style


@dataclass(frozen=True, slots=True, kw_only=True)
class Club:
    """The club player."""

    style: Style = field(default=PLAIN)

    @property
    def level(self) -> str:
        """`club`."""
        return "club"

    @property
    def name(self) -> str:
        """`tight club`."""
        return f"{self.style.name} club".strip()

    def decide(self, observation: Observation[Public], rng: Random) -> Decision:
        """The decision of the observed seat, which is asked."""
        return self.as_level(self.level, observation, rng)

    def as_level(self, level: str, observation: Observation[Public], rng: Random) -> Decision:
        """The decision, signed by a level that plays so here."""
        spot = spot_of(observation)
        if spot.street == "preflop":
            options, reasons, say = before_the_flop(spot, observation.public, self.style)
        else:
            from holdem_widget.players.postflop import after_the_flop

            options, reasons, say = after_the_flop(spot, observation.public, self.style)
        return decision_of(observation, options, rng, level=level, reasons=reasons, say=say)
