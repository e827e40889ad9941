"""H-1 and H-2: what is a match of hold'em, and how does a hand begin?"""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from holdem_widget.errors import NotAsked
from holdem_widget.games.game import RaiseTo
from holdem_widget.games.holdem import Holdem
from holdem_widget.games.match import MATCH
from holdem_widget.poker.cards import DECK, NAMES, parse_cards
from tests.rules.dealing import Stacked, begun, ended, next_hand

HEADS_UP = (1000, 1000)
THREE = (1000, 1000, 1000)


def test_h_1_1_a_player_without_chips_is_named_as_out() -> None:
    hand = begun((500, 1000, 1000), button=0, holes={0: "2c7d", 1: "AhAs"}, board="KsQd8c5h3c")
    hand.play("0 raise 500, 1 call, 2 fold")
    assert [event.seat for event in hand.of("out")] == [0]


def test_h_1_1_the_match_ends_when_one_player_has_all_the_chips() -> None:
    hand = begun(HEADS_UP, holes={0: "AhAs", 1: "2c7d"}, board="KsQd8c5h3c").play("0 raise 1000, 1 call")
    assert hand.game.match_is_over(hand.public)
    with pytest.raises(NotAsked, match="match is over"):
        next_hand(hand)


def test_h_1_2_identical_winning_hands_split_the_pot() -> None:
    hand = begun(HEADS_UP, holes={0: "AhKh", 1: "AdKd"}, board="QsJc9c5h3c").play("0 raise 1000, 1 call")
    assert hand.public.stacks == HEADS_UP


def test_h_2_1_the_deck_has_the_52_cards_and_no_joker() -> None:
    assert (len(set(DECK)), len(set(NAMES))) == (52, 52)
    assert {name[0] for name in NAMES} == set("23456789TJQKA")


def test_h_2_2_four_players_start_with_1000_chips_at_blinds_of_10_and_20_and_no_ante() -> None:
    public = Holdem(MATCH).new().public
    assert (public.stacks, public.blinds, public.ante) == ((1000,) * 4, (10, 20), 0)


def test_h_2_2_the_blinds_stay_the_same_from_hand_to_hand() -> None:
    hand = begun()
    for _ in range(6):
        while hand.public.to_act is not None:
            hand.play(f"{hand.public.to_act} fold")
        hand = next_hand(hand)
        assert [event.chips for event in hand.of("post")] == [10, 20]


def test_h_2_3_each_player_gets_two_cards_that_only_that_player_sees() -> None:
    hand = begun()
    dealt = hand.of("deal")
    assert sorted(event.to for event in dealt if event.to is not None) == [0, 0, 1, 1, 2, 2, 3, 3]
    assert all(event.cards == () and event.seen_by(1).private == (None,) for event in dealt if event.to != 1)


def test_h_2_4_the_button_starts_with_seat_0_and_moves_clockwise() -> None:
    hand = begun()
    buttons = [hand.public.button]
    for _ in range(4):
        while hand.public.to_act is not None:
            hand.play(f"{hand.public.to_act} fold")
        hand = next_hand(hand)
        buttons.append(hand.public.button)
    assert buttons == [0, 1, 2, 3, 0]


@pytest.mark.parametrize(
    ("stacks", "button", "expected"),
    [
        ((1000,) * 4, 0, (1, 2, 3)),
        ((1000, 0, 1000, 1000), 0, (2, 3, 0)),
        ((1000, 0, 0, 1000, 1000), 0, (3, 4, 0)),  # two out at once change nothing
        ((1000, 1000, 1000, 0), 2, (0, 1, 2)),
    ],
)
def test_h_2_4_button_and_blinds_go_to_the_next_remaining_players(
    stacks: tuple[int, ...], button: int, expected: tuple[int, int, int]
) -> None:
    public = next_hand(ended(stacks, button=button)).public
    assert (public.button, public.small_blind, public.big_blind) == expected


def test_h_2_4_there_is_no_dead_button_and_a_player_may_miss_a_blind() -> None:
    public = next_hand(ended((900, 0, 1100, 1000), button=3, big_blind=1)).public
    assert (public.button, public.small_blind, public.big_blind) == (0, 2, 3)


def test_h_2_5_heads_up_the_button_posts_the_small_blind() -> None:
    posts = begun(HEADS_UP, button=1).of("post")
    assert [(event.seat, event.chips) for event in posts] == [(1, 10), (0, 20)]


@pytest.mark.parametrize(("stacks", "button", "first"), [((1000,) * 4, 0, 3), (THREE, 0, 0), (HEADS_UP, 1, 1)])
def test_h_2_6_before_the_flop_the_player_after_the_big_blind_acts_first_heads_up_the_button(
    stacks: tuple[int, ...], button: int, first: int
) -> None:
    assert begun(stacks, button=button).public.to_act == first


@pytest.mark.parametrize(
    ("stacks", "button", "big_blind", "expected"),
    [
        ((1000, 0, 1000), 0, 2, (2, 0)),  # the small blind is out: the moving button is right already
        ((0, 1000, 1000), 0, 2, (2, 1)),  # the button is out: seat 1 would have it, and seat 2 be big blind again
        ((1000, 1000, 0), 0, 2, (1, 0)),  # the big blind is out
        ((1000, 0, 1000), 1, 0, (0, 2)),  # the one who held the button is out, seat 0 was big blind
    ],
)
def test_h_2_7_nobody_is_big_blind_twice_in_a_row_when_three_become_two(
    stacks: tuple[int, ...], button: int, big_blind: int, expected: tuple[int, int]
) -> None:
    public = next_hand(ended(stacks, button=button, big_blind=big_blind)).public
    assert (public.button, public.big_blind) == expected
    assert public.small_blind == public.button


def test_h_2_7_the_button_is_adjusted_after_a_real_elimination() -> None:
    hand = begun((500, 1000, 1000), button=0, holes={0: "2c7d", 1: "AhAs"}, board="KsQd8c5h3c")
    hand.play("0 raise 500, 1 call, 2 fold")  # seat 2 was big blind, the button busts
    public = next_hand(hand).public
    assert (public.button, public.small_blind, public.big_blind) == (2, 2, 1)


@pytest.mark.parametrize(("seats", "button", "order"), [(4, 0, [1, 2, 3, 0]), (3, 1, [2, 0, 1]), (2, 0, [1, 0])])
def test_h_2_8_cards_are_dealt_one_at_a_time_from_the_left_of_the_button(
    seats: int, button: int, order: list[int]
) -> None:
    game = Holdem(replace(MATCH, stacks=(1000,) * seats, first_button=button))
    step = game.deal(game.new(), Stacked(DECK))
    dealt = [(event.seat, event.private[0]) for event in step.events if event.kind == "deal"]
    assert dealt == list(zip(order * 2, DECK, strict=False))


def test_h_2_8_a_fixed_deck_reproduces_the_hand() -> None:
    game = Holdem(MATCH)
    deck = Random(4).sample(DECK, 52)
    assert game.deal(game.new(), Stacked(deck)) == game.deal(game.new(), Stacked(deck))


def test_h_2_9_a_short_big_blind_is_all_in_and_the_price_stays_the_full_blind() -> None:
    hand = begun((1000, 1000, 8, 1000), button=0)
    assert [(e.chips, e.all_in) for e in hand.of("post")] == [(10, False), (8, True)]
    assert hand.legal is not None
    assert (hand.legal.call, hand.legal.raise_to) == (20, (40, 1000))


def test_h_2_9_a_short_small_blind_posts_what_it_has() -> None:
    hand = begun((1000, 4, 1000, 1000), button=0)
    assert hand.public.betting.bets == (0, 4, 20, 0)


def test_h_2_9_what_nobody_can_match_of_the_full_price_comes_back() -> None:
    hand = begun((1000, 1000, 8), button=0, holes={0: "JhTs", 2: "AhAs"}, board="KsQd8c5h3c")
    hand.play("0 call, 1 fold")  # 20 from seat 0, 10 from seat 1, 8 from seat 2
    assert hand.public.returned == ((0, 10),)
    assert hand.public.stacks == (990 + 4, 990, 24)


def test_h_2_9_antes_are_paid_before_the_blinds_and_are_dead_money() -> None:
    hand = begun((1000, 1000, 1000), ante=5)
    assert [event.kind for event in hand.events[:6]] == ["button", "ante", "ante", "ante", "post", "post"]
    assert (hand.public.dead, hand.public.betting.bets, hand.public.pot) == ((5, 5, 5), (0, 10, 20), 45)
    assert hand.legal is not None
    assert hand.legal.call == 20


def test_h_2_9_an_ante_never_comes_back() -> None:
    hand = begun((1000, 1000, 1000), ante=20, ante_kind="big_blind").play("0 fold, 1 fold")
    assert hand.public.returned == ((2, 10),)
    assert hand.public.stacks == (1000, 990, 1010)


def test_h_2_9_an_ante_is_in_the_main_pot_only() -> None:
    hand = begun((1000, 300, 1000), ante=5, holes={0: "AhAs", 1: "KhKs", 2: "QhQs"}, board="9d8c5h3c2d")
    hand.play("0 raise 600, 1 call, 2 call, 2 check, 0 check, 2 check, 0 check, 2 check, 0 check")
    assert hand.public.settlement is not None
    assert [pot.amount for pot in hand.public.settlement.pots] == [3 * 295 + 15, 2 * 305]


def test_h_2_9_a_player_whom_the_ante_takes_all_in_gets_cards_and_plays_for_the_antes() -> None:
    hand = begun((1000, 1000, 1000, 5), ante=5, button=0, holes={3: "AhAs", 0: "KhKs"}, board="9d8c5h3c2d")
    hand.play("0 raise 60, 1 fold, 2 fold")
    assert hand.public.stacks == (1000 - 5 + 30, 985, 975, 20)
    assert parse_cards("AhAs") in hand.public.shown


def test_h_2_9_a_raise_over_a_short_blind_is_to_twice_the_blind_at_least() -> None:
    hand = begun((1000, 1000, 8, 1000), button=0)
    assert RaiseTo(39) not in (hand.legal or ())
    assert RaiseTo(40) in (hand.legal or ())
