"""Run notebooks and keep their outputs, without the state of widgets.  Usage: run_notebooks.py [NOTEBOOK ...]

The outputs are what `make test` compares with; a live model is of no use in a file, so none is kept.
"""

from __future__ import annotations

import os
import shutil
import sys
import tempfile
from pathlib import Path

import nbformat
from nbclient import NotebookClient

ROOT = Path(__file__).resolve().parent.parent
TOUR = ROOT / "holdem_widget" / "tour"  # its notebook is shipped, too


def run(path: Path) -> None:
    """One notebook, from its first cell to its last."""
    notebook = nbformat.read(path, as_version=4)
    NotebookClient(
        notebook, timeout=300, kernel_name="python3", resources={"metadata": {"path": str(path.parent)}}
    ).execute()
    notebook.metadata.pop("widgets", None)
    for cell in notebook.cells:
        cell.metadata.pop("execution", None)
        if cell.source.startswith("# NBVAL_IGNORE_OUTPUT"):
            cell.outputs = []  # what is not compared would only grow old
    notebook.metadata["language_info"] = {"name": "python"}
    nbformat.write(notebook, path)


def main(arguments: list[str]) -> int:
    os.environ["HOLDEM_WIDGET_HOME"] = tempfile.mkdtemp(prefix="holdem-widget-notebooks-")
    os.environ["PYTHONPATH"] = os.pathsep.join([str(ROOT), *filter(None, [os.environ.get("PYTHONPATH")])])
    for path in map(Path, arguments) if arguments else sorted((ROOT / "notebooks").glob("*.ipynb")):
        run(path.resolve())
        if (TOUR / path.name).exists():
            shutil.copyfile(path, TOUR / path.name)
        print(f"{path.name}: done")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
