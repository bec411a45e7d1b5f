"""Hidden Rooms as text: the house, and facts for a thinking player."""

from typing import Final

from kurayami.games.hidden_rooms.book import page_of
from kurayami.games.hidden_rooms.house import COLUMNS, EXIT, SIZE, Colour, Direction, Square, Tile
from kurayami.games.hidden_rooms.view import View
from kurayami.terminal.saying import say_value
from kurayami.words import Words

ARROWS: Final[dict[Direction, str]] = {"north": "▲", "east": "▶", "south": "▼", "west": "◀"}
PAINT: Final[dict[Colour, str]] = {"amber": "33", "blue": "36", "green": "32", "red": "31"}


def draw(view: View, words: Words, colours: bool) -> str:
    """The board and the facts beside it."""
    return "\n".join([*board(view, colours), "", *facts(view, words, colours)])


def board(view: View, colours: bool) -> list[str]:
    header = "    " + "".join(f"  {column}   " for column in COLUMNS)
    rows = [
        f" {row + 1}  " + "".join(cell(view, Square(row, column), colours) for column in range(SIZE))
        for row in range(SIZE)
    ]
    return [header, *rows]


def cell(view: View, square: Square, colours: bool) -> str:
    """Six characters: the tile or the floor, who stands there, and brackets if the monster watches it."""
    rooms = {room.at: room.tile for room in view.rooms}
    floor = short(rooms[square], colours) if square in rooms else ("⌂ " if square == EXIT else "· ")
    who = " "
    if view.monster and square == view.monster.at:
        who = ARROWS[view.monster.facing]
    elif rooms and square == view.child:
        who = "@"
    left, right = ("(", ")") if square in view.watched else (" ", " ")
    return f"{left}{floor}{who}{right} "


def short(tile: Tile, colours: bool) -> str:
    """Two characters: a letter for the colour, and the number."""
    text = f"{tile.colour[0].upper()}{tile.number}"
    return f"\033[{PAINT[tile.colour]}m{text}\033[0m" if colours else text


def facts(view: View, words: Words, colours: bool) -> list[str]:
    def row(tiles: tuple[Tile, ...]) -> str:
        return " ".join(short(tile, colours) for tile in tiles) or "-"

    won = sum(result.loss is None for result in view.results)
    page = page_of(view.options.book, view.stage)
    name = page.monster_in.get(words.language, page.monster)
    lines = [
        words.say("hr-facts-stage", stage=view.stage, monster=name, won=won, lost=len(view.results) - won),
        words.say("hr-facts-memory", tiles=row(view.memory)),
        words.say("hr-facts-pile", count=len(view.pile), tiles=row(view.pile)),
    ]
    if view.odds:
        lines.append(words.say("hr-facts-odds", fitting=view.odds.fitting, of=view.odds.of))
    if view.monster:
        lines.append(
            words.say("hr-facts-route", corners=words.join("list", (str(Square(*corner)) for corner in page.route)))
        )
    if view.actions_left is not None:
        lines.append(words.say("hr-facts-actions-left", count=view.actions_left))
    if view.waiting == "child":
        foreseen = words.join(
            "sentences", (say_value(words, "hidden-rooms", "event", event) for event in view.foreseen)
        )
        lines.append(words.say("hr-facts-foreseen", events=foreseen))
    return lines
