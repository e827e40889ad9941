"""The same deal again: another table, the same cards, stacks, button and opponents; this one stays as it is."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import holdem_widget as hw
from holdem_widget.errors import NotAsked, StillHidden
from holdem_widget.table.club import EVENT_LEVEL, Club, level_of
from holdem_widget.table.journal import count_hand, finished_hands


def passed(table: Any) -> Any:
    """The table after its hand, in which the person checks and calls."""
    while table.to_act is not None:
        table.check() if table.legal.check else table.call()
    return table


def dealt(table: Any) -> Any:
    """What the deal of the present hand gave: stacks, button, blinds, every hand, and the cards to come."""
    first = table._session.hand.steps[0].state
    public, secret = first.public, first.secret
    return public.stacks, public.button, public.start, public.hand, secret.holes, secret.deck


def kept(table: Any) -> Any:
    """What a table has of its match."""
    session = table._session
    return session.version, table.stacks, len(session.finished), len(session.settled), table.view


def test_a_finished_hand_of_a_match_is_played_again_and_counts_for_nothing() -> None:
    table = passed(hw.play("match", seed=7, opponents="beginner"))
    before, cards = kept(table), dealt(table)
    again = table.deal_again()
    assert dealt(again) == cards
    assert again.to_act == 0
    assert not again.view["hand_over"]
    again.fold()
    assert kept(table) == before
    assert again._session.journal is None


def test_the_same_play_comes_out_the_same_and_the_log_tells_the_whole_hand() -> None:
    table = passed(hw.play("match", seed=7, opponents="beginner"))
    again = passed(table.deal_again())
    assert again.view["log"][0] == table.view["log"][0]
    posted = [line["say"] for line in again.view["log"] if line["kind"] == "post"]
    assert posted == [line["say"] for line in table.view["log"] if line["kind"] == "post"] != []
    assert [p.level for p in again._session.players if p] == ["beginner"] * 3


def test_a_later_hand_begins_with_its_stacks_and_its_button() -> None:
    table = passed(hw.play("match", seed=7, opponents="beginner"))
    table.next_hand()
    passed(table)
    assert table.view["hand"] == 2
    assert dealt(table.deal_again()) == dealt(table)


def test_a_running_hand_of_a_match_is_not_dealt_again() -> None:
    table = hw.play("match", seed=7, opponents="beginner")
    before = kept(table)
    with pytest.raises(NotAsked, match="the hand is running: a deal is played again when it is over"):
        table.deal_again()
    assert kept(table) == before


def test_what_comes_after_it_says_nothing_of_the_cards_that_come_here() -> None:
    table = passed(hw.play("match", seed=7, opponents="beginner"))
    again = passed(table.deal_again())
    table.next_hand()
    again.next_hand()
    assert dealt(again)[4:] != dealt(table)[4:]


def test_the_table_that_comes_of_it_repeats_itself_from_the_seed() -> None:
    tables = [passed(hw.play("match", seed=7, opponents="club")).deal_again() for _ in range(2)]
    logs = [passed(table).view["log"] for table in tables]
    assert logs[0] == logs[1]


def test_an_open_table_deals_again_at_any_time() -> None:
    table = hw.play("match", seed=7, opponents="beginner", open_cards=True)
    table.call()
    again = table.deal_again()
    assert dealt(again) == dealt(table)
    assert (again.view["open_cards"], again.to_act) == (True, 0)
    assert again.view["log"][-1]["step"] < table.view["log"][-1]["step"]


def test_a_staged_hand_deals_again_at_any_time_and_stays_a_staged_one() -> None:
    table = hw.stage(stacks=(300, 400), hole={0: "AhKd"}, board="Kh8s5c2d9c", names=("Ann", "Bo"))
    table.raise_to(60)
    again = table.deal_again()
    assert dealt(again) == dealt(table)
    assert (again.view["mode"], again.to_act, again.view["coming"]) == ("lesson", 0, ["Kh", "8s", "5c", "2d", "9c"])
    again.edit(board="Ks")
    assert (again.view["coming"][0], table.view["coming"][0]) == ("Ks", "Kh")
    again.restart()
    assert dealt(again)[4] == dealt(table)[4]


def test_a_spot_in_mid_hand_begins_again_as_it_was_set_up() -> None:
    table = hw.stage(stacks=(300, 400), street="flop", board="Kh8s5c", pot=90, to_call=30)
    table.call()
    again = table.deal_again()
    assert dealt(again) == dealt(table)
    assert (again.view["street"], again.legal.call) == ("flop", 30)


def test_what_was_edited_is_dealt_again() -> None:
    table = hw.stage(stacks=(300, 400), hole={0: "AhKd"})
    table.edit(hole={0: "7c2d"}, stacks={1: 500})
    again = table.deal_again()
    assert dealt(again) == dealt(table)
    assert again.view["seats"][0]["cards"] == ["7c", "2d"]


def test_an_event_and_its_button_are_dealt_again() -> None:
    table = passed(hw.play("event", seed=11, seats=4, opponents="beginner"))
    again = table.deal_again()
    assert dealt(again) == dealt(table)


def test_d_5_3_a_duel_waits_until_no_card_of_it_is_carried_on() -> None:
    table = hw.play("duel", seed=3, opponents="beginner")
    while not table.view["hand_over"]:
        table._act(next(iter(table.legal)))
    assert not table.is_over
    with pytest.raises(StillHidden):
        table.deal_again()
    while not table.is_over:
        table._act(next(iter(table.legal))) if table.legal is not None else table.next_hand()
    assert table.deal_again().to_act == 0


def test_a_stepped_table_stays_one() -> None:
    table = hw.play("match", seed=11, opponents="beginner", pace="step")
    while not table.view["hand_over"]:
        table.step() if table.view["waiting"] else table.call() if table.legal.call else table.check()
    again = table.deal_again()
    assert (again.pace, len(again._session.hand.moves)) == ("step", 0)


def test_a_seed_may_be_given_and_is_checked() -> None:
    table = passed(hw.play("match", seed=7, opponents="beginner"))
    assert table.deal_again(seed=4)._session.seed == 4
    with pytest.raises(hw.HoldemWidgetError, match="seed 'x' must be a whole number"):
        table.deal_again(seed="x")  # type: ignore[arg-type]


def test_e_2_5_a_seat_of_the_club_plays_no_deal_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HOLDEM_WIDGET_HOME", str(tmp_path))
    while level_of(finished_hands()) < EVENT_LEVEL:
        count_hand()
    Club().exchange(1000)
    table = passed(hw.play("event", club=True, seed=3, seats=3, opponents="beginner", clock=None))
    with pytest.raises(NotAsked, match=r"E-2\.5"):
        table.deal_again()
