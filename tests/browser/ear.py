"""What does somebody hear who does not see the table?  Only the live regions are read, only keys are pressed."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Self

from playwright.sync_api import Error, Page

WAIT_MS = 20_000
LISTEN = """() => {
  const LIVE = '.hw :is([role="log"], [role="alert"], [role="status"], [aria-live])';
  const heard = [];
  window.hwHeard = heard;
  window.hwEar?.disconnect();
  const element = (node) => node.nodeType === Node.ELEMENT_NODE ? node : node.parentElement;
  const hear = (text) => { if (text?.trim()) heard.push(text.trim()); };
  window.hwEar = new MutationObserver((changes) => {
    for (const { target, addedNodes, type } of changes) {
      if (type === "characterData") { if (element(target)?.closest(LIVE)) hear(target.data); continue; }
      for (const node of addedNodes) {
        const lives = element(target)?.closest(LIVE) ? [node] : element(node)?.querySelectorAll?.(LIVE) ?? [];
        const whole = node.nodeType === Node.ELEMENT_NODE && node.matches(LIVE) ? [node] : [];
        for (const live of [...whole, ...lives])
          for (const part of live.children?.length ? live.children : [live]) hear(part.textContent);
      }
    }
  });
  window.hwEar.observe(document.body, { subtree: true, childList: true, characterData: true });
}"""
FIND = """([from, pattern]) => {
  const at = window.hwHeard.findIndex((text, at) => at >= from && new RegExp(pattern, "u").test(text));
  return at < 0 ? null : [at, window.hwHeard[at]];
}"""


@dataclass(kw_only=True)
class Ear:
    """Somebody who hears and has a keyboard; what was attended to once is over."""

    page: Page
    attended: int = 0

    @classmethod
    def at(cls, page: Page) -> Self:
        """Listens from now on to all tables of a page."""
        page.evaluate(LISTEN)
        return cls(page=page)

    def press(self, *keys: str) -> None:
        """Presses keys, wherever the focus is."""
        for key in keys:
            self.page.keyboard.press(key)

    def confirms(self) -> None:
        """Answers a question with Enter, after a moment: in the first one of a decision Enter and Space do nothing."""
        self.page.wait_for_timeout(400)
        self.press("Enter")

    def hears(self, pattern: str) -> re.Match[str]:
        """The next announcement that fits the pattern, as a match; raises with all that was heard instead."""
        try:
            found = self.page.wait_for_function(FIND, arg=[self.attended, pattern], timeout=WAIT_MS).json_value()
        except Error as error:
            raise AssertionError(f"{pattern!r} was not heard, but: {self.since()}") from error
        self.attended = found[0] + 1
        match = re.search(pattern, found[1])
        assert match is not None, f"{pattern!r} means one thing to Python and another to the browser"
        return match

    def asks(self, key: str) -> str:
        """The answer to a query key."""
        self.attended = len(self.all())
        self.press(key)
        return self.hears(".").string

    def since(self) -> list[str]:
        """What was heard and not attended to yet."""
        return self.all()[self.attended :]

    def all(self) -> list[str]:
        """All that was heard."""
        heard: list[str] = self.page.evaluate("window.hwHeard")
        return heard
