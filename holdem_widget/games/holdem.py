"""How does a hand of hold'em run?  Deal, betting, streets, showdown, settlement, for every record of rules.

Pure functions of values; the only door for chance is `deal`. No function asks which game it is in.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from holdem_widget.errors import NotAsked
from holdem_widget.games.game import (
    Action,
    Chance,
    Event,
    Legal,
    Observation,
    RaiseTo,
    Refusal,
    State,
    Step,
    has_run,
    require_asked,
    require_legal,
    require_more,
)
from holdem_widget.games.holdem_end import finish, lay_open, return_uncalled, showdown
from holdem_widget.games.holdem_rules import HoldemRules
from holdem_widget.games.holdem_state import (
    BOARD_AT,
    STREETS,
    HoldemState,
    HoldemStep,
    Hole,
    Public,
    Secret,
    Street,
    changed,
)
from holdem_widget.games.moves import act, betting_moves, is_legal
from holdem_widget.games.refusals import refuse
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
        """Whether at most one player has chips, or a short match has had its hands.  Rule: H-1.1."""
        return self.deal_is_over(public) and (len(remaining(public)) < 2 or has_run(self.rules.hands, public.hand))

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
        require_more(self.rules.hands, last.hand)
        button = last.due if last.due is not None else self.rules.next_button(last, alive, chance)
        order = clockwise(alive, button)
        players = len(order)
        cards = tuple(chance.sample(DECK, 2 * players + SPARE))
        holes: list[Hole] = [() for _ in last.stacks]
        for i, seat in enumerate(order):
            holes[seat] = (cards[i], cards[i + players])
        public, posted = self._post(last, button, alive)
        dealt = [Event("deal", seat, private=(holes[seat][i],), to=seat) for i in (0, 1) for seat in order]
        begun = (*dealt, *posted) if self.rules.blinds_after_deal else (*posted, *dealt)
        state = State(public, Secret(tuple(holes), cards[2 * players :]))
        return self._go_on(state, (Event("button", button), *begun))

    def _post(self, last: Public, button: Seat, alive: tuple[Seat, ...]) -> tuple[Public, tuple[Event, ...]]:
        """Antes, then blinds; a short blind does not lower the price.  Rule: H-2.9."""
        rules, seats = self.rules, len(last.stacks)
        small_blind, big_blind = rules.blind_seats(button, alive)
        start = tuple([stack if seat in alive else 0 for seat, stack in enumerate(last.stacks)])
        stacks, posted, dead, events = list(start), [0] * seats, [0] * seats, []
        for seat in self._ante_seats(button, big_blind, alive):
            dead[seat] = paid = min(rules.ante, stacks[seat])
            stacks[seat] -= paid
            events.append(Event("ante", seat, paid, all_in=not stacks[seat]))
        for seat, blind, note in ((small_blind, rules.blinds[0], "small"), (big_blind, rules.blinds[1], "big")):
            paid = min(blind, stacks[seat])
            stacks[seat] -= paid
            posted[seat] += paid
            events.append(Event("post", seat, paid, posted[seat], all_in=not stacks[seat], note=note))
        live = tuple([seat in alive for seat in range(seats)])
        full = rules.blinds[1]
        betting = Betting(tuple(stacks), tuple(posted), live, (None,) * seats, full, full)
        public = Public(
            hand=last.hand + 1, blinds=rules.blinds, ante=rules.ante, button=button, small_blind=small_blind,
            big_blind=big_blind, start=start, betting=betting, swept=(0,) * seats, dead=tuple(dead), street="preflop",
            board=(), to_act=self._asked(betting, "preflop", big_blind), aggressor=None, shown=(None,) * seats,
            mucked=(False,) * seats, returned=(), settlement=None, due=None, gone=last.gone, account=last.account,
        )  # fmt: skip
        return public, tuple(events)

    def _ante_seats(self, button: Seat, big_blind: Seat, alive: tuple[Seat, ...]) -> tuple[Seat, ...]:
        if not self.rules.ante:
            return ()
        return (big_blind,) if self.rules.ante_kind == "big_blind" else clockwise(alive, button)

    def legal(self, public: Public, seat: Seat, own: tuple[Card | None, ...] = ()) -> Legal | None:
        """What the seat may do; None when it is not asked.  Rules: H-3.1 to H-3.7."""
        return self._moves(public, seat) if seat == public.to_act else None

    def apply(self, state: HoldemState, action: Action) -> HoldemStep:
        """The action of the seat that is asked, and all that follows before somebody is asked again.

        Raises: IllegalAction, NotAsked; the old state is untouched.
        """
        public = state.public
        seat = require_asked(public.to_act)
        if not is_legal(action, public.betting, seat, fold_free=True):
            require_legal(action, self._moves(public, seat), lambda tried: self._refuse(tried, public, seat), seat=seat)
        betting, event = act(public.betting, seat, action)
        aggressor = seat if type(action) is RaiseTo else public.aggressor
        asked = self._asked(betting, public.street, seat)
        acts = (*public.acts, (public.street, seat, action))
        after = changed(public, betting=betting, aggressor=aggressor, to_act=asked, acts=acts)
        return self._go_on(State(after, state.secret), (event,))

    def _moves(self, public: Public, seat: Seat) -> Legal:
        return betting_moves(public.betting, seat, self.rules.clauses, fold_free=True)

    def _refuse(self, action: Action, public: Public, seat: Seat) -> Refusal:
        legal = self._moves(public, seat)
        return refuse(action, public.betting, seat, legal=legal, clauses=self.rules.clauses)

    def leave(self, state: HoldemState, seat: Seat) -> HoldemStep:
        """The seat is gone: folded at once, also out of turn, unless it has nothing left to decide.  Rule: E-1.4."""
        public = state.public
        if public.gone[seat]:
            return Step(state, ())
        running = not self.deal_is_over(public) and bets.able(public.betting, seat) and self._may_be_asked(public, seat)
        betting = bets.fold(public.betting, seat) if running else public.betting
        taken = betting.stacks[seat]
        betting = replace(betting, stacks=bets.put(betting.stacks, seat, 0))
        account = bets.put(public.account, seat, public.account[seat] + taken)
        event = Event("leave", seat, chips=taken, note="folded" if running else "")
        public = changed(public, betting=betting, gone=bets.put(public.gone, seat, value=True), account=account)
        if not running:
            return Step(State(public, state.secret), (event,))
        asked = public.to_act
        before = seat if asked == seat or asked is None else (asked - 1) % len(public.stacks)
        public = changed(public, to_act=self._asked(betting, public.street, before))
        return self._go_on(State(public, state.secret), (event,))

    def _may_be_asked(self, public: Public, seat: Seat) -> bool:
        """Whether the seat has anything left to decide in this hand.  Rule: E-1.4."""
        b = public.betting
        settled = b.bets if self._no_option(public.street) else b.answered
        others = [other for other in range(len(b.stacks)) if other != seat and bets.able(b, other)]
        waited = [other for other in others if settled[other] != b.price]
        if settled[seat] != b.price or any(bets.raise_bounds(b, other) for other in waited):
            return True
        # the price stands for this street: another one must follow, and somebody to bet against
        return public.street != "river" and any(b.stacks[other] > bets.owed(b, other) for other in others)

    def join(self, state: HoldemState, seat: Seat, chips: int) -> HoldemStep:
        """A newcomer takes an empty seat between two hands.  Raises: NotAsked.  Rule: E-1.1."""
        public = state.public
        if not self.rules.may_join:
            raise NotAsked("nobody joins this game once it runs")
        if not self.deal_is_over(public):
            raise NotAsked("the hand is running: a newcomer sits down between two hands (E-1.1)")
        if public.stacks[seat] and not public.gone[seat]:
            raise NotAsked(f"seat {seat} is taken")
        betting = replace(public.betting, stacks=bets.put(public.stacks, seat, chips))
        gone = bets.put(public.gone, seat, value=False)
        after = changed(public, betting=betting, gone=gone, newcomers=(*public.newcomers, seat))
        return Step(State(after, state.secret), (Event("join", seat, chips),))

    def observe(self, state: HoldemState, seat: Seat) -> Observation[Public]:
        """What the seat can see: the public half and its own cards."""
        own = state.secret.holes[seat]
        return Observation(seat=seat, public=state.public, own=own, legal=self.legal(state.public, seat))

    # ── from one question to the next ──

    def _go_on(self, state: HoldemState, events: tuple[Event, ...]) -> HoldemStep:
        """The stages from here until somebody is asked or the hand is settled."""
        parts = [Step(state, events)]
        while state.public.to_act is None and state.public.settlement is None:
            parts.append(self._stage(state))
            state = parts[-1].state
        if len(parts) > 1:
            events = tuple([event for part in parts for event in part.events])
        return Step(state, events, tuple(parts))

    def _stage(self, state: HoldemState) -> HoldemStep:
        public = state.public
        live = public.live
        alone = len(live) == 1
        decided = alone or bets.exhausted(public.betting)
        # H-5.4: what nobody can match any more comes back before anything else happens
        back = bets_uncalled(public) if decided and any(public.betting.bets) else None
        if back is not None:
            return return_uncalled(state, back)
        if alone:
            return finish(state, self.rules)
        on_river = public.street == "river"
        if not on_river and not decided:
            return self._next_street(state)
        open_or_mucked = decided_hands(public)
        if not open_or_mucked and any(not public.stacks[seat] for seat in live):
            return lay_open(state)
        if not on_river:
            return self._next_street(state)
        return finish(state, self.rules) if open_or_mucked else showdown(state, self.rules)

    def _next_street(self, state: HoldemState) -> HoldemStep:
        """One card burned, the street dealt, a new round begun.  Rules: H-3.9, H-3.10."""
        public, deck = state.public, state.secret.deck
        street = STREETS[STREETS.index(public.street) + 1]
        end = 1 + BOARD_AT[street] - len(public.board)
        cards = deck[1:end]
        betting = bets.next_round(public.betting, public.blinds[1])
        after = changed(
            public, street=street, board=public.board + cards, swept=public.committed, aggressor=None,
            betting=betting, to_act=self._asked(betting, street, public.button),
        )  # fmt: skip
        return Step(State(after, Secret(state.secret.holes, deck[end:])), (Event("street", cards=cards, note=street),))

    def _asked(self, betting: Betting, street: Street, after: Seat) -> Seat | None:
        """The next seat clockwise that must act, or None.  Rules: H-2.6, H-3.8, H-3.10, E-2.3."""
        return bets.next_to_act(betting, after, equal_bets_close=self._no_option(street))

    def _no_option(self, street: Street) -> bool:
        """Whether equal bets close the round without another question.  Rules: H-3.11, E-2.3."""
        return self.rules.equal_bets_close_preflop and street == "preflop"


def remaining(public: Public) -> tuple[Seat, ...]:
    """The seats with chips that have not left.  Rule: H-1.1."""
    gone = public.gone
    return tuple([seat for seat, stack in enumerate(public.stacks) if stack and not gone[seat]])


def bets_uncalled(public: Public) -> tuple[Seat, int] | None:
    """What nobody matched of this hand's chips, if it has not come back yet."""
    return uncalled(public.committed)


def decided_hands(public: Public) -> bool:
    """Whether the live hands are open or laid away, which all are in one stage, so that only the pots are left."""
    seat = public.betting.live.index(True)
    return public.shown[seat] is not None or public.mucked[seat]
