"""The kinds of rows that the rules write; `events.py` makes events of them."""

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
