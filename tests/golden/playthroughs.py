"""How does a hand read from beginning to end?  Text files that a person can check, written again by each test.

A file begins with what was set up; lines with `>` are moves; everything else is what the engine says.
`python -m tests.golden.playthroughs` writes the files anew after a change that was meant.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from random import Random

from holdem_widget.games.game import Event, Fold, RaiseTo, action_text
from holdem_widget.poker.cards import DECK, cards_text, pretty
from holdem_widget.poker.explain import finished
from holdem_widget.table.audit import audit
from tests.rules.dealing import Hand, begun

FOLDER = Path(__file__).with_name("hands")
CLOSED = re.compile(r"^(stacks|blinds|ante|button|holes|board) (.+)$", re.M)


def transcript(text: str) -> str:
    """The whole file again, from its first lines and its moves."""
    head = text.split("\n\n")[0]
    moves = re.findall(r"^> (.+)$", text, re.M)
    return "\n".join([head, "", *told(set_up(head), moves)]) + "\n"


def set_up(head: str) -> Hand:
    """The hand that the first lines describe."""
    given = dict(CLOSED.findall(head))
    small, big = map(int, given["blinds"].split("/"))
    holes = {int(seat): cards for seat, cards in re.findall(r"(\d):(\w+)", given.get("holes", ""))}
    return begun(
        tuple(map(int, given["stacks"].split())), blinds=(small, big), button=int(given["button"]),
        holes=holes, board=given.get("board", ""), ante=int(given.get("ante", "0")),
    )  # fmt: skip


def told(hand: Hand, moves: list[str]) -> Iterator[str]:
    """The lines of the hand."""
    yield from happened(hand.events)
    for move in moves:
        yield from ask(hand)
        yield f"> {move}"
        before = len(hand.events)
        hand.play(move)
        yield from happened(hand.events[before:])
    if hand.public.settlement is None:
        yield from ask(hand)
    else:
        yield from the_end(hand)


def ask(hand: Hand) -> Iterator[str]:
    """What the seat to act may do, and why not more."""
    legal = hand.legal
    assert legal is not None
    yield f"  seat {hand.public.to_act}, pot {hand.public.pot}: {legal.text()}"
    if legal.raise_to is None:
        yield f"    no raise: {legal.refusals['raise_to'].say()}"


def happened(events: list[Event]) -> Iterator[str]:
    """One line an event; the cards dealt to each seat are open here."""
    for event in events:
        cards = cards_text(card for card in (*event.cards, *event.private) if card is not None)
        seat = "" if event.seat is None else f" {event.seat}"
        parts = [f"{event.kind}{seat}", cards, str(event.chips) if event.chips else ""]
        parts += [f"(bet {event.total})" if event.total else "", event.note, "all-in" if event.all_in else ""]
        parts += [f"from pot {event.pot}" if event.pot is not None else ""]
        yield "  " + " ".join(filter(None, parts))


def the_end(hand: Hand) -> Iterator[str]:
    """The proof, the pots, the audit."""
    public, settlement = hand.public, hand.public.settlement
    assert settlement is not None
    live = {seat: hole_of(hand, seat) for seat in public.live}
    board = tuple(card for card in public.board if card is not None)
    yield ""
    if len(board) < 5:
        yield f"board {pretty(board)}" if board else "no board"
    yield from str(finished(board, live, settlement.pots)).splitlines()
    yield ""
    found = audit(start=public.start, events=hand.events, settlement=settlement, end=public.stacks)
    yield from str(found).splitlines()


def hole_of(hand: Hand, seat: int) -> tuple[int, ...]:
    """The two cards of a seat."""
    return tuple(card for card in hand.state.secret.holes[seat] if card is not None)


def random_head(seed: int) -> str:
    """A random table: what a file begins with."""
    rng = Random(seed)
    stacks = " ".join(str(rng.choice([rng.randint(20, 200), 500])) for _ in range(rng.randint(2, 6)))
    cards = rng.sample(DECK, 2 * 6 + 5)
    holes = " ".join(f"{seat}:{cards_text(cards[2 * seat : 2 * seat + 2])}" for seat in range(stacks.count(" ") + 1))
    button = rng.randrange(stacks.count(" ") + 1)
    lines = [f"# A random hand, seed {seed}", f"stacks {stacks}", "blinds 10/20", f"button {button}", f"holes {holes}"]
    return "\n".join([*lines, f"board {cards_text(cards[12:])}"])


def random_moves(head: str, seed: int) -> list[str]:
    """A random way through it, without folding for free."""
    hand, rng, moves = set_up(head), Random(seed), list[str]()
    while (legal := hand.legal) is not None:
        action = rng.choice([move for move in legal if move != Fold() or (not legal.check and rng.random() < 0.3)])
        word = f"raise {action.total}" if isinstance(action, RaiseTo) else action_text(action)
        moves.append(f"{hand.public.to_act} {word}")
        hand.play(moves[-1])
    return moves


def write() -> None:
    """All files anew; random ones that are not there yet are made."""
    for seed in (1, 2, 3, 4):
        path = FOLDER / f"random-{seed}.txt"
        if not path.exists():
            head = random_head(seed)
            path.write_text(
                "\n".join([head, "", *(f"> {move}" for move in random_moves(head, seed))]), encoding="utf-8"
            )
    for path in sorted(FOLDER.glob("*.txt")):
        path.write_text(transcript(path.read_text(encoding="utf-8")), encoding="utf-8")


if __name__ == "__main__":
    write()
