"""What may be set on a widget?  Traits that refuse a wrong type as everything here does: with the value and the form."""

from __future__ import annotations

from typing import Any, NoReturn

import traitlets

from holdem_widget.errors import BadSetup


class _Strict:
    """A trait whose refusal is a `BadSetup`."""

    name: str | None
    form: str

    def error(self, obj: Any, value: Any, error: Any = None, info: Any = None) -> NoReturn:
        """Raises: BadSetup."""
        raise BadSetup(f"{self.name} {repr(value)[:60]} must be {self.form}, not {type(value).__name__}")


class Text(_Strict, traitlets.Unicode[str, Any]):
    """A text."""

    form = "a text"


class Whole(_Strict, traitlets.Int[int, Any]):
    """A whole number."""

    form = "a whole number"


class Flag(_Strict, traitlets.Bool[bool, Any]):
    """True or False."""

    form = "True or False"


class Seen(_Strict, traitlets.Union):
    """By whom a hand is seen."""

    form = "a seat, or 'all'"


class Mapped(_Strict, traitlets.Dict):
    """A dict."""

    form = "a dict"


class Listed(_Strict, traitlets.List):  # type: ignore[type-arg]
    """A list."""

    form = "a list"
