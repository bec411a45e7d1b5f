"""A Visitor's main action, by risk and gain: what a look may bring, what it may cost, and how far it is."""

from collections.abc import Sequence
from functools import cached_property
from math import log2
from typing import Final

from kurayami.bots.hako_onna.prospects import Prospects
from kurayami.bots.hako_onna.ways import WAYS_THERE, distances
from kurayami.games.hako_onna import Action
from kurayami.games.hako_onna import actions as a
from kurayami.games.hako_onna.edition import KILLING
from kurayami.games.hako_onna.tiles import (
    BONES,
    CHARM,
    DOLL,
    EXIT,
    EXTINGUISHER,
    KEY_RING,
    NUMBERS,
    SAFE,
    WEAKNESSES,
    WEAPONS,
    Tile,
)

WIN: Final = 1.0
NEXT_STEP: Final = 0.8
"""What is worth something is worth less one step away."""

CROWDED: Final = 0.7
"""Where another Visitor is already there is less to find."""

PATIENCE: Final = 24
"""After so many turns of hers a Visitor risks nearly everything."""

TIMID: Final = 2.5
"""How much more than it is worth a life is to who is not keen."""

CURIOSITY: Final = 0.01
"""What any look is worth at last, when all that is known leads nowhere."""

LATER: Final = 0.5
"""How much the danger of a room counts for those who will be there when they next announce something."""

OPENS: Final = 6
SNATCHES: Final = 7
"""The powers that Visitors fear most: Open This kills in a ghost's room, I Want That One takes what wins."""


class Outlook:
    """How good it is for a Visitor to act in each room, in units of victories."""

    def __init__(self, prospects: Prospects) -> None:
        self.seen = prospects
        self.view = prospects.view
        self.gains = gains(prospects)
        self.price = price_of_death(prospects)
        self._here: dict[int, float] = {}

    def peek(self, shadow: int) -> float:
        """What a look at a Shadow is worth."""
        seen = self.seen
        risk = seen.haunts.any_at(shadow)
        gain = self.hoped(shadow)
        gain += CURIOSITY * min(1.0, self.view.turn / PATIENCE)
        return (1 - risk) * gain - risk * self.price - (0.02 if shadow in seen.claims.danger else 0.0)

    def hoped(self, shadow: int) -> float:
        """What is to be found there, on average."""
        seen, known = self.seen, self.seen.known[shadow]
        if known is not None and shadow not in seen.memory.strays:
            return self.gains.get(known, 0.0) * seen.claims.trust(shadow)
        return sum(gain * seen.chance(tile, shadow) for tile, gain in self.gains.items() if gain)

    def strike(self, weapon: Tile, shadow: int) -> float:
        seen = self.seen
        her, right = seen.haunts.odds.get(0, [0.0] * 24)[shadow], seen.harms(weapon)
        lost = 0.05 + 0.25 * right
        return her * (right * WIN - (1 - right) * self.price) - (1 - her) * lost

    def here(self, room: int) -> float:
        """The best that can be done in a room."""
        if room not in self._here:
            self._here[room] = self._best_in(room)
        return self._here[room]

    def _best_in(self, room: int) -> float:
        view = self.view
        shadows = [shadow for shadow in view.house.rooms[room].shadows if view.shadows[shadow]]
        others = sum(one.alive and one.room == room for one in view.visitors) - (self.seen.me.room == room)
        peeks = [self.peek(shadow) * CROWDED**others for shadow in shadows]
        weapons = [tile for tile in WEAPONS if tile in self.seen.hand]
        strikes = [self.strike(weapon, shadow) for weapon in weapons for shadow in shadows]
        return max([*peeks, *strikes, 0.0])

    @cached_property
    def opens(self) -> float:
        """How likely Open This can be used on whoever announces something now."""
        view = self.view
        ready = len(view.found) >= view.options.edition.powers[OPENS - 1].needs
        return self.seen.dread.is_set(view, OPENS) if self.seen.keen and ready else 0.0

    def menace(self, room: int) -> float:
        """What it costs to announce something in a room where a ghost may be, while Open This may be set."""
        return self.opens * self.price * self.seen.haunts.any_in(room) if self.opens else 0.0

    def walk(self, to: int) -> float:
        """The best that a step may lead to."""
        view = self.view
        steps = distances(view.house.near, to, view.barrier)
        rooms = [room for room in range(len(steps)) if steps[room] < WAYS_THERE]
        return max(NEXT_STEP ** (steps[room] + 1) * self.here(room) for room in rooms) - LATER * self.menace(to)


def gains(seen: Prospects) -> dict[Tile, float]:
    """What it is worth to find a tile, for a Visitor who holds what this one holds."""
    view, hand = seen.view, seen.hand
    key_out, exit_known, bones_known = not view.key_in_safe, seen.place_of(EXIT) is not None, BONES in seen.known
    opened = 1.0 / len(seen.combinations)
    worth = {tile: 0.07 if view.key_in_safe and tile not in seen.seen else 0.0 for tile in NUMBERS}
    worth |= {tile: 0.04 if tile not in seen.seen else 0.0 for tile in WEAKNESSES}
    worth |= {tile: 0.05 + 0.2 * seen.harms(tile) if seen.harms(tile) else 0.0 for tile in WEAPONS}
    worth[EXIT] = WIN if KEY_RING in hand else 0.0 if exit_known else 0.3 if key_out else 0.12
    worth[BONES] = WIN if DOLL in hand else 0.0 if bones_known else 0.1
    worth[DOLL] = 0.35 if bones_known else 0.2
    worth[SAFE] = opened * (0.5 if exit_known else 0.35) if view.key_in_safe else 0.0
    if seen.keen and seen.me.item == "stethoscope":
        worth[SAFE] = (0.5 if exit_known else 0.35) / (1 + log2(len(seen.combinations))) if view.key_in_safe else 0.0
    worth[KEY_RING] = 0.4
    worth[EXTINGUISHER] = 0.1
    worth[CHARM] = 0.05
    return worth


def price_of_death(seen: Prospects) -> float:
    """A life, and all that is lost with it. The longer the night, the less there is to lose."""
    hand = seen.hand
    price = 0.35 + 0.25 * (KEY_RING in hand) + 0.2 * (DOLL in hand)
    if not seen.keen:
        price *= TIMID
    if EXTINGUISHER in hand:
        price *= 0.4
    return price * max(0.01, 1.0 - seen.view.turn / PATIENCE)


def main_action(seen: Prospects, legal: Sequence[Action]) -> list[tuple[float, Action]]:
    """Every main action with its worth, and ending the turn with none."""
    outlook = Outlook(seen)
    menace = outlook.menace(seen.me.room)
    listed: list[tuple[float, Action]] = []
    for action in legal:
        if isinstance(action, a.EndTurn):
            listed.append((-LATER * menace, action))
        worth = _worth(outlook, seen, action)
        if worth is not None:
            listed.append((worth - menace - (0.0 if isinstance(action, a.WalkTo) else LATER * menace), action))
    return listed


def _worth(outlook: Outlook, seen: Prospects, action: Action) -> float | None:
    match action:
        case a.PeekAt(shadow):
            return outlook.peek(shadow)
        case a.WalkTo(room):
            return outlook.walk(room)
        case a.UseWeapon(weapon, shadow):
            return outlook.strike(weapon, shadow)
        case a.UseCharm(slot):
            return charm(seen, slot) if seen.keen else 0.04
        case a.UseItem():
            return use_card(outlook, seen, action)
        case _:
            return None


def charm(seen: Prospects, slot: int) -> float:
    """What it is worth to be rid of the card in a slot."""
    view, dread = seen.view, seen.dread
    return 0.02 + 0.3 * dread.chance(view, slot, OPENS) + 0.25 * dread.chance(view, slot, SNATCHES)


def use_card(outlook: Outlook, seen: Prospects, action: a.UseItem) -> float:
    """What an Item card is worth now. Those marked K kill in her room."""
    item, room = seen.me.item, seen.me.room
    risk = seen.haunts.in_room(0, room) if item in KILLING else 0.0
    return (1 - risk) * _card_gain(outlook, seen, action, item or "") - risk * outlook.price


def _card_gain(outlook: Outlook, seen: Prospects, action: a.UseItem, item: str) -> float:
    haunts, view = seen.haunts, seen.view
    match item:
        case "ouija_board":
            share = haunts.in_room(0, action.target)
            return 0.1 * share * (1 - share)
        case "dowsing_rod":
            floors = [0.0] * 3
            for room in range(len(view.house.rooms)):
                floors[view.house.rooms[room].floor] += haunts.in_room(0, room)
            return 0.03 * (1 - max(floors))
        case "smartphone":
            return 0.015 if any(view.slots) else 0.0
        case "flashlight":
            return 0.5 * max(0.0, outlook.peek(action.target)) + 0.02 * haunts.any_at(action.target)
        case "camera":
            risk = haunts.any_at(action.target)
            return 0.1 * risk if 0.2 < risk < 0.9 else 0.0
        case "rope":
            return outlook.walk(action.second) * NEXT_STEP
        case "sacred_drops":
            return 0.005
        case _:
            return 0.0
