"""Is what cannot be done refused aloud, and does a refusal leave everything as it was?"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import holdem_widget as hw
from holdem_widget.errors import BadSetup, FormatError, IllegalAction, NotAsked, Refused
from holdem_widget.table.commands import Act, Leave, TimeUp
from holdem_widget.table.journal import matches
from tests.survival.doors import session_of


@pytest.fixture(autouse=True)
def own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A folder of match files for one test."""
    monkeypatch.setenv("HOLDEM_WIDGET_HOME", str(tmp_path / "matches"))


SPOT: dict[str, Any] = {"stacks": (1000, 300, 1000, 85), "button": 3}


@pytest.mark.parametrize(
    "given",
    [
        {"seats": 2},
        {"stack": 500},
        {"blinds": (5, 10)},
        {"names": ("You", "A", "B", "C")},
        {"club": True},
        {"hands": 3},
        {"clock": 30},
        {"game_id": "duel"},
    ],
)
def test_what_a_spot_says_itself_is_not_overheard_but_refused(given: dict[str, Any]) -> None:
    with pytest.raises(BadSetup):
        hw.play(from_=hw.stage(**SPOT), opponents="beginner", **given)


def test_a_spot_of_a_game_with_a_clock_is_played_on_with_its_clock() -> None:
    spot = hw.play("event", seed=1, opponents="beginner", open_cards=True)
    assert hw.play("event", from_=spot, opponents="beginner", clock=30).clock is not None
    assert hw.play("event", from_=spot, opponents="beginner", clock=None).clock is None


def test_an_illegal_move_of_the_clock_leaves_no_remark() -> None:
    session = session_of(hw.play("duel", seed=3, opponents="beginner"))
    before = session.version
    with pytest.raises(IllegalAction):
        session.submit(TimeUp(seat=0, version=session.asked_at))
    assert (session.hand.remarks, session.version) == ([], before)


def test_a_lost_connection_that_cannot_be_kept_leaves_no_remark(monkeypatch: pytest.MonkeyPatch) -> None:
    session = session_of(hw.play("event", seed=3, opponents="beginner", clock=None))
    assert session.journal is not None
    session.journal.size -= 1  # as where another table goes on writing
    with pytest.raises(BadSetup):
        session.submit(Leave(seat=0, lost=True))
    assert session.hand.remarks == []


@pytest.mark.parametrize("what", ["phh", "pokerstars"])
@pytest.mark.parametrize("when", ["in the hand", "never dealt in"])
def test_a_format_without_a_line_for_who_leaves_says_so(what: Any, when: str) -> None:
    if when == "in the hand":
        spot = hw.stage(**SPOT)
        spot.call()
        spot.leave(2)
    else:
        spot = hw.stage(stacks=(1000, 300, 0, 85), button=3)
        spot.leave(2)
    while spot.legal is not None:
        spot.check() if spot.legal.check else spot.call()
    with pytest.raises(FormatError, match="no line for who leaves, as North did"):
        hw.dump(spot.history, format=what)
    assert hw.load(hw.dump(spot.history, format="json").text)[0].end == spot.history.end


def files() -> list[str]:
    """The names of the match files."""
    return [path.name for path in matches()]


@pytest.mark.parametrize("given", [{"lang": "xx"}, {"clock": 30}, {"opponents": "nobody"}])
def test_a_table_that_is_refused_begins_no_match_file(given: dict[str, Any]) -> None:
    with pytest.raises(hw.HoldemWidgetError):
        hw.play(**{"opponents": "beginner", **given})
    assert files() == []


def test_a_spot_with_nothing_left_to_play_is_refused() -> None:
    over = hw.stage(stacks=(1000, 5), button=0, hole={0: "AhAd", 1: "2c7d"}, board="AsAc5d9hTh")
    assert over.is_over
    with pytest.raises(BadSetup, match="nothing is left to play"):
        hw.play(from_=over, opponents="beginner")
    assert files() == []


@pytest.mark.parametrize("given", [{"lang": "xx"}, {"clock": 30}, {"opponents": ["beginner"]}])
def test_a_resume_that_is_refused_leaves_the_match_to_its_table(given: dict[str, Any]) -> None:
    table = hw.play(seed=7, opponents="beginner")
    with pytest.raises(BadSetup):
        hw.resume(**given)
    table.fold()
    assert len(hw.resume().history) == len(table.history) == 1


def test_an_undo_tells_what_it_took_back_though_another_thread_plays_between() -> None:
    spot = hw.stage(**SPOT)
    session, spot_was = session_of(spot), []

    def meddle(_: Any) -> None:
        if not spot_was:
            spot_was.append(session.version)
            session.submit(Act(action=hw.Fold()))

    spot.call()
    session.listeners.append(meddle)
    assert repr(spot.undo()) == "Taken back: North calls 20"


@pytest.mark.parametrize("phrase", [None, True, 5, [], "boo", "x" * 99])
def test_what_is_no_phrase_is_refused_whatever_it_is(phrase: Any) -> None:
    table = hw.play("event", seed=1, opponents="beginner", seats=4)
    with pytest.raises(Refused, match="not one of the phrases"):
        table.talk(phrase)


def test_a_table_without_opponents_has_nothing_to_pause() -> None:
    spot = hw.stage(**SPOT)
    before = session_of(spot).version
    for door in (spot.pause, spot.unpause):
        with pytest.raises(NotAsked, match="nothing to pause"):
            door()
    assert (spot.pace, session_of(spot).version) == ("auto", before)
