"""Shamans, clause by clause: a file a chapter of the rulebook."""
