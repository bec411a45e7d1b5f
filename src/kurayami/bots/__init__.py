"""Opponents: they know what their seat may know, and nothing more."""
