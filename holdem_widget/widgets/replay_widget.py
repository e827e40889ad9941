"""A hand to step through: by keys and mouse, linked to cells, with notes, questions and branches."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from threading import RLock
from typing import Any

import anywidget
import traitlets

from holdem_widget import words
from holdem_widget.errors import BadSetup, StillHidden
from holdem_widget.games.game import Action
from holdem_widget.lessons.marks import checked_marks
from holdem_widget.lessons.questions import Moment, is_text, make_question
from holdem_widget.table.commands import Annotate
from holdem_widget.table.history import CARRIED, History
from holdem_widget.table.journal import path_of
from holdem_widget.widgets import cellmates, wire
from holdem_widget.widgets.boundary import Fault, fault_of, note_for_tests, unwritten
from holdem_widget.widgets.branching import Wish, branch_session, checked_action
from holdem_widget.widgets.contract import LogLine, NoticeView, ReplayView, View
from holdem_widget.widgets.frames import Viewpoint, checked_viewpoint, next_street, step_of
from holdem_widget.widgets.here import Answers, Here
from holdem_widget.widgets.page import Page, hand_text, page_data, page_html
from holdem_widget.widgets.step_clauses import clause_at
from holdem_widget.widgets.strict import Flag, Listed, Mapped, Seen, Text, Whole
from holdem_widget.widgets.study import Study, studies_of, unanswered, you_at
from holdem_widget.widgets.table_looks import asset
from holdem_widget.widgets.table_widget import Table
from holdem_widget.words.rulebook import pages


class Replay(anywidget.AnyWidget):
    """Steps through hands; see `hw.replay`.

    Traits to observe and link: `step`, `viewpoint`, `hand` (which of the hands, from 0), `everything` (also what was not
    seen yet) and `lang`.
    """

    _esm = asset("widget.js")
    _css = asset("widget.css")

    view = Mapped().tag(sync=True)
    words = Text().tag(sync=True)
    lang = Text("en").tag(sync=True)
    rules: Any = Listed().tag(sync=True)
    languages = Listed(traitlets.Unicode()).tag(sync=True)
    hands = Listed(traitlets.Dict()).tag(sync=True)
    step = Whole(0)
    hand = Whole(0)
    viewpoint = Seen([traitlets.Int(), traitlets.Unicode()], default_value=0)
    everything = Flag()

    def __init__(
        self, hands: Sequence[History], *, viewpoint: object = None, viewpoints: Sequence[object] | None = None,
        lang: str = "en",
    ) -> None:  # fmt: skip
        if not hands:
            raise BadSetup("there is no finished hand to step through: play one to its end")
        wishes = viewpoints or [viewpoint] * len(hands)
        self._studies = studies_of(hands, wishes)
        chosen = self._studies[0].viewpoint
        self._outbox = RLock()
        self._still = 0
        self._notice: NoticeView | None = None
        self._notices = 0
        self._last_error: BaseException | None = None
        told = {"words": words.text(lang), "rules": pages(hands[0].game, lang), "languages": list(words.languages())}
        super().__init__(lang=lang, viewpoint=chosen, **told)
        self.on_msg(self._on_message)
        cellmates.note(self)
        self._list_hands()
        self._publish()

    # ── where we are ──

    @property
    def _study(self) -> Study:
        return self._studies[self.hand]

    @property
    def history(self) -> History:
        """The hand that is looked at, with its notes, questions and branches."""
        return self._study.history

    @property
    def histories(self) -> tuple[History, ...]:
        """All hands, with their notes, questions and branches: what `hw.dump` keeps."""
        return tuple(study.history for study in self._studies)

    @property
    def here(self) -> Here:
        """The present step, to ask: `.observation`, `.legal`, `.pots`, `.equity`, `.decision`, `.sentence`."""
        return Here(history=self._study.shown, step=self.step, viewpoint=self.viewpoint, lang=self.lang)

    @property
    def viewpoints(self) -> tuple[Viewpoint, ...]:
        """By whom each hand is seen."""
        return tuple(study.viewpoint for study in self._studies)

    def __len__(self) -> int:
        return len(self._study.shown.steps)

    def goto(self, place: int | str) -> Here:
        """Go to a step, a street, `showdown` or `end`; an open question stops the way.  Raises: BadSetup, StillHidden."""
        step = step_of(self._study.shown, place)
        self._require_open(step)
        self.step = step
        return self.here

    def _require_open(self, step: int) -> None:
        stop = self._study.stop
        if stop is not None and step > stop:
            raise StillHidden(f"the question at step {stop} comes first: answer it, and the hand goes on")

    # ── notes, questions, branches ──

    def annotate(self, place: int | str, text: str, *, marks: Sequence[str] = ()) -> Replay:
        """Keep a note (Markdown) at a step; `marks` are like `seat 2`, `card Kh`, `pot 1`.  Raises: BadSetup."""
        if not is_text(text, least=1, most=wire.LONGEST_TEXT):
            raise BadSetup(f"a note is a text of 1 to {wire.LONGEST_TEXT} characters, not {str(text)[:40]!r}")
        self._study.put_note(step_of(self._study.shown, place), text, checked_marks(marks))
        self._publish()
        return self

    def ask(
        self, place: int | str, question: str, *, accept: Any, choices: Sequence[str] = (), tolerance: float = 0.0,
        hint: str = "", explain: str = "",
    ) -> Replay:  # fmt: skip
        """Ask at a step; what follows is hidden until it is answered.

        `accept`: a player's name, an action, a number (with `tolerance`), a (least, greatest) range, one of `choices`, or
        a list where several are right.  Raises: BadSetup.
        """
        step = step_of(self.history, place)
        public = self.history.steps[step].state.public
        legal = Here(history=self.history, step=step, viewpoint=self.viewpoint, lang=self.lang).legal
        moment = Moment(names=self.history.names, live=public.live, legal=legal)
        made = make_question(
            moment, step, question, accept=accept, choices=choices, tolerance=tolerance, hint=hint, explain=explain
        )
        self._study.put_question(made)
        self._list_hands()
        with self._quiet():
            self._study.line = None
            self.step = min(self.step, self._study.stop or 0, len(self) - 1)
        return self

    def answer(self, number: int, answer: str) -> bool:
        """Answer a question of this hand by its number; whether it was right.  The first answer counts.  Raises: BadSetup."""
        questions = self._study.questions
        if type(number) is not int or not 0 <= number < len(questions):
            raise BadSetup(f"question {number!r} is not one of this hand's {len(questions)}, counted from 0")
        if not is_text(answer, least=0):
            raise BadSetup(f"an answer is a text, such as a player's name or a number, not {str(answer)[:40]!r}")
        self._study.given.setdefault(number, answer)
        self._publish()
        return questions[number].is_right(self._study.given[number])

    @property
    def answers(self) -> Answers:
        """All questions with what was answered: rows for a later cell, or for a grader."""
        listed = [(study, n) for study in self._studies for n in range(len(study.questions))]
        return Answers(
            hands=tuple(study.number for study, _ in listed),
            questions=tuple(study.questions[n] for study, n in listed),
            given=tuple(study.given.get(n) for study, n in listed),
        )

    def branch(
        self, place: int | str, action: Action | str | None = None, *, board: str = "", run_out: bool = False,
        opponents: Any = None, name: str = "", seed: int | None = None,
    ) -> Table:  # fmt: skip
        """What if: a table that goes on from a step; it is kept as a branch of the history, also as it plays on.

        Another `action`, another `board` (as far as named), or with `run_out` other cards, dealt by `seed`. Every seat is
        yours, or the others are given to `opponents` and you keep the viewpoint's.
        Raises: BadSetup, NotAsked, IllegalAction, StillHidden.
        """
        line = self._study.shown
        if line.sealed is not None:
            raise StillHidden(CARRIED)
        mine = self.viewpoint if self.viewpoint != "all" else you_at(line)
        wish = Wish(
            action=checked_action(action), seat=mine, board=board, run_out=run_out, opponents=opponents, name=name,
            seed=seed, anew=not line.is_open,
        )  # fmt: skip
        session, branch = branch_session(line, step_of(line, place), wish)
        self._study.follow(session, branch)
        self._publish()
        return Table(session, lang=self.lang)

    def line(self, number: int | None) -> Replay:
        """Step along a branch, by its number in `history.branches`; None: the hand as played.  Raises: BadSetup, StillHidden."""
        with self._quiet():
            self.step = self._study.choose_line(number, self.step)
        return self

    # ── without a kernel ──

    def page(self, *, equity: bool = False, decisions: bool = False) -> Page:
        """The same as an output that steps without a kernel: in a saved notebook, and in plain nbconvert HTML.

        `equity` puts exact shares into it, for each step, `decisions` the records of opponents.  Raises: BadSetup.
        """
        hands = [study.page_hand(study.viewpoint, equity=equity, decisions=decisions) for study in self._studies]
        return Page(data=page_data(hands, self.lang), text=hand_text(hands, self.lang))

    def to_html(self, path: str | Path, *, equity: bool = False, decisions: bool = False) -> Path:
        """One file that steps without a kernel and without a network; see `page`.  Raises: BadSetup, OSError."""
        page = self.page(equity=equity, decisions=decisions)
        target = path_of(path)
        target.write_text(page_html(page.data, page.text), encoding="utf-8")
        return target

    def to_svg(self, place: int | str | None = None) -> str:
        """A still picture of a step, for a handout."""
        from holdem_widget.widgets.drawing import table_svg

        step = self.step if place is None else step_of(self._study.shown, place)
        return str(table_svg(self._study.film(self._study.line, self.viewpoint).frames[step], self.lang))

    # ── publishing ──

    @contextmanager
    def _quiet(self) -> Iterator[None]:
        """Several changes, published once."""
        self._still += 1
        try:
            yield
        finally:
            self._still -= 1
        self._publish()

    def _list_hands(self) -> None:
        if len(self._studies) > 1:
            self.hands = [dict(study.list_line()) for study in self._studies]

    def _publish(self) -> None:
        if self._still:
            return
        with self._outbox:
            self.view = dict(self._view())

    def _view(self) -> View:
        study = self._study
        frames = study.film(study.line, self.viewpoint).frames
        step = min(self.step, len(frames) - 1)
        far = frames[study.horizon(step, everything=self.everything)]
        view = frames[step].copy()
        view["question"] = question = study.question_at(step)
        if question is not None and question["answered"] is None:
            view = unanswered(view)
        if far["cursor"] is not None:
            view["cursor"] = {**far["cursor"], "step": step}
        view["replay"] = self._replay_view(step, ahead=far["log"][len(view["log"]) :])
        view["may"] = ["rewind", "annotate", "details"] if study.line is None else ["rewind", "details"]
        view["notice"] = self._notice
        return view

    def _replay_view(self, step: int, ahead: list[LogLine]) -> ReplayView:
        study, history = self._study, self.history
        return {
            "hand": self.hand,
            "hands": len(self._studies),
            "right": sum(one.right for one in self._studies),
            "asked": sum(len(one.given) for one in self._studies),
            "questions": sum(len(one.history.questions) for one in self._studies),
            "ahead": ahead,
            "everything": self.everything,
            "viewpoint": -1 if self.viewpoint == "all" else self.viewpoint,
            "all": history.is_open,
            "branches": study.branches_at(step) if study.line is None else [],
            "line": study.line,
            "clause": clause_at(study.shown, step),
            "details": study.details.get((study.line, self.viewpoint, step)),
        }

    @traitlets.validate("step")
    def _valid_step(self, proposal: Any) -> int:
        step, last = int(proposal["value"]), len(self) - 1
        if not 0 <= step <= last:
            raise BadSetup(f"step {step} is not one of this hand's 0..{last}")
        self._require_open(step)
        return step

    @traitlets.validate("viewpoint")
    def _valid_viewpoint(self, proposal: Any) -> Any:
        return checked_viewpoint(self.history, proposal["value"])

    @traitlets.validate("hand")
    def _valid_hand(self, proposal: Any) -> int:
        if not 0 <= proposal["value"] < len(self._studies):
            raise BadSetup(f"hand {proposal['value']} is not one of the {len(self._studies)} hands, counted from 0")
        return int(proposal["value"])

    @traitlets.validate("lang")
    def _valid_lang(self, proposal: Any) -> str:
        if proposal["value"] not in words.languages():
            raise BadSetup(f"there are no words in {proposal['value']!r}; languages: {', '.join(words.languages())}")
        return str(proposal["value"])

    @traitlets.observe("step", "everything")
    def _on_move(self, change: Any) -> None:
        self._notice = None
        self._publish()

    @traitlets.observe("viewpoint")
    def _on_viewpoint(self, change: Any) -> None:
        self._study.point = change["new"]
        self._on_move(change)

    @traitlets.observe("hand")
    def _on_hand(self, change: Any) -> None:
        self._notice = None
        with self._quiet():
            self._study.line = None
            self.step = 0
            self.viewpoint = self._study.viewpoint

    @traitlets.observe("lang")
    def _on_lang(self, change: Any) -> None:
        self.words = words.text(change["new"])
        self.rules = pages(self.history.game, change["new"])

    # ── messages from the browser ──

    def _on_message(self, widget: Any, content: Any, buffers: Any) -> None:
        fault = fault_of(lambda: self._obey(wire.read(content)))
        if fault is not None:
            self._last_error = fault.error if fault.kept else self._last_error
            self._notify(fault)

    def set_state(self, sync_data: dict[str, Any]) -> None:
        """The browser writes no trait: what tries to is refused like any other malformed message."""
        self._notify(unwritten(sync_data))

    def _notify(self, fault: Fault) -> None:
        note_for_tests(fault)
        self._notices += 1
        self._notice = fault.notice(self._notices)
        self._publish()

    def _obey(self, told: wire.Message) -> None:
        match told:
            case wire.Hello() | wire.Bye() | wire.Shown():
                self._publish()
            case wire.Goto(step, street):
                self._go(step, street=street)
            case wire.Language(lang):
                self.lang = lang
            case wire.Answer(question, answer):
                self.answer(question, answer)
            case wire.OfReplay():
                self._obey_replay(told)
            case Annotate(step=step, text=text, marks=marks):
                self.annotate(self.step if step is None else step, text, marks=marks)
            case _:
                raise BadSetup("a replay can be stepped, annotated and answered; branch() plays on from a step")

    def _go(self, step: int | None, *, street: bool) -> None:
        """Where the browser asks to go; at most to an open question."""
        place = len(self) - 1 if step is None else step_of(self._study.shown, step)
        if street:
            place = next_street(self._study.shown, place)
        stop = self._study.stop
        self.step = place if stop is None else min(place, stop)

    def _obey_replay(self, told: wire.OfReplay) -> None:
        number = told.number
        match told.what:
            case "hand":
                self.hand = number
            case "line":
                self.line(None if number < 0 else number)
            case "viewpoint":
                self.viewpoint = "all" if number < 0 else number
            case "everything":
                self.everything = bool(number)
            case "details" if number >= 0:
                self._require_open(step_of(self._study.shown, number))
                self._study.details_at(number, self.viewpoint)
                self._publish()

    @property
    def last_error(self) -> BaseException | None:
        """What went wrong last in a callback, or None."""
        return self._last_error

    def __repr__(self) -> str:
        many = f"hand {self.hand + 1} of {len(self._studies)}, " if len(self._studies) > 1 else ""
        return f"Replay({many}step {self.step} of {len(self) - 1}: {self.here.sentence})"
