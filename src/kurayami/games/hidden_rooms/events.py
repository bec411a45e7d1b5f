"""Events. All are public: the game's only secret is the order of the Pile (HR-31)."""

from typing import Literal, TypeAlias

from msgspec import Struct

from kurayami.games.hidden_rooms.house import Direction, Square, Tile

Loss: TypeAlias = Literal["caught", "walked_into_it", "route_ended", "turn_limit"]


class StageOpened(Struct, frozen=True, tag="stage_opened"):
    """A tile chose the stage and is out for it (HR-10)."""

    tile: Tile
    stage: int


class TileOffered(Struct, frozen=True, tag="tile_offered"):
    """One of the two starting tiles (HR-11)."""

    tile: Tile


class StageBegun(Struct, frozen=True, tag="stage_begun"):
    placed: Tile
    kept: Tile


class ChildWalked(Struct, frozen=True, tag="child_walked"):
    to: Square


class TileDrawn(Struct, frozen=True, tag="tile_drawn"):
    tile: Tile
    target: Square
    fits: bool


class RoomLaid(Struct, frozen=True, tag="room_laid"):
    """A fitting tile is laid on the target, and the child steps onto it (HR-26)."""

    tile: Tile
    at: Square


class TileRemembered(Struct, frozen=True, tag="tile_remembered"):
    tile: Tile


class MemoryOverflowed(Struct, frozen=True, tag="memory_overflowed"):
    """Six tiles go back to the Pile (HR-27)."""

    tiles: tuple[Tile, ...]


class MonsterTurned(Struct, frozen=True, tag="monster_turned"):
    facing: Direction
    sees_child: bool


class MonsterAdvanced(Struct, frozen=True, tag="monster_advanced"):
    to: Square
    sees_child: bool


class StageWon(Struct, frozen=True, tag="stage_won"):
    stage: int


class StageLost(Struct, frozen=True, tag="stage_lost"):
    stage: int
    reason: Loss


class StarTurnedUp(Struct, frozen=True, tag="star_turned_up"):
    """The first stage is won (HR-8)."""


class GameWon(Struct, frozen=True, tag="game_won"):
    pass


class GameLost(Struct, frozen=True, tag="game_lost"):
    pass


MonsterEvent: TypeAlias = MonsterTurned | MonsterAdvanced
Event: TypeAlias = (
    StageOpened
    | TileOffered
    | StageBegun
    | ChildWalked
    | TileDrawn
    | RoomLaid
    | TileRemembered
    | MemoryOverflowed
    | MonsterEvent
    | StageWon
    | StageLost
    | StarTurnedUp
    | GameWon
    | GameLost
)
