"""The generated TypeScript is the one the structs would give now."""

from __future__ import annotations

from pathlib import Path

import pytest

from asterism.server.typescript import files, type_of

WEB = Path(__file__).parents[2] / "web"


@pytest.mark.parametrize(
    ("path", "content"), files(WEB).items(), ids=lambda value: value.parent.name if isinstance(value, Path) else ""
)
def test_the_types_in_the_front_end_are_up_to_date(path: Path, content: str) -> None:
    assert path.read_text(encoding="utf-8") == content, "see `make types`"


def test_schemas_become_types() -> None:
    assert type_of({"type": "integer"}) == "number"
    assert type_of({"anyOf": [{"type": "string"}, {"type": "null"}]}) == "string | null"
    assert type_of({"enum": ["a", 1]}) == '"a" | 1'
    assert type_of({"type": "array", "items": {"type": "boolean"}}) == "(boolean)[]"
    assert type_of({"type": "array", "prefixItems": [{"type": "number"}, {"$ref": "Star"}]}) == "[number, Star]"
    assert type_of({"type": "object", "additionalProperties": {"type": "string"}}) == "Record<string, string>"
    assert type_of({}) == "unknown"
