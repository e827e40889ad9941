"""Do the pure rules of the event hold, clause by clause?"""

from __future__ import annotations

from fractions import Fraction
from random import Random

import pytest

from holdem_widget.errors import IllegalAction, NotAsked
from holdem_widget.games.event import EVENT
from holdem_widget.games.game import Call, Check, Fold, RaiseTo
from holdem_widget.games.holdem import Holdem
from holdem_widget.games.match import MATCH
from holdem_widget.games.preselect import resolve
from holdem_widget.poker.evaluator import evaluate
from holdem_widget.poker.points import exact_points, points_of
from holdem_widget.poker.pots import settle
from tests.rules.dealing import Hand, begun, next_hand

SIX = (1000,) * 6
FIFTH = Fraction(1, 5)


def event(stacks: tuple[int, ...] = (1000,) * 4, *, button: int = 0, **more: object) -> Hand:
    """A hand of the event, blinds 10/20."""
    return begun(stacks, button=button, rules=EVENT, **more)  # type: ignore[arg-type]


def gone(hand: Hand, seat: int) -> Hand:
    """The seat has left."""
    step = hand.game.leave(hand.state, seat)
    hand.state = step.state
    hand.events += step.events
    return hand


def kinds(hand: Hand) -> list[str]:
    return [event.kind for event in hand.events]


# ── E-1 ──


def test_e_1_1_the_first_button_is_drawn_and_then_moves_clockwise() -> None:
    game = Holdem(EVENT)
    drawn = {game.deal(game.new(), Random(seed)).state.public.button for seed in range(60)}
    assert drawn == set(range(6))
    hand = Hand(game, game.deal(game.new(), Random(3)).state)
    first = hand.public.button
    while hand.legal is not None:
        hand.play(f"{hand.public.to_act} fold")
    assert next_hand(hand).public.button == (first + 1) % 6


def test_e_1_1_with_one_player_left_the_game_is_over() -> None:
    hand = gone(gone(event((500,) * 3), 1), 2)
    assert hand.game.match_is_over(hand.public)


def test_e_1_1_nobody_joins_a_seat_that_is_taken_or_a_running_hand() -> None:
    hand = event((500, 500, 0))
    with pytest.raises(NotAsked, match="running"):
        hand.game.join(hand.state, 2, 1000)
    hand.play("1 fold")
    with pytest.raises(NotAsked, match="taken"):
        hand.game.join(hand.state, 1, 1000)
    assert hand.game.join(hand.state, 2, 1000).state.public.stacks[2] == 1000


def test_e_1_2_two_to_six_seats_and_nobody_watches() -> None:
    assert (EVENT.seats_drawn, EVENT.most_seats, EVENT.may_watch) == (True, 6, False)


def test_e_1_4_whoever_leaves_is_folded_at_once_also_out_of_turn() -> None:
    hand = gone(event().play("3 raise 60"), 1)
    assert (hand.public.live, hand.public.to_act, hand.public.account[1]) == ((0, 2, 3), 0, 990)


def test_e_1_4_an_all_in_player_who_leaves_keeps_the_hand() -> None:
    hand = gone(event((1000, 90, 1000, 1000)).play("3 call, 0 call, 1 raise 90"), 1)
    assert (1 in hand.public.live, hand.public.to_act) == (True, 2)


def test_e_1_4_a_player_with_nothing_left_to_decide_keeps_the_hand_too() -> None:
    """Seat 3 has raised to 200; only the short blinds are still asked: neither can raise, nor bet again."""
    holes = {1: "AhAd", 2: "KhKd", 3: "2c7d"}
    hand = gone(event((1000, 100, 150, 1000), holes=holes, board="Qs9s8h4h3d").play("3 raise 200, 0 fold"), 3)
    assert (hand.public.to_act, hand.public.live) == (1, (1, 2, 3))
    hand.play("1 call, 2 call")
    assert (hand.public.returned, hand.public.account[3]) == (((3, 50),), 850)


def test_e_1_4_a_player_who_could_be_raised_has_something_left_to_decide() -> None:
    hand = gone(event((1000, 100, 1000, 1000)).play("3 raise 200, 0 fold"), 3)
    assert 3 not in hand.public.live


def test_e_1_5_the_minimum_bet_is_20_and_the_buy_in_1000() -> None:
    assert (EVENT.blinds, EVENT.stacks) == ((10, 20), SIX)


# ── E-2 ──


def test_e_2_1_with_two_seats_the_button_is_the_big_blind() -> None:
    hand = event((500, 500), button=1)
    assert (hand.public.small_blind, hand.public.big_blind, hand.public.to_act) == (0, 1, 0)


def test_e_2_1_blinds_are_posted_after_the_deal() -> None:
    assert kinds(event((500, 500))) == ["button", "deal", "deal", "deal", "deal", "post", "post"]


def test_e_2_2_the_hand_begins_left_of_the_big_blind_and_later_streets_with_the_small_blind() -> None:
    hand = event()
    assert hand.public.to_act == 3
    hand.play("3 call, 0 call, 1 call")
    assert (hand.public.street, hand.public.to_act) == ("flop", 1)


def test_e_2_3_the_round_ends_when_the_bets_are_equal_and_the_big_blind_is_not_asked() -> None:
    assert event().play("3 call, 0 call, 1 call").public.street == "flop"


def test_e_2_3_posting_is_no_action_a_short_all_in_leaves_the_big_blind_a_raise() -> None:
    hand = event((1000, 1000, 1000, 30)).play("3 raise 30, 0 fold, 1 fold")
    assert hand.legal is not None
    assert (hand.legal.call, hand.legal.raise_to) == (10, None)
    hand = event((1000, 1000, 1000, 30)).play("3 raise 30, 0 call, 1 fold")
    assert hand.legal is not None
    assert hand.legal.raise_to == (50, 1000)


def test_e_2_4_a_player_below_a_minimum_raise_may_only_go_all_in_call_or_fold() -> None:
    hand = event((1000, 1000, 1000, 35))
    assert hand.legal is not None
    assert (hand.legal.call, hand.legal.raise_to) == (20, (35, 35))
    with pytest.raises(IllegalAction) as refused:
        hand.game.apply(hand.state, RaiseTo(34))
    assert refused.value.clause == "E-2.4"


def test_e_2_4_the_first_bet_of_a_street_is_called_open() -> None:
    assert (EVENT.opening_word, MATCH.opening_word) == ("open", "bet")


def test_e_2_5_a_folded_hand_is_never_shown() -> None:
    hand = event().play("3 call, 0 fold, 1 call, 1 check, 2 check, 3 check, 1 check, 2 check, 3 check")
    hand.play("1 check, 2 check, 3 check")
    assert hand.public.shown[0] is None
    assert all(hand.public.shown[seat] is not None for seat in (1, 2, 3))


# ── E-3 ──


def test_e_3_2_all_in_lapses_where_raising_is_barred_and_calls_with_the_last_chips() -> None:
    barred = event((30, 1000, 1000, 1000)).play("3 call, 0 raise 30, 1 call, 2 call")
    short = event((1000, 40, 1000, 1000)).play("3 raise 100, 0 fold")
    found = [resolve("all_in", hand.legal, hand.public) for hand in (barred, short) if hand.legal]
    assert found == [None, Call()]


def test_e_3_2_call_any_never_raises_and_checks_where_nothing_is_owed() -> None:
    owing, free = event(), event().play("3 call, 0 call, 1 call")
    assert [resolve("call_any", hand.legal, hand.public) for hand in (owing, free) if hand.legal] == [Call(), Check()]


def test_e_3_2_check_or_fold_never_calls() -> None:
    owing, free = event(), event().play("3 call, 0 call, 1 call")
    found = [resolve("check_fold", hand.legal, hand.public) for hand in (owing, free) if hand.legal]
    assert found == [Fold(), Check()]


# ── E-5 ──


def test_e_5_1_all_live_hands_are_shown_at_the_showdown_and_the_board_is_shared() -> None:
    hand = event((500, 500), holes={0: "2c3d", 1: "2d3c"}, board="AsKsQsJsTs").play("1 call")
    hand.play("1 check, 0 check, 1 check, 0 check, 1 check, 0 check")
    assert hand.public.stacks == (496, 496)
    assert kinds(hand).count("show") == 2


def test_e_5_1_the_royal_flush_is_a_straight_flush() -> None:
    assert evaluate("AsKsQsJsTs").category == "straight_flush"


@pytest.mark.parametrize(("pot", "charge"), [(2, 1), (4, 1), (5, 1), (6, 2), (20, 4), (21, 5), (100, 20), (101, 21)])
def test_e_5_2_a_fifth_of_each_pot_is_charged_rounded_up(pot: int, charge: int) -> None:
    half = pot // 2
    found = settle(committed=(half, half), live=(0, 1), strengths=(2, 1), button=0, dead=pot - 2 * half, charge=FIFTH)
    assert (found.charge, found.awards[0]) == (charge, pot - charge)


def test_e_5_2_what_only_one_player_put_in_is_not_charged_even_when_that_player_has_folded() -> None:
    found = settle(committed=(40, 40, 150, 10), live=(0, 1), strengths=(6, 4, None, None), button=3, charge=FIFTH)
    assert (found.returned, found.charge) == (((2, 110),), 26)


def test_e_5_3_shares_are_exact_and_rounded_up_once_for_each_player_and_hand() -> None:
    found = settle(committed=(13, 72, 72, 16), live=(0, 1, 2), strengths=(9, 2, 1, None), button=0, charge=FIFTH)
    assert exact_points(found.pots)[1] == Fraction(36155, 242)
    assert points_of(found.pots) == (28, 150, 150, 34)
    assert 0 <= sum(points_of(found.pots)) - 10 * found.charge < 4


STAKES = (200, 21, 7, 33, 60, 111)  # E-5.4: A to F; C and D have folded, D has the button


def example(strengths: tuple[int | None, ...]) -> list[int]:
    """What each player gets in the worked example, returned chips included."""
    found = settle(committed=STAKES, live=(0, 1, 4, 5), strengths=strengths, button=3, charge=FIFTH)
    back = dict(found.returned)
    return [chips + back.get(seat, 0) for seat, chips in enumerate(found.awards)]


def test_e_5_4_the_pots_of_the_worked_example() -> None:
    found = settle(committed=STAKES, live=(0, 1, 4, 5), strengths=(1, 0, None, None, 9, 5), button=3, charge=FIFTH)
    assert found.returned == ((0, 89),)
    assert [(pot.amount, pot.charge, pot.pays) for pot in found.pots] == [(112, 23, 89), (129, 26, 103), (102, 21, 81)]
    assert found.charge == 70


def test_e_5_4_e_best_and_f_second() -> None:
    assert example((1, 0, None, None, 9, 5)) == [89, 0, 0, 0, 192, 81]


def test_e_5_4_e_and_f_tie_for_best() -> None:
    assert example((1, 0, None, None, 9, 9)) == [89, 0, 0, 0, 97, 176]


def test_e_5_4_b_best_then_f() -> None:
    assert example((1, 9, None, None, 2, 5)) == [89, 89, 0, 0, 0, 184]


def test_e_5_4_the_points_of_the_worked_example() -> None:
    found = settle(committed=STAKES, live=(0, 1, 4, 5), strengths=(1, 0, None, None, 9, 5), button=3, charge=FIFTH)
    assert points_of(found.pots) == (227, 44, 15, 68, 122, 227)
    assert sum(points_of(found.pots)) == 703


def test_e_5_4_everybody_folds_to_a_big_blind_of_20() -> None:
    hand = event().play("3 fold, 0 fold, 1 fold")
    settlement = hand.public.settlement
    assert settlement is not None
    assert (hand.public.returned, settlement.charge, settlement.awards) == (((2, 10),), 4, (0, 0, 16, 0))
    assert points_of(settlement.pots) == (0, 20, 20, 0)
    earned = [(event.seat, event.total) for event in hand.of("points")]
    assert earned == [(1, 20), (2, 20)]
