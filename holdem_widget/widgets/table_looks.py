"""What can be looked at, of a table: properties that print well, and live inspectors for other cells."""

from __future__ import annotations

import os
from collections.abc import Callable
from functools import wraps
from importlib.resources import files
from pathlib import Path
from typing import Any, TypeVar

import anywidget

from holdem_widget.errors import BadSetup, StillHidden
from holdem_widget.games.game import Event, Legal
from holdem_widget.players.player import Decision
from holdem_widget.poker.betting import Seat
from holdem_widget.poker.explain import Showdown, finished
from holdem_widget.table.asides import value, visible
from holdem_widget.table.audit import Audit, audit
from holdem_widget.table.clock import Clock
from holdem_widget.table.history import History
from holdem_widget.table.session import Session
from holdem_widget.widgets.after import decisions_of_seat, handed_out
from holdem_widget.widgets.cells import Actions, Decisions, Histories, Told
from holdem_widget.widgets.duel_cells import CardShowdown, card_showdown
from holdem_widget.widgets.event_cells import Points, statement
from holdem_widget.widgets.sight import Sight, Who, sight_of
from holdem_widget.widgets.strict import Flag, Listed, Mapped, Text
from holdem_widget.widgets.view import SHAPES, log_of, signals_of
from holdem_widget.widgets.view_pots import Pots, layers_of, pot_view

STATIC = files("holdem_widget") / "static"


def asset(name: str) -> str | Path:
    """A file of the bundle as text; as a path when hot reloading is on (a path keeps every widget alive)."""
    path = Path(str(STATIC / name))
    if os.environ.get("ANYWIDGET_HMR") == "1":
        return path
    if not path.exists():
        raise BadSetup(f"the front end is not built: {name} is missing; run `make build`, or install the wheel")
    return path.read_text("utf-8") + "\n"


Looked = TypeVar("Looked")


def whole(look: Callable[[Any], Looked]) -> Callable[[Any], Looked]:
    """A look at the table while nothing changes: a click may arrive on another thread in the middle of it."""

    @wraps(look)
    def looked(table: Any) -> Looked:
        with table._session.lock:
            return look(table)

    return looked


class TableLooks(anywidget.AnyWidget):
    """The half of a table that changes nothing: what is so, and how it looks."""

    _esm = asset("widget.js")
    _css = asset("widget.css")

    view = Mapped().tag(sync=True)
    review = Mapped().tag(sync=True)
    words = Text().tag(sync=True)
    lang = Text("en").tag(sync=True)
    rules: Any = Listed().tag(sync=True)
    run_out_shares = Flag(default_value=True)

    _session: Session
    _last_error: BaseException | None

    # ── what is so ──

    @property
    @whole
    def _public(self) -> Any:
        """The public half of what may be seen."""
        return visible(self._session)[-1].state.public

    @property
    def to_act(self) -> Seat | None:
        """The seat that is asked, or None when nobody is."""
        return self._session.to_act

    @property
    def stacks(self) -> tuple[int, ...]:
        """Chips behind, by seat."""
        return tuple(self._public.stacks)

    @property
    def names(self) -> tuple[str, ...]:
        """The players' names, by seat."""
        return self._session.names

    @property
    def street(self) -> str:
        """`preflop`, `flop`, `turn` or `river`."""
        return str(self._public.street)

    @property
    def board(self) -> str:
        """The board's cards, such as `Kh8s5c`."""
        return "".join(self.view["board"])

    @property
    def hand_is_settled(self) -> bool:
        """Whether no hand is running: the last one is settled."""
        return self._session.hand_is_over

    @property
    def is_over(self) -> bool:
        """Whether the match is over; of a staged hand: whether the hand is."""
        session = self._session
        return session.hand_is_over if session.staged else session.match_is_over

    @property
    @whole
    def legal(self) -> Legal | None:
        """What you may do now, each no with its clause; None when it is not your turn."""
        return self._session.legal

    @property
    def pots(self) -> Pots:
        """The pots as they stand, or as they were settled: a picture in layers."""
        public = self._public
        return Pots(
            pots=layers_of(public), returned=public.returned, names=self.names, shapes=SHAPES[: len(self.names)],
            view=pot_view(public, calling=None),
        )  # fmt: skip

    @property
    def returned(self) -> tuple[tuple[Seat, int], ...]:
        """Chips that nobody called and that went back: (seat, chips).  Rule: H-5.4."""
        return tuple(self._public.returned)

    @property
    @whole
    def showdown_order(self) -> tuple[Seat, ...]:
        """The seats in the order in which they showed or mucked.  Rule: H-5.8."""
        events = (event for step in visible(self._session) for event in step.events)
        return tuple(e.seat for e in events if e.kind in ("show", "muck") and e.seat is not None)

    @property
    def showdown(self) -> Showdown | CardShowdown:
        """Who won which pot and why, card by card.  Raises: StillHidden while the hand runs.  Rules: H-4, H-5, D-5."""
        public = self._public
        if public.settlement is None:
            raise StillHidden("the hand is still running: there is no showdown yet")
        if signals_of(public):
            return card_showdown(public, self.names)
        holes = {s: tuple(c for c in hole if c is not None) for s, hole in enumerate(public.shown) if hole is not None}
        board = [card for card in public.board if card is not None]
        return finished(board, holes, public.settlement.pots, names=self.names)

    @property
    @whole
    def audit(self) -> Audit:
        """Each chip of the finished hand from stack to pot to winner.  Raises: StillHidden while the hand runs."""
        if self._public.settlement is None:
            raise StillHidden("the hand is still running: its chips are not settled yet")
        public, steps = self._public, visible(self._session)
        begun = steps[0].state.public if self._session.hand.draws is None else None
        events = [*before(begun), *(event for step in steps for event in step.events)]
        account = tuple(a - b for a, b in zip(public.account, steps[0].state.public.account, strict=True))
        first = steps[0].state.public.street
        return audit(
            start=public.start, events=events, settlement=public.settlement, end=public.stacks, away=account,
            names=self.names, first_street=first,
        )  # fmt: skip

    @property
    @whole
    def points(self) -> Points:
        """The points of the finished hands of this match: a statement, hand by hand.  Rules: E-5.3, E-1.3."""
        session = self._session
        settled = [(one.hand, one.settlement.pots) for one in session.settled if one.match == session.match]
        seat = session.mine[0] if session.mine else 0
        per_chip = value(session, "points", usual=0)
        kept = session.purse is not None
        return statement(settled, seat=seat, names=self.names, kept=kept, per_chip=per_chip)

    @property
    def clock(self) -> Clock | None:
        """The clock of the decisions, to pause or lengthen; None where there is none.  Rule: E-3.1."""
        return self._session.clock

    @property
    def actions(self) -> Actions:
        """The present hand's log."""
        return Actions(lines=tuple(log_of(self._sight())), names=self.names, lang=self.lang)

    @property
    @whole
    def decisions(self) -> Decisions:
        """Opponents' decisions in finished hands, with their reasons; nothing of a running hand."""
        return Decisions(items=decisions_of(self._session), names=self.names)

    def why(self, seat: Seat) -> Decisions:
        """An opponent's decisions in the hand that is over, with their reasons; with open cards at once.

        Raises: NotAsked while the hand runs, BadSetup.
        """
        with self._session.lock:
            hand = self._session.public.hand
            items = tuple((hand, decision) for _, decision in decisions_of_seat(self._session, seat))
        return Decisions(items=items, names=self.names)

    @property
    @whole
    def _last_decisions(self) -> Decisions:
        """Those of the hand that ended last: what an inspector shows, however long the match is."""
        return Decisions(items=decisions_of(self._session, most=1), names=self.names)

    @property
    @whole
    def history(self) -> Histories | History:
        """The finished hands; of a staged hand: its history as it stands."""
        session = self._session
        return session.history if session.staged else Histories(hands=handed_out(session, session.finished.copy()))

    @property
    def last_error(self) -> BaseException | None:
        """What went wrong last in a callback of the table, or None."""
        return self._last_error

    @property
    def seed(self) -> int | None:
        """The seed, if you gave one; a seed that nobody gave is never shown."""
        return self._session.seed if self._session.seed_given else None

    def __repr__(self) -> str:
        public = self._public
        seats = ", ".join(f"{name} {stack}" for name, stack in zip(self.names, public.stacks, strict=True))
        asked = self._session.to_act
        if public.settlement is not None or asked is None:
            state = "the match is over" if self._session.match_is_over else "the hand is over"
        else:
            state = f"{self.names[asked]} to act" if self.names[asked] != "You" else "your turn"
        return (
            f"Table({self._session.game_id}, hand {public.hand}, {public.street}, pot {public.pot}: {seats}; {state})"
        )

    def coach(self) -> Decision:
        """What a strong player would weigh in your place, before you act: options, values, reasons.  Raises: NotAsked."""
        from holdem_widget.widgets.advice import coach

        with self._session.lock:
            return coach(self._session)

    def review_hand(self) -> Told:
        """One line on what your decisions cost in the hand that ended last.  Raises: StillHidden before one has."""
        from holdem_widget.widgets.review_door import told

        return told(self._session, self.lang)

    @property
    def odds(self) -> Any:
        """In a duel: what the rival may hold by its signal and the discards.  Raises: BadSetup in another game."""
        from holdem_widget.widgets.advice import odds

        with self._session.lock:
            return odds(self._session)

    def to_svg(self) -> str:
        """The table as it stands, as a still picture: one SVG that needs nothing else."""
        from holdem_widget.widgets.drawing import table_svg

        return str(table_svg(self._shown(), self.lang))

    def _shown(self) -> Any:
        return dict(self.view)

    def watch(self, what: str) -> Any:
        """A live inspector for another cell: `pots`, `actions`, `decisions`, `legal` or `hand`.  Raises: BadSetup."""
        from holdem_widget.widgets.watch import Watch

        return Watch(self, what)

    def dock(self) -> Told:
        """Put the table beside the notebook where the host can; else the answer says how to do it by hand."""
        from holdem_widget.widgets.watch import dock

        return dock(self)

    # ── sights ──

    def _who(self) -> Who:
        session = self._session
        levels = tuple("" if player is None else player.level for player in session.players)
        viewer = session.mine[0] if session.mine else None
        seen = tuple(range(len(session.names))) if session.open_cards else session.mine
        return Who(names=session.names, levels=levels, mine=session.mine, seen=seen, viewer=viewer)

    def _sight(self, at: int | None = None, *, study: bool = False) -> Sight:
        with self._session.lock:
            return self._seen_at(at, study=study)

    def _seen_at(self, at: int | None, *, study: bool) -> Sight:
        session = self._session
        steps = visible(session)
        last = len(steps) - 1
        place = last if at is None else min(at, last)
        return sight_of(
            session.game, steps, at=place, who=self._who(), notes=session.hand.notes, live=place == last,
            mode="lesson" if session.staged else "play", open_cards=session.open_cards,
            remarks=session.hand.remarks, study=study, shares=self.run_out_shares,
        )  # fmt: skip


def before(public: Any | None) -> list[Event]:
    """What a spot in mid-hand begins with, as if it had just been put in."""
    if public is None:
        return []
    antes = [Event("ante", seat, chips) for seat, chips in enumerate(public.dead) if chips]
    return [*antes, *(Event("bet", seat, chips) for seat, chips in enumerate(public.committed) if chips)]


def decisions_of(session: Session, most: int | None = None) -> tuple[tuple[int, Any], ...]:
    """(hand, decision) of every finished hand (or the last `most`); in an open lesson, of the running one too."""
    hands = [*handed_out(session, session.finished if most is None else session.finished[-most:])]
    if session.open_cards and not session.hand_is_over:
        hands.append(session.history)
    return tuple(
        (history.end.public.hand, record)
        for history in hands
        for move in history.moves
        if (record := history.record_of(move)) is not None
    )
