"""What does `make test` check, in which order, and how long does each stage take?

`python tools/stages.py` runs all stages; with names, only those. A failing stage does not hide the next ones. The browser
mostly waits, and the other tests mostly reckon: those two lanes run side by side.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from itertools import chain
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PYTEST = (sys.executable, "-m", "pytest", "-q", "--durations=5", "--durations-min=2")
NPM = ("npm", "--silent", "run")
SEEN = tuple(
    f"tests/browser/test_{name}.py" for name in ("checklist", "comfort", "fit", "replay", "smoke", "surfaces")
)  # the half of the browser's tests that is mostly looked at, to be run beside the other half


def always() -> bool:
    """No condition."""
    return True


def any_file(pattern: str) -> Callable[[], bool]:
    """A condition: the project has a file like this."""
    return lambda: any(ROOT.glob(pattern))


@dataclass(frozen=True, slots=True, kw_only=True)
class Stage:
    """One check: a command, whether there is anything for it to check, and the lane in which it may run beside others."""

    name: str
    command: tuple[str, ...]
    folder: str = "."
    needed: Callable[[], bool] = always
    lane: str = ""


Result = tuple[Stage, float, str]


def python(module: str, *words: str) -> tuple[str, ...]:
    """A tool of the project's own environment."""
    return (sys.executable, "-m", module, *words)


STAGES = (
    Stage(name="format", command=python("ruff", "format", "--check", ".")),
    Stage(name="lint", command=python("ruff", "check", ".")),
    Stage(name="types", command=python("mypy", "--strict", "holdem_widget")),
    Stage(name="imports", command=("lint-imports", "--no-cache")),
    Stage(name="js-check", command=(*NPM, "check"), folder="js"),
    Stage(name="js-types", command=(*NPM, "types"), folder="js"),
    Stage(name="js-test", command=(*NPM, "test"), folder="js"),
    Stage(name="js-size", command=(*NPM, "size"), folder="js"),
    Stage(name="python", command=(*PYTEST, "--ignore=tests/browser", "--ignore=tests/benchmarks"), lane="reckoning"),
    Stage(
        name="notebooks",
        command=(*PYTEST, "--nbval", "--nbval-cell-timeout=120", "notebooks"),
        needed=any_file("notebooks/*.ipynb"),
        lane="reckoning",
    ),
    Stage(name="seen", command=(*PYTEST, *SEEN), lane="reckoning"),
    Stage(name="browser", command=(*PYTEST, "tests/browser", *(f"--ignore={path}" for path in SEEN)), lane="waiting"),
)
LONG = Stage(name="long", command=(*PYTEST, "-m", "long", "--timeout=3600", "--ignore=tests/benchmarks"))


def main(names: list[str]) -> int:
    """Runs the stages of these names (all, when none is given) and prints the times; 1 when one failed."""
    known = {stage.name: stage for stage in (*STAGES, LONG)}
    if unknown := [name for name in names if name not in known]:
        print(f"unknown stage {unknown[0]!r}; expected some of: {', '.join(known)}")
        return 2
    chosen = [known[name] for name in names] or STAGES
    started = time.perf_counter()
    with tempfile.TemporaryDirectory(prefix="holdem-data-", ignore_cleanup_errors=True) as data:
        os.environ["XDG_DATA_HOME"] = data  # matches that a check plays are not the user's
        results = run_all(chosen)
    print("\nstage        seconds  result")
    for stage, seconds, result in results:
        print(f"{stage.name:<12} {seconds:>7.1f}  {result}")
    print(f"{'all':<12} {time.perf_counter() - started:>7.1f}")
    return 1 if any(result == "FAILED" for *_, result in results) else 0


def run_all(stages: Sequence[Stage]) -> list[Result]:
    """The stages without a lane one after the other, then the lanes side by side."""
    results = [run(stage) for stage in stages if not stage.lane]
    lanes: dict[str, list[Stage]] = {}
    for stage in stages:
        if stage.lane:
            lanes.setdefault(stage.lane, []).append(stage)
    with ThreadPoolExecutor(max(1, len(lanes))) as pool:
        return [*results, *chain.from_iterable(pool.map(lambda lane: [run(stage) for stage in lane], lanes.values()))]


def run(stage: Stage) -> Result:
    """Runs one stage: the seconds it took, and what came of it.  What it prints comes whole, when it has ended."""
    if not stage.needed():
        return stage, 0.0, "nothing to check"
    print(f"\n=== {stage.name}: {' '.join(stage.command).replace(sys.executable, 'python')}", flush=True)
    started = time.perf_counter()
    done = subprocess.run(
        stage.command, cwd=ROOT / stage.folder, check=False, text=True, stdout=subprocess.PIPE, stderr=subprocess.STDOUT
    )
    seconds = time.perf_counter() - started
    print(f"{done.stdout}=== {stage.name}: {seconds:.1f} s", flush=True)
    return stage, seconds, "FAILED" if done.returncode else "ok"


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
