"""The steps of her turn: scream, set, activate, move and hide."""

from collections.abc import Sequence
from typing import Final, assert_never

from kurayami.bots.hako_onna.distances import UNREACHABLE, distances
from kurayami.bots.hako_onna.ghost.knowledge import GhostKnowledge
from kurayami.bots.hako_onna.powers import effect_of, is_ready, liking
from kurayami.games.hako_onna import Action
from kurayami.games.hako_onna import actions as a
from kurayami.games.hako_onna import events as e
from kurayami.games.hako_onna import frames as f
from kurayami.games.hako_onna.tiles import BONES, DOLL, EXIT, KEY_RING, SAFE
from kurayami.kernel import Stream

NOT_YET: Final = 0.4
"""Factor on the value of a power that still needs pages."""

WORTH_A_SCREAM: Final = 0.5
"""Expected gain in power value that makes a scream worth revealing her room."""

ENOUGH: Final = 5
"""Cards with which a scream gains nothing more."""


def scream(ghost: GhostKnowledge, legal: Sequence[Action], rng: Stream) -> Action:
    """Screams if the card is worth more than the room she reveals."""
    view, hers = ghost.view, ghost.hers
    if ghost.keen:
        return a.Scream() if a.Scream() in legal and drawing(ghost) >= WORTH_A_SCREAM else a.Skip()
    cards = (*hers.deck, *hers.deck_bottom)
    good = sum(power in view.found for power in hers.deck or cards[:1])
    bears = good / max(1, len(hers.deck) or 1) if view.despair else 1.0
    full = len(hers.hand) + sum(slot is not None for slot in hers.slots) >= ENOUGH
    return a.Scream() if a.Scream() in legal and not full and bears >= 0.2 else a.Skip()


def drawing(ghost: GhostKnowledge) -> float:
    """Expected gain in value of her two best cards from drawing one more."""
    view, hers = ghost.view, ghost.hers
    held = sorted((value_of(ghost, power) for power in (*hers.hand, *hers.slots) if power), reverse=True)
    second = held[1] if len(held) > 1 else 0.0
    if not hers.deck:
        return 3.0 if len(held) < ENOUGH else 0.0
    better = [max(0.0, value_of(ghost, power) - second) for power in hers.deck if power in view.found]
    return sum(better) / len(hers.deck)


def value_of(ghost: GhostKnowledge, power: int) -> float:
    return liking(ghost.view.options.edition, power) * (1.0 if is_ready(ghost.view, power) else NOT_YET)


def set_power(ghost: GhostKnowledge, legal: Sequence[Action]) -> Action:
    sets = [action for action in legal if isinstance(action, a.SetPower)]
    if sets:
        return max(sets, key=lambda action: value_of(ghost, action.power))
    held = {slot: power for slot, power in enumerate(ghost.hers.slots) if power is not None}
    best = max([value_of(ghost, power) for power in ghost.hers.hand], default=0.0)
    weak = [slot for slot, power in held.items() if 2 * value_of(ghost, power) < best]
    backs = [a.TakeBack(slot) for slot in weak]
    return next((back for back in backs if back in legal), a.Skip())


def activate(ghost: GhostKnowledge, legal: Sequence[Action], rng: Stream) -> Action:
    """Activates a power that lengthens a useful Move, shuts out a key carrier, or disturbs found tiles."""
    for action in rng.shuffled([action for action in legal if isinstance(action, a.Activation)]):
        if _is_good(ghost, action):
            return action
    return a.Skip()


def _is_good(ghost: GhostKnowledge, action: a.Activation) -> bool:
    effect = effect_of(ghost.view.options.edition, action.power)
    match effect:
        case "reach_you" | "close_to_you":
            near = max(ghost.room_worth(room) for room in ways(ghost, 1, floor=False))
            far = ways(ghost, 2 if effect == "reach_you" else 1, floor=effect == "close_to_you")
            return max(ghost.room_worth(room) for room in far) > 1.3 * near
        case "door_stays_shut":
            assert isinstance(action, a.ActivateAtPassage)
            return ghost.view.house.passages[action.passage] in _on_the_way(ghost)
        case "moving_things":
            assert isinstance(action, a.ActivateAtRoom)
            return _is_disturbing(ghost, action.room)
        case "upside_down":
            return True
        case "open_this" | "want_that_one" | "i_am_mary" | "come_to_me":
            return False  # they interrupt
        case "behind_you" | "false_answers" | "we_are_many":
            return False  # they act by themselves
        case _:
            assert_never(effect)


def _on_the_way(ghost: GhostKnowledge) -> list[tuple[int, int]]:
    """Passages that lead the holder of the key or the doll towards its goal."""
    view = ghost.view
    found = []
    for tile, goal in ((KEY_RING, EXIT), (DOLL, BONES)):
        place = ghost.memory.where(goal)
        for seat in ghost.living if place is not None else ():
            room, target = view.visitors[seat - 1].here, view.house.room_of[place or 0]
            if ghost.holds(seat, tile) >= 1.0 and room != target:
                steps = distances(view.house.near, target)
                found += [(min(room, n), max(room, n)) for n in view.house.near[room] if steps[n] < steps[room]]
    return found


def _is_disturbing(ghost: GhostKnowledge, room: int) -> bool:
    """True if a room holds tiles the Visitors have found, with no Visitor in it."""
    view = ghost.view
    peopled = any(view.visitors[seat - 1].room == room for seat in ghost.living)
    here = [shadow for shadow in view.house.rooms[room].shadows if ghost.memory.looked[shadow]]
    return not peopled and any(ghost.memory.tiles[shadow] in (EXIT, BONES, SAFE) for shadow in here)


def ways(ghost: GhostKnowledge, steps: int, floor: bool) -> list[int]:
    """Rooms she can reach in `steps` steps."""
    view = ghost.view
    start = view.house.room_of[ghost.ghosts[ghost.seat].shadow]
    near = distances(view.house.near, start)
    here = view.house.rooms[start].floor
    return [
        room
        for room in range(len(near))
        if near[room] <= steps or (floor and view.house.rooms[room].floor == here and near[room] < UNREACHABLE)
    ]


def arrange(ghost: GhostKnowledge, frame: f.Arranging, legal: Sequence[Action], rng: Stream) -> Action:
    """Swaps a found tile with another of the room, once."""
    view = ghost.view
    shadows = view.house.rooms[frame.room].shadows
    treasure = [shadow for shadow in shadows if ghost.memory.tiles[shadow] in (EXIT, BONES, SAFE)]
    looked = [shadow for shadow in treasure if ghost.memory.looked[shadow]]
    swaps = [action for action in legal if isinstance(action, a.Swap) and {action.first, action.second} & {*looked}]
    moved = any(isinstance(event, e.Swapped) for event in view.told[-2:])
    return rng.choice(swaps) if swaps and not moved else a.Done()


def move(ghost: GhostKnowledge, frame: f.Moving, legal: Sequence[Action], rng: Stream) -> Action:
    steps = [action for action in rng.shuffled(legal) if isinstance(action, a.StepTo)]
    near = ghost.view.house.near

    def worth(action: a.StepTo) -> float:
        rooms = (action.room, *near[action.room]) if frame.steps > 1 else (action.room,)
        return max(ghost.room_worth(room) for room in rooms)

    return max(steps, key=worth)


def hide(ghost: GhostKnowledge, legal: Sequence[Action], rng: Stream) -> Action:
    places = [action for action in rng.shuffled(legal) if isinstance(action, a.Hide)]
    return max(places, key=lambda action: ghost.worth(action.shadow))
