"""Generates files from the types: `python -m kurayami.wire.generate` in the project folder.

`docs/wire.schema.json` and `web/src/lib/wire.ts` hold the messages; `web/src/lib/wire-<game>.ts` the values of a game
(its Options, View, Action and Event), which messages carry as they are, its MADE types, and its FACTS, if it has any.
"""

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final, TypeAlias

import msgspec

from kurayami.catalog import GAMES
from kurayami.kernel import AnyRules
from kurayami.wire import messages
from kurayami.wire.typescript import type_of, typescript

WHERE: Final = "#/$defs/{name}"
NOTE: Final = "// Made by `python -m kurayami.wire.generate`. Not written by hand.\n\n"
GAME_TYPES: Final = ("Options", "View", "Action", "Event")

Definitions: TypeAlias = dict[str, Mapping[str, Any]]


def schema() -> dict[str, Any]:
    """The messages as JSON Schema: `FromClient` and `FromServer` on the websocket, the others over HTTP."""
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": f"kurayami wire, version {messages.VERSION}",
        "$defs": definitions(messages.FromClient, messages.FromServer, *messages.OVER_HTTP),
    }


def definitions(from_client: Any, from_server: Any, *others: Any) -> Definitions:
    (*unions,), components = msgspec.json.schema_components((from_client, from_server, *others), ref_template=WHERE)
    named: Definitions = dict(components)
    named["FromClient"], named["FromServer"] = unions[:2]
    return named


def messages_in_typescript() -> str:
    made = schema()["$defs"]
    return f"{NOTE}export const WIRE_VERSION = {messages.VERSION};\n\n{typescript(made)}\n"


def game_in_typescript(rules: AnyRules) -> str:
    types = [*(getattr(rules, name) for name in GAME_TYPES), *getattr(rules, "MADE", ())]
    schemas, components = msgspec.json.schema_components(types, ref_template=WHERE)
    named: Definitions = dict(components)
    for name, found in zip(GAME_TYPES, schemas, strict=False):
        if type_of(found) != name:
            named[name] = found
    facts = getattr(rules, "FACTS", None)
    listed = "" if facts is None else f"\n\nexport const FACTS = {json.dumps(facts, indent=2)} as const;"
    return f"{NOTE}{typescript(named, full=True)}{listed}\n"


def made() -> dict[str, str]:
    """Content of each generated file, by path."""
    files = {
        "docs/wire.schema.json": json.dumps(schema(), indent=1) + "\n",
        "web/src/lib/wire.ts": messages_in_typescript(),
    }
    return files | {f"web/src/lib/wire-{name}.ts": game_in_typescript(rules) for name, rules in GAMES.items()}


def write(root: Path) -> None:
    for name, text in made().items():
        path = root / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, "utf-8")


if __name__ == "__main__":
    write(Path.cwd())
