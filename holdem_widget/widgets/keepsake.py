"""How does the still picture get into the notebook, and keep up with the table?

It is published once with the widget, and again by the same display id when the person is asked or a hand is over: but
only while a browser shows the table, so that what a notebook that is run without one says is always the same.
"""

from __future__ import annotations

import os
from typing import Any

from holdem_widget.widgets.cellmates import shell
from holdem_widget.widgets.contract import View
from holdem_widget.widgets.still import still_html
from holdem_widget.words import say


class Keepsake:
    """The still picture of one table, in every output that shows the table."""

    def __init__(self) -> None:
        self._id = f"hw-{os.urandom(8).hex()}"
        self._last = ""  # the HTML that was published last; empty before the first time

    def show(self, view: View, lang: str, code: str | None) -> None:
        """Put it beside a table that is just being shown."""
        self._last = still_html(view, lang, code)
        _publish(self._last, lang, transient={"display_id": self._id})

    def follow(self, view: View, lang: str, code: str | None) -> None:
        """Bring it up to a view in which somebody is asked or a hand is over, where it is shown and differs."""
        if not self._last or not (view["ask"] or view["to_act"] is None):
            return
        html = still_html(view, lang, code)
        if html != self._last:
            self._last = html
            _publish(html, lang, transient={"display_id": self._id}, update=True)


def _publish(html: str, lang: str, **how: Any) -> None:
    """One output of the notebook; nothing where there is no notebook, as in a terminal."""
    ip = shell()
    if ip is not None and not hasattr(ip, "simple_prompt"):
        ip.display_pub.publish({"text/html": html, "text/plain": say("still-plain", lang)}, **how)
