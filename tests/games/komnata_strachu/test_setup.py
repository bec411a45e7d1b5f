"""Options, valid and invalid."""

from typing import Any

import pytest
from msgspec.structs import replace

from kurayami.games.komnata_strachu import Options, audiences, movers, seats, setup
from kurayami.games.komnata_strachu.cards import Fear, FearInvasion
from kurayami.games.komnata_strachu.content import INVASIONS
from kurayami.kernel import CLOCK, TABLE, Audience, BadOptions
from tests.games.komnata_strachu.playing import card

FIRST = INVASIONS[0]
CUT = FearInvasion(FIRST.row[:4])
TWICE = FearInvasion((FIRST.row[1], *FIRST.row[1:]))
OWN = FearInvasion((Fear("ghost", "pink"), *(fear for fear in INVASIONS[3].row if fear.shape != "ghost")))


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_one_to_four_players(players: int) -> None:
    options = Options(players=players)
    state = setup(options)
    assert seats(options) == players
    assert movers(state) == (CLOCK,)
    assert len(state.won) == players
    assert audiences(state, 0) == (Audience(TABLE, tuple(range(players))),)


@pytest.mark.rule("KS-22")
@pytest.mark.parametrize(
    ("left_out", "cards"),
    [({}, 55), ({"escapes": 0}, 50), ({"guests": 2}, 52), ({"invasions": (), "escapes": 0, "guests": 0}, 40)],
)
def test_special_cards_can_be_left_out(left_out: dict[str, Any], cards: int) -> None:
    assert sum(setup(Options(**left_out)).deck) == cards


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        ({"players": 0}, "ks-bad-players"),
        ({"players": 5}, "ks-bad-players"),
        ({"time_limit": 999}, "ks-bad-time-limit"),
        ({"time_limit": 600_001}, "ks-bad-time-limit"),
        ({"pause": -1}, "ks-bad-pause"),
        ({"pause": 600_001}, "ks-bad-pause"),
        ({"countdown": -1}, "ks-bad-countdown"),
        ({"usual": 0}, "ks-bad-usual"),
        ({"usual": 600_001}, "ks-bad-usual"),
        ({"countdown": 600_001}, "ks-bad-countdown"),
        ({"rounds": 0}, "ks-bad-rounds"),
        ({"screens": (0, 1, 2)}, "ks-bad-screens"),
        ({"head_starts": (0, 0, 0)}, "ks-bad-head-starts"),
        ({"head_starts": (0, -100)}, "ks-bad-head-start"),
        ({"head_starts": (0, 60_100)}, "ks-bad-head-start"),
        ({"head_starts": (250, 0)}, "ks-bad-head-start"),
        ({"escapes": -1}, "ks-bad-specials"),
        ({"guests": 6}, "ks-bad-specials"),
        ({"invasions": (*INVASIONS, FIRST)}, "ks-bad-specials"),
        ({"invasions": (FIRST, FIRST)}, "ks-same-invasions"),
        ({"invasions": (CUT,)}, "ks-bad-invasion"),
        ({"invasions": (TWICE,)}, "ks-bad-invasion"),
        ({"invasions": (OWN,)}, "ks-bad-invasion"),
    ],
)
def test_bad_options_are_refused_with_the_reason(change: dict[str, Any], reason: str) -> None:
    with pytest.raises(BadOptions) as refusal:
        setup(replace(Options(), **change))
    assert refusal.value.key == reason


def test_defaults() -> None:
    options = Options()
    assert (options.time_limit, options.pause, options.countdown, options.rounds) == (30_000, 8_000, 1_500, None)
    assert (len(options.invasions), options.escapes, options.guests) == (5, 5, 5)


@pytest.mark.rule("KS-4")
@pytest.mark.parametrize(
    "names",
    [
        "white ghost, red ghost, yellow skull, pink pumpkin, turquoise spider",  # a shape twice
        "white ghost, white skull, yellow pumpkin, pink spider, turquoise puppet",  # a colour twice
        "pink ghost, white skull, turquoise pumpkin, yellow spider, red puppet",  # a token's own pair
    ],
)
def test_each_fault_of_an_invasion_is_one(names: str) -> None:
    row = tuple(card(name) for name in names.split(", "))
    fears = tuple(fear for fear in row if isinstance(fear, Fear))
    with pytest.raises(BadOptions, match="ks-bad-invasion"):
        setup(Options(invasions=(FearInvasion(fears),)))
