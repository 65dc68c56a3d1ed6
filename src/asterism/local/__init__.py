"""Asterism without a server: one person's tables in a browser, with the rules, bots and messages of the server's."""
