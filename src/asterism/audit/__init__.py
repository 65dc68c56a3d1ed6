"""Audits of hidden information: nothing that a player is given may depend on what the player cannot know.

An audit needs no list of a game's secrets. It plays games at random and looks for *twins*: two courses of one game that
look the same to a player from beginning to end, and differ in what is hidden from it. Whatever the player is given must
be the same in both, and states that are resampled for it must come with the same probabilities from both.

    position.py    what an audit asks of a game; games are adapted to it by
    spiel.py       OpenSpiel's games (pyspiel), and
    ours.py        the games of this package
    trails.py      courses of a game, and the search for twins
    channels.py    whatever a player is given, compared between twins
    resampling.py  resampled states, one by one
    worlds.py      resampled states, many from one position: all possible worlds, and without knowing the truth
    zoo.py         PettingZoo environments, which do not say what is hidden: other tests; episodes.py: their episodes
    audit.py       the audit of a game, which uses all of these
    report.py      what was checked, how often, and what was found
    targets.py     from what a user names to an audit
"""
