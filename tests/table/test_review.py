"""The review of a match: what decisions cost by what could be seen, and the usual statistics."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest

import holdem_widget
from holdem_widget.errors import BadSetup, StillHidden
from holdem_widget.games.game import Call, Check, Fold, RaiseTo
from holdem_widget.games.holdem_state import BOARD_AT
from holdem_widget.players.coach import advice, cost
from holdem_widget.table.history import History
from holdem_widget.table.review import moments, position_of, review
from holdem_widget.table.statistics import statistics
from holdem_widget.words import languages, say

hw: Any = holdem_widget

STAGED: dict[str, Any] = {
    "stacks": (1000, 300, 1000, 600), "names": ("You", "West", "North", "East"), "blinds": (10, 20), "button": 3,
    "hole": {0: "AhKd", 1: "KsQs", 2: "TcTd", 3: "5h5d"}, "board": "Kh8s5c2d9c",
}  # fmt: skip
# You are the small blind, West the big one; North opens.
TO_SHOWDOWN = (
    "raise to 60", "call", "call", "fold",  # North raises, East and You call, West folds
    "check", "raise to 100", "call", "call",  # North bets the flop
    "check", "check", "raise to 200", "call", "fold",  # East bets the turn, You call, North folds
    "check", "check",
)  # fmt: skip
FOLDED_ROUND = ("fold", "fold", "raise to 60", "fold")


def finished(actions: tuple[str, ...]) -> History:
    history: History = hw.stage(**STAGED, actions=actions).history
    return history


@cache
def played(game: str = "match", hands: int = 3) -> Any:
    """A table after some hands in which you only check and call."""
    table = hw.play(game, seed=7, opponents="beginner", **({"clock": None, "seats": 4} if game == "event" else {}))
    for number in range(hands):
        while table.to_act is not None:
            legal = table.legal
            table.lock(str(legal.rows()[0]["chips or reason"])) if legal.lock else (
                table.check() if legal.check else table.call()
            )
        if table.is_over or number == hands - 1:
            break
        table.next_hand()
    return table


# ── what is priced ──


@pytest.mark.parametrize("game", ["match", "event", "duel"])
def test_every_own_action_is_judged_once_and_sums_agree(game: str) -> None:
    table = played(game)
    found = hw.review(table)
    moves = sum(move.seat == 0 for history in table.history.hands for move in history.moves)
    assert len(found.decisions) == found.priced + found.unpriced == moves
    for rows in (found.by_street, found.by_position):
        assert sum(row["decisions"] for row in rows) == moves
        assert sum(row["priced"] for row in rows) == found.priced
        assert sum(row["chips"] or 0 for row in rows) == pytest.approx(found.loss)
    assert found.chips == table.stacks[0] - table.history.hands[0].end.public.start[0]
    assert sum(seat.chips for seat in found.statistics.seats) <= 0


def test_a_price_is_the_coach_s_by_what_could_be_seen_then() -> None:
    history = finished(TO_SHOWDOWN)
    found = review([history]).decisions
    priced = {one.step: one for one in found if one.loss is not None}
    assert priced
    rules = hw.game("match")
    for step, state, move in moments(history):
        if step in priced and move.action is not None:
            advised = advice(rules.observe(state, 0))
            assert priced[step].loss == cost(advised, move.action)
            assert state.public.to_act == 0


def test_an_action_of_the_chart_has_no_price_and_none_is_guessed() -> None:
    found = hw.review(played())
    first = [one for one in found.decisions if one.street == "preflop"]
    assert first
    assert all(one.loss is None and one.best is None and one.bb is None for one in first if one.move != "fold")
    assert found.unpriced >= len(first) - 1
    assert "without a value" in repr(found)


def test_the_review_uses_no_card_that_the_seat_could_not_see() -> None:
    history = finished(TO_SHOWDOWN)
    hidden = {2: "7c7d", 3: "AsQd"}  # North folds his hand unseen, East shows it only after the last decision
    swapped: History = hw.stage(**{**STAGED, "hole": {**STAGED["hole"], **hidden}}, actions=TO_SHOWDOWN).history
    assert review([history]).decisions == review([swapped]).decisions
    later: History = hw.stage(**{**STAGED, "board": "Kh8s5c2dJd"}, actions=TO_SHOWDOWN).history
    seen = BOARD_AT["turn"]
    assert swapped.steps[-1].state.public.board[:seen] == later.steps[-1].state.public.board[:seen]
    before = [one for one in review([history]).decisions if one.street != "river"]
    assert before == [one for one in review([later]).decisions if one.street != "river"]


def test_the_worst_hands_come_dearest_first_and_lead_to_their_step() -> None:
    found = hw.review(played())
    losses = [worst.loss for worst in found.worst]
    assert losses == sorted(losses, reverse=True)
    assert 1 <= len(losses) <= 3
    worst = found.worst[0]
    assert worst.decision.loss == max(one.loss or 0 for one in found.decisions if one.hand == worst.decision.hand)
    here = hw.replay(worst.history, viewpoint=0).goto(worst.step)
    assert here.sentence.startswith(f"You {worst.decision.move}")


def test_progress_is_told_hand_by_hand_and_the_same_review_comes_again() -> None:
    told: list[tuple[int, int]] = []
    hands = [finished(TO_SHOWDOWN), finished(FOLDED_ROUND)]
    first = review(hands, progress=lambda done, all_: told.append((done, all_)))
    assert told == [(1, 2), (2, 2)]
    assert first == review(hands)


def test_a_hand_that_runs_and_a_hand_without_the_seat_are_left_out() -> None:
    running = hw.stage(**STAGED).history
    without = hw.stage(**{**STAGED, "stacks": (0, 300, 1000, 600), "hole": {}}, actions=("fold", "fold")).history
    assert without.is_over
    assert review([running, without]).results == ()
    assert "no finished hand" in repr(review([]))
    assert review([])._repr_html_()  # type: ignore[attr-defined]


def test_another_match_of_the_table_is_left_out() -> None:
    table = hw.play("match", seed=7, opponents="beginner")
    table.fold()
    table.restart()
    assert hw.review(table).results == ()


def test_positions_are_button_blinds_early_and_late() -> None:
    spot = hw.stage(stacks=(100,) * 6, button=0)
    public = spot.history.end.public
    expected = ["button", "blinds", "blinds", "early", "early", "late"]
    assert [position_of(public, seat) for seat in range(6)] == expected
    two = hw.stage(stacks=(100, 100), button=1).history.end.public
    assert [position_of(two, seat) for seat in range(2)] == ["blinds", "button"]


# ── statistics ──


def test_statistics_are_those_counted_by_hand() -> None:
    found = statistics([finished(TO_SHOWDOWN), finished(FOLDED_ROUND)])
    you, west, north, east = found.seats
    assert [seat.hands for seat in found.seats] == [2, 2, 2, 2]
    assert [seat.vpip for seat in found.seats] == [1, 0, 0.5, 0.5]
    assert [seat.pfr for seat in found.seats] == [0.5, 0, 0.5, 0]
    assert [(seat.bets, seat.calls) for seat in found.seats] == [(0, 2), (0, 0), (1, 0), (1, 1)]
    assert [seat.aggression for seat in found.seats] == [0, None, None, 1]
    assert [seat.flops for seat in found.seats] == [1, 0, 1, 1]
    assert [(seat.showdowns, seat.won) for seat in found.seats] == [(1, 0), (0, 0), (0, 0), (1, 1)]
    assert [seat.went_to_showdown for seat in found.seats] == [1, None, 0, 1]
    assert (you.won_at_showdown, east.won_at_showdown, west.won_at_showdown) == (0, 1, None)
    assert [seat.chips for seat in found.seats] == [-360 + 20, -20 - 20, -160, 540]
    assert north.name == "North"


def test_a_duel_has_no_statistics_of_a_flop() -> None:
    for seat in hw.review(played("duel")).statistics.seats:
        assert seat.vpip is None
        assert seat.pfr is None
        assert seat.showdowns <= seat.hands


# ── faces ──


def test_a_review_prints_and_draws_its_result_in_the_host_s_colours() -> None:
    found = hw.review(played())
    face = found._repr_html_()
    assert "<svg" in face
    assert "#" not in face.split("<svg")[1].split("</svg>")[0]
    assert "var(--jp-" in face
    assert len(found.rows()) == len(found.decisions)
    assert [row["total"] for row in found.hands] == [result.total for result in found.results]
    assert len(repr(found).splitlines()) == 1 + len(found.worst)
    assert found.worst_rows.to_dicts()[0]["hand"] == found.worst[0].decision.hand


def test_one_line_after_a_hand_names_the_dearest_action_and_its_step() -> None:
    table = played()
    last = hw.review(table.history.hands[-1])
    assert repr(table.review_hand()).endswith(f"look at step {last.worst[0].step}")


def test_one_line_waits_for_the_end_of_a_hand_and_says_when_nothing_has_a_price() -> None:
    table = hw.play("match", seed=7, opponents="beginner")
    with pytest.raises(StillHidden, match="no hand is over"):
        table.review_hand()
    table.raise_to(60)
    table.fold() if table.to_act is not None else None
    assert repr(table.review_hand())


@pytest.mark.parametrize("lang", languages())
def test_the_line_can_be_said_in_every_language(lang: str) -> None:
    line = say("review-cost", lang, move="call", street="river", bb="0.4", step=14)
    assert ("0.4" if lang in ("en", "th") else "0,4") in line  # written as the language does
    assert "14" in line


def test_a_wrong_seat_or_level_is_refused_with_what_there_is() -> None:
    with pytest.raises(BadSetup, match=r"seat 9 is not one of 0\.\.3"):
        hw.review(played(), seat=9)
    with pytest.raises(BadSetup, match="beginner, club, expert"):
        hw.review(played(), level="master")


def test_actions_of_the_staged_hands_are_what_the_tests_say() -> None:
    moves = [move.action for move in finished(FOLDED_ROUND).moves]
    assert moves == [Fold(), Fold(), RaiseTo(60), Fold()]
    assert {type(move.action) for move in finished(TO_SHOWDOWN).moves} == {RaiseTo, Call, Fold, Check}
