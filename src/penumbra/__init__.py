"""Penumbra: a home for hidden-role card games.

`penumbra.games` holds the rules, `penumbra.bots` the computer players, `penumbra.terminal` the
game in a terminal. Nothing is imported here, so that each door opens quickly.
"""

__version__ = "0.1.0"
