"""The card that a rival carries on to the next deal is told by nothing while the match runs.  Rule: D-5.3."""

from __future__ import annotations

import json

import pytest

import holdem_widget as hw
from holdem_widget.errors import StillHidden
from holdem_widget.games.game import Lock
from holdem_widget.poker.cards import card_name

pytestmark = pytest.mark.usefixtures("data_home")


def after_a_deal(**how: object) -> hw.Table:
    """A duel of which one deal was played."""
    table = hw.play("duel", seed=3, opponents="expert", **how)  # type: ignore[arg-type]
    while not table.hand_is_settled:
        table._act(next(iter(table.legal)))
    return table


def kept(table: hw.Table) -> int:
    """The card that the rival keeps."""
    secret = table._session.state.secret
    cards = list(secret.hands[1])
    cards.remove(secret.locked[1])
    return int(cards[0])


def test_d_5_3_no_record_tells_the_card_that_is_kept() -> None:
    table = after_a_deal()
    hidden = kept(table)
    records = [record for _, record in (*table.decisions.items, *table.why(1).items)]
    assert records, "the bets of the deal have records"
    for record in records:
        assert not isinstance(record.action, Lock)
        assert hidden not in record.seen.own
        assert card_name(hidden) not in json.dumps(record.to_json())


@pytest.mark.parametrize("viewpoint", ["all", 1])
def test_d_5_3_a_replay_of_a_running_match_is_seen_from_the_own_seat(viewpoint: object) -> None:
    table = after_a_deal()
    for source in (table, table.history, table.history[0]):
        with pytest.raises(StillHidden, match=r"D-5\.3"):
            hw.replay(source, viewpoint=viewpoint)
    replay = hw.replay(table)
    assert replay.viewpoint == 0
    shown = [seat["cards"] for seat in replay.view["seats"]]
    assert card_name(kept(table)) not in json.dumps(shown)
    for step in range(len(replay)):
        replay.goto(step)
        record = replay.here.decision
        assert record is None or kept(table) not in record.seen.own


def test_d_5_3_a_running_match_is_not_written_into_a_file_or_branched_with_its_cards() -> None:
    table = after_a_deal()
    for write in (lambda: hw.dump(table.history, format="json"), lambda: hw.replay(table).branch(2)):
        with pytest.raises(StillHidden, match=r"D-5\.3"):
            write()
    branches = [table.branch(4, seed=seed)._session.hand.start.secret for seed in range(12)]
    assert len({branch.hands[1] for branch in branches}) > 1, "the rival's hand is dealt anew"
    assert {branch.hands[0] for branch in branches} == {table._session.hand.steps[4].state.secret.hands[0]}


def test_once_the_match_is_over_everything_of_it_can_be_seen() -> None:
    table = after_a_deal(hands=1)
    assert table.is_over
    assert any(isinstance(record.action, Lock) for _, record in table.decisions.items)
    assert hw.replay(table, viewpoint="all").viewpoint == "all"
    assert '"duel"' in hw.dump(table.history, format="json").text


def test_on_an_open_table_nothing_is_hidden() -> None:
    table = after_a_deal(open_cards=True)
    assert any(isinstance(record.action, Lock) for _, record in table.decisions.items)
    assert hw.replay(table, viewpoint="all").viewpoint == "all"
