"""Whose are the chips at the end?  Uncalled chips, pots, charges and awards, from what each seat put in.

Pure reckoning over whole chips; `committed` is by seat over the whole deal, antes (`dead`) apart.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from fractions import Fraction
from operator import index
from typing import Any

from holdem_widget.display import Rows, shown
from holdem_widget.errors import BadSetup
from holdem_widget.poker.betting import Seat, clockwise
from holdem_widget.poker.values import quick

MOST_SEATS = 10
NO_CHARGE = Fraction(0)


@quick
@dataclass(frozen=True, slots=True, kw_only=True)
class Pot:
    """One pot.  `amount` is before the charge, `pays` after it; `contributions` and `shares` are chips by seat."""

    amount: int
    eligible: tuple[Seat, ...]
    winners: tuple[Seat, ...] = ()
    contributions: tuple[int, ...] = ()
    charge: int = 0
    shares: tuple[int, ...] = ()
    odd: tuple[Seat, ...] = ()

    @property
    def pays(self) -> int:
        """What the winners share."""
        return self.amount - self.charge


@shown(picture="settlement_pots")
@quick
@dataclass(frozen=True, slots=True, kw_only=True, repr=False)
class Settlement:
    """How a deal was settled: chips returned uncalled, pots from the main pot up, the charge, the awards by seat.

    `sum(awards) + charge + returned chips` is everything that was put in.
    """

    returned: tuple[tuple[Seat, int], ...]
    pots: tuple[Pot, ...]
    charge: int
    awards: tuple[int, ...]

    def as_rows(self) -> Rows:
        """One row a pot, with the seats that got an odd chip (H-5.5), and one for chips that came back."""
        rows: list[tuple[str | int, ...]] = [
            (pot_name(i), pot.amount, *map(seats_text, (pot.eligible, pot.winners)), pot.charge, seats_text(pot.odd))
            for i, pot in enumerate(self.pots)
        ]
        rows += [("returned", chips, str(seat), str(seat), 0, "") for seat, chips in self.returned]
        columns = ("pot", "chips", "eligible", "winners", "charge", "odd chips")
        return Rows(columns=columns, rows=tuple(rows))


def pot_name(index: int) -> str:
    """`main`, `side 1`, …"""
    return f"side {index}" if index else "main"


def seats_text(seats: Iterable[Seat]) -> str:
    """`0, 2`."""
    return ", ".join(str(seat) for seat in seats)


def uncalled(committed: Sequence[int]) -> tuple[Seat, int] | None:
    """The seat that alone put in most, and the part that nobody matched.  Rules: H-5.4, E-5.2."""
    second, most = sorted(committed)[-2:]
    return (committed.index(most), most - second) if most > second else None


def form_pots(committed: Sequence[int], live: Sequence[Seat], *, dead: int = 0) -> tuple[Pot, ...]:
    """The pots, main pot first, of chips that are all matched.

    One layer for each stake of a live seat; what only folded seats reached joins the topmost contested pot, adjacent
    pots with the same contestants are one, and dead money is in the main pot.  Rule: H-5.3.
    """
    levels = sorted({committed[seat] for seat in live})
    tops = [*levels[:-1], max(committed)]
    pots: list[Pot] = []
    below = 0
    for level, top in zip(levels, tops, strict=True):
        parts = tuple([min(chips, top) - below if chips > below else 0 for chips in committed])
        amount = sum(parts) + (0 if pots else dead)
        if amount:
            eligible = tuple([seat for seat in live if committed[seat] >= level])
            pots.append(Pot(amount=amount, eligible=eligible, contributions=parts))
            below = top
    return tuple(pots)


def split(pays: int, winners: Sequence[Seat], button: Seat) -> tuple[dict[Seat, int], tuple[Seat, ...]]:
    """Equal shares by seat, and the seats that got an odd chip, clockwise from the left of the button.  Rule: H-5.5."""
    share, left = divmod(pays, len(winners))
    odd = clockwise(winners, button)[:left] if left else ()
    return {seat: share + (seat in odd) for seat in winners}, odd


def charge_of(amount: int, charge: Fraction) -> int:
    """The charge on one pot, rounded up to a whole chip.  Rule: E-5.2."""
    return -(-amount * charge.numerator // charge.denominator)


def award(pot: Pot, strengths: Sequence[int], button: Seat, *, charge: Fraction) -> Pot:
    """The pot with its winners, charge and shares; a lone contestant needs no strength.  Rules: H-5.3, H-5.5."""
    winners = pot.eligible
    if len(winners) > 1:
        best = max([strengths[seat] for seat in winners])
        winners = tuple([seat for seat in winners if strengths[seat] == best])
    taken = charge_of(pot.amount, charge) if charge else 0
    shares, odd = split(pot.amount - taken, winners, button)
    by_seat = tuple([shares.get(seat, 0) for seat in range(len(pot.contributions))])
    return Pot(
        amount=pot.amount, eligible=pot.eligible, winners=winners, contributions=pot.contributions, charge=taken,
        shares=by_seat, odd=odd,
    )  # fmt: skip


def settle_pots(
    committed: Sequence[int], live: Sequence[Seat], strengths: Sequence[int], *,
    button: Seat, dead: int = 0, charge: Fraction = NO_CHARGE,
) -> Settlement:  # fmt: skip
    """Settle a deal, unchecked: return, form, charge, award, in this order.  `live` is in ascending order.

    Rules: H-5.3, H-5.4, H-5.5, E-5.2.
    """
    back = uncalled(committed)
    if back is not None:
        committed = [chips - back[1] if seat == back[0] else chips for seat, chips in enumerate(committed)]
    pots = award_pots(form_pots(committed, live, dead=dead), strengths, button, charge=charge)
    return settlement_of(pots, () if back is None else (back,), len(committed))


def award_pots(pots: Sequence[Pot], strengths: Sequence[int], button: Seat, *, charge: Fraction) -> tuple[Pot, ...]:
    """Each pot by itself, charged and shared out.  Rules: H-5.3, H-5.5, E-5.2."""
    return tuple([award(pot, strengths, button, charge=charge) for pot in pots])


def settlement_of(pots: tuple[Pot, ...], returned: tuple[tuple[Seat, int], ...], seats: int) -> Settlement:
    """The settlement of awarded pots, and what had come back before they were formed."""
    awards = pots[0].shares if len(pots) == 1 else _sums([pot.shares for pot in pots], seats)
    return Settlement(returned=returned, pots=pots, charge=sum([pot.charge for pot in pots]), awards=awards)


def _sums(shares: Sequence[tuple[int, ...]], seats: int) -> tuple[int, ...]:
    return tuple(map(sum, zip(*shares, strict=True))) if shares else (0,) * seats


def settle(
    *, committed: Sequence[int], live: Sequence[Seat], strengths: Sequence[int | None], button: Seat,
    dead: int = 0, charge: Fraction | int = 0,
) -> Settlement:  # fmt: skip
    """Settle a deal from what each seat put in.

    `committed` and `strengths` are by seat (larger wins; None or anything for a folded seat), `live` the seats that
    did not fold, `dead` the antes in all, `charge` the share taken of each pot, rounded up (`Fraction(1, 5)`: 20 %).

    >>> settle(committed=(300, 100, 100), live=(0, 1), strengths=(9, 5, 0), button=2).awards
    (300, 0, 0)

    Raises: BadSetup.  Rules: H-5.3 to H-5.5, E-5.2.
    """
    chips, values = _listed(committed, "committed"), _listed(strengths, "strengths")
    seats = len(chips)
    if not 2 <= seats <= MOST_SEATS or len(values) != seats:
        raise BadSetup(
            f"committed and strengths must have one entry a seat, 2 to {MOST_SEATS}: {committed!r}, {strengths!r}"
        )
    stakes = tuple(whole_chips(stake, "committed") for stake in chips)
    players = _listed(live, "live")
    if not players or not all(_is_seat(seat, seats) for seat in (*players, button)) or len(set(players)) < len(players):
        raise BadSetup(
            f"live {live!r} and button {button!r} must be different seats of 0..{seats - 1}, at least one live"
        )
    if type(charge) not in (int, Fraction) or not 0 <= charge < 1:
        raise BadSetup(f"charge {charge!r} must be a share of the pot from 0 up to below 1, as in Fraction(1, 5)")
    return settle_pots(
        stakes, sorted(players), _known(values, players), button=button, dead=whole_chips(dead, "dead"),
        charge=Fraction(charge),
    )  # fmt: skip


def _listed(values: Iterable[Any], name: str) -> tuple[Any, ...]:
    try:
        return tuple(values)
    except TypeError:
        raise BadSetup(f"{name} must be a list, one entry a seat: {values!r}") from None


def _whole(value: object) -> int | None:
    """A whole number, numpy's too; None for anything else."""
    try:
        return None if isinstance(value, bool) else index(value)  # type: ignore[arg-type]
    except TypeError:
        return None


def _is_seat(seat: object, seats: int) -> bool:
    return isinstance(seat, int) and not isinstance(seat, bool) and 0 <= seat < seats


def _known(strengths: Sequence[object], live: Sequence[Seat]) -> tuple[int, ...]:
    """The strengths of the live seats; those who folded have none, and a lone player needs none."""
    known = [-1] * len(strengths)
    for seat in live if len(live) > 1 else ():
        value = _whole(strengths[seat])
        if value is None:
            raise BadSetup(f"strengths[{seat}] is {strengths[seat]!r}: a live seat needs a whole number, larger wins")
        known[seat] = value
    return tuple(known)


def whole_chips(chips: object, what: str) -> int:
    """The chips, if they are a whole number, 0 or more.  Raises: BadSetup."""
    whole = _whole(chips)
    if whole is None or whole < 0:
        raise BadSetup(f"{what}: {chips!r} is not a whole number of chips, 0 or more")
    return whole
