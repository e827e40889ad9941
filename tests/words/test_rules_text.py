"""The rules as a reader gets them: every clause, in every language, found by its id."""

from __future__ import annotations

import pytest

from holdem_widget import words
from holdem_widget.errors import BadSetup

CLAUSES = {
    "H-1": 2,
    "H-2": 9,
    "H-3": 11,
    "H-4": 4,
    "H-5": 8,
    "D-1": 1,
    "D-2": 4,
    "D-3": 4,
    "D-4": 1,
    "D-5": 5,
    "E-1": 5,
    "E-2": 5,
    "E-3": 2,
    "E-4": 1,
    "E-5": 5,
}
IDS = [f"{group}.{number}" for group, count in CLAUSES.items() for number in range(1, count + 1)]


@pytest.mark.parametrize("lang", words.languages())
def test_every_clause_has_a_text_and_every_group_a_title(lang: str) -> None:
    found = [pair for game in "HDE" for pair in words.rules_text(game, lang)]
    titles = [pair for game in "HDE" for pair in words.rules_groups(game, lang)]
    assert [clause_id for clause_id, _ in found] == IDS
    assert [group for group, _ in titles] == list(CLAUSES)
    assert all(len(text) > 20 and "**" not in text for _, text in found)


def test_a_clause_is_found_by_its_id() -> None:
    assert words.clause("H-5.4").startswith("Before pots are made up")
    with pytest.raises(BadSetup, match=r"H-9\.9"):
        words.clause("H-9.9")


def test_the_event_game_has_its_own_clauses_and_those_of_holdem_that_stay() -> None:
    ids = [clause_id for clause_id, _ in words.rules_text("event")]
    assert ids[0] == "E-1.1"
    assert "H-3.6" in ids
    assert "H-2.7" not in ids
    assert [clause_id for clause_id, _ in words.rules_text("duel")] == [one for one in IDS if one.startswith("D")]


def test_an_unknown_game_or_language_is_refused() -> None:
    with pytest.raises(BadSetup, match="games: match, event, duel"):
        words.rules_text("bridge")
    with pytest.raises(BadSetup, match="languages: en"):
        words.rules_text("match", "xx")
