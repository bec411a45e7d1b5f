"""Everything a player reads, in three languages."""

from kurayami.words.reader import LANGUAGES, Called, Instead, Joined, Wording, Words, language_of
from kurayami.words.telling import Telling, initials, telling

__all__ = [
    "LANGUAGES",
    "Called",
    "Instead",
    "Joined",
    "Telling",
    "Wording",
    "Words",
    "initials",
    "language_of",
    "telling",
]
