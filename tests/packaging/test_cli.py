"""`holdem-widget`: the tour for those who installed the wheel."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from holdem_widget import cli

ROOT = Path(__file__).resolve().parents[2]
SHIPPED = ROOT / "holdem_widget" / "tour" / cli.TOUR


def without_models(path: Path) -> str:
    """A notebook's text without the ids of widgets, which are new in each run."""
    notebook = json.loads(path.read_text("utf-8"))
    for cell in notebook["cells"]:
        for output in cell.get("outputs", ()):
            output.get("data", {}).pop("application/vnd.jupyter.widget-view+json", None)
    return json.dumps(notebook, indent=1, sort_keys=True)


def test_the_tour_that_is_shipped_is_the_one_that_is_tested() -> None:
    assert without_models(SHIPPED) == without_models(ROOT / "notebooks" / cli.TOUR)


def test_it_copies_the_tour_and_starts_jupyterlab_on_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    started: list[list[str]] = []

    class Done:
        returncode = 3

    monkeypatch.setattr(cli, "find_spec", lambda name: object())
    monkeypatch.setattr(cli.subprocess, "run", lambda command, check: started.append(command) or Done())
    assert cli.main(["--folder", str(tmp_path), "--no-browser"]) == 3
    assert (tmp_path / cli.TOUR).read_bytes() == SHIPPED.read_bytes()
    assert started[0][1:] == ["-m", "jupyterlab", str(tmp_path / cli.TOUR), "--no-browser"]


def test_a_tour_that_is_there_already_stays_as_it_is(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    mine = tmp_path / cli.TOUR
    mine.write_text("mine")
    assert cli.main(["--folder", str(tmp_path), "--copy-only"]) == 0
    assert mine.read_text() == "mine"
    assert capsys.readouterr().out.strip() == str(mine)


def test_without_jupyterlab_it_says_what_to_install(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(cli, "find_spec", lambda name: None)
    assert cli.main(["--folder", str(tmp_path)]) == 1
    assert 'pip install "holdem-widget[lab]"' in capsys.readouterr().err
    assert list(tmp_path.iterdir()) == []
