"""How does One-Card Duel run?  Deal, lock, betting, both cards shown, settlement; the card kept goes on.

Pure functions of values; the only door for chance is `deal`.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from holdem_widget.errors import NotAsked
from holdem_widget.games.duel_end import finish, return_uncalled, show_locked
from holdem_widget.games.duel_state import (
    TWO_DECKS,
    DuelRules,
    DuelState,
    DuelStep,
    Hand,
    Public,
    Reshuffle,
    Secret,
    kept_card,
    signal_of,
)
from holdem_widget.games.game import (
    WHAT,
    Action,
    Chance,
    Event,
    Legal,
    Lock,
    Observation,
    RaiseTo,
    Refusal,
    State,
    Step,
    What,
    has_run,
    require_asked,
    require_legal,
    require_more,
)
from holdem_widget.games.moves import act, betting_moves
from holdem_widget.games.refusals import refuse, with_possible
from holdem_widget.poker import betting as bets
from holdem_widget.poker.betting import Betting, Seat
from holdem_widget.poker.cards import Card, card_name
from holdem_widget.poker.pots import uncalled

STANDARD = DuelRules()
NOBODY = (False, False)
NONE = (0, 0)


@dataclass(frozen=True, slots=True)
class Duel:
    """The game of one record of rules."""

    rules: DuelRules = STANDARD

    @property
    def id(self) -> str:
        """`duel`."""
        return self.rules.id

    def new(self) -> DuelState:
        """The state before the first deal, and what a restart gives.  Rules: D-1.1, D-2.3, D-5.5."""
        stacks = self.rules.stacks
        public = Public(
            hand=0, ante=self.rules.ante, first=self.rules.first, due=self.rules.first, start=stacks,
            betting=Betting(stacks, NONE, NOBODY, (None, None), 0, self.rules.least_bet), swept=NONE, dead=NONE,
            street="lock", signals=((0, 0), (0, 0)), locked=NOBODY, to_act=None, aggressor=None,
            shown=(None, None), returned=(), settlement=None, stock_left=0, discards=(), reshuffled=None, past=(),
            gone=NOBODY, account=NONE,
        )  # fmt: skip
        return State(public, Secret(((), ()), (None, None), ()))

    def deal_is_over(self, public: Public) -> bool:
        """Whether no deal runs."""
        return public.hand == 0 or public.settlement is not None

    def match_is_over(self, public: Public) -> bool:
        """Whether a player has no chips left, or has gone, or a short match has had its deals.  Rule: D-1.1."""
        both = all(stack and not gone for stack, gone in zip(public.stacks, public.gone, strict=True))
        return self.deal_is_over(public) and (not both or has_run(self.rules.hands, public.hand))

    def to_act(self, state: DuelState) -> Seat | None:
        """The seat that is asked, or None."""
        return state.public.to_act

    def deal(self, state: DuelState, chance: Chance) -> DuelStep:
        """The next deal begun: discards, a new stock where it is due, draws, antes.

        Raises: NotAsked.  Rules: D-2.2, D-5.3, D-5.4.
        """
        last = state.public
        if not self.deal_is_over(last):
            raise NotAsked("the deal is running: it must end before the next one")
        require_more(self.rules.hands, last.hand)
        if self.match_is_over(last):
            raise NotAsked("the match is over: a player without chips has lost (D-1.1); start a new one")
        secret, discards, reshuffled = self._stock(state, chance)
        order = (last.due, 1 - last.due)
        hands, stock, dealt = _draw(secret, order)
        paid = tuple(min(self.rules.ante, stack) for stack in last.stacks)
        stacks = tuple(stack - ante for stack, ante in zip(last.stacks, paid, strict=True))
        public = replace(
            last, hand=last.hand + 1, first=last.due, start=last.stacks, dead=paid, swept=NONE, street="lock",
            betting=Betting(stacks, NONE, (True, True), (None, None), 0, self.rules.least_bet), acts=(),
            signals=tuple(signal_of(hand) for hand in hands), locked=NOBODY, to_act=last.due, aggressor=None,
            shown=(None, None), returned=(), settlement=None, stock_left=len(stock), discards=discards,
            reshuffled=reshuffled,
        )  # fmt: skip
        antes = tuple(Event("ante", seat, chips=paid[seat], all_in=not stacks[seat]) for seat in order)
        mixed = () if reshuffled is None else (Event("reshuffle", chips=reshuffled.cards),)
        return _single(State(public, Secret(hands, (None, None), stock)), (*mixed, *dealt, *antes))

    def _stock(self, state: DuelState, chance: Chance) -> tuple[Secret, tuple[Card, ...], Reshuffle | None]:
        """What is kept, with the stock; the discards; the reshuffle, if any.  Rules: D-2.1, D-5.3, D-5.4."""
        public, secret = state.public, state.secret
        if public.hand == 0:
            return Secret(((), ()), (None, None), tuple(chance.sample(TWO_DECKS, len(TWO_DECKS)))), (), None
        played = tuple(card for card in secret.locked if card is not None)
        kept = tuple(() if c is None else (kept_card(h, c),) for h, c in zip(secret.hands, secret.locked, strict=True))
        discards, stock = (*public.discards, *played), secret.stock
        if len(stock) >= 2:
            return Secret(kept, (None, None), stock), discards, None
        mixed = sorted((*discards, *stock))
        reshuffled = Reshuffle(cards=len(mixed), discards=len(discards), left=len(stock))
        return Secret(kept, (None, None), tuple(chance.sample(mixed, len(mixed)))), (), reshuffled

    def legal(self, public: Public, seat: Seat, own: tuple[Card | None, ...] = ()) -> Legal | None:
        """What the seat may do; None when it is not asked.  `own` is read by `lock` only.  Rules: D-3.1 to D-3.3."""
        if seat != public.to_act:
            return None
        if public.street == "bet":
            return betting_moves(public.betting, seat, self.rules.clauses, fold_free=False)
        # two equal cards are one choice
        cards = tuple(dict.fromkeys(card for card in own if card is not None))
        legal = Legal(lock=cards, why=lambda: self._nothing_but_lock(legal))
        return legal

    def _nothing_but_lock(self, legal: Legal) -> dict[What, Refusal]:
        moves: tuple[What, ...] = ("fold", "check", "call", "raise_to")
        return {what: self._no_betting(what, legal) for what in moves}

    def _no_betting(self, what: What, legal: Legal) -> Refusal:
        return with_possible(Refusal(what=what, clause=self.rules.clauses.no_lock, reason="refuse-lock-first"), legal)

    def _refuse(self, action: Action, public: Public, legal: Legal) -> Refusal:
        """Why this very action is not legal."""
        locking, seat = public.street == "lock", require_asked(public.to_act)
        if isinstance(action, Lock):
            return with_possible(self._no_lock(action, locking=locking), legal)
        if locking:
            return self._no_betting(WHAT[type(action)], legal)
        return refuse(action, public.betting, seat, legal=legal, clauses=self.rules.clauses)

    def _no_lock(self, action: Lock, *, locking: bool) -> Refusal:
        clause = self.rules.clauses.no_lock
        if not locking:
            return Refusal(what="lock", clause=clause, reason="refuse-locked-already")
        known = type(action.card) is int and 0 <= action.card < 52
        name = card_name(action.card) if known else repr(action.card)
        return Refusal(what="lock", clause=clause, reason="refuse-not-held", facts={"card": name})

    def apply(self, state: DuelState, action: Action) -> DuelStep:
        """The action of the seat that is asked, and all that follows before somebody is asked again.

        Raises: IllegalAction, NotAsked; the old state is untouched.
        """
        public, secret = state.public, state.secret
        seat = require_asked(public.to_act)
        legal = self.legal(public, seat, secret.hands[seat])
        assert legal is not None
        require_legal(action, legal, lambda tried: self._refuse(tried, public, legal), seat=seat)
        if isinstance(action, Lock):
            return self._lock(state, seat, action.card)
        betting, event = act(public.betting, seat, action)
        aggressor = seat if isinstance(action, RaiseTo) else public.aggressor
        acts = (*public.acts, (public.street, seat, action))
        asked = bets.next_to_act(betting, seat, equal_bets_close=False)
        changed = replace(public, betting=betting, aggressor=aggressor, to_act=asked, acts=acts)
        return _go_on(State(changed, secret), (event,))

    def _lock(self, state: DuelState, seat: Seat, card: Card) -> DuelStep:
        """The card is locked face down; everybody sees that, nobody sees which.  Rules: D-2.4, D-3.1."""
        locked = tuple(flag or other == seat for other, flag in enumerate(state.public.locked))
        waiting = [other for other in (state.public.first, 1 - state.public.first) if not locked[other]]
        public = replace(state.public, locked=locked, to_act=waiting[0] if waiting else None)
        secret = replace(state.secret, locked=bets.put(state.secret.locked, seat, card))
        return _go_on(State(public, secret), (Event("lock", seat, private=(card,), to=seat),))

    def leave(self, state: DuelState, seat: Seat) -> DuelStep:
        """The seat is gone: it gives up the deal at once unless it is all-in with its card locked.  Rule: E-1.4."""
        public = state.public
        if public.gone[seat]:
            return Step(state, ())
        running = not self.deal_is_over(public)
        decides = running and (bets.able(public.betting, seat) or not public.locked[seat])
        betting = bets.fold(public.betting, seat) if decides else public.betting
        taken = betting.stacks[seat]
        asked = None if decides else public.to_act
        left = replace(
            public, betting=replace(betting, stacks=bets.put(betting.stacks, seat, 0)), to_act=asked,
            gone=tuple(flag or other == seat for other, flag in enumerate(public.gone)),
            account=bets.put(public.account, seat, public.account[seat] + taken),
        )  # fmt: skip
        event = Event("leave", seat, chips=taken, note="folded" if decides else "")
        return _go_on(State(left, state.secret), (event,)) if running else _single(State(left, state.secret), (event,))

    def observe(self, state: DuelState, seat: Seat) -> Observation[Public]:
        """What the seat can see: the public half and its own two cards, the locked one first once it has locked."""
        hand, locked = state.secret.hands[seat], state.secret.locked[seat]
        own = hand if locked is None else (locked, kept_card(hand, locked))
        return Observation(seat=seat, public=state.public, own=own, legal=self.legal(state.public, seat, own))


def _draw(secret: Secret, order: tuple[Seat, Seat]) -> tuple[tuple[Hand, ...], tuple[Card, ...], tuple[Event, ...]]:
    """Every hand filled up to two cards, one at a time, the first-to-act player first.  Rules: D-2.2, D-5.3."""
    hands, at, events = list(secret.hands), 0, []
    events += [Event("keep", seat, private=hands[seat], to=seat) for seat in order if hands[seat]]
    while any(len(hand) < 2 for hand in hands):
        for seat in order:
            card = secret.stock[at]
            hands[seat] = (*hands[seat], card)
            events.append(Event("deal", seat, private=(card,), to=seat))
            at += 1
    return tuple(hands), secret.stock[at:], tuple(events)


# ── from one question to the next ──


def _single(state: DuelState, events: tuple[Event, ...]) -> DuelStep:
    return Step(state, events, (Step(state, events),))


def _go_on(state: DuelState, events: tuple[Event, ...]) -> DuelStep:
    """The stages from here until somebody is asked or the deal is settled."""
    parts = (Step(state, events), *_stages(state))
    return Step(parts[-1].state, tuple(event for part in parts for event in part.events), parts)


def _stages(state: DuelState) -> Iterator[DuelStep]:
    while state.public.to_act is None and state.public.settlement is None:
        step = _stage(state)
        yield step
        state = step.state


def _stage(state: DuelState) -> DuelStep:
    public = state.public
    back = uncalled(public.committed)
    if back is not None:
        return return_uncalled(state, back)
    alone = len(public.live) == 1
    if public.street == "lock" and not alone and not bets.exhausted(public.betting):
        return _open_betting(state)
    hidden = any(locked and shown is None for locked, shown in zip(public.locked, public.shown, strict=True))
    return show_locked(state) if hidden else finish(state)


def _open_betting(state: DuelState) -> DuelStep:
    """Both have locked: the betting starts.  Rule: D-3.1."""
    public = state.public
    asked = bets.next_to_act(public.betting, 1 - public.first, equal_bets_close=False)
    changed = replace(public, street="bet", to_act=asked)
    return Step(State(changed, state.secret), (Event("street", note="bet"),))


DUEL = Duel()
