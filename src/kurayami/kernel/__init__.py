"""The nouns, the contract that every game meets, and the one door of chance."""

from kurayami.kernel.chance import Stream, commitment, stream_key
from kurayami.kernel.nouns import (
    CHANCE,
    CLOCK,
    TABLE,
    Audience,
    BadOptions,
    Chance,
    IllegalMove,
    Millis,
    Move,
    Outcome,
    Refusal,
    Seat,
    Step,
)
from kurayami.kernel.rules import AnyRules, Rules

__all__ = [
    "CHANCE",
    "CLOCK",
    "TABLE",
    "AnyRules",
    "Audience",
    "BadOptions",
    "Chance",
    "IllegalMove",
    "Millis",
    "Move",
    "Outcome",
    "Refusal",
    "Rules",
    "Seat",
    "Step",
    "Stream",
    "commitment",
    "stream_key",
]
