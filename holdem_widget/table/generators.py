"""Where does chance come from?  Every generator is made here, by hashing (seed, match, hand, purpose).

Cards depend on these alone, never on what was played; each hand has a stream of its own, so a finished hand says
nothing about the next.
"""

from __future__ import annotations

import random
import secrets
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from hashlib import blake2b
from typing import Any

from holdem_widget.errors import FormatError
from holdem_widget.games.game import Chance

Draw = tuple[int | None, ...]  # None: a card that a record does not tell


def fresh_seed() -> int:
    """A seed that nobody chose; it is never shown."""
    return secrets.randbits(63)


def generator(seed: int, match: int, hand: int, purpose: str) -> random.Random:
    """The generator of one purpose: `deal`, or `seat 2`."""
    text = f"{seed}|{match}|{hand}|{purpose}".encode()
    return random.Random(int.from_bytes(blake2b(text, digest_size=16).digest(), "big"))


@dataclass(slots=True, kw_only=True)
class Arranged:
    """A chance that gives one arranged deck, as often as it is asked."""

    deck: tuple[int, ...]

    def sample(self, population: Sequence[Any], k: int) -> list[Any]:
        """The top of the arranged deck."""
        return list(self.deck[:k])

    def randrange(self, start: int, /) -> int:
        """Nothing is drawn but cards: the first."""
        return 0


@dataclass(slots=True)
class Recording:
    """A chance that remembers what it gave, so that a history can give it again."""

    source: Chance
    draws: list[Draw] = field(default_factory=list)

    def sample(self, population: Sequence[Any], k: int) -> list[Any]:
        """As the source, recorded."""
        drawn = self.source.sample(population, k)
        self.draws.append(tuple(drawn))
        return drawn

    def randrange(self, stop: int, /) -> int:
        """As the source, recorded."""
        drawn = self.source.randrange(stop)
        self.draws.append((drawn,))
        return drawn


@dataclass(slots=True)
class Recorded:
    """A chance that gives recorded draws again, in order.  Raises: FormatError when they do not fit."""

    draws: Sequence[Sequence[Any]]
    at: int = 0

    def sample(self, population: Sequence[Any], k: int) -> list[Any]:
        """The next recorded draw: `k` items of the population, unknown ones (None) among them."""
        drawn = list(self._next())
        if len(drawn) != k:
            raise FormatError(f"the history draws {len(drawn)} cards where {k} are needed")
        if Counter(item for item in drawn if item is not None) - Counter(population):
            raise FormatError("the history draws a card that is not there, or one more often than it is there")
        return drawn

    def randrange(self, stop: int, /) -> int:
        """The next recorded draw; it must be below `stop`."""
        drawn = list(self._next())
        if len(drawn) != 1 or not 0 <= drawn[0] < stop:
            raise FormatError(f"the history draws {drawn} where a number below {stop} is needed")
        return int(drawn[0])

    def _next(self) -> Sequence[Any]:
        if self.at >= len(self.draws):
            raise FormatError("the history ends before its draws of chance do")
        self.at += 1
        return self.draws[self.at - 1]
