"""Take pictures of the fixtures through the real bundle.

    python tools/shots.py [--out DIR] [--only fixtures/flop,views/ten] [--widths 848,420] [--themes light,dark]

Build the bundle first (`make`, or `npm run build` in `js/`). Needs Playwright and Chromium.
"""

from __future__ import annotations

import argparse
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from itertools import product
from pathlib import Path
from typing import Any
from urllib.parse import urlencode

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from tools.chromium import FLAGS, executable  # noqa: E402

FIXTURES = ROOT / "js" / "tests"
PAGE = 32


class Quiet(SimpleHTTPRequestHandler):
    """A file server that prints nothing."""

    def log_message(self, format: str, *args: Any) -> None:
        return


@contextmanager
def served() -> Iterator[str]:
    """The checkout behind an address of this machine."""
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(Quiet, directory=str(ROOT)))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    try:
        yield f"http://127.0.0.1:{server.server_address[1]}"
    finally:
        server.shutdown()


def shoot(browser: Any, address: str, spec: dict[str, str], path: Path) -> list[str]:
    """One picture; the answer is what the page complained about."""
    width = int(spec["width"])
    page = browser.new_page(
        viewport={"width": width + PAGE, "height": 720}, device_scale_factor=1.5, reduced_motion="reduce"
    )
    faults: list[str] = []
    page.on("pageerror", lambda error: faults.append(str(error)))
    page.goto(f"{address}/js/dev/index.html?{urlencode(spec)}")
    page.wait_for_function("document.title === 'ready'")
    page.locator("body").screenshot(path=str(path))
    page.close()
    return faults


def known() -> list[str]:
    """The views that are there: `fixtures/…` as invented, `views/…` as Python wrote them."""
    return [f"{path.parent.name}/{path.stem}" for path in sorted(FIXTURES.glob("*/*.json"))]


def wishes(arguments: list[str] | None = None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="Take pictures of the fixtures.")
    parser.add_argument("--out", type=Path, default=Path("/tmp/shots"))
    parser.add_argument("--only", default="")
    parser.add_argument("--widths", default="848,420,360,1280")
    parser.add_argument("--themes", default="light,dark")
    parser.add_argument("--settings", default="", help="JSON of display settings, e.g. '{\"deck\":2}'")
    return parser.parse_args(arguments)


def main() -> int:
    from playwright.sync_api import sync_playwright

    wish = wishes()
    wish.out.mkdir(parents=True, exist_ok=True)
    names = [name for name in wish.only.split(",") if name] or known()
    faults: list[str] = []
    with served() as address, sync_playwright() as play:
        browser = play.chromium.launch(executable_path=executable(), args=list(FLAGS))
        for name, width, theme in product(names, wish.widths.split(","), wish.themes.split(",")):
            spec = {"fixture": name, "width": width, "theme": theme} | (
                {"settings": wish.settings} if wish.settings else {}
            )
            found = shoot(browser, address, spec, wish.out / f"{name.replace('/', '-')}-{width}-{theme}.png")
            faults += [f"{name} {width} {theme}: {fault}" for fault in found]
        browser.close()
    print("\n".join(faults) or f"{len(names)} fixtures in {wish.out}")
    return 1 if faults else 0


if __name__ == "__main__":
    raise SystemExit(main())
