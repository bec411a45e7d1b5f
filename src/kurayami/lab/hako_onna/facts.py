"""Facts about a Hako Onna game: who won, cards used, rooms searched, deaths and places, pages over time."""

from kurayami.games.hako_onna import State
from kurayami.games.hako_onna import events as e
from kurayami.games.hako_onna.edition import Edition
from kurayami.games.hako_onna.ends import VISITORS_WIN
from kurayami.games.hako_onna.house import FLOORS, Mansion
from kurayami.lab.bot_game import AnyTable
from kurayami.lab.facts import Episode


def gather(table: AnyTable) -> tuple[Episode, ...]:
    """Gathers a game as one episode, won if the Visitors won."""
    state: State = table.state
    marks: set[str] = set()
    deaths: list[tuple[int, str]] = []
    curve, found = list[int](), 0
    for event in (event for done in table.log for event in done.events):
        match event:
            case e.HerTurn():
                curve.append(found)
            case e.PageFound():
                found += 1
            case e.Died(shadow=shadow):
                deaths.append((len(curve), _place(state.house, state.house.room_of[shadow])))
            case _:
                marks.update(_marks(event, state))
    end = state.end or "limit"
    places = tuple(_place(state.house, room) for room, known in enumerate(state.house.rooms) if known.floor is not None)
    won = end in VISITORS_WIN
    return (
        Episode(
            "night",
            won,
            end,
            state.turn,
            tuple(sorted(marks)),
            tuple(deaths),
            (*curve, found),
            places,
        ),
    )


def _place(house: Mansion, room: int) -> str:
    return f"{FLOORS[house.floor_of(room)]}/{house.rooms[room].name}"


def _marks(event: object, state: State) -> list[str]:
    match event:
        case e.ItemTaken(item=item):
            return [f"item: {item.replace('_', ' ')}, in the game"]
        case e.Announced(item=item) if item is not None:
            return [f"item: {item.replace('_', ' ')}, used"]
        case e.Activated(power=power) | e.Interrupted(power=power):
            return [f"power {power:2}: {_name(state.options.edition, power)}, used"]
        case e.Peeked(shadow=shadow):
            return [f"room: {state.house.rooms[state.house.room_of[shadow]].name}, searched"]
        case e.Charmed(power=power):
            return [f"power {power:2}: {_name(state.options.edition, power)}, charmed"]
        case e.SafeOpened():
            return ["the Safe, opened"]
        case _:
            return []


def _name(edition: Edition, power: int) -> str:
    card = edition.powers[power - 1]
    return card.name or card.effect.replace("_", " ")
