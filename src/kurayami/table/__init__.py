"""One running game: order, log, undo, clock. Synchronous, with time passed in."""

from kurayami.table.draws import ChanceSource, Rehearsed, Seeded
from kurayami.table.table import Entry, Happening, Table, UndoEntry

__all__ = ["ChanceSource", "Entry", "Happening", "Rehearsed", "Seeded", "Table", "UndoEntry"]
