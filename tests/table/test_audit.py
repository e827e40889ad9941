"""Does the audit follow each chip, and close to zero?"""

from __future__ import annotations

from dataclasses import replace
from random import Random

from holdem_widget.table.audit import Audit, audit
from tests.properties.suite import SUBJECTS, deals
from tests.rules.dealing import begun

LESSON = "2 raise 60, 3 raise 85, 0 call, 1 call, 2 call, 0 raise 100, 1 raise 215, 2 fold, 0 call"


def lesson() -> Audit:
    """The audit of the lesson's hand."""
    hand = begun(
        (1000, 300, 1000, 85), button=3, holes={0: "AhKd", 1: "KsQs", 2: "TcTd", 3: "5h5d"}, board="Kh8s5c2d9c"
    ).play(LESSON)
    public = hand.public
    assert public.settlement is not None
    names = ("You", "West", "North", "East")
    return audit(
        start=public.start, events=hand.events, settlement=public.settlement, end=public.stacks, names=names
    )  # fmt: skip


def test_each_seat_has_its_bets_by_street_what_it_left_in_the_pots_and_what_it_won() -> None:
    lines = [(line.start, *line.bets, line.in_pots, line.won, line.end, line.change) for line in lesson().lines]
    assert lines == [
        (1000, 85, 215, 0, 0, 300, 430, 1130, 130),
        (300, 85, 215, 0, 0, 300, 0, 0, -300),
        (1000, 85, 0, 0, 0, 85, 0, 915, -85),
        (85, 85, 0, 0, 0, 85, 340, 340, 255),
    ]


def test_each_pot_says_from_whom_it_came_and_to_whom_it_went() -> None:
    assert [tuple(row.values()) for row in lesson().pot_rows()] == [
        ("main", "You 85, West 85, North 85, East 85", 0, 340, 0, "East 340"),
        ("side 1", "You 215, West 215", 0, 430, 0, "You 430"),
    ]


def test_the_sums_close_to_zero() -> None:
    found = lesson()
    assert found.difference == 0
    assert found.as_rows().rows[-1] == ("sum", 2385, 0, 340, 430, 0, 0, 0, 770, 770, 2385, 0)
    assert "closes to zero" in repr(found)


def test_a_chip_that_is_missing_is_noticed() -> None:
    found = lesson()
    short = replace(found, lines=(replace(found.lines[0], end=1129), *found.lines[1:]))
    assert short.difference == 2  # in its line, and in the whole
    assert "does not close: 2 off" in repr(short)


def test_every_deal_of_every_game_closes_to_zero() -> None:
    rng = Random(11)
    for subject in SUBJECTS:
        for _ in range(40):
            for deal in deals(subject.game(subject.variant(rng)), rng, most=3):
                before, after = deal.start.public, deal.states()[-1].public
                events = [event for part in deal.parts() for event in part.events]
                found = audit(
                    start=before.stacks, events=events, settlement=after.settlement, end=after.stacks,
                    away=[a - b for a, b in zip(after.account, before.account, strict=True)],
                )  # fmt: skip
                assert found.difference == 0
