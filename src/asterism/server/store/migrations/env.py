"""What Alembic runs; the connection, with the lock already taken, comes from `upgrade`."""

from __future__ import annotations

from alembic import context

from asterism.server.store.schema import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    transactional_ddl=True,
)
context.run_migrations()
