"""Does the club account keep what is owned, whole or not at all, whoever asks at the same moment?"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Callable
from datetime import datetime
from pathlib import Path
from typing import Any

import pytest

import holdem_widget as hw
from holdem_widget.errors import BadSetup, FormatError, NotAsked, Refused
from holdem_widget.table.club import EVENT_LEVEL, HANDS_A_LEVEL, Club, level_of
from holdem_widget.table.journal import count_hand, finished_hands
from holdem_widget.widgets.table_widget import Table

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture
def club(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Club:
    """A club account in an empty folder."""
    monkeypatch.setenv("HOLDEM_WIDGET_HOME", str(tmp_path))
    return Club()


def reached(club: Club, level: int = EVENT_LEVEL) -> Club:
    """So many hands finished that the level is reached."""
    while level_of(finished_hands()) < level:
        count_hand()
    return club


def rich(club: Club, points: int) -> Club:
    """Points earned at a table."""
    reached(club).exchange(1000)
    club.sit_down(1000, "seat")
    club.credit("seat", match=1, hand=1, points=points)
    club.stand_up("seat", 1000)
    return club


def at_the_event(**more: Any) -> Table:
    return hw.play("event", club=True, seed=3, seats=3, opponents="beginner", **more)


def passed(table: Table) -> None:
    while not table.hand_is_settled:
        assert table.legal is not None
        table.check() if table.legal.check else table.call()


# ── level, diamonds, chips ──


def test_e_1_3_an_account_begins_with_1000_diamonds_at_level_1(club: Club) -> None:
    account = club.account
    assert (account.level, account.diamonds, account.bound, account.chips, account.points) == (1, 1000, 0, 0, 0)


def test_e_1_3_each_20_finished_hands_of_any_game_are_a_level_and_200_diamonds(club: Club) -> None:
    table = hw.play("match", seed=1, opponents="beginner")
    for _ in range(HANDS_A_LEVEL - 1):
        count_hand()
    assert club.account.level == 1
    table.fold()
    assert table.hand_is_settled
    assert (club.account.level, club.account.diamonds) == (2, 1200)
    assert (club.account.level, club.account.diamonds) == (2, 1200)


def test_e_1_3_a_staged_hand_or_one_that_is_taken_up_again_is_not_counted(club: Club) -> None:
    hw.stage(stacks=(500, 500)).fold()
    assert finished_hands() == 0
    table = hw.play("match", seed=1, opponents="beginner")
    table.fold()
    before = finished_hands()
    hw.resume()
    assert (before, finished_hands()) == (1, 1)


def test_e_1_3_chips_are_bought_one_for_each_diamond_and_bound_ones_do_not_count(club: Club) -> None:
    club.gift(bound=5000)
    assert club.exchange(400).chips == 400
    with pytest.raises(Refused, match="400 are missing"):
        club.exchange(1000)
    assert (club.account.diamonds, club.account.bound, club.account.chips) == (600, 5000, 400)


@pytest.mark.parametrize("diamonds", [0, -5, 1.5, True, "100"])
def test_e_1_3_an_exchange_that_cannot_be_is_refused(club: Club, diamonds: Any) -> None:
    with pytest.raises(BadSetup, match="diamonds"):
        club.exchange(diamonds)


# ── the door ──


def test_e_1_3_below_level_6_the_door_says_what_is_missing(club: Club) -> None:
    with pytest.raises(Refused, match="5 levels are missing, 100 finished hands"):
        at_the_event()
    assert club.account.seated == 0


def test_e_1_3_without_the_buy_in_the_door_says_what_is_missing(club: Club) -> None:
    reached(club).exchange(900)
    with pytest.raises(Refused, match="100 are missing"):
        at_the_event()


@pytest.mark.parametrize(("hour", "is_open"), [(17, False), (18, True), (21, True), (22, False), (3, False)])
def test_e_1_3_a_teacher_sets_the_hours_of_the_event(club: Club, hour: int, is_open: bool) -> None:
    there = Club(club.path, now=lambda: datetime(2026, 5, 4, hour))
    assert there.event_is_open
    there.set_hours("18:00", "22:00")
    assert (there.event_is_open, "♠" in repr(there)) == (is_open, is_open)
    reached(there)
    if not is_open:
        with pytest.raises(Refused, match="from 18:00 to 22:00"):
            there.sit_down(1, "seat")


def test_e_1_3_hours_may_go_past_midnight_and_be_lifted(club: Club) -> None:
    night = Club(club.path, now=lambda: datetime(2026, 5, 4, 1, 30))
    night.set_hours("22:00", "02:00")
    assert night.event_is_open
    night.set_hours("03:00", "02:00")
    night.set_hours(None)
    assert night.hours is None
    with pytest.raises(BadSetup, match="time of day"):
        night.set_hours("6 pm", "8 pm")


def test_e_1_3_the_club_has_the_event_and_no_other_game(club: Club) -> None:
    with pytest.raises(BadSetup, match="club"):
        hw.play("match", club=True)


# ── at the table ──


def test_e_1_3_the_buy_in_comes_from_the_chips_and_what_is_left_goes_back(club: Club) -> None:
    reached(club).exchange(1200)
    table = at_the_event()
    assert (club.account.chips, club.account.seated) == (200, table.stacks[0])
    passed(table)
    table.leave()
    chips = table._session.public.account[0]
    assert (club.account.chips, club.account.seated) == (200 + chips, 0)


def test_e_5_3_points_are_credited_once_for_each_hand(club: Club) -> None:
    reached(club).exchange(1000)
    table = at_the_event()
    passed(table)
    assert club.account.points == table.points.total > 0
    table.annotate("a note changes the table, not the points")
    assert club.account.points == table.points.total
    assert "credited" in str(table.points.as_rows().caption)


def test_e_1_4_points_of_the_hand_are_credited_to_whoever_leaves_it(club: Club) -> None:
    reached(club).exchange(1000)
    table = at_the_event()
    assert table.legal is not None
    table.check() if table.legal.check else table.call()
    table.leave()
    assert club.account.points == table.points.total > 0


def test_e_1_5_there_is_no_rebuy_in_a_game_and_a_new_one_takes_a_new_buy_in(club: Club) -> None:
    reached(club).exchange(2000)
    table = at_the_event()
    with pytest.raises(NotAsked, match=r"E-1\.5"):
        table.restart()
    table.leave()
    left = club.account.chips
    table.restart()
    assert club.account.chips == left - 1000


def test_e_2_5_folded_hands_stay_out_of_records(club: Club) -> None:
    reached(club).exchange(1000)
    table = at_the_event()
    table.fold() if table.legal else None
    history = table._session.finished[0]
    public, holes = history.end.public, history.start.secret.holes
    known = [seat for seat, hole in enumerate(history.steps[0].state.secret.holes) if None not in hole]
    assert set(known) == {0} | {seat for seat, hole in enumerate(public.shown) if hole is not None}
    assert holes == ((),) * 3
    hidden = [move for move in history.moves if move.seat not in known]
    assert hidden
    assert all(move.decision is None for move in hidden)


def test_e_2_5_at_a_practice_seat_finished_hands_may_be_studied() -> None:
    table = hw.play("event", seed=3, seats=3, opponents="beginner")
    table.fold() if table.legal else None
    assert all(None not in hole for hole in table._session.finished[0].steps[0].state.secret.holes)


def test_e_1_4_the_chips_of_a_process_that_died_come_back(club: Club) -> None:
    reached(club).exchange(1500)
    run("import holdem_widget as hw; hw.play('event', club=True, seed=3, seats=3, opponents='beginner')")
    account = club.account
    assert (account.seated, account.chips) == (0, 1500)
    with pytest.raises(Refused, match="connection"):
        hw.resume()


def test_e_1_4_a_club_match_can_be_taken_up_again_while_its_seat_is_held(club: Club) -> None:
    reached(club).exchange(1000)
    table = at_the_event()
    again = hw.resume()
    passed(again)
    assert club.account.points == again.points.total
    assert table.names == again.names


def test_e_1_4_a_club_match_of_a_process_that_died_can_be_taken_up_at_once(club: Club) -> None:
    reached(club).exchange(1000)
    run("import holdem_widget as hw; hw.play('event', club=True, seed=3, seats=3, opponents='beginner')")
    again = hw.resume()
    assert (club.account.chips, club.account.seated) == (0, again.stacks[0])
    passed(again)
    assert club.account.points == again.points.total > 0


# ── the shop ──


def test_e_5_5_points_are_spent_in_the_shop_and_goods_are_worn_at_the_table(club: Club) -> None:
    rich(club, 900)
    club.buy("cloth-navy")
    club.buy("phrase-bluff")
    club.wear("cloth-navy")
    assert (club.account.points, club.account.goods) == (340, ("cloth-navy", "phrase-bluff"))
    table = at_the_event()
    assert table.view["worn"] == ["cloth-navy"]
    assert "bluff" in table.view["phrases"]
    assert "bluff" in str(table.talk("bluff"))
    assert club.take_off("cloth-navy").worn == ()


def test_e_5_5_what_is_not_affordable_owned_or_sold_is_refused_and_changes_nothing(club: Club) -> None:
    rich(club, 310)
    club.buy("back-forest")
    tries: tuple[tuple[Callable[[], Any], type[Exception], str], ...] = (
        (lambda: club.buy("back-forest"), Refused, "yours already"),
        (lambda: club.buy("cloth-wine"), Refused, "490 are missing"),
        (lambda: club.wear("cloth-wine"), Refused, "not yours"),
        (lambda: club.buy("a yacht"), BadSetup, "not sold"),
    )
    before = club.account
    for attempt, error, words in tries:
        with pytest.raises(error, match=words):
            attempt()
    assert club.account == before


# ── whole or not at all ──

PRELUDE = f"import sys; sys.path.insert(0, {str(ROOT)!r})\n"


def run(code: str, *, wait: bool = True) -> subprocess.Popen[str]:
    """A process of its own, in the same folder."""
    started = subprocess.Popen(
        [sys.executable, "-c", PRELUDE + code], env={**os.environ}, text=True,
        stdout=subprocess.PIPE, stderr=subprocess.PIPE, stdin=subprocess.PIPE,
    )  # fmt: skip
    if wait:
        started.communicate()
    return started


BUY = """
from holdem_widget.errors import Refused
from holdem_widget.table.club import Club
club = Club()
club.account
print("ready", flush=True)
sys.stdin.readline()
try:
    club.buy({good!r})
    print("bought", flush=True)
except Refused as error:
    print("refused:", error, flush=True)
"""


def test_two_processes_that_spend_the_last_points_at_once_one_succeeds_the_other_is_refused(club: Club) -> None:
    rich(club, 500)
    buyers = [run(BUY.format(good=good), wait=False) for good in ("cloth-navy", "cloth-wine")]
    for buyer in buyers:
        assert buyer.stdout is not None
        assert buyer.stdout.readline() == "ready\n"
    answers = sorted(buyer.communicate("go\n", timeout=60)[0] for buyer in buyers)
    assert answers[0] == "bought\n"
    assert answers[1].startswith("refused: cloth-")
    assert "500 are missing" in answers[1]
    assert (club.account.points, len(club.account.goods)) == (0, 1)


KILLED = """
import os, signal, sqlite3
from holdem_widget.table.club import Club
real, seen = sqlite3.connect, [0]

def connect(*args, **named):
    db = real(*args, **named)
    def count(statement):
        seen[0] += 1
        if seen[0] == {n}:
            os.kill(os.getpid(), signal.SIGKILL)
    db.set_trace_callback(count)
    return db

sqlite3.connect = connect
Club().buy("cloth-navy")
print(seen[0])
"""


@pytest.mark.skipif(os.name != "posix", reason="needs a process that can be killed at once")
def test_a_process_killed_in_a_purchase_has_bought_all_or_nothing(club: Club) -> None:
    rich(club, 500)
    outcomes = []
    for n in range(1, 40):
        killed = run(KILLED.format(n=n))
        account = club.account
        outcomes.append((account.points, account.goods))
        if killed.returncode == 0:
            break
    assert outcomes[-1] == (0, ("cloth-navy",))
    assert len(outcomes) > 8
    assert set(outcomes[:-1]) == {(500, ())}


# ── yours to take away ──


def test_the_account_can_be_exported_and_erased(club: Club, tmp_path: Path) -> None:
    rich(club, 300)
    club.buy("back-slate")
    club.export(tmp_path / "club.json")
    kept = json.loads((tmp_path / "club.json").read_text("utf-8"))
    assert kept["finished_hands"] == 100
    assert kept["account"][0]["points"] == 0
    assert [row["id"] for row in kept["goods"]] == ["back-slate"]
    changes = [sum(entry[name] for entry in kept["entries"]) for name in ("diamonds", "chips", "points")]
    assert changes == [kept["account"][0]["diamonds"] - 1000, kept["account"][0]["chips"], 0]
    club.erase()
    assert (club.account.diamonds, club.account.hands, club.account.goods) == (1000, 0, ())


def test_a_file_of_another_version_is_left_as_it_is(club: Club) -> None:
    import sqlite3

    club.gift(bound=1)
    db = sqlite3.connect(club.path)
    db.execute("PRAGMA user_version = 9")
    db.close()
    with pytest.raises(FormatError, match="schema 9"):
        club.gift(bound=1)


def test_the_club_has_a_door_of_its_own(club: Club) -> None:
    from holdem_widget.widgets.doors import club as door

    assert door().path == club.path
    assert "1000 diamonds" in repr(door())
    assert "cloth-navy" in str(door().shop)
