"""Hidden Rooms in words."""

from kurayami.games.hidden_rooms.actions import Action, Recall, Search, Stop, Walk
from kurayami.games.hidden_rooms.book import page_of
from kurayami.games.hidden_rooms.house import Square, Tile
from kurayami.games.hidden_rooms.view import Prospect, View
from kurayami.terminal.face import Choice, Face
from kurayami.terminal.hidden_rooms.board import board, facts
from kurayami.terminal.saying import say_value


class HiddenRoomsFace(Face):
    @property
    def view(self) -> View:
        view: View = self.table.view
        return view

    def prompt(self) -> str:
        say, view = self.table.words.say, self.view
        match view.waiting:
            case "begin":
                return say("web-hr-begin")
            case "child":
                left = sum(isinstance(action, Walk) for action in self.table.legal) and 2 - view.walks
                return say("web-hr-prompt-walk", walks=left) if left else say("web-hr-prompt-search")
            case _:
                return say("web-hr-wait")

    def choices(self) -> list[Choice]:
        return [Choice(self.warned(action), action) for action in self.table.legal]

    def warned(self, action: Action) -> str:
        """The action in words, with its risk."""
        words = self.words_of(action)
        danger = self.danger(action)
        return f"{words}. {danger}" if danger else words

    def danger(self, action: Action) -> str:
        """Way an action loses the stage before the child's next turn; empty if it can't. A walk is only a step."""
        view, say = self.view, self.table.words.say
        here = prospect(view, view.child)
        match action:
            case Stop():
                loss = here.loss if here else None
                return say("web-hr-danger-stay", loss=loss) if loss else ""
            case Recall(target=square) | Walk(to=square):
                there = prospect(view, square)
                loss = there.loss if there else None
                if isinstance(action, Walk) and loss != "walked_into_it":
                    return ""
                return say("web-hr-danger-odds", loss=loss, chance=100) if loss else ""
            case Search(target=square):
                return self._danger_of_draw(square)
            case _:
                return ""

    def _danger_of_draw(self, target: Square) -> str:
        """Danger of a draw: a tile that fits leads to the square; one that does not leaves the child in place."""
        view = self.view
        if not view.odds or not view.odds.of:
            return ""
        fits = view.odds.fitting / view.odds.of
        there, here = prospect(view, target), prospect(view, view.child)
        lost_there, lost_here = there.loss if there else None, here.loss if here else None
        chance = (fits if lost_there else 0.0) + (1 - fits if lost_here else 0.0)
        loss = lost_there if lost_there and (fits > 0 or not lost_here) else lost_here
        if not loss or chance <= 0:
            return ""
        return self.table.words.say("web-hr-danger-odds", loss=loss, chance=round(100 * chance))

    def help(self) -> list[str]:
        return [self.table.words.say("hr-help")]

    def briefly(self) -> list[str]:
        """Your place, its place, and what happens if you stay."""
        view, words = self.view, self.table.words
        say = words.say
        lines = [say("hr-facts-memory", tiles=words.join("list", map(self.tile_words, view.memory)) or "–")]
        if view.waiting != "child":
            return lines
        under = next((room.tile for room in view.rooms if room.at == view.child), None)
        if under:
            lines.append(say("terminal-hr-you", square=str(view.child), tile=self.tile_words(under)))
        lines += self._monster()
        if view.odds:
            lines.append(say("hr-facts-odds", fitting=view.odds.fitting, of=view.odds.of))
        return [*lines, say("hr-facts-foreseen", events=self.foreseen(view.child))]

    def _monster(self) -> list[str]:
        view, say = self.view, self.table.words.say
        if not view.monster:
            return []
        way = say(f"hr-way-{view.monster.facing}")
        return [say("terminal-hr-monster", square=str(view.monster.at), way=way)]

    def look(self) -> list[str]:
        view, words = self.view, self.table.words
        say = words.say
        rooms = [
            words.join(
                "list",
                (
                    say("web-hr-square-room", square=str(room.at), colour=room.tile.colour, number=room.tile.number),
                    say("web-hr-square-you") if room.at == view.child else "",
                ),
            )
            for room in view.rooms
        ]
        monster = self._monster()
        if monster:
            monster.append(say("terminal-hr-watched", squares=words.join("list", map(str, view.watched))))
        return [*facts(view, self.table.words, False), *rooms, *monster]

    def plan(self) -> list[str]:
        return board(self.view, False)

    def monster_name(self) -> str:
        page = page_of(self.view.options.book, self.view.stage)
        return page.monster_in.get(self.table.words.language, page.monster)

    def tile_words(self, tile: Tile) -> str:
        return self.table.words.say("hr-tile", colour=tile.colour, number=tile.number)

    def foreseen(self, at: Square) -> str:
        """The monster's next turn if the child's turn ends there."""
        found = prospect(self.view, at)
        events = found.foreseen if found else self.view.foreseen
        words = self.table.words
        return words.join("sentences", (say_value(words, self.table.game, "event", event) for event in events))


def prospect(view: View, square: Square) -> Prospect | None:
    return next((found for found in view.prospects if found.at == square), None)
