"""The kinds of rows that the rules write; `events.py` makes events of them."""

(
    REVEALED,
    STACK_EMPTY,
    LAID,
    DID_NOT_FIT,
    SQUARE,
    FINISHED,
    ASIDE_PAID,
    FORGONE,
    WEITER,
    LET_PASS,
    KNOCKED,
    KNOCK_REWARDED,
    KNOCK_FINED,
    BONUS,
    STRICT,
    TILES_PAID,
    ENDED,
) = range(17)

NOTHING_FITS, AFTER_LAYING, MAYBE_OVERLOOKED, FORCED_PASS = range(4)
"""Why "Weiter!" was said; the third says nothing about what fits (N30, N41, GN23, GN15)."""

FIRST_TILE, SECOND_TILE, KNOCKED_TILE = range(3)
"""How a tile came to be laid (N32, N33, N58)."""

FOR_LAYING, AT_THE_END = range(2)
"""When coins set aside go to the bank (N51, GN16)."""
