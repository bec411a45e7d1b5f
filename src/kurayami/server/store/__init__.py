"""The database: schema, rows, reads and writes."""
