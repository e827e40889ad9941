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
from weakref import WeakSet

from holdem_widget.errors import BadSetup, FormatError

SCHEMA = 1
SUFFIX = ".match.jsonl"
KEPT = 20  # files of older matches that stay
TAKEN = -1  # the size of a file that another table has taken up
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


@dataclass(slots=True, weakref_slot=True, eq=False)
class Journal:
    """A match file that grows by whole lines.

    `size` is where it must end for the next line: one that another table has gone on writing is left alone.
    """

    path: Path
    size: int = 0

    @classmethod
    def begin(cls, header: dict[str, Any], path: Path | None = None) -> Journal:
        """A new file with its first line; older ones beyond the last few are removed.  Raises: BadSetup."""
        folder = home() if path is None else path.parent
        journal = cls(path or folder / f"{os.getpid()}-{next(_NUMBERS)}-{os.urandom(4).hex()}{SUFFIX}")
        try:
            folder.mkdir(parents=True, exist_ok=True)
            journal.path.touch(mode=0o600)
        except OSError as error:
            raise BadSetup(f"no match file in {folder} ({error}): HOLDEM_WIDGET_HOME names another folder") from error
        journal.append({"schema": SCHEMA, **header})
        _OPEN.add(journal)
        _remove_old()
        return journal

    @classmethod
    def take_over(cls, path: Path) -> Journal:
        """The file of a match that is taken up; another table of this process may write it no longer."""
        for other in tuple(_OPEN):
            if other.path.resolve() == path.resolve():
                other.size = TAKEN
        journal = cls(path, cut_torn_line(path))
        _OPEN.add(journal)
        return journal

    @property
    def tag(self) -> str:
        """What `hw.resume` knows the file by: the last part of its name in the user's folder, else its path."""
        return self.path.name.removesuffix(SUFFIX).split("-")[-1] if self.path.parent == home() else str(self.path)

    def append(self, entry: dict[str, Any]) -> None:
        """One line, on the disk when this returns; of a file that was erased by hand, nothing.

        Raises: BadSetup when another table goes on with the match, or nothing can be written; then nothing is.
        """
        line = f"{json.dumps(entry, separators=(',', ':'), ensure_ascii=False)}\n".encode()
        try:
            with self.path.open("r+b", buffering=0) as file:
                _lock(file)
                if file.seek(0, os.SEEK_END) != self.size:
                    raise BadSetup(f"another table goes on with this match: hw.resume({self.tag!r}) takes it up there")
                self._write(file, line)
        except FileNotFoundError:
            return
        except OSError as error:
            raise BadSetup(f"the match file cannot be written ({error}): free the disk, or table.forget()") from error
        self.size += len(line)

    def _write(self, file: Any, line: bytes) -> None:
        """The whole line, or none of it."""
        try:
            if file.write(line) != len(line):
                raise OSError("the disk is full")
            os.fsync(file.fileno())
        except OSError:
            file.truncate(self.size)
            raise

    def copy_to(self, path: Path) -> None:
        """The whole file somewhere else, atomically.  Raises: BadSetup."""
        beside = path.with_name(path.name + ".part")
        try:
            beside.write_bytes(self.path.read_bytes())
            beside.replace(path)
        except OSError as error:
            raise BadSetup(f"the match cannot be saved as {path}: {error}") from error

    def erase(self) -> None:
        """Remove the file."""
        with suppress(FileNotFoundError):
            self.path.unlink()


_OPEN: WeakSet[Journal] = WeakSet()


def _remove_old() -> None:
    """The files beyond the last few, but for those that a table of this process still writes."""
    written = {journal.path for journal in _OPEN}
    for old in [path for path in matches() if path not in written][KEPT:]:
        with suppress(OSError):
            old.unlink()


def _lock(file: Any) -> None:
    """The file for this process alone until it is closed, where the system can; else the size alone tells."""
    with suppress(ImportError, OSError):
        import fcntl

        fcntl.flock(file, fcntl.LOCK_EX)


def path_of(value: object) -> Path:
    """The path that a text or a `Path` names.  Raises: BadSetup."""
    if not isinstance(value, (str, Path)) or not Path(value).name:
        raise BadSetup(f"{value!r} is not the path of a file")
    return Path(value)


def find(name: str | Path) -> Path:
    """The match file of a path, or of the tag that a still picture names.  Raises: BadSetup."""
    path = path_of(name)
    if path.is_file():
        return path
    named = [found for found in matches() if found.name.endswith(f"-{name}{SUFFIX}")]
    if len(named) != 1:
        raise BadSetup(f"there is no match file at {path}")
    return named[0]


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
        except (ValueError, RecursionError) as error:
            raise FormatError(f"not JSON: {error}", source=path.name, line=number) from error
        if not isinstance(entry, dict):
            raise FormatError("a line must be an object", source=path.name, line=number)
        yield entry


def cut_torn_line(path: Path) -> int:
    """Remove what a killed process left of a last line, so that the file can grow on; where it ends then."""
    data = path.read_bytes()
    end = data.rfind(b"\n") + 1
    if end != len(data):
        with path.open("r+b") as file:
            file.truncate(end)
    return end
