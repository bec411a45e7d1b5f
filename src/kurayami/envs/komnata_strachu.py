"""Komnata Strachu as numbers."""

from typing import Final

from kurayami.envs.ids import ListedIds
from kurayami.envs.layout import Layout, TensorPart, capped
from kurayami.envs.race_beats import BEAT, Wait
from kurayami.games.komnata_strachu import View
from kurayami.games.komnata_strachu.actions import GiveUp, Hit, PhotoFinish, Pull, Push, TurnUp
from kurayami.games.komnata_strachu.cards import (
    COLOURS,
    SHAPES,
    Card,
    Fear,
    FearEscape,
    FearInvasion,
    Guest,
    is_special,
)
from kurayami.games.komnata_strachu.content import FEARS, INVASIONS
from kurayami.games.komnata_strachu.model import MOST_PLAYERS, head_start_of
from kurayami.games.komnata_strachu.view import Race

IDS: Final = ListedIds([(Wait, []), (Push, [SHAPES]), (Pull, [SHAPES]), (Hit, []), (GiveUp, [])])
DRAWS: Final = ListedIds(
    [(TurnUp, [(*FEARS, *INVASIONS, FearEscape(), Guest())]), (PhotoFinish, [range(MOST_PLAYERS)])]
)

_KINDS: Final = {Fear: 0, FearInvasion: 1, FearEscape: 2, Guest: 3}
_PAIR: Final = len(SHAPES) + len(COLOURS)
_CARD: Final = len(_KINDS) + 5 * _PAIR

LAYOUT: Final = Layout(
    (
        *(
            TensorPart(
                f"card {number}",
                _CARD,
                "the kind (Fear, Fear Invasion, Fear Escape, Guest); then five Fears, each a shape (ghost, skull, "
                "pumpkin, spider, puppet) and a colour (white, red, yellow, pink, turquoise); all 0 between rounds",
            )
            for number in (1, 2, 3)
        ),
        TensorPart("mine", 25, "for each of my tokens (by shape): 1 at its place forward, the first of five"),
        TensorPart("forward", 4, "number of tokens forward, of me and those after me"),
        TensorPart("hit", 4, "1 for who hit the switch, likewise"),
        TensorPart("out", 4, "1 for who missed the round, gave up (only mine is known) or has no seat, likewise"),
        TensorPart("won", 4, "cards won, likewise"),
        TensorPart("special", 4, "Special cards among them, likewise"),
        TensorPart("deck", 1, "cards face down"),
        TensorPart("rounds", 1, "rounds begun"),
        TensorPart("head start", 4, "beats of head start, rounded up, of me and those after me (KS-32)"),
    )
)
AT: Final = LAYOUT.starts()
_SHAPE: Final = {shape: number for number, shape in enumerate(SHAPES)}
_COLOUR: Final = {colour: len(SHAPES) + number for number, colour in enumerate(COLOURS)}


def encode(view: View) -> bytearray:
    """The tensor of a view."""
    assert view.seat is not None
    out = bytearray(LAYOUT.size)
    players = view.options.players
    for place in range(MOST_PLAYERS):
        seat = (view.seat + place) % players
        if place < players:
            out[AT["won"] + place] = len(view.won[seat])
            out[AT["special"] + place] = sum(map(is_special, view.won[seat]))
            out[AT["head start"] + place] = -(-head_start_of(view.options, seat) // BEAT)
        else:
            out[AT["out"] + place] = 1
    if isinstance(view.stage, Race):
        _write_race(view, view.stage, view.seat, out)
    out[AT["deck"]] = view.deck
    out[AT["rounds"]] = capped(view.rounds)
    return out


def _write_race(view: View, race: Race, me: int, out: bytearray) -> None:
    for number, card in enumerate(race.cards, 1):
        _write_card(card, out, AT[f"card {number}"])
    for place in range(view.options.players):
        racer = race.racers[(me + place) % view.options.players]
        out[AT["forward"] + place] = racer.forward
        out[AT["hit"] + place] = racer.hit
        out[AT["out"] + place] = racer.missed
    lane = race.racers[me].lane
    assert lane is not None
    out[AT["out"]] = lane.missed or lane.gave_up
    for place, token in enumerate(lane.tokens):
        out[AT["mine"] + 5 * _SHAPE[token] + place] = 1


def _write_card(card: Card, out: bytearray, at: int) -> None:
    out[at + _KINDS[type(card)]] = 1
    match card:
        case Fear():
            row: tuple[Fear, ...] = (card,)
        case FearInvasion(row):
            pass
        case _:
            row = ()
    for place, fear in enumerate(row):
        start = at + len(_KINDS) + place * _PAIR
        out[start + _SHAPE[fear.shape]] = 1
        out[start + _COLOUR[fear.colour]] = 1
