"""Law: nothing that a browser sends changes a table unless it is a legal command for the present version."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

import holdem_widget as hw
from holdem_widget.widgets.table_widget import Table

SCRIPT = "<script>alert(1)</script>"


def send(table: Table, content: Any) -> None:
    """As the browser does."""
    table._on_message(table, content, [])


def fingerprint(table: Table) -> tuple[Any, ...]:
    """All that a refused message must leave as it was."""
    session = table._session
    return session.state, session.version, len(session.hand.moves), len(session.finished), tuple(session.hand.notes)


def junk(rng: random.Random, depth: int = 0) -> Any:
    """Something that is not a command."""
    simple = [None, True, -1, 0, 7, 1.5, 10**30, float("inf"), "", "fold", SCRIPT, "x" * 5000, "\u202e", b"bytes"]
    if depth > 3 or rng.random() < 0.5:
        return rng.choice(simple)
    if rng.random() < 0.5:
        return [junk(rng, depth + 1) for _ in range(rng.randrange(4))]
    return {str(rng.choice(simple))[:20]: junk(rng, depth + 1) for _ in range(rng.randrange(4))}


def hostile(rng: random.Random, version: int) -> Any:
    """A message that may change nothing: malformed, for another version, or illegal."""
    kinds = [
        "act",
        "advance",
        "next_hand",
        "restart",
        "goto",
        "annotate",
        "answer",
        "preselect",
        "talk",
        "undo",
        "pace",
        "edit",
        "study",
        "review",
        "why",
        "export",
        "boo",
        5,
        None,
    ]
    past = rng.choice([version - 1, version + 1, -5, 10**40, "1", None, 1.0, True, [version]])
    deep: Any = "x"
    for _ in range(rng.randrange(60)):
        deep = [deep]
    total = rng.choice([0, 1, -3, 10**15, 1.5, "60", None, True])
    card = rng.choice(["Ah", "xx", SCRIPT, 3])
    return rng.choice(
        [
            junk(rng),
            {"kind": rng.choice(kinds), "version": past, "action": junk(rng)},
            {"kind": "act", "version": past, "action": {"kind": rng.choice(["fold", "check", "call"])}},
            {"kind": "act", "version": version, "action": {"kind": "raise_to", "total": total}},
            {"kind": "act", "version": version, "action": {"kind": "lock", "card": card}},
            {"kind": "act", "version": version, "action": deep},
            {"kind": "annotate", "version": past, "step": 0, "text": SCRIPT},
            {"kind": "annotate", "version": version, "step": 10**6, "text": "x"},
            {"kind": "annotate", "version": version, "step": 0, "text": "x" * 9000},
            {"kind": "goto", "step": rng.choice([10**7, -2, "0", None, 1.5])},
            {"kind": "lang", "lang": rng.choice(["xx", SCRIPT, 5, "../en", ""])},
            {"kind": "next_hand", "version": version},
            {"kind": "undo", "version": version},
            {"kind": "pace", "version": version, "what": rng.choice(["fast", "", None, 5])},
            {"kind": "edit", "version": version, "seat": rng.choice([-1, 0, 1, 9]), "step": 0, "card": card},
            {"kind": "edit", "version": version, "seat": rng.choice([-1, 0, 1, 9]), "chips": total},
            {"kind": "study", "step": rng.choice([0, 1, 2, -1, True, "1"])},
            {"kind": "why", "step": rng.choice([-2, 0, 1, 9, 10**9, None, SCRIPT])},
            {"kind": "export", "what": rng.choice(["phh", "exe", SCRIPT, None]), "token": rng.choice(["", "a", 5, "x" * 99])},
            {"kind": "act", "version": version, "seat": rng.choice([1, 2, 3, -1, "0"]), "action": {"kind": "fold"}},
            {"kind": "act", "version": version, "seat": rng.choice([1, 2, 3]), "action": {"kind": "call"}},
        ]
    )  # fmt: skip


def move_on(table: Table) -> None:
    """One legal thing that a person does."""
    if table.legal is None:
        table.restart() if table.is_over else table.next_hand()
    else:
        table.check() if table.legal.check else table.call()


def hammer(messages: int) -> None:
    rng = random.Random(20)
    table = hw.play("match", seed=2, opponents="beginner")
    for number in range(messages):
        if number % 40 == 39:  # on to another position, so that every kind of it is tried
            move_on(table)
        before = fingerprint(table)
        message = hostile(rng, table._session.version)
        if message == {"kind": "next_hand", "version": table._session.version} and table.hand_is_settled:
            continue
        send(table, message)
        assert fingerprint(table) == before
        assert table.last_error is None
        json.dumps(table.view)
    assert table.view["notice"] is not None


def test_2000_hostile_messages_change_nothing_and_raise_nothing() -> None:
    hammer(2_000)


@pytest.mark.long
def test_20000_hostile_messages_change_nothing_and_raise_nothing() -> None:
    hammer(20_000)


def test_a_click_for_an_older_version_is_refused_with_a_notice() -> None:
    table = hw.play("match", seed=7, opponents="beginner")
    old = table.view["version"]
    send(table, {"kind": "act", "version": old, "action": {"kind": "call"}})
    before = fingerprint(table)
    send(table, {"kind": "act", "version": old, "action": {"kind": "call"}})
    assert fingerprint(table) == before
    assert table.view["notice"]["say"]["key"] == "notice-stale"


def test_a_second_advance_for_a_version_is_ignored_without_a_notice() -> None:
    table = hw.play("match", seed=7, opponents="beginner", pace="step")
    version = table.view["version"]
    send(table, {"kind": "advance", "version": version, "until": "one"})
    assert table.view["version"] == version + 1
    before = fingerprint(table)
    send(table, {"kind": "advance", "version": version, "until": "one"})
    assert fingerprint(table) == before
    assert table.view["notice"] is None


def test_an_error_in_a_callback_is_shown_and_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("HOLDEM_WIDGET_STRICT")

    def broken(observation: object) -> object:
        raise ZeroDivisionError("by zero")

    table = hw.play("match", seed=7, opponents=[broken, "beginner", "beginner"], pace="step")
    while table._session.to_act != 1:
        table.step() if table._session.waiting else table.call()
    send(table, {"kind": "advance", "version": table.view["version"], "until": "one"})
    assert isinstance(table.last_error, ZeroDivisionError) or "by zero" in str(table.last_error)
    assert table.view["notice"]["kind"] == "error"
    assert table.view["to_act"] == 1
