"""What is in the wheel and the sdist, and does the wheel work where nothing else is?"""

import os
import shutil
import subprocess
import sys
import tarfile
import zipfile
from pathlib import Path, PurePosixPath

import pytest

ROOT = Path(__file__).resolve().parents[2]
BUNDLE = {"holdem_widget/static/widget.js", "holdem_widget/static/widget.css"}
SOURCES = {"CHANGELOG.md", "LICENSE", "README.md", "pyproject.toml", "PKG-INFO", ".gitignore"}
FRONT_END = {"build.mjs", "package.json", "package-lock.json", ".npmrc", "tsconfig.json"}


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
    names = {name for name in zipfile.ZipFile(wheel).namelist() if ".dist-info/" not in name}
    assert [name for name in names if not belongs(PurePosixPath(name))] == []
    assert names == package_files()


def test_the_wheel_has_the_bundle_the_words_the_rules_the_data_the_types_and_the_tour(wheel: Path) -> None:
    names = set(zipfile.ZipFile(wheel).namelist())
    assert names >= BUNDLE | {
        "holdem_widget/py.typed",
        "holdem_widget/words/en.ftl",
        "holdem_widget/words/rules/en.md",
        "holdem_widget/poker/data/strengths.bin",
        "holdem_widget/tour/00-tour.ipynb",
    }


def test_the_wheel_names_its_command_and_its_extras(wheel: Path) -> None:
    archive = zipfile.ZipFile(wheel)
    folder = next(name for name in archive.namelist() if name.endswith(".dist-info/METADATA")).rpartition("/")[0]
    assert "holdem-widget = holdem_widget.cli:main" in archive.read(f"{folder}/entry_points.txt").decode()
    metadata = archive.read(f"{folder}/METADATA").decode()
    for line in ("Provides-Extra: lab", "Provides-Extra: dock", "License-Expression: MIT", "Requires-Python: >=3.11"):
        assert line in metadata


def test_the_sdist_holds_what_builds_the_wheel_and_nothing_else(built: Path) -> None:
    with tarfile.open(next(built.glob("*.tar.gz"))) as archive:
        names = [name.split("/", 1)[1] for name in archive.getnames()]
    assert [name for name in names if not needed(PurePosixPath(name))] == []
    assert set(names) >= BUNDLE | {"js/src/widget.ts", "js/package-lock.json"} | package_files()


@pytest.mark.long
@pytest.mark.skipif(shutil.which("npm") is None, reason="building the front end needs npm on PATH")
def test_the_sdist_builds_the_same_wheel_with_its_own_front_end(built: Path, wheel: Path, tmp_path: Path) -> None:
    sdist = next(built.glob("*.tar.gz"))
    command = [sys.executable, "-m", "pip", "wheel", "--quiet", "--no-deps", "--no-build-isolation"]
    subprocess.run([*command, "--wheel-dir", str(tmp_path), str(sdist)], check=True)
    again = next(tmp_path.glob("*.whl"))
    assert sorted(zipfile.ZipFile(again).namelist()) == sorted(zipfile.ZipFile(wheel).namelist())


PYTHONS = ("this", "python3.12", "python3.13", "python3.14")


@pytest.mark.long
@pytest.mark.parametrize("name", PYTHONS)
def test_a_hand_is_played_from_the_wheel_in_a_bare_environment(name: str, wheel: Path, tmp_path: Path) -> None:
    made_with = sys.executable if name == "this" else shutil.which(name)
    if made_with is None or subprocess.run([made_with, "-c", ""], check=False, capture_output=True).returncode:
        pytest.skip(f"{name} is not on PATH")
    subprocess.run([made_with, "-m", "venv", str(tmp_path / "venv")], check=True)
    programs = tmp_path / "venv" / "bin"
    subprocess.run([programs / "python", "-m", "pip", "install", "--quiet", str(wheel)], check=True)
    environment = {key: value for key, value in os.environ.items() if key != "PYTHONPATH"}

    def run(*command: str, code: int = 0) -> str:
        told = subprocess.run(
            [programs / command[0], *command[1:]], cwd=tmp_path, env=environment, capture_output=True, text=True,
            check=False,
        )  # fmt: skip
        assert told.returncode == code, told.stderr
        return told.stdout + told.stderr

    assert run("python", "-c", HAND).split() == ["4000", "True", "True"]
    assert run("holdem-widget", "--copy-only").strip() == "00-tour.ipynb"
    assert "holdem-widget[lab]" in run("holdem-widget", code=1)


HAND = """
import holdem_widget as hw
table = hw.play("match", seed=7)
while table.legal is not None and not table.history:
    table.check() if table.legal.check else table.call()
print(sum(table.stacks), "site-packages" in hw.__file__, hw.resume().stacks == table.stacks)
"""


def belongs(name: PurePosixPath) -> bool:
    """Whether the wheel may hold this file."""
    if name.parts[0].endswith(".dist-info"):
        return True
    if name.parts[0] != "holdem_widget":
        return False
    return str(name) in BUNDLE or name.suffix == ".py" or name.name == "py.typed" or resource(name)


def resource(name: PurePosixPath) -> bool:
    """Whether it is a word file, data of the package or the tour."""
    words = name.parts[1] == "words" and name.suffix in (".ftl", ".md")
    return words or name.parent.name == "data" or str(name) == "holdem_widget/tour/00-tour.ipynb"


def needed(name: PurePosixPath) -> bool:
    """Whether the sdist may hold this file."""
    if name.parts[0] == "js":
        return name.parts[1] == "src" or name.name in FRONT_END
    return str(name) in SOURCES or belongs(name)


def package_files() -> set[str]:
    """The files of the package in this checkout."""
    found = (path for path in (ROOT / "holdem_widget").rglob("*") if path.is_file() and "__pycache__" not in path.parts)
    return {path.relative_to(ROOT).as_posix() for path in found}
