"""Races: moments at a table in which several seats may answer and the fastest counts."""
