"""Leagues: exact zeros for equals, one result for one seed, averages of all-ins, interrupts."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from fractions import Fraction
from random import Random

import pytest

from holdem_widget.errors import BadSetup
from holdem_widget.games.game import Call, Check, Fold, Observation, RaiseTo
from holdem_widget.games.holdem_state import Public
from holdem_widget.table.league import Setup, checked, league, play_deal


def quiet(done: int, deals: int) -> None: ...


def test_identical_players_come_out_at_exactly_zero() -> None:
    result = league(["club"] * 4, deals=5, seed=3, progress=quiet)
    assert [standing.bb_per_100 for standing in result] == [0.0] * 4


def test_chips_are_conserved_on_every_deal() -> None:
    setup = Setup(players=checked(["club", "beginner", "loose club"]), seed=8)
    assert all(sum(play_deal(setup, deal)) == 0 for deal in range(15))


def test_the_result_depends_on_the_seed_alone() -> None:
    players = ["club", "beginner"]
    alone = league(players, deals=30, seed=5, progress=quiet)
    with ThreadPoolExecutor(2) as threads:
        shared = league(players, deals=30, seed=5, executor=threads, progress=quiet)
    assert alone == shared
    assert alone != league(players, deals=30, seed=6, progress=quiet)


def shove(observation: Observation[Public]) -> RaiseTo | Call:
    legal = observation.legal
    return RaiseTo(legal.raise_to[1]) if legal and legal.raise_to else Call()


def test_all_ins_before_the_river_count_with_their_average() -> None:
    setup = Setup(players=checked([shove, shove]), seed=1)
    assert play_deal(setup, 0) == (Fraction(0), Fraction(0))
    scores = [
        abs(play_deal(Setup(players=checked([shove, folds_aces_not]), seed=1, stack=999), deal)[0]) for deal in range(8)
    ]
    assert any(chips.denominator > 1 for chips in scores)


def folds_aces_not(observation: Observation[Public], rng: Random) -> Call | Check | Fold:
    legal = observation.legal
    if legal and legal.check:
        return Check()
    return Call() if max(card or 0 for card in observation.own) >= 40 else Fold()


def test_an_interrupt_gives_what_was_played() -> None:
    def stop(done: int, deals: int) -> None:
        if done >= 40:
            raise KeyboardInterrupt

    result = league(["beginner", "beginner"], deals=200, seed=1, progress=stop)
    assert (result.deals, result.stopped) == (40, True)


def test_a_stronger_level_wins_and_the_rows_say_so() -> None:
    result = league(["club", "beginner"], deals=80, seed=2, progress=quiet)
    rows = result.as_rows().to_dicts()
    assert [row["player"] for row in rows] == ["club", "beginner"]
    assert result[0].bb_per_100 == -result[1].bb_per_100 > 0


def test_a_league_shows_rows_and_a_picture_with_words() -> None:
    result = league(["beginner", "beginner"], deals=5, seed=1, progress=quiet)
    face = result._repr_html_()
    assert face.count("<circle") == 2
    assert 'aria-label="big blinds in 100 hands: beginner' in face
    assert repr(result).startswith("5 deals, 10 hands")


@pytest.mark.parametrize("players", ["club", ["club"], ["club"] * 11])
def test_a_league_needs_two_to_ten_players(players: object) -> None:
    with pytest.raises(BadSetup, match="2 to 10"):
        league(players, deals=1, progress=quiet)  # type: ignore[arg-type]


@pytest.mark.parametrize("deals", [0, -1, 1.5, True])
def test_deals_are_a_whole_number(deals: object) -> None:
    with pytest.raises(BadSetup, match="whole number"):
        league(["club", "club"], deals=deals, progress=quiet)  # type: ignore[arg-type]
