"""Measurements of Komnata Strachu's bots, and facts of its games."""
