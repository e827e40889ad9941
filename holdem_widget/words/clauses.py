"""How is the text of the rules read?  One Markdown file a language: a heading a group, a paragraph a clause.

## H-3 A turn
**H-3.1** Action goes clockwise. …
"""

from __future__ import annotations

import re

Clause = tuple[str, str]

_GROUP = re.compile(r"^## ([HDE]-\d+) (.+)$", re.M)
_CLAUSE = re.compile(r"^\*\*([HDE]-\d+\.\d+)\*\* (.+(?:\n(?!\s*$|\*\*|#).+)*)", re.M)

# The event game uses hold'em's clauses but for those that its own replace: chips, heads-up seats, watching.
_REPLACED = frozenset({"H-2.2", "H-2.5", "H-2.7", "H-5.7"})
CLAUSES_OF_GAMES: dict[str, tuple[str, frozenset[str]]] = {
    "match": ("H", frozenset()),
    "event": ("EH", _REPLACED),
    "duel": ("D", frozenset()),
    "H": ("H", frozenset()),
    "E": ("E", frozenset()),
    "D": ("D", frozenset()),
}


def read_clauses(source: str) -> tuple[tuple[Clause, ...], tuple[Clause, ...]]:
    """(clauses, groups) of a rules file, each as (id, text) in the order of the file."""
    clauses = tuple((match[1], " ".join(match[2].split())) for match in _CLAUSE.finditer(source))
    groups = tuple((match[1], match[2].strip()) for match in _GROUP.finditer(source))
    return clauses, groups
