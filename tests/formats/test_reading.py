"""What a file may say, what is refused, and where the error points."""

from __future__ import annotations

import json
from decimal import Decimal
from pathlib import Path
from typing import Any

import pytest

import holdem_widget as hw
from holdem_widget.errors import BadSetup, FormatError
from holdem_widget.table.formats import dump, load

HEADS_UP = """variant = 'NT'
ante_trimming_status = true
antes = [0, 0]
blinds_or_straddles = [5, 10]
min_bet = 10
starting_stacks = [1000, 1000]
actions = ['d dh p1 ????', 'd dh p2 ????', 'p2 f']
"""
CENTS = """variant = 'NT'
ante_trimming_status = true
antes = [0, 0, 0]
blinds_or_straddles = [0.05, 0.10, 0]
min_bet = 0.10
starting_stacks = [10.05, 9.95, 10]
actions = ['d dh p1 AcKd', 'd dh p2 AdKc', 'd dh p3 ????', 'p3 cbr 0.35', 'p1 cc', 'p2 cc', 'd db As9s5c', 'p1 cc',
 'p2 cc', 'p3 cbr 0.50', 'p1 cc', 'p2 cc', 'd db 4d', 'p1 cc', 'p2 cc', 'p3 cc', 'd db 3h', 'p1 cc', 'p2 cc',
 'p3 cbr 1.05', 'p1 cc', 'p2 cc', 'p3 sm 7d6d', 'p1 sm AcKd', 'p2 sm AdKc']
"""
STARS = """PokerStars Hand #77:  Hold'em No Limit ($0.05/$0.10 USD) - 2020/01/01 12:00:00 ET
Table 'Alpha' 6-max Seat #2 is the button
Seat 1: ann (of: Rome) ($10 in chips)
Seat 2: bob ($9.50 in chips)
Seat 5: cy ($12.15 in chips)
cy: posts small blind $0.05
ann (of: Rome): posts big blind $0.10
*** HOLE CARDS ***
Dealt to bob [Ah Kd]
bob: raises $0.20 to $0.30
cy: folds
ann (of: Rome): calls $0.20
*** FLOP *** [Kh 8s 5c]
ann (of: Rome): checks
bob: bets $0.40
ann (of: Rome): folds
Uncalled bet ($0.40) returned to bob
bob collected $0.63 from pot
*** SUMMARY ***
Total pot $0.65 | Rake $0.02
Board [Kh 8s 5c]
"""


def test_heads_up_the_small_blind_is_the_button_p2() -> None:
    (hand,) = load(HEADS_UP)
    assert hand.finishing_stacks == (1005, 995)
    assert hand.end.public.button == 1


def test_cents_are_exact() -> None:
    (hand,) = load(CENTS)
    assert hand.chip == Decimal("0.01")
    assert hand.finishing_stacks == (Decimal("8.15"), Decimal("8.05"), Decimal("13.80"))


def test_pokerstars_text_with_a_gap_in_the_seats_a_colon_in_a_name_and_rake() -> None:
    (hand,) = load(STARS)
    assert hand.names == ("ann (of: Rome)", "bob", "cy")
    assert hand.finishing_stacks == (Decimal("9.70"), Decimal("9.85"), Decimal("12.10"))
    assert any("rake" in loss for loss in hand.extra["losses"])


@pytest.mark.parametrize(
    ("text", "says"),
    [
        (HEADS_UP.replace("'NT'", "'PO'"), "variant 'PO'"),
        (HEADS_UP.replace("'p2 f'", "'p1 f'"), "p2 is to act"),
        (HEADS_UP.replace("'p2 f'", "'p2 cbr 15'"), "p2 cbr 15"),
        (HEADS_UP.replace("'p2 f'", "'p2 jumps'"), "p2 jumps"),
        (HEADS_UP.replace("'p2 f'", "'p9 f'"), "p9"),
        (HEADS_UP.replace("p1 ????", "p1 AhAh"), "stands twice"),
        (HEADS_UP.replace("p1 ????", "p1 Ah"), "two cards"),
        (HEADS_UP.replace("[1000, 1000]", "[1000, -5]"), "starting_stacks"),
        (HEADS_UP.replace("[1000, 1000]", "[1000, true]"), "starting_stacks"),
        (HEADS_UP.replace("[1000, 1000]", "[1000]"), "one entry a player"),
        (HEADS_UP.replace("[5, 10]", "[5, 10.005]"), "whole number|min_bet"),
        (HEADS_UP.replace("min_bet = 10", "min_bet = 20"), "min_bet"),
        ("variant = ", "not TOML"),
        ("a = 1\nb = 2\n", "no hand"),
        (STARS.replace("bob: bets $0.40", "cy: bets $0.40"), "line 15.*bob is to act"),
        (STARS.replace("Seat #2 is", "Seat #3 is"), "dead button"),
        (STARS.replace("Hold'em No Limit", "Omaha Pot Limit"), "no-limit"),
        (STARS.replace("[Kh 8s 5c]\nann", "[Kh 8s Kd]\nann"), "board of the summary"),
        ('{"schema": 99}\n', "schema"),
        ("{nonsense\n", "not a hand"),
    ],
)
def test_a_broken_text_is_refused_with_the_place(text: str, says: str) -> None:
    with pytest.raises(FormatError, match=says):
        load(text + "\n")


def test_a_missing_file_is_named() -> None:
    with pytest.raises(BadSetup, match="no file"):
        load("nowhere.phh")


def finished() -> Any:
    table = hw.play("match", seed=4, opponents="beginner")
    while table.to_act is not None:
        table.check() if table.legal.check else table.call()
    table.annotate("a note: what *now*?")
    return table.history[0]


def test_our_json_keeps_decisions_notes_and_everything(tmp_path: Path) -> None:
    hand = finished()
    dump(hand, tmp_path / "hand.json", format="json")
    (back,) = load(tmp_path / "hand.json")
    assert back == hand
    assert back.moves[0].decision is not None
    assert back.notes[0].text == "a note: what *now*?"


def test_what_a_format_cannot_hold_is_reported() -> None:
    hand = finished()
    assert {loss.what for loss in dump(hand).losses} == {"decisions"}
    assert {loss.what for loss in dump(hand, format="pokerstars").losses} == {"decisions", "notes"}
    assert load(dump(hand).text)[0].notes[0].text == "a note: what *now*?"


@pytest.mark.parametrize(
    "change",
    [
        {"moves": [{"seat": 0, "kind": "raise_to", "total": 1.5}]},
        {"moves": [{"seat": 9, "kind": "fold"}]},
        {"moves": "fold"},
        {"names": ["<script>alert(1)</script>"] * 1000},
        {"draws": [["Ah"]]},
        {"draws": [[1] * 16]},
        {"start": {"public": {}, "secret": {}}},
        {"game": "chess"},
        {"chip": "NaN"},
        {"notes": [{"step": 0, "text": 5, "marks": []}]},
        {"extra": 3},
    ],
)
def test_a_hostile_history_is_refused(change: dict[str, Any]) -> None:
    value = {**finished().to_json(), **change}
    with pytest.raises(FormatError):
        load(json.dumps(value) + "\n")
