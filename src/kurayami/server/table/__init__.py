"""One table: its actor, and what it tells each seat and client."""
