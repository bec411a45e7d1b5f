"""Tools of the house that are not part of the game."""
