"""Does a short match end after its hands, in every game, and who has how many chips then?"""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import pytest

import holdem_widget as hw
from holdem_widget.display import Rows
from holdem_widget.errors import BadSetup, FormatError, NotAsked
from holdem_widget.games.library import Variant, game
from holdem_widget.table.commands import Act
from holdem_widget.table.history import History, variant_of
from holdem_widget.table.standings import standings
from holdem_widget.widgets.table_widget import Table
from tests.survival.doors import GAMES, move_on, position, session_of


@pytest.fixture(autouse=True)
def own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A folder of match files for one test."""
    monkeypatch.setenv("HOLDEM_WIDGET_HOME", str(tmp_path / "matches"))


def passive(observation: Any, rng: random.Random) -> Any:
    """Checks where it is free, else folds or locks: nobody goes out."""
    legal = observation.legal
    return hw.Lock(legal.lock[0]) if legal.lock else hw.Check() if legal.check else hw.Fold()


def passed(table: Table) -> Table:
    """Hands gone by until the match is over, with the least that can be done."""
    while not table.is_over:
        legal = table.legal
        if legal is None:
            table.next_hand()
        else:
            action = hw.Lock(legal.lock[0]) if legal.lock else hw.Check() if legal.check else hw.Fold()
            session_of(table).submit(Act(action=action, until="you"))
    return table


@pytest.mark.parametrize("game_id", GAMES)
@pytest.mark.parametrize("hands", [1, 3])
def test_a_short_match_is_over_after_its_hands(game_id: str, hands: int) -> None:
    table = passed(hw.play(game_id, seed=5, hands=hands, opponents=passive, clock=game_id == "event"))
    session = session_of(table)
    assert session.public.hand == hands
    assert sum(stack > 0 for stack in table.stacks) >= 2
    assert session.game.match_is_over(session.public)
    assert session.game.rules.hands == hands
    assert table.view["match_over"]
    assert "next_hand" not in table.view["may"]
    with pytest.raises(NotAsked, match=f"set for {hands} hands?;"):
        table.next_hand()
    table.restart()
    assert (session.match, session.public.hand, table.is_over) == (2, 1, hands == 1 and session.hand_is_over)


def test_a_short_match_ends_sooner_when_one_player_has_everything() -> None:
    table = hw.play("match", seats=2, stack=20, hands=50, seed=1, opponents=lambda observation, rng: hw.Call()
                    if observation.legal.call else hw.Check())  # fmt: skip
    while not table.is_over:
        table.next_hand() if table.legal is None else table.call() if table.legal.call else table.check()
    assert session_of(table).public.hand < 50
    with pytest.raises(NotAsked, match="one player has all the chips"):
        table.next_hand()


@pytest.mark.parametrize("game_id", GAMES)
def test_it_is_a_variant_and_the_game_itself_has_no_such_end(game_id: str) -> None:
    table = hw.play(game_id, seed=5, hands=2, opponents="beginner")
    assert session_of(table).variant is not None
    assert session_of(table).variant.hands == 2
    assert session_of(hw.play(game_id, seed=5, opponents="beginner")).game.rules.hands is None


def test_seats_stack_and_blinds_are_a_variant_together_with_hands() -> None:
    variant = session_of(hw.play("match", seats=3, stack=300, blinds=(5, 10), hands=4, opponents="beginner")).variant
    assert variant == Variant(stacks=(300, 300, 300), blinds=(5, 10), hands=4)


@pytest.mark.parametrize("wrong", [0, -1, 1.5, True, "10", 10**9])
def test_hands_is_a_whole_number_from_one(wrong: Any) -> None:
    with pytest.raises(BadSetup, match="whole number from 1 to 10,000"):
        hw.play("match", hands=wrong)


def test_a_spot_is_played_on_without_such_an_end() -> None:
    with pytest.raises(BadSetup, match="a spot is played on without an end"):
        hw.play(from_=hw.stage(stacks=(100, 100)), hands=3)


@pytest.mark.parametrize("game_id", GAMES)
def test_a_short_match_is_taken_up_again_and_ends_where_it_would(game_id: str) -> None:
    table = hw.play(game_id, seed=5, hands=3, opponents="beginner", clock=None)
    rng = random.Random(1)
    while session_of(table).public.hand < 3 and not table.is_over:
        move_on(table, rng)
    again = hw.resume(clock=None)
    assert position(again) == position(table)
    while not again.is_over:
        move_on(again, rng)
    assert session_of(again).public.hand <= 3
    with pytest.raises(NotAsked):
        again.next_hand()


def test_a_history_keeps_it_and_an_older_one_is_read_without() -> None:
    table = passed(hw.play("match", seed=5, hands=2, opponents=passive))
    written = table.history[0].to_json()
    assert History.from_json(json.loads(json.dumps(written))) == table.history[0]
    del written["variant"]["hands"]
    assert History.from_json(written).variant == Variant()
    assert variant_of(None) is None
    with pytest.raises(FormatError, match="variant"):
        variant_of([1])
    with pytest.raises(FormatError, match="stacks"):
        variant_of({"hands": 3})


def test_the_pure_game_knows_the_end() -> None:
    match, rng = game("match", Variant(hands=1)), random.Random(1)
    state = match.deal(match.new(), rng).state
    while (seat := match.to_act(state)) is not None:
        legal = match.legal(state.public, seat)
        state = match.apply(state, hw.Check() if legal.check else hw.Call()).state
    assert match.match_is_over(state.public)
    with pytest.raises(NotAsked, match="set for 1 hand;"):
        match.deal(state, rng)


# ── standings ──


def rows_of(table: Table) -> list[tuple[Any, ...]]:
    return [tuple(row.values()) for row in table.standings]


def test_the_standings_are_chips_in_order_with_what_changed() -> None:
    table = passed(hw.play("match", seed=5, hands=2, opponents=passive))
    found = table.standings
    assert isinstance(found, Rows)
    assert found.columns == ("place", "name", "chips", "change")
    assert [chips for _, _, chips, _ in rows_of(table)] == sorted(table.stacks, reverse=True)
    assert sum(change for _, _, _, change in rows_of(table)) == 0
    by_name = {name: chips for _, name, chips, _ in rows_of(table)}
    assert by_name == dict(zip(table.names, table.stacks, strict=True))
    assert repr(found).startswith("Final standings after hand 2\nplace  name")


def test_equal_chips_are_an_equal_place() -> None:
    table = hw.play("match", seed=5, opponents=passive)
    assert rows_of(table) == [(1, name, 1000, 0) for name in table.names]
    assert table.standings.caption == "Standings before hand 1"
    short = hw.play("match", seed=5, hands=4, opponents=passive, lang="de")
    assert short.standings.caption == "Stand vor Hand 1 von 4"


def test_h_5_8_of_two_who_are_out_the_larger_stack_at_the_start_is_higher() -> None:
    table = hw.stage(stacks=(1000, 300, 200, 500), button=0, hole={0: "AhAd", 1: "2c7d", 2: "2d7h", 3: "3h7s"},
                     board="AsAcKdQhJs", actions=("fold", "raise to 300", "call", "call"))  # fmt: skip
    session = session_of(table)
    assert table.hand_is_settled
    assert [(one.place, one.seat, one.chips) for one in standings(session)] == [
        (1, 0, 1500), (2, 3, 500), (3, 1, 0), (4, 2, 0),
    ]  # fmt: skip
    assert session.settled[0].out == ((2, 200), (1, 300))
    assert sum(one.change for one in standings(session)) == 0


def test_who_goes_out_later_is_higher_whatever_the_stack_was() -> None:
    table = hw.stage(stacks=(1000, 900, 60), button=0, hole={0: "AhAd", 1: "2c7d", 2: "2d7h"}, board="AsAcKdQhJs",
                     actions=("raise to 60", "fold", "call"))  # fmt: skip
    session = session_of(table)
    assert session.settled[0].out == ((2, 60),)
    table.next_hand()
    while session.public.stacks[1] or not session.hand_is_over:  # the other two push until the next one is out
        if session.hand_is_over and 0 in session.public.stacks[:2]:
            break
        if session.hand_is_over:
            table.next_hand()
            continue
        legal = table.legal
        assert legal is not None
        table.raise_to(legal.raise_to[1]) if legal.raise_to else table.call()
    loser = session.public.stacks[:2].index(0)
    assert [one.seat for one in standings(session)][1:] == [loser, 2]
    assert [one.place for one in standings(session)] == [1, 2, 3]


def test_two_who_went_out_alike_share_their_place() -> None:
    table = hw.stage(stacks=(1000, 300, 300), button=0, hole={0: "AhAd", 1: "2c7d", 2: "2d7h"}, board="AsAcKdQhJs",
                     actions=("raise to 300", "call", "call"))  # fmt: skip
    assert [(one.place, one.seat) for one in standings(session_of(table))] == [(1, 0), (2, 1), (2, 2)]


def test_an_empty_seat_has_no_place() -> None:
    table = hw.stage(stacks=(1000, 0, 300), button=0)
    assert [one.seat for one in standings(session_of(table))] == [0, 2]


def test_who_has_left_stands_with_what_they_took() -> None:
    table = hw.play("event", seed=7, seats=4, opponents=passive, clock=None)
    table.leave(2)
    while not table.hand_is_settled:
        move_on(table, random.Random(1))
    account = session_of(table).public.account[2]
    assert account > 0
    assert next(one for one in standings(session_of(table)) if one.seat == 2).chips == account
