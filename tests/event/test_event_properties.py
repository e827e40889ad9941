"""What holds for every hand of the event, whatever is played, and whoever comes and goes?"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from fractions import Fraction
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from holdem_widget.errors import IllegalAction
from holdem_widget.games.event import EVENT
from holdem_widget.games.game import Action, Call, Check, Fold, Legal, RaiseTo, State
from holdem_widget.games.holdem import Holdem
from holdem_widget.games.holdem_state import HoldemState, Public, Secret
from holdem_widget.games.preselect import SELECTIONS, resolve, time_is_up
from holdem_widget.poker.betting import Seat
from holdem_widget.poker.points import exact_points, points_of


def move(legal: Legal, public: Public, rng: Random) -> Action:
    """A legal action: by hand, chosen ahead, or by the clock."""
    way = rng.randrange(8)
    if way == 0:
        return time_is_up(legal)
    if way == 1:
        return resolve(rng.choice(SELECTIONS), legal, public) or time_is_up(legal)
    action = rng.choice([one for one in legal if one != Fold() or not legal.check])
    return RaiseTo(rng.randint(*legal.raise_to)) if isinstance(action, RaiseTo) and legal.raise_to else action


@dataclass(slots=True)
class Game:
    """A game at random: what was brought to the table, and what was charged."""

    rng: Random
    game: Holdem
    brought: int
    state: HoldemState
    charged: int = 0
    hands: int = 0
    seen: list[Public] = field(default_factory=list)

    @classmethod
    def begun(cls, rng: Random) -> Game:
        """Two to six seats with stacks of very different size."""
        stacks = tuple(rng.choice((rng.randint(1, 60), rng.randint(20, 400), 1000)) for _ in range(rng.randint(2, 6)))
        game = Holdem(replace(EVENT, stacks=stacks))
        return cls(rng, game, sum(stacks), game.new())

    def play(self, hands: int) -> Iterator[HoldemState]:
        """Every state of so many hands, people leaving and joining among them."""
        while self.hands < hands and not self.game.match_is_over(self.state.public):
            self.state = self.game.deal(self.state, self.rng).state
            yield self.state
            while (asked := self.game.to_act(self.state)) is not None:
                self.step(asked)
                yield self.state
            settlement = self.state.public.settlement
            assert settlement is not None
            self.charged += settlement.charge
            self.hands += 1
            self.come()

    def step(self, asked: Seat) -> None:
        """A move; now and then somebody leaves, in turn or not."""
        public = self.state.public
        if self.rng.randrange(40) == 0:
            self.state = self.game.leave(self.state, self.rng.randrange(len(public.stacks))).state
            return
        legal = self.game.legal(public, asked)
        assert legal is not None
        self.state = self.game.apply(self.state, move(legal, public, self.rng)).state

    def come(self) -> None:
        """Now and then a newcomer."""
        public = self.state.public
        empty = [s for s, chips in enumerate(public.stacks) if public.gone[s] or not chips]
        if empty and self.rng.randrange(4) == 0:
            chips = self.rng.randint(1, 500)
            self.state = self.game.join(self.state, self.rng.choice(empty), chips).state
            self.brought += chips


def holds(game: Game, state: HoldemState) -> None:
    """Chips, cards, charges, points and contestants of one state."""
    public = state.public
    running = 0 if public.settlement is not None else public.pot
    ended = 0 if public.settlement is None or game.hands == public.hand else public.settlement.charge
    assert sum(public.stacks) + sum(public.account) + running + game.charged + ended == game.brought
    cards = Counter([*(card for hole in state.secret.holes for card in hole), *state.secret.deck, *public.board])
    assert max(cards.values()) == 1
    asked = public.to_act
    if asked is not None:
        assert public.betting.live[asked]
        assert public.stacks[asked] > 0
        assert not public.gone[asked]
    if public.settlement is not None:
        settled(public)


def settled(public: Public) -> None:
    """The charge of each pot, the points, and who could win."""
    settlement = public.settlement
    assert settlement is not None
    for pot in settlement.pots:
        assert pot.charge == -(-pot.amount // 5)
        assert sum(pot.shares) == pot.pays
        assert set(pot.winners) <= set(pot.eligible) <= set(public.live)
        assert sum(1 for chips in pot.contributions if chips) >= 2
    exact, points = exact_points(settlement.pots), points_of(settlement.pots)
    assert sum(exact, Fraction(0)) == 10 * settlement.charge
    contributors = sum(1 for share in exact if share)
    assert 10 * settlement.charge <= sum(points) < 10 * settlement.charge + max(1, contributors)


@given(seed=st.integers(0, 10**9))
def test_e_5_2_chips_charge_and_accounts_are_kept_through_random_games(seed: int) -> None:
    game = Game.begun(Random(seed))
    for state in game.play(hands=8):
        holds(game, state)


@pytest.mark.long
@pytest.mark.timeout(3000)
def test_e_5_2_chips_charge_and_accounts_are_kept_through_100_000_random_hands() -> None:
    rng, hands = Random(2016), 0
    while hands < 100_000:
        game = Game.begun(rng)
        for state in game.play(hands=50):
            holds(game, state)
        hands += game.hands


EVERY_MOVE: tuple[Action, ...] = (Fold(), Check(), Call(), *(RaiseTo(total) for total in range(-1, 130)))


@settings(max_examples=30)
@given(seed=st.integers(0, 10**9), moves=st.integers(0, 12))
def test_e_2_4_an_action_is_legal_exactly_when_it_is_taken(seed: int, moves: int) -> None:
    game = Game.begun(Random(seed))
    for number, state in enumerate(game.play(hands=2)):
        asked = game.game.to_act(state)
        if number != moves or asked is None:
            continue
        legal = game.game.legal(state.public, asked)
        assert legal is not None
        for action in EVERY_MOVE:
            assert (action in legal) == taken(game.game, state, action)


def taken(game: Holdem, state: HoldemState, action: Action) -> bool:
    try:
        game.apply(state, action)
    except IllegalAction:
        return False
    return True


@given(seed=st.integers(0, 10**9), selection=st.sampled_from(SELECTIONS))
def test_e_3_2_what_is_chosen_ahead_is_always_legal_or_asks(seed: int, selection: str) -> None:
    game = Game.begun(Random(seed))
    for state in game.play(hands=2):
        asked = game.game.to_act(state)
        legal = None if asked is None else game.game.legal(state.public, asked)
        if legal is not None:
            action = resolve(selection, legal, state.public)  # type: ignore[arg-type]
            assert action is None or action in legal
            assert time_is_up(legal) in legal


@settings(max_examples=40)
@given(seed=st.integers(0, 10**9))
def test_e_2_5_what_a_seat_sees_does_not_depend_on_hidden_cards(seed: int) -> None:
    game = Game.begun(Random(seed))
    for state in game.play(hands=2):
        if state.public.settlement is not None:
            continue
        other = another_world(state, seat=0, rng=Random(seed + 1))
        assert game.game.observe(state, 0) == game.game.observe(other, 0)
        asked = game.game.to_act(state)
        for action in () if asked is None else tuple(game.game.legal(state.public, asked) or ()):
            ours, theirs = (game.game.apply(one, action).state.public for one in (state, other))
            if ours.street == state.public.street and ours.settlement is None:
                assert ours == theirs


def another_world(state: HoldemState, *, seat: Seat, rng: Random) -> HoldemState:
    """All that the seat cannot see, dealt anew from the cards that it cannot see."""
    public, secret = state.public, state.secret
    hidden = [s for s in range(len(secret.holes)) if s != seat and public.shown[s] is None]
    pool = [*(card for s in hidden for card in secret.holes[s]), *secret.deck]
    rng.shuffle(pool)
    deal = iter(pool)
    holes = tuple(tuple(next(deal) for _ in hole) if s in hidden else hole for s, hole in enumerate(secret.holes))
    return State(public, Secret(holes, tuple(deal)))


@given(seed=st.integers(0, 10**9))
def test_e_1_1_the_button_is_drawn_after_a_change_and_moves_without_one(seed: int) -> None:
    game = Game.begun(Random(seed))
    last: Public | None = None
    for state in game.play(hands=10):
        public = state.public
        if last is not None and public.hand == last.hand + 1 and public.dealt == last.dealt and not came(last, public):
            order = [s for s in public.dealt if s > last.button] or [public.dealt[0]]
            if last.button in last.dealt:
                assert public.button == order[0]
        assert public.button in public.dealt
        if public.settlement is not None:
            last = public


def came(last: Public, public: Public) -> bool:
    """Whether somebody left or joined between two hands of the same seats."""
    return any(chips != after for chips, after in zip(last.stacks, public.start, strict=True)) or any(last.gone)
