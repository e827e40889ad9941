"""What if?  A table that goes on from a step of a hand, with another action or with other cards."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from holdem_widget import words
from holdem_widget.errors import BadSetup, NotAsked, StillHidden
from holdem_widget.games.game import Action
from holdem_widget.lessons.branches import completed, dealt_anew, draws_of, fork, other_run_out
from holdem_widget.lessons.questions import is_text
from holdem_widget.poker.betting import Seat
from holdem_widget.poker.cards import Card, parse_cards
from holdem_widget.table.commands import Advance
from holdem_widget.table.edit import is_first
from holdem_widget.table.generators import Recorded, fresh_seed, generator
from holdem_widget.table.history import CARRIED, Branch, History, Note
from holdem_widget.table.session import Session
from holdem_widget.table.stage import checked_seed, read_action
from holdem_widget.widgets.after import handed_out, is_over

LONGEST_NAME = 80


@dataclass(frozen=True, slots=True, kw_only=True)
class Wish:
    """What is to be different: the action, the board to come, or (`run_out`) cards that nobody knows yet.

    `opponents` play the seats that are not `seat`'s; None: every seat is yours. `anew`: the hidden cards are dealt again.
    `open_cards`: all cards are seen, also those of opponents.
    """

    action: Action | None
    seat: Seat
    board: str = ""
    run_out: bool = False
    opponents: Any = None
    anew: bool = False
    open_cards: bool = False
    name: str = ""
    seed: int | None = None


def branch_session(history: History, step: int, wish: Wish) -> tuple[Session, Branch]:
    """The session of a branch, its first action made, and the branch.  Raises: BadSetup, NotAsked, IllegalAction."""
    instead = _checked(wish)
    start, action = fork(history, step, wish.action)
    seed = fresh_seed() if wish.seed is None else checked_seed(wish.seed)
    rng = generator(seed, history.match, history.end.public.hand, f"branch at {step}")
    before = history.steps[start].state
    board = [card for card in history.steps[step].state.public.board if card is not None]
    state = dealt_anew(history, before, seat=wish.seat, rng=rng) if wish.anew else before
    if instead or wish.run_out or start != step:
        named = instead or board
        state = other_run_out(state, named, rng if wish.run_out or start != step else None)
    state = completed(state, rng)
    session = _session(history, state, wish=wish, seed=seed)
    if wish.anew:
        session.keep_note(Note(step=0, text=words.say("branch-anew")))
    asked = session.to_act
    if action is not None and asked is not None:
        session.take_move(asked, action, None)
    if session.waiting:
        session.submit(Advance(until="you"))
    draws = draws_of(history, state) if state is not before else ()
    branch = Branch(step=start, moves=tuple(session.hand.moves), draws=draws, dealt_anew=wish.anew, name=wish.name)
    return session, branch


def _checked(wish: Wish) -> list[Card]:
    """The board that is wished for.  Raises: BadSetup, BadCards."""
    if not isinstance(wish.run_out, bool):
        raise BadSetup(f"run_out {wish.run_out!r} must be True (other cards to come) or False")
    if not is_text(wish.name, least=0, most=LONGEST_NAME):
        raise BadSetup(f"name {str(wish.name)[:60]!r} must be a text of at most {LONGEST_NAME} characters")
    return list(parse_cards(wish.board))


def _session(history: History, state: Any, *, wish: Wish, seed: int) -> Session:
    from holdem_widget.widgets.doors import players_of

    seats = len(history.names)
    players: list[Any] = [None] * seats
    if wish.opponents is not None:
        others = iter(players_of(wish.opponents, seats - 1))
        players = [None if seat == wish.seat else next(others) for seat in range(seats)]
    return Session(
        game_id=history.game, variant=history.variant, names=history.names, players=tuple(players), seed=seed,
        staged=wish.opponents is None, open_cards=wish.open_cards, start=state, seed_given=wish.seed is not None,
    )  # fmt: skip


def checked_action(action: object) -> Action | None:
    """An action, or its text (`"call"`, `"raise to 60"`); None for none.  Raises: BadSetup."""
    return None if action is None else read_action(action)


def table_branch(session: Session, step: int, action: object, *, opponents: Any, seed: int | None) -> Session:
    """A branch of a table's hand; what its owner cannot see of a running one is dealt anew.

    Raises: BadSetup, NotAsked, IllegalAction.
    """
    (history,) = handed_out(session, (session.history,))
    if type(step) is not int or not 0 <= step < len(history.steps):
        raise BadSetup(f"step {step!r} is not one of this hand's 0..{len(history.steps) - 1}")
    wish = Wish(
        action=checked_action(action), seat=session.mine[0] if session.mine else 0, opponents=opponents, seed=seed,
        anew=not history.is_open, open_cards=session.open_cards and not session.staged,
    )  # fmt: skip
    made, _ = branch_session(history, step, wish)
    return made


def same_deal(session: Session, *, seed: int | None) -> Session:
    """A session of the same players at the start of the present hand, dealt once more; nothing of it counts here.

    What it draws besides (the opponents' dice, later deals) comes of a seed of its own, so that it tells nothing of the
    cards that come here.  Raises: NotAsked, StillHidden, BadSetup.
    """
    _require_told(session)
    hand, first = session.hand, is_first(session)
    own = generator(session.seed, session.match, session.public.hand, "same deal").getrandbits(63)
    again = Session(
        game_id=session.game_id, variant=session.variant, names=session.names, players=session.players,
        seed=own if seed is None else checked_seed(seed), pace=session.pace, staged=session.staged,
        open_cards=session.open_cards, start=session.start if first else hand.start, first_deal=session.first_deal,
        seed_given=seed is not None,
    )  # fmt: skip
    again.named = session.named if first else frozenset()
    if hand.draws is not None:
        again.begin_hand(Recorded(hand.draws))
    return again


def _require_told(session: Session) -> None:
    """Raises: NotAsked, StillHidden where playing the deal once more would show what is hidden."""
    if not session.public.hand:
        raise NotAsked("no hand was dealt yet: next_hand() deals one")
    if session.open_cards:
        return
    if not is_over(session):
        raise NotAsked("the hand is running: a deal is played again when it is over, or on an open table")
    if session.purse is not None:
        raise NotAsked(
            "at a seat of the club what was folded is shown to nobody: its deals are not played again (E-2.5)"
        )
    if handed_out(session, (session.history,))[0].sealed is not None:
        raise StillHidden(CARRIED)
