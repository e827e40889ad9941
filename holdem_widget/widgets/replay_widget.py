"""A hand to step through: by keys and mouse, linked to cells, with notes, questions and branches."""

from __future__ import annotations

import traceback
from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from pathlib import Path
from threading import RLock
from typing import Any

import anywidget
import traitlets

from holdem_widget import words
from holdem_widget.display import Rows, shown
from holdem_widget.errors import BadSetup, FormatError, HoldemWidgetError, StillHidden
from holdem_widget.games.game import Action, Legal, Observation, State
from holdem_widget.games.library import game
from holdem_widget.lessons.questions import Moment, Question, is_text, make_question
from holdem_widget.players.player import Decision
from holdem_widget.poker.betting import Seat
from holdem_widget.table.commands import Annotate
from holdem_widget.table.history import Branch, History, Move
from holdem_widget.table.session import Session
from holdem_widget.widgets import wire
from holdem_widget.widgets.contract import NoticeView, View
from holdem_widget.widgets.frames import Film, Viewpoint, checked_viewpoint, film_of, question_view, step_of, who_of
from holdem_widget.widgets.say import message
from holdem_widget.widgets.table_looks import asset
from holdem_widget.widgets.table_widget import Table
from holdem_widget.widgets.view import SHAPES
from holdem_widget.widgets.view_pots import Pots, layers_of, pot_view


@dataclass(frozen=True, kw_only=True)
class Here:
    """One step of a hand: what happened, what could be done, and what is known from the viewpoint."""

    history: History
    step: int
    viewpoint: Viewpoint
    lang: str

    @property
    def _state(self) -> State[Any, Any]:
        return self.history.steps[self.step].state

    @property
    def sentence(self) -> str:
        """What happened at this step."""
        view = film_of(self.history, self.viewpoint).frames[self.step]
        lines = [line for line in view["log"] if line["step"] == self.step]
        return "; ".join(words.render(line["say"], self.lang) for line in lines)

    @property
    def to_act(self) -> Seat | None:
        """The seat that is asked after this step."""
        seat: Seat | None = self._state.public.to_act
        return seat

    @cached_property
    def observation(self) -> Observation[Any]:
        """What the viewpoint's seat can see (of `all`: the seat that is asked, or seat 0)."""
        seat = (self.to_act or 0) if self.viewpoint == "all" else self.viewpoint
        rules = game(self.history.game, self.history.variant)
        seen: Observation[Any] = rules.observe(self._state, seat)
        return seen

    @property
    def legal(self) -> Legal | None:
        """What the seat that is asked may do; None when nobody is asked."""
        rules = game(self.history.game, self.history.variant)
        public = self._state.public
        found: Legal | None = None if self.to_act is None else rules.legal(public, self.to_act)
        return found

    @property
    def pots(self) -> Pots:
        """The pots as they stand."""
        public, names = self._state.public, self.history.names
        return Pots(
            pots=layers_of(public), returned=public.returned, names=names, shapes=SHAPES[: len(names)],
            view=pot_view(public, calling=None),
        )  # fmt: skip

    @property
    def decision(self) -> Decision | None:
        """The record of an opponent's action made at this step; only when its hand is over."""
        if not self.history.is_over and not self.history.open_cards:
            return None
        made = sum(1 for step in self.history.steps[: self.step + 1] for event in step.events if event.kind in ACTS) - 1
        here = any(event.kind in ACTS for event in self.history.steps[self.step].events)
        if not here or not 0 <= made < len(self.history.moves):
            return None
        record = self.history.moves[made].decision
        return None if record is None else Decision.from_json(record)

    @cached_property
    def equity(self) -> Any:
        """Exact shares of the live hands that the viewpoint knows; an unknown hand counts as random."""
        from holdem_widget.poker.cards import cards_text
        from holdem_widget.poker.equity import equity

        public = self._state.public
        who = who_of(self.history, self.viewpoint)
        rules = game(self.history.game, self.history.variant)
        hands = []
        for seat in public.live:
            cards = rules.observe(self._state, seat).own if seat in who.mine else (public.shown[seat] or ())
            known = [card for card in cards if card is not None]
            hands.append(cards_text(known) if len(known) == 2 else "random")
        board = cards_text(card for card in public.board if card is not None)
        return equity(hands, board=board)

    def __repr__(self) -> str:
        return f"step {self.step}: {self.sentence}"


ACTS = ("fold", "check", "call", "bet", "raise", "lock")


@shown()
@dataclass(frozen=True, slots=True, kw_only=True, repr=False)
class Answers:
    """What was answered to a replay's questions: data for a later cell, or for a grader."""

    questions: tuple[Question, ...]
    given: tuple[str | None, ...]

    def __len__(self) -> int:
        return sum(answer is not None for answer in self.given)

    @property
    def score(self) -> int:
        """How many answers are right."""
        return sum(a is not None and q.is_right(a) for q, a in zip(self.questions, self.given, strict=True))

    def as_rows(self) -> Rows:
        """One row a question."""
        rows = tuple(
            (q.step, q.text, answer, None if answer is None else q.is_right(answer))
            for q, answer in zip(self.questions, self.given, strict=True)
        )
        return Rows(columns=("step", "question", "answer", "right"), rows=rows)

    def __repr__(self) -> str:
        return f"{self.score} right of {len(self.questions)} ({len(self)} answered)"


class Replay(anywidget.AnyWidget):
    """Steps through hands; see `hw.replay`.

    Traits to observe and link: `step`, `viewpoint`, `hand` (which of the hands) and `lang`.
    """

    _esm = asset("widget.js")
    _css = asset("widget.css")

    view = traitlets.Dict().tag(sync=True)
    words = traitlets.Unicode().tag(sync=True)
    lang = traitlets.Unicode("en").tag(sync=True)
    languages = traitlets.List(traitlets.Unicode()).tag(sync=True)
    step = traitlets.Int(0)
    hand = traitlets.Int(0)
    viewpoint = traitlets.Any(0)

    def __init__(self, hands: Sequence[History], *, viewpoint: object = None, lang: str = "en") -> None:
        if not hands:
            raise BadSetup("there is no hand to step through: the source has none that is finished")
        self._hands = list(hands)
        self._questions: list[list[Question]] = [[] for _ in hands]
        self._given: list[dict[int, str]] = [{} for _ in hands]
        self._furthest = [0] * len(hands)
        self._films: dict[tuple[int, Viewpoint], Film] = {}
        self._outbox = RLock()
        self._notice: NoticeView | None = None
        self._notices = 0
        self._last_error: BaseException | None = None
        start = hands[0]
        chosen = checked_viewpoint(start, viewpoint) if viewpoint is not None else _default_viewpoint(start)
        super().__init__(lang=lang, words=words.text(lang), languages=list(words.languages()), viewpoint=chosen)
        self.on_msg(self._on_message)
        self._publish()

    # ── where we are ──

    @property
    def history(self) -> History:
        """The hand that is looked at, with its notes and branches."""
        return self._hands[self.hand]

    @property
    def here(self) -> Here:
        """The present step, to ask: `.observation`, `.legal`, `.pots`, `.equity`, `.decision`, `.sentence`."""
        return Here(history=self.history, step=self.step, viewpoint=self.viewpoint, lang=self.lang)

    def __len__(self) -> int:
        return len(self.history.steps)

    def goto(self, place: int | str) -> Here:
        """Go to a step, a street, `showdown` or `end`; an open question stops the way.  Raises: BadSetup, StillHidden."""
        step = step_of(self.history, place)
        self._require_open(step)
        self.step = step
        return self.here

    def _require_open(self, step: int) -> None:
        stop = self._stop()
        if stop is not None and step > stop:
            raise StillHidden(f"the question at step {stop} comes first: answer it, and the hand goes on")

    def _stop(self) -> int | None:
        """The step of the first question that is not answered."""
        given = self._given[self.hand]
        return min((q.step for n, q in enumerate(self._questions[self.hand]) if n not in given), default=None)

    # ── notes, questions, branches ──

    def annotate(self, place: int | str, text: str, *, marks: Sequence[str] = ()) -> Replay:
        """Keep a note (Markdown) at a step; `marks` are like `seat 2`, `card Kh`, `pot 1`.  Raises: BadSetup."""
        if not is_text(text, least=1, most=wire.LONGEST_TEXT):
            raise BadSetup(f"a note is a text of 1 to {wire.LONGEST_TEXT} characters, not {str(text)[:40]!r}")
        self._hands[self.hand] = self.history.with_note(step_of(self.history, place), text, tuple(marks))
        self._films.clear()
        self._publish()
        return self

    def ask(
        self, place: int | str, question: str, *, accept: Any, choices: Sequence[str] = (), tolerance: float = 0.0,
        hint: str = "", explain: str = "",
    ) -> Replay:  # fmt: skip
        """Ask at a step; what follows is hidden until it is answered.

        `accept`: a player's name, an action, a number (with `tolerance`), a (least, greatest) range, one of `choices`, or a
        list where several are right.  Raises: BadSetup.
        """
        step = step_of(self.history, place)
        public = self.history.steps[step].state.public
        legal = Here(history=self.history, step=step, viewpoint=self.viewpoint, lang=self.lang).legal
        moment = Moment(names=self.history.names, live=public.live, legal=legal)
        made = make_question(
            moment, step, question, accept=accept, choices=choices, tolerance=tolerance, hint=hint, explain=explain
        )
        self._questions[self.hand].append(made)
        self._films.clear()
        stop = self._stop()
        if stop is not None and self.step > stop:
            self.step = stop
        self._publish()
        return self

    def answer(self, number: int, answer: str) -> bool:
        """Answer a question by its number; whether it was right.  The first answer counts.  Raises: BadSetup."""
        questions = self._questions[self.hand]
        if not 0 <= number < len(questions):
            raise BadSetup(f"question {number} is not one of this hand's {len(questions)}")
        self._given[self.hand].setdefault(number, answer)
        self._publish()
        return questions[number].is_right(self._given[self.hand][number])

    @property
    def answers(self) -> Answers:
        """The questions of this hand with what was answered."""
        questions = tuple(self._questions[self.hand])
        return Answers(questions=questions, given=tuple(self._given[self.hand].get(n) for n in range(len(questions))))

    def branch(
        self,
        place: int | str,
        action: Action | None = None,
        *,
        opponents: Any = None,
        name: str = "",
        seed: int | None = None,
    ) -> Table:
        """What if: a table that goes on from a step, with another action; kept as a branch of the history.

        Every seat is yours, or the others are given to `opponents`.  Raises: BadSetup, NotAsked, IllegalAction.
        """
        from holdem_widget.table.commands import Act, Advance
        from holdem_widget.widgets.doors import players_of

        step = step_of(self.history, place)
        state = self.history.steps[step].state
        names = self.history.names
        others = (None,) * len(names) if opponents is None else (None, *players_of(opponents, len(names) - 1))
        session = Session(
            game_id=self.history.game, variant=self.history.variant, names=names, players=others, seed=seed,
            open_cards=opponents is None, start=state,
        )  # fmt: skip
        if action is not None:
            session.submit(Act(action=action))
        if session.waiting:
            session.submit(Advance(until="you"))
        number = len(self.history.branches)
        self._keep_branch(self.hand, number, Branch(step=step, moves=tuple(session.hand.moves), name=name))
        hand = self.hand
        session.listeners.append(
            lambda changed: self._keep_branch(hand, number, Branch(step=step, moves=_moves(changed), name=name))
        )
        return Table(session, lang=self.lang)

    def _keep_branch(self, hand: int, number: int, branch: Branch) -> None:
        branches = list(self._hands[hand].branches)
        branches[number : number + 1] = [branch]
        self._hands[hand] = replace(self._hands[hand], branches=tuple(branches))

    # ── without a kernel ──

    def page(self) -> Any:
        """The same as an output that steps without a kernel: in a saved notebook, and in plain nbconvert HTML."""
        from holdem_widget.widgets.page import Page

        return Page(self._page_data())

    def to_html(self, path: str | Path) -> Path:
        """One file that steps without a kernel and without a network.  Raises: OSError."""
        from holdem_widget.widgets.page import page_html

        target = Path(path)
        target.write_text(page_html(self._page_data()), encoding="utf-8")
        return target

    def _page_data(self) -> dict[str, Any]:
        from holdem_widget.widgets.page import page_data

        film = self._film()
        data: dict[str, Any] = page_data(film, words.text(self.lang), self.lang)
        return data

    def to_svg(self, place: int | str | None = None) -> str:
        """A still picture of a step, for a handout."""
        from holdem_widget.widgets.drawing import table_svg

        step = self.step if place is None else step_of(self.history, place)
        return str(table_svg(self._film().frames[step], self.lang))

    # ── publishing ──

    def _film(self) -> Film:
        key = (self.hand, self.viewpoint)
        if key not in self._films:
            self._films[key] = film_of(self.history, self.viewpoint, self._questions[self.hand])
        return self._films[key]

    def _publish(self) -> None:
        with self._outbox:
            self.view = dict(self._view())

    def _view(self) -> View:
        film = self._film()
        step = min(self.step, len(film.frames) - 1)
        stop = self._stop()
        furthest = max(self._furthest[self.hand], step)
        self._furthest[self.hand] = furthest if stop is None else min(furthest, stop)
        view = film.frames[step].copy()
        far = film.frames[self._furthest[self.hand]]["cursor"]
        if far is not None:
            view["cursor"] = {**far, "step": step}
        given = self._given[self.hand]
        for number, question in enumerate(film.questions):
            if question.step == step:
                view["question"] = question_view(number, question, given.get(number))
                if number not in given:
                    view["seats"] = [{**seat, "hand": None, "hand_detail": None} for seat in view["seats"]]
                    break
        view["notice"] = self._notice
        return view

    @traitlets.validate("step")
    def _valid_step(self, proposal: Any) -> int:
        step = int(proposal["value"])
        last = len(self.history.steps) - 1
        if not 0 <= step <= last:
            raise BadSetup(f"step {step} is not one of this hand's 0..{last}")
        self._require_open(step)
        return step

    @traitlets.validate("viewpoint")
    def _valid_viewpoint(self, proposal: Any) -> Any:
        return checked_viewpoint(self.history, proposal["value"])

    @traitlets.validate("hand")
    def _valid_hand(self, proposal: Any) -> int:
        if not 0 <= proposal["value"] < len(self._hands):
            raise BadSetup(f"hand {proposal['value']} is not one of the {len(self._hands)} hands, counted from 0")
        return int(proposal["value"])

    @traitlets.observe("step", "viewpoint")
    def _on_move(self, change: Any) -> None:
        self._notice = None
        self._publish()

    @traitlets.observe("hand")
    def _on_hand(self, change: Any) -> None:
        self._notice = None
        self.set_trait("step", 0)
        self._publish()

    @traitlets.observe("lang")
    def _on_lang(self, change: Any) -> None:
        self.words = words.text(change["new"])

    def _on_message(self, widget: Any, content: Any, buffers: Any) -> None:
        """The boundary: nothing that a browser sends may raise; what went wrong is shown and kept."""
        try:
            self._obey(wire.read(content))
        except FormatError as error:
            self._notify("refused", "notice-malformed", error)
        except HoldemWidgetError as error:
            self._notify("refused", "notice-refused", error)
        except Exception as error:  # noqa: BLE001 - the boundary of this widget: shown and kept
            self._last_error = error
            traceback.clear_frames(error.__traceback__)
            self._notify("error", "notice-error", error)

    def _obey(self, told: wire.Message) -> None:
        match told:
            case wire.Hello() | wire.Shown():
                self._publish()
            case wire.Goto(step):
                self.step = len(self) - 1 if step is None else step
            case wire.Language(lang):
                self.lang = lang
            case wire.Answer(question, answer):
                self.answer(question, answer)
            case Annotate(step=step, text=text):
                self.annotate(self.step if step is None else step, text)
            case _:
                raise BadSetup("a replay can be stepped, annotated and answered; branch() plays on from a step")

    @property
    def last_error(self) -> BaseException | None:
        """What went wrong last in a callback, or None."""
        return self._last_error

    def _notify(self, kind: Any, key: str, error: BaseException) -> None:
        self._notices += 1
        self._notice = {"n": self._notices, "kind": kind, "say": message(key, text=str(error)[:400])}
        self._publish()

    def __repr__(self) -> str:
        many = f"hand {self.hand + 1} of {len(self._hands)}, " if len(self._hands) > 1 else ""
        return f"Replay({many}step {self.step} of {len(self) - 1}: {self.here.sentence})"


def _moves(session: Session) -> tuple[Move, ...]:
    return tuple(session.hand.moves)


def _default_viewpoint(history: History) -> Viewpoint:
    """All cards where they are open; else your seat, or the first."""
    if history.open_cards:
        return "all"
    return history.names.index("You") if "You" in history.names else ("all" if history.is_over else 0)
