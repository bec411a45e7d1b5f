"""The messages between the server and any client (docs/wire.md). JSON Schema and TypeScript types come from here."""
