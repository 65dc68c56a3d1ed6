"""TypeScript types from the msgspec structs: `python -m asterism.server.typescript` writes them into web/."""

from __future__ import annotations

import sys
from collections.abc import Iterable
from pathlib import Path
from typing import Any, get_args

import msgspec

from asterism.game import Best, Game, load, names
from asterism.rulebook import Rulebook
from asterism.server.insights.daily import DailyResults
from asterism.server.insights.deals import DisclosedDeal
from asterism.server.insights.puzzles import PuzzleInfo, PuzzlePosition
from asterism.server.insights.ratings import RatingList
from asterism.server.insights.replays import LessonReplay, Replay
from asterism.server.insights.reviews import ReviewProgress
from asterism.server.protocol import account, admin, commands, evening, messages, models, push, requests

HEADER = "// Generated from the Python structs by `make types`. Do not edit.\n"
REQUESTS = (*requests.Request.__subclasses__(), *get_args(commands.Command))
"""What browsers write: defaults may be left out."""
ANSWERS = (
    models.GameInfo,
    models.FileSummary,
    models.HintSpeed,
    models.Reach,
    models.HostText,
    models.OpenedTable,
    models.TableInfo,
    models.TableListing,
    models.ErrorResponse,
    account.Me,
    account.Link,
    account.ProgramInfo,
    account.NewToken,
    push.PushSettings,
    push.WebhookAdded,
    push.SampleSent,
    admin.AdminOverview,
    admin.AdminTables,
    admin.PersonInfo,
    admin.ReportInfo,
    admin.ActInfo,
    admin.ServerInfo,
    Rulebook,
    Replay,
    LessonReplay,
    DailyResults,
    PuzzleInfo,
    PuzzlePosition,
    DisclosedDeal,
    Best,
    ReviewProgress,
    RatingList,
    evening.EveningInfo,
    evening.EveningUpdate,
    evening.LeagueInfo,
    evening.OpenedEvening,
    evening.OpenedLeague,
    evening.OwnEvenings,
    *get_args(messages.Message),
)


def general_types() -> str:
    """What every table speaks."""
    unions = {"Message": messages.Message, "Command": commands.Command}
    return typescript([*ANSWERS, *REQUESTS], unions, REQUESTS)


def game_types(game: Game) -> str:
    """The view, moves, events, printed components and options of one game."""
    unions = {
        "View": game.view_type,
        "Move": game.move_type,
        "Event": game.event_type,
        "Printed": game.printed_type,
        "Options": game.options_type,
    }
    return typescript([kind for union in unions.values() for kind in get_args(union) or (union,)], unions)


def typescript(kinds: Iterable[Any], unions: dict[str, Any], requests: Iterable[Any] = ()) -> str:
    """Exported types for all structs that these kinds use, and a name for each union."""
    _, components = msgspec.json.schema_components(list(kinds), ref_template="{name}")
    _, written_by_browsers = msgspec.json.schema_components(list(requests), ref_template="{name}")
    for name in written_by_browsers:
        components[name] = without_defaults(components[name])
    lines = [HEADER]
    for name, schema in sorted(components.items()):
        if "description" in schema:
            lines.append(f"/** {schema['description'].splitlines()[0]} */")
        lines.append(f"export type {name} = {type_of(schema)};\n")
    for name, union in unions.items():
        if name not in components:
            members = " | ".join(kind.__name__ for kind in get_args(union) or (union,))
            lines.append(f"export type {name} = {members};\n")
    return "\n".join(lines)


def without_defaults(schema: dict[str, Any]) -> dict[str, Any]:
    """The schema of a struct whose fields with defaults may be left out."""
    fields = {
        name: {key: value for key, value in part.items() if key != "default"}
        for name, part in schema["properties"].items()
    }
    return {**schema, "properties": fields}


def type_of(schema: dict[str, Any]) -> str:
    """A JSON schema as a TypeScript type."""
    if "$ref" in schema:
        return str(schema["$ref"])
    if "anyOf" in schema:
        return " | ".join(dict.fromkeys(type_of(part) for part in schema["anyOf"]))
    if "enum" in schema:
        return " | ".join(msgspec.json.encode(value).decode() for value in schema["enum"])
    kind = schema.get("type")
    if kind == "object":
        return object_type(schema)
    if kind == "array":
        return array_type(schema)
    return {"integer": "number", "number": "number", "string": "string", "boolean": "boolean", "null": "null"}.get(
        str(kind), "unknown"
    )


def object_type(schema: dict[str, Any]) -> str:
    """A struct, or a dictionary."""
    if "properties" not in schema:
        return f"Record<string, {type_of(schema.get('additionalProperties') or {})}>"
    optional = set(schema["properties"]) - set(schema.get("required", []))
    fields = "".join(
        f"  {name}{'?' if name in optional and 'default' not in part else ''}: {type_of(part)};\n"
        for name, part in schema["properties"].items()
    )
    return "{\n" + fields + "}"


def array_type(schema: dict[str, Any]) -> str:
    """A list, or a tuple of fixed length."""
    if "prefixItems" in schema:
        return "[" + ", ".join(type_of(part) for part in schema["prefixItems"]) + "]"
    return f"({type_of(schema.get('items') or {})})[]"


def files(web: Path) -> dict[Path, str]:
    """All generated files with their content."""
    games = {web / "src" / "games" / name / "types.ts": game_types(load(name)) for name in names()}
    return {web / "src" / "protocol" / "types.ts": general_types(), **games}


def main() -> None:
    """Write all files below the folder given, by default web/."""
    web = Path(sys.argv[1] if len(sys.argv) > 1 else "web")
    for path, content in files(web).items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(content, encoding="utf-8")
        sys.stdout.write(f"{path}\n")


if __name__ == "__main__":
    main()
