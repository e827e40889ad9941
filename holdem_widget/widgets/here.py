"""One step of a hand, to ask in a cell: what happened, what could be done, what is known; and the answers given."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, Any

from holdem_widget import words
from holdem_widget.display import Rows, shown
from holdem_widget.errors import BadSetup
from holdem_widget.games.game import Legal, Observation, State
from holdem_widget.games.library import game
from holdem_widget.lessons.branches import MOVES, moves_until
from holdem_widget.lessons.questions import Question
from holdem_widget.players.player import Decision
from holdem_widget.poker.betting import Seat
from holdem_widget.table.history import History
from holdem_widget.widgets.frames import STREETS, Viewpoint, sight_at, who_of
from holdem_widget.widgets.view import SHAPES, log_of
from holdem_widget.widgets.view_pots import Pots, layers_of, pot_view

if TYPE_CHECKING:
    from holdem_widget.poker.equity_result import Equity


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
        lines = log_of(sight_at(self.history, self.viewpoint, self.step))
        return "; ".join(words.render(line["say"], self.lang) for line in lines if line["step"] == self.step)

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
        found: Legal | None = None if self.to_act is None else rules.legal(self._state.public, self.to_act)
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
        """The record of an opponent's action made at this step; only when its hand is over, and no card of it carried on."""
        if not self.history.is_over and not self.history.open_cards:
            return None
        if not any(event.kind in MOVES for event in self.history.steps[self.step].events):
            return None
        return self.history.record_of(moves_until(self.history, self.step)[-1])

    @cached_property
    def hands(self) -> tuple[tuple[Seat, str | None], ...]:
        """The live seats with their cards; None where the viewpoint does not know them."""
        from holdem_widget.poker.cards import cards_text

        public, who = self._state.public, who_of(self.history, self.viewpoint)
        rules = game(self.history.game, self.history.variant)
        found = []
        for seat in public.live:
            cards = rules.observe(self._state, seat).own if seat in who.seen else (public.shown[seat] or ())
            known = [card for card in cards if card is not None]
            found.append((seat, cards_text(known) if len(known) == 2 else None))
        return tuple(found)

    @cached_property
    def equity(self) -> Equity:
        """Shares of the live hands, exact where the viewpoint knows them all; an unknown hand counts as random.

        Raises: BadSetup where no board is played.
        """
        from holdem_widget.poker.cards import cards_text
        from holdem_widget.poker.equity import equity

        if self._state.public.street not in STREETS:
            raise BadSetup("an equity is of hands of hold'em: this game has no board")
        board = cards_text(card for card in self._state.public.board if card is not None)
        return equity([hand or "random" for _, hand in self.hands], board=board)

    def __repr__(self) -> str:
        return f"step {self.step}: {self.sentence}"


@shown()
@dataclass(frozen=True, slots=True, kw_only=True, repr=False)
class Answers:
    """What was answered to a replay's questions: data for a later cell, or for a grader.

    `hands` has the hand of each question, counted from 0; `given` the answers, None where there is none yet.
    """

    hands: tuple[int, ...]
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
            (hand, q.step, q.text, answer, None if answer is None else q.is_right(answer))
            for hand, q, answer in zip(self.hands, self.questions, self.given, strict=True)
        )
        return Rows(columns=("hand", "step", "question", "answer", "right"), rows=rows)

    def __repr__(self) -> str:
        return f"{self.score} right of {len(self.questions)} ({len(self)} answered)"
