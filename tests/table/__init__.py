"""The table server: people, bots and spectators around a game over the network."""
