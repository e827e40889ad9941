"""Write `js/src/contract.ts` from `holdem_widget/widgets/contract.py`.  Usage: make_contract.py [--check]"""

from __future__ import annotations

import sys
import types
from pathlib import Path
from typing import Any, Literal, Union, get_args, get_origin, get_type_hints, is_typeddict

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from holdem_widget.widgets import contract  # noqa: E402

TARGET = ROOT / "js" / "src" / "contract.ts"
PLAIN = {str: "string", int: "number", float: "number", bool: "boolean", type(None): "null"}
WORDS = {"str": "string", "int": "number"}
ALIASES = ("Street", "Shape", "Word")


def typescript(kind: Any) -> str:
    """The TypeScript spelling of a Python type."""
    if kind in PLAIN:
        return PLAIN[kind]
    if isinstance(kind, str):
        return " | ".join(WORDS.get(part, part) for part in kind.split(" | "))
    if is_typeddict(kind):
        return str(kind.__name__)
    origin, args = get_origin(kind), get_args(kind)
    if origin is Literal:
        return next((a for a in ALIASES if getattr(contract, a) == kind), " | ".join(f'"{arg}"' for arg in args))
    if origin in (Union, types.UnionType):
        return " | ".join(typescript(arg) for arg in args)
    if origin is list:
        return f"ReadonlyArray<{typescript(args[0])}>"
    if origin is dict:
        return f"Readonly<Record<{typescript(args[0])}, {typescript(args[1])}>>"
    raise TypeError(f"no TypeScript for {kind!r}")


def interface(kind: Any) -> str:
    """One TypedDict as an interface, with the first line of its docstring."""
    optional = "" if kind.__total__ else "?"
    fields = [f"  readonly {name}{optional}: {typescript(hint)};" for name, hint in get_type_hints(kind).items()]
    summary = (kind.__doc__ or "").strip().splitlines()[0]
    return "\n".join([f"/** {summary} */", f"export interface {kind.__name__} {{", *fields, "}"])


def source() -> str:
    """The whole file."""
    dicts = [value for value in vars(contract).values() if is_typeddict(value)]
    aliases = [
        f"export type {name} = " + " | ".join(f'"{arg}"' for arg in get_args(getattr(contract, name))) + ";"
        for name in ALIASES
    ]
    head = ["// Written by tools/make_contract.py from holdem_widget/widgets/contract.py. Do not edit.", ""]
    return "\n".join(
        [*head, f"export const SCHEMA = {contract.SCHEMA};", *aliases, "", "\n\n".join(interface(d) for d in dicts), ""]
    )


def main(arguments: list[str]) -> int:
    text = source()
    if "--check" in arguments:
        same = TARGET.exists() and TARGET.read_text("utf-8") == text
        print("the contract is up to date" if same else "js/src/contract.ts differs: run tools/make_contract.py")
        return 0 if same else 1
    TARGET.write_text(text, "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
