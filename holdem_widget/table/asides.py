"""What happens at a table besides moves?  Choosing ahead, time running out, talk, and who leaves or joins.

Functions of a session, called under its lock. None of them asks which game it is in: the rules say what there is.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from holdem_widget.errors import BadSetup, NotAsked, Refused, StaleCommand
from holdem_widget.games.game import Step
from holdem_widget.games.preselect import SELECTIONS, resolve, time_is_up
from holdem_widget.poker.betting import Seat
from holdem_widget.poker.pots import Settlement
from holdem_widget.table.commands import Join, Leave, Preselect, Talk, TimeUp
from holdem_widget.table.generators import generator
from holdem_widget.table.history import Move, move_json
from holdem_widget.table.talk import answer_of

if TYPE_CHECKING:
    from holdem_widget.table.session import Session

MOST_REMARKS = 60  # of one hand


@dataclass(frozen=True, slots=True, kw_only=True)
class Remark:
    """Something said at a step of a hand that is no move: a phrase of a seat (`talk`), or what the table tells (`note`).

    `key` is a key of `words/`; its sentence is given the seat's name.
    """

    step: int
    seat: Seat
    kind: str
    key: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Settled:
    """How one hand of the table was settled; `out` are the seats that it eliminated, with their stacks at its start."""

    match: int
    hand: int
    settlement: Settlement
    out: tuple[tuple[Seat, int], ...] = ()


def value(session: Session, name: str, usual: Any = None) -> Any:
    """A value of the rules that are played; `usual` where they have none of that name."""
    return getattr(session.game.rules, name, usual)


def in_play(session: Session, seat: Seat) -> bool:
    """Whether the seat is in the match: not departed, with chips or with a hand that may still win some."""
    public = session.public
    if public.gone[seat]:
        return False
    return public.stacks[seat] > 0 or (not session.hand_is_over and bool(public.betting.live[seat]))


def visible(session: Session) -> list[Step[Any, Any]]:
    """The steps of the present hand that a person may see: none after the last person's leaving.  Rule: E-1.2."""
    steps, seen = session.hand.steps, session.hand.seen
    return steps if seen is None else steps[: seen + 1]


def carry_out(session: Session, command: Preselect | Talk | TimeUp | Leave | Join) -> None:
    """What a person or the clock does beside the moves of a turn."""
    match command:
        case Preselect():
            preselect(session, command)
        case Talk():
            talk(session, command)
        case TimeUp():
            time_up(session, command)
        case Leave():
            leave(session, command)
        case Join():
            join(session, command)


# ── choosing ahead ──


def may_preselect(session: Session) -> Seat | None:
    """The person's seat that may choose ahead now: in the hand, with chips, and not asked."""
    if not value(session, "preselect", usual=False) or session.hand_is_over:
        return None
    public = session.public
    able = (s for s in session.mine if public.betting.live[s] and public.stacks[s] and not public.gone[s])
    return next((seat for seat in able if seat != session.to_act), None)


def _is_choice(what: object) -> bool:
    return isinstance(what, str) and what in SELECTIONS


def preselect(session: Session, command: Preselect) -> None:
    """Set, change or clear the choice for the next turn.  Raises: NotAsked, BadSetup, StaleCommand.  Rule: E-3.2."""
    if command.what is not None and not _is_choice(command.what):
        raise BadSetup(f"{command.what!r} cannot be chosen ahead: {', '.join(SELECTIONS)}, or None for nothing")
    if command.version is not None and not session.dealt_at <= command.version <= session.version:
        raise StaleCommand("that choice was made in another hand")
    seat = may_preselect(session)
    if seat is None:
        raise NotAsked("nothing can be chosen ahead now: it is your turn, or you have none left in this hand (E-3.2)")
    session.selected = None if command.what is None else (seat, command.what)


def act_as_chosen(session: Session) -> None:
    """When the turn of a choice has come it is used, or lapses; the end of a hand removes it.  Rule: E-3.2."""
    if session.selected is None:
        return
    (seat, what), legal = session.selected, session.legal
    if session.hand_is_over or (legal is not None and session.to_act == seat):
        session.selected = None
    if legal is None or session.to_act != seat:
        return
    action = resolve(what, legal, session.public)
    if action is not None:
        session.take_move(seat, action, None)


# ── the clock ──


def time_up(session: Session, command: TimeUp) -> None:
    """The clock acts for the seat: a check where it is free, else a fold.

    Raises: StaleCommand where that decision is made already, or its time is not up.  Rule: E-3.1.
    """
    if command.version != session.asked_at or session.to_act != command.seat:
        raise StaleCommand("the time of a decision that is made already does nothing")
    if session.clock is not None and not session.clock.overdue:
        raise StaleCommand("the clock of this decision is not at its end")
    legal = session.legal
    if legal is None:
        raise NotAsked(f"{session.names[command.seat]} is an opponent: they have no clock")
    step = len(session.hand.steps) - 1
    session.take_move(command.seat, time_is_up(legal), None)
    remark(session, command.seat, kind="note", key="time-up", step=step)


def act_is_late(session: Session) -> bool:
    """Whether the time of the decision is over: then the clock acts first."""
    asked = session.to_act
    if asked is None or session.clock is None or not session.clock.overdue:
        return False
    time_up(session, TimeUp(seat=asked, version=session.asked_at))
    return True


# ── talk ──


def remark(session: Session, seat: Seat, *, kind: str, key: str, step: int) -> None:
    """Something for the log, once it is so."""
    session.hand.remarks.append(Remark(step=step, seat=seat, kind=kind, key=key))


def talk(session: Session, command: Talk) -> None:
    """A person says a phrase; one of the others may answer.  Raises: NotAsked, Refused.  Rule: E-4.1."""
    seat = next((seat for seat in session.mine if not session.public.gone[seat]), None)
    if not value(session, "talk", usual=False) or seat is None:
        raise NotAsked("nothing is said at this table")
    if command.phrase not in session.phrases:
        raise Refused(f"{str(command.phrase)[:40]!r} is not one of the phrases that can be sent (E-4.1)")
    spoken = sum(one.kind == "talk" for one in session.hand.remarks)
    if spoken >= MOST_REMARKS:
        raise Refused("enough has been said in this hand; the next one begins anew")
    step = len(session.hand.steps) - 1
    remark(session, seat, kind="talk", key=f"talk-{command.phrase}", step=step)
    others = [s for s, player in enumerate(session.players) if player is not None and in_play(session, s)]
    rng = generator(session.seed, session.match, session.public.hand, f"answer {spoken}")
    answer = answer_of(command.phrase, others, rng)
    if answer is not None:
        remark(session, answer[0], kind="talk", key=f"talk-{answer[1]}", step=step)


# ── coming and going ──


def leave(session: Session, command: Leave) -> None:
    """The seat leaves for good.  With the last person gone, the others end the hand unseen where nobody may watch.

    Raises: NotAsked, PlayerFault.  Rules: E-1.1, E-1.2, E-1.4.
    """
    seat = command.seat
    if type(seat) is not int or not 0 <= seat < len(session.names):
        raise NotAsked(f"seat {seat!r} is not one of 0..{len(session.names) - 1}")
    if session.public.gone[seat]:
        raise NotAsked(f"{session.names[seat]} has left already")
    step = len(session.hand.steps) - 1
    take_leave(session, seat)
    if command.lost:
        remark(session, seat, kind="note", key="log-lost", step=step)
    if not session.person_may_see:
        while session.asks_opponent:
            session.decide()


def take_leave(session: Session, seat: Seat) -> None:
    """The leaving, kept and replayable; the decision that another seat has before it stays the same one."""
    step = session.game.leave(session.state, seat)
    asked, since = session.to_act, session.asked_at
    move = Move(seat=seat, action=None)
    session.keep({"move": move_json(move)})
    session.hand.put_move(move)
    others = any(in_play(session, other) for other in session.mine if other != seat)
    if seat in session.mine and not others and not value(session, "may_watch", usual=True):
        session.hand.seen = len(session.hand.steps)
    session.take(step)
    if asked is not None and asked == session.to_act:
        session.asked_at = since


def join(session: Session, command: Join) -> None:
    """A newcomer with the buy-in takes an empty seat.  Raises: NotAsked.  Rules: E-1.1, E-1.5."""
    seat = command.seat
    if not value(session, "may_join", usual=False):
        raise NotAsked("nobody joins this game once it runs")
    if type(seat) is not int or not 0 <= seat < len(session.names) or session.players[seat] is None:
        raise NotAsked(f"seat {seat!r} cannot be filled: a newcomer takes an opponent's empty seat")
    take_join(session, seat, session.game.rules.stacks[seat])


def take_join(session: Session, seat: Seat, chips: int) -> None:
    """The joining, kept and replayable."""
    step = session.game.join(session.state, seat, chips)
    session.keep({"join": seat, "chips": chips})
    session.take_between(step)
