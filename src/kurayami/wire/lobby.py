"""The device, the games, and the tables of a server, over HTTP."""

from typing import Annotated

from msgspec import Meta, Raw, Struct

from kurayami.kernel import Outcome, Seat
from kurayami.wire.fields import Phase, Word


class Me(Struct, frozen=True):
    """Answer to a client's first request, which gives the device its secret."""

    version: int
    local: bool
    """True if the server runs on somebody's own machine."""
    lan: str | None
    """Address on the local network, if the server listens there."""


class GameInfo(Struct, frozen=True):
    game: str
    version: int
    seats: int
    """Number of seats with the default options."""
    options: Raw
    """Default options."""
    content: Raw
    """Content to choose from, by kind and name; Hidden Rooms has books."""
    levels: tuple[str, ...]
    undo: bool
    lessons: tuple[str, ...]
    """Names of its tutorials."""


class CreateTable(Struct, frozen=True, forbid_unknown_fields=True):
    game: Word
    options: Raw
    """Options of the game; `{}` for the defaults."""
    open: bool = False
    undo: bool = True
    hints: bool = True
    absence: Annotated[int, Meta(ge=10, le=86400)] | None = None
    """Seconds away from a running game before a bot plays for a person, until they are back."""
    lesson: Word | None = None
    """One of the game's lessons, which has its own options."""
    latecomers: bool = False
    """True if latecomers may take over a bot's seat in the running game."""
    unhurried: bool = False
    """True if everything that waits for a player waits ten times as long, or without limit. No effect where nothing
    waits, in a lesson and in a challenge.
    """


class TableCreated(Struct, frozen=True):
    code: str
    commitment: str


class Listed(Struct, frozen=True):
    """A table in a list."""

    code: str
    game: str
    phase: Phase
    names: tuple[str | None, ...]
    """Names by seat; None for a bot or an empty seat."""
    created: int
    challenge: str | None
    outcome: Outcome | None
    yours: bool
    """True if the reader opened it or sits there."""
    seat: Seat | None = None
    """The reader's seat, if any."""


class Lobby(Struct, frozen=True):
    open: tuple[Listed, ...]
    running: tuple[Listed, ...]
    mine: tuple[Listed, ...]
    finished: tuple[Listed, ...]
