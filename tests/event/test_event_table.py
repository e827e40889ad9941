"""Does a table play the event: clock, choices made ahead, talk, leaving, and what nobody may see?"""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import holdem_widget as hw
from holdem_widget.errors import BadSetup, FormatError, NotAsked, Refused, StaleCommand
from holdem_widget.table.asides import MOST_REMARKS
from holdem_widget.table.clock import Clock
from holdem_widget.table.commands import Act, Advance, Join, Leave, NextHand, Preselect, Restart, Talk, TimeUp
from holdem_widget.table.presence import GRACE, Presence
from holdem_widget.table.session import Session
from holdem_widget.table.talk import PHRASES
from holdem_widget.widgets import wire
from holdem_widget.widgets.table_widget import Table
from tests.event.seating import Hands, at_the_table, dealt, event_session, onward


def send(table: Table, **content: Any) -> dict[str, Any]:
    """A message of the browser, by the door that it uses; the view after it."""
    table._handle_custom_msg({"version": table.view["version"], **content}, [])
    return dict(table.view)


def seated(seats: int = 3, **changes: Any) -> tuple[Table, Session, Hands]:
    """A table with a clock in the test's hands, dealt and at the person's turn."""
    timer = Hands()
    session = event_session(seats, **changes)
    session.clock = Clock(session, seconds=15, timer=timer)
    table = Table(session, timer=timer)
    dealt(session)
    return table, session, timer


def waiting(seats: int = 3, **changes: Any) -> Session:
    """A hand in which an opponent is to act before the person."""
    session = event_session(seats, button=0, **changes)
    session.submit(NextHand())
    if not session.waiting:
        session.submit(Act(action=hw.Call()))
    assert session.waiting
    return session


def deadline(table: Table) -> int | None:
    """What the view says is left, in ms."""
    left: int | None = table.view["ask"]["deadline_ms"]
    return left


def passed(table: Table) -> Table:
    """The hand, or the turn, gone by without a bet of yours."""
    while not table.hand_is_settled:
        passing(table)
    return table


def passing(table: Table) -> None:
    """Check where it is free, else call."""
    assert table.legal is not None
    table.check() if table.legal.check else table.call()


def moves_of(session: Session, seat: int = 0) -> list[Any]:
    return [move.action for move in session.hand.moves if move.seat == seat]


# ── E-1 ──


def test_e_1_2_the_seats_are_drawn_and_the_learner_is_one_of_them() -> None:
    tables = [hw.play("event", seed=seed, opponents="beginner") for seed in range(40)]
    assert {len(table.names) for table in tables} == {2, 3, 4, 5, 6}
    assert {table.names[0] for table in tables} == {"You"}
    assert len(hw.play("event", seed=3, seats=5, opponents="beginner").names) == 5


@pytest.mark.parametrize("seats", [1, 7, 10])
def test_e_1_2_other_numbers_of_seats_are_refused(seats: int) -> None:
    with pytest.raises(BadSetup, match="from 2 to 6"):
        hw.play("event", seats=seats)


def test_e_1_2_whoever_has_left_sees_nothing_more() -> None:
    session = dealt(event_session(4))
    table = Table(session)
    step = len(session.hand.steps)
    table.leave()
    view = table.view
    assert session.hand_is_over
    assert len(session.hand.steps) > step + 1
    assert (view["hand_over"], view["board"], view["verdicts"]) == (False, [], [])
    assert view["log"][-1]["say"]["key"] == "log-leave"
    assert not session.finished
    assert {"next_hand", "watch", "talk", "preselect"}.isdisjoint(view["may"])
    with pytest.raises(NotAsked, match=r"E-1\.2"):
        table.next_hand()


def test_e_1_2_an_eliminated_player_may_not_watch() -> None:
    table = hw.play("event", seed=5, seats=3, stack=20, opponents="beginner")
    for _ in range(200):
        if table.stacks[0] == 0 and table.hand_is_settled:
            break
        if table.is_over:
            table.restart()
        elif table.hand_is_settled:
            table.next_hand()
        else:
            passing(table)
    assert table.stacks[0] == 0
    assert table.is_over
    assert "watch" not in table.view["may"]
    with pytest.raises(NotAsked):
        table.next_hand()
    table.restart()
    assert (table.view["hand"], table.is_over) == (1, False)


def test_e_1_3_a_practice_seat_has_no_gates_and_shows_points_without_keeping_them() -> None:
    table = hw.play("event", seed=7, seats=3, opponents="beginner")
    passed(table)
    assert table.points.total == table.points[0].points[0]
    assert "not kept" in str(table.points.as_rows().caption)


def test_e_1_4_a_table_that_is_closed_after_a_view_was_there_is_lost() -> None:
    table, session, _ = seated()
    send(table, kind="hello")
    table.close()
    assert session.public.gone[0]
    assert session.hand_is_over


def test_e_1_4_a_table_that_never_had_a_view_is_not_lost() -> None:
    table, session, _ = seated()
    table.close()
    assert not session.public.gone[0]


def test_e_1_4_a_minute_without_a_view_is_a_lost_connection_and_told() -> None:
    table, session, timer = seated()
    send(table, kind="hello")
    send(table, kind="bye")
    timer.set(GRACE - 0.001)
    assert not session.public.gone[0]
    timer.set(GRACE)
    assert session.public.gone[0]
    assert "log-lost" in [line["say"]["key"] for line in table.view["log"]]


def test_e_1_4_a_channel_that_the_browser_ended_is_a_lost_connection() -> None:
    table, session, _ = seated()
    send(table, kind="hello")
    assert table.comm is not None
    table.comm.handle_close({"content": {"data": {}}})
    assert session.public.gone[0]


def test_e_1_4_a_page_that_is_loaded_again_is_no_loss() -> None:
    table, session, timer = seated()
    send(table, kind="hello")
    send(table, kind="bye")
    timer.set(20.0)
    send(table, kind="hello")
    timer.set(1000.0)
    assert not session.public.gone[0]


def test_e_1_4_a_match_holdem_table_knows_no_lost_connection() -> None:
    table = hw.play("match", seed=1, opponents="beginner")
    presence = Presence(table._session, Hands())
    presence.came()
    presence.closed()
    assert not table._session.public.gone[0]


def test_e_1_4_another_seats_leaving_leaves_the_decision_and_its_clock_alone() -> None:
    table, session, timer = seated(4, button=1)
    assert session.to_act == 0
    send(table, kind="shown")
    timer.set(10.0)
    before = session.asked_at
    session.submit(Leave(seat=2))
    assert (session.to_act, session.asked_at) == (0, before)
    assert session.clock is not None
    assert session.clock.left == 5.0


def test_e_1_1_a_newcomer_takes_an_empty_seat_between_two_hands() -> None:
    session = dealt(event_session(3))
    session.submit(Leave(seat=2))
    with pytest.raises(NotAsked, match="running"):
        session.submit(Join(seat=2))
    while not session.hand_is_over:
        session.submit(Act(action=hw.Fold()))
        onward(session)
    session.submit(Join(seat=2))
    session.submit(NextHand())
    assert (session.public.start[2], session.public.gone[2], len(session.hand.draws or ())) == (1000, False, 2)


def test_e_1_5_the_small_blind_is_half_of_an_even_minimum_bet() -> None:
    assert hw.play("event", seed=1, blinds=(5, 10), opponents="beginner").view["subtitle"]["args"]["big"] == 10
    with pytest.raises(BadSetup, match=r"E-1\.5"):
        hw.play("event", blinds=(10, 25))


# ── E-2 ──


def test_e_2_4_the_view_says_open() -> None:
    session = dealt(event_session(2, button=0))
    table = Table(session)
    while table.legal is None or table.street == "preflop":
        passing(table) if table.legal else session.submit(Advance())
    assert table.view["ask"]["raise_to"]["word"] == "open"
    assert "open" in str(table.raise_to(40))


def test_e_2_5_nobodys_hole_cards_can_be_reached_from_the_view_before_the_showdown() -> None:
    table, _, _ = seated(4)
    assert [seat["cards"] for seat in table.view["seats"] if not seat["you"]] == [[None, None]] * 3


# ── E-3.1 ──


def test_e_3_1_the_clock_starts_when_the_decision_is_shown() -> None:
    table, session, timer = seated()
    timer.set(100.0)
    assert session.clock is not None
    assert session.clock.left == 15.0
    assert send(table, kind="shown")["ask"]["deadline_ms"] == 15_000
    timer.set(104.0)
    assert send(table, kind="shown")["ask"]["deadline_ms"] == 11_000


def test_e_3_1_when_the_time_is_up_the_table_folds_or_checks_and_says_so() -> None:
    table, session, timer = seated()
    send(table, kind="shown")
    timer.set(15.0)
    assert moves_of(session) == [hw.Fold()]
    assert "time-up" in [line["say"]["key"] for line in table.view["log"]]


def test_e_3_1_an_action_before_the_end_counts_and_one_at_the_end_is_refused() -> None:
    for at, expected in ((14.999, hw.Call()), (15.0, hw.Fold())):
        table, session, timer = seated()
        send(table, kind="shown")
        timer.set(at, ringing=False)
        view = send(table, kind="act", action={"kind": "call"})
        assert moves_of(session)[0] == expected
        assert (view["notice"] is None) == (expected == hw.Call())


def test_e_3_1_a_time_out_for_a_decision_that_is_made_does_nothing() -> None:
    table, session, timer = seated(2)
    send(table, kind="shown")
    late = TimeUp(seat=0, version=session.asked_at)
    session.submit(Act(action=hw.Check()))
    onward(session)
    timer.set(1000.0)
    version = session.version
    with pytest.raises(StaleCommand):
        session.submit(late)
    assert session.version == version


def test_e_3_1_a_note_does_not_lengthen_the_time() -> None:
    table, session, timer = seated()
    send(table, kind="shown")
    timer.set(14.0)
    table.annotate("thinking")
    timer.set(15.0)
    assert moves_of(session) == [hw.Fold()]


def test_e_3_1_each_decision_has_a_clock_of_its_own() -> None:
    table, session, timer = seated(2, button=1)
    send(table, kind="shown")
    timer.set(9.0)
    session.submit(Act(action=hw.Call()))
    onward(session)
    assert session.clock is not None
    assert session.clock.left == 15.0


def test_e_3_1_a_teacher_can_pause_the_clock_and_give_more_time() -> None:
    table, session, timer = seated()
    send(table, kind="shown")
    timer.set(5.0)
    clock = table.clock
    assert clock is not None
    clock.pause()
    assert deadline(table) is None
    timer.set(500.0)
    assert moves_of(session) == []
    clock.resume()
    assert deadline(table) == 10_000
    clock.more(30)
    assert deadline(table) == 40_000
    timer.set(539.0)
    assert moves_of(session) == []
    timer.set(540.0)
    assert moves_of(session) == [hw.Fold()]


def test_e_3_1_more_time_is_for_the_present_decision_alone() -> None:
    table, session, _ = seated()
    clock = table.clock
    assert clock is not None
    clock.more(30)  # before it is on the screen
    send(table, kind="shown")
    assert deadline(table) == 45_000
    session.submit(Act(action=hw.Call()))
    assert session.legal is None
    before = session.version
    with pytest.raises(hw.HoldemWidgetError, match="no decision is yours now"):
        clock.more(10)
    assert session.version == before
    onward(session)
    clock.more(5)
    send(table, kind="shown")
    assert deadline(table) == 20_000


def test_e_3_1_the_clock_stands_still_with_no_view_on_a_page() -> None:
    table, session, timer = seated()
    send(table, kind="hello")
    send(table, kind="shown")
    timer.set(10.0)
    send(table, kind="bye")
    timer.set(40.0)
    assert moves_of(session) == []
    send(table, kind="hello")
    send(table, kind="shown")
    assert deadline(table) == 5_000


def test_e_3_1_a_script_has_no_clock_running() -> None:
    table = hw.play("event", seed=7, seats=3, clock=1, opponents="beginner")
    assert table.clock is not None
    assert table.clock.left == 1.0
    assert hw.play("event", seed=7, clock=None, opponents="beginner").clock is None
    assert hw.play("match", seed=7, opponents="beginner").clock is None


@pytest.mark.parametrize("clock", [0, -1, 3601, "15", float("nan")])
def test_e_3_1_a_clock_that_cannot_be_is_refused(clock: Any) -> None:
    with pytest.raises(BadSetup, match="clock"):
        hw.play("event", clock=clock)


def test_e_3_1_a_game_without_a_clock_gets_none() -> None:
    with pytest.raises(BadSetup, match="no clock"):
        hw.play("match", clock=10)


# ── E-3.2 ──


def test_e_3_2_a_choice_is_used_when_the_turn_comes_and_is_gone() -> None:
    session = waiting()
    session.submit(Preselect(what="call_any"))
    before = len(moves_of(session))
    onward(session)
    assert len(moves_of(session)) == before + 1
    assert session.selected is None


def test_e_3_2_one_choice_at_a_time_changed_and_cleared_until_the_turn_comes() -> None:
    table = at_the_table()
    table.preselect("check")
    table.preselect("all_in")
    changed = table.selected
    table.preselect(None)
    assert (changed, table.selected) == ("all_in", None)
    assert table.turn_comes()
    with pytest.raises(NotAsked):
        table.preselect("check")


def test_e_3_2_a_choice_that_lapses_is_gone_and_the_player_is_asked() -> None:
    session = event_session(3, button=0)
    session.submit(NextHand())
    session.submit(Act(action=hw.Call()))
    session.submit(Preselect(what="check_fold"))
    session.submit(Restart())
    assert session.selected is None


def test_e_3_2_a_choice_for_an_earlier_hand_is_stale() -> None:
    session = waiting()
    old = session.dealt_at - 1
    with pytest.raises(StaleCommand):
        session.submit(Preselect(what="check", version=old))
    session.submit(Preselect(what="check", version=session.dealt_at))
    assert session.selected == (0, "check")


def test_e_3_2_the_view_shows_the_choice_and_the_message_sets_it() -> None:
    session = waiting()
    table = Table(session)
    assert "preselect" in table.view["may"]
    assert send(table, kind="preselect", what="check_fold")["preselected"] == "check_fold"
    assert send(table, kind="preselect", what="")["preselected"] is None


@pytest.mark.parametrize("what", ["raise", None, 3, "CHECK", "check/fold", ["check"]])
def test_e_3_2_a_malformed_choice_is_refused(what: Any) -> None:
    with pytest.raises(FormatError, match="what"):
        wire.read({"kind": "preselect", "what": what, "version": 1})


def test_e_3_2_nothing_can_be_chosen_ahead_in_match_holdem() -> None:
    table = hw.play("match", seed=11, opponents="beginner", pace="step")
    assert "preselect" not in table.view["may"]
    with pytest.raises(NotAsked):
        table.preselect("check")


# ── E-4 ──


def test_e_4_1_a_phrase_is_said_and_seen_in_the_log() -> None:
    table, _, _ = seated()
    version = table.view["version"]
    view = send(table, kind="talk", phrase="nice-hand")
    said = [line for line in view["log"] if line["kind"] == "talk"]
    assert said[0]["say"]["args"]["phrase"] == {"key": "talk-nice-hand", "args": {}}
    assert (said[0]["seat"], view["version"]) == (0, version)


@pytest.mark.parametrize("phrase", ["hi there", "river", "", "talk-hello", "<b>", "x" * 41, None, 7])
def test_e_4_1_nothing_else_can_be_said(phrase: Any) -> None:
    table, session, _ = seated()
    view = send(table, kind="talk", phrase=phrase)
    assert view["notice"]["kind"] == "refused"
    assert session.hand.remarks == []


def test_e_4_1_every_phrase_of_the_list_has_its_words_and_may_be_said() -> None:
    from holdem_widget import words
    from holdem_widget.table.talk import ANSWERS, SHOP_PHRASES

    keys = set(words.keys("en"))
    assert {f"talk-{phrase}" for phrase in (*PHRASES, *SHOP_PHRASES)} <= keys
    assert {answer for answers in ANSWERS.values() for answer in answers} <= set(PHRASES)
    table, session, _ = seated()
    assert table.view["phrases"] == list(PHRASES)
    for phrase in PHRASES:
        session.submit(Talk(phrase=phrase))


def test_e_4_1_talk_has_an_end_and_is_not_for_every_game() -> None:
    _, session, _ = seated()
    for _ in range(60):
        if sum(one.kind == "talk" for one in session.hand.remarks) < MOST_REMARKS:
            session.submit(Talk(phrase="smile"))
    with pytest.raises(Refused, match="enough"):
        session.submit(Talk(phrase="smile"))
    with pytest.raises(NotAsked):
        hw.play("match", seed=1, opponents="beginner").talk("hello")


def test_e_4_1_answers_depend_on_the_seed_alone() -> None:
    answers = []
    for _ in range(2):
        _, session, _ = seated(seed=12)
        for phrase in ("hello", "nice-hand", "good-luck", "unlucky"):
            session.submit(Talk(phrase=phrase))
        answers.append(session.hand.remarks)
    assert answers[0] == answers[1]
    assert len(answers[0]) > 4


# ── E-5 ──


def test_e_5_2_the_charge_stands_in_the_log_the_verdict_and_the_audit() -> None:
    table = hw.play("event", seed=7, seats=3, opponents="beginner")
    passed(table)
    charge = table.audit.charge
    assert charge > 0
    assert table.audit.difference == 0
    assert f"{charge} of the pot are charged" in list(table.actions)
    assert table.view["verdicts"][0]["why"]["args"]["charge"] == charge
    assert [row[0] for row in table.audit.as_rows().rows][-2:] == ["charge", "sum"]


def test_e_5_3_the_statement_of_points_tells_each_hand_and_pot() -> None:
    table = hw.play("event", seed=7, seats=3, opponents="beginner")
    for _ in range(2):
        passed(table)
        table.next_hand() if not table.is_over else None
    points = table.points
    assert len(points) == 2
    assert points.as_rows().rows[-1][-1] == points.total


# ── what outlives a kernel ──


def test_a_match_with_leavers_and_newcomers_is_taken_up_again(data_home: Any) -> None:
    table = hw.play("event", seed=4, seats=4, opponents="beginner")
    table.leave(2)
    passed(table)
    table.join(2)
    table.next_hand()
    again = hw.resume()
    assert again._session.state == table._session.state
    assert again.clock is not None


def test_a_learner_who_left_is_still_out_after_a_resume(data_home: Any) -> None:
    table = hw.play("event", seed=4, seats=4, opponents="beginner")
    table.leave()
    again = hw.resume()
    assert again.view["log"] == table.view["log"]
    assert again.is_over


# ── what a browser may send ──

KINDS = (
    "hello", "bye", "shown", "act", "advance", "preselect", "talk", "next_hand", "restart", "goto", "annotate", "leave",
    "join", "time_up", "answer", "lang", "no such kind",
)  # fmt: skip


@pytest.mark.parametrize("seed", range(6))
def test_no_message_breaks_an_event_table_or_makes_chips(seed: int) -> None:
    rng = Random(seed)
    table, session, timer = seated(4, seed=seed)
    junk: tuple[Any, ...] = (
        None,
        "",
        "check",
        "hello",
        "all_in",
        -1,
        3,
        10**20,
        [],
        {},
        {"kind": "call"},
        {"kind": "raise_to", "total": 60},
    )
    for _ in range(150):
        content = {
            name: rng.choice(junk) for name in ("what", "phrase", "step", "text", "until", "action", "lang", "seat")
        }
        version = rng.choice((session.version, session.version, session.version - 1, 10**9, "now"))
        send(table, **content | {"kind": rng.choice(KINDS), "version": version})
        timer.set(timer.seconds + rng.random() * 4)
        public = session.public
        pot = 0 if public.settlement is not None else public.pot
        charged = sum(one.settlement.charge for one in session.settled if one.match == session.match)
        assert sum(public.stacks) + sum(public.account) + pot + charged == 4000
    assert table.last_error is None
