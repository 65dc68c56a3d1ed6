"""Tournaments of bots: fair schedules, many cores, ratings, and reports on a game's balance."""
