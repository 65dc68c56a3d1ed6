# Nacht der Sterne, français

title = Nacht der Sterne
title-meaning = La nuit des étoiles
tagline = Composez le ciel tuile après tuile, complétez des constellations et frappez quand les autres oublient une tuile.

name-sky = { $name }
name-tile = { $bears ->
    [nothing] la tuile sans constellation, rangée { $row }, colonne { $column }
    [alike] la tuile « { $skies } », rangée { $row }, colonne { $column }
   *[alone] la tuile « { $skies } »
}
coins-in-words = { $coins ->
    [one] { $coins } ducat
   *[other] { $coins } ducats
}

option-mode = Mode
option-mode-klopfen = Frapper : on peut oublier des tuiles
option-mode-streng = Strict : rien ne peut être oublié
option-sky = Ciel
option-sky-winter = Hiver
option-sky-spring = Début du printemps
option-show-top-shape = Forme de la première tuile de la pioche
option-show-top-shape-true = Visible de tous
option-show-top-shape-false = Cachée
option-second-tile-may-chain = La deuxième tuile d’un tour
option-second-tile-may-chain-true = Elle peut n’être posable que grâce à la première
option-second-tile-may-chain-false = Elle devait déjà être posable avant
option-show-money = Ducats pendant la partie
option-show-money-true = Visibles de tous
option-show-money-false = Secrets
option-start-player = Qui commence
option-start-player-random = Tiré au sort
option-start-player-host = L’hôte
option-start-player-rotate = Un autre joueur à chaque partie d’une série
option-game-in-series = Quelle partie de la série
option-two-player-end = À deux : fin de la partie
option-two-player-end-after-turn = Après le tour
option-two-player-end-immediate = Aussitôt, même au milieu du tour
option-wrong-drops = Essais manqués par tuile et par tour
option-knock-proof = Frapper
option-knock-proof-true = Il faut nommer la tuile oubliée
option-knock-proof-false = On choisit la tuile ensuite
option-knock-ms = Temps pour frapper
option-rotate-tiles = Tuiles révélées
option-rotate-tiles-true = Montrées tournées au hasard
option-rotate-tiles-false = Montrées droites
preset-sheet = Selon la feuille de règles
preset-sheet-note = On frappe : qui oublie une tuile posable peut la perdre au profit d’un plus rapide.
preset-unhurried = Sans se presser
preset-unhurried-note = On frappe, mais vous avez huit secondes pour regarder avant la tuile suivante.
preset-calm = Sans frapper
preset-calm-note = On montre ce qui est posable, et rien ne peut être oublié. Un jeu calme pour une première soirée.
option-mode-note = Dans le jeu strict, ce qui est posable s’allume : on prévoit, sans avoir à être rapide.
option-sky-note = Quelle partie du vrai ciel les tuiles montrent. Si vous possédez le jeu imprimé, vous pouvez utiliser son image.
format-sky = Pour chacune des 25 tuiles, de 1A à 5E, les constellations dont un morceau y est imprimé. Il y a exactement 14 constellations, chacune sur au moins une tuile. Étoiles et lignes sont facultatives ; elles dessinent l’image.
option-show-top-shape-note = Si l’on sait que la prochaine tuile est une pièce d’angle, de bord ou intérieure.
option-second-tile-may-chain-note = Si la première tuile d’un tour peut préparer la place de la deuxième.
option-show-money-note = Si l’argent est secret, on ne sait pas qui mène.
option-start-player-note = Qui joue le premier tour.
option-game-in-series-number = Partie { $number }
option-game-in-series-note = Dans une série, le premier tour passe de l’un à l’autre ; ce numéro dit à qui il revient.
option-two-player-end-note = À deux : si le dernier tour est joué jusqu’au bout.
option-wrong-drops-number = { $number ->
    [one] { $number } essai
   *[other] { $number } essais
}
option-wrong-drops-note = Combien de fois on peut mettre une tuile au mauvais endroit avant de la reprendre.
option-knock-proof-note = S’il faut montrer la tuile oubliée, ou si on peut la chercher après avoir frappé.
option-knock-ms-number = { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
}
option-knock-ms-note = Combien de temps on peut chercher une tuile oubliée avant que la partie continue.
option-rotate-tiles-note = Des tuiles tournées se reconnaissent à leurs étoiles : c’est plus difficile.

event-tile-revealed = { $seat } révèle { $tile }.
    .you = Vous révélez { $tile }.
event-stack-used-up = La pioche est épuisée.
event-tile-laid = { $rule ->
    [N33] { $seat } pose aussi { $tile }.
    [N58] { $seat } prend { $tile } et la pose.
   *[other] { $seat } pose { $tile }.
}
    .you = { $rule ->
        [N33] Vous posez aussi { $tile }.
        [N58] Vous prenez { $tile } et la posez.
       *[other] Vous posez { $tile }.
    }
    .move = poser { $tile }
event-did-not-fit = { $seat } essaie de poser { $tile }, mais elle ne convient pas.
    .you = Vous essayez de poser { $tile }, mais elle ne convient pas.
    .move = poser { $tile }
event-square-closed = { $coins ->
    [0] Un carré entre quatre tuiles est fermé ; il ne rapporte rien.
   *[other] { $seat } ferme un carré entre quatre tuiles et reçoit { coins-in-words }.
}
    .you = { $coins ->
        [0] Un carré entre quatre tuiles est fermé ; il ne rapporte rien.
       *[other] Vous fermez un carré entre quatre tuiles et recevez { coins-in-words }.
    }
event-constellation-finished = { $coins ->
    [0] La constellation { $sky } est complète ; elle ne rapporte rien.
   *[other] { $seat } complète la constellation { $sky } et reçoit { coins-in-words }.
}
    .you = { $coins ->
        [0] La constellation { $sky } est complète ; elle ne rapporte rien.
       *[other] Vous complétez la constellation { $sky } et recevez { coins-in-words }.
    }
event-set-aside-paid = { $seat } remet à la banque ce qui était de côté : { coins-in-words }.
    .you = Vous remettez à la banque ce que vous aviez mis de côté : { coins-in-words }.
event-forgone = { $seat } renonce à poser ; { $aside ->
    [one] { $aside } ducat de côté.
   *[other] { $aside } ducats de côté.
}
    .you = Vous renoncez à poser ; { $aside ->
        [one] { $aside } ducat de côté.
       *[other] { $aside } ducats de côté.
    }
    .move = renoncer à poser
event-said-weiter = { $seat } dit « Suivant ! »
    .you = Vous dites « Suivant ! »
    .move = dire « Suivant ! »
event-let-pass = { $seat } ne frappe pas.
    .you = Vous ne frappez pas.
    .move = laisser passer
event-knocked = { $tile ->
    [none] { $seat } frappe : { $rival } aurait oublié quelque chose !
   *[other] { $seat } frappe : { $rival } aurait oublié { $tile } !
}
    .you = { $tile ->
        [none] Vous frappez : { $rival } aurait oublié quelque chose !
       *[other] Vous frappez : { $rival } aurait oublié { $tile } !
    }
    .rival-you = { $tile ->
        [none] { $seat } frappe : vous auriez oublié quelque chose !
       *[other] { $seat } frappe : vous auriez oublié { $tile } !
    }
    .move = { $tile ->
        [none] frapper
       *[other] frapper pour { $tile }
    }
event-knock-rewarded = C’était à raison ; { $seat } reçoit { coins-in-words }.
    .you = C’était à raison ; vous recevez { coins-in-words }.
event-knock-fined = C’était à tort ; { $seat } paie { coins-in-words }.
    .you = C’était à tort ; vous payez { coins-in-words }.
event-bonus-paid = { $seat } n’a plus de tuiles et reçoit { coins-in-words } de bonus.
    .you = Vous n’avez plus de tuiles et recevez { coins-in-words } de bonus.
event-strict-from-now = Il ne s’est rien passé pendant tout un tour de table : désormais, rien ne peut être oublié.
event-tiles-paid-for = { $seat } paie { coins-in-words } pour { $tiles ->
    [one] la tuile qui lui reste.
   *[other] les { $tiles } tuiles qui lui restent.
}
    .you = Vous payez { coins-in-words } pour { $tiles ->
        [one] la tuile qui vous reste.
       *[other] les { $tiles } tuiles qui vous restent.
    }
event-match-ended = { $seat ->
    [none] Les 25 tuiles sont posées.
   *[other] { $seat } n’a plus de tuiles et met fin à la partie.
}
    .you = Vous n’avez plus de tuiles et mettez fin à la partie.

table-constellation = { $missing ->
    [0] taille { $tiles }, complète
   *[other] taille { $tiles }, il en manque { $missing }
}
table-player = { $coins } { $count ->
    [one] ducat
   *[other] ducats
}, { $aside } de côté
table-you = vous
table-stack = { $top ->
    [corner] Pioche : { $count }, au-dessus une pièce d’angle
    [edge] Pioche : { $count }, au-dessus une pièce de bord
    [inner] Pioche : { $count }, au-dessus une pièce intérieure
   *[other] Pioche : { $count }
}
table-strict = Rien ne peut être oublié.
table-tried = Essayées sans succès : { $tiles }
table-decide = C’est à { $seat } de jouer.
table-window = { $seat } a dit « Suivant ! » ; peuvent frapper : { $acting }.
table-prove = { $acting } a frappé à raison et choisit une tuile oubliée ({ $seat }).
table-over = La partie est terminée.

board-prompt = { $moment ->
    [window] Une tuile a-t-elle été oubliée ? Frappez, ou laissez passer.
    [prove] Vous avez frappé à raison : choisissez la tuile à poser.
    [second] Posez une deuxième tuile, ou dites « Suivant ! »
   *[decide] À vous : posez une tuile, ou dites « Suivant ! »
}
board-progress = Tuiles posées : { $laid } sur { $tiles }, { $stack } dans la pioche
board-sky = Le ciel
board-hand = Vos tuiles
board-own-tiles = Vos tuiles
board-rack = Tuiles : { $player }
board-no-tiles = Aucune tuile
board-tiles = { $count ->
    [one] { $count } tuile
   *[other] { $count } tuiles
}
board-coins = { $count ->
    [one] { $count } ducat
   *[other] { $count } ducats
}
board-coins-hidden = Ducats secrets jusqu’à la fin
board-aside = { $count ->
    [one] { $count } ducat de côté
   *[other] { $count } ducats de côté
}
board-tile = Tuile de la rangée { $row }, colonne { $column } : { $skies }
board-nothing-on-it = aucune constellation
board-cell-laid = Rangée { $row }, colonne { $column }, posée : { $skies }
board-cell-empty = Rangée { $row }, colonne { $column }, vide ; sa tuile montre : { $skies }
board-missed = Essayée sans succès
board-now-cell = Choisissez maintenant sa place.
board-now-tile = Choisissez maintenant la tuile.
board-elsewhere = Cette tuile va ailleurs
board-weiter = Suivant !
board-forgo = Renoncer
board-forgo-note = Ne rien poser à ce tour et mettre 1 ducat de côté
board-knock = Frapper !
board-pass = Laisser passer
board-heard = On a frappé : { $players } !
board-name-tile = Quelle tuile a été oubliée ?
board-picture = L’image complète
board-stack-short = Pioche
board-picture-short = Image
board-constellations-short = Liste
board-constellations = Constellations
board-tally = { $kind ->
    [square] Carrés
    [sky] { $sky }
    [knock] Frappé
    [bonus] Bonus
   *[bank] À la banque
}

rules-components = Les coins biseautés indiquent où une tuile peut se trouver dans l’image. Là où quatre d’entre eux se rejoignent, il y a la place d’un marqueur.
rules-components-corner = angle
rules-components-edge = bord
rules-components-inner = intérieur
rules-laying = Trois tuiles sont posées. Chaque tuile a une seule place dans l’image ; elle est posable dès qu’une tuile voisine de cette place est posée. Se toucher par un coin ne suffit pas.
rules-scoring = La dernière tuile ferme le carré entre quatre tuiles (1 ducat) et complète le Cancer, qui occupe deux tuiles (2 ducats) : 3 en tout.
rules-scoring-before = Il manque une tuile
rules-scoring-after = Un marqueur, et une constellation complète
result-source = { $kind ->
    [start] au départ
    [squares] carrés
    [skies] constellations
    [knocks] coups frappés
    [bonus] bonus
    [forgone] renoncements
   *[tiles] tuiles restantes
}
daily-score = { $score ->
    [one] { $score } ducat
   *[other] { $score } ducats
}
result-tie-shared = À égalité de ducats, il y a plusieurs vainqueurs.
result-tie-broken = À égalité de ducats, la victoire revient à qui a terminé la partie.
print-sky = L’image complète, à poser sous les tuiles
print-tiles = Tuiles
print-markers = Marqueurs
print-coins = Ducats
