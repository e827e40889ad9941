"""The words of every language fit where they stand, on a small phone and beside a file browser (visual.md 24)."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser

from holdem_widget import words
from tools.shots import PAGE, SURFACES, served, show

WIDTHS = (360, 840)
WORDY = (
    "play",
    "all-in",
    "why-not",
    "confirm",
    "showdown",
    "study",
    "edit",
    "open",
    "lock",
    "bet",
    "event",
    "wait",
    "ten",
)

MISFITS = """() => {
  const apart = (a, b) =>
    Math.max(a.left, b.left) + 2 > Math.min(a.right, b.right) || Math.max(a.top, b.top) + 5 > Math.min(a.bottom, b.bottom);
  const extent = (part) => {
    const range = document.createRange();
    range.selectNodeContents(part);
    return range.getBoundingClientRect();
  };
  const edge = document.querySelector(".hw-controls").getBoundingClientRect().right;
  const cards = [...document.querySelectorAll(".hw-card")]
    .map((card) => [card.closest(".hw-seat"), card.getBoundingClientRect()]);
  const fault = (part) => {
    const { overflowX, overflowY } = getComputedStyle(part);
    const short = overflowX !== "visible" && !part.matches(".hw-subtitle, .hw-name");
    if (short && part.scrollWidth > part.clientWidth + 1) return "cut";
    if (overflowX !== "visible" && overflowY !== "visible") return "cut above and below";
    if (part.closest(".hw-controls")) return extent(part).right > edge ? "outside" : "";
    const seat = part.closest(".hw-seat");
    return cards.some(([owner, card]) => !(seat && owner === seat) && !apart(card, extent(part))) ? "on a card" : "";
  };
  const speaks = (part) => [...part.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.data.trim());
  return [...document.querySelectorAll(".hw *:not(svg, svg *, .hw-hidden)")]
    .filter((part) => part.offsetWidth > 0 && speaks(part) && fault(part))
    .map((part) => `${fault(part)}: ${part.textContent}`);
}"""


@pytest.mark.parametrize("lang", words.languages())
def test_no_text_is_cut_or_covered(browser: Browser, lang: str) -> None:
    found = []
    with served() as address:
        for width in WIDTHS:
            page = browser.new_page(viewport={"width": width + PAGE, "height": 720}, reduced_motion="reduce")
            for name in WORDY:
                show(page, address, SURFACES[name].spec() | {"lang": lang, "width": str(width)})
                found += [f"{name} at {width}: {fault}" for fault in page.evaluate(MISFITS)]
            page.close()
    assert found == []
