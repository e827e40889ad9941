"""What holds for every test: nothing is written into the user's own folders."""

import os
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import settings

settings.register_profile("holdem", deadline=None, derandomize=True, print_blob=True)
settings.load_profile("holdem")


def pytest_configure(config: pytest.Config) -> None:
    """Points the data folders at a temporary one before anything is imported; no error of a table is overseen."""
    folder = tempfile.TemporaryDirectory(prefix="holdem-tests-", ignore_cleanup_errors=True)
    config.add_cleanup(folder.cleanup)
    for name in ("XDG_DATA_HOME", "XDG_STATE_HOME", "XDG_CONFIG_HOME", "IPYTHONDIR"):
        os.environ[name] = str(Path(folder.name, name.lower()))
    os.environ["HOLDEM_WIDGET_STRICT"] = "1"  # an error that a table shows and keeps is raised as well


@pytest.fixture(autouse=True)
def no_error_is_overseen() -> Iterator[None]:
    """Raises what a table or a replay kept as an error; a test that wants one deletes HOLDEM_WIDGET_STRICT."""
    yield
    boundary = sys.modules.get("holdem_widget.widgets.boundary")
    if boundary is not None and boundary.overseen:
        error = boundary.overseen[0]
        boundary.overseen.clear()
        raise error


@pytest.fixture
def data_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty user data folder for one test."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    return tmp_path
