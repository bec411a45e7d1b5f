"""The position before the first move."""

from typing import Final

from kurayami.games.hako_onna import frames as f
from kurayami.games.hako_onna.effects import ADVANCED_ITEMS, BASE_ITEMS, ItemEffect
from kurayami.games.hako_onna.house import GROUND, Placed, build, hall
from kurayami.games.hako_onna.knowledge import Knowledge
from kurayami.games.hako_onna.model import State
from kurayami.games.hako_onna.noise import fresh
from kurayami.games.hako_onna.options import Options, validate
from kurayami.games.hako_onna.pieces import Visitor
from kurayami.games.hako_onna.tiles import BONES, EMPTIES, HAKO_ONNA, HAKOBITO, SAFE, SHUFFLED

NO_KNOWLEDGE: Final = Knowledge(
    spots=(0,) * 24, hands=((),) * 4, haunts=(0,) * 5, lost=(), slots=(None, None), cards=0, closing=0, seen=()
)


def setup(options: Options) -> State:
    validate(options)
    edition = options.edition
    house = build(edition, (Placed(hall(edition), GROUND, 0, 0, 0),))
    hall_room = next(index for index, room in enumerate(house.rooms) if room.name == "1F Hall")
    return State(
        options=options,
        house=house,
        agenda=(f.StartPower(3), f.Laying(), f.Weak(), f.Numbers(), f.PickFirst()),
        shadows=((),) * 24,
        bag=SHUFFLED,
        box=tuple(sorted((HAKO_ONNA, BONES, SAFE, *HAKOBITO))),
        supply=EMPTIES,
        found=(),
        out=(),
        lost=(),
        numbers=(),
        weakness=None,
        key_in_safe=True,
        numbers_up=(),
        guesses=(),
        dial_guesses=(),
        not_weak=(),
        visitors=tuple(Visitor(hall_room, (), None) for _ in range(options.visitors)),
        ghosts=(),
        first=0,
        votes=(),
        proposal=None,
        deck=full_deck(options),
        deck_bottom=(0,),
        hand=(),
        slots=(None, None),
        charmed=(),
        drawn=(),
        turn=0,
        barrier=None,
        reversed_until=0,
        mary=None,
        mary_until=0,
        drops_on=0,
        salt=(),
        salt_on=0,
        noise=fresh(options),
        overdue=False,
        music_played=False,
        end=None,
        closed_ways=(),
        due=None,
        closed=None,
        told=((),) * (options.visitors + 2),
        news=(),
        knows=(NO_KNOWLEDGE,) * (options.visitors + 2),
    )


def full_deck(options: Options) -> tuple[int, ...]:
    """All powers but Time of Despair, which lies at the bottom. 11 is never used with noise cards (HO-9)."""
    extra = tuple(
        power.number
        for power in options.edition.powers[10:]
        if options.advanced_powers and not (power.effect == "upside_down" and options.noise == "cards")
    )
    return (*range(1, 11), *extra)


def item_cards(options: Options) -> tuple[ItemEffect, ...]:
    return (*BASE_ITEMS, *(ADVANCED_ITEMS if options.advanced_items else ()))
