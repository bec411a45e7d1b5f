"""Training and measuring Hidden Rooms' bots."""
