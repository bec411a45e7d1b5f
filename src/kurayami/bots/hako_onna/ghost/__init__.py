"""Choices of the Hako Onna and her Hakobito."""
