"""How long does a browser take to draw a view?  Script, styling and layout of one view after another, all panels open.

    python -m tests.benchmarks.render_time [VIEWS]

The built bundle, in Chromium without animations; log and settings (or the reasons of an opponent) stand open. Each
view differs from the one before in every stack, every amount and the cards of the board. Prints the median and 95 % in
ms, by the clock and by the processor's time, which other work on the machine does not lengthen. The goal is a median of 8 ms.
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
SETTINGS = '{"speed":"instant"}'
OPEN = """async () => {
  const root = document.querySelector(".hw");
  root.querySelector('[data-hw="log"]').click();
  const { why } = shown();
  root.querySelector(why ? `[data-seat="${why.seat}"]` : '[data-hw="settings"]').click();
  return [...root.querySelectorAll(".hw-drawer, .hw-panel")].map((panel) => panel.className);
}"""
PREPARE = """() => {
  const plain = shown();
  const more = (seat) => ({ ...seat, stack: seat.stack + 1, committed: seat.committed + 1 });
  const other = { ...plain, seats: plain.seats.map(more), board: [...plain.board].reverse(), log: plain.log.slice(0, -1) };
  window.next = (n) => Object.assign(structuredClone(n % 2 ? other : plain), { version: plain.version + n });
}"""
DRAW = """(n) => {
  const view = next(n);
  const start = performance.now();
  show(view);
  document.querySelector(".hw").getBoundingClientRect();
  return performance.now() - start;
}"""
WARM = 30


def measure(browser: Any, address: str, name: str, count: int) -> tuple[list[float], list[float]]:
    """Of each view, the milliseconds that went by, and those that the page had a processor for (with its painting)."""
    page = browser.new_page(viewport={"width": 1280, "height": 720}, reduced_motion="reduce")
    spec = {"fixture": f"views/{name}", "width": 1040, "settings": SETTINGS}
    page.goto(f"{address}/js/dev/index.html?{urlencode(spec)}")
    page.wait_for_function("document.title === 'ready'")
    panels = page.evaluate(OPEN)
    if len(panels) != 2:
        raise SystemExit(f"{name}: a drawer and a panel should be open, and there are {panels}")
    page.evaluate(PREPARE)
    inspector = page.context.new_cdp_session(page)
    inspector.send("Performance.enable", {"timeDomain": "threadTicks"})
    passed, busy, before = [], [], 0.0
    for n in range(count + WARM):
        passed.append(page.evaluate(DRAW, n))
        page.evaluate("new Promise(requestAnimationFrame)")
        metrics = inspector.send("Performance.getMetrics")["metrics"]
        after = next(metric["value"] for metric in metrics if metric["name"] == "TaskDuration") * 1000
        busy.append(after - before)
        before = after
    page.close()
    return passed[WARM:], busy[WARM:]


def figures(times: list[float]) -> str:
    """The median and 95 %."""
    return f"median {statistics.median(times):.1f} ms, 95 % {sorted(times)[int(len(times) * 0.95)]:.1f} ms"


def main() -> None:
    count = int(sys.argv[1]) if len(sys.argv) > 1 else 300
    with served() as address, sync_playwright() as play:
        browser = play.chromium.launch(executable_path=executable(), args=list(FLAGS))
        for name in VIEWS:
            passed, busy = measure(browser, address, name, count)
            print(f"{name}: {figures(passed)}; of a processor, painting included: {figures(busy)}; {count} views")
        browser.close()


if __name__ == "__main__":
    main()
