"""A table's story for programs: server-sent events with the messages that browsers get on their lines."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from typing import Any

import msgspec

from asterism.errors import AsterismError
from asterism.server.realtime.send_queue import SendQueue
from asterism.server.tables.projection import Viewer
from asterism.server.tables.table import Table

HEARTBEAT = 15.0
"""Seconds of silence after which a sign of life is sent, and the right to listen is looked at again."""

Check = Callable[[], Awaitable[object]]
"""Raises an error when the viewer has lost the right to listen."""


class Head(msgspec.Struct, frozen=True):
    """What every message begins with, as far as a stream is concerned."""

    type: str
    seq: int | None = None


async def tell(
    table: Table, viewer: Viewer, send_queue: SendQueue, seen: int | None, check: Check
) -> AsyncIterator[bytes]:
    """All that happens at the table, until the queue is ended. Whoever has seen everything gets no snapshot first."""
    table.listen(send_queue.put, viewer)
    try:
        yield b": listening\n\n"
        while (message := await next_message(send_queue, check)) is not None:
            if seen is None or not message or head_of(message) != Head("snapshot", seen):
                yield event_of(message) if message else b": still here\n\n"
            seen = None
        yield b"event: end\ndata: " + msgspec.json.encode(send_queue.ended.result()[1]) + b"\n\n"
    finally:
        table.forget(send_queue.put)


async def next_message(send_queue: SendQueue, check: Check) -> bytes | None:
    """The next message; an empty one when it is time for a sign of life, and none when all is over."""
    taking = asyncio.create_task(send_queue.take())
    try:
        either: list[asyncio.Future[Any]] = [taking, send_queue.ended]
        await asyncio.wait(either, timeout=HEARTBEAT, return_when=asyncio.FIRST_COMPLETED)
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
    """A message as an event; its number is what a program resumes with."""
    head = head_of(message)
    number = b"" if head.seq is None else b"id: %d\n" % head.seq
    return number + b"event: " + head.type.encode() + b"\ndata: " + message + b"\n\n"
