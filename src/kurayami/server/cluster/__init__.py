"""Many processes on one PostgreSQL: which process owns which table, and how clients reach it."""
