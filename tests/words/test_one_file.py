"""Adding a language is adding one file: a package with it speaks it, and its rules are English until they are written."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import holdem_widget

PACKAGE = Path(holdem_widget.__file__).parent
SPEAK = """
import holdem_widget as hw
from holdem_widget import words
assert "eo" in words.languages()
table = hw.play("match", seed=7, opponents="beginner", lang="eo")
print(table.call().sentences[0])
assert hw.rules("match", lang="eo").refer("H-3.6") == hw.rules("match").refer("H-3.6")
"""


def test_a_language_is_added_by_one_file(tmp_path: Path) -> None:
    package = tmp_path / "holdem_widget"
    shutil.copytree(PACKAGE, package, ignore=shutil.ignore_patterns("__pycache__"))
    folder = package / "words"
    parts = [folder / "en.ftl", *sorted(folder.glob("en_*.ftl"))]
    text = "\n".join(part.read_text("utf-8") for part in parts).replace("You call", "Vi vidas per")
    (folder / "eo.ftl").write_text(text, "utf-8")
    environment = os.environ | {"PYTHONPATH": str(tmp_path), "HOLDEM_WIDGET_HOME": str(tmp_path / "home")}
    done = subprocess.run(
        [sys.executable, "-c", SPEAK], cwd=tmp_path, env=environment, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    assert "Vi vidas per" in done.stdout
