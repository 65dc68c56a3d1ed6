# Le solitaire de Stern von Afrika, français

title = Stern von Afrika : Patience
title-meaning = L’Étoile d’Afrique : solitaire
tagline = Posez les 54 cartes en aussi peu de rangées que possible, par valeur, lieu et couleur.

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
    [lion] le lion { colour-name } ({ $place })
    [topaz] la topaze { colour-name.feminine } ({ $place })
    [emerald] l’émeraude { colour-name.feminine } ({ $place })
    [ruby] le rubis { colour-name } ({ $place })
    [horseshoe] le fer à cheval { colour-name } ({ $place })
    [brigand] le Brigand ({ $place })
    [star] l’Étoile d’Afrique
   *[number] le { $value } { colour-name } ({ $place })
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
option-cards = Lieux des cartes
option-cards-africa = Noms anglais
option-cards-afrique = Noms français
option-cards-afrika = Noms allemands

preset-sheet = Selon la feuille de règles
preset-sheet-note = Deux cartes en main ; les rangées s’allongent après la dernière carte.
preset-easier = Plus facile
preset-easier-note = Trois cartes en main, et les rangées s’allongent aux deux bouts.
preset-harder = Plus difficile
preset-harder-note = L’Étoile doit être posée aussitôt, et seule l’Étoile peut suivre le Brigand.
option-hand-number = { $number } cartes
option-hand-note = Une troisième carte au choix rend le jeu plus facile.
option-brigand-next-note = S’il est facile de continuer une rangée après le Brigand.
option-star-note = L’Étoile réunit deux rangées. En main, elle peut attendre le meilleur moment.
option-lion-both-ways-note = Il est alors plus facile de continuer après un lion.
option-both-ends-note = Deux bouts par rangée, c’est deux fois plus de places pour une carte : plus facile.
option-cards-note = Les initiales des lieux décident de ce qui va ensemble : chaque langue se joue donc un peu autrement. Si vous possédez le jeu imprimé, vous pouvez utiliser ses cartes.
format-cards = Une ligne pour chacune des 54 cartes, dans n’importe quel ordre : valeur, couleur et lieu. Chaque nombre de 2 à 14 vient quatre fois, une fois par couleur ; le Brigand et l’Étoile ont leurs propres couleurs. Les initiales qui comptent dans le solitaire se tirent du lieu, ou s’écrivent dans « initials ».

event-laid = { $rule ->
    [SO8] Rangée { $row } : { $card } sur { $on }, même valeur.
    [SO9] Rangée { $row } : { $card } sur { $on }, un d’écart.
    [SO10] Rangée { $row } : { $card } sur { $on }, même initiale.
    [SO13] Rangée { $row } : { $card } sur { $on }, un lion sur sa couleur.
    [SO15] Rangée { $row } : { $card } sur { $on }, car le fer à cheval compte comme 1.
    [GSO14] Rangée { $row } : { $card } sur { $on }, la couleur du lion.
   *[other] Rangée { $row } : { $card } sur { $on }.
}
    .move = { $card } sur { $on }, rangée { $row }
event-row-started = Rien ne convient : { $card } ouvre la rangée { $row }.
    .move = ouvrir la rangée { $row } avec { $card }
event-rows-joined = L’Étoile d’Afrique réunit les rangées { $front } et { $back } : c’est maintenant la rangée { $row }.
    .move = réunir les rangées { $front } et { $back } avec l’Étoile d’Afrique
event-drawn = { $seat } pioche { $card }.
    .you = Vous piochez { $card }.
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
    [tied] L’ordinateur, qui connaît toutes les cartes, ne fait pas mieux non plus : { $best ->
        [one] { $best } rangée.
       *[other] { $best } rangées.
    }
    [proven] En connaissant toutes les cartes, { $best ->
        [one] { $best } rangée aurait suffi
       *[other] { $best } rangées auraient suffi
    }, et pas moins.
   *[open] L’ordinateur, qui connaît toutes les cartes, s’en tire avec { $best ->
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
board-now-end = Choisissez maintenant un bout éclairé, ou commencez une rangée si c’est proposé.
act-new-row = Nouvelle rangée
act-join = Réunir deux rangées
act-lay = Poser plutôt
board-language = { $language ->
    [en] Cartes en anglais
    [fr] Cartes en français
    [de] Cartes en allemand
   *[other] Cartes dans une autre langue
}
board-hand = Vos cartes
board-hand-watched = Les cartes en main
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

daily-score = { $score ->
    [one] { $score } rangée
   *[other] { $score } rangées
}
table-comment = { $rating ->
    [incredible] Toutes les cartes en une seule rangée ! Peu de gens voient cela un jour.
    [very-good] Deux rangées seulement. Il y faut un bon œil et un peu de chance.
    [good] Trois rangées, c’est ce que l’on obtient d’ordinaire en jouant avec soin.
    [fair] Quatre rangées : une lettre ou une liaison de plus, et c’était bien.
   *[insufficient] À partir de cinq rangées, la feuille est sévère. La prochaine donne sera peut-être plus clémente.
}
print-cards = Cartes
