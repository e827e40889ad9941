"""How does a table reach its browser?  One view, built under the session's lock, put on the traits whole and in order.

The outbox is always taken before the session's lock, and never inside it.
"""

from __future__ import annotations

from contextlib import ExitStack
from threading import RLock
from typing import Any

import traitlets

from holdem_widget import words
from holdem_widget.errors import BadSetup, NotAsked
from holdem_widget.poker.betting import Seat
from holdem_widget.table.asides import may_preselect, value, visible
from holdem_widget.table.presence import Presence
from holdem_widget.table.session import Session
from holdem_widget.table.timer import RealTimer, Timer, rings_now
from holdem_widget.widgets.after import (
    After,
    finished_hand,
    may_ask_why,
    may_review,
    may_study,
    require_study,
    require_why,
)
from holdem_widget.widgets.boundary import Fault, fault_of, note_for_tests
from holdem_widget.widgets.contract import Message, NoticeView, View
from holdem_widget.widgets.export import Format, file_of, hands_to_write, lacks, may_export
from holdem_widget.widgets.keepsake import Keepsake
from holdem_widget.widgets.presets import USUAL
from holdem_widget.widgets.review_door import own_seat, review_view
from holdem_widget.widgets.strict import Listed, Whole
from holdem_widget.widgets.table_looks import TableLooks
from holdem_widget.widgets.view import Beside, May, view_of
from holdem_widget.words.rulebook import pages


class TablePublished(TableLooks):
    """The half of a table that is published: its traits, and what may be done now."""

    languages = Listed(traitlets.Unicode()).tag(sync=True)
    at = Whole(0)
    hand = Whole(0)

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
        self._after = After()
        self._presets = USUAL
        told = {"words": words.text(lang), "rules": pages(session.game_id, lang), "languages": list(words.languages())}
        super().__init__(lang=lang, **told)
        session.listeners.append(self._on_change)

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
        """Put the view on the trait: built under the lock, published whole, in order."""
        with self._outbox:
            with self._session.lock:
                view = self._view()
            at = 0 if view["cursor"] is None else view["cursor"]["step"]
            # not under hold_trait_notifications: it would put off the checks of traits that another thread sets meanwhile
            out = self._out = {
                "hand": view["hand"], "at": at, "view": dict(view), "review": dict(self._after.review or {}),
            }  # fmt: skip
            with ExitStack() as rest:  # all is published; what an observer raises comes out after it
                rest.callback(self._follow, out)
                for name in reversed(out):
                    rest.callback(self._put, out, name)

    def _put(self, out: dict[str, Any], name: str) -> None:
        if self._out is out:  # else an observer has made a move: what that published is newer
            setattr(self, name, out[name])

    def _follow(self, out: dict[str, Any]) -> None:
        """Bring the still picture up; it never shows what is only studied."""
        view = out["view"]
        if self._presence.views and self._looking_at is None and self._out is out and not view["study"]:
            self._keepsake.follow(view, self.lang, self._how_to_go_on())

    def _without_study(self) -> View:
        """What is shown, with the hidden cards hidden."""
        with self._session.lock:
            return self._view(study=False) if self.view["study"] else self._shown()

    def _repr_mimebundle_(self, **how: Any) -> Any:
        """The live table; and beside it, as an output of its own, the still picture for when the kernel is gone."""
        with self._outbox:
            self._keepsake.show(self._without_study(), self.lang, self._how_to_go_on())
        return super()._repr_mimebundle_(**how)

    def _how_to_go_on(self) -> str | None:
        """What to run in a new kernel; the file is named once a browser is there, so that a run without one repeats."""
        journal = self._session.journal
        if journal is None:
            return None
        return f'hw.resume("{journal.tag}")' if self._presence.views else "hw.resume()"

    def _view(self, *, study: bool = True) -> View:
        session = self._session
        sight = self._sight(self._looking_at, study=self._after.follow(session).study and study)
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
            coming=session.coming,
            why=self._after.why_view(session),
            presets=self._presets,
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
            "undo": session.may_undo,
            "edit": session.may_edit,
            "pause": any(session.players) and not session.match_is_over,
            "study": may_study(session),
            "review": may_review(session),
            "why": may_ask_why(session),
            "export": may_export(session),
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

    @traitlets.observe("run_out_shares")
    def _on_shares(self, change: Any) -> None:
        self._publish()

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

    # ── what went wrong ──

    def _tell(self, fault: Fault) -> None:
        """Show what went wrong, and keep it where it is more than a refusal."""
        if fault.kept:
            self._last_error = fault.error
        self._notify(fault)

    def _notify(self, fault: Fault) -> None:
        note_for_tests(fault)
        with self._outbox:
            self._notices += 1
            self._notice = fault.notice(self._notices)
            self._publish()

    def _inform(self, said: Message | None) -> None:
        """Tell something about the last command, or nothing."""
        with self._outbox:
            self._notices += said is not None
            self._notice = None if said is None else {"n": self._notices, "kind": "info", "say": said}
            self._publish()

    # ── after a hand ──

    def _study(self, *, on: bool) -> None:
        """Look at the hidden cards, or no more.  Raises: NotAsked."""
        with self._outbox:
            with self._session.lock:
                if on:
                    require_study(self._session)
                self._after.follow(self._session).study = on
            self._notice = None
            self._publish()

    def _review(self) -> None:
        """What the decisions in the hand cost: reckoned beside the table, and shown where it is still the same hand."""
        session = self._session
        with session.lock:
            history = finished_hand(session) if may_review(session) else None
            hand, seat = session.hand, own_seat(session)
        if history is None:
            raise NotAsked("there is no finished hand of yours to review")
        found = review_view(history, seat)
        with self._outbox:
            with session.lock:
                if session.hand is not hand or len(hand.moves) != len(history.moves):
                    return  # another hand runs, or this one was taken up again
                self._after.follow(session).review = found
            self.review = dict(found)  # alone: the view is as it was

    def _ask_why(self, seat: Seat | None) -> None:
        """Show the decisions of a seat, or no more.  Raises: NotAsked, BadSetup."""
        with self._outbox:
            with self._session.lock:
                if seat is not None:
                    require_why(self._session, seat)
                self._after.follow(self._session).seat = seat
            self._notice = None
            self._publish()

    def _export(self, kind: Format, token: str) -> None:
        """Send the finished hands as a file; what its format cannot hold is told.  Raises: NotAsked."""
        with self._session.lock:
            hands = hands_to_write(self._session)
        file, losses = file_of(hands, kind, token=token)
        self.send(file)
        self._inform(lacks(file["name"], losses))
