"""A whole game of each kind by keys and ears: roles, names, the announcer, and nothing that the seat may not know."""

import re
from collections.abc import Iterable

from kurayami.games.hako_onna import actions as a
from kurayami.games.hako_onna.options import Options
from kurayami.games.hako_onna.tiles import EXIT
from kurayami.games.komnata_strachu.cards import SHAPES
from kurayami.games.komnata_strachu.judge import answers
from kurayami.lessons import Lesson
from tests.e2e.chamber import GAME, script
from tests.e2e.conftest import NewPage, Rehearsal
from tests.e2e.first_nights import ALONG_THE_WALLS, FAR, RISING, night
from tests.e2e.haunting import Night
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


def test_a_stage_of_hidden_rooms(device: NewPage, rehearse: Rehearsal) -> None:
    tiles = f"R1 R2 A1 {RISING} B6".split()
    page = device()
    player = Listener(page)
    page.goto(rehearse.prepare(page, "hidden-rooms", night(" ".join(tiles), FAR)))
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


def square(row: int, column: int) -> str:
    return f"{'ABCDEF'[column]}{row + 1}"


STUDY, RED_BEDROOM, DESK, SHELF, SOFA, WARDROBE = 5, 6, 9, 10, 11, 13


def the_night() -> Night:
    """She hides behind the wardrobe; the Visitor goes into the Study, opens the safe, and finds the Secret Exit."""
    story = Night(Options(visitors=1, pause=600_000, ghost_time=600_000), {SHELF: EXIT}, (0, 1, 2))
    story.play(0, a.ChooseNumbers(1, 2, 3), a.ChooseWeakness("weakness-stake"), a.KeepPower(7), a.PutBones(SOFA))
    story.play(0, a.StepTo(RED_BEDROOM), a.Hide(WARDROBE))
    story.play(1, a.TurnCard(0), a.WalkTo(STUDY), a.EndTurn())
    story.play(1, a.TurnCard(1), a.PeekAt(DESK), a.NameNumbers(1, 2, 3), a.Done(), a.EndTurn())
    story.play(1, a.TurnCard(2), a.PeekAt(SHELF))
    assert story.state.end == "escape"
    return story


SECRETS = r"Shadow 14|Shadow 12|Stake|Bones|Secret Exit"
"""Her place, her bones' place, her weakness, and the tiles on the shelf."""


def test_a_night_of_hako_onna(device: NewPage, rehearse: Rehearsal) -> None:
    page = device()
    player = Listener(page)
    story = the_night()
    hers = tuple(action for by, action in story.moves if by == 0)
    page.goto(rehearse.prepare(page, "hako-onna", Lesson(story.options, 1, tuple(story.chance), {0: hers})))
    player.sits_down(1, seat=2)
    player.hears("Noise check: flip a card")
    player.finds('button "Noise card 1')
    player.presses("Enter")
    player.hears("Ada flips a 0")
    player.hears("Move to a lit room")
    player.presses("w")
    player.hears("You’re in 1F Hall. Doors to 2F Hall, Kitchen, Study, Red Bedroom")
    player.chooses('button "Study')
    player.hears("Action done")
    player.chooses('button "End turn')
    player.hears("Noise check: flip a card")
    player.finds('button "Noise card 2')
    player.presses("Enter")
    player.hears("Move to a lit room")
    assert player.heard_of(SECRETS) == set()
    player.chooses('button "Shadow 10, Study')
    player.hears("Only you see this")
    player.finds('button "1"')
    player.presses("Enter")
    player.chooses('button "2"')
    player.chooses('button "3"')
    player.chooses('button "Say 1 2 3"')
    player.hears("Right! The Safe opens on 1 2 3")
    player.hears("Ada takes Key Ring")
    player.chooses('button "Done"')
    player.hears("Action done")
    player.chooses('button "End turn')
    player.hears("Noise check: flip a card")
    player.finds('button "Noise card 3')
    player.presses("Enter")
    player.hears("Move to a lit room")
    assert player.heard_of(SECRETS) == set()
    player.chooses('button "Shadow 11, Study')
    player.hears("Everyone sees the tile in Shadow 11")
    player.hears("The Visitors escaped")
    player.finds('button "Explore the house')
