"""Numbers of an edition that `balance` may change: how many pages a power needs."""

import re
from collections.abc import Callable, Mapping, Sequence
from typing import Final

from msgspec.structs import replace

from kurayami.bots.shares import Share
from kurayami.games.hako_onna.edition import Edition
from kurayami.games.hako_onna.edition_file import read
from kurayami.games.hako_onna.ends import VISITORS_WIN
from kurayami.kernel import Refusal, toml
from kurayami.lab.results_file import Labour
from kurayami.lab.sim import Match, Numbered, check, play_numbered

_NEEDS: Final = re.compile(r"""(\s*["']?needs["']?\s*=\s*)\w+""")
"""The field on a line of its own."""
_NAME: Final = re.compile(r"power\.(\d{1,2})\.needs")


def ended(one: Numbered) -> str:
    return str(play_numbered(one).state.end)


class EditionNumbers:
    kind = str
    """End of a game."""
    sides = ("visitors", "she")

    def __init__(self, text: str, source: str, match_of: Callable[[Edition], Match]) -> None:
        self._text, self._source = text, source
        self.edition: Edition = read(text, source)
        self._match_of = match_of

    def number(self, name: str) -> int:
        return self.edition.powers[self._power(name) - 1].needs

    def _power(self, name: str) -> int:
        found = _NAME.fullmatch(name)
        if not found or not 1 <= int(found[1]) <= len(self.edition.powers):
            raise Refusal("lab-no-such-number", name=name, example="power.7.needs")
        return int(found[1])

    def changed(self, numbers: Mapping[str, int]) -> Edition:
        powers = list(self.edition.powers)
        for name, needs in numbers.items():
            at = self._power(name) - 1
            powers[at] = replace(powers[at], needs=needs)
        return replace(self.edition, powers=tuple(powers))

    def shares(
        self, numbers: Mapping[str, int], who: Sequence[str], first: int, games: int, labour: Labour[str]
    ) -> dict[str, Share]:
        match = self._match_of(self.changed(numbers))
        check(match)
        ends = labour.results(ended, [Numbered(match, first + number) for number in range(games)])
        theirs, nobodys = sum(end in VISITORS_WIN for end in ends), ends.count("limit")
        won = {"visitors": theirs, "she": len(ends) - theirs - nobodys}
        return {side: Share(won[side], len(ends)) for side in who}

    def text(self, numbers: Mapping[str, int]) -> str:
        """The file with new numbers, otherwise as written."""
        lines = self._text.split("\n")
        for name, needs in numbers.items():
            at = toml.line_of(self._text, ("powers", self._power(name) - 1, "needs"))
            found = _NEEDS.match(lines[at - 1]) if at else None
            if not at or not found:
                raise Refusal("lab-number-not-alone", name=name)
            lines[at - 1] = f"{found[1]}{needs}{lines[at - 1][found.end() :]}"
        text = "\n".join(lines)
        assert read(text, self._source).powers == self.changed(numbers).powers
        return text
