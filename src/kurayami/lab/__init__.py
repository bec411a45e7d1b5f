"""Many games: simulations with intervals, and the training of what bots have learned."""
