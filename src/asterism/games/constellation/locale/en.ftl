# La Constellation du Joueur, English

title = La Constellation du Joueur
tagline = Find your own constellation round the Moon, before the others find theirs.

preset-base = Basic game
preset-three-and-more = Three or more players
preset-experienced = Experienced players

option-objectives = Objective cards for each player
option-points = Points that win (0: the first figure wins)
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
option-deck = Objective cards (32: without the straight line; 22: mirror images count as the same)
option-null-moves = Replacing or swapping stars of the same type
option-null-moves-allow = Allowed
option-null-moves-forbid = Forbidden
option-exhaustion = A points game that ends before the target
option-exhaustion-draw = It is a draw
option-exhaustion-leader = The player with the most points wins
option-repetition = Draw when the same situation has occurred this many times
option-repetition-off = Never
option-stale = Draw after this many plays without a new star or a point
option-stale-off = Never
option-swaps = Draw after this many swaps without a point
option-swaps-off = Never
option-most-plays = Draw after this many plays in all

event-star-placed = { $seat } places a { $star }-pointed star on ({ $q }, { $r }).
event-star-replaced = { $seat } replaces the { $old }-pointed star on ({ $q }, { $r }) with a { $star }-pointed one.
event-moon-moved = { $seat } moves the Moon from ({ $from-q }, { $from-r }) to ({ $q }, { $r }).
event-tiles-swapped = { $seat } swaps { $star ->
    [none] the Moon
   *[other] the { $star }-pointed star
} on ({ $q }, { $r }) and { $other-star ->
    [none] the Moon
   *[other] the { $other-star }-pointed star
} on ({ $other-q }, { $other-r }).
event-cloud-put = { $seat }’s Cloud lies on ({ $q }, { $r }).
event-figure-stood = The figure { $card } is complete in { $star }-pointed stars, but nobody holds its card.
event-objective-realised = { $seat }’s constellation { $card } is complete in { $star }-pointed stars!
event-point-scored = { $seat } scores and now has { $points ->
    [one] { $points } point.
   *[other] { $points } points.
}
event-objective-shown = { $seat } gives up the card { $card }.
event-objective-drawn = { $card ->
    [none] { $seat } draws a new card.
   *[other] { $seat } draws the card { $card }.
}
event-objective-discarded = { $seat }’s card { $card } is discarded.
event-deck-reshuffled = The deck is empty: the { $cards } discarded cards are shuffled.
event-objectives-kept = { $seat } changes no card.
event-swapping-began = All tiles are on the table. From now on, each play swaps two tiles.
event-players-asked = { $about ->
    [tie] Figures of several players are complete at once. All are asked: go on with new cards, or call it a draw?
   *[tiles] All tiles are on the table, and nobody has won. All are asked: go on by swapping tiles, or end the game?
}
event-player-answered = { $answer ->
    [go_on] { $seat } wants to go on.
   *[stop] { $seat } wants to stop.
}
event-match-won = { $reason ->
    [figure] { $seat } wins.
   *[other] { $seat } has the most points and wins.
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
    [0] All { $all } tiles placed, { $plays } plays so far
   *[other] { $tiles } of { $all } tiles placed, { $plays } plays so far
}

tile-name = { $star ->
    [none] The Moon
   *[other] { $star }-pointed star
}
board-prompt = { $decision ->
    [swap] Your turn: choose two tiles to swap.
    [cloud] Choose the tile for your Cloud.
    [change] Change a card, or keep your cards.
    [answer] Your answer: go on, or not?
   *[play] Your turn: a pile, then a cell or a star; or the Moon, then a cell.
}
board-table = The table
board-hand = The reserve and your cards
board-tile = { $tile } on ({ $q }, { $r })
board-clouded = { $tile } on ({ $q }, { $r }), under the Cloud of { $players }
board-cell = Free cell ({ $q }, { $r })
board-reserve = Reserve
board-pile = { $count ->
    [0] The pile of { $star }-pointed stars is empty
    [one] { $star }-pointed stars: { $count } left
   *[other] { $star }-pointed stars: { $count } left
}
board-cards = Your objectives
board-card = Your objective { $card }, cells { $cells }. Press to turn it.
board-turn = Turn the card
board-change = Change
board-change-card = Change the card { $card }
board-change-sure = Really?
board-change-sure-card = Really change the card { $card }? Everybody will see it.
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
