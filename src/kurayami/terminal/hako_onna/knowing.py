"""Knowledge about Shadows, from the numbers in a view."""

from typing import NamedTuple

from kurayami.games.hako_onna.events import Screamed
from kurayami.games.hako_onna.tiles import BIT, KINDS, WEAPON_OF, Tile
from kurayami.games.hako_onna.view import View
from kurayami.words import Words


class Memory(NamedTuple):
    tile: Tile
    turn: int
    sure: bool
    """True if it must still be there."""


def kinds_in(mask: int) -> list[Tile]:
    return [tile for tile in KINDS if mask & BIT[tile]]


def memories(view: View, shadow: int) -> list[Memory]:
    """Sightings there, newest first."""
    pairs = zip(view.knows.seen, view.sure, strict=True)
    return [Memory(sight.tile, sight.turn, sure) for sight, sure in pairs if sight.shadow == shadow][::-1]


def remembered(view: View, shadow: int) -> Memory | None:
    """Tile that surely lies there, or was seen there last."""
    if not view.shadows[shadow]:
        return None
    seen = memories(view, shadow)
    known = kinds_in(view.knows.spots[shadow])
    if len(known) == 1:
        return Memory(known[0], seen[0].turn if seen else view.turn, True)
    return seen[0] if seen else None


def note(view: View, shadow: int, words: Words) -> list[str]:
    """Everything known about a Shadow, one statement each."""
    say = words.say
    room = say(f"ho-room-{view.house.room_of[shadow]}")
    stack = view.shadows[shadow]
    lines = [say("web-ho-place-shadow", shadow=shadow, room=room), say("web-ho-place-tiles", count=len(stack))]
    lines += [say(f"ho-tile-{lying.tile}") for lying in stack if lying.tile]
    for ghost in view.hers.ghosts if view.hers else ():
        if ghost.shadow == shadow:
            lines.append(say("web-ho-she-hides" if ghost.seat == 0 else "terminal-ho-hides", room=room, shadow=shadow))
    seen = memories(view, shadow)
    for memory in seen:
        state = say("web-ho-notes-sure" if memory.sure else "web-ho-notes-perhaps")
        ago = say("web-ho-notes-turn", ago=view.turn - memory.turn)
        lines.append(words.label(say(f"ho-tile-{memory.tile}"), words.join("list", (state, ago))))
    can_be = kinds_in(view.knows.spots[shadow])
    if not seen and stack and len(can_be) != 1:
        lines.append(say("web-ho-notes-nothing"))
    if stack and 1 <= len(can_be) <= MANY:
        tiles = words.join("list", (say(f"ho-tile-{tile}") for tile in can_be))
        lines.append(say("web-ho-notes-can", tiles=tiles))
    return lines


MANY = 8
"""Length from which a list of possible tiles says nothing."""


def brief(view: View, shadow: int, words: Words) -> str:
    """Knowledge about a Shadow in a word or two, with a question mark if it may have changed."""
    up = [lying.tile for lying in view.shadows[shadow] if lying.tile]
    if up:
        return words.say(f"ho-tile-{up[-1]}")
    memory = remembered(view, shadow)
    if memory is None:
        return ""
    return words.say(f"ho-tile-{memory.tile}") + ("" if memory.sure else "?")


def echo(view: View) -> int | None:
    """Room where she was heard last. Ghosts need no ears."""
    if view.hers:
        return None
    return next((event.room for event in reversed(view.told) if isinstance(event, Screamed)), None)


def ways(view: View, words: Words) -> list[str]:
    """The Visitors' three ways to win, and where the tiles they need are."""
    weakness = view.hers.weakness if view.hers else None
    weapons = [WEAPON_OF[weakness]] if weakness else list(WEAPON_OF.values())
    needs = {"escape": ["key-ring", "secret-exit"], "rest": ["doll-mary", "bones"], "defeat": weapons}
    return [
        words.label(
            words.say("web-ho-way", way=way),
            words.join(
                "list", (words.aside(words.say(f"ho-tile-{tile}"), standing(view, tile, words)) for tile in tiles)
            ),
        )
        for way, tiles in needs.items()
    ]


def standing(view: View, tile: Tile, words: Words) -> str:
    own = view.visitors[view.seat - 1].tiles if view.seat else None
    if tile in view.out:
        return words.say("web-ho-way-standing", **{"is": "gone"})
    if own and tile in own:
        return words.say("web-ho-way-standing", **{"is": "mine"})
    if not (view.hers and view.hers.weakness) and _is_harmless(view, tile):
        return words.say("web-ho-way-standing", **{"is": "useless"})
    if tile == "key-ring" and view.key_in_safe:
        return words.say("web-ho-way-standing", **{"is": "in-safe"})
    if view.hers and any(ghost.keeps == tile for ghost in view.hers.ghosts):
        return words.say("web-ho-way-standing", **{"is": "kept"})
    return _last_seen(view, tile, words)


def _is_harmless(view: View, tile: Tile) -> bool:
    """True for a weapon that is not her Weakness: that lies in the house, or the weapon has failed."""
    weakness = next((name for name, weapon in WEAPON_OF.items() if weapon == tile), None)
    return tile in view.not_weak or (weakness is not None and _is_seen(view, weakness))


def _is_seen(view: View, tile: Tile) -> bool:
    return (
        tile in view.out
        or any(sight.tile == tile for sight in view.knows.seen)
        or any(visitor.tiles and tile in visitor.tiles for visitor in view.visitors)
    )


def _last_seen(view: View, tile: Tile, words: Words) -> str:
    unknown = words.say("web-ho-way-standing", **{"is": "unknown"})
    lies = (at for at, mask in enumerate(view.knows.spots) if view.shadows[at] and kinds_in(mask) == [tile])
    shadow = next(lies, None)
    if shadow is not None:
        return words.say("web-ho-way-lying", shadow=shadow, sure="yes")
    pairs = list(zip(view.knows.seen, view.sure, strict=True))
    found = next(((sight, sure) for sight, sure in reversed(pairs) if sight.tile == tile), None)
    if found is None:
        return unknown
    sight, sure = found
    if sight.holder is not None:
        return words.say("web-ho-way-held", seat=sight.holder)
    if sight.shadow is None:
        return unknown
    there = remembered(view, sight.shadow)
    if there and there.tile != tile and there.sure:
        return unknown
    return words.say("web-ho-way-lying", shadow=sight.shadow, sure="yes" if sure else "no")
