"""The games in the terminal. It draws Views and returns Actions; it never sees a State."""
