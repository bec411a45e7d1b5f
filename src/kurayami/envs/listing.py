"""The only list of games for learners: how each is played in turn, and how it becomes numbers."""

from collections.abc import Callable, Sequence
from typing import Any, Final

import msgspec
import numpy as np
from msgspec import Struct

from kurayami.catalog import game
from kurayami.envs import hako_onna, hidden_rooms, komnata_strachu
from kurayami.envs.ids import Ids, ListedIds
from kurayami.envs.layout import Layout, Tensor
from kurayami.envs.race_beats import Beats
from kurayami.envs.turns import OneByOne, TurnTree
from kurayami.games.hako_onna import Options as HakoOnnaOptions
from kurayami.games.hako_onna.apply import follow
from kurayami.games.hako_onna.glance import glance as glance_at_night
from kurayami.games.hidden_rooms import Options as HiddenRoomsOptions
from kurayami.games.hidden_rooms.model import UNATTENDED_TURN_LIMIT
from kurayami.games.hidden_rooms.view import glance as glance_at_rooms
from kurayami.games.komnata_strachu import Options as KomnataStrachuOptions
from kurayami.kernel import AnyRules, Refusal

NIGHT: Final = 60
"""Her turns before a learners' game ends without a winner."""


class Skin(Struct, frozen=True):
    name: str
    rules: AnyRules
    options: Callable[[int], Any]
    """Usual options for a number of seats: no waiting, and every game ends."""
    fewest: int
    most: int
    """Seats."""
    turns: TurnTree
    ids: Ids
    draws: ListedIds
    layout: Layout
    encode: Callable[[Any], bytearray]
    """The tensor of a view or a glance, as bytes."""
    longest: int
    """Most actions in a game, chance's included."""

    def tensor(self, view: Any) -> Tensor:
        """The tensor of a view, or of a glance."""
        return np.frombuffer(self.encode(view), np.uint8)

    def mask(self, seen: Any, legal: Sequence[Any]) -> np.ndarray[Any, np.dtype[np.int8]]:
        """1 at every legal action."""
        return self.mask_of([self.ids.id_of(action, seen) for action in legal])

    def mask_of(self, numbers: Sequence[int]) -> np.ndarray[Any, np.dtype[np.int8]]:
        """1 at every number."""
        out = bytearray(self.ids.size)
        for number in numbers:
            out[number] = 1
        return np.frombuffer(out, np.int8)


def text_of(view: Any) -> str:
    """The view as text: its JSON, as screens get it."""
    return msgspec.json.encode(view).decode()


SKINS: Final = {
    "hidden-rooms": Skin(
        name="hidden-rooms",
        rules=game("hidden-rooms"),
        options=lambda seats: HiddenRoomsOptions(turn_limit=UNATTENDED_TURN_LIMIT),
        fewest=1,
        most=1,
        turns=OneByOne(game("hidden-rooms"), glance_at_rooms, game("hidden-rooms").apply),
        ids=hidden_rooms.ChildIds(),
        draws=hidden_rooms.DRAWS,
        layout=hidden_rooms.LAYOUT,
        encode=hidden_rooms.encode,
        longest=4 * (4 + 4 * UNATTENDED_TURN_LIMIT),
    ),
    "komnata-strachu": Skin(
        name="komnata-strachu",
        rules=game("komnata-strachu"),
        options=lambda seats: KomnataStrachuOptions(players=seats, pause=0, countdown=0),
        fewest=1,
        most=4,
        turns=Beats(),
        ids=komnata_strachu.IDS,
        draws=komnata_strachu.DRAWS,
        layout=komnata_strachu.LAYOUT,
        encode=komnata_strachu.encode,
        longest=10_000,
    ),
    "hako-onna": Skin(
        name="hako-onna",
        rules=game("hako-onna"),
        options=lambda seats: HakoOnnaOptions(visitors=seats - 1, giving_up=False, turn_limit=NIGHT),
        fewest=2,
        most=5,
        turns=OneByOne(game("hako-onna"), glance_at_night, follow),
        ids=hako_onna.IDS,
        draws=hako_onna.DRAWS,
        layout=hako_onna.LAYOUT,
        encode=hako_onna.encode,
        longest=20_000,
    ),
}


def skin_of(name: str, seats: int | None = None) -> Skin:
    """Raises `Refusal`."""
    game(name)
    skin = SKINS[name]
    if seats is not None and not skin.fewest <= seats <= skin.most:
        raise Refusal("envs-seats", game=name, seats=seats, fewest=skin.fewest, most=skin.most)
    return skin
