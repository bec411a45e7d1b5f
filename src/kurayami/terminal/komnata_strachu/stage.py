"""Komnata Strachu on a full screen: three cards, the tokens, and the photo finish."""

from typing import Final

from rich.cells import cell_len
from textual.message import Message

from kurayami.games.komnata_strachu.cards import COLOUR_OF, SHAPES, Card, Fear, FearInvasion, Three, Token
from kurayami.games.komnata_strachu.model import Cancelled, Pause, Verdict
from kurayami.games.komnata_strachu.view import Race as OpenRound
from kurayami.terminal.canvas import AMBER, BLOOD, BONE, DIM, INK, Canvas, Colour, mixed, wrapped
from kurayami.terminal.face import Choice
from kurayami.terminal.full.stage import Deed, Stage
from kurayami.terminal.komnata_strachu.face import KomnataStrachuFace, tag_of
from kurayami.terminal.komnata_strachu.icons import INK_OF, large, small
from kurayami.terminal.komnata_strachu.keys import Press, press_of, rows_for
from kurayami.terminal.komnata_strachu.race import KeyboardLane, LocalRace

CARDS: Final = (20, 18)
"""Cells across a card with one Fear: alone, and beside a Fear Invasion."""
PICTURE: Final = 16
"""Cells across a large Fear."""
ROW: Final = 42
"""Cells across a Fear Invasion: five small Fears."""
NARROW: Final = 28
"""Cells across a Fear Invasion shown as a list."""
HEIGHT: Final = 11
BAR: Final = 30
GUARD: Final = 0.45
"""Seconds in which a key meant for the switch does not dismiss the verdict."""


def now() -> float:
    """Clock that stamps key presses."""
    return Message().time


class KomnataStrachuStage(Stage):
    listed = False

    def __init__(self, face: KomnataStrachuFace) -> None:
        super().__init__(face)
        self.face: KomnataStrachuFace = face
        face.race = LocalRace(now)
        self._decided = 0
        self._guard = 0.0

    @property
    def beside(self) -> bool:
        return False

    @property
    def race(self) -> LocalRace:
        return self.face.race

    def see(self) -> None:
        super().see()
        told = len(self.face.view.told)
        if told > self._decided:
            self._guard = now() + GUARD
        self._decided = told

    # What is drawn

    def board(self, width: int, height: int) -> Canvas:
        canvas = Canvas(width, height)
        view = self.face.view
        self._people(canvas, width)
        match view.stage:
            case OpenRound(cards=cards):
                self._cards(canvas, cards, 2)
                self._lanes(canvas, 2 + HEIGHT, width)
            case Cancelled(cards=cards):
                self._cards(canvas, cards, 2)
            case _:
                if view.told:
                    self._verdict(canvas, view.told[-1], width, height)
                else:
                    self._welcome(canvas, width)
        return canvas

    def _people(self, canvas: Canvas, width: int) -> None:
        """Draws each player's cards, who is ready, and who has hit the switch."""
        view, say = self.face.view, self.table.words.say
        at = 0
        for seat, won in enumerate(view.won):
            parts = [self.face.name(seat), f"▮{len(won)}"]
            match view.stage:
                case OpenRound(racers=racers) if racers[seat].hit:
                    parts.append(f"({say('web-ks-hit')})")
                case Pause(ready=ready):
                    parts += ["✓"] * ready[seat] + [f"({words})" for words in self.face.head_start_words(seat)]
                case _:
                    pass
            text = " ".join(parts)
            canvas.put(at, 0, text, AMBER if seat in self.table.seats_here else BONE)
            at += cell_len(text) + 3
        deck = say("terminal-ks-deck", count=view.deck)
        canvas.put(max(at, width - cell_len(deck)), 0, deck, DIM)

    def _cards(self, canvas: Canvas, cards: Three, top: int) -> None:
        ways = [(ROW, CARDS[0]), (ROW, CARDS[1]), (NARROW, CARDS[1])]
        tried = [[row if isinstance(card, FearInvasion) else one for card in cards] for row, one in ways]
        # two invasions cancel each other: they are told as lists
        widths = next((found for found in tried if sum(found) + len(cards) - 1 <= canvas.width), tried[-1])
        gap = 2 if sum(widths) + 4 <= canvas.width else 1
        x = max(0, (canvas.width - sum(widths) - gap * (len(cards) - 1)) // 2)
        for card, width in zip(cards, widths, strict=True):
            self._card(canvas, x, top, width, card)
            x += width + gap

    def _card(self, canvas: Canvas, x: int, y: int, width: int, card: Card) -> None:
        edge = mixed(INK, BONE, 0.45)
        canvas.put(x, y, "╭" + "─" * (width - 2) + "╮", edge)
        for row in range(1, HEIGHT - 1):
            canvas.put(x, y + row, "│", edge)
            canvas.put(x + width - 1, y + row, "│", edge)
        canvas.put(x, y + HEIGHT - 1, "╰" + "─" * (width - 2) + "╯", edge)
        match card:
            case Fear(shape, colour):
                large(canvas, x + (width - PICTURE) // 2, y + 1, shape, colour)
                canvas.centre(x + 1, y + HEIGHT - 2, width - 2, self.face.card_words(card), INK_OF[colour])
            case FearInvasion(fears):
                title = self.table.words.say("web-ks-special", special=tag_of(card))
                canvas.centre(x + 1, y + 1, width - 2, title, AMBER, bold=True)
                self._row_of_fears(canvas, x + 1, y + 3, width, fears)
            case _:
                self._special(canvas, x, y, width, tag_of(card))

    def _row_of_fears(self, canvas: Canvas, x: int, y: int, width: int, fears: tuple[Fear, ...]) -> None:
        say = self.table.words.say
        for place, fear in enumerate(fears):
            ink = INK_OF[fear.colour]
            if width < ROW:
                canvas.put(x + 1, y + place, f"{place + 1} {self.face.card_words(fear)}", ink)
                continue
            left = x + 8 * place
            small(canvas, left, y, fear.shape, ink)
            canvas.centre(left, y + 4, 8, say(f"ks-token-{fear.shape}"), ink)
            canvas.centre(left, y + 5, 8, say(f"ks-colour-{fear.colour}"), ink)

    def _special(self, canvas: Canvas, x: int, y: int, width: int, special: str) -> None:
        """Draws a Special card: an exit for an escape, a hat for a guest; large, and in one colour."""
        picture = SPECIALS[special]
        for row, line in enumerate(picture):
            canvas.centre(x + 1, y + 2 + row, width - 2, line, AMBER, bold=True)
        canvas.centre(x + 1, y + HEIGHT - 2, width - 2, self.table.words.say("web-ks-special", special=special), AMBER)

    def _lanes(self, canvas: Canvas, top: int, width: int) -> None:
        rows = rows_for(len(self.race.lanes))
        for number, (lane, keys) in enumerate(zip(self.race.lanes.values(), rows, strict=False)):
            if len(self.race.lanes) == 1:
                self._tokens(canvas, top, lane, keys.tokens)
            else:
                self._short_row(canvas, top + 3 * number, lane, keys.tokens, keys.light)

    def _tokens(self, canvas: Canvas, top: int, lane: KeyboardLane, keys: str) -> None:
        """Draws large tokens; those pushed forward stand higher, with their place."""
        left = max(0, (canvas.width - 5 * 15) // 2)
        for number, token in enumerate(SHAPES):
            pushed = token in lane.tokens
            x = left + 15 * number
            ink = self._token_ink(lane, token)
            small(canvas, x + 3, top + (0 if pushed else 1), token, ink)
            if pushed:
                canvas.centre(x, top + 4, 14, f"▲{lane.tokens.index(token) + 1}", AMBER, bold=True)
            words = self.table.words.say(f"ks-token-{token}")
            canvas.centre(x, top + 5, 14, f"{keys[number]} {words}", AMBER if pushed else BONE, bold=pushed)

    def _short_row(self, canvas: Canvas, top: int, lane: KeyboardLane, keys: str, light: str) -> None:
        say = self.table.words.say
        state = say("web-ks-hit") if lane.hit else ""
        canvas.put(0, top, f"{self.face.name(lane.seat)} {state}", AMBER, bold=True)
        x = 0
        for number, token in enumerate(SHAPES):
            pushed = token in lane.tokens
            place = f"▲{lane.tokens.index(token) + 1}" if pushed else ""
            text = f"{keys[number].upper()} {say(f'ks-token-{token}')} {place}"
            canvas.put(x, top + 1, text, self._token_ink(lane, token), bold=pushed)
            x += max(14, cell_len(text) + 1)
        canvas.put(x, top + 1, LIGHT_SIGNS.get(light, light.upper()), AMBER)

    def _token_ink(self, lane: KeyboardLane, token: Token) -> Colour:
        ink = INK_OF[COLOUR_OF[token]]
        return mixed(INK, ink, 0.4) if lane.hit or lane.gave_up else ink

    def _welcome(self, canvas: Canvas, width: int) -> None:
        say = self.table.words.say
        canvas.centre(0, 3, width, say("web-ks-welcome"), AMBER, bold=True)
        for row, line in enumerate(wrapped(say("web-ks-how"), min(width, 70))):
            canvas.put(4, 5 + row, line)
        for number, token in enumerate(SHAPES):
            small(canvas, 4 + 14 * number, 10, token, INK_OF[COLOUR_OF[token]])
            canvas.centre(1 + 14 * number, 14, 14, f"{number + 1} {say(f'ks-token-{token}')}", BONE)

    def _verdict(self, canvas: Canvas, verdict: Verdict, width: int, height: int) -> None:
        """Draws the photo finish: who hit when, with what, and what was right."""
        words = self.table.words
        say = words.say
        title = say("web-ks-round", round=len(self.face.view.told))
        canvas.put(0, 2, words.join("facts", (title, self.face.verdict_words(verdict))), AMBER, bold=True)
        row = 3
        for line in wrapped(words.join("things", (self.face.card_words(card) for card in verdict.cards)), width):
            canvas.put(0, row, line, DIM)
            row += 1
        canvas.put(0, row, words.label(say("web-ks-by-shape"), self._names(verdict.by_shape)), BONE)
        canvas.put(0, row + 1, words.label(say("web-ks-by-colour"), self._names(verdict.by_colour)), BONE)
        most = max((finish.head_start for finish in verdict.finishes), default=0)
        longest = max((most + finish.counted for finish in verdict.finishes), default=1)
        row += 3
        for finish in verdict.finishes:
            name = self.face.name(finish.seat)
            ink = BLOOD if finish.fault else AMBER
            before, end = (
                round(BAR * at / max(1, longest)) for at in (most - finish.head_start, most + finish.counted)
            )
            bar = " " * before + "█" * max(1, end - before)
            canvas.put(0, row, name, ink, bold=True)
            canvas.put(14, row, bar, mixed(INK, ink, 0.8))
            canvas.put(15 + len(bar), row, say("web-ks-seconds", time=f"{finish.counted / 1000:.3f}"), BONE)
            note = words.join("facts", (self._names(finish.tokens), self.face.finish_words(finish, verdict)))
            canvas.put(14, row + 1, note, ink if finish.fault else DIM)
            row += 2
        for seat in range(len(self.face.view.won)):
            if row < height and not any(finish.seat == seat for finish in verdict.finishes):
                canvas.put(0, row, words.label(self.face.name(seat), say("web-ks-no-hit")), DIM)
                row += 1
        if self.face.over:
            self._score(canvas, row + 1)

    def _score(self, canvas: Canvas, row: int) -> None:
        words = self.table.words
        say = words.say
        canvas.put(0, row, say("web-ks-end"), AMBER, bold=True)
        for seat, won in enumerate(self.face.view.won, 1):
            times = [
                finish.time
                for verdict in self.face.view.told
                for finish in verdict.finishes
                if finish.seat == seat - 1 and not finish.fault
            ]
            mean = f"{say('web-ks-mean')} {sum(times) / len(times) / 1000:.2f} s" if times else ""
            told = words.join("facts", (say("web-ks-cards-won", count=len(won)), mean))
            canvas.put(0, row + seat, words.label(self.face.name(seat - 1), told))

    def _names(self, tokens: tuple[Token, ...]) -> str:
        words = self.table.words
        return words.join("list", (words.say(f"ks-token-{token}") for token in tokens)) or "–"

    # What keys mean

    def prompt(self) -> str:
        """Prompt; empty in a race, when nobody reads."""
        return "" if isinstance(self.face.view.stage, OpenRound) else super().prompt()

    def key(self, key: str, stamp: float) -> list[Deed] | None:
        seats = self.table.seats_here
        if isinstance(self.face.view.stage, OpenRound):
            press = press_of(key, rows_for(len(seats)))
            return self._press(press, stamp) if press else ([] if key == "space" else None)
        if isinstance(self.face.view.stage, Pause) and key in ("space", "enter", "e"):
            if stamp < self._guard:
                return []
            return [Deed(action, seat) for seat in seats for action in self.race.ready(self.face.view, seat)]
        return None

    def owns(self, key: str) -> bool:
        """True for q and u in a race of two at one keyboard, where they are tokens."""
        seats = self.table.seats_here
        racing = isinstance(self.face.view.stage, OpenRound) and len(seats) > 1
        return racing and press_of(key, rows_for(len(seats))) is not None

    def _press(self, press: Press, stamp: float) -> list[Deed]:
        seats = self.table.seats_here
        if press.lane >= len(seats):
            return []
        seat = seats[press.lane]
        if press.token is None:
            return [Deed(action, seat) for action in self.race.hit(seat, stamp)]
        return [Deed(action, seat) for action in self.race.toggle(seat, SHAPES[press.token])]

    def choices(self) -> list[Choice]:
        return []

    def keys(self) -> list[tuple[str, str]]:
        if isinstance(self.face.view.stage, OpenRound) and len(self.table.seats_here) > 1:
            return []  # they stand at the tokens
        if isinstance(self.face.view.stage, OpenRound):
            return [("1–5", "terminal-key-tokens"), ("␣", "terminal-key-light")]
        return [] if self.table.over else [("␣", "web-ks-be-ready")]


LIGHT_SIGNS: Final = {"space": "␣", "enter": "⏎"}
SPECIALS: Final = {
    "fear_escape": ("┌──────┐ ", "│     ─┼▶", "│    ─┼┼▶", "│     ─┼▶", "│      │ ", "└──────┘ "),
    "guest": ("▗▄▄▄▖ ", "▐███▌ ", "▟█████▙", " ▐▒▒▌ ", " ▐██▌ ", " ▝  ▘ "),
}
