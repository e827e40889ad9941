"""What does a betting move do, in any game?  The legal set of a betting round, and the event that an action makes."""

from __future__ import annotations

from holdem_widget.games.game import Action, Call, Check, Event, Fold, Legal, RaiseTo
from holdem_widget.games.refusals import Clauses, refusals
from holdem_widget.poker import betting as bets
from holdem_widget.poker.betting import Betting, Seat


def betting_moves(betting: Betting, seat: Seat, clauses: Clauses, *, fold_free: bool) -> Legal:
    """The legal set of the seat that is asked; with `fold_free` it may fold when nothing is owed, too.

    Rules: H-3.1 to H-3.7, D-3.2, D-3.3.
    """
    lacks = bets.owed(betting, seat)
    legal = Legal(
        fold=fold_free or lacks > 0,
        check=not lacks,
        call=min(lacks, betting.stacks[seat]) if lacks else None,
        raise_to=bets.raise_bounds(betting, seat),
        why=lambda: refusals(betting, seat, legal, clauses=clauses),
    )
    return legal


def is_legal(action: Action, betting: Betting, seat: Seat, *, fold_free: bool) -> bool:
    """Whether the action is in the set that `betting_moves` gives, without making it: every action asks this."""
    match action:
        case RaiseTo(total):
            least, most = bets.raise_bounds(betting, seat) or (1, 0)
            return type(total) is int and least <= total <= most
        case Call():
            return bets.owed(betting, seat) > 0
        case Check():
            return bets.owed(betting, seat) == 0
        case Fold():
            return fold_free or bets.owed(betting, seat) > 0
        case _:
            return False


def act(betting: Betting, seat: Seat, action: Action) -> tuple[Betting, Event]:
    """The round after a legal betting action, and what happened."""
    match action:
        case Fold():
            return bets.fold(betting, seat), Event("fold", seat)
        case Check():
            return bets.check(betting, seat), Event("check", seat)
        case Call():
            after, kind = bets.call(betting, seat), "call"
        case RaiseTo(total):
            after, kind = bets.raise_to(betting, seat, total), "raise" if betting.price else "bet"
        case _:
            raise AssertionError(f"{action!r} passed the legal set")
    paid = after.bets[seat] - betting.bets[seat]
    return after, Event(kind, seat, paid, after.bets[seat], all_in=not after.stacks[seat])  # type: ignore[arg-type]
