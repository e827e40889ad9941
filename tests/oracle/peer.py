"""One random hand played in step by the engine, the naive reckoning and PokerKit; where do they part, and why?"""

from __future__ import annotations

import warnings
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from random import Random
from typing import Any, ClassVar

from pokerkit import Automation, NoLimitTexasHoldem, StandardHighHand

from holdem_widget.games.game import Action, Call, Check, Fold, Legal, RaiseTo
from holdem_widget.games.holdem import Holdem
from holdem_widget.games.holdem_state import HoldemState
from holdem_widget.games.match import MATCH
from holdem_widget.poker.cards import DECK, NAMES, parse_cards
from holdem_widget.poker.evaluator import strength
from tests.oracle.naive import OURS, THEIRS, Bounds, Naive, only
from tests.rules.dealing import Stacked

BOARD = {"flop": slice(1, 4), "turn": slice(5, 6), "river": slice(7, 8)}
BURNS = {"flop": 0, "turn": 4, "river": 6}
AUTOMATIC = (
    Automation.ANTE_POSTING, Automation.BET_COLLECTION, Automation.BLIND_OR_STRADDLE_POSTING,
    Automation.HOLE_CARDS_SHOWING_OR_MUCKING, Automation.HAND_KILLING, Automation.CHIPS_PUSHING,
    Automation.CHIPS_PULLING,
)  # fmt: skip


class HandOnce(StandardHighHand):
    """PokerKit's hand, kept once it is found: it is asked for many times in a deal."""

    found: ClassVar[dict[tuple[Any, Any], Any]] = {}

    @classmethod
    def from_game(cls, hole_cards: Any, board_cards: Any = ()) -> Any:
        """As PokerKit finds it."""
        key = (tuple(hole_cards), tuple(board_cards))
        if key not in cls.found:
            if len(cls.found) > 5000:
                cls.found.clear()
            cls.found[key] = StandardHighHand.from_game(*key)
        return cls.found[key]


class Peer(NoLimitTexasHoldem):
    """PokerKit's game, with its own hands."""

    hand_types = (HandOnce,)


Answer = tuple[int | None, int, Bounds]  # who is asked, what a call puts in, the raise bounds


@dataclass(slots=True, kw_only=True)
class Setting:
    """What is dealt: stacks counted from the left of the button, blinds, ante, and the deck."""

    stacks: tuple[int, ...]
    blinds: tuple[int, int]
    ante: int
    deck: tuple[int, ...]

    @property
    def rest(self) -> tuple[int, ...]:
        """The deck below the hole cards: burns and board."""
        return self.deck[2 * len(self.stacks) :]

    def hole(self, seat: int) -> tuple[int, int]:
        """The two cards of a seat."""
        return self.deck[seat], self.deck[seat + len(self.stacks)]


def random_setting(rng: Random) -> Setting:
    """Two to six seats, unequal and often tiny stacks."""
    blinds = rng.choice([(10, 20), (1, 2), (25, 50)])
    most = rng.choice([3 * blinds[1], 400, 1000])
    stacks = tuple(rng.choice([most, rng.randint(1, most)]) for _ in range(rng.choice([2, 3, 3, 4, 4, 5, 6])))
    ante = rng.choice([0, 0, 0, blinds[1] // 2])
    deck = rng.sample(DECK, 52)
    if rng.random() < 0.2:
        share_the_board(deck, 2 * len(stacks))
    return Setting(stacks=stacks, blinds=blinds, ante=ante, deck=tuple(deck))


def share_the_board(deck: list[int], start: int) -> None:
    """Puts ace to ten of several suits on the board, so that pots are split and odd chips arise."""
    for place, card in zip((1, 2, 3, 5, 7), parse_cards("AhKdQcJsTh"), strict=True):
        other = deck.index(card)
        deck[start + place], deck[other] = deck[other], deck[start + place]


@dataclass(slots=True)
class Parting:
    """How the three agreed over one hand: the readings that made PokerKit answer or pay otherwise."""

    reasons: Counter[str] = field(default_factory=Counter)
    decisions: int = 0
    stopped: bool = False


class Table:
    """The three side by side."""

    def __init__(self, setting: Setting) -> None:
        seats = len(setting.stacks)
        self.setting = setting
        self.button = seats - 1
        rules = replace(
            MATCH, stacks=setting.stacks, blinds=setting.blinds, ante=setting.ante, first_button=self.button
        )
        self.game = Holdem(rules)
        self.state: HoldemState = self.game.deal(self.game.new(), Stacked(setting.deck)).state
        self.naive = {
            name: Naive(list(setting.stacks), setting.blinds, setting.ante, readings)
            for name, readings in (("ours", OURS), ("theirs", THEIRS))
        }
        self.peer: Any = peer_of(setting)
        self.found = Parting()

    # ── what each says ──

    def engine_says(self) -> Answer:
        """The engine."""
        seat = self.state.public.to_act
        if seat is None:
            return None, 0, None
        legal = self.game.legal(self.state.public, seat)
        assert legal is not None
        return seat, legal.call or 0, legal.raise_to

    def peer_says(self) -> Answer:
        """PokerKit."""
        peer = self.peer
        if peer.actor_index is None:
            return None, 0, None
        least, most = peer.min_completion_betting_or_raising_to_amount, peer.max_completion_betting_or_raising_to_amount
        return peer.actor_index, peer.checking_or_calling_amount, None if least is None else (least, most)

    def deal_peer(self) -> None:
        """The board cards that PokerKit waits for."""
        while self.peer.status and self.peer.can_burn_card():
            street = ("flop", "turn", "river")[self.peer.street_index - 1]
            self.peer.burn_card(NAMES[self.setting.rest[BURNS[street]]])
            self.peer.deal_board("".join(NAMES[card] for card in self.setting.rest[BOARD[street]]))


def peer_of(setting: Setting) -> Any:
    """The same hand in PokerKit; antes are dead money (no trimming)."""
    peer = Peer.create_state(
        AUTOMATIC, False, setting.ante, setting.blinds, setting.blinds[1], setting.stacks, len(setting.stacks)
    )
    for seat in range(len(setting.stacks)):
        peer.deal_hole("".join(NAMES[card] for card in setting.hole(seat)))
    return peer


def naive_says(naive: Naive) -> Answer:
    """The naive reckoning, streets advanced until somebody is asked."""
    while naive.asked() is None and sum(naive.live) > 1 and naive.street < 3:
        naive.next_street()
    seat = naive.asked()
    return (None, 0, None) if seat is None else (seat, naive.call(), naive.bounds())


def choose(legal: Legal, rng: Random) -> Action:
    """A random legal move; folding for free is left out."""
    moves: list[Action] = [Call() if legal.call else Check()] * 4
    if legal.call:
        moves.append(Fold())
    if legal.raise_to is not None:
        least, most = legal.raise_to
        moves += [RaiseTo(least), RaiseTo(least), RaiseTo(rng.randint(least, most)), RaiseTo(most)]
    return rng.choice(moves)


def play(setting: Setting, rng: Random) -> Parting:
    """The hand to its end; PokerKit leaves it at the first move that it does not take, or takes otherwise."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        table = Table(setting)
        for _ in decisions(table):
            table.found.decisions += 1
            act(table, rng)
        finish(table)
    return table.found


def decisions(table: Table) -> Iterator[Answer]:
    """Each decision of the engine, after all answers to it were compared."""
    while True:
        engine = table.engine_says()
        assert engine == naive_says(table.naive["ours"]), (table.setting, engine, "the naive reckoning says otherwise")
        if not table.found.stopped:
            compare_peer(table, engine)
        if engine[0] is None:
            return
        yield engine


def compare_peer(table: Table, engine: Answer) -> None:
    """PokerKit must say what is predicted; where that is not what the engine says, the reading is named."""
    table.deal_peer()
    theirs = naive_says(table.naive["theirs"])
    assert table.peer_says() == theirs, (table.setting, table.peer_says(), theirs, "PokerKit was predicted otherwise")
    if theirs == engine:
        return
    table.found.reasons[reason(table, engine, theirs)] += 1
    if theirs[0] != engine[0] and theirs[1] == 0:  # asked though betting is over: a check changes nothing
        table.peer.check_or_call()
        table.naive["theirs"].do("call")
        compare_peer(table, engine)
    else:
        table.found.stopped = theirs[:2] != engine[:2]


def reason(table: Table, engine: Answer, theirs: Answer) -> str:
    """The reading that explains the difference: who is asked, the price, or the right to raise."""
    if theirs[0] != engine[0]:
        return "waiting_players_are_asked"
    if theirs[1] != engine[1] or (theirs[2] and engine[2] and theirs[2] != engine[2]):
        return "highest_bet_is_price"
    naive = table.naive["ours"]
    for name in ("others_must_cover", "reopened_by_the_last_all_ins", "highest_bet_is_price"):
        naive.readings = only(name)
        explained = (naive.bounds() is None) == (theirs[2] is None)
        naive.readings = OURS
        if explained:
            return name
    raise AssertionError((table.setting, engine, theirs, "no single reading explains this"))


def act(table: Table, rng: Random) -> None:
    """One random move, everywhere."""
    seat = table.state.public.to_act
    assert seat is not None
    legal = table.game.legal(table.state.public, seat)
    assert legal is not None
    action = choose(legal, rng)
    table.state = table.game.apply(table.state, action).state
    kind, total = ("raise", action.total) if isinstance(action, RaiseTo) else ("fold", 0)
    kind = "call" if isinstance(action, (Call, Check)) else kind
    table.naive["ours"].do(kind, total)
    if table.found.stopped:
        return
    table.found.stopped = not peer_does(table.peer, kind, total)
    if not table.found.stopped:
        table.naive["theirs"].do(kind, total)


def peer_does(peer: Any, kind: str, total: int) -> bool:
    """Whether PokerKit took the move."""
    if kind == "fold":
        peer.fold()
    elif kind == "call":
        peer.check_or_call()
    elif not peer.can_complete_bet_or_raise_to(total):
        return False
    else:
        peer.complete_bet_or_raise_to(total)
    return True


def finish(table: Table) -> None:
    """The stacks at the end, three times."""
    public = table.state.public
    board = (*table.setting.rest[1:4], table.setting.rest[5], table.setting.rest[7])
    strengths = [strength((*table.setting.hole(seat), *board)) for seat in range(len(table.setting.stacks))]
    assert list(public.stacks) == table.naive["ours"].settled(strengths), (table.setting, public.stacks)
    if table.found.stopped:
        return
    table.deal_peer()
    predicted = table.naive["theirs"].settled(strengths)
    assert list(table.peer.stacks) == predicted, (table.setting, table.peer.stacks, predicted)
    if predicted != list(public.stacks):
        table.found.reasons[reason_of_stacks(table.naive["ours"], strengths, predicted)] += 1


def reason_of_stacks(naive: Naive, strengths: list[int], predicted: list[int]) -> str:
    """The reading that moves the odd chips."""
    for name in ("one_takes_all_odd_chips", "losers_leave_before_pots_form"):
        naive.readings = only(name)
        explained = naive.settled(strengths) == predicted
        naive.readings = OURS
        if explained:
            return name
    return "losers_leave_before_pots_form"  # with it odd chips are others, and go to one seat
