"""Which Chromium do the browser tests drive, and how does a machine get one?"""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

from playwright.sync_api import Error, sync_playwright

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
ELSEWHERE = (
    "/usr/bin/chromium",
    "/usr/bin/chromium-browser",
    "/usr/bin/google-chrome",
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
)
FLAGS = (
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)
DOWNLOAD_SECONDS = 300


def on_path() -> str | None:
    """The Chromium or Chrome that PATH offers."""
    return next((found for found in map(shutil.which, NAMES) if found), None)


def executable() -> str | None:
    """The browser to start: PATH's, else Playwright's own (None), else one in a usual place."""
    if found := on_path():
        return found
    if downloaded():
        return None
    return next((place for place in ELSEWHERE if Path(place).exists()), None)


def downloaded() -> bool:
    """Whether Playwright has a Chromium of its own."""
    with sync_playwright() as playwright:
        return Path(playwright.chromium.executable_path).exists()


def starts() -> bool:
    """Whether the browser opens a page: a downloaded one may lack system libraries."""
    program = executable()  # asked first: two Playwrights cannot run inside each other
    try:
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=program, args=list(FLAGS))
            browser.new_page().close()
            browser.close()
    except Error as error:
        print(f"No browser yet: {str(error).splitlines()[0]}", flush=True)
        return False
    return True


def download() -> bool:
    """Lets Playwright fetch its Chromium; whether that worked."""
    print("No Chromium on PATH: asking Playwright for its own.", flush=True)
    command = [sys.executable, "-m", "playwright", "install", "chromium"]
    try:
        answer = subprocess.run(command, check=False, timeout=DOWNLOAD_SECONDS, capture_output=True, text=True)
    except subprocess.TimeoutExpired:
        print(f"Playwright's download did not end within {DOWNLOAD_SECONDS} s.", flush=True)
        return False
    if answer.returncode:
        reasons = [line for line in answer.stderr.splitlines() if line.startswith("Error:")]
        print("Playwright could not fetch it. " + " ".join(reasons[:1]), flush=True)
    return answer.returncode == 0


def debian() -> bool:
    """Installs Debian's Chromium where that is allowed; whether that worked."""
    from tools.bootstrap import apt, can_apt

    if not can_apt():
        return False
    print("Taking Chromium from apt.", flush=True)
    return bool(apt("chromium", "fonts-dejavu-core"))


def ensure() -> bool:
    """Sees to a Chromium that starts, by the first way that works."""
    if (executable() or downloaded()) and starts():
        return True
    return (download() and starts()) or (debian() and starts())


if __name__ == "__main__":
    if not ensure():
        sys.exit(
            "The browser tests need Chromium. Install it with one of these, then run make again:\n"
            "  sudo apt-get install chromium\n"
            "  .venv/bin/python -m playwright install --with-deps chromium"
        )
    print(f"Chromium: {executable() or 'the one that Playwright downloaded'}")
