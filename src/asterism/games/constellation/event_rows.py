"""The kinds of rows that the rules write; `events.py` makes events of them."""

(
    PLACED,
    REPLACED,
    MOON_MOVED,
    SWAPPED,
    COVERED,
    FIGURE_STOOD,
    REALISED,
    SCORED,
    SHOWN,
    DRAWN,
    DISCARDED,
    RESHUFFLED,
    KEPT,
    SWAPPING_BEGAN,
    WON,
    TIED,
    ASKED,
    ANSWERED,
    MOON,
) = range(19)
