"""Write `js/src/glyphs.ts` from `holdem_widget/widgets/glyphs.py`; with `--check`, only compare."""

from __future__ import annotations

import json
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from holdem_widget.widgets import glyphs  # noqa: E402

TARGET = ROOT / "js" / "src" / "glyphs.ts"
HEAD = "// Written by tools/make_glyphs.py from holdem_widget/widgets/glyphs.py. Do not edit.\n"
TABLES = ("RANKS", "SUITS", "SHAPES", "CROWNS", "CHIPS")


def text() -> str:
    """The TypeScript file."""
    return HEAD + "".join(f"\n{_table(name, getattr(glyphs, name))}" for name in TABLES)


def _table(name: str, paths: dict[str, str]) -> str:
    lines = "".join(f"  {key}: {json.dumps(path)},\n" for key, path in paths.items())
    return f"export const {name}: Readonly<Record<string, string>> = {{\n{lines}}};\n"


def main(arguments: list[str]) -> int:
    wanted = text()
    if "--check" not in arguments:
        TARGET.write_text(wanted, encoding="utf-8")
        return 0
    same = TARGET.exists() and TARGET.read_text(encoding="utf-8") == wanted
    if not same:
        print(f"{TARGET.relative_to(ROOT)} is not what tools/make_glyphs.py writes", file=sys.stderr)
    return 0 if same else 1


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
