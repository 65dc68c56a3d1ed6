"""Telling people of their tables when they are not there: Web Push to their browsers, and webhooks.

What there is to tell follows from the index of tables, so nothing has to happen at the moment of a move: every few
seconds each process looks for what a browser or webhook has not been told yet, and one of them tells it.
"""
