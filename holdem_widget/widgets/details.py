"""What is asked for at one step: exact shares, the price of a call, and why an opponent did what it did."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from holdem_widget.errors import HoldemWidgetError
from holdem_widget.games.game import Action, Check, RaiseTo
from holdem_widget.players.player import Decision, Option
from holdem_widget.players.reasons import Range, Reason
from holdem_widget.widgets.contract import DecisionView, DetailsView, Message, OddsView, OptionView, ShareView
from holdem_widget.widgets.here import Here
from holdem_widget.widgets.say import message


def details_of(here: Here, *, equity: bool = True, decision: bool = True) -> DetailsView:
    """The details of a step, for a view.  `equity` reckons the shares of the live hands (it may take a second)."""
    found: DetailsView = {
        "step": here.step, "shares": [], "exact": True, "deals": "", "odds": odds_of(here), "decision": None,
    }  # fmt: skip
    record = here.decision if decision else None
    if record is not None:
        found["decision"] = decision_view(record, here.step, here.history.names)
    if equity:
        found |= _shares(here)
    return found


def _shares(here: Here) -> Any:
    """The live hands' shares; none where there is nothing to share, or a hand is known in part only."""
    if len(here.hands) < 2:
        return {}
    try:
        result = here.equity
    except HoldemWidgetError:
        return {}
    shares: list[ShareView] = [
        {"seat": seat, "share": f"{100 * share:.2f}", "known": hand is not None}
        for (seat, hand), share in zip(here.hands, result.shares, strict=True)
    ]
    return {"shares": shares, "exact": result.exact, "deals": f"{int(result.total):,}"}


def odds_of(here: Here) -> OddsView | None:
    """What the seat that is asked must pay, and the share of the pot that it needs for that."""
    legal, seat = here.legal, here.to_act
    if legal is None or seat is None or not legal.call:
        return None
    pot = here.history.steps[here.step].state.public.pot
    return {"seat": seat, "call": legal.call, "pot": pot, "needs": f"{100 * legal.call / (pot + legal.call):.1f}"}


def decision_view(decision: Decision, step: int, names: Sequence[str]) -> DecisionView:
    """The record as the browser shows it, seen at this step; `names` by seat."""
    return {
        "seat": decision.seat,
        "step": step,
        "level": decision.level,
        "say": plain(*decision.message()),
        "options": [_option(option, decision) for option in decision.options],
        "reasons": [_reason(reason, names) for reason in decision.reasons],
        "grids": [{"seat": r.seat, "cells": r.grid} for r in decision.reasons if isinstance(r, Range) and r.grid],
    }


def _reason(reason: Reason, names: Sequence[str]) -> Message:
    """The sentence of a reason; a range's with the name of whose it is."""
    key, args = reason.message()
    if not isinstance(reason, Range):
        return plain(key, args)
    name = names[reason.seat]
    return plain("reason-range-named", {**args, "name": message("name-you") if name == "You" else name})


def _option(option: Option, decision: Decision) -> OptionView:
    return {
        "say": action_message(option.action, to_call=decision.seen.to_call),
        "share": f"{100 * option.share:.0f}",
        "value": None if option.ev is None else f"{option.ev:+.1f}",
        "played": option.action == decision.action,
    }


def action_message(action: Action, *, to_call: int) -> Message:
    """An action as an option of a list: `Fold`, `Call 20`, `Raise to 60`."""
    match action:
        case RaiseTo(total):
            return message("tab-raise" if to_call else "tab-bet", total=total)
        case Check():
            return message("tab-check")
        case _:
            name = type(action).__name__.lower()
            return message("tab-locked") if name == "lock" else message(f"tab-{name}", chips=to_call)


def plain(key: str, args: Mapping[str, Any]) -> Message:
    """The message with its numbers whole, or as text."""
    return {"key": key, "args": {name: _arg(arg) for name, arg in args.items()}}


def _arg(arg: Any) -> Any:
    return f"{arg:g}" if isinstance(arg, float) else arg
