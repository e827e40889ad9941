"""Which files of hands can be read and written?  PHH (.phh, .phhs), PokerStars text, and our own JSON.

What a file did not state, and what a format cannot hold, stands in `extra["losses"]` and in the report of `dump`;
nothing is guessed silently. A broken file is refused with the hand and the line.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Literal

from holdem_widget.errors import BadSetup, FormatError
from holdem_widget.table.formats import phh, phh_write, pokerstars, pokerstars_write
from holdem_widget.table.formats.losses import Losses
from holdem_widget.table.history import History, history_text
from holdem_widget.table.journal import path_of

Format = Literal["phh", "pokerstars", "json"]
ENDINGS: dict[str, Format] = {".phh": "phh", ".phhs": "phh", ".txt": "pokerstars", ".json": "json", ".jsonl": "json"}
LARGEST = 64 * 1024 * 1024  # bytes of a file


def load(source: str | Path) -> tuple[History, ...]:
    """The hands of a file, or of a text in any format that is read.

    Raises: FormatError, with the file, the hand and the line; BadSetup where there is no such file.
    """
    name, text = _text(source)
    kind = _kind(name, text)
    if kind == "json":
        return _load_json(text, name)
    return phh.load(text, source=name) if kind == "phh" else pokerstars.load(text, source=name)


def _text(source: str | Path) -> tuple[str | None, str]:
    """The name of the file (None: the text itself was given) and the text."""
    if isinstance(source, str) and ("\n" in source or source.lstrip().startswith(("{", "[", "variant"))):
        return None, source
    path = path_of(source)
    if not path.is_file():
        raise BadSetup(f"there is no file {str(source)[:120]!r}; a text of hands would have more than one line")
    if path.stat().st_size > LARGEST:
        raise FormatError(f"the file has more than {LARGEST} bytes", source=path.name)
    try:
        return path.name, path.read_text(encoding="utf-8-sig")
    except UnicodeDecodeError as error:
        raise FormatError(f"not UTF-8 text: {error.reason} at byte {error.start}", source=path.name) from error


def _kind(name: str | None, text: str) -> Format:
    if name is not None and Path(name).suffix.lower() in ENDINGS:
        return ENDINGS[Path(name).suffix.lower()]
    start = text.lstrip("\ufeff \t\r\n")
    if start.startswith("{"):
        return "json"
    return "pokerstars" if start.startswith(("PokerStars", "*")) else "phh"


def _load_json(text: str, name: str | None) -> tuple[History, ...]:
    hands = []
    for number, line in enumerate(text.splitlines(), start=1):
        if line.strip():
            hands.append(_json_hand(line, name, number))
    return tuple(hands)


def _json_hand(line: str, name: str | None, number: int) -> History:
    try:
        history = History.from_json(json.loads(line))
        history.end  # replayed now, so that a history that does not fit its rules is refused here  # noqa: B018
    except FormatError as error:
        raise FormatError(str(error), source=name, line=number) from error
    except (ValueError, RuntimeError, RecursionError, LookupError, TypeError, StopIteration) as error:
        raise FormatError(f"not a hand: {error}", source=name, line=number) from error
    return history


def dump(hands: History | Sequence[History], path: str | Path | None = None, *, format: Format = "phh") -> Losses:
    """Write hands to a file (None: only the text, in `.text`); what the format cannot hold is reported.

    Raises: BadSetup for an unknown format, FormatError for a hand that it cannot hold at all.
    """
    listed: tuple[object, ...] = (
        (hands,) if isinstance(hands, History) or not hasattr(hands, "__len__") else tuple(hands)
    )
    chosen = tuple(hand for hand in listed if isinstance(hand, History))
    if not chosen or len(chosen) < len(listed):
        raise BadSetup(f"{str(hands)[:60]!r}: dump needs a history, or a list of them, at least one")
    if not isinstance(format, str):
        raise BadSetup(f"format {format!r} must be 'phh', 'pokerstars' or 'json'")
    if format == "json":
        report = Losses(text="".join(f"{history_text(hand)}\n" for hand in chosen), losses=())
    elif format == "phh":
        report = phh_write.dump(chosen)
    elif format == "pokerstars":
        report = pokerstars_write.dump(chosen)
    else:
        raise BadSetup(f"format {format!r} must be 'phh', 'pokerstars' or 'json'")
    if path is not None:
        target = path_of(path)
        beside = target.with_name(target.name + ".part")
        beside.write_text(report.text, encoding="utf-8")
        beside.replace(target)
    return report
