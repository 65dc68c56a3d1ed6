"""The yardstick: a bare WebSocket server that writes the same rows and sends what it got to the four of a table."""

from __future__ import annotations

import asyncio
import sys
from collections import defaultdict
from contextlib import suppress
from pathlib import Path

import msgspec
from websockets.asyncio.server import ServerConnection, serve
from websockets.exceptions import ConnectionClosed

from asterism.server.store import EventStore
from asterism.server.tables.storage import IndexEntry

CARD = IndexEntry(game="echo", phase="playing", listed=False, due=None, guests=(), summary=b"x" * 300)


class Sent(msgspec.Struct):
    """All that it reads."""

    seq: int


decode = msgspec.json.Decoder(Sent).decode


async def run(data: Path) -> None:
    """Echo until killed."""
    store = EventStore(data)
    tables: defaultdict[str, list[ServerConnection]] = defaultdict(list)

    async def echo(line: ServerConnection) -> None:
        assert line.request is not None
        table = line.request.path.split("/")[1]
        tables[table].append(line)
        with suppress(ConnectionClosed):
            async for message in line:
                assert isinstance(message, str)
                await store.append(table, decode(message).seq, [message.encode()], CARD, seats_changed=False)
                for listener in tables[table]:
                    await listener.send(message)

    async with serve(echo, "127.0.0.1", 0, compression=None) as server:
        port = next(iter(server.sockets)).getsockname()[1]
        sys.stdout.write(f"http://127.0.0.1:{port}/\n")
        sys.stdout.flush()
        await server.serve_forever()


if __name__ == "__main__":
    asyncio.run(run(Path(sys.argv[1])))
