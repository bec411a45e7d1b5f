"""TypeScript types from JSON Schema, as far as msgspec writes it."""

import json
from collections.abc import Mapping
from typing import Any, TypeAlias

Schema: TypeAlias = Mapping[str, Any]

PLAIN = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}


def typescript(definitions: Mapping[str, Schema], full: bool = False) -> str:
    """One exported type per definition. No field is optional, because all values are sent."""
    return "\n\n".join(_comment(schema) + _declaration(name, schema, full) for name, schema in definitions.items())


def _declaration(name: str, schema: Schema, full: bool) -> str:
    if schema.get("type") == "object" and "properties" in schema:
        return f"export interface {name} {_fields(schema, full)}"
    return f"export type {name} = {type_of(schema)};"


def _comment(schema: Schema) -> str:
    text = str(schema.get("description", "")).strip()
    if not text:
        return ""
    lines = [line.strip() for line in text.splitlines()]
    if len(lines) == 1:
        return f"/** {text} */\n"
    return "\n".join(["/**", *(f" * {line}".rstrip() for line in lines), " */\n"])


def _fields(schema: Schema, full: bool) -> str:
    required = schema["properties"] if full else schema.get("required", ())
    lines = [
        f"  readonly {name}{'' if name in required else '?'}: {type_of(field)};"
        for name, field in schema["properties"].items()
    ]
    return "\n".join(["{", *lines, "}"]) if lines else "Record<string, never>"


def type_of(schema: Schema) -> str:
    match schema:
        case {"$ref": str(reference)}:
            return reference.rpartition("/")[2]
        case {"anyOf": list(choices)}:
            return " | ".join(dict.fromkeys(type_of(choice) for choice in choices))
        case {"enum": list(values)}:
            return " | ".join(json.dumps(value) for value in values)
        case {"const": value}:
            return json.dumps(value)
        case {"type": "array"}:
            return _array(schema)
        case {"type": "object", "additionalProperties": dict(values)}:
            return f"Readonly<Record<string, {type_of(values)}>>"
        case {"type": str(plain)}:
            return PLAIN[plain]
        case _:
            return "unknown"


def _array(schema: Schema) -> str:
    if "prefixItems" in schema:
        return f"readonly [{', '.join(type_of(item) for item in schema['prefixItems'])}]"
    item = type_of(schema.get("items", {}))
    return f"readonly ({item})[]" if " " in item else f"readonly {item}[]"
