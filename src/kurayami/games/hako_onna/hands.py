"""Possible tiles of a Visitor's hand: one set of kinds for each tile, in no meaningful order."""


def exact(kinds: int) -> bool:
    return kinds & (kinds - 1) == 0


def added(hand: tuple[int, ...], kinds: int) -> tuple[int, ...]:
    return tuple(sorted((*hand, kinds)))


def removed(hand: tuple[int, ...], kind: int | None) -> tuple[tuple[int, ...], int]:
    """The hand without one tile, and what that tile can be. None: unknown."""
    if kind is None:
        every = _union(hand)
        return (every,) * (len(hand) - 1), every
    rest = list(shown(hand, kind))
    rest.remove(kind)
    return tuple(rest), kind


def shown(hand: tuple[int, ...], kind: int) -> tuple[int, ...]:
    """The hand, given that one tile is of this kind."""
    if kind in hand:
        return hand
    known = [kinds for kinds in hand if exact(kinds)]
    unknown = [kinds for kinds in hand if not exact(kinds)]
    every = _union(tuple(unknown)) & ~kind or _union(tuple(unknown))
    return tuple(sorted((*known, kind, *(every,) * (len(unknown) - 1))))


def without(hand: tuple[int, ...], kind: int) -> tuple[int, ...]:
    """The hand, given that no tile is of this kind."""
    return tuple(sorted(kinds & ~kind or kinds for kinds in hand))


def merged(mine: tuple[int, ...], theirs: tuple[int, ...]) -> tuple[int, ...]:
    """The hand as known to two viewers who tell each other everything."""
    for kinds in theirs:
        if exact(kinds):
            mine = shown(mine, kinds)
    return mine


def _union(hand: tuple[int, ...]) -> int:
    every = 0
    for kinds in hand:
        every |= kinds
    return every
