"""One table: a match, the people and bots around it, and its log.

All changes go through one lock: check, write to the log, and only when it is on the disk change the
table and tell everybody.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Callable
from typing import Any

import msgspec

from asterism import bots
from asterism.bots import Guarded
from asterism.deal import read_deal
from asterism.errors import AsterismError, BadRecord, IllegalMove
from asterism.game import Event, load
from asterism.match import Match
from asterism.options import agree
from asterism.server import entry as log
from asterism.server import wire
from asterism.server.store import Store

logger = logging.getLogger(__name__)

Listener = Callable[[bytes], None]
"""Takes an encoded message; must not block."""


class Table:
    """A table in memory, rebuilt from its log."""

    def __init__(self, table_id: str, opened: log.Opened, store: Store, bot_pause: float) -> None:
        game = load(opened.game)
        if opened.rules != game.version:
            raise BadRecord(f"this table plays by rules {opened.rules} of {game.title}; here are rules {game.version}")
        terms = agree(game, len(opened.seats), opened.options)
        self.id = table_id
        self.seats = list(opened.seats)
        self.match = Match(terms, read_deal(terms.chances, opened.deal))
        self.seq = 0
        self.lock = asyncio.Lock()
        self._options = opened.options
        self._store = store
        self._bot_pause = bot_pause
        self._move_ids: set[str] = set()
        self._listeners: dict[Listener, str | None] = {}
        self._bots: dict[int, Guarded] = {}
        self._driver: asyncio.Task[None] | None = None

    # --- rebuilding --------------------------------------------------------------------------

    def follow(self, entry: log.Entry) -> None:
        """Take in the next entry of the log."""
        match entry:
            case log.SeatTaken(seat=seat, name=name, guest=guest):
                self.seats[seat] = log.Seat(kind="person", name=name, guest=guest)
            case log.Moved(seat=seat, move=move, move_id=move_id):
                self.match.play(move, seat=seat)
                if move_id is not None:
                    self._move_ids.add(move_id)
            case log.Opened():
                raise BadRecord("a table is opened only once")
        self.seq += 1

    # --- what is the case --------------------------------------------------------------------

    @property
    def is_waiting(self) -> bool:
        """Whether a seat is still free; nobody moves before."""
        return any(seat.kind == "open" for seat in self.seats)

    def seat_of(self, guest: str | None) -> int | None:
        """The seat of a guest; None for a spectator."""
        if guest is None:
            return None
        return next((number for number, seat in enumerate(self.seats) if seat.guest == guest), None)

    def info(self, guest: str | None) -> wire.TableInfo:
        """The table as this guest sees it."""
        return wire.TableInfo(
            table=self.id,
            game=self.match.game.name,
            options=self._options,
            printed=self.match.terms.printed,
            seats=self._seat_infos(),
            you=self.seat_of(guest),
        )

    def _seat_infos(self) -> list[wire.SeatInfo]:
        return [wire.SeatInfo(name=seat.name, kind=seat.kind, bot=seat.bot) for seat in self.seats]

    def position(self, seat: int | None) -> wire.Position:
        """Where the match stands, as this seat may know it."""
        to_act = () if self.is_waiting else self.match.to_act
        results = self.match.results
        return wire.Position(
            view=self.match.view(seat),
            to_act=list(to_act),
            legal=self.match.legal_moves(seat) if seat in to_act else [],
            results=[wire.Result(one.seat, one.score, one.rank) for one in results] if results else None,
        )

    def snapshot(self, guest: str | None) -> bytes:
        """Everything this guest may know now."""
        seat = self.seat_of(guest)
        return msgspec.json.encode(
            wire.Snapshot(self.seq, self.info(guest), self.position(seat), self.match.story(seat))
        )

    # --- listening ---------------------------------------------------------------------------

    def listen(self, listener: Listener, guest: str | None) -> None:
        """Tell this listener everything from now on that the guest may know."""
        self._listeners[listener] = guest

    def forget(self, listener: Listener) -> None:
        """Tell it nothing more."""
        self._listeners.pop(listener, None)

    def _tell(self, message_for: Callable[[int | None], Any]) -> None:
        encoded: dict[int | None, bytes] = {}
        for listener, guest in list(self._listeners.items()):
            seat = self.seat_of(guest)
            if seat not in encoded:
                encoded[seat] = msgspec.json.encode(message_for(seat))
            listener(encoded[seat])

    # --- changing ----------------------------------------------------------------------------

    async def take_seat(self, guest: str, name: str) -> None:
        """Give the guest the first free seat; whoever has one keeps it."""
        async with self.lock:
            if self.seat_of(guest) is not None:
                return
            free = next((number for number, seat in enumerate(self.seats) if seat.kind == "open"), None)
            if free is None:
                raise AsterismError("all seats of this table are taken; you can watch")
            await self._commit(log.SeatTaken(seat=free, name=name, guest=guest))
            seats = self._seat_infos()
            self._tell(lambda _: wire.Seated(self.seq, seats))
            for listener, listening in list(self._listeners.items()):
                listener(self.snapshot(listening))
        self.wake_bots()

    async def wish(self, guest: str | None, wish: wire.MoveWish) -> bytes | None:
        """Make a person's move, or return the message that says why not."""
        async with self.lock:
            if wish.id in self._move_ids:
                return self.snapshot(guest)
            try:
                seat = self._seat_to_move(guest, wish.seq)
                await self._move(seat, self._read_move(wish.move), wish.id)
            except IllegalMove as error:
                refused = wire.Refused(self.seq, wish.id, str(error), error.rule)
                return msgspec.json.encode(refused)
        self.wake_bots()
        return None

    def _seat_to_move(self, guest: str | None, seq: int) -> int:
        seat = self.seat_of(guest)
        if seat is None:
            raise IllegalMove("you are watching this table; only players move")
        if self.is_waiting:
            raise IllegalMove("the table still waits for players")
        if seq != self.seq:
            raise IllegalMove("the table has moved on since; look again")
        return seat

    def _read_move(self, raw: msgspec.Raw) -> Any:
        try:
            data = msgspec.json.decode(raw)
        except msgspec.DecodeError as error:
            raise IllegalMove(f"this is not a move: {error}") from error
        if not isinstance(data, dict):
            raise IllegalMove("a move is an object with a type")
        return self.match.read(data)

    async def _move(self, seat: int, move: Any, move_id: str | None = None) -> None:
        self.match.check(move, seat)
        await self._commit(log.Moved(seat=seat, move=self.match.notation(move), move_id=move_id))
        events = self.match.turns[-1].events
        self._tell(lambda viewer: self._happened(seat, events, move_id, viewer))

    def _happened(self, seat: int, events: tuple[Event, ...], move_id: str | None, viewer: int | None) -> wire.Happened:
        game, terms = self.match.game, self.match.terms
        known = [game.redact(terms, event, viewer) for event in events]
        own_id = move_id if viewer == seat else None
        return wire.Happened(self.seq, seat, known, self.position(viewer), own_id)

    async def _commit(self, entry: log.Entry) -> None:
        await self._store.append(self.id, self.seq + 1, log.encode(entry))
        self.follow(entry)

    # --- bots --------------------------------------------------------------------------------

    def wake_bots(self) -> None:
        """Let bots move as long as it is their turn."""
        if self._driver is None or self._driver.done():
            self._driver = asyncio.create_task(self._drive_bots())

    async def _drive_bots(self) -> None:
        while (seat := self._bot_to_move()) is not None:
            await asyncio.sleep(self._bot_pause)
            try:
                await self._move_bot(seat)
            except Exception:
                logger.exception("the bot in seat %d of table %s failed", seat, self.id)
                return

    def _bot_to_move(self) -> int | None:
        seat = None if self.is_waiting else self.match.asked
        return seat if seat is not None and self.seats[seat].kind == "bot" else None

    async def _move_bot(self, seat: int) -> None:
        situation, seq = bots.situation_of(self.match, seat), self.seq
        bot = self._bots.setdefault(seat, bots.guarded(self.seats[seat].bot or "random", secrets.token_hex()))
        faults = len(bot.faults)
        move = await asyncio.to_thread(bot.choose, situation)
        for fault in bot.faults[faults:]:
            logger.warning("table %s: %s", self.id, fault)
        async with self.lock:
            if self.seq == seq:
                await self._move(seat, move)
