"""The tally of all rounds so far: stored in a folder, round by round, and summed up as text."""

from collections.abc import Iterable, Sequence
from pathlib import Path

import msgspec

from tools.shake.rounds import Round


class Tally:
    """Rounds as lines of JSON, their sum as `summary.txt`, and a file for each round that failed."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.summary = folder / "summary.txt"
        self._rounds = folder / "rounds.jsonl"

    def add(self, done: Round) -> None:
        self.folder.mkdir(parents=True, exist_ok=True)
        with self._rounds.open("ab") as file:
            file.write(msgspec.json.encode(done) + b"\n")
        self.summary.write_text(summed_up(self.rounds()), "utf-8")
        if done.failures:
            path = self.folder / f"failed-{done.seed}-{len(self.rounds())}.txt"
            path.write_text("\n\n".join(f"{each.test}\n{each.text}" for each in done.failures), "utf-8")

    def rounds(self) -> list[Round]:
        if not self._rounds.exists():
            return []
        return [msgspec.json.decode(line, type=Round) for line in self._rounds.read_bytes().splitlines()]

    def forget(self) -> None:
        for path in (self._rounds, self.summary, *self.folder.glob("failed-*.txt")):
            path.unlink(missing_ok=True)


def summed_up(rounds: Sequence[Round]) -> str:
    selections = dict.fromkeys(each.selection for each in rounds)
    parts = [lines_of([each for each in rounds if each.selection == selection]) for selection in selections]
    return "".join(f"{line}\n" for lines in parts for line in lines) or "nothing was shaken yet\n"


def lines_of(rounds: Sequence[Round]) -> Iterable[str]:
    """Summary of one selection."""
    runs = sum(each.tests for each in rounds)
    failures = sum(len(each.failures) for each in rounds)
    minutes = sum(each.seconds for each in rounds) / 60
    name = rounds[0].selection or "everything"
    yield f"{name}: rounds {len(rounds)}, tests run {runs}, failures {failures}, {minutes:.1f} min"
    seeds: dict[str, list[int]] = {}
    for each in rounds:
        for failure in each.failures:
            seeds.setdefault(failure.test, []).append(each.seed)
    for test, failed in sorted(seeds.items(), key=lambda item: -len(item[1])):
        yield f"  {test} failed {len(failed)} of {len(rounds)}, seeds {', '.join(map(str, failed))}"
