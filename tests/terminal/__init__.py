"""The game in the terminal and its four languages."""
