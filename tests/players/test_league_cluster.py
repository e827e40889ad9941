"""A real cluster of two workers and a pool of processes give the same league as this process."""

from __future__ import annotations

import multiprocessing
from concurrent.futures import ProcessPoolExecutor

import pytest

from holdem_widget.table.league import League, league

PLAYERS = ["club", "beginner"]


def quiet(done: int, deals: int) -> None: ...


@pytest.fixture(scope="module")
def here() -> League:
    return league(PLAYERS, deals=60, seed=9, progress=quiet)


@pytest.mark.long
def test_a_dask_cluster_of_two_workers_gives_the_same_league(here: League) -> None:
    distributed = pytest.importorskip("distributed")
    with (
        distributed.LocalCluster(n_workers=2, threads_per_worker=1, dashboard_address=None) as cluster,
        distributed.Client(cluster) as client,
    ):
        assert league(PLAYERS, deals=60, seed=9, executor=client.get_executor(), progress=quiet) == here


@pytest.mark.long
def test_a_pool_of_processes_gives_the_same_league(here: League) -> None:
    with ProcessPoolExecutor(2, mp_context=multiprocessing.get_context("spawn")) as pool:
        assert league(PLAYERS, deals=60, seed=9, executor=pool, progress=quiet) == here
