"""Which players are there?  The levels by name, made when they are asked for, so that the strong ones load late."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from random import Random
from typing import Any

from holdem_widget.errors import BadSetup
from holdem_widget.games.duel_state import Public as DuelPublic
from holdem_widget.games.game import Observation
from holdem_widget.games.holdem_state import Public
from holdem_widget.players.player import Decision, Player
from holdem_widget.players.styles import PLAIN, STYLES, Style, style_of

Where = tuple[str, str]
# by what is on the table: who plays it at which level
LEVELS_AT: dict[type, dict[str, Where]] = {
    Public: {
        "beginner": ("holdem_widget.players.beginner", "Beginner"),
        "club": ("holdem_widget.players.club", "Club"),
        "expert": ("holdem_widget.players.expert", "Expert"),
    },
    DuelPublic: {
        "beginner": ("holdem_widget.players.duel_beginner", "DuelBeginner"),
        "club": ("holdem_widget.players.duel_levels", "Club"),
        "expert": ("holdem_widget.players.duel_levels", "Expert"),
    },
}
LEVELS: tuple[str, ...] = tuple(LEVELS_AT[Public])


@dataclass(frozen=True, slots=True, kw_only=True)
class Levelled:
    """A player of a level, at whatever table it sits; who decides is looked up by what lies on the table."""

    level: str
    style: Style = PLAIN

    @property
    def name(self) -> str:
        """`tight club`."""
        return f"{self.style.name} {self.level}".strip()

    def decide(self, observation: Observation[Any], rng: Random) -> Decision:
        """The decision of the observed seat, which is asked.  Raises: BadSetup for a style that is not played there."""
        table: Any = type(observation.public)
        return _mind(table, self.level, self.style).decide(observation, rng)


@cache
def _mind(table: type, level: str, style: Style) -> Player:
    module, kind = LEVELS_AT[table][level]
    made: Player = getattr(import_module(module), kind)(style=style)
    return made


def make(level: str | Player | Callable[..., Any], style: str | Style | None = None) -> Player:
    """A player of a level (`"club"`, with a style `"tight club"`), of a function of the user's own, or as it is.

    Raises: BadSetup, naming the levels and styles.
    """
    if not isinstance(level, str):
        return _own(level)
    *styled, name = level.split() or [""]
    if name not in LEVELS or len(styled) > 1 or (styled and style is not None):
        raise BadSetup(f"{level!r} is not an opponent: {form()}")
    return Levelled(level=name, style=style_of(styled[0] if styled else style))


def _own(given: Any) -> Player:
    from holdem_widget.players.own import OwnPlayer

    if hasattr(given, "decide") and hasattr(given, "level"):
        ready: Player = given
        return ready
    if not callable(given):
        raise BadSetup(f"{given!r} is not an opponent: {form()}")
    return OwnPlayer(function=given)


def form() -> str:
    """What an opponent can be, for messages."""
    return (
        f"a level ({', '.join(LEVELS)}), a style before it if you like ({', '.join(STYLES)}, as in 'tight club'), "
        "or a function of the observation"
    )
