"""Matches of people that may become puzzles: only those to which every person at the table has agreed."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import msgspec
import pytest
from typer.testing import CliRunner

from asterism.cli.main import app
from asterism.game import load
from asterism.puzzles.puzzle import position_of, read_puzzles
from asterism.server import domain
from asterism.server.accounts.accounts import Accounts
from asterism.server.accounts.credentials import Credentials
from asterism.server.accounts.revocations import Revocations
from asterism.server.insights.given_matches import given_matches, is_given, match_at
from asterism.server.protocol import commands
from asterism.server.store import EventStore
from asterism.server.tables import events
from asterism.server.tables.decisions.turns import Decision
from asterism.server.tables.records import record_of
from asterism.server.tables.storage import index_entry_of
from asterism.server.tables.summary import TableSummary
from tests.server.conftest import Place
from tests.server.insights.finished_tables import match, seat
from tests.server.live_server import Guest
from tests.server.table_harness import TableHarness, guest_of

EVENING = domain.EveningRound("e", 1, is_duplicate=False, is_sealed=False)
GAME = "sternenhimmel"
DUPLICATE = msgspec.structs.replace(EVENING, is_duplicate=True)


# --- who has to agree ------------------------------------------------------------------------


@pytest.mark.parametrize(
    "summary",
    [
        match("ada"),
        match("ada", "bo"),
        match("ada", "star bot", "nova bot"),
        match("ada", seat("bo", resigned=True)),
        match("ada", "bo", origin=EVENING),
    ],
)
def test_a_match_is_given_if_every_person_agrees_and_bots_are_not_asked(summary: TableSummary) -> None:
    assert is_given(summary, {"ada", "bo"})


@pytest.mark.parametrize(
    ("why", "summary"),
    [
        ("nobody agrees", match("cy", "star bot")),
        ("one of two agrees", match("ada", "cy")),
        ("the person who resigned does not agree", match("ada", seat("cy", resigned=True))),
        ("a neighbour at the same device was not asked", match("ada", "ada")),
        ("a person has been erased", match("ada", seat("", resigned=True))),
        ("only bots: no match of people", match("star bot", "nova bot")),
        ("it continues a match, perhaps of others", match("ada", "bo", origin=domain.Forked(3))),
        ("others play the deal of the day", match("ada", origin=domain.Daily("2026-12-31"))),
        ("others of the evening play the deal", match("ada", "bo", origin=DUPLICATE)),
        ("not over", match("ada", "bo", results=None)),
    ],
)
def test_a_match_is_not_given_otherwise(why: str, summary: TableSummary) -> None:
    assert not is_given(summary, {"ada", "bo"}), why


# --- matches of a server ---------------------------------------------------------------------


class RememberedTable(TableHarness):
    """A table that remembers its events."""

    def __init__(self, *seats: str, **options: Any) -> None:
        self.written: list[events.TableEvent] = []
        super().__init__(*seats, **options)

    def carry_out(self, decision: Decision) -> list[events.TableEvent]:
        """Remember what was written, too."""
        written = super().carry_out(decision)
        self.written += written
        return written


@dataclass
class Rooms:
    """A server's database."""

    place: Place
    store: EventStore

    @property
    def accounts(self) -> Accounts:
        """What people told the server."""
        return Accounts(self.store, Revocations(self.store, lambda _: None))

    def play(self, table_id: str, *seats: str, erase: str | None = None) -> str:
        """A whole match, with a word in the chat; returns the digest of its record."""
        table = RememberedTable(*seats, game=GAME)
        table.send(seats[0], commands.SendChat(text="greetings to Zoë"))
        table.play_at_random(1000, table_id)
        if erase:
            table.carry_out([events.PersonErased(guest=guest_of(erase))])
        log = [events.encode(event) for event in (table.state.opened, *table.written)]
        asyncio.run(self.store.append(table_id, 0, log, index_entry_of(table.state)))
        return record_of(table.state).digest

    def agree(self, *people: str, agrees: bool = True) -> None:
        """These people agree that their matches become puzzles, or no longer do."""
        for person in people:
            asyncio.run(self.accounts.set_for_puzzles(guest_of(person), for_puzzles=agrees))

    def given(self) -> list[str]:
        """The digests of the matches that are given now."""
        return [digest for digest, _ in given_matches(self.place.data, self.place.database, load(GAME))]


@pytest.fixture
def rooms(place: Place) -> Iterator[Rooms]:
    store = place.open()
    yield Rooms(place, store)
    store.close()


def test_only_matches_to_which_all_people_agree_now_are_given(rooms: Rooms) -> None:
    alone = rooms.play("t1", "ada", "star bot", "star bot")
    together = rooms.play("t2", "ada", "bo", "star bot")
    rooms.play("t3", "ada", "cy", "star bot")
    rooms.play("t4", "ada", "bo", "star bot", erase="bo")
    assert rooms.given() == [], "off by default"
    rooms.agree("ada")
    assert rooms.given() == [alone]
    rooms.agree("bo")
    assert rooms.given() == [alone, together]
    rooms.agree("ada", agrees=False)
    assert rooms.given() == [], "a consent can be withdrawn"
    rooms.agree("ada")
    asyncio.run(rooms.accounts.erase(guest_of("bo")))
    assert rooms.given() == [alone], "erasing an account takes the consent back"


def test_for_a_program_its_owner_agrees(rooms: Rooms) -> None:
    credentials = Credentials(rooms.store, Revocations(rooms.store, lambda _: None))
    program, _ = asyncio.run(credentials.new_token(guest_of("ada"), "Robot"))
    table = RememberedTable("ada", "robot", "star bot", game=GAME)
    table.play_at_random(1000)
    log = [events.encode(event) for event in (table.state.opened, *table.written)]
    as_program = [row.replace(guest_of("robot").encode(), program.guest.encode()) for row in log]
    entry = index_entry_of(table.state)
    summary = entry.summary.replace(guest_of("robot").encode(), program.guest.encode())
    asyncio.run(rooms.store.append("t1", 0, as_program, msgspec.structs.replace(entry, summary=summary)))
    assert rooms.given() == []
    rooms.agree("ada")
    assert len(rooms.given()) == 1


def test_a_match_with_an_owners_own_boards_or_with_other_rules_is_left_out(
    rooms: Rooms, caplog: pytest.LogCaptureFixture
) -> None:
    opened = TableHarness("ada", "star bot", "star bot", game=GAME).state.opened
    game = load(GAME)
    own = {next(iter(game.files)): {"title": "The garden of Zoë"}}
    assert match_at("t", [events.encode(msgspec.structs.replace(opened, options=own))], game) is None
    rooms.agree("ada")
    rooms.play("t1", "ada", "star bot", "star bot")
    table = TableHarness("ada", "star bot", "star bot", game=GAME)
    older = events.encode(msgspec.structs.replace(opened, rules=0))
    table.play_at_random(1000)
    asyncio.run(rooms.store.append("t0", 0, [older], index_entry_of(table.state)))
    assert len(rooms.given()) == 1
    assert "table t0 is left out" in caplog.text


def test_the_command_mines_a_servers_matches_and_names_nobody(rooms: Rooms) -> None:
    rooms.play("t1", "ada", "cy", "star bot")
    given = rooms.play("t2", "ada", "bo", "star bot")
    rooms.agree("ada", "bo")
    file = rooms.place.data / "found.json"
    where = ["--data", str(rooms.place.data)] if rooms.place.database is None else ["--database", rooms.place.database]
    words = ["puzzles", GAME, *where, "--count", "1", "--simulations", "100", "--out", str(file)]
    done = CliRunner().invoke(app, words, catch_exceptions=False)
    assert "1 of 1 puzzles" in done.output
    [puzzle] = read_puzzles(file).puzzles
    assert puzzle.source == given
    position_of(GAME, puzzle)
    text = file.read_text()
    for word in ("ada", 'bo"', "Zoë", "Bot 3", guest_of("ada"), guest_of("bo")):
        assert word not in text


def test_a_person_agrees_by_a_switch_and_reads_it_in_their_export(ada: Guest) -> None:
    assert ada.http.get("/api/me").json()["for_puzzles"] is False
    assert ada.http.put("/api/me/for-puzzles", json={"for_puzzles": True}).json()["for_puzzles"] is True
    assert ada.http.get("/api/me/export").json()["for_puzzles"] is True
    assert ada.http.put("/api/me/for-puzzles", json={"for_puzzles": False}).json()["for_puzzles"] is False
    refused = ada.http.put("/api/me/for-puzzles", json={"for_puzzles": "perhaps"})
    assert refused.status_code == 400
    assert "for_puzzles" in refused.json()["detail"]
