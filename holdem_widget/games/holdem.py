"""How does a hand of hold'em run?  Deal, betting, streets, showdown, settlement, for every record of rules.

Pure functions of values; the only door for chance is `deal`. No function asks which game it is in.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from holdem_widget.errors import NotAsked
from holdem_widget.games.game import (
    Action,
    Call,
    Chance,
    Check,
    Event,
    Fold,
    Legal,
    Observation,
    RaiseTo,
    Refusal,
    State,
    Step,
    require_asked,
    require_legal,
)
from holdem_widget.games.holdem_end import finish, lay_open, return_uncalled, showdown
from holdem_widget.games.holdem_rules import HoldemRules
from holdem_widget.games.holdem_state import (
    BOARD_AT,
    STREETS,
    Hole,
    HoldemState,
    HoldemStep,
    Public,
    Secret,
)
from holdem_widget.games.refusals import refusals, refuse
from holdem_widget.poker import betting as bets
from holdem_widget.poker.betting import Betting, Seat, clockwise
from holdem_widget.poker.cards import DECK, Card
from holdem_widget.poker.pots import uncalled

SPARE = 8  # five board cards and three burns


@dataclass(frozen=True, slots=True)
class Holdem:
    """The game of one record of rules."""

    rules: HoldemRules

    @property
    def id(self) -> str:
        """`match` or `event`."""
        return self.rules.id

    def new(self) -> HoldemState:
        """The state before the first deal.  Rules: H-2.2, H-2.4."""
        stacks = self.rules.stacks
        none, nobody = (0,) * len(stacks), (False,) * len(stacks)
        public = Public(
            hand=0, blinds=self.rules.blinds, ante=self.rules.ante, button=self.rules.first_button or 0,
            small_blind=None, big_blind=None, start=stacks,
            betting=Betting(stacks, none, nobody, (None,) * len(stacks), 0, self.rules.blinds[1]),
            swept=none, dead=none, street="preflop", board=(), to_act=None, aggressor=None,
            shown=(None,) * len(stacks), mucked=nobody, returned=(), settlement=None, due=self.rules.first_button,
            gone=nobody, account=none,
        )  # fmt: skip
        return State(public, Secret(((),) * len(stacks), ()))

    def deal_is_over(self, public: Public) -> bool:
        """Whether no hand runs."""
        return public.hand == 0 or public.settlement is not None

    def match_is_over(self, public: Public) -> bool:
        """Whether at most one player has chips.  Rule: H-1.1."""
        return self.deal_is_over(public) and len(remaining(public)) < 2

    def to_act(self, state: HoldemState) -> Seat | None:
        """The seat that is asked, or None."""
        return state.public.to_act

    def deal(self, state: HoldemState, chance: Chance) -> HoldemStep:
        """The next hand begun: button, antes, blinds, hole cards.  Raises: NotAsked.  Rules: H-2.3 to H-2.9, H-5.6."""
        last, alive = state.public, remaining(state.public)
        if not self.deal_is_over(last):
            raise NotAsked("the hand is running: it must end before the next deal")
        if len(alive) < 2:
            raise NotAsked("the match is over: one player has all the chips; start a new one")
        button = last.due if last.due is not None else self.rules.next_button(last, alive, chance)
        order = clockwise(alive, button)
        cards = tuple(chance.sample(DECK, 2 * len(order) + SPARE))
        holes: list[Hole] = [() for _ in last.stacks]
        for i, seat in enumerate(order):
            holes[seat] = (cards[i], cards[i + len(order)])
        public, posted = self._post(last, button, alive)
        dealt = tuple(Event("deal", seat, private=(holes[seat][r],), to=seat) for r in (0, 1) for seat in order)
        begun = (*dealt, *posted) if self.rules.blinds_after_deal else (*posted, *dealt)
        events = (Event("button", button), *begun)
        return self._go_on(State(public, Secret(tuple(holes), cards[2 * len(order) :])), events, after=public.big_blind)

    def _post(self, last: Public, button: Seat, alive: tuple[Seat, ...]) -> tuple[Public, tuple[Event, ...]]:
        rules = self.rules
        small_blind, big_blind = rules.blind_seats(button, alive)
        seats = len(last.stacks)
        stacks = tuple(stack if seat in alive else 0 for seat, stack in enumerate(last.stacks))
        none: tuple[int, ...] = (0,) * seats
        live = tuple(seat in alive for seat in range(seats))
        betting = Betting(stacks, none, live, (None,) * seats, 0, rules.blinds[1])
        dead, events = none, []
        for seat in (
            () if not rules.ante else (big_blind,) if rules.ante_kind == "big_blind" else clockwise(alive, button)
        ):
            paid = min(rules.ante, betting.stacks[seat])
            betting = replace(betting, stacks=bets.put(betting.stacks, seat, betting.stacks[seat] - paid))
            dead = bets.put(dead, seat, paid)
            events.append(Event("ante", seat, chips=paid, all_in=not betting.stacks[seat]))
        for seat, blind, note in ((small_blind, rules.blinds[0], "small"), (big_blind, rules.blinds[1], "big")):
            before = betting.bets[seat]
            betting = bets.post(betting, seat, blind)
            paid = betting.bets[seat] - before
            events.append(Event("post", seat, paid, betting.bets[seat], all_in=not betting.stacks[seat], note=note))
        # H-2.9: a short blind does not lower the price
        betting = replace(betting, price=rules.blinds[1])
        public = Public(
            hand=last.hand + 1, blinds=rules.blinds, ante=rules.ante, button=button, small_blind=small_blind,
            big_blind=big_blind, start=stacks, betting=betting, swept=none, dead=dead, street="preflop", board=(),
            to_act=None, aggressor=None, shown=(None,) * seats, mucked=(False,) * seats, returned=(), settlement=None,
            due=None, gone=last.gone, account=last.account,
        )  # fmt: skip
        return public, tuple(events)

    def legal(self, public: Public, seat: Seat, own: tuple[Card | None, ...] = ()) -> Legal | None:
        """What the seat may do; None when it is not asked.  Rules: H-3.1 to H-3.7."""
        return legal_moves(public.betting, seat, self.rules) if seat == public.to_act else None

    def apply(self, state: HoldemState, action: Action) -> HoldemStep:
        """The action of the seat that is asked, and all that follows before somebody is asked again.

        Raises: IllegalAction, NotAsked; the old state is untouched.
        """
        public = state.public
        seat = require_asked(public.to_act)
        legal = legal_moves(public.betting, seat, self.rules)
        require_legal(action, legal, lambda tried: self._refuse(tried, public, seat), seat)
        betting, event = _act(public.betting, seat, action)
        aggressor = seat if isinstance(action, RaiseTo) else public.aggressor
        acts = (*public.acts, (public.street, seat, action))
        changed = replace(public, betting=betting, aggressor=aggressor, to_act=None, acts=acts)
        return self._go_on(State(changed, state.secret), (event,), after=seat)

    def _refuse(self, action: Action, public: Public, seat: Seat) -> Refusal:
        legal = legal_moves(public.betting, seat, self.rules)
        return refuse(action, public.betting, seat, legal, self.rules.clauses)

    def leave(self, state: HoldemState, seat: Seat) -> HoldemStep:
        """The seat is gone: folded at once, also out of turn, unless it has nothing left to decide.  Rule: E-1.4."""
        public = state.public
        if public.gone[seat]:
            return Step(state, ())
        running = not self.deal_is_over(public) and bets.able(public.betting, seat)
        betting = bets.fold(public.betting, seat) if running else public.betting
        taken = betting.stacks[seat]
        public = replace(
            public,
            betting=replace(betting, stacks=bets.put(betting.stacks, seat, 0)),
            gone=bets.put(public.gone, seat, True),
            account=bets.put(public.account, seat, public.account[seat] + taken),
        )
        event = Event("leave", seat, chips=taken, note="folded" if running else "")
        if not running:
            return Step(State(public, state.secret), (event,))
        asked = public.to_act
        after = seat if asked == seat or asked is None else (asked - 1) % len(public.stacks)
        return self._go_on(State(replace(public, to_act=None), state.secret), (event,), after=after)

    def observe(self, state: HoldemState, seat: Seat) -> Observation[Public]:
        """What the seat can see: the public half and its own cards."""
        own = state.secret.holes[seat]
        return Observation(seat=seat, public=state.public, own=own, legal=self.legal(state.public, seat))

    # ── from one question to the next ──

    def _go_on(self, state: HoldemState, events: tuple[Event, ...], *, after: Seat | None) -> HoldemStep:
        """The stages from here until somebody is asked or the hand is settled."""
        start = state.public.button if after is None else after
        first = State(replace(state.public, to_act=self._asked(state.public, start)), state.secret)
        parts = (Step(first, events), *self._stages(first))
        return Step(parts[-1].state, tuple(event for part in parts for event in part.events), parts)

    def _stages(self, state: HoldemState) -> Iterator[HoldemStep]:
        while state.public.to_act is None and state.public.settlement is None:
            step = self._stage(state)
            yield step
            state = step.state

    def _stage(self, state: HoldemState) -> HoldemStep:
        public = state.public
        live = public.live
        decided = len(live) == 1 or bets.exhausted(public.betting)
        # H-5.4: what nobody can match any more comes back before anything else happens
        back = bets_uncalled(public) if decided else None
        if back is not None:
            return return_uncalled(state, back)
        if len(live) == 1:
            return finish(state, self.rules)
        betting_done = decided or public.street == "river"
        if betting_done and any(not public.stacks[s] for s in live) and not decided_hands(public):
            return lay_open(state)
        if public.street == "river":
            return finish(state, self.rules) if decided_hands(public) else showdown(state, self.rules)
        return self._next_street(state)

    def _next_street(self, state: HoldemState) -> HoldemStep:
        """One card burned, the street dealt, a new round begun.  Rules: H-3.9, H-3.10."""
        public, deck = state.public, state.secret.deck
        street = STREETS[STREETS.index(public.street) + 1]
        count = BOARD_AT[street] - len(public.board)
        cards = deck[1 : 1 + count]
        changed = replace(
            public, street=street, board=(*public.board, *cards), swept=public.committed, aggressor=None,
            betting=bets.next_round(public.betting, public.blinds[1]),
        )  # fmt: skip
        changed = replace(changed, to_act=self._asked(changed, public.button))
        return Step(
            State(changed, Secret(state.secret.holes, deck[1 + count :])), (Event("street", cards=cards, note=street),)
        )

    def _asked(self, public: Public, after: Seat) -> Seat | None:
        """The next seat clockwise that must act, or None.  Rules: H-2.6, H-3.8, H-3.10, H-3.11."""
        betting = public.betting
        if sum(betting.live) == 1 or bets.exhausted(betting):
            return None
        no_option = self.rules.equal_bets_close_preflop and public.street == "preflop"
        seats = len(betting.stacks)
        for i in range(1, seats + 1):
            seat = (after + i) % seats
            if bets.waits_for(betting, seat, equal_bets_close=no_option):
                return seat
        return None


def remaining(public: Public) -> tuple[Seat, ...]:
    """The seats with chips that have not left.  Rule: H-1.1."""
    return tuple(s for s, (stack, gone) in enumerate(zip(public.stacks, public.gone)) if stack and not gone)


def bets_uncalled(public: Public) -> tuple[Seat, int] | None:
    """What nobody matched of this hand's chips, if it has not come back yet."""
    return uncalled(public.committed)


def decided_hands(public: Public) -> bool:
    """Whether every live hand is open or laid away, so that only the pots are left to settle."""
    return all(public.shown[seat] is not None or public.mucked[seat] for seat in public.live)


def legal_moves(betting: Betting, seat: Seat, rules: HoldemRules) -> Legal:
    """The legal set of the seat that is asked."""
    lacks = bets.owed(betting, seat)
    legal = Legal(
        fold=True,
        check=not lacks,
        call=min(lacks, betting.stacks[seat]) if lacks else None,
        raise_to=bets.raise_bounds(betting, seat),
        why=lambda: refusals(betting, seat, legal, rules.clauses),
    )
    return legal


def _act(betting: Betting, seat: Seat, action: Action) -> tuple[Betting, Event]:
    match action:
        case Fold():
            return bets.fold(betting, seat), Event("fold", seat)
        case Check():
            return bets.check(betting, seat), Event("check", seat)
        case Call():
            after = bets.call(betting, seat)
            kind = "call"
        case RaiseTo(total):
            after = bets.raise_to(betting, seat, total)
            kind = "raise" if betting.price else "bet"
        case _:
            raise AssertionError(f"{action!r} passed the legal set")
    paid = after.bets[seat] - betting.bets[seat]
    return after, Event(kind, seat, paid, after.bets[seat], all_in=not after.stacks[seat])  # type: ignore[arg-type]
