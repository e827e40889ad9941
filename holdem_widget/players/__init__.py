"""WHO DECIDES, AND WHY?  Players see observations only; nothing here reads a clock or knows a table."""

from holdem_widget.players import duel_reasons as _duel_reasons  # noqa: F401 - so that records of duels can be read back
