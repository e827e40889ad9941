"""Law: clicks that arrive on other threads while cells run are handled safely: one lock, views whole and in order."""

from __future__ import annotations

import random
import sys
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress

import pytest

import holdem_widget as hw
from holdem_widget.errors import HoldemWidgetError, NotAsked
from holdem_widget.table.history import History
from holdem_widget.widgets.table_widget import Table
from tests.survival.doors import GAMES, move_on, position, send, session_of

MESSAGES = ("fold", "check", "call")


@contextmanager
def switching_often() -> Iterator[None]:
    """The interpreter changes threads as often as it can."""
    before = sys.getswitchinterval()
    sys.setswitchinterval(1e-5)
    yield
    sys.setswitchinterval(before)


def as_browser(table: Table, rng: random.Random) -> None:
    """Any message of a mounted view."""
    version = table.view["version"]
    choices: list[dict[str, object]] = [
        {"kind": "act", "version": version, "action": {"kind": rng.choice(MESSAGES)}},
        {"kind": "advance", "version": version, "until": rng.choice(["one", "you"])},
        {"kind": "next_hand", "version": version},
        {"kind": "goto", "step": rng.randrange(-1, 12)},
        {"kind": "annotate", "version": version, "step": 0, "text": "seen"},
        {"kind": "lang", "lang": rng.choice(["en", "pl", "xx"])},
        {"kind": "preselect", "version": version, "what": "check_fold"},
        {"kind": "shown", "version": version},
        {"kind": rng.choice(["hello", "bye", "boo"])},
        {"kind": "act", "version": version - rng.randrange(3), "action": {"kind": "call"}},
    ]
    send(table, rng.choice(choices))


def as_cell(table: Table, rng: random.Random) -> None:
    """Anything that a cell does, and everything that it can look at."""
    with suppress(HoldemWidgetError):
        move_on(table, rng)
    for look in ("pots", "actions", "decisions", "legal", "history", "stacks", "points", "board"):
        repr(getattr(table, look))


def hammer(game_id: str, go_on: Callable[[int], bool]) -> tuple[Table, list[int], list[BaseException]]:
    """A table that three threads play at once; the versions that its trait showed, and what was raised."""
    table = hw.play(game_id, seed=5, opponents="beginner")
    versions: list[int] = []
    faults: list[BaseException] = []
    table.observe(lambda change: versions.append(change["new"]["version"]), "view")

    def work(act: Callable[[Table, random.Random], None], seed: int) -> None:
        rng = random.Random(seed)
        turns = 0
        try:
            while go_on(turns) and not faults:
                act(table, rng)
                turns += 1
        except BaseException as error:  # noqa: BLE001 - whatever it is, the test shows it
            faults.append(error)

    threads = [threading.Thread(target=work, args=(act, i)) for i, act in enumerate((as_browser, as_browser, as_cell))]
    with switching_often():
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join(timeout=240)
    assert not [thread for thread in threads if thread.is_alive()], "the threads wait for one another"
    return table, versions, faults


def require_whole(table: Table, versions: list[int], faults: list[BaseException]) -> None:
    session = session_of(table)
    assert faults == []
    assert table.last_error is None
    assert versions == sorted(versions)
    assert table.view["version"] == session.version
    assert session.finished
    for history in session.finished:
        again = History.from_json(history.to_json())
        assert again.end == history.end
        assert again.end.public.settlement is not None
    assert position(hw.resume(session.journal.path)) == position(table)


@pytest.mark.parametrize("game_id", GAMES)
def test_three_threads_at_one_table_leave_it_whole(game_id: str) -> None:
    require_whole(*hammer(game_id, lambda turns: turns < 120))


@pytest.mark.long
@pytest.mark.parametrize("game_id", GAMES)
def test_three_threads_at_one_table_for_a_minute_leave_it_whole(game_id: str) -> None:
    end = time.monotonic() + 60
    require_whole(*hammer(game_id, lambda turns: time.monotonic() < end))


def test_a_player_that_decides_cannot_command_the_table() -> None:
    tables: list[Table] = []
    refused: list[str] = []

    def meddler(observation: object) -> object:
        try:
            tables[0].fold()
        except NotAsked as error:
            refused.append(str(error))
        return hw.Fold()

    tables.append(hw.play("match", seed=7, opponents=[meddler, meddler, meddler], pace="step"))
    tables[0].step()
    assert len(refused) == 1
    assert "cannot command" in refused[0]


def test_words_and_language_stay_together_when_two_threads_change_it() -> None:
    table = hw.play("match", seed=5, opponents="beginner")

    def change(first: str, second: str) -> None:
        for _ in range(40):
            send(table, {"kind": "lang", "lang": first})
            send(table, {"kind": "lang", "lang": second})

    threads = [threading.Thread(target=change, args=pair) for pair in (("en", "pl"), ("pl", "en"))]
    with switching_often():
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
    from holdem_widget import words

    assert table.words == words.text(table.lang)
