"""How does a test drive a real JupyterLab?

`Server` is one JupyterLab with folders of its own; `Notebook` is one open notebook in a page of Chromium. Commands go
by their ids, never by menus; every wait is for a condition, none for a time.
"""

from __future__ import annotations

import json
import os
import signal
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Self

from playwright.sync_api import BrowserContext, ConsoleMessage, Locator, Page, Request

ROOT = Path(__file__).resolve().parents[2]
SHOTS = Path(__file__).resolve().parent / "shots"
START_SECONDS = 60
WAIT_MS = 60_000
OWN_FOLDERS = (
    "JUPYTER_CONFIG_DIR",
    "JUPYTER_DATA_DIR",
    "JUPYTER_RUNTIME_DIR",
    "JUPYTERLAB_SETTINGS_DIR",
    "JUPYTERLAB_WORKSPACES_DIR",
    "IPYTHONDIR",
    "XDG_DATA_HOME",
    "XDG_STATE_HOME",
)
NO_NEWS = {"fetchNews": "false", "checkForUpdates": False}
KERNEL = "window.jupyterapp?.shell.currentWidget?.sessionContext?.session?.kernel"
MODEL = "window.jupyterapp.shell.currentWidget.content.model"
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


class CellFailed(AssertionError):
    """Python raised an error in the kernel; the message is its traceback."""


@dataclass(slots=True, kw_only=True)
class Server:
    """One running JupyterLab that serves `folder`; its settings, data and kernels are its own."""

    home: Path
    folder: Path
    url: str = ""
    process: subprocess.Popen[bytes] | None = None

    @classmethod
    def start(cls, home: Path) -> Self:
        """A server that answers already; `home` takes its folders and its log."""
        server = cls(home=home, folder=home / "notebooks")
        server.folder.mkdir(parents=True)
        settings = home / "jupyterlab_settings_dir" / "@jupyterlab" / "apputils-extension"
        settings.mkdir(parents=True)
        (settings / "notification.jupyterlab-settings").write_text(json.dumps(NO_NEWS))
        port = free_port()
        server.url = f"http://127.0.0.1:{port}"
        with (home / "server.log").open("wb") as log:
            server.process = subprocess.Popen(
                server_command(port, server.folder),
                cwd=home,
                env=server_environment(home),
                stdout=log,
                stderr=subprocess.STDOUT,
                start_new_session=True,
            )
        server.wait_until_up()
        return server

    def wait_until_up(self) -> None:
        """Returns when the server answers; raises with its log when it has died or is too late."""
        deadline = time.monotonic() + START_SECONDS
        while not self.answers():
            dead = self.process is not None and self.process.poll() is not None
            if dead or time.monotonic() > deadline:
                raise RuntimeError("JupyterLab did not start:\n" + (self.home / "server.log").read_text()[-4000:])
            time.sleep(0.05)

    def answers(self) -> bool:
        """Whether the server is up."""
        try:
            self.ask("/api/status")
        except (urllib.error.URLError, OSError):
            return False
        return True

    def ask(self, path: str, *, method: str = "GET", body: object = None) -> Any:
        """What the server's REST interface answers."""
        content = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(self.url + path, method=method, data=content)
        request.add_header("Content-Type", "application/json")
        with urllib.request.urlopen(request, timeout=30) as answer:
            return json.loads(answer.read() or "null")

    def write(self, name: str, cells: Sequence[str]) -> Path:
        """A notebook of code cells in the server's folder; a source that begins with `%%md` is text."""
        path = self.folder / name
        kernel = {"name": "python3", "display_name": "Python 3", "language": "python"}
        notebook = {
            "cells": [new_cell(index, source) for index, source in enumerate(cells)],
            "metadata": {"kernelspec": kernel},
            "nbformat": 4,
            "nbformat_minor": 5,
        }
        path.write_text(json.dumps(notebook, indent=1), encoding="utf-8")
        return path

    def warm_up(self, name: str) -> str:
        """Starts the kernel of a notebook before a page asks for it; the session's id."""
        body = {"path": name, "name": name, "type": "notebook", "kernel": {"name": "python3"}}
        session: str = self.ask("/api/sessions", method="POST", body=body)["id"]
        return session

    def stop(self) -> None:
        """Ends the server and its kernels."""
        if self.process is None:
            return
        self.process.terminate()
        try:
            self.process.wait(timeout=15)
        except subprocess.TimeoutExpired:
            os.killpg(self.process.pid, signal.SIGKILL)
            self.process.wait()
        self.process = None


@dataclass(slots=True, kw_only=True)
class Notebook:
    """One notebook, open in a page of its own."""

    server: Server
    context: BrowserContext
    page: Page
    name: str
    session: str
    console: list[str] = field(default_factory=list)
    page_errors: list[str] = field(default_factory=list)
    foreign_requests: list[str] = field(default_factory=list)

    def listen(self) -> None:
        """Keeps what the page says, throws, and asks of other machines."""

        def heard(message: ConsoleMessage) -> None:
            self.console.append(f"{message.type}: {message.text}")

        def asked(request: Request) -> None:
            if not request.url.startswith((self.server.url, "data:", "blob:", "ws://127.0.0.1")):
                self.foreign_requests.append(request.url)

        self.page.on("console", heard)
        self.page.on("pageerror", lambda error: self.page_errors.append(str(error)))
        self.page.on("request", asked)

    def open(self) -> Self:
        """Loads the page and waits for the kernel."""
        self.page.goto(f"{self.server.url}/lab/tree/{self.name}?reset", wait_until="domcontentloaded")
        self.wait_until_ready()
        return self

    def reload(self) -> None:
        """Loads the page again, as a person does; the kernel lives on."""
        self.page.reload(wait_until="domcontentloaded")
        self.wait_until_ready()

    def wait_until_ready(self) -> None:
        """Returns when the notebook is shown and its kernel is idle."""
        self.page.wait_for_function(f"() => {KERNEL}?.status === 'idle' && !!{MODEL}", timeout=WAIT_MS)
        self.page.locator(".jp-Notebook .jp-Cell").first.wait_for(timeout=WAIT_MS)

    def wait_until_idle(self) -> None:
        """Returns when the kernel has nothing left to do."""
        self.page.wait_for_function(f"() => {KERNEL}?.status === 'idle'", timeout=WAIT_MS)

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

    def size(self, width: int, height: int) -> None:
        """Sets the size of the window in CSS pixels."""
        self.page.set_viewport_size({"width": width, "height": height})

    def screenshot(self, name: str, *, of: Locator | None = None) -> Path:
        """A picture under tests/browser/shots, of the window or of one element."""
        SHOTS.mkdir(exist_ok=True)
        path = SHOTS / f"{name}.png"
        (of or self.page).screenshot(path=path)
        return path

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

    def close(self) -> None:
        """Closes the page and ends the kernel."""
        self.context.close()
        try:
            self.server.ask(f"/api/sessions/{self.session}", method="DELETE")
        except urllib.error.HTTPError:
            return  # the test has ended it already


def new_cell(index: int, source: str) -> dict[str, Any]:
    """A code cell, or a text cell when the source begins with `%%md`."""
    cell: dict[str, Any] = {"id": f"cell-{index}", "metadata": {}}
    if source.startswith("%%md"):
        return {**cell, "cell_type": "markdown", "source": source.removeprefix("%%md").lstrip()}
    return {**cell, "cell_type": "code", "source": source, "outputs": [], "execution_count": None}


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


def server_command(port: int, folder: Path) -> list[str]:
    """JupyterLab on the loopback only, without a token, and with its application object open to the tests."""
    return [
        sys.executable,
        "-m",
        "jupyterlab",
        "--no-browser",
        "--ip=127.0.0.1",
        f"--port={port}",
        "--allow-root",
        "--ServerApp.port_retries=0",
        "--IdentityProvider.token=",
        "--ServerApp.password=",
        "--ServerApp.disable_check_xsrf=True",
        f"--ServerApp.root_dir={folder}",
        "--LabApp.news_url=None",
        "--LabApp.expose_app_in_browser=True",
    ]


def server_environment(home: Path) -> dict[str, str]:
    """The environment with the server's own folders, and this project's package before any other."""
    own = {name: str(home / name.lower()) for name in OWN_FOLDERS}
    path = os.pathsep.join(filter(None, (str(ROOT), os.environ.get("PYTHONPATH"))))
    return {**os.environ, **own, "PYTHONPATH": path, "JUPYTER_PREFER_ENV_PATH": "1"}


def free_port() -> int:
    """A port that nobody listens on."""
    with socket.socket() as listener:
        listener.bind(("127.0.0.1", 0))
        port: int = listener.getsockname()[1]
        return port
