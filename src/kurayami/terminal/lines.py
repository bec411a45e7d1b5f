"""Hidden Rooms line by line: for any terminal, a pipe, or a screen reader."""

from collections.abc import Callable
from typing import Any, TypeAlias

from kurayami.games import hidden_rooms
from kurayami.kernel import IllegalMove, Move
from kurayami.table import Draw, Happening, Table
from kurayami.terminal.board import draw
from kurayami.terminal.saying import say_value
from kurayami.words import Words

GAME = "hidden-rooms"
HiddenRoomsTable: TypeAlias = Table[
    hidden_rooms.Options, hidden_rooms.State, hidden_rooms.Action, hidden_rooms.Event, hidden_rooms.View
]
Ask: TypeAlias = Callable[[str], str]
Say: TypeAlias = Callable[[str], None]


class Lines:
    """A player at a table of one, talking to `say` and asked by `ask`."""

    def __init__(self, table: HiddenRoomsTable, words: Words, ask: Ask, say: Say, colours: bool) -> None:
        self.table = table
        self.words = words
        self.ask = ask
        self.say = say
        self.colours = colours

    def play(self) -> bool:
        """Plays to the end. Says whether the game was finished; the player may leave before."""
        self.say(self.words.say("hr-help"))
        self.tell(self.table.log)
        self.look()
        while self.table.rules.movers(self.table.state):
            try:
                answer = self.ask(f"{self.words.say('play-choose')}: ").strip().lower()
            except EOFError:
                answer = "q"
            if answer == "q":
                self.say(self.words.say("play-left"))
                return False
            self.answer(answer)
        return True

    def answer(self, answer: str) -> None:
        actions = self.table.rules.legal(self.table.state, 0)
        match answer:
            case "u":
                self.take_back()
            case "v":
                self.look()
            case "?":
                self.say(self.words.say("hr-help"))
            case number if number.isascii() and number.isdigit() and 1 <= int(number) <= len(actions):
                self.tell(self.table.play(Move(0, actions[int(number) - 1], self.table.now)))
                self.look()
            case _:
                self.say(self.words.say("play-not-a-choice", answer=answer))

    def take_back(self) -> None:
        try:
            self.table.undo(0, self.table.now)
        except IllegalMove as refusal:
            self.say(self.words.say(refusal.key, **refusal.params))
            return
        self.say(self.words.say("play-undone"))
        self.look()

    def tell(self, happenings: list[Happening[Any, Any]]) -> None:
        for happening in happenings:
            for event in happening.events:
                self.say(say_value(self.words, GAME, "event", event))

    def look(self) -> None:
        """Prints the view and the legal actions."""
        if not self.table.rules.movers(self.table.state):
            return
        self.say("\n" + draw(self.table.rules.view(self.table.state, 0), self.words, self.colours) + "\n")
        for number, action in enumerate(self.table.rules.legal(self.table.state, 0), 1):
            self.say(f"{number:3}  {say_value(self.words, GAME, 'action', action)}")
        self.say(self.words.say("play-keys"))


def new_table(options: hidden_rooms.Options, draw: Draw) -> HiddenRoomsTable:
    return Table(hidden_rooms, options, draw)
