"""Levels and styles: what they need, and how styles differ."""

from __future__ import annotations

import subprocess
import sys
from dataclasses import replace
from random import Random

from holdem_widget.games.game import Call, Fold, RaiseTo
from holdem_widget.games.holdem import Holdem
from holdem_widget.games.match import MATCH
from holdem_widget.players.levels import make
from holdem_widget.players.reasons import StyleOf

WITHOUT_NUMPY = """
import sys
sys.modules["numpy"] = None
from random import Random
from holdem_widget.games.holdem import Holdem
from holdem_widget.games.match import MATCH
from holdem_widget.players.levels import make
game = Holdem(MATCH)
state = game.new()
rng, players = Random(4), [make("beginner")] * 4
for _ in range(12):
    if game.match_is_over(state.public):
        break
    state = game.deal(state, rng).state
    while (seat := game.to_act(state)) is not None:
        state = game.apply(state, players[seat].decide(game.observe(state, seat), rng).action).state
state = game.deal(game.new(), rng).state
print(make("club").decide(game.observe(state, 3), rng))
"""


def test_beginners_and_a_club_player_before_the_flop_need_no_numpy() -> None:
    done = subprocess.run([sys.executable, "-c", WITHOUT_NUMPY], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")


def first_actions(name: str) -> list[type]:
    """What the first to act does with 300 hands."""
    game, player = Holdem(MATCH), make(name)
    found = []
    for seed in range(300):
        state = game.deal(game.new(), Random(seed)).state
        found.append(type(player.decide(game.observe(state, 3), Random(seed)).action))
    return found


def test_loose_players_play_more_hands_than_tight_ones() -> None:
    tight, plain, loose = (
        sum(kind is not Fold for kind in first_actions(name)) for name in ("tight club", "club", "loose club")
    )
    assert tight < plain < loose


def after_the_flop(name: str) -> tuple[int, int]:
    """Bets and calls of a style in 60 flops between two players, against a check and against a bet."""
    game, player = Holdem(replace(MATCH, stacks=(1000, 1000))), make(name)
    bets = calls = 0
    for seed in range(60):
        state = game.deal(game.new(), Random(seed)).state
        for action in (Call(), RaiseTo(60), Call()):
            state = game.apply(state, action).state
        decision = player.decide(game.observe(state, 1), Random(seed))
        bets += isinstance(decision.action, RaiseTo)
        state = game.apply(state, RaiseTo(60)).state
        calls += not isinstance(player.decide(game.observe(state, 0), Random(seed)).action, Fold)
    return bets, calls


def test_aggressive_players_bet_more_and_loose_ones_call_more() -> None:
    passive, aggressive = after_the_flop("passive club"), after_the_flop("aggressive club")
    assert passive[0] < aggressive[0]
    assert after_the_flop("tight club")[1] < after_the_flop("loose club")[1]


def test_a_style_stands_in_the_reasons_with_its_chips() -> None:
    game = Holdem(MATCH)
    state = game.deal(game.new(), Random(2)).state
    for action in (RaiseTo(60), Call(), Fold(), Fold()):
        state = game.apply(state, action).state
    seat = game.to_act(state)
    assert seat is not None
    reasons = make("loose club").decide(game.observe(state, seat), Random(1)).reasons
    assert [type(reason) for reason in reasons].count(StyleOf) == 1
    assert make("loose club").name == "loose club"
