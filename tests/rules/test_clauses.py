"""Has every clause of H a test that is named by it?"""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

from holdem_widget import words

HERE = Path(__file__).parent
CLAUSES = {"H-1": 2, "H-2": 9, "H-3": 11, "H-4": 4, "H-5": 8}
IDS = tuple(f"{group}.{n}" for group, count in CLAUSES.items() for n in range(1, count + 1))

# Clauses that only define, with the reason why nothing can be tested.
DEFINING: dict[str, str] = {}


def named() -> list[str]:
    """The names of all tests in this folder."""
    trees = [ast.parse(path.read_text(encoding="utf-8")) for path in sorted(HERE.glob("test_*.py"))]
    return [node.name for tree in trees for node in tree.body if isinstance(node, ast.FunctionDef)]


def proven() -> set[str]:
    """The clauses that stand in a test's name."""
    found = (re.match(r"test_([hde])_(\d+)_(\d+)_", name) for name in named())
    return {f"{match[1].upper()}-{match[2]}.{match[3]}" for match in found if match}


@pytest.mark.parametrize("clause", IDS)
def test_every_clause_has_a_test_or_a_reason(clause: str) -> None:
    assert (clause in proven()) != (clause in DEFINING)


def test_no_test_names_a_clause_that_is_not_there() -> None:
    assert {clause for clause in proven() if clause.startswith("H-")} <= set(IDS)


def test_the_rules_in_words_have_exactly_these_clauses() -> None:
    told = [clause for clause, _ in words.rules_text("H")]
    if not told:
        pytest.skip("the rules in words are not written yet")
    assert told == list(IDS)
