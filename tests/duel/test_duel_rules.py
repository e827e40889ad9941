"""Does One-Card Duel keep its rules, clause by clause?"""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from holdem_widget.errors import IllegalAction, NotAsked
from holdem_widget.games.duel import DUEL
from holdem_widget.games.duel_state import TWO_DECKS, is_up, signal_of, winner_of
from holdem_widget.games.game import Check, Fold, Lock, RaiseTo
from holdem_widget.poker.cards import RANKS
from tests.duel.staging import Stacked, begun, between, cards, move, played

HIGH_LOW = "Ks9h4d3c"  # seat 0: Ks 4d, seat 1: 9h 3c
BOTH_LOCKED = ("lock Ks", "lock 9h")


def test_d_1_1_each_player_starts_with_20_chips() -> None:
    assert DUEL.new().public.stacks == (20, 20)


def test_d_1_1_the_match_ends_when_a_player_has_no_chips_after_a_settlement() -> None:
    duel, state = begun(HIGH_LOW)
    running = played(duel, state, *BOTH_LOCKED, "to 19")
    ended = played(duel, running, "call")
    assert [duel.match_is_over(running.public), duel.match_is_over(ended.public)] == [False, True]


def test_d_1_1_no_deal_follows_a_match_that_is_over() -> None:
    duel, state = begun(HIGH_LOW)
    ended = played(duel, state, *BOTH_LOCKED, "to 19", "call")
    with pytest.raises(NotAsked, match=r"D-1\.1"):
        duel.deal(ended, Random(1))


def test_d_2_1_two_decks_of_52_are_shuffled_together() -> None:
    state = DUEL.deal(DUEL.new(), Random(3)).state
    everything = Counter([*state.secret.stock, *state.secret.hands[0], *state.secret.hands[1]])
    assert everything == Counter(TWO_DECKS)
    assert set(everything.values()) == {2}
    assert sum(everything.values()) == 104


def test_d_2_2_cards_go_one_at_a_time_the_first_to_act_player_first() -> None:
    _, state = begun("AsKsQsJs", first=1)
    assert state.secret.hands == (cards("KsJs"), cards("AsQs"))


def test_d_2_2_each_pays_an_ante_of_one_on_every_deal() -> None:
    duel, state = begun(HIGH_LOW)
    second = duel.deal(played(duel, state, *BOTH_LOCKED, "check", "check"), Random(1)).state
    assert [state.public.stacks, second.public.stacks] == [(19, 19), (20, 18)]
    assert second.public.dead == (1, 1)


def test_d_2_3_the_first_to_act_player_locks_first_and_bets_first() -> None:
    duel, state = begun(HIGH_LOW)
    after = [duel.to_act(played(duel, state, *BOTH_LOCKED[:n])) for n in range(3)]
    assert after == [0, 1, 0]


def test_d_2_3_the_winner_acts_first_next() -> None:
    duel, state = begun(HIGH_LOW)
    folded = played(duel, state, *BOTH_LOCKED, "check", "to 2", "fold")
    assert duel.deal(folded, Random(1)).state.public.to_act == 1


def test_d_2_3_after_a_tie_the_role_passes() -> None:
    duel, state = begun("9s9h4d3c")
    tied = played(duel, state, "lock 9s", "lock 9h", "check", "check")
    assert duel.deal(tied, Random(1)).state.public.first == 1


def test_d_2_4_eight_and_above_is_up() -> None:
    assert "".join(RANKS[i] for i in range(13) if is_up(4 * i)) == "89TJQKA"


def test_d_2_4_a_signal_counts_and_does_not_order() -> None:
    assert signal_of(cards("2cAh")) == signal_of(cards("Ah2c")) == (1, 1)


def test_d_2_4_the_signal_stands_while_a_card_is_locked() -> None:
    duel, state = begun(HIGH_LOW)
    assert played(duel, state, "lock Ks").public.signals == state.public.signals == ((1, 1), (1, 1))


def test_d_2_4_locking_either_card_looks_the_same_to_the_other() -> None:
    duel, state = begun(HIGH_LOW)
    steps = [duel.apply(state, move(text)) for text in ("lock Ks", "lock 4d")]
    assert len({repr(duel.observe(step.state, 1)) for step in steps}) == 1
    assert steps[0].state.public == steps[1].state.public
    seen = [[event.seen_by(1) for event in step.events] for step in steps]
    assert seen[0] == seen[1]


def test_d_2_4_the_owner_sees_the_locked_card_first() -> None:
    duel, state = begun(HIGH_LOW)
    assert duel.observe(played(duel, state, "lock 4d"), 0).own == cards("4dKs")


def test_d_3_1_only_a_card_of_ones_own_can_be_locked() -> None:
    duel, state = begun(HIGH_LOW)
    with pytest.raises(IllegalAction) as caught:
        duel.apply(state, move("lock 9h"))
    assert caught.value.clause == "D-3.1"


def test_d_3_1_a_locked_card_cannot_be_changed() -> None:
    duel, state = begun(HIGH_LOW)
    locked = played(duel, state, *BOTH_LOCKED)
    with pytest.raises(IllegalAction, match="cannot be changed"):
        duel.apply(locked, move("lock 4d"))


@pytest.mark.parametrize("text", ["check", "call", "fold", "to 1"])
def test_d_3_1_betting_starts_only_when_both_have_locked(text: str) -> None:
    duel, state = begun(HIGH_LOW)
    with pytest.raises(IllegalAction, match=r"D-3\.1"):
        duel.apply(played(duel, state, "lock Ks"), move(text))


def test_d_3_1_two_equal_cards_are_one_choice() -> None:
    duel, state = begun("QsQhQs3c")
    legal = duel.observe(state, 0).legal
    assert legal is not None
    assert list(legal) == [Lock(cards("Qs")[0])]
    assert duel.apply(state, move("lock Qs")).state.secret.hands[0] == cards("QsQs")


def test_d_3_1_the_refusals_of_the_lock_name_the_clause() -> None:
    duel, state = begun(HIGH_LOW)
    legal = duel.observe(state, 0).legal
    assert legal is not None
    assert {what: no.clause for what, no in legal.refusals.items()} == dict.fromkeys(
        ("fold", "check", "call", "raise_to"), "D-3.1"
    )


def test_d_3_2_owing_nothing_you_check_or_bet_and_cannot_fold() -> None:
    duel, state = begun(HIGH_LOW)
    legal = duel.legal(played(duel, state, *BOTH_LOCKED).public, 0)
    assert legal is not None
    assert legal.text() == "check, raise to 1-19"
    assert legal.refusals["fold"].clause == "D-3.2"


def test_d_3_2_a_raise_adds_at_least_the_last_full_bet_or_raise() -> None:
    duel, state = begun(HIGH_LOW)
    legal = duel.legal(played(duel, state, *BOTH_LOCKED, "to 2", "to 7").public, 0)
    assert legal is not None
    assert legal.raise_to == (12, 19)


def test_d_3_2_two_checks_go_to_the_showdown() -> None:
    duel, state = begun(HIGH_LOW)
    ended = played(duel, state, *BOTH_LOCKED, "check", "check")
    assert ended.public.stacks == (21, 19)


def test_d_3_2_a_bet_may_be_greater_than_what_the_other_has() -> None:
    duel, state = begun(HIGH_LOW, stacks=(30, 10))
    assert RaiseTo(29) in (duel.legal(played(duel, state, *BOTH_LOCKED).public, 0) or ())


def test_d_3_3_a_short_all_in_does_not_reopen_raising() -> None:
    # seat 0 bets 10 of 29, seat 1 has 13 left: all-in for 3 more than the bet
    duel, state = begun(HIGH_LOW, stacks=(26, 14))
    asked = played(duel, state, *BOTH_LOCKED, "to 10", "to 13").public
    legal = duel.legal(asked, 0)
    assert legal is not None
    assert legal.text() == "fold, call 3"
    assert legal.refusals["raise_to"].clause == "D-3.3"


def test_d_3_3_a_call_for_less_returns_what_is_unmatched() -> None:
    duel, state = begun(HIGH_LOW, stacks=(26, 14))
    ended = played(duel, state, *BOTH_LOCKED, "to 20", "call")
    assert ended.public.returned == ((0, 7),)
    assert ended.public.stacks == (40, 0)


def test_d_3_4_after_an_ante_all_in_both_lock_and_show() -> None:
    for stacks, winner in (((39, 1), 0), ((1, 39), 1)):
        duel, state = begun(HIGH_LOW, stacks=stacks, first=winner)
        locks = BOTH_LOCKED if winner == 0 else ("lock Ks", "lock 9h")
        ended = played(duel, state, *locks)
        assert ended.public.settlement is not None
        assert ended.public.acts == ()
        assert sorted(ended.public.stacks) in ([0, 40], [2, 38])


def test_d_3_4_the_short_stack_may_win_the_two_antes() -> None:
    duel, state = begun(HIGH_LOW, stacks=(1, 39))
    assert played(duel, state, *BOTH_LOCKED).public.stacks == (2, 38)


def test_d_4_1_a_two_beats_an_ace_and_nothing_else() -> None:
    beaten = "".join(RANKS[i] for i in range(13) if winner_of((cards("2c")[0], 4 * i)) == 0)
    assert beaten == "A"


def test_d_4_1_suits_do_not_matter() -> None:
    assert winner_of((cards("9s")[0], cards("9c")[0])) is None


def test_d_5_1_both_locked_cards_are_shown_and_a_tie_splits_the_pot() -> None:
    duel, state = begun("9s9h4d3c")
    ended = played(duel, state, "lock 9s", "lock 9h", "to 5", "call").public
    assert ended.shown == (cards("9s"), cards("9h"))
    assert ended.stacks == (20, 20)


def test_d_5_2_a_fold_shows_both_cards_and_their_ranks_change_nothing() -> None:
    duel, state = begun(HIGH_LOW)
    ended = played(duel, state, *BOTH_LOCKED, "check", "to 4", "fold").public
    assert ended.shown == (cards("Ks"), cards("9h"))
    assert ended.stacks == (19, 21)
    assert ended.returned == ((1, 4),)


def test_d_5_3_each_keeps_the_other_card_and_draws_one_the_winner_first() -> None:
    duel, state = begun("Ks9h4d3c" + "5c6c")
    second = duel.deal(played(duel, state, *BOTH_LOCKED, "check", "to 1", "fold"), Stacked()).state
    assert second.secret.hands == (cards("4d6c"), cards("3c5c"))
    assert second.public.discards == cards("Ks9h")


def test_d_5_3_the_kept_card_comes_before_the_draw_and_the_ante() -> None:
    duel, state = begun(HIGH_LOW)
    step = duel.deal(played(duel, state, *BOTH_LOCKED, "check", "check"), Stacked())
    assert [(event.kind, event.seat) for event in step.events] == [
        ("keep", 0), ("keep", 1), ("deal", 0), ("deal", 1), ("ante", 0), ("ante", 1),
    ]  # fmt: skip


@pytest.mark.parametrize("left", range(6))
def test_d_5_4_the_stock_is_made_anew_when_it_has_fewer_than_two(left: int) -> None:
    duel, waiting = between(hold="Ks4d", played="9h9c", discards="Ac3s5h6h", stock="7d8d2c2s3d"[: 2 * left])
    step = duel.deal(waiting, Random(5))
    public, secret = step.state.public, step.state.secret
    assert (public.reshuffled is not None) == (left < 2)
    assert public.stock_left == len(secret.stock) == (6 + left - 2 if left < 2 else left - 2)
    assert [hand[0] for hand in secret.hands] == list(cards("Ks4d"))


def test_d_5_4_the_cards_in_hand_stay_out_of_the_new_stock() -> None:
    duel, waiting = between(hold="Ks4d", played="9h9c", discards="Ac3s", stock="7d")
    state = duel.deal(waiting, Random(5)).state
    drawn = [hand[1] for hand in state.secret.hands]
    assert Counter([*state.secret.stock, *drawn]) == Counter(cards("Ac3s9h9c7d"))
    assert state.public.discards == ()


def test_d_5_5_a_restart_gives_twenty_chips_and_no_card_again() -> None:
    fresh = DUEL.new()
    assert (fresh.public.stacks, fresh.public.due, fresh.secret.hands) == ((20, 20), 0, ((), ()))


def test_d_5_1_after_the_end_nobody_is_asked() -> None:
    duel, state = begun(HIGH_LOW)
    ended = played(duel, state, *BOTH_LOCKED, "check", "check")
    for action in (Check(), Fold()):
        with pytest.raises(NotAsked):
            duel.apply(ended, action)


def test_d_1_1_who_leaves_gives_up_the_deal_and_the_match() -> None:
    duel, state = begun(HIGH_LOW)
    for moves in ((), ("lock Ks",), (*BOTH_LOCKED, "to 3")):
        public = duel.leave(played(duel, state, *moves), 1).state.public
        assert duel.match_is_over(public)
        assert sum(public.stacks) + sum(public.account) == 40
        assert public.stacks[0] == 21


def test_d_5_1_the_stages_are_seen_one_by_one() -> None:
    duel, state = begun(HIGH_LOW, stacks=(26, 14))
    step = duel.apply(played(duel, state, *BOTH_LOCKED, "to 20"), move("call"))
    kinds = [[event.kind for event in part.events] for part in step.parts]
    assert kinds == [["call"], ["return"], ["show", "show"], ["win", "out"]]
    locking = duel.apply(played(duel, state, "lock Ks"), move("lock 9h"))
    assert [[event.kind for event in part.events] for part in locking.parts] == [["lock"], ["street"]]
