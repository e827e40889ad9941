"""How does a beginner play?  It guesses its chance against hands of any kind, misreads it, and goes by three lines.

It does not ask what an opponent's bet says, so it pays too often; it needs no numpy.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from math import sqrt
from random import Random

from holdem_widget.games.game import Action, Call, Fold, Observation, RaiseTo
from holdem_widget.games.holdem_state import Public
from holdem_widget.players.player import Decision, Option, decision_of, mixed
from holdem_widget.players.reasons import Equity, Free, Guess, PotOdds, Reason, Threshold
from holdem_widget.players.sampling import against_random
from holdem_widget.players.sentences import sentence
from holdem_widget.players.spot import Spot, barred, part_of_pot, passive, resign, spot_of
from holdem_widget.players.styles import PLAIN, Style

SAMPLES = 48
MISREADS = 0.07  # standard deviation of the guess
FEWEST, MOST = 0.35, 0.9  # a bet is a part of the pot between these


@dataclass(frozen=True, slots=True, kw_only=True)
class Beginner:
    """The rule of thumb."""

    style: Style = field(default=PLAIN)

    @property
    def level(self) -> str:
        """`beginner`."""
        return "beginner"

    @property
    def name(self) -> str:
        """`loose beginner`."""
        return f"{self.style.name} beginner".strip()

    def decide(self, observation: Observation[Public], rng: Random) -> Decision:
        """The decision of the observed seat, which is asked."""
        spot = spot_of(observation)
        count = len(spot.opponents)
        equity = against_random(spot.own, spot.board, opponents=count, rng=rng, samples=SAMPLES)
        off = rng.gauss(0.0, MISREADS)
        guess = min(1.0, max(0.0, equity + off))
        lines = lines_of(spot, self.style)
        options = weigh(spot, guess, lines, rng=rng)
        error = 1.96 * sqrt(max(equity * (1 - equity), 0.01) / SAMPLES)
        reasons: tuple[Reason, ...] = (
            Guess(value=round(guess, 3), off=round(off, 3)),
            Equity(value=round(equity, 3), error=round(error, 3), samples=SAMPLES, opponents=count),
            *price_of(spot),
            Threshold(what="raise" if spot.call else "bet", least=round(lines[0], 3)),
        )
        return decision_of(
            observation,
            options,
            rng,
            level=self.level,
            reasons=reasons,
            say=lambda action: sentence(action, spot, guess, why=why(action, guess, lines)),
        )


def lines_of(spot: Spot, style: Style) -> tuple[float, float]:
    """The guess from which it bets or raises, and the one from which it calls."""
    fair = 1 / (len(spot.opponents) + 1)
    bold = fair * (1.75 if spot.call else 1.4) - style.press
    return min(bold, 0.85), 0.88 * spot.required / min(style.width, 1.3) - style.stick


def why(action: Action, guess: float, lines: tuple[float, float]) -> str:
    """`guess` where the action follows from the guess, `whim` where the draw chose against it."""
    bold, least = lines
    wanted = (
        guess >= bold if isinstance(action, RaiseTo) else guess < least if isinstance(action, Fold) else guess < bold
    )
    return "guess" if wanted and not (isinstance(action, Call) and guess < least) else "whim"


def weigh(spot: Spot, guess: float, lines: tuple[float, float], *, rng: Random) -> tuple[Option, ...]:
    """The actions with their shares."""
    big = part_of_pot(spot, rng.uniform(FEWEST, MOST))
    bold, least = lines
    soft, quiet = resign(spot), passive(spot)
    if guess >= bold and big is not None and enough(spot, big.total, guess):
        return shares(((big, 0.8), (quiet, 0.2)))
    if guess >= least or not spot.call:
        cheap = big is not None and big.total <= spot.bet + spot.stack / 4
        return shares(((quiet, 0.94), (big, 0.06))) if cheap else shares(((quiet, 1.0),))
    return shares(((soft, 0.92), (quiet, 0.08))) if spot.call <= spot.stack / 5 else shares(((soft, 1.0),))


def enough(spot: Spot, total: int, guess: float) -> bool:
    """Whether the guess bears so large a bet: more than half of the stack wants a good hand."""
    return total - spot.bet <= spot.stack / 2 or guess >= 0.6 or spot.stack <= 8 * spot.big_blind


def shares(weighted: tuple[tuple[Action | None, float], ...]) -> tuple[Option, ...]:
    """Options from actions with weights; equal actions are one."""
    joined: dict[Action, float] = {}
    for action, weight in weighted:
        if action is not None:
            joined[action] = joined.get(action, 0.0) + weight
    return mixed([(action, None, None, weight) for action, weight in joined.items()])


def price_of(spot: Spot) -> tuple[Reason, ...]:
    """The price of a call, or that a check is free, and what a rule bars."""
    price = PotOdds(to_call=spot.call, pot=spot.pot, required=round(spot.required, 4)) if spot.call else Free()
    return (price, *barred(spot))
