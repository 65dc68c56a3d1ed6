"""Everything derived from finished matches: replays, reviews, ratings, best possible results, disclosed deals."""
