"""Where do the finished hands of a table stay?  Packed, so that a long evening does not fill the memory.

A hand with the records of its opponents' decisions is some 25 kB as Python objects, and less than 2 kB packed; it is
unpacked when somebody looks at it.
"""

from __future__ import annotations

import json
import zlib
from collections.abc import Iterable, Sequence
from typing import overload

from holdem_widget.table.history import History, history_text


class Archive(Sequence[History]):
    """Histories, oldest first; the one that was looked at last is kept unpacked."""

    def __init__(self, packed: Iterable[bytes] = ()) -> None:
        self._packed = list(packed)
        self._open: tuple[bytes, History] | None = None

    def append(self, history: History) -> None:
        """One more."""
        self._packed.append(self._pack(history))

    def replace_last(self, history: History) -> None:
        """Another one instead of the last: with one more note."""
        self._packed[-1] = self._pack(history)

    def drop_last(self) -> None:
        """Without the last one: it has not ended after all."""
        self._packed.pop()

    def copy(self) -> Archive:
        """The same hands; what is added to one is not in the other."""
        return Archive(self._packed)

    def __len__(self) -> int:
        return len(self._packed)

    @overload
    def __getitem__(self, index: int) -> History: ...
    @overload
    def __getitem__(self, index: slice) -> Archive: ...
    def __getitem__(self, index: int | slice) -> History | Archive:
        if isinstance(index, slice):
            return Archive(self._packed[index])
        packed = self._packed[index]
        opened = self._open
        if opened is None or opened[0] is not packed:
            self._open = opened = (packed, History.from_json(json.loads(zlib.decompress(packed))))
        return opened[1]

    def _pack(self, history: History) -> bytes:
        packed = zlib.compress(history_text(history).encode())
        self._open = (packed, history)
        return packed
