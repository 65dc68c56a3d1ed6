"""Tools for tables: opening, joining, looking, moving, waiting and leaving."""

from __future__ import annotations

import asyncio
import hashlib
from typing import Annotated, Any

import msgspec
from msgspec import Meta

from asterism.errors import BadOption, IllegalMove
from asterism.fairness import hash_of_nonce
from asterism.game import load
from asterism.i18n import Translator
from asterism.match import read_move
from asterism.options import preset_of, usual_in
from asterism.server.agents.answers import (
    Answer,
    Arguments,
    GameName,
    Language,
    Since,
    TableId,
    answer_of,
    carried_out,
    refusal,
    settled,
    shown,
    sight_of,
)
from asterism.server.agents.sight import listing_data
from asterism.server.agents.tables import AgentTables
from asterism.server.clock import steady
from asterism.server.protocol import commands, requests
from asterism.server.tables.state import DEFAULT_BOT

MAX_WAIT = 50.0
"""Seconds that an agent may wait in one call: below the time after which proxies and clients give up."""


class ListTables(Arguments, frozen=True):
    """List the tables where you have a seat, and the public ones."""


async def list_tables(tables: AgentTables, _: ListTables) -> Answer:
    """Your tables and the public ones."""
    own, public = listing_data(await tables.own_tables()), listing_data(await tables.public_tables())
    lines = [
        f"{one['table']}: {one['game']}, {one['phase']}{', your turn' if one['your_turn'] else ''}" for one in own
    ] or ["You have no table; open_table opens one."]
    lines += [f"public: {one['table']}: {one['game']}, {one['phase']}" for one in public]
    return Answer("\n".join(lines), {"yours": own, "public": public})


class OpenTable(Arguments, frozen=True):
    """Open a table and sit down at it. The match begins when all seats are taken."""

    game: GameName
    seats: Annotated[
        list[Annotated[str, Meta(max_length=200)]],
        Meta(
            description="Who sits where: 'me' once, the names of bots, and 'open' for whoever comes; you get the first "
            "seat that is 'me' or 'open'. Without it: you and as few bots as the game allows.",
            max_length=8,
        ),
    ] = msgspec.field(default_factory=list)
    options: Annotated[dict[str, Any], Meta(description="Options of the game; list_games has them.")] = msgspec.field(
        default_factory=dict
    )
    preset: Annotated[str | None, Meta(description="A named set of options.")] = None
    public: Annotated[bool, Meta(description="Whether everybody may find the table.")] = False
    language: Language = "en"


async def open_table(tables: AgentTables, given: OpenTable) -> Answer:
    """Open a table and sit down.

    The table is opened with a free seat that the agent takes at once, because its nonce follows from the table's id.
    Unless asked for, options are chosen with which nobody has to be fast.
    """
    game = load(given.game)
    Translator(given.language)
    seats = list(given.seats) or ["me", *[DEFAULT_BOT] * (game.seats.start - 1)]
    if seats.count("me") != 1:
        raise BadOption("'me' stands in the list of seats exactly once")
    unhurried = {} if given.preset else game.one_device
    options = {**usual_in(game, given.language), **unhurried, **preset_of(game, given.preset), **given.options}
    request = requests.NewTable(
        game=game.name,
        seats=[
            requests.SeatPlan("open") if seat in {"me", "open"} else requests.SeatPlan("bot", bot=seat)
            for seat in seats
        ],
        name=tables.name,
        nonce_hash=hash_of_nonce(""),  # nobody sits down with it
        options=msgspec.to_builtins(options),
        visibility="listed" if given.public else "private",
        language=given.language,
    )
    table_id = await asyncio.shield(opened_and_seated(tables, request))
    return await shown(tables, table_id, given.language, lead=f"table: {table_id}")


async def opened_and_seated(tables: AgentTables, request: requests.NewTable) -> str:
    """Both, even if the agent vanishes in between: else there would be a table that it does not find again."""
    table_id = await tables.open_table(request)
    await tables.take_seat(table_id)
    return table_id


class JoinTable(Arguments, frozen=True):
    """Take a free seat at a table, or take your seat back from a bot that plays for you."""

    table: TableId
    language: Language = "en"


async def join_table(tables: AgentTables, given: JoinTable) -> Answer:
    """Take a seat, or return to it."""
    sight = await sight_of(tables, given.table, given.language)
    if not sight.table.yours:
        await tables.take_seat(given.table)
    elif sight.table.phase == "playing" and any(sight.table.seats[seat].bot for seat in sight.table.yours):
        refused = await tables.send(given.table, commands.ReturnToSeat())
        if refused:
            return refusal(sight, refused.reason, refused.rule)
    return await shown(tables, given.table, given.language)


class ViewTable(Arguments, frozen=True):
    """Look at a table: what happened, what you see, and whose turn it is."""

    table: TableId
    language: Language = "en"
    since: Since = None


async def view_table(tables: AgentTables, given: ViewTable) -> Answer:
    """The table as the agent's seat sees it."""
    return await shown(tables, given.table, given.language, given.since)


class LegalMoves(Arguments, frozen=True):
    """List all moves that you may make now, in the notation that play_move takes."""

    table: TableId
    language: Language = "en"


async def legal_moves(tables: AgentTables, given: LegalMoves) -> Answer:
    """All legal moves."""
    sight = await settled(tables, given.table, given.language)
    data = {"table": given.table, "seq": sight.snapshot.seq, "your_turn": sight.is_your_turn, "legal": sight.legal}
    if sight.is_your_turn:
        return Answer("\n".join(sight.moves_text()), data)
    return Answer(sight.text(), data)


class PlayMove(Arguments, frozen=True):
    """Play a move. A refused move changes nothing, and the answer names the rule."""

    table: TableId
    move: Annotated[
        str | dict[str, Any], Meta(description="The move in the notation of legal_moves, or as the game's own data.")
    ]
    seq: Annotated[
        int | None,
        Meta(
            description="The `seq` of the answer on which you decided. With it a move counts only for that position, "
            "and the same call can be repeated safely."
        ),
    ] = None
    language: Language = "en"


async def play_move(tables: AgentTables, given: PlayMove) -> Answer:
    """Play a move for the agent's seat."""
    sight = await settled(tables, given.table, given.language)
    seq, known = sight.snapshot.seq if given.seq is None else given.seq, len(sight.snapshot.history)
    try:
        move = read_move(sight.terms, given.move)
    except IllegalMove as reason:
        return refusal(sight, str(reason), reason.rule)
    encoded = msgspec.json.encode(move)
    move_id = hashlib.sha256(b"%d %b" % (seq, encoded)).hexdigest()[:32]
    refused = await tables.send(given.table, commands.PlayMove(move_id, seq, msgspec.Raw(encoded)))
    if refused:
        return refusal(sight, refused.reason, refused.rule)
    return await shown(tables, given.table, given.language, known)


class WaitForTurn(Arguments, frozen=True):
    """Wait until you may move, somebody asks you something, or the match is over, but no longer than some seconds."""

    table: TableId
    seconds: Annotated[
        float, Meta(description="How long to wait at most; call again to go on waiting.", ge=0, le=MAX_WAIT)
    ] = 20.0
    language: Language = "en"
    since: Since = None


async def wait_for_turn(tables: AgentTables, given: WaitForTurn) -> Answer:
    """Wait for the agent's turn. Whoever stops waiting loses nothing: the table goes on, and the next call shows it."""
    Translator(given.language)
    until = steady() + given.seconds
    async with tables.changes(given.table) as next_change:
        while True:
            sight = await settled(tables, given.table, given.language)
            left = until - steady()
            if sight.is_your_turn or sight.is_over or sight.is_asked or left <= 0:
                return await answer_of(tables, sight, given.since)
            try:
                await asyncio.wait_for(next_change(), left)
            except TimeoutError:
                continue


class AnswerOffer(Arguments, frozen=True):
    """Accept or decline what another player asks for: a draw, or to take a move back."""

    table: TableId
    yes: bool
    language: Language = "en"


async def answer_offer(tables: AgentTables, given: AnswerOffer) -> Answer:
    """Answer an offer."""
    return await carried_out(tables, given.table, commands.AnswerOffer(given.yes), given.language)


class Resign(Arguments, frozen=True):
    """Give up your seat in a match for good. A bot plays on."""

    table: TableId
    language: Language = "en"


async def resign(tables: AgentTables, given: Resign) -> Answer:
    """Resign."""
    return await carried_out(tables, given.table, commands.Resign(), given.language)


class LeaveTable(Arguments, frozen=True):
    """Leave a table whose match has not begun. If you opened it, it is closed."""

    table: TableId
    language: Language = "en"


async def leave_table(tables: AgentTables, given: LeaveTable) -> Answer:
    """Leave a table that waits."""
    return await carried_out(tables, given.table, commands.LeaveTable(), given.language)
