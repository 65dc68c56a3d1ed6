"""The ids of the moves that people sent: an id of a seat counts once."""

from __future__ import annotations

from array import array


class MoveIds:
    """Which event the move with an id became. It never changes.

    A dictionary would take 190 bytes for a move. Here a move is 12 bytes: the hash of its seat and id, 64 bits with a
    key of the process, and its event.
    """

    __slots__ = ("_events", "_hashes")

    def __init__(self, hashes: array[int] | None = None, events: array[int] | None = None) -> None:
        self._hashes = array("q") if hashes is None else hashes
        self._events = array("i") if events is None else events

    def event_of(self, seat: int, move_id: str) -> int | None:
        """The number of the event; None if the seat has not used the id."""
        try:
            return self._events[self._hashes.index(hash((seat, move_id)))]
        except ValueError:
            return None

    def with_move(self, seat: int, move_id: str, event: int) -> MoveIds:
        """The ids with one more."""
        return MoveIds(self._hashes + array("q", [hash((seat, move_id))]), self._events + array("i", [event]))
