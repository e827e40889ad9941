"""What does a choice made in advance become when the turn comes, and what when the time is up?"""

from __future__ import annotations

from typing import Literal, assert_never, get_args

from holdem_widget.games.game import Action, Call, Check, Fold, Legal, RaiseTo
from holdem_widget.games.holdem_state import Public

Selection = Literal["check", "check_fold", "call_any", "all_in"]
SELECTIONS: tuple[Selection, ...] = get_args(Selection)


def resolve(selection: Selection, legal: Legal, public: Public) -> Action | None:
    """The action of the seat that is asked, or None where the selection lapses and the seat decides.  Rule: E-3.2.

    *Call any* survives every price and never raises; *all-in* where raising is barred calls only with the last chips.
    """
    free = Check() if legal.check else None
    match selection:
        case "check":
            return free
        case "check_fold":
            return free or Fold()
        case "call_any":
            return free or Call()
        case "all_in":
            return _all_in(legal, public)
        case _:
            assert_never(selection)


def _all_in(legal: Legal, public: Public) -> Action | None:
    if legal.raise_to is not None:
        return RaiseTo(legal.raise_to[1])
    stack = 0 if public.to_act is None else public.stacks[public.to_act]
    return Call() if stack and legal.call == stack else None


def time_is_up(legal: Legal) -> Action:
    """What the clock does: a check where that is free, else a fold.  Rule: E-3.1."""
    return Check() if legal.check else Fold()
