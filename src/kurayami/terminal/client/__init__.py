"""The terminal's end of the wire: the same messages as a browser's (docs/wire.md)."""
