"""Set-up, second part: her secret choices, the tiles, her first hiding place (HO-25 to HO-30)."""

from itertools import combinations
from typing import Final

from kurayami.games.hako_onna import actions as a
from kurayami.games.hako_onna import events as e
from kurayami.games.hako_onna import frames as f
from kurayami.games.hako_onna.options import Options
from kurayami.games.hako_onna.pieces import Ghost, Lying
from kurayami.games.hako_onna.play import Play, Position
from kurayami.games.hako_onna.position import ghost_seats
from kurayami.games.hako_onna.rule import ActionRule, Rule, chance, hers
from kurayami.games.hako_onna.tiles import BONES, HAKO_ONNA, NUMBERS, SAFE, WEAKNESSES
from kurayami.kernel import CHANCE, Seat

NOT_FIRST: Final = 4
"""Power that can't be her first (HO-28)."""

TRIPLES: Final = tuple(a.ChooseNumbers(x, y, z) for x, y, z in combinations(range(1, 7), 3))

# The combination and the Weakness


def combinations_of_hers(state: Position, frame: f.Numbers) -> tuple[a.ChooseNumbers, ...]:
    return TRIPLES


def choose_numbers(play: Play, frame: f.Numbers, action: a.ChooseNumbers) -> None:
    numbers = (action.first, action.second, action.third)
    chosen = tuple(NUMBERS[number - 1] for number in numbers)
    play.numbers = numbers
    play.bag = tuple(tile for tile in play.bag if tile not in chosen)
    play.say(e.NumbersChosen(numbers, (0,)))
    play.pop()


def weaknesses(state: Position, frame: f.Weak) -> list[a.ChooseWeakness]:
    return [a.ChooseWeakness(tile) for tile in WEAKNESSES]


def choose_weakness(play: Play, frame: f.Weak, action: a.ChooseWeakness) -> None:
    play.weakness = action.weakness
    play.bag = tuple(tile for tile in play.bag if tile != action.weakness)
    play.say(e.WeaknessChosen(action.weakness, (0,)))
    play.pop()


# The tiles


def vacancies(state: Position, frame: f.Laying) -> list[a.LeaveVacant]:
    return [a.LeaveVacant(shadow) for shadow in range(24) if shadow != state.house.safe]


def lay_tiles(play: Play, frame: f.Laying, action: a.LeaveVacant) -> None:
    """Lays the Safe on the desk and the others on all Shadows but one; which lies where is undecided (HO-26, HO-27)."""
    safe = play.house.safe
    play.shadows = tuple(
        () if shadow == action.shadow else (Lying(SAFE if shadow == safe else None),) for shadow in range(24)
    )
    play.box = tuple(tile for tile in play.box if tile != SAFE)
    play.say(e.Laid(action.shadow))
    play.pop()


# Her first power


def drawer(options: Options, frame: f.StartPower) -> Seat:
    return CHANCE if frame.left else 0


def start_draws(state: Position, frame: f.StartPower) -> list[a.DrawPower]:
    return [a.DrawPower(power) for power in state.deck] if frame.left else []


def draw_start_power(play: Play, frame: f.StartPower, action: a.DrawPower) -> None:
    play.deck = tuple(card for card in play.deck if card != action.power)
    play.hand = tuple(sorted((*play.hand, action.power)))
    play.say(e.Drew(True, action.power, (0,)))
    play.instead(f.StartPower(frame.left - 1))


def keepable(state: Position, frame: f.StartPower) -> list[a.KeepPower]:
    return [] if frame.left else [a.KeepPower(power) for power in state.hand if power != NOT_FIRST]


def keep_power(play: Play, frame: f.StartPower, action: a.KeepPower) -> None:
    """Keeps a power; the other two go back into the deck, which is shuffled (HO-28). Then the Visitors close their
    eyes.
    """
    back = tuple(card for card in play.hand if card != action.power)
    play.drawn = (sum(1 << card for card in (*play.deck, *play.hand) if card != NOT_FIRST),)
    play.hand = (action.power,)
    play.deck = tuple(sorted((*play.deck, *back)))
    play.say(e.PowerKept(action.power, (0,)))
    play.say(e.EyesClosed())
    play.instead(f.Opening(start=True), f.Grudge(), f.Bones())
    play.close_eyes()


# The Bones and her first hiding place


def graves(state: Position, frame: f.Bones) -> list[a.PutBones]:
    return [a.PutBones(shadow) for shadow in range(24) if shadow != state.house.safe]


def put_bones(play: Play, frame: f.Bones, action: a.PutBones) -> None:
    vacant = next(shadow for shadow, stack in enumerate(play.shadows) if not stack)
    if action.shadow != vacant:
        play.set_stack(vacant, play.shadows[action.shadow])
    play.set_stack(action.shadow, (Lying(BONES),))
    play.box = tuple(tile for tile in play.box if tile != BONES)
    play.say(e.BonesPut(action.shadow, ghost_seats(play)))
    play.pop()


def grudge_rooms(state: Position, frame: f.Grudge) -> list[a.StepTo]:
    return [a.StepTo(index) for index, room in enumerate(state.house.rooms) if room.grudge]


def enter_grudge(play: Play, frame: f.Grudge, action: a.StepTo) -> None:
    play.instead(f.Hiding(0, action.room), f.Looking(play.house.rooms[action.room].shadows, 0))


def first_hiding(play: Play, shadow: int) -> None:
    """Hides the Hako Onna tile in place of another (HO-29)."""
    kept = play.lift(shadow)
    play.set_stack(shadow, (Lying(HAKO_ONNA),))
    play.ghosts = (Ghost(0, shadow, kept),)
    play.box = tuple(tile for tile in play.box if tile != HAKO_ONNA)
    play.say(e.Hid(0, None, shadow, None, kept, (0,)))


RULES: Final = (
    Rule(f.Numbers, hers, (ActionRule((a.ChooseNumbers,), combinations_of_hers, choose_numbers),)),
    Rule(f.Weak, hers, (ActionRule((a.ChooseWeakness,), weaknesses, choose_weakness),)),
    Rule(f.Laying, chance, (ActionRule((a.LeaveVacant,), vacancies, lay_tiles),)),
    Rule(
        f.StartPower,
        drawer,
        (ActionRule((a.DrawPower,), start_draws, draw_start_power), ActionRule((a.KeepPower,), keepable, keep_power)),
    ),
    Rule(f.Bones, hers, (ActionRule((a.PutBones,), graves, put_bones),)),
    Rule(f.Grudge, hers, (ActionRule((a.StepTo,), grudge_rooms, enter_grudge),)),
)
