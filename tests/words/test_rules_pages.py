"""The rules pages say the same in all languages: the English one is the original, and the tests cite its ids."""

import re

import pytest

from kurayami.catalog import GAMES
from kurayami.games.hidden_rooms.library import BOOKS
from kurayami.words import LANGUAGES, Words
from tests.rule_ids import DOCS, ids_of_pages

OTHERS = [language for language in LANGUAGES if language != "en"]
MARKS = {"en": ("Ruling:", "House:"), "ja": ("裁定：", "独自："), "pl": ("Orzeczenie:", "Własne:")}
LEFTOVERS = re.compile(
    r"\b(?:the|and|of|is|are|you|your|she|her|turn|tile|tiles|card|cards|room|board|stage|monster|noise|power|ghost"
    r"|Ruling|House|Shadow|Visitors?|Memory|Pile|Fear)\b"
)
pages = pytest.mark.parametrize(("language", "game"), [(language, game) for language in OTHERS for game in GAMES])


def page(language: str, game: str) -> str:
    path = DOCS / f"{game}.md" if language == "en" else DOCS / language / f"{game}.md"
    return path.read_text("utf-8")


def rules(text: str) -> dict[str, str]:
    """Each rule by id, in the order of the page; a table below a rule belongs to it."""
    parts = re.split(r"^- \*\*([A-Z]{2}-\d+)\*\*", text, flags=re.MULTILINE)
    return dict(zip(parts[1::2], parts[2::2], strict=True))


def tables(text: str) -> list[list[int]]:
    """Numbers of cells in the rows of each table."""
    blocks = re.findall(r"(?:^ *\|.*\|$\n?)+", text, re.MULTILINE)
    return [[line.count("|") - 1 for line in block.strip().split("\n")] for block in blocks]


def marks(text: str, language: str) -> tuple[int, ...]:
    return tuple(text.count(f"*{mark}*") for mark in MARKS[language])


def spoken(text: str) -> str:
    """Text without code, link targets and names."""
    text = re.sub(r"```.*?```|`[^`]*`", "", text, flags=re.DOTALL)
    return re.sub(r"\]\([^)]*\)|Hidden Rooms", "", text)


def flowing(text: str) -> str:
    """The page without its line breaks."""
    return " ".join(text.split())


def test_only_the_english_pages_name_the_tests() -> None:
    assert ids_of_pages().keys() == {f"{game}.md" for game in GAMES}


@pytest.mark.parametrize("language", OTHERS)
def test_every_game_has_its_page(language: str) -> None:
    assert {path.name for path in (DOCS / language).iterdir()} == {f"{game}.md" for game in GAMES}


@pages
def test_the_same_rules_in_the_same_order(language: str, game: str) -> None:
    assert list(rules(page(language, game))) == list(rules(page("en", game)))
    assert set(rules(page(language, game))) == ids_of_pages()[f"{game}.md"]


@pages
def test_the_same_rulings_and_house_content(language: str, game: str) -> None:
    original, translated = rules(page("en", game)), rules(page(language, game))
    for rule, text in original.items():
        assert marks(translated[rule], language) == marks(text, "en"), rule


@pages
def test_the_same_numbers_of_other_rules(language: str, game: str) -> None:
    original, translated = rules(page("en", game)), rules(page(language, game))
    for rule, text in original.items():
        named = re.compile(r"\b[A-Z]{2}-\d+", re.ASCII)
        assert sorted(named.findall(translated[rule])) == sorted(named.findall(text)), rule


@pages
def test_the_same_headings_tables_and_code(language: str, game: str) -> None:
    original, translated = page("en", game), page(language, game)
    heads = re.compile(r"^#+ ", re.MULTILINE)
    assert heads.findall(translated) == heads.findall(original)
    assert tables(translated) == tables(original)
    assert translated.count("```") == original.count("```")


@pages
def test_nothing_is_left_in_english(language: str, game: str) -> None:
    assert LEFTOVERS.findall(spoken(page(language, game))) == []


@pages
def test_every_mark_is_one_of_the_two(language: str, game: str) -> None:
    found = set(re.findall(r"\*([^*\s][^*]*[:：])\*", page(language, game)))
    assert found <= set(MARKS[language])


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_speaks_of_things_as_the_game_does(language: str) -> None:
    words, text = Words(language), flowing(page(language, "hako-onna")).lower()
    powers = [words.say(f"ho-power-{number}") for number in range(13)]
    rooms = [words.say(f"ho-room-{number}") for number in range(11)]
    for name in (*powers, *rooms):
        assert name.lower() in text, name
    cards = ("stethoscope", "occult_book", "sacred_drops", "ouija_board", "dowsing_rod", "smartphone", "flashlight")
    for card in (*cards, "camera", "rope", "salt", "music_box", "fathers_letter", "spare_dial"):
        assert words.say(f"ho-card-{card}").lower() in text, card


@pytest.mark.parametrize("language", LANGUAGES)
def test_shapes_and_special_cards_are_called_the_same(language: str) -> None:
    words, text = Words(language), flowing(page(language, "komnata-strachu"))
    for shape in ("ghost", "skull", "pumpkin", "spider", "puppet"):
        assert words.say(f"ks-token-{shape}") in text, shape
    for colour in ("white", "red", "yellow", "pink", "turquoise"):
        assert words.say(f"ks-colour-{colour}") in text, colour
    for special in ("fear_invasion", "fear_escape", "guest"):
        assert words.say(f"ks-special-{special}") in text, special


@pytest.mark.parametrize("language", LANGUAGES)
def test_books_and_monsters_are_called_the_same(language: str) -> None:
    text = page(language, "hidden-rooms")
    for book in BOOKS.values():
        assert book.title_in.get(language, book.title) in text
        for leaf in book.pages:
            assert f"| {leaf.monster_in.get(language, leaf.monster)} |" in text
