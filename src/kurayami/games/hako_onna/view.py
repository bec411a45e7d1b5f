"""Views: an allow-list of what a viewer may know. A new field of the state stays invisible until it is added here."""

from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from kurayami.games.hako_onna import frames as f
from kurayami.games.hako_onna.effects import ItemEffect
from kurayami.games.hako_onna.events import Event
from kurayami.games.hako_onna.frames import Frame
from kurayami.games.hako_onna.house import Mansion
from kurayami.games.hako_onna.kept import kept_for_two
from kurayami.games.hako_onna.knowledge import Knowledge, sure
from kurayami.games.hako_onna.memory import told_to
from kurayami.games.hako_onna.model import Reason, State
from kurayami.games.hako_onna.options import Options
from kurayami.games.hako_onna.pieces import Ghost, Lying, Noise, Proposal, Stack, Visitor, is_ghost
from kurayami.games.hako_onna.rules import mover
from kurayami.games.hako_onna.tiles import Tile
from kurayami.kernel import CHANCE, Seat


class VisitorSeen(Struct, frozen=True, gc=False):
    room: int | None
    """Room of the Visitor; None: dead."""
    held: int
    """Number of tiles."""
    tiles: tuple[Tile, ...] | None
    """Tiles; None (unknown) to all but themselves."""
    item: ItemEffect | None
    alive: bool

    @property
    def here(self) -> int:
        """The room of a living Visitor."""
        assert self.room is not None
        return self.room


class HerSide(Struct, frozen=True, gc=False):
    """Facts that only the ghosts know."""

    ghosts: tuple[Ghost, ...]
    numbers: tuple[int, ...]
    weakness: Tile | None
    hand: tuple[int, ...]
    slots: tuple[int | None, int | None]
    deck: tuple[int, ...]
    deck_bottom: tuple[int, ...]


class View(Struct, frozen=True, gc=False):
    seat: Seat | None
    options: Options
    house: Mansion
    agenda: tuple[Frame, ...]
    mover: Seat | None
    """Seat that moves next; None if it is chance's or nobody's."""
    eyes_closed: bool
    """True while the Visitors' eyes are closed; a Visitor then sees what they saw last."""
    shadows: tuple[Stack, ...]
    """Face-down tiles are None."""
    supply: int
    found: tuple[int, ...]
    out: tuple[Tile, ...]
    lost: tuple[tuple[Seat, Tile | None], ...]
    chosen: tuple[bool, bool]
    """True if she has chosen her combination and her Weakness."""
    key_in_safe: bool
    numbers_up: tuple[int, ...]
    guesses: tuple[tuple[int, ...], ...]
    dial_guesses: tuple[tuple[int, ...], ...]
    not_weak: tuple[Tile, ...]
    visitors: tuple[VisitorSeen, ...]
    haunting: tuple[Seat, ...]
    """Ghosts in play, in the order of their deaths."""
    first: Seat
    votes: tuple[Seat, ...]
    proposal: Proposal | None
    deck_size: int
    despair: int
    """Number of cards above Time of Despair."""
    hand_size: int
    slots: tuple[bool, bool]
    charmed: tuple[int, ...]
    drawn: tuple[int, ...]
    turn: int
    barrier: tuple[int, int] | None
    reversed_until: int
    mary: Seat | None
    mary_until: int
    drops_on: int
    salt: tuple[int, ...]
    salt_on: int
    noise: Noise
    overdue: bool
    music_played: bool
    end: Reason | None
    closed_ways: tuple[tuple[str, Tile], ...]
    hers: HerSide | None
    knows: Knowledge
    sure: tuple[bool, ...]
    """For each sight of `knows`, whether the tile must still be there. Otherwise it may have changed."""
    told: tuple[Event, ...]


def sees_as_ghost(state: State, seat: Seat | None) -> bool:
    return seat is not None and (seat == 0 or not state.visitors[seat - 1].alive)


def view(state: State, seat: Seat | None) -> View:
    state = seen_state(state, seat)
    return _seen(state, seat, told_to(state, seat))


def seen_state(state: State, seat: Seat | None) -> State:
    """State a seat sees: for a Visitor with closed eyes, the one they saw last."""
    return state if state.closed is None or sees_as_ghost(state, seat) else state.closed


def _seen(state: State, seat: Seat | None, told: tuple[Event, ...]) -> View:
    ghostly = sees_as_ghost(state, seat)
    index = len(state.visitors) + 1 if seat is None else seat
    knows = state.knows[0] if ghostly else state.knows[index]
    return _view(state, seat, ghostly, knows, told, False)


def reveal(state: State) -> View:
    """View with all tiles revealed, for finished games (HO-77)."""
    return _view(state, None, True, state.knows[0], told_to(state, None), True)


def _view(
    state: State, seat: Seat | None, ghostly: bool, knows: Knowledge, told: tuple[Event, ...], everything: bool
) -> View:
    return View(
        seat=seat,
        options=state.options,
        house=state.house,
        agenda=state.agenda if everything else masked_agenda(state, seat, ghostly),
        mover=seen_mover(state),
        eyes_closed=looks_closed(state),
        shadows=state.shadows if everything else masked_shadows(state.shadows, state.ghosts if ghostly else None),
        supply=state.supply,
        found=state.found,
        out=state.out,
        lost=tuple([(who, tile if ghostly or who == seat else None) for who, tile in state.lost]),
        chosen=(bool(state.numbers), state.weakness is not None),
        key_in_safe=state.key_in_safe,
        numbers_up=state.numbers_up,
        guesses=state.guesses,
        dial_guesses=state.dial_guesses,
        not_weak=state.not_weak,
        visitors=tuple(map(all_of, state.visitors)) if everything else seen_visitors(state.visitors, seat),
        haunting=tuple([ghost.seat for ghost in state.ghosts]),
        first=state.first,
        votes=state.votes,
        proposal=_masked_proposal(state.proposal, seat, everything),
        deck_size=len(state.deck) + len(state.deck_bottom),
        despair=len(state.deck) + state.deck_bottom.index(0),
        hand_size=len(state.hand),
        slots=(state.slots[0] is not None, state.slots[1] is not None),
        charmed=state.charmed,
        drawn=state.drawn,
        turn=state.turn,
        barrier=state.barrier,
        reversed_until=state.reversed_until,
        mary=state.mary,
        mary_until=state.mary_until,
        drops_on=state.drops_on,
        salt=state.salt,
        salt_on=state.salt_on,
        noise=state.noise,
        overdue=state.overdue,
        music_played=state.music_played,
        end=state.end,
        closed_ways=state.closed_ways,
        hers=her_side(state) if ghostly else None,
        knows=knows,
        sure=tuple([sure(knows, sight) for sight in knows.seen]),
        told=told,
    )


def seen_mover(state: State) -> Seat | None:
    seat = mover(state)
    return None if seat == CHANCE else seat


EYES_CLOSE: Final = (f.Bones(), f.Hers("activate"))
"""Frames in which the Visitors' eyes are closed."""


def looks_closed(state: State) -> bool:
    """True also of the snapshot, by its frames."""
    if not state.agenda:
        return False
    return state.closed is not None or state.agenda[-1] in EYES_CLOSE


def her_side(state: State) -> HerSide:
    return HerSide(state.ghosts, state.numbers, state.weakness, state.hand, state.slots, state.deck, state.deck_bottom)


UNKNOWN: Final = Lying(None)
FACE_DOWN: Final = (UNKNOWN,)


@kept_for_two
def masked_shadows(shadows: tuple[Stack, ...], ghosts: tuple[Ghost, ...] | None) -> tuple[Stack, ...]:
    """Shadows with face-down tiles hidden; the ghosts know one another, for others they are None."""
    haunted = [ghost.shadow for ghost in ghosts or ()]
    return tuple(
        [
            FACE_DOWN
            if len(stack) == 1 and not stack[0].up and shadow not in haunted
            else _masked(stack, ghosts is not None)
            for shadow, stack in enumerate(shadows)
        ]
    )


def _masked(stack: Stack, ghostly: bool) -> Stack:
    return tuple([lying if lying.up or (ghostly and is_ghost(lying)) else UNKNOWN for lying in stack])


def all_of(one: Visitor) -> VisitorSeen:
    return VisitorSeen(one.room, len(one.tiles), one.tiles, one.item, one.alive)


@kept_for_two
def seen_visitors(visitors: tuple[Visitor, ...], seat: Seat | None) -> tuple[VisitorSeen, ...]:
    """Visitors as a seat sees them: only its own tiles."""
    return tuple(
        [
            all_of(one) if number == seat else VisitorSeen(one.room, len(one.tiles), None, one.item, one.alive)
            for number, one in enumerate(visitors, 1)
        ]
    )


def masked_agenda(state: State, seat: Seat | None, ghostly: bool) -> tuple[Frame, ...]:
    """Agenda without what others may not learn: that a page is being considered, or which tile is on its way."""
    top = state.agenda[-1] if state.agenda else None
    if isinstance(top, f.Peek) and top.stage == "page" and top.seat != seat:
        return (*state.agenda[:-1], replace(top, stage="choice"))
    if isinstance(top, f.Carrying) and not ghostly:
        return (*state.agenda[:-1], f.Carrying(top.seat, None))
    return state.agenda


def _masked_proposal(proposal: Proposal | None, seat: Seat | None, everything: bool) -> Proposal | None:
    if proposal is None or proposal.tile is None or everything or proposal.by == seat:
        return proposal
    return replace(proposal, tile=None)
