"""Endless nights: books drawn from routes made and certified in advance (`kurayami lab make-book`)."""

from collections.abc import Iterable, Sequence
from functools import cache
from importlib.resources import files
from typing import Final, Literal, TypeAlias, TypeVar, get_args

import msgspec
from msgspec import Struct

from kurayami.games.hidden_rooms.book import STAGES, Book, Corners, Looks, Page
from kurayami.kernel import SEED_BYTES, Refusal, Stream, toml

Difficulty: TypeAlias = Literal["very-easy", "easy", "medium", "hard", "nightmare"]
DIFFICULTIES: Final[tuple[Difficulty, ...]] = get_args(Difficulty)

NIGHTS: Final = 1_000_000
"""Highest number of a night, from 1."""

T = TypeVar("T")

STOCK: Final = files("kurayami.games.hidden_rooms") / "books" / "endless.toml"


class Proof(Struct, frozen=True, forbid_unknown_fields=True):
    """Proof of a route's difficulty: stages won by bots, and the win rate no play can exceed."""

    of: int
    """Stages each level played."""
    beginner: int
    careful: int
    master: int
    """Stages won by each level."""
    limit: float


class MadeRoute(Struct, frozen=True, forbid_unknown_fields=True):
    """A generated route."""

    difficulty: Difficulty
    route: Corners
    proof: Proof


class MadeMonster(Struct, frozen=True, forbid_unknown_fields=True):
    """Monster that walks a route."""

    monster: str
    looks: Looks
    monster_in: dict[str, str] = {}


class Stock(Struct, frozen=True, forbid_unknown_fields=True):
    """Stock that nights are drawn from."""

    title: str
    title_in: dict[str, str]
    difficulty_in: dict[str, dict[Difficulty, str]]
    """Names of the difficulties, by language."""
    monsters: tuple[MadeMonster, ...]
    routes: tuple[MadeRoute, ...] = ()


class Tier(Struct, frozen=True):
    """A difficulty, with the average proof of its routes."""

    difficulty: Difficulty
    routes: int
    beginner: float
    careful: float
    master: float
    """Win rates of the levels."""
    limit: float
    """Win rate no play can exceed."""


class Night(Struct, frozen=True):
    """A generated book."""

    book: Book
    proofs: tuple[Proof, ...]
    """Proofs, by page."""


@cache
def stock() -> Stock:
    return msgspec.convert(toml.parse(STOCK.read_text("utf-8")), Stock)


@cache
def tiers() -> tuple[Tier, ...]:
    """Difficulties, easiest first."""
    return tuple(_tier(difficulty) for difficulty in DIFFICULTIES)


def _tier(difficulty: Difficulty) -> Tier:
    proofs = [made.proof for made in stock().routes if made.difficulty == difficulty]
    played = sum(proof.of for proof in proofs)
    return Tier(
        difficulty,
        len(proofs),
        sum(proof.beginner for proof in proofs) / played,
        sum(proof.careful for proof in proofs) / played,
        sum(proof.master for proof in proofs) / played,
        sum(proof.limit for proof in proofs) / len(proofs),
    )


def night(difficulty: str, number: int) -> Night:
    """Night with this number, always the same. Raises `Refusal`."""
    known = next((each for each in DIFFICULTIES if each == difficulty), None)
    if known is None or not 1 <= number <= NIGHTS:
        raise Refusal("hr-no-such-night", difficulties=", ".join(DIFFICULTIES), nights=NIGHTS)
    routes = drawn((made for made in stock().routes if made.difficulty == known), _stream(known, number, "routes"))
    return Night(book_of(known, number, routes), tuple(made.proof for made in routes))


def book_of(difficulty: Difficulty, number: int, routes: Sequence[MadeRoute]) -> Book:
    """Book of these five routes; its number decides which monsters walk them."""
    known = stock()
    monsters = drawn(known.monsters, _stream(difficulty, number, "monsters"))
    pages = [
        Page(stage, who.monster, made.route, who.monster_in, who.looks)
        for stage, (made, who) in enumerate(zip(routes, monsters, strict=True), 1)
    ]
    titles = {
        language: f"{title} · {known.difficulty_in[language][difficulty]} · {number}"
        for language, title in {"en": known.title, **known.title_in}.items()
    }
    return Book(titles.pop("en"), tuple(pages), titles)


def drawn(things: Iterable[T], rng: Stream) -> list[T]:
    """Draws a different one for each stage."""
    left = list(things)
    return [left.pop(rng.below(len(left))) for _ in range(STAGES)]


def _stream(difficulty: Difficulty, number: int, name: str) -> Stream:
    return Stream(number.to_bytes(SEED_BYTES, "big"), f"night {difficulty} {name}")
