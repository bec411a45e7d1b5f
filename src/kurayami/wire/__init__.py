"""Messages between the server and any client (docs/wire.md). JSON Schema and TypeScript types are
generated from here.
"""
