"""What a ghost does in her turn: scream, set, activate, move and hide."""

from collections.abc import Sequence
from typing import Final, assert_never

from kurayami.bots.hako_onna.distances import WAYS_THERE, distances
from kurayami.bots.hako_onna.ghost.knowledge import Lair
from kurayami.bots.hako_onna.powers import effect_of, is_ready, liking
from kurayami.games.hako_onna import Action
from kurayami.games.hako_onna import actions as a
from kurayami.games.hako_onna import events as e
from kurayami.games.hako_onna import frames as f
from kurayami.games.hako_onna.tiles import BONES, DOLL, EXIT, KEY_RING, SAFE
from kurayami.kernel import Stream

NOT_YET: Final = 0.4
"""A power that still needs pages is worth less."""

WORTH_A_SCREAM: Final = 0.5
"""How much better her two best cards must be likely to get, in the units above, for a word of where she is."""

ENOUGH: Final = 5
"""So many cards, and a scream brings nothing more."""


def scream(lair: Lair, legal: Sequence[Action], rng: Stream) -> Action:
    """A card for a word of where she is now; she moves on afterwards."""
    view, hers = lair.view, lair.hers
    if lair.keen:
        return a.Scream() if a.Scream() in legal and drawing(lair) >= WORTH_A_SCREAM else a.Skip()
    cards = (*hers.deck, *hers.deck_bottom)
    good = sum(power in view.found for power in hers.deck or cards[:1])
    bears = good / max(1, len(hers.deck) or 1) if view.despair else 1.0
    full = len(hers.hand) + sum(slot is not None for slot in hers.slots) >= ENOUGH
    return a.Scream() if a.Scream() in legal and not full and bears >= 0.2 else a.Skip()


def drawing(lair: Lair) -> float:
    """How much better her two best cards get, on average, with one more."""
    view, hers = lair.view, lair.hers
    held = sorted((value_of(lair, power) for power in (*hers.hand, *hers.slots) if power), reverse=True)
    second = held[1] if len(held) > 1 else 0.0
    if not hers.deck:
        return 3.0 if len(held) < ENOUGH else 0.0
    better = [max(0.0, value_of(lair, power) - second) for power in hers.deck if power in view.found]
    return sum(better) / len(hers.deck)


def value_of(lair: Lair, power: int) -> float:
    return liking(lair.view.options.edition, power) * (1.0 if is_ready(lair.view, power) else NOT_YET)


def set_power(lair: Lair, legal: Sequence[Action]) -> Action:
    sets = [action for action in legal if isinstance(action, a.SetPower)]
    if sets:
        return max(sets, key=lambda action: value_of(lair, action.power))
    held = {slot: power for slot, power in enumerate(lair.hers.slots) if power is not None}
    best = max([value_of(lair, power) for power in lair.hers.hand], default=0.0)
    weak = [slot for slot, power in held.items() if 2 * value_of(lair, power) < best]
    backs = [a.TakeBack(slot) for slot in weak]
    return next((back for back in backs if back in legal), a.Skip())


def activate(lair: Lair, legal: Sequence[Action], rng: Stream) -> Action:
    """A power for a longer Move, a door shut before who carries the key, things moved that were found."""
    for action in rng.shuffled([action for action in legal if isinstance(action, a.Activation)]):
        if _is_good(lair, action):
            return action
    return a.Skip()


def _is_good(lair: Lair, action: a.Activation) -> bool:
    effect = effect_of(lair.view.options.edition, action.power)
    match effect:
        case "reach_you" | "close_to_you":
            near = max(lair.room_worth(room) for room in ways(lair, 1, floor=False))
            far = ways(lair, 2 if effect == "reach_you" else 1, floor=effect == "close_to_you")
            return max(lair.room_worth(room) for room in far) > 1.3 * near
        case "door_stays_shut":
            assert isinstance(action, a.ActivateAtPassage)
            return lair.view.house.passages[action.passage] in _on_the_way(lair)
        case "moving_things":
            assert isinstance(action, a.ActivateAtRoom)
            return _is_disturbing(lair, action.room)
        case "upside_down":
            return True
        case "open_this" | "want_that_one" | "i_am_mary" | "come_to_me":
            return False  # they interrupt
        case "behind_you" | "false_answers" | "we_are_many":
            return False  # they act by themselves
        case _:
            assert_never(effect)


def _on_the_way(lair: Lair) -> list[tuple[int, int]]:
    """Passages by which who holds a key or the doll would go on to where it is needed."""
    view = lair.view
    found = []
    for tile, goal in ((KEY_RING, EXIT), (DOLL, BONES)):
        place = lair.memory.where(goal)
        for seat in lair.living if place is not None else ():
            room, target = view.visitors[seat - 1].room, view.house.room_of[place or 0]
            if lair.holds(seat, tile) >= 1.0 and room != target:
                steps = distances(view.house.near, target)
                found += [(min(room, n), max(room, n)) for n in view.house.near[room] if steps[n] < steps[room]]
    return found


def _is_disturbing(lair: Lair, room: int) -> bool:
    """Something that Visitors have found lies there, and none of them looks on."""
    view = lair.view
    peopled = any(view.visitors[seat - 1].room == room for seat in lair.living)
    here = [shadow for shadow in view.house.rooms[room].shadows if lair.memory.looked[shadow]]
    return not peopled and any(lair.memory.tiles[shadow] in (EXIT, BONES, SAFE) for shadow in here)


def ways(lair: Lair, steps: int, floor: bool) -> list[int]:
    """Rooms that she can come to in so many steps."""
    view = lair.view
    start = view.house.room_of[lair.ghosts[lair.seat].shadow]
    near = distances(view.house.near, start)
    here = view.house.rooms[start].floor
    return [
        room
        for room in range(len(near))
        if near[room] <= steps or (floor and view.house.rooms[room].floor == here and near[room] < WAYS_THERE)
    ]


def arrange(lair: Lair, frame: f.Arranging, legal: Sequence[Action], rng: Stream) -> Action:
    """Once: what was found changes places with something else of the room."""
    view = lair.view
    shadows = view.house.rooms[frame.room].shadows
    treasure = [shadow for shadow in shadows if lair.memory.tiles[shadow] in (EXIT, BONES, SAFE)]
    looked = [shadow for shadow in treasure if lair.memory.looked[shadow]]
    swaps = [action for action in legal if isinstance(action, a.Swap) and {action.first, action.second} & {*looked}]
    moved = any(isinstance(event, e.Swapped) for event in view.told[-2:])
    return rng.choice(swaps) if swaps and not moved else a.Done()


def move(lair: Lair, frame: f.Moving, legal: Sequence[Action], rng: Stream) -> Action:
    steps = [action for action in rng.shuffled(legal) if isinstance(action, a.StepTo)]
    near = lair.view.house.near

    def worth(action: a.StepTo) -> float:
        rooms = (action.room, *near[action.room]) if frame.steps > 1 else (action.room,)
        return max(lair.room_worth(room) for room in rooms)

    return max(steps, key=worth)


def hide(lair: Lair, legal: Sequence[Action], rng: Stream) -> Action:
    places = [action for action in rng.shuffled(legal) if isinstance(action, a.Hide)]
    return max(places, key=lambda action: lair.worth(action.shadow))
