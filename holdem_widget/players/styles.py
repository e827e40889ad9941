"""What makes one player of a level different from another?  A style: a few numbers that its decisions read."""

from __future__ import annotations

from dataclasses import dataclass

from holdem_widget.errors import BadSetup


@dataclass(frozen=True, slots=True, kw_only=True)
class Style:
    """A way to play.

    `width` stretches the share of hands that are played, `press` the wish to bet and raise (chips of a pot added to
    its value), `stick` the wish to call. 1, 0, 0 is the level as it is.
    """

    name: str = ""
    width: float = 1.0
    press: float = 0.0
    stick: float = 0.0


PLAIN = Style()
STYLES: dict[str, Style] = {
    style.name: style
    for style in (
        Style(name="tight", width=0.65, stick=-0.02),
        Style(name="loose", width=1.5, stick=0.03),
        Style(name="passive", press=-0.06, stick=0.02),
        Style(name="aggressive", width=1.15, press=0.05),
    )
}


def style_of(style: str | Style | None) -> Style:
    """The style of a name.  Raises: BadSetup, naming the styles."""
    if style is None or isinstance(style, Style):
        return style or PLAIN
    if style not in STYLES:
        raise BadSetup(f"{style!r} is not a style: {', '.join(STYLES)}, or None")
    return STYLES[style]
