"""Tables of a server, for an agent with a token, by the bot API."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from typing import Any, TypeVar
from urllib.parse import quote

import httpx2
import msgspec

from asterism.decoding import decode
from asterism.errors import AsterismError
from asterism.fairness import hash_of_nonce
from asterism.server.agents.tables import NextChange, decode_snapshot, nonce_for
from asterism.server.errors import Unauthorized
from asterism.server.protocol import commands, messages, models, requests

T = TypeVar("T")

CONFLICT, UNAUTHORIZED, FIRST_ERROR = 409, 401, 400
PAUSE_SECONDS = 1.0
"""Before a broken stream is opened again."""
ANSWER_SECONDS = 60.0
HEARTBEAT_SECONDS = 60.0
"""A server sends something on a stream more often than this."""


class TablesOfServer:
    """The tables of a server at this address."""

    name = "Agent"
    """Only the token decides what others see."""

    def __init__(self, url: str, token: str, client: httpx2.AsyncClient) -> None:
        self._url = url
        self._token = token
        self._client = client

    # --- requests ----------------------------------------------------------------------------

    async def games(self) -> list[models.GameInfo]:
        """The games that can be played."""
        return await self._read("GET", "/api/games", list[models.GameInfo])

    async def own_tables(self) -> list[models.TableListing]:
        """The tables where the agent has a seat, the latest first."""
        return await self._read("GET", "/api/bot/tables", list[models.TableListing])

    async def public_tables(self) -> list[models.TableListing]:
        """The tables that everybody may find."""
        return await self._read("GET", "/api/tables", list[models.TableListing])

    async def open_table(self, request: requests.NewTable) -> str:
        """Open a table and return its id."""
        return (await self._read("POST", "/api/tables", models.OpenedTable, request)).table

    async def take_seat(self, table_id: str) -> None:
        """Take a free seat, under the program's name."""
        nonce_hash = hash_of_nonce(nonce_for(self._token, table_id))
        await self._answer("POST", f"/api/bot/tables/{quoted(table_id)}/seat", {"nonce_hash": nonce_hash})

    async def reveal_nonce(self, table_id: str) -> None:
        """Reveal the agent's nonce."""
        nonce = nonce_for(self._token, table_id)
        await self._answer("POST", f"/api/tables/{quoted(table_id)}/nonce", {"nonce": nonce})

    async def snapshot(self, table_id: str) -> messages.Snapshot:
        """Everything that the agent may know about a table now."""
        response = await self._answer("GET", f"/api/bot/tables/{quoted(table_id)}")
        return decode_snapshot(response.content)

    async def send(self, table_id: str, command: commands.Command) -> messages.CommandRefused | None:
        """Carry out a command, or say why not."""
        path = f"/api/bot/tables/{quoted(table_id)}"
        if isinstance(command, commands.PlayMove):
            move = {"id": command.id, "seq": command.seq, "move": command.move}
            response = await self._request("POST", f"{path}/move", move)
        else:
            response = await self._request("POST", f"{path}/command", command)
        if response.status_code == CONFLICT:
            return decode(response.content, messages.CommandRefused)
        self._check(response)
        return None

    async def _read(self, method: str, path: str, kind: type[T], body: Any = None) -> T:
        response = await self._answer(method, path, body)
        return decode(response.content, kind)

    async def _answer(self, method: str, path: str, body: Any = None) -> httpx2.Response:
        response = await self._request(method, path, body)
        self._check(response)
        return response

    async def _request(self, method: str, path: str, body: Any = None) -> httpx2.Response:
        content = None if body is None else msgspec.json.encode(body)
        headers = {} if body is None else {"Content-Type": "application/json"}
        try:
            return await self._client.request(method, path, content=content, headers=headers)
        except httpx2.HTTPError as error:
            raise AsterismError(f"no server answers at {self._url}: {str(error) or type(error).__name__}") from error

    def _check(self, response: httpx2.Response) -> None:
        """Raise the server's own sentence if it refused the request."""
        if response.status_code < FIRST_ERROR:
            return
        try:
            detail = decode(response.content, models.ErrorResponse).detail
        except msgspec.DecodeError:
            detail = f"{self._url} answered with status {response.status_code}, not as a server of Asterism does"
        raise Unauthorized(detail) if response.status_code == UNAUTHORIZED else AsterismError(detail)

    # --- waiting -----------------------------------------------------------------------------

    @asynccontextmanager
    async def changes(self, table_id: str) -> AsyncIterator[NextChange]:
        """Follow the table's stream of events."""
        happened = asyncio.Event()

        async def next_change() -> None:
            await happened.wait()
            happened.clear()

        following = asyncio.create_task(self._follow(table_id, happened))
        try:
            yield next_change
        finally:
            following.cancel()
            with suppress(asyncio.CancelledError):
                await following

    async def _follow(self, table_id: str, happened: asyncio.Event) -> None:
        """Tell of every message. A broken stream is opened again; what was missed shows in the next snapshot."""
        path = f"/api/bot/tables/{quoted(table_id)}/events"
        timeout = httpx2.Timeout(ANSWER_SECONDS, read=HEARTBEAT_SECONDS)
        while True:
            with suppress(httpx2.HTTPError):
                async with self._client.stream("GET", path, timeout=timeout) as stream:
                    async for line in stream.aiter_lines():
                        if line.startswith("data:"):
                            happened.set()
            await asyncio.sleep(PAUSE_SECONDS)
            happened.set()


def quoted(table_id: str) -> str:
    """The id of a table in a path."""
    return quote(table_id, safe="")


@asynccontextmanager
async def tables_of_server(url: str, token: str) -> AsyncIterator[TablesOfServer]:
    """The tables of a server, for the program with this token. The token is tried at once."""
    address = url.rstrip("/")
    if not address.startswith(("http://", "https://")):
        raise AsterismError(f"the address of a server begins with http:// or https://; '{url}' does not")
    headers = {"Authorization": f"Bearer {token}"}
    async with httpx2.AsyncClient(base_url=address, headers=headers, timeout=ANSWER_SECONDS) as client:
        tables = TablesOfServer(address, token, client)
        await tables.own_tables()
        yield tables
