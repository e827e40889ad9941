"""What an outside user may type by mistake or to look behind the cards: refused by name, and nothing shows."""

from __future__ import annotations

import copy
import json
import pickle
from collections.abc import Callable
from decimal import Decimal
from pathlib import Path
from threading import Thread
from typing import Any

import numpy as np
import pytest

import holdem_widget
from holdem_widget.errors import HoldemWidgetError
from holdem_widget.poker.cards import card_name

hw: Any = holdem_widget

JUNK: tuple[Any, ...] = (
    None, True, False, -1, 3.5, float("nan"), float("inf"), 10**40, "", " ", "Ah", "AhK", "AhAh", "ÅhKd", b"AhKd", [], [None],
    [True, False], [99, 1], {"a": 1}, set(), object(), np.int64(3), np.array([1, 2]), Decimal(1), "<b>x</b>", "🂡",
)  # fmt: skip
SPOT: dict[str, Any] = {"stacks": (1000, 300, 1000, 85), "blinds": (10, 20), "button": 3}


def refused_or_done(door: Callable[[], object]) -> None:
    """Every error is ours, and says something."""
    said = "done"
    try:
        door()
    except HoldemWidgetError as error:
        said = str(error)
    assert said


@pytest.mark.parametrize("junk", JUNK, ids=lambda junk: repr(junk)[:20])
def test_cards_and_chances_refuse_junk_by_name(junk: Any) -> None:
    board = "Qh7h2c9s3d"
    for door in (hw.evaluate, hw.strengths, hw.range, hw.equity, hw.rules, hw.game, hw.rules("match").refer):
        refused_or_done(lambda door=door: door(junk))  # type: ignore[misc]
    refused_or_done(lambda: hw.evaluate("AhKhQhJhTh").name(junk))
    refused_or_done(lambda: hw.showdown(junk, ["AhKh", "QsQd"]))
    refused_or_done(lambda: hw.showdown(board, junk))
    refused_or_done(lambda: hw.outs(junk, board="Qh7h2c"))
    for name in ("board", "dead", "street", "exact", "seed", "progress"):
        refused_or_done(lambda name=name: hw.equity(["AhKs", "QsQd"], **{"board": "Qh7h2c"} | {name: junk}))  # type: ignore[misc]
    for name in ("hole", "of", "street", "board", "dead", "given", "opponents", "at_least"):
        refused_or_done(lambda name=name: hw.chance(**{"hole": "AhKd", "of": "pair+", "street": "flop"} | {name: junk}))  # type: ignore[misc]
    for name in ("of", "board", "dead", "player"):
        refused_or_done(lambda name=name: hw.outs(["AhKh", "QsQd"], **{"board": "Qh7h2c"} | {name: junk}))  # type: ignore[misc]


@pytest.mark.parametrize("junk", JUNK, ids=lambda junk: repr(junk)[:20])
def test_settle_refuses_junk_by_name(junk: Any) -> None:
    plain = {"committed": (300, 100, 100), "live": (0, 1), "strengths": (9, 5, 0), "button": 2, "dead": 0, "charge": 0}
    for name in plain:
        refused_or_done(lambda name=name: hw.settle(**plain | {name: junk}))  # type: ignore[misc]


@pytest.mark.parametrize("junk", JUNK, ids=lambda junk: repr(junk)[:20])
def test_stage_refuses_junk_by_name_and_a_spot_too(junk: Any) -> None:
    names = (
        "stacks", "names", "blinds", "ante", "ante_kind", "button", "hole", "board", "actions", "street", "pot", "to_call",
        "to_act", "seed", "lang",
    )  # fmt: skip
    for name in names:
        refused_or_done(lambda name=name: hw.stage(**SPOT | {name: junk}))  # type: ignore[misc]
    for name in ("pot", "to_call", "to_act"):
        refused_or_done(lambda name=name: hw.stage(**SPOT, **{"street": "flop", "board": "Kh8s5c"} | {name: junk}))  # type: ignore[misc]
    spot = hw.stage(**SPOT)
    for move in (spot.raise_to, spot.lock, spot.watch, spot.leave, spot.join, spot.talk, spot.preselect, spot.save):
        before = spot.stacks
        refused_or_done(lambda move=move: move(junk))  # type: ignore[misc]
        assert spot.stacks == before or move in (spot.raise_to, spot.leave)
    refused_or_done(lambda: spot.annotate(junk))
    refused_or_done(lambda: spot.annotate("x", step=junk))


@pytest.mark.parametrize("junk", JUNK, ids=lambda junk: repr(junk)[:20])
def test_play_and_files_refuse_junk_by_name(junk: Any, tmp_path: Path) -> None:
    for name in ("lang", "pace", "seats", "stack", "blinds", "names", "from_", "clock", "club"):
        refused_or_done(lambda name=name: hw.play("match", **{"opponents": "beginner", "seed": 1} | {name: junk}))  # type: ignore[misc]
    for door in (hw.play, hw.replay, hw.load, hw.dump, hw.player, hw.lesson, hw.review, hw.hand_rankings):
        refused_or_done(lambda door=door: door(junk))  # type: ignore[misc]
    if junk is not None:
        refused_or_done(lambda: hw.resume(junk))
    for name in ("seed", "executor", "stack", "blinds"):
        refused_or_done(lambda name=name: hw.league(["beginner"] * 2, **{"deals": 1, "progress": quiet} | {name: junk}))  # type: ignore[misc]


def quiet(done: int, deals: int) -> None:
    """No bar."""


@pytest.mark.parametrize("junk", JUNK, ids=lambda junk: repr(junk)[:20])
def test_a_replay_refuses_junk_by_name(junk: Any) -> None:
    history = hw.stage(**SPOT, actions=["call", "fold", "fold", "check"]).history
    replay = hw.replay(history)
    for door in (lambda: hw.replay(history, viewpoint=junk), lambda: hw.replay(history, lang=junk)):
        refused_or_done(door)
    for place in (replay.goto, replay.line, replay.to_svg):
        refused_or_done(lambda place=place: place(junk))  # type: ignore[misc]
    refused_or_done(lambda: replay.annotate(junk, "x"))
    refused_or_done(lambda: replay.annotate(1, junk))
    refused_or_done(lambda: replay.annotate(1, "x", marks=junk))
    refused_or_done(lambda: replay.branch(junk, "call"))
    refused_or_done(lambda: replay.branch(1, junk))
    for name in ("accept", "choices", "tolerance", "hint", "explain"):
        refused_or_done(lambda name=name: hw.replay(history).ask(1, "Q", **{"accept": "You"} | {name: junk}))  # type: ignore[misc]
    for name in ("run_out", "opponents", "name", "seed"):
        refused_or_done(lambda name=name: replay.branch(1, "fold", **{name: junk}))  # type: ignore[misc]


def test_numpy_numbers_count_and_truth_values_do_not() -> None:
    spot = hw.stage(stacks=np.array([100, 200, 300]), button=np.int64(1), blinds=(np.int64(1), 2))
    assert all(type(chips) is int for chips in spot.stacks)
    json.dumps(spot.history.to_json())
    for wrong in ({"stacks": (True, 100)}, {"stacks": (100.0, 100)}, {"stacks": SPOT["stacks"], "button": True}):
        with pytest.raises(HoldemWidgetError, match=r"True|100\.0"):
            hw.stage(**wrong)


@pytest.mark.parametrize("seed", [-1, 0, -(10**30), 10**30, np.int64(7)])
def test_any_whole_seed_gives_the_same_cards_again(seed: Any) -> None:
    one, two = (hw.play("match", seed=seed, opponents="beginner") for _ in range(2))
    assert one.view == two.view
    assert one.seed == seed


# ── hidden cards ──


def hidden_cards(seed: int) -> frozenset[str]:
    """What the others hold in the first hand of this seed: a twin of the table that was played to its end knows it."""
    twin = hw.play("match", seed=seed, opponents="beginner")
    while not twin.hand_is_settled:
        twin.fold()
    holes = twin.history[0].end.secret.holes
    return frozenset(card_name(card) for hole in holes[1:] for card in hole)


def test_nothing_that_a_running_table_shows_names_a_hidden_card() -> None:
    table = hw.play("match", seed=7, opponents="club", pace="step")
    while table.to_act != 0:
        table.step()
    with pytest.raises(HoldemWidgetError) as refused:
        table.raise_to(1)
    shown = [json.dumps(table.view), repr(table), repr(refused.value), repr(vars(refused.value))]
    shown += [repr(getattr(table, name)) for name in ("legal", "pots", "actions", "decisions", "history", "points")]
    shown += [table.to_svg(), *(table.watch(what).value for what in ("pots", "actions", "decisions", "legal", "hand"))]
    state = {name: value for name, value in table.get_state().items() if name not in ("words", "rules", "_esm", "_css")}
    shown.append(json.dumps(state, default=str))
    for card in hidden_cards(7):
        assert not any(f'"{card}"' in text or f"'{card}'" in text or f" {card}" in text for text in shown)
    for name in ("showdown", "audit"):
        with pytest.raises(HoldemWidgetError):
            getattr(table, name)


def test_a_running_table_is_not_copied_replayed_or_played_on() -> None:
    table = hw.play("match", seed=7, opponents="beginner")
    for door in (hw.replay, hw.dump, lambda source: hw.play(from_=source, opponents="beginner")):
        with pytest.raises(HoldemWidgetError):
            door(table)
    for door in (copy.copy, copy.deepcopy, pickle.dumps):
        with pytest.raises((NotImplementedError, pickle.PicklingError, TypeError)):
            door(table)


def test_a_branch_of_a_running_hand_deals_the_hidden_cards_anew() -> None:
    table = hw.play("match", seed=7, opponents="beginner")
    anew = [table.branch(0, seed=seed) for seed in range(4)]
    held = {frozenset(card for seat in one.view["seats"][1:] for card in seat["cards"]) for one in anew}
    assert len(held | {hidden_cards(7)}) == 5


# ── order, threads, observers ──


def test_methods_in_the_wrong_order_are_refused_and_change_nothing() -> None:
    table = hw.play("match", seed=7, opponents="beginner")
    before = table.view
    for move in (
        table.step,
        table.next_hand,
        table.play_out,
        table.check,
        lambda: table.lock("Ah"),
        lambda: table.join(1),
    ):
        with pytest.raises(HoldemWidgetError):
            move()
    assert table.view == before
    table.fold()
    for move in (table.fold, table.call, table.step):
        with pytest.raises(HoldemWidgetError):
            move()


def test_an_observer_of_the_view_may_play_on() -> None:
    table = hw.play("match", seed=3, opponents="beginner")
    moves: list[int] = []

    def follow(change: Any) -> None:
        if table.to_act == 0 and len(moves) < 50:
            moves.append(1)
            table.check() if table.legal.check else table.call()

    table.observe(follow, "view")
    table.check() if table.legal.check else table.call()
    assert table.hand_is_settled
    assert sum(table.stacks) == 4000


def test_an_observer_that_moves_leaves_the_newest_view_out() -> None:
    table = hw.play("match", seed=3, opponents="beginner")
    moved: list[int] = []

    def once(change: Any) -> None:
        if not moved and table.to_act == 0:
            moved.append(1)
            table.fold()

    table.observe(once, ["view", "at", "hand"])
    table.check() if table.legal.check else table.call()
    assert moved
    assert (table.view["hand_over"], table.hand, table.at) == (True, 1, table.view["cursor"]["step"])


def test_an_observer_that_fails_stops_no_opponent_and_leaves_a_table_that_plays_on() -> None:
    table = hw.play("match", seed=4, opponents="beginner")

    def fail(change: Any) -> None:
        raise ArithmeticError

    table.observe(fail, "view")
    with pytest.raises(ArithmeticError):
        table.fold()
    assert table.hand_is_settled
    assert table.view["hand_over"]
    assert sum(table.stacks) == 4000
    table.unobserve_all()
    table.next_hand()
    assert table.hand == 2


def test_many_threads_that_move_at_once_lose_no_chip() -> None:
    table = hw.play("match", seed=5, opponents="beginner")
    unexpected: list[BaseException] = []

    def hammer() -> None:
        for _ in range(6):
            try:
                if table.hand_is_settled:
                    table.next_hand()
                elif table.to_act == 0:
                    table.call()
                else:
                    table.play_out()
            except HoldemWidgetError:
                continue
            except BaseException as error:  # noqa: BLE001 - what a thread raises is raised by the test
                unexpected.append(error)

    threads = [Thread(target=hammer) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert not unexpected
    assert sum(table.stacks) + (0 if table.hand_is_settled else table.view["pot"]["total"]) == 4000


def test_language_and_restart_in_mid_hand_change_no_chip_and_no_turn() -> None:
    table = hw.play("match", seed=5, opponents="beginner")
    cards = table.view["board"], table.legal
    for lang in table.languages:
        table.lang = lang
        assert repr(table.actions)
        assert repr(table.pots)
    with pytest.raises(HoldemWidgetError, match="xx"):
        table.lang = "xx"
    assert (table.view["board"], table.legal) == cards
    table.restart()
    assert sum(table.stacks) + table.view["pot"]["total"] == 4000
    assert len(table.history) == 0


def test_names_with_markup_are_text_wherever_they_show() -> None:
    spot = hw.stage(stacks=(100, 100, 100), names=("<b>You</b>", '{$x} & "q"', "Łódź 🂡"), button=0)
    spot.raise_to(100)
    spot.call()
    spot.call()
    for face in (spot.pots, spot.actions, spot.audit, spot.showdown, spot.history):
        assert "<b>You" not in face._repr_html_()
    assert "<b>You" not in spot.to_svg()
    assert "<b>You" not in hw.replay(spot.history).page()._repr_html_().replace("&lt;", "")
    for wrong in (("A", "A", "B"), ("", "A", "B"), (" ", "A", "B"), ("a\nb", "A", "B"), "ABC", ("x" * 41, "A", "B")):
        with pytest.raises(HoldemWidgetError, match="names"):
            hw.stage(stacks=(100, 100, 100), names=wrong)


def test_at_looks_at_a_step_of_the_present_hand_and_hand_cannot_be_set() -> None:
    table = hw.play("match", seed=7, opponents="beginner")
    table.fold()
    last = table.at
    table.at = 1
    assert table.view["cursor"]["step"] == 1
    assert not table.view["cursor"]["live"]
    for step in (last + 1, -1, True):
        with pytest.raises(HoldemWidgetError, match="here are steps 0"):
            table.at = step
    with pytest.raises(HoldemWidgetError, match="here are steps 0"):
        table.hand = 7
    table.at = last
    assert table.view["cursor"]["live"]


def test_numpy_totals_are_whole_and_texts_of_actions_are_read_strictly() -> None:
    assert "raises to 60" in repr(hw.stage(**SPOT).raise_to(np.int64(60)))
    for wrong in (
        "raise to ²",
        "raise to ６０",
        "raise to 60.5",
        "raise to -5",
        "all in",
        "raise to " + "9" * 5000,
        60,
    ):
        with pytest.raises(HoldemWidgetError, match="is not an action"):
            hw.stage(**SPOT, actions=[wrong])


def test_what_belongs_to_another_game_is_refused() -> None:
    for wrong in ({"seats": 3}, {"blinds": (5, 10)}, {"club": True}, {"clock": 15}):
        with pytest.raises(HoldemWidgetError):
            hw.play("duel", opponents="beginner", seed=1, **wrong)
    duel = hw.play("duel", opponents="beginner", seed=1)
    while not duel.hand_is_settled:
        move = next(iter(duel.legal))
        duel.lock(card_name(move.card)) if duel.legal.lock else duel.check() if duel.legal.check else duel.fold()
    replay = hw.replay(duel)
    with pytest.raises(HoldemWidgetError, match="no board"):
        replay.here.equity  # noqa: B018
    with pytest.raises(HoldemWidgetError):
        replay.goto("flop")


def test_a_damaged_history_is_refused_and_nothing_else_is_raised() -> None:
    whole = json.loads(json.dumps(hw.stage(**SPOT, actions=["call", "fold", "fold", "check"]).history.to_json()))
    for path in (("betting", "stacks"), ("betting", "answered"), ("gone",), ("mucked",), ("swept",), ("start",)):
        broken = copy.deepcopy(whole)
        part = broken["start"]["public"]
        for name in path[:-1]:
            part = part[name]
        part[path[-1]] = part[path[-1]][:-1]
        with pytest.raises(HoldemWidgetError):
            hw.load(json.dumps(broken))
    for name, wrong in (("to_act", -1), ("button", 9), ("board", [1]), ("board", [99, 98, 97])):
        broken = copy.deepcopy(whole)
        broken["start"]["public"][name] = wrong
        with pytest.raises(HoldemWidgetError):
            hw.load(json.dumps(broken))
