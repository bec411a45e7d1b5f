"""Golden playthroughs: random games, printed for every seat. They catch unintended changes.

`make playthroughs` rewrites them; read the diff before you commit it.
"""

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import msgspec

from kurayami.kernel import Seat
from kurayami.table import Table
from kurayami.testing.random_games import Footstep, seeded, wander
from kurayami.testing.subject import Subject
from kurayami.testing.subjects import SUBJECTS

SEED: Final = bytes(range(32))
LONGEST: Final = 160
"""Most moves of a playthrough: the rest would show nothing new."""

LONG_LIST: Final = 40


def playthroughs() -> dict[str, str]:
    """Every playthrough by its file name."""
    return {
        f"{name}-{number}.txt": "".join(f"{line}\n" for line in playthrough(subject, options))
        for name, subject in SUBJECTS.items()
        for number, options in enumerate(subject.options, 1)
    }


def playthrough(subject: Subject, options: Any) -> Iterator[str]:
    rules = subject.rules
    table: Table[Any, Any, Any, Any, Any] = Table(rules, options)
    viewers: list[Seat | None] = [None, *range(table.seats)]
    shown = {viewer: _fields(rules.view(table.state, viewer)) for viewer in viewers}
    yield f"options {_text(options)}"
    for number, step in enumerate(wander(table, seeded(SEED, table.seats), subject, SEED), 1):
        if number > LONGEST:
            return
        yield ""
        yield f"{number} {_text(step.happening.entry)}"
        yield f"  movers {_text(rules.movers(step.after))} deadline {rules.deadline(step.after)}"
        for seat in range(table.seats):
            yield f"  legal {seat} {_text(rules.legal(step.after, seat))}"
        for viewer in viewers:
            yield from _told(subject, step, viewer)
            fields = _fields(rules.view(step.after, viewer))
            for name, field in fields.items():
                if field != shown[viewer][name]:
                    yield f"  {_name(viewer)} shows {name} {_change(shown[viewer][name], field)}"
            shown[viewer] = fields
    yield ""
    yield f"outcome {_text(rules.outcome(table.state))}"


def _told(subject: Subject, step: Footstep, viewer: Seat | None) -> Iterator[str]:
    for event in step.happening.events:
        seen = subject.rules.witness(event, viewer)
        if seen is not None:
            yield f"  {_name(viewer)} hears {_text(seen)}"


def _name(viewer: Seat | None) -> str:
    return "anyone" if viewer is None else f"seat {viewer}"


def _change(old: Any, new: Any) -> str:
    """A changed field; for a list that grew, its new elements."""
    if (
        isinstance(new, list | tuple)
        and isinstance(old, list | tuple)
        and len(new) > LONG_LIST
        and new[: len(old)] == old
    ):
        return f"and {_text(new[len(old) :])}"
    return _text(new)


def _fields(view: Any) -> dict[str, Any]:
    return msgspec.to_builtins(view)  # type: ignore[no-any-return]


def _text(value: Any) -> str:
    return msgspec.json.encode(value).decode()


def main() -> None:
    folder = Path(sys.argv[1] if len(sys.argv) > 1 else "tests/playthroughs")
    folder.mkdir(parents=True, exist_ok=True)
    for old in folder.glob("*.txt"):
        old.unlink()
    for file, text in playthroughs().items():
        (folder / file).write_text(text, "utf-8", newline="\n")
        print(f"{folder / file}: {text.count(chr(10))} lines")


if __name__ == "__main__":
    main()
