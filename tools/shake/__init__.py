"""Shakes the tests: rounds in random order beside processes that keep every core busy."""
