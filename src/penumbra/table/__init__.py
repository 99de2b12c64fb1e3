"""The table: people, bots and spectators around a game over the network. Nothing is imported here,
so that a bot author who needs only the client does not load the server.
"""
