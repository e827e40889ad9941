"""Where does everything of a seat lie?  The stage is 812 x 404; opponents sit clockwise, spaced by arc length.

The same measures as `js/src/places.ts` and `js/src/css/stage.css`; a test holds the two together.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from itertools import pairwise
from math import copysign, cos, hypot, pi, sin
from typing import Final, Literal

WIDTH, HEIGHT = 812, 404
MIDDLE: Final = (406.0, 199.0)
RING: Final = (324.0, 171.0)
EXPONENT, UPRIGHT, BESIDE_YOU, SAMPLES, CROWDED = 2.9, 1.8, 0.18, 720, 7

Side = Literal["left", "top", "right", "you"]


@dataclass(frozen=True, slots=True, kw_only=True)
class Place:
    """A plate's top left corner and width; `bet` is how far the bet moves up or down from the plate's middle."""

    side: Side
    east: bool
    crowded: bool
    inner: bool
    x: float
    y: float
    wide: float
    bet: float

    @property
    def mirrored(self) -> bool:
        """Tab, cards and disc are on the other side."""
        return self.side == "right" or (self.side == "top" and self.east)


YOU: Final = Place(side="you", east=False, crowded=False, inner=False, x=169, y=334, wide=148, bet=0)


def around(turn: float) -> tuple[float, float]:
    """A point of the unit superellipse, from the bottom clockwise; y grows downwards."""
    x, y = -sin(2 * pi * turn), cos(2 * pi * turn)
    return copysign(abs(x) ** (2 / EXPONENT), x), copysign(abs(y) ** (2 / EXPONENT), y)


def oval(inset: float) -> str:
    """The path of the cloth's outline, `inset` units inside its edge."""
    points = (around(i / 144) for i in range(144))
    return "M" + "L".join(f"{406 + (388 - inset) * x:.1f} {199 + (178 - inset) * y:.1f}" for x, y in points) + "Z"


@cache
def _ring() -> tuple[tuple[float, float, float], ...]:
    """Points of the ring with the length so far; length along the sides counts more."""
    points = [
        (MIDDLE[0] + RING[0] * x, MIDDLE[1] + RING[1] * y) for x, y in (around(i / SAMPLES) for i in range(SAMPLES + 1))
    ]
    found, length = [(*points[0], 0.0)], 0.0
    for (ax, ay), (bx, by) in pairwise(points):
        length += hypot(bx - ax, UPRIGHT * (by - ay))
        found.append((bx, by, length))
    return tuple(found)


def _at(share: float) -> tuple[float, float]:
    ring = _ring()
    goal = share * ring[-1][2]
    i = max(1, next(k for k, point in enumerate(ring) if point[2] >= goal - 1e-9))
    (ax, ay, low), (bx, by, high) = ring[i - 1], ring[i]
    part = (goal - low) / (high - low or 1)
    return ax + part * (bx - ax), ay + part * (by - ay)


def places(seats: int) -> tuple[Place, ...]:
    """The places of a table of so many seats, yours first, then clockwise."""
    first = max(1 / seats, BESIDE_YOU)
    step = (1 - 2 * first) / (seats - 2) if seats > 2 else 0
    return (YOU, *(_place(*_at(first + step * i), seats) for i in range(seats - 1)))


def _place(x: float, y: float, seats: int) -> Place:
    crowded = seats >= CROWDED
    wide = 124.0 if crowded else 148.0
    side: Side = "top" if abs(x - 406) < 221 else "left" if x < 406 else "right"
    drop = 0.0 if side == "top" or crowded else 19 * (1 - abs(y - 199) / RING[1])
    middle = 28.0 if side == "top" and crowded else y + drop
    left = {"top": x - wide / 2, "left": 8.0, "right": WIDTH - 8 - wide, "you": 169.0}[side]
    bet = 0.0 if side == "top" or crowded else max(-5.0, 0.38 * (218 - middle))
    return Place(
        side=side, east=x > 407, crowded=crowded, inner=seats % 2 == 0 and abs(x - 406) > 1, x=left, y=middle - 22,
        wide=wide, bet=bet,
    )  # fmt: skip


def cards_at(place: Place, *, is_open: bool) -> tuple[float, float, float, float]:
    """The first card's left and top, the cards' width, and the step to the second."""
    top = place.side == "top"
    width = (30.0 if is_open and top else 36.0) if place.crowded else 46.0
    step = width + 3 if is_open else width - (12 if place.crowded else 16)
    whole = width + step
    if place.crowded:
        return (
            _crowded(place, whole, is_open=is_open),
            place.y + (66 if is_open else 18) if top else place.y - 3,
            width,
            step,
        )
    if not top:
        return place.x + (place.wide - whole) / 2, place.y - (69 if is_open else 44), width, step
    gap = 5 if is_open else -16
    return (place.x - gap - whole if place.east else place.x + place.wide + gap), place.y - 2, width, step


def _crowded(place: Place, whole: float, *, is_open: bool) -> float:
    if place.side == "top":
        edge = 0 if is_open else 8
        return place.x + edge if place.east else place.x + place.wide - edge - whole
    gap = 5 if is_open else -14
    return place.x + place.wide + gap if place.side == "left" else place.x - gap - whole


def bet_at(place: Place, *, beside: bool) -> tuple[float, float, bool]:
    """The bet's end, its middle line, and whether that end is its right one; `beside`: next to open cards."""
    right, middle = place.x + place.wide, place.y + 22 + place.bet
    if place.side == "you":
        return right - 5, place.y - 29, True
    if place.side != "top":
        if place.crowded:
            return (right - 12, place.y + 60, False) if place.side == "left" else (place.x + 12, place.y + 60, True)
        return (right + 12, middle, False) if place.side == "left" else (place.x - 12, middle, True)
    if not place.crowded:
        return place.x + place.wide / 2 - 38, place.y + 85, False
    if beside and place.inner:
        return (place.x - 5, place.y + 79, True) if place.east else (right + 5, place.y + 79, False)
    return (right - 12, place.y + 79, True) if place.east else (place.x + 12, place.y + 79, False)


def disc_at(place: Place) -> tuple[float, float]:
    """The middle of the dealer button."""
    if place.side == "left":
        return place.x + 11, place.y - 17
    if place.side == "right":
        tucked = place.crowded or place.bet < -1
        return (place.x + place.wide - 11, place.y - 17) if tucked else (place.x - 17, place.y - 13)
    return (place.x + place.wide + 23 if place.side == "top" and place.east else place.x - 23), place.y + 22
