"""Komnata Strachu in the terminal."""
