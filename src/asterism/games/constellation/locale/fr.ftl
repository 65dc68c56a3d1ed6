# La Constellation du Joueur, français

title = La Constellation du Joueur
title-meaning = La Constellation du Joueur
tagline = Trouvez votre propre constellation autour de la Lune, avant que les autres ne trouvent la leur.

figure-name = { $figure ->
    [P01] Lance
    [P02] Hache
    [P03] Couronne
    [P05] Louche
    [P06] Barque
    [P07] Cheval
    [P08] Fanion
    [P09] Ours
    [P10] Clé
    [P11] Serpent
    [P12] Crochet
    [P13] Arc
    [P14] Cygne
    [P17] Cerf
    [P18] Lièvre
    [P19] Escalier
    [P20] Fleuve
    [P21] Coupe
    [P30] Tortue
    [P31] Anneau
    [P32] Papillon
   *[P33] Trident
}
name-card = { $mirrored ->
    [yes] « { figure-name } » en miroir
   *[no] « { figure-name } »
}
    .title = { $mirrored ->
        [yes] { figure-name } (en miroir)
       *[no] { figure-name }
    }
star-name = { $star ->
    [none] la Lune
    [4] l’Étoile à quatre branches
    [5] l’Étoile à cinq branches
   *[6] l’Étoile à six branches
}
    .a = { $star ->
        [4] une Étoile à quatre branches
        [5] une Étoile à cinq branches
       *[6] une Étoile à six branches
    }
    .many = { $star ->
        [4] Étoiles à quatre branches
        [5] Étoiles à cinq branches
       *[6] Étoiles à six branches
    }
old-name = { $old ->
    [4] l’Étoile à quatre branches
    [5] l’Étoile à cinq branches
   *[6] l’Étoile à six branches
}
other-name = { $other-star ->
    [none] la Lune
    [4] l’Étoile à quatre branches
    [5] l’Étoile à cinq branches
   *[6] l’Étoile à six branches
}
direction-name = { $direction ->
    [right] à droite
    [lower_right] en bas à droite
    [lower_left] en bas à gauche
    [left] à gauche
    [upper_left] en haut à gauche
   *[upper_right] en haut à droite
}
then-name = { $then ->
    [right] à droite
    [lower_right] en bas à droite
    [lower_left] en bas à gauche
    [left] à gauche
    [upper_left] en haut à gauche
   *[upper_right] en haut à droite
}
name-place = { $steps ->
    [0] sur la Lune
   *[other] { $more ->
        [0] { $steps ->
            [1] { direction-name } de la Lune
           *[other] { $steps } cases { direction-name } de la Lune
        }
       *[other] { $steps } { $steps ->
            [one] case
           *[other] cases
        } { direction-name } et { $more } { then-name } de la Lune
    }
}
    .step = { $more ->
        [0] { $steps ->
            [1] d’une case { direction-name }
           *[other] de { $steps } cases { direction-name }
        }
       *[other] de { $steps } { $steps ->
            [one] case
           *[other] cases
        } { direction-name } et de { $more } { then-name }
    }

preset-base = Règle de base
preset-three-and-more = Trois joueurs et plus
preset-experienced = Joueurs confirmés

option-objectives = Cartes Objectif par joueur
option-points = Points pour gagner
option-change = Changer d’objectif
option-change-off = Interdit
option-change-end-of-turn = À la fin de son tour
option-change-start-of-turn = Au début de son tour
option-change-instead-of-play = À la place d’un coup
option-change-limit = Cartes que l’on peut changer en un tour
option-visible = Objectif visible
option-visible-true = Toutes les cartes sont face visible
option-visible-false = Les cartes sont secrètes
option-open-game = Partie ouverte
option-open-game-true = Quand toutes les tuiles sont posées, on continue en les échangeant
option-open-game-false = Quand toutes les tuiles sont posées, c’est un match nul
option-open-game-ask = Quand toutes les tuiles sont posées, on demande aux joueurs
option-blocking = Nuages bloqueurs
option-blocking-true = Le Nuage peut aller sur n’importe quelle autre tuile
option-blocking-false = Le Nuage va sur la tuile que l’on vient de jouer
option-simultaneous = Un coup complète les figures de plusieurs joueurs
option-simultaneous-redraw = Ils piochent de nouvelles cartes et la partie continue
option-simultaneous-draw = Match nul
option-simultaneous-ask = On demande aux joueurs
option-deck = Figures sur les cartes
option-null-moves = Remplacer ou échanger des Étoiles de même type
option-null-moves-allow = Permis
option-null-moves-forbid = Interdit
option-exhaustion = Une partie à points qui s’arrête avant le score fixé
option-exhaustion-draw = Match nul
option-exhaustion-leader = Le joueur qui a le plus de points gagne
option-repetition = Match nul quand une situation revient
option-repetition-off = Jamais
option-stale = Match nul sans nouvelle Étoile ni point
option-stale-off = Jamais
option-swaps = Match nul après des échanges sans point
option-swaps-off = Jamais
option-most-plays = Match nul après un total de coups

preset-base-note = Une figure secrète chacun ; le premier à la compléter gagne. Le jeu de la feuille pour deux.
preset-three-and-more-note = Deux figures chacun, pour des parties plus courtes. La feuille le recommande dès trois joueurs.
preset-experienced-note = Trois figures chacun et deux points pour gagner ; quand toutes les tuiles sont posées, on continue en les échangeant.
option-objectives-number = { $number ->
    [one] { $number } carte
   *[other] { $number } cartes
}
option-objectives-note = Plus de cartes, c’est plus de façons de gagner et des parties plus courtes.
option-points-0 = Aucun : la première figure gagne
option-points-number = { $number } points
option-points-note = Dans une partie à points, chaque figure rapporte un point, on la remplace et la partie continue.
option-change-note = Si l’on peut rendre une carte pour une nouvelle. Tout le monde voit la carte rendue.
option-change-limit-number = { $number ->
    [one] { $number } carte
   *[other] { $number } cartes
}
option-change-limit-note = Combien de cartes on peut changer à la fois. Sans effet si les changements sont interdits.
option-visible-note = Si tout le monde voit vos cartes, chacun sait ce qu’il faut vous empêcher de construire.
option-open-game-note = Ce qui se passe si personne n’a gagné quand la dernière tuile est posée.
option-blocking-note = Où peut aller votre Nuage. Sur n’importe quelle tuile, il peut bloquer la figure d’un autre.
option-simultaneous-note = Déplacer la Lune peut compléter plusieurs figures à la fois.
option-deck-32 = 32 : toutes sauf la ligne droite
option-deck-33 = 33 : toutes les figures
option-deck-22 = 22 : une figure et son reflet n’en font qu’une
option-deck-note = Quelles figures sont tirées. Avec 22 cartes, on peut construire sa figure ou son reflet.
option-null-moves-note = Si un coup peut laisser la table inchangée, ce qui est une façon d’attendre.
option-exhaustion-note = Qui gagne une partie à points où personne n’atteint le but.
option-repetition-number = { $number } fois
option-repetition-note = Met fin à une partie qui tourne en rond.
option-stale-number = { $number } coups
option-stale-note = Met fin à une partie où plus rien de nouveau n’est posé.
option-swaps-number = { $number } échanges
option-swaps-note = Met fin à une partie ouverte où les échanges ne mènent à rien.
option-most-plays-number = { $number } coups
option-most-plays-note = La durée maximale d’une partie.

event-star-placed = { $seat } pose { star-name.a } { $at }.
    .you = Vous posez { star-name.a } { $at }.
    .move = poser { star-name.a } { $at }
event-star-replaced = { $seat } remplace { old-name } { $at } par { star-name.a }.
    .you = Vous remplacez { old-name } { $at } par { star-name.a }.
    .move = remplacer { old-name } { $at } par { star-name.a }
event-moon-moved = { $seat } déplace la Lune { $at-step }.
    .you = Vous déplacez la Lune { $at-step }.
    .move = déplacer la Lune { $at-step }
event-tiles-swapped = { $seat } échange { $star ->
    [none] la Lune
   *[other] { star-name } { $at }
} et { $other-star ->
    [none] la Lune
   *[other] { other-name } { $other-at }
}.
    .you = Vous échangez { $star ->
        [none] la Lune
       *[other] { star-name } { $at }
    } et { $other-star ->
        [none] la Lune
       *[other] { other-name } { $other-at }
    }.
    .move = échanger { $star ->
        [none] la Lune
       *[other] { star-name } { $at }
    } et { $other-star ->
        [none] la Lune
       *[other] { other-name } { $other-at }
    }
event-cloud-put = { $seat } met son Nuage { $at }.
    .you = Vous mettez votre Nuage { $at }.
    .move = mettre votre Nuage { $at }
event-figure-stood = La figure { $card } apparaît en { star-name.many }, mais personne n’a sa carte.
event-objective-realised = { $seat } : la constellation { $card } est complète en { star-name.many } !
    .you = Votre constellation { $card } est complète en { star-name.many } !
event-point-scored = { $seat } marque et a maintenant { $points ->
    [one] { $points } point.
   *[other] { $points } points.
}
    .you = Vous marquez et avez maintenant { $points ->
        [one] { $points } point.
       *[other] { $points } points.
    }
event-objective-shown = { $seat } abandonne la carte { $card }.
    .you = Vous abandonnez la carte { $card }.
    .move = changer la carte { $card }
event-objective-drawn = { $card ->
    [none] { $seat } pioche une nouvelle carte.
   *[other] { $seat } pioche la carte { $card }.
}
    .you = Vous piochez la carte { $card }.
event-objective-discarded = { $seat } défausse la carte { $card }.
    .you = Vous défaussez la carte { $card }.
event-deck-reshuffled = La pioche est vide : { $cards ->
    [one] on mélange la seule carte défaussée.
   *[other] on mélange les { $cards } cartes défaussées.
}
event-objectives-kept = { $seat } ne change pas de carte.
    .you = Vous ne changez pas de carte.
    .move = ne pas changer de carte
event-swapping-began = Toutes les tuiles sont posées. Désormais, chaque coup échange deux tuiles.
event-players-asked = { $about ->
    [tie] Les figures de plusieurs joueurs sont complètes à la fois. On demande à tous : continuer avec de nouvelles cartes ou convenir d’un match nul ?
   *[tiles] Toutes les tuiles sont posées et personne n’a gagné. On demande à tous : continuer en échangeant des tuiles ou terminer la partie ?
}
event-player-answered = { $answer ->
    [go_on] { $seat } souhaite continuer.
   *[stop] { $seat } souhaite arrêter.
}
    .you = { $answer ->
        [go_on] Vous souhaitez continuer.
       *[stop] Vous souhaitez arrêter.
    }
    .move = { $answer ->
        [go_on] continuer
       *[stop] arrêter
    }
event-match-won = { $reason ->
    [figure] { $seat } gagne.
   *[other] { $seat } a le plus de points et gagne.
}
    .you = { $reason ->
        [figure] Vous gagnez.
       *[other] Vous avez le plus de points et gagnez.
    }
event-match-drawn = { $reason ->
    [tiles] Toutes les tuiles sont posées : match nul.
    [repetition] La même situation s’est présentée trop souvent : match nul.
    [stale] Trop de coups sans nouvelle Étoile : match nul.
    [swaps] Trop d’échanges sans point : match nul.
    [plays] Le dernier coup est joué : match nul.
   *[tie] Plusieurs joueurs complètent une figure en même temps : match nul.
}

table-you = vous
table-player = { $points ->
    [one] { $points } point
   *[other] { $points } points
}  cartes : { $cards }
table-decision = { $decision ->
    [play] Posez une Étoile : P4(q,r), remplacez-en une : R4(q,r) ou déplacez la Lune : M(q,r).
    [swap] Échangez deux tuiles : X(q,r)(q,r).
    [cloud] Mettez votre Nuage sur une tuile : C(q,r).
    [change] Changez une carte (change P05) ou gardez vos cartes (keep).
    [answer_tie] Les figures de plusieurs joueurs sont complètes : de nouvelles cartes (go on), ou match nul si tous le veulent (stop) ?
    [answer_tiles] Toutes les tuiles sont posées : échanger des tuiles si tous le veulent (go on), ou terminer la partie (stop) ?
   *[over] La partie est terminée.
}
table-may-change = { $timing ->
    [start_of_turn] Avant cela, vous pouvez changer une carte (change P05).
   *[instead_of_play] Ou changez plutôt une carte, sauf à votre premier tour (change P05).
}
table-reserve = Réserve  { $reserve }
table-deck = Pioche : { $deck }  Défausse : { $discard }
table-your-cards = { $mirrored ->
    [yes] Vos objectifs, à tourner ou à refléter à volonté :
   *[no] Vos objectifs, à tourner à volonté mais sans reflet :
}
table-progress = { $left ->
    [0] Les { $all } tuiles sont posées
   *[other] Tuiles posées : { $tiles } sur { $all }
}, { $plays ->
    [one] { $plays } coup joué
   *[other] { $plays } coups joués
}

tile-name = { $star ->
    [none] La Lune
    [4] Étoile à quatre branches
    [5] Étoile à cinq branches
   *[6] Étoile à six branches
}
board-prompt = { $decision ->
    [swap] À vous : choisissez deux tuiles à échanger.
    [cloud] Choisissez la tuile pour votre Nuage.
    [change] Changez une carte, ou gardez vos cartes.
    [answer] Votre réponse : continuer ou non ?
   *[play] Posez ou remplacez une Étoile, ou déplacez la Lune.
}
board-now = { $next ->
    [tile] Choisissez maintenant l’autre tuile.
    [cell] Choisissez maintenant une case.
    [cell-or-star] Choisissez maintenant une case, ou une Étoile à remplacer.
    [moon-cell] Choisissez maintenant la nouvelle case de la Lune.
    [pile-or-moon] Choisissez maintenant un tas, ou la Lune.
   *[pile] Choisissez maintenant un tas.
}
board-table = La table
board-hand = La réserve et vos cartes
board-tile = { $tile } { $place }
board-clouded = { $tile } { $place }, sous le Nuage : { $players }
board-clouded-moon = { $tile }, sous le Nuage : { $players }
board-cell = Case libre { $place }
board-reserve = Réserve
board-pile = { $star ->
    [4] Étoiles à quatre branches
    [5] Étoiles à cinq branches
   *[6] Étoiles à six branches
} : { $count ->
    [0] il n’en reste plus
    [one] il en reste { $count }
   *[other] il en reste { $count }
}
board-cards = Vos objectifs
board-card = Votre objectif : { $card }. À partir de sa première case : { $cells }. Appuyez pour la tourner.
board-card-note = La Lune et quatre Étoiles d’un même type qui dessinent cette figure gagnent : { $mirrored ->
    [yes] tournée ou en miroir, comme vous voulez.
   *[no] tournée comme vous voulez, mais pas en miroir.
}
board-close = Fermer
board-turn = Tourner la carte
board-change = Changer
board-change-card = Changer la carte « { $card } »
board-change-sure = Vraiment ?
board-change-sure-card = Vraiment changer la carte « { $card } » ? Tout le monde la verra.
board-keep = Garder mes cartes
board-question = { $about ->
    [tie] Les figures de plusieurs joueurs sont complètes à la fois.
   *[tiles] Toutes les tuiles sont posées et personne n’a gagné.
}
board-question-note = { $about ->
    [tie] Match nul seulement si tous le veulent.
   *[tiles] La partie continue seulement si tous le veulent.
}
board-question-agreed = { $about ->
    [tie] Pour le match nul : { $players }
   *[tiles] Pour continuer : { $players }
}
board-question-waits = On attend la réponse de { $player }.
board-go-on = { $about ->
    [tie] Continuer avec de nouvelles cartes
   *[tiles] Continuer par échanges
}
board-stop = { $about ->
    [tie] Match nul
   *[tiles] Terminer la partie
}
board-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
board-deck = { $deck ->
    [one] { $deck } carte dans la pioche
   *[other] { $deck } cartes dans la pioche
}, { $discarded } dans la défausse
board-others = Cartes des autres
board-secret = Une carte secrète
board-not = La carte { $place } n’est aucune de celles-ci :
board-plays = { $count ->
    [one] { $count } coup joué
   *[other] { $count } coups joués
}
board-target = { $count ->
    [one] { $count } point pour gagner
   *[other] { $count } points pour gagner
}
board-quiet = { $count ->
    [one] { $count } coup
   *[other] { $count } coups
} sans progrès{ $limit ->
    [0] {""}
   *[other] {"\u202F"}; match nul à { $limit }
}
board-zoom-in = Zoom avant
board-zoom-closer = Cases plus grandes
board-zoom-out = Zoom arrière
board-zoom-fit = Tout montrer
board-lines = Lignes autour de la Lune

rules-components = La Lune, huit Étoiles de chaque type, 32 Cartes Objectif et un Nuage par joueur.
rules-aim = La carte montre cinq cases. Sur la table, la Lune doit occuper l’une d’elles, et les quatre autres doivent être des Étoiles d’un même type.
rules-aim-card = Votre carte
rules-aim-right = Votre figure : vous gagnez
rules-aim-spoilt = Une Étoile de trop, du même type, la touche
rules-aim-moonless = La Lune n’en fait pas partie
rules-turn = Un coup parmi trois, puis vous mettez votre Nuage sur la tuile que vous venez de jouer.
rules-turn-place = Poser une Étoile
rules-turn-replace = Remplacer une Étoile
rules-turn-move = Déplacer la Lune
rules-restrictions = Les tuiles sous un Nuage sont bloquées, même pour son propriétaire. La figure compte tout de même.

result-source = { $count ->
    [one] une figure
   *[other] { $count } figures
}
print-tiles = Tuiles
print-cards = Cartes Objectif
print-clouds = Nuages
