"""Hidden Rooms in the terminal."""
