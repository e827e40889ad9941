"""Make the README's pictures from the real bundle and real views.  Usage: make_pictures.py (needs a built front end)"""

from __future__ import annotations

import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from playwright.sync_api import sync_playwright  # noqa: E402

from tools.chromium import FLAGS, executable  # noqa: E402
from tools.shots import served, shoot  # noqa: E402

PICTURES = {
    "table": {"fixture": "views/flop", "width": "848", "theme": "light"},
    "showdown-dark": {"fixture": "views/showdown", "width": "848", "theme": "dark"},
    "duel": {"fixture": "views/duel_end", "width": "848", "theme": "light"},
}


def main() -> int:
    """Every picture into docs/."""
    faults: list[str] = []
    with served() as address, sync_playwright() as play:
        browser = play.chromium.launch(executable_path=executable(), args=list(FLAGS))
        for name, spec in PICTURES.items():
            faults += shoot(browser, address, spec, ROOT / "docs" / f"{name}.png")
        browser.close()
    print("\n".join(faults) or f"{len(PICTURES)} pictures in docs/")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
