"""How does a beginner duel?  It counts what the signal allows in two full decks, misreads it, and goes by three lines.

It follows no discards and does not care which card it carries on; it needs no numpy.
"""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

from holdem_widget.errors import BadSetup, NotAsked
from holdem_widget.games.duel_state import Public
from holdem_widget.games.game import Action, Call, Check, Fold, Legal, Lock, Observation, RaiseTo
from holdem_widget.players.duel_odds import Holdings, rival_holdings, wins_against
from holdem_widget.players.duel_reasons import CardsLeft
from holdem_widget.players.player import Decision, Option, decision_of, mixed, plain_sentence, seen_by
from holdem_widget.players.reasons import Guess, Message, PotOdds, Reason, Threshold
from holdem_widget.players.styles import PLAIN, Style
from holdem_widget.poker.cards import rank_of

MISREADS = 0.08  # standard deviation of the guess
BETS_FROM, RAISES_FROM = 0.62, 0.78
WHIM = 0.08  # how often it bets or calls against its lines


def plain_only(style: Style) -> None:
    """Raises: BadSetup for a style: duelists have none."""
    if style != PLAIN:
        raise BadSetup(f"style {style.name!r}: duelists play without styles; name the level alone")


@dataclass(frozen=True, slots=True, kw_only=True)
class DuelBeginner:
    """The rule of thumb."""

    style: Style = PLAIN

    def __post_init__(self) -> None:
        plain_only(self.style)

    @property
    def level(self) -> str:
        """`beginner`."""
        return "beginner"

    @property
    def name(self) -> str:
        """The level."""
        return self.level

    def decide(self, observation: Observation[Public], rng: Random) -> Decision:
        """The decision of the observed seat, which is asked."""
        legal = observation.legal
        if legal is None:
            raise NotAsked(f"seat {observation.seat} is not asked")
        holdings = rival_holdings(observation, count_discards=False)
        thought = _lock(legal, holdings, rng) if legal.lock else _bet(observation, legal, holdings=holdings, rng=rng)
        return decision_of(
            observation, thought.options, rng, level=self.level, reasons=thought.reasons,
            say=lambda action: thought.sentence(plain_sentence(action, seen_by(observation))),
        )  # fmt: skip


@dataclass(frozen=True, slots=True, kw_only=True)
class _Thought:
    options: tuple[Option, ...]
    reasons: tuple[Reason, ...]
    guess: float

    def sentence(self, plain: Message) -> Message:
        key, args = plain
        return key.replace("decision-", "duel-guess-"), dict(args) | {"guess": round(100 * self.guess)}


def _guess(holdings: Holdings, rank: int, rng: Random) -> Guess:
    off = rng.normalvariate(0.0, MISREADS)
    value = min(1.0, max(0.0, wins_against(holdings, rank) + off))
    return Guess(value=round(value, 3), off=round(off, 3))


def _counted(holdings: Holdings) -> CardsLeft:
    return CardsLeft(by_rank="".join(map(str, holdings.left)), counted=False)


def _lock(legal: Legal, holdings: Holdings, rng: Random) -> _Thought:
    """The card that feels stronger, most of the time."""
    guesses = [_guess(holdings, rank_of(card), rng) for card in legal.lock]
    best = max(range(len(guesses)), key=lambda i: guesses[i].value)
    options = mixed(
        [
            (Lock(card), None, None, 1 - WHIM if i == best else WHIM / max(1, len(guesses) - 1))
            for i, card in enumerate(legal.lock)
        ]
    )
    reasons: tuple[Reason, ...] = (
        guesses[best],
        *(guess for i, guess in enumerate(guesses) if i != best),
        _counted(holdings),
    )
    return _Thought(options=options, reasons=reasons, guess=guesses[best].value)


def _bet(observation: Observation[Public], legal: Legal, *, holdings: Holdings, rng: Random) -> _Thought:
    public = observation.public
    card = observation.own[0]
    guess = _guess(holdings, 0 if card is None else rank_of(card), rng)
    price = legal.call / (public.pot + legal.call) if legal.call else 0.0
    bold = RAISES_FROM if legal.call else BETS_FROM
    plain: Action = Check() if legal.check else Call() if guess.value >= price else Fold()
    wanted = _size(legal, public.pot, rng) if legal.raise_to and guess.value >= bold else plain
    whim = _whim(legal, public.pot, plain=plain, wanted=wanted, rng=rng)
    options = mixed(
        [(wanted, None, None, 1.0 if whim == wanted else 1 - WHIM)]
        + ([] if whim == wanted else [(whim, None, None, WHIM)])
    )
    reasons: list[Reason] = [guess, Threshold(what="raise" if legal.call else "bet", least=bold)]
    if legal.call:
        reasons.append(PotOdds(to_call=legal.call, pot=public.pot, required=round(price, 3)))
    return _Thought(options=options, reasons=(*reasons, _counted(holdings)), guess=guess.value)


def _size(legal: Legal, pot: int, rng: Random) -> RaiseTo:
    least, most = legal.raise_to or (0, 0)
    return RaiseTo(min(most, max(least, round(pot * rng.choice((0.5, 1.0, 1.0, 2.0))))))


def _whim(legal: Legal, pot: int, *, plain: Action, wanted: Action, rng: Random) -> Action:
    """What it does now and then instead: a bluff where it would check, a call where it would fold, else the plain move."""
    if wanted != plain:
        return plain
    if isinstance(plain, Fold):
        return Call()
    return _size(legal, pot, rng) if legal.raise_to and isinstance(plain, Check) else plain
