"""Take pictures of the fixtures through the real bundle.

    python tools/shots.py [--out DIR] [--only fixtures/flop,views/ten] [--widths 848,420] [--themes light,dark,contrast]
    python tools/shots.py --surfaces all --langs en,de,th      # sheets of paper, questions and notes open, too

With `--surfaces` there is a contact sheet as well for each language, theme and width: everything on one picture.
Build the bundle first (`make`, or `npm run build` in `js/`). Needs Playwright and Chromium.
"""

from __future__ import annotations

import argparse
import sys
import threading
from base64 import b64encode
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
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
SHEET = 2000


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


@dataclass(frozen=True, slots=True)
class Surface:
    """What is shown, and what is done before the picture: keys to press, and parts (`.x`, `[x]`) to click."""

    fixture: str
    steps: tuple[str, ...] = ()
    change: str = "{}"

    def spec(self) -> dict[str, str]:
        """How `show` is asked for it."""
        return {"fixture": self.fixture, "change": self.change, "steps": "\n".join(self.steps)}


EDIT = "[data-hw=edit]"
SURFACES = {
    "play": Surface("views/play"),
    "all-in": Surface("views/three_pots"),
    "why-not": Surface("views/three_pots", ("r",)),
    "confirm": Surface("views/play", ("Shift+A",)),
    "showdown": Surface("views/showdown"),
    "study": Surface("views/study"),
    "why": Surface("views/why", ("y", ".hw-talk>:last-child")),
    "edit": Surface("views/flop", (EDIT,)),
    "picker": Surface("views/flop", (EDIT, ".hw-mine .hw-pick")),
    "open": Surface("views/open_play"),
    "question": Surface("fixtures/replay"),
    "track": Surface("fixtures/replay", change='{"question":null}'),
    "lock": Surface("views/duel_lock", ("1", "l")),
    "bet": Surface("views/duel_bet"),
    "event": Surface("views/event"),
    "wait": Surface("views/event_wait"),
    "log": Surface("views/study", ("[data-hw=log]",)),
    "settings": Surface("views/play", ("[data-hw=settings]",)),
    "help": Surface("views/play", ("?",)),
    "rules": Surface("views/play", ("?", "[data-hw=rules]")),
    "ten": Surface("views/ten"),
}


def show(page: Any, address: str, spec: dict[str, str]) -> None:
    """A fixture on a page, after its steps: keys to press, and parts to click."""
    query = {"lang": "en", "theme": "light"} | spec
    steps = query.pop("steps", "").splitlines()
    page.goto(f"{address}/js/dev/index.html?{urlencode(query)}")
    page.wait_for_function("document.title === 'ready'")
    for step in steps:
        if step[0] in ".[":
            page.locator(step).first.click()
        else:
            page.locator(".hw").press(step)


def shoot(browser: Any, address: str, spec: dict[str, str], path: Path) -> list[str]:
    """One picture, of a `part` if that is given; the answer is what the page complained about."""
    page = browser.new_page(
        viewport={"width": int(spec["width"]) + PAGE, "height": 720},
        device_scale_factor=1.5,
        reduced_motion="reduce",
        forced_colors="active" if spec.get("theme") == "forced" else "none",
    )
    faults: list[str] = []
    page.on("pageerror", lambda error: faults.append(str(error)))
    show(page, address, spec)
    page.locator(spec.get("part", "body")).screenshot(path=str(path))
    page.close()
    return faults


def known() -> dict[str, Surface]:
    """The views that are there: `fixtures/…` as invented, `views/…` as Python wrote them."""
    names = [f"{path.parent.name}/{path.stem}" for path in sorted(FIXTURES.glob("*/*.json"))]
    return {name: Surface(name) for name in names}


def inline(file: Path) -> str:
    """A file inside an address."""
    return b64encode(file.read_bytes()).decode()


def tile(browser: Any, pictures: dict[str, Path], width: int, path: Path) -> None:
    """All pictures on one, each with its name."""
    figures = [
        f"<figure>{name}<img src='data:image/png;base64,{inline(file)}'></figure>" for name, file in pictures.items()
    ]
    across = max(3, SHEET // width)
    page = browser.new_page(viewport={"width": max(SHEET, across * width // 2), "height": 720})
    page.set_content(
        f"<style>body{{display:grid;grid-template-columns:repeat({across},1fr);gap:8px;font:12px sans-serif}}"
        f"figure{{margin:0}}img{{width:100%}}</style>{''.join(figures)}"
    )
    page.screenshot(path=str(path), full_page=True)
    page.close()


def wishes(arguments: list[str] | None = None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="Take pictures of the fixtures.")
    parser.add_argument("--out", type=Path, default=Path("/tmp/shots"))
    parser.add_argument("--only", default="", help="fixtures, instead of all")
    parser.add_argument("--surfaces", default="", help=f"instead of fixtures: all, or some of {', '.join(SURFACES)}")
    parser.add_argument("--langs", default="en")
    parser.add_argument("--widths", default="848,420,360,1280")
    parser.add_argument("--themes", default="light,dark", help="of light, dark, contrast, contrast-dark, forced")
    parser.add_argument("--settings", default="", help="JSON of display settings, e.g. '{\"deck\":2}'")
    return parser.parse_args(arguments)


def chosen(wish: argparse.Namespace) -> dict[str, Surface]:
    """What the pictures shall show, by name."""
    there = SURFACES if wish.surfaces else known()
    names = [name for name in (wish.surfaces or wish.only).split(",") if name and name != "all"]
    return {name: there[name] for name in names} if names else there


def main() -> int:
    from playwright.sync_api import sync_playwright

    wish = wishes()
    wish.out.mkdir(parents=True, exist_ok=True)
    shown = chosen(wish)
    faults: list[str] = []
    with served() as address, sync_playwright() as play:
        browser = play.chromium.launch(executable_path=executable(), args=list(FLAGS))
        for lang, theme, width in product(*(text.split(",") for text in (wish.langs, wish.themes, wish.widths))):
            pictures = {}
            for name, surface in shown.items():
                spec = surface.spec() | {
                    "lang": lang,
                    "theme": theme,
                    "width": width,
                    "settings": wish.settings or "{}",
                }
                pictures[name] = wish.out / f"{name.replace('/', '-')}-{width}-{theme}-{lang}.png"
                found = shoot(browser, address, spec, pictures[name])
                faults += [f"{name} {width} {theme} {lang}: {fault}" for fault in found]
            if wish.surfaces:
                tile(browser, pictures, int(width), wish.out / f"sheet-{lang}-{theme}-{width}.png")
        browser.close()
    print("\n".join(faults) or f"{len(shown)} surfaces in {wish.out}")
    return 1 if faults else 0


if __name__ == "__main__":
    raise SystemExit(main())
