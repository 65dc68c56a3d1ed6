# Everything is set up in .venv by the first target that needs it, and not again until a pin changes.

VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip --disable-pip-version-check
# Tests in a browser wait for what is shown more than they compute, so there are more of them at once than cores.
WORKERS := 4
# In their order, so that each worker starts Chromium once, and the long files in a browser are not the last.
SCHEDULE := -n $(WORKERS) --dist loadfile --no-loadscope-reorder
UV := $(BIN)/uv
PINS := --universal --python-version 3.11 --generate-hashes --no-emit-index-url --no-header --quiet
# The tests start hundreds of processes, which need not all compile the same modules.
export PYTHONDONTWRITEBYTECODE :=

.PHONY: help play test simulate check check-style check-types check-imports check-web check-docs docs bench soak fuzz faults endurance golden types pins bounds clean

help: ## Show this list
	@sed -n 's/^\([a-z]*\):.*## \(.*\)/make \1\t\2/p' Makefile | expand -t 14

play: $(VENV)/installed ## Serve the games and open the page
	@$(BIN)/python web/assemble.py
	@$(BIN)/python web/engine_files.py --later & $(BIN)/asterism serve $(ARGS)

test: $(VENV)/installed-dev ## Run all tests
	@sh tools/ensure-chromium.sh
	@sh tools/ensure-postgres.sh
	@$(BIN)/python web/assemble.py
	$(BIN)/python web/assemble.py test
	@$(BIN)/python -m asterism.compiler --target native --target wasm32
	@$(BIN)/python web/engine_files.py
	$(BIN)/python -m pytest $(SCHEDULE) $(ARGS)

simulate: $(VENV)/installed-dev ## Simulate the table server with faults; ARGS="--minutes 10" sets the time
	@$(BIN)/python -m tests.simulation $(ARGS)

check: $(VENV)/installed-dev ## Check style, types, imports and documentation
	@$(MAKE) --no-print-directory --jobs=2 --output-sync=target check-web check-docs check-types check-imports check-style

check-style:
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .

check-types:
	$(BIN)/mypy

check-imports:
	$(BIN)/lint-imports

check-web:
	$(BIN)/python web/assemble.py check

docs: $(VENV)/installed-dev check-docs ## Build the documentation site into artefacts/site
	@echo "Open artefacts/site/index.html"

# A page with a warning must be read again by the next run, which would otherwise find it built and say nothing.
check-docs:
	$(BIN)/python -m sphinx --quiet --fail-on-warning -d artefacts/doctrees docs artefacts/site || { rm -rf artefacts/doctrees; exit 1; }

bench: $(VENV)/installed-dev ## Run the benchmarks
	@for benchmark in benchmarks/*.py; do $(BIN)/python $$benchmark || exit 1; done

soak: $(VENV)/installed-dev ## Play a million random matches with every invariant checked; ARGS="--matches 10000"
	@$(BIN)/python -m asterism.compiler
	@$(BIN)/python -m tests.soak $(ARGS)

fuzz: $(VENV)/installed-dev ## Fuzz everything that parses for an hour; ARGS="--minutes 5 --only records"
	@$(BIN)/python -m tests.fuzz $(ARGS)

faults: $(VENV)/installed-dev ## Kill servers and databases under load, fill disks, damage files; ARGS="--tables 5"
	@sh tools/ensure-postgres.sh
	@$(BIN)/python -m asterism.compiler
	@$(BIN)/python -m tests.server.faults $(ARGS)

endurance: $(VENV)/installed-dev ## Play at 500 live tables for an hour and watch the server; ARGS="--minutes 5"
	@$(BIN)/python -m asterism.compiler
	@PYTHONPATH=benchmarks $(BIN)/python -m loading.endurance $(ARGS)

golden: $(VENV)/installed-dev ## Write playthroughs and the generated parts of docs anew
	$(BIN)/python -m tests.contract.golden
	$(BIN)/python -m tests.contract.vectors
	$(BIN)/python -m tests.contract.pictures
	$(BIN)/python -m tests.docs.hops
	$(BIN)/python -m tests.docs.settings_table
	$(BIN)/python -m tests.docs.observation_tables

pictures: $(VENV)/installed-dev ## Draw the lobby's pictures of the games anew, with Chromium
	$(BIN)/python web/assemble.py
	$(BIN)/python -m tests.browser.pictures

types: $(VENV)/installed-dev ## Write the TypeScript types anew
	$(BIN)/python -m asterism.server.typescript

pins: $(UV) ## Pin all dependencies; ARGS=--upgrade takes newer versions
	$(UV) pip compile pyproject.toml requirements.in $(PINS) $(ARGS) --extra server --extra arena --extra compiler -o requirements.txt
	$(UV) pip compile pyproject.toml requirements.in $(PINS) $(ARGS) -c requirements.txt --all-extras -o requirements-dev.txt

bounds: $(UV) ## Test with the lowest versions of all dependencies that pyproject.toml allows
	sh tools/try-lower-bounds.sh $(UV)

clean: ## Remove everything that was set up
	rm -rf $(VENV) artefacts

$(BIN)/python:
	@sh tools/make-venv.sh $(VENV)

$(UV): $(BIN)/python
	@$(PIP) install --quiet uv

$(VENV)/installed: $(BIN)/python requirements.txt pyproject.toml
	@echo "Installing what Asterism needs (a minute or two the first time) ..."
	@$(PIP) install --quiet --require-hashes -r requirements.txt
	@$(PIP) install --quiet --no-deps --no-build-isolation -e .
	@touch $@

$(VENV)/installed-dev: $(VENV)/installed requirements-dev.txt
	@echo "Installing what the tests need ..."
	@$(PIP) install --quiet --require-hashes -r requirements-dev.txt
	@touch $@
