"""Owners' editions: what may change, and the messages for a file that can't be played (HO-13)."""

from pathlib import Path

import msgspec
import pytest

from kurayami.extras.edition_words import own_words
from kurayami.games.hako_onna import actions as a
from kurayami.games.hako_onna.edition import Edition
from kurayami.games.hako_onna.edition_check import NAME_LENGTH, TEXT_LENGTH
from kurayami.games.hako_onna.edition_file import BYTES, decode, house_edition, house_text, load, read
from kurayami.games.hako_onna.options import Options
from kurayami.games.hako_onna.setup import item_cards, setup
from kurayami.kernel import BadOptions
from kurayami.words import LANGUAGES, Words
from tests.games.hako_onna.drawing import KITCHEN, LIVING, STORAGE, STUDY, UPPER_HALL, Scene, night

TEXT = house_text()
SALTED = '[[items]]\nname = "Salt"\neffect = "salt"\nadvanced = true\n'
FIRST = '[[powers]]\nnumber = 1\nname = "Close To You"\nrank = "A"\nneeds = 5\neffect = "close_to_you"\n'
LOFT = '{ name = "Loft", shadows = 1 }'
BATH = '{ name = "Bathroom", shadows = 1 }, { name = "Dressing Room", shadows = 2 }'


def changed(old: str, new: str) -> str:
    assert old in TEXT
    return TEXT.replace(old, new, 1)


def exchanged(one: str, other: str) -> str:
    return TEXT.replace(f'"{one}"', '"_"').replace(f'"{other}"', f'"{one}"').replace('"_"', f'"{other}"')


def refused(text: str) -> BadOptions:
    with pytest.raises(BadOptions) as caught:
        read(text, "mine.toml")
    return caught.value


def line_with(text: str, part: str) -> int:
    return next(number for number, line in enumerate(text.split("\n"), 1) if part in line)


@pytest.mark.rule("HO-13")
def test_an_owners_edition_can_have_other_names_ranks_needs_and_texts() -> None:
    text = changed('name = "Kitchen"', 'name = "Küche"').replace("needs = 5", "needs = 1")
    text = text.replace('name = "Rope"', 'name = "Seil"\ntext = """\nZweimal\n  gehen."""')
    mine = read(text.replace('name = "Study", shadows', 'name = "Study", title = "Bibliothek", shadows'), "mine.toml")
    state = setup(Options(edition=mine))
    assert state.house.rooms[KITCHEN].name == "Küche"
    assert mine.powers[0].needs == 1
    rope = next(item for item in mine.items if item.effect == "rope")
    assert (rope.name, rope.text) == ("Seil", "Zweimal gehen.")
    assert mine.boards[4].rooms[0].title == "Bibliothek"


@pytest.mark.rule("HO-13")
def test_the_house_edition_leaves_its_names_to_the_message_files() -> None:
    assert read(TEXT, "mine.toml") == house_edition()
    assert {power.name for power in house_edition().powers} == {""}
    assert {item.name for item in house_edition().items} == {""}


@pytest.mark.rule("HO-13")
def test_an_item_that_an_edition_leaves_out_stays_the_houses() -> None:
    mine = read(changed(SALTED, ""), "mine.toml")
    assert "salt" not in {item.effect for item in mine.items}
    assert "salt" in item_cards(Options(edition=mine, advanced_items=True))
    assert own_words(Options(edition=mine)) == {}


@pytest.mark.rule("HO-13")
def test_options_carry_an_owners_edition_by_value() -> None:
    options = Options(edition=read(changed('name = "Salt"', 'name = "Sól"'), "mine.toml"))
    assert msgspec.json.decode(msgspec.json.encode(options), type=Options) == options


FAULTS = [
    # old, new, key, field, a part of the line that is named
    ('{ name = "Basement", shadows = 3 }', '{ name = "Basement", shadows = 2 }', "shadows", "boards", None),
    ('"Study", shadows', '"Library", shadows', "room-missing", "boards", None),
    (', grudge = true }]\n\n[[boards]]\nname = "Kid', ' }]\n\n[[boards]]\nname = "Kid', "grudge", "boards", None),
    ("shadows = 3, safe = true", "shadows = 3", "safe", "boards[5].rooms[1]", '[{ name = "Study"'),
    ('doors = ["0 N", "0 S", "0 E"]', "doors = []  # none", "no-door", "boards[5].doors", "# none"),
    ("doors = []", 'doors = ["0 N"] # cellar', "basement-door", "boards[3].doors", "# cellar"),
    ('["0 W", "0 S"]', '["0 W", "0 W"]', "door-twice", "boards[6].doors[2]", '["0 W", "0 W"]'),
    ('["0 W", "0 S"]', '["0 W", "1 S"]', "door", "boards[6].doors[2]", '["0 W", "1 S"]'),
    ('["0 W", "0 S"]', '["0 W", # two\n"0 NE"]', "door", "boards[6].doors[2]", "# two"),
    ('["0 W", "0 S"]', '["0 W", "0 "]', "door", "boards[6].doors[2]", '["0 W", "0 "]'),
    ('["0 W", "0 S"]', '["0 W", "0 S", "0 N", "0 E", "0 N"]', "door-count", "boards[6].doors", '"0 E", "0 N"]'),
    (BATH, BATH + ', { name = "C", shadows = 1 }', "room-count", "boards[9].rooms", '"C"'),
    (BATH, BATH.replace("2", "0"), "room-shadows", "boards[9].rooms[2].shadows", "shadows = 0"),
    ('"2F Hall", shadows = 1 }', f'"2F Hall", shadows = 1 }}, {LOFT}', "alone", "boards[2].rooms", "Loft"),
    ('name = "Living Room", shadows', 'name = "Kitchen", shadows', "twice", "boards[8].rooms[1].name", None),
    ('[[boards]]\nname = "Living', '[[bards]]\nname = "Living', "field-unknown", "bards", "[[bards]]"),
    ("number = 3", "number = 13", "power-number", "powers[3].number", "number = 13"),
    ("needs = 7", "needs = 17", "needs", "powers[10].needs", "needs = 17"),
    ("needs = 7", f"needs = 0x{'f' * 9000}", "needs", "powers[10].needs", "needs = 0x"),
    ("needs = 7", 'needs = "7"', "kind", "powers[10].needs", 'needs = "7"'),
    ("needs = 7", "needs = 1979-05-27", "kind", "powers[10].needs", "1979"),
    ("needs = 7", "neds = 7", "field-unknown", "powers[10].neds", "neds"),
    ("needs = 7\n", "", "field-missing", "powers[10]", None),
    ('rank = "A"', 'rank = "D"', "not-one-of", "powers[1].rank", 'rank = "D"'),
    ('effect = "open_this"', 'effect = "close_this"', "not-one-of", "powers[6].effect", "close_this"),
    ('effect = "open_this"', 'effect = "false_answers"', "when", "powers[6].effect", '"false_answers"'),
    ('effect = "open_this"', 'effect = "i_am_mary"', "twice", "powers[8].effect", None),
    ('effect = "rope"', 'effect = "ladder"', "not-one-of", "items[9].effect", "ladder"),
    (SALTED, SALTED.replace("true", "false # new"), "item-kind", "items[10].advanced", "# new"),
    ('name = "Salt"', 'name = "' + 41 * "S" + '"', "long", "items[10].name", "SSSS"),
    ('name = "Salt"', 'name = "Salt"\ntext = "' + 301 * "S" + '"', "long", "items[10].text", "SSSS"),
    ('name = "Salt"', 'name = " "', "nameless", "items[10].name", 'name = " "'),
    ('name = "Salt"', 'name = "\\u001b[31mSalt"', "signs", "items[10].name", "u001b"),
    ('name = "Salt"', 'name = "\\u202eSalt"', "signs", "items[10].name", "u202e"),
    (SALTED, SALTED + SALTED, "count", "items", None),
    (SALTED, SALTED.replace("salt", "rope"), "twice", "items[10].effect", None),
    (FIRST, "", "count", "powers", None),
    ("number = 1\n", "number = \n", "toml", "none", "number = \n".strip()),
    ('name = "house"', "name = " + "[" * 5000, "toml", "none", None),
    ('name = "house"', "a" + ".a" * 60 + " = 1", "toml", "none", "a.a.a"),
]  # fmt: skip


@pytest.mark.rule("HO-13")
@pytest.mark.parametrize(("old", "new", "key", "field", "part"), FAULTS)
def test_a_file_that_cannot_be_played_is_refused_with_line_and_field(
    old: str, new: str, key: str, field: str, part: str | None
) -> None:
    text = changed(old, new)
    error = refused(text)
    assert (error.key, error.params["field"]) == (f"ho-edition-{key}", field)
    if part is not None:
        assert error.params["line"] == str(line_with(text, part))
    for language in LANGUAGES:
        said = Words(language).say(error.key, **error.params)
        assert said.startswith("mine.toml")
        assert len(said) < 400


@pytest.mark.rule("HO-13")
def test_a_missing_power_is_named() -> None:
    assert refused(changed(FIRST, "")).params["missing"] == "close_to_you"


@pytest.mark.rule("HO-13")
def test_an_effect_that_does_not_fit_is_told_with_those_that_do() -> None:
    error = refused(changed('effect = "behind_you"', 'effect = "open_this"'))
    assert error.params["fitting"] == "behind_you"


@pytest.mark.rule("HO-13")
def test_what_is_no_text_or_too_big_is_refused(tmp_path: Path) -> None:
    mine = tmp_path / "mine.toml"
    for content, key in {
        "name = 'Küche'".encode("latin-1"): "ho-edition-not-text",
        b"#" * (BYTES + 1): "ho-edition-big",
    }.items():
        mine.write_bytes(content)
        with pytest.raises(BadOptions, match=key):
            load(mine)
    mine.write_text(TEXT.replace("\n", "\r\n"), "utf-8", newline="")
    assert load(mine) == decode(TEXT.encode(), "mine.toml") == house_edition()


@pytest.mark.rule("HO-13")
def test_an_edition_by_value_is_checked_too() -> None:
    edition = msgspec.to_builtins(house_edition())
    edition["items"][0]["name"] = "<b>" * 20
    with pytest.raises(BadOptions, match="ho-edition-long"):
        setup(Options(edition=msgspec.convert(edition, Edition)))


@pytest.mark.rule("HO-13")
def test_effects_may_change_places_only_where_their_time_is_the_same() -> None:
    assert read(exchanged("open_this", "come_to_me"), "mine.toml").powers[5].effect == "come_to_me"
    assert refused(exchanged("open_this", "false_answers")).key == "ho-edition-when"


@pytest.mark.rule("HO-13")
def test_a_number_with_another_effect_does_that() -> None:
    mine = read(exchanged("open_this", "come_to_me"), "mine.toml")
    scene = Scene(night(slots=(6, None), pages=7, options={"edition": mine}))
    scene.do(a.WalkTo(LIVING))
    assert {action.room for action in scene.of(a.InterruptAtRoom)} == {UPPER_HALL, STORAGE, STUDY, LIVING}


GUIDE = Path(__file__).parents[3] / "docs" / "how-to" / "write-an-edition.md"


def entries(text: str) -> list[str]:
    """Every `[[…]]` of a file, with its fields."""
    return [f"[[{entry.strip()}\n" for entry in text.split("[[")[1:]]


def told_apart(entry: str) -> str:
    """Key of what an entry replaces: the same effect, or the same board."""
    return next(line for line in entry.split("\n") if line.startswith("effect" if "effect" in entry else "name"))


@pytest.mark.rule("HO-13")
def test_the_example_of_the_guide_can_be_played() -> None:
    example = GUIDE.read_text("utf-8").split("```toml\n")[1].split("```")[0]
    own = {told_apart(entry): entry for entry in entries(example)}
    mine = read(
        'name = "mine"\n' + "\n".join(own.get(told_apart(entry), entry) for entry in entries(TEXT)), "mine.toml"
    )
    assert len(own) == 3
    assert (mine.powers[5].name, mine.powers[5].needs) == ("Look In Here", 3)
    assert {item.name for item in mine.items} == {"", "Rope Ladder"}
    assert [room.title for board in mine.boards for room in board.rooms if room.title] == ["Library"]
    assert setup(Options(edition=mine)).options.edition == mine


@pytest.mark.rule("HO-13")
def test_the_guide_tells_the_limits_and_shows_what_is_really_said() -> None:
    guide = GUIDE.read_text("utf-8")
    error = refused(changed("needs = 7", "needs = 17"))
    assert Words("en").say(error.key, **error.params) in guide
    assert f"{NAME_LENGTH} characters" in guide
    assert f"{TEXT_LENGTH} characters" in guide
    assert f"{BYTES // 1024} KB" in guide
