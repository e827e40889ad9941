"""Who won a deal of One-Card Duel, and why?  The two locked cards, one against the other."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from holdem_widget import words
from holdem_widget.display import Rows, shown
from holdem_widget.games.duel_state import winner_of
from holdem_widget.poker.betting import Seat
from holdem_widget.poker.cards import RANKS, Card, pretty, rank_of


@shown()
@dataclass(frozen=True, slots=True, kw_only=True, repr=False)
class CardShowdown:
    """Both locked cards, by seat (None: that seat left before it locked), and who took the pot.

    `stronger` is the seat with the stronger card, None for equal ranks; after a fold the cards do not matter.
    Rules: D-4.1, D-5.1, D-5.2.
    """

    cards: tuple[Card | None, ...]
    winners: tuple[Seat, ...]
    folded: bool
    names: tuple[str, ...]

    @property
    def stronger(self) -> Seat | None:
        """The seat with the stronger card; None for equal ranks, or where a card is missing."""
        first, second = self.cards
        return None if first is None or second is None else winner_of((first, second))

    def as_rows(self) -> Rows:
        """One row a seat: the card, whether it took the pot."""
        rows = tuple(
            (self.names[seat], "" if card is None else pretty((card,)), "wins" if seat in self.winners else "")
            for seat, card in enumerate(self.cards)
        )
        return Rows(columns=("player", "card", "pot"), rows=rows, caption=self.say())

    def say(self, lang: str = "en") -> str:
        """Which card beats which, and what that meant."""
        names = ", ".join(self.names[seat] for seat in self.winners)
        why = self._why(lang)
        if self.folded:
            why = words.say("why-cards-after-fold", lang)
        return f"{names}: {why}" if why else names

    def _why(self, lang: str) -> str:
        known = [card for card in self.cards if card is not None]
        if len(known) < len(self.cards):
            return ""
        if self.stronger is None:
            return words.say("say-cards-tie", lang)
        high, low = (RANKS[rank_of(self.cards[seat] or 0)] for seat in (self.stronger, 1 - self.stronger))
        if (high, low) == ("2", "A"):
            return words.say("say-two-beats-ace", lang)
        return words.say("say-card-beats", lang, high=high, low=low)

    def __repr__(self) -> str:
        held = ", ".join(
            f"{self.names[seat]} {pretty((card,))}" for seat, card in enumerate(self.cards) if card is not None
        )
        return f"{held}\n{self.say()}"


def card_showdown(public: Any, names: tuple[str, ...]) -> CardShowdown:
    """The showdown of a deal that is settled."""
    cards = tuple(None if shown is None else shown[0] for shown in public.shown)
    winners = tuple(dict.fromkeys(seat for pot in public.settlement.pots for seat in pot.winners))
    return CardShowdown(cards=cards, winners=winners, folded=len(public.live) == 1, names=names)
