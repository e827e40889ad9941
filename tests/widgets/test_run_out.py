"""All-in and no more betting: the board runs out over open hands, and each step says who is ahead (H-5.8)."""

from __future__ import annotations

import json
import subprocess
import sys
from fractions import Fraction
from itertools import combinations
from typing import Any

import pytest

import holdem_widget as hw
from holdem_widget import words
from holdem_widget.errors import BadSetup
from holdem_widget.poker.cards import DECK, parse_cards
from holdem_widget.poker.evaluator import strength
from holdem_widget.widgets import run_out

SHARES = ("run-out-shares", "run-out-shares-main")


def heads_up(**wish: Any) -> Any:
    """Both all-in before the flop: A♥ K♦ against K♠ Q♠, on K♥ 8♠ 5♣ 2♦ 9♣."""
    table = hw.stage(
        stacks=(300, 300), button=0, hole={0: "AhKd", 1: "KsQs"}, board="Kh8s5c2d9c", names=("You", "West"), **wish
    )
    table.raise_to(300)
    table.call()
    return table


def told(view: Any, lang: str = "en") -> list[str]:
    """The lines on shares."""
    return [words.render(line["say"], lang) for line in view["log"] if line["say"]["key"] in SHARES]


def said(table: Any, step: int) -> str | None:
    """What stands under the board at a step."""
    table.at = step
    say = table.view["say"]
    table.at = len(table._session.hand.steps) - 1
    return None if say is None else words.render(say)


ALL = [
    "Shares of the pot: You 69.9 %, West 30.1 %",
    "Shares of the pot: You 82.7 %, West 17.3 %",
    "Shares of the pot: You 93.2 %, West 6.8 %",
    "Shares of the pot: You 100.0 %, West 0.0 %",
]


def test_h_5_8_the_showing_and_each_street_tell_the_shares() -> None:
    table = heads_up()
    assert told(table.view) == ALL
    lines = table.view["log"]
    kinds = [line["kind"] for line in lines if line["step"] >= 3]
    assert kinds == ["show", "show", "note", "street", "note", "street", "note", "street", "note", "win", "out"]
    assert [line["n"] for line in lines] == list(range(len(lines)))


def test_a_look_back_says_them_under_the_board_and_the_end_says_who_won() -> None:
    table = heads_up()
    last = table.view["cursor"]["last"]
    short = [line.removeprefix("Shares of the pot: ") for line in ALL]
    assert [said(table, step) for step in range(last)] == [None, None, None, *short]
    assert said(table, last) == "Ace kicker beats queen"


def test_a_cell_hears_them_with_the_call() -> None:
    table = hw.stage(stacks=(300, 300), button=0, hole={0: "AhKd", 1: "KsQs"}, names=("You", "West"))
    table.raise_to(300)
    assert sum("Shares of the pot" in line for line in repr(table.call()).splitlines()) == 4


def by_hand(hands: list[str], board: str) -> list[Fraction]:
    """The shares by trying every board."""
    holes, there = [parse_cards(hand) for hand in hands], parse_cards(board)
    rest = [card for card in DECK if card not in {*there, *(c for hole in holes for c in hole)}]
    won = [Fraction(0)] * len(holes)
    boards = list(combinations(rest, 5 - len(there)))
    for coming in boards:
        values = [strength((*hole, *there, *coming)) for hole in holes]
        best = [n for n, value in enumerate(values) if value == max(values)]
        for n in best:
            won[n] += Fraction(1, len(best))
    return [share / len(boards) for share in won]


@pytest.mark.parametrize(
    ("hands", "board"),
    [
        (["AhKd", "KsQs"], "Kh8s5c"),
        (["AhKd", "KsQs", "TcTd"], "Kh8s5c"),
        (["AhKd", "AsKc"], "QhJhTs2d"),
        (["2c3d", "AdAs"], "KhQhJhTh9h"),
    ],
)
def test_the_shares_are_exact(hands: list[str], board: str) -> None:
    found = run_out.shares(tuple(parse_cards(hand) for hand in hands), parse_cards(board))
    assert found == tuple(round(1000 * share) for share in by_hand(hands, board))


def test_three_hands_with_a_side_pot_share_the_main_pot() -> None:
    table = hw.stage(
        stacks=(1000, 300, 1000, 85), names=("You", "West", "North", "East"), button=3, board="Kh8s5c2d9c",
        hole={0: "AhKd", 1: "KsQs", 2: "TcTd", 3: "5h5d"},
    )  # fmt: skip
    for move in (hw.RaiseTo(60), hw.RaiseTo(85), hw.Fold(), hw.RaiseTo(300), hw.Call()):
        table._act(move)
    assert told(table.view)[0] == "Shares of the main pot: West 39.2 %, North 42.4 %, East 18.4 %"
    assert len(told(table.view)) == 4
    assert said(table, 7) == "Ahead: East 85.8 %"


def test_equal_hands_are_ahead_together() -> None:
    table = hw.stage(
        stacks=(300, 300, 300), names=("You", "West", "East"), button=0, board="Kh8s5c2d9c",
        hole={0: "AhKd", 1: "AsKc", 2: "QcJc"},
    )  # fmt: skip
    for move in (hw.RaiseTo(300), hw.Call(), hw.Call()):
        table._act(move)
    assert said(table, 7) == "Ahead: You 50.0 %, West 50.0 %"


def test_ten_hands_are_told_too() -> None:
    table = hw.stage(stacks=(100,) * 10, button=9)
    while table.to_act is not None:
        table.raise_to(100) if table.legal.raise_to else table.call()
    assert len(told(table.view)) == 4
    assert all(name in told(table.view)[0] for name in table._session.names)


def test_an_all_in_on_the_flop_begins_there_also_in_a_spot_of_mid_hand() -> None:
    spot = hw.stage(
        stacks=(300, 400), names=("You", "West"), street="flop", board="Kh8s5c2d9c", pot=100,
        hole={0: "AhKd", 1: "KsQs"},
    )  # fmt: skip
    spot.raise_to(300)
    spot.call()
    assert told(spot.view) == ALL[1:]


def test_a_showdown_without_an_all_in_tells_none() -> None:
    table = hw.stage(stacks=(300, 300), button=0, hole={0: "AhKd", 1: "KsQs"}, board="Kh8s5c2d9c")
    while table.to_act is not None:
        table.check() if table.legal.check else table.call()
    assert table.view["hand_over"]
    assert told(table.view) == []


def test_an_all_in_on_the_river_tells_none() -> None:
    table = hw.stage(stacks=(300, 300), street="river", board="Kh8s5c2d9c", pot=100)
    table.raise_to(300)
    table.call()
    assert told(table.view) == []


def test_they_can_be_switched_off_and_on_at_once() -> None:
    table = heads_up()
    table.run_out_shares = False
    assert told(table.view) == []
    assert said(table, 4) is None
    table.run_out_shares = True
    assert told(table.view) == ALL
    with pytest.raises(BadSetup, match="run_out_shares 'no' must be True or False"):
        table.run_out_shares = "no"


@pytest.mark.parametrize(
    ("lang", "line"),
    [
        ("de", "Anteile am Pot: Du 69,9 %, West 30,1 %"),
        ("it", "Quote del piatto: Tu 69,9%, West 30,1%"),
        ("pl", "Udziały w puli: Ty 69,9%, West 30,1%"),
        ("th", "ส่วนแบ่งพอท: คุณ 69.9%, West 30.1%"),
        ("tr", "Pot payları: Sen %69,9, West %30,1"),
    ],
)
def test_they_are_said_in_every_language(lang: str, line: str) -> None:
    assert told(heads_up().view, lang)[0] == line


def test_a_replay_and_its_page_tell_them_and_no_step_knows_more_than_is_there() -> None:
    replay = hw.replay(heads_up().history, viewpoint=1)
    shown = []
    for step in range(len(replay)):
        replay.step = step
        shown.append(told(replay.view))
    assert shown == [[], [], [], ALL[:1], ALL[:2], ALL[:3], ALL, ALL]
    assert ALL[1] in replay.page().text
    assert ALL[1] in replay.goto(4).sentence


def test_the_log_of_a_step_begins_the_log_of_the_next_one() -> None:
    replay = hw.replay(heads_up().history)
    whole: list[Any] = []
    for step in range(len(replay)):
        replay.step = step
        log = replay.view["log"]
        assert log[: len(whole)] == whole
        whole = log
    assert len(whole) == 16


def test_where_a_question_is_asked_they_would_be_the_answer() -> None:
    replay = hw.replay(heads_up().history)
    replay.ask("flop", "Who is ahead?", accept="You")
    replay.goto("flop")
    assert told(replay.view) == []
    assert replay.view["say"] is None
    assert "Shares" not in replay.here.sentence


def test_a_hand_that_nobody_showed_is_not_counted() -> None:
    history = heads_up().history
    for replay in (hw.replay(history, viewpoint=0), hw.replay(history, viewpoint="all")):
        replay.step = 2  # all-in, nothing shown yet
        assert told(replay.view) == []
        assert replay.view["say"] is None


def test_hidden_cards_change_nothing() -> None:
    """Folded hands and the rest of the deck are other ones; what the table tells is the same."""
    views = []
    for folded in ("7c7d", "As2s"):
        table = hw.stage(
            stacks=(300, 300, 300), names=("You", "West", "East"), button=0, board="Kh8s5c2d9c",
            hole={0: "AhKd", 1: "KsQs", 2: folded},
        )  # fmt: skip
        for move in (hw.RaiseTo(300), hw.Call(), hw.Fold()):
            table._act(move)
        views.append(json.dumps(hw.replay(table.history, viewpoint=0).view["log"]))
        assert len(told(table.view)) == 4
    assert views[0] == views[1]


def test_a_duel_has_none() -> None:
    table = hw.play("duel", seed=3, opponents="beginner")
    while not table.view["hand_over"]:
        table._act(next(iter(table.legal)))
    assert told(table.view) == []


def called(seen: Any) -> Any:
    """An opponent who calls everything."""
    return hw.Call() if seen.legal.call else hw.Check()


def test_an_event_tells_them() -> None:
    table = hw.play("event", seed=1, seats=3, opponents=[called] * 2)
    while table.to_act is not None:
        table.raise_to(table.legal.raise_to[1]) if table.legal.raise_to else table.call()
    streets = [line["street"] for line in table.view["log"] if line["say"]["key"] in SHARES]
    assert streets == ["flop", "turn", "river"]


def test_a_run_out_is_counted_once() -> None:
    run_out.shares.cache_clear()
    table = heads_up()
    counted = run_out.shares.cache_info().misses
    table.at = 4
    table.run_out_shares = False
    table.run_out_shares = True
    assert (counted, run_out.shares.cache_info().misses) == (4, 4)


WITHOUT = """
import sys
sys.modules["numpy"] = None
import holdem_widget as hw
table = hw.stage(stacks=(300, 300), hole={0: "AhKd", 1: "KsQs"})
table.raise_to(300)
told = table.call()
print("Shares" in repr(told), "wins" in repr(told) or "win" in repr(told), table.view["hand_over"])
table.at = table.at - 2
print(table.view["say"])
"""


def test_without_numpy_there_are_no_shares_and_all_else() -> None:
    done = subprocess.run([sys.executable, "-c", WITHOUT], capture_output=True, text=True, check=False, timeout=120)
    assert done.stdout.split("\n")[:2] == ["False True True", "None"], done.stderr[-2000:]
