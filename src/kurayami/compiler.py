"""Functions compiled by numba where installed (the extra `fast`). Elsewhere the same source runs as plain Python.

They work on flat sequences of numbers: arrays with numba, plain lists without. Both give the same numbers to the last
bit, so a bot plays the same game either way.

Compiled code is cached on disk. It includes code and constants from other files, but numba checks only the function's
own file for changes. So the cache is in a folder named by a digest of every file the code depends on.
"""

import ast
import hashlib
import shutil
import sys
import tempfile
from collections.abc import Callable, Iterable, Iterator
from functools import cache
from importlib import import_module
from pathlib import Path
from threading import Lock
from typing import Any, TypeAlias, TypeVar


def _installed(name: str) -> Any:
    try:
        return import_module(name)
    except ImportError:  # the extra is not installed
        return None


numba, numpy = _installed("numba"), _installed("numpy")

F = TypeVar("F", bound=Callable[..., Any])

Ints: TypeAlias = Any
"""Flat sequence of integers: an array of int64, or a list."""

Floats: TypeAlias = Any
"""Flat sequence of numbers: an array of float64, or a list."""

COMPILED = numba is not None and numpy is not None and not numba.config.DISABLE_JIT
"""True where numba and numpy are installed, unless NUMBA_DISABLE_JIT is set."""

PACKAGE = __name__.partition(".")[0]

_configuring = Lock()
"""Held while numba's cache folder, a process-wide setting, is ours."""


def compiled(function: F) -> F:
    """Compiles the function at its first call. Other threads run on meanwhile.

    The function makes no arrays, not even a slice, so it needs no reference counts.
    """
    return _compiled(function, _nrt=False)


def inlined(function: F) -> F:
    """Compiles a function into each of its callers: handing over many arrays costs more than a small function does."""
    return _compiled(function, _nrt=False, forceinline=True)


def slicing(function: F) -> F:
    """Compiles a function that takes rows and slices of arrays, as `compiled` does."""
    return _compiled(function)


def ints(values: Iterable[int]) -> Ints:
    return numpy.array(list(values), numpy.int64) if COMPILED else list(values)


def floats(values: Iterable[float]) -> Floats:
    return numpy.array(list(values), numpy.float64) if COMPILED else list(values)


def stamp(module: str) -> Path | None:
    """The file that says that all of a loaded module is compiled and kept; None where nothing can be kept."""
    folder = _folder(module) if COMPILED else None
    return None if folder is None else folder / "compiled"


def _ones(bits: int) -> int:
    return bits.bit_count()


def _counting(_context: Any, bits: Any) -> Any:
    """One instruction of the processor, for numba."""
    return bits(bits), lambda _machine, builder, _signature, held: builder.ctpop(held[0])


ones = numba.extending.intrinsic(_counting) if COMPILED else _ones
"""Number of bits that are set. To be called by compiled functions only."""


def _compiled(function: F, **flags: bool) -> F:
    if not COMPILED:
        return function
    folder = _folder(function.__module__)
    if folder is None:
        fast: F = numba.njit(nogil=True, **flags)(function)
        return fast
    with _configuring:
        chosen, numba.config.CACHE_DIR = numba.config.CACHE_DIR, str(folder)
        try:
            fast = numba.njit(cache=True, nogil=True, **flags)(function)
        finally:
            numba.config.CACHE_DIR = chosen
    return fast


@cache
def _folder(module: str) -> Path | None:
    """Writable folder for a module's compiled code; None if there is none."""
    if not getattr(sys.modules[module], "__file__", None):  # typed in, or given with `python -c`
        return None
    own, digest = _file(module), source_digest(module)
    for place in _places(own):
        folder = place / f"{own.stem}-{digest[:16]}"
        try:
            if not folder.exists():
                for old in place.glob(f"{own.stem}-????????????????"):
                    shutil.rmtree(old, ignore_errors=True)
                folder.mkdir(parents=True, exist_ok=True)
            tempfile.TemporaryFile(dir=folder).close()
        except OSError:
            continue
        return folder
    return None


def _places(own: Path) -> Iterator[Path]:
    """Folders to try, best first: NUMBA_CACHE_DIR, beside the module, in the user's home."""
    apart = f"{own.parent.name}-{hashlib.sha256(str(own.parent.resolve()).encode()).hexdigest()[:16]}"
    if numba.config.CACHE_DIR:
        yield Path(numba.config.CACHE_DIR, apart)
    else:
        yield own.parent / "__pycache__"
        yield Path.home() / ".cache" / PACKAGE / apart


def source_digest(module: str) -> str:
    """SHA-256 of a loaded module's file and of every file of its package and ours that it imports, transitively."""
    digest = hashlib.sha256()
    for name in sorted(_closure(module)):
        digest.update(name.encode() + b"\0" + hashlib.sha256(_source(name)).digest())
    return digest.hexdigest()


def _closure(module: str) -> set[str]:
    own, found, waiting = {PACKAGE, module.partition(".")[0]}, {module}, [module]
    while waiting:
        new = {name for name in _imports(waiting.pop()) if name.partition(".")[0] in own} - found
        found |= new
        waiting += new
    return found


@cache
def _imports(module: str) -> frozenset[str]:
    """Modules a module imports at its top."""
    names: set[str] = set()
    for node in ast.parse(_source(module)).body:
        if isinstance(node, ast.Import):
            names.update(alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            names.update([node.module, *(f"{node.module}.{alias.name}" for alias in node.names)])
    return frozenset(names & sys.modules.keys())


@cache
def _source(module: str) -> bytes:
    return _file(module).read_bytes()


def _file(module: str) -> Path:
    return Path(str(sys.modules[module].__file__))
