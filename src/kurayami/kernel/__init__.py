"""The nouns, the contract every game meets, and the only source of chance."""

from kurayami.kernel.chance import SEED_BYTES, Stream, commitment, draw, stream_key
from kurayami.kernel.nouns import (
    CHANCE,
    CLOCK,
    TABLE,
    Audience,
    BadOptions,
    Chance,
    Due,
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
    "SEED_BYTES",
    "TABLE",
    "AnyRules",
    "Audience",
    "BadOptions",
    "Chance",
    "Due",
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
    "draw",
    "stream_key",
]
