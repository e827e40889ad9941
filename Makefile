# Everything lands inside the checkout: Python packages in .venv, Node packages in js/node_modules.
# Needed on the machine: Python 3.11 or newer, and make.

PYTHON ?= $(shell for p in python3 python3.14 python3.13 python3.12 python3.11 python; do \
	$$p -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null && echo $$p && exit; done; echo python3)
BIN := .venv/bin
STAMPS := .venv/.stamps
PACKAGES := js/node_modules/.package-lock.json
BUNDLE := holdem_widget/static/widget.js
FRONT_END := js/build.mjs $(shell find js/src -type f -not -name '*.test.ts' 2>/dev/null)
NOTEBOOK ?= notebooks/01-first-hand.ipynb
LAB_ARGS ?=
STAGES ?=
LOCK_ARGS ?=
LOCK := uv pip compile --quiet --universal --fork-strategy fewest --python-version 3.11 --generate-hashes \
	--no-emit-index-url --no-annotate --no-header $(LOCK_ARGS)

export PATH := $(CURDIR)/$(BIN):$(PATH)
export PIP_DISABLE_PIP_VERSION_CHECK := 1
export JUPYTER_PREFER_ENV_PATH := 1

.DEFAULT_GOAL := help
.PHONY: help play test test-all format bench build watch lock clean install

help: ## Show this list
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "make %-10s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

play: install ## Open JupyterLab on the first notebook
	$(BIN)/jupyter lab $(if $(filter 0,$(shell id -u)),--allow-root) --LabApp.default_url=/lab/tree/$(NOTEBOOK) $(LAB_ARGS)

test: install $(STAMPS)/chromium ## Check everything: style, types, imports, tests, notebooks, browser
	@$(BIN)/python tools/stages.py $(STAGES)

test-all: test ## The same, and the tests that take minutes
	@$(BIN)/python tools/stages.py long

format: $(STAMPS)/env $(PACKAGES) ## Format and mend what the linters can mend
	$(BIN)/ruff check --fix --exit-zero --quiet .
	$(BIN)/ruff format .
	cd js && npm run --silent format

bench: install $(STAMPS)/chromium ## Measure (tests/benchmarks)
	$(BIN)/python -m pytest -q -s -m "long or not long" --timeout=3600 tests/benchmarks

build: $(STAMPS)/env $(PACKAGES) ## Build the wheel and the sdist into dist/
	rm -rf dist
	$(BIN)/python -m build --no-isolation

watch: $(PACKAGES) ## Rebuild the front end at each change (notebooks started with ANYWIDGET_HMR=1 follow)
	cd js && npm run watch

lock: $(STAMPS)/env ## Write the lock files anew (LOCK_ARGS=--upgrade for newer versions)
	$(BIN)/python -m pip install --quiet uv
	$(LOCK) --extra lab --extra dev pyproject.toml -o requirements/dev.lock
	$(LOCK) requirements/node.in -o requirements/node.lock
	cd js && npm install --package-lock-only

clean: ## Remove all that was made here, .venv and node_modules included
	rm -rf .venv js/node_modules holdem_widget/static build dist tests/browser/shots
	rm -rf .pytest_cache .hypothesis .mypy_cache .ruff_cache .import_linter_cache
	find . -name __pycache__ -type d -prune -exec rm -rf {} +

install: $(STAMPS)/installed

$(STAMPS)/env: requirements/dev.lock tools/bootstrap.py
	@$(PYTHON) tools/bootstrap.py env
	@mkdir -p $(STAMPS) && touch $@

$(STAMPS)/node: requirements/node.lock | $(STAMPS)/env
	@$(BIN)/python tools/bootstrap.py node
	@touch $@

$(STAMPS)/chromium: tools/chromium.py | $(STAMPS)/env
	@$(BIN)/python -m tools.chromium
	@touch $@

$(PACKAGES): js/package.json js/package-lock.json js/.npmrc | $(STAMPS)/node
	cd js && npm ci
	@touch $@

$(BUNDLE): $(PACKAGES) $(FRONT_END)
	cd js && npm run --silent build

$(STAMPS)/installed: $(STAMPS)/env $(BUNDLE) pyproject.toml
	SKIP_JUPYTER_BUILDER=1 $(BIN)/python -m pip install --quiet --no-deps --no-build-isolation --editable .
	@touch $@
