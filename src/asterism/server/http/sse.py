"""Messages as server-sent events: those of a table for programs, which browsers get on their WebSockets, and evenings.

Litestar's own `ServerSentEvent` would only format the events: Last-Event-ID, heartbeats, the check of the token and the
end event are ours either way. It would decode and encode every message again, so the format is written here.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from typing import Any

import msgspec

from asterism.errors import AsterismError
from asterism.server.protocol.messages import Outgoing
from asterism.server.realtime.send_queue import SendQueue
from asterism.server.tables.projection import Viewer
from asterism.server.tables.table import Table

STREAM_HEADERS = {"X-Accel-Buffering": "no", "Cache-Control": "no-store"}
HEARTBEAT_SECONDS = 15.0
"""After this time without a message a comment is sent, and the token is checked again."""

Check = Callable[[], Awaitable[object]]
"""Raises an error if the token is no longer valid."""


@contextmanager
def listening(table: Table, viewer: Viewer, send_queue: SendQueue) -> Iterator[None]:
    """The queue gets the table's messages."""
    table.listen(send_queue.put, viewer)
    try:
        yield
    finally:
        table.stop_listening(send_queue.put)


async def stream(
    listening: AbstractContextManager[None], send_queue: SendQueue, last_seen: int | None, check: Check
) -> AsyncIterator[bytes]:
    """The messages until the queue ends. A client that has seen everything gets no snapshot first."""
    with listening:
        await check_now(send_queue, check)
        yield b": listening\n\n"
        while not send_queue.ended.done():
            message = await next_message(send_queue, check)
            if message is not None and (message.tag, message.seq) != ("snapshot", last_seen):
                yield encode(message)
            elif message is None and not send_queue.ended.done():
                yield b": heartbeat\n\n"
            if message is not None:
                last_seen = None
        yield b"event: end\ndata: " + msgspec.json.encode(send_queue.ended.result()[1]) + b"\n\n"


async def next_message(send_queue: SendQueue, check: Check) -> Outgoing | None:
    """The next message; None when it is time for a heartbeat, and when the queue has ended."""
    taking = asyncio.create_task(send_queue.take())
    try:
        either: list[asyncio.Future[Any]] = [taking, send_queue.ended]
        await asyncio.wait(either, timeout=HEARTBEAT_SECONDS, return_when=asyncio.FIRST_COMPLETED)
        if not taking.done() and not send_queue.ended.done():
            await check_now(send_queue, check)
    finally:
        taking.cancel()
    if send_queue.ended.done():
        return None
    return taking.result() if taking.done() and not taking.cancelled() else None


async def check_now(send_queue: SendQueue, check: Check) -> None:
    """End the queue if the token is no longer valid."""
    try:
        await check()
    except AsterismError as error:
        send_queue.disconnect(str(error))


def encode(message: Outgoing) -> bytes:
    """A message as an event. Its number is what a program resumes with."""
    number = b"" if message.seq is None else b"id: %d\n" % message.seq
    return number + b"event: " + message.tag.encode() + b"\ndata: " + message.json + b"\n\n"
