"""Functions that numba compiles where it is installed (the extra `fast`). Elsewhere the same source runs as it stands.

What is compiled works on flat sequences of numbers: arrays where there is numba, plain lists where there is not. Both
give the same numbers to the last bit, so that a bot plays the same game with and without.
"""

from collections.abc import Callable, Iterable
from importlib import import_module
from typing import Any, TypeAlias, TypeVar


def _installed(name: str) -> Any:
    try:
        return import_module(name)
    except ImportError:  # the extra is not installed
        return None


numba, numpy = _installed("numba"), _installed("numpy")

F = TypeVar("F", bound=Callable[..., Any])

Ints: TypeAlias = Any
"""A flat sequence of whole numbers: an array of int64, or a list."""

Floats: TypeAlias = Any
"""A flat sequence of numbers: an array of float64, or a list."""

COMPILED = numba is not None and numpy is not None


def compiled(function: F) -> F:
    """The function, compiled at its first call. Other threads run on while it works.

    It works on what it is given and makes no arrays, not even a slice: so nothing needs to be counted in and out.
    """
    return _compiled(function, _nrt=False)


def slicing(function: F) -> F:
    """The same for a function that takes rows and slices of arrays."""
    return _compiled(function)


def _compiled(function: F, **flags: bool) -> F:
    if not COMPILED:
        return function
    try:
        fast: F = numba.njit(cache=True, nogil=True, **flags)(function)
    except RuntimeError:  # there is no folder where what was compiled could be kept
        fast = numba.njit(nogil=True, **flags)(function)
    return fast


def ints(values: Iterable[int]) -> Ints:
    return numpy.array(list(values), numpy.int64) if COMPILED else list(values)


def floats(values: Iterable[float]) -> Floats:
    return numpy.array(list(values), numpy.float64) if COMPILED else list(values)
