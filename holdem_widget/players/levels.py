"""Which players are there?  The levels by name, made when they are asked for, so that the strong ones load late."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from typing import Any

from holdem_widget.errors import BadSetup
from holdem_widget.players.player import Player
from holdem_widget.players.styles import STYLES, Style, style_of

LEVELS: dict[str, tuple[str, str]] = {
    "beginner": ("holdem_widget.players.beginner", "Beginner"),
    "club": ("holdem_widget.players.club", "Club"),
    "expert": ("holdem_widget.players.expert", "Expert"),
}


def make(level: str | Player | Callable[..., Any], style: str | Style | None = None) -> Player:
    """A player of a level (`"club"`, with a style `"tight club"`), of a function of the user's own, or as it is.

    Raises: BadSetup, naming the levels and styles.
    """
    if not isinstance(level, str):
        return _own(level)
    *styled, name = level.split() or [""]
    if name not in LEVELS or len(styled) > 1 or (styled and style is not None):
        raise BadSetup(f"{level!r} is not an opponent: {form()}")
    module, kind = LEVELS[name]
    chosen = style_of(styled[0] if styled else style)
    made: Player = getattr(import_module(module), kind)(style=chosen)
    return made


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
