"""How large and how quick is a page?  Prints the figures of a long hand; times are of the processor, not of the clock.

PYTHONPATH=. python tests/benchmarks/replay_figures.py
"""

from __future__ import annotations

import json
import statistics
import tempfile
import time
from pathlib import Path

from playwright.sync_api import CDPSession, sync_playwright

import holdem_widget as hw
from tests.replay.test_page import long_hand
from tools.chromium import FLAGS, executable

STEPS = 40
PRESS = """(key) => new Promise((done) => {
  const press = { key, bubbles: true, cancelable: true };
  document.querySelector(".hw").dispatchEvent(new KeyboardEvent("keydown", press));
  requestAnimationFrame(() => setTimeout(done, 0));
})"""


def exported(folder: Path) -> Path:
    """The page of a hand of ten players; its sizes and the time that it takes are printed."""
    hw.replay(long_hand()).page()  # what is loaded once is not counted
    history = long_hand()
    begun = time.process_time()
    replay = hw.replay(history)
    path = replay.to_html(folder / "hand.html")
    taken = time.process_time() - begun
    frames = json.dumps(replay.page().data["hands"][0]["frames"], separators=(",", ":"))
    print(f"{len(history.steps)} steps, {len(history.names)} players: {path.stat().st_size / 1000:.1f} kB in all")
    print(f"frames {len(frames) / 1000:.1f} kB; built in {1000 * taken:.0f} ms")
    return path


def busy(session: CDPSession) -> float:
    """Milliseconds of the page's main thread so far: script, style, layout and paint."""
    metrics = session.send("Performance.getMetrics")["metrics"]
    return float(1000 * next(metric["value"] for metric in metrics if metric["name"] == "TaskDuration"))


def stepped(path: Path) -> list[float]:
    """Milliseconds of the main thread that each step takes, until it is painted."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=executable(), args=list(FLAGS))
        page = browser.new_page(viewport={"width": 900, "height": 720}, reduced_motion="reduce")
        page.goto(path.as_uri())
        page.locator(".hw").wait_for()
        session = page.context.new_cdp_session(page)
        session.send("Performance.enable", {"timeDomain": "threadTicks"})
        taken = []
        for step in range(STEPS):
            before = busy(session)
            page.evaluate(PRESS, "ArrowRight" if step < STEPS / 2 else "ArrowLeft")
            taken.append(busy(session) - before)
        browser.close()
    return taken


def session_of(hands: int) -> None:
    """How long a session takes to load, and to open with its list of hands."""
    text = hw.dump([long_hand()] * hands, format="json").text
    begun = time.process_time()
    loaded = hw.load(text)
    half = time.process_time()
    hw.replay(loaded)
    print(f"{hands} hands of 46 steps: loaded in {half - begun:.2f} s, opened in {time.process_time() - half:.2f} s")


def main() -> None:
    with tempfile.TemporaryDirectory() as folder:
        taken = stepped(exported(Path(folder)))
    print(f"a step: median {statistics.median(taken):.1f} ms, slowest {max(taken):.1f} ms")
    session_of(1000)


if __name__ == "__main__":
    main()
