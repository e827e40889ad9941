"""One JupyterLab and one Chromium for all browser tests; a fresh page and kernel for each notebook."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack
from pathlib import Path

import pytest
from playwright.sync_api import Browser, sync_playwright

from tests.browser.lab import LAB, NOTEBOOK_7, Desk, Notebook
from tests.browser.server import Server
from tools.chromium import FLAGS, executable

OpenNotebook = Callable[..., Notebook]


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


@pytest.fixture(scope="session")
def desk(server: Server, browser: Browser) -> Desk:
    """Pages of that JupyterLab, loaded once and used again."""
    return Desk(server=server, browser=browser)


@pytest.fixture
def notebook(desk: Desk) -> Iterator[OpenNotebook]:
    """Opens notebooks: `notebook(["x = 1", "x"])`, closed at the end of the test.

    `alone=True` loads JupyterLab anew with `/lab/tree/…?reset`, for what a used page could spoil; `seven=True` loads
    Notebook 7.
    """
    with ExitStack() as opened:

        def open_notebook(
            cells: Sequence[str],
            *,
            width: int = 1280,
            height: int = 720,
            still: bool = False,
            alone: bool = False,
            seven: bool = False,
        ) -> Notebook:
            own = alone or seven
            page = desk.new_page() if own else desk.take()
            opened.callback(page.context.close) if own else opened.callback(desk.give_back, page)
            page.set_viewport_size({"width": width, "height": height})
            page.emulate_media(reduced_motion="reduce" if still else "no-preference")
            address = NOTEBOOK_7 if seven else LAB
            book = Notebook.of(cells, server=desk.server, page=page, address=address)
            opened.callback(book.leave)
            return book.open()

        yield open_notebook
