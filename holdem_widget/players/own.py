"""How does a function of the user's own play?  It is asked, its answer is checked, and nothing is repaired."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from typing import Any

from holdem_widget.errors import BadSetup, PlayerFault
from holdem_widget.games.game import WHAT, Action, Observation, action_text
from holdem_widget.games.holdem_state import Public
from holdem_widget.players.player import Decision, Option, decision_of
from holdem_widget.players.reasons import OwnCode


@dataclass(frozen=True, slots=True)
class Blamed:
    """Around a user's code: whatever it raises becomes a `PlayerFault` with the error as its cause."""

    name: str

    def __enter__(self) -> None: ...

    def __exit__(self, kind: object, error: BaseException | None, trace: object) -> None:
        if isinstance(error, Exception):
            raise PlayerFault(f"{self.name}() raised {type(error).__name__}: {error}; the hand waits") from error


@dataclass(frozen=True, slots=True, kw_only=True)
class OwnPlayer:
    """An opponent made of a function of the observation (and of the generator, if it takes two)."""

    function: Callable[..., Any]

    @property
    def level(self) -> str:
        """The name of the function."""
        return str(getattr(self.function, "__name__", type(self.function).__name__))

    @property
    def name(self) -> str:
        """The name of the function."""
        return self.level

    def decide(self, observation: Observation[Public], rng: Random) -> Decision:
        """What the function answers, as it is: a legal action, or a `Decision` with one.

        Raises: PlayerFault where it raises or answers anything else; the hand waits.
        """
        with Blamed(self.name):
            answer = self.function(observation, rng) if takes_two(self.function) else self.function(observation)
        action = answer.action if isinstance(answer, Decision) else answer
        if observation.legal is None or action not in observation.legal:
            tried = action_text(action) if type(action) in WHAT else repr(action)
            possible = observation.legal.text() if observation.legal else "nothing: it is not asked"
            raise PlayerFault(f"{self.name}() answered {tried}, which is not possible here; possible: {possible}")
        return answer if isinstance(answer, Decision) else self._record(observation, action, rng)

    def _record(self, observation: Observation[Public], action: Action, rng: Random) -> Decision:
        return decision_of(
            observation, (Option(action=action, share=1.0),), rng,
            level=self.level, reasons=(OwnCode(function=self.level),),
        )  # fmt: skip


def takes_two(function: Callable[..., Any]) -> bool:
    """Whether the function asks for the generator as well."""
    import inspect

    try:
        inspect.signature(function).bind(None, None)
    except (TypeError, ValueError):
        return False
    return True


def player(function: Callable[..., Any]) -> OwnPlayer:
    """Makes an opponent of a function of the observation that returns an action: `@hw.player`.  Raises: BadSetup."""
    if not callable(function):
        raise BadSetup(f"{function!r} is not a function of an observation that returns an action, as in hw.Fold()")
    return OwnPlayer(function=function)
