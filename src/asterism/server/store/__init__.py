"""The server's data: the append-only log of every table, and what is derived from it."""

from asterism.server.store.card import Card, Ended, Listed
from asterism.server.store.log import Store
from asterism.server.store.writer import Conflict, StoreFailed

__all__ = ["Card", "Conflict", "Ended", "Listed", "Store", "StoreFailed"]
