"""`holdem-widget`: how do you sit down when all that you have is the installed package?  The tour, in JupyterLab."""

from __future__ import annotations

import subprocess
import sys
from argparse import ArgumentParser
from collections.abc import Sequence
from importlib.resources import files
from importlib.util import find_spec
from pathlib import Path

TOUR = "00-tour.ipynb"
ABOUT = f"Open the tour ({TOUR}) in JupyterLab; other options are JupyterLab's own, such as --no-browser."
NO_LAB = 'JupyterLab is not installed here: pip install "holdem-widget[lab]"\n'


def main(arguments: Sequence[str] | None = None) -> int:
    """Copies the tour into the folder, unless one is there, and starts JupyterLab on it; what JupyterLab returns."""
    parser = ArgumentParser(prog="holdem-widget", description=ABOUT)
    parser.add_argument("--folder", type=Path, default=Path(), help="where the tour goes (default: here)")
    parser.add_argument("--copy-only", action="store_true", help="copy the tour and start nothing")
    chosen, for_lab = parser.parse_known_args(arguments)
    if not chosen.copy_only and find_spec("jupyterlab") is None:
        sys.stderr.write(NO_LAB)
        return 1
    try:
        tour = tour_in(chosen.folder)
    except OSError as error:
        sys.stderr.write(f"the tour cannot be copied into {chosen.folder.resolve()}: {error}\n")
        return 1
    if chosen.copy_only:
        sys.stdout.write(f"{tour}\n")
        return 0
    return subprocess.run([sys.executable, "-m", "jupyterlab", str(tour), *for_lab], check=False).returncode


def tour_in(folder: Path) -> Path:
    """The tour in this folder; one that is there already stays as it is.  Raises: OSError."""
    tour = folder / TOUR
    if not tour.exists():
        folder.mkdir(parents=True, exist_ok=True)
        tour.write_bytes(files("holdem_widget").joinpath("tour", TOUR).read_bytes())
    return tour
