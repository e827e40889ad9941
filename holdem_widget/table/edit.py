"""How is a staged hand changed?  Other cards, other stacks; the same moves are played again, or nothing changes.

A card that lies hidden in the deck changes places with the one it stands in for. One that another place shows, or that
the stager named, stays there: such a change is refused.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from itertools import chain
from typing import TYPE_CHECKING, Any

from holdem_widget.errors import BadCards, BadSetup, IllegalAction, NotAsked
from holdem_widget.games.game import State, action_text
from holdem_widget.games.holdem_state import RUN_OUT_PLACES, Secret
from holdem_widget.games.library import game
from holdem_widget.poker.betting import Betting, Seat, clockwise, put
from holdem_widget.poker.cards import Card, card_name
from holdem_widget.poker.pots import whole_chips
from holdem_widget.table.commands import Edit
from holdem_widget.table.generators import Arranged, Draw
from holdem_widget.table.hand import Hand
from holdem_widget.table.history import History, Move
from holdem_widget.table.undo import reopen

if TYPE_CHECKING:
    from holdem_widget.table.session import Session

Place = tuple[Seat | None, int]  # a seat's card, or (None: the board) a place of the board, 0 the first
WHOLE_DECK = 8  # cards under the hole cards: five of the board, three burns


def may_edit(session: Session) -> bool:
    """Whether the hand is a staged one of hold'em."""
    return session.staged and isinstance(session.state.secret, Secret) and session.public.hand > 0


def coming(session: Session) -> tuple[Card, ...]:
    """The board cards of a staged hand that are still to come; none once it is over."""
    if not may_edit(session) or session.hand_is_over:
        return ()
    deck = session.state.secret.deck
    return tuple(deck[place] for place in RUN_OUT_PLACES.get(len(deck), ()))


def edit(session: Session, changes: Sequence[Edit]) -> None:
    """All the changes, and the moves played again.  Raises: NotAsked, BadCards, BadSetup; then nothing has changed."""
    if not may_edit(session):
        raise NotAsked("cards and stacks are changed in a staged hand only, as hw.stage(...) makes it")
    if not changes or any(change.card is None and change.chips is None for change in changes):
        raise BadSetup("no change: a card of a seat, a card of the board, or a stack at the start of the hand")
    layout = _layout(session.hand)
    flat = _with_cards(session, layout, _wanted(session, layout, changes))
    chips = {change.seat: _checked_chips(session, change) for change in changes if change.chips is not None}
    made = _Made(session, *_started(session.hand, flat, chips))
    steps, starts = made.played(session.hand.moves)
    lost = [note.step for note in session.hand.notes if note.step >= len(steps)]
    if lost:
        raise BadSetup(f"the hand would have {len(steps)} steps: the note at step {lost[0]} would have no place")
    board = {change.place for change in changes if change.card is not None and change.seat is None}
    _take(session, made, (steps, starts), named=board)


# ── cards ──


@dataclass(frozen=True, slots=True)
class _Layout:
    """Every card of the deal from its start on, in one list, and where in it each place lies."""

    flat: tuple[Card | None, ...]
    places: dict[Place, int]


def _layout(hand: Hand) -> _Layout:
    public = hand.steps[0].state.public
    order = clockwise(public.dealt, public.button)
    if hand.draws is not None:
        flat = tuple(hand.draws[-1])
        places: dict[Place, int] = {(s, turn): at + turn * len(order) for at, s in enumerate(order) for turn in (0, 1)}
        board = [2 * len(order) + place for place in RUN_OUT_PLACES[WHOLE_DECK]]
    else:
        secret = hand.start.secret
        flat = (*chain.from_iterable(secret.holes), *public.board, *secret.deck)
        held = [(seat, turn) for seat, hole in enumerate(secret.holes) for turn in range(len(hole))]
        places = {place: at for at, place in enumerate(held)}
        under = len(held) + len(public.board)
        board = [*range(len(held), under), *(under + place for place in RUN_OUT_PLACES.get(len(secret.deck), ()))]
    return _Layout(flat, places | {(None, place): at for place, at in enumerate(board)})


def _wanted(session: Session, layout: _Layout, changes: Iterable[Edit]) -> dict[int, Card]:
    """The new card by its place in the list.  Raises: BadCards, BadSetup."""
    wanted: dict[int, Card] = {}
    for change in changes:
        if change.card is None:
            continue
        at = layout.places.get((change.seat, change.place))
        if at is None or type(change.place) is not int:
            whose = "the board" if change.seat is None else f"seat {change.seat!r}"
            raise BadSetup(
                f"{whose} has no card at place {change.place!r}: a hand has places 0 and 1, the board 0 to 4"
            )
        if type(change.card) is not int or not 0 <= change.card < 52:
            raise BadCards(f"{change.card!r} is not the number of a card, 0 to 51")
        if at in wanted or change.card in wanted.values():
            raise BadCards(f"{card_name(change.card)}: a deck has one of each card, and a place holds one")
        wanted[at] = change.card
    return wanted


def _with_cards(session: Session, layout: _Layout, wanted: dict[int, Card]) -> tuple[Card | None, ...]:
    """The list with the new cards; what they displace lies where they lay.  Raises: BadCards."""
    flat = layout.flat
    shown = {at: place for place, at in layout.places.items() if _shows(session, place)}
    came_from = [at for card in wanted.values() if card in flat and (at := flat.index(card)) not in wanted]
    for at in came_from:
        if at in shown:
            raise BadCards(f"{card_name(_known(flat[at]))} {_where(session, shown[at])}: a deck has one of each card")
    freed = [flat[at] for at in wanted if flat[at] not in wanted.values()]
    changed = wanted | dict(zip(came_from, freed, strict=False))
    return tuple(changed.get(at, card) for at, card in enumerate(flat))


def _known(card: Card | None) -> Card:
    assert card is not None
    return card


def _shows(session: Session, place: Place) -> bool:
    """Whether a card there is seen or was named, so that it cannot move by itself."""
    seat, at = place
    named = session.named if is_first(session) else frozenset()
    return seat is not None or at < len(session.public.board) or at in named


def _where(session: Session, place: Place) -> str:
    seat, at = place
    if seat is not None:
        return f"is held by {session.names[seat]} (seat {seat})"
    return f"{'lies' if at < len(session.public.board) else 'is to come'} on the board (place {at})"


# ── stacks, and the start of the hand ──


def is_first(session: Session) -> bool:
    """Whether the hand is the one that was staged, and none that was dealt after it."""
    return session.hand.draws is None or (session.start is None and session.public.hand == 1)


def _checked_chips(session: Session, change: Edit) -> int:
    """The chips of a seat at the hand's start; in mid-hand those behind.  Raises: BadSetup.  Rule: H-3.4."""
    from holdem_widget.table.stage import MOST_CHIPS  # which makes sessions

    hand, seat = session.hand, change.seat
    public = hand.steps[0].state.public
    if type(seat) is not int or seat not in public.dealt:
        raise BadSetup(f"seat {seat!r} has no stack in this hand; seats {list(public.dealt)} have")
    chips = whole_chips(change.chips, "chips")
    bettor = hand.draws is None and seat == public.aggressor
    if not (0 if bettor else 1) <= chips <= MOST_CHIPS:
        raise BadSetup(f"chips {chips} of {session.names[seat]}: a seat of the hand has 1 to {MOST_CHIPS:,} chips")
    if hand.draws is None and chips and not public.stacks[seat] and not (bettor and _is_full(public.betting)):
        raise BadSetup(
            f"chips {chips} of {session.names[seat]}: what they put in was short, so they are all-in (H-3.4)"
        )
    return chips


def _is_full(betting: Betting) -> bool:
    """Whether the price is a full bet, which a seat with chips behind can have made."""
    return betting.price == betting.full


def _started(hand: Hand, flat: tuple[Any, ...], chips: dict[Any, int]) -> Any:
    """The start state and the draws with these cards and chips."""
    start, draws = hand.start, hand.draws
    public, secret = start.public, start.secret
    stacks, begun = public.stacks, public.start
    for seat, behind in chips.items():
        if draws is None or not public.hand:  # else `begun` is of the hand before
            begun = put(begun, seat, begun[seat] + behind - stacks[seat])
        stacks = put(stacks, seat, behind)
    public = replace(public, start=begun, betting=replace(public.betting, stacks=stacks))
    if draws is not None:
        return State(public, secret), (*draws[:-1], flat)
    cards = iter(flat)
    holes = tuple(tuple(next(cards) for _ in hole) for hole in secret.holes)
    board = tuple(next(cards) for _ in public.board)
    return State(replace(public, board=board), Secret(holes, tuple(cards))), None


@dataclass(frozen=True, slots=True)
class _Made:
    """The changed hand before it is taken: its start and its draws."""

    session: Session
    start: State[Any, Any]
    draws: tuple[Draw, ...] | None

    def played(self, moves: Sequence[Move]) -> tuple[list[Any], list[int]]:
        """All stages, and the first one of each move.  Raises: BadSetup where a move no longer fits."""
        rules, names = self.session.game, self.session.names
        steps, starts = self._begun(), []
        for number, move in enumerate(moves, start=1):
            state = steps[-1].state
            asked = rules.to_act(state)
            starts.append(len(steps))
            try:
                if move.action is None:
                    step = rules.leave(state, move.seat)
                elif asked != move.seat:
                    raise NotAsked("nobody is asked then" if asked is None else f"{names[asked]} is asked then")
                else:
                    step = rules.apply(state, move.action)
            except (IllegalAction, NotAsked) as error:
                what = "leave" if move.action is None else action_text(move.action)
                raise BadSetup(
                    f"action {number}, {names[move.seat]}: {what}, no longer fits ({error}); undo() takes it back first"
                ) from error
            steps += step.parts or (step,)
        return steps, starts

    def _begun(self) -> list[Any]:
        session = self.session
        begun = History(
            game=session.game_id,
            variant=session.variant,
            names=session.names,
            start=self.start,
            draws=self.draws,
            moves=(),
        )
        return list(begun.steps)

    def fits(self, moves: Sequence[Move]) -> bool:
        """Whether the moves can be played."""
        try:
            self.played(moves)
        except BadSetup:
            return False
        return True


def _take(session: Session, made: _Made, played: tuple[list[Any], list[int]], *, named: set[int]) -> None:
    """The changed hand instead of the one that was; a line that was taken back and no longer fits is let go."""
    was, first = session.hand, is_first(session)
    if session.hand_is_over:
        reopen(session, kept=was.seen is None)
    steps, starts = played
    session.hand = replace(
        was, start=made.start, draws=made.draws, steps=steps, made=starts,
        taken_back=[line for line in was.taken_back if made.fits(line.moves)],
    )  # fmt: skip
    session.state = steps[-1].state
    session.selected = None
    session.version += 1
    session.asked_at = session.version
    if first:
        session.named |= named
        _set_up_anew(session, made)
    if session.hand_is_over:
        session.end_hand()


def _set_up_anew(session: Session, made: _Made) -> None:
    """What a restart deals from now on."""
    if made.draws is None:
        session.start = made.start
    elif session.variant is not None:
        session.variant = replace(session.variant, stacks=made.start.public.stacks)
        session.game = game(session.game_id, session.variant)
        session.first_deal = Arranged(deck=tuple(_known(card) for card in made.draws[-1]))
