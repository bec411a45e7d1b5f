"""Hako Onna in words: legal actions, prompts, the position."""

from time import monotonic
from typing import Any

from msgspec.structs import replace

from kurayami.games.hako_onna import actions as a
from kurayami.games.hako_onna import frames as f
from kurayami.games.hako_onna.house import FLOORS
from kurayami.games.hako_onna.pieces import Cards
from kurayami.games.hako_onna.sayings import ANSWERS, LIES, PLANS, VERDICTS
from kurayami.games.hako_onna.tiles import KINDS
from kurayami.games.hako_onna.view import View
from kurayami.terminal.client.table import RemoteTable
from kurayami.terminal.face import Choice, Face
from kurayami.terminal.hako_onna import knowing
from kurayami.terminal.hako_onna.marks import ShadowMarks, mark_named, mark_words
from kurayami.terminal.hako_onna.plan import plain_plan
from kurayami.terminal.hako_onna.prompts import is_asked, prompt_of
from kurayami.wire.messages import Pin

LATER = (a.Show, a.Offer, a.Ask, a.Discard, a.EndTurn, a.Skip, a.Done, a.LetBe, a.GiveUp)
"""Kinds of actions at the end of the list, in this order."""
ON = (a.Done, a.LetBe, a.Skip, a.EndTurn, a.Decline)
"""Actions that continue without a choice, most harmless first."""
SIDES = {(0, -1): "north", (1, 0): "east", (0, 1): "south", (-1, 0): "west"}
"""Sides of a board, by the step that leads there."""
MILLIS = 1000
CLAIMS = (*VERDICTS, *PLANS, *KINDS)


class HakoOnnaFace(Face):
    def __init__(self, table: RemoteTable) -> None:
        super().__init__(table)
        self.taken: float | None = None
        """Time the hand took the disc."""
        self.marks = ShadowMarks(table.house.folder / "marks.json", f"{table.code}.{table.seat}")
        self.aim = 0
        """Position of the hand, in hundredths of a millimetre."""

    @property
    def view(self) -> View:
        view: View = self.table.view
        return view

    @property
    def sees(self) -> bool:
        """True if the house is visible: a Visitor's eyes may be closed."""
        return not self.view.eyes_closed or self.view.hers is not None or self.view.end is not None

    @property
    def top(self) -> f.Frame | None:
        return self.view.agenda[-1] if self.view.agenda else None

    def see(self) -> None:
        if not any(isinstance(action, a.Release) for action in self.table.legal):
            self.taken, self.aim = None, 0

    def shown(self) -> None:
        """Starts the disc's time once it can be dropped."""
        if self.taken is None and any(isinstance(action, a.Release) for action in self.table.legal):
            self.taken = monotonic()

    def asked(self) -> bool:
        return is_asked(self.view, self.table.legal)

    def prompt(self) -> str:
        return prompt_of(self.view, self.table.legal, self.table.words, self.words_of)

    def choices(self) -> list[Choice]:
        return [Choice(self.words_of(action), action) for action in sorted(self.table.legal, key=_order)]

    def words_of(self, action: Any) -> str:
        say = self.table.words.say
        match action:
            case a.Use() | a.UseAtRoom() | a.UseAtShadow() | a.UseAtSlot() | a.UseAlong():
                return self._use_words(action)
            case a.Skip():
                return say("web-ho-skip", step=self._skipped())
            case a.Activate(power) | a.Interrupt(power):
                return say("web-ho-power-use", power=say(f"ho-power-{power}"))
            case (
                a.ActivateAtRoom(power)
                | a.ActivateAtPassage(power)
                | a.InterruptAtRoom(power)
                | a.InterruptAtShadow(power)
            ):
                return say("web-ho-power-at", power=say(f"ho-power-{power}"), where=self.where(action))
            case a.PlaceBoard(floor, turn=turn):
                return say("ho-place", floor=say(f"ho-floor-{floor}"), where=self._beside(action), turn=turn)
            case _:
                return super().words_of(action)

    def _beside(self, spot: a.PlaceBoard) -> str:
        """Side of a board on which a square lies."""
        say = self.table.words.say
        for near in self.view.house.placed:
            side = SIDES.get((spot.x - near.x, spot.y - near.y)) if near.floor == spot.floor else None
            if side:
                return say("ho-place-beside", side=side, board=say(f"ho-board-{near.board}"))
        return say("ho-place-beside", side="none", board="")

    def _use_words(self, action: Any) -> str:
        say = self.table.words.say
        held = self.view.visitors[self.view.seat - 1].item if self.view.seat else None
        item = say(f"ho-card-{held}") if held else ""
        where = self.where(action)
        if where:
            return say("web-ho-use-at", item=item, where=where)
        if isinstance(action, a.UseAtSlot):
            return say("web-ho-use-slot", item=item, slot=action.slot + 1)
        return say("web-ho-use", item=item)

    def who(self, seat: int) -> str:
        return self.table.words.say("web-ho-visitor", seat=seat) if seat else super().who(seat)

    def where(self, action: Any) -> str:
        """Places an action names."""
        say = self.table.words.say

        def room(number: int) -> str:
            return say(f"ho-room-{number}")

        match action:
            case a.UseAtRoom(number) | a.ActivateAtRoom(_, number) | a.InterruptAtRoom(_, number):
                return room(number)
            case a.UseAtShadow(shadow) | a.InterruptAtShadow(_, shadow):
                return say("web-ho-shadow", shadow=shadow)
            case a.UseAlong(first, second):
                return f"{room(first)}, {room(second)}"
            case a.ActivateAtPassage(_, passage):
                one, other = self.view.house.passages[passage]
                return f"{room(one)} – {room(other)}"
            case _:
                return ""

    def _skipped(self) -> str:
        match self.top:
            case f.Moving():
                return "move"
            case f.Hers(step):
                return step
            case _:
                return "other"

    def goes_on(self) -> Any | None:
        """Action that continues without a choice."""
        return next((action for kind in ON for action in self.table.legal if isinstance(action, kind)), None)

    def released(self, action: a.Release) -> a.Release:
        """Drops the disc now, where the hand is."""
        after = round((monotonic() - self.taken) * MILLIS) if self.taken is not None else 0
        return replace(action, x=self.aim, after=after)

    def ready(self, action: Any) -> Any:
        return self.released(action) if isinstance(action, a.Release) else action

    def briefly(self) -> list[str]:
        """Tile of a Peek, if one is in view."""
        match self.top:
            case f.Peek(seat, shadow) if seat == self.view.seat:
                return self.note(shadow + 1)
            case _:
                return []

    def look(self) -> list[str]:
        view, words = self.view, self.table.words
        say = words.say
        if not self.sees:
            return [say("web-ho-night"), say("web-ho-night-line")]
        lines = [*self.places(), *self._people()]
        lines.append(self.noise())
        if view.hers:
            lines += self.her_board()
        return [*lines, *knowing.ways(view, words)]

    def places(self) -> list[str]:
        """Floors, rooms with their doors, and Shadows about which something is known."""
        say = self.table.words.say
        lines = [line for floor in range(len(FLOORS)) if (line := self._floor(floor))]
        lines += [self._room(number) for number, room in enumerate(self.view.house.rooms) if room.floor is not None]
        return lines + [f"{say('web-ho-shadow', shadow=shadow)}: {text}" for shadow, text in self._known()]

    def plan(self) -> list[str]:
        return plain_plan(self.view, self.table.words) if self.sees else []

    def _floor(self, floor: int) -> str:
        names = [
            self.table.words.say(f"ho-room-{at}")
            for at, room in enumerate(self.view.house.rooms)
            if room.floor == floor
        ]
        words = self.table.words
        return words.label(words.say(f"ho-floor-{floor}"), words.join("list", names)) if names else ""

    def _room(self, number: int) -> str:
        words, room = self.table.words, self.view.house.rooms[number]
        say = words.say
        here = [
            say("web-ho-visitor", seat=at)
            for at, one in enumerate(self.view.visitors, 1)
            if one.alive and one.room == number
        ]
        doors = words.join("list", (say(f"ho-room-{near}") for near in self.view.house.near[number]))
        shadows = words.join("list", (str(shadow + 1) for shadow in room.shadows))
        parts = [say(f"ho-room-{number}"), say("terminal-ho-shadows", shadows=shadows)]
        parts += [say("terminal-ho-doors", rooms=doors)] if doors else []
        parts += [say("terminal-ho-heard")] if knowing.echo(self.view) == number else []
        return words.join("things", [*parts, *here])

    def _known(self) -> list[tuple[int, str]]:
        found = (
            (shadow, knowing.brief(self.view, shadow, self.table.words)) for shadow in range(len(self.view.shadows))
        )
        return [(shadow, text) for shadow, text in found if text]

    def _people(self) -> list[str]:
        view, words = self.view, self.table.words
        say = words.say
        lines = []
        for seat, visitor in enumerate(view.visitors, 1):
            parts = [say("web-ho-visitor", seat=seat)]
            parts += [] if visitor.alive else [say("web-ho-hakobito")]
            parts += [say(f"ho-card-{visitor.item}")] if visitor.item else []
            held = words.join("list", (say(f"ho-tile-{tile}") for tile in visitor.tiles or ()))
            parts.append(held or say("web-ho-holds", count=visitor.held))
            lines.append(words.join("things", parts))
        return lines

    def noise(self) -> str:
        view, words = self.view, self.table.words
        if isinstance(view.noise, Cards):
            up = [card.value or 0 for card in view.noise.cards if card.up]
            told = words.say("web-ho-noise-sum", sum=sum(up))
        else:
            told = words.say("web-ho-discs-left", count=len(view.noise.left))
        return words.label(words.say("web-ho-noise"), told)

    def her_board(self) -> list[str]:
        """Knowledge only the ghosts have."""
        view, say = self.view, self.table.words.say
        hers = view.hers
        if hers is None:
            return []
        lines = []
        for ghost in hers.ghosts:
            room = say(f"ho-room-{view.house.room_of[ghost.shadow]}")
            lines.append(
                say("web-ho-she-hides" if ghost.seat == 0 else "terminal-ho-hides", room=room, shadow=ghost.shadow)
            )
        if hers.numbers:
            lines.append(say("web-ho-combination", numbers="-".join(map(str, hers.numbers))))
        if hers.weakness:
            lines.append(say(f"ho-tile-{hers.weakness}"))
        for slot, power in enumerate(hers.slots, 1):
            name = say(f"ho-power-{power}") if power is not None else None
            lines.append(say("web-ho-slot-card", slot=slot, power=name) if name else say("web-ho-slot-free", slot=slot))
        lines.append(
            f"{say('web-ho-her-hand', count=len(hers.hand))} "
            + self.table.words.join("list", (say(f"ho-power-{power}") for power in hers.hand))
        )
        return lines

    def note(self, place: int) -> list[str]:
        shadow = place - 1
        if not 0 <= shadow < len(self.view.shadows):
            return []
        claims = [
            self.table.words.say("web-ho-claim-by", name=self.speaker(spoken), tile=self.claim_words(spoken.pin.claim))
            for spoken in self.table.said
            if spoken.pin and spoken.pin.place == f"shadow-{shadow}"
        ]
        return [*knowing.note(self.view, shadow, self.table.words), *self._marked(shadow), *claims]

    def _marked(self, shadow: int) -> list[str]:
        say, mark = self.table.words.say, self.marks.at(shadow)
        return [f"{say('web-ho-notes-mark')}: {mark_words(mark, self.table.words)}"] if mark else []

    def remark(self, text: str) -> int | None:
        """Parses "12", only the Shadow, or "12 danger", with the word for a mark in this language or its short form."""
        place, _, wanted = text.lower().partition(" ")
        if not (place.isascii() and place.isdigit() and 1 <= int(place) <= len(self.view.shadows)):
            return None
        if wanted.strip():
            mark = mark_named(wanted.strip(), self.table.words)
            if mark is None:
                return None
            self.marks.set(int(place) - 1, mark)
        return int(place)

    def claim_words(self, claim: str) -> str:
        if claim in VERDICTS:
            return self.table.words.say("web-ho-claim-danger" if claim == "danger" else "web-ho-claim-clear")
        if claim in (*PLANS, *ANSWERS):
            return self.table.words.say(f"web-ho-said-{claim}")
        if claim in LIES:
            return self.table.words.say("web-ho-said-lied", seat=LIES.index(claim) + 1)
        try:
            return self.table.words.say(f"ho-tile-{claim}")
        except KeyError:  # somebody's own words
            return claim

    def pin_of(self, text: str) -> Pin | None:
        """Parses "12 key ring": a Shadow by number, and a tile by name, a verdict, or a plan."""
        place, _, claim = text.partition(" ")
        if not (place.isascii() and place.isdigit() and 1 <= int(place) <= len(self.view.shadows)):
            return None
        wanted = claim.strip().lower()
        found = [tile for tile in CLAIMS if wanted in (tile, self.claim_words(tile).lower())]
        if not found:
            return None
        shadow = int(place) - 1
        return Pin(f"room-{self.view.house.room_of[shadow]}" if found[0] == "taking" else f"shadow-{shadow}", found[0])

    def pin_words(self, pin: Pin) -> str:
        kind, _, number = pin.place.partition("-")
        said = self.claim_words(pin.claim)
        if kind == "room":
            return self.table.words.say("web-ho-pin-room", room=number, said=said)
        key = "web-ho-pin-seat" if kind == "seat" else "web-ho-pin"
        return self.table.words.say(key, place=int(number) if number.isdigit() else 0, said=said)


def _order(action: Any) -> int:
    return LATER.index(type(action)) + 1 if type(action) in LATER else 0
