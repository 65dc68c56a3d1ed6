"""A connection to a table over a line of its own: order, slow readers, and frames as every library writes them."""

from __future__ import annotations

import asyncio
import gc
import json
from types import SimpleNamespace
from typing import Any
from weakref import ref

import pytest
from websockets.frames import Frame, Opcode

from asterism.server.protocol import commands, messages
from asterism.server.protocol.frames import text_frame
from asterism.server.realtime import send_queue
from asterism.server.realtime.line import EXTENSION, LineListener
from asterism.server.realtime.send_queue import SendQueue
from asterism.server.realtime.websocket import TableConnection
from asterism.server.tables.commits import Commits


@pytest.mark.parametrize("size", [0, 1, 125, 126, 127, 65535, 65536, 70000])
def test_a_frame_is_the_one_that_websockets_would_send(size: int) -> None:
    payload = b"x" * size
    assert text_frame(payload) == Frame(Opcode.TEXT, payload).serialize(mask=False)


class FakeLine:
    """A browser that reads only while it `can_send`."""

    def __init__(self) -> None:
        self.can_send = True
        self.sent: list[Any] = []
        self.is_paused = False
        self.listener: LineListener | None = None

    def take_over(self, listener: LineListener) -> None:
        self.listener = listener

    def give_back(self) -> None:
        self.listener = None

    def send_frame(self, frame: bytes) -> None:
        self.sent.append(json.loads(frame[frame.index(b"{") :]))

    def pause_receiving(self) -> None:
        self.is_paused = True

    def resume_receiving(self) -> None:
        self.is_paused = False


class FakeTable:
    """Carries out a command when the test lets it."""

    def __init__(self) -> None:
        self.commits = Commits()
        self.gate = asyncio.Event()
        self.begun: list[str] = []
        self.finished: list[str] = []
        self.listeners: list[Any] = []

    def listen(self, listener: Any, _: object) -> None:
        self.listeners.append(listener)

    def stop_listening(self, listener: Any) -> None:
        self.listeners.remove(listener)

    async def carry_out(self, _: object, command: commands.SendChat) -> messages.Message:
        assert command.text is not None
        self.begun.append(command.text)
        await self.gate.wait()
        self.finished.append(command.text)
        return messages.CommandRefused(0, "send_chat", command.text)


class Connected:
    """A connection to a fake table over a fake line."""

    def __init__(self) -> None:
        self.line, self.table, self.queue = FakeLine(), FakeTable(), SendQueue()
        closed = self.closed = list[int]()

        async def close(code: int, reason: str) -> None:  # noqa: ARG001
            closed.append(code)

        socket = SimpleNamespace(scope={"extensions": {EXTENSION: {"line": self.line}}}, close=close)
        table: Any = self.table
        self.connection = TableConnection(socket, table, "ada", self.queue, lambda: None, 4096)
        self.running = asyncio.create_task(self.connection.run())

    def say(self, *texts: str) -> None:
        """The browser sends chat lines, all at once."""
        for text in texts:
            self.connection.receive(json.dumps({"type": "send_chat", "text": text}))

    async def settle(self) -> None:
        """Let everything happen that can."""
        for _ in range(20):
            await asyncio.sleep(0)


def test_messages_are_answered_in_their_order_and_a_hasty_browser_is_not_read_from_meanwhile() -> None:
    async def scenario() -> None:
        here = Connected()
        await here.settle()
        here.say("a", "b")
        here.connection.receive('{"type":"ping"}')
        here.say("c")
        await here.settle()
        assert here.table.begun == ["a"]
        assert here.line.is_paused
        here.table.gate.set()
        await here.settle()
        assert [one.get("reason", one["type"]) for one in here.line.sent] == ["a", "b", "pong", "c"]
        assert not here.line.is_paused

    asyncio.run(scenario())


@pytest.mark.parametrize("who", ["browser", "server"])
def test_a_connection_that_has_ended_leaves_the_memory_with_its_table_at_once(who: str) -> None:
    """Full collections are rare on a busy server: what holds itself in a circle stays for a quarter of an hour."""

    async def scenario() -> None:
        here = Connected()
        table, connection = ref(here.table), ref(here.connection)
        await here.settle()
        if who == "browser":
            here.connection.disconnected()
        else:
            here.queue.end(4401, "you have signed out")
        await here.settle()
        assert here.running.done()
        del here
        assert table() is None
        assert connection() is None

    gc.collect()
    gc.disable()
    try:
        asyncio.run(scenario())
    finally:
        gc.enable()


def test_a_command_that_has_begun_is_finished_though_its_browser_goes_and_no_other_is_begun() -> None:
    async def scenario() -> None:
        here = Connected()
        await here.settle()
        here.say("a", "b")
        await here.settle()
        here.connection.disconnected()
        await here.settle()
        assert here.running.done()
        assert here.table.listeners == []
        here.table.gate.set()
        await here.table.commits.finish()
        assert here.table.finished == ["a"]
        assert here.table.begun == ["a"]

    asyncio.run(scenario())


def test_messages_wait_for_a_slow_browser_and_then_come_in_their_order() -> None:
    async def scenario() -> None:
        here = Connected()
        await here.settle()
        here.line.can_send = False
        for seq in range(3):
            here.connection.send(messages.Outgoing(messages.CommandRefused(seq, "resign", "no")))
        assert here.line.sent == []
        here.line.can_send = True
        here.connection.send(messages.Outgoing(messages.CommandRefused(3, "resign", "no")))
        assert here.line.sent == [], "it must not overtake the others"
        here.connection.resume_sending()
        assert [one["seq"] for one in here.line.sent] == [0, 1, 2, 3]

    asyncio.run(scenario())


def test_a_browser_that_reads_nothing_is_cut_off() -> None:
    async def scenario() -> None:
        here = Connected()
        await here.settle()
        here.line.can_send = False
        for _ in range(send_queue.MAX_QUEUED + 1):
            here.connection.send(messages.Outgoing(messages.Pong()))
        await here.running
        assert here.closed == [send_queue.TOO_SLOW]
        assert here.line.listener is None

    asyncio.run(scenario())


def test_a_bad_message_behind_others_ends_the_connection_after_them() -> None:
    async def scenario() -> None:
        here = Connected()
        here.table.gate.set()
        await here.settle()
        here.say("a")
        here.connection.receive("{")
        here.say("b")
        await here.running
        await here.table.commits.finish()
        assert here.table.finished == ["a"]
        assert here.closed == [4400]

    asyncio.run(scenario())
