"""A program that plays at a table of a server, with a token and nothing but Python's standard library.

    python examples/bot_over_http.py http://localhost:8000 asterism_… TABLE

Without arguments it starts a server of its own, opens a table for itself and two bots, and plays the match.
docs/bot-api.md describes every request made here.
"""

from __future__ import annotations

import hashlib
import json
import random
import re
import secrets
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from typing import Any
from urllib.error import HTTPError
from urllib.request import Request, urlopen


class Server:
    """A server, with the token of a program."""

    def __init__(self, url: str, token: str) -> None:
        self.url = url.rstrip("/")
        self.headers = {"Authorization": f"Bearer {token}"}

    def post(self, path: str, body: dict[str, Any]) -> dict[str, Any]:
        """Send a request; an error is returned like any other response."""
        headers = {**self.headers, "Content-Type": "application/json"}
        try:
            with urlopen(Request(self.url + path, json.dumps(body).encode(), headers)) as response:
                return dict(json.load(response))
        except HTTPError as error:
            return dict(json.load(error))

    def events(self, path: str) -> Iterator[dict[str, Any]]:
        """The messages of a stream; when the connection ends, it reconnects and goes on after the last message."""
        last_id: str | None = None
        while True:
            headers = {**self.headers, **({"Last-Event-ID": last_id} if last_id else {})}
            with urlopen(Request(self.url + path, headers=headers)) as stream:
                for line in stream:
                    field, _, value = line.decode().rstrip("\r\n").partition(": ")
                    if field == "id":
                        last_id = value
                    elif field == "data":
                        yield json.loads(value)


def play(server: Server, table: str) -> list[dict[str, Any]]:
    """Take a free seat and play random moves until the match is over; returns the results."""
    nonce = secrets.token_hex(16)
    server.post(f"/api/bot/tables/{table}/seat", {"nonce_hash": hash_of_nonce(nonce)})
    for message in server.events(f"/api/bot/tables/{table}/events"):
        if is_full(message):
            server.post(f"/api/tables/{table}/nonce", {"nonce": nonce})
        position = message.get("position") if isinstance(message, dict) else None
        if position is None:
            continue
        if position["results"]:
            return list(position["results"])
        if position["legal"]:
            move = random.choice(position["legal"])
            body = {"id": secrets.token_hex(8), "seq": message["seq"], "move": move}
            response = server.post(f"/api/bot/tables/{table}/move", body)
            if "reason" in response:
                print("refused:", response["reason"])
    return []


def hash_of_nonce(nonce: str) -> str:
    """The hash that is sent before the nonce itself, so that nobody can choose a nonce after seeing the others."""
    return hashlib.sha256(nonce.encode()).hexdigest()


def is_full(message: Any) -> bool:
    """Whether all seats are taken and the deal waits for nonces."""
    table = message.get("table") if isinstance(message, dict) else None
    return bool(table and table["phase"] == "waiting" and all(seat["kind"] != "open" for seat in table["seats"]))


def demonstrate() -> None:
    """Start a server, open a table with a free seat, and play at it."""
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "asterism", "serve", "--no-open", "--port", "0", "--data", folder]
        process = subprocess.Popen([*command, "--bot-pause", "0"], stdout=subprocess.PIPE, text=True)
        try:
            assert process.stdout
            found = re.search(r"http://\S+", process.stdout.readline())
            assert found
            url = found[0].rstrip("/")
            owner = Owner(url)
            token = owner.post("/api/me/tokens", {"name": "Robot"})["token"]
            seats = [{"kind": "open"}, {"kind": "bot", "bot": "greedy"}, {"kind": "bot", "bot": "random"}]
            new_table = {
                "game": "sternenhimmel",
                "name": "Ada",
                "nonce_hash": hash_of_nonce(secrets.token_hex(16)),
                "seats": seats,
            }
            results = play(Server(url, token), owner.post("/api/tables", new_table)["table"])
            print("The robot finished", results[0])
        finally:
            process.terminate()
            process.wait()


class Owner(Server):
    """The person to whom the program belongs, with the cookie of a browser instead of a token."""

    def __init__(self, url: str) -> None:
        self.url = url
        with urlopen(url + "/api/me") as response:
            self.headers = {"Cookie": response.headers["Set-Cookie"].partition(";")[0]}


if __name__ == "__main__":
    if len(sys.argv) == 4:
        url, token, table = sys.argv[1:]
        for result in play(Server(url, token), table):
            print(result)
    else:
        demonstrate()
