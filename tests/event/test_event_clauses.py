"""Has every clause of E a test that is named by it?"""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

from holdem_widget import words

HERE = Path(__file__).parent
CLAUSES = {"E-1": 5, "E-2": 5, "E-3": 2, "E-4": 1, "E-5": 5}
IDS = tuple(f"{group}.{n}" for group, count in CLAUSES.items() for n in range(1, count + 1))


def proven() -> set[str]:
    """The clauses that stand in a test's name."""
    trees = [ast.parse(path.read_text(encoding="utf-8")) for path in sorted(HERE.glob("test_*.py"))]
    names = [node.name for tree in trees for node in tree.body if isinstance(node, ast.FunctionDef)]
    found = (re.match(r"test_e_(\d+)_(\d+)_", name) for name in names)
    return {f"E-{match[1]}.{match[2]}" for match in found if match}


@pytest.mark.parametrize("clause", IDS)
def test_every_clause_has_a_test(clause: str) -> None:
    assert clause in proven()


def test_no_test_names_a_clause_that_is_not_there() -> None:
    assert proven() <= set(IDS)


def test_the_rules_in_words_have_exactly_these_clauses() -> None:
    assert [clause for clause, _ in words.rules_text("E")] == list(IDS)
