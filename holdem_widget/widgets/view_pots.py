"""How do the chips in the middle look?  One column a contributor, one layer a pot."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from holdem_widget.display import Rows, shown
from holdem_widget.poker.betting import Seat
from holdem_widget.poker.pots import Pot, seats_text
from holdem_widget.widgets.contract import ColumnView, LayerView, Message, PartView, PotView
from holdem_widget.widgets.say import message


def layers_of(public: Any) -> tuple[Pot, ...]:
    """The pots as they stand: cut at each all-in, whoever can still bet contests them all; when settled, as settled."""
    if public.settlement is not None:
        return tuple(public.settlement.pots)
    committed, live = public.committed, public.live
    able = [seat for seat in live if public.stacks[seat]]
    levels = sorted({committed[seat] for seat in live if seat not in able} | {max(committed)})
    pots: list[Pot] = []
    below = 0
    for level in levels:
        parts = tuple(min(chips, level) - min(chips, below) for chips in committed)
        amount = sum(parts) + (0 if pots else sum(public.dead))
        eligible = tuple(seat for seat in live if seat in able or committed[seat] >= level)
        if amount and not eligible:
            pots[-1] = _joined(pots[-1], parts, amount)
        elif amount:
            pots.append(Pot(amount=amount, eligible=eligible, contributions=parts))
        below = level
    return tuple(pots)


def _joined(pot: Pot, parts: tuple[int, ...], amount: int) -> Pot:
    together = tuple(a + b for a, b in zip(pot.contributions, parts, strict=True))
    return Pot(amount=pot.amount + amount, eligible=pot.eligible, contributions=together)


def pot_label(index: int, pots: int) -> Message:
    """`Pot` alone, else `Main`, `Side` or `Side 2`."""
    if pots == 1:
        return message("pot-one")
    if index == 0:
        return message("pot-main")
    return message("pot-side") if pots == 2 else message("pot-side-n", n=index)


def pot_view(public: Any, *, calling: tuple[Seat, int] | None) -> PotView:
    """The picture of the pots; `calling` is the viewer's seat and what its call would add."""
    pots = layers_of(public)
    ghost = _ghost(public, pots, calling)
    bets = public.betting.bets if public.settlement is None else (0,) * len(public.stacks)
    layers: list[LayerView] = [
        {
            "label": pot_label(i, len(pots)),
            "chips": pot.amount,
            "if_call": pot.amount + ghost[i] if ghost[i] else None,
            "contestants": list(pot.eligible),
            "winners": list(pot.winners),
        }
        for i, pot in enumerate(pots)
    ]
    return {
        "total": public.pot,
        "swept": public.pot - sum(bets),
        "layers": layers,
        "columns": _columns(public, pots, ghost=ghost, calling=calling),
    }


def _ghost(public: Any, pots: tuple[Pot, ...], calling: tuple[Seat, int] | None) -> list[int]:
    """What the call would add to each pot."""
    added = [0] * len(pots)
    if calling is None or len(pots) < 2:
        return added
    seat, chips = calling
    for i, pot in enumerate(pots):
        depth = max(pot.contributions)
        added[i] = min(chips, depth - pot.contributions[seat])
        chips -= added[i]
    return added


def _columns(
    public: Any, pots: tuple[Pot, ...], *, ghost: list[int], calling: tuple[Seat, int] | None
) -> list[ColumnView]:
    seats = [
        seat
        for seat in range(len(public.stacks))
        if public.start[seat]
        and (public.committed[seat] or _returned(public, seat) or (calling and calling[0] == seat))
    ]
    if not seats and pots:  # nothing but antes
        seats = list(pots[0].eligible)
    return [
        {"seat": seat, "parts": _parts(public, pots, seat=seat, ghost=ghost if calling and calling[0] == seat else [])}
        for seat in seats
    ]


def _returned(public: Any, seat: Seat) -> int:
    return sum(chips for who, chips in public.returned if who == seat)


def _parts(public: Any, pots: tuple[Pot, ...], *, seat: Seat, ghost: list[int]) -> list[PartView]:
    folded = not public.betting.live[seat]
    swept = public.swept[seat] if public.settlement is None else public.committed[seat]
    parts: list[PartView] = []
    for layer, pot in enumerate(pots):
        chips = pot.contributions[seat]
        below = min(chips, swept)
        swept -= below
        kinds = (("folded", chips),) if folded else (("live", below), ("bet", chips - below))
        parts += [{"layer": layer, "chips": n, "kind": kind} for kind, n in kinds if n]  # type: ignore[typeddict-item]
        if ghost and ghost[layer]:
            parts.append({"layer": layer, "chips": ghost[layer], "kind": "ghost"})
    back = _returned(public, seat)
    return [*parts, {"layer": -1, "chips": back, "kind": "returned"}] if back else parts


@shown(picture="pots_picture")
@dataclass(frozen=True, slots=True, kw_only=True, repr=False)
class Pots:
    """The pots of a table, for a cell: `view` is what the picture is drawn from."""

    pots: tuple[Pot, ...]
    returned: tuple[tuple[Seat, int], ...]
    names: tuple[str, ...]
    shapes: tuple[str, ...]
    view: PotView

    def __len__(self) -> int:
        return len(self.pots)

    def __getitem__(self, index: int) -> Pot:
        return self.pots[index]

    def _who(self, seats: tuple[Seat, ...]) -> str:
        return ", ".join(self.names[seat] for seat in seats)

    def as_rows(self) -> Rows:
        """One row a pot, main pot first, and one for what came back."""
        rows: list[tuple[str | int, ...]] = [
            (_plain(i, len(self.pots)), pot.amount, self._who(pot.eligible), self._who(pot.winners), pot.charge)
            for i, pot in enumerate(self.pots)
        ]
        rows += [("returned", chips, "", self.names[seat], 0) for seat, chips in self.returned]
        return Rows(columns=("pot", "chips", "contestants", "winners", "charge"), rows=tuple(rows))

    def __repr__(self) -> str:
        lines = [
            f"{_plain(i, len(self.pots))} {pot.amount} ({self._who(pot.winners or pot.eligible)})"
            for i, pot in enumerate(self.pots)
        ]
        lines += [f"returned {chips} to {self.names[seat]}" for seat, chips in self.returned]
        return "; ".join(lines) or "no chips in the middle"


def _plain(index: int, pots: int) -> str:
    if pots == 1:
        return "pot"
    return "main" if index == 0 else "side" if pots == 2 else f"side {index}"


__all__ = ["Pots", "layers_of", "pot_label", "pot_view", "seats_text"]
