"""What of ours fits into a file of hands?  PHH lets anybody add fields that begin with `_`: questions go there, as JSON."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import Any

from holdem_widget.errors import FormatError
from holdem_widget.poker.betting import Seat
from holdem_widget.table.formats.losses import Loss
from holdem_widget.table.history import History

QUESTIONS = "_questions"
LARGEST = 20_000  # characters of the field


def require_held(hand: History, number: int, what: str) -> None:
    """Raises: FormatError for what a poker room's format cannot hold: another game, a spot, a seat that left."""
    if hand.game != "match" or hand.draws is None:
        raise FormatError(f"{what} holds whole hands of hold'em, from the deal on", hand=number)
    left = next((hand.names[move.seat] for move in hand.moves if move.action is None), None)
    if left is not None:
        raise FormatError(f"{what} has no line for who leaves, as {left} did; format 'json' has", hand=number)


def questions_text(hand: History, order: Sequence[Seat]) -> str | None:
    """The hand's questions as one line of JSON, seats counted as in the file; None where it has none, or too many."""
    if not hand.questions:
        return None
    places = {seat: place for place, seat in enumerate(order)}
    kept = [{**question, "choices": _moved(question.get("choices", ()), places)} for question in hand.questions]
    text = json.dumps(kept, separators=(",", ":"))
    return text if len(text) <= LARGEST else None


def _moved(choices: Sequence[Any], places: Mapping[Seat, int]) -> list[Any]:
    return [[name, text, places.get(seat)] for name, text, seat in choices]


def questions_of(fields: Mapping[str, Any]) -> tuple[Any, ...]:
    """The questions of a file's field.  Raises: ValueError where it is no JSON list; each is checked where it is asked."""
    text = fields.get(QUESTIONS)
    if text is None:
        return ()
    found = json.loads(text) if isinstance(text, str) else None
    if not isinstance(found, list) or not all(isinstance(question, dict) for question in found):
        raise ValueError(f"{QUESTIONS} must be a text with a JSON list of objects")
    return tuple(found)


def lost(hand: History, number: int, *, written: bool) -> list[Loss]:
    """What a lesson loses in a file of hands; `written`: its questions were."""
    found = []
    if hand.questions and not written:
        found.append(Loss(hand=number, what="questions", why="this format has no place for them, or they are too long"))
    if any(note.marks for note in hand.notes):
        found.append(Loss(hand=number, what="marks of notes", why="this format keeps the text of a note only"))
    return found
