"""A whole game of each kind by keys and ears: roles, names, the announcer, and nothing that the seat may not know."""

import re
from collections.abc import Iterable

from kurayami.games.komnata_strachu.cards import SHAPES
from kurayami.games.komnata_strachu.judge import answers
from tests.e2e.chamber import GAME, script
from tests.e2e.conftest import NewPage, Rehearsal
from tests.e2e.first_nights import ALONG_THE_WALLS, FAR, HERE, RISING, night
from tests.e2e.listening import Listener
from tests.games.komnata_strachu.playing import three

FEAR = r"(?:white|red|yellow|pink|turquoise) (?:ghost|skull|pumpkin|spider|puppet)"
ROUNDS = (
    "red ghost, yellow skull, white spider",
    "white ghost, guest, pink spider",
    "turquoise ghost, escape, red skull",
)


def answer(heard: str) -> str:
    """The keys of the tokens that match the cards that were named."""
    right = answers(three(heard.lower().replace("fear ", "").replace(";", ",")))
    assert right
    return "".join(str(SHAPES.index(token) + 1) for token in right.by_shape)


def test_a_game_of_komnata_strachu(device: NewPage, rehearse: Rehearsal) -> None:
    page = device()
    player = Listener(page)
    page.goto(rehearse.prepare(page, GAME, script(*ROUNDS, players=2)))
    player.sits_down(1)
    player.hears("Three cards flip.*Press Space when you’re ready")
    for number in range(len(ROUNDS)):
        player.finds('button "Ready')
        turned_up = re.findall(FEAR, ", ".join(ROUNDS[:number]))
        assert player.heard_of(FEAR) == set(turned_up), "no card before its round"
        player.presses("Space")
        cards = player.hears(f"^{FEAR}; .*$")
        player.finds('button "ghost, pink"')
        player.presses(*answer(cards), "w")
        player.hears(f"{cards}. Forward: ")
        player.presses("Space")
        player.hears("Ada takes the cards")
        player.waits(GUARD)
    player.finds('button "See the result')
    player.presses("Enter")
    player.hears("You win! 9 cards, more than anyone else")


GUARD = 500
"""Milliseconds after a verdict: who is about to hit the switch does not mean to go on."""

TILE = r"(?:amber|blue|green|red) \d"
COLOURS = {"A": "amber", "B": "blue", "G": "green", "R": "red"}


def named(tiles: Iterable[str]) -> set[str]:
    """ "G2" is "green 2"."""
    return {f"{COLOURS[tile[0]]} {tile[1]}" for tile in tiles}


AGAIN = ("B2", "R2", "A1")
"""Tiles of a stage that the Book opens on its second page: a number, and two rooms to wake up in."""


def test_a_game_of_hidden_rooms(device: NewPage, rehearse: Rehearsal) -> None:
    """One stage is won; then it comes, three times, to who only waits."""
    tiles = f"R1 R2 A1 {RISING}".split()
    page = device()
    player = Listener(page)
    page.goto(rehearse.prepare(page, "hidden-rooms", night(" ".join((*tiles, *AGAIN * 3)), FAR, HERE)))
    player.sits_down(0)
    player.hears("Choose the room you wake up in")
    player.finds('button "Start on red 2"')
    assert player.heard_of(TILE) == {"red 1", "red 2", "amber 1"}
    player.presses("Enter")
    for turn, (row, column) in enumerate(ALONG_THE_WALLS, 1):
        player.hears("Your turn.*steps until time runs out")
        assert player.heard_of(TILE) <= named(tiles[: 2 + turn]), "no tile before it is drawn"
        here = ALONG_THE_WALLS[turn - 2] if turn > 1 else (5, 5)
        player.finds(f'button "{square(*here)}, .*you are here')
        player.presses({(-1, 0): "ArrowUp", (0, -1): "ArrowLeft"}[row - here[0], column - here[1]])
        player.finds(f'button "{square(row, column)}, (?:dark|the exit).*you can search here"')
        player.presses("Enter")
        player.finds('button "(?!.*you can search here)')
        player.presses("Enter")
    player.hears("Stage 1 won")
    for _ in range(3):
        player.finds('button "Continue"')
        player.presses("Enter")
        player.hears("The Book opens on blue 2. Stage 2.*Choose the room you wake up in")
        player.finds('button "Start on red 2"')
        assert player.heard_of(TILE) == named((*tiles, *AGAIN)), "nothing of the new Pile"
        player.presses("Enter")
        player.hears("Stay and it catches you. Your turn")
        player.finds('button "F6, red 2, you are here, watched')
        player.presses("e")
        player.hears("It caught you. Stage 2 lost")
    player.finds('button "Continue"')
    player.presses("Enter")
    player.hears("The house keeps you. You lose")
    player.finds('(?:button|link) ".+"')


def square(row: int, column: int) -> str:
    return f"{'ABCDEF'[column]}{row + 1}"
