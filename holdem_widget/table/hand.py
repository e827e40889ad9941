"""What does a table keep of the deal that runs?  Its start, its chance, its moves and stages; and what was taken back.

The one mutable record of a session: everything that it holds is a value.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Any

from holdem_widget.games.game import Event, State, Step
from holdem_widget.players.player import Decision
from holdem_widget.table.generators import Draw
from holdem_widget.table.history import Branch, Move, Note

if TYPE_CHECKING:
    from holdem_widget.table.asides import Remark


@dataclass(frozen=True, slots=True, kw_only=True)
class Outcome:
    """What a command did: the stages that it added, those that it took back, and the version after it."""

    steps: tuple[Step[Any, Any], ...]
    version: int
    taken_back: tuple[Step[Any, Any], ...] = ()

    @property
    def events(self) -> tuple[Event, ...]:
        """Everything that happened, in order."""
        return tuple(event for step in self.steps for event in step.events)


@dataclass(frozen=True, slots=True, kw_only=True)
class TakenBack:
    """A line of play that was taken back: all its moves from the deal on, and the notes at its own steps."""

    moves: tuple[Move, ...]
    notes: tuple[Note, ...] = ()


@dataclass(slots=True, kw_only=True)
class Hand:
    """The deal that runs, or that ended last: enough to replay it, and its stages.

    `made` has for each move the step that shows it first. `remarks` are what was said at its steps, `seen` is the last
    step that a person may see (None: all). No line of `taken_back` begins another one. `counted`: it has ended once.
    """

    start: State[Any, Any]
    draws: tuple[Draw, ...] | None
    steps: list[Step[Any, Any]]
    moves: list[Move] = field(default_factory=list)
    made: list[int] = field(default_factory=list)
    decisions: list[Decision] = field(default_factory=list)
    notes: list[Note] = field(default_factory=list)
    remarks: list[Remark] = field(default_factory=list)
    seen: int | None = None
    taken_back: list[TakenBack] = field(default_factory=list)
    counted: bool = False

    def put_move(self, move: Move) -> None:
        """One more move; its stages come next."""
        self.moves.append(move)
        self.made.append(len(self.steps))

    def branches(self) -> Iterator[Branch]:
        """What was taken back and not played again, each line where it leaves the hand."""
        for line in self.taken_back:
            shared = self._shared(line)
            if shared < len(line.moves):
                yield Branch(step=self._step_after(shared), moves=line.moves[shared:], notes=line.notes)

    def played_again(self) -> None:
        """Notes of lines that were taken back return to the steps that are there again."""
        for place, line in enumerate(self.taken_back):
            last = self._step_after(self._shared(line))
            back = [note for note in line.notes if note.step <= last]
            if back:
                self.notes += back
                self.taken_back[place] = replace(line, notes=tuple(n for n in line.notes if n not in back))

    def cut(self, kept: int) -> None:
        """The first moves alone, with the notes, decisions and remarks of their steps."""
        end = self.made[kept]
        left = self.moves[:kept]
        self.decisions = self.decisions[: sum(move.decision is not None for move in left)]
        self.moves, self.made, self.steps = left, self.made[:kept], self.steps[:end]
        self.notes = [note for note in self.notes if note.step < end]
        # what the table tells at the last step was about the move that is gone
        self.remarks = [r for r in self.remarks if r.step < end - (r.kind == "note")]
        if self.seen is not None and self.seen >= end:
            self.seen = None

    def _shared(self, line: TakenBack) -> int:
        """How many moves of the line are those of the hand."""
        return shared(line.moves, self.moves)

    def _step_after(self, moves: int) -> int:
        """The last step before the next move after so many."""
        return (self.made[moves] if moves < len(self.made) else len(self.steps)) - 1


def shared(one: Sequence[Move], other: Sequence[Move]) -> int:
    """How many moves two lines have in common from their beginning; whoever decided them."""
    pairs = zip(one, other, strict=False)
    return next((n for n, (a, b) in enumerate(pairs) if not _same(a, b)), min(len(one), len(other)))


def _same(one: Move, other: Move) -> bool:
    return one.seat == other.seat and one.action == other.action
