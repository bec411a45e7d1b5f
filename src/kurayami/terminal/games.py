"""The games that the terminal shows: the only list of them here."""

from importlib import import_module
from typing import TYPE_CHECKING, Any, Final, NamedTuple

if TYPE_CHECKING:
    from kurayami.terminal.client.table import RemoteTable
    from kurayami.terminal.face import Face


class QuickStart(NamedTuple):
    """A way to play at once."""

    label: str
    """Key of the message that names it."""
    options: dict[str, Any]
    seat: int | None = None
    """Where to sit; None: at the first seat."""
    here: int = 1
    """How many people play at this keyboard."""


class Value(NamedTuple):
    """One value of an option."""

    label: str
    """Key of the message that names it; empty: its number says enough."""
    params: dict[str, str | int]
    options: dict[str, Any]
    """Fields it writes into the options of the game."""


class Option(NamedTuple):
    label: str
    """Key of the message that names it."""
    values: tuple[Value, ...] = ()
    """The first is the usual one."""
    content: str = ""
    """A kind of content that a server lists: its pieces are the values, and the option is called like one of them."""


class GameEntry(NamedTuple):
    title: str
    """Key of its name; with "-line" and "-facts" behind it, of what is said about it."""
    quick: tuple[QuickStart, ...]
    face: str
    """Module and class of the game in words."""
    stage: str
    """Module and class of the game on a full screen."""
    options: tuple[Option, ...] = ()


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
        ),
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
    ),
}


def face_of(table: "RemoteTable") -> "Face":
    """The face of the table's game. One that has none here can still be played from the list of what is possible."""
    game = GAMES.get(table.game)
    face: Face = loaded(game.face if game else PLAIN)(table)
    return face


PLAIN: Final = "kurayami.terminal.face:Face"


def loaded(place: str) -> Any:
    module, _, name = place.partition(":")
    return getattr(import_module(module), name)
