"""The tests; helpers that several files share are imported as `tests.…`."""
