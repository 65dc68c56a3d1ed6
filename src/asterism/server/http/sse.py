"""Server-sent events for programs, with the same messages that browsers get over their WebSockets."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from typing import Any

import msgspec

from asterism.errors import AsterismError
from asterism.server.realtime.send_queue import SendQueue
from asterism.server.tables.projection import Viewer
from asterism.server.tables.table import Table

HEARTBEAT_SECONDS = 15.0
"""After this time without a message a comment is sent as a heartbeat, and the token is checked again."""

Check = Callable[[], Awaitable[object]]
"""Raises an error if the viewer's token is no longer valid."""


class Head(msgspec.Struct, frozen=True):
    """The fields of a message that a stream needs."""

    type: str
    seq: int | None = None


async def stream(
    table: Table, viewer: Viewer, send_queue: SendQueue, seen: int | None, check: Check
) -> AsyncIterator[bytes]:
    """The messages of the table as events, until the queue is ended; no snapshot first if `seen` is up to date."""
    table.listen(send_queue.put, viewer)
    try:
        yield b": listening\n\n"
        while (message := await next_message(send_queue, check)) is not None:
            if seen is None or not message or head_of(message) != Head("snapshot", seen):
                yield event_of(message) if message else b": heartbeat\n\n"
            seen = None
        yield b"event: end\ndata: " + msgspec.json.encode(send_queue.ended.result()[1]) + b"\n\n"
    finally:
        table.forget(send_queue.put)


async def next_message(send_queue: SendQueue, check: Check) -> bytes | None:
    """The next message; empty when a heartbeat is due, None when the queue is ended."""
    taking = asyncio.create_task(send_queue.take())
    try:
        either: list[asyncio.Future[Any]] = [taking, send_queue.ended]
        await asyncio.wait(either, timeout=HEARTBEAT_SECONDS, return_when=asyncio.FIRST_COMPLETED)
        if not taking.done() and not send_queue.ended.done():
            await check()
    except AsterismError as error:
        send_queue.disconnect(str(error))
    finally:
        taking.cancel()
    if send_queue.ended.done():
        return None
    return taking.result() if taking.done() and not taking.cancelled() else b""


head_of = msgspec.json.Decoder(Head).decode


def event_of(message: bytes) -> bytes:
    """A message as an event; its id is what a program sends as Last-Event-ID to resume."""
    head = head_of(message)
    number = b"" if head.seq is None else b"id: %d\n" % head.seq
    return number + b"event: " + head.type.encode() + b"\ndata: " + message + b"\n\n"
