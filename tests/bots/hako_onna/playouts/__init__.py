"""Tests of imagined nights."""
