"""Who wins how often, about?  Deals drawn at random, in blocks, with the numbers of a given generator.

Cards are drawn without replacement by places in the unseen deck: a place drawn from those that are left steps over
the places already taken, which are kept sorted. Ranges draw by weight, and whole deals in which two of them hold the
same card are drawn again, so that every possible deal keeps its weight.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from holdem_widget.errors import BadRange
from holdem_widget.poker.batch import KEYS, MASKS, Ints, Strengths, flush_strengths, pair_table, rank_strengths
from holdem_widget.poker.cards import Card
from holdem_widget.poker.equity_known import winners
from holdem_widget.poker.equity_question import Player, Question
from holdem_widget.poker.equity_ranges import COMBO_CARDS, COMBO_MASKS, Progress, Whole
from holdem_widget.poker.keys import BIAS, FLUSH

BLOCK = 1 << 14  # deals in one block
PATIENCE = 64  # blocks without a possible deal before we look whether there is one

Places = npt.NDArray[np.uint8]  # (deals,) places in the unseen deck


@dataclass(frozen=True, slots=True, kw_only=True)
class Ranged:
    """A player with a range: `low`, `high` places and `masks` of each combination, `upto` the weights summed up."""

    low: Places
    high: Places
    masks: Ints
    upto: Ints


@dataclass(frozen=True, slots=True, kw_only=True)
class Deck:
    """Keys and masks of the unseen cards by place (keys of two places too), and what is already on the table."""

    keys: Ints
    pairs: Ints
    masks: Ints
    board_key: int
    board_mask: int
    to_come: int


def sample_tally(question: Question, samples: int, *, seed: int | None, progress: Progress) -> Whole:
    """The tally of so many deals; the same seed gives the same, whatever the order of the players."""
    seats = sorted(range(len(question.players)), key=lambda seat: _order(question.players[seat]))
    players = [question.players[seat] for seat in seats]
    unseen = np.array(sorted(set(range(52)) - set(question.known)))
    deck = Deck(
        keys=KEYS[unseen],
        pairs=pair_table(KEYS[unseen]),
        masks=MASKS[unseen],
        board_key=_sum(KEYS, question.board) + BIAS,
        board_mask=_sum(MASKS, question.board),
        to_come=question.to_come,
    )
    ranged = {seat: _ranged(player, unseen) for seat, player in enumerate(players) if player.combos}
    rng = np.random.Generator(np.random.SFC64(seed))
    counts = np.zeros(1 << len(players), np.int64)
    for start in progress(range(0, samples, BLOCK)):
        counts += _block(deck, players, ranged=ranged, deals=min(BLOCK, samples - start), rng=rng)
    return _in_seats(counts, seats)


def _order(player: Player) -> tuple[object, ...]:
    return player.is_random, player.hole, player.combos, player.weights


def _in_seats(counts: Ints, seats: list[int]) -> Whole:
    total: Counter[int] = Counter()
    for mask in np.flatnonzero(counts).tolist():
        total[sum(1 << seat for place, seat in enumerate(seats) if mask >> place & 1)] += int(counts[mask])
    return dict(total)


def _sum(table: Ints, cards: tuple[Card, ...]) -> int:
    return int(table[list(cards)].sum())


def _ranged(player: Player, unseen: npt.NDArray[np.int64]) -> Ranged:
    low, high = np.searchsorted(unseen, COMBO_CARDS[list(player.combos)]).astype(np.uint8).T
    masks = COMBO_MASKS[list(player.combos)]
    return Ranged(low=low, high=high, masks=masks, upto=np.cumsum(np.array(player.weights, np.int64)))


def _held(ranged: list[Ranged], deals: int, rng: np.random.Generator) -> list[tuple[Places, Places]]:
    """Combinations of the players with ranges, by weight, no card twice: (low, high) places of each player."""
    found: list[list[tuple[Places, Places]]] = []
    missing, empty = deals, 0
    while missing > 0:
        picks = [np.searchsorted(each.upto, rng.integers(0, each.upto[-1], BLOCK), side="right") for each in ranged]
        taken, good = np.zeros(BLOCK, np.int64), np.ones(BLOCK, bool)
        for each, pick in zip(ranged, picks, strict=True):
            good &= (taken & each.masks[pick]) == 0
            taken |= each.masks[pick]
        rows = np.flatnonzero(good)[:missing]
        empty = 0 if len(rows) else empty + 1
        if empty == PATIENCE:
            raise BadRange("these ranges can hardly be dealt together: too few combinations share no card")
        missing -= len(rows)
        found.append([(e.low[pick[rows]], e.high[pick[rows]]) for e, pick in zip(ranged, picks, strict=True)])
    return [
        (np.concatenate([block[i][0] for block in found]), np.concatenate([block[i][1] for block in found]))
        for i in range(len(ranged))
    ]


class _Dealer:
    """Draws places that are not taken yet."""

    __slots__ = ("cards", "deals", "rng", "taken")

    def __init__(self, cards: int, deals: int, rng: np.random.Generator) -> None:
        self.cards, self.deals, self.rng = cards, deals, rng
        self.taken: list[Places] = []

    def take(self, place: Places) -> None:
        """Keep a place among the taken ones, sorted."""
        for i, other in enumerate(self.taken):
            self.taken[i], place = np.minimum(other, place), np.maximum(other, place)
        self.taken.append(place)

    def draw(self, count: int) -> list[Places]:
        """So many places that are free, at random."""
        drawn: list[Places] = []
        while len(drawn) < count:
            free = self.cards - len(self.taken)
            if len(drawn) + 1 == count:
                drawn.append(self._free(self.rng.integers(0, free, self.deals, np.uint16).astype(np.uint8)))
            else:
                both = self.rng.integers(0, free * (free - 1), self.deals, np.uint16)
                first = both // np.uint16(free - 1)
                second = both - first * np.uint16(free - 1)
                drawn.extend((self._free(first.astype(np.uint8)), self._free(second.astype(np.uint8))))
        return drawn

    def _free(self, place: Places) -> Places:
        for other in self.taken:
            place += (place >= other).view(np.uint8)
        self.take(place)
        return place


def _block(
    deck: Deck, players: list[Player], *, ranged: dict[int, Ranged], deals: int, rng: np.random.Generator
) -> Ints:
    """One block of deals, counted by winners: `(2**players,)`."""
    dealer = _Dealer(len(deck.keys), deals, rng)
    held = dict(zip(ranged, _held(list(ranged.values()), deals, rng) if ranged else [], strict=True))
    for pair in held.values():
        for place in pair:
            dealer.take(place)
    strangers = [seat for seat, player in enumerate(players) if player.is_random]
    drawn = dealer.draw(2 * len(strangers) + deck.to_come)
    held |= {seat: (drawn[2 * i], drawn[2 * i + 1]) for i, seat in enumerate(strangers)}
    board = drawn[2 * len(strangers) :]
    shared = np.full(deals, deck.board_key)
    for i in range(0, len(board) - 1, 2):
        shared += _pair_sums(deck, board[i], board[i + 1])
    if len(board) % 2:
        shared += deck.keys.take(board[-1], mode="clip")
    values = np.empty((len(players), deals), np.int16)
    for seat, player in enumerate(players):
        _value(deck, player.hole, table=(shared, board), held=held.get(seat, ()), out=values[seat])
    return np.bincount(winners(values), minlength=1 << len(players))


def _pair_sums(deck: Deck, first: Places, second: Places) -> Ints:
    pairs = first.astype(np.uint16)
    pairs <<= 6
    pairs |= second
    return deck.pairs.take(pairs, mode="clip")


def _value(
    deck: Deck,
    hole: tuple[Card, ...],
    *,
    table: tuple[Ints, list[Places]],
    held: tuple[Places, Places] | tuple[()],
    out: Strengths,
) -> None:
    """What one player has in each deal; `table` is the board's keys and places, `held` the places of drawn cards."""
    sums = table[0] + _sum(KEYS, hole)
    if held:
        sums += _pair_sums(deck, *held)
    rank_strengths(sums, out=out)
    column = np.flatnonzero((sums & FLUSH) != 0)
    masks = np.full(len(column), deck.board_mask + _sum(MASKS, hole))
    for place in (*table[1], *held):
        masks += deck.masks.take(place[column])
    out[column] = flush_strengths(sums[column], masks)
