"""Layout of the twin's two flat sequences: the position, which changes with every move, and the house.

Tiles are numbered as in `KINDS`, so a ghost's tile has the number of its seat. Sets of tiles, rooms, Shadows, powers,
cards and seats are numbers with one bit per member.
"""

from typing import Final

NOTHING: Final = -1
"""No tile, no room, no seat, no power."""

CHANCE: Final = -1
NOBODY: Final = -3

# Tiles
FIRST_PAGE: Final = 5
FIRST_NUMBER: Final = 15
FIRST_WEAKNESS: Final = 21
BONES: Final = 24
EXIT: Final = 25
SAFE: Final = 26
KEY_RING: Final = 27
DOLL: Final = 28
EXTINGUISHER: Final = 29
CHARM: Final = 30
FIRST_WEAPON: Final = 31
EMPTY: Final = 34
UNSEEN: Final = 35
"""In a Shadow: any tile of the bag."""

# The position
DEPTH: Final = 0
"""Number of pending frames."""
AGENDA: Final = 1
DEEPEST: Final = 20
GROUND: Final = AGENDA + DEEPEST
"""Tile of each Shadow other than ghosts: NOTHING, UNSEEN, or the tile."""
UP: Final = GROUND + 24
"""Shadows whose tile lies face up."""
STACK: Final = UP + 1
"""Ghosts in each Shadow from the lowest up: three bits each, the seat plus one."""
BAG: Final = STACK + 24
BOX: Final = BAG + 1
SUPPLY: Final = BOX + 1
FOUND: Final = SUPPLY + 1
"""Pages, by number."""
OUT: Final = FOUND + 1
OUT_EMPTY: Final = OUT + 1
"""Empty tiles among those out of the game."""
LOST: Final = OUT_EMPTY + 1
"""Number of tiles power 7 took out of the game; then each with the seat that held it, seat * 64 + tile."""
MOST_LOST: Final = 16
NUMBERS: Final = LOST + 1 + MOST_LOST
"""Her combination, by number."""
WEAKNESS: Final = NUMBERS + 1
KEY_IN_SAFE: Final = WEAKNESS + 1
NUMBERS_UP: Final = KEY_IN_SAFE + 1
GUESSES: Final = NUMBERS_UP + 1
"""Wrong guesses, each once: bit n is set for the guess whose number bits, shifted right by one, are n."""
DIAL_GUESSES: Final = GUESSES + 1
NOT_WEAK: Final = DIAL_GUESSES + 1
ROOM: Final = NOT_WEAK + 1 - 1
"""Room of each Visitor, by seat from 1; NOTHING: dead."""
HELD: Final = ROOM + 4
"""Tiles of each Visitor, by seat from 1."""
ITEM: Final = HELD + 4
"""Item card of each Visitor, by seat from 1, numbered as in `ITEMS`, or NOTHING."""
GHOSTS: Final = ITEM + 5
"""Number of ghosts; then their seats in the order of their deaths."""
PLACE: Final = GHOSTS + 6
"""Shadow of each seat's ghost."""
KEEPS: Final = PLACE + 5
"""Tile each seat's ghost keeps."""
FIRST: Final = KEEPS + 5
VOTES: Final = FIRST + 1
PROPOSER: Final = VOTES + 1
"""Seat that offers or asks; 0: no proposal."""
PROPOSED_TO: Final = PROPOSER + 1
OFFER: Final = PROPOSED_TO + 1
"""Tile offered; NOTHING: the proposer asks."""
DECK: Final = OFFER + 1
BOTTOM: Final = DECK + 1
"""Known cards at the bottom of the deck, in order: four bits each, the card plus one."""
HAND: Final = BOTTOM + 1
SLOT: Final = HAND + 1
CHARMED: Final = SLOT + 2
DRAWN: Final = CHARMED + 1
"""Number of cards that came to her; then for each what it can be."""
MOST_DRAWN: Final = 13
TURN: Final = DRAWN + 1 + MOST_DRAWN
BARRIER: Final = TURN + 1
"""The two rooms, 32 * the lower + the higher, or NOTHING."""
REVERSED_UNTIL: Final = BARRIER + 1
MARY: Final = REVERSED_UNTIL + 1
"""Seat bound to Doll Mary; 0: nobody."""
MARY_UNTIL: Final = MARY + 1
DROPS_ON: Final = MARY_UNTIL + 1
SALTED: Final = DROPS_ON + 1
SALT_ON: Final = SALTED + 1
CARD: Final = SALT_ON + 1
"""Each noise card: its value plus one (0: unseen), 8 if it is up, and 16 * its keeper."""
LEFT: Final = CARD + 6
"""Discs beside the board, by position."""
DISCS: Final = LEFT + 1
"""Number of discs on the stack; then each, 2 * position + blip up."""
KEPT: Final = DISCS + 6
"""Number of discs kept; then each, 8 * seat + position."""
FALLEN: Final = KEPT + 6
"""Result of the last disc: its index in RESULTS plus one; 0: none fell."""
OVERDUE: Final = FALLEN + 1
MUSIC_PLAYED: Final = OVERDUE + 1
END: Final = MUSIC_PLAYED + 1
"""Reason of the end: its index in REASONS plus one; 0: the game goes on."""
CLOSED: Final = END + 1
"""1 if the Visitors' eyes are closed."""
POSITION: Final = CLOSED + 1

# The house: what the options and the edition say, and where the boards lie
VISITORS: Final = 0
WITH_CARDS: Final = 1
GIVING_UP: Final = 2
TURN_LIMIT: Final = 3
"""Turn limit; 0: none."""
RANDOM_ITEMS: Final = 4
RANDOM_BOARDS: Final = 5
ROOMS: Final = 6
DESK: Final = 7
"""The Safe's Shadow."""
GRUDGE: Final = 8
OFFERED: Final = 9
"""Item cards to choose from."""
HALL_BOARD: Final = 10
ROOM_OF: Final = 11
SHADOWS_OF: Final = ROOM_OF + 24
"""First Shadow of each room; the last entry ends the last room."""
NEAR: Final = SHADOWS_OF + 19
FLOOR: Final = NEAR + 18
FIRST_ROOM: Final = FLOOR + 18
"""First room of each board; the last entry ends the last board."""
DOOR: Final = FIRST_ROOM + 10
"""Room (numbered on the board) behind the door of each board and side, unturned, or NOTHING."""
APART: Final = DOOR + 36
"""Floor that each board begins, or NOTHING."""
STAIRS: Final = APART + 9
PLACED: Final = STAIRS + 4
"""Number of boards on the table; then board, floor, x, y and turn of each."""
EFFECT: Final = PLACED + 1 + 45
"""Effect of each power, by number."""
NEEDS: Final = EFFECT + 13
RANK_A: Final = NEEDS + 13
RED: Final = RANK_A + 13
"""Positions of the discs with a blip."""
ODDS: Final = RED + 1
"""Weights of quiet, slid off and topple for each position from 1, blip down or up, and height."""
HEIGHTS: Final = 5
HOUSE: Final = ODDS + 5 * 2 * HEIGHTS * 3

# Effects of powers
CLOSE_TO_YOU: Final = 1
REACH_YOU: Final = 2
DOOR_STAYS_SHUT: Final = 3
MOVING_THINGS: Final = 4
UPSIDE_DOWN: Final = 5
BEHIND_YOU: Final = 6
OPEN_THIS: Final = 7
WANT_THAT_ONE: Final = 8
I_AM_MARY: Final = 9
COME_TO_ME: Final = 10
FALSE_ANSWERS: Final = 11
WE_ARE_MANY: Final = 12

# Ends
ESCAPE: Final = 1
REST: Final = 2
DEFEAT: Final = 3
ALL_DEAD: Final = 4
INEVITABLE: Final = 5
GIVEN_UP: Final = 6
LIMIT: Final = 7

CELLAR: Final = 2
LOUD: Final = 11
MANY_PAGES: Final = 8
NOT_FIRST: Final = 4
