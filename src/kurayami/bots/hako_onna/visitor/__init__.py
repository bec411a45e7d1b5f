"""Choices of a living Visitor."""
