"""Fair deals: chance that the table and its people draw together, and the proof of it afterwards.

`draw` has the formulas, `deals` the seeds of a game, `reasons` what can be found wrong, `note` what
one client keeps of a game, `notebook` how it keeps it and when it protests, `verdict` what a note
and a record prove together. `salts` has the older formulas, for games that were dealt by them.
How long anybody is waited for is the affair of the table above; docs/protocol.md explains it all.
"""
