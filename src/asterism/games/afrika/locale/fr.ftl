# Stern von Afrika, français

title = Stern von Afrika
title-meaning = L’Étoile d’Afrique
tagline = Jouez plus haut, glissez dessous ou passez. Le lion bat un dix, et l’Étoile d’Afrique bat tout.

colour-name = { $colour ->
    [red] rouge
    [blue] bleu
    [green] vert
    [yellow] jaune
   *[other] { $colour }
}
    .feminine = { $colour ->
        [red] rouge
        [blue] bleue
        [green] verte
        [yellow] jaune
       *[other] { $colour }
    }
name-card = { $kind ->
    [lion] le lion { colour-name }
    [topaz] la topaze { colour-name.feminine }
    [emerald] l’émeraude { colour-name.feminine }
    [ruby] le rubis { colour-name }
    [horseshoe] le fer à cheval { colour-name }
    [brigand] le Brigand
    [star] l’Étoile d’Afrique
   *[number] le { $value } { colour-name }
}
name-value = { $value ->
    [2] un lion
    [11] une topaze
    [12] une émeraude
    [13] un rubis
    [14] un fer à cheval
    [B] le Brigand
    [S] l’Étoile d’Afrique
   *[other] un { $value }
}
rank-name = { $rank ->
    [1] à la première place
    [2] à la deuxième place
    [3] à la troisième place
   *[other] à la quatrième place
}
token-name = { $token ->
    [horseshoe] un jeton fer à cheval
    [ruby] un jeton rubis
    [emerald] un jeton émeraude
   *[topaz] un jeton topaze
}

option-refill = Quand on complète sa main à la pioche
option-refill-each = Après chaque carte jouée
option-refill-trick = Après chaque levée
option-refill-none = Jamais
option-lion = Ce qu’il faut battre après un lion
option-lion-bar = La plus haute valeur sur la table
option-lion-ten = Un dix : seulement 11 et plus, ou un autre lion
option-lion-reset = Seulement le 2 du lion
option-pass-final = Passer est définitif pour la levée
option-pass-final-true = Oui
option-pass-final-false = Non, on peut revenir dès qu’une nouvelle carte est posée sur le tas
option-last-pile = Le tas sur la table à la fin d’une manche
option-last-pile-top = Revient au propriétaire de la carte du dessus
option-last-pile-discard = Est écarté
option-bonus-on = Ce qui compte pour le bonus au-delà de 40 points
option-bonus-on-net = Les points après le paiement des jetons de voleur
option-bonus-on-gross = Les points avant le paiement des jetons de voleur
option-round-tie = Égalité de points dans une manche
option-round-tie-share = On partage la meilleure place
option-round-tie-chips = Celui qui a le moins de jetons de voleur passe devant
option-final-tie = Les jetons de voleur qui départagent à la fin
option-final-tie-held = Ceux du dernier décompte, reports compris
option-final-tie-taken = Ceux pris pendant la dernière manche
option-rounds = Manches
option-first-dealer = Premier donneur
option-first-dealer-random = Tiré au sort
option-show-tokens = Les fortunes pendant la partie
option-show-tokens-true = Visibles de tous
option-show-tokens-false = Cachées jusqu’à la fin
option-show-won = Ce qu’on montre des cartes remportées
option-show-won-count = Leur nombre
option-show-won-none = Rien
option-show-won-points = Leur nombre et leurs points
option-cards = Lieux des cartes
option-cards-africa = Noms anglais
preset-sheet = Selon la feuille de règles
preset-sheet-note = Cinq manches ; des cartes remportées, on ne voit que le nombre.
preset-short = Courte
preset-short-note = Deux manches au lieu de cinq : environ dix minutes.
preset-open = Ouverte
preset-open-note = Tout le monde voit les points des cartes remportées. Bien pour apprendre.
option-refill-note = Une main pleine laisse plus de choix ; sans pioche, chaque carte compte.
option-lion-note = S’il est difficile de continuer après un lion.
option-pass-final-note = Si l’on peut revenir dans une levée que l’on a quittée.
option-last-pile-note = La dernière levée d’une manche reste souvent inachevée ; voici ce qu’elle devient.
option-bonus-on-note = Si les jetons de voleur peuvent vous coûter le bonus.
option-round-tie-note = Qui passe devant quand deux joueurs ont les mêmes points dans une manche.
option-final-tie-note = Qui passe devant quand deux joueurs sont aussi riches à la fin : celui qui a le moins de ces jetons.
option-rounds-number = { $number ->
    [one] { $number } manche
   *[other] { $number } manches
}
option-rounds-note = La durée de la partie : environ cinq minutes par manche.
option-first-dealer-note = Qui donne ; le joueur à gauche du donneur commence.
option-show-tokens-note = Si les fortunes sont cachées, on ne sait pas qui mène.
option-show-won-note = Plus on en montre, moins il faut s’en souvenir.
option-cards-note = Ils ne changent rien au jeu ici. Si vous possédez le jeu imprimé, vous pouvez utiliser ses lieux.
format-cards = Une ligne pour chacune des 54 cartes, dans n’importe quel ordre : valeur, couleur et lieu. Chaque nombre de 2 à 14 vient quatre fois, une fois par couleur ; le Brigand et l’Étoile ont leurs propres couleurs. Les initiales qui comptent dans le solitaire se tirent du lieu, ou s’écrivent dans « initials ».
option-cards-afrique = Noms français
option-cards-afrika = Noms allemands

event-led = { $seat } entame avec { $card }.
    .you = Vous entamez avec { $card }.
    .move = entamer avec { $card }
event-beaten = { $seat } bat { $over } avec { $card }.
    .you = Vous battez { $over } avec { $card }.
    .move = battre { $over } avec { $card }
event-slid-under = { $seat } prend un jeton de voleur et glisse { $card } sous le tas. Cela fait { $chips ->
    [one] { $chips } jeton.
   *[other] { $chips } jetons.
}
    .you = Vous prenez un jeton de voleur et glissez { $card } sous le tas. Cela fait { $chips ->
        [one] { $chips } jeton.
       *[other] { $chips } jetons.
    }
    .move = prendre un jeton de voleur et glisser { $card } sous le tas
event-passed = { $seat } passe.
    .you = Vous passez.
    .move = passer
event-drawn = { $card ->
    [none] { $seat } pioche une carte.
   *[other] { $seat } pioche { $card }.
}
    .you = Vous piochez { $card }.
event-player-out = { $seat } n’a plus de cartes et a fini la manche.
    .you = Vous n’avez plus de cartes et avez fini la manche.
event-trick-won = { $seat } remporte la levée : { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}, { $points ->
    [one] { $points } point.
   *[other] { $points } points.
}
    .you = Vous remportez la levée : { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }, { $points ->
        [one] { $points } point.
       *[other] { $points } points.
    }
event-lead-passed-on = Le gagnant n’a plus de cartes : c’est à { $seat } d’entamer.
    .you = Le gagnant n’a plus de cartes : c’est à vous d’entamer.
event-round-ended = Il ne reste de cartes qu’à { $seat } : la manche { $round } est finie.
    .you = Il ne reste de cartes qu’à vous : la manche { $round } est finie.
event-pile-taken = Le dernier tas revient à { $seat }, à qui appartient la carte du dessus : { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}, { $points ->
    [one] { $points } point.
   *[other] { $points } points.
}
    .you = Le dernier tas vous revient, car la carte du dessus est à vous : { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }, { $points ->
        [one] { $points } point.
       *[other] { $points } points.
    }
event-pile-discarded = Le dernier tas est écarté : { $cards ->
    [one] { $cards } carte.
   *[other] { $cards } cartes.
}
event-hand-discarded = { $seat } écarte { $cards }.
    .you = Vous écartez { $cards }.
event-counted = { $seat } a remporté { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}, soit { $points ->
    [one] { $points } point.
   *[other] { $points } points.
}
    .you = Vous avez remporté { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }, soit { $points ->
        [one] { $points } point.
       *[other] { $points } points.
    }
event-chips-paid = { $seat } paie { $points } points pour { $chips ->
    [one] { $chips } jeton de voleur
   *[other] { $chips } jetons de voleur
} et garde { $left ->
    [one] { $left } point.
   *[other] { $left } points.
}
    .you = Vous payez { $points } points pour { $chips ->
        [one] { $chips } jeton de voleur
       *[other] { $chips } jetons de voleur
    } et gardez { $left ->
        [one] { $left } point.
       *[other] { $left } points.
    }
event-chips-carried = { $seat } ne peut pas payer { $chips ->
    [one] { $chips } jeton de voleur et le reporte.
   *[other] { $chips } jetons de voleur et les reporte.
}
    .you = Vous ne pouvez pas payer { $chips ->
        [one] { $chips } jeton de voleur et le reportez.
       *[other] { $chips } jetons de voleur et les reportez.
    }
event-tie-broken = Points égaux : { $seat } passe devant { $rival } avec { $chips ->
    [one] { $chips } jeton de voleur
   *[other] { $chips } jetons de voleur
} contre { $rival-chips }.
    .you = Points égaux : vous passez devant { $rival } avec { $chips ->
        [one] { $chips } jeton de voleur
       *[other] { $chips } jetons de voleur
    } contre { $rival-chips }.
    .rival-you = Points égaux : { $seat } passe devant vous avec { $chips ->
        [one] { $chips } jeton de voleur
       *[other] { $chips } jetons de voleur
    } contre { $rival-chips }.
event-token-awarded = { $seat } finit { rank-name } avec { $points ->
    [one] { $points } point
   *[other] { $points } points
} et reçoit { token-name }.
    .you = Vous finissez { rank-name } avec { $points ->
        [one] { $points } point
       *[other] { $points } points
    } et recevez { token-name }.
event-empty-handed = { $seat } finit à la cinquième place avec { $points ->
    [one] { $points } point
   *[other] { $points } points
} et ne reçoit rien.
    .you = Vous finissez à la cinquième place avec { $points ->
        [one] { $points } point
       *[other] { $points } points
    } et ne recevez rien.
event-bonus-awarded = Plus de 40 points ({ $points }) : { $seat } reçoit un jeton topaze de plus.
    .you = Plus de 40 points ({ $points }) : vous recevez un jeton topaze de plus.
event-round-dealt = { $seat } donne les cartes de la manche { $round }.
    .you = Vous donnez les cartes de la manche { $round }.
event-hand-dealt = { $cards ->
    [none] { $seat } reçoit quatre cartes.
   *[other] { $seat } reçoit { $cards }.
}
    .you = Vous recevez { $cards }.
event-match-ended = { $rounds ->
    [one] La manche est jouée ; toutes les fortunes sont dévoilées.
   *[other] Les { $rounds } manches sont jouées ; toutes les fortunes sont dévoilées.
}
event-match-won = { $rule ->
    [A53] { $seats } se partagent la victoire avec une fortune de { $fortune }.
    [A52] { $seats } gagne avec une fortune de { $fortune } et moins de jetons de voleur.
   *[other] { $seats } gagne avec une fortune de { $fortune }.
}
    .seats-you = { $rule ->
        [A53] { $seats } vous partagez la victoire avec une fortune de { $fortune }.
        [A52] Vous gagnez avec une fortune de { $fortune } et moins de jetons de voleur.
       *[other] Vous gagnez avec une fortune de { $fortune }.
    }

table-round = Manche { $round } sur { $rounds }, donnée par { $dealer }. { $stock ->
    [one] { $stock } carte dans la pioche
   *[other] { $stock } cartes dans la pioche
}
table-no-pile = Aucune carte sur la table
table-pile = Sur la table, la carte du dessus d’abord :
table-under = dessous
table-to-beat = À battre : { $value } (carte du dessus : { $owner })
table-card = { $kind ->
    [lion] { $card } lion
    [topaz] { $card } topaze
    [emerald] { $card } émeraude
    [ruby] { $card } rubis
    [horseshoe] { $card } fer à cheval
    [brigand] { $card } Brigand
    [star] { $card } Étoile d’Afrique
   *[number] { $card }
}
table-token = { $token ->
    [horseshoe] { $count ->
        [one] { $count } fer à cheval
       *[other] { $count } fers à cheval
    }
    [ruby] { $count ->
        [one] { $count } rubis
       *[other] { $count } rubis
    }
    [emerald] { $count ->
        [one] { $count } émeraude
       *[other] { $count } émeraudes
    }
   *[topaz] { $count ->
        [one] { $count } topaze
       *[other] { $count } topazes
    }
}
table-hand = { $cards ->
    [one] { $cards } carte en main
   *[other] { $cards } cartes en main
}
table-chips = { $chips ->
    [one] { $chips } jeton de voleur
   *[other] { $chips } jetons de voleur
}
table-won = { $cards ->
    [one] { $cards } remportée
   *[other] { $cards } remportées
}
table-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
table-fortune = fortune { $fortune } ({ $tokens })
table-passed = a passé
table-out = a fini
table-you = vous
table-your-cards = Vos cartes : { $cards }

# La table dans le navigateur

table-progress = Manche { $round } sur { $rounds }, { $stock ->
    [one] { $stock } carte dans la pioche
   *[other] { $stock } cartes dans la pioche
}
table-your-turn = À vous : choisissez une carte, ou passez si c’est permis.
board-now-way = { $ways ->
    [play-under] Jouez maintenant la carte, ou glissez-la sous le tas.
    [under] Glissez maintenant la carte sous le tas.
   *[other] Posez maintenant la carte sur le tas.
}
act-lead = Entamer
act-beat = Battre { $over }
act-under = Dessous
act-under-label = Prendre un jeton de voleur et glisser la carte sous le tas
act-pass = Passer
board-language = { $language ->
    [en] Cartes en anglais
    [fr] Cartes en français
    [de] Cartes en allemand
   *[other] Cartes dans une autre langue
}
board-hand = Vos cartes
board-own-card = { $card }, { $place }
board-value = { $value ->
    [B] Brigand
    [S] Étoile
   *[other] { $value }
}
board-pile = Le tas, de bas en haut
board-laid = { $under ->
    [true] { $card }, sous le tas, par { $player }
   *[false] { $card }, par { $player }
}
board-stock = { $count ->
    [0] La pioche est vide
    [one] { $count } carte dans la pioche
   *[other] { $count } cartes dans la pioche
}
board-round = Manche { $round }/{ $rounds }
board-dealer = Donneur
board-dealer-short = D
board-fortune = Fortune { $fortune }
board-fortune-hidden = Fortune cachée jusqu’à la fin
board-token = { $token ->
    [horseshoe] { $count } × fer à cheval, valant { $worth }
    [ruby] { $count } × rubis, valant { $worth }
    [emerald] { $count } × émeraude, valant { $worth }
   *[topaz] { $count } × topaze, valant { $worth }
}
score-title = Décompte de la manche { $round }
score-player = Joueur
score-cards = Cartes
score-points = Points
score-chips = Payé pour les jetons de voleur
score-left = Reste
score-reward = Rang
score-rank = { $rank }.
score-carried = { $chips } à reporter

rules-cards = De la plus faible à la plus forte : un lion (2), un dix, topaze (11), émeraude (12), rubis (13), fer à cheval (14), le Brigand et l’Étoile d’Afrique. Chaque carte bat celles qui la précèdent, et un lion bat en plus tout jusqu’à 10.
rules-play = Une levée grandit. La carte du dessus est à droite.
rules-play-higher = Le 8 bat le 5.
rules-play-under = Le 4 va dessous et coûte un jeton de voleur.
rules-play-lion = Un lion bat le 8 ; la valeur à battre reste 8.
rules-play-gem = Un rubis : désormais on peut passer.
rules-scoring = Ce que valent les cartes remportées : 3 points, 2 points ou 1 point chacune. Chaque jeton de voleur coûte 2 points.
rules-scoring-tokens = Le premier de la manche prend un fer à cheval qui vaut 8, puis viennent rubis, émeraude et topaze.
result-source = { $kind ->
    [horseshoe] { $count ->
        [one] un fer à cheval
       *[other] { $count } fers à cheval
    }
    [ruby] { $count ->
        [one] un rubis
       *[other] { $count } rubis
    }
    [emerald] { $count ->
        [one] une émeraude
       *[other] { $count } émeraudes
    }
   *[topaz] { $count ->
        [one] une topaze
       *[other] { $count } topazes
    }
}
result-tie-shared = Fortunes égales et autant de jetons de voleur : ils se serrent la main et sont ex æquo.
result-tie-broken = Fortunes égales : celui qui a eu le moins de jetons de voleur à la dernière manche l’emporte.
print-cards = Cartes
print-tokens = Jetons de victoire
print-chips = Jetons de voleur
