"""Matches with a known deal: played before, and tables that begin with them."""

from __future__ import annotations

from typing import Any

import httpx
import msgspec

from asterism.match import Match
from asterism.server.tables import events
from asterism.server.tables.decisions.command import Context
from asterism.server.tables.state import TableState, opened_table
from asterism.server.tables.steps import evolve_all
from tests.server.live_server import Guest, plan

ABOUT = Context(now=lambda: 0, away_ms=[None] * 8, grace_ms=0)


def until(match: Match, moves: int) -> Match:
    """The match after its first moves."""
    earlier = Match(match.terms, match.deal, match.players)
    for turn in match.turns[:moves]:
        earlier.play(turn.move, seat=turn.seat)
    return earlier


def begun(opened: events.TableOpened) -> tuple[list[events.TableEvent], TableState]:
    """The events of a table that has just been opened, and its state."""
    state = opened_table("table", opened)
    steps = evolve_all(state, (), 0)
    return [opened, *(event for event, _ in steps)], steps[-1][1] if steps else state


def play_on_from(guest: Guest, match: Match, **command: Any) -> httpx.Response:
    """Ask to play a match on."""
    seats = [plan("me"), *[plan("random")] * (match.seats - 1)]
    return guest.http.post("/api/play-on", json={"moves": 5, "seats": seats, "name": guest.name, **command})


def record_text(match: Match, **changes: Any) -> str:
    """A record as a file holds it; where something was changed, without its digest."""
    record = match.record()
    if changes:
        return msgspec.json.encode({**msgspec.to_builtins(record), **changes}).decode()
    return record.to_json().decode()


def plain(thing: Any) -> Any:
    """As a browser reads it."""
    return msgspec.json.decode(msgspec.json.encode(thing))
