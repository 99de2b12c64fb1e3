"""What Alembic runs to apply the steps: on the connection, and in the transaction, it is given."""

from alembic import context

from penumbra.table.store.database import SCHEMA

context.configure(connection=context.config.attributes["connection"], target_metadata=SCHEMA)
with context.begin_transaction():
    context.run_migrations()
