# Sternenhimmel, français

title = Sternenhimmel
tagline = Des pions cachés sur les constellations du zodiaque. Gare aux trous noirs.

token-name = { $token ->
    [X] Trou noir
    [D] étoile double
   *[other] { $token }
}

option-consolation = Qui paie du troisième au cinquième
option-consolation-reserve = La Réserve, selon la feuille de règles
option-consolation-winner = Le premier, comme dans le jeu de 1995
option-double-stacking = Plusieurs étoiles doubles reliées à un même pion
option-double-stacking-multiply = Chacune double encore
option-double-stacking-once = La valeur est doublée une fois
option-double-stacking-add = Chacune ajoute la valeur une fois
option-payouts = Prix
option-payouts-printed = Ceux des plateaux
option-payouts-unit96 = Plus bas : 96 pièces de valeur 1 suffisent toujours
option-first-player = Qui commence
option-first-player-random = Tiré au sort
option-coins = Les pièces pendant la partie
option-coins-public = Visibles de tous
option-coins-hidden = Cachées jusqu’à la fin
option-own-face-down = Vos pions face cachée
option-own-face-down-shown = Vous pouvez les regarder
option-own-face-down-memory = Vous devez vous en souvenir
option-boards = Plateaux
option-boards-zodiac = Les douze signes du zodiaque

event-placed = { $token ->
    [none] { $seat } pose un pion face cachée sur { $sky } { $star }.
    [X] { $seat } pose le Trou noir sur { $sky } { $star }.
    [D] { $seat } pose une étoile double sur { $sky } { $star }.
   *[other] { $seat } pose le { $token } sur { $sky } { $star }.
}
event-revealed = { $token ->
    [X] { $seat } révèle son Trou noir sur { $sky } { $star }.
    [D] { $seat } révèle une étoile double sur { $sky } { $star }.
   *[other] { $seat } révèle son { $token } sur { $sky } { $star }.
}
event-black-holes-cancelled = Des Trous noirs se touchent et disparaissent : { $sky } { $stars }.
event-star-swallowed = { $token ->
    [D] { $seat } perd une étoile double sur { $sky } { $star } : un Trou noir l’avale.
   *[other] { $seat } perd son { $token } sur { $sky } { $star } : un Trou noir l’avale.
}
event-value-doubled = { $doubles ->
    [one] { $seat } : une étoile double porte le { $face } sur { $sky } { $star } à { $value }.
   *[other] { $seat } : { $doubles } étoiles doubles portent le { $face } sur { $sky } { $star } à { $value }.
}
event-counted = { $seat } a { $points ->
    [one] { $points } point
   *[other] { $points } points
} dans { $sky }, avec { $tokens ->
    [one] { $tokens } pion restant.
   *[other] { $tokens } pions restants.
}
event-tie-broken = Totaux égaux : { $seat } passe devant { $rival } avec { $tokens } pions contre { $rival-tokens }.
event-tied = { $rank ->
    [1] { $seats } partagent la première place : aucun prix n’est remis.
   *[other] { $seats } partagent la deuxième place : le second prix n’est pas remis.
}
event-prize-paid = { $rule ->
    [S47] { $seat } n’a plus de rival dans { $sky } et cumule les deux prix : { $coins } pièces.
   *[other] { $rank ->
        [1] { $seat } remporte { $sky } : { $coins } { $coins ->
            [one] pièce.
           *[other] pièces.
        }
       *[other] { $seat } est deuxième dans { $sky } : { $coins } { $coins ->
            [one] pièce.
           *[other] pièces.
        }
    }
}
event-consolation-paid = { $payer ->
    [none] { $seat } reçoit { $coins } { $coins ->
        [one] pièce
       *[other] pièces
    } pour ses pions restants.
   *[other] { $payer } paie à { $seat } { $coins } { $coins ->
        [one] pièce
       *[other] pièces
    } pour ses pions restants.
}
event-constellation-discarded = Constellation terminée : { $sky } ; les pions reviennent à leurs propriétaires.
event-constellation-laid-out = Nouvelle constellation : { $sky }.
event-turn-passed = { $seat } n’a plus de pion en main et passe.
event-match-ended = Les douze constellations sont décomptées.

table-your-tokens = Vos pions : { $tokens }
table-face-down = face cachée
table-you = vous
table-player = { $coins } pièces  { $tokens ->
    [one] { $tokens } pion en main
   *[other] { $tokens } pions en main
}
table-progress = { $scored } constellations décomptées sur 12, { $pile } dans la pioche, { $paid } pièces payées

table-your-turn = À vous : choisissez un pion et une étoile.
board-hand = Vos pions et la pioche
board-own-token = Votre pion : { $token }
board-free = { $size ->
    [large] { $where } : libre ; ici, les pions se posent face cachée
   *[small] { $where } : libre
}
board-taken = { $where } : { $token }, pion posé par { $player }
board-face-down = { $where } : pion face cachée, posé par { $player }
board-prizes = Prix : { $first } pour le premier, { $second } pour le deuxième
board-tab = { $sky } : { $taken } étoiles occupées sur { $stars }
board-coins = { $count ->
    [one] { $count } pièce
   *[other] { $count } pièces
}
board-coins-hidden = Pièces cachées jusqu’à la fin
board-in-hand = { $count ->
    [one] { $count } pion en main
   *[other] { $count } pions en main
}
board-pile = { $count ->
    [0] La pioche est vide
    [one] { $count } constellation dans la pioche
   *[other] { $count } constellations dans la pioche
}
board-scored = Décomptées : { $skies }

rules-components = Un plateau et les neuf pions d’une couleur : six nombres, un Trou noir et deux étoiles doubles. Les étoiles cerclées d’or sont les grandes.
rules-turn = Cinq pions sont posés : face visible sur les petites étoiles, face cachée sur les grandes. Celui qui couvre la dernière étoile déclenche le décompte.
rules-scoring = Un décompte du début à la fin, sur un plateau qui paie 6 et 4. Le Trou noir avale tout ce qui lui est relié, quel qu’en soit le propriétaire.
rules-scoring-reveal = 1. Tous les pions cachés sont retournés.
rules-scoring-swallow = 2. Le Trou noir avale le 10 et le 6.
rules-scoring-double = 3. L’étoile double double le 7.
rules-scoring-pay = 4. Premier prix, second prix, une pièce pour un pion.
