"""Generated files are up to date, and match the types."""

from pathlib import Path
from typing import Any

import pytest

from kurayami.wire.generate import made, schema, write
from kurayami.wire.typescript import typescript

ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize("name", made())
def test_files_made_from_the_types_are_fresh(name: str) -> None:
    assert (ROOT / name).read_text("utf-8") == made()[name], "run: python -m kurayami.wire.generate"


def test_writing_makes_all_files(tmp_path: Path) -> None:
    write(tmp_path)
    assert {str(path.relative_to(tmp_path)) for path in tmp_path.rglob("*") if path.is_file()} == set(made())


def test_schema_lists_every_message_of_the_socket() -> None:
    named = schema()["$defs"]
    for union in ("FromClient", "FromServer"):
        for choice in named[union]["anyOf"]:
            assert choice["$ref"].rpartition("/")[2] in named


def test_typescript_of_each_kind_of_schema() -> None:
    definitions: dict[str, dict[str, Any]] = {
        "Tile": {
            "description": "A tile.",
            "type": "object",
            "properties": {"colour": {"enum": ["red", "blue"]}, "note": {"type": "string"}},
            "required": ["colour"],
        },
        "Board": {"type": "array", "items": {"anyOf": [{"$ref": "#/$defs/Tile"}, {"type": "null"}]}},
        "Square": {"type": "array", "prefixItems": [{"type": "integer"}, {"type": "integer"}]},
        "Names": {"type": "object", "additionalProperties": {"type": "string"}},
        "Whatever": {},
    }
    assert typescript(definitions).split("\n\n") == [
        '/** A tile. */\nexport interface Tile {\n  readonly colour: "red" | "blue";\n  readonly note?: string;\n}',
        "export type Board = readonly (Tile | null)[];",
        "export type Square = readonly [number, number];",
        "export type Names = Readonly<Record<string, string>>;",
        "export type Whatever = unknown;",
    ]
