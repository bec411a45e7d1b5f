"""Many processes on one PostgreSQL: who owns which table, and how a person gets to it."""
