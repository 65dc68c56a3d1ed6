# Nacht der Sterne, English

title = Nacht der Sterne
title-meaning = Night of the stars
tagline = Lay the sky tile by tile, complete constellations, and knock when others overlook something.

name-sky = { $name }
name-tile = { $bears ->
    [nothing] the tile without a constellation in row { $row }, column { $column }
    [alike] the tile “{ $skies }” in row { $row }, column { $column }
   *[alone] the tile “{ $skies }”
}
coins-in-words = { $coins ->
    [one] { $coins } star coin
   *[other] { $coins } star coins
}

option-mode = Mode
option-mode-klopfen = Knocking: tiles can be overlooked
option-mode-streng = Strict: nothing can be overlooked
option-sky = Sky
option-sky-winter = Winter
option-sky-spring = Early spring
option-show-top-shape = Outline of the stack’s top tile
option-show-top-shape-true = Everybody sees it
option-show-top-shape-false = Hidden
option-second-tile-may-chain = The second tile of a turn
option-second-tile-may-chain-true = It may fit because of the first
option-second-tile-may-chain-false = It must have fitted before
option-show-money = Star coins during the game
option-show-money-true = Everybody sees them
option-show-money-false = Secret
option-start-player = Who begins
option-start-player-random = Drawn by lot
option-start-player-host = The host
option-start-player-rotate = A different player in each game of a series
option-game-in-series = Which game of the series
option-two-player-end = Two players: when the game ends
option-two-player-end-after-turn = After the turn
option-two-player-end-immediate = At once, even in the middle of a turn
option-wrong-drops = Failed tries per tile and turn
option-knock-proof = Knocking
option-knock-proof-true = You must name the overlooked tile
option-knock-proof-false = You choose the tile afterwards
option-knock-ms = Time to knock
option-rotate-tiles = Revealed tiles
option-rotate-tiles-true = Shown turned at random
option-rotate-tiles-false = Shown upright
preset-sheet = As on the rule sheet
preset-sheet-note = With knocking: anyone who overlooks a fitting tile may lose it to somebody quicker.
preset-unhurried = Unhurried
preset-unhurried-note = With knocking, but you have eight seconds to look before the next tile is turned over.
preset-calm = Without knocking
preset-calm-note = What fits is shown, and nothing can be overlooked. A calm game for a first evening.
option-mode-note = In the strict game what fits lights up, so it is about planning and not about a quick eye.
option-sky-note = Which part of the real sky the tiles show. If you own the printed game, you can use its picture.
format-sky = For each of the 25 tiles, from 1A to 5E, the constellations of which any piece is printed on it. There are exactly 14 constellations, each on at least one tile. Stars and lines are optional; they draw the picture.
option-show-top-shape-note = Whether you know if the next tile is a corner, an edge or an inner tile.
option-second-tile-may-chain-note = Whether the first tile of a turn may make room for the second.
option-show-money-note = If the money is secret, nobody knows for sure who is ahead.
option-start-player-note = Who takes the first turn.
option-game-in-series-number = Game { $number }
option-game-in-series-note = In a series the first turn goes round; this says whose it is.
option-two-player-end-note = For two players: whether the last turn is played to its end.
option-wrong-drops-number = { $number ->
    [one] { $number } try
   *[other] { $number } tries
}
option-wrong-drops-note = How often you may put a tile in a wrong place before it goes back.
option-knock-proof-note = Whether you have to show which tile was overlooked, or may look for it after knocking.
option-knock-ms-number = { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
}
option-knock-ms-note = How long everybody may look for an overlooked tile before play goes on.
option-rotate-tiles-note = Turned tiles have to be recognised by their stars, which is harder.

event-tile-revealed = { $seat } reveals { $tile }.
    .you = You reveal { $tile }.
event-stack-used-up = The stack is used up.
event-tile-laid = { $rule ->
    [N33] { $seat } also lays { $tile }.
    [N58] { $seat } takes { $tile } and lays it.
   *[other] { $seat } lays { $tile }.
}
    .you = { $rule ->
        [N33] You also lay { $tile }.
        [N58] You take { $tile } and lay it.
       *[other] You lay { $tile }.
    }
    .move = lay { $tile }
event-did-not-fit = { $seat } tries to lay { $tile }, but it does not fit.
    .you = You try to lay { $tile }, but it does not fit.
    .move = lay { $tile }
event-square-closed = { $coins ->
    [0] A square between four tiles is closed; nothing is paid for it.
   *[other] { $seat } closes a square between four tiles and receives { coins-in-words }.
}
    .you = { $coins ->
        [0] A square between four tiles is closed; nothing is paid for it.
       *[other] You close a square between four tiles and receive { coins-in-words }.
    }
event-constellation-finished = { $coins ->
    [0] { $sky } is complete; nothing is paid for it.
   *[other] { $seat } completes { $sky } and receives { coins-in-words }.
}
    .you = { $coins ->
        [0] { $sky } is complete; nothing is paid for it.
       *[other] You complete { $sky } and receive { coins-in-words }.
    }
event-set-aside-paid = { $seat } hands the bank what was set aside: { coins-in-words }.
    .you = You hand the bank what you had set aside: { coins-in-words }.
event-forgone = { $seat } forgoes laying; { $aside ->
    [one] { $aside } star coin is set aside.
   *[other] { $aside } star coins are set aside.
}
    .you = You forgo laying; { $aside ->
        [one] { $aside } star coin is set aside.
       *[other] { $aside } star coins are set aside.
    }
    .move = forgo laying
event-said-weiter = { $seat } says “Next!”
    .you = You say “Next!”
    .move = say “Next!”
event-let-pass = { $seat } does not knock.
    .you = You do not knock.
    .move = let it pass
event-knocked = { $tile ->
    [none] { $seat } knocks, claiming { $rival } overlooked something!
   *[other] { $seat } knocks, claiming { $rival } overlooked { $tile }!
}
    .you = { $tile ->
        [none] You knock, claiming { $rival } overlooked something!
       *[other] You knock, claiming { $rival } overlooked { $tile }!
    }
    .rival-you = { $tile ->
        [none] { $seat } knocks, claiming you overlooked something!
       *[other] { $seat } knocks, claiming you overlooked { $tile }!
    }
    .move = { $tile ->
        [none] knock
       *[other] knock for { $tile }
    }
event-knock-rewarded = The knock was correct; { $seat } receives { coins-in-words }.
    .you = The knock was correct; you receive { coins-in-words }.
event-knock-fined = The knock was wrong; { $seat } pays { coins-in-words }.
    .you = The knock was wrong; you pay { coins-in-words }.
event-bonus-paid = { $seat } has no tiles left and receives { coins-in-words } as a bonus.
    .you = You have no tiles left and receive { coins-in-words } as a bonus.
event-strict-from-now = Nothing has happened for a whole round: from now on, nothing can be overlooked.
event-tiles-paid-for = { $seat } pays { coins-in-words } for { $tiles ->
    [one] the tile still in front of them.
   *[other] the { $tiles } tiles still in front of them.
}
    .you = You pay { coins-in-words } for { $tiles ->
        [one] the tile still in front of you.
       *[other] the { $tiles } tiles still in front of you.
    }
event-match-ended = { $seat ->
    [none] All 25 tiles have been laid.
   *[other] { $seat } has no tiles left and ends the game.
}
    .you = You have no tiles left and end the game.

table-constellation = { $missing ->
    [0] size { $tiles }, complete
   *[other] size { $tiles }, { $missing } missing
}
table-player = { $coins } { $count ->
    [one] star coin
   *[other] star coins
}, { $aside } set aside
table-you = you
table-stack = { $top ->
    [corner] Stack: { $count }, on top a corner piece
    [edge] Stack: { $count }, on top an edge piece
    [inner] Stack: { $count }, on top an inner piece
   *[other] Stack: { $count }
}
table-strict = Nothing can be overlooked.
table-tried = Tried, does not fit: { $tiles }
table-decide = It is { $seat }’s turn.
table-window = { $seat } said “Next!”; { $acting } may knock.
table-prove = { $acting } knocked correctly and picks one of { $seat }’s tiles.
table-over = The game is over.

board-prompt = { $moment ->
    [window] Was a tile overlooked? Knock, or let it pass.
    [prove] Your knock was correct: choose the tile to lay.
    [second] Lay a second tile, or say “Next!”
   *[decide] Your turn: lay a tile, or say “Next!”
}
board-progress = { $laid } of { $tiles } tiles laid, { $stack } in the stack
board-sky = The sky
board-hand = Your tiles
board-own-tiles = Your tiles
board-rack = { $player }’s tiles
board-no-tiles = No tiles
board-tiles = { $count ->
    [one] { $count } tile
   *[other] { $count } tiles
}
board-coins = { $count ->
    [one] { $count } star coin
   *[other] { $count } star coins
}
board-coins-hidden = Star coins secret until the end
board-aside = { $count ->
    [one] { $count } star coin set aside
   *[other] { $count } star coins set aside
}
board-tile = Tile for row { $row }, column { $column }: { $skies }
board-nothing-on-it = no constellation
board-cell-laid = Row { $row }, column { $column }, laid: { $skies }
board-cell-empty = Row { $row }, column { $column }, empty; its tile shows: { $skies }
board-missed = Tried, does not fit
board-now-cell = Now choose its place.
board-now-tile = Now choose the tile for it.
board-elsewhere = That tile belongs elsewhere
board-weiter = Next!
board-forgo = Forgo
board-forgo-note = Lay nothing in this turn and set 1 star coin aside
board-knock = Knock!
board-pass = Let it pass
board-heard = { $players } knocked!
board-name-tile = Which tile was overlooked?
board-picture = The complete picture
board-stack-short = Stack
board-picture-short = Picture
board-constellations-short = List
board-constellations = Constellations
board-tally = { $kind ->
    [square] Squares
    [sky] { $sky }
    [knock] Knock
    [bonus] Bonus
   *[bank] To the bank
}

rules-components = The slanted corners show where in the picture a tile can lie. Where four of them meet, there is room for a marker.
rules-components-corner = corner
rules-components-edge = edge
rules-components-inner = inner
rules-laying = Three tiles have been laid. Every tile has one place in the picture and fits as soon as a tile next to that place has been laid. Touching at a corner is not enough.
rules-scoring = The last tile closes the square between four tiles (1 star coin) and completes Cancer, which covers two tiles (2 star coins): together 3.
rules-scoring-before = One tile is missing
rules-scoring-after = A marker, and a complete constellation
result-source = { $kind ->
    [start] at the start
    [squares] squares
    [skies] constellations
    [knocks] knocking
    [bonus] bonus
    [forgone] forgone turns
   *[tiles] tiles left
}
daily-score = { $score ->
    [one] { $score } star coin
   *[other] { $score } star coins
}
result-tie-shared = They have the same number of star coins, so there are several winners.
result-tie-broken = Equal star coins: the player who ended the game wins.
print-sky = The complete picture, to lie below the tiles
print-tiles = Tiles
print-markers = Markers
print-coins = Star coins
