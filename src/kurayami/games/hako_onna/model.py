"""The whole position. A frozen value: `apply` makes the next one."""

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
"""The events a viewer was told, in chunks, so that a few more do not copy them all."""

Reason: TypeAlias = Literal["escape", "rest", "defeat", "all-dead", "inevitable", "given-up", "limit"]


class State(Struct, frozen=True):
    options: Options
    house: Mansion
    agenda: tuple[Frame, ...]
    """Frames still to be done; the last one comes next."""

    # Tiles
    shadows: tuple[Stack, ...]
    bag: tuple[Tile, ...]
    """The tiles that nobody has seen: on the Shadows where a tile is None, nobody knows which where."""
    box: tuple[Tile, ...]
    """Not yet in play."""
    supply: int
    """Empty tiles beside the board."""
    found: tuple[int, ...]
    """Pages on their Diary cards."""
    out: tuple[Tile, ...]
    """Out of the game, for all to see."""
    lost: tuple[tuple[Seat, Tile], ...]
    """Out of the game by power 7, with the Visitor who held it: they and the ghosts know which tile it was."""
    numbers: tuple[int, ...]
    """Her combination."""
    weakness: Tile | None
    key_in_safe: bool
    numbers_up: tuple[int, ...]
    """Numbers of the combination that lie face up on the Safe board."""
    guesses: tuple[tuple[int, ...], ...]
    """Named and wrong, in order."""
    dial_guesses: tuple[tuple[int, ...], ...]
    """Named and wrong in spite of the Spare Dial."""
    not_weak: tuple[Tile, ...]
    """Weapons that did not harm her."""

    # People and ghosts
    visitors: tuple[Visitor, ...]
    """Seat 1 first."""
    ghosts: tuple[Ghost, ...]
    """She first, then the Hakobito in the order of their deaths. Those removed are gone."""
    first: Seat
    """The Visitor who chose and drew first."""
    votes: tuple[Seat, ...]
    proposal: Proposal | None

    # Powers
    deck: tuple[int, ...]
    """Cards of the deck whose order nobody knows. 0 is Time of Despair."""
    deck_bottom: tuple[int, ...]
    """The cards below those, in order."""
    hand: tuple[int, ...]
    slots: tuple[int | None, int | None]
    charmed: tuple[int, ...]
    """Powers that are out of the game."""
    drawn: tuple[int, ...]
    """For each card that came to her: which it can be, as the Visitors know (one bit for each number)."""
    turn: int
    """Number of her turns begun so far."""
    barrier: tuple[int, int] | None
    reversed_until: int
    """The discs are taken in reverse order until the end of this turn of hers."""
    mary: Seat | None
    """The Visitor whom Doll Mary binds, as all believe: it may have been taken since (HO-7, power 7)."""
    mary_until: int
    """The turn of hers until whose end Doll Mary binds."""
    drops_on: int
    """The turn of hers in which Sacred Drops forbid her to set ranks B and C."""
    salt: tuple[int, ...]
    """Rooms that no ghost may enter in the turn `salt_on`."""
    salt_on: int
    """The turn of hers in which Salt works."""

    # Noise
    noise: Noise
    overdue: bool
    music_played: bool

    # The end, time and memory
    end: Reason | None
    closed_ways: tuple[tuple[str, Tile], ...]
    """Inevitable: which tile closed which way."""
    due: Millis | None
    closed: "State | None"
    """While the Visitors' eyes are closed: the position that they saw last."""
    told: tuple[Told, ...]
    """For each seat, and last for those who only watch. What came after is in `news`."""
    news: tuple[Event, ...]
    """The latest events, whole: not handed out to `told` yet."""
    knows: tuple[Knowledge, ...]
    """For each seat (0 stands for all ghosts), and last for those who only watch."""
