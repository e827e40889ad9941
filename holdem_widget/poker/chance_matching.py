"""How many ways are there for k players to hold, at once, hands of a kind?  Matchings, counted exactly.

Cards are the vertices, the hands of the kind the edges; k hands without a common card are a matching of k edges. The
count goes component by component. Cards that the edges do not tell apart are one class with a counter; classes are
eliminated one after another, so that the width, not the number of cards, is what costs. The counts are taken modulo a
few primes, and put together again.

`numpy` is imported with this module.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import comb, factorial, perm, prod

import numpy as np
import numpy.typing as npt

Vertex = int
Edge = tuple[Vertex, Vertex]
Table = npt.NDArray[np.int64]

WIDTH = 24_000_000  # the greatest table, in numbers of eight bytes
_PRIMES = (2147483647, 2147483629, 2147483587, 2147483579, 2147483563, 2147483549)
_GREAT_PRIMES = (2**57 - 13, 2**57 - 25, 2**57 - 49, 2**57 - 61)  # where numbers are only added, at most 52 in a row


class TooWide(Exception):
    """The edges hang together too closely to be counted within the bound."""


def matchings(edges: Sequence[Edge], most: int) -> tuple[int, ...]:
    """How many sets of k edges without a common vertex there are, for k = 0..`most`.

    Raises: TooWide, where the table would be greater than `WIDTH`.

    >>> matchings([(0, 1), (0, 2), (1, 2), (3, 4)], 2)
    (1, 4, 3)
    """
    total = (1, *(0,) * most)
    for part in _components(edges):
        total = _product(total, _of_component(part, most))
    return total


def _product(a: Sequence[int], b: Sequence[int]) -> tuple[int, ...]:
    return tuple(sum(a[i] * b[k - i] for i in range(k + 1)) for k in range(len(a)))


def _components(edges: Sequence[Edge]) -> list[list[Edge]]:
    root: dict[Vertex, Vertex] = {}

    def find(vertex: Vertex) -> Vertex:
        while root.setdefault(vertex, vertex) != vertex:
            vertex = root[vertex]
        return vertex

    for a, b in edges:
        root[find(a)] = find(b)
    parts: dict[Vertex, list[Edge]] = {}
    for edge in edges:
        parts.setdefault(find(edge[0]), []).append(edge)
    return list(parts.values())


def _of_component(edges: Sequence[Edge], most: int) -> tuple[int, ...]:
    classes = _Classes(edges)
    bound = max(comb(len(edges), k) for k in range(most + 1))
    primes: list[int] = []
    fitting = _GREAT_PRIMES if max(classes.sizes) == 1 else _PRIMES
    while prod(primes) <= bound:
        primes.append(fitting[len(primes)])
    order = classes.order(most)
    remainders = [_eliminate(classes, order, most=most, prime=prime) for prime in primes]
    return tuple(_together([row[k] for row in remainders], primes) for k in range(most + 1))


def _together(remainders: Sequence[int], primes: Sequence[int]) -> int:
    value, step = 0, 1
    for remainder, prime in zip(remainders, primes, strict=True):
        value += step * ((remainder - value) * pow(step, -1, prime) % prime)
        step *= prime
    return value


class _Classes:
    """The vertices in classes: all of one class have the same neighbours outside it, and all or none inside."""

    __slots__ = ("inner", "near", "sizes")

    def __init__(self, edges: Sequence[Edge]) -> None:
        near: dict[Vertex, set[Vertex]] = {}
        for a, b in edges:
            near.setdefault(a, set()).add(b)
            near.setdefault(b, set()).add(a)
        groups = _twins(near)
        where = {vertex: place for place, group in enumerate(groups) for vertex in group}
        self.sizes = [len(group) for group in groups]
        self.inner = [len(group) > 1 and group[1] in near[group[0]] for group in groups]
        self.near = [{where[v] for v in near[group[0]]} - {place} for place, group in enumerate(groups)]

    def order(self, most: int) -> list[int]:
        """The order of elimination: each time the class that needs the smallest table."""
        left, live, order = set(range(len(self.sizes))), set[int](), []
        while left:
            size, place = min((self._size(live | {one} | (self.near[one] & left)), one) for one in left)
            if size * (most + 1) > WIDTH:
                raise TooWide
            live = (live | (self.near[place] & left)) - {place}
            left.remove(place)
            order.append(place)
        return order

    def _size(self, places: Iterable[int]) -> int:
        return prod(self.sizes[place] + 1 for place in places)


def _twins(near: dict[Vertex, set[Vertex]]) -> list[list[Vertex]]:
    closed: dict[frozenset[Vertex], list[Vertex]] = {}
    for vertex, others in near.items():
        closed.setdefault(frozenset(others | {vertex}), []).append(vertex)
    groups = [group for group in closed.values() if len(group) > 1]
    apart: dict[frozenset[Vertex], list[Vertex]] = {}
    for group in closed.values():
        if len(group) == 1:
            apart.setdefault(frozenset(near[group[0]]), []).append(group[0])
    return groups + list(apart.values())


def _eliminate(classes: _Classes, order: Sequence[int], *, most: int, prime: int) -> list[int]:
    """Matchings by number of edges, modulo the prime; the table is indexed by the cards used of each live class."""
    table = np.zeros(most + 1, np.int64)
    table[0] = 1
    axes: list[int] = []
    done: set[int] = set()
    for place in order:
        partners = classes.near[place] - done
        for new in (partners | {place}) - set(axes):
            table = _with_axis(table, classes.sizes[new] + 1)
            axes.insert(0, new)
        if classes.inner[place]:
            table = _join_inside(table, axes.index(place), classes.sizes[place], prime=prime)
        for other in partners:
            table = _join(table, (axes.index(place), axes.index(other)), prime=prime)
        table = table.sum(axis=axes.index(place)) % prime
        axes.remove(place)
        done.add(place)
    return [int(count) for count in table]


def _with_axis(table: Table, size: int) -> Table:
    wider = np.zeros((size, *table.shape), np.int64)
    wider[0] = table
    return wider


def _join(table: Table, pair: tuple[int, int], *, prime: int) -> Table:
    """Take j edges between two classes, each card once: j of the free of one, j of the other, in any pairing."""
    first, second, last = *pair, table.ndim - 1
    a, b, most = (table.shape[axis] - 1 for axis in (first, second, last))
    if a == b == 1:
        return _join_singles(table, pair)
    out = table.copy()
    for j in range(1, min(a, b, most) + 1):
        taken = np.array([comb(a - i, j) % prime for i in range(a - j + 1)])
        ways = np.outer(taken, [perm(b - k, j) % prime for k in range(b - j + 1)]) % prime
        source, target = [slice(None)] * table.ndim, [slice(None)] * table.ndim
        for axis in (first, second, last):
            source[axis], target[axis] = slice(0, table.shape[axis] - j), slice(j, None)
        out[tuple(target)] += table[tuple(source)] * _spread(ways, pair, table.ndim) % prime
    return out % prime


def _join_singles(table: Table, pair: tuple[int, int]) -> Table:
    """Take the edge between two single cards: from both free to both used, in place; the remainder is taken later."""
    source: list[int | slice] = [slice(None)] * table.ndim
    target = source.copy()
    for axis in pair:
        source[axis], target[axis] = 0, 1
    source[-1], target[-1] = slice(0, -1), slice(1, None)
    table[tuple(target)] += table[tuple(source)]
    return table


def _join_inside(table: Table, axis: int, size: int, *, prime: int) -> Table:
    out = table.copy()
    last = table.ndim - 1
    for j in range(1, min(size // 2, table.shape[last] - 1) + 1):
        pairings = factorial(2 * j) // (factorial(j) * 2**j)
        ways = np.array([comb(size - i, 2 * j) * pairings % prime for i in range(size - 2 * j + 1)])
        source, target = [slice(None)] * table.ndim, [slice(None)] * table.ndim
        source[axis], target[axis] = slice(0, size - 2 * j + 1), slice(2 * j, None)
        source[last], target[last] = slice(0, table.shape[last] - j), slice(j, None)
        out[tuple(target)] += table[tuple(source)] * ways.reshape(-1, *(1,) * (last - axis)) % prime
    return out % prime


def _spread(ways: Table, pair: tuple[int, int], dimensions: int) -> Table:
    """The (first, second) table of ways, shaped so that it multiplies along those two axes."""
    grid = ways if pair[0] < pair[1] else ways.T
    shape = [1] * dimensions
    shape[min(pair)], shape[max(pair)] = grid.shape
    return grid.reshape(shape)
