"""Limits of messages."""

from typing import Annotated, Any, get_args, get_origin

import msgspec
import pytest

from kurayami.wire import messages

PATTERNED: dict[str, tuple[Any, str]] = {
    "Id": (messages.Id, "r1"),
    "Code": (messages.Code, "0123456789"),
    "Hex": (messages.Hex, "0f" * 32),
}


def is_patterned(kind: Any) -> bool:
    return get_origin(kind) is Annotated and any(getattr(meta, "pattern", None) for meta in get_args(kind)[1:])


def test_all_patterns_are_tried() -> None:
    assert {name for name, kind in vars(messages).items() if is_patterned(kind)} == set(PATTERNED)


@pytest.mark.parametrize("name", PATTERNED)
def test_a_line_feed_at_the_end_is_seen(name: str) -> None:
    """Python's `$` overlooks it; a database with length limits does not."""
    kind, good = PATTERNED[name]
    assert msgspec.convert(good, kind) == good
    for bad in (f"{good}\n", f"\n{good}", f"{good}\n\n"):
        with pytest.raises(msgspec.ValidationError):
            msgspec.convert(bad, kind)
