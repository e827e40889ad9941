"""How are ranges written?  From the notation of Equilab, Flopzilla and PokerStove to weights, and back.

A weight is an `int` 0 or 1 or a `Fraction` between: never a float, so that counts stay exact.
Where two pieces of a text name the same combination, the later piece sets its weight.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from fractions import Fraction

from holdem_widget.errors import BadRange
from holdem_widget.poker.cards import NAMES, NUMBERS, RANKS
from holdem_widget.poker.combos import CLASS_COMBOS, COMBOS, class_name, combo_index, hand_class
from holdem_widget.poker.range_order import ORDER

Weight = int | Fraction
Weights = tuple[Weight, ...]

FORM = (
    "a piece is a pair (QQ), a hand (AKs, AKo, AK), a plus (QQ+, A2s+), a dash (99-22, AQs-A8s, T9s-65s), two cards"
    " (AhKd), random, or top 15%; each may carry a weight (@0.5 or @50%); pieces are parted by spaces or commas"
)
_SIGNS = str.maketrans({"♣": "c", "♦": "d", "♥": "h", "♠": "s", "–": "-", "—": "-", "−": "-", "\ufe0f": ""})
_TIDY = (
    (re.compile(r"\s*([-@:/])\s*"), r"\1"),
    (re.compile(r"\s+(?=[+%])"), ""),
    (re.compile(r"\b(?:any\s*two|any|random|xx)(?![\w])", re.I), "random"),
    (re.compile(r"\btop\s*", re.I), "top"),
    (re.compile(r"(?<![\w-])([2-9tjqka][cdhs])\s+([2-9tjqka][cdhs])(?![\w-])", re.I), r"\1\2"),
)
_BRACKET = re.compile(r"\[\s*([\d.]+)\s*%?\]([^\[\]]*)\[/[^\[\]]*\]")
_HAND = re.compile(r"([2-9TJQKA])([2-9TJQKAX])([SO]?)([+-]?)")
_CARDS = re.compile(r"([2-9TJQKA])([CDHS])([2-9TJQKA])([CDHS])")
_TOP = re.compile(r"(?:TOP)?([\d.]+)%?(?:-([\d.]+)%)?")


def weights_of(text: str) -> Weights:
    """The 1,326 weights that a range text gives.

    Raises: BadRange, naming the piece and the expected form.
    """
    weights: list[Weight] = [0] * len(COMBOS)
    for piece, weight in _pieces(text):
        for index in _combos_of_piece(piece):
            weights[index] = weight
    if not any(weights):
        raise BadRange(f"the range {text!r} leaves no hand: {FORM}")
    return tuple(weights)


def _pieces(text: str) -> Iterator[tuple[str, Weight]]:
    tidy = text.translate(_SIGNS)
    for pattern, better in _TIDY:
        tidy = pattern.sub(better, tidy)
    tidy = _BRACKET.sub(_weigh_each, tidy)
    for piece in re.split(r"[\s,;]+", tidy):
        if piece:
            hand, sign, weight = piece.replace(":", "@").partition("@")
            yield hand, parse_weight(weight, piece=piece) if sign else 1


def _weigh_each(match: re.Match[str]) -> str:
    """Flopzilla's `[50]AA, KK[/50]` with the weight at each piece."""
    pieces = re.split(r"[\s,;]+", match[2].strip(" ,;\t\n"))
    return " " + ", ".join(f"{piece}@{match[1]}%" for piece in pieces) + " "


def parse_weight(text: str, *, piece: str) -> Weight:
    """A weight: a share 0..1 (`0.5`, `1/3`), or per cent (`50%`, or a number above 1).

    Raises: BadRange.
    """
    try:
        value = Fraction(text.removesuffix("%"))
    except (ValueError, ZeroDivisionError):
        raise BadRange(f"{text!r} in {piece!r} is not a weight: write @0.5, @1/2 or @50%") from None
    share = value / 100 if text.endswith("%") or value > 1 else value
    if not 0 <= share <= 1:
        raise BadRange(f"the weight {text!r} in {piece!r} is not between 0 and 1 (or 0% and 100%)")
    return int(share) if share.denominator == 1 else share


def _combos_of_piece(piece: str) -> tuple[int, ...]:
    upper = piece.upper()
    if upper == "RANDOM":
        return tuple(range(len(COMBOS)))
    if (top := _TOP.fullmatch(upper)) and ("%" in upper or upper.startswith("TOP")):
        return _top_combos(top, piece)
    upper = upper.replace("10", "T")
    if cards := _CARDS.fullmatch(upper):
        return (_single(cards, piece),)
    return tuple(index for name in _class_names(upper, piece) for index in CLASS_COMBOS[name])


def _single(match: re.Match[str], piece: str) -> int:
    a, b = (NUMBERS[match[i] + match[i + 1].lower()] for i in (1, 3))
    if a == b:
        raise BadRange(f"{piece!r} names {NAMES[a]} twice: two different cards, as in AhKd")
    return combo_index(a, b)


def _top_combos(match: re.Match[str], piece: str) -> tuple[int, ...]:
    try:
        bounds = sorted(Fraction(bound) for bound in match.groups() if bound)
    except ValueError:
        raise _unreadable(piece) from None
    if bounds[-1] > 100:
        raise BadRange(f"{piece!r} asks for more than 100% of the hands")
    low = top_combos(bounds[0] / 100) if len(bounds) == 2 else ()
    return tuple(index for index in top_combos(bounds[-1] / 100) if index not in set(low))


def top_combos(share: Fraction) -> tuple[int, ...]:
    """The best hands of `ORDER` that fit whole into a share (0..1) of the 1,326 combinations."""
    taken: list[int] = []
    for name in ORDER:
        if len(taken) + len(CLASS_COMBOS[name]) > share * len(COMBOS):
            break
        taken.extend(CLASS_COMBOS[name])
    return tuple(taken)


def _unreadable(piece: str) -> BadRange:
    return BadRange(f"{piece!r} cannot be read as a range: {FORM}")


def _class_names(upper: str, piece: str) -> Iterator[str]:
    first, dash, last = upper.partition("-")
    if dash and last:
        yield from _between(_ends(first, piece), _ends(last, piece), piece)
    else:
        yield from _open(upper, piece)


Ends = tuple[int, int, str]  # higher rank, lower rank, "s", "o" or "" for both


def _ends(text: str, piece: str) -> Ends:
    match = _HAND.fullmatch(text)
    if match is None or match[4] or match[2] == "X" or (match[1] == match[2] and match[3]):
        raise _unreadable(piece)
    low, high = sorted(RANKS.index(match[i]) for i in (1, 2))
    return high, low, match[3].lower()


def _open(upper: str, piece: str) -> Iterator[str]:
    match = _HAND.fullmatch(upper)
    if match is None:
        raise _unreadable(piece)
    if match[2] == "X":
        yield from _any_kicker(RANKS.index(match[1]), match[3].lower(), piece=piece, sign=match[4])
        return
    high, low, suits = _ends(upper[: len(upper) - len(match[4])], piece)
    pair = high == low
    best = 12 if pair else high - 1
    lows = {"+": range(low, best + 1), "-": range(low + 1), "": range(low, low + 1)}[match[4]]
    for kicker in lows:
        yield from _suited_names(kicker if pair else high, kicker, suits)


def _any_kicker(high: int, suits: str, *, piece: str, sign: str) -> Iterator[str]:
    if sign or not high:
        raise _unreadable(piece)
    for low in range(high):
        yield from _suited_names(high, low, suits)


def _between(first: Ends, last: Ends, piece: str) -> Iterator[str]:
    (high, low, suits), (bottom_high, bottom_low, bottom_suits) = sorted((first, last), reverse=True)
    if suits != bottom_suits:
        raise BadRange(f"{piece!r} mixes suited and offsuit: both ends of a dash are of one kind, as in AQs-A8s")
    if high == bottom_high and high != low and bottom_high != bottom_low:
        steps = [(high, kicker) for kicker in range(bottom_low, low + 1)]
    elif high - low == bottom_high - bottom_low:
        steps = [(high - k, low - k) for k in range(high - bottom_high + 1)]
    else:
        raise BadRange(
            f"{piece!r} has no order: a dash joins two pairs (99-22), two kickers of one rank (AQs-A8s),"
            " or two hands with the same gap (T9s-65s)"
        )
    for top, kicker in steps:
        yield from _suited_names(top, kicker, suits)


def _suited_names(high: int, low: int, suits: str) -> tuple[str, ...]:
    kinds = "s" if high == low else suits or "so"
    return tuple(class_name(high, low, kind) for kind in kinds)


def text_of(weights: Sequence[Weight]) -> str:
    """The shortest usual text of 1,326 weights; `weights_of` reads it back to the same weights."""
    if all(weight == 1 for weight in weights):
        return "random"
    classes = {name: _common(weights, indices) for name, indices in CLASS_COMBOS.items()}
    pieces: list[str] = []
    for weight in sorted({weight for weight in weights if weight}, reverse=True):
        mark = "" if weight == 1 else f"@{weight_text(weight)}"
        pieces += [piece + mark for piece in _runs({name for name, one in classes.items() if one == weight})]
        pieces += [piece + mark for piece in _loose(weights, classes, weight)]
    return ", ".join(pieces)


def _common(weights: Sequence[Weight], indices: Sequence[int]) -> Weight | None:
    found = {weights[index] for index in indices}
    return found.pop() if len(found) == 1 else None


def weight_text(weight: Weight) -> str:
    """A weight as `0.5`, or as `1/3` where no decimal is exact."""
    decimal = f"{float(weight):.6f}".rstrip("0")
    return decimal if Fraction(decimal) == weight else str(weight)


def _loose(weights: Sequence[Weight], classes: dict[str, Weight | None], weight: Weight) -> Iterator[str]:
    for index in reversed(range(len(COMBOS))):
        a, b = COMBOS[index]
        if weights[index] == weight and classes[hand_class(a, b)] is None:
            yield NAMES[b] + NAMES[a]


def _runs(names: set[str]) -> Iterator[str]:
    pairs = [rank for rank in reversed(range(13)) if class_name(rank, rank, "") in names]
    yield from (_run(hands, 12) for hands in _consecutive([(rank, rank, "") for rank in pairs]))
    for suits in "so":
        for high in reversed(range(1, 13)):
            hands = [(high, low, suits) for low in reversed(range(high)) if class_name(high, low, suits) in names]
            yield from (_run(run, high - 1) for run in _consecutive(hands))


def _consecutive(hands: list[Ends]) -> Iterator[list[Ends]]:
    start = 0
    for i in range(1, len(hands) + 1):
        if i == len(hands) or hands[i][1] != hands[i - 1][1] - 1:
            yield hands[start:i]
            start = i


def _run(hands: list[Ends], best: int) -> str:
    first, last = (RANKS[high] + RANKS[low] + suits for high, low, suits in (hands[0], hands[-1]))
    if len(hands) == 1:
        return first
    return f"{last}+" if hands[0][1] == best else f"{first}-{last}"
