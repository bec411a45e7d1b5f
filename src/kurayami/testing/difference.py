"""First difference of two JSON texts, for failure messages."""

from typing import Any

import msgspec


def difference(one: bytes, other: bytes) -> str:
    """Path of the first difference, and both values; empty if there is none."""
    found = _difference(msgspec.json.decode(one), msgspec.json.decode(other), "$")
    return found or ("" if one == other else "$: the same values in another order")


def _difference(one: Any, other: Any, path: str) -> str | None:
    if isinstance(one, dict) and isinstance(other, dict) and one.keys() == other.keys():
        parts = [(f"{path}.{key}", one[key], other[key]) for key in one]
    elif isinstance(one, list) and isinstance(other, list) and len(one) == len(other):
        parts = [(f"{path}[{index}]", *pair) for index, pair in enumerate(zip(one, other, strict=True))]
    else:
        return None if one == other else f"{path}: {one!r} != {other!r}"
    return next((found for place, a, b in parts if (found := _difference(a, b, place))), None)
