# The commands of the house. `make play` and `make test` need only Python 3.11+ and make.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
GAMES ?= 1000000

.PHONY: play test lint format bench soak screenshots clean

play: $(VENV)/installed
	@$(BIN)/penumbra play

test: lint
	$(BIN)/python -m pytest -n auto

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

soak: $(VENV)/developing
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
