# Balance report, English

report-value = { $value }
report-interval = { $low } to { $high }
report-title = { $game }: balance report
report-eyebrow = Balance report
report-lead = { $bot } played { $games } games against itself. This page shows what they say about the game: who is favoured, how long it lasts, what decides it, which rules come up, and what each option changes.
report-players = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
report-games = { $count ->
    [one] { $count } game
   *[other] { $count } games
}
report-numbers = The numbers
report-contents = Contents
report-of = { $value } ({ $interval })

report-glance = At a glance
report-glance-note = Figures are means; in brackets, the range that contains the true value with 95% confidence.
report-tile-first = of the victories go to the player who starts; an equal share is { $equal }
report-tile-length = moves in a game
report-tile-choices = legal moves to choose from, on average
report-tile-shared = of the games end with several winners
report-tile-leads = changes of the lead per game
report-tile-halfway = of the winners already led halfway
report-tile-score = is the mean final score

report-column-players = Players
report-column-games = Games
report-column-first = Starting player’s wins
report-column-length = Moves
report-column-choices = Choices
report-column-score = Winning score
report-column-margin = Margin
report-column-shared = Shared wins
report-column-leads = Lead changes
report-column-halfway = Winner led halfway

report-seats = Does it matter who starts?
report-place = { $place ->
    [1] Player 1 (starts)
   *[other] Player { $place }
}
report-axis-wins = Share of victories
report-seats-favoured = Favoured: { $places }.
report-seats-behind = At a disadvantage: { $places }.
report-seats-even = No place in the turn order is favoured, as far as these games can show; an equal share is { $equal }.
report-seats-caption = Share of victories; players are counted from the one who moves first, and joint winners share one victory. A dot is the observed share, its bar the 95% interval, the dashed line an equal share.
report-chair = Seat { $seat }

report-length = How long is a game, and how much choice is there?
report-axis-moves = Moves in a game
report-axis-games = Share of the games
report-length-caption = { $games }. Number of moves in a game, counting the decisions of all players.
report-axis-course = Course of the game
report-axis-choices = Legal moves
report-choices-caption = { $games }. Average number of legal moves a player can choose from, from the first move to the last.

report-scores = What is a good score?
report-axis-score = Final score
report-axis-results = Share of the results
report-winners = Winners
report-others = The others
report-score = Score
report-scores-caption = { $games }, { $players }. Final scores of winners and of all others; a winner scores { $score } on average.
report-scores-alone-caption = { $games }. Final scores; the mean is { $score }.

report-drama = Does the lead change hands?
report-axis-led = The eventual winner leads
report-led-caption = { $games } with one winner. How often the eventual winner is already in the lead, by the game’s own estimate of the position. The later the line rises, the longer a game stays open.
report-axis-leads = Changes of the lead
report-leads-caption = { $games }, { $players }. How often the lead passes from one player to another in a game, by the same estimate.

report-rules = Which rules come up?
report-rules-note = Every kind of event seen in the games, with the rule it follows, in the order of the rulebook. The bar shows in how many games it came up; the columns show how often per game.
report-rules-example = For example: { $event }
report-rules-share = In { $share } of the games; per game:
report-rules-never = Kinds of event that came up in none of these games:
report-rules-elsewhere = Other rules

report-options = What do the options change?
report-options-note = Each value was played on the same deals as the default ({ $games } each, { $players }), and compared deal by deal. A figure is the difference it makes, with its 95% interval; differences too large for chance alone are highlighted. With { $comparisons } comparisons on this page, about one in twenty of those without any effect will be highlighted all the same.
report-option-default = Default: { $value }
report-option-changed = { $share } of the games went differently
report-option-same = Not one of { $games } went differently
report-option-not-playable = Not possible here: { $reason }
report-option-new = Came up only with this value: { $rules }
report-effect-first-mover = Starting player’s wins
report-effect-length = Moves
report-effect-winning-score = Winning score
report-effect-winning-score-alone = Score
report-effect-shared = Shared wins
report-effect-lead-changes = Lead changes
report-points = { $value } points

report-method = How this was made
report-method-bots = “{ $bot }” plays in every seat, each with its own random numbers; it knows only what its seat may know. A stronger or weaker player may find another game in the same rules.
report-method-intervals = Intervals are Wilson intervals for shares and normal intervals for means, both at 95%. Every game has its own deal, drawn from the seed.
report-method-lead = The leader is determined by the game’s own estimate of the position, the one that the simple bot uses; if several players stand equally well, nobody leads.
report-method-again = To make this page again:
report-made = Asterism { $version }, rules version { $rules }, seed { $seed }
