"""PokerStars hand histories, as text: the form that every tracker reads.

Read: no-limit hold'em, cash and tournament hands. Written: one hand after another, with all cards that the history
knows as `Dealt to`. Seats are numbered from 1 clockwise.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from decimal import Decimal
from typing import Any

from holdem_widget.errors import FormatError, HoldemWidgetError
from holdem_widget.games.game import Action, Call, Check, Fold, RaiseTo
from holdem_widget.games.library import Variant, game
from holdem_widget.poker.betting import Seat, clockwise
from holdem_widget.poker.cards import Card, parse_cards
from holdem_widget.poker.pots import MOST_SEATS
from holdem_widget.table.formats.phh import deck_from
from holdem_widget.table.generators import Recorded
from holdem_widget.table.history import History, Move

MONEY = r"[$€£]?(\d[\d,]*(?:\.\d+)?)"
HEADER = re.compile(rf"^PokerStars .*?#(\d+):.*?Hold'em No Limit.*?\({MONEY}/{MONEY}", re.I)
ANY_HEADER = re.compile(r"^PokerStars .*#\d+", re.I)
TABLE = re.compile(r"^Table '.*?'.*?Seat #(\d+) is the button")
SEAT = re.compile(rf"^Seat (\d+): (.+?) \({MONEY} in chips\)(.*)$")
DEALT = re.compile(r"^Dealt to (.+?) \[(.+?)\]")
SHOWN = re.compile(r"^(.+?): shows \[(.+?)\]")
SUMMED = re.compile(r"^Seat \d+: (.+?)(?: \((?:button|small blind|big blind)\))* (?:showed|mucked) \[(.+?)\]")
BOARD = re.compile(r"^Board \[(.+?)\]")
RAKE = re.compile(rf"\| Rake {MONEY}")
STREET = re.compile(r"^\*\*\* (\w[\w ]*) \*\*\*")
PLAIN: dict[str, Action] = {"folds": Fold(), "checks": Check(), "calls": Call()}
TOTAL = re.compile(rf"to {MONEY}")
AMOUNT = re.compile(MONEY)


# ── reading ──


@dataclass(slots=True)
class _Hand:
    """One hand's lines, with their numbers in the text, and what was read of them."""

    source: str | None
    number: int
    lines: list[tuple[int, str]]
    losses: list[str] = field(default_factory=list)

    def fail(self, message: str, line: int | None = None) -> FormatError:
        return FormatError(message, source=self.source, hand=self.number, line=line or self.lines[0][0])


def load(text: str, *, source: str | None = None) -> tuple[History, ...]:
    """The hands of a text.  Raises: FormatError with the hand and the line."""
    hands: list[_Hand] = []
    for number, raw in enumerate(text.splitlines(), start=1):
        line = raw.strip("\ufeff \t")
        if ANY_HEADER.match(line):
            hands.append(_Hand(source, len(hands) + 1, []))
        if line and hands:
            hands[-1].lines.append((number, line))
    if not hands:
        raise FormatError("no hand: a PokerStars hand begins with 'PokerStars Hand #…'", source=source)
    return tuple(_read(hand) for hand in hands)


def _number(text: str) -> Decimal:
    return Decimal(text.replace(",", ""))


def _read(hand: _Hand) -> History:
    try:
        return _history(hand)
    except FormatError:
        raise
    except HoldemWidgetError as error:
        raise hand.fail(str(error)) from error


def _history(hand: _Hand) -> History:
    head = HEADER.match(hand.lines[0][1])
    if head is None:
        raise hand.fail("only no-limit Texas hold'em is played here: the first line must say Hold'em No Limit (10/20)")
    seated = _seated(hand)
    names = tuple(name for _, name, _ in seated)
    chip = _unit(hand)
    blinds = (_whole(hand, _number(head[2]), chip), _whole(hand, _number(head[3]), chip))
    button = _button(hand, seated)
    variant = Variant(
        stacks=tuple(_whole(hand, stack, chip) for _, _, stack in seated), blinds=blinds,
        ante=_ante(hand, chip), ante_kind=_ante_kind(hand, len(names)), first_button=button,
    )  # fmt: skip
    holes, board = _cards(hand, names)
    rules = game("match", variant)
    draw = deck_from(holes, board, clockwise(range(len(names)), button))
    dealt = rules.deal(rules.new(), Recorded((draw,)))
    _check_blinds(hand, dealt.state.public, names)
    moves = _moves(hand, rules, state=dealt.state, money=_Money(names, chip))
    return History(
        game="match", variant=variant, names=names, start=rules.new(), draws=(draw,), moves=moves, chip=chip,
        extra={"format": "pokerstars", "number": head[1], "losses": list(hand.losses)},
    )  # fmt: skip


def _before_cards(hand: _Hand) -> Iterator[tuple[int, str]]:
    for number, line in hand.lines:
        if STREET.match(line):
            return
        yield number, line


def _seated(hand: _Hand) -> list[tuple[int, str, Decimal]]:
    """(seat number, name, stack) of those who are dealt in, clockwise."""
    found = [match for _, line in _before_cards(hand) if (match := SEAT.match(line))]
    players = [(int(m[1]), m[2], _number(m[3])) for m in found if "sitting out" not in m[4]]
    if not 2 <= len(players) <= MOST_SEATS or len({name for _, name, _ in players}) != len(players):
        raise hand.fail(f"{len(players)} players are seated; 2 to {MOST_SEATS} different ones can play")
    return sorted(players)


def _button(hand: _Hand, seated: Sequence[tuple[int, str, Decimal]]) -> Seat:
    match = next((m for _, line in hand.lines[:3] if (m := TABLE.match(line))), None)
    if match is None:
        raise hand.fail("the line 'Table '…' Seat #N is the button' is missing")
    places = [place for place, _, _ in seated]
    if int(match[1]) not in places:
        raise hand.fail(f"seat {match[1]} has the button and no player: a dead button is not played here (H-2.4)")
    return places.index(int(match[1]))


def _unit(hand: _Hand) -> Decimal:
    """One whole chip: 1, or the decimal place that every number of the hand fits."""
    places = max(
        (len(m[1].partition(".")[2]) for _, line in hand.lines for m in AMOUNT.finditer(_money_of(line))), default=0
    )
    return Decimal(1).scaleb(-places)


def _money_of(line: str) -> str:
    """The part of a line that may have money in it: dates, versions and cards do not count."""
    if ANY_HEADER.match(line):
        found = HEADER.match(line)
        return f"{found[2]}/{found[3]}" if found else ""
    seat = SEAT.match(line)
    if seat:
        return seat[3]
    return line.rpartition(":")[2] if ": " in line and not line.startswith(("Seat ", "Table ")) else ""


def _whole(hand: _Hand, value: Decimal, chip: Decimal) -> int:
    chips = value / chip
    if chips != chips.to_integral_value():
        raise hand.fail(f"{value} is no whole number of {chip}")
    return int(chips)


def _ante(hand: _Hand, chip: Decimal) -> int:
    paid = [m for _, line in _before_cards(hand) if (m := re.search(rf": posts the ante {MONEY}", line))]
    return max((_whole(hand, _number(m[1]), chip) for m in paid), default=0)


def _ante_kind(hand: _Hand, seats: int) -> str:
    """One ante alone is the big blind's."""
    paid = sum(": posts the ante " in line for _, line in _before_cards(hand))
    return "big_blind" if paid == 1 and seats > 2 else "each"


def _check_blinds(hand: _Hand, public: Any, names: Sequence[str]) -> None:
    """The file's blinds must be those of our rules: no dead and no extra blinds."""
    expected = {"small": names[public.small_blind], "big": names[public.big_blind]}
    for number, line in _before_cards(hand):
        match = re.match(r"^(.+?): posts (small & big blinds|small blind|big blind|straddle)", line)
        if match and expected.get(match[2].split()[0]) != match[1]:
            raise hand.fail(
                f"{line!r}: by our rules {expected['small']} and {expected['big']} post the blinds (H-2.4)", number
            )


def _cards(hand: _Hand, names: Sequence[str]) -> tuple[list[tuple[Card | None, ...]], list[Card | None]]:
    holes: dict[str, tuple[Card, ...]] = {}
    board: tuple[Card, ...] = ()
    for number, line in hand.lines:
        match = DEALT.match(line) or SHOWN.match(line) or SUMMED.match(line)
        if match and match[1] in names:
            holes[match[1]] = _parsed(hand, match[2], number)
        cards = re.findall(r"\[(.+?)\]", line) if STREET.match(line) and "HOLE" not in line else []
        if cards and not line.startswith("*** SHOW"):
            board = _parsed(hand, " ".join(cards), number)
        elif found := BOARD.match(line):
            whole = _parsed(hand, found[1], number)
            if whole[: len(board)] != board:
                raise hand.fail("the board of the summary is not the one that was dealt", number)
            board = whole
    known = [*board, *(card for cards in holes.values() for card in cards)]
    if len(set(known)) != len(known) or len(board) > 5:
        raise hand.fail("a card stands twice in this hand, or the board has more than five: a deck has one of each")
    if len(holes) < len(names):
        hand.losses.append("hole cards: not all are stated; the unknown ones stay unknown")
    return [tuple(holes.get(name, (None, None))) for name in names], list(board)


def _parsed(hand: _Hand, text: str, line: int) -> tuple[Card, ...]:
    try:
        return parse_cards(text)
    except HoldemWidgetError as error:
        raise hand.fail(str(error), line) from error


@dataclass(frozen=True, slots=True)
class _Money:
    names: tuple[str, ...]
    chip: Decimal


def _moves(hand: _Hand, rules: Any, *, state: Any, money: _Money) -> tuple[Move, ...]:
    moves = []
    for number, line in hand.lines:
        if line.startswith("*** SUMMARY"):
            break
        told = _told(hand, line, number=number, money=money)
        if told is None:
            continue
        seat, action = told
        if state.public.to_act != seat:
            asked = "nobody" if state.public.to_act is None else money.names[state.public.to_act]
            raise hand.fail(f"{line!r}: {asked} is to act", number)
        try:
            state = rules.apply(state, action).state
        except HoldemWidgetError as error:
            raise hand.fail(f"{line!r}: {error}", number) from error
        moves.append(Move(seat=seat, action=action))
    rake = next((_number(m[1]) for _, line in hand.lines if (m := RAKE.search(line))), Decimal(0))
    if rake:
        hand.losses.append(f"rake {rake}: not taken here, stacks at the end are before it")
    if state.public.settlement is None:
        hand.losses.append("the hand is not played to its end")
    return tuple(moves)


def _told(hand: _Hand, line: str, *, number: int, money: _Money) -> tuple[Seat, Action] | None:
    """The action that a line tells; None for a line that tells none."""
    for seat, name in sorted(enumerate(money.names), key=lambda item: -len(item[1])):
        if line.startswith(f"{name}: "):
            words = line[len(name) + 2 :]
            action = _action(hand, words, money.chip)
            return None if action is None else (seat, action)
    return None


def _action(hand: _Hand, words: str, chip: Decimal) -> Action | None:
    verb = words.split()[0] if words else ""
    if verb in PLAIN:
        return PLAIN[verb]
    if verb not in ("bets", "raises"):
        return None
    match = (TOTAL if verb == "raises" else AMOUNT).search(words)
    if match is None:
        raise hand.fail(f"{words!r}: how much?")
    return RaiseTo(_whole(hand, _number(match[1]), chip))
