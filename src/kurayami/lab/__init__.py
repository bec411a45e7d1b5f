"""Many games: simulations with intervals, and training of the bots."""
