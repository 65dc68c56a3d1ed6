"""The kinds of rows that the rules write into the log; `events.py` puts them into words."""

LAID, ROW_STARTED, ROWS_JOINED, DRAWN, ENDED = range(5)
