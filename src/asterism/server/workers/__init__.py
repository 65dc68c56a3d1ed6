"""Work beside the requests: bots that think, games that compile, and periodic maintenance."""
