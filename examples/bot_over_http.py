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
    """A server as a program sees it: an address and a token."""

    def __init__(self, url: str, token: str) -> None:
        self.url = url.rstrip("/")
        self.headers = {"Authorization": f"Bearer {token}"}

    def post(self, path: str, body: dict[str, Any]) -> dict[str, Any]:
        """Ask for something; a refusal comes back like any other answer."""
        headers = {**self.headers, "Content-Type": "application/json"}
        try:
            with urlopen(Request(self.url + path, json.dumps(body).encode(), headers)) as answer:
                return dict(json.load(answer))
        except HTTPError as refusal:
            return dict(json.load(refusal))

    def events(self, path: str) -> Iterator[dict[str, Any]]:
        """The messages of a stream as they come; after a broken line, from where it broke."""
        seen: str | None = None
        while True:
            headers = {**self.headers, **({"Last-Event-ID": seen} if seen else {})}
            with urlopen(Request(self.url + path, headers=headers)) as stream:
                for line in stream:
                    field, _, value = line.decode().rstrip("\r\n").partition(": ")
                    if field == "id":
                        seen = value
                    elif field == "data":
                        yield json.loads(value)


def play(server: Server, table: str) -> list[dict[str, Any]]:
    """Take a free seat and play random moves to the end; returns the results."""
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
            wish = {"id": secrets.token_hex(8), "seq": message["seq"], "move": move}
            answer = server.post(f"/api/bot/tables/{table}/move", wish)
            if "reason" in answer:
                print("refused:", answer["reason"])
    return []


def hash_of_nonce(nonce: str) -> str:
    """The hash that a nonce is sealed with until all seats are taken."""
    return hashlib.sha256(nonce.encode()).hexdigest()


def is_full(message: Any) -> bool:
    """Whether everybody sits and the deal waits for nonces."""
    table = message.get("table") if isinstance(message, dict) else None
    return bool(table and table["phase"] == "waiting" and all(seat["kind"] != "open" for seat in table["seats"]))


def demonstrate() -> None:
    """Start a server, open a table with a free seat, and play there."""
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "asterism", "serve", "--no-open", "--port", "0", "--data", folder]
        process = subprocess.Popen([*command, "--bot-pause", "0"], stdout=subprocess.PIPE, text=True)
        try:
            assert process.stdout
            found = re.search(r"http://\S+", process.stdout.readline())
            assert found
            url = found[0].rstrip("/")
            person = Visitor(url)
            token = person.post("/api/me/tokens", {"name": "Robot"})["token"]
            seats = [{"kind": "open"}, {"kind": "bot", "bot": "greedy"}, {"kind": "bot", "bot": "random"}]
            wish = {
                "game": "sternenhimmel",
                "name": "Ada",
                "nonce_hash": hash_of_nonce(secrets.token_hex(16)),
                "seats": seats,
            }
            results = play(Server(url, token), person.post("/api/tables", wish)["table"])
            print("The robot finished", results[0])
        finally:
            process.terminate()
            process.wait()


class Visitor(Server):
    """A person without a token: a browser's cookie is what tells who it is."""

    def __init__(self, url: str) -> None:
        self.url = url
        with urlopen(url + "/api/me") as answer:
            self.headers = {"Cookie": answer.headers["Set-Cookie"].partition(";")[0]}


if __name__ == "__main__":
    if len(sys.argv) == 4:
        url, token, table = sys.argv[1:]
        for result in play(Server(url, token), table):
            print(result)
    else:
        demonstrate()
