"""All tools, and how one is called."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any

import msgspec

from asterism.decoding import convert
from asterism.errors import AsterismError
from asterism.server.agents import game_tools, table_tools
from asterism.server.agents.answers import Answer, Arguments
from asterism.server.agents.tables import AgentTables

Run = Callable[[AgentTables, Any], Awaitable[Answer]]


@dataclass(frozen=True)
class Tool:
    """A tool: its arguments, what it does, and whether it only reads."""

    arguments: type[Arguments]
    run: Run
    only_reads: bool = False

    @property
    def name(self) -> str:
        """The name by which agents call it."""
        return self.run.__name__

    @property
    def description(self) -> str:
        """What agents are told about it."""
        return (self.arguments.__doc__ or "").strip()

    @property
    def schema(self) -> dict[str, Any]:
        """The JSON schema of its arguments."""
        _, found = msgspec.json.schema_components((self.arguments,), ref_template="#/$defs/{name}")
        schema = {key: value for key, value in found[self.arguments.__name__].items() if key != "description"}
        return {"properties": {}, **schema}


TOOLS = {
    tool.name: tool
    for tool in (
        Tool(game_tools.ListGames, game_tools.list_games, only_reads=True),
        Tool(game_tools.ReadRules, game_tools.read_rules, only_reads=True),
        Tool(table_tools.ListTables, table_tools.list_tables, only_reads=True),
        Tool(table_tools.OpenTable, table_tools.open_table),
        Tool(table_tools.JoinTable, table_tools.join_table),
        Tool(table_tools.ViewTable, table_tools.view_table, only_reads=True),
        Tool(table_tools.LegalMoves, table_tools.legal_moves, only_reads=True),
        Tool(table_tools.PlayMove, table_tools.play_move),
        Tool(table_tools.WaitForTurn, table_tools.wait_for_turn, only_reads=True),
        Tool(table_tools.AnswerOffer, table_tools.answer_offer),
        Tool(table_tools.Resign, table_tools.resign),
        Tool(table_tools.LeaveTable, table_tools.leave_table),
    )
}


async def call(tables: AgentTables, name: str, arguments: dict[str, Any]) -> Answer:
    """Call a tool. What is wrong with the call is answered in one sentence."""
    try:
        tool = TOOLS.get(name)
        if tool is None:
            raise AsterismError(f"there is no tool '{name}'; there are {', '.join(TOOLS)}")  # noqa: TRY301
        return await tool.run(tables, convert(arguments, tool.arguments))
    except msgspec.ValidationError as error:
        problem, _, place = str(error).partition(" - at ")
        sentence = f"{place.strip('`').removeprefix('$.') or name}: {problem}"
        return Answer(sentence, {"error": sentence}, is_error=True)
    except AsterismError as error:
        return Answer(str(error), {"error": str(error)}, is_error=True)
