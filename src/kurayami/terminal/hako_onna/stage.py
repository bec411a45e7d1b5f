"""Hako Onna on a full screen: the mansion, what you know about it, and the legal actions as a list."""

from time import monotonic
from typing import Any, Final

from kurayami.games.hako_onna import actions as a
from kurayami.games.hako_onna import frames as f
from kurayami.games.hako_onna.pieces import Cards, Discs
from kurayami.terminal.canvas import AMBER, BLOOD, BONE, DIM, Canvas, wrapped
from kurayami.terminal.face import Choice
from kurayami.terminal.full.stage import Deed, PanelLine, Stage, dim
from kurayami.terminal.hako_onna import knowing
from kurayami.terminal.hako_onna.discs import REACH, STEP, draw_discs, offset_at
from kurayami.terminal.hako_onna.face import MILLIS, HakoOnnaFace
from kurayami.terminal.hako_onna.floor import FLOORS_DOWN, Marked, Spot, extent
from kurayami.terminal.hako_onna.plan import draw_mansion

NOISE: Final = 11
WAYS: Final = {"left": (-1, 0), "right": (1, 0), "up": (0, -1), "down": (0, 1)}


class HakoOnnaStage(Stage):
    noting = True

    def __init__(self, face: HakoOnnaFace) -> None:
        super().__init__(face)
        self.face: HakoOnnaFace = face
        self.floor: int | None = None
        """Floor in view; None: the player's own."""
        self.pointed: Any = None
        self.noted: int | None = None
        """Shadow last looked up."""
        self.whole = False
        """True if the map takes the whole screen."""
        self._pan = 0, 0
        self._spots: list[Spot] = []
        self._clicked: Marked | None = None
        self._blip_up = True

    def see(self) -> None:
        super().see()
        if not self.table.legal:
            self.pointed = None

    @property
    def beside(self) -> bool:
        return not (self.whole and self.face.sees)

    @property
    def moving(self) -> bool:
        return self._releases() != []

    def _releases(self) -> list[a.Release]:
        return [action for action in self.table.legal if isinstance(action, a.Release)]

    # What is drawn

    def board(self, width: int, height: int) -> Canvas:
        view, say = self.face.view, self.table.words.say
        canvas = Canvas(width, height)
        if not self.face.sees:
            canvas.centre(0, height // 3, width, say("web-ho-night"), BLOOD, bold=True)
            for row, line in enumerate(wrapped(say("web-ho-night-line"), max(10, width - 8))):
                canvas.centre(0, height // 3 + 2 + row, width, line, DIM)
        elif self._releases() and isinstance(view.noise, Discs):
            draw_discs(canvas, view.noise, self._held())
        else:
            self._spots = draw_mansion(
                canvas,
                view,
                self.table.words,
                self._floor(),
                self._focus(),
                self._marked(),
                self._lit(),
                self.face.marks.signs(),
                self._pan,
            )
        return canvas

    def _marked(self) -> Marked:
        """Highlighted Shadow: from the list, or by number."""
        return Marked(shadows=(self.noted,)) if self.noted is not None else marked(self.pointed)

    def _held(self) -> float:
        sway = self.table.update.hand if self.table.update else None
        after = (monotonic() - self.face.taken) * MILLIS if self.face.taken is not None else 0.0
        return self.face.aim + (offset_at(sway, after) if sway else 0.0)

    def _focus(self) -> int | None:
        """Room of the highlighted place, or the player's."""
        view = self.face.view
        places = self._marked()
        rooms = [*places.rooms, *(view.house.room_of[shadow] for shadow in places.shadows)]
        own = view.visitors[view.seat - 1].room if view.seat else None
        if not rooms and own is not None:
            rooms = [own]
        if not rooms and view.hers:
            rooms = [view.house.room_of[ghost.shadow] for ghost in view.hers.ghosts[:1]]
        return rooms[0] if rooms else None

    def _floor(self) -> int:
        focus = self._focus()
        if self.floor is not None:
            return self.floor
        floor = self.face.view.house.rooms[focus].floor if focus is not None else None
        return floor if floor is not None else 0

    def _lit(self) -> Marked:
        places = [marked(action) for action in self.table.legal]
        return Marked(
            {room for place in places for room in place.rooms}, {shadow for place in places for shadow in place.shadows}
        )

    def panel(self, width: int) -> list[PanelLine]:
        lines = [*self._pointed_at(), self._noise(), *self._mine(), *self._others()]
        if self.face.view.hers:
            lines += [PanelLine(text, BLOOD) for text in self.face.her_board()]
        return [*lines, *(dim(text) for text in knowing.ways(self.face.view, self.table.words))]

    def overview(self, width: int) -> list[PanelLine]:
        places = self.face.places() if self.face.sees else []
        return [*self.panel(width), PanelLine(""), *(PanelLine(text) for text in places)]

    def _pointed_at(self) -> list[PanelLine]:
        """Knowledge about the Shadow highlighted, or peeked into."""
        shadows = list(self._marked().shadows)
        match self.face.top:
            case f.Peek(seat, shadow) if seat == self.face.view.seat and self.noted is None:
                shadows = [shadow]
            case _:
                pass
        return [PanelLine(text, AMBER) for shadow in shadows[:2] for text in self.face.note(shadow + 1)]

    def _noise(self) -> PanelLine:
        noise = self.face.view.noise
        if not isinstance(noise, Cards):
            return PanelLine(self.face.noise())
        up = sum(card.value or 0 for card in noise.cards if card.up)
        cards = "".join(
            f"[{card.value}]" if card.up else f"({card.keeper})" if card.keeper is not None else f" {number} "
            for number, card in enumerate(noise.cards, 1)
        )
        return PanelLine(f"{self.face.noise()} {cards}", BLOOD if up >= NOISE - 4 else BONE)

    def _mine(self) -> list[PanelLine]:
        view, words = self.face.view, self.table.words
        say = words.say
        if not view.seat or not view.visitors[view.seat - 1].alive:
            return []
        mine = view.visitors[view.seat - 1]
        held = [say(f"ho-card-{mine.item}")] if mine.item else []
        held += [say(f"ho-tile-{tile}") for tile in mine.tiles or ()]
        return [PanelLine(words.label(say("web-ho-hand"), words.join("list", held) or "–"))]

    def _others(self) -> list[PanelLine]:
        view, say = self.face.view, self.table.words.say
        lines = []
        for seat, visitor in enumerate(view.visitors, 1):
            if seat != view.seat:
                parts = [f"{seat} {say('web-ho-visitor', seat=seat)}"]
                parts += [] if visitor.alive else [say("web-ho-hakobito")]
                parts += [say(f"ho-card-{visitor.item}")] if visitor.item else []
                parts += [say("web-ho-holds", count=visitor.held)] if visitor.held else []
                lines.append(dim(self.table.words.join("facts", parts)))
        return lines

    def choices(self) -> list[Choice]:
        return self.face.choices()

    def highlight(self, action: Any) -> None:
        self.pointed = action
        self.noted = self.floor = None
        self._pan = 0, 0

    # What keys mean

    def key(self, key: str, stamp: float) -> list[Deed] | None:
        if not self.beside and key in WAYS:
            self._pan = self._pan[0] + WAYS[key][0], self._pan[1] + WAYS[key][1]
            return []
        if self._releases():
            found = self._hand(key)
            if found is not None:
                return found
        match key:
            case "tab":
                self._next_floor()
                return []
            case "m" | "escape" | "enter" if self.whole or (key == "m" and self.face.sees):
                self.whole = not self.whole
                self._pan = 0, 0
                return []
            case "e":
                on = self.face.goes_on()
                return [Deed(on)] if on is not None else []
            case "s":
                return self._first(a.Scream)
            case "t":
                return self._first(a.Take)
            case _ if key.isdigit():
                cards = [one for one in self.table.legal if isinstance(one, a.TurnCard) and one.card == int(key) - 1]
                return [Deed(card) for card in cards]
            case _:
                return None

    def _first(self, kind: type) -> list[Deed]:
        return [Deed(action) for action in self.table.legal if isinstance(action, kind)][:1]

    def _hand(self, key: str) -> list[Deed] | None:
        """Aims, turns over or drops the disc."""
        if key in ("left", "right"):
            self.face.aim = max(-REACH, min(REACH, self.face.aim + (STEP if key == "right" else -STEP)))
            return []
        if key == "b":
            self._blip_up = not self._blip_up
            return []
        if key != "space":
            return None
        releases = self._releases()
        wanted = next((action for action in releases if action.blip_up == self._blip_up), releases[0])
        return [Deed(self.face.released(wanted))]

    def _next_floor(self) -> None:
        floors = [floor for floor in FLOORS_DOWN if extent(self.face.view, floor)]
        if floors:
            at = floors.index(self._floor()) if self._floor() in floors else -1
            self.floor = floors[(at + 1) % len(floors)]
            self._pan = 0, 0

    def click(self, x: int, y: int) -> list[Deed]:
        """First click selects an action there, the second plays it."""
        spot = next((one for one in self._spots if one.y == y and one.x <= x < one.x + one.width), None)
        if spot is None:
            self._clicked = None
            return []
        places = Marked(rooms=(spot.room,)) if spot.shadow is None else Marked(shadows=(spot.shadow,))
        again, self._clicked = places == self._clicked, places
        found = [action for action in self.table.legal if marked(action) == places]
        if found and again and self.pointed in found:
            return [Deed(self.pointed)]
        if not found and spot.shadow is not None:
            self.noted = spot.shadow
        return []

    def points_at(self, choice: Choice) -> bool:
        return self._clicked is not None and marked(choice.action) == self._clicked

    def take_note(self, text: str) -> bool:
        place = self.face.remark(text)
        if place is not None:
            self.noted = place - 1
            self.floor = None
        return place is not None

    def keys(self) -> list[tuple[str, str]]:
        if not self.beside:
            return [("←↑↓→", "terminal-key-pan"), ("tab", "terminal-key-floor"), ("m", "terminal-key-list")]
        keys = [("↑↓ ⏎", "terminal-key-choose")] if self.table.legal else []
        if self.face.sees:
            keys += [("m", "terminal-key-map"), ("tab", "terminal-key-floor")]
        if self._releases():
            keys = [("←→", "terminal-key-aim"), ("␣", "terminal-key-drop"), ("b", "terminal-key-blip")]
        elif any(isinstance(action, a.TurnCard) for action in self.table.legal):
            keys.append(("1–6", "terminal-key-cards"))
        if self.face.goes_on() is not None:
            keys.append(("e", "terminal-key-on"))
        if self.face.sees:
            keys.append(("n", "terminal-key-note"))
        return [*keys, *([("p", "terminal-key-claim")] if self.table.may_talk else [])]


def marked(action: Any) -> Marked:
    """Places an action names."""
    match action:
        case (
            a.WalkTo(room)
            | a.StepTo(room)
            | a.Flee(room)
            | a.UseAtRoom(room)
            | a.ActivateAtRoom(_, room)
            | a.InterruptAtRoom(_, room)
        ):
            return Marked(rooms=(room,))
        case a.PeekAt(shadow) | a.PutBones(shadow) | a.Hide(shadow) | a.TurnDown(shadow) | a.UseAtShadow(shadow):
            return Marked(shadows=(shadow,))
        case a.UseWeapon(_, shadow) | a.Discard(_, shadow) | a.InterruptAtShadow(_, shadow):
            return Marked(shadows=(shadow,))
        case a.Swap(first, second):
            return Marked(shadows=(first, second))
        case a.UseAlong(first, second):
            return Marked(rooms=(first, second))
        case _:
            return Marked()
