"""The database: the events of all tables, the index derived from them, and what is kept about guests."""

from asterism.server.store.event_store import EventStore

__all__ = ["EventStore"]
