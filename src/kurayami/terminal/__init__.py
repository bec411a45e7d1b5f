"""The games in the terminal. It draws views and returns actions; it never sees a state."""
