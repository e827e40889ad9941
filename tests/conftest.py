"""What holds for every test: nothing is written into the user's own folders."""

import os
import tempfile
from pathlib import Path

import pytest
from hypothesis import settings

settings.register_profile("holdem", deadline=None, derandomize=True, print_blob=True)
settings.load_profile("holdem")


def pytest_configure(config: pytest.Config) -> None:
    """Points the data folders at a temporary one before anything is imported."""
    folder = tempfile.TemporaryDirectory(prefix="holdem-tests-", ignore_cleanup_errors=True)
    config.add_cleanup(folder.cleanup)
    for name in ("XDG_DATA_HOME", "XDG_STATE_HOME", "XDG_CONFIG_HOME", "IPYTHONDIR"):
        os.environ[name] = str(Path(folder.name, name.lower()))


@pytest.fixture
def data_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty user data folder for one test."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    return tmp_path
