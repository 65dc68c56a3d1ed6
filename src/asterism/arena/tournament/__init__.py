"""A tournament of bots: its specification, its schedule, the games, and the results."""
