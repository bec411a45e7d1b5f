"""Positions drawn by hand. Everything that a test does not name is filled in: all tiles decided, nobody in danger.

The house (1F):  Living Room            (2F):               Red Bedroom is east of 2F Hall,
                     |                                      Kid's Room south of it,
    Kitchen-Storage-Hall-Study                              Dressing Room (and Bathroom behind it) west.
    The Basement lies under the Storage Room, 2F Hall over 1F Hall.
"""

from collections.abc import Mapping
from types import UnionType
from typing import Any

from msgspec.structs import replace

from kurayami.games import hako_onna
from kurayami.games.hako_onna import actions as a
from kurayami.games.hako_onna import frames as f
from kurayami.games.hako_onna.effects import ItemEffect
from kurayami.games.hako_onna.events import Event
from kurayami.games.hako_onna.house import Placed, build
from kurayami.games.hako_onna.knowledge import Knowledge
from kurayami.games.hako_onna.model import State
from kurayami.games.hako_onna.options import Options
from kurayami.games.hako_onna.pieces import Ghost, Lying, Visitor
from kurayami.games.hako_onna.setup import full_deck, setup
from kurayami.games.hako_onna.tiles import (
    ANY_MASK,
    BIT,
    BONES,
    EMPTY,
    KEY_RING,
    NUMBERS,
    PAGES,
    PORTABLE_MASK,
    SAFE,
    SHUFFLED,
    Tile,
    ghost_tile,
    hakobito,
)
from kurayami.kernel import CHANCE, CLOCK, Due, IllegalMove, Move, Seat

HALL, UPPER_HALL, BASEMENT, KITCHEN, STORAGE, STUDY, RED, KID, LIVING, BATH, DRESSING = range(11)
DESK = 9
"""The Safe's Shadow."""

PLACED = (
    Placed(0, 0, 0, 0, 0),
    Placed(1, 1, 0, 0, 0),
    Placed(2, 2, 0, 0, 0),
    Placed(3, 0, -1, 0, 0),
    Placed(4, 0, 1, 0, 1),
    Placed(5, 1, 1, 0, 0),
    Placed(6, 1, 0, 1, 0),
    Placed(7, 0, 0, -1, 0),
    Placed(8, 1, -1, 0, 3),
)


def night(
    visitors: int = 2,
    *,
    put: Mapping[int, Tile] | None = None,
    up: tuple[int, ...] = (),
    vacant: tuple[int, ...] = (),
    she: int = 14,
    keeps: Tile | None = "combination-4",
    hakobito_at: Mapping[Seat, tuple[int, Tile | None]] | None = None,
    rooms: dict[Seat, int] | None = None,
    hands: Mapping[Seat, tuple[Tile, ...]] | None = None,
    items: dict[Seat, ItemEffect] | None = None,
    pages: int = 0,
    hand: tuple[int, ...] = (),
    slots: tuple[int | None, int | None] = (None, None),
    agenda: tuple[f.Frame, ...] = (f.TurnEnd(1), f.Act(1, main=True)),
    options: dict[str, Any] | None = None,
    **changes: Any,
) -> State:
    """A position in the turn of Visitor 1, after a quiet check. `put` says what lies where; the rest is filled in."""
    options = {"advanced_powers": True, "advanced_items": True, "noise": "discs", **(options or {})}
    start = setup(Options(visitors=visitors, **options))
    dead = hakobito_at or {}
    held = {seat: tuple(sorted((hands or {}).get(seat, ()))) for seat in range(1, visitors + 1)}
    put = {DESK: SAFE, **(put or {})}
    ghosts = [Ghost(0, she, keeps), *(Ghost(seat, *where) for seat, where in dead.items())]
    kept = [one.keeps for one in ghosts if one.keeps]
    found = tuple(range(1, pages + 1))
    away = [*put.values(), *kept, *(tile for tiles in held.values() for tile in tiles)]
    away += [*(PAGES[page - 1] for page in found), *NUMBERS[:3], "weakness-stake", *changes.get("out", ())]
    rest = [tile for tile in (BONES, *(one for one in SHUFFLED if one not in PAGES), *PAGES) if tile not in away]
    stacks: list[tuple[Lying, ...]] = []
    for shadow in range(24):
        here = [one for one in ghosts if one.shadow == shadow]
        empty = shadow in vacant or (here and shadow not in put)
        tile = None if empty else put.get(shadow) or (rest.pop(0) if rest else EMPTY)
        ground = (Lying(tile, shadow in up),) if tile else ()
        stacks.append((*ground, *(Lying(ghost_tile(one.seat)) for one in here)))
    lying = [one.tile for stack in stacks for one in stack]
    out = (*changes.pop("out", ()), *rest)
    empties = [*lying, *kept, *out].count(EMPTY)
    deck = tuple(card for card in full_deck(start.options) if card not in (*hand, *slots))
    state = replace(
        start,
        house=build(start.options.edition, PLACED),
        agenda=agenda,
        shadows=tuple(stacks),
        bag=(),
        box=tuple(sorted(hakobito(seat) for seat in range(1, 5) if seat not in dead)),
        supply=24 - empties,
        found=found,
        out=tuple(sorted(out)),
        numbers=(1, 2, 3),
        weakness="weakness-stake",
        key_in_safe=KEY_RING not in away,
        visitors=tuple(
            Visitor(-1, (), None, alive=False)
            if seat in dead
            else Visitor((rooms or {}).get(seat, HALL), held[seat], (items or {}).get(seat))
            for seat in range(1, visitors + 1)
        ),
        ghosts=tuple(ghosts),
        first=1,
        deck=deck,
        hand=hand,
        slots=slots,
        turn=int(f.Opening() in agenda),
    )
    state = replace(state, **changes)
    return replace(state, knows=tuple(knowing(state, index) for index in range(visitors + 2)))


def knowing(state: State, index: int) -> Knowledge:
    """Knowledge of what lies face up, and of one's own hand."""
    filled = sum(1 << shadow for shadow, stack in enumerate(state.shadows) if stack)
    haunting = {one.seat for one in state.ghosts}
    hands = [
        tuple(BIT[tile] for tile in one.tiles) if seat == index else (PORTABLE_MASK,) * len(one.tiles)
        for seat, one in enumerate(state.visitors, 1)
    ]
    return Knowledge(
        spots=tuple(ANY_MASK if stack else 0 for stack in state.shadows),
        hands=(*hands, *((),) * (4 - len(hands))),
        haunts=tuple(filled if seat in haunting else 0 for seat in range(5)),
        lost=(),
        slots=(None, None),
        cards=0,
        closing=0,
        seen=(),
    )


class Scene:
    """A game continued from a drawn position. Chance moves by itself where it has no choice."""

    def __init__(self, state: State, at: int = 0) -> None:
        self.state = state
        self.at = at
        self.events: list[Event] = []

    def do(self, *actions: a.Action, by: Seat | None = None) -> "Scene":
        """Plays the actions, one after the other, by the mover (or `by`)."""
        for action in actions:
            self.events = []
            seat = hako_onna.movers(self.state)[0] if by is None else by
            self._apply(Move(seat, action, self.at))
            self.settle()
        return self

    def settle(self) -> None:
        while hako_onna.movers(self.state) == (CHANCE,) and len(hako_onna.chances(self.state)) == 1:
            self._apply(Move(CHANCE, hako_onna.chances(self.state)[0].action, self.at))

    def chance(self, action: a.Action) -> "Scene":
        return self.do(action, by=CHANCE)

    def wait(self) -> "Scene":
        """Waits until the deadline."""
        due = hako_onna.deadline(self.state)
        assert due is not None
        self.at = due
        return self.do(Due(), by=CLOCK)

    def _apply(self, move: Move[Any]) -> None:
        step = hako_onna.apply(self.state, move)
        self.state = step.state
        self.events += step.events

    def refuses(self, action: a.Action, by: Seat | None = None, at: int | None = None) -> str:
        """Key of the refusal."""
        seat = hako_onna.movers(self.state)[0] if by is None else by
        try:
            hako_onna.apply(self.state, Move(seat, action, self.at if at is None else at))
        except IllegalMove as refusal:
            return refusal.key
        return "accepted"

    def legal(self, seat: Seat | None = None) -> tuple[a.Action, ...]:
        return hako_onna.legal(self.state, hako_onna.movers(self.state)[0] if seat is None else seat)

    def kinds(self, seat: Seat | None = None) -> set[str]:
        return {type(action).__name__ for action in self.legal(seat)}

    def of(self, kind: type | UnionType, seat: Seat | None = None) -> list[Any]:
        return [action for action in self.legal(seat) if isinstance(action, kind)]

    def said(self, kind: type) -> list[Any]:
        """Events of the last action."""
        return [event for event in self.events if isinstance(event, kind)]

    def heard(self, kind: type, seat: Seat | None) -> list[Any]:
        """Events of the last action, as told to a viewer."""
        seen = [hako_onna.witness(event, seat) for event in self.events]
        return [event for event in seen if isinstance(event, kind)]

    @property
    def top(self) -> Any:
        return self.state.agenda[-1] if self.state.agenda else None

    def tiles(self, shadow: int) -> list[Tile | None]:
        return [lying.tile for lying in self.state.shadows[shadow]]

    def visitor(self, seat: Seat) -> Visitor:
        return self.state.visitors[seat - 1]


def scores(state: State) -> tuple[float, ...]:
    outcome = hako_onna.outcome(state)
    assert outcome is not None
    return outcome.scores


HER_TURN = (f.Next(1), f.Opening(), f.Hers("scream"))
ACTIVATING = (f.Next(1), f.Opening(), f.Hers("activate"))
CHECKING = (f.TurnEnd(1), f.Act(1, main=True), f.Check(1))
