"""Who won what, and why?  One row a pot, the last side pot first, from the settlement and the open hands."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from holdem_widget.games.duel_state import winner_of
from holdem_widget.poker.betting import Seat
from holdem_widget.poker.cards import Card, card_name
from holdem_widget.poker.evaluator import HandValue, hand_value
from holdem_widget.poker.explain import Decision, decide
from holdem_widget.poker.pots import Pot
from holdem_widget.widgets.contract import Message, VerdictView
from holdem_widget.widgets.say import hand_message, known, message
from holdem_widget.widgets.sight import Sight, Who
from holdem_widget.widgets.view_ask import joined
from holdem_widget.widgets.view_pots import pot_label


def verdicts_of(sight: Sight) -> list[VerdictView]:
    """The rows of the end, the last side pot first."""
    pots = sight.public.settlement.pots
    return [verdict(sight, i, pot=pots[i], pots=len(pots)) for i in reversed(range(len(pots)))]


def shown_hands(public: Any) -> dict[Seat, tuple[Card, ...]]:
    """The hole cards that were shown, by seat."""
    return {seat: known(hole) for seat, hole in enumerate(public.shown) if hole is not None}


def verdict(sight: Sight, layer: int, *, pot: Pot, pots: int) -> VerdictView:
    """One pot's row."""
    public, who = sight.public, sight.who
    board, shown = known(public.board), shown_hands(public)
    decision = decide(board, shown, pot.eligible)
    hole = next((shown[seat] for seat in pot.winners if len(shown.get(seat, ())) == 2), None)
    best = None if hole is None or len(board) < 5 else hand_value((*hole, *board))
    if all(len(cards) == 1 for cards in shown.values()) and len(shown) == 2:
        return _duel(sight, layer, pot=pot, cards=(shown[0][0], shown[1][0]))
    alone = message("say-uncontested", chips=pot.pays, **who.actor(pot.winners[0]))
    return {
        "layer": layer,
        "label": pot_label(layer, pots),
        "chips": pot.amount,
        "winners": list(pot.winners),
        "title": _title(sight, pot, best=best, pots=pots),
        "why": _charged(pot, None if decision is None else _why(sight, decision)),
        "say": alone if decision is None else _message(decision.message()),
        "lit": [] if decision is None else [card_name(card) for card in decision.lit],
        "dim": [] if decision is None else [card_name(card) for card in decision.dim],
        "deciding": _card(None if decision is None else decision.deciding),
        "beaten": _card(None if decision is None else decision.beaten),
    }


def _charged(pot: Pot, why: Message | None) -> Message | None:
    """The reason, with what was charged on the pot.  Rule: E-5.2."""
    if not pot.charge:
        return why
    if why is None:
        return message("verdict-charged-alone", charge=pot.charge, pays=pot.pays)
    return message("verdict-charged", why=why, charge=pot.charge, pays=pot.pays)


def _duel(sight: Sight, layer: int, *, pot: Pot, cards: tuple[Card, Card]) -> VerdictView:
    """The row of a duel: one card against one card, or a fold.  Rules: D-4.1, D-5.1, D-5.2."""
    public, who = sight.public, sight.who
    best = winner_of(cards)
    folded = len(public.live) == 1
    first = pot.winners[0]
    names = {"high": card_name(cards[best or 0])[0], "low": card_name(cards[1 - (best or 0)])[0]}
    beats = message("say-two-beats-ace") if names == {"high": "2", "low": "A"} else message("say-card-beats", **names)
    tie = message("say-cards-tie", high=names["high"])
    split = len(pot.winners) > 1
    said = message("say-uncontested", chips=pot.pays, **who.actor(first)) if folded else tie if split else beats
    title = message("verdict-cards-tie") if split else message("verdict-card", **who.actor(first))
    return {
        "layer": layer,
        "label": pot_label(layer, 1),
        "chips": pot.amount,
        "winners": list(pot.winners),
        "title": message("verdict-uncontested", **who.actor(first)) if folded else title,
        "why": message("why-cards-after-fold", **names) if folded else (tie if split else beats),
        "say": said,
        "lit": [card_name(cards[seat]) for seat in pot.winners],
        "dim": [card_name(cards[seat]) for seat in (0, 1) if seat not in pot.winners],
        "deciding": None,
        "beaten": None,
    }


def called(who: Who, seat: Seat) -> Message:
    """A player's name as part of a list: the reader is `you`, in the reader's language."""
    return message("name-you") if who.is_you(seat) else message("fact-plain", text=who.names[seat])


def _card(card: Card | None) -> str | None:
    return None if card is None else card_name(card)


def _message(told: tuple[str, Mapping[str, Any]]) -> Message:
    return {"key": told[0], "args": dict(told[1])}


def _why(sight: Sight, decision: Decision) -> Message:
    """Why the pot was won, with the name of whom it was won from."""
    told = _message(decision.reason())
    if decision.rival is not None and decision.rival_hand is not None:
        told["args"] |= {**sight.who.actor(decision.rival), "hand": hand_message(decision.rival_hand)}
    return told


def _title(sight: Sight, pot: Pot, *, best: HandValue | None, pots: int) -> Message:
    who = sight.who
    if best is None:
        key = "verdict-uncontested" if pots == 1 else "verdict-uncontested-pot"
        return message(key, **who.actor(pot.winners[0]))
    hand = hand_message(best)
    if len(pot.winners) > 1:
        return message(
            "verdict-split", names=joined([called(who, seat) for seat in pot.winners], "join-comma"), hand=hand
        )
    return message("verdict-win", hand=hand, **who.actor(pot.winners[0]))
