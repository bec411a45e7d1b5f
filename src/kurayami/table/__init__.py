"""One running game: order, log, undo, clock. Synchronous, and without a clock of its own."""

from kurayami.table.draws import Draw, Rehearsed, Seeded
from kurayami.table.table import Entry, Happening, Table, Undo

__all__ = ["Draw", "Entry", "Happening", "Rehearsed", "Seeded", "Table", "Undo"]
