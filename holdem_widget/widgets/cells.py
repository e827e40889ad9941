"""What does a cell show of a table?  Small values that print well, with `.rows()` and `.to_pandas()`."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

from holdem_widget import words
from holdem_widget.display import Rows, shown
from holdem_widget.games.game import Event
from holdem_widget.players.player import Decision
from holdem_widget.table.history import History
from holdem_widget.widgets.contract import LogLine


@dataclass(frozen=True, slots=True, kw_only=True, repr=False)
class Told:
    """What a move did: its `repr` is the sentence, one line for each thing that happened."""

    sentences: tuple[str, ...]
    events: tuple[Event, ...] = field(default=(), repr=False)

    def __repr__(self) -> str:
        return "\n".join(self.sentences)

    def __str__(self) -> str:
        return repr(self)


@shown()
@dataclass(frozen=True, slots=True, kw_only=True, repr=False)
class Actions:
    """The present hand's log: one row for each thing that happened, in order."""

    lines: tuple[LogLine, ...]
    names: tuple[str, ...]
    lang: str

    def __len__(self) -> int:
        return len(self.lines)

    def __iter__(self) -> Iterator[str]:
        return (words.render(line["say"], self.lang) for line in self.lines)

    def as_rows(self) -> Rows:
        """Street, player, what, chips, and the sentence."""
        rows = tuple(
            (
                line["n"],
                line["street"],
                None if line["seat"] is None else self.names[line["seat"]],
                line["kind"],
                line["chips"] or None,
                words.render(line["say"], self.lang),
            )
            for line in self.lines
        )
        return Rows(columns=("n", "street", "player", "what", "chips", "sentence"), rows=rows)

    def __repr__(self) -> str:
        return "\n".join(self)


@shown()
@dataclass(frozen=True, slots=True, kw_only=True, repr=False)
class Decisions:
    """Records of opponents' decisions, each with the hand it was made in."""

    items: tuple[tuple[int, Decision], ...]
    names: tuple[str, ...]

    def __len__(self) -> int:
        return len(self.items)

    def __getitem__(self, index: int) -> Decision:
        return self.items[index][1]

    def as_rows(self) -> Rows:
        """One row a decision: hand, street, player, cards seen, action, its share in the mix, the reason."""
        return Rows(
            columns=("hand", "street", "player", "level", "action", "share", "why"),
            rows=tuple(self._row(hand, decision) for hand, decision in self.items),
        )

    def _row(self, hand: int, decision: Decision) -> tuple[int | str | float, ...]:
        share = next(option.share for option in decision.options if option.action == decision.action)
        what = decision.action
        total = getattr(what, "total", "")
        text = f"{type(what).__name__.lower()} {total}".strip().replace("raiseto", "raise to")
        return (hand, decision.street, self.names[decision.seat], decision.level, text, share, decision.say())

    def __repr__(self) -> str:
        if not self.items:
            return "no decision to show: opponents' decisions can be read when their hand is over"
        return "\n".join(f"hand {hand}, {self.names[d.seat]}: {d.say()}" for hand, d in self.items)


@shown()
@dataclass(frozen=True, slots=True, kw_only=True, repr=False)
class Histories:
    """The finished hands of a table, oldest first."""

    hands: Sequence[History]

    def __len__(self) -> int:
        return len(self.hands)

    def __getitem__(self, index: int) -> History:
        return self.hands[index]

    def as_rows(self) -> Rows:
        """One row a hand."""
        return Rows(
            columns=("match", "hand", "actions", "board", "pot", "winners"),
            rows=tuple(_history_row(hand) for hand in self.hands),
        )

    def __repr__(self) -> str:
        return "\n".join(map(repr, self.hands)) or "no finished hand yet"


def _history_row(history: History) -> tuple[int | str, ...]:
    from holdem_widget.poker.cards import pretty

    public = history.end.public
    winners = sorted({seat for pot in public.settlement.pots for seat in pot.winners})
    return (
        history.match,
        public.hand,
        len(history.moves),
        pretty(card for card in getattr(public, "board", ()) if card is not None),
        sum(pot.amount for pot in public.settlement.pots),
        ", ".join(history.names[seat] for seat in winners),
    )
