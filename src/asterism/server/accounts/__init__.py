"""Guests, accounts, one-time links and tokens, and the data the server has about a person."""
