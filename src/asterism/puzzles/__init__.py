"""Puzzles: positions in which one move is clearly the best on what the seat knows. See docs/puzzles.md."""
