"""Can a staged hand be changed?  Other cards and stacks, the same moves; what does not fit is refused and changes nothing."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import numpy as np
import pytest

import holdem_widget as hw
from holdem_widget.errors import BadCards, BadSetup, HoldemWidgetError, NotAsked, StaleCommand
from holdem_widget.poker.cards import card_name, parse_card, parse_cards
from holdem_widget.table.commands import Act, Edit, Edits
from holdem_widget.table.session import Session
from holdem_widget.table.stage import read_action
from holdem_widget.widgets.table_widget import Table
from tests.survival.doors import session_of

DEALT: dict[str, Any] = {
    "stacks": (1000, 300, 1000, 85), "button": 3, "hole": {0: "AhKd", 1: "KsQs", 2: "TcTd", 3: "5h5d"},
    "board": "Kh8s5c2d9c",
}  # fmt: skip
LINE = ("raise to 60", "raise to 85", "call", "call", "call", "raise to 100", "raise to 215", "fold", "call")


def spot_after(moves: int = 0, **changes: Any) -> Table:
    """The lesson's hand after so many of its moves."""
    return hw.stage(**{**DEALT, **changes}, actions=LINE[:moves])


def everything(table: Table) -> Any:
    """All that an edit may change."""
    session = session_of(table)
    return (
        session.state, session.start, session.variant, session.version, session.named, session.history.to_json(),
        [history.to_json() for history in session.finished], list(session.settled), session.coming,
    )  # fmt: skip


def hole_of(table: Table, seat: int) -> str:
    return "".join(card_name(card) for card in session_of(table).observe(seat).own if card is not None)


def act(text: str) -> Act:
    """The command of an action."""
    return Act(action=read_action(text))


def coming_of(table: Table) -> str:
    return "".join(map(card_name, session_of(table).coming))


def refused(table: Table, error: type[HoldemWidgetError], match: str, **changes: Any) -> None:
    """The edit is refused, with this in its sentence, and nothing is different."""
    before = everything(table)
    with pytest.raises(error, match=match):
        table.edit(**changes)
    assert everything(table) == before


# ── the same hand as if it had been staged so ──


@pytest.mark.parametrize("moves", [0, 3, 5, 7, 9])
@pytest.mark.parametrize(
    "change",
    [
        {"hole": {0: "AsAc"}},
        {"board": "Kh8s5c2d9h"},
        {"stacks": {0: 900}},
        {"hole": {1: "7c7d"}, "board": "Ah", "stacks": {2: 700}},
    ],
)
def test_an_edited_hand_is_the_one_that_was_staged_so(moves: int, change: dict[str, Any]) -> None:
    if change.get("board") == "Ah":
        change = {**change, "board": "Ac"}  # the ace of hearts is held
    table = spot_after(moves)
    table.edit(**change)
    board = change.get("board", "") + DEALT["board"][len(change.get("board", "")) :]
    stacks = tuple(change.get("stacks", {}).get(seat, stack) for seat, stack in enumerate(DEALT["stacks"]))
    same = spot_after(moves, hole=DEALT["hole"] | change.get("hole", {}), board=board, stacks=stacks)
    assert session_of(table).state.public == session_of(same).state.public
    assert session_of(table).state.secret.holes == session_of(same).state.secret.holes
    assert session_of(table).coming == session_of(same).coming
    assert session_of(table).variant == session_of(same).variant
    if table.is_over:
        assert session_of(table).finished[-1].finishing_stacks == same.history.finishing_stacks
        assert session_of(table).settled == session_of(same).settled
        assert len(session_of(table).finished) == 1


@pytest.mark.parametrize(("street", "cards"), [("flop", 3), ("turn", 4), ("river", 5)])
def test_a_spot_in_mid_hand_can_be_edited_too(street: str, cards: int) -> None:
    held = {0: "AhKd", 1: "QsQd", 2: "JsJd"}
    setup: dict[str, Any] = {"button": 2, "street": street, "pot": 90, "to_call": 60, "to_act": 0, "seed": 4}
    table = hw.stage(stacks=(500, 400, 300), board="Kh8s5c2d9c", hole=held, **setup)
    table.call()
    table.edit(hole={0: "AcAd"}, board="Kc8h5d", stacks={0: 450})
    same = hw.stage(stacks=(450, 400, 300), board="Kc8h5d2d9c", hole=held | {0: "AcAd"}, **setup)
    same.call()
    now, then = session_of(table).state, session_of(same).state
    assert now.public == then.public
    assert now.secret.holes[0] == then.secret.holes[0]
    assert session_of(table).coming == session_of(same).coming
    assert len(session_of(table).coming) == 5 - len(now.public.board)
    assert now.public.board == parse_cards("Kc8h5d2d9c")[: len(now.public.board)]
    assert cards <= len(now.public.board)
    table.restart()
    assert hole_of(table, 0) == "AcAd"
    assert table.stacks[0] == 450


def test_coming_are_the_cards_that_will_be_dealt() -> None:
    table = spot_after(0)
    assert coming_of(table) == "Kh8s5c2d9c"
    for action in LINE[:5]:
        session_of(table).submit(act(action))
    assert coming_of(table) == "2d9c"
    over = spot_after(9)
    assert session_of(over).coming == ()
    assert session_of(hw.play("match", seed=1, opponents="beginner")).coming == ()
    assert session_of(hw.play("match", seed=1, opponents="beginner", open_cards=True)).coming == ()


def test_what_is_dealt_after_an_edit_is_what_was_edited() -> None:
    table = spot_after(0)
    table.edit(board="AcAd2h3h4h")
    for action in LINE[:5]:
        session_of(table).submit(act(action))
    assert table.board == "AcAd2h"


def test_a_restart_deals_the_edited_hand() -> None:
    table = spot_after(5)
    table.edit(hole={0: "AsAc"}, stacks={1: 290})
    table.restart()
    assert hole_of(table, 0) == "AsAc"
    assert sum(table.stacks) + 30 == 1000 + 290 + 1000 + 85


def test_the_hand_after_a_staged_one_can_be_edited() -> None:
    table = spot_after(9)
    table.next_hand()
    was = session_of(table).state.public
    new = "".join(card_name(card) for card in range(52) if card not in session_of(table).history.draws[-1])[:4]
    table.edit(hole={0: new}, stacks={0: 77})
    now = session_of(table).state.public
    assert hole_of(table, 0) == new
    assert (now.hand, now.start) == (2, (77, *was.start[1:]))
    assert len(session_of(table).finished) == 1
    table.restart()
    assert hole_of(table, 0) == "AhKd"


# ── where a card comes from ──


def test_a_card_that_lies_hidden_in_the_deck_changes_places_silently() -> None:
    table = hw.stage(stacks=(1000, 1000), button=0, hole={0: "AhKd", 1: "QsQd"}, seed=3)
    first, second, *rest = coming_of(table)[:2], coming_of(table)[2:4], coming_of(table)[4:]
    table.edit(hole={0: first + "Kd"})
    assert hole_of(table, 0) == first + "Kd"
    assert coming_of(table) == "Ah" + second + rest[0]
    assert len(set(session_of(table).history.draws[-1])) == 12


def test_a_card_from_nowhere_takes_the_place_of_the_old_one() -> None:
    table = hw.stage(stacks=(1000, 1000), button=0, hole={0: "AhKd", 1: "QsQd"}, seed=3)
    before = session_of(table).history.draws[-1]
    free = next(card for card in range(52) if card not in before)
    table.edit(hole={0: card_name(free) + "Kd"})
    changed = [(was, now) for was, now in zip(before, session_of(table).history.draws[-1], strict=True) if was != now]
    assert changed == [(parse_card("Ah"), free)]


@pytest.mark.parametrize(
    ("moves", "change", "where"),
    [
        (0, {"hole": {0: "KsAd"}}, r"Ks is held by West \(seat 1\)"),
        (0, {"board": "Td"}, r"Td is held by North \(seat 2\)"),
        (5, {"hole": {0: "8sAd"}}, r"8s lies on the board \(place 1\)"),
        (0, {"hole": {0: "9cAd"}}, r"9c is to come on the board \(place 4\)"),
        (0, {"hole": {0: "AsAs"}}, r"As"),
        (0, {"hole": {0: "AsKc", 1: "AsQs"}}, r"As: a deck has one of each card"),
    ],
)
def test_a_card_that_another_place_shows_is_refused_with_where_it_is(moves: int, change: Any, where: str) -> None:
    refused(spot_after(moves), BadCards, where, **change)


def test_a_card_that_an_edit_named_on_the_board_stays_there() -> None:
    table = hw.stage(stacks=(1000, 1000), button=0, hole={0: "AhKd"}, seed=3)
    table.edit(board="2c2d2h")
    refused(table, BadCards, r"2d is to come on the board \(place 1\)", hole={0: "2dKd"})


def test_two_places_may_change_their_cards_at_once() -> None:
    table = spot_after(5)
    table.edit(hole={0: "KsQs", 1: "AhKd"}, board="8sKh")
    assert (hole_of(table, 0), hole_of(table, 1), table.board) == ("KsQs", "AhKd", "8sKh5c")


def test_one_card_is_one_command() -> None:
    session = session_of(spot_after(5))
    session.submit(Edit(seat=0, place=1, card=parse_card("Ad"), version=session.version))
    assert session.observe(0).own == parse_cards("AhAd")
    session.submit(Edit(seat=None, place=4, card=parse_card("9d")))
    assert session.coming == parse_cards("2d9d")
    session.submit(Edit(seat=2, chips=400))
    assert session.public.start[2] == 400
    with pytest.raises(StaleCommand):
        session.submit(Edit(seat=2, chips=300, version=session.version - 1))


@pytest.mark.parametrize(
    "change",
    [
        Edit(seat=0, place=2, card=1), Edit(seat=None, place=5, card=1), Edit(seat=9, place=0, card=1),
        Edit(seat=None, place=-1, card=1), Edit(seat=None, chips=5), Edit(seat=0, chips=0), Edit(seat=0, chips=-5),
        Edit(seat=0, chips=10**13), Edit(seat=0, card=52), Edit(seat=7, chips=5), Edit(seat=0),
    ],
)  # fmt: skip
def test_a_place_that_is_not_there_is_refused(change: Edit) -> None:
    table = spot_after(5)
    before = everything(table)
    with pytest.raises((BadSetup, BadCards)):
        session_of(table).submit(change)
    assert everything(table) == before


def test_an_empty_seat_stays_empty() -> None:
    table = hw.stage(stacks=(500, 0, 500), button=0)
    refused(table, BadSetup, r"seat 1 has no stack in this hand; seats \[0, 2\] have", stacks={1: 500})
    refused(table, BadSetup, "seat 1 has no card", hole={1: "AsAd"})


# ── the moves again ──


def test_a_stack_that_a_move_does_not_fit_is_refused_with_the_move_and_the_reason() -> None:
    table = spot_after(7)
    refused(table, BadSetup, r"action 7, West: raise to 215, no longer fits.*undo\(\) takes it back", stacks={1: 200})
    table.undo()
    table.edit(stacks={1: 200})
    assert session_of(table).public.start == (1000, 200, 1000, 85)


def test_a_move_that_another_seat_would_have_to_make_is_refused() -> None:
    table = hw.stage(stacks=(1000, 1000, 1000), button=0, actions=("call", "call"))
    refused(table, BadSetup, r"action 2, West: call, no longer fits \(East is asked then\)", stacks={1: 5})


def test_an_edit_is_all_or_nothing() -> None:
    refused(spot_after(7), BadSetup, "no longer fits", hole={0: "AsAc"}, board="Kc", stacks={1: 200})
    refused(spot_after(7), BadCards, "is held by", hole={0: "AsAc", 1: "TcKs"}, stacks={1: 290})
    refused(spot_after(7), BadSetup, "no change")


def test_a_line_that_was_taken_back_stays_where_it_fits_and_is_let_go_where_it_does_not() -> None:
    table = spot_after(6)
    table.raise_to(300 - 85)
    table.undo()
    table.edit(hole={0: "AsAc"})
    assert len(session_of(table).history.branches) == 1
    table.edit(stacks={1: 250})
    assert session_of(table).history.branches == ()


def test_a_note_that_would_lose_its_step_is_not_lost() -> None:
    table = hw.stage(stacks=(1000, 100), button=0, actions=("raise to 100", "call"))
    table.annotate("the end")
    last = len(session_of(table).hand.steps) - 1
    assert table.is_over
    refused(table, BadSetup, f"the note at step {last} would have no place", stacks={0: 1000, 1: 2000})
    assert [note.step for note in session_of(table).history.notes] == [last]


def test_a_hand_that_is_not_over_any_more_is_not_finished() -> None:
    table = hw.stage(stacks=(1000, 100), button=0, actions=("raise to 100", "call"))
    assert table.is_over
    table.edit(stacks={1: 400})
    assert not table.is_over
    assert (len(session_of(table).finished), session_of(table).settled) == (0, [])
    table.edit(stacks={1: 100})
    assert table.is_over
    assert len(session_of(table).finished) == 1


# ── where ──


def test_only_a_staged_hand_can_be_edited() -> None:
    for table in (
        hw.play("match", seed=1, opponents="beginner"),
        hw.play("match", seed=1, opponents="beginner", open_cards=True),
        hw.play("duel", seed=1, opponents="beginner", open_cards=True),
    ):
        assert not session_of(table).may_edit
        with pytest.raises(NotAsked, match="staged hand only"):
            table.edit(hole={0: "AsAc"})
    assert session_of(spot_after(0)).may_edit


def test_a_branch_of_a_duel_has_no_cards_to_edit() -> None:
    table = hw.play("duel", seed=1, opponents="beginner", open_cards=True)
    table.lock(card_name(session_of(table).observe(0).own[0]))
    branch = table.branch(0)
    assert session_of(branch).staged
    with pytest.raises(NotAsked, match="staged hand only"):
        session_of(branch).submit(Edits(changes=(Edit(seat=0, chips=5),)))


def test_what_changed_is_said() -> None:
    table = spot_after(5)
    told = table.edit(hole={0: "AsAc", 1: "QhQs"}, board="Kc", stacks={1: 310})
    assert repr(told).splitlines() == [
        "You now hold A♠ A♣", "West now holds Q♥ Q♠", "The board is now K♣ 8♠ 5♣ 2♦ 9♣", "West begins with 310",
    ]  # fmt: skip


def test_no_chip_and_no_card_is_made_by_an_edit() -> None:
    table = spot_after(9)
    table.edit(hole={0: "AsAc"}, board="Kc", stacks={0: 950, 2: 640})
    session: Session = session_of(table)
    assert sum(session.public.stacks) == 950 + 300 + 640 + 85
    assert table.audit.difference == 0
    draw = session.history.draws[-1]
    assert len(set(draw)) == len(draw)
    assert replace(session.history, notes=()).is_over


def test_a_seat_may_be_a_number_of_numpy_as_everywhere_and_true_is_none() -> None:
    spot = spot_after()
    spot.edit(hole={np.int64(1): "AcAd"}, stacks={np.int64(1): np.int64(500)})
    assert spot.stacks[1] == 480
    with pytest.raises(BadSetup, match="seat True has no stack"):
        spot.edit(stacks={True: 50})


def test_a_choice_for_the_next_turn_is_gone_with_the_hand_that_it_was_made_in() -> None:
    spot = hw.play("event", seed=3, opponents="beginner", clock=None, open_cards=True, seats=3).branch(0)
    spot.preselect("check_fold")
    spot.edit(stacks={1: 5})
    assert spot.view["preselected"] is None
