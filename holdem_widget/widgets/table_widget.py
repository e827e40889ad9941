"""The table in a notebook: one session, shown and played by clicks, keys and cells.

State goes to the browser as one `view` trait; the browser sends messages, never traits. Messages may come on another
thread while a cell runs: the session's lock guards every change, and views are published whole, in order.
"""

from __future__ import annotations

import sys
from pathlib import Path
from threading import RLock
from typing import Any

import traitlets

from holdem_widget import words
from holdem_widget.errors import BadSetup, NotAsked, StaleCommand
from holdem_widget.games.game import Action, Call, Check, Fold, Lock, RaiseTo
from holdem_widget.games.preselect import Selection
from holdem_widget.poker.betting import Seat
from holdem_widget.poker.cards import parse_card
from holdem_widget.table.asides import may_preselect, value, visible
from holdem_widget.table.commands import (
    Act,
    Advance,
    Annotate,
    Command,
    Join,
    Leave,
    NextHand,
    Preselect,
    Restart,
    Talk,
)
from holdem_widget.table.journal import path_of
from holdem_widget.table.presence import Presence
from holdem_widget.table.session import Session
from holdem_widget.table.stage import MOST_CHIPS, is_whole
from holdem_widget.table.timer import RealTimer, Timer, rings_now
from holdem_widget.widgets import cellmates, wire
from holdem_widget.widgets.boundary import Fault, fault_of, note_for_tests, unwritten
from holdem_widget.widgets.branching import table_branch
from holdem_widget.widgets.cells import Told
from holdem_widget.widgets.contract import NoticeView, View
from holdem_widget.widgets.keepsake import Keepsake
from holdem_widget.widgets.table_looks import TableLooks
from holdem_widget.widgets.view import Beside, May, log_of, view_of
from holdem_widget.words.rulebook import pages


class Table(TableLooks):
    """A hold'em table.  Moves are methods, everything to look at is a property; see `hw.play` and `hw.stage`.

    Traits to observe and link: `view` (what the browser shows), `at` (the step of the hand that is looked at; the
    last one is the present), `hand` (its number) and `lang`.
    """

    languages = traitlets.List(traitlets.Unicode()).tag(sync=True)
    at = traitlets.Int(0)
    hand = traitlets.Int(0)

    def __init__(self, session: Session, *, lang: str = "en", timer: Timer | None = None) -> None:
        self._session = session
        self._presence = Presence(session, timer or RealTimer())
        self._outbox = RLock()
        self._looking_at: int | None = None
        self._published = (0, 0, 0)
        self._out: dict[str, Any] = {}
        self._notices = 0
        self._notice: NoticeView | None = None
        self._last_error: BaseException | None = None
        self._keepsake = Keepsake()
        told = {"words": words.text(lang), "rules": pages(session.game_id, lang), "languages": list(words.languages())}
        super().__init__(lang=lang, **told)
        session.listeners.append(self._on_change)
        self.on_msg(self._on_message)
        if self.comm is not None:
            self.comm.on_close(lambda _: self._presence.closed())
        cellmates.note(self)
        self._publish()

    # ── moves ──

    def fold(self) -> Told:
        """Fold.  Raises: IllegalAction, NotAsked.  Rule: H-3.3."""
        return self._act(Fold())

    def check(self) -> Told:
        """Check.  Raises: IllegalAction, NotAsked.  Rule: H-3.1."""
        return self._act(Check())

    def call(self) -> Told:
        """Call.  Raises: IllegalAction, NotAsked.  Rule: H-3.2."""
        return self._act(Call())

    def raise_to(self, total: int) -> Told:
        """Bet, or raise to `total` chips of this round.  Raises: IllegalAction, NotAsked.  Rules: H-3.4, H-3.5."""
        return self._act(RaiseTo(int(total) if is_whole(total, 0, MOST_CHIPS) else total))  # numpy's numbers count too

    def lock(self, card: str) -> Told:
        """Lock one of your two cards (One-Card Duel).  Raises: IllegalAction, NotAsked.  Rule: D-3.1."""
        return self._act(Lock(parse_card(card)))

    def step(self) -> Told:
        """Exactly one opponent's decision.  Raises: NotAsked when no opponent is to act."""
        return self._do(Advance())

    def next_hand(self) -> Told:
        """Deal the next hand.  Raises: NotAsked while one runs, or when the match is over.  Rule: H-5.6."""
        return self._do(NextHand(), on=True)

    def restart(self) -> Told:
        """A new match, at any time; a running hand is void.  Rule: H-5.7."""
        return self._do(Restart(), on=True)

    def annotate(self, text: str, *, step: int | None = None) -> Told:
        """Keep a note (Markdown) at the present step, or another one of this hand.  Raises: BadSetup, NotAsked."""
        if not isinstance(text, str):
            raise BadSetup(f"a note is a text, not {text!r}")
        self._session.submit(Annotate(text=text, step=step))
        return Told(sentences=(words.say("log-note", self.lang, text=text),))

    def branch(
        self, step: int, action: Action | str | None = None, *, opponents: Any = None, seed: int | None = None
    ) -> Table:
        """What if: a table that goes on from a step of this hand, perhaps with another action.

        What you cannot see of a running hand is dealt anew, by `seed`, and a note says so. Every seat is yours, or the
        others are given to `opponents`.  Raises: BadSetup, NotAsked, IllegalAction.
        """
        return Table(table_branch(self._session, step, action, opponents=opponents, seed=seed), lang=self.lang)

    def save(self, path: str | Path) -> None:
        """Keep the match in a file for `hw.resume(path)`; it holds all cards of the running hand.  Raises: BadSetup."""
        journal = self._session.journal
        if journal is None:
            raise BadSetup("a staged hand is not a match: keep table.history with hw.dump")
        journal.copy_to(path_of(path))

    def forget(self) -> None:
        """Erase the match file: the table plays on, but cannot be taken up again."""
        journal, self._session.journal = self._session.journal, None
        if journal is not None:
            journal.erase()

    def preselect(self, what: Selection | None) -> Told:
        """Choose for your next turn: `check`, `check_fold`, `call_any`, `all_in`, or None for nothing.

        Raises: NotAsked, BadSetup.  Rule: E-3.2.
        """
        self._session.submit(Preselect(what=what))
        if what is None:
            return Told(sentences=(words.say("preselected-nothing", self.lang),))
        chosen = words.say(f"ui-preselect-{what.replace('_', '-')}", self.lang)
        return Told(sentences=(words.say("preselected", self.lang, what=chosen),))

    def talk(self, phrase: str) -> Told:
        """Say one of the given phrases, by its id, such as `nice-hand`.  Raises: NotAsked, Refused.  Rule: E-4.1."""
        return self._beside(Talk(phrase=phrase))

    def leave(self, seat: Seat = 0) -> Told:
        """Leave the table for good; with a seat, send that opponent home.  Raises: NotAsked.  Rules: E-1.1, E-1.4."""
        told = self._beside(Leave(seat=seat), on=True)
        if seat not in self._session.mine:
            return told
        chips = self._session.public.account[seat]
        return Told(sentences=(*told.sentences, words.say("you-left", self.lang, chips=chips)))

    def join(self, seat: Seat) -> Told:
        """A newcomer takes an opponent's empty seat, between two hands.  Raises: NotAsked.  Rule: E-1.1."""
        return self._beside(Join(seat=seat))

    def play_out(self) -> Told:
        """Go on until it is your turn or the hand is over."""
        return self._do(Advance(until="you"))

    def _act(self, action: Action) -> Told:
        return self._do(Act(action=action), on=True)

    def _do(self, command: Command, *, on: bool = False) -> Told:
        """Carry out a command; in a table that is not stepped, go on to the person's next turn."""
        session = self._session
        before = 0 if isinstance(command, (NextHand, Restart)) else len(session.hand.steps)
        session.submit(command)
        if on and session.pace == "auto" and session.waiting:
            session.submit(Advance(until="you"))
        return self._told(before)

    def _beside(self, command: Command, *, on: bool = False) -> Told:
        """Carry out what is no move of a turn; its lines of the log."""
        before = len(log_of(self._sight()))
        self._session.submit(command)
        if on and self._session.pace == "auto" and self._session.waiting:
            self._session.submit(Advance(until="you"))
        lines = log_of(self._sight())[before:]
        return Told(sentences=tuple(words.render(line["say"], self.lang) for line in lines))

    def _told(self, first_step: int) -> Told:
        sight = self._sight()
        lines = [line for line in log_of(sight) if line["step"] >= first_step]
        sentences = [words.render(line["say"], self.lang) for line in lines]
        closed = self._closed()
        if closed and sentences:
            sentences[-1] += "; " + words.say("log-stays-closed", self.lang, clause=closed)
        events = tuple(event for events in sight.trail[first_step:] for event in events)
        return Told(sentences=tuple(sentences), events=events)

    def _closed(self) -> str | None:
        """The clause that keeps raising closed to whoever is asked now, if one does."""
        session = self._session
        asked = session.to_act
        legal = None if asked is None else session.observe(asked).legal
        if legal is None or legal.raise_to is not None or legal.call is None:
            return None
        refusal = legal.refusals.get("raise_to")
        return refusal.clause if refusal is not None and refusal.reason == "refuse-closed" else None

    # ── publishing ──

    def _on_change(self, session: Session) -> None:
        if not rings_now():
            return self._show_change()
        fault = fault_of(self._show_change)
        return None if fault is None else self._tell(fault)

    def _show_change(self) -> None:
        with self._outbox:
            self._looking_at = None
            self._notice = None
            self._publish()

    def _publish(self) -> None:
        """Put the view on the trait: built under the lock, published whole, in order.

        The outbox is always taken before the session's lock, and never inside it.
        """
        with self._outbox:
            with self._session.lock:
                view = self._view()
            at = 0 if view["cursor"] is None else view["cursor"]["step"]
            # not under hold_trait_notifications: it would put off the checks of traits that another thread sets meanwhile
            out = self._out = {"hand": view["hand"], "at": at, "view": dict(view)}
            for name, value in out.items():
                if self._out is out:  # else an observer has made a move: what that published is newer
                    setattr(self, name, value)
            if self._presence.views and self._looking_at is None and self._out is out:
                self._keepsake.follow(view, self.lang, self._how_to_go_on())

    def _repr_mimebundle_(self, **how: Any) -> Any:
        """The live table; and beside it, as an output of its own, the still picture for when the kernel is gone."""
        with self._outbox:
            self._keepsake.show(self._shown(), self.lang, self._how_to_go_on())
        return super()._repr_mimebundle_(**how)

    def _how_to_go_on(self) -> str | None:
        """What to run in a new kernel; the file is named once a browser is there, so that a run without one repeats."""
        journal = self._session.journal
        if journal is None:
            return None
        return f'hw.resume("{journal.tag}")' if self._presence.views else "hw.resume()"

    def _view(self) -> View:
        session = self._session
        sight = self._sight(self._looking_at)
        match, hand, seen = self._published
        now = (session.match, session.public.hand, len(visible(session)))
        fresh = seen if (match, hand) == now[:2] else 0
        if self._looking_at is None:
            self._published = now
        return view_of(
            sight, version=session.version, fresh_step=fresh if self._looking_at is None else sight.at,
            may=self._may(), waiting=session.waiting and sight.live, match_over=session.match_is_over,
            notice=self._notice, pace=session.pace, beside=self._what_is_beside(),
        )  # fmt: skip

    def _what_is_beside(self) -> Beside:
        session = self._session
        left = None if session.clock is None else session.clock.left
        return Beside(
            preselected=None if session.selected is None else session.selected[1],
            deadline_ms=None if left is None else round(left * 1000),
            phrases=session.phrases if value(session, "talk", usual=False) else (),
            worn=session.worn,
        )

    def _may(self) -> list[May]:
        session = self._session
        out = bool(session.mine) and not any(session.public.stacks[seat] for seat in session.mine)
        possible: dict[May, bool] = {
            "advance": session.waiting,
            "next_hand": session.hand_is_over and not session.match_is_over,
            "restart": True,
            "rewind": len(visible(session)) > 1,
            "annotate": True,
            "preselect": may_preselect(session) is not None,
            "talk": bool(value(session, "talk", usual=False)) and session.person_may_see,
            "watch": out and session.hand_is_over and not session.match_is_over,
        }
        return [command for command, sensible in possible.items() if sensible]

    @traitlets.validate("at", "hand")
    def _valid_place(self, proposal: Any) -> int:
        name, place, last = proposal["trait"].name, proposal["value"], len(visible(self._session)) - 1
        published = place == self._out.get(name)
        if isinstance(place, bool) or not (published or (name == "at" and 0 <= place <= last)):
            raise BadSetup(f"{name} {place!r}: here are steps 0..{last} of one hand; hw.replay(table) has those before")
        return int(place)

    @traitlets.observe("at")
    def _on_at(self, change: Any) -> None:
        if self.at != self._out.get("at"):
            self._look_at(self.at)

    @traitlets.validate("lang")
    def _valid_lang(self, proposal: Any) -> str:
        lang = proposal["value"]
        if lang not in words.languages():
            raise BadSetup(f"there are no words in {lang!r}; languages: {', '.join(words.languages())}")
        return str(lang)

    @traitlets.observe("lang")
    def _on_lang(self, change: Any) -> None:
        with self._outbox:
            self.words = words.text(self.lang)
            self.rules = pages(self._session.game_id, self.lang)

    # ── messages from the browser ──

    def _on_message(self, widget: Any, content: Any, buffers: Any) -> None:
        """The boundary: nothing that a browser sends may raise; what went wrong is shown and kept."""
        fault = fault_of(lambda: self._obey(wire.read(content)))
        late = fault is not None and isinstance(fault.error, StaleCommand)
        if fault is None or (late and isinstance(content, dict) and content.get("kind") == "advance"):
            return
        self._tell(fault)

    def _tell(self, fault: Fault) -> None:
        """Show what went wrong, and keep it where it is more than a refusal."""
        if fault.kept:
            self._last_error = fault.error
        self._notify(fault)

    def set_state(self, sync_data: dict[str, Any]) -> None:
        """The browser writes no trait: what tries to is refused like any other malformed message."""
        self._notify(unwritten(sync_data))

    def _obey(self, told: wire.Message) -> None:
        match told:
            case wire.Hello():
                self._presence.came()
                self._publish()
            case wire.Bye():
                self._presence.went()
            case wire.Shown(version):
                self._shown_to_you(version)
            case wire.Goto(step):
                self._look_at(step)
            case wire.Language(lang):
                self.lang = lang
            case wire.Study() | wire.ReviewHand() | wire.Why() | wire.Export():
                raise NotAsked("the hand is running")
            case wire.Answer() | wire.OfReplay():
                raise NotAsked("this table has no question to answer, and no hand but its own; hw.replay(table) has")
            case _:
                self._session.submit(told)

    def _shown_to_you(self, version: int) -> None:
        """A view of that version is on the screen: the clock of its decision starts.  Rule: E-3.1."""
        clock = self._session.clock
        if clock is not None and version >= self._session.asked_at:
            clock.shown()
        self._publish()

    def _look_at(self, step: int | None) -> None:
        """Look at a step of the present hand; None or the last one is the present."""
        with self._outbox:
            last = len(visible(self._session)) - 1
            if step is not None and step > last:
                raise NotAsked(f"step {step} is not one of this hand's 0..{last}")
            self._looking_at = None if step is None or step == last else step
            self._notice = None
            self._publish()

    def _notify(self, fault: Fault) -> None:
        note_for_tests(fault)
        with self._outbox:
            self._notices += 1
            self._notice = fault.notice(self._notices)
            self._publish()

    def close(self) -> None:
        """Close the table: its session is told to forget it.  In an event that is a lost connection (E-1.4)."""
        if sys.is_finalizing():
            return  # the process ends, and everything with it
        self._presence.closed()
        with self._outbox:
            if self._on_change in self._session.listeners:
                self._session.listeners.remove(self._on_change)
            super().close()
        cellmates.close_parts(self)
