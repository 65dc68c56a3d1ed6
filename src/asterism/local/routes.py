"""All routes of a browser's own server: the paths and answers of the server's, as far as they need nobody else."""

from __future__ import annotations

import hashlib
from typing import Any

from asterism.challenge import Challenge
from asterism.errors import BadOption
from asterism.game import Best, load, names
from asterism.local.calls import CREATED, NO_CONTENT, Call, Route
from asterism.local.services import GUEST, Services, requester_for
from asterism.match import Match
from asterism.record import Record, replay
from asterism.rulebook import Rulebook, rulebook_of
from asterism.server.games import (
    check_file_option,
    check_lesson,
    day_of_challenge,
    game_called,
    game_info,
    printed_in,
    summary_of_file,
    template_for,
)
from asterism.server.insights.daily import DailyResults
from asterism.server.insights.deals import DisclosedDeal, disclosed_deal_of
from asterism.server.insights.puzzles import PuzzleInfo, PuzzlePosition, list_of_puzzles, shown_puzzle
from asterism.server.insights.replays import (
    LessonReplay,
    Perspective,
    Replay,
    read_sent_record,
    record_to_continue,
    replay_of_lesson,
    replay_of_record,
)
from asterism.server.insights.reviews import ReviewProgress, with_names
from asterism.server.insights.solver import best_of
from asterism.server.protocol import account, messages, models, requests
from asterism.server.tables.hints import hints_from, received_situation
from asterism.server.tables.projection import Viewer
from asterism.server.tables.records import record_of
from asterism.server.tables.state import TableState
from asterism.server.workers.table_bots import REVIEW_SIMULATIONS
from asterism.typed_text import clean_name

NAME = "name"
"""Under which key the person's name is kept."""

# --- games -----------------------------------------------------------------------------------


async def list_games(_: Services, __: Call) -> list[models.GameInfo]:
    """List the games, their seats and their options. All of them are ready: their modules came with the page."""
    return [game_info(load(name), ready=True) for name in names()]


async def show_rulebook(_: Services, call: Call) -> Rulebook:
    """Show all rules of a game in three languages."""
    return rulebook_of(game_called(call.parts["game"]).name)


async def show_printed(_: Services, call: Call) -> Any:
    """Show the printed components of a game: boards, tiles or cards, in this language if they are written in one."""
    return printed_in(game_called(call.parts["game"]), call.asked("language", str, "en"))


async def read_owners_file(_: Services, call: Call) -> models.FileSummary:
    """Read a file with an owner's own components and summarise it; nothing is stored."""
    game, option = game_called(call.parts["game"]), call.parts["option"]
    check_file_option(game, option)
    return summary_of_file(game, option, call.read(requests.OwnersFile))


async def show_template(_: Services, call: Call) -> str:
    """Show a file to begin with, for an owner's own components."""
    return template_for(game_called(call.parts["game"]), call.parts["option"], call.asked("language", str, "en"))


async def show_lesson(services: Services, call: Call) -> LessonReplay:
    """Show the interactive lesson of a game."""
    check_lesson(call.parts["game"])
    await services.registry.games.compile(call.parts["game"])
    return replay_of_lesson(call.parts["game"])


async def list_puzzles(_: Services, call: Call) -> list[PuzzleInfo]:
    """List the puzzles of a game, the easiest first."""
    return list_of_puzzles(game_called(call.parts["game"]).name)


async def show_puzzle(services: Services, call: Call) -> PuzzlePosition:
    """Show a puzzle as its seat sees it, with what the moves are worth."""
    game = game_called(call.parts["game"]).name
    await services.registry.games.compile(game)
    return shown_puzzle(game, call.parts["puzzle"])


async def show_daily_results(services: Services, call: Call) -> DailyResults:
    """Show how the person did at the challenge of a day, and on how many days in a row."""
    challenge = Challenge(game_called(call.parts["game"]), day_of_challenge(call.parts["day"]))
    return await services.daily_tries.of(challenge, GUEST)


# --- tables ----------------------------------------------------------------------------------


async def open_table(services: Services, call: Call) -> models.OpenedTable:
    """Open a table."""
    request = call.read(requests.NewTable)
    check_one_person(request)
    return models.OpenedTable((await services.registry.open_table(request, GUEST)).id)


def check_one_person(request: requests.NewTable | requests.PlayOn) -> None:
    """Refuse a table to which others would have to come: nobody else reaches this browser."""
    if any(plan.kind == "open" for plan in request.seats):
        raise BadOption("a table in this browser has no open seats: others can only come to a table on a server")
    if request.visibility != "private":
        raise BadOption("a table in this browser cannot be public: others can only find a table on a server")


async def show_table(services: Services, call: Call) -> models.TableInfo:
    """Show what the person may know about a table."""
    return (await services.registry.table(call.parts["table"])).projection.info(Viewer(GUEST))


async def delete_table(services: Services, call: Call) -> None:
    """Delete a table for good."""
    await services.store.delete(call.parts["table"])
    await services.drop(call.parts["table"])


async def reveal_nonce(services: Services, call: Call) -> models.TableInfo:
    """Reveal the nonce of one's nonce hash, with which the match begins."""
    request = call.read(requests.RevealNonce)
    table = await services.registry.table(call.parts["table"])
    await table.reveal_nonce(GUEST, request.nonce)
    return table.projection.info(Viewer(GUEST))


async def open_rematch(services: Services, call: Call) -> models.OpenedTable:
    """Open a rematch, or find the one that is open already."""
    request = call.read(requests.Rematch)
    table = await services.registry.table(call.parts["table"])
    return models.OpenedTable(await services.registry.rematch(table, GUEST, request.nonce_hash))


async def play_on(services: Services, call: Call) -> models.OpenedTable:
    """Open a table that starts with a position of an earlier match."""
    request = call.read(requests.PlayOn)
    check_one_person(request)
    record = await record_to_continue(request, services.registry)

    async def work(replayed: Any) -> Any:
        return replayed()

    return models.OpenedTable((await services.registry.play_on(request, record, GUEST, work)).id)


async def list_own_tables(services: Services, _: Call) -> list[models.TableListing]:
    """List the person's tables, the latest first."""
    return await services.registry.tables_of(GUEST)


async def list_public_tables(services: Services, call: Call) -> list[models.TableListing]:
    """List the public tables: a browser has none."""
    return await services.registry.listed(GUEST, call.asked("game", str, ""))


# --- finished matches ------------------------------------------------------------------------


async def show_record(services: Services, call: Call) -> Record:
    """Show the record of a match that is over, with the proof of its deal."""
    return record_of(await state_of(services, call))


async def replay_table(services: Services, call: Call) -> Replay:
    """Replay a table whose match is over, from the perspective of a seat or of a spectator."""
    perspective = perspective_of(call)
    return replay_of_record(record_of(await state_of(services, call)), perspective)


async def replay_record(services: Services, call: Call) -> Replay:
    """Replay the record in the body."""
    record, perspective = read_sent_record(call.body), perspective_of(call)
    await services.registry.games.compile(record.game)
    return replay_of_record(record, perspective)


async def show_deal_of_table(services: Services, call: Call) -> DisclosedDeal:
    """Show the deal of a table whose match is over, and everything needed to repeat it."""
    return disclosed_deal_of(record_of(await state_of(services, call)))


async def show_deal_of_record(_: Services, call: Call) -> DisclosedDeal:
    """Show the deal of the record in the body, and everything needed to repeat it."""
    return disclosed_deal_of(read_sent_record(call.body))


async def show_best(services: Services, call: Call) -> Best:
    """Show the best possible result for the deal of a table whose match is over."""
    return best_of(await state_of(services, call))


async def review_table(services: Services, call: Call) -> ReviewProgress:
    """Show the review of a table whose match is over, or its progress; the first request starts it."""
    state = await state_of(services, call)

    async def replayed() -> Match:
        return replay(record_of(state))

    progress = await services.reviews.request(f"table {state.id}", requester_for(state.id), replayed)
    return with_names(progress, [seat.name for seat in state.seats])


async def review_record(services: Services, call: Call) -> ReviewProgress:
    """Show the review of the record in the body, or its progress; the first request starts it."""
    key = f"record {hashlib.sha256(call.body).hexdigest()}"

    async def replayed() -> Match:
        record = read_sent_record(call.body)
        await services.registry.games.compile(record.game)
        return replay(record)

    return await services.reviews.request(key, requester_for(key), replayed)


async def state_of(services: Services, call: Call) -> TableState:
    """The state of the table in the path."""
    return (await services.registry.table(call.parts["table"])).state


def perspective_of(call: Call) -> Perspective:
    """From where a replay is watched."""
    seat: int | None = call.asked("seat", int | None, None)
    return Perspective(seat, reveal_all=call.asked("reveal_all", bool, usual=False))


# --- searches for tables of a server ---------------------------------------------------------


async def show_hint_speed(services: Services, call: Call) -> models.HintSpeed:
    """Show how many simulations a hint would make here; it needs as many as a review makes for the same decision."""
    game = game_called(call.parts["game"])
    simulations = await services.bots.simulations_for_a_hint(requester_for(), game)
    return models.HintSpeed(simulations, REVIEW_SIMULATIONS)


async def find_hints(services: Services, call: Call) -> messages.Hints:
    """Find hints for the situation in the body."""
    sent = call.read(models.SeatSituation)
    situation = received_situation(sent)
    return hints_from(sent.seq, situation, await services.bots.estimate_moves(requester_for(), situation))


# --- the person ------------------------------------------------------------------------------


async def show_me(services: Services, _: Call) -> account.Me:
    """Show who this browser is: a person without an account."""
    return account.Me(await services.host.get(NAME) or "", None, rated=False, for_puzzles=False)


async def change_name(services: Services, call: Call) -> account.Me:
    """Change the name, for new tables."""
    await services.host.put(NAME, clean_name(call.read(account.NewName).name))
    return await show_me(services, call)


async def erase_me(services: Services, _: Call) -> None:
    """Delete all tables of this browser, and the name."""
    for entry in await services.store.all_tables():
        await services.store.delete(entry.table)
        await services.drop(entry.table)
    await services.host.put(NAME, "")


ROUTES = (
    Route("GET", "/api/games", list_games),
    Route("GET", "/api/games/{game}/rulebook", show_rulebook),
    Route("GET", "/api/games/{game}/printed", show_printed),
    Route("GET", "/api/games/{game}/lesson", show_lesson),
    Route("GET", "/api/games/{game}/puzzles", list_puzzles),
    Route("GET", "/api/games/{game}/puzzles/{puzzle}", show_puzzle),
    Route("POST", "/api/games/{game}/files/{option}", read_owners_file),
    Route("GET", "/api/games/{game}/files/{option}/template", show_template),
    Route("GET", "/api/daily/{game}/{day}", show_daily_results),
    Route("POST", "/api/tables", open_table, CREATED),
    Route("GET", "/api/tables", list_public_tables),
    Route("GET", "/api/tables/{table}", show_table),
    Route("DELETE", "/api/tables/{table}", delete_table, NO_CONTENT),
    Route("POST", "/api/tables/{table}/nonce", reveal_nonce),
    Route("POST", "/api/tables/{table}/rematch", open_rematch),
    Route("POST", "/api/play-on", play_on, CREATED),
    Route("GET", "/api/tables/{table}/record", show_record),
    Route("GET", "/api/tables/{table}/replay", replay_table),
    Route("POST", "/api/replay", replay_record),
    Route("GET", "/api/tables/{table}/deal", show_deal_of_table),
    Route("POST", "/api/deal", show_deal_of_record),
    Route("GET", "/api/tables/{table}/best", show_best),
    Route("POST", "/api/tables/{table}/review", review_table),
    Route("POST", "/api/review", review_record),
    Route("GET", "/api/games/{game}/hint-speed", show_hint_speed),
    Route("POST", "/api/hints", find_hints),
    Route("GET", "/api/me", show_me),
    Route("PUT", "/api/me", change_name),
    Route("DELETE", "/api/me", erase_me, NO_CONTENT),
    Route("GET", "/api/me/tables", list_own_tables),
)
