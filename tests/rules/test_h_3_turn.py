"""H-3: what may a player do in a turn, and when is a street over?"""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from holdem_widget.errors import IllegalAction, NotAsked
from holdem_widget.games.game import Action, Call, Check, Fold, Lock, RaiseTo, Refusal
from tests.rules.dealing import Hand, begun

THREE = (1000, 1000, 1000)


def refusal_of(hand: Hand, action: Action) -> Refusal:
    """What the refusal of a move says; the state stays as it was."""
    before = hand.state
    with pytest.raises(IllegalAction) as caught:
        hand.game.apply(hand.state, action)
    assert hand.state == before
    refusal = caught.value.refusal
    assert isinstance(refusal, Refusal)
    return refusal


def raises(hand: Hand) -> tuple[int, int] | None:
    """The least and the greatest total of the seat to act."""
    assert hand.legal is not None
    return hand.legal.raise_to


def asked(hand: Hand, moves: Sequence[str]) -> list[int | None]:
    """Who is asked before each move, and after the last."""
    order = [hand.public.to_act]
    for move in moves:
        hand.play(f"{hand.public.to_act} {move}")
        order.append(hand.public.to_act)
    return order


def test_h_3_1_action_goes_clockwise() -> None:
    assert asked(begun(), ["call", "call", "call", "check"]) == [3, 0, 1, 2, 1]


def test_h_3_1_owing_something_a_player_may_not_check() -> None:
    refusal = refusal_of(begun(), Check())
    assert (refusal.clause, refusal.reason, refusal.facts) == ("H-3.1", "refuse-owing", {"chips": 20})


def test_h_3_1_owing_nothing_a_player_may_check_or_fold_but_not_call() -> None:
    hand = begun().play("3 call, 0 call, 1 call")
    assert hand.legal is not None
    assert (hand.legal.check, hand.legal.fold, hand.legal.call) == (True, True, None)
    assert refusal_of(hand, Call()).clause == "H-3.1"


def test_h_3_1_a_fold_is_legal_when_a_check_is_free() -> None:
    hand = begun().play("3 call, 0 call, 1 call, 2 fold")
    assert hand.public.live == (0, 1, 3)


def test_h_3_1_there_is_nothing_to_lock() -> None:
    assert refusal_of(begun(), Lock(0)).reason == "refuse-no-lock"


def test_h_3_2_a_call_matches_the_highest_bet() -> None:
    hand = begun().play("3 raise 70, 0 fold, 1 call")
    assert (hand.public.betting.bets, hand.public.stacks[1]) == ((0, 70, 20, 70), 930)


def test_h_3_2_a_call_that_the_chips_do_not_cover_puts_in_the_last_of_them() -> None:
    hand = begun((1000, 50, 1000)).play("0 raise 200")
    assert hand.legal is not None
    assert hand.legal.call == 40
    hand.play("1 call")
    assert (hand.public.betting.bets, hand.of("call")[0].all_in) == ((200, 50, 20), True)


def test_h_3_2_whose_chips_do_not_go_above_the_price_cannot_raise() -> None:
    refusal = refusal_of(begun((1000, 50, 1000)).play("0 raise 200"), RaiseTo(50))
    assert (refusal.clause, refusal.facts) == ("H-3.2", {"most": 50, "price": 200})


def test_h_3_3_a_fold_gives_up_every_pot() -> None:
    hand = begun((1000, 300, 1000), holes={0: "AhAs", 1: "KhKs", 2: "QhQs"}, board="9d8c5h3c2d")
    hand.play("0 raise 600, 1 call, 2 call, 2 raise 100, 0 fold")
    assert hand.public.settlement is not None
    assert [pot.winners for pot in hand.public.settlement.pots] == [(1,), (2,)]


def on_flop(stacks: tuple[int, ...] = THREE) -> Hand:
    """Three players who called 20, seat 1 to open the flop."""
    return begun(stacks).play("0 call, 1 call, 2 check")


def test_h_3_4_the_smallest_opening_bet_is_the_big_blind() -> None:
    hand = on_flop()
    assert raises(hand) == (20, 980)
    assert refusal_of(hand, RaiseTo(19)).clause == "H-3.4"


def test_h_3_4_an_opening_bet_may_be_all_in_for_less() -> None:
    assert raises(on_flop((1000, 32, 1000))) == (12, 12)


def test_h_3_5_a_raise_is_named_as_the_total_of_the_round() -> None:
    hand = begun().play("3 raise 60")
    event = hand.of("raise")[0]
    assert (event.chips, event.total, hand.public.betting.price) == (60, 60, 60)


@pytest.mark.parametrize(
    ("moves", "least"),
    [("", 40), ("3 raise 60", 100), ("3 raise 60, 0 raise 160", 260), ("3 raise 60, 0 raise 100", 140)],
)
def test_h_3_5_a_raise_adds_at_least_the_last_full_bet_or_raise(moves: str, least: int) -> None:
    bounds = raises(begun().play(moves))
    assert bounds is not None
    assert bounds[0] == least


def test_h_3_5_a_raise_below_the_least_is_refused_with_the_numbers() -> None:
    refusal = refusal_of(begun().play("3 raise 60"), RaiseTo(99))
    assert refusal.clause == "H-3.5"
    assert refusal.say() == (
        "A raise to 99 is too small: the least is 100, the price of 60 and a full raise of 40. H-3.5"
    )


def test_h_3_5_an_all_in_may_be_less_than_a_full_raise() -> None:
    hand = begun((90, 1000, 1000, 1000)).play("3 raise 60")
    assert raises(hand) == (90, 90)
    assert refusal_of(hand, RaiseTo(80)).reason == "refuse-only-all-in"


def test_h_3_5_a_total_above_the_chips_is_refused() -> None:
    assert refusal_of(begun(), RaiseTo(1001)).facts["most"] == 1000


def lesson() -> Hand:
    """East, seat 3, has only 85 and goes all-in over North's raise to 60."""
    return begun((1000, 300, 1000, 85), button=3).play("2 raise 60, 3 raise 85, 0 call, 1 call")


def test_h_3_6_a_short_all_in_does_not_reopen_raising_for_one_who_has_acted() -> None:
    hand = lesson()
    assert hand.legal is not None
    assert (hand.public.to_act, hand.legal.call, hand.legal.raise_to) == (2, 25, None)


def test_h_3_6_the_refusal_gives_the_two_numbers() -> None:
    refusal = refusal_of(lesson(), RaiseTo(200))
    assert refusal.facts == {"answered": 60, "price": 85, "more": 25, "full": 40}
    assert refusal.say() == "You answered 60, the price is 85: +25 < 40, a full raise. H-3.6"
    assert refusal.possible == "fold, call 25"


def test_h_3_6_who_has_not_acted_yet_may_raise_over_a_short_all_in() -> None:
    hand = begun((1000, 300, 1000, 85), button=3).play("2 raise 60, 3 raise 85")
    assert raises(hand) == (125, 1000)


def test_h_3_6_several_short_all_ins_add_up() -> None:
    hand = begun((1000, 1000, 1000, 85, 110), button=4)  # blinds 0 and 1
    hand.play("2 raise 60, 3 raise 85, 4 raise 110, 0 call, 1 fold")
    assert (hand.public.to_act, raises(hand)) == (2, (150, 1000))


def test_h_3_6_a_full_increase_reopens_raising() -> None:
    hand = begun((1000, 1000, 1000, 100), button=3).play("2 raise 60, 3 raise 100, 0 call, 1 call")
    assert raises(hand) == (140, 1000)


def test_h_3_6_each_player_counts_from_the_own_last_action() -> None:
    hand = begun((110, 1000, 1000, 85, 1000), button=4)
    hand.play("2 raise 60, 3 raise 85, 4 call, 0 raise 110, 1 fold")
    assert (hand.public.to_act, raises(hand)) == (2, (150, 1000))  # +50
    hand.play("2 call")
    assert (hand.public.to_act, raises(hand)) == (4, None)  # +25


def test_h_3_6_a_short_all_in_does_not_change_the_size_of_a_full_raise() -> None:
    hand = begun((1000, 1000, 1000, 85), button=3).play("2 raise 60, 3 raise 85")
    bounds = raises(hand)
    assert bounds is not None
    assert bounds[0] == 85 + 40


def test_h_3_6_after_an_all_in_opening_bet_of_12_the_least_raise_is_to_32_and_checkers_are_closed() -> None:
    hand = begun((1000, 1000, 32), button=0).play("0 call, 1 call, 2 check, 1 check, 2 raise 12")
    assert raises(hand) == (32, 980)
    hand.play("0 call")
    assert (hand.public.to_act, raises(hand)) == (1, None)


def test_h_3_6_posting_a_blind_is_no_action() -> None:
    hand = begun((1000, 1000, 1000, 30), button=0).play("3 raise 30, 0 call")
    assert raises(hand) == (50, 1000)  # the small blind
    hand.play("1 call")
    assert raises(hand) == (50, 1000)  # the big blind


def test_h_3_6_an_all_in_above_the_price_needs_the_right_to_raise() -> None:
    hand = lesson()
    assert RaiseTo(1000) not in (hand.legal or ())


def test_h_3_7_nobody_may_raise_when_all_others_are_all_in() -> None:
    hand = begun((1000, 300, 1000, 85), button=3)
    hand.play("2 raise 60, 3 raise 85, 0 call, 1 call, 2 call, 0 raise 100, 1 raise 215, 2 fold")
    assert hand.legal is not None
    assert (hand.public.to_act, hand.legal.call, hand.legal.raise_to) == (0, 115, None)
    refusal = hand.legal.refusals["raise_to"]
    assert refusal.say() == "Nobody is left to raise: all others are all-in. H-3.7"
    assert refusal.facts == {"seats": (1, 3)}


def test_h_3_7_who_still_has_chips_can_be_raised_even_if_only_to_call_all_in() -> None:
    hand = begun((1000, 100, 1000)).play("0 raise 60, 1 call, 2 fold, 1 check")
    assert raises(hand) == (20, 940)


def test_h_3_7_the_price_of_a_call_is_not_capped_by_what_others_can_contest() -> None:
    hand = begun((1000, 1000, 50), button=0, holes={0: "AhAs"}, board="9d8c5h3c2d").play("0 raise 1000")
    assert hand.legal is not None
    assert hand.legal.call == 990


def test_h_3_8_a_street_ends_when_all_have_acted_and_matched_the_highest_bet() -> None:
    hand = begun().play("3 call, 0 raise 60, 1 fold, 2 call")
    assert hand.public.street == "preflop"
    assert hand.play("3 call").public.street == "flop"


def test_h_3_8_nobody_is_asked_when_the_last_stack_covers_every_live_stake() -> None:
    hand = begun((1000, 1000, 8), button=0).play("0 fold")
    assert hand.public.to_act is None
    assert hand.public.settlement is not None


def test_h_3_8_the_last_player_with_chips_is_still_asked_for_what_is_owed() -> None:
    hand = begun((1000, 1000, 15), button=0).play("0 fold")
    assert (hand.public.to_act, hand.legal is not None and hand.legal.call) == (1, 10)


def test_h_3_8_the_board_is_run_out_after_an_all_in_and_a_call() -> None:
    hand = begun((1000, 1000)).play("0 raise 1000, 1 call")
    assert [event.note for event in hand.of("street")] == ["flop", "turn", "river"]


def test_h_3_9_three_one_and_one_cards_come_with_a_burn_before_each() -> None:
    hand = begun((1000, 1000), board="AhKdQc2s3d")
    deck = hand.state.secret.deck
    hand.play("0 raise 1000, 1 call")
    assert hand.public.board == (*deck[1:4], deck[5], deck[7])
    assert [len(event.cards) for event in hand.of("street")] == [3, 1, 1]


def test_h_3_10_after_the_flop_the_first_clockwise_of_the_button_who_can_act_is_first() -> None:
    assert begun().play("3 call, 0 call, 1 call, 2 check").public.to_act == 1
    assert begun().play("3 call, 0 call, 1 fold, 2 check").public.to_act == 2
    assert begun((1000, 60, 1000, 1000)).play("3 raise 60, 0 call, 1 call, 2 call").public.to_act == 2


def test_h_3_11_in_an_unraised_pot_the_big_blind_may_check_or_raise() -> None:
    hand = begun().play("3 call, 0 fold, 1 call")
    assert (hand.public.to_act, raises(hand)) == (2, (40, 1000))
    assert hand.play("2 check").public.street == "flop"


def test_h_3_11_a_big_blind_who_is_all_in_is_not_asked() -> None:
    assert begun((1000, 1000, 20, 1000)).play("3 call, 0 call, 1 call").public.street == "flop"


def test_nobody_is_asked_after_the_hand() -> None:
    hand = begun().play("3 fold, 0 fold, 1 fold")
    with pytest.raises(NotAsked):
        hand.game.apply(hand.state, Fold())
