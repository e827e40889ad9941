"""Each step names the clause that stands behind it."""

from __future__ import annotations

import pytest

import holdem_widget as hw
from holdem_widget import words
from holdem_widget.widgets.step_clauses import ALONE, CLAUSES, SHORT, clauses_of
from tests.replay.hands import lesson_hand


def test_the_steps_of_a_hand_have_their_clauses() -> None:
    assert clauses_of(lesson_hand()) == (
        "H-2.4", "H-3.5", "H-3.6", "H-3.2", "H-3.2", "H-3.2", "H-3.9", "H-3.4", "H-3.5", "H-3.3", "H-3.2", "H-5.8",
        "H-3.9", "H-3.9", "H-5.2",
    )  # fmt: skip


def test_a_pot_that_nobody_contests_is_won_by_h_5_1() -> None:
    table = hw.stage(stacks=(100, 100), button=0)
    table.fold()
    replay = hw.replay(table.history)
    replay.goto("end")
    assert replay.view["replay"]["clause"] == "H-5.1"


@pytest.mark.parametrize("game", CLAUSES)
def test_every_clause_is_one_of_the_game_s_rules(game: str) -> None:
    known = {clause for clause, _ in words.rules_text(game)}
    assert {*CLAUSES[game].values(), ALONE[game], SHORT[game]} <= known
