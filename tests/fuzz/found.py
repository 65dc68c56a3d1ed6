"""Inputs that fuzzing found, as small as they could be made, with what was wrong."""

from __future__ import annotations

FOUND = [
    ("records", b"[" * 2000),  # RecursionError
    ("results of tournaments", b"\x80\n"),  # UnicodeDecodeError
    ("results of tournaments", b"[" * 2000 + b"\n"),  # RecursionError
    ("summaries of tables", b"{"),  # one damaged row of the index, and every list of tables was a fault of the server
    ("summaries of tables", b"\x80"),
    ("lessons", b"\x00a = "),  # TOMLDecodeError
    ("rulebooks and introductions", b"\x00a = 1"),  # ValidationError
    ("names and chat", b"i\x00\xcc\x89\xcc\x89"),  # a message that changed when it was cleaned again
]
