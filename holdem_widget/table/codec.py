"""How does a value become JSON, and the same value again?  By its type hints, strictly: nothing is guessed."""

from __future__ import annotations

import types
from dataclasses import fields, is_dataclass
from fractions import Fraction
from functools import cache
from typing import Any, Literal, TypeVar, Union, get_args, get_origin, get_type_hints

from holdem_widget.errors import FormatError
from holdem_widget.games.game import Action

T = TypeVar("T")
TAGGED: tuple[type, ...] = get_args(Action)  # alike in their fields: written with their names


def encode(value: Any) -> Any:
    """The value as plain JSON: dataclasses as objects, tuples as arrays, fractions as text."""
    if is_dataclass(value) and not isinstance(value, type):
        record = {field.name: encode(getattr(value, field.name)) for field in fields(value)}
        return {"kind": type(value).__name__, **record} if type(value) in TAGGED else record
    if isinstance(value, (tuple, list)):
        return [encode(item) for item in value]
    if isinstance(value, Fraction):
        return str(value)
    if value is None or isinstance(value, (bool, int, float, str)):
        return value
    raise FormatError(f"{type(value).__name__} cannot be written as JSON")


@cache
def _hints(kind: type) -> dict[str, Any]:
    return get_type_hints(kind)


def decode(kind: Any, value: Any, where: str = "value") -> Any:
    """The value of type `kind` that `encode` wrote.  Raises: FormatError, naming the place."""
    origin, args = get_origin(kind), get_args(kind)
    if origin in (Union, types.UnionType):
        return _decode_union(args, value, where)
    if origin is tuple:
        return _decode_tuple(args, value, where)
    if origin is Literal:
        return _require(value, where, fits=value in args, form=f"one of {args}")
    if is_dataclass(kind):
        return _decode_record(kind, value, where)
    if kind is Fraction:
        return Fraction(_require(value, where, fits=isinstance(value, str), form="a fraction"))
    if kind in (int, bool, str):
        return _require(value, where, fits=type(value) is kind, form=kind.__name__)
    if kind is type(None):
        return _require(value, where, fits=value is None, form="null")
    raise FormatError(f"{where}: {kind!r} is not a type of a history")


def _require(value: Any, where: str, *, fits: bool, form: str) -> Any:
    if not fits:
        raise FormatError(f"{where} is {str(value)[:60]!r}; it must be {form}")
    return value


def _decode_union(kinds: tuple[Any, ...], value: Any, where: str) -> Any:
    if value is None and type(None) in kinds:
        return None
    last: FormatError | None = None
    for kind in kinds:
        try:
            return decode(kind, value, where)
        except FormatError as error:
            last = error
    raise last or FormatError(f"{where} fits nothing")


def _decode_tuple(args: tuple[Any, ...], value: Any, where: str) -> tuple[Any, ...]:
    _require(value, where, fits=isinstance(value, list), form="a list")
    if len(args) == 2 and args[1] is Ellipsis:
        return tuple(decode(args[0], item, f"{where}[{i}]") for i, item in enumerate(value))
    if args == ((),) or not args:
        args = ()
    _require(value, where, fits=len(value) == len(args), form=f"a list of {len(args)}")
    return tuple(decode(kind, item, f"{where}[{i}]") for i, (kind, item) in enumerate(zip(args, value, strict=True)))


def _decode_record(kind: Any, value: Any, where: str) -> Any:
    _require(value, where, fits=isinstance(value, dict), form="an object")
    if kind in TAGGED:
        _require(value.get("kind"), where, fits=value.get("kind") == kind.__name__, form=kind.__name__)
        value = {name: item for name, item in value.items() if name != "kind"}
    hints = _hints(kind)
    unknown = set(value) - set(hints)
    missing = set(hints) - set(value)
    if unknown or missing:
        raise FormatError(
            f"{where} must have the fields {sorted(hints)}; unknown {sorted(unknown)}, missing {sorted(missing)}"
        )
    return kind(**{name: decode(hint, value[name], f"{where}.{name}") for name, hint in hints.items()})
