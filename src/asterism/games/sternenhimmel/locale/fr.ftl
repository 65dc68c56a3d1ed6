# Sternenhimmel, français

title = Sternenhimmel
title-meaning = Ciel étoilé
tagline = Des pions cachés sur les constellations du zodiaque. Gare aux trous noirs.

name-sky = { $name }
name-star = { $star ->
    [none] l’étoile { $number } ({ $sky })
   *[other] { $star } ({ $sky } { $number })
}
    .short = { $star ->
        [none] l’étoile { $number }
       *[other] { $star }
    }

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

preset-sheet = Selon la feuille de règles
preset-sheet-note = Tout le monde voit les pièces de tous, et vous pouvez regarder vos pions face cachée.
preset-memory = De mémoire
preset-memory-note = Les pièces restent cachées, et il faut se souvenir de ses propres pions face cachée.
preset-edition-1995 = Édition de 1995
preset-edition-1995-note = Le premier d’une constellation paie lui-même du troisième au cinquième.
option-consolation-note = Du troisième au cinquième, on reçoit quelques pièces. Si le premier les paie, sa place vaut moins.
option-double-stacking-note = Ce que vaut un pion relié à plusieurs étoiles doubles : plus elles se cumulent, plus les scores s’écartent.
option-payouts-note = Combien de pièces rapporte une constellation complète. Des prix plus bas resserrent les scores.
option-first-player-note = Qui pose le premier pion.
option-coins-note = Si les pièces sont cachées, personne ne sait au juste qui mène.
option-own-face-down-note = Sans regarder, cela devient un jeu de mémoire : les pions sur les grandes étoiles sont cachés même pour vous.
option-boards-note = Les douze plateaux. Si vous possédez le jeu imprimé, vous pouvez jouer avec les vôtres.
format-boards = Douze plateaux, chacun avec son nom, les prix de la première et de la deuxième place, ses étoiles dans l’ordre et les lignes entre elles, d’après le numéro des étoiles. Un plateau a de deux à neuf étoiles, toutes reliées. x va vers la droite jusqu’à 140, y vers le bas jusqu’à 100 ; sans x ni y, les étoiles sont dessinées en rond.

event-placed = { $token ->
    [none] { $seat } pose un pion face cachée sur { $star }.
    [X] { $seat } pose le Trou noir sur { $star }.
    [D] { $seat } pose une étoile double sur { $star }.
   *[other] { $seat } pose le { $token } sur { $star }.
}
    .you = { $token ->
        [none] Vous posez un pion face cachée sur { $star }.
        [X] Vous posez votre Trou noir sur { $star }.
        [D] Vous posez une étoile double sur { $star }.
       *[other] Vous posez votre { $token } sur { $star }.
    }
    .move = { $token ->
        [none] un pion face cachée sur { $star }
        [X] le Trou noir sur { $star }
        [D] une étoile double sur { $star }
       *[other] le { $token } sur { $star }
    }
event-revealed = { $token ->
    [X] { $seat } révèle son Trou noir sur { $star }.
    [D] { $seat } révèle une étoile double sur { $star }.
   *[other] { $seat } révèle son { $token } sur { $star }.
}
    .you = { $token ->
        [X] Vous révélez votre Trou noir sur { $star }.
        [D] Vous révélez une étoile double sur { $star }.
       *[other] Vous révélez votre { $token } sur { $star }.
    }
event-black-holes-cancelled = Des Trous noirs se touchent et disparaissent ({ $sky }) : { $stars-short }.
event-star-swallowed = { $token ->
    [D] { $seat } perd une étoile double sur { $star } : un Trou noir l’avale.
   *[other] { $seat } perd son { $token } sur { $star } : un Trou noir l’avale.
}
    .you = { $token ->
        [D] Vous perdez une étoile double sur { $star } : un Trou noir l’avale.
       *[other] Vous perdez votre { $token } sur { $star } : un Trou noir l’avale.
    }
event-value-doubled = { $doubles ->
    [one] { $seat } : une étoile double porte le { $face } sur { $star } à { $value }.
   *[other] { $seat } : { $doubles } étoiles doubles portent le { $face } sur { $star } à { $value }.
}
    .you = { $doubles ->
        [one] Une étoile double porte votre { $face } sur { $star } à { $value }.
       *[other] { $doubles } étoiles doubles portent votre { $face } sur { $star } à { $value }.
    }
event-counted = { $sky } : { $seat } a { $points ->
    [one] { $points } point
   *[other] { $points } points
}, avec { $tokens ->
    [one] { $tokens } pion restant.
   *[other] { $tokens } pions restants.
}
    .you = { $sky } : vous avez { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, avec { $tokens ->
        [one] { $tokens } pion restant.
       *[other] { $tokens } pions restants.
    }
event-tie-broken = Totaux égaux : { $seat } passe devant { $rival } avec { $tokens ->
    [one] { $tokens } pion
   *[other] { $tokens } pions
} contre { $rival-tokens }.
    .you = Totaux égaux : vous passez devant { $rival } avec { $tokens ->
        [one] { $tokens } pion
       *[other] { $tokens } pions
    } contre { $rival-tokens }.
    .rival-you = Totaux égaux : { $seat } passe devant vous avec { $tokens ->
        [one] { $tokens } pion
       *[other] { $tokens } pions
    } contre { $rival-tokens }.
event-tied = { $rank ->
    [1] { $seats } sont premiers ex æquo : aucun prix n’est remis.
   *[other] { $seats } sont deuxièmes ex æquo : le second prix n’est pas remis.
}
    .seats-you = { $rank ->
        [1] { $seats } êtes premiers ex æquo : aucun prix n’est remis.
       *[other] { $seats } êtes deuxièmes ex æquo : le second prix n’est pas remis.
    }
event-prize-paid = { $rule ->
    [S47] { $sky } : { $seat } n’a plus de rival et cumule les deux prix, { $coins } pièces.
   *[other] { $rank ->
        [1] { $seat } remporte la constellation { $sky } : { $coins } { $coins ->
            [one] pièce.
           *[other] pièces.
        }
       *[other] { $sky } : { $seat } est deuxième et reçoit { $coins } { $coins ->
            [one] pièce.
           *[other] pièces.
        }
    }
}
    .you = { $rule ->
        [S47] { $sky } : vous n’avez plus de rival et cumulez les deux prix, { $coins } pièces.
       *[other] { $rank ->
            [1] Vous remportez la constellation { $sky } : { $coins } { $coins ->
                [one] pièce.
               *[other] pièces.
            }
           *[other] { $sky } : vous êtes deuxième et recevez { $coins } { $coins ->
                [one] pièce.
               *[other] pièces.
            }
        }
    }
event-consolation-paid = { $payer ->
    [none] { $seat } reçoit 1 pièce par pion restant : { $coins }.
   *[other] { $payer } paie à { $seat } 1 pièce par pion restant : { $coins }.
}
    .you = { $payer ->
        [none] Vous recevez 1 pièce par pion restant : { $coins }.
       *[other] { $payer } vous paie 1 pièce par pion restant : { $coins }.
    }
    .payer-you = Vous payez à { $seat } 1 pièce par pion restant : { $coins }.
event-constellation-discarded = Constellation terminée : { $sky } ; les pions reviennent à leurs propriétaires.
event-constellation-laid-out = Nouvelle constellation : { $sky }.
event-turn-passed = { $seat } n’a plus de pion en main et passe.
    .you = Vous n’avez plus de pion en main et passez.
event-match-ended = Les douze constellations sont décomptées.

table-your-tokens = Vos pions : { $tokens }
table-face-down = face cachée
table-you = vous
table-player = { $coins } { $count ->
    [one] pièce
   *[other] pièces
}  { $tokens ->
    [one] { $tokens } pion en main
   *[other] { $tokens } pions en main
}
table-progress = Constellations décomptées : { $scored } sur 12, pioche : { $pile }, pièces payées : { $paid }

board-now-star = Choisissez maintenant une étoile.
board-now-token = Choisissez maintenant un pion.
table-your-turn = À vous : choisissez un pion et une étoile.
board-hand = Vos pions et la pioche
board-own-token = Votre pion : { $token }
board-free = { $size ->
    [large] { $where } : libre ; un pion posé ici reste face cachée
   *[small] { $where } : libre
}
board-taken = { $where } : { $token }, pion posé par { $player }
board-face-down = { $where } : pion face cachée, posé par { $player }
board-prizes = Prix : { $first } pour le premier, { $second } pour le deuxième
board-tab = { $sky } : { $taken } sur { $stars } étoiles occupées
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

result-source = { $kind ->
    [first] { $count ->
        [one] un premier prix
       *[other] { $count } premiers prix
    }
    [second] { $count ->
        [one] un second prix
       *[other] { $count } seconds prix
    }
    [tokens] pions restants
   *[paid] payé aux autres
}
daily-score = { $score ->
    [one] { $score } pièce
   *[other] { $score } pièces
}
result-tie-shared = À égalité de pièces, la victoire est partagée.
print-boards = Plateaux
print-tokens = Pions
print-coins = Pièces
