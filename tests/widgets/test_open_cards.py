"""A table with open cards: every card is seen, one seat is played, and ordinary tables show no more than before."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

import holdem_widget as hw
from holdem_widget.errors import NotAsked
from holdem_widget.poker.cards import card_name
from holdem_widget.widgets.still import still_html
from holdem_widget.widgets.table_widget import Table
from tests.survival.doors import move_on, send, session_of


def open_table(game_id: str = "match", **how: Any) -> Table:
    return hw.play(game_id, **{"seed": 22, "opponents": "club", "open_cards": True} | how)


def dealt(table: Table) -> list[list[str]]:
    secret = session_of(table).state.secret
    return [[card_name(card) for card in hand] for hand in getattr(secret, "holes", None) or secret.hands]


@pytest.mark.parametrize(("game_id", "level"), [("match", "club"), ("event", "beginner"), ("duel", "beginner")])
def test_every_seat_in_the_hand_shows_its_cards(game_id: str, level: str) -> None:
    table = open_table(game_id, opponents=level)
    view = table.view
    assert (view["open_cards"], view["mode"], view["viewer"]) == (True, "play", 0)
    for seat, hand in zip(view["seats"], dealt(table), strict=True):
        assert seat["cards"] == (hand if seat["state"] in ("in", "all_in") else [])
        assert seat["you"] == (seat["seat"] == 0)
    if game_id != "duel":
        assert all(seat["hand"] is not None for seat in view["seats"] if seat["cards"])


def test_only_the_seat_that_is_played_is_asked() -> None:
    table = open_table(pace="step")
    asked = []
    while table.to_act is not None:
        seat = table.to_act
        asked.append(seat)
        assert (table.view["ask"] is not None) == (seat == 0)
        assert (table.legal is not None) == (seat == 0)
        if seat:
            send(table, {"kind": "act", "version": table.view["version"], "action": {"kind": "fold"}})
            assert table.view["notice"]["kind"] == "refused"
            table.step()
        else:
            assert table.view["ask"]["seat"] == 0
            table.check() if table.legal.check else table.call()
    assert {0, 1} <= set(asked)


def test_opponents_decide_as_at_an_ordinary_table() -> None:
    def story(*, open_cards: bool) -> list[Any]:
        table = hw.play("match", seed=5, opponents="club", open_cards=open_cards)
        while table.to_act is not None:
            table.check() if table.legal.check else table.call()
        return [(move.seat, move.action, move.decision) for move in session_of(table).hand.moves]

    assert story(open_cards=True) == story(open_cards=False)


def test_opponents_records_are_open_at_once() -> None:
    table = open_table(pace="step")
    while table.to_act == 0 or not len(table.decisions):
        table.step() if table.to_act else table.call()
    assert table.to_act is not None
    (one,) = [seat for seat in (1, 2, 3) if len(table.why(seat))]
    assert "why" in table.view["may"]
    send(table, {"kind": "why", "step": one})
    assert len(table.view["why"]["decisions"]) == 1
    while table.to_act is not None:  # what is decided after that is told as well
        table.step() if table.to_act else table.check() if table.legal.check else table.call()
    assert len(table.view["why"]["decisions"]) == len(table.why(one))
    table.next_hand()
    assert table.view["why"] is None


def test_an_undone_move_takes_what_was_asked_after_it_along() -> None:
    table = open_table()
    while table.to_act is not None:
        table.check() if table.legal.check else table.call()
    send(table, {"kind": "review"})
    send(table, {"kind": "why", "step": 1})
    before = len(table.view["why"]["decisions"])
    assert table.review
    table.undo()
    assert not table.review
    assert len(table.view["why"]["decisions"]) <= before
    assert "undo" in table.view["may"]


def test_nothing_is_left_to_study_where_all_cards_are_open() -> None:
    table = open_table()
    while table.to_act is not None:
        table.check() if table.legal.check else table.call()
    assert "study" not in table.view["may"]
    with pytest.raises(NotAsked, match="no card"):
        table.reveal()


def test_a_duel_tells_with_open_cards_what_was_locked_and_hides_it_else() -> None:
    for open_cards in (True, False):
        table = hw.play("duel", seed=3, opponents="beginner", open_cards=open_cards)
        while table.to_act is not None and table.street == "lock":
            table.lock(card_name(table.legal.lock[0]))
        locks = [line for line in table.view["log"] if line["kind"] == "lock" and line["seat"] == 1]
        assert len(locks) == 1
        assert bool(locks[0]["cards"]) == open_cards


@pytest.mark.parametrize("game_id", ["match", "event", "duel"])
def test_an_ordinary_table_shows_no_card_of_a_running_hand(game_id: str) -> None:
    rng = random.Random(1)
    table = hw.play(game_id, seed=4, opponents="beginner")
    for _ in range(30):
        if table.to_act is not None:
            others = {card for seat in table.view["seats"][1:] for card in seat["cards"]}
            assert others <= {None}
            assert table.view["open_cards"] is False
            assert "edit" not in table.view["may"]
            assert "undo" not in table.view["may"]
        move_on(table, rng)


def test_a_staged_hand_says_which_cards_of_its_board_are_to_come() -> None:
    spot = hw.stage(stacks=(500, 500), button=0, board="Kh8s5c2d9c")
    assert spot.view["coming"] == ["Kh", "8s", "5c", "2d", "9c"]
    spot.call()
    spot.check()
    assert (spot.view["board"], spot.view["coming"]) == (["Kh", "8s", "5c"], ["2d", "9c"])
    assert {"edit", "undo"} <= set(spot.view["may"])
    assert "pause" not in spot.view["may"]
    table = hw.play("match", seed=4, opponents="beginner")
    assert table.view["coming"] == []
    assert "pause" in table.view["may"]


def test_the_browser_pauses_and_a_call_from_python_does_not_run_on() -> None:
    table = hw.play("match", seed=7, opponents="beginner")
    send(table, {"kind": "pace", "version": table.view["version"], "what": "step"})
    assert table.view["pace"] == "step"
    made = len(session_of(table).hand.moves)
    table.call()
    assert len(session_of(table).hand.moves) == made + 1
    send(table, {"kind": "pace", "version": table.view["version"], "what": "auto"})
    assert table.view["pace"] == "auto"


def test_a_view_with_open_cards_and_its_still_picture_keep_their_budget() -> None:
    table = open_table()
    while table.to_act is not None:
        assert len(json.dumps(table.view)) + len(json.dumps(still_html(table.view, "en", None))) <= 16_000
        table.check() if table.legal.check else table.call()
