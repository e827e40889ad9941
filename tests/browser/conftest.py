"""One JupyterLab and one Chromium for all browser tests; a fresh page and kernel for each notebook."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack
from itertools import count
from pathlib import Path

import pytest
from playwright.sync_api import Browser, sync_playwright

from tests.browser.lab import Notebook, Server
from tools.chromium import FLAGS, executable

OpenNotebook = Callable[..., Notebook]
NUMBERS = count(1)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Marks every test of this folder as one for the browser."""
    here = Path(__file__).parent
    for item in items:
        if here in item.path.parents:
            item.add_marker(pytest.mark.browser)


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One JupyterLab for the whole session."""
    running = Server.start(tmp_path_factory.mktemp("lab"))
    yield running
    running.stop()


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """One Chromium for the whole session."""
    program = executable()
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=program, args=list(FLAGS))
        yield chromium
        chromium.close()


@pytest.fixture
def notebook(server: Server, browser: Browser) -> Iterator[OpenNotebook]:
    """Opens notebooks: `notebook(["x = 1", "x"])`; each in a page of its own, closed at the end of the test."""
    with ExitStack() as opened:

        def open_notebook(
            cells: Sequence[str], *, width: int = 1280, height: int = 720, reduced_motion: bool = False
        ) -> Notebook:
            name = f"n{next(NUMBERS)}.ipynb"
            server.write(name, cells)
            session = server.warm_up(name)
            context = browser.new_context(
                viewport={"width": width, "height": height},
                reduced_motion="reduce" if reduced_motion else "no-preference",
            )
            book = Notebook(server=server, context=context, page=context.new_page(), name=name, session=session)
            opened.callback(book.close)
            book.listen()
            return book.open()

        yield open_notebook
