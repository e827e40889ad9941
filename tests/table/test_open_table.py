"""Is a teacher's table open to the person alone?  Its cards, its opponents, its file, and what cannot be open."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import pytest

import holdem_widget as hw
from holdem_widget.errors import BadSetup
from tests.survival.doors import GAMES, move_on, position, session_of


@pytest.fixture(autouse=True)
def own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A folder of match files for one test."""
    monkeypatch.setenv("HOLDEM_WIDGET_HOME", str(tmp_path / "matches"))


@pytest.mark.parametrize("game_id", GAMES)
def test_an_open_table_plays_as_a_hidden_one_does(game_id: str) -> None:
    tables = [hw.play(game_id, seed=7, opponents="beginner", open_cards=open_cards) for open_cards in (True, False)]
    for table in tables:
        rng = random.Random(2)
        for _ in range(25):
            move_on(table, rng)
    opened, hidden = map(session_of, tables)
    assert opened.state == hidden.state
    assert (opened.open_cards, hidden.open_cards) == (True, False)
    assert {history.open_cards for history in opened.finished} == {True}
    assert {history.open_cards for history in hidden.finished} == {False}


def test_opponents_at_an_open_table_see_their_own_cards_alone() -> None:
    seen: dict[bool, list[Any]] = {True: [], False: []}
    for open_cards, found in seen.items():

        def spy(observation: Any, rng: random.Random, found: list[Any] = found) -> Any:
            found.append((observation.seat, observation.public, observation.own))
            return hw.Check() if observation.legal.check else hw.Call()

        table = hw.play("match", seed=3, opponents=spy, open_cards=open_cards)
        for _ in range(6):
            move_on(table, random.Random(1))
    assert seen[True] == seen[False]
    assert all(len(own) == 2 and public.shown[seat] in (None, own) for seat, public, own in seen[True])


def test_the_history_of_a_finished_hand_says_that_its_cards_were_open() -> None:
    table = hw.play("match", seed=7, opponents="beginner", open_cards=True)
    while not table.hand_is_settled:
        move_on(table, random.Random(1))
    assert hw.replay(table).viewpoint == "all"
    assert table.history[0].open_cards


def test_an_open_match_is_open_when_it_is_taken_up_again() -> None:
    table = hw.play("match", seed=7, opponents="beginner", open_cards=True)
    table.call()
    again = hw.resume()
    assert session_of(again).open_cards
    assert position(again) == position(table)
    assert not session_of(again).staged


def test_a_match_file_from_before_there_were_open_tables_and_short_matches_is_taken_up() -> None:
    table = hw.play("match", seed=7, seats=3, opponents="beginner")
    table.call()
    journal = session_of(table).journal
    assert journal is not None
    first, *rest = journal.path.read_text().splitlines(keepends=True)
    header = json.loads(first)
    del header["open_cards"], header["variant"]["hands"]
    journal.path.write_text(json.dumps(header) + "\n" + "".join(rest))
    again = hw.resume()
    assert position(again) == position(table)
    assert not session_of(again).open_cards


def test_a_staged_spot_can_be_played_on_with_open_cards() -> None:
    spot = hw.stage(stacks=(500, 400, 300), button=0)
    assert not session_of(hw.play(from_=spot, opponents="beginner")).open_cards
    table = hw.play(from_=spot, opponents="beginner", open_cards=True)
    assert session_of(table).open_cards
    assert not session_of(table).staged
    assert session_of(hw.play(from_=table, opponents="beginner")).state == session_of(table).state


def test_a_branch_of_an_open_table_is_open_and_deals_nothing_anew() -> None:
    table = hw.play("match", seed=7, opponents="beginner", open_cards=True)
    holes = session_of(table).state.secret.holes
    branch = session_of(table.branch(0, opponents="beginner", seed=1))
    assert branch.open_cards
    assert branch.state.secret.holes == holes


@pytest.mark.parametrize("wrong", [1, 0, "yes", None, "all"])
def test_open_cards_is_true_or_false(wrong: Any) -> None:
    with pytest.raises(BadSetup, match="open_cards"):
        hw.play("match", open_cards=wrong)


def test_who_plays_for_the_chips_of_the_club_sees_no_cards() -> None:
    with pytest.raises(BadSetup, match=r"open_cards True.*club=True"):
        hw.play("event", club=True, open_cards=True)
