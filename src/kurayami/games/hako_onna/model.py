"""The whole position, a frozen value: `apply` makes the next one."""

from typing import Literal, TypeAlias

from msgspec import Struct

from kurayami.games.hako_onna.events import Event
from kurayami.games.hako_onna.frames import Frame
from kurayami.games.hako_onna.house import Mansion
from kurayami.games.hako_onna.knowledge import Knowledge
from kurayami.games.hako_onna.options import Options
from kurayami.games.hako_onna.pieces import Ghost, Noise, Proposal, Stack, Visitor
from kurayami.games.hako_onna.tiles import Tile
from kurayami.kernel import Millis, Seat

Told: TypeAlias = tuple[tuple[Event, ...], ...]
"""Events a viewer was told, in chunks, so that adding a few does not copy them all."""

Reason: TypeAlias = Literal["escape", "rest", "defeat", "all-dead", "inevitable", "given-up", "limit"]


class State(Struct, frozen=True, gc=False):
    options: Options
    house: Mansion
    agenda: tuple[Frame, ...]
    """Pending frames; the last one comes next."""

    # Tiles
    shadows: tuple[Stack, ...]
    bag: tuple[Tile, ...]
    """Tiles nobody has seen: in the Shadows where a tile is None, in unknown places."""
    box: tuple[Tile, ...]
    """Tiles not yet in play."""
    supply: int
    """Empty tiles beside the board."""
    found: tuple[int, ...]
    """Pages on their Diary cards."""
    out: tuple[Tile, ...]
    """Tiles publicly out of the game."""
    lost: tuple[tuple[Seat, Tile], ...]
    """Tiles power 7 took out of the game, with the Visitor who held each: they and the ghosts know which
    tile it was.
    """
    numbers: tuple[int, ...]
    """Her combination."""
    weakness: Tile | None
    key_in_safe: bool
    numbers_up: tuple[int, ...]
    """Numbers of the combination that lie face up on the Safe board."""
    guesses: tuple[tuple[int, ...], ...]
    """Wrong guesses, in order."""
    dial_guesses: tuple[tuple[int, ...], ...]
    """Wrong guesses made with the Spare Dial."""
    not_weak: tuple[Tile, ...]
    """Weapons that did not harm her."""

    # People and ghosts
    visitors: tuple[Visitor, ...]
    """Visitors, seat 1 first."""
    ghosts: tuple[Ghost, ...]
    """Ghosts: she first, then the Hakobito in the order of their deaths. Removed ones are gone."""
    first: Seat
    """The Visitor who chose and drew first."""
    votes: tuple[Seat, ...]
    proposal: Proposal | None

    # Powers
    deck: tuple[int, ...]
    """Cards of the deck in unknown order. 0 is Time of Despair."""
    deck_bottom: tuple[int, ...]
    """Cards below those, in order."""
    hand: tuple[int, ...]
    slots: tuple[int | None, int | None]
    charmed: tuple[int, ...]
    """Powers out of the game."""
    drawn: tuple[int, ...]
    """Powers each card that came to her can be, as far as the Visitors know (one bit per number)."""
    turn: int
    """Number of her turns begun so far."""
    barrier: tuple[int, int] | None
    reversed_until: int
    """Her turn until whose end the discs are taken in reverse order."""
    mary: Seat | None
    """Visitor bound by Doll Mary, as everybody believes: it may have been taken since (HO-7, power 7)."""
    mary_until: int
    """Her turn until whose end Doll Mary binds."""
    drops_on: int
    """Her turn in which Sacred Drops forbid her to set ranks B and C."""
    salt: tuple[int, ...]
    """Rooms no ghost may enter in the turn `salt_on`."""
    salt_on: int
    """Her turn in which Salt works."""

    # Noise
    noise: Noise
    overdue: bool
    music_played: bool

    # The end, time and memory
    end: Reason | None
    closed_ways: tuple[tuple[str, Tile], ...]
    """Ways to win that are closed, each with the tile that closed it (Inevitable)."""
    due: Millis | None
    closed: "State | None"
    """Position the Visitors saw last, while their eyes are closed."""
    told: tuple[Told, ...]
    """Events told to each seat, and last to spectators. Later ones are in `news`."""
    news: tuple[Event, ...]
    """Latest events, whole, not yet distributed to `told`."""
    knows: tuple[Knowledge, ...]
    """Knowledge of each seat (0 stands for all ghosts), and last of spectators."""
