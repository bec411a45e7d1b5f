"""Hidden Rooms on a full screen: the house in half blocks, lit by a lantern."""

from collections.abc import Callable
from typing import Final

from kurayami.games.hidden_rooms.actions import Begin, Recall, Search, Stop, Walk
from kurayami.games.hidden_rooms.house import COLUMNS, EXIT, SIZE, Square, Tile, fits, on_board
from kurayami.terminal.canvas import AMBER, BLOOD, BONE, DIM, INK, MOON, Canvas, Colour, mixed
from kurayami.terminal.face import Choice
from kurayami.terminal.full.stage import Deed, PanelLine, Stage, dim
from kurayami.terminal.hidden_rooms.board import ARROWS, short
from kurayami.terminal.hidden_rooms.face import HiddenRoomsFace, prospect
from kurayami.terminal.hidden_rooms.light import PAINT, Lighting
from kurayami.terminal.hidden_rooms.looking_back import LookingBack
from kurayami.wire.messages import Hints

LEFT: Final = 3
TOP: Final = 1
STEPS: Final = {"up": (-1, 0), "down": (1, 0), "left": (0, -1), "right": (0, 1)}
HINTS: Final = 5


class HiddenRoomsStage(Stage):
    listed = False
    patient = True
    hinting = True
    reviewing = True

    def __init__(self, face: HiddenRoomsFace) -> None:
        super().__init__(face)
        self.face: HiddenRoomsFace = face
        self.cursor: Square | None = None
        """Square under the cursor."""
        self.target: Square | None = None
        """Square to search, if there are several ways to do it."""
        self.tile: Tile | None = None
        """Memory tile in hand."""
        self.warned: Square | None = None
        self.foresees = True
        self.hints: list[PanelLine] = []
        self.back = LookingBack(face)
        self.square_size = (6, 3)
        self._lighting = Lighting()

    def see(self) -> None:
        super().see()
        self.target = self.tile = self.warned = None
        self.hints = []
        self.cursor = self.face.view.child

    # What is drawn

    def board(self, width: int, height: int) -> Canvas:
        across = max(4, min((width - LEFT) // SIZE, 14))
        down = max(2, min((height - TOP) // SIZE, (across + 1) // 2))
        across = min(across, 2 * down + 2)
        self.square_size = across, down
        canvas = Canvas(width, height)
        self._ground(canvas)
        for row in range(SIZE):
            canvas.put(1, TOP + row * down + down // 2, str(row + 1), DIM)
            for column in range(SIZE):
                if row == 0:
                    canvas.centre(LEFT + column * across, 0, across, COLUMNS[column], DIM)
                self._square(canvas, Square(row, column))
        return canvas

    def _ground(self, canvas: Canvas) -> None:
        across, down = self.square_size
        if not self.colours:
            for corner in range((SIZE + 1) ** 2):
                canvas.put(LEFT + corner % (SIZE + 1) * across, TOP + corner // (SIZE + 1) * down, "+", DIM)
            return
        for (x, y), (upper, lower) in self._lighting.pixels(self.face.view, self.square_size):
            canvas.pixels(LEFT + x, TOP + y, upper, lower)

    def _square(self, canvas: Canvas, square: Square) -> None:
        view = self.face.view
        across, down = self.square_size
        x, y = LEFT + square.column * across, TOP + square.row * down
        middle = y + down // 2
        tile = next((room.tile for room in view.rooms if room.at == square), None)

        def sign(dx: int, row: int, text: str, ink: Colour, bold: bool = False) -> None:
            canvas.put(x + dx, row, text, ink, canvas.ground_at(x + dx, row), bold)

        if square in view.watched:
            sign(0, middle, "(", MOON)
            sign(across - 1, middle, ")", MOON)
        if square in self._route():
            sign(across // 2, y + down - 1, "×" if square == self._route()[-1] else "·", mixed(INK, MOON, 0.6))
        if tile:
            canvas.put(x + 1, middle, short(tile, False), PAINT[tile.colour], INK, True)
        elif square == EXIT:
            sign(1, middle, "⌂", BONE, True)
        elif view.waiting == "child" and self._can_search(square):
            sign(across // 2, middle, "?", AMBER, True)
        if view.monster and view.monster.at == square:
            self._monster(canvas, x, y)
        elif view.rooms and view.child == square:
            sign(across - 2, middle, "@", BONE, True)
        risk = prospect(view, square)
        if risk and risk.loss and view.waiting == "child":
            sign(across - 1, y, "!", BLOOD, True)
        if square in (self.cursor, self.target) and view.waiting == "child":
            ink = AMBER if square == self.target else BONE
            for dx, row, corner in (
                (0, y, "┌"),
                (across - 1, y, "┐"),
                (0, y + down - 1, "└"),
                (across - 1, y + down - 1, "┘"),
            ):
                sign(dx, row, corner, ink, True)

    def _monster(self, canvas: Canvas, x: int, y: int) -> None:
        """Draws the monster: an eye, and an arrow where it looks."""
        monster = self.face.view.monster
        if monster is None:
            return
        across, down = self.square_size
        middle, eye = y + down // 2, x + across - 2
        at = {"north": (eye, y), "south": (eye, y + down - 1), "west": (eye - 1, middle), "east": (eye + 1, middle)}
        canvas.put(eye, middle, "◉", BLOOD, INK, True)
        canvas.put(*at[monster.facing], ARROWS[monster.facing], BLOOD, INK, True)

    def _route(self) -> tuple[Square, ...]:
        return self.face.view.route if self.face.view.monster else ()

    def _can_search(self, square: Square) -> bool:
        return any(isinstance(action, Search | Recall) and action.target == square for action in self.table.legal)

    def panel(self, width: int) -> list[PanelLine]:
        view, say = self.face.view, self.table.words.say
        won = sum(result.loss is None for result in view.results)
        lines = [
            PanelLine(say("web-hr-stage", stage=view.stage) + f" · {self.face.monster_name()}", MOON, True),
            PanelLine(say("terminal-hr-fate", won=won, lost=len(view.results) - won)),
        ]
        if self.back.lines:
            return [*lines, PanelLine(""), *self.back.lines]
        if view.waiting == "begin":
            return [*lines, PanelLine(""), *self._beginning()]
        if view.actions_left is not None:
            lines.append(PanelLine(f"{view.actions_left} {say('web-hr-actions-left', count=view.actions_left)}", AMBER))
        lines.append(PanelLine(""))
        if view.waiting == "child":
            lines += self._future()
        return [*lines, *self._advice(), *self._memory(), *self._pile()]

    def _advice(self) -> list[PanelLine]:
        return [dim(self.table.words.say("web-hr-thinking"))] if self.thinking else self.hints

    def _beginning(self) -> list[PanelLine]:
        begins = [action for action in self.table.legal if isinstance(action, Begin)]
        lines = [
            PanelLine(f"{number}  {self.face.tile_words(action.tile)}", PAINT[action.tile.colour], True)
            for number, action in enumerate(begins, 1)
        ]
        return [*lines, dim(self.table.words.say("web-hr-begin-why")), PanelLine(""), *self._advice()]

    def _memory(self) -> list[PanelLine]:
        """Tiles in the Memory; those that fit in brackets."""
        view, say = self.face.view, self.table.words.say
        lines = [dim(f"{say('web-hr-memory')}{'' if view.memory else ' –'}")]
        if self.target:
            lines = [PanelLine(say("terminal-hr-search-with", square=str(self.target)), AMBER, True)]
            lines.append(PanelLine(f" ⏎  {say('web-hr-from-pile')}"))
        for number, tile in enumerate(view.memory, 1):
            held = "▸" if tile == self.tile else " "
            text = f"{held}{number} {self._bracketed(tile)} {self.face.tile_words(tile)}"
            lines.append(PanelLine(text, PAINT[tile.colour], tile == self.tile))
        return lines

    def _bracketed(self, tile: Tile) -> str:
        view = self.face.view
        under = next((room.tile for room in view.rooms if room.at == view.child), None)
        return f"[{short(tile, False)}]" if under and fits(tile, under) else f" {short(tile, False)} "

    def _pile(self) -> list[PanelLine]:
        """Tiles left in the Pile; those that would fit in brackets."""
        view, say = self.face.view, self.table.words.say
        odds = f" · {say('hr-facts-odds', fitting=view.odds.fitting, of=view.odds.of)}" if view.odds else ""
        lines = [PanelLine(f"{say('web-hr-pile')} {len(view.pile)}{odds}", DIM)]
        for colour, ink in PAINT.items():
            tiles = sorted(tile for tile in view.pile if tile.colour == colour)
            if tiles:
                lines.append(PanelLine("".join(map(self._bracketed, tiles)), ink))
        return lines

    def _future(self) -> list[PanelLine]:
        """Consequences of ending the turn here: first of all, whether it would be the last."""
        view, say = self.face.view, self.table.words.say
        here = self.cursor or view.child
        found = prospect(view, here) or prospect(view, view.child)
        if not self.foresees or found is None:
            return []
        title = say("web-hr-if-you-stay") if found.at == view.child else say("web-hr-if-you-end", square=str(found.at))
        ink = BLOOD if found.loss else BONE
        danger = [PanelLine(f"! {say('web-hr-square-deadly', loss=found.loss)}", BLOOD, True)] if found.loss else []
        return [*danger, dim(title), PanelLine(self.face.foreseen(found.at), ink)]

    # What keys and clicks mean

    def key(self, key: str, stamp: float) -> list[Deed] | None:
        view = self.face.view
        if key == "escape":
            self.target = self.tile = None
            self.hints, self.back.lines = [], []
            return []
        if key == "l":
            self.foresees = not self.foresees
            return []
        if view.waiting == "begin":
            return self._begin(key)
        if view.waiting != "child" or self.cursor is None:
            return None
        if key in STEPS:
            down, right = STEPS[key]
            if on_board(self.cursor.row + down, self.cursor.column + right):
                self.cursor = Square(self.cursor.row + down, self.cursor.column + right)
            return []
        if key in ("enter", "space"):
            return self._choose(self.cursor)
        if key == "e":
            return [Deed(Stop())]
        if key.isdigit():
            return self._hold(int(key))
        return None

    def _begin(self, key: str) -> list[Deed] | None:
        begins = [action for action in self.table.legal if isinstance(action, Begin)]
        return [Deed(begins[int(key) - 1])] if key.isdigit() and 1 <= int(key) <= len(begins) else None

    def _hold(self, number: int) -> list[Deed] | None:
        """Lays a tile from the Memory if a square is chosen, else picks it up."""
        memory = self.face.view.memory
        if not 1 <= number <= len(memory):
            return None
        tile = memory[number - 1]
        if self.target:
            return [Deed(Recall(self.target, tile))]
        self.tile = None if self.tile == tile else tile
        return []

    def _choose(self, square: Square) -> list[Deed]:
        """Chooses a square. A choice that can't be undone is shown first, and made with the second press."""
        if self.tile:
            return [Deed(Recall(square, self.tile))]
        ways = [
            action for action in self.table.legal if isinstance(action, Search | Recall) and action.target == square
        ]
        if not ways:
            return self._walk(square)
        draw = Search(square)
        if self.target == square and draw in ways:
            return [Deed(draw)]
        self.target = square
        return []

    def _walk(self, square: Square) -> list[Deed]:
        if square == self.face.view.child:
            return []
        action = Walk(square)
        if self.face.danger(action) and self.warned != square:
            self.warned = square
            self.hints = [PanelLine(self.table.words.say("web-hr-into-it"), BLOOD)]
            return []
        return [Deed(action)]

    def click(self, x: int, y: int) -> list[Deed]:
        across, down = self.square_size
        row, column = (y - TOP) // down, (x - LEFT) // across
        if x < LEFT or y < TOP or not on_board(row, column) or self.face.view.waiting != "child":
            return []
        self.cursor = Square(row, column)
        return self._choose(self.cursor)

    async def review(self, refresh: Callable[[], None]) -> None:
        await self.back.show(refresh)

    def show_hints(self, hints: Hints) -> None:
        """Shows the odds of the best choices, and the reasons."""
        say = self.table.words.say
        self.hints = [PanelLine(say("web-hr-hint-title"), DIM)]
        if hints.hopeless:
            self.hints.append(PanelLine(say("web-hr-hopeless"), BLOOD))
        for hint in hints.choices[:HINTS]:
            words = self.face.words_of(self.table.decoded(hint.action))
            self.hints.append(PanelLine(f"{round(100 * hint.chance)}% {words}. {say(hint.why, **hint.params)}"))

    def keys(self) -> list[tuple[str, str]]:
        waiting = self.face.view.waiting
        keys = [("1 2", "terminal-key-begin")] if waiting == "begin" else []
        if waiting == "child":
            keys = [("←↑↓→ ⏎", "terminal-key-go"), ("1–5", "web-hr-memory"), ("e", "terminal-key-stay")]
        keys += [("esc", "terminal-key-list")] if self.target or self.tile or self.hints or self.back.lines else []
        hinting = self.table.playing and self.table.news and self.table.news.hints
        keys += [("h", "terminal-key-hint")] if hinting else []
        return [*keys, *([("r", "terminal-key-review")] if self.face.view.results else [])]

    def choices(self) -> list[Choice]:
        return []
