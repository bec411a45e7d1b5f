"""Training and measuring of Hidden Rooms' bots."""
