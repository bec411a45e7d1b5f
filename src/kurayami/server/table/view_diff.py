"""A view as what has changed since another: whole it repeats all that its seat was ever told.

It is made of these two views and of nothing else. To who had the one and is shown the other it tells nothing more, not
even by its size.
"""

from typing import Any

from msgspec import Raw, Struct
from msgspec.json import encode


class ViewDiff(Struct, frozen=True):
    """As it is sent (docs/wire.md)."""

    view: Raw
    """All of it, or the fields that have changed."""
    longer: dict[str, tuple[Raw, ...]] | None
    """What was added to the lists that only got longer. None: the view is whole."""


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
