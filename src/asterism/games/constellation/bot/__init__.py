"""What makes the bots strong at this game; docs/bots.md says how each part is used."""
