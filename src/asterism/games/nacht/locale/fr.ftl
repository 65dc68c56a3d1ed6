# Nacht der Sterne, français

title = Nacht der Sterne
tagline = Composez le ciel tuile après tuile, complétez des constellations et frappez quand les autres oublient une tuile.

option-mode = Mode
option-mode-klopfen = Frapper : on peut oublier des tuiles
option-mode-streng = Strict : rien ne peut être oublié
option-sky = Ciel
option-sky-winter = Hiver
option-sky-spring = Début du printemps
option-show-top-shape = Forme de la première tuile de la pile
option-show-top-shape-true = Visible de tous
option-show-top-shape-false = Cachée
option-second-tile-may-chain = La deuxième tuile d’un tour
option-second-tile-may-chain-true = Elle peut n’être posable que grâce à la première
option-second-tile-may-chain-false = Elle devait déjà être posable avant
option-show-money = Ducats d’étoile pendant la partie
option-show-money-true = Visibles de tous
option-show-money-false = Secrets
option-start-player = Qui commence
option-start-player-random = Tiré au sort
option-start-player-host = L’hôte
option-start-player-rotate = Un autre joueur à chaque partie d’une série
option-game-in-series = Numéro de la partie dans la série
option-two-player-end = À deux : fin de la partie
option-two-player-end-after-turn = Après le tour
option-two-player-end-immediate = Aussitôt, même au milieu du tour
option-wrong-drops = Essais manqués par tuile et par tour
option-knock-proof = Frapper
option-knock-proof-true = Il faut nommer la tuile oubliée
option-knock-proof-false = On choisit la tuile ensuite
option-knock-ms = Temps pour frapper, en millisecondes
option-rotate-tiles = Tuiles révélées
option-rotate-tiles-true = Montrées tournées au hasard
option-rotate-tiles-false = Montrées droites

event-tile-revealed = { $seat } révèle la tuile { $tile }.
event-stack-used-up = La pile est épuisée.
event-tile-laid = { $rule ->
    [N33] { $seat } pose aussi la tuile { $tile }.
    [N58] { $seat } prend la tuile { $tile } et la pose.
   *[other] { $seat } pose la tuile { $tile }.
}
event-did-not-fit = { $seat } essaie de poser la tuile { $tile }, mais elle n’est pas posable.
event-square-closed = { $coins ->
    [0] Le carré entre { $tiles } est fermé ; il ne rapporte rien.
   *[other] { $seat } ferme le carré entre { $tiles } et reçoit { $coins } { $coins ->
        [one] ducat
       *[other] ducats
    }.
}
event-constellation-finished = { $coins ->
    [0] La constellation { $sky } est complète ; elle ne rapporte rien.
   *[other] { $seat } complète la constellation { $sky } et reçoit { $coins } { $coins ->
        [one] ducat
       *[other] ducats
    }.
}
event-set-aside-paid = { $seat } remet à la banque { $coins } { $coins ->
        [one] ducat
       *[other] ducats
    } mis de côté.
event-forgone = { $seat } renonce à poser ; { $aside } { $aside ->
        [one] ducat
       *[other] ducats
    } de côté.
event-said-weiter = { $seat } dit « Suivant ! »
event-let-pass = { $seat } ne frappe pas.
event-knocked = { $tile ->
    [none] { $seat } frappe : { $rival } a oublié quelque chose !
   *[other] { $seat } frappe : { $rival } a oublié la tuile { $tile } !
}
event-knock-rewarded = C’était à raison ; { $seat } reçoit { $coins } { $coins ->
        [one] ducat
       *[other] ducats
    }.
event-knock-fined = C’était à tort ; { $seat } paie { $coins } { $coins ->
        [one] ducat
       *[other] ducats
    }.
event-bonus-paid = { $seat } n’a plus de tuiles et reçoit { $coins } { $coins ->
        [one] ducat
       *[other] ducats
    } de bonus.
event-strict-from-now = Il ne s’est rien passé pendant tout un tour de table : désormais, rien ne peut être oublié.
event-tiles-paid-for = { $seat } paie { $coins } { $coins ->
        [one] ducat
       *[other] ducats
    } pour { $tiles ->
    [one] la tuile qui lui reste.
   *[other] les { $tiles } tuiles qui lui restent.
}
event-match-ended = { $seat ->
    [none] Les 25 tuiles sont posées.
   *[other] { $seat } n’a plus de tuiles et met fin à la partie.
}

table-constellation = { $missing ->
    [0] taille { $tiles }, complète
   *[other] taille { $tiles }, il en manque { $missing }
}
table-player = { $coins } ducats, { $aside } de côté
table-you = vous
table-stack = { $top ->
    [corner] Pile : { $count }, au-dessus une pièce d’angle
    [edge] Pile : { $count }, au-dessus une pièce de bord
    [inner] Pile : { $count }, au-dessus une pièce intérieure
   *[other] Pile : { $count }
}
table-strict = Rien ne peut être oublié.
table-tried = Essayées sans succès : { $tiles }
table-decide = C’est à { $seat } de jouer.
table-window = { $seat } a dit « Suivant ! » ; peuvent frapper : { $acting }.
table-prove = { $acting } a frappé à raison et choisit une tuile oubliée ({ $seat }).
table-over = La partie est finie.

board-prompt = { $moment ->
    [window] Une tuile a-t-elle été oubliée ? Frappez, ou laissez passer.
    [prove] Vous avez frappé à raison : choisissez la tuile à poser.
    [second] Posez une deuxième tuile, ou dites « Suivant ! »
   *[decide] À vous : posez une tuile, ou dites « Suivant ! »
}
board-progress = { $laid } tuiles sur { $tiles } posées, { $stack } dans la pile
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
board-tile = Tuile { $tile } : { $skies }
board-nothing-on-it = aucune constellation
board-cell-laid = { $tile }, posée : { $skies }
board-cell-empty = { $tile }, vide ; sa tuile montre : { $skies }
board-missed = Essayée sans succès
board-elsewhere = Cette tuile va ailleurs
board-weiter = Suivant !
board-forgo = Renoncer
board-forgo-note = Ne rien poser à ce tour et mettre 1 ducat de côté
board-knock = Frapper !
board-pass = Laisser passer
board-heard = On a frappé : { $players } !
board-name-tile = Quelle tuile a été oubliée ?
board-picture = L’image complète
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
