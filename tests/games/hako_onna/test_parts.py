from collections import Counter

import pytest
from msgspec.structs import replace

from kurayami.games.hako_onna import Options, setup
from kurayami.games.hako_onna.edition_file import house_edition
from kurayami.games.hako_onna.effects import ADVANCED_ITEMS, BASE_ITEMS, ITEMS, WHEN_OF
from kurayami.games.hako_onna.house import Placed, build, doors_of, placements
from kurayami.games.hako_onna.items import TABLE
from kurayami.games.hako_onna.setup import full_deck, item_cards
from kurayami.games.hako_onna.tiles import (
    EMPTIES,
    HAKOBITO,
    ITEM_TILES,
    KINDS,
    NUMBERS,
    PAGES,
    PORTABLE,
    SHUFFLED,
    TILES,
    WEAKNESSES,
)
from kurayami.kernel import BadOptions
from kurayami.testing.hako_onna import hako_onna_tiles
from tests.games.hako_onna.drawing import (
    BASEMENT,
    BATH,
    DRESSING,
    HALL,
    KID,
    KITCHEN,
    LIVING,
    PLACED,
    RED,
    STORAGE,
    STUDY,
    UPPER_HALL,
)


@pytest.mark.rule("HO-1")
def test_there_are_58_story_tiles() -> None:
    assert TILES == 58
    assert (len(PAGES), len(NUMBERS), len(HAKOBITO), len(ITEM_TILES), len(WEAKNESSES), EMPTIES) == (10, 6, 4, 10, 3, 24)
    counted = Counter(hako_onna_tiles(setup(Options())))
    assert sum(counted.values()) == 58
    assert counted == Counter({**dict.fromkeys(KINDS, 1), "empty": 24})


@pytest.mark.rule("HO-2", "HO-5")
def test_nine_boards_eleven_rooms_24_shadows() -> None:
    house = build(house_edition(), PLACED)
    assert len(house_edition().boards) == 9
    shadows = {room.name: len(room.shadows) for room in house.rooms}
    assert shadows == {
        "1F Hall": 1,
        "2F Hall": 1,
        "Basement": 3,
        "Kitchen": 2,
        "Storage Room": 2,
        "Study": 3,
        "Red Bedroom": 3,
        "Kid's Room": 3,
        "Living Room": 3,
        "Bathroom": 1,
        "Dressing Room": 2,
    }
    assert [room.name for room in house.rooms if room.grudge] == ["Red Bedroom", "Kid's Room"]
    assert house.safe in house.rooms[STUDY].shadows


@pytest.mark.rule("HO-3")
def test_the_cards() -> None:
    edition = house_edition()
    assert [power.number for power in edition.powers] == list(range(1, 13))
    assert (len(BASE_ITEMS), len(ADVANCED_ITEMS)) == (6, 7)
    plain, full = Options(), Options(noise="discs", advanced_powers=True, advanced_items=True)
    assert full_deck(plain) == tuple(range(1, 11))
    assert (len(item_cards(plain)), len(item_cards(full))) == (6, 13)
    assert setup(plain).deck_bottom == (0,)


@pytest.mark.rule("HO-4")
def test_one_noise_system_is_chosen_and_there_is_one_barrier() -> None:
    assert type(setup(Options(noise="cards")).noise).__name__ == "Cards"
    assert type(setup(Options(noise="discs")).noise).__name__ == "Discs"
    assert setup(Options()).barrier is None


@pytest.mark.rule("HO-6")
def test_rooms_are_adjacent_by_doors_that_meet_and_by_stairs() -> None:
    near = build(house_edition(), PLACED).near
    assert near[HALL] == (UPPER_HALL, STORAGE, STUDY, LIVING)
    assert near[UPPER_HALL] == (HALL, RED, KID, DRESSING)
    assert near[STORAGE] == (HALL, BASEMENT, KITCHEN)
    assert near[KITCHEN] == (STORAGE,)
    assert near[BASEMENT] == (STORAGE,)
    assert near[BATH] == (DRESSING,)
    assert near[RED] == (UPPER_HALL,)


@pytest.mark.rule("HO-6")
def test_a_door_against_a_wall_is_no_door() -> None:
    """The Red Bedroom beside 1F Hall, its doors turned away."""
    edition = house_edition()
    shut = build(edition, (Placed(0, 0, 0, 0, 0), Placed(5, 0, 1, 0, 2)))
    joined = build(edition, (Placed(0, 0, 0, 0, 0), Placed(5, 0, 1, 0, 0)))
    assert shut.near[HALL] == ()
    assert joined.near[HALL] == (RED,)


@pytest.mark.rule("HO-7", "HO-9")
def test_the_powers_as_printed() -> None:
    rows = [(power.number, power.rank, power.needs, WHEN_OF[power.effect]) for power in house_edition().powers]
    assert rows == [
        (1, "A", 5, "her turn"),
        (2, "B", 3, "her turn"),
        (3, "B", 2, "her turn"),
        (4, "C", 0, "her turn"),
        (5, "A", 6, "automatic"),
        (6, "B", 4, "interrupt"),
        (7, "C", 0, "interrupt"),
        (8, "B", 0, "interrupt"),
        (9, "C", 0, "passive"),
        (10, "A", 7, "interrupt"),
        (11, "A", 4, "her turn"),
        (12, "A", 8, "passive"),
    ]


@pytest.mark.rule("HO-10", "HO-12")
def test_which_items_kill_are_passive_or_are_used_once() -> None:
    assert {"ouija_board", "dowsing_rod", "smartphone", "flashlight"} == {item for item in ITEMS if TABLE[item].kills}
    assert {"stethoscope", "occult_book", "music_box", "fathers_letter", "spare_dial"} == {
        item for item in ITEMS if TABLE[item].using is None
    }
    assert {"camera", "rope", "salt"} == {item for item in ITEMS if TABLE[item].single_use}


@pytest.mark.rule("HO-60")
def test_what_can_be_held() -> None:
    assert len(PORTABLE) == 16
    assert {"bones", "safe", "secret-exit", "empty", *PAGES} & set(PORTABLE) == set()
    assert len(SHUFFLED) == 22 + 4  # of six numbers and three Weaknesses she chooses four


@pytest.mark.parametrize(
    ("options", "key"),
    [
        (Options(visitors=0), "ho-options-visitors"),
        (Options(visitors=5), "ho-options-visitors"),
        (Options(pause=0), "ho-options-time"),
        (Options(turn_limit=0), "ho-options-limit"),
    ],
)
def test_options_out_of_range(options: Options, key: str) -> None:
    with pytest.raises(BadOptions, match=key):
        setup(options)


@pytest.mark.rule("HO-23")
def test_a_board_never_shuts_the_last_doorway_while_others_are_to_come() -> None:
    """All boards are corners, and three lie around the last free place, to which two doorways lead.

    +--+
    H  ?
    """
    corner = ("0 N", "0 E")
    edition = house_edition()
    corners = replace(edition, boards=tuple(replace(plan, doors=corner) for plan in edition.boards))
    placed = (Placed(0, 0, 0, 0, 0), Placed(5, 0, 0, -1, 1), Placed(6, 0, 1, -1, 2))
    turns = [spot.turn for spot in placements(corners, placed, 7, more=False)]
    assert turns == [0, 2, 3], "both doors may face what lies there"
    turns = [spot.turn for spot in placements(corners, placed, 7, more=True)]
    assert turns == [0, 2], "but not while a board is to come"


@pytest.mark.rule("HO-5", "HO-23")
@pytest.mark.parametrize(("turn", "sides"), [(0, {0, 1}), (1, {1, 2}), (2, {2, 3}), (3, {3, 0})])
def test_a_board_is_turned_with_the_clock(turn: int, sides: set[int]) -> None:
    """Kid's Room has doors in the north (0) and in the east (1)."""
    kids_room = next(board for board in house_edition().boards if board.name == "Kid's Room")
    assert set(doors_of(kids_room, turn)) == sides
