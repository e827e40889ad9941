"""The two sides of the wire cannot drift apart unseen: the contract and the views are what Python says now."""

from __future__ import annotations

import json

from holdem_widget.widgets import contract
from tools import make_contract, make_fixtures


def test_the_contract_of_the_front_end_is_the_one_of_python() -> None:
    assert make_contract.TARGET.read_text("utf-8") == make_contract.source(), "run tools/make_contract.py"


def test_the_views_that_the_front_end_is_tested_with_are_what_tables_publish_now() -> None:
    for name, view in make_fixtures.views().items():
        kept = json.loads((make_fixtures.FOLDER / f"{name}.json").read_text("utf-8"))
        assert kept == json.loads(json.dumps(view)), f"{name} differs: run tools/make_fixtures.py"


def test_each_view_says_the_schema_and_has_every_field_of_the_contract() -> None:
    for name in make_fixtures.views():
        kept = json.loads((make_fixtures.FOLDER / f"{name}.json").read_text("utf-8"))
        assert kept["schema"] == contract.SCHEMA
        assert set(kept) == set(contract.View.__annotations__), name
