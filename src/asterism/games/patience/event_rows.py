"""The kinds of rows that the rules write; `events.py` makes events of them."""

LAID, ROW_STARTED, ROWS_JOINED, DRAWN, ENDED = range(5)
