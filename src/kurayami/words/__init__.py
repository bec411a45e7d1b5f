"""Everything that a player reads, in three languages."""

from kurayami.words.reader import LANGUAGES, Words, language_of
from kurayami.words.telling import Telling, initials, telling

__all__ = ["LANGUAGES", "Telling", "Words", "initials", "language_of", "telling"]
