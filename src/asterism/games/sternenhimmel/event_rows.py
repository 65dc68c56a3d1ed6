"""The kinds of rows that the rules write into the log; `events.py` puts them into words."""

(
    PLACED,
    REVEALED,
    CANCELLED,
    SWALLOWED,
    DOUBLED,
    COUNTED,
    TIE_BROKEN,
    TIED,
    PRIZE,
    CONSOLATION,
    DISCARDED,
    LAID_OUT,
    PASSED,
    ENDED,
) = range(14)
