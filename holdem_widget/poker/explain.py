"""Who wins, and why?  Hands compared card by card: what is the same, the rank that decides, the rank that it beats.

Suits never decide, and the sixth and seventh cards never count. A sentence is a key of `words/` with its arguments;
whoever shows it adds whose hand was beaten.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from holdem_widget.display import Rows, shown
from holdem_widget.errors import BadCards
from holdem_widget.poker.cards import RANKS, Card, parse_cards, pretty, require_distinct
from holdem_widget.poker.evaluator import HandValue, hand_value, ranks_of_strength, strength
from holdem_widget.poker.pots import Pot, pot_name

MOST_HANDS = 23
Args = dict[str, str]
Hole = tuple[Card, ...]

# Of the five ranks in the order of comparison: what it is that differs first, by category and place.
_DECIDES: dict[str, tuple[str, ...]] = {
    "high_card": ("high", "kicker", "kicker", "kicker", "kicker"),
    "pair": ("pair", "pair", "kicker", "kicker", "kicker"),
    "two_pair": ("top-pair", "top-pair", "second-pair", "second-pair", "kicker"),
    "three_of_a_kind": ("three", "three", "three", "kicker", "kicker"),
    "straight": ("straight",) * 5,
    "flush": ("flush", "flush-card", "flush-card", "flush-card", "flush-card"),
    "full_house": ("full-three", "full-three", "full-three", "full-pair", "full-pair"),
    "four_of_a_kind": ("four", "four", "four", "four", "kicker"),
    "straight_flush": ("straight",) * 5,
}


@dataclass(frozen=True, slots=True, kw_only=True, repr=False)
class Comparison:
    """Which of two hands is better, and by what.  `winner` is 0, 1 or None for a tie.

    `decides` names what differs first (`category`, `pair`, `kicker`, `tie` …), `place` where in the five cards,
    `args` are the ranks as letters: `high` decides, `low` is beaten, `rank` and `second` are the same in both.
    """

    winner: int | None
    decides: str
    place: int | None
    args: Args

    def message(self) -> tuple[str, Args]:
        """The key and the arguments of the whole comparison."""
        return f"compare-{self.decides}", self.args

    def say(self, lang: str = "en") -> str:
        """The comparison in words."""
        return _say(*self.message(), lang)

    def __repr__(self) -> str:
        return self.say()


def compare(a: HandValue, b: HandValue) -> Comparison:
    """The comparison of two hands.  Rules: H-4.2, H-4.3, H-4.4.

    >>> from holdem_widget.poker.evaluator import evaluate
    >>> compare(evaluate("KhQs Kd8c5s"), evaluate("KcJs Kd8c5s"))
    same pair of kings; kicker queen beats jack
    """
    if a.strength == b.strength:
        return Comparison(winner=None, decides="tie", place=None, args={})
    better, worse = (a, b) if a.strength > b.strength else (b, a)
    winner = 0 if better is a else 1
    if a.category != b.category:
        args = {"winner": better.category, "loser": worse.category}
        return Comparison(winner=winner, decides="category", place=None, args=args)
    high, low = ranks_of_strength(better.strength), ranks_of_strength(worse.strength)
    place = next(i for i, (x, y) in enumerate(zip(high, low, strict=True)) if x != y)
    args = {"high": RANKS[high[place]], "low": RANKS[low[place]], "rank": RANKS[high[0]], "second": RANKS[high[2]]}
    args["category"] = a.category
    return Comparison(winner=winner, decides=_DECIDES[a.category][place], place=place, args=args)


@dataclass(frozen=True, slots=True, kw_only=True, repr=False)
class Decision:
    """Why a contest was won: the winners against the best of the rest.

    `rival` is the beaten player with the best hand (None in a tie of all), `rival_hand` what it held. `deciding` is the
    card that decided, `beaten` the card it beat. `lit` are the winners' best five, `dim` the other cards in view.
    """

    winners: tuple[int, ...]
    rival: int | None
    rival_hand: HandValue | None
    decides: str
    args: Args
    deciding: Card | None
    beaten: Card | None
    lit: tuple[Card, ...]
    dim: tuple[Card, ...]

    def message(self) -> tuple[str, Args]:
        """A sentence of its own, such as "Ace kicker beats queen"."""
        return f"say-{self.decides}", self.args

    def reason(self) -> tuple[str, Args]:
        """What stands beside the winning hand, "ace kicker beats West’s queen".

        The one who shows it adds `you` ("yes" or "no") and `name` of the rival, and for `why-category` the `hand`.
        """
        return f"why-{self.decides}", self.args

    def say(self, lang: str = "en") -> str:
        """The sentence of its own."""
        return _say(*self.message(), lang)

    def __repr__(self) -> str:
        return self.say()


def decide(board: Sequence[Card], holes: Mapping[int, Hole], contestants: Iterable[int]) -> Decision | None:
    """Why the best of the contestants with known cards won; None where fewer than two are known.

    `board` has five cards, `holes` the two cards of a player.
    """
    known = [i for i in contestants if len(holes.get(i, ())) == 2]
    if len(known) < 2 or len(board) != 5:
        return None
    hands = {i: hand_value((*holes[i], *board)) for i in known}
    best = max(hand.strength for hand in hands.values())
    winners = tuple(i for i, hand in hands.items() if hand.strength == best)
    lit = frozenset(card for i in winners for card in hands[i].best)
    view = (*board, *(card for i in hands for card in holes[i]))
    cards = {"lit": tuple(c for c in view if c in lit), "dim": tuple(c for c in view if c not in lit)}
    rest = {i: hand for i, hand in hands.items() if i not in winners}
    if len(winners) > 1 or not rest:
        decides = "board" if best == strength(tuple(board)) else "tie"
        return Decision(
            winners=winners, rival=None, rival_hand=None, decides=decides, args={}, deciding=None, beaten=None, **cards
        )
    rival = max(rest, key=lambda i: rest[i].strength)
    found = compare(hands[winners[0]], rest[rival])
    return Decision(
        winners=winners, rival=rival, rival_hand=rest[rival], decides=found.decides, args=found.args,
        deciding=_card_at(found.place, hands[winners[0]], holes[winners[0]]),
        beaten=_card_at(found.place, rest[rival], holes[rival]), **cards,
    )  # fmt: skip


def _card_at(place: int | None, hand: HandValue, hole: Hole) -> Card | None:
    """The card at a place of the five, a hole card where one of that rank plays."""
    if place is None:
        return None
    same = [card for card in hand.best if card >> 2 == hand.best[place] >> 2]
    return next((card for card in same if card in hole), hand.best[place])


# ── a whole showdown ──


@dataclass(frozen=True, slots=True, kw_only=True)
class Proof:
    """One hand of a showdown: what it is worth, which five play, what did not count, and its place (1 is best).

    `against` is the comparison with the next better hand; None for a winner.
    """

    player: int
    hole: Hole
    value: HandValue
    unused: tuple[Card, ...]
    place: int
    against: Comparison | None

    @property
    def from_hole(self) -> tuple[Card, ...]:
        """The hole cards among the best five: none, one or two.  Rule: H-4.1."""
        return tuple(card for card in self.hole if card in self.value.best)


@dataclass(frozen=True, slots=True, kw_only=True)
class PotVerdict:
    """One pot of a finished hand: its decision (None: nobody else contested it), and its name."""

    name: str
    pot: Pot
    decision: Decision | None


@shown(picture="showdown_face")
@dataclass(frozen=True, slots=True, kw_only=True, repr=False)
class Showdown:
    """Who wins, and the proof card by card.

    `winners` are places in the list of hands, or seats of a finished hand; ties together. `pots` is empty unless this
    is the showdown of a finished hand.
    """

    board: tuple[Card, ...]
    proofs: tuple[Proof, ...]
    winners: tuple[int, ...]
    decision: Decision | None
    pots: tuple[PotVerdict, ...] = ()
    names: tuple[str, ...] = ()

    @property
    def order(self) -> tuple[tuple[int, ...], ...]:
        """The players from best to worst, ties together."""
        places = sorted({proof.place for proof in self.proofs})
        return tuple(tuple(p.player for p in self.proofs if p.place == place) for place in places)

    @property
    def values(self) -> tuple[HandValue, ...]:
        """What each hand is worth, in the order of the proofs."""
        return tuple(proof.value for proof in self.proofs)

    def name_of(self, player: int) -> str:
        """The player's name, or "hand 0"."""
        return self.names[player] if self.names else f"hand {player}"

    def as_rows(self) -> Rows:
        """One row a hand, best first: its cards, the five that play, what did not count, and by what it lost."""
        rows = tuple(
            (
                self.name_of(p.player), pretty(p.hole), p.value.name(), pretty(p.value.best), pretty(p.unused),
                p.place, "wins" if p.against is None else p.against.say(),
            )
            for p in sorted(self.proofs, key=lambda p: p.place)
        )  # fmt: skip
        columns = ("hand", "cards", "is", "the five that play", "did not count", "place", "why")
        return Rows(columns=columns, rows=rows, caption=f"board {pretty(self.board)}")

    def pot_rows(self) -> Rows:
        """One row a pot, the main pot first: contestants, winners, why, and who got an odd chip."""
        columns = ("pot", "chips", "contested by", "won by", "why", "odd chips (H-5.5)")
        return Rows(columns=columns, rows=tuple(self._pot_row(verdict) for verdict in self.pots))

    def _pot_row(self, verdict: PotVerdict) -> tuple[str | int, ...]:
        pot = verdict.pot
        return (
            verdict.name, pot.pays, self._list(pot.eligible), self._list(pot.winners), self.why(verdict.decision),
            self._list(pot.odd),
        )  # fmt: skip

    def _list(self, players: Iterable[int]) -> str:
        return ", ".join(self.name_of(player) for player in players)

    def why(self, decision: Decision | None, lang: str = "en") -> str:
        """A decision with the name of the beaten player; nothing where there was no contest."""
        if decision is None:
            return ""
        key, args = decision.reason()
        if decision.rival is not None and decision.rival_hand is not None:
            name = self.name_of(decision.rival)
            you = "yes" if name == "You" else "no"
            args = args | {"you": you, "name": name, "hand": decision.rival_hand.name(lang)}
        return _say(key, args, lang)

    def say(self, lang: str = "en") -> str:
        """One sentence a pot, the last side pot first; one in all where the pots are not known."""
        if not self.pots:
            return self._sentence(self.winners, self.decision, lang)
        return "\n".join(
            f"{v.name} {v.pot.pays}: {self._sentence(v.pot.winners, v.decision, lang)}" for v in reversed(self.pots)
        )

    def _sentence(self, winners: tuple[int, ...], decision: Decision | None, lang: str) -> str:
        hands = {proof.player: proof.value.name(lang) for proof in self.proofs}
        hand = hands.get(winners[0]) if winners else None
        parts = [part for part in (hand, self.why(decision, lang)) if part]
        return f"{self._list(winners)}: {'; '.join(parts)}" if parts else self._list(winners)

    def __repr__(self) -> str:
        lines = [*([str(self.as_rows())] if self.proofs else []), self.say()]
        if any(verdict.pot.odd for verdict in self.pots):
            odd = [(v.name, v.pot.odd) for v in self.pots if v.pot.odd]
            lines += [
                _say("odd-chip", {"names": self._list(o), "count": len(o)}, "en") + f" ({n}, H-5.5)" for n, o in odd
            ]
        return "\n".join(lines).strip() or "no pot: what was put in came back"


def showdown(board: str | Iterable[Card | str], hands: Sequence[str | Iterable[Card | str]]) -> Showdown:
    """Who wins with five cards on the board, and the proof.  Two to 23 hands of two cards each.

    >>> showdown("Qh7h2c9s3d", ["AhKh", "QsJd"]).winners
    (1,)

    Raises: BadCards for a wrong number of cards or hands, or a card that stands twice.  Rules: H-4.1 to H-4.4.
    """
    given = () if isinstance(hands, str) or not isinstance(hands, Iterable) else tuple(hands)
    if not 2 <= len(given) <= MOST_HANDS:
        raise BadCards(f"a showdown is a list of 2 to {MOST_HANDS} hands, such as ['AhKh', 'QsQd']: not {hands!r}")
    cards, holes = _cards(board, 5, "the board"), tuple(_cards(hand, 2, "a hand of hold'em") for hand in given)
    require_distinct((*cards, *(card for hole in holes for card in hole)))
    return _showdown(cards, dict(enumerate(holes)))


def _cards(given: object, count: int, what: str) -> tuple[Card, ...]:
    if not isinstance(given, Iterable):
        raise BadCards(f"{given!r} are no cards: {what} has {count}, written as in AhKh")
    cards = parse_cards(given)
    if len(cards) != count:
        raise BadCards(f"{given!r} has {len(cards)} cards: {what} has {count}, written as in AhKh")
    return cards


def finished(
    board: Sequence[Card], holes: Mapping[int, Hole], pots: Sequence[Pot], *, names: tuple[str, ...] = ()
) -> Showdown:
    """The showdown of a finished hand: `holes` by seat as far as they are known and live, `pots` as they were settled.

    Without a full board, or with fewer than two known hands, the proofs are empty and only the pots speak.
    """
    known = {seat: hole for seat, hole in holes.items() if len(hole) == 2}
    base = _showdown(tuple(board), known) if len(board) == 5 and len(known) > 1 else None
    verdicts = tuple(
        PotVerdict(name=pot_name(i), pot=pot, decision=decide(board, known, pot.eligible)) for i, pot in enumerate(pots)
    )
    return Showdown(
        board=tuple(board),
        proofs=base.proofs if base else (),
        winners=base.winners if base else pots[0].winners if pots else (),
        decision=base.decision if base else None,
        pots=verdicts,
        names=names or tuple(f"seat {seat}" for seat in range(len(pots[0].contributions) if pots else 0)),
    )


def _showdown(board: tuple[Card, ...], holes: Mapping[int, Hole]) -> Showdown:
    values = {i: hand_value((*hole, *board)) for i, hole in holes.items()}
    ranked = sorted(values.values(), key=lambda value: -value.strength)
    strengths = [value.strength for value in ranked]
    proofs = tuple(
        Proof(
            player=i, hole=hole, value=values[i], place=(place := strengths.index(values[i].strength) + 1),
            unused=tuple(card for card in (*hole, *board) if card not in values[i].best),
            against=compare(ranked[place - 2], values[i]) if place > 1 else None,
        )
        for i, hole in holes.items()
    )  # fmt: skip
    winners = tuple(proof.player for proof in proofs if proof.place == 1)
    return Showdown(board=board, proofs=proofs, winners=winners, decision=decide(board, holes, holes))


def _say(key: str, args: Mapping[str, object], lang: str) -> str:
    from holdem_widget import words

    return words.say(key, lang, **args)


# ── the chart of hands ──

# category, example, five-card hands of 2,598,960, seven-card hands of 133,784,560
_CHART = (
    ("straight_flush", "9h8h7h6h5h", 40, 41_584),
    ("four_of_a_kind", "QsQhQdQc7h", 624, 224_848),
    ("full_house", "TsThTd4c4h", 3_744, 3_473_184),
    ("flush", "AdJd8d6d2d", 5_108, 4_047_644),
    ("straight", "8s7h6d5c4h", 10_200, 6_180_020),
    ("three_of_a_kind", "7s7h7dKcTh", 54_912, 6_461_620),
    ("two_pair", "KsKh9d9cAh", 123_552, 31_433_400),
    ("pair", "AsAhQd8c3h", 1_098_240, 58_627_800),
    ("high_card", "AsQh9d6c3h", 1_302_540, 23_294_460),
)


@shown()
@dataclass(frozen=True, slots=True, kw_only=True, repr=False)
class Rankings:
    """The nine categories from best to worst, each with an example and how many hands there are of it.  Rule: H-4.2."""

    lang: str = "en"

    def as_rows(self) -> Rows:
        """One row a category."""
        rows = tuple(
            (place, self._name(name), pretty(parse_cards(example)), self._about(name), five, seven)
            for place, (name, example, five, seven) in enumerate(_CHART, 1)
        )
        columns = (
            "place",
            "hand",
            "example",
            "what it is",
            "of 2,598,960 five-card hands",
            "of 133,784,560 seven-card",
        )
        return Rows(columns=columns, rows=rows)

    def _name(self, category: str) -> str:
        return _say("category-" + category.replace("_", "-"), {}, self.lang)

    def _about(self, category: str) -> str:
        return _say("about-" + category.replace("_", "-"), {}, self.lang)


def hand_rankings(lang: str = "en") -> Rankings:
    """The chart of hands: nine categories, best first.  Raises: BadSetup.  Rules: H-4.2, H-4.3."""
    _say("category-flush", {}, lang)  # refused here, where there are no words in it
    return Rankings(lang=lang)
