"""How does a test get a JupyterLab of its own, that neither finds nor leaves anything on the machine?"""

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
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Self

ROOT = Path(__file__).resolve().parents[2]
START_SECONDS = 60
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


def new_cell(index: int, source: str) -> dict[str, Any]:
    """A code cell, or a text cell when the source begins with `%%md`."""
    cell: dict[str, Any] = {"id": f"cell-{index}", "metadata": {}}
    if source.startswith("%%md"):
        return {**cell, "cell_type": "markdown", "source": source.removeprefix("%%md").lstrip()}
    return {**cell, "cell_type": "code", "source": source, "outputs": [], "execution_count": None}


def server_command(port: int, folder: Path) -> list[str]:
    """JupyterLab and Notebook 7 on the loopback only, without a token, their application objects open to the tests."""
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
        "--JupyterNotebookApp.expose_app_in_browser=True",
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
