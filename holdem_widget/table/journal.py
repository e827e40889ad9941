"""How does a match outlive its kernel?  Each change is one line of a small file, written before anybody hears of it.

The first line says what is played, every other what happened: a deal with its draws, a move, a note, a restart. A
line counts when it is whole; one that was cut off by the end of the process is dropped. The file holds hidden cards:
it belongs to the owner of the kernel.
"""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass
from itertools import count
from pathlib import Path
from typing import Any

from holdem_widget.errors import BadSetup, FormatError

SCHEMA = 1
SUFFIX = ".match.jsonl"
KEPT = 20  # files of older matches that stay
_NUMBERS = count(1)


def home() -> Path:
    """The folder of the match files, in the user's data folder; HOLDEM_WIDGET_HOME names another."""
    named = os.environ.get("HOLDEM_WIDGET_HOME")
    if named:
        return Path(named)
    from platformdirs import user_data_path

    return user_data_path("holdem_widget", appauthor=False) / "matches"


def _tally() -> Path:
    return home() / "finished-hands"


def count_hand() -> None:
    """One finished hand more: one byte, so that any number of processes can count."""
    home().mkdir(parents=True, exist_ok=True)
    with _tally().open("ab") as file:
        file.write(b".")


def finished_hands() -> int:
    """How many hands of all games the user has finished."""
    return _tally().stat().st_size if _tally().exists() else 0


def forget_hands() -> None:
    """The count begins anew."""
    _tally().unlink(missing_ok=True)


def matches() -> tuple[Path, ...]:
    """The match files, the latest first."""
    found = home().glob(f"*{SUFFIX}") if home().is_dir() else ()
    return tuple(sorted(found, key=lambda path: (path.stat().st_mtime_ns, path.name), reverse=True))


@dataclass(slots=True)
class Journal:
    """A match file that grows by whole lines."""

    path: Path

    @classmethod
    def begin(cls, header: dict[str, Any], path: Path | None = None) -> Journal:
        """A new file with its first line; older ones beyond the last few are removed."""
        folder = home() if path is None else path.parent
        folder.mkdir(parents=True, exist_ok=True)
        journal = cls(path or folder / f"{os.getpid()}-{next(_NUMBERS)}-{os.urandom(4).hex()}{SUFFIX}")
        journal.append({"schema": SCHEMA, **header})
        for old in matches()[KEPT:]:
            with suppress(OSError):
                old.unlink()
        return journal

    def append(self, entry: dict[str, Any]) -> None:
        """One line, on the disk when this returns."""
        line = json.dumps(entry, separators=(",", ":"), ensure_ascii=False)
        with self.path.open("ab") as file:
            file.write(f"{line}\n".encode())
            file.flush()
            os.fsync(file.fileno())

    def copy_to(self, path: Path) -> None:
        """The whole file somewhere else, atomically."""
        beside = path.with_name(path.name + ".part")
        beside.write_bytes(self.path.read_bytes())
        beside.replace(path)

    def erase(self) -> None:
        """Remove the file."""
        with suppress(FileNotFoundError):
            self.path.unlink()


def read(path: Path) -> tuple[dict[str, Any], tuple[dict[str, Any], ...]]:
    """The first line and the others of a match file; a torn last line is dropped.  Raises: FormatError, BadSetup."""
    if not path.is_file():
        raise BadSetup(f"there is no match file at {path}")
    entries = tuple(_entries(path))
    if not entries or entries[0].get("schema") != SCHEMA:
        raise FormatError("this is not a match file of this version", source=path.name, line=1)
    return entries[0], entries[1:]


def _entries(path: Path) -> Iterator[dict[str, Any]]:
    *whole, _torn = path.read_bytes().split(b"\n")
    for number, line in enumerate(whole, start=1):
        try:
            entry = json.loads(line)
        except ValueError as error:
            raise FormatError(f"not JSON: {error}", source=path.name, line=number) from error
        if not isinstance(entry, dict):
            raise FormatError("a line must be an object", source=path.name, line=number)
        yield entry


def cut_torn_line(path: Path) -> None:
    """Remove what a killed process left of a last line, so that the file can grow on."""
    data = path.read_bytes()
    end = data.rfind(b"\n") + 1
    if end != len(data):
        with path.open("r+b") as file:
            file.truncate(end)
