"""How do several hands become one lesson?  In a row, with one score."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from holdem_widget.errors import BadSetup
from holdem_widget.widgets.replay_widget import Replay


def lesson(replays: Sequence[Replay], *, lang: str = "en") -> Replay:
    """Several replays in a row, with their notes, questions and viewpoints, and one score.  Raises: BadSetup."""
    listed = [] if not _is_list(replays) else list(replays)
    if not listed or not all(isinstance(one, Replay) for one in listed):
        raise BadSetup("a lesson is made of replays: hw.lesson([hw.replay(first), hw.replay(second)])")
    hands = [history for one in listed for history in one.histories]
    points = [point for one in listed for point in one.viewpoints]
    return Replay(hands, viewpoints=points, lang=lang)


def _is_list(value: object) -> bool:
    return isinstance(value, Iterable)
