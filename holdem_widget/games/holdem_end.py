"""How does a hand end?  Uncalled chips, open hands, the showdown in its order, the pots."""

from __future__ import annotations

from operator import add

from holdem_widget.games.game import Event, State, Step
from holdem_widget.games.holdem_rules import HoldemRules
from holdem_widget.games.holdem_state import HoldemState, HoldemStep, Public, changed
from holdem_widget.poker.betting import Betting, Seat, clockwise, put
from holdem_widget.poker.cards import Card
from holdem_widget.poker.evaluator import strength
from holdem_widget.poker.points import points_of
from holdem_widget.poker.pots import award_pots, form_pots, settlement_of

UNKNOWN = -1  # the strength of a hand that was never shown: it beats nothing


def return_uncalled(state: HoldemState, back: tuple[Seat, int]) -> HoldemStep:
    """What nobody matched goes back, to the account of a player who has left.  Rules: H-5.4, E-1.4."""
    public, (seat, chips) = state.public, back
    b = public.betting
    bet = min(chips, b.bets[seat])
    swept = put(public.swept, seat, public.swept[seat] - (chips - bet))
    gains = put((0,) * len(b.bets), seat, chips)
    stacks, account = _paid(public, gains)
    betting = Betting(stacks, put(b.bets, seat, b.bets[seat] - bet), b.live, b.answered, b.price, b.full)
    after = changed(public, betting=betting, swept=swept, returned=(*public.returned, back), account=account)
    return Step(State(after, state.secret), (Event("return", seat, chips),))


def _paid(public: Public, gains: tuple[int, ...]) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Stacks and accounts after the gains by seat; those of a departed seat go to its account.  Rule: E-1.4."""
    stacks, gone = public.stacks, public.gone
    if True not in gone:
        return tuple(map(add, stacks, gains)), public.account
    return (
        tuple(s if g else s + c for s, c, g in zip(stacks, gains, gone, strict=True)),
        tuple(a + c if g else a for a, c, g in zip(public.account, gains, gone, strict=True)),
    )


def lay_open(state: HoldemState) -> HoldemStep:
    """All live hands at once, before the board is completed; none may be mucked.  Rule: H-5.8."""
    order = show_order(state.public)
    return _show(state, tuple((seat, True) for seat in order))


def show_order(public: Public) -> tuple[Seat, ...]:
    """The last aggressor of the final round first, else the first live seat clockwise of the button.  Rule: H-5.8."""
    live = public.live
    if public.aggressor is not None and public.aggressor in live:
        return (public.aggressor, *(s for s in clockwise(live, public.aggressor) if s != public.aggressor))
    return clockwise(live, public.button)


def showdown(state: HoldemState, rules: HoldemRules) -> HoldemStep:
    """The live hands in order; where losers may muck, one that cannot win any pot is laid away.  Rule: H-5.8."""
    public, order = state.public, show_order(state.public)
    strengths = hand_strengths(state)
    pots = form_pots(public.committed, public.live)
    plan: list[tuple[Seat, bool]] = []
    best = [UNKNOWN] * len(pots)
    for seat in order:
        mine = [i for i, pot in enumerate(pots) if seat in pot.eligible]
        wins = any(strengths[seat] >= best[i] for i in mine)
        known = strengths[seat] != UNKNOWN
        plan.append((seat, known and (wins or not rules.losers_muck)))
        for i in mine:
            best[i] = max(best[i], strengths[seat])
    return _show(state, tuple(plan))


def _show(state: HoldemState, plan: tuple[tuple[Seat, bool], ...]) -> HoldemStep:
    public, holes = state.public, state.secret.holes
    shown, mucked, events = public.shown, public.mucked, []
    for seat, opens in plan:
        if opens:
            shown = put(shown, seat, holes[seat])
            events.append(Event("show", seat, cards=holes[seat]))
        else:
            mucked = put(mucked, seat, value=True)
            events.append(Event("muck", seat))
    return Step(State(changed(public, shown=shown, mucked=mucked), state.secret), tuple(events))


def hand_strengths(state: HoldemState) -> tuple[int, ...]:
    """The strength of each live hand on the full board; folded and unknown hands are UNKNOWN."""
    public, holes = state.public, state.secret.holes
    board = tuple([card for card in public.board if card is not None])
    return tuple(
        [_strength(hole, board) if live else UNKNOWN for live, hole in zip(public.betting.live, holes, strict=True)]
    )


def _strength(hole: tuple[Card | None, ...], board: tuple[Card, ...]) -> int:
    if len(board) < 5 or len(hole) < 2 or None in hole:
        return UNKNOWN
    return strength(hole + board)  # type: ignore[arg-type]


def finish(state: HoldemState, rules: HoldemRules) -> HoldemStep:
    """The pots charged and settled, the last side pot first, the points, and who is out of the match.

    Rules: H-1.1, H-5.1 to H-5.5, E-5.2, E-5.3.
    """
    public = state.public
    committed, live = public.committed, public.live
    strengths = (UNKNOWN,) * len(committed) if len(live) == 1 else hand_strengths(state)
    formed = form_pots(committed, live, dead=sum(public.dead))
    pots = award_pots(formed, strengths, public.button, charge=rules.charge)
    settled = settlement_of(pots, public.returned, len(strengths))
    b = public.betting
    none = (0,) * len(b.bets)
    stacks, account = _paid(public, settled.awards)
    after = changed(
        public, swept=committed, betting=Betting(stacks, none, b.live, b.answered, b.price, b.full),
        account=account, settlement=settled, to_act=None,
    )  # fmt: skip
    wins = [
        Event("win", seat, pot.shares[seat], pot=i)
        for i, pot in reversed(tuple(enumerate(settled.pots)))
        for seat in clockwise(pot.winners, public.button)
    ]
    charges = [Event("charge", None, pot.charge, pot=i) for i, pot in enumerate(settled.pots) if pot.charge]
    earned = [
        Event("points", seat, total=points)
        for seat, points in enumerate(points_of(settled.pots, rules.points) if rules.points else ())
        if points
    ]
    outs = [Event("out", seat) for seat in public.dealt if not stacks[seat] and not public.gone[seat]]
    # of two eliminated in one hand the larger stack at its start places higher (H-5.8): it is named last
    outs.sort(key=lambda event: public.start[event.seat or 0])
    return Step(State(after, state.secret), (*charges, *wins, *earned, *outs))
