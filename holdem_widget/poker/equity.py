"""Who wins how often?  The door to every way of counting: stored tables, exact counts, samples.

The way is chosen by counted work, never by the clock, so that a result does not depend on the machine.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from fractions import Fraction
from math import prod
from numbers import Integral
from typing import Any

from holdem_widget.errors import BadRange, BadSetup
from holdem_widget.poker.cards import Card
from holdem_widget.poker.equity_question import Holding, Question, ask, with_next_card
from holdem_widget.poker.equity_result import Count, Equity
from holdem_widget.poker.preflop import against_random

__all__ = ["DEFAULT_SAMPLES", "EXACT_WORK", "Equity", "equity", "shares_by_next_card"]

EXACT_WORK = 30_000_000  # one unit is about 50 ns: what is at most that is counted exactly, unless told otherwise
MOST_WORK = 100 * EXACT_WORK  # what exact=True still does
DEFAULT_SAMPLES = 500_000
MOST_SAMPLES = 10**10  # about an hour
SAMPLES_BY_CARD = 20_000

Progress = Callable[[Any], Iterable[Any]]
Way = tuple[int, Callable[[Progress], dict[int, int]]]  # its work, and how


def equity(
    hands: Sequence[Holding],
    board: Holding = "",
    dead: Holding = "",
    *,
    street: str = "river",
    samples: int | None = None,
    exact: bool | None = None,
    seed: int | None = None,
    progress: Progress | None = None,
) -> Equity:
    """Who of 2 to 10 players wins how often; each is a hand (`"AhKh"`), a range (`"QQ+, AKs"`) or `"random"`.

    `street` is where hands are compared: `"flop"` asks who is ahead then. Every deal is counted where that is at most
    `EXACT_WORK` units of work; else (or with `samples=`, `exact=False`) deals are drawn at random, and the result says
    how many and how large the standard error is. `exact=True` counts whatever it costs, up to `MOST_WORK`.
    `progress`, such as `tqdm`, wraps the list of steps of long work. Interrupting changes nothing.

    Raises: BadCards, BadRange, BadSetup.

    >>> equity(["AhAd", "KsKc"])
    equity no board: exact, 1,712,304 deals
    AhAd  81.2555%  win 1,388,072, tie 6,538, lose 317,694
    KsKc  18.7445%  win 317,694, tie 6,538, lose 1,388,072
    """
    _require_ways(exact=exact, seed=seed, progress=progress)
    question = ask(hands, board=board, dead=dead, street=street)
    steps: Progress = iter if progress is None else progress
    sampled = _samples(samples, exact=exact)
    if sampled is None:
        work, count = _way(question)
        if work <= (MOST_WORK if exact else EXACT_WORK):
            return _result(question, count(steps), exact=True)
        if exact:
            raise BadSetup(f"counting these deals is {work:,} units of work, more than {MOST_WORK:,}: give samples=")
        sampled = DEFAULT_SAMPLES
    from holdem_widget.poker.equity_sample import sample_tally

    return _result(question, sample_tally(question, sampled, seed=seed, progress=steps), exact=False)


def _samples(samples: int | None, *, exact: bool | None) -> int | None:
    """How many samples are asked for; None where counting is tried first.  Raises: BadSetup."""
    if samples is None:
        return DEFAULT_SAMPLES if exact is False else None
    if exact:
        raise BadSetup(f"samples={samples!r} and exact=True exclude each other: leave one out")
    if not _is_whole(samples) or not 1 <= samples <= MOST_SAMPLES:
        raise BadSetup(f"samples={samples!r} is not a number of samples: a whole number from 1 to {MOST_SAMPLES:,}")
    return samples


def _require_ways(*, exact: object, seed: object, progress: object) -> None:
    """Raises: BadSetup."""
    if not (exact is None or isinstance(exact, bool)):
        raise BadSetup(f"exact={exact!r} must be True (count), False (sample) or None (count where it is quick)")
    if seed is not None and not (_is_whole(seed) and seed >= 0):  # type: ignore[operator]
        raise BadSetup(f"seed={seed!r} must be a whole number, 0 or more, or None for samples that nobody chose")
    if not (progress is None or callable(progress)):
        raise BadSetup(f"progress={progress!r} must be a function of a list of steps, such as tqdm")


def _is_whole(number: object) -> bool:
    return isinstance(number, Integral) and not isinstance(number, bool)


def _way(question: Question) -> Way:
    """The way with the least work, with its work."""
    stored = _stored(question)
    if stored is not None:
        return 0, lambda progress: stored
    return min(_ways(question), key=lambda way: way[0])


def _stored(question: Question) -> dict[int, int] | None:
    """What the table of hands against any two cards knows."""
    players = question.players
    if question.to_come < 5 or question.dead or len(players) != 2:
        return None
    known = [seat for seat, player in enumerate(players) if player.hole]
    if len(known) != 1 or not players[1 - known[0]].is_random:
        return None
    win, tie, lose = against_random(*players[known[0]].hole)
    return {1 << known[0]: win, 3: tie, 2 >> known[0]: lose}


def _ways(question: Question) -> Iterable[Way]:
    """The ways that can count this."""
    from holdem_widget.poker import equity_known, equity_ranges

    if question.to_come == 5 and len(question.players) == 2 and not question.dead:
        return [(0, lambda progress: equity_ranges.pair_tally(question))]
    if all(player.hole for player in question.players):
        deal = equity_ranges.deal_of(question, tuple(player.hole for player in question.players))
        return [(equity_known.known_work(deal), lambda progress: _whole(equity_known.known_tally(deal)))]
    boards = equity_ranges.board_work(question)
    tuples = equity_ranges.tuple_work(question, enough=max(boards, EXACT_WORK))
    return [
        (tuples, lambda progress: equity_ranges.tuple_tally(question, progress)),
        (boards, lambda progress: equity_ranges.board_tally(question, progress)),
    ]


def _whole(tally: Iterable[float]) -> dict[int, int]:
    return {mask: int(count) for mask, count in enumerate(tally) if count}


def _result(question: Question, tally: dict[int, int], *, exact: bool) -> Equity:
    """The tally as a value; weights come back to their own scale.  Raises: BadRange where no deal is possible."""
    if not any(tally.values()):
        names = ", ".join(player.name for player in question.players)
        raise BadRange(f"{names} cannot be dealt together: every combination of them holds some card twice")
    scale = prod(player.scale for player in question.players) if exact else 1
    counts = tuple((mask, _unscaled(count, scale)) for mask, count in sorted(tally.items()) if count)
    return Equity(question=question, tally=counts, exact=exact)


def _unscaled(count: int, scale: int) -> Count:
    return count // scale if count % scale == 0 else Fraction(count, scale)


def shares_by_next_card(question: Question) -> list[tuple[Card, tuple[float, ...]]]:
    """Each card that can come next with the shares after it, best for the first player first.  Raises: BadSetup."""
    if not question.to_come:
        raise BadSetup(f"no card is to come at the {question.street}")
    found = []
    for card in sorted(set(range(52)) - set(question.known)):
        after = with_next_card(question, card)
        work, count = _way(after)
        found.append((card, _after(after, count if 50 * work <= EXACT_WORK else None).shares))
    return sorted(found, key=lambda pair: pair[1], reverse=True)


def _after(question: Question, count: Callable[[Progress], dict[int, int]] | None) -> Equity:
    if count is not None:
        return _result(question, count(iter), exact=True)
    from holdem_widget.poker.equity_sample import sample_tally

    return _result(question, sample_tally(question, SAMPLES_BY_CARD, seed=0, progress=iter), exact=False)
