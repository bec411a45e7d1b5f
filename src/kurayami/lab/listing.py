"""The only list of games in the lab: the options of each, its levels, and the contents of its reports."""

from collections.abc import Callable, Mapping
from typing import Any, Final

from msgspec import Struct

from kurayami.games import hako_onna, hidden_rooms, komnata_strachu
from kurayami.games.hako_onna.edition import Edition
from kurayami.games.hako_onna.edition_file import house_edition, house_text
from kurayami.games.hako_onna.options import UNATTENDED_TURNS
from kurayami.games.hidden_rooms.book import Book
from kurayami.games.hidden_rooms.model import UNATTENDED_TURN_LIMIT
from kurayami.kernel import Refusal
from kurayami.lab.balance import TunableContent
from kurayami.lab.facts import Gather
from kurayami.lab.hako_onna import facts as hako_onna_facts
from kurayami.lab.hako_onna.numbers import EditionNumbers
from kurayami.lab.hidden_rooms import facts as hidden_rooms_facts
from kurayami.lab.hidden_rooms.numbers import BookNumbers
from kurayami.lab.komnata_strachu import facts as komnata_strachu_facts
from kurayami.lab.sim import Match


class Wishes(Struct, frozen=True):
    """Content and players of a game, as typed; None: the usual."""

    book: Book | None = None
    edition: Edition | None = None
    visitors: int | None = None
    players: int | None = None


class Company(Struct, frozen=True):
    """A group in a report: number of players, and their level."""

    name: str
    wishes: Wishes
    levels: tuple[str, ...]


class LabGame(Struct, frozen=True):
    options: Callable[[Wishes], Any]
    """Options of an unattended game, with its limits."""
    wishes: frozenset[str]
    """Options that apply to the game."""
    companies: tuple[Company, ...]
    gather: Gather
    title: str
    side: str
    """Side whose win rate a report states."""
    turns: str
    """Name of a turn."""
    curve: str
    """Meaning of the curve."""
    episodes: str
    """Name of what is won or lost by itself, when there are many."""
    ends: Mapping[str, str]
    """Ends of each game, in words."""
    seats: bool = False
    """True if the seats compete, so that each seat's win rate is worth stating."""
    plan: Mapping[str, tuple[int, int]] | None = None
    """Squares of a plan, by the place of a death; None: rooms, another plan in every episode."""
    numbers: Callable[[Wishes, str | None, str, int], TunableContent] | None = None
    """Content whose numbers can be balanced: from the options, an edition's text, the level and a seed."""


def hidden_rooms_options(wishes: Wishes) -> hidden_rooms.Options:
    return hidden_rooms.Options(book=wishes.book or hidden_rooms.BOOKS["rooms"], turn_limit=UNATTENDED_TURN_LIMIT)


def komnata_strachu_options(wishes: Wishes) -> komnata_strachu.Options:
    return komnata_strachu.Options(players=wishes.players or 2)


def book_numbers(wishes: Wishes, text: str | None, level: str, seed: int) -> TunableContent:
    return BookNumbers(wishes.book or hidden_rooms.BOOKS["rooms"], seed)


def hako_onna_options(wishes: Wishes) -> hako_onna.Options:
    return hako_onna.Options(
        visitors=wishes.visitors or 3,
        giving_up=False,
        turn_limit=UNATTENDED_TURNS,
        edition=wishes.edition or house_edition(),
    )


def edition_numbers(wishes: Wishes, text: str | None, level: str, seed: int) -> TunableContent:
    def match_of(edition: Edition) -> Match:
        return Match("hako-onna", hako_onna_options(Wishes(edition=edition, visitors=wishes.visitors)), (level,), seed)

    return EditionNumbers(text or house_text(), "edition.toml", match_of)


SUBJECTS: Final = {
    "hidden-rooms": LabGame(
        options=hidden_rooms_options,
        wishes=frozenset({"book"}),
        companies=tuple(Company(f"`{level}`", Wishes(), (level,)) for level in ("beginner", "careful", "clever")),
        gather=hidden_rooms_facts.gather,
        title="Hidden Rooms",
        side="Stages won by the child",
        turns="Turns of the child",
        curve="Steps to the exit from the nearest room, by room laid",
        episodes="stages",
        ends={
            "won": "the child got out",
            "caught": "the monster caught the child",
            "route_ended": "the monster came to the end of its route first",
            "walked_into_it": "the child walked into the monster",
            "turn_limit": "stopped: it went on for too long",
        },
        plan={f"{row},{column}": (row, column) for row in range(6) for column in range(6)},
        numbers=book_numbers,
    ),
    "komnata-strachu": LabGame(
        options=komnata_strachu_options,
        wishes=frozenset(),
        companies=tuple(
            Company(f"{players} players, `{level}`", Wishes(players=players), (level,))
            for players in (2, 3, 4)
            for level in ("steady", "fearless")
        ),
        gather=komnata_strachu_facts.gather,
        title="Komnata Strachu",
        side="Rounds that somebody won",
        turns="Hits in the round",
        curve="Milliseconds of the fastest right hit (0: nobody was right)",
        episodes="rounds",
        ends={
            "won": "one was right first",
            "photo finish": "two were right within a hair of each other",
            "nobody right": "nobody was right",
        },
        seats=True,
    ),
    "hako-onna": LabGame(
        options=hako_onna_options,
        wishes=frozenset({"edition", "visitors"}),
        companies=tuple(
            Company(f"{visitors} Visitor{'s'[: visitors - 1]}, `{level}`", Wishes(visitors=visitors), (level,))
            for visitors in (1, 2, 3, 4)
            for level in ("careful", "clever")
        ),
        gather=hako_onna_facts.gather,
        title="Hako Onna",
        side="Nights won by the Visitors",
        turns="Turns of hers",
        curve="Pages found, by turn of hers",
        episodes="nights",
        ends={
            "escape": "the Visitors escaped",
            "rest": "the Visitors gave her rest",
            "defeat": "the Visitors defeated her",
            "all-dead": "all Visitors died",
            "inevitable": "no way to win was left to the Visitors",
            "given-up": "the Visitors gave up",
            "limit": "stopped: it went on for too long",
        },
        numbers=edition_numbers,
    ),
}


def subject_of(game: str) -> LabGame:
    """Raises `Refusal`."""
    if game not in SUBJECTS:
        raise Refusal("catalog-no-such-game", name=game, games=", ".join(SUBJECTS))
    return SUBJECTS[game]
