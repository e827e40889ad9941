"""The view: one moment of the table as one viewer may see it, as plain JSON.  A pure function of a `Sight`."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Literal, get_args

from holdem_widget.games.game import Event, Legal
from holdem_widget.games.library import opening_word
from holdem_widget.poker.betting import Seat, clockwise
from holdem_widget.poker.cards import Card, card_name
from holdem_widget.table.asides import Remark
from holdem_widget.table.history import Note
from holdem_widget.widgets.contract import (
    SCHEMA,
    AskView,
    CursorView,
    LogLine,
    MarkView,
    Message,
    NoteView,
    NoticeView,
    SeatView,
    Shape,
    View,
    WhyView,
)
from holdem_widget.widgets.presets import USUAL, Presets
from holdem_widget.widgets.run_out import shares_by_step, who_is_ahead
from holdem_widget.widgets.say import event_message, label_of, message, tab_message
from holdem_widget.widgets.sight import Sight, Who
from holdem_widget.widgets.view_ask import ask_view, joined
from holdem_widget.widgets.view_end import called, verdicts_of
from holdem_widget.widgets.view_pots import pot_view

SHAPES: tuple[Shape, ...] = get_args(Shape)
UNTOLD = ("deal", "reshuffle", "keep")
LETTERS = {"flop": "F", "turn": "T", "river": "R"}
May = Literal[
    "advance", "next_hand", "restart", "rewind", "annotate", "save", "preselect", "talk", "watch",
    "undo", "edit", "pause", "study", "review", "why", "export",
]  # fmt: skip
STICKY = ("fold", "muck", "lock")  # tabs that outlive their street


@dataclass(frozen=True, slots=True, kw_only=True)
class Beside:
    """What stands beside the hand: the choice for the next turn, the time left, what may be said, what is worn.

    `coming` are the cards of a staged board that are not dealt yet; `why` is what was asked for after the hand; `presets`
    are the sizes that are offered.
    """

    preselected: str | None = None
    deadline_ms: int | None = None
    phrases: tuple[str, ...] = ()
    worn: tuple[str, ...] = ()
    coming: tuple[Card, ...] = ()
    why: WhyView | None = None
    presets: Presets = USUAL


NOTHING_BESIDE = Beside()


def view_of(
    sight: Sight, *, version: int, fresh_step: int, may: Sequence[May], waiting: bool, match_over: bool,
    notice: NoticeView | None = None, pace: Literal["auto", "step"] = "auto", beside: Beside = NOTHING_BESIDE,
) -> View:  # fmt: skip
    """The whole view.  `fresh_step`: the first step that this version added; `may`: the commands that make sense now."""
    public, who = sight.public, sight.who
    asked, over = public.to_act, public.settlement is not None
    legal = sight.observations[asked].legal if asked in who.mine and asked in sight.observations else None
    calling = None if legal is None or legal.call is None else (asked, legal.call)
    log = log_of(sight)
    verdicts = verdicts_of(sight) if over else []
    return {
        "schema": SCHEMA,
        "version": version,
        "game": sight.game_id,
        "mode": sight.mode,
        "title": _title(sight, match_over=match_over),
        "subtitle": _subtitle(sight),
        "open_cards": sight.open_cards,
        "hand": public.hand,
        "street": "showdown" if over else public.street,
        "button": public.button if public.hand else None,
        "viewer": who.viewer,
        "seats": [seat_view(sight, seat) for seat in range(len(who.names))],
        "board": [card_name(card) for card in public.board if card is not None],
        "slots": 0 if signals_of(public) else 5,
        "say": verdicts[0]["say"] if verdicts else who_is_ahead(sight),
        "pot": pot_view(public, calling=calling),
        "to_act": asked,
        "ask": None if legal is None or not sight.live else _ask(sight, legal, beside),
        "waiting": waiting,
        "pace": pace,
        "verdicts": verdicts,
        "log": log,
        "fresh": next((line["n"] for line in log if line["step"] >= fresh_step), len(log)),
        "may": list(may),
        "hand_over": over,
        "match_over": match_over,
        "cursor": cursor_of(sight),
        "notes": [_note(note) for note in sight.notes if note.step == sight.at],
        "question": None,
        "replay": None,
        "preselected": beside.preselected,
        "phrases": list(beside.phrases),
        "worn": list(beside.worn),
        "coming": [card_name(card) for card in beside.coming],
        "study": sight.study,
        "review": None,
        "why": beside.why,
        "notice": notice,
    }


def _ask(sight: Sight, legal: Legal, beside: Beside) -> AskView:
    """The decision that is put to the viewer, with the sizes and the time for it."""
    public, opening = sight.public, opening_word(sight.game_id)
    asked = ask_view(public, public.to_act, legal, who=sight.who, opening=opening, presets=beside.presets)
    return {**asked, "deadline_ms": beside.deadline_ms}


def _note(note: Note) -> NoteView:
    return {"step": note.step, "text": note.text, "marks": list(note.marks)}


def _title(sight: Sight, *, match_over: bool) -> Message:
    if sight.mode != "play":
        return message(f"title-{sight.mode}")
    if match_over:
        return message("title-left" if _is_out(sight) and not sight.is_last else "title-over")
    title = "title-deal" if signals_of(sight.public) else "title-hand"
    short = {} if sight.hands is None else {"hands": sight.hands}
    title += ("-of" if short else "") + ("-variant" if sight.variant else "")
    return message(title, hand=sight.public.hand, **short)


def _is_out(sight: Sight) -> bool:
    """Whether the viewer is out of a game that others play on."""
    stacks, viewer = sight.public.stacks, sight.who.viewer
    return viewer is not None and not stacks[viewer] and sum(stack > 0 for stack in stacks) > 1


def _subtitle(sight: Sight) -> Message:
    public = sight.public
    street = message("place-showdown" if public.settlement is not None else f"place-{public.street}")
    small, big = public.blinds
    if not small and public.ante:
        return message("subtitle-ante", street=street, ante=public.ante)
    if public.ante:
        return message("subtitle-blinds-ante", street=street, small=small, big=big, ante=public.ante)
    return message("subtitle-blinds", street=street, small=small, big=big)


# ── seats ──


def seat_view(sight: Sight, seat: Seat) -> SeatView:
    """One seat as the viewer may see it."""
    public, who = sight.public, sight.who
    state = seat_state(public, seat)
    cards = sight.cards_of(seat)
    signals = signals_of(public)
    if signals and seat not in sight.observations:
        cards = (None, None)  # the card that was locked lies in the middle; the other stays with its owner
    named = (state in ("in", "all_in") or sight.study) and not signals
    label = label_of(cards or (), public.board) if named else None
    gone = public.mucked[seat] and cards is None
    detail = label[1] if label else None
    if detail is None and label and public.street == "preflop" and who.is_you(seat):
        detail = _place(public, seat)
    return {
        "seat": seat,
        "name": who.names[seat],
        "shape": SHAPES[seat],
        "you": seat == who.viewer,
        "level": who.levels[seat],
        "stack": public.stacks[seat],
        "bet": public.betting.bets[seat] if public.settlement is None else 0,
        "committed": public.committed[seat],
        "state": state,
        "cards": _cards(cards, "folded" if gone else state, kept=seat == who.viewer or sight.study),
        "tab": _tab(sight, seat, state),
        "hand": label[0] if label else None,
        "hand_detail": detail,
        "position": _position(public, seat),
        "button": seat == public.button and public.hand > 0,
        "to_act": seat == public.to_act,
        "won": _won(public, seat),
        "signal": list(signals[seat]) if signals and public.hand else None,
    }


def signals_of(public: Any) -> tuple[tuple[int, int], ...]:
    """(up, down) by seat, where a game has signals (D-2.4); else nothing."""
    found: tuple[tuple[int, int], ...] = getattr(public, "signals", ())
    return found


def seat_state(public: Any, seat: Seat) -> Literal["in", "folded", "all_in", "out", "waiting"]:
    """Where the seat stands in this hand."""
    if not public.hand:
        return "waiting"
    if not public.start[seat] or (public.gone[seat] and not public.betting.live[seat]):
        return "out"
    if not public.betting.live[seat]:
        return "folded"
    return "all_in" if not public.stacks[seat] and public.settlement is None else "in"


def _cards(cards: tuple[Card | None, ...] | None, state: str, *, kept: bool) -> list[str | None]:
    """Texts of open cards, None for a back.

    A folded or mucked hand is gone from the table, unless it is `kept`: the viewer's own, or one that is being studied.
    """
    if state in ("out", "waiting") or (state == "folded" and not kept):
        return []
    return [None if card is None else card_name(card) for card in cards or (None, None)]


def _won(public: Any, seat: Seat) -> int:
    return 0 if public.settlement is None else public.settlement.awards[seat]


def _place(public: Any, seat: Seat) -> Message:
    if public.big_blind is None:
        return message("position-you-first" if seat == public.first else "position-you-second")
    if seat == public.button:
        return message("position-you-button-small" if seat == public.small_blind else "position-you-button")
    if seat in (public.small_blind, public.big_blind):
        return message(f"position-you-{'small' if seat == public.small_blind else 'big'}-blind")
    order = clockwise(public.dealt, public.big_blind)
    return message("position-you-early" if order.index(seat) < (len(order) - 2) / 2 else "position-you-late")


def _position(public: Any, seat: Seat) -> Message | None:
    return _place(public, seat) if public.hand and seat in public.dealt and not public.gone[seat] else None


def _tab(sight: Sight, seat: Seat, state: str) -> Message | None:
    public = sight.public
    if state in ("out", "waiting"):
        return message("tab-out") if state == "out" else None
    if seat == public.to_act:
        return message("tab-your-turn" if sight.who.is_you(seat) else "tab-to-act")
    if public.settlement is not None:
        return _end_tab(sight, seat)
    last = _last_action(sight, seat)
    if last is None:
        return message("tab-all-in") if state == "all_in" else None
    event, this_street = last
    if state == "all_in":
        return tab_message(event, all_in=True) if this_street else message("tab-all-in")
    return tab_message(event, all_in=False, opening=sight.opening) if this_street or event.kind in STICKY else None


def _end_tab(sight: Sight, seat: Seat) -> Message | None:
    public = sight.public
    if not public.betting.live[seat]:
        return message("tab-fold")
    if public.mucked[seat]:
        return message("tab-muck")
    shown = public.shown[seat]
    hand = None if shown is None else label_of(shown, public.board)
    return hand[0] if hand else message("tab-won", chips=_won(public, seat)) if _won(public, seat) else None


def _last_action(sight: Sight, seat: Seat) -> tuple[Event, bool] | None:
    """The seat's last action or blind, and whether it was on this street."""
    this_street = True
    for events in reversed(sight.trail):
        for event in reversed(events):
            if event.kind == "street":
                this_street = False
            elif event.seat == seat and event.kind in ("post", "fold", "check", "call", "bet", "raise", "lock", "muck"):
                return event, this_street
    return None


# ── the log and the cursor ──


def log_of(sight: Sight) -> list[LogLine]:
    """One line for each thing that happened up to this step."""
    lines: list[LogLine] = []
    board: tuple[Card | None, ...] = ()
    pot = 0
    street: Any = "lock" if sight.public.street in ("lock", "bet") else "preflop"
    pots = len(sight.public.settlement.pots) if sight.public.settlement is not None else 1
    if signals_of(sight.public) and sight.public.hand:
        said = message("log-deal", hand=sight.public.hand, **sight.who.actor(sight.public.first))
        lines.append(_line(Event("button", sight.public.first), said, n=0, step=0, street=street))
    shares = shares_by_step(sight)
    for step, events in enumerate(sight.trail):
        for event in events:
            if event.kind == "street":
                board, street = (*board, *event.cards), event.note
            pot += event.chips * _sign(event)
            told = event_message(
                event, sight.who, hand=sight.public.hand, pot=pot, board=board, pots=pots, opening=sight.opening
            )
            if told is not None:
                lines.append(_line(event, told, n=len(lines), step=step, street=street))
        if step in shares:
            lines.append(_beside(shares[step].line, n=len(lines), step=step, street=street))
        for remark in sight.remarks:
            if remark.step == step:
                lines.append(_remark(remark, sight.who, n=len(lines), street=street))
    if sight.is_last and sight.public.settlement is not None:
        lines.append(_standings(sight, n=len(lines), street=street))
    return lines


def _standings(sight: Sight, *, n: int, street: Any) -> LogLine:
    """The chips of all, the richest first, when the last hand of a short match is over."""
    stacks, who = sight.public.stacks, sight.who
    order = sorted(range(len(stacks)), key=lambda seat: -stacks[seat])
    parts = [message("standing", name=called(who, seat), chips=stacks[seat]) for seat in order]
    said = message("log-standings", list=joined(parts, "join-comma"))
    return _beside(said, n=n, step=sight.at, street=street)


def _remark(remark: Remark, who: Who, *, n: int, street: Any) -> LogLine:
    """What somebody said, or the table told, at a step."""
    actor = who.actor(remark.seat)
    if remark.kind != "talk":
        return _beside(message(remark.key, **actor), n=n, step=remark.step, street=street)
    said = message("log-talk", phrase=message(remark.key), **actor)
    return {**_beside(said, n=n, step=remark.step, street=street), "kind": "talk", "seat": remark.seat}


def _beside(said: Message, *, n: int, step: int, street: Any) -> LogLine:
    """A line of something that is no event of the hand."""
    return {
        "n": n,
        "step": step,
        "street": street,
        "kind": "note",
        "seat": None,
        "chips": 0,
        "cards": [],
        "all_in": False,
        "say": said,
    }


def told_cards(event: Event) -> tuple[Card, ...]:
    """The cards of a line: the public ones, and one that the viewer has locked."""
    cards = event.private if event.kind == "lock" else event.cards
    return tuple(card for card in cards if card is not None)


def _sign(event: Event) -> int:
    return {"return": -1, "win": 0, "leave": 0, "join": 0, "charge": 0}.get(event.kind, 1)


def _line(event: Event, told: Message, *, n: int, step: int, street: Any) -> LogLine:
    return {
        "n": n,
        "step": step,
        "street": street,
        "kind": {"button": "hand", "ante": "post", "reshuffle": "note"}.get(event.kind, event.kind),  # type: ignore[typeddict-item]
        "seat": event.seat,
        "chips": event.chips,
        "cards": [card_name(card) for card in told_cards(event)],
        "all_in": event.all_in,
        "say": told,
    }


def cursor_of(sight: Sight) -> CursorView:
    """Where the view stands among the hand's steps; of a running hand nothing lies ahead."""
    noted = {note.step for note in sight.notes}
    marks: list[MarkView] = []
    for step, events in enumerate(sight.events_of_all):
        kind = next((event for event in events if event.kind not in UNTOLD), None)
        if kind is None:
            continue
        if kind.kind == "street":
            marks.append({"step": step, "kind": "street", "letter": LETTERS.get(kind.note, "")})
        else:
            marks.append({"step": step, "kind": "end" if kind.kind == "win" else "action", "letter": ""})
        if step in noted:
            marks.append({"step": step, "kind": "note", "letter": ""})
    return {"step": sight.at, "last": sight.last, "live": sight.live, "marks": marks}


__all__ = ["log_of", "seat_state", "view_of"]
