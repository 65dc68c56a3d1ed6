# Sternenhimmel, English

title = Sternenhimmel
title-meaning = Starry sky
tagline = Hidden tokens on the constellations of the zodiac. Beware of black holes.

name-sky = { $name }
name-star = { $star ->
    [none] star { $number } of { $sky }
   *[other] { $star } ({ $sky } { $number })
}
    .short = { $star ->
        [none] star { $number }
       *[other] { $star }
    }

token-name = { $token ->
    [X] black hole
    [D] double star
   *[other] { $token }
}

option-consolation = Who pays third to fifth place
option-consolation-reserve = The Reserve, as on the rule sheet
option-consolation-winner = The winner, as in the 1995 game
option-double-stacking = Several double stars joined to one token
option-double-stacking-multiply = Each one doubles again
option-double-stacking-once = The value is doubled once
option-double-stacking-add = Each one adds the value once more
option-payouts = Prizes
option-payouts-printed = As printed on the boards
option-payouts-unit96 = Lower: 96 coins of value 1 always suffice
option-first-player = Who begins
option-first-player-random = Drawn by lot
option-coins = Coins during the game
option-coins-public = Everybody sees them
option-coins-hidden = Hidden until the end
option-own-face-down = Your own face-down tokens
option-own-face-down-shown = You may look at them
option-own-face-down-memory = You have to remember them
option-boards = Boards
option-boards-zodiac = The twelve signs of the zodiac

preset-sheet = As on the rule sheet
preset-sheet-note = Everybody sees everybody’s coins, and you may look at your own face-down tokens.
preset-memory = From memory
preset-memory-note = Coins stay hidden, and you have to remember your own face-down tokens.
preset-edition-1995 = Edition of 1995
preset-edition-1995-note = The winner of a constellation pays third to fifth place out of the prize.
option-consolation-note = Third to fifth place get a few coins. If the winner pays them, first place is worth less.
option-double-stacking-note = What a token is worth that several double stars are joined to: the more they add up, the further apart the scores.
option-payouts-note = How many coins a completed constellation pays. Lower prizes keep the players closer together.
option-first-player-note = Who places the first token.
option-coins-note = If coins are hidden, nobody knows for sure who is ahead.
option-own-face-down-note = Without looking it becomes a game of memory: what lies on large stars is hidden from you, too.
option-boards-note = The twelve boards. If you own the printed game, you can play with yours.
format-boards = Twelve boards, each with its name, the prizes for first and second place, its stars in order, and the lines between them, by the numbers of the stars. A board has two to nine stars, all joined by lines. x grows to the right up to 140, y downwards up to 100; without x and y the stars are drawn in a ring.

event-placed = { $token ->
    [none] { $seat } puts a token face down on { $star }.
    [X] { $seat } puts the black hole on { $star }.
    [D] { $seat } puts a double star on { $star }.
   *[other] { $seat } puts the { $token } on { $star }.
}
    .you = { $token ->
        [none] You put a token face down on { $star }.
        [X] You put your black hole on { $star }.
        [D] You put a double star on { $star }.
       *[other] You put your { $token } on { $star }.
    }
    .move = { $token ->
        [none] a token face down on { $star }
        [X] the black hole on { $star }
        [D] a double star on { $star }
       *[other] the { $token } on { $star }
    }
event-revealed = { $token ->
    [X] { $star } is turned face up: { $seat }’s black hole.
    [D] { $star } is turned face up: { $seat }’s double star.
   *[other] { $star } is turned face up: { $seat }’s { $token }.
}
    .you = { $token ->
        [X] { $star } is turned face up: your black hole.
        [D] { $star } is turned face up: your double star.
       *[other] { $star } is turned face up: your { $token }.
    }
event-black-holes-cancelled = Neighbouring black holes vanish together in { $sky }: { $stars-short }.
event-star-swallowed = { $token ->
    [D] A black hole swallows { $seat }’s double star on { $star }.
   *[other] A black hole swallows { $seat }’s { $token } on { $star }.
}
    .you = { $token ->
        [D] A black hole swallows your double star on { $star }.
       *[other] A black hole swallows your { $token } on { $star }.
    }
event-value-doubled = { $doubles ->
    [one] A double star raises { $seat }’s { $face } on { $star } to { $value }.
   *[other] { $doubles } double stars raise { $seat }’s { $face } on { $star } to { $value }.
}
    .you = { $doubles ->
        [one] A double star raises your { $face } on { $star } to { $value }.
       *[other] { $doubles } double stars raise your { $face } on { $star } to { $value }.
    }
event-counted = { $seat } has { $points ->
    [one] { $points } point
   *[other] { $points } points
} in { $sky }, with { $tokens ->
    [one] { $tokens } token left.
   *[other] { $tokens } tokens left.
}
    .you = You have { $points ->
        [one] { $points } point
       *[other] { $points } points
    } in { $sky }, with { $tokens ->
        [one] { $tokens } token left.
       *[other] { $tokens } tokens left.
    }
event-tie-broken = Equal totals: { $seat } ranks before { $rival } with { $tokens ->
    [one] { $tokens } token
   *[other] { $tokens } tokens
} to { $rival-tokens }.
    .you = Equal totals: you rank before { $rival } with { $tokens ->
        [one] { $tokens } token
       *[other] { $tokens } tokens
    } to { $rival-tokens }.
    .rival-you = Equal totals: { $seat } ranks before you with { $tokens ->
        [one] { $tokens } token
       *[other] { $tokens } tokens
    } to { $rival-tokens }.
event-tied = { $rank ->
    [1] { $seats } tie for first: no prize is awarded.
   *[other] { $seats } share second place: no second prize is awarded.
}
    .seats-you = { $rank ->
        [1] { $seats } tie for first: no prize is awarded.
       *[other] { $seats } share second place: no second prize is awarded.
    }
event-prize-paid = { $rule ->
    [S47] { $seat } is the only one left in { $sky } and takes both prizes: { $coins } coins.
   *[other] { $rank ->
        [1] { $seat } wins { $sky }: { $coins } { $coins ->
            [one] coin.
           *[other] coins.
        }
       *[other] { $seat } is second in { $sky }: { $coins } { $coins ->
            [one] coin.
           *[other] coins.
        }
    }
}
    .you = { $rule ->
        [S47] You are the only one left in { $sky } and take both prizes: { $coins } coins.
       *[other] { $rank ->
            [1] You win { $sky }: { $coins } { $coins ->
                [one] coin.
               *[other] coins.
            }
           *[other] You are second in { $sky }: { $coins } { $coins ->
                [one] coin.
               *[other] coins.
            }
        }
    }
event-consolation-paid = { $payer ->
    [none] { $seat } receives 1 coin for each token left: { $coins }.
   *[other] { $payer } pays { $seat } 1 coin for each token left: { $coins }.
}
    .you = { $payer ->
        [none] You receive 1 coin for each token left: { $coins }.
       *[other] { $payer } pays you 1 coin for each token left: { $coins }.
    }
    .payer-you = You pay { $seat } 1 coin for each token left: { $coins }.
event-constellation-discarded = { $sky } is finished; the tokens go back to their owners.
event-constellation-laid-out = { $sky } comes into play.
event-turn-passed = { $seat } has no token in hand and passes.
    .you = You have no token in hand and pass.
event-match-ended = All twelve constellations have been scored.

table-your-tokens = Your tokens: { $tokens }
table-face-down = face down
table-you = you
table-player = { $coins } { $count ->
    [one] coin
   *[other] coins
}  { $tokens ->
    [one] { $tokens } token in hand
   *[other] { $tokens } tokens in hand
}
table-progress = { $scored } of 12 constellations scored, { $pile } in the pile, { $paid ->
    [one] { $paid } coin paid
   *[other] { $paid } coins paid
}

board-now-star = Now choose a star.
board-now-token = Now choose a token.
table-your-turn = Your turn: choose a token and a star.
board-hand = Your tokens and the pile
board-own-token = Your token: { $token }
board-free = { $size ->
    [large] { $where }: free; tokens placed here lie face down
   *[small] { $where }: free
}
board-taken = { $where }: { $token }, placed by { $player }
board-face-down = { $where }: face down, placed by { $player }
board-prizes = Prizes: { $first } for first place, { $second } for second
board-tab = { $sky }: { $taken } of { $stars } stars taken
board-coins = { $count ->
    [one] { $count } coin
   *[other] { $count } coins
}
board-coins-hidden = Coins hidden until the end
board-in-hand = { $count ->
    [one] { $count } token in hand
   *[other] { $count } tokens in hand
}
board-pile = { $count ->
    [0] The pile is empty
    [one] { $count } constellation in the pile
   *[other] { $count } constellations in the pile
}
board-scored = Scored: { $skies }

rules-components = A board, and the nine tokens of one colour: six numbers, one black hole and two double stars. Stars with a golden ring are large.
rules-turn = Five tokens have been placed. On small stars they lie face up, on large stars face down. The player who covers the last star triggers the scoring.
rules-scoring = A scoring from beginning to end, on a board that pays 6 and 4. The black hole swallows everything joined to it, no matter whose it is.
rules-scoring-reveal = 1. All tokens are turned face up.
rules-scoring-swallow = 2. The black hole swallows the 10 and the 6.
rules-scoring-double = 3. The double star doubles the 7.
rules-scoring-pay = 4. First prize, second prize, one coin for one token.

result-source = { $kind ->
    [first] { $count ->
        [one] one first prize
       *[other] { $count } first prizes
    }
    [second] { $count ->
        [one] one second prize
       *[other] { $count } second prizes
    }
    [tokens] tokens left
   *[paid] paid to others
}
daily-score = { $score ->
    [one] { $score } coin
   *[other] { $score } coins
}
result-tie-shared = They are equally rich, so they share the victory.
print-boards = Boards
print-tokens = Tokens
print-coins = Coins
