"""Do the situations of the independent referee come out right?"""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from holdem_widget.errors import HoldemWidgetError, IllegalAction
from holdem_widget.games.duel import DUEL, Duel
from holdem_widget.games.duel_state import DuelState, is_up, signal_of, winner_of
from holdem_widget.games.game import Action, Call, Check, Event, Fold, Lock, RaiseTo
from holdem_widget.poker.cards import RANKS, card_name
from tests.duel.staging import Stacked, begun, between, cards

FILE = Path(__file__).resolve().parents[2].parent / "shared" / "cases" / "duel_cases.json"
CASES: list[dict[str, Any]] = json.loads(FILE.read_text())["cases"] if FILE.exists() else []
KINDS = ("duel_compare", "duel_signal", "duel_legal", "duel_flow", "duel_illegal", "duel_stock", "duel_long")


def of(*kinds: str) -> list[Any]:
    """The cases of these kinds, named by their id; a skip that says why where the file is not there."""
    if not CASES:
        return [pytest.param({}, marks=pytest.mark.skip(reason=f"{FILE} is not there"))]
    return [pytest.param(case, id=case["id"]) for case in CASES if case["kind"] in kinds]


def test_every_case_is_of_a_kind_that_is_tested() -> None:
    assert {case["kind"] for case in CASES} <= set(KINDS)


# ── from a case to states ──


def first_state(setup: dict[str, Any]) -> tuple[Duel, DuelState, list[Event]]:
    """The deal that is always begun, and the events of it."""
    stacks = tuple(setup["stacks"])
    if "hold" not in setup:
        duel, state = begun(setup["stock"], stacks=stacks, first=setup["first"])
        return duel, state, []
    duel, waiting = between(
        hold="".join(setup["hold"]), played="".join(setup["played"]), discards=setup["discards"], stock=setup["stock"],
        stacks=stacks, first=setup["first"], deal=setup["deal"],
    )  # fmt: skip
    step = duel.deal(waiting, Stacked([cards(text) for text in setup.get("new_stocks", [])]))
    return duel, step.state, list(step.events)


PLAIN: dict[str, Action] = {"check": Check(), "call": Call(), "fold": Fold()}


def action_of(item: dict[str, Any]) -> Action:
    match item["do"]:
        case "lock":
            return Lock(cards(item["card"])[0])
        case "bet_to" | "raise_to":
            return RaiseTo(item["to"])
        case plain:
            return PLAIN[plain]


class Table:
    """A case being played, with a record of each deal that ended."""

    def __init__(self, setup: dict[str, Any]) -> None:
        self.duel, self.state, _ = first_state(setup)
        self.deals: list[dict[str, Any]] = []
        self.asked: list[list[Any]] = []
        self.begin()

    def begin(self) -> None:
        self.begun, self.asked = self.state, []
        self.settle()

    def play(self, item: dict[str, Any]) -> None:
        if item["do"] == "restart":
            if self.state.public.settlement is None:
                self.deals.append(self.head() | {"void": True})
            self.duel = DUEL
            self.state = DUEL.deal(DUEL.new(), Stacked([cards(item["stock"])])).state
            self.begin()
        elif item["do"] == "next":
            self.state = self.duel.deal(self.state, Stacked()).state
            self.begin()
        else:
            public = self.state.public
            assert self.duel.to_act(self.state) == item["seat"]
            self.asked.append([item["seat"], public.street])
            self.before = public
            self.state = self.duel.apply(self.state, action_of(item)).state
            self.settle()

    def head(self) -> dict[str, Any]:
        public = self.begun.public
        return {"deal": public.hand, "first": public.first, "hands": names(self.begun.secret.hands)}

    def settle(self) -> None:
        if self.state.public.settlement is not None:
            self.deals.append(self.head() | self.tail())

    def tail(self) -> dict[str, Any]:
        public, secret, begun_public = self.state.public, self.state.secret, self.begun.public
        settled = public.settlement
        assert settled is not None
        over = self.duel.match_is_over(public)
        bets = [end + back for end, back in zip(public.swept, returned_by_seat(public.returned), strict=True)]
        winners = settled.pots[0].winners
        return {
            "signals": signals(public.signals), "reshuffled": reshuffled(public.reshuffled),
            "stock_left": public.stock_left, "stacks_after_ante": list(begun_public.stacks), "asked": self.asked,
            "locked": [card_name(card) for card in secret.locked if card is not None],
            "how": "showdown" if len(public.live) == 2 else "fold", "bets": bets,
            "returned": list(public.returned[0]) if public.returned else None,
            "pot": sum(pot.amount for pot in settled.pots), "winner": winners[0] if len(winners) == 1 else None,
            "shown": [card_name(card) for hand in public.shown for card in hand or () if card is not None],
            "stacks": list(public.stacks), "match_over": over, "next_first": None if over else public.due,
        }  # fmt: skip


def returned_by_seat(returned: tuple[tuple[int, int], ...]) -> list[int]:
    return [sum(chips for s, chips in returned if s == seat) for seat in range(2)]


def names(hands: tuple[tuple[int, ...], ...]) -> list[list[str]]:
    return [[card_name(card) for card in hand] for hand in hands]


def signals(pairs: tuple[tuple[int, int], ...]) -> list[dict[str, int]]:
    return [{"up": up, "down": down} for up, down in pairs]


def reshuffled(value: Any) -> dict[str, int] | None:
    return None if value is None else {"cards": value.cards, "discards": value.discards, "left": value.left}


def now(duel: Duel, state: DuelState) -> dict[str, Any] | None:
    """The running deal as the cases write it."""
    public = state.public
    seat = duel.to_act(state)
    if seat is None:
        return None
    legal = duel.observe(state, seat).legal
    assert legal is not None
    least, most = legal.raise_to or (None, None)
    return {
        "deal": public.hand, "actor": seat, "phase": public.street, "lock": [card_name(card) for card in legal.lock],
        "to_call": legal.call or 0, "can_fold": legal.fold, "can_check": legal.check,
        "can_call": legal.call is not None,
        "can_raise": legal.raise_to is not None, "min_raise_to": least, "max_raise_to": most,
        "stacks": list(public.stacks), "bets": list(public.betting.bets), "antes": sum(public.dead),
        "signals": signals(public.signals), "hands": names(state.secret.hands), "stock_left": public.stock_left,
        "reshuffled": reshuffled(public.reshuffled),
    }  # fmt: skip


def table_after(case: dict[str, Any]) -> Table:
    table = Table(case["setup"])
    for item in case["actions"]:
        table.play(item)
    return table


# ── the kinds ──


@pytest.mark.parametrize("case", of("duel_compare"))
def test_d_4_1_the_stronger_card_wins_in_every_case(case: dict[str, Any]) -> None:
    if "pairs" in case["setup"]:
        pairs = [cards(a + b) for a, b in case["setup"]["pairs"]]
        assert [winner_of((a, b)) for a, b in pairs] == case["expect"]["winners"]
    else:
        sign = {0: "W", 1: "L", None: "T"}
        rows = ["".join(sign[winner_of((4 * a, 4 * b + 1))] for b in range(13)) for a in range(13)]
        assert rows == case["expect"]["rows"]


@pytest.mark.parametrize("case", of("duel_signal"))
def test_d_2_4_the_signal_comes_out_in_every_case(case: dict[str, Any]) -> None:
    if "ranks" in case["setup"]:
        groups = ["up" if is_up(4 * RANKS.index(rank)) else "down" for rank in case["setup"]["ranks"]]
        assert groups == case["expect"]["groups"]
    else:
        found = [signals(tuple(signal_of(cards("".join(hand))) for hand in pair)) for pair in case["setup"]["hands"]]
        assert found == case["expect"]["signals"]


@pytest.mark.parametrize("case", of("duel_legal"))
def test_d_3_2_the_legal_set_comes_out_in_every_case(case: dict[str, Any]) -> None:
    table = table_after(case)
    assert now(table.duel, table.state) == case["expect"]


@pytest.mark.parametrize("case", of("duel_flow"))
def test_d_5_1_the_deals_come_out_in_every_case(case: dict[str, Any]) -> None:
    table, expect = table_after(case), case["expect"]
    over = table.duel.match_is_over(table.state.public)
    winner = max(range(2), key=lambda seat: table.state.public.stacks[seat]) if over else None
    assert [over, winner, now(table.duel, table.state)] == [expect["match_over"], expect["match_winner"], expect["now"]]
    assert table.deals == expect["deals"]


@pytest.mark.parametrize("case", of("duel_illegal"))
def test_d_3_1_what_is_refused_cites_its_clause_in_every_case(case: dict[str, Any]) -> None:
    table, attempt, expect = table_after(case), case["expect"]["attempt"], case["expect"]
    before = table.state
    with pytest.raises(HoldemWidgetError) as caught:
        table.duel.deal(before, Stacked()) if attempt["do"] == "next" else table.duel.apply(before, action_of(attempt))
    clause = caught.value.clause if isinstance(caught.value, IllegalAction) else str(caught.value)
    assert expect["clause"] in clause
    assert now(table.duel, table.state) == expect["unchanged"]
    assert table.state == before


def checked_through(duel: Duel, state: DuelState) -> DuelState:
    """The deal played: the card held longer is locked, both check."""
    for _ in range(2):
        seat = duel.to_act(state)
        assert seat is not None
        state = duel.apply(state, Lock(state.secret.hands[seat][0])).state
    for _ in range(2):
        state = duel.apply(state, Check()).state
    return state


def long_match(duel: Duel, chance: Stacked, deals: int) -> Iterator[tuple[DuelState, DuelState]]:
    """(after the deal is begun, after it ended), deal by deal."""
    state = duel.new()
    for _ in range(deals):
        dealt = duel.deal(state, chance).state
        state = checked_through(duel, dealt) if dealt.public.to_act is not None else dealt
        yield dealt, state


@pytest.mark.parametrize("case", of("duel_stock"))
def test_d_5_4_the_stock_and_the_discards_by_deal_number(case: dict[str, Any]) -> None:
    # every card ties in turn: a stock of pairs keeps the match going
    wanted = case["setup"]["deals"]
    found = {dealt.public.hand: dealt.public for dealt, _ in long_match(Duel(), Stacked(), max(wanted))}
    publics = [found[deal] for deal in wanted]
    assert [public.stock_left for public in publics] == case["expect"]["stock_left"]
    assert [len(public.discards) for public in publics] == case["expect"]["discards"]
    assert [public.reshuffled is not None for public in publics] == case["expect"]["reshuffled_before_draw"]


@pytest.mark.parametrize("case", of("duel_long"))
def test_d_5_3_a_long_match_comes_out(case: dict[str, Any]) -> None:
    setup, expect = case["setup"], case["expect"]
    chance = Stacked([cards(setup["stock"]), *map(cards, setup["new_stocks"])])
    deals = list(long_match(Duel(), chance, setup["deals"]))
    last = deals[-1][1].public
    hands = [["".join(map(card_name, hand)) for hand in dealt.secret.hands] for dealt, _ in deals]
    settled = [end.public.settlement for _, end in deals if end.public.settlement is not None]
    winners = [one.pots[0].winners for one in settled]
    assert "".join("T" if len(won) == 2 else str(won[0]) for won in winners) == expect["winners"]
    assert [list(end.public.stacks) for _, end in deals] == expect["stacks"]
    assert hands == expect["hands"]
    assert [d.public.hand for d, _ in deals if d.public.reshuffled] == expect["reshuffled_before_draw_of"]
    assert [last.stock_left, len(last.discards)] == [expect["stock_left"], expect["discards"]]
