"""The solver against games whose values are known."""

from __future__ import annotations

import numpy as np
import pytest

from holdem_widget.players.solver import Node, Problem, Showdown, solve


def kuhn() -> Problem:
    """Three cards, ante 1, one bet of 1."""
    nodes = (
        Node(kind="decide", player=0, children=(1, 2)),  # check, bet
        Node(kind="decide", player=1, children=(3, 4)),  # after a check: check, bet
        Node(kind="decide", player=1, children=(5, 6)),  # after a bet: fold, call
        Node(kind="showdown", stake=1),
        Node(kind="decide", player=0, children=(7, 8)),
        Node(kind="fold", player=1, stake=1),
        Node(kind="showdown", stake=2),
        Node(kind="fold", player=0, stake=1),
        Node(kind="showdown", stake=2),
    )
    cards = np.arange(3)
    ones = np.ones(3)
    return Problem(nodes=nodes, weights=(ones, ones), showdowns=(Showdown(cards, cards[:, None]),))


def leduc() -> Problem:
    """Six cards of three ranks, ante 1, bets of 2 and 4, two a round, one public card."""
    nodes: list[Node | None] = []

    def add(node: Node | None) -> int:
        nodes.append(node)
        return len(nodes) - 1

    def betting(round_: int, board: int, paid: tuple[int, int], player: int, acted: int, bets: int) -> int:
        place = add(None)
        size = 2 if round_ == 0 else 4
        owed = paid[1 - player] - paid[player]
        children = []
        if owed:
            children.append(add(Node(kind="fold", player=player, stake=paid[player], board=board)))
        level = max(paid)
        if acted or owed:  # a check behind, or a call
            children.append(closed(round_, board, level))
        else:
            children.append(betting(round_, board, paid, 1 - player, 1, bets))
        if bets < 2:
            new = (level + size, paid[1]) if player == 0 else (paid[0], level + size)
            children.append(betting(round_, board, new, 1 - player, 1, bets + 1))
        nodes[place] = Node(kind="decide", player=player, children=tuple(children))
        return place

    def closed(round_: int, board: int, level: int) -> int:
        if round_ == 1:
            return add(Node(kind="showdown", stake=level, board=board))
        place = add(None)
        children = tuple(betting(1, card, (level, level), 0, 0, 0) for card in range(6))
        nodes[place] = Node(kind="deal", children=children, board=0)
        return place

    betting(0, 6, (1, 1), 0, 0, 0)
    cards = np.arange(6)
    ranks = cards // 2
    boards = [np.where(cards == c, -1, ranks + 10 * (ranks == c // 2)) for c in range(6)]
    showdowns = tuple(Showdown(strengths, cards[:, None]) for strengths in [*boards, ranks])
    ones = np.ones(6)
    return Problem(nodes=tuple(nodes), weights=(ones, ones), showdowns=showdowns, deals=1 / 4)  # type: ignore[arg-type]


def test_kuhn_poker_is_worth_minus_one_eighteenth() -> None:
    solution = solve(kuhn(), iterations=400)
    assert solution.value == pytest.approx(-1 / 18, abs=1e-3)
    assert 0 <= solution.gain < 1e-3


def test_leduc_poker_is_worth_minus_0_0856() -> None:
    solution = solve(leduc(), iterations=250)
    assert solution.value == pytest.approx(-0.0856, abs=1e-3)
    assert 0 <= solution.gain < 5e-3


def test_a_showdown_by_running_sums_is_the_same_as_pair_by_pair() -> None:
    rng = np.random.default_rng(5)
    hands = np.array([(a, b) for a in range(12) for b in range(a + 1, 12)])
    strengths = rng.integers(-1, 9, len(hands))
    reach = rng.random((len(hands), 3)).astype(np.float32)
    share = (hands[:, None, :, None] == hands[None, :, None, :]).any(axis=(2, 3))
    fits = (strengths >= 0)[:, None] & (strengths >= 0)[None, :] & ~share
    wins = np.sign(strengths[:, None] - strengths[None, :]) * fits
    showdown = Showdown(strengths, hands)
    assert np.allclose(showdown.compare(reach), wins @ reach, atol=1e-4)
    assert np.allclose(showdown.possible(reach), fits @ reach, atol=1e-4)
