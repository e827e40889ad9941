"""What is played before the flop?  Shares of hands by position, price and stack, in big blinds, for 2 to 10 seats.

The opening shares are for about 50 big blinds and shrink to all-in or fold below 12; prices of all-ins are met by
equity against the share of hands that the raiser is taken to have.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache

from holdem_widget.games.game import Action, Call, Fold, RaiseTo
from holdem_widget.games.holdem_state import Public
from holdem_widget.players.functions import logistic, power
from holdem_widget.players.player import Option, mixed
from holdem_widget.players.reasons import (
    Chart,
    Equity,
    Message,
    PotOdds,
    Range,
    Realisation,
    Reason,
    ShortStack,
    percent,
)
from holdem_widget.players.sentences import sentence
from holdem_widget.players.spot import Spot, barred, passive, sized
from holdem_widget.players.starting import Starting, all_starting, equity_against, starting
from holdem_widget.players.styles import Style
from holdem_widget.poker.betting import Seat, clockwise
from holdem_widget.poker.combos import CLASSES

OPENS = (0.5, 0.47, 0.31, 0.24, 0.195, 0.165, 0.145, 0.13, 0.12)  # with 1, 2, … players still to act
PUSHES = (0.55, 0.33, 0.24, 0.19, 0.16, 0.14, 0.125, 0.11, 0.10)  # all-in for 10 big blinds
HEADS_UP_OPEN = 0.82
SHORT = 12.0  # big blinds: below, an opening raise is all-in
LIMPED, CALLED = 0.7, 0.3  # shares of hands that limp, that call a raise
BLOCKERS = ("A5s", "A4s", "A3s", "A2s", "K6s", "K5s")  # now and then raised again as a bluff
ALL_IN = 10.0**9


@dataclass(frozen=True, slots=True, kw_only=True)
class Plan:
    """What to do: `bold` is the share of hands that raises to `total`, `call` how often this hand calls or checks.

    `plays` is the share of hands that is played at all, `equity` that against the raiser (None: nobody raised).
    """

    bold: float
    call: float
    total: float
    plays: float
    bluff: float = 0.0
    equity: float | None = None
    inside: int = 1
    need: float = 0.0
    value: float | None = None
    reasons: tuple[Reason, ...] = ()


def push_share(blinds: float, behind: int) -> float:
    """The share of hands that goes all-in first, for so many big blinds, with so many players to act."""
    return min(1.0, PUSHES[min(max(behind, 1), 9) - 1] * power(10 / max(blinds, 1.0), 0.55))


def open_share(public: Public, behind: int) -> float:
    """The share of hands that raises first."""
    return HEADS_UP_OPEN if len(public.dealt) == 2 else OPENS[min(max(behind, 1), 9) - 1]


def behind_at_start(public: Public, seat: Seat) -> int:
    """How many players act after a seat in the first round of the betting, the big blind the last."""
    order = clockwise(public.dealt, public.button if public.big_blind is None else public.big_blind)
    return len(order) - 1 - order.index(seat) if seat in order else 1


def raiser_share(public: Public, seat: Seat, raises: int) -> float:
    """The share of hands that a raiser is taken to have, by its place, its raise and its stack."""
    big_blind = public.blinds[1]
    price = public.betting.price / big_blind
    behind = behind_at_start(public, seat)
    if raises > 1:
        return min(0.13, max(0.025, 0.7 / price))
    normal = open_share(public, max(behind, 1))
    if not public.stacks[seat]:
        return min(1.0, 1.15 * push_share(price, max(behind, 1)))
    return normal * min(1.0, power(3.2 / price, 0.6))


def several(equity: float, opponents: int) -> float:
    """Equity against several opponents, from that against one."""
    return power(equity, 1 + 0.65 * (opponents - 1)) if opponents > 1 else equity


def plan(spot: Spot, public: Public, hand: Starting, *, style: Style) -> Plan:
    """What is raised and what is called here."""
    if spot.raises:
        return against_raise(spot, public, hand, style=style)
    return short_first_in(spot, hand, style) if spot.blinds <= SHORT else first_in(spot, public, hand, style=style)


def short_first_in(spot: Spot, hand: Starting, style: Style) -> Plan:
    """Nobody has raised, and the stack is short: all-in or fold."""
    bold = min(1.0, style.width * push_share(spot.blinds, len(spot.behind)) * power(0.7, spot.limpers))
    reason = ShortStack(big_blinds=round(spot.blinds, 1))
    return Plan(bold=bold, call=float(spot.legal.check), total=ALL_IN, plays=bold, reasons=(reason,))


def first_in(spot: Spot, public: Public, hand: Starting, *, style: Style) -> Plan:
    """Nobody has raised: a raise, or a call behind limpers and from the small blind."""
    behind = len(spot.behind)
    share = open_share(public, behind) if behind else 0.2
    bold = max(0.02, (share + 0.6 * style.press) * style.width * power(0.62, spot.limpers))
    cheap = 0.3 * spot.limpers * (1 - spot.required) + (0.35 if spot.bet and spot.call else 0.0)
    plays = min(0.95, bold + cheap * style.width)
    call = 1.0 if spot.legal.check else soft(plays, hand.place) if cheap else 0.0
    size = 3.0 if spot.bet and len(public.dealt) > 2 else 2.2 if spot.blinds < 25 else 2.5
    return Plan(bold=bold, call=call, total=(size + spot.limpers) * spot.big_blind, plays=plays)


def against_raise(spot: Spot, public: Public, hand: Starting, *, style: Style) -> Plan:
    """Somebody has raised: the best hands raise again, and a call needs its price against the raiser's hands."""
    raiser = spot.aggressor if spot.aggressor is not None else spot.opponents[0]
    share = raiser_share(public, raiser, spot.raises)
    inside = [seat for seat in spot.opponents if seat == raiser or public.betting.bets[seat] == spot.price]
    equity = several(equity_against(hand, share), len(inside))
    final = spot.call >= 0.6 * min(spot.stack, spot.most) or not spot.able
    keeps = realised(spot, hand, final=final) + style.stick
    need = spot.required / keeps + 0.012 * len(spot.behind) + 0.015 / style.width
    bold = style.width * (0.33 + style.press) * min(share, 0.45) * (0.55 if spot.raises > 1 else 1.0)
    total = spot.price * (2.4 if spot.raises > 1 else 3.0 if spot.last else 3.5)
    if total - spot.bet >= 0.4 * spot.depth:
        total, bold = ALL_IN, bold * (1.5 if spot.blinds <= 20 else 0.8)
    reasons: tuple[Reason, ...] = (
        PotOdds(to_call=spot.call, pot=spot.pot, required=round(spot.required, 4)),
        Equity(value=round(equity, 3), error=None, samples=0, opponents=len(inside), against="share"),
        Range(seat=raiser, share=round(share, 3), after="raise", grid=grid_of(round(share, 3))),
        *realisation(spot, keeps, need),
    )
    return Plan(
        bold=max(bold, 0.012), call=logistic((equity - need) / 0.01), total=total,
        plays=max(bold, 0.012), bluff=0.0 if final or spot.raises > 1 or share < 0.15 else 0.12 * style.width,
        equity=equity, inside=len(inside), need=need, value=equity * keeps * (spot.pot + spot.call) - spot.call,
        reasons=reasons,
    )  # fmt: skip


def realised(spot: Spot, hand: Starting, *, final: bool) -> float:
    """The part of its equity that a call before the flop turns into chips."""
    if final:
        return 1.0
    better = 0.06 * hand.name.endswith("s") + 0.04 * (hand.name[0] == hand.name[1])
    return (0.94 if spot.last else 0.8) + better


def realisation(spot: Spot, keeps: float, need: float) -> tuple[Realisation, ...]:
    """What a call keeps of its equity, where that is not all."""
    if not spot.call or keeps == 1.0:
        return ()
    return (Realisation(part=round(keeps, 3), need=round(need, 4)),)


def soft(edge: float, place: float) -> float:
    """1 well inside a share of hands, 0 well outside, soft at the edge."""
    if edge >= 1.0:
        return 1.0
    return logistic((edge - place) / (0.06 * edge + 0.004))


@lru_cache(maxsize=512)
def grid_of(share: float) -> str:
    """The best share of hands as 169 digits, 0 (never) to 9 (always), in the order of `combos.CLASSES`."""
    hands = all_starting()
    return "".join(str(round(9 * soft(share, hands[name].place))) for name in CLASSES)


def weigh(spot: Spot, hand: Starting, chosen: Plan) -> tuple[Option, ...]:
    """The actions with their shares; what is below 2 % is not played."""
    raise_to = sized(spot, chosen.total)
    bold = max(soft(chosen.bold, hand.place), chosen.bluff * (hand.name in BLOCKERS)) if raise_to else 0.0
    if raise_to and spot.blinds > SHORT and raise_to.total - spot.bet > 0.5 * spot.depth and hand.place > 0.2:
        bold = 0.0  # no big stack goes in with a poor hand
    quiet = (1 - bold) * chosen.call
    weights: list[tuple[Action, float]] = [(raise_to, bold)] if raise_to else []
    weights += [(passive(spot), quiet)]
    weights += [] if spot.legal.check else [(Fold(), 1 - bold - quiet)]
    kept = [(action, weight if weight >= 0.02 else 0.0) for action, weight in weights]
    known: dict[Action, float | None] = {} if chosen.value is None else {Fold(): 0.0, Call(): chosen.value}
    return mixed([(action, known.get(action), None, weight) for action, weight in kept])


def before_the_flop(
    spot: Spot, public: Public, style: Style
) -> tuple[tuple[Option, ...], tuple[Reason, ...], Callable[[Action], Message]]:
    """Options, reasons and the sentence of a decision before the flop."""
    hand = starting(spot.own)
    chosen = plan(spot, public, hand, style=style)
    chart = Chart(hand=hand.name, top=round(hand.place, 4), plays=round(chosen.plays, 3), behind=len(spot.behind))

    def say(action: Action) -> Message:
        if chosen.equity is not None and not isinstance(action, RaiseTo):
            return sentence(
                action, spot, chosen.equity, why="ranges", opponents=chosen.inside, required=percent(chosen.need)
            )
        plays = percent(min(1.0, chosen.bold if isinstance(action, RaiseTo) else chosen.plays))
        return sentence(action, spot, 0.0, why="chart", hand=hand.name, top=max(1, percent(hand.place)), plays=plays)

    return weigh(spot, hand, chosen), (chart, *chosen.reasons, *barred(spot)), say
