"""How does a test drive a real JupyterLab?

`Desk` hands out pages of one JupyterLab; `Notebook` is one notebook in such a page. Commands go by their ids, never by
menus; every wait is for a condition, none for a time.
"""

from __future__ import annotations

import json
import time
import urllib.error
from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import count
from pathlib import Path
from typing import Any, Self

from playwright.sync_api import Browser, ConsoleMessage, Error, Locator, Page, Request

from tests.browser.server import ROOT, Server

SHOTS = Path(__file__).resolve().parent / "shots"
AXE = ROOT / "js" / "node_modules" / "axe-core" / "axe.min.js"
WAIT_MS = 60_000
LAB = "/lab/tree/{name}?reset"
NOTEBOOK_7 = "/notebooks/{name}"
NUMBERS = count(1)
KERNEL = "window.jupyterapp?.shell.currentWidget?.sessionContext?.session?.kernel"
MODEL = "window.jupyterapp.shell.currentWidget.content.model"
AXE_RULES = {
    "runOnly": ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22a", "wcag22aa", "best-practice"],
    "rules": {"target-size": {"enabled": True}},
}
EXECUTE = f"""async (code) => {{
  const future = {KERNEL}.requestExecute({{ code, store_history: false, allow_stdin: false }});
  let text = "";
  let error = null;
  future.onIOPub = ({{ header, content }}) => {{
    if (header.msg_type === "stream") text += content.text;
    if (header.msg_type === "execute_result") text += content.data["text/plain"] ?? "";
    if (header.msg_type === "error") error = content.traceback.join("\\n");
  }};
  await future.done;
  return {{ text, error }};
}}"""
TIDY = """async () => {
  const { shell, commands } = window.jupyterapp;
  window.hwEar?.disconnect();
  for (const widget of [...shell.widgets("main")]) {
    widget.context?.dispose?.();
    widget.dispose();
  }
  shell.expandLeft();
  localStorage.clear();
  if (document.body.dataset.jpThemeLight !== "true") {
    await commands.execute("apputils:change-theme", { theme: "JupyterLab Light" });
  }
  return true;
}"""


class CellFailed(AssertionError):
    """Python raised an error in the kernel; the message is its traceback."""


@dataclass(slots=True, kw_only=True)
class Desk:
    """Hands out pages with JupyterLab loaded and nothing open, and takes them back.

    Loading JupyterLab takes some five seconds, opening a notebook in it less than one: a page is used again when it
    could be tidied.
    """

    server: Server
    browser: Browser
    spare: Page | None = None

    def take(self) -> Page:
        """A page with an empty JupyterLab, or with nothing loaded yet."""
        page, self.spare = self.spare, None
        return page or self.new_page()

    def new_page(self) -> Page:
        """A page with nothing loaded."""
        context = self.browser.new_context(viewport={"width": 1280, "height": 720})
        context.set_default_timeout(WAIT_MS)
        return context.new_page()

    def give_back(self, page: Page) -> None:
        """Tidies the page for the next notebook, or closes it where that fails."""
        try:
            theme = page.evaluate(TIDY)
            page.mouse.move(0, 0)
            page.locator('body[data-jp-theme-light="true"]').wait_for(state="attached")
            tidy = theme and page.locator(".jp-Dialog").count() == 0 and page.locator(".jp-Notebook").count() == 0
        except Error:
            tidy = False
        if tidy and self.spare is None:
            self.spare = page
        else:
            page.context.close()


@dataclass(kw_only=True)
class Notebook:
    """One notebook, open in a page.  (No slots: Playwright notes its listeners on the object.)"""

    server: Server
    page: Page
    name: str
    session: str
    address: str = LAB
    console: list[str] = field(default_factory=list)
    page_errors: list[str] = field(default_factory=list)
    foreign_requests: list[str] = field(default_factory=list)

    @classmethod
    def of(cls, cells: Sequence[str], *, server: Server, page: Page, address: str = LAB) -> Self:
        """A new notebook of these cells, with its kernel starting and its page listened to."""
        name = f"n{next(NUMBERS)}.ipynb"
        server.write(name, cells)
        book = cls(server=server, page=page, name=name, session=server.warm_up(name), address=address)
        page.on("console", book.hear)
        page.on("pageerror", book.catch)
        page.on("request", book.see)
        return book

    def hear(self, message: ConsoleMessage) -> None:
        """Keeps a line of the page's console."""
        self.console.append(f"{message.type}: {message.text}")

    def catch(self, error: Error) -> None:
        """Keeps an error that nobody caught in the page."""
        self.page_errors.append(error.stack or str(error))

    def see(self, request: Request) -> None:
        """Keeps what the page asks of other machines."""
        if not request.url.startswith((self.server.url, "data:", "blob:")):
            self.foreign_requests.append(request.url)

    def open(self) -> Self:
        """Opens this notebook in the JupyterLab of the page; loads one when there is none."""
        if not self.page.url.startswith(self.server.url):
            return self.load()
        self.command("docmanager:open", path=self.name, factory="Notebook")
        self.wait_until_ready()
        return self

    def load(self) -> Self:
        """Loads JupyterLab (or Notebook 7) anew, with this notebook and nothing else open."""
        self.page.goto(self.server.url + self.address.format(name=self.name), wait_until="domcontentloaded")
        self.wait_until_ready()
        return self

    def reload(self, *, save: bool = True) -> None:
        """Loads the page again; the kernel lives on.  Saves first, as JupyterLab does now and then."""
        if save:
            self.save()
        self.page.goto("about:blank")
        self.load()

    def wait_until_ready(self) -> None:
        """Returns when the notebook is shown and its kernel is idle."""
        self.page.wait_for_function(f"() => {KERNEL}?.status === 'idle' && !!{MODEL}", timeout=WAIT_MS)
        self.page.locator(".jp-Notebook .jp-Cell").first.wait_for(timeout=WAIT_MS)

    def wait_until_idle(self) -> None:
        """Returns when the kernel has nothing left to do."""
        self.page.wait_for_function(f"() => {KERNEL}?.status === 'idle'", timeout=WAIT_MS)

    def listen(self) -> list[int]:
        """The sizes of all frames that come from the kernel from now on, in bytes: a list that grows."""
        sizes: list[int] = []
        self.page.on("websocket", lambda socket: socket.on("framereceived", lambda frame: sizes.append(len(frame))))
        self.page.evaluate(f"async () => {{ await {KERNEL}.reconnect(); }}")  # only a new socket is heard
        self.python("None")  # what the kernel said while the socket was new may be lost: it is asked again
        self.wait_until_idle()
        return sizes

    def command(self, name: str, **arguments: object) -> None:
        """Executes a JupyterLab command and waits for its end."""
        self.start(name, **arguments)
        self.page.wait_for_function("() => window.hwDone !== false", timeout=WAIT_MS)
        failure = self.page.evaluate("() => window.hwDone")
        assert failure is True, f"{name}: {failure}"

    def start(self, name: str, **arguments: object) -> None:
        """Executes a JupyterLab command and does not wait."""
        self.page.evaluate(
            """([name, args]) => {
              window.hwDone = false;
              const end = window.jupyterapp.commands.execute(name, args);
              end.then(() => { window.hwDone = true; }, (error) => { window.hwDone = String(error); });
            }""",
            [name, arguments],
        )

    def prefer(self, **settings: object) -> None:
        """Has the tables that are shown from now on find these settings, as if the user had chosen them before."""
        self.page.evaluate("(text) => localStorage.setItem('holdem-widget:settings', text)", json.dumps(settings))

    def run_all(self, *, wait: bool = True, errors: bool = False) -> None:
        """Runs all cells; with `wait` to their end, when (unless `errors`) a traceback in an output fails the test."""
        if not wait:
            return self.start("notebook:run-all-cells")
        self.command("notebook:run-all-cells")
        return None if errors else self.raise_errors()

    def run(self, index: int, *, wait: bool = True, errors: bool = False) -> None:
        """Runs one cell, as `run_all` does all."""
        self.page.evaluate(f"(index) => {{ {MODEL.removesuffix('.model')}.activeCellIndex = index; }}", index)
        if not wait:
            return self.start("notebook:run-cell")
        self.command("notebook:run-cell")
        return None if errors else self.raise_errors()

    def raise_errors(self) -> None:
        """Raises CellFailed when an output holds a traceback."""
        for cell in self.cells():
            for output in cell.get("outputs", ()):
                if output["output_type"] == "error":
                    raise CellFailed("\n".join((cell_source(cell), *output["traceback"])))

    def cells(self) -> list[dict[str, Any]]:
        """The cells as the page holds them now, in the notebook format."""
        cells: list[dict[str, Any]] = self.page.evaluate(f"() => {MODEL}.toJSON().cells")
        return cells

    def text(self, index: int) -> str:
        """What the outputs of a cell say as plain text."""
        outputs = self.cells()[index].get("outputs", ())
        return "".join(output_text(output) for output in outputs)

    def cell(self, index: int) -> Locator:
        """A cell on the page."""
        return self.page.locator(f'.jp-Notebook .jp-Cell[data-windowed-list-index="{index}"]')

    def output(self, index: int) -> Locator:
        """The output area of a cell on the page."""
        return self.cell(index).locator(".jp-OutputArea").first

    def table(self, nth: int = 0) -> Locator:
        """A widget of ours on the page, counted from the top."""
        return self.page.locator(".jp-Notebook .hw").nth(nth)

    def python(self, code: str) -> str:
        """What the code prints or gives in this notebook's kernel; raises CellFailed."""
        answer = self.page.evaluate(EXECUTE, code)
        if answer["error"] is not None:
            raise CellFailed(answer["error"])
        return str(answer["text"]).strip()

    def until(self, code: str, expected: str, *, seconds: float = 20) -> None:
        """Returns when the Python expression prints or gives this text; raises with the last one seen."""
        deadline = time.monotonic() + seconds
        while (seen := self.python(code)) != expected:
            assert time.monotonic() < deadline, f"{code}: {seen!r} instead of {expected!r} after {seconds} s"
            self.page.wait_for_timeout(20)

    def theme(self, *, dark: bool) -> None:
        """Changes JupyterLab's theme and waits for it."""
        self.command("apputils:change-theme", theme="JupyterLab Dark" if dark else "JupyterLab Light")
        light = "false" if dark else "true"
        self.page.locator(f'body[data-jp-theme-light="{light}"]').wait_for(state="attached", timeout=WAIT_MS)
        self.page.locator("#jupyterlab-splash").wait_for(state="detached", timeout=WAIT_MS)

    def size(self, width: int, height: int) -> None:
        """Sets the size of the window in CSS pixels."""
        self.page.set_viewport_size({"width": width, "height": height})

    def screenshot(self, name: str, *, of: Locator | None = None) -> Path:
        """A picture under tests/browser/shots, of the window or of one element."""
        SHOTS.mkdir(exist_ok=True)
        path = SHOTS / f"{name}.png"
        (of or self.page).screenshot(path=path)
        return path

    def accessibility_faults(self, within: str = ".hw") -> list[str]:
        """What axe-core finds wrong inside the elements of a CSS selector, by WCAG 2.2 AA: rule, sentence, element."""
        if not AXE.exists():
            raise FileNotFoundError(f"{AXE} is missing; `make test` installs it")
        if not self.page.evaluate("'axe' in window"):
            self.page.evaluate(AXE.read_text("utf-8"))
        run = "async ([within, rules]) => (await axe.run(within, rules)).violations"
        found = self.page.evaluate(run, [within, AXE_RULES])
        return [f"{fault['id']}: {fault['help']}: {node['target']}" for fault in found for node in fault["nodes"]]

    def second_view(self, index: int) -> Locator:
        """Opens JupyterLab's "New View for Output" of a cell; the panel that holds it."""
        self.page.evaluate(f"(index) => {{ {MODEL.removesuffix('.model')}.activeCellIndex = index; }}", index)
        self.start("notebook:create-output-view")
        panel = self.page.locator(".jp-LinkedOutputView")
        panel.wait_for(timeout=WAIT_MS)
        return panel

    def save(self) -> dict[str, Any]:
        """Saves the notebook and gives what is in the file."""
        self.command("docmanager:save")
        saved: dict[str, Any] = json.loads((self.server.folder / self.name).read_text("utf-8"))
        return saved

    def restart_kernel(self) -> None:
        """Restarts the kernel without a question: the state of the process is gone."""
        self.page.evaluate(f"async () => {{ await {KERNEL}.restart(); }}")
        self.wait_until_idle()

    def kill_kernel(self) -> None:
        """Ends the kernel for good, as a machine that went to sleep would."""
        kernel = self.page.evaluate(f"() => {KERNEL}.id")
        self.server.ask(f"/api/kernels/{kernel}", method="DELETE")

    def sidebar(self, *, shown: bool) -> None:
        """Shows or hides the file browser at the left."""
        self.page.evaluate(f"() => window.jupyterapp.shell.{'expandLeft' if shown else 'collapseLeft'}()")

    def leave(self) -> None:
        """Stops listening and ends the kernel; the page stays."""
        self.page.remove_listener("console", self.hear)
        self.page.remove_listener("pageerror", self.catch)
        self.page.remove_listener("request", self.see)
        try:
            self.server.ask(f"/api/sessions/{self.session}", method="DELETE")
        except urllib.error.HTTPError:
            return  # the test has ended it already


def cell_source(cell: dict[str, Any]) -> str:
    """The source of a cell in the notebook format, which allows a list of lines."""
    return joined(cell["source"])


def output_text(output: dict[str, Any]) -> str:
    """The plain text of one output."""
    if output["output_type"] == "error":
        return "\n".join(output["traceback"])
    return joined(output.get("text", "")) + joined(output.get("data", {}).get("text/plain", ""))


def joined(text: str | list[str]) -> str:
    """Text that the notebook format may keep as a list of lines."""
    return text if isinstance(text, str) else "".join(text)
