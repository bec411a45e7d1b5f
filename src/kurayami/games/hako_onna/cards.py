"""Her powers, for a redeal: those she can have, given what the Visitors saw her draw, use and lose."""

from msgspec import Struct

from kurayami.games.hako_onna.matching import Matching
from kurayami.games.hako_onna.setup import full_deck
from kurayami.games.hako_onna.view import View
from kurayami.kernel import Stream


class HerCards(Struct, frozen=True):
    deck: tuple[int, ...]
    deck_bottom: tuple[int, ...]
    hand: tuple[int, ...]
    slots: tuple[int | None, int | None]


def deal_cards(view: View, rng: Stream) -> HerCards:
    if view.hers is not None:
        return HerCards(view.hers.deck, view.hers.deck_bottom, view.hers.hand, view.hers.slots)
    every = full_deck(view.options)
    mine = [card for card in _drawn(view, every, rng) if card not in view.charmed]
    slots = _slots(view, mine, rng)
    hand = tuple(sorted(card for card in mine if card not in slots))
    rest = rng.shuffled([card for card in every if card not in mine and card not in view.charmed])
    return HerCards(tuple(sorted(rest[: view.despair])), (0, *rest[view.despair :]), hand, slots)


def _drawn(view: View, every: tuple[int, ...], rng: Stream) -> list[int]:
    """All cards that ever came to her, each as the set of powers it could be then."""
    count = view.hand_size + sum(view.slots) + len(view.charmed)
    places = list(view.drawn) if len(view.drawn) == count else [sum(1 << card for card in every)] * count
    supply = [1 if card in every else 0 for card in range(max(every) + 1)]
    matching = Matching(places, supply, rng)
    known = [card for card in every if view.knows.cards >> card & 1]
    for card in dict.fromkeys((*view.charmed, *known)):
        matching.use(card)
    matching.fill()
    return [card for card in matching.thing_of if card is not None]


def _slots(view: View, mine: list[int], rng: Stream) -> tuple[int | None, int | None]:
    """Cards the viewer knows to be set, and random others."""
    known = [power for power in view.knows.slots if power is not None]
    others = rng.shuffled([card for card in mine if card not in known])
    first, second = (
        (others.pop() if power is None else power) if is_set else None
        for power, is_set in zip(view.knows.slots, view.slots, strict=True)
    )
    return first, second
