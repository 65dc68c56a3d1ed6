"""What people leave behind: all of it is exported, and nothing of it is shown after they are erased."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import msgspec
import pytest
from sqlalchemy.exc import DBAPIError

from asterism.bots import check_name
from asterism.errors import AsterismError
from asterism.naming import NO_NAMES
from asterism.review import Review
from asterism.server.accounts.accounts import Accounts
from asterism.server.accounts.credentials import Credentials
from asterism.server.accounts.export import export_of
from asterism.server.accounts.privacy import Privacy
from asterism.server.accounts.revocations import Revocation, Revocations
from asterism.server.evenings.evenings import Evenings
from asterism.server.insights.reviews import ReviewProgress, with_names
from asterism.server.protocol import commands, requests
from asterism.server.store import EventStore
from asterism.server.store.lease import Leases
from asterism.server.store.schema import accounts
from asterism.server.tables import events
from asterism.server.tables.projection import Viewer
from asterism.server.tables.registry import TableRegistry
from asterism.server.tables.seats import SeatHolder
from asterism.server.tables.storage import index_entry_of
from asterism.server.workers.bot_pool import BotPool
from tests.server.conftest import Place
from tests.server.http.test_bot_api import Program
from tests.server.live_server import Guest
from tests.server.table_harness import TableHarness, guest_of, nonce_of

ADA_FIRST: dict[str, Any] = {"first_player": 0}


def everything(harness: TableHarness) -> str:
    """All that anybody is shown of a table, and its entry in the index."""
    snapshots = [harness.snapshot(person) for person in ("ada", "bo", "cy", None)]
    entry = index_entry_of(harness.state)
    return msgspec.json.encode([*snapshots, entry.guests]).decode() + entry.summary.decode()


# --- the words of somebody who left ------------------------------------------------------------


def test_the_words_of_a_person_who_left_stay_under_that_persons_name() -> None:
    harness = TableHarness("ada", "open", "open")
    harness.take_seat("bo")
    harness.send("bo", commands.SendChat(text="back in a minute"))
    harness.send("bo", commands.LeaveTable())
    harness.take_seat("cy")
    [line] = harness.snapshot("ada").chat
    assert (line.name, line.text) == ("bo", "back in a minute")
    assert index_entry_of(harness.state).guests == (
        SeatHolder(guest_of("ada")),
        SeatHolder(guest_of("cy")),
        SeatHolder(guest_of("bo"), has_left=True),
    )


def test_the_words_of_a_person_who_left_go_when_the_person_is_erased() -> None:
    harness = TableHarness("ada", "open", "open")
    harness.take_seat("bo")
    harness.send("bo", commands.SendChat(text="remember me"))
    harness.send("bo", commands.LeaveTable())
    harness.take_seat("cy")
    harness.send("cy", commands.SendChat(text="hello"))
    assert harness.state.has_traces_of(guest_of("bo"))
    harness.carry_out([events.PersonErased(guest=guest_of("bo"))])
    assert [line.text for line in harness.snapshot("ada").chat] == ["hello"]
    assert guest_of("bo") not in everything(harness)
    assert not harness.state.has_traces_of(guest_of("bo"))


def test_the_next_person_in_the_seat_is_not_blamed_for_too_many_words() -> None:
    harness = TableHarness("ada", "open", "open")
    harness.take_seat("bo")
    for _ in range(5):
        harness.send("bo", commands.SendChat(phrase="oops"))
    harness.send("bo", commands.LeaveTable())
    harness.take_seat("cy")
    assert harness.send("cy", commands.SendChat(phrase="hello"))


def test_a_person_replaced_by_a_bot_before_the_start_is_not_forgotten() -> None:
    harness = TableHarness("ada", "open", "open")
    harness.take_seat("bo", quietly=True)
    harness.take_seat("cy", quietly=True)
    harness.away = [None, 10**9, None]
    harness.send("ada", commands.SeatBot(seat=1))
    assert SeatHolder(guest_of("bo"), has_left=True) in index_entry_of(harness.state).guests


# --- erasing -----------------------------------------------------------------------------------


def test_nothing_at_a_table_names_a_person_who_was_erased() -> None:
    harness = TableHarness("Adelheid", "bo", "Adelheid", **ADA_FIRST)
    harness.send("Adelheid", commands.SendChat(text="I was here", seat=2))
    harness.move("Adelheid", seat=0)
    harness.carry_out([events.PersonErased(guest=guest_of("Adelheid"))])
    assert "Adelheid" not in everything(harness)
    assert harness.state.started_match.players == ("", "bo", "")
    with pytest.raises(AsterismError) as refusal:
        harness.state.started_match.copy().play("3 Leo 3", seat=0)
    assert "Adelheid" not in str(refusal.value)


def test_a_table_that_loses_its_host_before_the_start_is_closed() -> None:
    harness = TableHarness("ada", "open", "open")
    harness.take_seat("bo")
    harness.carry_out([events.PersonErased(guest=guest_of("ada"))])
    assert harness.state.phase == "closed"


def test_everybody_at_the_table_is_rid_of_the_words_at_once() -> None:
    harness = TableHarness("ada", "bo", "greedy bot", **ADA_FIRST)
    harness.send("ada", commands.SendChat(text="remember me"))
    [erased] = harness.carry_out([events.PersonErased(guest=guest_of("ada"))])
    message = harness.projection().message_for(erased, Viewer(guest_of("bo")))
    assert "remember me" not in msgspec.json.encode(message).decode()
    assert msgspec.to_builtins(message)["chat"] == []


def test_a_person_is_erased_and_exported_at_tables_they_left(place: Place) -> None:
    store = place.open()

    async def check(store: EventStore) -> None:
        revoked: list[Revocation] = []
        revocations = Revocations(store, revoked.append)
        credentials = Credentials(store, revocations)
        registry = TableRegistry(store, Leases(store, 15), BotPool(0))
        registry.games._tasks["sternenhimmel"] = asyncio.create_task(asyncio.sleep(0))
        evenings = Evenings(store, registry, check_name)
        privacy = Privacy(store, registry, Accounts(store, revocations), credentials, evenings)
        plans = [requests.SeatPlan("me"), requests.SeatPlan("open"), requests.SeatPlan("open")]
        opened = requests.NewTable("sternenhimmel", plans, "Ada", "0" * 64)
        table = await registry.open_table(opened, "ada")
        await table.take_seat("bo", requests.TakeSeat("Bo\u202e\u200b", "0" * 64))
        await table.handle(Viewer("bo"), commands.SendChat(text="back in a minute"))
        await table.handle(Viewer("bo"), commands.LeaveTable())
        assert await store.tables_of("bo", 10) == []
        program, _ = await credentials.new_token("bo", "Robot")
        await table.take_seat(program.guest, requests.TakeSeat(program.name, "0" * 64))
        await credentials.new_link("bo")
        exported = await privacy.export("bo")
        assert [(one["table"], one["seats"][0]["name"]) for one in exported["tables"]] == [(table.id, "Bo")]
        assert exported["tables"][0]["chat"][0]["text"] == "back in a minute"
        assert exported["programs"][0]["tables"][0]["seats"][0]["name"] == "Robot"
        assert exported["link_until"] > 0
        await privacy.erase("bo")
        shown = table.projection.snapshot(Viewer("ada"))
        assert shown.chat == []
        assert [seat.name for seat in shown.table.seats] == ["Ada", "", ""]
        assert {one.guest for one in revoked} == {"bo", program.guest}, "the program's connections end too, at once"
        assert await privacy.export("bo") == {
            "guest": "bo",
            "name": "",
            "login": None,
            "rated": False,
            "for_puzzles": False,
            "link_until": None,
            "notifications": {"quiet_hours": None, "targets": []},
            "moderation": {"admin_since": None, "sanctions": [], "reports": []},
            "tables": [],
            "evenings": [],
            "programs": [],
        }
        await registry.stop_driving()

    asyncio.run(check(store))
    store.close()


def test_a_review_made_before_does_not_name_a_person_who_was_erased() -> None:
    progress = ReviewProgress(1, 1, Review("sternenhimmel", ["Ada", "Bo"], 1, [], None, NO_NAMES))
    later = with_names(progress, ["", "Bo"])
    assert later.review is not None
    assert later.review.players == ["", "Bo"]
    assert with_names(ReviewProgress(0, 1, None), ["", "Bo"]).review is None


# --- the export ----------------------------------------------------------------------------------


def test_the_export_has_what_a_person_did_and_nothing_of_others() -> None:
    harness = TableHarness("ada", "open", "greedy bot", **ADA_FIRST)
    written = [harness.state.opened, *harness.take_seat("bo")]
    written += harness.move("ada")
    written += harness.move("bo")
    written += harness.send("bo", commands.SeatBot(seat=1))
    for seat in (2, 0, 1):
        written += harness.carry_out([events.TurnPlayed(seat=seat, move=first_move(harness, seat))])
    exported = export_of(guest_of("bo"), "table", written)
    assert exported["seats"] == [{"seat": 1, "name": "bo", "nonce": nonce_of("bo")}]
    assert [one["type"] for one in exported["events"]] == [
        "seat_taken",
        "nonce_revealed",
        "turn_played",
        "bot_took_over",
    ]
    assert not exported["host"]
    assert "ada" not in str(exported)
    assert harness.state.opened.secret not in str(exported)


def first_move(harness: TableHarness, seat: int) -> str:
    match = harness.state.started_match
    return match.notation(match.legal_moves(seat)[0])


# --- programs and logs -----------------------------------------------------------------------------


def test_the_programs_of_an_erased_person_end_at_once(ada: Guest) -> None:
    robot = Program(ada)
    with Guest(ada.server, "Bo") as bo:
        stream = robot.events(bo.open_table("me", "open", "open"))
        assert next(stream)[0]["event"] == "snapshot"
        assert ada.http.request("DELETE", "/api/me", json={}).status_code == 204
        ends = [data for fields, data in stream if fields["event"] == "end"]
        assert ends == ["the owner of this program has been erased"], "not what the check at a heartbeat would say"
    robot.http.close()


def test_an_error_of_the_database_shows_no_names(tmp_path: Path) -> None:
    store = EventStore(tmp_path)
    row = {"guest": "ada", "name": None, "login": "Adelheid"}
    with pytest.raises(DBAPIError) as failure:
        asyncio.run(store.run(lambda connection: connection.execute(accounts.insert().values(row))))
    assert "Adelheid" not in str(failure.value)
    store.close()
