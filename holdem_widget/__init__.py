"""Hold'em in a notebook: play it, step through it, and see why.

>>> import holdem_widget as hw
>>> table = hw.play("match", seed=7, opponents="beginner")
"""

from holdem_widget.errors import HoldemWidgetError
from holdem_widget.games.game import Call, Check, Fold, Lock, RaiseTo
from holdem_widget.games.library import game
from holdem_widget.poker.evaluator import evaluate
from holdem_widget.poker.pots import settle
from holdem_widget.poker.ranges import parse_range as range  # noqa: A004 - the name that players use
from holdem_widget.widgets.doors import play, replay, resume, stage

__version__ = "0.1.0"

__all__ = [
    "Call",
    "Check",
    "Fold",
    "HoldemWidgetError",
    "Lock",
    "RaiseTo",
    "evaluate",
    "game",
    "play",
    "range",
    "replay",
    "resume",
    "settle",
    "stage",
]
