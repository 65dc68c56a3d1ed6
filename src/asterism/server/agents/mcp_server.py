"""The tools as a server of the Model Context Protocol, by its official SDK. Needs the extra `mcp`."""

from __future__ import annotations

import logging
from collections.abc import Callable
from typing import Any

import mcp_types as types
from mcp.server.context import ServerRequestContext
from mcp.server.lowlevel import Server

import asterism
from asterism.server.agents.answers import Answer
from asterism.server.agents.tables import AgentTables
from asterism.server.agents.tools import TOOLS, Tool, call

logger = logging.getLogger(__name__)

TablesFor = Callable[[Any], AgentTables]
"""The tables of whoever sent a request: an HTTP request, or None over stdio."""

INSTRUCTIONS = (
    "Tabletop games about the night sky. list_games and read_rules say what there is. open_table opens a table with "
    "you and bots, join_table takes a seat at another one. Then, until the match is over: wait_for_turn, choose one of "
    "the legal moves, play_move. You see what your seat may know, and nothing else. A refused move changes nothing, "
    "and the answer names the rule; read_rules explains it."
)


def mcp_server(tables_for: TablesFor) -> Server[Any]:
    """A server with all tools. Who calls one is decided for each request, so nothing is kept between them."""

    async def list_tools(
        _: ServerRequestContext[Any], __: types.PaginatedRequestParams | None
    ) -> types.ListToolsResult:
        return types.ListToolsResult(tools=[described(tool) for tool in TOOLS.values()])

    async def call_tool(
        context: ServerRequestContext[Any], params: types.CallToolRequestParams
    ) -> types.CallToolResult:
        return result_of(await answered(tables_for(context.request), params))

    return Server(
        "asterism",
        version=asterism.__version__,
        title="Asterism",
        instructions=INSTRUCTIONS,
        on_list_tools=list_tools,
        on_call_tool=call_tool,
    )


async def answered(tables: AgentTables, params: types.CallToolRequestParams) -> Answer:
    """The answer of a tool. A fault of ours is logged, and the agent is told that it is none of its own."""
    try:
        return await call(tables, params.name, params.arguments or {})
    except Exception:
        logger.exception("the tool %s failed", params.name)
        sentence = (
            f"{params.name} failed because of a fault of this server; nothing is lost, and its log has the details"
        )
        return Answer(sentence, {"error": sentence}, is_error=True)


def described(tool: Tool) -> types.Tool:
    """A tool as agents read of it."""
    return types.Tool(
        name=tool.name,
        description=tool.description,
        input_schema=tool.schema,
        annotations=types.ToolAnnotations(read_only_hint=tool.only_reads, open_world_hint=False),
    )


def result_of(answer: Answer) -> types.CallToolResult:
    """An answer as the protocol sends it: text for the model, data for programs."""
    return types.CallToolResult(
        content=[types.TextContent(type="text", text=answer.text)],
        structured_content=answer.data,
        is_error=answer.is_error,
    )
