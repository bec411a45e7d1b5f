"""A whole night of Hako Onna by keys and ears, as a Visitor and as her."""

from kurayami.games.hako_onna import actions as a
from kurayami.games.hako_onna.options import Options
from kurayami.games.hako_onna.tiles import EXIT
from kurayami.lessons import Lesson
from tests.e2e.conftest import NewPage, Rehearsal
from tests.e2e.haunting import Night
from tests.e2e.listening import Listener

HALL, STUDY, RED_BEDROOM = 0, 5, 6
IN_HALL, DESK, SHELF, SOFA, WARDROBE = 0, 9, 10, 11, 13


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


def test_a_night_of_a_visitor(device: NewPage, rehearse: Rehearsal) -> None:
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
    player.chooses('button "Say 1-2-3"')
    player.hears("Right! The Safe opens on 1-2-3")
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


def her_night() -> Night:
    """She is heard, moves into the Hall, interrupts whoever comes there, and is found."""
    options = Options(visitors=1, pause=600_000, ghost_time=600_000)
    story = Night(options, {SHELF: "rusty-chain", IN_HALL: "diary-1"}, (5, 4, 3, 0, 1), (7, 8, 1, 10))
    story.play(0, a.ChooseNumbers(1, 2, 3), a.ChooseWeakness("weakness-stake"), a.KeepPower(7), a.PutBones(SOFA))
    story.play(0, a.StepTo(RED_BEDROOM), a.Hide(WARDROBE))
    story.play(1, a.TurnCard(0), a.WalkTo(STUDY), a.EndTurn())
    story.play(1, a.TurnCard(1), a.PeekAt(SHELF), a.Done(), a.EndTurn(), a.TurnCard(2))
    story.play(0, a.Scream(), a.SetPower(7, 0), a.Skip(), a.StepTo(HALL), a.Hide(IN_HALL))
    story.play(1, a.TurnCard(0), a.WalkTo(HALL))
    story.play(0, a.Interrupt(7), a.Snatch(None))
    story.play(1, a.WalkTo(HALL), a.EndTurn(), a.TurnCard(1), a.PeekAt(IN_HALL))
    assert story.state.end == "all-dead"
    return story


def test_a_night_of_hers(device: NewPage, rehearse: Rehearsal) -> None:
    page = device()
    player = Listener(page)
    story = her_night()
    theirs = tuple(action for by, action in story.moves if by == 1)
    page.goto(rehearse.prepare(page, "hako-onna", Lesson(story.options, 0, tuple(story.chance), {1: theirs})))
    player.sits_down(1)
    player.hears("Choose the Safe’s three numbers. Only you know them")
    for number in (1, 2, 3):
        player.chooses(f'button "{number}"')
    player.chooses('button "Choose 1-2-3"')
    player.hears("Choose your Weakness")
    player.finds('button "Weakness: Stake')
    player.presses("Enter")
    player.hears("Keep one of these powers")
    player.chooses('button "I Want That One')
    player.hears("Hide your Bones in a Shadow")
    player.chooses('button "Shadow 12, Study')
    player.hears("Choose the grudge room you start in")
    player.chooses('button "Red Bedroom')
    player.hears("Choose a Shadow to hide in")
    assert player.heard_of("Diary|Chain|Exit") == set(), "no tile in a room where she has not been"
    player.chooses('button "Shadow 14, Red Bedroom')
    player.hears("Ember peeks into Shadow 11")
    player.hears("Ember makes a noise in the Study!")
    player.hears("Scream\\? You draw a power")
    assert player.heard_of("Chain") == set(), "what Ember saw"
    player.finds('button "Scream"')
    player.presses("Enter")
    player.hears("A scream in the Red Bedroom!")
    player.hears("Set a card from your hand")
    player.chooses('button "I Want That One')
    player.hears("Activate a ready power")
    player.finds('button "Use no power"')
    player.presses("Enter")
    player.hears("Move: stay here or go next door")
    player.chooses('button "1F Hall')
    player.hears("Choose a Shadow to hide in")
    player.chooses('button "Shadow 1, 1F Hall, one tile, certainly Diary page 1, you can choose it"')
    player.hears("Ember announces a Move into the 1F Hall")
    player.hears("^Interrupt|\\. Interrupt\\?")
    player.finds('button "Let it happen"')
    player.chooses('button "Use I Want That One"')
    player.hears("Here is everything Ember holds")
    player.finds('button "Take nothing"')
    player.presses("Enter")
    player.hears("A ghost appears in Shadow 1! Ember dies")
    player.hears("Every Visitor is dead. She wins")
    player.finds('button "Explore the house')
    assert player.heard_of("Chain") == set(), "what only Ember saw"
