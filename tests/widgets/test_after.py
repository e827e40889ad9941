"""After a hand: hidden cards that are looked at, what it cost, why the others played so, a file; and short matches."""

from __future__ import annotations

import json
from pathlib import Path
from threading import Thread
from typing import Any

import pytest

import holdem_widget as hw
from holdem_widget import words
from holdem_widget.errors import BadSetup, NotAsked
from holdem_widget.games.game import State
from holdem_widget.games.holdem_state import Secret
from holdem_widget.poker.cards import card_name
from holdem_widget.table.club import EVENT_LEVEL, Club, level_of
from holdem_widget.table.formats import load
from holdem_widget.table.journal import count_hand, finished_hands
from holdem_widget.widgets import after, table_published
from holdem_widget.widgets.still import still_html
from holdem_widget.widgets.table_widget import Table
from tests.survival.doors import send, session_of
from tests.widgets.test_hidden import reachable

TRAFFIC = 16_000  # bytes that one action may send


def passed(table: Table) -> Table:
    """The table after its hand, in which the person checks and calls."""
    while table.to_act is not None:
        assert table.legal is not None
        if table.legal.lock:
            table.lock(card_name(table.legal.lock[0]))
        elif table.legal.check:
            table.check()
        else:
            table.call()
    return table


def finished(game_id: str = "match", **how: Any) -> Table:
    return passed(hw.play(game_id, **{"seed": 7, "opponents": "beginner"} | how))


def cards(table: Table) -> list[list[str | None]]:
    return [seat["cards"] for seat in table.view["seats"]]


def known(table: Table) -> set[str | None]:
    """The cards of the others that can be seen."""
    return {card for hand in cards(table)[1:] for card in hand} - {None}


def dealt(table: Table) -> list[list[str]]:
    return [[card_name(card) for card in hole] for hole in session_of(table).state.secret.holes]


def told(table: Table) -> tuple[Any, ...]:
    """What the table says of the hand, apart from its view."""
    session = session_of(table)
    kept = tuple(history.to_json() for history in session.finished)
    return session.version, session.state, repr(table.actions), kept, repr(table), table.view["log"], table.view["say"]


# ── the hidden cards ──


def test_h_5_8_all_cards_of_a_finished_hand_can_be_studied_and_nothing_was_played() -> None:
    table = finished()
    before, hidden, said = cards(table), dealt(table), told(table)
    assert before != hidden
    assert "study" in table.view["may"]
    assert "open" in repr(table.reveal())
    assert table.view["study"] is True
    assert cards(table) == hidden
    assert all(seat["hand"] is not None for seat in table.view["seats"])
    assert told(table) == said
    table.conceal()
    assert (table.view["study"], cards(table)) == (False, before)


def test_the_steps_are_walked_back_with_the_cards_open() -> None:
    table = finished()
    hidden = dealt(table)
    send(table, {"kind": "study", "step": 1})
    for step in range(len(session_of(table).hand.steps)):
        send(table, {"kind": "goto", "step": step})
        assert (table.view["cursor"]["step"], cards(table)) == (step, hidden)
    send(table, {"kind": "study", "step": 0})
    send(table, {"kind": "goto", "step": 1})
    assert not known(table)


def test_h_5_8_before_the_hand_is_over_nothing_is_revealed() -> None:
    table = hw.play("match", seed=7, opponents="beginner")
    assert "study" not in table.view["may"]
    with pytest.raises(NotAsked, match=r"H-5\.8"):
        table.reveal()
    send(table, {"kind": "study", "step": 1})
    assert table.view["notice"]["kind"] == "refused"
    assert table.view["study"] is False
    assert not known(table)


def test_the_study_ends_with_the_next_hand() -> None:
    table = finished()
    table.reveal()
    table.next_hand()
    assert table.view["study"] is False
    assert not known(table)
    passed(table)
    assert table.view["study"] is False


def test_where_nothing_is_hidden_there_is_nothing_to_study() -> None:
    spot = passed(hw.stage(stacks=(500, 500), button=0))
    assert "study" not in spot.view["may"]
    with pytest.raises(NotAsked, match="no card"):
        spot.reveal()


def test_d_5_3_the_card_that_is_carried_on_stays_hidden_until_the_match_is_over() -> None:
    table = finished("duel", seed=3)
    assert "study" not in table.view["may"]
    with pytest.raises(NotAsked, match=r"D-5\.3"):
        table.reveal()
    for _ in range(400):
        if table.is_over:
            break
        passed(table) if table.to_act is not None else table.next_hand()
    assert table.is_over
    table.reveal()
    assert all(None not in hand and len(hand) == 2 for hand in cards(table))


def test_e_2_5_at_a_practice_seat_the_cards_can_be_studied_and_at_one_of_the_club_not(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("HOLDEM_WIDGET_HOME", str(tmp_path))
    practice = finished("event", seats=3, seed=3)
    assert ("study" in practice.view["may"]) == any(None in hand or not hand for hand in cards(practice))
    account = Club()
    while level_of(finished_hands()) < EVENT_LEVEL:
        count_hand()
    account.exchange(1000)
    table = hw.play("event", club=True, seed=3, seats=3, opponents="beginner")
    table.fold()
    passed(table)
    assert "study" not in table.view["may"]
    with pytest.raises(NotAsked, match=r"E-2\.5"):
        table.reveal()
    send(table, {"kind": "review"})
    assert table.review
    shown = {seat for seat, hole in enumerate(session_of(table).public.shown) if hole is not None}
    for seat in {1, 2} - shown:
        assert len(table.why(seat)) == 0


@pytest.mark.parametrize("seed", range(4))
def test_a_saved_notebook_keeps_no_studied_card(seed: int, monkeypatch: pytest.MonkeyPatch) -> None:
    table = finished(seed=seed)
    plain = still_html(table.view, "en", "hw.resume()")
    published: list[str] = []
    monkeypatch.setattr("holdem_widget.widgets.keepsake._publish", lambda html, lang, **how: published.append(html))
    send(table, {"kind": "hello"})
    table._repr_mimebundle_()
    if "study" not in table.view["may"]:
        return
    table.reveal()
    table._repr_mimebundle_()
    table.annotate("a note, so that the picture is brought up to date")
    table.reveal()
    send(table, {"kind": "goto", "step": 2})
    table._repr_mimebundle_()
    assert published
    assert still_html(table.view, "en", "hw.resume()") != plain
    assert all(still_cards(html) <= still_cards(plain) for html in published)


def still_cards(html: str) -> set[str]:
    return {part.split("</b>")[0].split(">")[1] for part in html.split('<b class="')[1:] if not part.startswith("x")}


@pytest.mark.parametrize("seed", range(3))
def test_no_secret_can_be_reached_from_what_is_given_out_after_a_hand(seed: int) -> None:
    table = finished(seed=seed)
    table.reveal()
    for kind in ("review", "why"):
        send(table, {"kind": kind, "step": 1})
    for value in (table.view, table._sight(), table.why(1), table._without_study()):
        assert not [item for item in reachable(value) if isinstance(item, (Secret, State))], type(value).__name__


# ── what it cost ──


@pytest.mark.parametrize(("game_id", "seed"), [("match", 7), ("event", 3), ("duel", 3)])
def test_the_review_line_stands_until_the_next_hand(game_id: str, seed: int) -> None:
    table = finished(game_id, seed=seed)
    assert "review" in table.view["may"]
    assert not table.review
    said = told(table)
    send(table, {"kind": "review"})
    line = table.review
    assert line["say"]["key"].startswith("review-")
    assert told(table) == said
    assert repr(table.review_hand()) == words.render(line["say"])
    if table.is_over:
        return
    table.next_hand()
    assert not table.review


def test_the_review_line_names_the_step_of_the_dearest_action() -> None:
    table = finished()
    steps = set()
    for _ in range(12):
        send(table, {"kind": "review"})
        line = table.review
        if line["say"]["key"] == "review-cost":
            events = session_of(table).hand.steps[line["step"]].events
            assert any(event.seat == 0 for event in events)
            steps.add(line["step"])
        else:
            assert line["step"] == -1
        table.next_hand() if not table.is_over else table.restart()
        passed(table)
    assert steps


def test_there_is_no_review_of_a_running_or_a_staged_hand() -> None:
    table = hw.play("match", seed=7, opponents="beginner")
    spot = passed(hw.stage(stacks=(500, 500), button=0))
    for one in (table, spot):
        assert "review" not in one.view["may"]
        send(one, {"kind": "review"})
        assert (one.review, one.view["notice"]["kind"]) == ({}, "refused")


def test_the_table_is_free_while_the_coach_reckons(monkeypatch: pytest.MonkeyPatch) -> None:
    table = finished()
    reckoned = table_published.review_view

    def slow(history: Any, seat: int) -> Any:
        other = Thread(target=table.next_hand)
        other.start()
        other.join(30)
        assert not other.is_alive()
        return reckoned(history, seat)

    monkeypatch.setattr(table_published, "review_view", slow)
    send(table, {"kind": "review"})
    assert table.hand == 2
    assert not table.review


# ── why ──


def test_why_shows_each_decision_at_its_step_and_goes_with_the_next_hand() -> None:
    table = finished(opponents="club")
    assert "why" in table.view["may"]
    session = session_of(table)
    for seat in (1, 2, 3):
        send(table, {"kind": "why", "step": seat})
        shown = table.view["why"]
        assert shown["seat"] == seat
        assert len(shown["decisions"]) == sum(move.seat == seat for move in session.hand.moves) == len(table.why(seat))
        for one in shown["decisions"]:
            assert one["seat"] == seat
            assert any(event.seat == seat for event in session.hand.steps[one["step"]].events)
    send(table, {"kind": "why", "step": -1})
    assert table.view["why"] is None
    send(table, {"kind": "why", "step": 1})
    table.next_hand()
    assert table.view["why"] is None


def test_why_is_not_answered_while_the_hand_runs() -> None:
    table = hw.play("match", seed=7, opponents="club")
    table.check() if table.legal.check else table.call()
    assert table.to_act == 0
    assert "why" not in table.view["may"]
    with pytest.raises(NotAsked, match="running"):
        table.why(1)
    send(table, {"kind": "why", "step": 1})
    assert (table.view["why"], table.view["notice"]["kind"]) == (None, "refused")


@pytest.mark.parametrize("seat", [-1, 4, True, "West", None])
def test_why_of_no_seat_is_refused_with_the_value(seat: Any) -> None:
    with pytest.raises(BadSetup, match="seat"):
        finished().why(seat)


def test_your_own_seat_keeps_no_record() -> None:
    with pytest.raises(NotAsked, match="yours"):
        finished().why(0)


def test_d_5_3_a_running_duel_does_not_tell_which_card_was_kept() -> None:
    table = finished("duel", seed=3, opponents="expert")
    assert all(decision.street != "lock" for decision in table.why(1))


def test_ten_decisions_of_club_players_fit_into_one_message() -> None:
    largest = 0
    for seed in range(12):
        table = hw.play("match", seed=seed, opponents="club", stack=4000)
        raises = 0
        while table.to_act is not None:
            legal = table.legal
            assert legal is not None
            if legal.raise_to is not None and raises < 4 and table.street != "preflop":
                raises += 1
                table.raise_to(legal.raise_to[0])
            else:
                table.check() if legal.check else table.call()
        for seat in (1, 2, 3):
            send(table, {"kind": "why", "step": seat})
            size = len(json.dumps(table.view))
            assert size <= TRAFFIC, (seed, seat, size)
            if table.view["why"] is not None:
                largest = max(largest, len(table.view["why"]["decisions"]))
    print(f"at most {largest} decisions of one seat")
    assert largest >= 5


def test_many_long_decisions_are_slimmed_from_the_first_on_and_none_is_lost() -> None:
    options = [{"say": "x" * 100, "played": played} for played in (True, False, False, False)]
    view: Any = {"seat": 1, "options": options, "grids": [{"seat": 0, "cells": "9" * 169}] * 3}
    assert after.fitting([view] * 4) == [view] * 4
    eight = after.fitting([view] * 8)
    assert [len(one["grids"]) for one in eight] == sorted(len(one["grids"]) for one in eight)
    assert eight[0]["grids"] == []
    assert eight[-1] == view
    twelve = after.fitting([view] * 12)
    assert len(twelve) == 12
    assert len(twelve[0]["options"]) == 1
    assert twelve[-1] == view
    assert len(json.dumps(twelve)) <= after.MOST_WHY


# ── a file ──


def exported(table: Table, kind: str) -> list[dict[str, Any]]:
    """The messages that an export sent."""
    sent: list[dict[str, Any]] = []
    table.send = sent.append  # type: ignore[method-assign,assignment]
    send(table, {"kind": "export", "what": kind, "token": "abc"})
    return sent


@pytest.mark.parametrize(
    ("kind", "name", "mime"),
    [
        ("phh", "holdem-match-hand-1-3.phhs", "text/plain"),
        ("pokerstars", "holdem-match-hand-1-3.txt", "text/plain"),
        ("json", "holdem-match-hand-1-3.jsonl", "application/json"),
    ],
)
def test_the_hands_of_the_match_are_sent_as_a_file_that_can_be_read_again(kind: str, name: str, mime: str) -> None:
    table = finished()
    for _ in range(2):
        table.next_hand()
        passed(table)
    (file,) = exported(table, kind)
    assert (file["kind"], file["token"], file["name"], file["mime"]) == ("file", "abc", name, mime)
    assert file["text"] == hw.dump(table.history, format=kind).text
    assert [actions(hand) for hand in load(file["text"])] == [actions(hand) for hand in table.history]
    notice = table.view["notice"]
    assert (notice is None) == (kind == "json")
    if notice is not None:
        assert notice["kind"] == "info"
        assert "reasons" in words.render(notice["say"])


def actions(hand: Any) -> list[Any]:
    return [move.action for move in hand.moves]


def test_a_staged_hand_is_exported_when_it_is_over() -> None:
    spot = hw.stage(stacks=(500, 500), button=0)
    assert "export" not in spot.view["may"]
    assert exported(spot, "phh") == []
    assert spot.view["notice"]["kind"] == "refused"
    passed(spot)
    assert "export" in spot.view["may"]
    assert exported(spot, "phh")[0]["name"] == "holdem-match-hand-1.phh"


def test_only_the_present_match_is_exported() -> None:
    table = finished()
    table.restart()
    assert "export" not in table.view["may"]
    assert exported(table, "json") == []
    passed(table)
    assert len(load(exported(table, "json")[0]["text"])) == 1


def test_a_format_that_cannot_hold_a_game_says_so() -> None:
    table = finished("duel", seed=3, hands=1)
    assert exported(table, "phh") == []
    assert "hold'em" in table.view["notice"]["say"]["args"]["text"]
    assert len(exported(table, "json")) == 1
    assert table.view["notice"] is None


def test_d_5_3_a_duel_is_exported_when_its_match_is_over() -> None:
    table = finished("duel", seed=3)
    assert "export" not in table.view["may"]
    assert exported(table, "json") == []
    assert "D-5.3" in table.view["notice"]["say"]["args"]["text"]


# ── a short match ──


def test_a_short_match_counts_its_hands_and_ends_with_the_chips_of_all() -> None:
    table = hw.play("match", seed=5, opponents="beginner", hands=3)
    assert words.render(table.view["title"]) == "Hand 1 of 3"
    for hand in (2, 3):
        passed(table)
        assert all(line["say"]["key"] != "log-standings" for line in table.view["log"])
        table.next_hand()
        assert table.view["title"] == {"key": "title-hand-of", "args": {"hand": hand, "hands": 3}}
    passed(table)
    view = table.view
    assert (view["match_over"], view["title"]["key"]) == (True, "title-over")
    assert view["verdicts"]
    assert view["say"] is not None
    assert "next_hand" not in view["may"]
    last = repr(table.actions).splitlines()[-1]
    assert last.startswith("Final chips: ")
    for name, stack in zip(table.names, table.stacks, strict=True):
        assert f"{name} {stack}" in last.replace(",", "") or f"{name} {stack:,}" in last
