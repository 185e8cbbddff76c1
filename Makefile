# `make serve`, `make play` and `make test` set up what they need, once.
PYTHON ?= python3
BIN := .venv/bin
WEB := $(shell find web -path web/node_modules -prune -o -type f -print)
ENGINE := $(shell find src -name '*.py' -o -name '*.ftl' -o -name '*.json' -o -name '*.toml' -o -name '*.tcss')

.PHONY: play serve test check page pictures format rulemap bench clean

play: .venv/installed
	@$(BIN)/condotta play

# Tables for the browser, kept in tables.db; SERVE="--public" and the like are handed on.
serve: .venv/installed
	@$(BIN)/condotta serve $(SERVE)

# Tests of the server wait much, so there is one worker more than cores.
WORKERS = $(shell expr $$(getconf _NPROCESSORS_ONLN) + 1)

# The browser tests run by themselves: Playwright keeps an event loop that others stumble over. A PostgreSQL is installed
# by the system's package manager if none is found (or POSTGRES=/path/to/its/bin).
test: check page .venv/browsing
	@tools/postgres >/dev/null
	$(BIN)/python -m pytest -n $(WORKERS) --ignore tests/browser
	$(BIN)/python -m pytest -n auto tests/browser

check: .venv/installed
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/python tools/rulemap.py --check
	$(BIN)/python -m pytest tests/test_levels.py tests/words -n auto

# The browser client's types and its own tests; needs npm.
page: .venv/installed
	cd web && npm run check && npm test

# The pictures of README.md and docs/, from real games.
pictures: .venv/browsing
	$(BIN)/python tools/pictures.py
	$(BIN)/python -m tools.page_pictures

format: .venv/installed
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .

rulemap:
	$(PYTHON) tools/rulemap.py

bench: .venv/installed
	@$(BIN)/condotta bench
	@$(BIN)/python benchmarks/server.py

clean:
	rm -rf .venv build dist src/*.egg-info

.venv/tools: constraints.txt pyproject.toml
	@$(PYTHON) -c 'import sys; sys.version_info >= (3, 11) or sys.exit("condotta needs Python 3.11 or newer; this is " + sys.version.split()[0] + ". Set PYTHON=/path/to/python3.11.")'
	@echo "Setting up .venv (once) ..."
	$(PYTHON) -m venv .venv
	$(BIN)/pip install -q --disable-pip-version-check -c constraints.txt setuptools mypy
	@touch $@

# The package is installed compiled, so that what is played and tested is what is shipped.
.venv/installed: .venv/tools setup.py $(ENGINE) $(WEB)
	@echo "Building engine and page (a minute or two, only after a change) ..."
	@rm -rf build
	$(BIN)/pip install -q --disable-pip-version-check --no-build-isolation -c constraints.txt ".[dev]"
	@touch $@

# Playwright, and a Chromium by the system's package manager if none is found (or CHROMIUM=/path/to/one).
.venv/browsing: .venv/installed
	$(BIN)/pip install -q --disable-pip-version-check -c constraints.txt playwright
	@tools/chromium
	@touch $@
