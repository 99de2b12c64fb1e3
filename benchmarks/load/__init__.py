"""The table under load, beside the best-known library of its kind."""
