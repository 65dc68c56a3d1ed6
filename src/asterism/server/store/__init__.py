"""The server's data: the append-only log of every table, and what is derived from it."""

from asterism.server.store.event_store import Store
from asterism.server.store.table_index import EndedTable, IndexEntry, ListedTable
from asterism.server.store.writer import EventConflict, StoreFailed

__all__ = ["EndedTable", "EventConflict", "IndexEntry", "ListedTable", "Store", "StoreFailed"]
