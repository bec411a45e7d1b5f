"""One running game: order, log, undo, clock. Synchronous, and without a clock of its own."""

from kurayami.table.draws import ChanceSource, Rehearsed, Seeded
from kurayami.table.table import Entry, Happening, Table, UndoEntry

__all__ = ["ChanceSource", "Entry", "Happening", "Rehearsed", "Seeded", "Table", "UndoEntry"]
