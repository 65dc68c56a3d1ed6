"""Admins: named by a link, they see what everybody may see, and what they do is written down."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from asterism.server.hosting.admin_link import new_admin_link
from tests.cli.command_line import run
from tests.server.live_server import NONCE_HASH, Guest, Server, play_on, send_command

MANY = 25
ROUTES: list[tuple[str, str, dict[str, Any] | None]] = [
    ("GET", "", None),
    ("GET", "/tables", None),
    ("GET", "/people", None),
    ("GET", "/reports", None),
    ("GET", "/server", None),
    ("GET", "/acts", None),
    ("POST", "/link", None),
    ("DELETE", "/admins/somebody", None),
    ("POST", "/tables/somewhere/close", {"why": "x"}),
    ("POST", "/reports/one/done", {}),
    ("PUT", "/people/somebody/mute", {"minutes": 5}),
    ("DELETE", "/people/somebody/mute", None),
    ("PUT", "/people/somebody/ban", {"why": "x"}),
    ("DELETE", "/people/somebody/ban", None),
]


def secret_in(link: str) -> str:
    """The secret behind the # of a link."""
    return link.strip().rpartition("#")[2]


def claim(guest: Guest, link: str) -> httpx.Response:
    """Open a link that names an admin."""
    return guest.http.post("/api/admin/claim", json={"secret": secret_in(link)})


@pytest.fixture
def eve(server: Server) -> Iterator[Guest]:
    """An admin of the server."""
    with Guest(server, "Eve") as guest:
        assert claim(guest, new_admin_link(server.data, None)).status_code == 204
        yield guest


@pytest.fixture
def bo(server: Server) -> Iterator[Guest]:
    """Somebody else."""
    with Guest(server, "Bo") as guest:
        yield guest


def guest_id(guest: Guest) -> str:
    """Who a guest is to the server."""
    return str(guest.http.get("/api/me/export").json()["guest"])


def acts(eve: Guest) -> list[tuple[str, str, str]]:
    """What admins did: the act, whom it concerned, and why."""
    return [(one["act"], one["subject"], one["why"]) for one in eve.http.get("/api/admin/acts").json()]


@pytest.mark.parametrize(("method", "path", "body"), ROUTES)
def test_everybody_else_is_told_so_and_nothing_more(
    ada: Guest, method: str, path: str, body: dict[str, Any] | None
) -> None:
    answer = ada.http.request(method, f"/api/admin{path}", json=body)
    assert (answer.status_code, answer.json()["key"]) == (403, "refused-not-admin")


def test_a_program_of_an_admin_is_no_admin(eve: Guest) -> None:
    token = eve.http.post("/api/me/tokens", json={"name": "Robot"}).json()["token"]
    answer = httpx.get(eve.server.url + "/api/admin", headers={"Authorization": f"Bearer {token}"})
    assert answer.status_code == 403


def test_the_first_start_prints_a_link_that_works_once(tmp_path: Path) -> None:
    with Server(tmp_path) as server, Guest(server, "Ada") as ada, Guest(server, "Bo") as bo:
        assert server.process.stdout is not None
        link = next(filter(None, (re.search(r"\S+/admin#\S+", line) for line in server.process.stdout)))
        assert claim(ada, "wrong").json()["key"] == "refused-admin-link"
        assert claim(ada, link[0]).status_code == 204
        assert claim(bo, link[0]).status_code == 401
        assert ada.http.get("/api/admin").status_code == 200
        again = run("admin-link", "--data", str(tmp_path), "--address", "https://stars.example.org/")
        assert "https://stars.example.org/admin#" in again.stdout
        assert claim(bo, again.stdout).status_code == 204
        [first, second] = ada.http.get("/api/admin").json()["admins"]
        assert (first["is_you"], second["is_you"]) == (True, False)
        assert ada.http.delete(f"/api/admin/admins/{second['guest']}").status_code == 204
        assert bo.http.get("/api/admin").status_code == 403
        made = ada.http.post("/api/admin/link").json()
        assert claim(bo, made["path"]).status_code == 204
        assert [act for act, *_ in acts(bo)] == [
            "became-admin", "made-link", "removed-admin", "became-admin", "became-admin",
        ]  # fmt: skip
        server.stop()
        server.start()
        assert server.process.stdout is not None
        assert not any("/admin#" in server.process.stdout.readline() for _ in range(3))


def test_an_admin_who_is_erased_or_signed_out_is_none(server: Server, eve: Guest, bo: Guest) -> None:
    claim(bo, new_admin_link(server.data, None))
    assert bo.http.get("/api/me/export").json()["moderation"]["admin_since"]
    assert bo.http.get("/api/admin").status_code == 200
    before, cookies = guest_id(bo), dict(bo.http.cookies)
    bo.http.request("DELETE", "/api/me", json={})
    assert httpx.get(server.url + "/api/admin", cookies=cookies).status_code == 403
    assert before not in [one["guest"] for one in eve.http.get("/api/admin").json()["admins"]]
    assert before not in [subject for _, subject, _ in acts(eve)]
    cookies = dict(eve.http.cookies)
    eve.http.delete("/api/session")
    assert httpx.get(server.url + "/api/admin", cookies=cookies).status_code == 403


def test_an_admin_watching_a_match_sees_what_every_spectator_sees(eve: Guest, ada: Guest, bo: Guest) -> None:
    table = ada.open_table("me", "open", game="nacht")
    bo.take_seat(table)
    with Guest(eve.server) as stranger:
        snapshots = [guest.receive(guest.connect(table), "snapshot") for guest in (eve, stranger)]
    assert snapshots[0]["position"] == snapshots[1]["position"]
    assert snapshots[0]["history"] == snapshots[1]["history"]
    assert snapshots[0]["table"]["yours"] == []
    assert snapshots[0]["table"]["fair"]["secret"] is None
    listed = eve.http.get("/api/admin/tables", params={"table": table[:6]}).json()["tables"]
    assert [one["table"] for one in listed] == [table]


def test_tables_are_found_by_id_game_and_phase(eve: Guest, ada: Guest) -> None:
    table = ada.open_table("me", "open", "open")
    found = {
        words: [one["table"] for one in eve.http.get("/api/admin/tables", params=dict([words])).json()["tables"]]
        for words in (("table", table), ("game", "sternenhimmel"), ("phase", "waiting"), ("table", "%"), ("game", "no"))
    }
    assert found.pop(("table", "%")) == found.pop(("game", "no")) == []
    assert all(table in tables for tables in found.values())
    assert eve.http.get("/api/admin").json()["tables"]["waiting"] >= 1


def test_a_closed_table_tells_its_people_why_and_takes_no_more_moves(eve: Guest, ada: Guest, bo: Guest) -> None:
    table = ada.open_table("me", "random", "random", first_player=0)
    connection = ada.connect(table)
    ada.receive(connection, "snapshot")
    closed = eve.http.post(f"/api/admin/tables/{table}/close", json={"why": " the room\nis closing "})
    assert closed.status_code == 204
    update = ada.receive(connection, "table")
    assert (update["table"]["phase"], update["table"]["closed_because"]) == ("closed", "the room is closing")
    assert update["position"]["legal"] == []
    send_command(connection, "send_chat", text="why?")
    again = eve.http.post(f"/api/admin/tables/{table}/close", json={"why": "twice"})
    assert again.json()["key"] == "refused-table-over"
    seat = bo.http.post(f"/api/tables/{table}/seat", json={"name": "Bo", "nonce_hash": NONCE_HASH})
    assert (seat.json()["key"], seat.json()["values"]) == ("table-closed-why", {"why": "the room is closing"})
    assert ("closed-table", table, "the room is closing") in acts(eve)


def test_names_and_chat_lines_can_be_reported_and_are_shown_with_what_was_said_around_them(
    eve: Guest, ada: Guest, bo: Guest
) -> None:
    table = ada.open_table("me", "open", "random")
    bo.take_seat(table)
    mine, theirs = ada.connect(table), bo.connect(table)
    for connection, guest, words in ((mine, ada, "hello"), (theirs, bo, "you fool"), (mine, ada, "that was rude")):
        send_command(connection, "send_chat", text=words)
        while guest.receive(connection, "chat")["line"]["text"] != words:
            pass
    lines = eve.receive(eve.connect(table), "snapshot")["chat"]
    [rude] = [line for line in lines if line["text"] == "you fool"]
    reports = f"/api/tables/{table}/reports"
    assert ada.http.post(reports, json={"seat": 1, "line_at": rude["at"], "note": " not nice "}).status_code == 204
    assert ada.http.post(reports, json={"seat": 1}).status_code == 204
    for body, key in (
        ({"seat": 0}, "refused-report-own"),
        ({"seat": 2}, "refused-report-own"),
        ({"seat": 1, "line_at": 5}, "refused-report-line"),
    ):
        assert ada.http.post(reports, json=body).json()["key"] == key
    assert ada.http.post(reports, json={"seat": 9}).status_code == 400
    name, line = [one for one in eve.http.get("/api/admin/reports").json() if one["table"] == table]
    assert (line["name"], line["line"], line["note"]) == ("Bo", "you fool", "not nice")
    assert [one["text"] for one in line["context"]] == ["hello", "you fool", "that was rude"]
    assert (name["name"], name["is_line"], name["context"]) == ("Bo", False, [])
    assert [one["line"] for one in ada.http.get("/api/me/export").json()["moderation"]["reports"]] == ["you fool", ""]
    waiting = eve.http.get("/api/admin").json()["open_reports"]
    assert eve.http.post(f"/api/admin/reports/{line['id']}/done", json={"why": "spoke to Bo"}).status_code == 204
    assert eve.http.get("/api/admin").json()["open_reports"] == waiting - 1
    settled_twice = eve.http.post(f"/api/admin/reports/{line['id']}/done", json={})
    assert (settled_twice.status_code, settled_twice.json()["key"]) == (404, "refused-gone")
    assert ("settled-report", line["id"], "spoke to Bo") in acts(eve)
    assert eve.http.put(f"/api/admin/people/{guest_id(bo)}/mute", json={"minutes": 5, "why": "rude"}).status_code == 204
    again = [one["standing"] for one in eve.http.get("/api/admin/reports").json() if one["table"] == table]
    assert [(one["muted_until"] is not None, one["banned_since"], one["why"]) for one in again] == [
        (True, None, "rude")
    ] * 2
    bo.http.request("DELETE", "/api/me", json={})
    assert [one for one in eve.http.get("/api/admin/reports").json() if one["table"] == table] == []
    assert ("settled-report", line["id"], "") in acts(eve)
    assert "spoke to Bo" not in eve.http.get("/api/admin/acts").text


def test_nobody_floods_the_admins_with_reports(ada: Guest, bo: Guest) -> None:
    table = ada.open_table("me", "open", "open")
    bo.take_seat(table)
    answers = [ada.http.post(f"/api/tables/{table}/reports", json={"seat": 1}) for _ in range(MANY)]
    assert [answer.status_code for answer in answers] == [204] * 20 + [429] * (MANY - 20)
    assert answers[-1].json()["key"] == "refused-reports"


def test_a_muted_person_is_told_why_and_chats_again_when_it_is_lifted(eve: Guest, ada: Guest) -> None:
    table, person = ada.open_table("me", "open", "open"), guest_id(ada)
    connection = ada.connect(table)

    def say(words: str) -> dict[str, Any]:
        send_command(connection, "send_chat", text=words)
        while (message := ada.receive(connection))["type"] not in {"chat", "refused"}:
            pass
        return message

    assert say("one")["type"] == "chat"
    mute = f"/api/admin/people/{person}/mute"
    assert eve.http.delete(mute).status_code == 404
    assert eve.http.put(mute.replace(person, "nobody"), json={"minutes": 5}).status_code == 404
    assert eve.http.put(mute, json={"minutes": 5, "why": "too loud"}).status_code == 204
    refused = say("two")
    assert (refused["key"], refused["values"]) == ("refused-muted-why", {"why": "too loud"})
    [shown] = [one for one in eve.http.get("/api/admin/people").json() if one["guest"] == person]
    assert shown["standing"]["muted_until"] > shown["table_changed"]
    assert (shown["name"], shown["tables"], shown["login"], shown["standing"]["why"]) == ("Ada", 1, None, "too loud")
    assert eve.http.delete(mute).status_code == 204
    assert say("three")["type"] == "chat"
    eve.http.put(mute, json={"minutes": 5})
    assert say("four")["key"] == "refused-muted"
    assert [act for act, subject, _ in acts(eve) if subject == person] == ["muted", "unmuted", "muted"]
    assert {one["subject_name"] for one in eve.http.get("/api/admin/acts").json() if one["subject"] == person} == {
        "Ada"
    }
    [found] = eve.http.get("/api/admin/people", params={"words": person[:8]}).json()
    assert found["guest"] == person


def test_a_banned_person_takes_part_in_nothing_and_has_everything_back_when_it_is_lifted(
    eve: Guest, ada: Guest, bo: Guest
) -> None:
    table = ada.open_table("me", "open", "random")
    bo.take_seat(table)
    waiting = bo.open_table("me", "open", "open")
    joined = ada.open_table("me", "open", "open")
    bo.take_seat(joined)
    token = bo.http.post("/api/me/tokens", json={"name": "Robot"}).json()["token"]
    program = {"Authorization": f"Bearer {token}"}
    person, connection, watching = guest_id(bo), bo.connect(table), ada.connect(table)
    bo.receive(connection, "snapshot")
    ban = f"/api/admin/people/{person}/ban"
    assert eve.http.put(ban, json={"why": "cheating"}).status_code == 204
    with pytest.raises(ConnectionClosed) as ended:
        bo.receive(connection, "nothing of this kind")
    assert ended.value.rcvd
    assert ended.value.rcvd.code == 4401
    with pytest.raises(ConnectionClosed) as refused:
        bo.receive(bo.connect(table))
    assert refused.value.rcvd
    assert (refused.value.rcvd.code, refused.value.rcvd.reason) == (4410, "cheating")
    answer = bo.http.put("/api/me", json={"name": "Bo again"})
    assert (answer.status_code, answer.json()["key"]) == (403, "refused-banned-why")
    assert httpx.get(bo.server.url + "/api/bot/tables", headers=program).status_code == 403
    while (seat := (ada.receive(watching).get("table") or {"seats": [{}, {}]})["seats"][1]).get("bot") is None:
        pass
    assert seat["name"] == "Bo"
    assert ada.http.get(f"/api/tables/{waiting}").json()["phase"] == "closed"
    assert ada.http.get(f"/api/tables/{joined}").json()["seats"][1]["kind"] == "open"
    assert bo.http.get("/api/me/export").json()["moderation"]["sanctions"][0]["why"] == "cheating"
    assert eve.http.put(f"/api/admin/people/{guest_id(eve)}/ban", json={"why": "x"}).json()["key"] == "refused-ban-self"
    assert eve.http.delete(ban).status_code == 204
    back = bo.connect(table)
    assert bo.receive(back, "snapshot")["table"]["yours"] == [1]
    send_command(back, "return_to_seat", seat=1)
    assert bo.receive(back, "table")["table"]["seats"][1]["bot"] is None
    assert httpx.get(bo.server.url + "/api/bot/tables", headers=program).status_code == 200
    assert [one for one in acts(eve) if one[1] == person] == [("unbanned", person, ""), ("banned", person, "cheating")]


def test_a_banned_person_with_an_account_cannot_sign_in_but_can_erase_their_data(eve: Guest, bo: Guest) -> None:
    account = {"login": f"Banned {guest_id(bo)[:8]}", "password": "the seven sisters"}
    bo.http.post("/api/me/account", json=account)
    [found] = eve.http.get("/api/admin/people", params={"words": account["login"].lower()}).json()
    assert (found["login"], found["tables"], found["table_changed"]) == (account["login"], 0, None)
    eve.http.put(f"/api/admin/people/{found['guest']}/ban", json={"why": "spam"})
    with Guest(bo.server) as elsewhere:
        refused = elsewhere.http.post("/api/session", json=account)
        assert (refused.status_code, refused.json()["values"]) == (403, {"why": "spam"})
    assert bo.http.request("DELETE", "/api/me", json={"password": account["password"]}).status_code == 204


def test_the_server_shows_itself_without_its_secrets(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ASTERISM_GRACE", "77")
    with Server(tmp_path, 0.0, "--metrics-token", "very-secret") as server, Guest(server) as eve:
        claim(eve, new_admin_link(tmp_path, None))
        play_on(eve, eve.connect(eve.open_table("me", "random", "random")), moves=2)
        answer = eve.http.get("/api/admin/server")
    assert answer.status_code == 200, answer.text
    assert "very-secret" not in answer.text
    shown = answer.json()
    assert shown["storage"]["bytes"] > 10_000
    assert shown["storage"]["free_bytes"] > 0
    assert shown["storage"]["rows"]["table_index"] == shown["storage"]["tables_of_week"] == 1
    assert shown["storage"]["events_of_week"] == shown["storage"]["rows"]["events"] > 2
    assert shown["versions"]["schema"]
    assert "SQLite" in shown["versions"]["database"]
    assert set(shown["versions"]["rules"]) >= {"sternenhimmel", "patience"}
    settings = {one["name"]: one for one in shown["settings"]}
    assert settings["metrics-token"] == {"name": "metrics-token", "value": "", "is_hidden": True, "source": "flag"}
    assert (settings["grace"]["value"], settings["grace"]["source"]) == ("77", "environment")
    assert (settings["tables"]["value"], settings["tables"]["source"]) == ("20000", "default")
    assert json.dumps(settings["data"]["value"]) in answer.text
