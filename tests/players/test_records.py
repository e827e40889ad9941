"""What a decision leaves behind: the action follows from it, it goes through JSON, and each sentence can be said."""

from __future__ import annotations

import json
from random import Random

import pytest

from holdem_widget.errors import BadSetup, FormatError, PlayerFault
from holdem_widget.games.game import Call, Fold, Observation, RaiseTo
from holdem_widget.games.holdem import Holdem
from holdem_widget.games.holdem_state import Public
from holdem_widget.games.match import MATCH
from holdem_widget.players.levels import make
from holdem_widget.players.own import player
from holdem_widget.players.player import Decision, Player, follow, said

GAME = Holdem(MATCH)


def played(seed: int, levels: tuple[str, ...]) -> list[Decision]:
    """The decisions of one hand."""
    players: list[Player] = [make(level) for level in levels]
    state = GAME.deal(GAME.new(), Random(seed)).state
    found: list[Decision] = []
    while (seat := GAME.to_act(state)) is not None:
        observation: Observation[Public] = GAME.observe(state, seat)
        decision = players[seat].decide(observation, Random(seed * 100 + len(found)))
        assert decision.action in observation.legal  # type: ignore[operator]
        found.append(decision)
        state = GAME.apply(state, decision.action).state
    return found


DECISIONS = [
    d for seed in range(12) for d in played(seed, ("club", "beginner", "tight club", "loose beginner"))
]  # fmt: skip


def test_the_action_follows_from_the_record() -> None:
    assert all(follow(Decision.from_json(json.loads(json.dumps(d.to_json())))) == d.action for d in DECISIONS)


def test_a_record_goes_through_json_unchanged_in_at_most_three_kilobytes() -> None:
    texts = [json.dumps(d.to_json()) for d in DECISIONS]
    assert [Decision.from_json(json.loads(text)) for text in texts] == DECISIONS
    assert max(map(len, texts)) <= 3000


def test_shares_add_up_and_every_option_is_legal() -> None:
    assert all(abs(sum(o.share for o in d.options) - 1) < 1e-9 for d in DECISIONS)


def test_every_decision_and_every_reason_is_one_sentence() -> None:
    sentences = [d.say() for d in DECISIONS] + [said(r.message()) for d in DECISIONS for r in d.reasons]
    assert all(s.endswith((".", ")")) and "{" not in s and "-" not in s.split()[0] for s in sentences)


def test_the_same_observation_and_generator_give_the_same_decision() -> None:
    assert played(3, ("club",) * 4) == played(3, ("club",) * 4)


def test_a_record_that_is_none_is_refused_by_name() -> None:
    with pytest.raises(FormatError, match="not the record"):
        Decision.from_json({"seat": 1})


def test_unknown_levels_are_refused_with_the_levels_that_are_there() -> None:
    for wrong in ("shark", "tight", "", "very tight club", 7):
        with pytest.raises(BadSetup, match="beginner, club, expert"):
            make(wrong)  # type: ignore[arg-type]


def test_a_function_of_the_observation_plays_and_signs_its_record() -> None:
    @player
    def caller(observation: Observation[Public]) -> Call:
        return Call()

    state = GAME.deal(GAME.new(), Random(1)).state
    decision = caller.decide(GAME.observe(state, 3), Random(1))
    assert (decision.action, decision.level, follow(decision)) == (Call(), "caller", Call())


@pytest.mark.parametrize("answer", [RaiseTo(21), None, "fold", Fold])
def test_an_illegal_answer_of_a_function_stops_the_hand(answer: object) -> None:
    state = GAME.deal(GAME.new(), Random(1)).state
    with pytest.raises(PlayerFault, match="possible: fold, call 20"):
        make(lambda observation: answer).decide(GAME.observe(state, 3), Random(1))


def test_an_error_in_a_function_stops_the_hand_and_is_kept() -> None:
    state = GAME.deal(GAME.new(), Random(1)).state
    with pytest.raises(PlayerFault, match="ZeroDivisionError") as caught:
        make(lambda observation: 1 // 0).decide(GAME.observe(state, 3), Random(1))
    assert isinstance(caught.value.__cause__, ZeroDivisionError)
