"""A match in words for whoever reads text only: what a seat sees and may do, and moves read from free text."""
