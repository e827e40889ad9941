"""Does the duelist decide by the rules of its level, and leave a record that says why?"""

from __future__ import annotations

import json
import subprocess
import sys
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from holdem_widget.errors import BadSetup
from holdem_widget.games.duel import DUEL
from holdem_widget.games.duel_state import DuelState
from holdem_widget.games.duel_worlds import another_world
from holdem_widget.games.game import Lock, RaiseTo
from holdem_widget.players.duel_odds import rival_holdings, wins_against
from holdem_widget.players.duel_reasons import Believed, CardsLeft, DealSolved, LockValue, SizeSeen, WinsShowdown
from holdem_widget.players.duelist import Duelist
from holdem_widget.players.levels import LEVELS, make
from holdem_widget.players.player import Decision, Player, follow
from holdem_widget.poker.cards import RANKS, rank_of
from tests.duel.staging import begun, cards, played

QUICK = Duelist(rounds=20, target=1.0)


def decided(player: Player, state: DuelState, seed: int = 1) -> Decision:
    seat = DUEL.to_act(state)
    assert seat is not None
    return player.decide(DUEL.observe(state, seat), Random(seed))


def match(player: Player, seed: int, deals: int) -> list[tuple[DuelState, Decision]]:
    """Every decision of a match of a player against itself."""
    rng, state, found = Random(seed), DUEL.new(), []
    while state.public.hand < deals and not DUEL.match_is_over(state.public):
        state = DUEL.deal(state, rng).state
        while DUEL.to_act(state) is not None:
            decision = decided(player, state, rng.randrange(10**6))
            found.append((state, decision))
            state = DUEL.apply(state, decision.action).state
    return found


@pytest.mark.parametrize("level", LEVELS)
def test_d_3_1_every_level_plays_whole_deals_legally_and_its_action_follows_from_its_record(level: str) -> None:
    player = make(level)
    for state, decision in match(player, 5, 2):
        legal = DUEL.observe(state, decision.seat).legal
        assert legal is not None
        assert decision.action in legal
        assert follow(decision) == decision.action
        assert all(option.action in legal for option in decision.options)
        assert abs(sum(option.share for option in decision.options) - 1) < 1e-9


@pytest.mark.parametrize("level", LEVELS)
def test_every_sentence_of_a_record_can_be_said_and_the_record_comes_back_from_json(level: str) -> None:
    from holdem_widget import words

    for _, decision in match(make(level), 7, 2):
        assert decision.say()
        for key, args in (reason.message() for reason in decision.reasons):
            assert words.say(key, "en", **args)
        text = json.dumps(decision.to_json())
        assert len(text) < 3000
        assert Decision.from_json(json.loads(text)) == decision


def test_a_duelist_has_no_style() -> None:
    _, state = begun("Ks9h4d3c")
    for level in LEVELS:
        with pytest.raises(BadSetup, match="without styles"):
            make(f"tight {level}").decide(DUEL.observe(state, 0), Random(1))


def test_the_record_of_a_lock_says_what_each_card_is_worth_now_and_carried() -> None:
    _, state = begun("Ks9h4d3c")
    decision = decided(QUICK, state)
    values = [reason for reason in decision.reasons if isinstance(reason, LockValue)]
    assert {(value.card, value.keeps) for value in values} == {("Ks", "4"), ("4d", "K")}
    assert {value.card: value.carried > 0 for value in values} == {"Ks": False, "4d": True}


def test_the_record_counts_the_cards_that_are_left() -> None:
    duel, state = begun("Ks9h4d3c")
    second = duel.deal(played(duel, state, "lock Ks", "lock 9h", "check", "check"), Random(3)).state
    left = next(reason for reason in decided(QUICK, second).reasons if isinstance(reason, CardsLeft))
    own = [rank_of(card) for card in second.secret.hands[0]]
    expected = [8 - (r in (7, 11)) - own.count(r) for r in range(13)]
    assert left.by_rank == "".join(map(str, expected))


def test_the_record_says_what_the_rival_is_believed_to_have_kept_by_its_group() -> None:
    # seat 1 showed a nine of one card UP and one DOWN: what it kept is DOWN, and everybody knows
    duel, state = begun("Ks9h4d3c")
    second = duel.deal(played(duel, state, "lock Ks", "lock 9h", "check", "check"), Random(3)).state
    kept = next(reason for reason in decided(QUICK, second).reasons if isinstance(reason, Believed))
    assert kept.what == "kept"
    assert {rank for rank, _ in kept.shares} <= set(RANKS[:6])
    assert abs(sum(share for _, share in kept.shares) - 1) < 0.05


def test_the_record_of_a_bet_has_the_showdown_the_belief_and_the_exploitability() -> None:
    duel, state = begun("Ks9h4d3c")
    decision = decided(QUICK, played(duel, state, "lock Ks", "lock 9h"))
    kinds = {type(reason) for reason in decision.reasons}
    assert {WinsShowdown, Believed, CardsLeft, DealSolved} <= kinds


def test_d_3_2_a_size_that_was_not_on_the_menu_is_put_into_it() -> None:
    duel, state = begun("Ks9h4d3c")
    decision = decided(QUICK, played(duel, state, "lock Ks", "lock 9h", "to 7"))
    assert SizeSeen(total=7) in decision.reasons


def test_d_3_2_every_size_gets_an_answer() -> None:
    duel, state = begun("Ks9h4d3c")
    bare = Duelist(rounds=4, target=1.0)
    for total in range(1, 20):
        after = played(duel, state, "lock Ks", "lock 9h", f"to {total}")
        legal = duel.observe(after, 1).legal
        assert legal is not None
        assert decided(bare, after).action in legal


def test_d_3_3_an_all_in_is_no_more_than_the_other_can_match() -> None:
    duel, state = begun("Ks9h4d3c", stacks=(30, 10))
    decision = decided(QUICK, played(duel, state, "lock Ks", "lock 9h"))
    assert max(o.action.total for o in decision.options if isinstance(o.action, RaiseTo)) == 9


def test_d_3_4_the_lock_of_a_deal_without_betting_is_solved_too() -> None:
    _, state = begun("Ks9h4d3c", stacks=(39, 1))
    assert isinstance(decided(QUICK, state).action, Lock)


@settings(max_examples=12)
@given(seed=st.integers(0, 10**6))
def test_d_2_4_the_decision_is_the_same_in_worlds_that_the_seat_cannot_tell_apart(seed: int) -> None:
    rng, state = Random(seed), DUEL.deal(DUEL.new(), Random(seed)).state
    for text in ("lock", "lock", "bet"):
        seat = DUEL.to_act(state)
        assert seat is not None
        observation = DUEL.observe(state, seat)
        other = DUEL.observe(another_world(observation, rng), seat)
        decisions = [QUICK.decide(seen, Random(seed)) for seen in (observation, other)]
        assert decisions[0].to_json() == decisions[1].to_json(), text
        state = DUEL.apply(state, decisions[0].action).state


def test_d_2_4_what_the_rival_can_hold_fits_its_signal() -> None:
    _, state = begun("Ks9h4d3c")
    found = rival_holdings(DUEL.observe(state, 0))
    assert found.total == 55 * 47  # 55 cards UP and 47 DOWN are left for one of each
    assert len(found) if hasattr(found, "__len__") else found.hands[0] == (0, 6)
    assert abs(wins_against(found, 11) - (1 - (found.holds(12) / 2 + found.holds(11) / 4))) < 1e-9


def test_the_beginner_needs_no_numpy() -> None:
    code = (
        "import sys; sys.modules['numpy'] = None\n"
        "from random import Random\n"
        "from holdem_widget.games.duel import DUEL\n"
        "from holdem_widget.players.levels import make\n"
        "player, rng, state = make('beginner'), Random(1), DUEL.new()\n"
        "while state.public.hand < 20 and not DUEL.match_is_over(state.public):\n"
        "    state = DUEL.deal(state, rng).state\n"
        "    while (seat := DUEL.to_act(state)) is not None:\n"
        "        state = DUEL.apply(state, player.decide(DUEL.observe(state, seat), rng).action).state\n"
        "print(sum(state.public.stacks))\n"
    )
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert run.stdout.strip() == "40", run.stderr


def test_the_cards_of_a_text_may_stand_twice() -> None:
    assert cards("QsQs") == (42 + 1, 42 + 1)
