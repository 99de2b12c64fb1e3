"""Decisions a second beside other libraries' games: `make bench-peers`.

A module for each library makes `Candidate`s, `ours` those of Penumbra; `__main__` measures all of
them in one run, `report` writes docs/performance.md. Nothing here is installed by `make test`.
"""
