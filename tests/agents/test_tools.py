"""The tools: what they answer depends on nothing that their seat cannot know, and mistakes get a sentence."""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec
import pytest

import asterism
from asterism.agents.here import TablesHere, tables_here
from asterism.errors import AsterismError
from asterism.naming import LANGUAGES
from asterism.prompt.prompts import examples_of
from asterism.server.agents.answers import Answer
from asterism.server.agents.mcp_server import result_of
from asterism.server.agents.tables import NextChange, decode_snapshot
from asterism.server.agents.tools import TOOLS, call
from asterism.server.protocol import commands, messages, models, requests
from asterism.server.tables.decisions.command import Context, decide
from asterism.server.tables.projection import Viewer
from asterism.server.tables.state import TableState
from asterism.server.tables.table import refusal
from tests.server.table_harness import GRACE, TableHarness, guest_of
from tests.server.tables.test_projection import NAMES, harness_of, in_another_world

CHECKPOINTS = 4


class TablesInAWorld:
    """One position of one table, for one seat; commands are judged and not carried out."""

    name = "Ada"

    def __init__(self, harness: TableHarness, state: TableState, seat: int) -> None:
        self.harness = harness
        self.state = state
        self.viewer = Viewer(guest_of(NAMES[seat]))

    async def snapshot(self, _: str) -> messages.Snapshot:
        return decode_snapshot(msgspec.json.encode(self.harness.projection(self.state).snapshot(self.viewer)))

    async def send(self, _: str, command: commands.Command) -> messages.CommandRefused | None:
        context = Context(now=lambda: 0, away_ms=[None] * len(self.state.seats), grace_ms=GRACE)
        try:
            decide(self.state, self.viewer.guest, command, context)
        except AsterismError as error:
            return refusal(self.state.seq, command, error)
        return None

    @asynccontextmanager
    async def changes(self, _: str) -> AsyncIterator[NextChange]:
        async def never() -> None:
            await asyncio.Future()

        yield never

    async def games(self) -> list[models.GameInfo]:
        return []

    async def own_tables(self) -> list[models.TableListing]:
        return []

    async def public_tables(self) -> list[models.TableListing]:
        return []

    async def open_table(self, _: requests.NewTable) -> str:
        raise AsterismError("there is one table")

    async def take_seat(self, table_id: str) -> None:
        """All seats are taken."""

    async def reveal_nonce(self, table_id: str) -> None:
        """The match has begun."""


def calls(state: TableState, chooser: random.Random) -> Iterator[tuple[str, dict[str, Any]]]:
    """Calls of every tool that shows something of a match, and moves that are mostly wrong."""
    table = {"table": "table"}
    yield "view_table", {**table, "since": 0, "language": LANGUAGES[len(state.opened.game) % 3]}
    yield "wait_for_turn", {**table, "seconds": 0}
    yield "legal_moves", table
    yield "answer_offer", {**table, "yes": True}
    played = [state.started_match.notation(turn.move) for turn in state.started_match.turns]
    for move in {*examples_of(state.terms), *chooser.sample(played, min(4, len(played))), "nonsense"}:
        yield "play_move", {**table, "move": move}


async def everything(harness: TableHarness, state: TableState, seat: int, seed: str) -> list[str]:
    """Every byte that the tools would send."""
    tables = TablesInAWorld(harness, state, seat)
    answers = [await call(tables, name, arguments) for name, arguments in calls(state, random.Random(seed))]
    return [result_of(answer).model_dump_json() for answer in answers]


@pytest.mark.parametrize("game", asterism.names())
def test_what_tools_answer_is_the_same_in_every_world_that_their_seat_deems_possible(game: str) -> None:
    seats = asterism.load(game).seats
    for count in {seats[0], seats[-1]}:
        harness = harness_of(game, count, f"tools {game} {count}")
        for checkpoint in range(CHECKPOINTS):
            seed = f"{game} {count} {checkpoint}"
            harness.play_at_random(1 + 3 * checkpoint, seed)
            for seat in range(count):
                other = in_another_world(harness.state, seat, seed)
                here = asyncio.run(everything(harness, harness.state, seat, seed))
                assert here == asyncio.run(everything(harness, other, seat, seed))


def test_an_agent_that_waits_hears_of_an_offer() -> None:
    harness = TableHarness("ada", "bo", game="constellation")
    harness.send("ada", commands.OfferDraw())
    tables = TablesInAWorld(harness, harness.state, 1)
    told = asyncio.run(call(tables, "wait_for_turn", {"table": "table", "seconds": 50}))
    assert told.data["offer"] == {"kind": "draw", "seat": 0, "waits_for": [1]}
    assert "ada offers a draw" in told.text
    assert (
        "offer" not in asyncio.run(call(TablesInAWorld(harness, harness.state, 0), "view_table", {"table": "t"})).data
    )
    assert not asyncio.run(call(tables, "answer_offer", {"table": "table", "yes": True})).is_error


async def opened(tables: TablesHere, **arguments: Any) -> Answer:
    return await call(tables, "open_table", {"game": "sternenhimmel", "seats": ["me", "random", "random"], **arguments})


def test_a_refused_move_answers_with_the_rules_number_and_sentence(tmp_path: Path) -> None:
    async def play() -> None:
        async with tables_here(tmp_path, "Ada") as tables:
            table = (await opened(tables)).data["table"]
            first = await call(tables, "wait_for_turn", {"table": table})
            legal = (await call(tables, "legal_moves", {"table": table})).data["legal"]
            await call(tables, "play_move", {"table": table, "move": legal[0]})
            await call(tables, "wait_for_turn", {"table": table})
            token, place = legal[1].split(" ", 1)[0], legal[0].split(" ", 1)[1]
            answer = await call(tables, "play_move", {"table": table, "move": f"{token} {place}"})
            assert answer.is_error
            assert answer.data["rule"] == "S20"
            assert "(S20)" in answer.text
            rule = (await call(tables, "read_rules", {"game": "sternenhimmel", "rule": "s20"})).data["text"]
            assert rule in answer.text
            french = {"table": table, "move": f"{token} {place}", "language": "fr"}
            assert "Règle S20" in (await call(tables, "play_move", french)).text
            stale = {"table": table, "move": legal[1], "seq": first.data["seq"]}
            assert "the position has changed" in (await call(tables, "play_move", stale)).text

    asyncio.run(play())


def test_a_move_that_is_sent_twice_for_one_position_counts_once(tmp_path: Path) -> None:
    async def play() -> None:
        async with tables_here(tmp_path, "Ada") as tables:
            table = (await call(tables, "open_table", {"game": "patience", "seats": ["me"]})).data["table"]
            seen = (await call(tables, "wait_for_turn", {"table": table})).data
            legal = (await call(tables, "legal_moves", {"table": table})).data["legal"]
            move = {"table": table, "move": legal[0], "seq": seen["seq"]}
            once = (await call(tables, "play_move", move)).data
            again = await call(tables, "play_move", move)
            assert not again.is_error
            assert again.data["seq"] == once["seq"]

    asyncio.run(play())


def test_a_move_may_be_data(tmp_path: Path) -> None:
    async def play() -> None:
        async with tables_here(tmp_path, "Ada") as tables:
            table = (await opened(tables)).data["table"]
            await call(tables, "wait_for_turn", {"table": table})
            token, sky, star = (await call(tables, "legal_moves", {"table": table})).data["legal"][0].split()
            move = {"type": "place", "token": token, "sky": sky, "star": int(star)}
            assert not (await call(tables, "play_move", {"table": table, "move": move})).is_error
            wrong = await call(tables, "play_move", {"table": table, "move": {"type": "jump"}})
            assert "this is not a move of Sternenhimmel" in wrong.text

    asyncio.run(play())


def test_tables_are_opened_so_that_nobody_has_to_be_fast_unless_asked(tmp_path: Path) -> None:
    async def look() -> None:
        async with tables_here(tmp_path, "Ada") as tables:
            for given, mode in (({}, "streng"), ({"options": {"mode": "klopfen"}}, "klopfen")):
                answer = await call(tables, "open_table", {"game": "nacht", "seats": ["me", "random"], **given})
                table = await tables.registry.table(answer.data["table"])
                assert table.state.terms.options.mode == mode

    asyncio.run(look())


def test_a_seat_can_be_given_up(tmp_path: Path) -> None:
    async def leave() -> None:
        async with tables_here(tmp_path, "Ada") as tables:
            table = (await opened(tables)).data["table"]
            too_late = await call(tables, "leave_table", {"table": table})
            assert "the match has begun" in too_late.text
            resigned = await call(tables, "resign", {"table": table})
            assert resigned.data["you"] is None
            assert "You are watching" in resigned.text

    asyncio.run(leave())


def test_every_rule_and_game_can_be_read_in_each_language(tmp_path: Path) -> None:
    async def read() -> None:
        async with tables_here(tmp_path, "Ada") as tables:
            games = (await call(tables, "list_games", {})).data["games"]
            assert [game["name"] for game in games] == list(asterism.names())
            for language in LANGUAGES:
                for game in asterism.names():
                    rules = await call(tables, "read_rules", {"game": game, "language": language})
                    assert len(rules.text) > 1000

    asyncio.run(read())


@pytest.mark.parametrize(
    ("tool", "arguments", "sentence"),
    [
        ("fly", {}, "there is no tool 'fly'; there are list_games"),
        ("read_rules", {"game": "chess"}, "there is no game called 'chess'"),
        ("read_rules", {}, "missing required field `game`"),
        ("read_rules", {"game": "nacht", "rule": "Z99"}, "nacht has no rule 'Z99'; its rules are N1 to GN48"),
        ("read_rules", {"game": "nacht", "language": "xx"}, "there is no language 'xx'"),
        ("open_table", {"game": "nacht", "seats": ["me"]}, "for 2 to 4 players, not 1"),
        ("open_table", {"game": "nacht", "seats": ["star", "star"]}, "'me' stands in the list of seats exactly once"),
        ("open_table", {"game": "nacht", "seats": ["me", "nobody"]}, "there is no bot called 'nobody'"),
        ("open_table", {"game": "nacht", "options": {"mode": "loud"}}, "option 'mode' takes klopfen or streng"),
        ("open_table", {"game": "nacht", "preset": "loud"}, "has no preset 'loud'"),
        ("open_table", {"game": "nacht", "colour": "red"}, "unknown field `colour`"),
        ("view_table", {"table": "nowhere"}, "there is no table nowhere"),
        ("view_table", {"table": 3}, "table: Expected `str`"),
        ("wait_for_turn", {"table": "x", "seconds": 1000}, "seconds: Expected `float` <= 50.0"),
        ("wait_for_turn", {"table": "nowhere", "seconds": 0}, "there is no table nowhere"),
    ],
)
def test_bad_input_gets_one_sentence(tool: str, arguments: dict[str, Any], sentence: str, tmp_path: Path) -> None:
    async def try_it() -> Answer:
        async with tables_here(tmp_path, "Ada") as tables:
            return await call(tables, tool, arguments)

    answer = asyncio.run(try_it())
    assert answer.is_error
    assert sentence in answer.text
    assert answer.data == {"error": answer.text}


def test_every_tool_is_described_for_agents() -> None:
    for tool in TOOLS.values():
        assert tool.description.endswith(".")
        assert tool.schema["type"] == "object"
        assert tool.schema["additionalProperties"] is False
        assert "$ref" not in str(tool.schema)
