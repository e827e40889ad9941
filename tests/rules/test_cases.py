"""Do situations that other poker software got wrong come out right?  The tables in `cases/`, one situation a line.

`stacks` are before antes and blinds; `moves` begin with the seat; `end` and `now` are what must hold after them.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from holdem_widget.errors import BadCards, IllegalAction
from holdem_widget.games.game import RaiseTo
from holdem_widget.poker.cards import parse_cards
from holdem_widget.poker.evaluator import evaluate
from holdem_widget.poker.explain import showdown
from tests.rules.dealing import Hand, begun, ended, next_hand

CASES = Path(__file__).with_name("cases")
Case = dict[str, Any]


def table(name: str) -> list[Any]:
    """The cases of one file, named by their clause and statement."""
    rows: list[Case] = json.loads((CASES / f"{name}.json").read_text(encoding="utf-8"))
    return [pytest.param(row, id=f"{row.get('clause', '')} {row['name']}".strip()) for row in rows]


def played(case: Case) -> Hand:
    """The case's hand after its moves."""
    holes = {int(seat): text for seat, text in case.get("holes", {}).items()}
    antes = {key: case[key] for key in ("ante", "ante_kind") if key in case}
    hand = begun(
        case["stacks"], blinds=tuple(case["blinds"]), button=case["button"], holes=holes,
        board=case.get("board", ""), **antes,
    )  # fmt: skip
    return hand.play(case.get("moves", ""))


@pytest.mark.parametrize("case", table("hands"))
def test_the_hand_ends_as_it_must(case: Case) -> None:
    public = played(case).public
    assert public.settlement is not None
    back = [list(returned) for returned in public.returned]
    assert {"stacks": list(public.stacks), "returned": back[0] if back else None} == {
        key: case["end"][key] for key in ("stacks", "returned")
    }


@pytest.mark.parametrize("case", table("hands"))
def test_h_5_3_the_pots_are_those_of_the_case(case: Case) -> None:
    settlement = played(case).public.settlement
    assert settlement is not None
    pots = [[pot.amount, list(pot.eligible), sorted(pot.winners)] for pot in settlement.pots]
    assert pots == merged(case["end"]["pots"])


def merged(pots: list[list[Any]]) -> list[list[Any]]:
    """Adjacent pots with the same contestants as one.  Rule: H-5.3."""
    found: list[list[Any]] = []
    for chips, eligible, winners in pots:
        if found and found[-1][1] == eligible:
            found[-1][0] += chips
        else:
            found.append([chips, eligible, sorted(winners)])
    return found


@pytest.mark.parametrize("case", [row for row in table("hands") if "shows" in row.values[0]["end"]])
def test_h_5_8_hands_are_shown_in_the_order_of_the_case(case: Case) -> None:
    order = [event.seat for event in played(case).of("show", "muck")]
    assert order == case["end"]["shows"]


@pytest.mark.parametrize("case", table("legal"))
def test_the_one_to_act_may_do_what_the_case_says(case: Case) -> None:
    hand, now = played(case), case["now"]
    legal = hand.legal
    found: Case = {"actor": hand.public.to_act}
    if legal is not None:
        raises = None if legal.raise_to is None else list(legal.raise_to)
        found |= {"street": hand.public.street, "call": legal.call, "check": legal.check, "raise_to": raises}
    assert found == now


@pytest.mark.parametrize("case", table("evaluate"))
def test_the_better_hand_is_found(case: Case) -> None:
    found = showdown(case["board"], case["hands"])
    order = [list(group) for group in found.order]
    assert ([value.category for value in found.values], order) == (case["categories"], case["order"])


@pytest.mark.parametrize("case", table("rotation"))
def test_button_and_blinds_move_as_the_case_says(case: Case) -> None:
    before = ended(case["stacks"], button=case["button"], big_blind=case.get("last_big_blind"))
    if case["next"] is None:
        assert before.game.match_is_over(before.public)
        assert list(before.public.stacks) == case["stacks"]
        return
    hand = next_hand(before)
    first, button = hand.public.to_act, hand.public.button
    for _ in range(len(hand.public.live)):
        hand.play(f"{hand.public.to_act} {'check' if hand.legal is not None and hand.legal.check else 'call'}")
    assert case["next"] == {
        "button": button, "small_blind": hand.public.small_blind, "big_blind": hand.public.big_blind, "first": first,
        "first_on_flop": hand.public.to_act,
    }  # fmt: skip


@pytest.mark.parametrize("case", table("equity"))
def test_deals_are_counted_exactly(case: Case) -> None:
    equity = pytest.importorskip("holdem_widget.poker.equity").equity
    found = equity(case["hands"], board=case["board"])
    known = len(case["wins"])
    assert (found.total, list(found.wins)[:known], list(found.ties)[:known]) == (
        case["total"], case["wins"], case["ties"],
    )  # fmt: skip


def test_h_2_1_a_card_in_a_hand_and_on_the_board_is_refused() -> None:
    with pytest.raises(BadCards, match="Jd stands twice"):
        showdown("KcAhQhJdTd", ["4dJd", "Jc6h"])


def test_a_ten_written_10s_is_a_ten() -> None:
    assert parse_cards("10s") == parse_cards("Ts")
    assert evaluate("10sJdQc9hKs").category == "straight"


@pytest.mark.parametrize("total", [39, 501, -5, 40.5, "", None, 10**9, True, float("nan")])
def test_h_3_5_an_amount_that_cannot_be_is_refused_and_nothing_changes(total: Any) -> None:
    hand = begun((500, 500, 500, 500))
    before = hand.state
    with pytest.raises(IllegalAction):
        hand.game.apply(hand.state, RaiseTo(total))
    assert hand.state == before


# Hand histories (blinds reversed heads-up, a missing fold, cents, another variant, run twice), a stale click and
# the clock belong to other rooms: tests/formats, tests/table, tests/event. The shuffle: tests/properties.
