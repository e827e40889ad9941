"""What did a file not state, and what could a format not hold?"""

from __future__ import annotations

from dataclasses import dataclass, field

from holdem_widget.display import Rows, shown


@dataclass(frozen=True, slots=True, kw_only=True)
class Loss:
    """One thing that was not stated or could not be held: in which hand (from 1), what, and why."""

    hand: int
    what: str
    why: str


@shown()
@dataclass(frozen=True, slots=True, kw_only=True, repr=False)
class Losses:
    """The text that was written, and what it does not hold."""

    text: str = field(repr=False)
    losses: tuple[Loss, ...]

    def __len__(self) -> int:
        return len(self.losses)

    def as_rows(self) -> Rows:
        """One row a loss."""
        return Rows(
            columns=("hand", "what", "why"), rows=tuple((loss.hand, loss.what, loss.why) for loss in self.losses)
        )

    def __repr__(self) -> str:
        if not self.losses:
            return "nothing was lost"
        return "\n".join(f"hand {loss.hand}: {loss.what}: {loss.why}" for loss in self.losses)
