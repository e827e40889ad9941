"""What if: other actions and other cards, kept as branches and stepped like the hand itself."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

import holdem_widget as hw
from holdem_widget.errors import BadSetup, IllegalAction, NotAsked, StillHidden
from holdem_widget.lessons.branches import line_of
from holdem_widget.table.history import History
from holdem_widget.widgets.branching import Wish, branch_session
from tests.replay.hands import lesson_hand, played, real_hand


def test_another_action_goes_on_with_the_same_cards() -> None:
    replay = hw.replay(lesson_hand())
    table = replay.branch(8, "call")
    table.call()
    for _ in range(4):
        table.check()
    assert table.is_over
    line = line_of(replay.history, 0)
    assert line.end.public.board == replay.history.end.public.board
    assert line.end.public.stacks == table.stacks
    assert replay.history.moves == lesson_hand().moves


def test_a_branch_is_stepped_from_where_it_leaves_the_hand_and_back() -> None:
    replay = hw.replay(lesson_hand())
    replay.branch(8, "call")
    replay.goto(10)
    assert replay.line(0).step == 8
    assert replay.goto(9).sentence == "North calls 215"
    assert replay.line(None).step == 8
    assert replay.goto(9).sentence == "North folds"


def test_a_branch_of_a_branch_keeps_all_its_moves() -> None:
    replay = hw.replay(lesson_hand())
    replay.branch(8, "call").call()
    replay.line(0)
    replay.branch(9, hw.RaiseTo(600))
    first, second = replay.history.branches
    assert second.step == first.step
    assert [move.action for move in second.moves] == [hw.Call(), hw.RaiseTo(600)]


def test_another_board_changes_who_wins() -> None:
    replay = hw.replay(lesson_hand())
    table = replay.branch("turn", board="Kh8s5c2dTs")
    assert hw.replay(table.history).goto("end").sentence.startswith("You win 430")
    replay.branch("turn", board="Kh8s5c2dAc")
    assert replay.line(1).goto("end").sentence.startswith("You win 430")


def test_another_run_out_is_the_same_for_the_same_seed() -> None:
    def board(seed: int) -> tuple[int | None, ...]:
        replay = hw.replay(lesson_hand())
        replay.branch("turn", run_out=True, seed=seed)
        found: tuple[int | None, ...] = line_of(replay.history, 0).end.public.board
        return found

    assert board(5) == board(5)
    assert len({board(seed) for seed in range(6)}) > 1
    assert all(board(seed)[:4] == lesson_hand().end.public.board[:4] for seed in range(3))


def test_unknown_cards_of_a_real_hand_are_dealt_in_a_branch() -> None:
    replay = hw.replay(real_hand())
    table = replay.branch(1, "call", seed=1)
    history = table.history
    assert isinstance(history, History)
    assert None not in history.start.secret.holes[1]
    assert len(set(history.start.secret.holes)) == 3


def test_opponents_take_the_other_seats_and_you_keep_the_viewpoint_s() -> None:
    replay = hw.replay(lesson_hand(), viewpoint=2)
    table = replay.branch("flop", opponents="beginner", seed=3)
    assert table.to_act == 2 or table.is_over
    assert table.view["viewer"] == 2


@pytest.mark.parametrize(
    ("wish", "error"),
    [
        ({"action": "raise to 9"}, IllegalAction),
        ({"action": "dance"}, BadSetup),
        ({"board": "Kh8s5cKd"}, BadSetup),
        ({"board": "2c"}, BadSetup),
        ({"board": "Kh8s5c2d9cAs"}, BadSetup),
    ],
)
def test_a_branch_that_cannot_be_is_refused_and_not_kept(wish: dict[str, Any], error: type[Exception]) -> None:
    replay = hw.replay(lesson_hand())
    with pytest.raises(error):
        replay.branch("flop", **wish)
    assert replay.history.branches == ()


def test_where_nobody_is_asked_the_nearest_step_is_named() -> None:
    with pytest.raises(NotAsked, match="branch from step 9"):
        hw.replay(lesson_hand()).branch("turn", "fold")


def test_no_line_is_opened_while_a_question_is() -> None:
    replay = hw.replay(lesson_hand())
    replay.branch(8, "call")
    replay.ask("river", "Who wins?", accept="You")
    with pytest.raises(StillHidden):
        replay.line(0)


def running(history: History, moves: int) -> History:
    """A hand of which only so many moves are made, and nobody may see all cards."""
    return replace(history, moves=history.moves[:moves], open_cards=False)


@pytest.mark.parametrize("seed", range(4))
def test_a_branch_of_a_running_hand_deals_anew_what_its_owner_cannot_see(seed: int) -> None:
    (history,) = played(seed)
    half = running(history, 1)
    session, branch = branch_session(half, 0, Wish(action=None, seat=0, anew=True, seed=9))
    other, _ = branch_session(half, 0, Wish(action=None, seat=0, anew=True, seed=10))
    assert branch.dealt_anew
    assert session.hand.start.secret.holes[0] == history.steps[0].state.secret.holes[0]
    assert session.hand.start.secret.holes[1:] != other.hand.start.secret.holes[1:]
    assert "dealt anew" in session.hand.notes[0].text


@pytest.mark.parametrize("seed", range(4))
def test_a_branch_of_a_running_hand_depends_on_nothing_that_is_hidden(seed: int) -> None:
    (history,) = played(seed)
    (other,) = played(seed + 100)
    half = running(history, 0)
    mine = half.steps[0].state.secret.holes[0]
    swapped = replace(half, draws=_with_hand(other, mine), moves=())
    wish = Wish(action=None, seat=0, anew=True, seed=9)
    first, second = branch_session(half, 0, wish)[0], branch_session(swapped, 0, wish)[0]
    assert set(first.hand.start.secret.holes[0]) == set(second.hand.start.secret.holes[0])
    if half.steps[0].state.public.button == swapped.steps[0].state.public.button:
        assert first.hand.start.secret == second.hand.start.secret


def _with_hand(history: History, mine: tuple[int, ...]) -> Any:
    """The draws of a deal, changed so that seat 0 has these cards."""
    assert history.draws is not None
    *first, deck = history.draws
    dealt = history.steps[0].state.secret.holes[0]
    swap = dict(zip((*dealt, *mine), (*mine, *dealt), strict=True)) if not set(dealt) & set(mine) else {}
    return (*first, tuple(swap.get(card, card) for card in deck))
