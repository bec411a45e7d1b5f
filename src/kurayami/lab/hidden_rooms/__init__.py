"""How the value for Hidden Rooms is learned."""
