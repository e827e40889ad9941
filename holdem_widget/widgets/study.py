"""What does a replay keep of one hand?  Its history with notes, questions and branches, the answers, how far it was seen.

A study is the memory behind `Replay`; it draws nothing and sends nothing.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from functools import partial
from typing import Any

from holdem_widget.errors import BadSetup, FormatError, StillHidden
from holdem_widget.games.game import Call
from holdem_widget.lessons.branches import kept_branch, line_of
from holdem_widget.lessons.marks import MOST_MARKS
from holdem_widget.lessons.questions import Question, question_json, question_of
from holdem_widget.table.history import Branch, History
from holdem_widget.table.session import Session
from holdem_widget.widgets.contract import BranchView, DetailsView, HandLine, Message, QuestionView, View
from holdem_widget.widgets.details import action_message, details_of
from holdem_widget.widgets.frames import Film, Viewpoint, checked_viewpoint, film_of, question_view
from holdem_widget.widgets.here import Here
from holdem_widget.widgets.page import PageHand, PageLine
from holdem_widget.widgets.say import message
from holdem_widget.widgets.step_clauses import clauses_of
from holdem_widget.widgets.view import SHAPES
from holdem_widget.widgets.wire import LONGEST_TEXT


@dataclass(slots=True, kw_only=True)
class Study:
    """One hand being studied.  `line` is the branch that is looked at, None for the hand as it was played."""

    history: History
    wish: object
    number: int
    point: Viewpoint | None = None
    given: dict[int, str] = field(default_factory=dict)
    furthest: dict[int | None, int] = field(default_factory=dict)
    line: int | None = None
    films: dict[tuple[int | None, Viewpoint], Film] = field(default_factory=dict)
    lines: dict[int, tuple[Branch, History]] = field(default_factory=dict)
    details: dict[tuple[int | None, Viewpoint, int], DetailsView] = field(default_factory=dict)
    asked: tuple[Question, ...] | None = None

    @property
    def viewpoint(self) -> Viewpoint:
        """By whom the hand is seen, found out when it is first looked at.  Raises: BadSetup, StillHidden."""
        if self.point is None:
            self.point = viewpoint_of(self.history, self.wish)
        return self.point

    @property
    def questions(self) -> tuple[Question, ...]:
        """The questions, read from the history once.  Raises: FormatError."""
        if self.asked is None:
            kept = self.history.questions
            self.asked = tuple(question_of(value, len(self.history.steps)) for value in kept) if kept else ()
        return self.asked

    @property
    def shown(self) -> History:
        """The hand as played, or the branch that is looked at, as a hand of its own."""
        return self.history if self.line is None else self.line_history(self.line)

    def line_history(self, number: int) -> History:
        """A branch as a hand of its own; replayed again when it went on."""
        branch = self.history.branches[number]
        if number not in self.lines or self.lines[number][0] is not branch:
            self.lines[number] = (branch, line_of(self.history, number))
            self.films = {key: film for key, film in self.films.items() if key[0] != number}
        return self.lines[number][1]

    @property
    def stop(self) -> int | None:
        """The step of the first question that is not answered; it is asked of the hand as it was played."""
        return min((q.step for n, q in enumerate(self.questions) if n not in self.given), default=None)

    @property
    def right(self) -> int:
        """How many answers are right."""
        return sum(self.questions[n].is_right(answer) for n, answer in self.given.items())

    def film(self, line: int | None, viewpoint: Viewpoint) -> Film:
        """The frames of a line for a viewpoint, made once."""
        history = self.history if line is None else self.line_history(line)
        key = (line, viewpoint)
        if key not in self.films:
            self.films[key] = film_of(history, viewpoint, self.questions if line is None else ())
        return self.films[key]

    def horizon(self, step: int, *, everything: bool) -> int:
        """The last step of which something may be shown: how far it was seen, and no further than an open question."""
        last = len(self.shown.steps) - 1
        seen = max(self.furthest.get(self.line, 0), step)
        self.furthest[self.line] = seen
        horizon = last if everything else seen
        return horizon if self.stop is None else min(horizon, max(self.stop, step))

    # ── changes ──

    def put_question(self, question: Question) -> None:
        """One more question; what was filmed has no mark for it."""
        self.asked = (*self.questions, question)
        self.history = replace(self.history, questions=tuple(question_json(q) for q in self.asked))
        self._forget()

    def put_note(self, step: int, text: str, marks: tuple[str, ...]) -> None:
        """One more note, at a step of the hand as it was played.  Raises: BadSetup."""
        if self.line is not None and step > self.history.branches[self.line].step:
            raise BadSetup("notes are kept with the hand as it was played: line(None) goes back to it")
        self.history = self.history.with_note(step, text, marks)
        self._forget()

    def _forget(self) -> None:
        self.films.clear()
        self.lines.clear()

    def put_branch(self, branch: Branch) -> int:
        """One more branch of the line that is looked at; its number."""
        self._keep(len(self.history.branches), branch, self.line)
        return len(self.history.branches) - 1

    def _keep(self, number: int, branch: Branch, under: int | None) -> None:
        branches = list(self.history.branches)
        branches[number : number + 1] = [kept_branch(self.history, branch, under)]
        self.history = replace(self.history, branches=tuple(branches))

    def follow(self, session: Session, branch: Branch) -> int:
        """Keep a branch as its table plays on, until its hand is over; its number."""
        under, hand = self.line, session.hand
        number = self.put_branch(branch)

        def play_on(session: Session) -> None:
            if session.hand is hand:
                self._keep(number, replace(branch, moves=tuple(hand.moves)), under)

        session.listeners.append(play_on)
        return number

    def choose_line(self, number: int | None, step: int) -> int:
        """Look at a branch, or at the hand again; the step to go on from.

        Raises: BadSetup, StillHidden, and IllegalAction for a branch that does not fit the rules.
        """
        if number is not None:
            if self.stop is not None:
                raise StillHidden(f"the question at step {self.stop} comes first: answer it, then look at what if")
            if type(number) is not int or not 0 <= number < len(self.history.branches):
                raise BadSetup(f"branch {number!r} is not one of this hand's {len(self.history.branches)}")
            self.film(number, self.viewpoint)  # a branch that does not fit the rules is refused here
        before = self.line
        self.line = number
        known = [self.history.branches[n].step for n in (before, number) if n is not None]
        step = min([step, *known])
        self.furthest[number] = max(self.furthest.get(number, 0), step)
        return step

    # ── for a view or a page ──

    def question_at(self, step: int) -> QuestionView | None:
        """The first open question at a step, else the last one that was answered there."""
        here = [(n, q) for n, q in enumerate(self.questions) if q.step == step] if self.line is None else []
        open_ = [(n, q) for n, q in here if n not in self.given]
        found = open_[0] if open_ else here[-1] if here else None
        return None if found is None else question_view(*found, self.given.get(found[0]))

    def branches_at(self, step: int) -> list[BranchView]:
        """The branches that leave the hand at a step."""
        found = [(n, branch) for n, branch in enumerate(self.history.branches) if branch.step == step]
        return [{"id": n, "say": self.branch_message(branch)} for n, branch in found]

    def branch_message(self, branch: Branch) -> Message:
        """What a branch is called: by its name, else by what is different in it."""
        if branch.name:
            return message("fact-plain", text=branch.name)
        if not branch.moves or branch.moves[0].action is None:
            return message("branch-cards")
        move = branch.moves[0]
        here = Here(history=self.history, step=branch.step, viewpoint="all", lang="en")
        owed = (here.legal.call or 0) if here.legal and isinstance(move.action, Call) else 1
        key = "branch-cards-move" if branch.draws else "branch-move"
        return message(
            key, name=self.history.names[move.seat], action=action_message(branch.moves[0].action, to_call=owed)
        )

    def details_at(self, step: int, viewpoint: Viewpoint, **wish: bool) -> DetailsView:
        """The details of a step, reckoned once."""
        key = (self.line, viewpoint, step)
        if key not in self.details:
            here = Here(history=self.shown, step=step, viewpoint=viewpoint, lang="en")
            self.details[key] = details_of(here, **wish)
        return self.details[key]

    def list_line(self) -> HandLine:
        """Its line in a list of hands: nothing of how it was played."""
        fields = self.history.extra.get("fields")
        title = fields.get("event") if isinstance(fields, dict) else None
        players = len(self.history.names)
        plain: Any = message("hand-line", hand=self.number + 1, players=players)
        if isinstance(title, str) and title:
            plain = message("hand-line-named", hand=self.number + 1, players=players, title=title[:80])
        return {"hand": self.number, "say": plain, "questions": len(self.history.questions)}

    def page_hand(self, viewpoint: Viewpoint, *, equity: bool, decisions: bool) -> PageHand:
        """The hand for a page, with details where they are wished for."""
        steps = range(len(self.history.steps)) if equity or decisions else ()
        reckon = partial(_page_details, self.history, viewpoint, equity=equity, decision=decisions)
        return PageHand(
            line=self.list_line(),
            film=self.film(None, viewpoint),
            clauses=clauses_of(self.history),
            questions=self.questions,
            lines=tuple(self._page_line(number, viewpoint) for number in range(len(self.history.branches))),
            details={step: reckon(step) for step in steps},
        )

    def _page_line(self, number: int, viewpoint: Viewpoint) -> PageLine:
        branch = self.history.branches[number]
        film, clauses = self.film(number, viewpoint), clauses_of(self.line_history(number))
        return PageLine(step=branch.step, say=self.branch_message(branch), film=film, clauses=clauses)


def _page_details(history: History, viewpoint: Viewpoint, step: int, *, equity: bool, decision: bool) -> DetailsView:
    here = Here(history=history, step=step, viewpoint=viewpoint, lang="en")
    return details_of(here, equity=equity, decision=decision)


def unanswered(view: View) -> View:
    """The view while its question is open: nobody's hand is named."""
    view["seats"] = [{**seat, "hand": None, "hand_detail": None} for seat in view["seats"]]
    return view


MOST_SEATS = len(SHAPES)
LONGEST_NAME = 80


def checked(history: History, number: int) -> History:
    """The history, when it can be shown: 2 to 10 players with short names, notes that a page can hold.  Raises: FormatError."""
    seats = len(history.start.public.stacks)
    if not 2 <= seats == len(history.names) <= MOST_SEATS:
        raise FormatError(
            f"{len(history.names)} names for {seats} seats; a table has 2 to {MOST_SEATS}", hand=number + 1
        )
    long = max(len(name) for name in history.names)
    if long > LONGEST_NAME:
        raise FormatError(f"a name has {long} characters; at most {LONGEST_NAME}", hand=number + 1)
    for note in history.notes:
        if len(note.text) > LONGEST_TEXT or len(note.marks) > MOST_MARKS:
            raise FormatError(
                f"a note has {len(note.text)} characters and {len(note.marks)} marks; at most {LONGEST_TEXT} and {MOST_MARKS}",
                hand=number + 1,
            )
    return history


def viewpoint_of(history: History, wish: object) -> Viewpoint:
    """The viewpoint that was wished for; else all cards where they are open, or your seat, or the first.

    Raises: BadSetup, StillHidden.
    """
    if wish is not None:
        return checked_viewpoint(history, wish)
    if history.open_cards or ("You" not in history.names and history.is_over):
        return "all"
    return you_at(history)


def you_at(history: History) -> int:
    """Your seat, or the first."""
    return history.names.index("You") if "You" in history.names else 0


def studies_of(hands: Sequence[History], wishes: Sequence[object]) -> list[Study]:
    """A study for each hand, seen as wished."""
    return [
        Study(history=checked(history, number), wish=wish, number=number)
        for number, (history, wish) in enumerate(zip(hands, wishes, strict=True))
    ]
