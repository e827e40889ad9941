"""Who won what, and why?  One row a pot, the last side pot first, from the settlement and the open hands."""

from __future__ import annotations

from typing import Any

from holdem_widget.poker.betting import Seat
from holdem_widget.poker.cards import Card, card_name
from holdem_widget.poker.evaluator import HandValue, hand_value
from holdem_widget.poker.pots import Pot
from holdem_widget.widgets.contract import Message, VerdictView
from holdem_widget.widgets.say import hand_message, known, message
from holdem_widget.widgets.sight import Sight
from holdem_widget.widgets.view_pots import pot_label


def verdicts_of(sight: Sight) -> list[VerdictView]:
    """The rows of the end, the last side pot first."""
    pots = sight.public.settlement.pots
    return [verdict(sight, i, pots[i], len(pots)) for i in reversed(range(len(pots)))]


def open_hands(public: Any, pot: Pot) -> dict[Seat, HandValue]:
    """The open hands of a pot's contestants, valued on the full board."""
    board = known(public.board)
    shown = {seat: known(public.shown[seat] or ()) for seat in pot.eligible}
    return {seat: hand_value((*hole, *board)) for seat, hole in shown.items() if len(hole) + len(board) == 7}


def hand_of_winner(hands: dict[Seat, HandValue], pot: Pot) -> HandValue | None:
    """The winning hand, where it was shown."""
    return next((hands[seat] for seat in pot.winners if seat in hands), None)


def verdict(sight: Sight, layer: int, pot: Pot, pots: int) -> VerdictView:
    """One pot's row."""
    public, who = sight.public, sight.who
    hands = open_hands(public, pot)
    best = hand_of_winner(hands, pot)
    lit = sorted({card for seat in pot.winners if seat in hands for card in hands[seat].best})
    return {
        "layer": layer,
        "label": pot_label(layer, pots),
        "chips": pot.amount,
        "winners": list(pot.winners),
        "title": _title(sight, pot, best, pots),
        "why": None,
        "say": None if best else message("say-uncontested", chips=pot.pays, **who.actor(pot.winners[0])),
        "lit": [card_name(card) for card in lit],
        "dim": [card_name(card) for card in _others(public, pot, lit)] if best else [],
        "deciding": None,
        "beaten": None,
    }


def _others(public: Any, pot: Pot, lit: list[Card]) -> list[Card]:
    cards = [*known(public.board), *(card for seat in pot.eligible for card in known(public.shown[seat] or ()))]
    return [card for card in cards if card not in lit]


def _title(sight: Sight, pot: Pot, best: HandValue | None, pots: int) -> Message:
    who = sight.who
    if best is None:
        key = "verdict-uncontested" if pots == 1 else "verdict-uncontested-pot"
        return message(key, **who.actor(pot.winners[0]))
    hand = hand_message(best)
    if len(pot.winners) > 1:
        return message("verdict-split", names=", ".join(who.names[seat] for seat in pot.winners), hand=hand)
    return message("verdict-win", hand=hand, **who.actor(pot.winners[0]))
