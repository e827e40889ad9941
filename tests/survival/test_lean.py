"""What does a long evening leave behind?  No listener, no widget, no memory but the packed hands."""

from __future__ import annotations

import gc
import json
import random
import tracemalloc
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest
from IPython.core.interactiveshell import InteractiveShell
from ipywidgets.widgets.widget import _instances as open_widgets
from traitlets.config import Config

import holdem_widget as hw
from holdem_widget.widgets.table_widget import Table
from tests.survival.doors import move_on, send, session_of

A_HAND = 6_000  # bytes that a finished hand may keep in memory: the packed record and the settlement
MAKE = "import holdem_widget as hw\ntable = hw.play('match', seed=7, opponents='beginner')\ntable"


def play_hands(table: Table, rng: random.Random, hands: int) -> None:
    """So many hands to their ends, as a browser and cells play them; every look that a cell can take."""
    goal = len(session_of(table).settled) + hands
    while len(session_of(table).settled) < goal:
        move_on(table, rng)
        send(table, {"kind": "goto", "step": 0})
        send(table, {"kind": "shown", "version": table.view["version"]})
        send(table, {"kind": "boo"})
    repr(table.pots), repr(table.actions), repr(table.audit), repr(table.legal)


def listeners(table: Table) -> Counter[str]:
    """Everybody who listens to a table, by where."""
    observers = sum(len(found) for by_type in table._trait_notifiers.values() for found in by_type.values())
    return Counter(
        session=len(session_of(table).listeners), traits=observers, messages=len(table._msg_callbacks.callbacks)
    )


def leaves_nothing(hands: int) -> float:
    """Play so many hands after a few for warming up; the bytes that each left behind."""
    rng = random.Random(4)
    table = hw.play("match", seed=4, opponents="beginner")
    watch = table.watch("decisions")
    play_hands(table, rng, 12)
    before = listeners(table), len(open_widgets)
    gc.collect()
    tracemalloc.start()
    first, _ = tracemalloc.get_traced_memory()
    play_hands(table, rng, hands)
    gc.collect()
    last, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert (listeners(table), len(open_widgets)) == before
    assert len(json.dumps(table.view)) < 16_000
    assert len(watch.value) < 20_000
    return (last - first) / hands


def test_some_hands_leave_their_packed_records_and_nothing_else() -> None:
    kept = leaves_nothing(25)
    print(f"{kept:.0f} B a hand")
    assert kept < A_HAND * 2  # caches still fill


@pytest.mark.long
def test_500_hands_leave_their_packed_records_and_nothing_else() -> None:
    kept = leaves_nothing(500)
    print(f"{kept:.0f} B a hand")
    assert kept < A_HAND


def test_a_closed_table_leaves_no_listener_and_no_model() -> None:
    before = dict(open_widgets)
    table = hw.play("match", seed=4, opponents="beginner")
    session = session_of(table)
    watch = table.watch("pots")
    watch.close()
    table.close()
    assert session.listeners == []
    assert [kind for model, kind in open_widgets.items() if model not in before] == []


# ── cells that run again ──


class Lab:
    """A shell that runs cells as a notebook does: it tells which cell asks, and in which message."""

    def __init__(self, shell: InteractiveShell) -> None:
        self.shell = shell
        self.parent: dict[str, Any] = {}
        self.runs = 0
        shell.get_parent = lambda: self.parent  # type: ignore[attr-defined]

    def run(self, cell: str, source: str) -> Any:
        """Run a cell; what it shows."""
        self.runs += 1
        self.parent = {"metadata": {"cellId": cell}, "header": {"msg_id": f"m{self.runs}"}}
        result = self.shell.run_cell(source, store_history=True)
        result.raise_error()
        return result.result


@pytest.fixture
def lab(monkeypatch: pytest.MonkeyPatch) -> Iterator[Lab]:
    """A notebook's shell for one test."""
    InteractiveShell.clear_instance()
    config = Config()
    config.HistoryManager.enabled = False
    shell = InteractiveShell.instance(config=config)
    monkeypatch.setattr(shell.display_pub, "publish", lambda *data, **how: None)
    monkeypatch.setattr(shell, "showtraceback", lambda *how, **more: None)
    yield Lab(shell)
    InteractiveShell.clear_instance()


def models(kind: str) -> int:
    """How many open widgets of a kind there are."""
    return sum(type(widget).__name__ == kind for widget in list(open_widgets.values()))


def test_a_cell_that_runs_again_closes_the_table_that_it_made(lab: Lab) -> None:
    before = models("Table")
    first = lab.run("a", MAKE)
    for _ in range(3):
        last = lab.run("a", MAKE)
    assert models("Table") == before + 1
    assert first.comm is None
    assert last.comm is not None
    assert [number for number, value in lab.shell.user_ns["Out"].items() if isinstance(value, Table)] == [4]


def test_a_table_that_a_name_still_holds_stays_open(lab: Lab) -> None:
    held = lab.run("a", MAKE)
    lab.run("b", "kept = {'first': [table]}")
    lab.run("a", MAKE)
    assert held.comm is not None
    lab.run("b", "kept = None")
    lab.run("a", MAKE)
    assert held.comm is None


def test_tables_of_other_cells_and_of_the_same_run_stay_open(lab: Lab) -> None:
    one = lab.run("a", MAKE)
    two = lab.run("b", MAKE.replace("table", "other"))
    lab.run("b", "tables = [hw.play('match', seed=i, opponents='beginner') for i in range(3)]")
    assert one.comm is not None
    assert two.comm is not None
    assert models("Table") >= 5


def test_an_inspector_that_is_shown_again_leaves_no_second_listener(lab: Lab) -> None:
    table = lab.run("a", MAKE)
    before = listeners(table)
    for _ in range(4):
        lab.run("b", "table.watch('pots')")
    assert listeners(table)["traits"] == before["traits"] + 1


def test_a_replay_that_is_made_again_is_closed(lab: Lab) -> None:
    lab.run("a", MAKE)
    lab.run("b", "while not table.history: (table.fold() if table.legal else table.play_out())")
    before = models("Replay")
    for _ in range(3):
        lab.run("c", "replay = hw.replay(table)\nreplay")
    assert models("Replay") == before + 1
