"""The clever level's search: imagined games, played on and evaluated."""
