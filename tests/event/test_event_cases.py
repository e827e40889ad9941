"""Do the situations of the independent referee come out right?"""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from fractions import Fraction
from pathlib import Path
from typing import Any

import pytest

from holdem_widget.games.event import EVENT
from holdem_widget.games.game import Action, Call, Check, Fold, RaiseTo, State
from holdem_widget.games.holdem import Holdem
from holdem_widget.games.holdem_state import BOARD_AT, Public
from holdem_widget.games.preselect import Selection, resolve, time_is_up
from holdem_widget.poker.betting import put
from holdem_widget.poker.cards import Card, cards_text, parse_cards
from holdem_widget.poker.points import exact_points, points_of
from holdem_widget.poker.pots import Pot, charge_of, settle
from tests.event.seating import OutOfTime, at_the_table
from tests.rules.dealing import Hand, Stacked, begun

FILE = Path(__file__).resolve().parents[2].parent / "shared" / "cases" / "event_cases.json"
CASES: list[dict[str, Any]] = json.loads(FILE.read_text())["cases"] if FILE.exists() else []
Case = dict[str, Any]


def of(kind: str) -> list[Any]:
    """The cases of a kind, named by their id; a skip that says why where the file is not there."""
    if not CASES:
        return [pytest.param({}, marks=pytest.mark.skip(reason=f"{FILE} is not there"))]
    return [pytest.param(case, id=case["id"]) for case in CASES if case["kind"] == kind]


# ── pots, charge, points ──


def pots_of(pots: Sequence[Pot]) -> list[Case]:
    return [
        {
            "amount": pot.amount,
            "contributions": list(pot.contributions),
            "eligible": list(pot.eligible),
            "winners": sorted(pot.winners),
            "charge": pot.charge,
            "pays": pot.pays,
            "awards": list(pot.shares),
        }
        for pot in pots
    ]


def settled(returned: Sequence[tuple[int, int]], pots: Sequence[Pot], awards: Sequence[int]) -> Case:
    """The end of a hand as the cases write it."""
    back = dict(returned)
    points = exact_points(pots)
    charge = sum(pot.charge for pot in pots)
    return {
        "returned": list(returned[0]) if returned else None,
        "pots": pots_of(pots),
        "charge": charge,
        "awards": list(awards),
        "gets": [chips + back.get(seat, 0) for seat, chips in enumerate(awards)],
        "points_exact": [str(share) for share in points],
        "points": list(points_of(pots)),
        "points_pool": 10 * charge,
    }


def strengths_of(setup: Case) -> list[int | None]:
    if "strengths" in setup:
        strengths: list[int | None] = setup["strengths"]
        return strengths
    from holdem_widget.poker.evaluator import strength

    board = parse_cards(setup["board"])
    hands = {int(seat): parse_cards(text) for seat, text in setup["hole_cards"].items()}
    return [strength((*hands[seat], *board)) if seat in hands else None for seat in range(setup["players"])]


@pytest.mark.parametrize("case", of("event_settle"))
def test_e_5_2_a_hand_is_settled_as_the_referee_says(case: Case) -> None:
    setup, expect = case["setup"], case["expect"]
    live = [seat for seat in range(setup["players"]) if seat not in setup["folded"]]
    found = settle(
        committed=setup["committed"], live=live, strengths=strengths_of(setup), button=setup["button"],
        charge=Fraction(1, 5),
    )  # fmt: skip
    told = settled(found.returned, found.pots, found.awards)
    told["to_account"] = [chips if seat in setup["departed"] else 0 for seat, chips in enumerate(told["gets"])]
    assert told == expect


@pytest.mark.parametrize("case", of("event_charge"))
def test_e_5_2_the_charge_is_a_fifth_rounded_up(case: Case) -> None:
    pots = case["setup"]["pots"]
    charges = [charge_of(chips, EVENT.charge) for chips in pots]
    pays = [chips - charge for chips, charge in zip(pots, charges, strict=True)]
    assert {"charges": charges, "pays": pays} == case["expect"]


# ── the hand ──

PLAIN: dict[str, Action] = {"fold": Fold(), "check": Check(), "call": Call()}


def staged(setup: Case) -> Hand:
    """The hand of a setup, blinds posted."""
    blind = setup["minimum_bet"]
    holes = {int(seat): text for seat, text in setup.get("hole_cards", {}).items()}
    return begun(
        setup["stacks"], blinds=(blind // 2, blind), button=setup["button"], holes=holes,
        board=setup.get("board", ""), rules=EVENT,
    )  # fmt: skip


def play(hand: Hand, actions: Sequence[Case]) -> Hand:
    """The actions of a case, leaving and the clock among them."""
    for item in actions:
        if item["do"] == "leave":
            step = hand.game.leave(hand.state, item["seat"])
        else:
            assert hand.public.to_act == item["seat"], item
            step = hand.game.apply(hand.state, action_of(hand, item))
        hand.state = step.state
        hand.events += step.events
    return hand


def action_of(hand: Hand, item: Case) -> Action:
    if item["do"] == "time_out":
        assert hand.legal is not None
        return time_is_up(hand.legal)
    return PLAIN.get(item["do"]) or RaiseTo(item["to"])


def asked_now(hand: Hand) -> Case:
    public, legal = hand.public, hand.legal
    if legal is None:
        street = "flop" if public.settlement is not None else public.street
        return {"actor": None, "street": street, "betting_over": True}
    seat = public.to_act or 0
    least, most = legal.raise_to or (None, None)
    return {
        "actor": public.to_act,
        "street": public.street,
        "price": public.betting.price,
        "to_call": legal.call or 0,
        "can_fold": legal.fold,
        "can_check": legal.check,
        "can_call": legal.call is not None,
        "can_raise": legal.raise_to is not None,
        "min_raise_to": least,
        "max_raise_to": most,
        "call_is_all_in": legal.call == public.stacks[seat],
        "small_blind": public.small_blind,
        "big_blind": public.big_blind,
        "raise_label": "raise" if public.betting.price else EVENT.opening_word,
    }


@pytest.mark.parametrize("case", of("event_legal"))
def test_e_2_4_the_one_to_act_may_do_what_the_referee_says(case: Case) -> None:
    hand, expect = play(staged(case["setup"]), case["actions"]), case["expect"]
    if "betting_over" in expect:
        assert (hand.legal, streets_of(hand)[-1]) == (None, expect["street"])
        return
    assert {key: value for key, value in asked_now(hand).items() if key in expect} == expect


def streets_of(hand: Hand) -> list[str]:
    """The streets on which anybody could still be asked: a board that is run out adds none."""
    at = 0
    for i, event in enumerate(hand.events):
        if event.kind in ("fold", "check", "call", "bet", "raise", "post", "leave"):
            at = i
    return ["preflop", *(event.note for event in hand.events[:at] if event.kind == "street")]


@pytest.mark.parametrize("case", of("event_hand"))
def test_e_1_4_and_e_5_1_a_hand_ends_as_the_referee_says(case: Case) -> None:
    hand = play(staged(case["setup"]), case["actions"])
    public, start = hand.public, case["setup"]["stacks"]
    assert public.settlement is not None
    found = settled(public.returned, public.settlement.pots, public.settlement.awards)
    back = dict(public.returned)
    found |= {
        "committed": [chips + back.get(seat, 0) for seat, chips in enumerate(public.committed)],
        "finishing_stacks": list(public.stacks),
        "to_account": list(public.account),
        "shown": [seat for seat, hole in enumerate(public.shown) if hole is not None],
        "streets": streets_of(hand),
    }
    assert found == case["expect"]
    assert sum(public.stacks) + sum(public.account) + public.settlement.charge == sum(start)


# ── chosen in advance ──

NAMES: dict[str, Selection] = {
    "check": "check", "check/fold": "check_fold", "call any": "call_any", "all-in": "all_in",
}  # fmt: skip


@pytest.mark.parametrize("case", of("event_preselect"))
def test_e_3_2_a_selection_becomes_what_the_referee_says(case: Case) -> None:
    setup, expect = case["setup"], case["expect"]
    hand = play(staged(setup), case["actions"])
    legal = hand.legal
    assert legal is not None
    assert hand.public.to_act == setup["preselect"]["seat"]
    action = resolve(NAMES[setup["preselect"]["action"]], legal, hand.public)
    found: Case = {"acts": None, "asked": action is None, "street": hand.public.street, "to_call": legal.call or 0}
    match action:
        case RaiseTo(total):
            found |= {"acts": "raise_to" if hand.public.betting.price else "bet_to", "to": total}
        case Call():
            found |= {"acts": "call", "chips": legal.call}
        case Check() | Fold():
            found["acts"] = type(action).__name__.lower()
    assert found | {"selection_after": None} == expect


@pytest.mark.parametrize("case", of("event_preselect_life"))
def test_e_3_2_a_selection_lives_as_the_referee_says(case: Case) -> None:
    table = at_the_table()
    found: Case = {}
    for item in case["actions"]:
        match item["do"]:
            case "select":
                table.preselect(NAMES[item["action"]])
            case "clear":
                table.preselect(None)
            case "turn":
                found["asked"] = table.turn_comes()
            case "hand_ends":
                table.hand_ends()
    name = next((name for name, what in NAMES.items() if what == table.selected), None)
    assert found | {"selected": name} == case["expect"]


# ── the clock ──


@pytest.mark.parametrize("case", of("event_clock"))
def test_e_3_1_the_clock_runs_as_the_referee_says(case: Case) -> None:
    table = at_the_table(limit_ms=case["setup"]["limit_ms"])
    outcomes: list[str] = []
    refused: list[bool] = []
    for item in case["actions"]:
        table.wait_until(item["at_ms"])
        if item["do"] == "decision":
            table.decide(check_free=item["check_free"])
            continue
        try:
            table.act(item["action"])
        except OutOfTime:
            refused.append(True)
        outcomes.append(table.last_action)
    assert {"outcomes": outcomes, **({"refused": refused} if refused else {})} == case["expect"]


# ── the button, the deal ──


@dataclass(slots=True)
class Draws:
    """A chance whose lots are seats, in order; cards come from the top of the pack."""

    seats: list[int]
    alive: tuple[int, ...] = ()
    used: int = 0
    cards: tuple[Card, ...] = field(default_factory=lambda: tuple(range(52)))

    def sample(self, population: Sequence[Any], k: int) -> list[Any]:
        return list(self.cards[:k])

    def randrange(self, stop: int, /) -> int:
        self.used += 1
        assert stop == len(self.alive)
        return self.alive.index(self.seats[self.used - 1])


def sitting(public: Public) -> tuple[int, ...]:
    return tuple(s for s, chips in enumerate(public.stacks) if chips and not public.gone[s])


def hand_of(game: Holdem, state: Any, happened: Case) -> Any:
    """The hand played by folds, then who left, was eliminated or joined, as the case says."""
    for seat in happened.get("left", ()):
        state = game.leave(state, seat).state
    while game.to_act(state) is not None:
        state = game.apply(state, Fold()).state
    public = state.public
    for seat in happened.get("eliminated", ()):
        betting = replace(public.betting, stacks=put(public.stacks, seat, 0))
        public = replace(public, betting=betting)
    state = State(public, state.secret)
    for seat in happened.get("joined", ()):
        state = game.join(state, seat, 1000).state
    return state


@pytest.mark.parametrize("case", of("event_button"))
def test_e_1_1_the_button_goes_as_the_referee_says(case: Case) -> None:
    setup = case["setup"]
    joined = [seat for item in case["actions"] for seat in item.get("joined", ())]
    seats = max([setup["players"] - 1, *joined]) + 1
    stacks = tuple(1000 if seat < setup["players"] else 0 for seat in range(seats))
    game, chance = Holdem(replace(EVENT, stacks=stacks)), Draws(setup["draws"])
    state = game.new()
    found: list[Case] = []
    for happened in (*case["actions"], None):
        chance.alive = sitting(state.public)
        if game.match_is_over(state.public):
            found.append({"game_over": True, "left": chance.alive[0]})
            break
        used = chance.used
        state = game.deal(state, chance).state
        public = state.public
        found.append(
            {
                "button": public.button, "small_blind": public.small_blind, "big_blind": public.big_blind,
                "drawn": chance.used > used,
            }
        )  # fmt: skip
        state = hand_of(game, state, happened or {})
    assert {"hands": found, "draws_used": chance.used} == case["expect"]


@pytest.mark.parametrize("case", of("event_deal"))
def test_e_2_1_cards_are_dealt_as_the_referee_says(case: Case) -> None:
    setup = case["setup"]
    rules = replace(EVENT, stacks=(1000,) * setup["players"], first_button=setup["button"])
    game = Holdem(rules)
    step = game.deal(game.new(), Stacked(parse_cards(setup["deck"])))
    hand = Hand(game, step.state)
    holes = {str(seat): cards_text(hole) for seat, hole in enumerate(step.state.secret.holes)}  # type: ignore[arg-type]
    burns, deck = [], step.state.secret.deck
    while len(hand.public.board) < BOARD_AT["river"]:
        before = len(hand.public.board)
        assert hand.legal is not None
        hand.play(f"{hand.public.to_act} {'check' if hand.legal.check else 'call'}")
        if len(hand.public.board) > before:
            burns.append(cards_text(deck[:1]))  # type: ignore[arg-type]
            deck = hand.state.secret.deck
    board = cards_text(hand.public.board)  # type: ignore[arg-type]
    assert {"hole_cards": holes, "burns": burns, "board": board} == case["expect"]


def test_every_case_is_of_a_kind_that_is_tested() -> None:
    kinds = ("settle", "charge", "legal", "hand", "preselect", "preselect_life", "clock", "button", "deal")
    assert {case["kind"] for case in CASES} <= {f"event_{kind}" for kind in kinds}
