"""The 58 Story tiles (HO-1). All have the same back; the 24 Empty ones are alike in front too."""

from typing import Final, TypeAlias

Tile: TypeAlias = str

HAKO_ONNA: Final[Tile] = "hako-onna"
BONES: Final[Tile] = "bones"
EXIT: Final[Tile] = "secret-exit"
SAFE: Final[Tile] = "safe"
KEY_RING: Final[Tile] = "key-ring"
DOLL: Final[Tile] = "doll-mary"
EXTINGUISHER: Final[Tile] = "fire-extinguisher"
CHARM: Final[Tile] = "strange-charm"
EMPTY: Final[Tile] = "empty"

WEAPONS: Final[tuple[Tile, ...]] = ("wooden-stake", "rusty-chain", "gasoline")
WEAKNESSES: Final[tuple[Tile, ...]] = ("weakness-stake", "weakness-chain", "weakness-gasoline")
WEAPON_OF: Final[dict[Tile, Tile]] = dict(zip(WEAKNESSES, WEAPONS, strict=True))

PAGES: Final[tuple[Tile, ...]] = tuple(f"diary-{number}" for number in range(1, 11))
NUMBERS: Final[tuple[Tile, ...]] = tuple(f"combination-{number}" for number in range(1, 7))
HAKOBITO: Final[tuple[Tile, ...]] = tuple(f"hakobito-{seat}" for seat in range(1, 5))

ITEM_TILES: Final[tuple[Tile, ...]] = (BONES, EXIT, SAFE, KEY_RING, DOLL, EXTINGUISHER, CHARM, *WEAPONS)
GHOSTS: Final[tuple[Tile, ...]] = (HAKO_ONNA, *HAKOBITO)
PORTABLE: Final[tuple[Tile, ...]] = (KEY_RING, DOLL, EXTINGUISHER, CHARM, *WEAPONS, *WEAKNESSES, *NUMBERS)

KINDS: Final[tuple[Tile, ...]] = (*GHOSTS, *PAGES, *NUMBERS, *WEAKNESSES, *ITEM_TILES, EMPTY)
EMPTIES: Final = 24
TILES: Final = len(KINDS) - 1 + EMPTIES

PAGE_NUMBER: Final[dict[Tile, int]] = {tile: number for number, tile in enumerate(PAGES, 1)}

SHUFFLED: Final[tuple[Tile, ...]] = tuple(
    sorted((*PAGES, *NUMBERS, *WEAKNESSES, *(tile for tile in ITEM_TILES if tile not in (BONES, SAFE, KEY_RING))))
)
"""Tiles that are shuffled and laid, minus the numbers and the Weakness she chooses (HO-25, HO-27)."""

BIT: Final[dict[Tile, int]] = {tile: 1 << index for index, tile in enumerate(KINDS)}
"""Bit of each kind, for sets of kinds as numbers."""


def mask(*tiles: Tile) -> int:
    return sum(BIT[tile] for tile in tiles)


GHOST_MASK: Final = mask(*GHOSTS)
PAGE_MASK: Final = mask(*PAGES)
PORTABLE_MASK: Final = mask(*PORTABLE)
SHUFFLED_MASK: Final = mask(*SHUFFLED)
ANY_MASK: Final = mask(*KINDS) & ~GHOST_MASK


def hakobito(seat: int) -> Tile:
    """Tile of the ghost this Visitor becomes."""
    return HAKOBITO[seat - 1]


def ghost_tile(seat: int) -> Tile:
    return HAKO_ONNA if seat == 0 else HAKOBITO[seat - 1]
