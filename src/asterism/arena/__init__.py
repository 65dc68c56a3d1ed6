"""Bots playing each other: tournaments that rank bots, and reports on a game's balance."""
