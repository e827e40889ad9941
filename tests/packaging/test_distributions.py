"""What is in the wheel and the sdist, and does the wheel work where nothing else is?"""

import os
import subprocess
import sys
import tarfile
import zipfile
from pathlib import Path, PurePosixPath

import pytest

ROOT = Path(__file__).resolve().parents[2]
BUNDLE = {"holdem_widget/static/widget.js", "holdem_widget/static/widget.css"}
SOURCES = {"CHANGELOG.md", "LICENSE", "README.md", "pyproject.toml", "PKG-INFO", ".gitignore"}
FRONT_END = {"package.json", "package-lock.json", ".npmrc", "tsconfig.json"}


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with a wheel and an sdist of this checkout, around the bundle that is built already."""
    if not all((ROOT / name).exists() for name in BUNDLE):
        pytest.skip("the front end is not built; `make build` does it")
    folder = tmp_path_factory.mktemp("dist")
    command = [
        sys.executable,
        "-m",
        "build",
        "--no-isolation",
        "--wheel",
        "--sdist",
        "--outdir",
        str(folder),
        str(ROOT),
    ]
    environment = {**os.environ, "HATCH_JUPYTER_BUILDER_SKIP_NPM": "1"}
    subprocess.run(command, check=True, env=environment, capture_output=True)
    return folder


@pytest.fixture
def wheel(built: Path) -> Path:
    """The wheel."""
    return next(built.glob("*.whl"))


def test_the_wheel_is_for_every_machine(wheel: Path) -> None:
    assert wheel.name.endswith("-py3-none-any.whl")


def test_the_wheel_holds_the_package_and_nothing_else(wheel: Path) -> None:
    names = zipfile.ZipFile(wheel).namelist()
    assert [name for name in names if not belongs(PurePosixPath(name))] == []
    assert set(names) >= BUNDLE | {"holdem_widget/py.typed", "holdem_widget/words/en.ftl"}


def test_the_sdist_holds_what_builds_the_wheel_and_nothing_else(built: Path) -> None:
    with tarfile.open(next(built.glob("*.tar.gz"))) as archive:
        names = [name.split("/", 1)[1] for name in archive.getnames()]
    assert [name for name in names if not needed(PurePosixPath(name))] == []
    assert set(names) >= BUNDLE | {"js/src/widget.ts", "js/package-lock.json"}


@pytest.mark.long
def test_a_hand_is_played_from_the_wheel_in_a_bare_environment(wheel: Path, tmp_path: Path) -> None:
    python = tmp_path / "venv" / "bin" / "python"
    subprocess.run([sys.executable, "-m", "venv", str(tmp_path / "venv")], check=True)
    subprocess.run([str(python), "-m", "pip", "install", "--quiet", str(wheel)], check=True)
    environment = {key: value for key, value in os.environ.items() if key != "PYTHONPATH"}
    played = subprocess.run(
        [str(python), "-c", HAND], check=True, cwd=tmp_path, env=environment, capture_output=True, text=True
    )
    assert played.stdout.split() == ["4000", "True"]


HAND = """
import sys
import holdem_widget as hw
table = hw.play("match", seed=7)
while table.legal is not None and not table.history:
    table.check() if table.legal.check else table.call()
print(sum(table.stacks), "site-packages" in hw.__file__)
"""


def belongs(name: PurePosixPath) -> bool:
    """Whether the wheel may hold this file."""
    if name.parts[0].endswith(".dist-info"):
        return True
    if name.parts[0] != "holdem_widget":
        return False
    return str(name) in BUNDLE or name.suffix == ".py" or name.name == "py.typed" or resource(name)


def resource(name: PurePosixPath) -> bool:
    """Whether it is a word file or data of the package."""
    return (name.parts[1] == "words" and name.suffix in (".ftl", ".md")) or name.parent.name == "data"


def needed(name: PurePosixPath) -> bool:
    """Whether the sdist may hold this file."""
    if name.parts[0] == "js":
        return name.parts[1] == "src" or name.name in FRONT_END
    return str(name) in SOURCES or belongs(name)
