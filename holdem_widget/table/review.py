"""What did your decisions cost?  Every finished hand is replayed, and each of your actions set against the coach.

The coach is asked with what the seat could see at that moment, nothing else: other hands and later cards change no
price. A decision that the coach plays without reckoning (before the flop it follows a chart) has no price, and none is
guessed.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import accumulate
from math import hypot
from typing import Any

from holdem_widget.display import Rows, shown
from holdem_widget.games.game import Action, RaiseTo, State, Step, action_text
from holdem_widget.games.library import game
from holdem_widget.players.coach import COACH, advice, cost, option_for
from holdem_widget.players.player import Decision, Option
from holdem_widget.poker.betting import Seat, clockwise
from holdem_widget.table.history import History, Move
from holdem_widget.table.statistics import Statistics, change, is_showdown, statistics

Progress = Callable[[int, int], None]
ACTS = frozenset({"fold", "check", "call", "bet", "raise", "lock", "leave"})
STREETS = ("preflop", "flop", "turn", "river", "lock", "bet")
POSITIONS = ("button", "blinds", "early", "late", "first", "second")
MOST_WORST = 3


@dataclass(frozen=True, slots=True, kw_only=True)
class Judged:
    """One action of the reviewed seat.

    `hand` counts the match's hands from 1; `step` is where the action is shown (the seat was asked at the step before).
    `loss` is what it gives up against `best`, in chips, `error` its error (95 %); both None where the coach has no value.
    """

    hand: int
    step: int
    street: str
    position: str
    action: Action
    move: str
    best: Action | None
    loss: float | None
    error: float | None
    big_blind: int

    @property
    def bb(self) -> float | None:
        """The loss in big blinds."""
        return None if self.loss is None else round(self.loss / self.big_blind, 2)


@dataclass(frozen=True, slots=True, kw_only=True, repr=False)
class Worst:
    """A hand worth a replay: `hw.replay(worst.history).goto(worst.step)` shows its dearest action.

    `loss` is the sum over the hand, in chips; `decision` the dearest action.
    """

    history: History
    loss: float
    decision: Judged

    @property
    def step(self) -> int:
        """The step at which the dearest action is shown."""
        return self.decision.step

    def __repr__(self) -> str:
        one = self.decision
        return (
            f"hand {one.hand}, step {one.step} ({one.street}): {action_text(one.action)} gave up about "
            f"{one.loss:g} chips ({one.bb:g} bb) against {action_text(one.best) if one.best else 'nothing'}; "
            f"the hand {self.loss:g}"
        )


@dataclass(frozen=True, slots=True, kw_only=True)
class Result:
    """One finished hand of the reviewed seat: `chips` it brought, `total` since the first, and its decisions."""

    hand: int
    chips: int
    total: int
    showdown: bool
    decisions: tuple[Judged, ...]

    @property
    def loss(self) -> float | None:
        """Chips given up by the priced decisions; None where none is priced."""
        return summed(self.decisions)


@shown("review_face")
@dataclass(frozen=True, slots=True, kw_only=True, repr=False)
class Review:
    """What one seat's decisions cost over some hands, by the coach's level, and how everybody played."""

    name: str
    seat: Seat
    level: str
    results: tuple[Result, ...]
    worst: tuple[Worst, ...]
    statistics: Statistics

    @property
    def decisions(self) -> tuple[Judged, ...]:
        """All decisions, in order."""
        return tuple(one for result in self.results for one in result.decisions)

    @property
    def priced(self) -> int:
        """How many decisions have a price."""
        return sum(one.loss is not None for one in self.decisions)

    @property
    def unpriced(self) -> int:
        """How many decisions the coach plays without reckoning a value: they are in no sum."""
        return len(self.decisions) - self.priced

    @property
    def loss(self) -> float:
        """Chips given up by all priced decisions."""
        return summed(self.decisions) or 0.0

    @property
    def bb(self) -> float:
        """Big blinds given up by all priced decisions."""
        return round(sum(one.bb or 0.0 for one in self.decisions), 2)

    @property
    def chips(self) -> int:
        """The result of all hands, in chips."""
        return self.results[-1].total if self.results else 0

    @property
    def by_street(self) -> Rows:
        """One row a street: decisions, priced ones, and what they gave up."""
        return grouped(self.decisions, "street", STREETS)

    @property
    def by_position(self) -> Rows:
        """One row a position (button, blinds, early, late): decisions, priced ones, and what they gave up."""
        return grouped(self.decisions, "position", POSITIONS)

    @property
    def hands(self) -> Rows:
        """One row a hand: its result, the result so far, and what the decisions gave up."""
        columns = ("hand", "chips", "total", "showdown", "decisions", "priced", "given up")
        return Rows(columns=columns, rows=tuple(_result_row(result) for result in self.results))

    @property
    def worst_rows(self) -> Rows:
        """The hands most worth a replay, the dearest first."""
        columns = ("hand", "in all", "step", "street", "played", "better", "chips", "±", "bb")
        return Rows(columns=columns, rows=tuple(_worst_row(worst) for worst in self.worst))

    def as_rows(self) -> Rows:
        """One row a decision; no chips where it has no price."""
        rows = tuple((one.position, *_judged_row(one)) for one in self.decisions)
        columns = ("position", "hand", "step", "street", "played", "better", "chips", "±", "bb")
        return Rows(columns=columns, rows=rows, caption=self.sentences()[0])

    def sentences(self) -> tuple[str, ...]:
        """The review in a few lines."""
        if not self.results:
            return ("no finished hand to review yet",)
        hands, decisions = counted(len(self.results), "hand"), counted(len(self.decisions), "decision")
        without = f"; {self.unpriced} without a value, which no sum has" if self.unpriced else ""
        return (
            f"{self.name}, {hands}, {self.chips:+,} chips: {decisions}, {self.priced} priced by the {self.level} coach "
            f"give up about {self.loss:g} chips ({self.bb:g} bb){without}",
            *map(repr, self.worst),
        )

    def __repr__(self) -> str:
        return "\n".join(self.sentences())


def counted(count: int, what: str) -> str:
    """`1 hand`, `2 hands`."""
    return f"{count} {what}{'' if count == 1 else 's'}"


def _result_row(result: Result) -> tuple[int | float | bool | None, ...]:
    priced = sum(one.loss is not None for one in result.decisions)
    return (
        result.hand, result.chips, result.total, result.showdown, len(result.decisions), priced, result.loss,
    )  # fmt: skip


def _judged_row(one: Judged) -> tuple[int | float | str | None, ...]:
    best = None if one.best is None else action_text(one.best)
    return (one.hand, one.step, one.street, action_text(one.action), best, one.loss, one.error, one.bb)


def _worst_row(worst: Worst) -> tuple[int | float | str | None, ...]:
    hand, *rest = _judged_row(worst.decision)
    return (hand, worst.loss, *rest)


def summed(decisions: Iterable[Judged]) -> float | None:
    """The chips that the priced ones give up; None where none is priced."""
    losses = [one.loss for one in decisions if one.loss is not None]
    return round(sum(losses), 2) if losses else None


def grouped(decisions: Sequence[Judged], by: str, order: Sequence[str]) -> Rows:
    """One row for each value of `by`, in the given order."""
    rows = []
    for value in order:
        group = [one for one in decisions if getattr(one, by) == value]
        priced = [one for one in group if one.bb is not None]
        if group:
            bb = round(sum(one.bb or 0.0 for one in priced), 2) if priced else None
            rows.append((value, len(group), len(priced), len(group) - len(priced), summed(priced), bb))
    return Rows(columns=(by, "decisions", "priced", "no value", "chips", "bb"), rows=tuple(rows))


# ── replaying and pricing ──


def review(
    histories: Iterable[History], *, seat: Seat = 0, level: str = COACH, progress: Progress | None = None
) -> Review:
    """The review of one seat's decisions in the finished hands, priced by the coach of a level.

    Hands in which the seat was not dealt in are left out; `progress(done, hands)` is called after each of the others.
    Raises: BadSetup for a level that is not there.
    """
    hands = [one for one in histories if one.is_over and seat in one.end.public.dealt]
    priced = []
    for done, history in enumerate(hands, 1):
        priced.append(tuple(judged(history, seat, level)))
        if progress is not None:
            progress(done, len(hands))
    totals = accumulate(change(history, seat) for history in hands)
    return Review(
        name=hands[-1].names[seat] if hands else f"seat {seat}",
        seat=seat,
        level=level,
        results=tuple(
            _result(history, seat, decisions=decisions, total=total)
            for history, decisions, total in zip(hands, priced, totals, strict=True)
        ),
        worst=worst_of(hands, priced),
        statistics=statistics(hands),
    )


def _result(history: History, seat: Seat, *, decisions: tuple[Judged, ...], total: int) -> Result:
    public = history.end.public
    showdown = is_showdown(public) and seat in public.live
    return Result(
        hand=public.hand, chips=change(history, seat), total=total, showdown=showdown, decisions=decisions
    )  # fmt: skip


def worst_of(hands: Sequence[History], priced: Sequence[tuple[Judged, ...]]) -> tuple[Worst, ...]:
    """The hands that gave up most, at most three, the dearest first; one that gave up nothing is none of them."""
    found = []
    for history, decisions in zip(hands, priced, strict=True):
        dearest = max(decisions, key=lambda one: one.loss or 0.0, default=None)
        if dearest is not None and dearest.loss:
            found.append(Worst(history=history, loss=summed(decisions) or 0.0, decision=dearest))
    return tuple(sorted(found, key=lambda worst: -worst.loss)[:MOST_WORST])


def moments(history: History) -> Iterator[tuple[int, State[Any, Any], Move]]:
    """Each move with the step at which it is shown, and the state in which it was made."""
    steps, at = history.steps, 0
    for move in history.moves:
        at = next(n for n in range(at + 1, len(steps)) if _shows(steps[n], move))
        yield at, steps[at - 1].state, move


def _shows(step: Step[Any, Any], move: Move) -> bool:
    return any(event.seat == move.seat and event.kind in ACTS for event in step.events)


def judged(history: History, seat: Seat, level: str) -> Iterator[Judged]:
    """The seat's own actions, each priced by what it could see when it made it."""
    rules = game(history.game, history.variant)
    for step, state, move in moments(history):
        if move.seat != seat or move.action is None:
            continue
        observation = rules.observe(state, seat)
        advised = None if None in observation.own else advice(observation, level=level)
        yield _judged(history, state.public, advised, step=step, action=move.action)


def _judged(history: History, public: Any, advised: Decision | None, *, step: int, action: Action) -> Judged:
    seat = public.to_act
    loss = None if advised is None or not is_reckoned(advised) else cost(advised, action)
    best = None if advised is None or loss is None else best_of(advised)
    return Judged(
        hand=public.hand, step=step, street=public.street, position=position_of(public, seat), action=action,
        move=_move_of(history.steps[step], seat, action), best=best.action if best else None, loss=loss,
        error=_error(advised, action, best) if advised and best else None, big_blind=public.blinds[1],
    )  # fmt: skip


def _move_of(step: Step[Any, Any], seat: Seat, action: Action) -> str:
    """`bet` and `raise` apart, which one action stands for."""
    kinds = [event.kind for event in step.events if event.seat == seat and event.kind in ACTS]
    return str(kinds[0]) if kinds else "raise" if isinstance(action, RaiseTo) else action_text(action)


def is_reckoned(decision: Decision) -> bool:
    """Whether the coach knows a value for everything that it would play: a chart's raise has none to compare with."""
    return all(option.ev is not None for option in decision.options if option.share)


def best_of(decision: Decision) -> Option | None:
    """The option with the highest value, or None."""
    valued = [option for option in decision.options if option.ev is not None]
    return max(valued, key=lambda option: option.ev or 0.0, default=None)


def _error(decision: Decision, action: Action, best: Option) -> float | None:
    """The errors of both values together; 0 for the best option itself."""
    played = option_for(decision, action)
    if played is None or played == best:
        return 0.0
    return round(hypot(played.error or 0.0, best.error or 0.0), 2)


def position_of(public: Any, seat: Seat) -> str:
    """`button`, `blinds`, `early` or `late`; in a game without blinds `first` or `second`.

    Heads-up the button is `button`, though it posts the small blind. The seats between the big blind and the button are
    halved; the middle one of three is early.
    """
    if public.big_blind is None:
        return "first" if seat == public.first else "second"
    if seat == public.button:
        return "button"
    if seat in (public.small_blind, public.big_blind):
        return "blinds"
    between = [
        other
        for other in clockwise(public.dealt, public.big_blind)
        if other not in (public.small_blind, public.big_blind, public.button)
    ]
    return "early" if between.index(seat) < len(between) / 2 else "late"
