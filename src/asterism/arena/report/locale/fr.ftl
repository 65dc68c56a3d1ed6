# Rapport d’équilibre, français

report-value = { $value }
report-interval = { $low } à { $high }
report-title = { $game } : rapport d’équilibre
report-eyebrow = Rapport d’équilibre
report-lead = { $bot } a joué { $games } parties contre lui-même. Cette page montre ce qu’elles disent du jeu : qui est favorisé, combien de temps il dure, ce qui le décide, quelles règles interviennent et ce que change chaque option.
report-players = { $count ->
    [one] { $count } joueur
   *[other] { $count } joueurs
}
report-games = { $count ->
    [one] { $count } partie
   *[other] { $count } parties
}
report-numbers = Les chiffres
report-contents = Sommaire
report-of = { $value } ({ $interval })

report-glance = En un coup d’œil
report-glance-note = Les chiffres sont des moyennes ; entre parenthèses, l’intervalle qui contient la vraie valeur avec une confiance de 95 %.
report-tile-first = des victoires vont au joueur qui commence ; une part égale serait de { $equal }
report-tile-length = coups par partie
report-tile-choices = coups permis au choix, en moyenne
report-tile-shared = des parties ont plusieurs vainqueurs
report-tile-leads = changements de leader par partie
report-tile-halfway = des vainqueurs menaient déjà à mi-partie
report-tile-score = est le score final moyen

report-column-players = Joueurs
report-column-games = Parties
report-column-first = Victoires du premier joueur
report-column-length = Coups
report-column-choices = Choix
report-column-score = Score du vainqueur
report-column-margin = Écart
report-column-shared = Victoires partagées
report-column-leads = Changements de leader
report-column-halfway = Vainqueur en tête à mi-partie

report-seats = Est-ce un avantage de commencer ?
report-place = { $place ->
    [1] Joueur 1 (commence)
   *[other] Joueur { $place }
}
report-axis-wins = Part des victoires
report-seats-favoured = Favorisé : { $places }.
report-seats-behind = Défavorisé : { $places }.
report-seats-even = Aucune place dans l’ordre du tour n’est favorisée, pour autant que ces parties le montrent ; une part égale serait de { $equal }.
report-seats-caption = Part des victoires ; les joueurs sont comptés à partir de celui qui commence, et plusieurs vainqueurs se partagent une victoire. Un point est la part observée, sa barre l’intervalle à 95 %, la ligne en tirets une part égale.
report-chair = Place { $seat }

report-length = Combien de temps dure une partie, et combien de choix offre-t-elle ?
report-axis-moves = Coups dans une partie
report-axis-games = Part des parties
report-length-caption = { $games }. Nombre de coups d’une partie, décisions de tous les joueurs comprises.
report-axis-course = Déroulement de la partie
report-axis-choices = Coups permis
report-choices-caption = { $games }. Nombre moyen de coups permis parmi lesquels choisir, du premier coup au dernier.

report-scores = Qu’est-ce qu’un bon score ?
report-axis-score = Score final
report-axis-results = Part des résultats
report-winners = Vainqueurs
report-others = Les autres
report-score = Score
report-scores-caption = { $games }, { $players }. Scores finaux des vainqueurs et de tous les autres ; un vainqueur marque { $score } en moyenne.
report-scores-alone-caption = { $games }. Scores finaux ; la moyenne est de { $score }.

report-drama = Le leader change-t-il ?
report-axis-led = Le futur vainqueur mène
report-led-caption = { $games } avec un seul vainqueur. À quelle fréquence le futur vainqueur est déjà en tête, selon l’évaluation de la position par le jeu lui-même. Plus la courbe monte tard, plus la partie reste ouverte.
report-axis-leads = Changements de leader
report-leads-caption = { $games }, { $players }. Combien de fois la tête passe d’un joueur à un autre dans une partie, selon la même évaluation.

report-rules = Quelles règles interviennent ?
report-rules-note = Chaque sorte d’événement vue dans les parties, avec la règle qu’elle suit, dans l’ordre des règles. La barre montre dans combien de parties elle s’est produite ; les colonnes, combien de fois par partie.
report-rules-example = Par exemple : { $event }
report-rules-share = Dans { $share } des parties ; par partie :
report-rules-never = Sortes d’événement qui ne se sont produites dans aucune de ces parties :
report-rules-elsewhere = Autres règles

report-options = Que changent les options ?
report-options-note = Chaque valeur a été jouée sur les mêmes donnes que la valeur par défaut ({ $games } chacune, { $players }) et comparée donne par donne. Un chiffre est la différence qu’elle produit, avec son intervalle à 95 % ; celles que le hasard seul n’explique pas sont mises en évidence. Avec { $comparisons } comparaisons sur cette page, environ une sur vingt de celles qui sont sans effet sera tout de même mise en évidence.
report-option-default = Par défaut : { $value }
report-option-changed = { $share } des parties se sont déroulées autrement
report-option-same = Aucune des { $games } ne s’est déroulée autrement
report-option-not-playable = Impossible ici : { $reason }
report-option-new = Ne se produit qu’avec cette valeur : { $rules }
report-effect-first-mover = Victoires du premier joueur
report-effect-length = Coups
report-effect-winning-score = Score du vainqueur
report-effect-winning-score-alone = Score
report-effect-shared = Victoires partagées
report-effect-lead-changes = Changements de leader
report-points = { $value } points

report-method = Comment cette page a été faite
report-method-bots = « { $bot } » joue à toutes les places, chacun avec son propre hasard ; il ne sait que ce que sa place peut savoir. Un joueur plus fort ou plus faible peut trouver un autre jeu dans les mêmes règles.
report-method-intervals = Les intervalles sont ceux de Wilson pour les parts et des intervalles normaux pour les moyennes, tous à 95 %. Chaque partie a sa propre donne, tirée de la graine.
report-method-lead = Le leader est déterminé par l’évaluation de la position que le jeu fournit et qu’utilise le bot simple ; quand plusieurs joueurs se valent, personne ne mène.
report-method-again = Pour refaire cette page :
report-made = Asterism { $version }, règles version { $rules }, graine { $seed }
