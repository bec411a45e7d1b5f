"""Worker processes for bots and advice."""
