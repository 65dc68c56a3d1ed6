"""What finished matches tell: replays, reviews, ratings, the best possible result, how a deal was made."""
