# The commands of the house. `make play` and `make test` need only Python 3.11+ and make: Node, which
# builds the page for browsers, is fetched if it is not there.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
WORKSHOP := $(BIN)/python web/workshop.py
PEERS := .venv-peers
PIP := $(BIN)/pip install --quiet --disable-pip-version-check -c constraints.txt
QUICK := tests/shamans tests/intrigue tests/games tests/bots tests/terminal tests/test_*.py
GAMES ?= 1000000
KILLS ?= 500
WATCHED ?= 500
FORGED ?= 5000000
MINUTES ?= 60
# Much of what tests do is waiting, for servers and browsers: three share two cores.
WORKERS ?= $(shell $(PYTHON) -c 'import os; print((os.cpu_count() or 1) * 3 // 2)')

.PHONY: play test quick client postgres chromium browsers cluster lint format bench soak screenshots clean bench-peers

play: client
	@PENUMBRA_LOG_LEVEL=$${PENUMBRA_LOG_LEVEL:-warning} PENUMBRA_HOST=$${PENUMBRA_HOST:-0.0.0.0} \
	  $(BIN)/penumbra serve --open

test: lint client postgres chromium
	$(WORKSHOP) run test
	$(BIN)/python -m pytest -n $(WORKERS) || { \
	  echo "What failed is tried once more, by itself. If it passes now, it failed by chance:" \
	       "a fault of the test or the program, to be mended all the same (docs/testing.md)."; \
	  $(BIN)/python -m pytest -n 0 --last-failed --last-failed-no-failures none; }

# While one works: no server, no browser, none of the longest tests (docs/testing.md).
quick: $(VENV)/developing
	$(BIN)/python -m pytest -n auto -m "not slow" $(QUICK)

# Built anew when something it is made of has changed.
client: $(VENV)/installed
	@$(WORKSHOP) build

# What Debian has for the tests: installed by root, with package lists renewed if they are not there
# or too old; everybody else is told.
install = { [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null && echo "Installing $(1) for the tests …" && \
  export DEBIAN_FRONTEND=noninteractive && set -- install -y -qq --no-install-recommends $(2) && \
  { apt-get "$$@" || { apt-get update -qq && apt-get "$$@"; }; } >/dev/null 2>&1; }

# The store has two targets; where PostgreSQL can't be had, the tests of the second are left out.
postgres:
	@ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1 || command -v initdb >/dev/null || \
	  $(call install,PostgreSQL,postgresql) || \
	  echo "PostgreSQL is not installed (Debian: apt-get install postgresql): its tests are left out."

# The page is tried in a real browser; where Chromium can't be had, those tests are left out.
chromium:
	@command -v chromium >/dev/null || command -v google-chrome >/dev/null || \
	  $(call install,Chromium,chromium) || \
	  echo "Chromium is not installed (Debian: apt-get install chromium): its tests are left out."

# A round of each game in Firefox and WebKit, by mouse (docs/testing.md); no part of `make test`.
browsers: $(VENV)/developing client
	@for program in firefox-esr WebKitWebDriver Xvfb import; do command -v $$program >/dev/null || exit 1; done || \
	  $(call install,Firefox and WebKit,firefox-esr webkit2gtk-driver xvfb imagemagick) || true
	$(BIN)/python -m tests.browsers

# The lab on a local Ray cluster, one of whose nodes is killed half-way; no part of `make test`.
cluster: $(VENV)/clustering
	$(BIN)/python -m pytest -n 0 tests/lab/test_cluster.py

lint: $(VENV)/developing
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports --no-logo
	$(WORKSHOP) run lint
	$(WORKSHOP) run check

format: $(VENV)/developing
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .
	$(WORKSHOP) run format

bench: $(VENV)/benching client chromium
	$(BIN)/python -m benchmarks.core
	$(BIN)/python -m benchmarks.bots
	$(BIN)/python -m benchmarks.load
	$(BIN)/python -m benchmarks.load.several
	$(BIN)/python -m benchmarks.page

# Beside other libraries, in one run on one core; writes docs/performance.md. They have a virtual
# environment of their own: nothing of them reaches the tests.
bench-peers: $(PEERS)/installed
	$(PEERS)/bin/python -m benchmarks.peers

soak: $(VENV)/developing client
	$(BIN)/python -m tests.table.soak --kills $(KILLS)
	$(BIN)/python -m tests.table.soak --kills $(KILLS) --servers 3
	$(BIN)/python -m tests.table.memory --minutes $(MINUTES) --picture docs/memory.svg
	$(BIN)/python -m tests.table.leaks --games $(WATCHED)
	$(BIN)/python -m tests.table.fuzz --messages $(FORGED)
	$(BIN)/python -m tests.soak --games $(GAMES)

screenshots: $(VENV)/developing client chromium
	$(BIN)/python docs/screenshots/terminal.py
	$(BIN)/python docs/screenshots/page.py

clean:
	rm -rf $(VENV) $(PEERS) build dist .mypy_cache .ruff_cache .pytest_cache .hypothesis
	rm -rf src/penumbra/web web/node_modules

# Set-up, in steps that are only repeated when what they follow from has changed.

$(BIN)/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { \
	  echo "Penumbra needs Python 3.11 or newer; $(PYTHON) is $$($(PYTHON) -V 2>&1)." \
	       "Name another one: make PYTHON=python3.12 $(MAKECMDGOALS)"; exit 1; }
	@$(PYTHON) -m venv $(VENV) || { rm -rf $(VENV); \
	  echo "Python could not make a virtual environment. On Debian: apt-get install python3-venv"; \
	  exit 1; }

$(VENV)/installed: pyproject.toml constraints.txt hatch_build.py | $(BIN)/python
	@echo "Installing Penumbra and what it stands on (a minute, once) …"
	@node="$$($(WORKSHOP) wanted)" && { [ -z "$$node" ] || $(PIP) $$node; }
	@$(WORKSHOP) build
	@$(PIP) -e .
	@$(BIN)/penumbra warm
	@touch $@

$(VENV)/developing: $(VENV)/installed
	@echo "Installing the tools for tests …"
	@$(PIP) -e '.[dev]'
	@touch $@

$(VENV)/clustering: $(VENV)/developing
	@echo "Installing Ray (200 MB) …"
	@$(PIP) -e '.[ray]'
	@touch $@

$(VENV)/benching: $(VENV)/developing
	@echo "Installing the peers for benchmarks …"
	@$(PIP) -e '.[bench]'
	@touch $@

$(PEERS)/installed: pyproject.toml constraints.txt | $(VENV)/installed
	@echo "Installing the peers for benchmarks (some minutes, once) …"
	@$(PYTHON) -m venv $(PEERS)
	@$(PEERS)/bin/pip install --quiet --disable-pip-version-check -c constraints.txt -e '.[envs,peers]'
	@touch $@
