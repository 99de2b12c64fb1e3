"""Shadow of Intrigue, clause by clause: a file a chapter of the rulebook."""
