"""The table in a notebook: one session, shown and played by clicks, keys and cells.

State goes to the browser as one `view` trait; the browser sends messages, never traits. Messages may come on another
thread while a cell runs: the session's lock guards every change, and views are published whole, in order.
"""

from __future__ import annotations

import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from holdem_widget import words
from holdem_widget.display import Rows
from holdem_widget.errors import BadSetup, NotAsked, StaleCommand
from holdem_widget.games.game import Action, Call, Check, Fold, Lock, RaiseTo
from holdem_widget.games.preselect import Selection
from holdem_widget.poker.betting import Seat
from holdem_widget.poker.cards import parse_card
from holdem_widget.table.asides import visible
from holdem_widget.table.commands import (
    Act,
    Advance,
    Annotate,
    Command,
    Edits,
    Join,
    Leave,
    NextHand,
    Preselect,
    Restart,
    SetPace,
    Talk,
    Undo,
)
from holdem_widget.table.journal import path_of
from holdem_widget.table.session import Pace, Session
from holdem_widget.table.stage import MOST_CHIPS, is_whole
from holdem_widget.table.timer import Timer
from holdem_widget.widgets import cellmates, wire
from holdem_widget.widgets.boundary import fault_of, unwritten
from holdem_widget.widgets.branching import same_deal, table_branch
from holdem_widget.widgets.cells import Told
from holdem_widget.widgets.presets import Size, checked_presets
from holdem_widget.widgets.table_published import TablePublished
from holdem_widget.widgets.teaching import changes_of, edited, standings_rows, undone
from holdem_widget.widgets.view import log_of


class Table(TablePublished):
    """A hold'em table.  Moves are methods, everything to look at is a property; see `hw.play` and `hw.stage`.

    Traits to observe and link: `view` (what the browser shows), `at` (the step of the hand that is looked at; the
    last one is the present), `hand` (its number) and `lang`. `run_out_shares`: whether each open hand's share of the pot is
    told while a board runs out after an all-in.
    """

    def __init__(self, session: Session, *, lang: str = "en", timer: Timer | None = None) -> None:
        super().__init__(session, lang=lang, timer=timer)
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

    def deal_again(self, *, seed: int | None = None) -> Table:
        """Another table that plays this hand's deal once more: the same cards, stacks, button and opponents.

        This one stays as it is, and nothing counts for it. On a table with hidden cards the hand must be over; what comes
        after the hand there is dealt by `seed`, unlike here.  Raises: NotAsked, StillHidden, BadSetup.
        """
        with self._session.lock:
            again = same_deal(self._session, seed=seed)
        if again.pace == "auto" and again.waiting:
            again.submit(Advance(until="you"))
        return Table(again, lang=self.lang)

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

    def reveal(self) -> Told:
        """Look at all cards of the hand that is over; nothing is played by it.  Raises: NotAsked.  Rule: H-5.8."""
        self._study(on=True)
        return Told(sentences=(words.say("after-revealed", self.lang),))

    def conceal(self) -> Told:
        """Look at the hidden cards no more.  Rule: H-5.8."""
        self._study(on=False)
        return Told(sentences=(words.say("after-concealed", self.lang),))

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

    def undo(self) -> Told:
        """Take your last action back, on an open table; of a staged hand the last one.  Raises: NotAsked.

        With it goes all that followed, also the hand's end, until the next deal. It is kept as a branch of the hand, its
        notes with it; they return when you play the same again. A clock begins anew.
        """
        gone = self._session.submit(Undo()).taken_back
        if self._session.pace == "auto" and self._session.waiting:
            self._session.submit(Advance(until="you"))
        return undone(gone, self._sight(), self.lang)

    def edit(
        self, *, hole: Mapping[Seat, str] | None = None, board: str = "", stacks: Mapping[Seat, int] | None = None
    ) -> Told:
        """Other cards or stacks in a staged hand; its moves are played again.  All of it changes, or nothing.

        `hole` has two cards a seat, `board` its first cards (also those to come), `stacks` the chips at the hand's start
        (in a spot of mid-hand: behind). A line that was taken back and no longer fits is let go.
        Raises: NotAsked, BadCards, BadSetup.
        """
        changes = changes_of(self._session, hole=hole, board=board, stacks=stacks)
        self._session.submit(Edits(changes=changes))
        return edited(self._session, changes, self.lang)

    @property
    def pace(self) -> Pace:
        """`auto`: opponents decide by themselves; `step`: one at a time, by `step()`."""
        return self._session.pace

    def pause(self) -> Told:
        """From now on opponents decide one at a time, by `step()`; a clock stands still.  `unpause()` goes on."""
        self._session.submit(SetPace(pace="step"))
        return Told(sentences=(words.say("paused", self.lang),))

    def unpause(self) -> Told:
        """Opponents decide by themselves again, on to your turn."""
        told = self._do(SetPace(pace="auto"), on=True)
        return Told(sentences=(words.say("unpaused", self.lang), *told.sentences), events=told.events)

    @property
    def presets(self) -> dict[str, tuple[Size, ...]]:
        """The sizes beside the amount, by `"preflop"` (numbers are times the price) and `"postflop"` (parts of the pot).

        `"min"`, `"pot"` and `"all-in"` are sizes too. Set both at once.  Raises: BadSetup.
        """
        return {"preflop": self._presets.preflop, "postflop": self._presets.postflop}

    @presets.setter
    def presets(self, wish: Mapping[str, Sequence[Size]]) -> None:
        self._presets = checked_presets(wish)
        self._publish()

    @property
    def standings(self) -> Rows:
        """Who has how many chips since the last settled hand, the best first; equals share a place."""
        with self._session.lock:
            return standings_rows(self._session, self.lang)

    def _act(self, action: Action) -> Told:
        return self._do(Act(action=action), on=True)

    def _do(self, command: Command, *, on: bool = False) -> Told:
        """Carry out a command; in a table that is not stepped, go on to the person's next turn."""
        before = 0 if isinstance(command, (NextHand, Restart)) else len(self._session.hand.steps)
        self._submit(command, on=on)
        return self._told(before)

    def _beside(self, command: Command, *, on: bool = False) -> Told:
        """Carry out what is no move of a turn; its lines of the log."""
        before = len(log_of(self._sight()))
        self._submit(command, on=on)
        lines = log_of(self._sight())[before:]
        return Told(sentences=tuple(words.render(line["say"], self.lang) for line in lines))

    def _submit(self, command: Command, *, on: bool) -> None:
        """Carry out a command; what an observer of the table raises comes out when the opponents have moved too."""
        session = self._session
        before = session.version
        try:
            session.submit(command)
        finally:
            if on and session.version != before and session.pace == "auto" and session.waiting:
                session.submit(Advance(until="you"))

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

    # ── messages from the browser ──

    def _on_message(self, widget: Any, content: Any, buffers: Any) -> None:
        """The boundary: nothing that a browser sends may raise; what went wrong is shown and kept."""
        fault = fault_of(lambda: self._obey(wire.read(content)))
        late = fault is not None and isinstance(fault.error, StaleCommand)
        if fault is None or (late and isinstance(content, dict) and content.get("kind") == "advance"):
            return
        self._tell(fault)

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
            case wire.Study(on):
                self._study(on=on)
            case wire.ReviewHand():
                self._review()
            case wire.Why(seat):
                self._ask_why(seat)
            case wire.Export(kind, token):
                self._export(kind, token)
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
