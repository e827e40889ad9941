"""What holds for every deal of One-Card Duel, whatever is played?"""

from __future__ import annotations

import gc
from collections import Counter
from collections.abc import Iterator
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from holdem_widget.errors import HoldemWidgetError, IllegalAction
from holdem_widget.games.duel import DUEL, Duel
from holdem_widget.games.duel_state import TWO_DECKS, DuelRules, DuelState, Secret, signal_of
from holdem_widget.games.duel_worlds import another_world
from holdem_widget.games.game import Action, Call, Check, Fold, Lock, RaiseTo

EVERY_MOVE: tuple[Action, ...] = (
    Fold(), Check(), Call(), *(RaiseTo(total) for total in range(-1, 41)), *(Lock(card) for card in range(52)),
)  # fmt: skip


def choice(duel: Duel, state: DuelState, rng: Random) -> Action:
    """A legal action, raises of any size."""
    seat = duel.to_act(state)
    assert seat is not None
    legal = duel.observe(state, seat).legal
    assert legal is not None
    action = rng.choice(list(legal))
    return RaiseTo(rng.randint(*legal.raise_to)) if isinstance(action, RaiseTo) and legal.raise_to else action


def match(rng: Random, *, deals: int, rules: DuelRules | None = None) -> Iterator[DuelState]:
    """Every state of a match at random."""
    duel = Duel(rules or DuelRules())
    state = duel.new()
    while not duel.match_is_over(state.public) and state.public.hand < deals:
        state = duel.deal(state, rng).state
        yield state
        while duel.to_act(state) is not None:
            state = duel.apply(state, choice(duel, state, rng)).state
            yield state


def everything(state: DuelState) -> Counter[int]:
    public, secret = state.public, state.secret
    return Counter([*secret.stock, *secret.hands[0], *secret.hands[1], *public.discards])


def holds(state: DuelState) -> None:
    """Chips, cards, signals and counts of one state."""
    public = state.public
    running = 0 if public.settlement is not None else public.pot
    assert sum(public.stacks) + running == 40
    assert everything(state) == Counter(TWO_DECKS)
    assert public.signals == tuple(map(signal_of, state.secret.hands))
    assert public.stock_left == len(state.secret.stock)
    assert public.locked == tuple(card is not None for card in state.secret.locked)


@given(seed=st.integers(0, 10**9))
def test_d_1_1_chips_and_cards_are_kept_through_random_matches(seed: int) -> None:
    for state in match(Random(seed), deals=12):
        holds(state)


@pytest.mark.long
@pytest.mark.timeout(1800)
def test_d_1_1_chips_and_cards_are_kept_through_100_000_random_deals() -> None:
    rng, deals = Random(2016), 0
    while deals < 100_000:
        for state in match(rng, deals=10**6):
            deals += state.public.settlement is not None
            holds(state)


@given(seed=st.integers(0, 10**9), first=st.integers(0, 1), chips=st.integers(1, 39))
def test_d_3_2_an_action_is_legal_exactly_when_it_is_taken(seed: int, first: int, chips: int) -> None:
    rng = Random(seed)
    rules = DuelRules(stacks=(chips, 40 - chips), first=first)
    states = [state for state in match(rng, deals=3, rules=rules) if state.public.to_act is not None]
    state = rng.choice(states)
    seat = state.public.to_act
    assert seat is not None
    legal = DUEL.observe(state, seat).legal
    assert legal is not None
    for action in EVERY_MOVE:
        before = repr((state.public, state.secret))
        assert (refused_by(state, action) == "") == (action in legal)
        assert repr((state.public, state.secret)) == before


def refused_by(state: DuelState, action: Action) -> str:
    """The clause that refuses the action; nothing where it is taken."""
    try:
        DUEL.apply(state, action)
    except IllegalAction as error:
        return error.clause
    return ""


@settings(max_examples=40)
@given(seed=st.integers(0, 10**9), seat=st.integers(0, 1))
def test_d_2_4_worlds_that_a_seat_cannot_tell_apart_look_the_same(seed: int, seat: int) -> None:
    rng = Random(seed)
    for state in match(rng, deals=4):
        observation = DUEL.observe(state, seat)
        other = another_world(observation, rng)
        assert DUEL.observe(other, seat) == observation
        assert everything(other) == Counter(TWO_DECKS)
        assert repr(DUEL.observe(other, seat)) == repr(observation)


@settings(max_examples=40)
@given(seed=st.integers(0, 10**9), seat=st.integers(0, 1))
def test_d_2_4_events_of_such_worlds_look_the_same_and_errors_too(seed: int, seat: int) -> None:
    rng = Random(seed)
    for state in match(rng, deals=2):
        if state.public.to_act != seat:
            continue
        other = another_world(DUEL.observe(state, seat), rng)
        for action in EVERY_MOVE[::7]:
            assert told(state, action, seat) == told(other, action, seat)


def told(state: DuelState, action: Action, seat: int) -> object:
    """What the seat hears of its own action before anything new is open."""
    try:
        step = DUEL.apply(state, action)
    except HoldemWidgetError as error:
        return str(error)
    return [event.seen_by(seat) for event in step.parts[0].events]


@settings(max_examples=40)
@given(seed=st.integers(0, 10**9), seat=st.integers(0, 1))
def test_d_2_4_no_secret_can_be_reached_from_an_observation(seed: int, seat: int) -> None:
    for state in match(Random(seed), deals=2):
        assert not [found for found in reached(DUEL.observe(state, seat)) if isinstance(found, Secret)]


def reached(root: object) -> Iterator[object]:
    """Every value of the package that hangs on the root."""
    seen, waiting = {id(root)}, [root]
    while waiting:
        value = waiting.pop()
        yield value
        for item in gc.get_referents(value):
            if id(item) not in seen and not isinstance(item, type) and not _is_code(item):
                seen.add(id(item))
                waiting.append(item)


def _is_code(value: object) -> bool:
    return type(value).__name__ in {"module", "builtin_function_or_method"} or (
        isinstance(value, dict) and "__builtins__" in value
    )


def test_d_5_4_the_new_stock_comes_out_whatever_the_stock_holds() -> None:
    for size in range(101):
        _reshuffles_below_two(size)


def _reshuffles_below_two(size: int) -> None:
    # all but `size` cards and the four in hand are discards
    rng = Random(size)
    mixed = rng.sample(TWO_DECKS, 104)
    hands, stock = ((mixed[0], mixed[1]), (mixed[2], mixed[3])), tuple(mixed[4 : 4 + size])
    state = _ended(hands, stock, tuple(mixed[4 + size :]))
    dealt = DUEL.deal(state, rng).state
    assert (dealt.public.reshuffled is not None) == (len(stock) < 2)
    assert everything(dealt) == Counter(TWO_DECKS)
    assert [hand[0] for hand in dealt.secret.hands] == [mixed[1], mixed[3]]


def _ended(hands: tuple[tuple[int, int], ...], stock: tuple[int, ...], discards: tuple[int, ...]) -> DuelState:
    from dataclasses import replace

    from holdem_widget.games.game import State
    from holdem_widget.poker.pots import Settlement

    public = replace(
        DUEL.new().public, hand=7, discards=discards, stock_left=len(stock),
        settlement=Settlement(returned=(), pots=(), charge=0, awards=(0, 0)),
    )  # fmt: skip
    return State(public, Secret(hands, (hands[0][0], hands[1][0]), stock))
