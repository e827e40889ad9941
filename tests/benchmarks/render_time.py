"""How long does a browser take to draw a view?  Script, styling and layout of one view after another, all panels open.

    python -m tests.benchmarks.render_time [VIEWS]

The built bundle, in Chromium without animations; log and settings (or the reasons of an opponent) stand open. Each
view differs from the one before in every stack, every amount and the cards of the board. Prints the median and 95 % in
ms, and the time in which a table is drawn from nothing. The goal is a median of 8 ms.
"""

from __future__ import annotations

import statistics
import sys
from typing import Any
from urllib.parse import urlencode

from playwright.sync_api import sync_playwright

from tools.chromium import FLAGS, executable
from tools.shots import served

VIEWS = ("ten_open", "three_pots", "why")
GOAL = 8.0
SETTINGS = '{"speed":"instant"}'
OPEN = """async () => {
  const root = document.querySelector(".hw");
  root.querySelector('[data-hw="log"]').click();
  const { why } = shown();
  root.querySelector(why ? `[data-seat="${why.seat}"]` : '[data-hw="settings"]').click();
  return [...root.querySelectorAll(".hw-drawer, .hw-panel")].map((panel) => panel.className);
}"""
DRAW = """async (count) => {
  const root = document.querySelector(".hw");
  const plain = shown();
  const more = (seat) => ({ ...seat, stack: seat.stack + 1, committed: seat.committed + 1 });
  const other = { ...plain, seats: plain.seats.map(more), board: [...plain.board].reverse(), log: plain.log.slice(0, -1) };
  const times = [];
  for (let n = 1; n <= count; n += 1) {
    const view = structuredClone(n % 2 ? other : plain);
    view.version = plain.version + n;
    await new Promise(requestAnimationFrame);
    const start = performance.now();
    show(view);
    root.getBoundingClientRect();
    times.push(performance.now() - start);
  }
  return times;
}"""


def measure(browser: Any, address: str, name: str, count: int) -> list[float]:
    """The milliseconds of each view."""
    page = browser.new_page(viewport={"width": 1280, "height": 720}, reduced_motion="reduce")
    spec = {"fixture": f"views/{name}", "width": 1040, "settings": SETTINGS}
    page.goto(f"{address}/js/dev/index.html?{urlencode(spec)}")
    page.wait_for_function("document.title === 'ready'")
    panels = page.evaluate(OPEN)
    if len(panels) != 2:
        raise SystemExit(f"{name}: a drawer and a panel should be open, and there are {panels}")
    page.evaluate(DRAW, 30)
    times: list[float] = page.evaluate(DRAW, count)
    page.close()
    return times


def main() -> None:
    count = int(sys.argv[1]) if len(sys.argv) > 1 else 300
    with served() as address, sync_playwright() as play:
        browser = play.chromium.launch(executable_path=executable(), args=list(FLAGS))
        for name in VIEWS:
            times = sorted(measure(browser, address, name, count))
            print(f"{name}: median {statistics.median(times):.1f} ms, 95 % {times[int(count * 0.95)]:.1f} ms, {count} views")
        browser.close()


if __name__ == "__main__":
    main()
