"""Which worlds can a seat not tell apart?  Another full state that looks the same from there, dealt by chance."""

from __future__ import annotations

from collections import Counter

from holdem_widget.games.duel_state import TWO_DECKS, DuelState, Hand, Public, Secret, is_up
from holdem_widget.games.game import Chance, Observation, State
from holdem_widget.poker.cards import Card


def another_world(observation: Observation[Public], chance: Chance) -> DuelState:
    """A state in which the seat sees what it sees, with everything hidden from it dealt anew.

    The rival's cards fit the signal and the locked card once it is open; every fitting hand is as likely as its cards
    are many. What was played in earlier deals weighs nothing here: that is a matter of beliefs.
    """
    public, seat = observation.public, observation.seat
    own: Hand = tuple(card for card in observation.own if card is not None)
    open_card = public.shown[1 - seat]
    known = () if open_card is None else tuple(card for card in open_card if card is not None)
    hidden = Counter(TWO_DECKS) - Counter((*own, *known, *public.discards))
    unseen = sorted(hidden.elements())
    hand = _rival_hand(public, 1 - seat, known=known, unseen=unseen, chance=chance) if public.hand else ()
    stock = sorted((Counter(unseen) - (Counter(hand) - Counter(known))).elements())
    locked = tuple(_locked(public, s, own if s == seat else hand) for s in range(2))
    hands = (own, hand) if seat == 0 else (hand, own)
    stock = chance.sample(stock, len(stock)) if public.hand else []
    return State(public, Secret(hands, locked, tuple(stock)))


def _rival_hand(public: Public, rival: int, *, known: Hand, unseen: list[Card], chance: Chance) -> Hand:
    """The open card, and the rest by the signal.  Rule: D-2.4."""
    up, down = public.signals[rival]
    ups = sum(map(is_up, known))
    cards = [
        *chance.sample([card for card in unseen if is_up(card)], up - ups),
        *chance.sample([card for card in unseen if not is_up(card)], down - (len(known) - ups)),
    ]
    # an open card stays where it was locked; two hidden ones come in either order
    return (*known, *chance.sample(cards, len(cards)))


def _locked(public: Public, seat: int, hand: Hand) -> Card | None:
    return hand[0] if public.locked[seat] else None
