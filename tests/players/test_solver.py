"""The solver against games whose values are known."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from holdem_widget.players.beliefs import within
from holdem_widget.players.boards import PAIRS, table_of
from holdem_widget.players.river import River, answer
from holdem_widget.players.solver import Node, Problem, Showdown, Solution, solve
from holdem_widget.poker.cards import parse_cards
from holdem_widget.poker.combos import combo_index


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


# ── rivers, checked pair by pair ──


def best_response(solution: Solution, player: int, pairs: tuple[np.ndarray, np.ndarray]) -> float:
    """What a player wins at most, for all pairs of hands: the tree walked down, with whole matrices of pairs."""
    fits, wins = pairs
    problem = solution.problem

    def value(place: int, reach: np.ndarray) -> Any:
        node = problem.nodes[place]
        if node.kind == "fold":
            return (-1 if node.player == player else 1) * node.stake * (fits @ reach)
        if node.kind == "showdown":
            return node.stake * (wins @ reach)
        if node.player == player:
            return np.max([value(child, reach) for child in node.children], axis=0)
        first = solution.rows_of(place)[0] - 1
        shares = solution.strategies[node.player][first : first + len(node.children)]
        return np.sum([value(c, reach * share) for c, share in zip(node.children, shares, strict=True)], axis=0)

    weights = [np.asarray(one, float) for one in problem.weights]
    return float(weights[player] @ value(0, weights[1 - player]) / (weights[0] @ fits @ weights[1]))


@pytest.mark.parametrize(
    ("board", "widths", "pot", "stack", "line"),
    [
        ("Kh9s7d4c2s", (0.5, 0.3), 120, 500, ()),
        ("Kh9s7d4c2s", (0.3, 0.5), 120, 500, (0, 84)),
        ("QsJs8s3d3h", (0.4, 0.4), 60, 940, (45,)),
        ("As2c2d7h7s", (0.15, 0.8), 400, 300, (0,)),
        ("Th9h8c2d5s", (0.7, 0.7), 40, 130, (28, 84)),
    ],
)
def test_a_river_is_solved_within_one_per_cent_of_the_pot(
    board: str, widths: tuple[float, float], pot: int, stack: int, line: tuple[int, ...]
) -> None:
    cards = parse_cards(board)
    river = River(board=cards, pot=pot, stack=stack, least=20, line=line)
    own = parse_cards("6d6c")
    ranges = (within(widths[0]), within(widths[1]))
    found = answer(river, ranges, player=len(line) % 2, hand=combo_index(own[0], own[1])).solution
    strengths = table_of(cards).strengths[0].astype(int)
    hands = np.array([combo_index(int(a), int(b)) for a, b in zip(*found.problem.showdowns[0].cards, strict=True)])
    fits = ~(PAIRS[hands][:, None, :, None] == PAIRS[hands][None, :, None, :]).any(axis=(2, 3))
    wins = np.sign(strengths[hands][:, None] - strengths[hands][None, :]) * fits
    best = [best_response(found, player, (fits.astype(float), wins.astype(float))) for player in (0, 1)]
    assert 0 <= sum(best) / 2 / pot <= 0.01
    assert sum(best) / 2 == pytest.approx(found.gain, abs=1e-4 * pot)
