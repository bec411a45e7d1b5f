"""Choices before the first turn."""

from collections.abc import Sequence
from typing import Final

from kurayami.bots.hako_onna.distances import UNREACHABLE, distances
from kurayami.bots.hako_onna.powers import effect_of
from kurayami.games.hako_onna import Action, View
from kurayami.games.hako_onna import actions as a
from kurayami.games.hako_onna.effects import PowerEffect
from kurayami.games.hako_onna.house import Placed, build
from kurayami.games.hako_onna.items import TABLE
from kurayami.kernel import Stream

POWERS: Final[tuple[PowerEffect, ...]] = (
    "want_that_one",
    "open_this",
    "behind_you",
    "reach_you",
    "i_am_mary",
    "false_answers",
    "door_stays_shut",
    "come_to_me",
    "close_to_you",
    "we_are_many",
    "upside_down",
    "moving_things",
)
"""Powers by effect, best starting power first."""


def choose_item(legal: Sequence[Action], rng: Stream) -> Action:
    """Chooses one of the two best cards."""
    cards = [action for action in legal if isinstance(action, a.ChooseItem)]
    return rng.choice(sorted(cards, key=lambda card: -TABLE[card.item].worth)[:2])


def place_board(view: View, board: int, legal: Sequence[Action], rng: Stream) -> Action:
    """Places a board where most doors meet: Visitors want ways out."""
    spots = [action for action in rng.shuffled(legal) if isinstance(action, a.PlaceBoard)]

    def doors(spot: a.PlaceBoard) -> int:
        placed = Placed(board, spot.floor, spot.x, spot.y, spot.turn)
        return len(build(view.options.edition, (*view.house.placed, placed)).passages)

    return max(spots[:12], key=doors)


def keep_power(view: View, legal: Sequence[Action]) -> Action:
    kept = [action for action in legal if isinstance(action, a.KeepPower)]
    return min(kept, key=lambda action: POWERS.index(effect_of(view.options.edition, action.power)))


def put_bones(view: View, legal: Sequence[Action], rng: Stream) -> Action:
    """Puts the Bones in the half of the Shadows farthest from the hall."""
    hall = view.visitors[0].here
    steps = distances(view.house.near, hall)
    places = [action for action in rng.shuffled(legal) if isinstance(action, a.PutBones)]
    far = sorted(places, key=lambda action: -min(steps[view.house.room_of[action.shadow]], UNREACHABLE))
    return rng.choice(far[: len(far) // 2])
