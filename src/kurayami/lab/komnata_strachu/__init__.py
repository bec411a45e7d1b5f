"""Measurements of Komnata Strachu's bots, and facts about its games."""
