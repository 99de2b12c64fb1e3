"""Shadow of Intrigue in the terminal: its words, its keys, its screen."""
