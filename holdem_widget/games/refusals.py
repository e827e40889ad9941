"""Why not?  The reason, the facts and the clause behind each betting move that is not possible."""

from __future__ import annotations

from dataclasses import dataclass

from holdem_widget.games.game import Action, Call, Check, Fold, Legal, Lock, RaiseTo, Refusal, What
from holdem_widget.poker.betting import Betting, Seat, alone, owed


@dataclass(frozen=True, slots=True, kw_only=True)
class Clauses:
    """Which rule refuses what, in one game."""

    owing: str = "H-3.1"
    free: str = "H-3.1"
    fold_free: str = "H-3.1"
    short: str = "H-3.2"
    opening: str = "H-3.4"
    least: str = "H-3.5"
    only_all_in: str = "H-3.5"
    closed: str = "H-3.6"
    alone: str = "H-3.7"
    no_lock: str = "H-3.1"


def refusals(betting: Betting, seat: Seat, legal: Legal, *, clauses: Clauses) -> dict[What, Refusal]:
    """Every betting move that a player might expect and may not make, with the reason."""
    found: dict[What, Refusal] = {}
    for what, possible in (
        ("fold", legal.fold),
        ("check", legal.check),
        ("call", legal.call is not None),
        ("raise_to", legal.raise_to is not None),
    ):
        if not possible:
            refusal = _REASONS[what](betting, seat, clauses)
            found[refusal.what] = with_possible(refusal, legal)
    return found


def refuse(action: Action, betting: Betting, seat: Seat, *, legal: Legal, clauses: Clauses) -> Refusal:
    """Why this very action, wrong amounts included, is not legal."""
    match action:
        case RaiseTo(total) if legal.raise_to is not None:
            refusal = _amount(total, betting, bounds=legal.raise_to, clauses=clauses)
        case RaiseTo():
            refusal = _no_raise(betting, seat, clauses)
        case Check():
            refusal = _no_check(betting, seat, clauses)
        case Call():
            refusal = _no_call(betting, seat, clauses)
        case Lock():
            refusal = Refusal(what="lock", clause=clauses.no_lock, reason="refuse-no-lock")
        case Fold():
            refusal = _no_fold(betting, seat, clauses)
    return with_possible(refusal, legal)


def with_possible(refusal: Refusal, legal: Legal) -> Refusal:
    """The refusal with what is possible instead."""
    return Refusal(
        what=refusal.what, clause=refusal.clause, reason=refusal.reason, facts=refusal.facts, possible=legal.text()
    )


def _no_fold(betting: Betting, seat: Seat, clauses: Clauses) -> Refusal:
    return Refusal(what="fold", clause=clauses.fold_free, reason="refuse-fold-free")


def _no_check(betting: Betting, seat: Seat, clauses: Clauses) -> Refusal:
    return Refusal(what="check", clause=clauses.owing, reason="refuse-owing", facts={"chips": owed(betting, seat)})


def _no_call(betting: Betting, seat: Seat, clauses: Clauses) -> Refusal:
    return Refusal(what="call", clause=clauses.free, reason="refuse-nothing-owed")


def _no_raise(betting: Betting, seat: Seat, clauses: Clauses) -> Refusal:
    """The first thing that stands in the way: too few chips, nobody to raise, or raising not open again."""
    price = betting.price
    most = betting.bets[seat] + betting.stacks[seat]
    if most <= price:
        facts = {"most": most, "price": price}
        return Refusal(what="raise_to", clause=clauses.short, reason="refuse-short", facts=facts)
    if alone(betting, seat):
        others = tuple(s for s, live in enumerate(betting.live) if live and s != seat)
        return Refusal(what="raise_to", clause=clauses.alone, reason="refuse-alone", facts={"seats": others})
    answered = betting.answered[seat] or 0
    closed = {"answered": answered, "price": price, "more": price - answered, "full": betting.full}
    return Refusal(what="raise_to", clause=clauses.closed, reason="refuse-closed", facts=closed)


def _amount(total: object, betting: Betting, *, bounds: tuple[int, int], clauses: Clauses) -> Refusal:
    """What is wrong with this very total, where a raise is possible."""
    least, most = bounds
    price, full = betting.price, betting.full
    reason, clause = "refuse-below", clauses.least
    facts: dict[str, int | str | tuple[Seat, ...]] = {"least": least, "most": most, "price": price, "full": full}
    if type(total) is not int:
        reason = "refuse-not-whole"
    elif total > most:
        reason, clause = "refuse-above", clauses.short
    elif most < price + full:
        reason, clause = "refuse-only-all-in", clauses.only_all_in
    elif price == 0:
        reason, clause = "refuse-below-open", clauses.opening
    facts["total"] = total if type(total) is int else repr(total)
    return Refusal(what="raise_to", clause=clause, reason=reason, facts=facts)


_REASONS = {"fold": _no_fold, "check": _no_check, "call": _no_call, "raise_to": _no_raise}
