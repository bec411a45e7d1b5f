# Thin on purpose: tools/bootstrap.py does the work, also where there is no make.
PYTHON ?= python3
ARGS ?=

COMMANDS = play test shake long envs check fix bench ladder playthroughs lock setup

.DEFAULT_GOAL := help
.PHONY: help clean $(COMMANDS)

$(COMMANDS):
	@$(PYTHON) tools/bootstrap.py $@ $(ARGS)

clean:
	rm -rf .venv .cache .mypy_cache .ruff_cache .pytest_cache .import_linter_cache .hypothesis build dist

help:
	@echo 'make play          play'
	@echo 'make test          check everything and run all tests'
	@echo
	@echo 'make shake         run tests again and again, in random order, on busy cores (ARGS=--help tells more)'
	@echo 'make long          mass play, two worlds, many kills and malformed messages (about an hour)'
	@echo 'make envs          judge the environments for learners at length, and a cluster (about 10 minutes)'
	@echo 'make check         formatting, lint, types and imports'
	@echo 'make fix           mend formatting, and lint where a machine can'
	@echo 'make bench         measure how fast the games are'
	@echo 'make ladder        let every bot play every other, and write down who won (up to an hour)'
	@echo 'make playthroughs  write the golden playthroughs, and how the terminal looks, anew'
	@echo 'make lock          write the lock files anew (ARGS=--upgrade for the newest versions)'
	@echo 'make setup         set everything up and do nothing more'
	@echo 'make clean         throw away all that was set up'
	@echo
	@echo 'Further arguments go into ARGS, another Python into PYTHON:'
	@echo '  make play ARGS="--language pl"'
	@echo '  make test PYTHON=python3.13'
