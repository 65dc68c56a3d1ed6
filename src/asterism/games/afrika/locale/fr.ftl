# Stern von Afrika, français

title = Stern von Afrika
tagline = Jouez plus haut, glissez dessous ou passez. Le lion bat un dix, et l’Étoile d’Afrique bat tout.

card-name = { $kind ->
    [lion] le lion { $card }
    [topaz] la topaze { $card }
    [emerald] l’émeraude { $card }
    [ruby] le rubis { $card }
    [horseshoe] le fer à cheval { $card }
    [brigand] le Brigand
    [star] l’Étoile d’Afrique
   *[number] le { $card }
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
option-cards = Lieux et couleurs des cartes
option-cards-africa = Les nôtres

event-led = { $seat } entame avec { card-name }.
event-beaten = { $seat } bat { $over } avec { card-name }.
event-slid-under = { $seat } prend un jeton de voleur et glisse { card-name } sous le tas. Cela lui fait { $chips ->
    [one] { $chips } jeton.
   *[other] { $chips } jetons.
}
event-passed = { $seat } passe.
event-drawn = { $card ->
    [none] { $seat } pioche une carte.
   *[other] { $seat } pioche { $card }.
}
event-player-out = { $seat } n’a plus de cartes et a fini sa manche.
event-trick-won = { $seat } fait la levée : { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}, { $points ->
    [one] { $points } point.
   *[other] { $points } points.
}
event-lead-passed-on = Le gagnant de la levée n’a plus de cartes : { $seat } entame.
event-round-ended = Il ne reste des cartes qu’à { $seat } : la manche { $round } est finie.
event-pile-taken = Le dernier tas revient à { $seat }, propriétaire de la carte du dessus : { $cards ->
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
event-counted = { $seat } a remporté { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
} pour { $points ->
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
event-chips-carried = { $seat } ne peut pas payer { $chips ->
    [one] { $chips } jeton de voleur, qui est reporté.
   *[other] { $chips } jetons de voleur, qui sont reportés.
}
event-tie-broken = Points égaux : { $seat } passe devant { $rival } avec { $chips } jetons de voleur contre { $rival-chips }.
event-token-awarded = { $seat } finit au rang { $rank } avec { $points ->
    [one] { $points } point
   *[other] { $points } points
} et reçoit { $token ->
    [horseshoe] un jeton fer à cheval.
    [ruby] un jeton rubis.
    [emerald] un jeton émeraude.
   *[topaz] un jeton topaze.
}
event-empty-handed = { $seat } est cinquième avec { $points ->
    [one] { $points } point
   *[other] { $points } points
} et reste les mains vides.
event-bonus-awarded = Plus de 40 points ({ $points }) : { $seat } reçoit un jeton topaze de plus.
event-round-dealt = { $seat } donne les cartes de la manche { $round }.
event-hand-dealt = { $cards ->
    [none] { $seat } reçoit quatre cartes.
   *[other] { $seat } reçoit { $cards }.
}
event-match-ended = { $rounds ->
    [one] La manche est jouée ; toutes les fortunes sont dévoilées.
   *[other] Les { $rounds } manches sont jouées ; toutes les fortunes sont dévoilées.
}
event-match-won = { $rule ->
    [A53] { $seats } se partagent la victoire avec une fortune de { $fortune }.
    [A52] { $seats } gagne avec une fortune de { $fortune } et moins de jetons de voleur.
   *[other] { $seats } gagne avec une fortune de { $fortune }.
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
    [ruby] { $count } rubis
    [emerald] { $count } émeraude
   *[topaz] { $count } topaze
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
act-lead = Entamer
act-beat = Battre { $over }
act-under = Dessous
act-under-label = Prendre un jeton de voleur et glisser la carte sous le tas
act-pass = Passer
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
