"""Make the pictures of README and docs from the real bundle and real views.  Usage: make_pictures.py (needs a built front end)"""

from __future__ import annotations

import struct
import sys
import zlib
from base64 import b64decode
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import numpy as np
from numpy.typing import NDArray

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from playwright.sync_api import sync_playwright  # noqa: E402

from tools.chromium import FLAGS, executable  # noqa: E402
from tools.shots import SURFACES, inline, served, shoot  # noqa: E402

PLAIN = '{"grain":0}'
PICTURES = {
    "table": {"fixture": "views/flop", "width": "848", "theme": "light"},
    "showdown-dark": {"fixture": "views/showdown", "width": "848", "theme": "dark"},
    "duel": {"fixture": "views/duel_end", "width": "848", "theme": "light"},
    "picker": {"fixture": "views/flop", "width": "848", "steps": "\n".join(SURFACES["picker"].steps)},
    "why": {
        "fixture": "views/why",
        "width": "848",
        "steps": "\n".join((*SURFACES["why"].steps, ".hw-study>:last-child figcaption")),
    },
}
LANGUAGES = ("en", "de", "pl", "it", "tr", "th")
COLOURS, ROUNDS = 256, 6
PIXELS = """async (file) => {
  const bitmap = await createImageBitmap(await (await fetch(`data:image/png;base64,${file}`)).blob());
  const canvas = new OffscreenCanvas(bitmap.width, bitmap.height).getContext("2d");
  canvas.drawImage(bitmap, 0, 0);
  const bytes = canvas.getImageData(0, 0, bitmap.width, bitmap.height).data;
  let text = "";
  for (let i = 0; i < bytes.length; i += 32768) text += String.fromCharCode(...bytes.subarray(i, i + 32768));
  return [bitmap.width, bitmap.height, btoa(text)];
}"""


def pixels(page: Any, file: Path) -> NDArray[np.uint8]:
    """The red, green and blue of a picture, row by row."""
    width, height, raw = page.evaluate(PIXELS, inline(file))
    return np.frombuffer(b64decode(raw), np.uint8).reshape(height, width, 4)[..., :3]


def palette(picture: NDArray[np.uint8]) -> tuple[NDArray[np.uint8], NDArray[np.uint8]]:
    """The 256 colours that are nearest to those of a picture, and which of them each pixel gets."""
    coarse = (picture & 0xFC).reshape(-1, 3)
    shades, place, counts = np.unique(coarse, axis=0, return_inverse=True, return_counts=True)
    shades = shades.astype(np.float64)
    colours = shades[np.argsort(-counts)[:COLOURS]]
    for _ in range(ROUNDS):
        near = nearest(shades, colours)
        for i in np.unique(near):
            colours[i] = np.average(shades[near == i], axis=0, weights=counts[near == i])
    index = nearest(shades, colours)[place.reshape(picture.shape[:2])]
    return (colours + 1.5).clip(0, 255).astype(np.uint8), index.astype(np.uint8)


def nearest(shades: NDArray[np.float64], colours: NDArray[np.float64]) -> NDArray[np.intp]:
    """Which colour each shade is nearest to."""
    apart = (shades**2).sum(1)[:, None] - 2 * shades @ colours.T + (colours**2).sum(1)
    return np.asarray(apart.argmin(axis=1))


def write(path: Path, colours: NDArray[np.uint8], index: NDArray[np.uint8]) -> None:
    """A PNG with a palette."""
    rows = b"".join(b"\0" + row.tobytes() for row in index)
    head = struct.pack(">IIBBBBB", index.shape[1], index.shape[0], 8, 3, 0, 0, 0)
    parts = [(b"IHDR", head), (b"PLTE", colours.tobytes()), (b"IDAT", zlib.compress(rows, 9)), (b"IEND", b"")]
    chunks = (
        struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data)) for kind, data in parts
    )
    path.write_bytes(b"\x89PNG\r\n\x1a\n" + b"".join(chunks))


def strips(browser: Any, address: str, out: Path) -> None:
    """The controls in six languages, under one another in two columns."""
    files = [out.with_name(f"{lang}.png") for lang in LANGUAGES]
    for lang, file in zip(LANGUAGES, files, strict=True):
        spec = {"fixture": "views/play", "width": "848", "lang": lang, "settings": PLAIN, "part": ".hw-play"}
        shoot(browser, address, spec, file)
    page = browser.new_page(viewport={"width": 1320, "height": 300})
    page.set_content(
        "<style>body{display:grid;grid-template-columns:1fr 1fr;gap:8px;margin:8px}img{width:100%}</style>"
        + "".join(f"<img src='data:image/png;base64,{inline(file)}'>" for file in files)
    )
    page.screenshot(path=str(out), full_page=True)
    page.close()


def main() -> int:
    """Every picture into docs/."""
    faults: list[str] = []
    with served() as address, sync_playwright() as play, TemporaryDirectory() as folder:
        browser = play.chromium.launch(executable_path=executable(), args=list(FLAGS))
        page = browser.new_page()
        page.goto(f"{address}/js/dev/index.html")
        for name, spec in PICTURES.items():
            faults += shoot(browser, address, spec | {"settings": PLAIN}, Path(folder) / f"{name}.png")
        strips(browser, address, Path(folder) / "languages.png")
        for name in (*PICTURES, "languages"):
            write(ROOT / "docs" / f"{name}.png", *palette(pixels(page, Path(folder) / f"{name}.png")))
        browser.close()
    print("\n".join(faults) or f"{len(PICTURES) + 1} pictures in docs/")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
