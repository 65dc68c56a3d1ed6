"""What tools answer with, and what several of them do."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Any

import msgspec
from msgspec import Meta

from asterism.i18n import Translator
from asterism.server.agents.sight import Sight
from asterism.server.agents.tables import AgentTables
from asterism.server.protocol import commands

GameName = Annotated[str, Meta(description="The name of a game, such as 'sternenhimmel'; list_games has all.")]
TableId = Annotated[str, Meta(description="The id of a table.", max_length=100)]
Language = Annotated[str, Meta(description="The language of the answer: en, fr or de.")]
Since = Annotated[
    int | None,
    Meta(description="Tell the events from this number on; each answer says under `events` how many there are."),
]


@dataclass(frozen=True)
class Answer:
    """What a tool answers."""

    text: str
    data: dict[str, Any]
    is_error: bool = False


class Arguments(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The arguments of a tool. Unknown ones are refused."""


async def sight_of(tables: AgentTables, table_id: str, language: str) -> Sight:
    """What the agent sees of a table now."""
    Translator(language)
    return Sight(await tables.snapshot(table_id), language)


async def settled(tables: AgentTables, table_id: str, language: str) -> Sight:
    """The same, after the agent's nonce was revealed if the deal waits for it."""
    sight = await sight_of(tables, table_id, language)
    if sight.waits_for_nonce:
        await tables.reveal_nonce(table_id)
        sight = await sight_of(tables, table_id, language)
    return sight


async def shown(tables: AgentTables, table_id: str, language: str, since: int | None = None, lead: str = "") -> Answer:
    """The table as an answer."""
    return await answer_of(tables, await settled(tables, table_id, language), since, lead)


async def answer_of(tables: AgentTables, sight: Sight, since: int | None, lead: str = "") -> Answer:
    """What the agent sees. A race counts as seen from now on, so thinking time begins with the answer."""
    race = sight.unseen_race
    if race is not None:
        await tables.send(sight.table.table, commands.ReportRaceShown(race.opened))
    news = sight.news(since)
    text = sight.text(news)
    return Answer(f"{lead}\n\n{text}" if lead else text, sight.data(news))


async def carried_out(tables: AgentTables, table_id: str, command: commands.Command, language: str) -> Answer:
    """Carry out a command and show the table."""
    sight = await sight_of(tables, table_id, language)
    refused = await tables.send(table_id, command)
    if refused:
        return refusal(sight, refused.reason, refused.rule)
    return await shown(tables, table_id, language)


def refusal(sight: Sight, reason: str, rule: str) -> Answer:
    """Why something was not done, with the rule's number and sentence."""
    sentence = sight.words.rule(rule)
    text = "\n".join(line for line in (sight.words.say("refused", reason=reason), sentence) if line)
    return Answer(text, {"refused": reason, "rule": rule, "rule_text": sentence}, is_error=True)
