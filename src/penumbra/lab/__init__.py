"""The lab: what can be computed about the games and measured on their players, for those who ask.

Nothing a table needs is in here; a game's own questions are in the folder of its name. Solving
needs SciPy, which the extra `lab` brings.
"""
