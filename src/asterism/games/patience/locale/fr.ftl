# Le solitaire de Stern von Afrika, français

title = Stern von Afrika : Patience
tagline = Posez les 54 cartes en aussi peu de rangées que possible, par valeur, lieu et couleur.

card-name = { $kind ->
    [lion] le lion { $card } ({ $place })
    [topaz] la topaze { $card } ({ $place })
    [emerald] l’émeraude { $card } ({ $place })
    [ruby] le rubis { $card } ({ $place })
    [horseshoe] le fer à cheval { $card } ({ $place })
    [brigand] le Brigand ({ $place })
    [star] l’Étoile d’Afrique
   *[number] le { $card } ({ $place })
}
rating-name = { $rating ->
    [incredible] Incroyable !
    [very-good] Très bien
    [good] Bien
    [fair] Passable
   *[insufficient] Insuffisant
}

option-hand = Cartes en main
option-brigand-next = Ce qui peut suivre le Brigand, outre l’Étoile
option-brigand-next-letter = Un lieu qui a l’une de ses initiales
option-brigand-next-any = N’importe quelle carte
option-brigand-next-none = Aucune carte
option-star = L’Étoile d’Afrique
option-star-hold = Peut attendre en main
option-star-immediate = Doit être posée aussitôt
option-lion-both-ways = Toute carte de sa couleur va sur un lion
option-lion-both-ways-true = Oui
option-lion-both-ways-false = Non
option-both-ends = Les rangées s’allongent aux deux bouts
option-both-ends-true = Oui
option-both-ends-false = Non, seulement après la dernière carte
option-cards = Lieux et couleurs des cartes
option-cards-africa = Les nôtres

event-laid = { $rule ->
    [SO8] Rangée { $row } : { card-name } sur { $on } ({ $on-place }), même valeur.
    [SO9] Rangée { $row } : { card-name } sur { $on } ({ $on-place }), un d’écart.
    [SO10] Rangée { $row } : { card-name } sur { $on } ({ $on-place }), même initiale.
    [SO13] Rangée { $row } : { card-name } sur { $on } ({ $on-place }), un lion sur sa couleur.
    [SO15] Rangée { $row } : { card-name } sur { $on } ({ $on-place }), car le fer à cheval compte comme 1.
    [GSO14] Rangée { $row } : { card-name } sur { $on } ({ $on-place }), la couleur du lion.
   *[other] Rangée { $row } : { card-name } sur { $on }.
}
event-row-started = Rien ne convient : { card-name } ouvre la rangée { $row }.
event-rows-joined = L’Étoile d’Afrique réunit les rangées { $front } et { $back } : c’est maintenant la rangée { $row }.
event-drawn = Vous piochez { card-name }.
event-finished = Toutes les cartes sont posées en { $rows ->
    [one] { $rows } rangée
   *[other] { $rows } rangées
} : { rating-name }

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
table-front = début : { $card }
table-end = fin : { $card }
table-stock = Encore dans la pioche, dans un ordre inconnu : { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}
table-hand = Votre main :
table-finished = { $rows ->
    [one] { $rows } rangée
   *[other] { $rows } rangées
} : { rating-name }
table-best = { $outcome ->
    [equal] Personne n’aurait fait mieux : même en connaissant toutes les cartes, il faut { $best ->
        [one] { $best } rangée.
       *[other] { $best } rangées.
    }
    [tied] Un solveur qui connaît toutes les cartes ne fait pas mieux non plus : { $best ->
        [one] { $best } rangée.
       *[other] { $best } rangées.
    }
    [proven] En connaissant toutes les cartes, { $best ->
        [one] { $best } rangée aurait suffi
       *[other] { $best } rangées auraient suffi
    }, et pas moins.
   *[open] Un solveur qui connaît toutes les cartes s’en tire avec { $best ->
        [one] { $best } rangée.
       *[other] { $best } rangées.
    }
}

# La table dans le navigateur

table-progress = { $rows ->
    [one] { $rows } rangée
   *[other] { $rows } rangées
} pour l’instant, { $stock ->
    [one] { $stock } carte dans la pioche
   *[other] { $stock } cartes dans la pioche
}
table-your-turn = Choisissez une carte ; les bouts où elle peut aller s’éclairent.
act-new-row = Nouvelle rangée
act-join = Réunir deux rangées
act-lay = Poser plutôt
board-hand = Vos cartes
board-rows = { $rows ->
    [one] { $rows } rangée pour l’instant
   *[other] { $rows } rangées pour l’instant
}
board-row = Rangée { $row }, { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
board-end = { $front ->
    [true] Début de la rangée { $row } : { $card }
   *[false] Fin de la rangée { $row } : { $card }
}
board-join-row = Rangée { $row }
board-join-first = Quelle rangée vient avant l’Étoile ?
board-join-second = Et laquelle après elle ?

rules-laying = Ce qui convient sur une carte : une valeur voisine, la même valeur, ou un lieu de même initiale.
rules-laying-value = Valeur voisine
rules-laying-same = Même valeur
rules-laying-letter = Même initiale
rules-laying-v-w = V et W comptent pour une même lettre
rules-laying-nothing = Rien ne convient
rules-special = Trois sortes de cartes qui conviennent plus souvent que les autres.
rules-special-lion = Un lion va sur sa couleur
rules-special-brigand = Le Brigand va partout
rules-special-horseshoe = Le fer à cheval vaut 14 ou 1
rules-rows = L’Étoile d’Afrique réunit deux rangées ; moins il y a de rangées, meilleure est la mention.
rules-rows-two = Deux rangées…
rules-rows-one = …n’en font plus qu’une
