"""The games the terminal shows: the only list of them here."""

from importlib import import_module
from typing import TYPE_CHECKING, Any, Final, NamedTuple

if TYPE_CHECKING:
    from kurayami.terminal.client.table import RemoteTable
    from kurayami.terminal.face import Face


class QuickStart(NamedTuple):
    """A way to start playing at once."""

    label: str
    """Message key of its label."""
    options: dict[str, Any]
    seat: int | None = None
    """Seat to take; None: the first."""
    here: int = 1
    """People playing at this keyboard."""


class Value(NamedTuple):
    """One value of an option."""

    label: str
    """Message key of its label; empty if its number says enough."""
    params: dict[str, str | int]
    options: dict[str, Any]
    """Fields it sets in the game's options."""


class Option(NamedTuple):
    label: str
    """Message key of its label."""
    values: tuple[Value, ...] = ()
    """Values; the first is the default."""
    content: str = ""
    """Kind of content listed by a server: its pieces are the values, and the option is named after one piece."""


class GameEntry(NamedTuple):
    title: str
    """Message key of its name; with "-line" and "-facts" appended, of its description."""
    quick: tuple[QuickStart, ...]
    face: str
    """Module and class of the game's face."""
    stage: str
    """Module and class of the game's stage."""
    options: tuple[Option, ...] = ()
    waits: bool = False
    """True if something waits for players, so that a table can be unhurried."""


MILLIS: Final = 1000


def numbers(field: str, *counts: int) -> tuple[Value, ...]:
    return tuple(Value("", {}, {field: count}) for count in counts)


GAMES: Final[dict[str, GameEntry]] = {
    "hidden-rooms": GameEntry(
        "web-game-hidden-rooms",
        (QuickStart("web-play-now", {}),),
        "kurayami.terminal.hidden_rooms.face:HiddenRoomsFace",
        "kurayami.terminal.hidden_rooms.stage:HiddenRoomsStage",
        (Option("web-book", content="books"),),
    ),
    "komnata-strachu": GameEntry(
        "web-game-komnata-strachu",
        (
            QuickStart("web-play-now", {"players": 3, "pause": None}),
            QuickStart("web-quick-practice", {"players": 1, "rounds": 10, "pause": None}),
            QuickStart("terminal-quick-two", {"players": 2, "screens": [0, 0], "pause": None}, here=2),
        ),
        "kurayami.terminal.komnata_strachu.face:KomnataStrachuFace",
        "kurayami.terminal.komnata_strachu.stage:KomnataStrachuStage",
        (
            Option("web-ks-players", numbers("players", 3, 2, 4, 1)),
            Option(
                "web-ks-length",
                (
                    Value("web-ks-length-deck", {}, {}),
                    *(Value("web-ks-length-rounds", {"rounds": count}, {"rounds": count}) for count in (5, 10, 20)),
                ),
            ),
            Option(
                "web-ks-limit",
                (
                    *(
                        Value("web-ks-limit-seconds", {"seconds": count}, {"time_limit": count * MILLIS})
                        for count in (30, 15, 60)
                    ),
                    Value("web-ks-limit-none", {}, {"time_limit": None}),
                ),
            ),
            Option(
                "web-ks-head-starts",
                (
                    Value("terminal-no", {}, {}),
                    *(
                        Value("web-ks-head-start", {"seconds": count}, {"head_starts": [count * MILLIS]})
                        for count in (2, 5, 10, 20)
                    ),
                ),
            ),
        ),
        waits=True,
    ),
    "hako-onna": GameEntry(
        "web-game-hako-onna",
        (
            QuickStart("web-play-visitor", {"random_boards": True, "random_items": True}, seat=1),
            QuickStart("web-play-her", {"random_boards": True, "random_items": True}, seat=0),
        ),
        "kurayami.terminal.hako_onna.face:HakoOnnaFace",
        "kurayami.terminal.hako_onna.stage:HakoOnnaStage",
        (
            Option("web-ho-option-visitors", numbers("visitors", 3, 4, 1, 2)),
            Option(
                "web-ho-noise",
                (
                    Value("web-ho-option-cards", {}, {}),
                    *(
                        Value(f"web-ho-option-{kind}", {}, {"noise": "discs", "difficulty": kind})
                        for kind in ("regular", "hard", "nightmare")
                    ),
                ),
            ),
            Option(
                "web-ho-option-powers",
                (Value("terminal-no", {}, {}), Value("terminal-yes", {}, {"advanced_powers": True})),
            ),
            Option(
                "web-ho-option-items",
                (Value("terminal-no", {}, {}), Value("terminal-yes", {}, {"advanced_items": True})),
            ),
        ),
        waits=True,
    ),
}


def face_of(table: "RemoteTable") -> "Face":
    """Face of the table's game. One without a face can still be played from the list of legal actions."""
    game = GAMES.get(table.game)
    face: Face = loaded(game.face if game else PLAIN)(table)
    return face


PLAIN: Final = "kurayami.terminal.face:Face"


def loaded(place: str) -> Any:
    module, _, name = place.partition(":")
    return getattr(import_module(module), name)
