"""What can points buy?  A few things that are worn at the table, and phrases to say.  Rules: E-5.5, E-4.1."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from holdem_widget.errors import BadSetup
from holdem_widget.table.talk import SHOP_PHRASES

Slot = Literal["back", "cloth", "chips", "phrase"]


@dataclass(frozen=True, slots=True, kw_only=True)
class Good:
    """One thing of the shop, for points. A phrase is said, everything else is worn."""

    id: str
    slot: Slot
    price: int


GOODS: dict[str, Good] = {
    good.id: good
    for good in (
        Good(id="back-forest", slot="back", price=300),
        Good(id="back-slate", slot="back", price=300),
        Good(id="cloth-wine", slot="cloth", price=500),
        Good(id="cloth-navy", slot="cloth", price=500),
        Good(id="chips-marble", slot="chips", price=400),
        *(Good(id=f"phrase-{phrase}", slot="phrase", price=60) for phrase in SHOP_PHRASES),
    )
}


def good_of(name: str) -> Good:
    """The good of that id.  Raises: BadSetup."""
    if name not in GOODS:
        raise BadSetup(f"{str(name)[:40]!r} is not sold here; the shop has {', '.join(GOODS)}")
    return GOODS[name]


def said(goods: tuple[str, ...]) -> tuple[str, ...]:
    """The phrases among goods."""
    return tuple(name.removeprefix("phrase-") for name in goods if GOODS[name].slot == "phrase")
