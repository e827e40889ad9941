"""What if?  Another action or another run-out at a step, and the line of play that comes of it.

A branch is kept in the history it leaves, with all its moves from its step on; where cards were dealt anew it has the
draws of the whole deal.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from random import Random
from typing import Any

from holdem_widget.errors import BadSetup, NotAsked
from holdem_widget.games.duel_state import Secret as DuelSecret
from holdem_widget.games.duel_worlds import another_world as another_duel
from holdem_widget.games.game import Action, State
from holdem_widget.games.holdem_state import BOARD_AT, RUN_OUT_PLACES, HoldemState, Secret
from holdem_widget.games.library import game
from holdem_widget.poker.betting import Seat, clockwise
from holdem_widget.poker.cards import DECK, Card
from holdem_widget.table.generators import Draw
from holdem_widget.table.history import Branch, History, Move

MOVES = ("fold", "check", "call", "bet", "raise", "open", "lock", "leave")


def moves_until(history: History, step: int) -> tuple[Move, ...]:
    """The moves that were made up to a step."""
    made = sum(event.kind in MOVES for stage in history.steps[: step + 1] for event in stage.events)
    return history.moves[:made]


def line_of(history: History, number: int) -> History:
    """A branch as a hand of its own, from its deal on.  Raises: BadSetup."""
    if not 0 <= number < len(history.branches):
        raise BadSetup(f"branch {number} is not one of this hand's {len(history.branches)}, counted from 0")
    branch = history.branches[number]
    moves = (*moves_until(history, branch.step), *branch.moves)
    notes = (*(note for note in history.notes if note.step <= branch.step), *branch.notes)
    line = replace(history, moves=moves, notes=notes, questions=(), branches=())
    return _dealt_by(line, branch.draws) if branch.draws else line


def _dealt_by(line: History, draws: tuple[Draw, ...]) -> History:
    """The line with the draws of a new deal; where it begins in mid-hand they are the deck behind it."""
    if line.draws is not None:
        return replace(line, draws=draws)
    start = line.start
    return replace(line, start=State(start.public, replace(start.secret, deck=draws[0])))


def kept_branch(history: History, branch: Branch, under: int | None = None) -> Branch:
    """The branch as the history keeps it: one that leaves another branch leaves the hand where that one does."""
    if under is None:
        return branch
    parent, line = history.branches[under], line_of(history, under)
    if branch.step <= parent.step:
        return replace(branch, draws=branch.draws or parent.draws)
    before = moves_until(line, branch.step)[len(moves_until(history, parent.step)) :]
    return replace(
        branch, step=parent.step, moves=(*before, *branch.moves), draws=branch.draws or parent.draws,
        dealt_anew=branch.dealt_anew or parent.dealt_anew,
    )  # fmt: skip


def fork(history: History, step: int, action: Action | None) -> tuple[int, Action | None]:
    """The step at which somebody is asked, and the action there.

    Where cards come by themselves, that is the last step before at which somebody was, and the action as it was made.
    Raises: NotAsked.
    """
    asked = [n for n, stage in enumerate(history.steps) if stage.state.public.to_act is not None]
    if step in asked:
        return step, action
    before = max((n for n in asked if n < step), default=None)
    if action is not None or before is None:
        after = next((n for n in asked if n > step), before)
        raise NotAsked(f"nobody is asked at step {step}; branch from step {after}")
    return before, history.moves[len(moves_until(history, before))].action


# ── other cards ──


def other_run_out(state: HoldemState, board: Sequence[Card], rng: Random | None) -> HoldemState:
    """The state with other cards to come: those of `board` (the whole board, as far as named), the others by `rng`.

    Without `rng` the cards that nobody named stay as they were, where that is possible.  Raises: BadSetup.
    """
    public, secret = _hold_em(state)
    there = [card for card in public.board if card is not None]
    if list(board[: len(there)]) != there[: len(board)] or not len(set(board)) == len(board) <= BOARD_AT["river"]:
        raise BadSetup("board must begin with the cards that lie there, and have at most five, each once")
    gone = {card for hole in secret.holes for card in hole if card is not None} | set(there)
    named = list(board[len(there) :])
    if gone & set(named):
        raise BadSetup("board names a card that somebody holds")
    coming = dict(zip(RUN_OUT_PLACES.get(len(secret.deck), ()), named, strict=False))
    kept = [None if rng or card in named or place in coming else card for place, card in enumerate(secret.deck)]
    free = [card for card in DECK if card not in gone and card not in named and card not in kept]
    rest = iter(rng.sample(free, len(free)) if rng else free)
    deck = (
        coming[place] if place in coming else was if was is None and not rng else kept[place] or next(rest)
        for place, was in enumerate(secret.deck)
    )  # fmt: skip
    return State(public, Secret(secret.holes, tuple(deck)))


def completed(state: State[Any, Any], rng: Random) -> State[Any, Any]:
    """The state with every card that the history does not know dealt from those that lie nowhere; itself where all are."""
    if not isinstance(state.secret, Secret):
        return state
    public, secret = state.public, state.secret
    flat = [*(card for hole in secret.holes for card in hole), *secret.deck]
    if None not in flat and None not in public.board:
        return state
    gone = {*flat, *public.board}
    free = [card for card in DECK if card not in gone]
    rest = iter(rng.sample(free, len(free)))

    def deal(cards: Sequence[Card | None]) -> tuple[Card, ...]:
        return tuple([next(rest) if card is None else card for card in cards])

    board = deal(public.board)
    return State(replace(public, board=board), Secret(tuple(map(deal, secret.holes)), deal(secret.deck)))


def dealt_anew(history: History, state: State[Any, Any], *, seat: Seat, rng: Random) -> State[Any, Any]:
    """The state with everything that the owner of the seat cannot see dealt again."""
    if isinstance(state.secret, DuelSecret):
        return another_duel(game(history.game, history.variant).observe(state, seat), rng)
    public, secret = _hold_em(state)
    known = [public.shown[other] is not None or other == seat for other in range(len(secret.holes))]
    seen = {card for hole, open_ in zip(secret.holes, known, strict=True) if open_ for card in hole}
    free = [card for card in DECK if card not in seen and card not in public.board]
    rest = iter(rng.sample(free, len(free)))
    holes = tuple(
        hole if open_ else tuple([next(rest) for _ in hole]) for hole, open_ in zip(secret.holes, known, strict=True)
    )
    return State(public, Secret(holes, tuple([next(rest) for _ in secret.deck])))


def _hold_em(state: Any) -> tuple[Any, Secret]:
    if not isinstance(state.secret, Secret):
        raise BadSetup("only hold'em has a board to run out, and hands to deal anew")
    return state.public, state.secret


def draws_of(history: History, state: State[Any, Any]) -> tuple[Any, ...]:
    """The draws that lead to a changed state: the deal's with its hands and its deck, else the start's deck; a duel's has none.

    A card that was burnt, and comes in the new deck, was another one: nobody saw it.
    """
    secret = state.secret
    if not isinstance(secret, Secret):
        return ()
    before = history.start.secret.deck if history.draws is None else history.draws[-1]
    order = () if history.draws is None else clockwise(state.public.dealt, state.public.button)
    holes = [secret.holes[seat][turn] for turn in (0, 1) for seat in order]
    gone = before[len(holes) : len(before) - len(secret.deck)]
    now = {*(card for hole in secret.holes for card in hole), *secret.deck}
    free = iter([card for card in DECK if card not in now and card not in gone])
    burnt = [next(free) if card in now and card is not None else card for card in gone]
    return (*(history.draws or ())[:-1], (*holes, *burnt, *secret.deck))
