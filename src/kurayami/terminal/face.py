"""A game in words: the position, the prompt, the legal actions. Full screen and line mode share it."""

from typing import Any, NamedTuple

from kurayami.terminal.client.table import RemoteTable
from kurayami.terminal.saying import say_value
from kurayami.wire.messages import Pin, Spoken


class Choice(NamedTuple):
    """A legal action, in words."""

    words: str
    action: Any
    seat: int | None = None
    """Seat that acts, where several share a keyboard."""


class Face:
    """Face of any game: the list of legal actions. Each game adds more."""

    unsaid: frozenset[str] = frozenset()
    """Events the log leaves out."""

    def __init__(self, table: RemoteTable) -> None:
        self.table = table

    def see(self) -> None:
        """Takes in a change of the table."""

    def shown(self) -> None:
        """Called once the position is on screen."""

    def asked(self) -> bool:
        """True if this player can act now."""
        return bool(self.table.legal)

    def prompt(self) -> str:
        """Prompt for the player, or whom the game waits for."""
        return self.table.words.say("terminal-choose" if self.table.legal else "terminal-wait")

    def choices(self) -> list[Choice]:
        """Every legal action now."""
        return [Choice(self.words_of(action), action) for action in self.table.legal]

    def words_of(self, action: Any) -> str:
        return say_value(self.table.words, self.table.game, "action", action)

    def who(self, seat: int) -> str:
        """Name of a player, as the game calls them."""
        return self.table.words.say("terminal-seat", seat=seat)

    def speaker(self, spoken: Spoken) -> str:
        """Name of a speaker; bots have no name of their own."""
        return spoken.name or self.who(spoken.seat)

    def event_words(self, event: Any) -> str | None:
        """An event for the log; None if it is left out."""
        if event["type"] in self.unsaid:
            return None
        return say_value(self.table.words, self.table.game, "event", event)

    def ready(self, action: Any) -> Any:
        """The action with its measurements: a time, where a hand is held."""
        return action

    def short_words(self) -> list[Choice]:
        """Choices in short words, where no list is shown."""
        return []

    def briefly(self) -> list[str]:
        """Facts that change from prompt to prompt."""
        return []

    def help(self) -> list[str]:
        """Short instructions for the game."""
        return []

    def look(self) -> list[str]:
        """Description of the position, one statement per line."""
        return []

    def plan(self) -> list[str]:
        """The same as a drawing in plain characters, if there is one."""
        return []

    def understand(self, line: str) -> list[Any] | None:
        """Actions a line means in the game's own short words; None if it is none of them."""
        return None

    def note(self, place: int) -> list[str]:
        """Knowledge about a place, counted from 1."""
        return []

    def remark(self, text: str) -> int | None:
        """Marks the place typed, for this player alone, or only names it. Returns the place, counted from 1; None if it
        is not understood.
        """
        return None

    def pin_words(self, pin: Pin) -> str:
        """A claim about a place, in words."""
        return f"{pin.place}: {pin.claim}"

    def pin_of(self, text: str) -> Pin | None:
        """Claim a player typed; None if it is none."""
        return None
