"""The face of a game in words: what is to be seen, what is asked, what is possible. Full screen and lines share it."""

from typing import Any, NamedTuple

from kurayami.terminal.client.table import RemoteTable
from kurayami.terminal.saying import say_value
from kurayami.wire.messages import Pin, Spoken


class Choice(NamedTuple):
    """Something that is possible now, in words."""

    words: str
    action: Any
    seat: int | None = None
    """Seat that does it, where several share a keyboard."""


class Face:
    """Face of any game: the list of what is possible. A game says more, and better."""

    unsaid: frozenset[str] = frozenset()
    """Events that the log leaves out."""

    def __init__(self, table: RemoteTable) -> None:
        self.table = table

    def see(self) -> None:
        """The table has changed."""

    def shown(self) -> None:
        """Called when the position stands before the player's eyes."""

    def asked(self) -> bool:
        """True if the game waits for this player, who could else just as well do nothing."""
        return bool(self.table.legal)

    def prompt(self) -> str:
        """Prompt for the player, or who is waited for."""
        return self.table.words.say("terminal-choose" if self.table.legal else "terminal-wait")

    def choices(self) -> list[Choice]:
        """Everything possible now."""
        return [Choice(self.words_of(action), action) for action in self.table.legal]

    def words_of(self, action: Any) -> str:
        return say_value(self.table.words, self.table.game, "action", action)

    def who(self, seat: int) -> str:
        """Whoever plays there, as the game calls them."""
        return self.table.words.say("terminal-seat", seat=seat)

    def speaker(self, spoken: Spoken) -> str:
        """Bots have no name of their own."""
        return spoken.name or self.who(spoken.seat)

    def event_words(self, event: Any) -> str | None:
        """An event of the log; None: it is not told."""
        if event["type"] in self.unsaid:
            return None
        return say_value(self.table.words, self.table.game, "event", event)

    def ready(self, action: Any) -> Any:
        """The action with its measures: a time, a place where a hand is held."""
        return action

    def short_words(self) -> list[Choice]:
        """Choices in short words, where no list is told."""
        return []

    def briefly(self) -> list[str]:
        """Statements that change from question to question."""
        return []

    def help(self) -> list[str]:
        """How the game is played, in short."""
        return []

    def look(self) -> list[str]:
        """Description of the position, one statement each."""
        return []

    def plan(self) -> list[str]:
        """The same as a drawing in plain letters, if there is one."""
        return []

    def understand(self, line: str) -> list[Any] | None:
        """Actions that a line means in the game's own short words; None: it is none of them."""
        return None

    def note(self, place: int) -> list[str]:
        """Knowledge of a place, counted from 1 as people do."""
        return []

    def remark(self, text: str) -> int | None:
        """Marks the place that is typed, for this player alone, or only names it. Returns the place, counted from 1.

        None: it is not understood.
        """
        return None

    def pin_words(self, pin: Pin) -> str:
        """A claim about a place."""
        return f"{pin.place}: {pin.claim}"

    def pin_of(self, text: str) -> Pin | None:
        """The claim that a player types; None: it is none."""
        return None
