"""What can a note mark?  A seat, a card, a pot, written as `seat 2`, `card Kh`, `pot 1` (0 is the main pot)."""

from __future__ import annotations

import re
from collections.abc import Collection

from holdem_widget.errors import BadSetup

MARK = re.compile(r"seat [0-9]|card [2-9TJQKA][cdhs]|pot [0-9]")
MOST_MARKS = 8


def checked_marks(marks: object) -> tuple[str, ...]:
    """The marks of a note.  Raises: BadSetup."""
    if isinstance(marks, str):
        marks = (marks,)
    found = tuple(marks) if isinstance(marks, Collection) else (marks,)
    if len(found) > MOST_MARKS or not all(MARK.fullmatch(str(mark)) for mark in found):
        raise BadSetup(f"marks {str(found)[:60]}: at most {MOST_MARKS} texts such as 'seat 2', 'card Kh', 'pot 1'")
    return found
