"""How long from a click to the settled new view, in a real JupyterLab?  And how much goes over the wire for it?

    python -m tests.benchmarks.browser_latency [CLICKS]

Animations off, instant speed, three opponents acting in between. Prints the median and 95 % in ms, and the largest
traffic of one action in bytes, both ways.
"""

from __future__ import annotations

import statistics
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import WebSocket, sync_playwright

from tests.browser.lab import Desk, Notebook
from tests.browser.server import Server
from tools.chromium import FLAGS, executable

CELL = "import holdem_widget as hw\ntable = hw.play('match', seed={seed}, opponents='{level}')\ntable"
CLICK = """async () => {
  const root = document.querySelector(".jp-Notebook .hw");
  const part = (name) => root.querySelector(`[data-hw="${name}"]`);
  const settled = () => part("next") || (part("call") && part("call").getAttribute("aria-disabled") !== "true");
  const idle = async () => { while (!settled()) await new Promise(requestAnimationFrame); };
  await idle();
  const next = part("next");
  if (next) { next.click(); await new Promise((done) => setTimeout(done, 150)); await idle(); return null; }
  const start = performance.now();
  part("call").click();
  if (part("confirm")) part("confirm").click();
  await new Promise(requestAnimationFrame);
  await idle();
  return performance.now() - start;
}"""
SETTINGS = """localStorage.setItem("holdem-widget:settings", JSON.stringify({ speed: "instant", confirm: false }))"""


def measure(book: Notebook, clicks: int) -> tuple[list[float], list[int]]:
    """Milliseconds and bytes of each action."""
    traffic = [0]

    def count(payload: str | bytes) -> None:
        whole = payload if isinstance(payload, bytes) else payload.encode()
        if b'"debug_re' not in whole:  # JupyterLab's debugger looks at the kernel now and then
            traffic[0] += len(whole)

    def listen(socket: WebSocket) -> None:
        socket.on("framereceived", count)
        socket.on("framesent", count)

    book.page.on("websocket", listen)
    book.reload()
    times: list[float] = []
    sizes: list[int] = []
    while len(times) < clicks:
        if book.python("table.is_over or table.stacks[0] == 0") == "True":
            book.python("table.restart()")
        traffic[0] = 0
        taken = book.page.evaluate(CLICK)
        book.page.wait_for_timeout(60)
        if taken is not None:
            times.append(taken)
            sizes.append(traffic[0])
    return times, sizes


def main(clicks: int, level: str) -> None:
    server = Server.start(Path(tempfile.mkdtemp()))
    try:
        with sync_playwright() as play:
            browser = play.chromium.launch(executable_path=executable(), args=list(FLAGS))
            page = Desk(server=server, browser=browser).take()
            page.emulate_media(reduced_motion="reduce")
            book = Notebook.of([CELL.format(seed=7, level=level)], server=server, page=page).open()
            page.evaluate(SETTINGS)
            book.run_all()
            times, sizes = measure(book, clicks)
            cut = statistics.quantiles(times, n=20)[-1]
            print(
                f"{level}: {clicks} clicks, median {statistics.median(times):.0f} ms, 95 % {cut:.0f} ms, max {max(times):.0f} ms"
            )
            print(f"traffic of one action: median {statistics.median(sizes):.0f} bytes, largest {max(sizes)} bytes")
            browser.close()
    finally:
        server.stop()


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 60, sys.argv[2] if len(sys.argv) > 2 else "club")
