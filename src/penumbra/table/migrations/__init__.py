"""How a store of an earlier Penumbra becomes one of this Penumbra, step by step (Alembic)."""
