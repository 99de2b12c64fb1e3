"""What a finished game can teach: who could have believed what, what each decision lost, and where
the game turned.

`analyse` looks at a record with the eyes of each seat, from what that seat knew and nothing else
(`bots.explanation`); only the prospects, by which turning points are found, know how the cards lay.
Those are a game's own affair: `prospects` in the folder of its name.
"""
