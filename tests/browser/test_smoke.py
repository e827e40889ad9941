"""The harness itself, in a real JupyterLab."""

import pytest

from tests.browser.conftest import OpenNotebook
from tests.browser.lab import CellFailed


def test_a_cell_runs_in_a_real_lab(notebook: OpenNotebook) -> None:
    book = notebook(["1+1"])
    book.run_all()
    assert book.text(0) == "2"


def test_python_answers_through_the_kernel_of_the_page(notebook: OpenNotebook) -> None:
    book = notebook(["word = 'river'"])
    book.run_all()
    assert book.python("print(word)") == "river"
    with pytest.raises(CellFailed, match="ZeroDivisionError"):
        book.python("1/0")


def test_reload_theme_size_and_second_view_work_on_an_open_notebook(notebook: OpenNotebook) -> None:
    book = notebook(["%%md # Title", "from ipywidgets import IntSlider; slider = IntSlider(3); slider"])
    book.run_all()
    book.output(1).locator(".widget-slider, .jupyter-widgets").first.wait_for()
    book.second_view(1)
    book.theme(dark=True)
    book.size(420, 720)
    book.screenshot("smoke-dark")
    book.reload()
    book.output(1).locator(".widget-slider").wait_for()
    assert book.python("slider.value") == "3"
    assert book.foreign_requests == []


def test_a_traceback_in_an_output_fails_the_run(notebook: OpenNotebook) -> None:
    book = notebook(["1/0"])
    with pytest.raises(CellFailed, match="ZeroDivisionError"):
        book.run_all()


def test_a_used_page_is_handed_on_without_traces(notebook: OpenNotebook) -> None:
    book = notebook(["2+2"])
    book.run_all()
    assert book.text(0) == "4"
    assert book.page.locator(".jp-Notebook").count() == 1
    assert book.page.locator("body").get_attribute("data-jp-theme-light") == "true"


def test_a_notebook_may_have_jupyterlab_loaded_for_itself(notebook: OpenNotebook) -> None:
    book = notebook(["3+3"], alone=True, still=True)
    book.run_all()
    assert book.text(0) == "6"
    assert book.page.evaluate("matchMedia('(prefers-reduced-motion: reduce)').matches")


def test_accessibility_faults_are_found(notebook: OpenNotebook) -> None:
    book = notebook(["from IPython.display import HTML; HTML('<div class=\"probe\"><button></button></div>')"])
    book.run_all()
    faults = book.accessibility_faults(within=".probe")
    assert [fault.split(":")[0] for fault in faults] == ["button-name"]
