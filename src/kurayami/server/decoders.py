"""JSON decoders, made before any thread needs them.

If two threads use a type for the first time at the same moment, msgspec 0.22 may read a half-built one and crash the
process. So a server builds all its types before any thread decodes.
"""

from collections.abc import Iterable, Iterator
from functools import cache
from typing import Any

from msgspec import Struct
from msgspec.json import Decoder

from kurayami.kernel import AnyRules
from kurayami.record import Header, move_of
from kurayami.table import UndoEntry


@cache
def decoder(kind: Any) -> Decoder[Any]:
    return Decoder(kind)


def entries_of(rules: AnyRules) -> Any:
    """Type of a record's entries."""
    return move_of(rules) | UndoEntry


def prepare(games: Iterable[AnyRules]) -> None:
    """Builds every type that is loaded, and the decoders of these games, for use in threads."""
    for kind in structs():
        Decoder(kind)
    for rules in games:
        for kind in (Header, rules.Options, rules.Action, entries_of(rules)):
            decoder(kind)


def structs(of: type[Struct] = Struct) -> Iterator[type[Struct]]:
    for kind in of.__subclasses__():
        yield kind
        yield from structs(kind)
