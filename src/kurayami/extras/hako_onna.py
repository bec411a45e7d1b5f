"""Extras of Hako Onna: discs that really fall, steps without a choice, and owners' editions."""

from typing import Final

from kurayami.extras.edition_words import own_words
from kurayami.extras.extras import Content, Extras
from kurayami.extras.falling_discs import FallingDiscs, hand_at
from kurayami.games.hako_onna.edition import Edition
from kurayami.games.hako_onna.edition_file import decode
from kurayami.games.hako_onna.forced import forced

FILE: Final = "edition"
"""Name of a player's edition in refusals."""


def read(content: bytes) -> Edition:
    """Raises `Refusal`."""
    return decode(content, FILE)


EXTRAS: Final = Extras(
    content={"editions": Content({}, read)}, measured=FallingDiscs, forced=forced, hand=hand_at, own_words=own_words
)
