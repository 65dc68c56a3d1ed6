"""The table of settings in docs/self-hosting.md, from the flags: `python -m tests.docs.settings_table` writes it."""

from __future__ import annotations

from dataclasses import fields
from pathlib import Path
from typing import Any, get_type_hints

from asterism.server.settings import Settings

PAGE = Path(__file__).parents[2] / "docs" / "self-hosting.md"
BEGIN, END = "<!-- settings -->\n", "<!-- /settings -->\n"


def table() -> str:
    """All settings by group, as Markdown."""
    lines: list[str] = []
    group = ""
    for field in fields(Settings):
        [option] = get_type_hints(Settings, include_extras=True)[field.name].__metadata__
        if option.rich_help_panel != group:
            group = option.rich_help_panel
            lines += ["", f"**{group}**", "", "| flag | default | meaning |", "|---|---|---|"]
        lines.append(f"| `{flag_of(field.name, option)}` | {shown(field.default)} | {option.help} |")
    return "\n".join([*lines, "", ""])


def flag_of(name: str, option: Any) -> str:
    """How the setting is written on the command line."""
    given = [part for part in (option.default, *(option.param_decls or ())) if isinstance(part, str)]
    return given[0] if given else "--" + name.replace("_", "-")


def shown(default: Any) -> str:
    """A default as people read it."""
    if default in {None, False, ""}:
        return ""
    return "yes" if default is True else f"`{default}`"


def filled(page: str) -> str:
    """The page with the table as it should be."""
    before, rest = page.split(BEGIN)
    return before + BEGIN + table() + END + rest.split(END)[1]


if __name__ == "__main__":
    PAGE.write_text(filled(PAGE.read_text(encoding="utf-8")), encoding="utf-8")
