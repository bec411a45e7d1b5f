"""JSON decoders, made before any thread needs them.

If two threads use a type for the first time at the same moment, msgspec 0.22 may read one that is half built and crash
the process. So a server prepares the types of its games before a thread decodes anything.
"""

from functools import cache
from typing import Any

from msgspec.json import Decoder

from kurayami.kernel import AnyRules
from kurayami.record import Header, move_of
from kurayami.table import UndoEntry


@cache
def decoder(kind: Any) -> Decoder[Any]:
    return Decoder(kind)


def entries_of(rules: AnyRules) -> Any:
    """The type of a record's entries."""
    return move_of(rules) | UndoEntry


def prepare(rules: AnyRules) -> None:
    """Makes the decoders that threads use for a game."""
    for kind in (Header, rules.Options, rules.Action, entries_of(rules)):
        decoder(kind)
