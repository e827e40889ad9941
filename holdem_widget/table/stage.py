"""How is a spot set up?  A hand with given stacks, cards and actions, or a spot in the middle of a hand.

A staged hand has no secrets from its stager: every seat is theirs. Cards that nobody named are dealt from the rest of
the deck by `seed`.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from numbers import Integral
from typing import Any

from holdem_widget.errors import BadCards, BadSetup
from holdem_widget.games.game import Action, Call, Check, Fold, RaiseTo, State
from holdem_widget.games.holdem import Holdem
from holdem_widget.games.holdem_state import BOARD_AT, HoldemState, Secret
from holdem_widget.games.library import Variant, game
from holdem_widget.poker.betting import Betting, Seat, clockwise, put
from holdem_widget.poker.cards import DECK, Card, card_name, parse_cards
from holdem_widget.poker.pots import MOST_SEATS, whole_chips
from holdem_widget.table.commands import Act, NextHand
from holdem_widget.table.generators import Arranged, generator
from holdem_widget.table.session import Session

MOST_CHIPS = 10**12
MOST_SEED = 10**30

NAMES = {
    2: ("You", "North"),
    3: ("You", "West", "East"),
    4: ("You", "West", "North", "East"),
}
MORE_NAMES = ("You", "Ada", "Ben", "Chen", "Dora", "Emil", "Fay", "Goran", "Hana", "Ivo")


def default_names(seats: int) -> tuple[str, ...]:
    """You, and the others clockwise."""
    return NAMES.get(seats, MORE_NAMES[:seats])


def checked_seats(
    stacks: Iterable[int], names: Iterable[str] | None, *, least: int = 2
) -> tuple[tuple[int, ...], tuple[str, ...]]:
    """Stacks and names, one a seat; at least so many have chips.  Raises: BadSetup."""
    chips = tuple(countable(stack, "stacks") for stack in listed(stacks, "stacks"))
    if not 2 <= len(chips) <= MOST_SEATS or sum(1 for stack in chips if stack) < least:
        raise BadSetup(f"stacks {chips!r}: 2 to {MOST_SEATS} seats, at least two of them with chips")
    called = default_names(len(chips)) if names is None else listed(names, "names")
    if len(called) != len(chips) or not all(_is_name(name) for name in called):
        raise BadSetup(f"names {called!r}: one text of 1 to 40 characters for each of the {len(chips)} seats")
    if len(set(called)) != len(called):
        raise BadSetup(f"names {called!r}: two seats have the same name")
    return chips, called


def _is_name(name: object) -> bool:
    return isinstance(name, str) and 0 < len(name.strip()) <= len(name) <= 40 and name.isprintable()


def listed(values: object, what: str) -> tuple[Any, ...]:
    """The values as a tuple; a text is no list.  Raises: BadSetup."""
    if isinstance(values, (str, bytes, Mapping)) or not isinstance(values, Iterable):
        raise BadSetup(f"{what} {values!r}: a list is needed, one entry a seat")
    return tuple(values)


def countable(chips: object, what: str) -> int:
    """Whole chips, no more than a browser counts exactly.  Raises: BadSetup."""
    whole = whole_chips(chips, what)
    if whole > MOST_CHIPS:
        raise BadSetup(f"{what}: {chips!r} is more than {MOST_CHIPS:,} chips")
    return whole


def is_whole(value: object, least: int, most: int) -> bool:
    """Whether the value is a whole number of least..most, numpy's too; True and False are none."""
    return not isinstance(value, bool) and isinstance(value, Integral) and least <= int(value) <= most


def checked_seed(seed: object) -> int:
    """A seed: any whole number.  Raises: BadSetup."""
    if not is_whole(seed, -MOST_SEED, MOST_SEED):
        raise BadSetup(f"seed {seed!r} must be a whole number")
    return int(seed)  # type: ignore[call-overload, no-any-return]


def checked_blinds(blinds: object) -> tuple[int, int]:
    """Small and big blind.  Raises: BadSetup."""
    if not isinstance(blinds, (tuple, list)) or len(blinds) != 2:
        raise BadSetup(f"blinds {blinds!r}: two whole numbers, the small and the big blind, as in (10, 20)")
    small, big = (countable(blind, "blinds") for blind in blinds)
    if not 0 <= small <= big or big == 0:
        raise BadSetup(f"blinds {blinds!r}: the small blind may not be above the big one, and that one must be above 0")
    return small, big


def checked_hole(hole: Mapping[Seat, str] | None, seats: int) -> dict[Seat, tuple[Card, ...]]:
    """Two cards for each seat that is named.  Raises: BadCards, BadSetup."""
    if not (hole is None or isinstance(hole, Mapping)):
        raise BadSetup(f"hole {hole!r}: cards by seat, as in {{0: 'AhKd'}}")
    found = {}
    for seat, cards in ({} if hole is None else hole).items():
        if not is_whole(seat, 0, seats - 1):
            raise BadSetup(f"hole: {seat!r} is not a seat of 0..{seats - 1}")
        held = found[int(seat)] = parse_cards(cards)
        if len(held) != 2:
            raise BadCards(f"hole cards of seat {seat}: {cards!r} has {len(held)} cards, it takes two, as in 'AhKd'")
    return found


def checked_board(board: str | Sequence[Card]) -> tuple[Card, ...]:
    """None, three, four or five cards.  Raises: BadCards."""
    cards = parse_cards(board)
    if len(cards) not in (0, 3, 4, 5):
        raise BadCards(f"board {board!r} has {len(cards)} cards; a board has 0, 3, 4 or 5")
    return cards


def distinct(hole: Mapping[Seat, tuple[Card, ...]], board: tuple[Card, ...]) -> None:
    """Raises: BadCards where a card is named twice, saying where."""
    places: dict[Card, str] = {}
    held = [(f"seat {seat}", cards) for seat, cards in hole.items()]
    for where, cards in (*held, ("the board", board)):
        for card in cards:
            if card in places:
                raise BadCards(
                    f"{card_name(card)} is held by {places[card]} and by {where}: a deck has one of each card"
                )
            places[card] = where


def arranged_deck(
    order: Sequence[Seat], hole: Mapping[Seat, tuple[Card, ...]], board: tuple[Card, ...], *, seed: int
) -> tuple[Card, ...]:
    """A deck from the top that deals these cards; the rest comes from the other cards by `seed`.  Rule: H-2.8."""
    named = {card for cards in hole.values() for card in cards} | set(board)
    others = [card for card in DECK if card not in named]
    rest = iter(generator(seed, 0, 0, "stage").sample(others, len(others)))
    hands = {seat: hole.get(seat) or (next(rest), next(rest)) for seat in order}
    street = [*board, *(next(rest) for _ in range(5 - len(board)))]
    burns = [next(rest) for _ in range(3)]
    return (
        *(hands[seat][turn] for turn in (0, 1) for seat in order),
        burns[0], *street[:3], burns[1], street[3], burns[2], street[4], *rest,
    )  # fmt: skip


TOTAL = re.compile("[0-9]{1,15}")
WORDS: dict[str, Action] = {"fold": Fold(), "check": Check(), "call": Call()}


def read_action(value: object) -> Action:
    """An action, or its text: `fold`, `check`, `call`, `raise to 60`.  Raises: BadSetup."""
    if isinstance(value, (Fold, Check, Call, RaiseTo)):
        return value
    text = str(value).strip().lower().replace("_", " ") if isinstance(value, str) else ""
    if text in WORDS:
        return WORDS[text]
    words = text.split()
    if words[:2] in (["raise", "to"], ["bet", "to"]) and len(words) == 3 and TOTAL.fullmatch(words[2]):
        return RaiseTo(int(words[2]))
    raise BadSetup(f"{value!r} is not an action: fold, check, call, 'raise to 60', or hw.RaiseTo(60)")


def stage_session(
    *, stacks: Iterable[int], names: Iterable[str] | None, blinds: Sequence[int], ante: int, ante_kind: str,
    button: Seat, hole: Mapping[Seat, str] | None, board: str | Sequence[Card], actions: Iterable[object],
    street: str | None, pot: int | None, to_call: int, to_act: Seat | None, bettor: Seat | None, seed: int,
) -> Session:  # fmt: skip
    """The session of a staged hand; see `hw.stage`.  Raises: BadSetup, BadCards, IllegalAction."""
    chips, called = checked_seats(stacks, names, least=2 if street is None else 1)
    cards, community = checked_hole(hole, len(chips)), checked_board(board)
    distinct(cards, community)
    spot = None
    if street is not None:
        spot = _Spot(
            stacks=chips, street=street, pot=pot, to_call=countable(to_call, "to_call"), to_act=to_act, bettor=bettor,
            board=community,
        )  # fmt: skip
    elif pot is not None or whole_chips(to_call, "to_call") or to_act is not None or bettor is not None:
        raise BadSetup(
            "pot, to_call, to_act and bettor describe a spot in mid-hand: say its street too, as in street='flop'"
        )
    seated = chips if spot is None else _with_bettor(spot)
    if not is_whole(button, 0, len(chips) - 1) or not seated[button]:
        raise BadSetup(f"button {button!r} must be a seat of 0..{len(chips) - 1} with chips")
    button = int(button)
    if not isinstance(ante_kind, str) or ante_kind not in ("each", "big_blind"):  # type: ignore[redundant-expr]
        raise BadSetup(f"ante_kind {ante_kind!r} must be 'each' or 'big_blind'")
    variant = Variant(
        stacks=chips, blinds=checked_blinds(blinds), ante=countable(ante, "ante"), ante_kind=ante_kind,
        first_button=button,
    )  # fmt: skip
    order = clockwise([seat for seat, stack in enumerate(seated) if stack], button)
    deck = arranged_deck(order, cards, community, seed=checked_seed(seed))
    session = Session(
        game_id="match", variant=variant, names=called, players=(None,) * len(chips), seed=seed, staged=True,
        start=None if spot is None else _mid_hand(_dealt(replace(variant, stacks=seated), deck), spot),
        first_deal=Arranged(deck=deck),
    )  # fmt: skip
    session.seed_given = False
    session.named = frozenset(range(len(community)))
    if spot is None:
        session.submit(NextHand())
    for action in listed(actions, "actions"):
        session.submit(Act(action=read_action(action)))
    return session


# ── a spot in mid-hand ──


@dataclass(frozen=True, slots=True, kw_only=True)
class _Spot:
    stacks: tuple[int, ...]
    street: str
    pot: int | None
    to_call: int
    to_act: Seat | None
    bettor: Seat | None
    board: tuple[Card, ...]


def _with_bettor(spot: _Spot) -> tuple[int, ...]:
    """The stacks with a chip for a bettor who is all-in, so that cards are dealt there.  Raises: BadSetup."""
    bettor = _bettor_without_chips(spot)
    seated = spot.stacks if bettor is None else put(spot.stacks, bettor, 1)
    if sum(1 for stack in seated if stack) < 2:
        raise BadSetup(f"stacks {spot.stacks!r}: two seats must be in the hand, with chips or as the all-in bettor")
    return seated


def _bettor_without_chips(spot: _Spot) -> Seat | None:
    """The seat that is all-in with the bet that is faced: the named one, or the one just before who is asked."""
    stacks, seats = spot.stacks, len(spot.stacks)
    if spot.bettor is not None:
        if not is_whole(spot.bettor, 0, seats - 1) or not spot.to_call:
            raise BadSetup(f"bettor {spot.bettor!r} must be the seat of 0..{seats - 1} whose bet of to_call is faced")
        return None if stacks[spot.bettor] else int(spot.bettor)
    with_chips = [seat for seat, stack in enumerate(stacks) if stack]
    asked = with_chips[0] if spot.to_act is None and len(with_chips) == 1 else spot.to_act
    if not spot.to_call or not is_whole(asked, 0, seats - 1):
        return None
    before = (int(asked or 0) - 1) % seats
    return None if stacks[before] else before


def _dealt(variant: Variant, deck: tuple[Card, ...]) -> HoldemState:
    """The cards of the spot, dealt to stacks that no blind or ante puts all-in: chips are set afterwards."""
    deep = tuple(stack and stack + 2 * sum(variant.blinds or ()) for stack in variant.stacks or ())
    rules: Holdem = game("match", replace(variant, stacks=deep, ante=0))
    state = rules.deal(rules.new(), Arranged(deck=deck)).state
    return State(replace(state.public, ante=variant.ante or 0), state.secret)


def _mid_hand(dealt: HoldemState, spot: _Spot) -> HoldemState:
    """A state in the middle of a hand: `stacks` are behind, `pot` has the bet that is faced."""
    public, owed = dealt.public, spot.to_call
    street, live = spot.street, public.dealt
    if not isinstance(street, str) or street not in BOARD_AT or street == "preflop":  # type: ignore[redundant-expr]
        raise BadSetup(f"street {street!r}: a spot in mid-hand is on the 'flop', 'turn' or 'river'")
    if len(spot.board) < BOARD_AT[street]:
        raise BadSetup(f"the {street} needs a board of at least {BOARD_AT[street]} cards, not {len(spot.board)}")
    pot = countable(2 * public.blinds[1] + owed if spot.pot is None else spot.pot, "pot")
    if owed > pot:
        raise BadSetup(f"pot {pot} has the bet that is faced in it: it cannot be below to_call {owed}")
    order, seats = clockwise(live, public.button), len(public.stacks)
    asked, bettor = _roles(spot, order, least=public.blinds[1])
    share, left = divmod(pot - owed, len(live))
    bets = put((0,) * seats, bettor, owed)
    betting = Betting(
        spot.stacks, bets, tuple(seat in live for seat in range(seats)), _answers(order, asked, owed=owed, seats=seats), owed,
        max(owed, public.blinds[1]),
    )  # fmt: skip
    swept = tuple(share if seat in live else 0 for seat in range(seats))
    dead = put((0,) * seats, public.button, left)
    count = BOARD_AT[street]
    spent = 1 + count + {"flop": 0, "turn": 1, "river": 2}[street]
    changed = replace(
        public, street=street, betting=betting, board=spot.board[:count], to_act=asked, swept=swept, dead=dead,
        start=tuple(map(sum, zip(spot.stacks, bets, swept, dead, strict=True))), aggressor=bettor if owed else None,
    )  # fmt: skip
    return State(changed, Secret(dealt.secret.holes, dealt.secret.deck[spent:]))


def _roles(spot: _Spot, order: tuple[Seat, ...], *, least: int) -> tuple[Seat, Seat]:
    """Who is asked, and the seat before it, whose bet is faced if there is one.  Raises: BadSetup.  Rule: H-3.4."""
    stacks, owed = spot.stacks, spot.to_call
    last = spot.bettor if spot.bettor is not None else _bettor_without_chips(spot)
    after = 0 if not owed else 1 if last is None or last not in order else order.index(last) + 1
    asked = order[after % len(order)] if spot.to_act is None else spot.to_act
    able = [seat for seat in sorted(order) if stacks[seat]]
    if not is_whole(asked, 0, len(stacks) - 1) or asked not in able:
        raise BadSetup(f"to_act {asked!r} must be a seat with chips: one of {able}")
    asked = int(asked)
    bettor = order[order.index(asked) - 1]
    if spot.bettor not in (None, bettor):
        raise BadSetup(f"bettor {spot.bettor!r} must be the last seat in the hand before to_act {asked}: seat {bettor}")
    if 0 < owed < least and stacks[bettor]:
        raise BadSetup(
            f"to_call {owed} is below the big blind of {least}: only a bettor who is all-in for it, with 0 behind, bets "
            f"less (H-3.4), and seat {bettor} has {stacks[bettor]}"
        )
    return asked, bettor


def _answers(order: tuple[Seat, ...], asked: Seat, *, owed: int, seats: int) -> tuple[int | None, ...]:
    """Seats before the one that is asked have checked, the last of them has bet what is owed."""
    before = order[: order.index(asked)]
    answers: list[int | None] = [None] * seats
    for seat in before:
        answers[seat] = 0
    if owed:
        answers[order[order.index(asked) - 1]] = owed
    return tuple(answers)
