"""An owner's edition in the log: the same names as on the cards."""

import msgspec
import pytest
from msgspec.structs import replace

from kurayami.extras import extras_of
from kurayami.games.hako_onna import Options
from kurayami.games.hako_onna.edition import Edition
from kurayami.games.hako_onna.edition_file import house_edition, house_text, read
from kurayami.lab.sim import Match, play
from kurayami.terminal.replay import show
from kurayami.words import Words

HOUSE = house_edition()


def spoken(edition: Edition, language: str = "en") -> Words:
    own_words = extras_of("hako-onna").own_words
    assert own_words is not None
    return Words(language, own_words(Options(edition=edition)))


def renamed(old: str, new: str) -> Edition:
    assert old in house_text()
    return read(house_text().replace(old, new), "mine.toml")


@pytest.mark.rule("HO-13")
def test_the_house_edition_says_nothing_of_its_own() -> None:
    own_words = extras_of("hako-onna").own_words
    assert own_words is not None
    assert own_words(Options()) == {}


@pytest.mark.rule("HO-13")
def test_cards_are_called_by_their_own_names() -> None:
    words = spoken(renamed('"Open This"', '"Look!"'), "pl")
    assert "Look!" in words.say("ho-event-interrupted", power=6)
    assert Words("pl").say("ho-power-7") in words.say("ho-event-interrupted", power=7)
    words = spoken(renamed('"Rope"', '"Ladder"'))
    assert "Ladder" in words.say("ho-event-item-taken", seat=1, item="rope")
    assert words.say("ho-tile-rope") == "Ladder"


@pytest.mark.rule("HO-13")
def test_a_power_with_another_number_keeps_its_name() -> None:
    first, second = HOUSE.powers[5], HOUSE.powers[9]
    powers = (*HOUSE.powers[:5], replace(second, number=6), *HOUSE.powers[6:9], replace(first, number=10))
    words = spoken(replace(HOUSE, powers=(*powers, *HOUSE.powers[10:])))
    assert (words.say("ho-power-6"), words.say("ho-power-10")) == ("Come To Me", "Open This")


@pytest.mark.rule("HO-13")
def test_rooms_are_called_by_their_own_names_wherever_they_are() -> None:
    """Two boards have swapped places, one room has a title, and one is new."""
    hall, upper, cellar, kitchen, *rest = HOUSE.boards
    own = (replace(kitchen.rooms[0], name="Pantry"), replace(kitchen.rooms[1], title="Attic"))
    words = spoken(replace(HOUSE, boards=(hall, cellar, upper, replace(kitchen, rooms=own), *rest)))
    assert (words.say("ho-room-1"), words.say("ho-board-1"), words.say("ho-board-2")) == (
        "Basement",
        "Basement",
        "2F Hall",
    )
    assert "into the 2F Hall" in words.say("ho-event-walked", seat=1, room=2)
    assert "into Pantry" in words.say("ho-event-walked", seat=1, room=3)
    assert "in Attic" in words.say("ho-event-made-noise", seat=1, room=4)
    assert (words.say("ho-board-3"), words.say("ho-board-4")) == ("Pantry / Attic", "Study")


@pytest.mark.rule("HO-13")
def test_what_looks_like_a_message_is_said_as_it_is() -> None:
    name = '{ NAME("ho-power", 1) } { $seat }'
    words = spoken(replace(HOUSE, items=tuple(replace(item, name=name) for item in HOUSE.items)))
    assert name in words.say("ho-event-item-taken", seat=1, item="rope")


@pytest.mark.rule("HO-13")
def test_a_record_carries_the_edition_and_is_told_in_its_words() -> None:
    items = tuple(replace(item, name=f"My {item.effect}") for item in HOUSE.items)
    options = Options(visitors=1, turn_limit=1, giving_up=False, edition=replace(HOUSE, name="Mine", items=items))
    played = play(Match("hako-onna", options, ("careful",), seed=3, records=True), 0)
    assert played.record is not None
    header = msgspec.json.decode(played.record.split("\n")[0])
    assert header["options"]["edition"]["name"] == "Mine"
    taken = played.state.visitors[0].item
    assert any(f"My {taken}" in step for step in show(played.record, None, Words("ja"), False))
