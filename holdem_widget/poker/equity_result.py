"""What does an equity look like?  A value with whole counts, exact fractions and, where it was sampled, its error."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from fractions import Fraction
from math import sqrt

from holdem_widget.display import Cell, Rows, shown
from holdem_widget.poker.cards import Card, card_name, cards_text
from holdem_widget.poker.equity_question import Question

SHARED = 2520  # parts of a pot: whole numbers however many of up to ten players share it
Count = int | Fraction  # deals; a fraction only where a range has weights


@shown(picture="equity_bars")
@dataclass(frozen=True, slots=True, kw_only=True, repr=False)
class Equity:
    """Who wins how often: `tally` pairs each set of winners (a bit mask of players) with its number of deals.

    `exact` says whether every deal was counted; else the deals are `samples`, drawn at random.
    """

    question: Question
    tally: tuple[tuple[int, Count], ...]
    exact: bool

    @property
    def players(self) -> tuple[str, ...]:
        """Each player's hand or range, as it was asked."""
        return tuple(player.name for player in self.question.players)

    @property
    def board(self) -> tuple[Card, ...]:
        """The board cards that were given."""
        return self.question.board

    @property
    def total(self) -> Count:
        """All deals counted, or all samples."""
        return _plain(sum(count for _, count in self.tally))

    @property
    def samples(self) -> int | None:
        """The number of samples; None where the count is exact."""
        return None if self.exact else int(self.total)

    @property
    def wins(self) -> tuple[Count, ...]:
        """Deals that each player wins alone."""
        return self._by_player(lambda mask, bit: mask == bit)

    @property
    def ties(self) -> tuple[Count, ...]:
        """Deals that each player wins together with somebody (deals, not halves)."""
        return self._by_player(lambda mask, bit: bool(mask & bit) and mask != bit)

    @property
    def losses(self) -> tuple[Count, ...]:
        """Deals that each player does not win."""
        return self._by_player(lambda mask, bit: not mask & bit)

    @property
    def fractions(self) -> tuple[Fraction, ...]:
        """The share of the pot of each player, exactly; of sampled deals, the share in the samples."""
        whole = Fraction(self.total * SHARED)
        return tuple(won / whole for won in self._won())

    @property
    def shares(self) -> tuple[float, ...]:
        """The share of the pot of each player, 0..1; they add up to 1."""
        whole = self.total * SHARED
        return tuple(float(won / whole) for won in self._won())

    @property
    def errors(self) -> tuple[float, ...]:
        """The standard error of each share; 0 where the count is exact."""
        return tuple(0.0 if self.exact else self._error(player) for player in range(len(self.players)))

    @property
    def error(self) -> float:
        """The largest standard error of any share; 0 where the count is exact."""
        return max(self.errors)

    def by_next_card(self) -> Rows:
        """Each player's share after every card that can come next, best card for the first player first."""
        from holdem_widget.poker.equity import shares_by_next_card

        found = shares_by_next_card(self.question)
        rows: tuple[tuple[Cell, ...], ...] = tuple((card_name(card), *shares) for card, shares in found)
        return Rows(columns=("card", *self._labels()), rows=rows, caption=f"share after the next card: {self._where()}")

    def as_rows(self) -> Rows:
        """One row a player."""
        counts = zip(self.wins, self.ties, self.losses, strict=True)
        cells = [tuple(map(_cell, count)) for count in counts]
        table = zip(self.players, self.shares, cells, self.errors, strict=True)
        rows = tuple((name, share, *three, error) for name, share, three, error in table)
        columns = ("hand", "share", "win", "tie", "lose", "error")
        width = len(columns) - self.exact  # an exact count has no error to show
        return Rows(columns=columns[:width], rows=tuple(row[:width] for row in rows), caption=self._caption())

    def __repr__(self) -> str:
        width = max(len(name) for name in self.players)
        table = zip(self.players, self.shares, self.wins, self.ties, self.losses, strict=True)
        lines = [
            f"{name:<{width}}  {share:8.4%}  win {_number(win)}, tie {_number(tie)}, lose {_number(lose)}"
            for name, share, win, tie, lose in table
        ]
        return "\n".join([self._caption(), *lines])

    def _won(self) -> list[Count]:
        """What each player wins of all pots, in parts of which a pot has `SHARED`."""
        won: list[Count] = [0] * len(self.players)
        for mask, count in self.tally:
            part = count * (SHARED // mask.bit_count())
            for player in range(len(won)):
                if mask >> player & 1:
                    won[player] += part
        return won

    def _by_player(self, counts: Callable[[int, int], bool]) -> tuple[Count, ...]:
        bits = [1 << player for player in range(len(self.players))]
        return tuple(_plain(sum(n for mask, n in self.tally if counts(mask, bit))) for bit in bits)

    def _error(self, player: int) -> float:
        total = int(self.total)
        squares = sum(Fraction(n, mask.bit_count() ** 2) for mask, n in self.tally if mask >> player & 1)
        spread = squares / total - self.fractions[player] ** 2
        return sqrt(max(0, spread) / max(1, total - 1))

    def _labels(self) -> tuple[str, ...]:
        return tuple(
            f"{name} ({n})" if self.players.count(name) > 1 else name for n, name in enumerate(self.players, 1)
        )

    def _where(self) -> str:
        asked = self.question
        where = f"on {cards_text(asked.board)}" if asked.board else "no board"
        without = f", without {cards_text(asked.dead)}" if asked.dead else ""
        return where + without + (f", at the {asked.street}" if asked.street != "river" else "")

    def _caption(self) -> str:
        if self.exact:
            return f"equity {self._where()}: exact, {_number(self.total)} deals"
        return f"equity {self._where()}: {_number(self.total)} samples, standard error at most {self.error:.4%}"


def _plain(count: Count) -> Count:
    return count.numerator if count.denominator == 1 else count


def _cell(count: Count) -> Cell:
    return float(count) if isinstance(count, Fraction) else count


def _number(count: Count) -> str:
    return f"{count:,}" if isinstance(count, int) else f"{float(count):,.4f}".rstrip("0").rstrip(".")
