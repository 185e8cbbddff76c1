# `make serve`, `make play` and `make test` set up what they need, once.
PYTHON ?= python3
BIN := .venv/bin
MODULES := web/node_modules/.package-lock.json
WEB := $(shell find web -path web/node_modules -prune -o -type f -print)
ENGINE := $(shell find src -name '*.py' -o -name '*.ftl' -o -name '*.json' -o -name '*.toml' -o -name '*.tcss')

.PHONY: play serve test ready check lint page system pictures format rulemap bench wheel docs clean

play: .venv/installed
	@$(BIN)/condotta play

# Tables for the browser, kept in tables.db; SERVE="--public" and the like are handed on.
serve: .venv/installed
	@$(BIN)/condotta serve --db tables.db $(SERVE)

# Tests of the server wait much, so there is one worker more than cores.
WORKERS = $(shell expr $$(getconf _NPROCESSORS_ONLN) + 1)

# The browser tests run by themselves: Playwright keeps an event loop that others stumble over.
test: ready
	$(BIN)/python -m pytest -n $(WORKERS) --ignore tests/browser
	$(BIN)/python -m pytest -n auto tests/browser

# While one core compiles the engine, the other looks at what needs no engine.
ready: .venv/tools $(MODULES)
	@$(MAKE) --no-print-directory -j2 .venv/installed system lint page

# Everything that can be said without playing; `make test` runs its tests with all others.
check: lint .venv/installed
	$(BIN)/python -m pytest tests/test_levels.py tests/words -n auto

lint: .venv/tools
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/python tools/rulemap.py --check

# The browser client's types and its own tests.
page: $(MODULES)
	cd web && npm run check && npm test

# A Chromium and a PostgreSQL by the system's package manager if none is found (or CHROMIUM=/path/to/one,
# POSTGRES=/path/to/its/bin).
system:
	@tools/chromium
	@tools/postgres >/dev/null

# The pictures of README.md and docs/, from real games.
pictures: .venv/installed system
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

# A wheel for this computer and a source package, in dist/, proved in empty environments without Node or a compiler.
wheel: .venv/tools $(MODULES)
	rm -rf dist build
	$(BIN)/python -m build --no-isolation
	$(BIN)/python tools/prove_package.py

# The site, in build/site.
docs: .venv/tools
	$(BIN)/python -m mkdocs build --strict

clean:
	rm -rf .venv build dist src/*.egg-info

.venv/tools: constraints.txt
	@$(PYTHON) -c 'import sys; sys.version_info >= (3, 11) or sys.exit("condotta needs Python 3.11 or newer; this is " + sys.version.split()[0] + ". Set PYTHON=/path/to/python3.11.")'
	@echo "Setting up .venv (once) ..."
	$(PYTHON) -m venv .venv
	$(BIN)/pip install -q --disable-pip-version-check -r constraints.txt
	@touch $@

$(MODULES): web/package.json
	cd web && npm install

# The package is installed compiled, so that what is played and tested is what is shipped.
.venv/installed: .venv/tools setup.py pyproject.toml $(ENGINE) $(WEB)
	@echo "Building engine and page (a minute or two, only after a change) ..."
	@rm -rf build
	$(BIN)/pip install -q --disable-pip-version-check --no-build-isolation -c constraints.txt ".[dev]"
	@touch $@
