"""Law: nothing that a browser sends raises or changes a trait; what goes wrong in a callback is seen."""

from __future__ import annotations

import threading

import pytest

import holdem_widget as hw
from holdem_widget.table.timer import RealTimer
from holdem_widget.widgets import boundary
from tests.survival.doors import comm_message, send, session_of


def broken(change: object) -> None:
    raise ZeroDivisionError("by zero")


def test_the_browser_writes_no_trait() -> None:
    table = hw.play("match", seed=7, opponents="beginner")
    before = {name: value for name, value in table.get_state().items() if name != "view"}
    for state in ({"view": {"stacks": [9]}}, {"lang": "pl"}, {"lang": 5}, {"words": "x"}, {"_esm": "alert(1)"}, {}):
        comm_message(table, {"method": "update", "state": state, "buffer_paths": []})
        assert {name: value for name, value in table.get_state().items() if name != "view"} == before
        assert table.view["notice"]["say"]["key"] == "notice-malformed"
        assert "stacks" not in table.view


def test_a_replay_lets_the_browser_write_no_trait() -> None:
    table = hw.play("match", seed=7, opponents="beginner")
    while table.legal is not None:
        table.fold()
    replay = hw.replay(table)
    comm_message(replay, {"method": "update", "state": {"lang": "xx", "view": {}}, "buffer_paths": []})
    assert replay.lang == "en"
    assert replay.view["notice"]["say"]["key"] == "notice-malformed"


def test_an_observer_that_raises_is_shown_and_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("HOLDEM_WIDGET_STRICT")
    table = hw.play("match", seed=7, opponents="beginner")
    table.observe(broken, "hand")
    table.fold()
    while not table.hand_is_settled:
        table.play_out()
    send(table, {"kind": "next_hand", "version": table.view["version"]})
    assert isinstance(table.last_error, ZeroDivisionError)
    assert table.view["notice"]["kind"] == "error"
    assert table.hand == 2


def test_an_error_on_the_clocks_thread_is_shown_and_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("HOLDEM_WIDGET_STRICT")
    table = hw.play("match", seed=7, opponents="beginner")
    rung = threading.Event()

    def broken_once(change: object) -> None:
        table.unobserve(broken_once, "view")
        raise ZeroDivisionError("by zero")

    def ring() -> None:
        session_of(table).touch()
        rung.set()

    table.observe(broken_once, "view")
    RealTimer().call(0.0, ring)
    assert rung.wait(20)
    assert isinstance(table.last_error, ZeroDivisionError)
    assert table.view["notice"]["kind"] == "error"


def test_in_the_tests_of_this_project_what_is_kept_is_raised_at_the_end() -> None:
    table = hw.play("match", seed=7, opponents="beginner")
    table.fold()
    while not table.hand_is_settled:
        table.play_out()
    table.observe(broken, "hand")
    send(table, {"kind": "next_hand", "version": table.view["version"]})
    assert [type(error) for error in boundary.overseen] == [ZeroDivisionError]
    boundary.overseen.clear()
