"""Every error of the package.

HoldemWidgetError
├── BadCards         ValueError    a card, a hand or a board that cannot be: malformed, doubled, too many
├── BadRange         ValueError    a range in a notation that cannot be read, or one that leaves no hand
├── BadSetup         ValueError    stacks, blinds, seats or keywords that cannot be
├── IllegalAction    ValueError    a move that the rules refuse; carries the legal set and the refusal
├── NotAsked         RuntimeError  nobody is to act, or not the one who tried
├── StaleCommand     RuntimeError  a command made for an older version of the table
├── StillHidden      LookupError   something that may be seen only when the hand is over
├── FormatError      ValueError    a file or text that cannot be read; carries file, hand, line
├── PlayerFault      RuntimeError  a player's code raised, or made an illegal move
└── Refused          RuntimeError  the club, the shop or a door says no; nothing was changed

Each also subclasses the builtin that a caller expects.
"""

from __future__ import annotations


class HoldemWidgetError(Exception):
    """The root of every error that this package raises on purpose."""


class BadCards(HoldemWidgetError, ValueError):
    """A card, a hand or a board that cannot be."""


class BadRange(HoldemWidgetError, ValueError):
    """A range that cannot be read, or that leaves no hand."""


class BadSetup(HoldemWidgetError, ValueError):
    """Stacks, blinds, seats or keywords that cannot be."""


class IllegalAction(HoldemWidgetError, ValueError):
    """A move that the rules refuse; the state it was tried on is unchanged.

    `action` is what was tried, `legal` the legal set, `refusal` says why (`refusal.clause` is the rule).
    """

    def __init__(self, message: str, *, action: object, legal: object, refusal: object) -> None:
        super().__init__(message)
        self.action = action
        self.legal = legal
        self.refusal = refusal

    @property
    def clause(self) -> str:
        """The id of the rule that refuses, for example `H-3.6`."""
        return str(getattr(self.refusal, "clause", ""))


class NotAsked(HoldemWidgetError, RuntimeError):
    """Nobody is to act, or not the seat that tried."""


class StaleCommand(HoldemWidgetError, RuntimeError):
    """A command made for an older version of the table; nothing was changed."""


class StillHidden(HoldemWidgetError, LookupError):
    """Something that may be seen only when the hand is over."""


class FormatError(HoldemWidgetError, ValueError):
    """A file or text that cannot be read; `source`, `hand` and `line` say where (None: unknown)."""

    def __init__(
        self, message: str, *, source: str | None = None, hand: int | None = None, line: int | None = None
    ) -> None:
        where = [part for part in (source, hand and f"hand {hand}", line and f"line {line}") if part]
        super().__init__(f"{', '.join(where)}: {message}" if where else message)
        self.source = source
        self.hand = hand
        self.line = line


class PlayerFault(HoldemWidgetError, RuntimeError):
    """A player's code raised, or chose a move that is not legal; the hand waits."""


class Refused(HoldemWidgetError, RuntimeError):
    """The club, the shop or a door says no; nothing was changed."""
