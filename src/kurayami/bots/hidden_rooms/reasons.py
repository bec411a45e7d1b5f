"""The reason a choice is good or bad, in one sentence: the plainest fact the search weighs."""

from collections.abc import Sequence
from typing import Final, NamedTuple, assert_never

from msgspec import Struct

from kurayami.bots.hidden_rooms.keepsakes import Keepsakes, PlannedChoice
from kurayami.games.hidden_rooms import View
from kurayami.games.hidden_rooms.actions import Begin, Draw, Recall, Search, Stop, Walk
from kurayami.games.hidden_rooms.events import Loss
from kurayami.games.hidden_rooms.fast import RECALL, SEARCH, STEPS, STOP
from kurayami.games.hidden_rooms.house import EXIT, SQUARES, TILES, Square, Tile, fits, place
from kurayami.games.hidden_rooms.monster import take_turn
from kurayami.games.hidden_rooms.view import Odds

FEW: Final = 0.5
"""A draw that fits less often than this counts as unlikely."""

POINT: Final = 0.01
"""Odds that differ by less count as equal."""

LAST_ROOMS: Final = 4
"""Steps from the exit within which the last rooms lie."""


class Reason(Struct, frozen=True):
    key: str
    """Message key."""
    params: dict[str, int | str] = {}


class Comparison(NamedTuple):
    """All choices of a view, best first, and what the search found about them."""

    view: View
    choices: Sequence[PlannedChoice]
    keepsakes: Keepsakes = Keepsakes({})
    cornered: frozenset[Square] = frozenset()
    """Squares where only a new room can save a child that ends its turn there."""

    def lack(self, choice: PlannedChoice) -> float:
        """Odds that a choice gives away."""
        return max(other.chance for other in self.choices) - choice.chance

    def falls_short(self, choice: PlannedChoice) -> bool:
        return self.lack(choice) >= POINT


def reason(compared: Comparison, choice: PlannedChoice) -> Reason:
    view, action = compared.view, choice.action
    match action:
        case Begin(tile):
            return _begun(compared, choice, tile)
        case Stop():
            return _stayed(compared, choice)
        case Walk(to):
            if view.monster and to == view.monster.at:
                return Reason("hr-why-into-it")
            return _walked(compared, choice)
        case Recall(target, tile):
            return _recalled(compared, choice, target, tile)
        case Search(target):
            return _drawn(compared, choice, target)
        case Draw():
            raise AssertionError("chance needs no reasons")
        case _:
            assert_never(action)


def _begun(compared: Comparison, choice: PlannedChoice, tile: Tile) -> Reason:
    view = compared.view
    other = next((offered for offered in view.offered if offered != tile), tile)
    if tile.number == other.number:
        return _odds(_fitting(view, tile), "hr-why-fits")
    if tile.number < other.number:
        return _tile("hr-why-missed", tile) if compared.falls_short(choice) else Reason("hr-why-low")
    return Reason("hr-why-high") if compared.falls_short(choice) else _kept(view, other)


def _stayed(compared: Comparison, choice: PlannedChoice) -> Reason:
    danger = _danger(compared, choice, compared.view.child)
    return danger or Reason("hr-why-turn-lost" if compared.falls_short(choice) else "hr-why-wait")


def _walked(compared: Comparison, choice: PlannedChoice) -> Reason:
    """Purpose of the walk: the best plan it begins."""
    view = compared.view
    assert choice.plan is not None
    square, action = SQUARES[choice.plan % 36], choice.plan // 36
    if square == view.child:
        danger = _danger(compared, choice, square) if action == STOP else None
        return danger or Reason("hr-why-back")
    if action == STOP:
        return _danger(compared, choice, square) or Reason("hr-why-hides")
    if action < RECALL:
        target = SQUARES[STEPS[4 * place(square) + action - SEARCH]]
        odds = _fitting(view, _room(view, square))
        return _gamble(compared, choice, odds, (square, target)) or _odds(odds, "hr-why-from-there")
    target, tile = SQUARES[STEPS[4 * place(square) + (action - RECALL) % 4]], TILES[(action - RECALL) // 4]
    if target == EXIT:
        return Reason("hr-why-to-the-door")
    unsafe = _danger(compared, choice, target) if compared.falls_short(choice) else None
    return unsafe or _tile("hr-why-sure-there", tile)


def _recalled(compared: Comparison, choice: PlannedChoice, target: Square, tile: Tile) -> Reason:
    """Spending a tile of the Memory, which is sure to fit."""
    view = compared.view
    if target == EXIT:
        return Reason("hr-why-door")
    danger = _danger(compared, choice, target)
    if _loss(view, target) and danger:
        return danger
    if not compared.falls_short(choice):
        worse = [other.action for other in _behind(compared, choice)]
        spared = [other.tile for other in worse if isinstance(other, Recall) and other.target == target]
        if treasure := _treasure(compared, spared):
            return _tile("hr-why-spares", treasure)
        return danger or Reason("hr-why-sure")
    # A tile missed later is the reason if it explains at least half of the loss.
    missed = compared.keepsakes.missed.get(tile, 0)
    if missed >= POINT and (not danger or 2 * missed >= compared.lack(choice)):
        return _tile("hr-why-missed", tile)
    after = _fitting(view, tile)
    if not danger and after.fitting < FEW * after.of:
        return _tile("hr-why-after", tile, fitting=after.fitting, of=after.of)
    return danger or Reason("hr-why-away" if sum(target) > sum(view.child) else "hr-why-sure")


def _drawn(compared: Comparison, choice: PlannedChoice, target: Square) -> Reason:
    view, odds = compared.view, compared.view.odds
    assert odds is not None
    misses, short = odds.of - odds.fitting, compared.falls_short(choice)
    if gamble := _gamble(compared, choice, odds, (view.child, target)):
        return gamble
    if compared.keepsakes.forgotten * misses >= POINT * odds.of:
        return Reason("hr-why-forgets", {"misses": misses, "of": odds.of})
    spent = [other.action.tile for other in _behind(compared, choice) if isinstance(other.action, Recall)]
    if not short and (treasure := _treasure(compared, spent)):
        return _kept(view, treasure)
    if odds.fitting < FEW * odds.of:
        return _odds(odds, "hr-why-few")
    if target != EXIT and (danger := _danger(compared, choice, target)):
        return danger
    if short and sum(target) > sum(view.child):
        return Reason("hr-why-away")
    if short and misses and isinstance(compared.choices[0].action, Recall):
        return Reason("hr-why-unsure", {"misses": misses, "of": odds.of})
    return _odds(odds, "hr-why-fits")


def _gamble(compared: Comparison, choice: PlannedChoice, odds: Odds, squares: tuple[Square, Square]) -> Reason | None:
    """A draw: a tile that fits leads on, one that does not leaves the child in place, and either may be fatal."""
    view, misses = compared.view, odds.of - odds.fitting
    here, there = (_loss(view, square) for square in squares)
    if there and (here or not misses):
        return _danger(compared, choice, squares[1])
    if there and odds.fitting:
        return _odds(odds, "hr-why-fit-loses")
    if here and misses:
        return Reason("hr-why-miss-loses", {"misses": misses, "of": odds.of})
    return None


def _behind(compared: Comparison, choice: PlannedChoice) -> list[PlannedChoice]:
    """Choices worse by a point or more."""
    return [other for other in compared.choices if choice.chance - other.chance >= POINT]


def _danger(compared: Comparison, choice: PlannedChoice, square: Square) -> Reason | None:
    """Monster's reaction to a child that ends its turn there. Being seen can be worth it."""
    loss = _loss(compared.view, square)
    if loss:
        return Reason("hr-why-late" if loss == "route_ended" else "hr-why-caught")
    if compared.falls_short(choice) and square in compared.cornered:
        return Reason("hr-why-cornered")
    if _is_seen(compared.view, square):
        return Reason("hr-why-seen" if compared.falls_short(choice) else "hr-why-seen-safe")
    return None


def _loss(view: View, square: Square) -> Loss | None:
    if square == EXIT or view.monster is None:
        return None
    return take_turn(view.monster, square, view.route)[2]


def _is_seen(view: View, square: Square) -> bool:
    assert view.monster is not None
    return any(event.sees_child for event in take_turn(view.monster, square, view.route)[1])


def _treasure(compared: Comparison, tiles: Sequence[Tile]) -> Tile | None:
    """Tile that would be missed most, if any."""
    missed = compared.keepsakes.missed
    best = max(tiles, key=lambda tile: missed.get(tile, 0), default=None)
    return best if best is not None and missed.get(best, 0) >= POINT else None


def _kept(view: View, tile: Tile) -> Reason:
    return _tile("hr-why-keeps", tile, when="last" if sum(view.child) <= LAST_ROOMS else "later")


def _fitting(view: View, under: Tile) -> Odds:
    return Odds(sum(fits(tile, under) for tile in view.pile), len(view.pile))


def _room(view: View, square: Square) -> Tile:
    return next(room.tile for room in view.rooms if room.at == square)


def _odds(odds: Odds, key: str) -> Reason:
    return Reason(key, {"fitting": odds.fitting, "of": odds.of})


def _tile(key: str, tile: Tile, **params: int | str) -> Reason:
    return Reason(key, {"tile_colour": tile.colour, "tile_number": tile.number, **params})
