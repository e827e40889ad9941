"""Are cards and chips kept, deal after deal?"""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from holdem_widget.games import library
from holdem_widget.games.game import Call, Check, RaiseTo
from holdem_widget.games.holdem import Holdem
from holdem_widget.games.holdem_state import HoldemState
from holdem_widget.games.match import MATCH
from holdem_widget.poker.cards import DECK
from holdem_widget.table.generators import generator
from tests.properties.suite import deals, hold_em_variant


def in_use(state: HoldemState) -> list[int]:
    """Every card that was dealt or burned, and those still under the deck."""
    return [*(card for hole in state.secret.holes for card in hole if card is not None), *map(int, dealt(state))]


def dealt(state: HoldemState) -> tuple[int, ...]:
    """Board and the rest of the deck."""
    return tuple(card for card in (*state.public.board, *state.secret.deck) if card is not None)


def test_h_2_1_folded_cards_are_never_dealt_again() -> None:
    rng = Random(28)
    for _ in range(150):
        rules = library.game("match", hold_em_variant(rng))
        for deal in deals(rules, rng, most=2):
            drawn = deal.draws[0]
            assert len(set(drawn)) == len(drawn)
            for state in deal.states():
                assert len(set(in_use(state))) == len(in_use(state))
                assert set(in_use(state)) <= set(drawn)


def test_h_5_6_the_shuffle_is_uniform() -> None:
    hands, cells = 8000, Counter[tuple[int, int]]()
    for hand in range(hands):
        for place, card in enumerate(generator(5, 1, hand, "deal").sample(DECK, 16)):
            cells[place, card] += 1
    mean = hands / 52
    chi_square = sum((cells[place, card] - mean) ** 2 / mean for place in range(16) for card in DECK)
    freedom = 16 * 51
    assert abs(chi_square - freedom) < 5 * (2 * freedom) ** 0.5


@pytest.mark.long
@pytest.mark.timeout(7200)
def test_a_million_random_hands_lose_no_chip() -> None:
    rng, game = Random(1), Holdem(MATCH)
    start = game.new()
    for _ in range(1_000_000):
        state = game.deal(start, rng).state
        while (seat := state.public.to_act) is not None:
            legal = game.legal(state.public, seat)
            assert legal is not None
            moves = list(legal)[1:]  # no fold: hands go on
            action = rng.choice(moves)
            state = game.apply(state, action).state
            assert isinstance(action, (Call, Check, RaiseTo))
        assert sum(state.public.stacks) == 4000
        assert min(state.public.stacks) >= 0
