"""One running game: order, log, undo, clock. Synchronous, and without a clock of its own."""

from kurayami.table.draws import Draw, Seeded
from kurayami.table.table import Entry, Happening, Table, Undo

__all__ = ["Draw", "Entry", "Happening", "Seeded", "Table", "Undo"]
