"""Processes for bots and advisers."""
