"""Tests of what all games share: matches, records, chance, the compiler, and a tiny third game."""
