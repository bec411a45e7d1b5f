"""Everything that a seat may do now. It depends only on what that seat's view shows."""

from typing import Final, NamedTuple

from kurayami.games.hako_onna import actions as a
from kurayami.games.hako_onna import frames as f
from kurayami.games.hako_onna.answers import answers_of_hers
from kurayami.games.hako_onna.hers import arrangements, draws, hidings, settings, steps
from kurayami.games.hako_onna.model import State
from kurayami.games.hako_onna.noise import checks, falls
from kurayami.games.hako_onna.peek import choices, replacements
from kurayami.games.hako_onna.play import ground, living, visitor
from kurayami.games.hako_onna.powers import activations, holes, interruptions, loot
from kurayami.games.hako_onna.setup import NOT_FIRST, TRIPLES, spots_for
from kurayami.games.hako_onna.tiles import WEAKNESSES
from kurayami.games.hako_onna.view import sees_as_ghost
from kurayami.games.hako_onna.visiting import actions, asides
from kurayami.kernel import CHANCE, CLOCK, Chance, Due, Millis, Seat

OF_ITS_SEAT: Final = frozenset({f.Act, f.Peek, f.Replacing, f.Doomed, f.Check, f.Moving, f.Hiding})
OF_HERS: Final = frozenset(
    {f.Window, f.Hers, f.Arranging, f.Numbers, f.Weak, f.Bones, f.Grudge, f.Snatching, f.Answering}
)


def mover(state: State) -> Seat | None:
    """Who has to do what comes next."""
    if not state.agenda:
        return None
    top = state.agenda[-1]
    kind = type(top)
    if kind in OF_ITS_SEAT:
        return getattr(top, "seat", None)
    if kind in OF_HERS:
        return 0
    match top:
        case f.Music(check):
            return check.seat
        case f.Items(seats):
            return CHANCE if state.options.random_items else seats[0]
        case f.Placing(seat):
            return CHANCE if state.options.random_boards else seat
        case f.StartPower(left):
            return CHANCE if left else 0
        case _:
            return CHANCE


def movers(state: State) -> tuple[Seat, ...]:
    """The mover, who answers a proposal, and the clock where there is a deadline."""
    seat = mover(state)
    if seat is None:
        return ()
    answering = (state.proposal.to,) if state.proposal and state.proposal.to != seat else ()
    return (seat, *answering, *((CLOCK,) if deadline(state) is not None else ()))


def deadline(state: State) -> Millis | None:
    return None if state.due is None or mover(state) == CHANCE else state.due


def countdown(state: State, seat: Seat | None) -> Millis | None:
    """Whoever has the eyes closed is told nothing, and so no time either (HO-76)."""
    hears = state.closed is None or sees_as_ghost(state, seat)
    return deadline(state) if hears else None


class Listed(NamedTuple):
    state: State
    seat: Seat
    actions: tuple[a.Action, ...]


class Last:
    """What was listed last: `apply` asks again for what a player has just asked for.

    It is one value that is replaced as a whole, so that threads can't mix theirs.
    """

    listed: Listed | None = None


def legal(state: State, seat: Seat) -> tuple[a.Action, ...]:
    last = Last.listed
    if last is not None and last.state is state and last.seat == seat:
        return last.actions
    actions = _legal(state, seat)
    Last.listed = Listed(state, seat, actions)
    return actions


def _legal(state: State, seat: Seat) -> tuple[a.Action, ...]:
    if seat == CHANCE:
        return tuple([chance.action for chance in chances(state)])
    if seat == CLOCK:
        return (Due(),) if deadline(state) is not None else ()
    if not state.agenda or state.end is not None or not 0 <= seat <= state.options.visitors:
        return ()
    if state.closed is not None and seat and visitor(state, seat).alive:
        return ()
    if mover(state) == seat:
        return (*decisions(state), *votes(state, seat))
    frame = state.agenda[-1]
    others = asides(state, frame, seat) if isinstance(frame, f.Act) and seat else []
    return (*others, *votes(state, seat))


def votes(state: State, seat: Seat) -> tuple[a.Action, ...]:
    """To give up together, or not any more (HO-73). Only once the game has begun."""
    if not state.options.giving_up or not state.ghosts or seat not in living(state):
        return ()
    return (a.GiveUp(seat not in state.votes),)


def decisions(state: State) -> list[a.Action]:
    """What the mover may do about the top frame."""
    match state.agenda[-1]:
        case f.Act() as frame:
            return actions(state, frame)
        case f.Check() as frame:
            return checks(state, frame)
        case f.Peek() as frame:
            return choices(state, frame)
        case f.Replacing() as frame:
            return replacements(state, frame)
        case f.Music():
            return [a.PlayMusic(True), a.PlayMusic(False)]
        case f.Doomed(seat):
            return escapes(state, seat)
        case f.Items() | f.Placing():
            return [chance.action for chance in setup_choices(state)]
        case _:
            return her_decisions(state)


def escapes(state: State, seat: Seat) -> list[a.Action]:
    room = visitor(state, seat).room
    return [a.Die(), *(a.Flee(other) for other in state.house.near[room])]


def her_decisions(state: State) -> list[a.Action]:
    match state.agenda[-1]:
        case f.Window(seat):
            return [a.LetBe(), *interruptions(state, seat)]
        case f.Hers(step):
            if step == "scream":
                return [a.Scream(), a.Skip()]
            return settings(state) if step == "set" else [a.Skip(), *activations(state)]
        case f.Moving() as frame:
            return steps(state, frame)
        case f.Hiding() as frame:
            return hidings(state, frame)
        case f.Arranging() as frame:
            return arrangements(state, frame)
        case f.Snatching(seat):
            return loot(state, seat)
        case f.Answering() as frame:
            return answers_of_hers(state, frame)
        case _:
            return her_first_decisions(state)


def her_first_decisions(state: State) -> list[a.Action]:
    match state.agenda[-1]:
        case f.Numbers():
            return [a.ChooseNumbers(x, y, z) for x, y, z in TRIPLES]
        case f.Weak():
            return [a.ChooseWeakness(tile) for tile in WEAKNESSES]
        case f.StartPower():
            return [a.KeepPower(power) for power in state.hand if power != NOT_FIRST]
        case f.Bones():
            return [a.PutBones(shadow) for shadow in range(24) if shadow != state.house.safe]
        case f.Grudge():
            return [a.StepTo(index) for index, room in enumerate(state.house.rooms) if room.grudge]
        case frame:
            raise AssertionError(frame)


def setup_choices(state: State) -> list[Chance[a.Action]]:
    """Items and boards: a Visitor's choice, or by an option chance's."""
    match state.agenda[-1]:
        case f.Items(_, cards) if state.options.random_items:
            return [Chance(a.DealItem(card)) for card in cards]
        case f.Items(_, cards):
            return [Chance(a.ChooseItem(card)) for card in cards]
        case f.Placing(_, board, bag, later):
            spots = spots_for(state, board, bag, later)
            return [Chance(a.PlaceBoard(spot.floor, spot.x, spot.y, spot.turn)) for spot in spots]
        case _:
            return []


def chances(state: State) -> list[Chance[a.Action]]:
    return _outcomes(state) if mover(state) == CHANCE else []


def _outcomes(state: State) -> list[Chance[a.Action]]:
    match state.agenda[-1]:
        case f.PickFirst():
            return [Chance(a.First(seat)) for seat in range(1, state.options.visitors + 1)]
        case f.Items() | f.Placing():
            return setup_choices(state)
        case f.Boards(_, bag, later):
            return [Chance(a.DrawBoard(board)) for board in bag or later]
        case f.Laying():
            return [Chance(a.LeaveVacant(shadow)) for shadow in range(24) if shadow != state.house.safe]
        case f.StartPower():
            return [Chance(a.DrawPower(power)) for power in state.deck]
        case f.Falling() as frame:
            return falls(state, frame)
        case f.Looking(shadows):
            return looks(state, shadows[0])
        case f.Carrying():
            return holes(state)
        case f.Reading():
            return [Chance(a.DrawPower(power)) for power in state.hand]
        case f.Drawing() as frame:
            return draws(state, frame)
        case f.Uncovering():
            return [Chance(a.TurnUp(tile)) for tile in state.bag]
        case frame:
            raise AssertionError(frame)


def looks(state: State, shadow: int) -> list[Chance[a.Action]]:
    """What lies on a Shadow: one of the bag if nobody has seen it. It is one move of chance, decided or not."""
    lying = ground(state.shadows[shadow])
    if lying is None:
        return [Chance(a.TurnUp(None))]
    if lying.tile is not None:
        return [Chance(a.TurnUp(lying.tile))]
    return [Chance(a.TurnUp(tile)) for tile in state.bag]
