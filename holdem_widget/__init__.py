"""Hold'em in a notebook: play it, step through it, and see why.

>>> import holdem_widget as hw
>>> table = hw.play("match", seed=7, opponents="beginner")

Each name is loaded when it is first used, so that the import itself costs nothing.
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from holdem_widget.errors import HoldemWidgetError as HoldemWidgetError
    from holdem_widget.games.game import Call as Call
    from holdem_widget.games.game import Check as Check
    from holdem_widget.games.game import Fold as Fold
    from holdem_widget.games.game import Lock as Lock
    from holdem_widget.games.game import RaiseTo as RaiseTo
    from holdem_widget.games.library import game as game
    from holdem_widget.players.own import player as player
    from holdem_widget.poker.batch import strengths as strengths
    from holdem_widget.poker.chance import chance as chance
    from holdem_widget.poker.equity import equity as equity
    from holdem_widget.poker.evaluator import evaluate as evaluate
    from holdem_widget.poker.explain import hand_rankings as hand_rankings
    from holdem_widget.poker.explain import showdown as showdown
    from holdem_widget.poker.outs import outs as outs
    from holdem_widget.poker.pots import settle as settle
    from holdem_widget.poker.ranges import parse_range as range  # noqa: F401
    from holdem_widget.table.formats import dump as dump
    from holdem_widget.table.formats import load as load
    from holdem_widget.table.league import league as league
    from holdem_widget.widgets.doors import club as club
    from holdem_widget.widgets.doors import play as play
    from holdem_widget.widgets.doors import replay as replay
    from holdem_widget.widgets.doors import resume as resume
    from holdem_widget.widgets.doors import stage as stage
    from holdem_widget.widgets.lesson import lesson as lesson
    from holdem_widget.widgets.review_door import review as review
    from holdem_widget.words.rulebook import rules as rules

__version__ = "0.1.0"

_HOMES = {
    "Call": "games.game",
    "Check": "games.game",
    "Fold": "games.game",
    "HoldemWidgetError": "errors",
    "Lock": "games.game",
    "RaiseTo": "games.game",
    "chance": "poker.chance",
    "club": "widgets.doors",
    "dump": "table.formats",
    "equity": "poker.equity",
    "evaluate": "poker.evaluator",
    "game": "games.library",
    "hand_rankings": "poker.explain",
    "league": "table.league",
    "lesson": "widgets.lesson",
    "load": "table.formats",
    "outs": "poker.outs",
    "play": "widgets.doors",
    "player": "players.own",
    "range": "poker.ranges:parse_range",
    "replay": "widgets.doors",
    "resume": "widgets.doors",
    "review": "widgets.review_door",
    "rules": "words.rulebook",
    "settle": "poker.pots",
    "showdown": "poker.explain",
    "stage": "widgets.doors",
    "strengths": "poker.batch",
}

__all__ = sorted(_HOMES)  # the table above is the one list of public names


def __getattr__(name: str) -> Any:
    if name not in _HOMES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    home, _, inside = _HOMES[name].partition(":")
    value = getattr(import_module(f"{__name__}.{home}"), inside or name)
    globals()[name] = value
    return value


def __dir__() -> list[str]:
    return sorted({*globals(), *_HOMES})
