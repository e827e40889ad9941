"""How is a decision said in one sentence?  A key for what was done and why, with the numbers that were used."""

from __future__ import annotations

from holdem_widget.games.game import Action, Call, Check, Fold, RaiseTo
from holdem_widget.players.reasons import Arg, Message, percent
from holdem_widget.players.spot import Spot


def verb(action: Action, spot: Spot) -> str:
    """`fold`, `check`, `call`, `bet`, `raise`, `all-in`."""
    match action:
        case Fold():
            return "fold"
        case Check():
            return "check"
        case Call():
            return "call-all-in" if spot.call == spot.stack else "call"
        case RaiseTo(total):
            return "all-in" if total >= spot.bet + spot.stack else "raise" if spot.price else "bet"
        case _:
            return "lock"


def sentence(action: Action, spot: Spot, equity: float, *, why: str = "guess", **more: Arg) -> Message:
    """The sentence of an action: `why` is `guess`, `ranges`, `chart`, `bluff` or `solved`."""
    args: dict[str, Arg] = {
        "equity": percent(equity),
        "required": percent(spot.required),
        "chips": spot.call,
        "pot": spot.pot,
        "opponents": len(spot.opponents),
    }
    if isinstance(action, RaiseTo):
        args["total"] = action.total
    return f"decided-{verb(action, spot)}-{why}", args | more
