"""Match Hold'em: the values of rules H."""

from __future__ import annotations

from holdem_widget.games.holdem_rules import HoldemRules, button_is_small_blind_heads_up, moving_button

MATCH = HoldemRules(
    id="match",
    stacks=(1000,) * 4,  # H-2.2
    blinds=(10, 20),  # H-2.2
    first_button=0,  # H-2.4
    next_button=moving_button,  # H-2.4, H-2.7
    blind_seats=button_is_small_blind_heads_up,  # H-2.4, H-2.5
)
