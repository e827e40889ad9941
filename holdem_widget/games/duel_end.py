"""How does a deal of One-Card Duel end?  Uncalled chips, both locked cards shown, the pot, who acts first next."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from holdem_widget.games.duel_state import (
    REMEMBERED,
    DuelState,
    DuelStep,
    PastDeal,
    Public,
    unseen_by_all,
    winner_of,
)
from holdem_widget.games.game import WHAT, Event, RaiseTo, State, Step
from holdem_widget.poker.betting import Seat, put
from holdem_widget.poker.cards import Card
from holdem_widget.poker.pots import settle_pots


def return_uncalled(state: DuelState, back: tuple[Seat, int]) -> DuelStep:
    """What nobody matched goes back.  Rule: D-3.3."""
    public, (seat, chips) = state.public, back
    betting = replace(public.betting, bets=put(public.betting.bets, seat, public.betting.bets[seat] - chips))
    gains = tuple(chips if s == seat else 0 for s in range(2))
    changed = _pay(replace(public, betting=betting, returned=(*public.returned, back)), gains)
    return Step(State(changed, state.secret), (Event("return", seat, chips),))


def _pay(public: Public, gains: tuple[int, ...]) -> Public:
    """The chips by seat, to the stacks or to the accounts of those who left."""
    gone = public.gone
    stacks = tuple(s if g else s + c for s, c, g in zip(public.stacks, gains, gone, strict=True))
    account = tuple(a + c if g else a for a, c, g in zip(public.account, gains, gone, strict=True))
    return replace(public, betting=replace(public.betting, stacks=stacks), account=account)


def show_locked(state: DuelState) -> DuelStep:
    """The locked cards, after a fold too; the first-to-act player's first.  Rules: D-5.1, D-5.2."""
    public, cards = state.public, state.secret.locked
    shown = tuple(None if card is None else (card,) for card in cards)
    order = (public.first, 1 - public.first)
    events = tuple(Event("show", seat, cards=(cards[seat],)) for seat in order if cards[seat] is not None)
    return Step(State(replace(public, shown=shown), state.secret), events)


def finish(state: DuelState) -> DuelStep:
    """The pot to the winner, or halves; who acts first next; who is out.  Rules: D-1.1, D-2.3, D-5.1, D-5.2."""
    public, cards = state.public, state.secret.locked
    live = public.live
    winner = live[0] if len(live) == 1 else _showdown(cards)
    strengths = tuple(int(winner in (None, seat)) for seat in range(2))
    settled = settle_pots(public.committed, live, strengths, button=public.first, dead=sum(public.dead))
    settled = replace(settled, returned=public.returned)
    empty = replace(public.betting, bets=(0, 0))
    paid = _pay(replace(public, swept=public.committed, betting=empty), settled.awards)
    wins = tuple(Event("win", s, pot.shares[s], pot=i) for i, pot in enumerate(settled.pots) for s in pot.winners)
    outs = tuple(Event("out", seat) for seat in range(2) if not paid.stacks[seat] and not public.gone[seat])
    due = 1 - public.first if winner is None else winner
    past = (*public.past, _past(public, cards))[-REMEMBERED:]
    return Step(State(replace(paid, settlement=settled, to_act=None, due=due, past=past), state.secret), (*wins, *outs))


def _showdown(cards: tuple[Card | None, ...]) -> Seat | None:
    first, second = cards
    assert first is not None
    assert second is not None
    return winner_of((first, second))


def _past(public: Public, cards: tuple[Card | None, ...]) -> PastDeal:
    line: tuple[Any, ...] = tuple(
        (seat, WHAT[type(action)], action.total if isinstance(action, RaiseTo) else 0)
        for _, seat, action in public.acts
    )
    return PastDeal(
        hand=public.hand, first=public.first, signals=public.signals, unseen=unseen_by_all(public.discards), line=line,
        stacks=tuple(start - ante for start, ante in zip(public.start, public.dead, strict=True)), cards=cards,
        reshuffled=public.reshuffled is not None,
    )  # fmt: skip
