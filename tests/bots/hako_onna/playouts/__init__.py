"""Tests of imagined games."""
