"""Somebody with a browser: it connects as `web/src/protocol/connection.svelte.ts` does, and its person plays.

A browser keeps the move that was not answered, sends it again over a new connection, takes numbered messages in order,
and connects anew after a gap, after silence and after the end of a connection.
"""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, Any

import msgspec

from asterism.fairness import hash_of_nonce
from asterism.server.protocol import requests
from tests.simulation.wire import Wire

if TYPE_CHECKING:
    from tests.simulation.world import World

FIRST_RETRY, LAST_RETRY, PING_EVERY, ANSWER_WITHIN = 0.5, 8.0, 20.0, 8.0
SILENCE = 2 * PING_EVERY + 5
"""As in the browser, in seconds."""
QUICKEST, SLOWEST = 0.1, 1.5
"""Seconds that a person thinks."""
NUMBERED = {"turn", "race", "take_back", "table", "offer", "chat"}
GIVEN_UP = {4404, 4401}
"""Close codes after which the simulated person does not come back: there is no such table, or no such person."""


class Person:
    """A guest, with one nonce for all tables."""

    def __init__(self, world: World, number: int) -> None:
        self.world = world
        self.number = number
        self.rng = random.Random(f"person {number} {world.seed}")
        self.guest = f"guest{number}" + self.rng.randbytes(8).hex()
        self.nonce = self.rng.randbytes(16).hex()
        self.browsers: list[Browser] = []
        self.idle_until = 0.0
        self.is_erased = False

    @property
    def name(self) -> str:
        """What others call this person."""
        return f"Person {self.number}"

    @property
    def nonce_hash(self) -> str:
        """What is sent before the nonce."""
        return hash_of_nonce(self.nonce)

    def browser_at(self, table_id: str) -> Browser | None:
        """A browser that shows this table."""
        return next((one for one in self.browsers if one.table == table_id), None)

    def open_browser(self, table_id: str) -> Browser:
        """Open a table in one more browser."""
        browser = Browser(self, table_id)
        self.browsers.append(browser)
        browser.connect()
        return browser

    def thought(self) -> float:
        """How long the next thought takes."""
        return self.rng.uniform(QUICKEST, SLOWEST)


class Browser:
    """One page that shows one table."""

    def __init__(self, person: Person, table_id: str) -> None:
        self.person = person
        self.world = person.world
        self.table = table_id
        self.status = "connecting"
        self.seq = 0
        self.pending: dict[str, Any] | None = None
        self.sent_times: dict[str, int] = {}
        """How often each move was sent."""
        self.last_move: dict[str, Any] | None = None
        self.position: dict[str, Any] | None = None
        self.info: dict[str, Any] | None = None
        self.wire: Wire | None = None
        self._retries = 0
        self._timers: list[Any] = []
        self._last_message_at = 0.0
        self._reported = -1
        self._moves = 0
        self._asks_for_seat = False

    # --- the connection ----------------------------------------------------------------------

    def connect(self) -> None:
        """Open a new connection to any process that serves."""
        self._hang_up()
        if self.status == "closed":
            return
        self.wire = self.world.network.connect(self)
        if self.wire is None:
            self.reconnect_later()
            return
        self.wire.on_message, self.wire.on_close = self._receive, self._closed
        self._last_message_at = self.world.loop.time()
        self._timer(PING_EVERY, self._ping)

    def close(self) -> None:
        """Close the page."""
        self.status = "closed"
        self._hang_up()
        if self in self.person.browsers:
            self.person.browsers.remove(self)

    def reconnect_later(self) -> None:
        """Wait, longer each time, and connect anew."""
        self._hang_up()
        if self.status == "closed":
            return
        self.status = "lost"
        wait = min(FIRST_RETRY * 2**self._retries, LAST_RETRY)
        self._retries += 1
        self._timer(wait, self.connect)

    def _closed(self, code: int, reason: str) -> None:
        self.world.note(f"{self.person.name} is disconnected: {code} {reason}")
        if code in GIVEN_UP:
            self.close()
        else:
            self.reconnect_later()

    def _hang_up(self) -> None:
        for timer in self._timers:
            timer.cancel()
        self._timers = []
        wire, self.wire = self.wire, None
        if wire is not None:
            wire.on_message, wire.on_close = (lambda _: None), (lambda *_: None)
            wire.hang_up()

    def _timer(self, seconds: float, call: Any) -> None:
        self._timers.append(self.world.loop.call_later(seconds, call))

    def _ping(self) -> None:
        if self.world.loop.time() - self._last_message_at > SILENCE:
            self.reconnect_later()
        else:
            self.send(type="ping")
            self._timer(PING_EVERY, self._ping)

    def _check_answered(self, pending: dict[str, Any]) -> None:
        if self.pending is pending:
            self.reconnect_later()

    # --- sending -----------------------------------------------------------------------------

    def send(self, **command: Any) -> bool:
        """Send a command; says whether there was a connection."""
        if self.status != "open" or self.wire is None:
            return False
        self.wire.send(msgspec.json.encode(command).decode())
        return True

    def play(self, move: Any, **more: Any) -> None:
        """Send a move, unless one is pending."""
        if self.pending is not None or self.status != "open":
            return
        self._moves += 1
        identity = f"{self.person.number}-{id_of(self)}-{self._moves}"
        self.pending = {"type": "play_move", "id": identity, "seq": self.seq, "move": move, **more}
        self.last_move = self.pending
        self._send_pending()

    def _send_pending(self) -> None:
        pending = self.pending
        if pending is None:
            return
        self.sent_times[pending["id"]] = self.sent_times.get(pending["id"], 0) + 1
        self.send(**pending)
        self._timer(ANSWER_WITHIN, lambda: self._check_answered(pending))

    # --- receiving ---------------------------------------------------------------------------

    def _receive(self, text: str) -> None:
        message = msgspec.json.decode(text)
        self._last_message_at = self.world.loop.time()
        kind = message["type"]
        if kind == "snapshot":
            self._resume(message)
        elif kind in NUMBERED:
            if not self._is_next(message["seq"]):
                return
            if kind == "turn" and self.pending and message["move_id"] == self.pending["id"]:
                self.pending = None
            if kind in {"turn", "race"} and self.pending and "ms" in self.pending:
                self.pending = None
        elif kind == "refused" and self.pending and message["move_id"] == self.pending["id"]:
            self.pending = None
        self.info = message.get("table") or self.info
        self.position = message.get("position") or self.position
        self.look()

    def _resume(self, snapshot: dict[str, Any]) -> None:
        is_new_socket = self.status != "open"
        self.seq, self._retries, self.status = snapshot["seq"], 0, "open"
        if self.pending is None:
            return
        is_settled = snapshot["seq"] != self.pending["seq"]
        if is_new_socket and not (is_settled and "ms" in self.pending):
            self._send_pending()
        elif is_settled:
            self.pending = None

    def _is_next(self, seq: int) -> bool:
        if seq <= self.seq:
            return False
        if seq > self.seq + 1:
            self.reconnect_later()
            return False
        self.seq = seq
        return True

    # --- what the person does ----------------------------------------------------------------

    def look(self) -> None:
        """See what is to be done: sit down, reveal the nonce, look from a seat, move."""
        info, position = self.info, self.position
        if info is None or self.person.is_erased:
            return
        if info["phase"] == "waiting":
            self._before_the_start(info)
        elif position is not None and not self.world.people_rest:
            self._play_soon(info, position)

    def _before_the_start(self, info: dict[str, Any]) -> None:
        has_open_seat = any(seat["kind"] == "open" for seat in info["seats"])
        if not info["yours"] and has_open_seat and not self._asks_for_seat and self.world.wants_seat(self):
            self._asks_for_seat = True
            self.world.network.request(self.person, self._take_seat, self._again)
        elif not has_open_seat and info["fair"] and set(info["fair"]["unrevealed"]) & set(info["yours"]):
            if self._asks_for_seat:
                return
            self._asks_for_seat = True
            self.world.network.request(self.person, self._reveal, self._again)

    def _again(self) -> None:
        """A request was answered, or failed: look again a little later."""
        self._timer(self.person.thought(), self._look_again)

    def _look_again(self) -> None:
        self._asks_for_seat = False
        self.look()

    async def _take_seat(self, process: Any) -> None:
        table = await process.registry.table(self.table)
        await table.take_seat(self.person.guest, requests.TakeSeat(self.person.name, self.person.nonce_hash))
        self.world.acknowledged_seat(self.person, self.table)

    async def _reveal(self, process: Any) -> None:
        table = await process.registry.table(self.table)
        await table.reveal_nonce(self.person.guest, self.person.nonce)

    def _play_soon(self, info: dict[str, Any], position: dict[str, Any]) -> None:
        race = position["race"]
        if race is not None and race["opened"] != self._reported and len(info["yours"]) == 1:
            self._reported = race["opened"]
            self.send(type="report_race_shown", opened=race["opened"])
        if len(info["yours"]) > 1 and info["you"] not in position["to_act"]:
            mine = [seat for seat in info["yours"] if seat in position["to_act"]]
            if mine:
                self.send(type="look_from_seat", seat=mine[0])
                return
        if position["legal"] and self.pending is None:
            self._timer(self.person.thought(), lambda: self._move(position))

    def _move(self, seen: dict[str, Any]) -> None:
        """Move, if this is still the position."""
        if self.position is not seen or self.info is None or self.world.people_rest:
            return
        if self.person.idle_until > self.world.loop.time():
            self._timer(self.person.idle_until - self.world.loop.time(), lambda: self._move(seen))
            return
        move = self.person.rng.choice(seen["legal"])
        seat = {"seat": self.info["you"]} if len(self.info["yours"]) > 1 else {}
        if seen["race"] is None:
            self.play(move, **seat)
        elif self.person.rng.random() < 1 / 3:
            self.send(type="claim_race", opened=seen["race"]["opened"], ms=300)
        else:
            self.play(move, ms=self.person.rng.randint(100, 1500), **seat)


def id_of(browser: Browser) -> int:
    """A number of this browser among all of its person's, for its moves."""
    return browser.world.number_of(browser)
