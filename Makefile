# The commands of the house. `make play` and `make test` need only Python 3.11+ and make.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
GAMES ?= 1000000
KILLS ?= 500
WATCHED ?= 500
FORGED ?= 5000000

.PHONY: play test postgres lint format bench soak screenshots clean

play: $(VENV)/installed
	@$(BIN)/penumbra serve --sit

test: lint postgres
	$(BIN)/python -m pytest -n auto

# The store has two targets; where PostgreSQL can't be had, the tests of the second are left out.
postgres:
	@ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1 || command -v initdb >/dev/null || \
	  { [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null && \
	    echo "Installing PostgreSQL for the tests …" && \
	    apt-get install -y -qq --no-install-recommends postgresql >/dev/null 2>&1; } || \
	  echo "PostgreSQL is not installed (Debian: apt-get install postgresql): its tests are left out."

lint: $(VENV)/developing
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy

format: $(VENV)/developing
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

bench: $(VENV)/benching
	$(BIN)/python -m benchmarks.core
	$(BIN)/python -m benchmarks.bots
	$(BIN)/python -m benchmarks.load

soak: $(VENV)/developing
	$(BIN)/python -m tests.table.soak --kills $(KILLS)
	$(BIN)/python -m tests.table.leaks --games $(WATCHED)
	$(BIN)/python -m tests.table.fuzz --messages $(FORGED)
	$(BIN)/python -m tests.soak --games $(GAMES)

screenshots: $(VENV)/installed
	$(BIN)/python docs/screenshots/terminal.py

clean:
	rm -rf $(VENV) build dist .mypy_cache .ruff_cache .pytest_cache .hypothesis

# Set-up, in steps that are only repeated when what they follow from has changed.

$(BIN)/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { \
	  echo "Penumbra needs Python 3.11 or newer; $(PYTHON) is $$($(PYTHON) -V 2>&1)." \
	       "Name another one: make PYTHON=python3.12 $(MAKECMDGOALS)"; exit 1; }
	@$(PYTHON) -m venv $(VENV) || { rm -rf $(VENV); \
	  echo "Python could not make a virtual environment. On Debian: apt-get install python3-venv"; \
	  exit 1; }

$(VENV)/installed: pyproject.toml constraints.txt | $(BIN)/python
	@echo "Installing Penumbra and what it stands on (half a minute, once) …"
	@$(BIN)/pip install --quiet --disable-pip-version-check -c constraints.txt -e .
	@$(BIN)/penumbra warm
	@touch $@

$(VENV)/developing: $(VENV)/installed
	@echo "Installing the tools for tests …"
	@$(BIN)/pip install --quiet --disable-pip-version-check -c constraints.txt -e '.[dev]'
	@touch $@

$(VENV)/benching: $(VENV)/developing
	@echo "Installing the peers for benchmarks …"
	@$(BIN)/pip install --quiet --disable-pip-version-check -c constraints.txt -e '.[bench]'
	@touch $@
