"""H-5: how does a hand end, and whose are the chips?"""

from __future__ import annotations

from random import Random

import pytest

from holdem_widget.errors import NotAsked
from holdem_widget.games.game import RaiseTo
from holdem_widget.games.holdem import Holdem
from holdem_widget.games.holdem_state import Public
from holdem_widget.games.match import MATCH
from holdem_widget.poker.cards import DECK
from holdem_widget.poker.pots import form_pots, settle
from tests.rules.dealing import Hand, begun, ended, next_hand

THREE = (1000, 1000, 1000)
BOARD = "9d8c5h3c2d"


def pots_of(hand: Hand) -> list[tuple[int, tuple[int, ...], tuple[int, ...]]]:
    """Amount, contestants and winners of each pot."""
    assert hand.public.settlement is not None
    return [(pot.amount, pot.eligible, pot.winners) for pot in hand.public.settlement.pots]


def test_h_5_1_the_last_player_not_folded_wins_at_once_and_no_card_is_shown() -> None:
    hand = begun().play("3 fold, 0 raise 60, 1 fold, 2 fold")
    assert (hand.public.stacks, hand.public.board) == ((1030, 990, 980, 1000), ())
    assert hand.of("show", "street", "muck") == []
    assert hand.public.shown == (None,) * 4


def test_h_5_2_there_is_a_showdown_after_the_river_betting() -> None:
    hand = begun((1000, 1000), holes={0: "AhAs", 1: "KhKs"}, board=BOARD)
    hand.play("0 call, 1 check, 1 check, 0 check, 1 check, 0 check, 1 check")
    assert hand.of("show") == []
    hand.play("0 check")
    assert [event.kind for event in hand.events[-3:]] == ["show", "show", "win"]
    assert hand.public.stacks == (1020, 980)


def test_h_5_2_the_board_is_completed_with_its_burns_where_no_betting_is_possible() -> None:
    hand = begun((1000, 1000), board=BOARD)
    hand.play("0 raise 1000, 1 call")
    assert len(hand.public.board) == 5
    assert len(hand.state.secret.deck) == 0  # five board cards and three burns


def test_h_5_3_all_in_players_contest_only_the_pots_that_they_cover() -> None:
    hand = begun((100, 300, 1000, 600), button=3, holes={0: "AhAs", 1: "KhKs", 2: "JhJs", 3: "QhQs"}, board=BOARD)
    hand.play("2 raise 1000, 3 call, 0 call, 1 call")
    assert pots_of(hand) == [(400, (0, 1, 2, 3), (0,)), (600, (1, 2, 3), (1,)), (600, (2, 3), (3,))]
    assert hand.public.stacks == (400, 600, 400, 600)


def test_h_5_3_folded_chips_stay_and_folded_players_win_nothing() -> None:
    hand = begun(THREE, holes={0: "AhAs", 1: "KhKs", 2: "QhQs"}, board=BOARD)
    hand.play("0 raise 60, 1 call, 2 call, 1 raise 100, 2 call, 0 fold, 1 check, 2 check, 1 check, 2 check")
    assert pots_of(hand) == [(380, (1, 2), (1,))]


def test_h_5_3_adjacent_pots_with_the_same_contestants_are_one() -> None:
    pots = form_pots((100, 100, 40, 70), (0, 1))
    assert [(pot.amount, pot.eligible) for pot in pots] == [(310, (0, 1))]


def test_h_5_3_a_layer_of_folded_players_joins_the_topmost_contested_pot() -> None:
    pots = form_pots((100, 100, 40, 60), (2, 3))
    assert [(pot.amount, pot.eligible) for pot in pots] == [(160, (2, 3)), (140, (3,))]


def test_h_5_4_uncalled_excess_is_returned_before_pots_are_formed() -> None:
    hand = begun((1000, 300, 1000), holes={0: "KhKs", 1: "AhAs"}, board=BOARD).play("0 raise 1000, 1 call, 2 fold")
    assert hand.public.returned == ((0, 700),)
    assert pots_of(hand) == [(620, (0, 1), (1,))]
    kinds = [event.kind for event in hand.events]
    assert kinds.index("return") < kinds.index("show") < kinds.index("street") < kinds.index("win")


def test_h_5_4_a_bet_that_everybody_folds_to_comes_back() -> None:
    hand = begun().play("3 raise 400, 0 fold, 1 fold, 2 fold")
    assert hand.public.returned == ((3, 380),)
    assert pots_of(hand) == [(50, (3,), (3,))]


def test_h_5_5_odd_chips_go_one_each_clockwise_from_the_left_of_the_button() -> None:
    settled = settle(committed=(101, 101, 101, 101), live=(0, 1, 3), strengths=(7, 7, None, 7), button=0)
    assert (settled.awards, settled.pots[0].odd) == ((134, 135, 0, 135), (1, 3))


def test_h_5_5_the_button_is_last() -> None:
    settled = settle(committed=(5, 5, 5), live=(0, 1), strengths=(7, 7, None), button=0)
    assert settled.awards == (7, 8, 0)


def test_h_5_5_odd_chips_are_given_in_each_pot_anew() -> None:
    settled = settle(committed=(7, 7, 3, 2), live=(0, 1, 2), strengths=(9, 9, 9, None), button=3)
    assert [pot.odd for pot in settled.pots] == [(0, 1), ()]
    settled = settle(committed=(8, 8, 3, 4), live=(0, 1, 2), strengths=(9, 9, 9, None), button=3)
    assert [(pot.amount, pot.odd) for pot in settled.pots] == [(12, ()), (11, (0,))]


def test_h_5_6_the_next_hand_has_the_settled_stacks_and_a_fresh_shuffle() -> None:
    hand = begun().play("3 raise 60, 0 fold, 1 fold, 2 fold")
    following = next_hand(hand, tuple(reversed(DECK)))
    assert following.public.start == hand.public.stacks == (1000, 990, 980, 1030)
    assert following.state.secret.holes[2] == (51, 47)


def test_h_5_6_eliminated_players_get_no_cards() -> None:
    hand = next_hand(ended((1000, 0, 1000, 1000)))
    assert hand.state.secret.holes[1] == ()
    assert 1 not in [event.seat for event in hand.of("deal")]


def test_h_5_7_one_who_is_out_watches_public_cards_only() -> None:
    hand = next_hand(ended((0, 1000, 1000, 1000), button=3))
    sight = hand.game.observe(hand.state, 0)
    assert (sight.own, sight.legal) == ((), None)
    assert all(card is None for event in hand.of("deal") for card in event.seen_by(0).private)


def test_h_5_7_a_restart_returns_all_stacks_the_button_and_a_clear_memory() -> None:
    fresh = Holdem(MATCH).new().public
    assert (fresh.stacks, fresh.due, fresh.big_blind, fresh.hand) == ((1000,) * 4, 0, None, 0)


def checked_down(hand: Hand) -> Hand:
    """The hand checked to the end."""
    while hand.public.to_act is not None:
        hand.play(f"{hand.public.to_act} check")
    return hand


def test_h_5_8_the_last_aggressor_of_the_final_round_shows_first() -> None:
    hand = begun(THREE, holes={0: "AhAs", 1: "KhKs", 2: "QhQs"}, board=BOARD)
    hand.play("0 call, 1 call, 2 check, 1 check, 2 check, 0 check, 1 check, 2 check, 0 check")
    hand.play("1 check, 2 raise 40, 0 call, 1 call")
    assert [event.seat for event in hand.of("show", "muck")] == [2, 0, 1]


def test_h_5_8_without_a_bet_the_first_live_player_clockwise_of_the_button_shows_first() -> None:
    hand = checked_down(begun(THREE, board=BOARD).play("0 call, 1 call, 2 check"))
    assert [event.seat for event in hand.of("show", "muck")] == [1, 2, 0]


def test_h_5_8_a_hand_that_cannot_win_any_pot_is_mucked() -> None:
    hand = begun(THREE, holes={0: "QhQs", 1: "AhAs", 2: "KhKs"}, board=BOARD)
    checked_down(hand.play("0 call, 1 call, 2 check"))
    assert [(event.kind, event.seat) for event in hand.of("show", "muck")] == [("show", 1), ("muck", 2), ("muck", 0)]
    assert hand.public.shown[2] is None


def test_h_5_8_all_hands_are_shown_at_once_before_the_board_is_completed() -> None:
    hand = begun(THREE, holes={0: "QhQs", 1: "AhAs", 2: "KhKs"}, board=BOARD)
    hand.play("0 raise 1000, 1 call, 2 call")
    kinds = [event.kind for event in hand.events if event.kind in {"show", "muck", "street"}]
    assert kinds == ["show"] * 3 + ["street"] * 3


def test_h_5_8_of_two_eliminated_in_one_hand_the_larger_stack_places_higher() -> None:
    hand = begun((300, 200, 1000), holes={0: "QhQs", 1: "JhJs", 2: "KhKs"}, board=BOARD)
    hand.play("0 raise 300, 1 call, 2 call")
    assert [event.seat for event in hand.of("out")] == [1, 0]  # the last named places highest


def test_h_5_8_hidden_hands_stay_hidden_at_the_table() -> None:
    hand = begun(THREE, holes={0: "QhQs", 1: "AhAs", 2: "KhKs"}, board=BOARD)
    checked_down(hand.play("0 call, 1 call, 2 check"))
    assert isinstance(hand.game.observe(hand.state, 1).public, Public)
    assert hand.game.observe(hand.state, 1).public.shown[0] is None


def test_a_running_hand_cannot_be_dealt_over() -> None:
    hand = begun()
    with pytest.raises(NotAsked, match="running"):
        hand.game.deal(hand.state, Random(1))
    assert RaiseTo(60) in (hand.legal or ())
