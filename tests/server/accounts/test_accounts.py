"""Guests, other devices, accounts, and erasing all data about a person."""

from __future__ import annotations

import asyncio
import re
import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from asterism.server.accounts.accounts import Account, Accounts
from asterism.server.accounts.credentials import MAX_TOKENS, Credentials
from asterism.server.accounts.passwords import Passwords
from asterism.server.accounts.revocations import Revocations
from asterism.server.accounts.sessions import DAY_MS, MAX_AGE_MS, Session, SessionCookies
from asterism.server.errors import AlreadyTaken, Unauthorized
from asterism.server.store import EventStore
from tests.server.conftest import Place
from tests.server.live_server import Guest, Server

COOKIE = "asterism_guest"
ALL_PERSONAL_DATA = ("select * from accounts", "select * from device_links", "select * from api_tokens")
PASSWORD = "a long walk under Vega"  # noqa: S105


@pytest.fixture
def phone(server: Server) -> Iterator[Guest]:
    with Guest(server, "Ada's phone") as guest:
        yield guest


def guest_in(guest: Guest) -> str:
    return guest.http.cookies[COOKIE].split(".")[0]


def link_of(guest: Guest) -> str:
    answer = guest.http.post("/api/me/link")
    assert answer.status_code == 201
    assert answer.json()["seconds"] == 600
    path, _, secret = answer.json()["path"].partition("#")
    assert path == "/link"
    return str(secret)


# --- cookies ---------------------------------------------------------------------------------


def test_a_cookie_is_valid_only_with_our_signature_and_not_for_ever() -> None:
    now = [1_000_000_000_000]
    cookies = SessionCookies(b"key", lambda: now[0])
    cookie = cookies.sign(Session("ada", "laptop", 3))
    assert cookies.read(cookie) == Session("ada", "laptop", 3, now[0])
    guest, session, generation, issued, signature = cookie.split(".")
    for forged in (
        None,
        "",
        ".",
        "....",
        "ada",
        f"bo.{session}.{generation}.{issued}.{signature}",
        f"{guest}.phone.{generation}.{issued}.{signature}",
        f"{guest}.{session}.4.{issued}.{signature}",
        f"{guest}.{session}.{generation}.{int(issued, 16) + 1:x}.{signature}",
        f"{guest}.{session}.{generation}.{issued}.{'0' * 64}",
        f"{guest}.{session}.{generation}.{issued}.é",
        SessionCookies(b"other key", lambda: now[0]).sign(Session("ada", "laptop", 3)),
    ):
        assert cookies.read(forged) is None, forged
    now[0] += 31 * DAY_MS
    found = cookies.read(cookie)
    assert found is not None
    assert cookies.is_stale(found)
    renewed = cookies.read(cookies.sign(found))
    assert renewed is not None
    assert not cookies.is_stale(renewed)
    now[0] += MAX_AGE_MS
    assert cookies.read(cookie) is None


def test_scripts_and_other_sites_cannot_use_the_cookie(ada: Guest) -> None:
    header = ada.http.get("/api/me").headers["set-cookie"]
    assert "HttpOnly" in header
    assert "SameSite=lax" in header
    assert "Secure" not in header
    behind_proxy = httpx.get(ada.server.url + "/api/me", headers={"X-Forwarded-Proto": "https"})
    secure = behind_proxy.headers["set-cookie"]
    assert secure.startswith("__Host-asterism_guest=")
    assert "Secure" in secure
    assert "Path=/" in secure
    assert "Domain" not in secure


# --- names -----------------------------------------------------------------------------------


def test_a_person_changes_the_name(ada: Guest) -> None:
    assert ada.http.get("/api/me").json() == {"name": "", "login": None, "rated": False, "for_puzzles": False}
    renamed = ada.http.put("/api/me", json={"name": " Ada  L. "}).json()
    assert renamed == {"name": "Ada L.", "login": None, "rated": False, "for_puzzles": False}
    assert ada.http.get("/api/me").json()["name"] == "Ada L."
    refused = ada.http.put("/api/me", json={"name": "\u200b\u202e"})
    assert (refused.status_code, refused.json()["detail"]) == (
        400,
        "a name needs at least one character that can be seen",
    )


def test_a_name_at_a_table_is_cleaned_too(ada: Guest) -> None:
    ada.name = "A\u202eda"
    table = ada.open_table("me", "random", "random")
    assert ada.http.get(f"/api/tables/{table}").json()["seats"][0]["name"] == "Ada"


# --- another device --------------------------------------------------------------------------


def test_a_link_makes_another_device_the_same_person_once(ada: Guest, phone: Guest) -> None:
    table = ada.open_table("me", "random", "random", first_player=0)
    secret = link_of(ada)
    assert phone.http.get("/link").status_code in {200, 404}, "the link is still valid after opening its page"
    claimed = phone.http.post("/api/link", json={"secret": secret})
    assert claimed.status_code == 200
    assert guest_in(phone) == guest_in(ada)
    assert phone.receive(phone.connect(table))["table"]["you"] == 0
    again = httpx.post(ada.server.url + "/api/link", json={"secret": secret})
    assert again.status_code == 401
    assert "has been used or is too old" in again.json()["detail"]
    assert COOKIE not in again.cookies


def test_a_new_link_voids_the_last_one(ada: Guest, phone: Guest) -> None:
    first, second = link_of(ada), link_of(ada)
    assert phone.http.post("/api/link", json={"secret": first}).status_code == 401
    assert phone.http.post("/api/link", json={"secret": second}).status_code == 200


def test_a_link_is_void_after_ten_minutes_and_only_one_of_several_claims_succeeds(
    place: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = place.open()
    credentials = Credentials(store, Revocations(store, lambda _: None))

    async def race() -> None:
        secret = await credentials.new_link("ada")
        claims = await asyncio.gather(*(credentials.claim_link(secret) for _ in range(5)), return_exceptions=True)
        assert sorted(map(type, claims), key=str) == sorted([str, *[Unauthorized] * 4], key=str)
        late, real = await credentials.new_link("ada"), time.time()
        for passed in (601, -3600):
            monkeypatch.setattr(time, "time", lambda passed=passed: real + passed)
            with pytest.raises(Unauthorized, match="too old"):
                await credentials.claim_link(late)

    asyncio.run(race())
    store.close()


def test_the_link_of_a_table_lets_a_guest_join_but_see_no_other_hand(ada: Guest, phone: Guest) -> None:
    table = ada.open_table("me", "open", "random", first_player=0)
    assert phone.take_seat(table).status_code == 200
    own = phone.receive(phone.connect(table))
    assert own["table"]["yours"] == [1]
    connection = phone.connect(table)
    phone.receive(connection)
    connection.send('{"type":"look_from_seat","seat":0}')
    assert phone.receive(connection)["table"]["you"] != 0
    with Guest(ada.server, "Eve") as eve:
        watching = eve.connect(table)
        eve.receive(watching)
        watching.send('{"type":"look_from_seat","seat":0}')
        seen = eve.receive(watching)
        assert seen["table"]["you"] is None
        assert seen["position"]["view"]["hand"] == []
        watching.send('{"type":"play_move","id":"a","seq":0,"seat":0,"move":{"type":"place"}}')
        assert eve.receive(watching)["type"] == "refused"


def test_an_address_of_this_server_becomes_a_qr_code(ada: Guest) -> None:
    answer = ada.http.post("/api/qr", json={"address": f"{ada.server.url}/link#abc"})
    assert answer.headers["content-type"].startswith("image/svg+xml")
    assert answer.text.startswith("<svg")
    for foreign in ("https://elsewhere.example/", "javascript:alert(1)", "//elsewhere.example/", ada.server.url + "1/"):
        refused = ada.http.post("/api/qr", json={"address": foreign})
        assert (refused.status_code, refused.json()["detail"]) == (
            400,
            "only addresses of this server become QR codes here",
        )


# --- accounts --------------------------------------------------------------------------------


def test_an_account_is_the_same_guest_on_another_device(ada: Guest, phone: Guest) -> None:
    table = ada.open_table("me", "random", "random", first_player=0)
    opened = ada.http.post("/api/me/account", json={"login": "Ada of Vega", "password": PASSWORD})
    assert (opened.status_code, opened.json()["login"]) == (201, "Ada of Vega")
    wrong = phone.http.post("/api/session", json={"login": "ada of vega", "password": "wrong"})
    nobody = phone.http.post("/api/session", json={"login": "nobody", "password": PASSWORD})
    assert wrong.status_code == nobody.status_code == 401
    assert wrong.json() == nobody.json()
    assert nobody.json()["detail"] == "there is no account with this name and password"
    assert nobody.json()["key"] == "refused-sign-in"
    signed = phone.http.post("/api/session", json={"login": " ADA OF VEGA ", "password": PASSWORD})
    assert signed.status_code == 200
    assert guest_in(phone) == guest_in(ada)
    assert [one["table"] for one in phone.http.get("/api/me/tables").json()] == [table]
    assert phone.http.delete("/api/session").status_code == 204
    assert COOKIE not in phone.http.cookies
    assert ada.http.get("/api/me").json()["login"] == "Ada of Vega"
    twice = ada.http.post("/api/me/account", json={"login": "Ada again", "password": PASSWORD})
    assert (twice.status_code, twice.json()["detail"]) == (409, "you have an account already")
    taken = phone.http.post("/api/me/account", json={"login": "ada OF vega", "password": PASSWORD})
    assert taken.status_code == 409
    assert "somebody else has the account 'ada OF vega'" in taken.json()["detail"]


def test_a_new_password_signs_all_other_devices_out(ada: Guest, phone: Guest) -> None:
    ada.http.post("/api/me/account", json={"login": "Bellatrix", "password": PASSWORD})
    phone.http.post("/api/session", json={"login": "Bellatrix", "password": PASSWORD})
    table = ada.open_table("me", "random", "random", first_player=0)
    connection = phone.connect(table)
    phone.receive(connection)
    refused = ada.http.put("/api/me/password", json={"old": "wrong", "new": "another password"})
    assert (refused.status_code, refused.json()["detail"]) == (401, "this is not your password")
    assert ada.http.put("/api/me/password", json={"old": PASSWORD, "new": "another password"}).status_code == 204
    with pytest.raises(ConnectionClosed) as closed:
        phone.receive(connection, "never")
    assert closed.value.rcvd
    assert closed.value.rcvd.code == 4401
    assert phone.http.get("/api/me").json()["login"] is None
    assert ada.http.get("/api/me").json()["login"] == "Bellatrix"
    assert (
        httpx.post(ada.server.url + "/api/session", json={"login": "Bellatrix", "password": PASSWORD}).status_code
        == 401
    )


def test_signing_out_everywhere_voids_every_cookie(ada: Guest) -> None:
    ada.http.get("/api/me")
    old = ada.http.cookies[COOKIE]
    ada.http.put("/api/me", json={"name": "Ada"})
    assert ada.http.delete("/api/session/all").status_code == 204
    stolen = httpx.get(ada.server.url + "/api/me", cookies={COOKIE: old})
    assert stolen.json()["name"] == ""
    assert stolen.cookies[COOKIE].split(".")[0] != old.split(".")[0]


def test_only_hashes_of_passwords_links_and_tokens_are_stored(ada: Guest) -> None:
    ada.http.post("/api/me/account", json={"login": "Capella", "password": PASSWORD})
    secret = link_of(ada)
    token = ada.http.post("/api/me/tokens", json={"name": "Robot"}).json()["token"]
    with closing(sqlite3.connect(f"file:{ada.server.data}/asterism.sqlite?mode=ro", uri=True)) as database:
        rows = [database.execute(query).fetchall() for query in ALL_PERSONAL_DATA]
    everything = str(rows)
    assert "$argon2id$" in everything
    assert PASSWORD not in everything
    assert secret not in everything
    assert token not in everything


def test_an_unknown_name_costs_as_much_work_as_a_known_one(monkeypatch: pytest.MonkeyPatch) -> None:
    async def check() -> list[str]:
        passwords = Passwords()
        stored = await passwords.hash(PASSWORD)
        worked: list[str] = []
        real = passwords._hasher.verify

        def verify(_: object, stored: str, given: str) -> bool:
            worked.append(stored)
            return real(stored, given)

        monkeypatch.setattr(type(passwords._hasher), "verify", verify)
        assert await passwords.verify(PASSWORD, stored)
        assert not await passwords.verify(PASSWORD, None)
        assert not await passwords.verify("wrong", stored)
        return worked

    worked = asyncio.run(check())
    assert len(worked) == 3
    assert all(re.match(r"\$argon2id\$v=19\$m=65536,t=3,p=4\$", stored) for stored in worked)


def test_accounts_work_on_both_databases(place: Place) -> None:
    store = place.open()

    async def live(store: EventStore) -> None:
        accounts = Accounts(store, Revocations(store, lambda _: None))
        await accounts.open_account("ada", "Straße", PASSWORD)
        with pytest.raises(AlreadyTaken):
            await accounts.open_account("bo", "STRASSE", PASSWORD)
        assert await accounts.sign_in("strasse", PASSWORD) == "ada"
        await accounts.change_password("ada", PASSWORD, "something else")
        with pytest.raises(Unauthorized):
            await accounts.sign_in("strasse", PASSWORD)
        await accounts.erase("ada")
        assert await accounts.get("ada") == Account("ada")
        await accounts.open_account("bo", "STRASSE", PASSWORD)

    asyncio.run(live(store))
    store.close()


# --- personal data ----------------------------------------------------------------------------


def test_people_can_export_all_data_about_them(ada: Guest) -> None:
    table = ada.open_table("me", "random", "random", first_player=0)
    connection = ada.connect(table)
    ada.receive(connection)
    connection.send('{"type":"send_chat","text":"what a night"}')
    ada.receive(connection, "chat")
    ada.http.put("/api/me", json={"name": "Ada"})
    ada.http.post("/api/me/account", json={"login": "Deneb", "password": PASSWORD})
    ada.http.post("/api/me/tokens", json={"name": "Robot"})
    exported = ada.http.get("/api/me/export").json()
    assert (exported["name"], exported["login"]) == ("Ada", "Deneb")
    assert exported["tables"][0]["table"] == table
    assert exported["tables"][0]["seats"][0]["name"] == "Ada"
    assert exported["tables"][0]["chat"][0]["text"] == "what a night"
    assert [program["name"] for program in exported["programs"]] == ["Robot"]
    assert "argon2" not in str(exported)


def test_a_person_is_erased_at_every_table(ada: Guest, phone: Guest) -> None:
    table = ada.open_table("me", "open", "random", first_player=1)
    phone.take_seat(table)
    ada.http.post("/api/me/account", json={"login": "Elnath", "password": PASSWORD})
    token = ada.http.post("/api/me/tokens", json={"name": "Robot"}).json()["token"]
    connection, other = ada.connect(table), phone.connect(table)
    ada.receive(connection)
    connection.send('{"type":"send_chat","text":"remember me"}')
    ada.receive(connection, "chat")
    old = ada.http.cookies[COOKIE]
    refused = ada.http.request("DELETE", "/api/me", json={"password": "wrong"})
    assert refused.status_code == 401
    assert ada.http.request("DELETE", "/api/me", json={"password": PASSWORD}).status_code == 204
    with pytest.raises(ConnectionClosed):
        ada.receive(connection, "never")
    phone.receive(other, "snapshot")
    now = phone.receive(other, "snapshot")
    assert (now["table"]["seats"][0]["name"], now["table"]["seats"][0]["resigned"]) == ("", True)
    assert now["chat"] == [], "who looks on is rid of the words at once"
    assert "Ada" not in str(now["table"]["seats"]).replace("Ada's phone", "")
    stolen = httpx.Client(base_url=ada.server.url, cookies={COOKIE: old})
    assert stolen.get("/api/me/tables").json() == []
    assert stolen.get("/api/bot/tables", headers={"Authorization": f"Bearer {token}"}).status_code == 401
    stolen.close()
    gone = httpx.post(ada.server.url + "/api/session", json={"login": "Elnath", "password": PASSWORD})
    assert gone.status_code == 401


def test_tokens_are_listed_without_their_secret_and_limited(ada: Guest) -> None:
    made = [ada.http.post("/api/me/tokens", json={"name": f"Robot {number}"}) for number in range(MAX_TOKENS + 1)]
    assert {answer.status_code for answer in made[:-1]} == {201}
    assert (made[-1].status_code, made[-1].json()["detail"]) == (429, "you have 20 tokens already; revoke one first")
    listed = ada.http.get("/api/me/tokens")
    assert len(listed.json()) == MAX_TOKENS
    assert "asterism_" not in listed.text
    with Guest(ada.server, "Eve") as eve:
        assert eve.http.delete(f"/api/me/tokens/{listed.json()[0]['id']}").status_code == 404
    assert ada.http.delete(f"/api/me/tokens/{listed.json()[0]['id']}").status_code == 204
    assert len(ada.http.get("/api/me/tokens").json()) == MAX_TOKENS - 1
