"""The terminal's end of the wire: the same messages as a browser's, and nothing more (docs/wire.md)."""
