"""A view as a diff against an earlier one; a whole view repeats everything the seat was ever told.

The diff depends on those two views alone, so neither its content nor its size leaks anything.
"""

from typing import Any

from msgspec import Raw, Struct
from msgspec.json import encode


class ViewDiff(Struct, frozen=True):
    """The diff as sent (docs/wire.md)."""

    view: Raw
    """The whole view, or its changed fields."""
    longer: dict[str, tuple[Raw, ...]] | None
    """Items appended to lists that only grew, by field. None: the view is whole."""


def view_diff(before: Struct | None, view: Struct) -> ViewDiff:
    if before is None:
        return ViewDiff(Raw(encode(view)), None)
    changed: dict[str, Any] = {}
    longer: dict[str, tuple[Raw, ...]] = {}
    for name in view.__struct_fields__:
        old, new = getattr(before, name), getattr(view, name)
        if is_longer(old, new):
            longer[name] = tuple([Raw(encode(added)) for added in new[len(old) :]])
        elif new != old:
            changed[name] = new
    return ViewDiff(Raw(encode(changed)), longer)


def is_longer(old: Any, new: Any) -> bool:
    if not (isinstance(old, tuple) and isinstance(new, tuple)):
        return False
    return len(new) > len(old) and new[: len(old)] == old
