# La Constellation du Joueur, English

title = La Constellation du Joueur
title-meaning = The player’s constellation
tagline = Find your own constellation round the Moon, before the others find theirs.

figure-name = { $figure ->
    [P01] Spear
    [P02] Axe
    [P03] Crown
    [P05] Ladle
    [P06] Boat
    [P07] Horse
    [P08] Pennant
    [P09] Bear
    [P10] Key
    [P11] Snake
    [P12] Hook
    [P13] Bow
    [P14] Swan
    [P17] Stag
    [P18] Hare
    [P19] Stairs
    [P20] River
    [P21] Cup
    [P30] Turtle
    [P31] Ring
    [P32] Butterfly
   *[P33] Trident
}
name-card = { $mirrored ->
    [yes] the mirrored { figure-name }
   *[no] the { figure-name }
}
    .title = { $mirrored ->
        [yes] { figure-name } (mirrored)
       *[no] { figure-name }
    }
star-name = { $star ->
    [none] the Moon
    [4] the four-pointed star
    [5] the five-pointed star
   *[6] the six-pointed star
}
    .a = { $star ->
        [4] a four-pointed star
        [5] a five-pointed star
       *[6] a six-pointed star
    }
    .many = { $star ->
        [4] four-pointed stars
        [5] five-pointed stars
       *[6] six-pointed stars
    }
old-name = { $old ->
    [4] the four-pointed star
    [5] the five-pointed star
   *[6] the six-pointed star
}
other-name = { $other-star ->
    [none] the Moon
    [4] the four-pointed star
    [5] the five-pointed star
   *[6] the six-pointed star
}
direction-name = { $direction ->
    [right] right
    [lower_right] lower right
    [lower_left] lower left
    [left] left
    [upper_left] upper left
   *[upper_right] upper right
}
then-name = { $then ->
    [right] right
    [lower_right] lower right
    [lower_left] lower left
    [left] left
    [upper_left] upper left
   *[upper_right] upper right
}
name-place = { $steps ->
    [0] on the Moon
   *[other] { $more ->
        [0] { $steps ->
            [1] { $direction ->
                [right] right of the Moon
                [left] left of the Moon
               *[other] to the { direction-name } of the Moon
            }
           *[other] { $steps } cells to the { direction-name } of the Moon
        }
       *[other] { $steps } { $steps ->
            [one] cell
           *[other] cells
        } to the { direction-name } and { $more } to the { then-name } of the Moon
    }
}
    .step = { $more ->
        [0] { $steps ->
            [1] one cell to the { direction-name }
           *[other] { $steps } cells to the { direction-name }
        }
       *[other] { $steps } { $steps ->
            [one] cell
           *[other] cells
        } to the { direction-name } and { $more } to the { then-name }
    }

preset-base = Basic game
preset-three-and-more = Three or more players
preset-experienced = Experienced players

option-objectives = Objective cards for each player
option-points = Points that win
option-change = Changing an objective
option-change-off = Not allowed
option-change-end-of-turn = At the end of your turn
option-change-start-of-turn = At the start of your turn
option-change-instead-of-play = Instead of a play
option-change-limit = Cards you may change in one turn
option-visible = Visible objectives
option-visible-true = All cards lie face up
option-visible-false = Cards are secret
option-open-game = Open game
option-open-game-true = Once all tiles are placed, play goes on by swapping tiles
option-open-game-false = Once all tiles are placed, the game is a draw
option-open-game-ask = The players are asked once all tiles are placed
option-blocking = Blocking Clouds
option-blocking-true = Your Cloud may go on any other tile
option-blocking-false = Your Cloud goes on the tile you have just played
option-simultaneous = One play completes figures of several players
option-simultaneous-redraw = They draw new cards and play goes on
option-simultaneous-draw = The game is a draw
option-simultaneous-ask = The players are asked
option-deck = Figures on the cards
option-null-moves = Replacing or swapping stars of the same type
option-null-moves-allow = Allowed
option-null-moves-forbid = Forbidden
option-exhaustion = A points game that ends before the target
option-exhaustion-draw = It is a draw
option-exhaustion-leader = The player with the most points wins
option-repetition = Draw when a situation comes up again
option-repetition-off = Never
option-stale = Draw without a new star or a point
option-stale-off = Never
option-swaps = Draw after swaps without a point
option-swaps-off = Never
option-most-plays = Draw after plays in all

preset-base-note = One secret figure each; the first to complete it wins. The sheet’s game for two.
preset-three-and-more-note = Two figures each, so that games stay short. The sheet recommends it from three players on.
preset-experienced-note = Three figures each and two points to win; once all tiles are placed, play goes on by swapping.
option-objectives-number = { $number ->
    [one] { $number } card
   *[other] { $number } cards
}
option-objectives-note = More cards give you more ways to win and make the game shorter.
option-points-0 = None: the first figure wins
option-points-number = { $number } points
option-points-note = In a points game each figure scores a point and is replaced, and the game goes on.
option-change-note = Whether you may give up a card for a new one. Everybody sees the card you give up.
option-change-limit-number = { $number ->
    [one] { $number } card
   *[other] { $number } cards
}
option-change-limit-note = How many cards may be changed at once. It only matters where changing is allowed.
option-visible-note = If everybody sees your cards, they know what to keep you from building.
option-open-game-note = What happens if nobody has won when the last tile is placed.
option-blocking-note = Where your Cloud may go. On any tile, it can block a figure of somebody else.
option-simultaneous-note = Moving the Moon can complete several figures at once.
option-deck-32 = 32: all but the straight line
option-deck-33 = 33: all figures
option-deck-22 = 22: a figure and its mirror image are one
option-deck-note = Which figures are drawn. With 22 cards you may build your figure or its mirror image.
option-null-moves-note = Whether a play may leave the table as it was, which is a way to wait.
option-exhaustion-note = Who wins a points game in which nobody reaches the goal.
option-repetition-number = { $number } times
option-repetition-note = Ends a game that goes round in circles.
option-stale-number = { $number } plays
option-stale-note = Ends a game in which nothing new is placed any more.
option-swaps-number = { $number } swaps
option-swaps-note = Ends an open game in which swapping leads nowhere.
option-most-plays-number = { $number } plays
option-most-plays-note = The longest a game can last.

event-star-placed = { $seat } places { star-name.a } { $at }.
    .you = You place { star-name.a } { $at }.
    .move = place { star-name.a } { $at }
event-star-replaced = { $seat } replaces { old-name } { $at } with { star-name.a }.
    .you = You replace { old-name } { $at } with { star-name.a }.
    .move = replace { old-name } { $at } with { star-name.a }
event-moon-moved = { $seat } moves the Moon { $at-step }.
    .you = You move the Moon { $at-step }.
    .move = move the Moon { $at-step }
event-tiles-swapped = { $seat } swaps { $star ->
    [none] the Moon
   *[other] { star-name } { $at }
} and { $other-star ->
    [none] the Moon
   *[other] { other-name } { $other-at }
}.
    .you = You swap { $star ->
        [none] the Moon
       *[other] { star-name } { $at }
    } and { $other-star ->
        [none] the Moon
       *[other] { other-name } { $other-at }
    }.
    .move = swap { $star ->
        [none] the Moon
       *[other] { star-name } { $at }
    } and { $other-star ->
        [none] the Moon
       *[other] { other-name } { $other-at }
    }
event-cloud-put = { $seat }’s Cloud now lies { $at }.
    .you = Your Cloud now lies { $at }.
    .move = put your Cloud { $at }
event-figure-stood = A figure, { $card }, is complete in { star-name.many }, but nobody holds its card.
event-objective-realised = { $seat }’s constellation, { $card }, is complete in { star-name.many }!
    .you = Your constellation, { $card }, is complete in { star-name.many }!
event-point-scored = { $seat } scores and now has { $points ->
    [one] { $points } point.
   *[other] { $points } points.
}
    .you = You score and now have { $points ->
        [one] { $points } point.
       *[other] { $points } points.
    }
event-objective-shown = { $seat } gives up { $card }.
    .you = You give up { $card }.
    .move = change { $card }
event-objective-drawn = { $card ->
    [none] { $seat } draws a new card.
   *[other] { $seat } draws { $card }.
}
    .you = You draw { $card }.
event-objective-discarded = { $seat }’s card, { $card }, is discarded.
    .you = Your card, { $card }, is discarded.
event-deck-reshuffled = The deck is empty: { $cards ->
    [one] the one discarded card is shuffled.
   *[other] the { $cards } discarded cards are shuffled.
}
event-objectives-kept = { $seat } changes no card.
    .you = You change no card.
    .move = change no card
event-swapping-began = All tiles are on the table. From now on, each play swaps two tiles.
event-players-asked = { $about ->
    [tie] Figures of several players are complete at once. All are asked: go on with new cards, or call it a draw?
   *[tiles] All tiles are on the table, and nobody has won. All are asked: go on by swapping tiles, or end the game?
}
event-player-answered = { $answer ->
    [go_on] { $seat } wants to go on.
   *[stop] { $seat } wants to stop.
}
    .you = { $answer ->
        [go_on] You want to go on.
       *[stop] You want to stop.
    }
    .move = { $answer ->
        [go_on] go on
       *[stop] stop
    }
event-match-won = { $reason ->
    [figure] { $seat } wins.
   *[other] { $seat } has the most points and wins.
}
    .you = { $reason ->
        [figure] You win.
       *[other] You have the most points and win.
    }
event-match-drawn = { $reason ->
    [tiles] All tiles are on the table: the game is a draw.
    [repetition] The same situation has occurred too often: the game is a draw.
    [stale] Too many plays without a new star: the game is a draw.
    [swaps] Too many swaps without a point: the game is a draw.
    [plays] The last play has been made: the game is a draw.
   *[tie] Several players complete a figure at once: the game is a draw.
}

table-you = you
table-player = { $points ->
    [one] { $points } point
   *[other] { $points } points
}  cards: { $cards }
table-decision = { $decision ->
    [play] Place a star: P4(q,r), replace one: R4(q,r) or move the Moon: M(q,r).
    [swap] Swap two tiles: X(q,r)(q,r).
    [cloud] Put your Cloud on a tile: C(q,r).
    [change] Change a card (change P05) or keep your cards (keep).
    [answer_tie] Figures of several players are complete: new cards (go on), or a draw if all want it (stop)?
    [answer_tiles] All tiles are on the table: swap tiles if all want it (go on), or end the game (stop)?
   *[over] The game is over.
}
table-may-change = { $timing ->
    [start_of_turn] Before that you may change a card (change P05).
   *[instead_of_play] Or change a card instead, except on your first turn (change P05).
}
table-reserve = Reserve  { $reserve }
table-deck = Deck: { $deck }  Discarded: { $discard }
table-your-cards = { $mirrored ->
    [yes] Your objectives, turned or mirrored as you like:
   *[no] Your objectives, turned as you like but not mirrored:
}
table-progress = { $left ->
    [0] All { $all } tiles placed
   *[other] { $tiles } of { $all } tiles placed
}, { $plays ->
    [one] { $plays } play so far
   *[other] { $plays } plays so far
}

tile-name = { $star ->
    [none] The Moon
    [4] Four-pointed star
    [5] Five-pointed star
   *[6] Six-pointed star
}
board-prompt = { $decision ->
    [swap] Your turn: choose two tiles to swap.
    [cloud] Choose the tile for your Cloud.
    [change] Change a card, or keep your cards.
    [answer] Your answer: go on, or not?
   *[play] Place a star, replace one, or move the Moon.
}
board-now = { $next ->
    [tile] Now choose the other tile.
    [cell] Now choose a cell.
    [cell-or-star] Now choose a cell, or a star to replace.
    [moon-cell] Now choose the Moon’s new cell.
    [pile-or-moon] Now choose a pile, or the Moon.
   *[pile] Now choose a pile.
}
board-table = The table
board-hand = The reserve and your cards
board-tile = { $tile } { $place }
board-clouded = { $tile } { $place }, under the Cloud of { $players }
board-clouded-moon = { $tile }, under the Cloud of { $players }
board-cell = Free cell { $place }
board-reserve = Reserve
board-pile = { $star ->
    [4] Four-pointed stars
    [5] Five-pointed stars
   *[6] Six-pointed stars
}: { $count ->
    [0] none left
   *[other] { $count } left
}
board-cards = Your objectives
board-card = Your objective: { $card }. From its first cell: { $cells }. Press to turn it.
board-card-note = The Moon and four stars of one kind in this shape win: turned { $mirrored ->
    [yes] or mirrored as you like.
   *[no] as you like, but not mirrored.
}
board-close = Close
board-turn = Turn the card
board-change = Change
board-change-card = Change the card “{ $card }”
board-change-sure = Really?
board-change-sure-card = Really change the card “{ $card }”? Everybody will see it.
board-keep = Keep my cards
board-question = { $about ->
    [tie] Figures of several players are complete at once.
   *[tiles] All tiles are on the table, and nobody has won.
}
board-question-note = { $about ->
    [tie] It is a draw only if everybody wants it.
   *[tiles] The game goes on only if everybody wants it.
}
board-question-agreed = { $about ->
    [tie] For a draw: { $players }
   *[tiles] For going on: { $players }
}
board-question-waits = { $player } is being asked.
board-go-on = { $about ->
    [tie] Go on with new cards
   *[tiles] Go on by swapping
}
board-stop = { $about ->
    [tie] Call it a draw
   *[tiles] End the game
}
board-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
board-deck = { $deck ->
    [one] { $deck } card in the deck
   *[other] { $deck } cards in the deck
}, { $discarded } discarded
board-others = Cards of the others
board-secret = A secret card
board-not = Card { $place } is none of these:
board-plays = { $count ->
    [one] { $count } play so far
   *[other] { $count } plays so far
}
board-target = { $count ->
    [one] { $count } point wins
   *[other] { $count } points win
}
board-quiet = { $count ->
    [one] { $count } play
   *[other] { $count } plays
} without progress{ $limit ->
    [0] {""}
   *[other] ; a draw at { $limit }
}
board-zoom-in = Zoom in
board-zoom-closer = Larger cells
board-zoom-out = Zoom out
board-zoom-fit = Show everything
board-lines = Lines round the Moon

rules-components = The Moon, eight stars of each type, 32 objective cards and a Cloud for each player.
rules-aim = The card shows five cells. On the table the Moon must be one of them, and the other four must be stars of one type.
rules-aim-card = Your card
rules-aim-right = Your figure: you win
rules-aim-spoilt = One more star of this type touches it
rules-aim-moonless = The Moon is not part of it
rules-turn = Make one of three plays, then put your Cloud on the tile you have just played.
rules-turn-place = Place a star
rules-turn-replace = Replace a star
rules-turn-move = Move the Moon
rules-restrictions = Tiles under a Cloud are locked, even for its owner. The figure counts all the same.

result-source = { $count ->
    [one] one figure
   *[other] { $count } figures
}
print-tiles = Tiles
print-cards = Objective cards
print-clouds = Clouds
