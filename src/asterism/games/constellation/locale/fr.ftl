# La Constellation du Joueur, français

title = La Constellation du Joueur
tagline = Trouvez votre propre constellation autour de la Lune, avant que les autres ne trouvent la leur.

preset-base = Règle de base
preset-three-and-more = Trois joueurs et plus
preset-experienced = Joueurs confirmés

option-objectives = Cartes Objectif par joueur
option-points = Points pour gagner (0 : la première figure gagne)
option-change = Changer d’objectif
option-change-off = Interdit
option-change-end-of-turn = À la fin de son tour
option-change-start-of-turn = Au début de son tour
option-change-instead-of-play = À la place d’un coup
option-change-limit = Cartes que l’on peut changer en un tour
option-visible = Objectif visible
option-visible-true = Toutes les cartes sont face ouverte
option-visible-false = Les cartes sont secrètes
option-open-game = Partie ouverte
option-open-game-true = Quand toutes les tuiles sont posées, on continue en les échangeant
option-open-game-false = Quand toutes les tuiles sont posées, la partie est nulle
option-open-game-ask = Quand toutes les tuiles sont posées, on demande aux joueurs
option-blocking = Nuages bloqueurs
option-blocking-true = Le Nuage peut aller sur n’importe quelle autre tuile
option-blocking-false = Le Nuage va sur la tuile que l’on vient de jouer
option-simultaneous = Un coup complète les figures de plusieurs joueurs
option-simultaneous-redraw = Ils piochent de nouvelles cartes et la partie continue
option-simultaneous-draw = Match nul
option-simultaneous-ask = On demande aux joueurs
option-deck = Cartes Objectif (32 : sans la ligne droite ; 22 : une figure et son reflet sont la même carte)
option-null-moves = Remplacer ou échanger des Étoiles de même type
option-null-moves-allow = Permis
option-null-moves-forbid = Interdit
option-exhaustion = Une partie à points qui s’arrête avant le score fixé
option-exhaustion-draw = Match nul
option-exhaustion-leader = Le joueur qui a le plus de points gagne
option-repetition = Match nul : nombre d’apparitions d’une même situation
option-repetition-off = Jamais
option-stale = Match nul : nombre de coups sans nouvelle Étoile ni point
option-stale-off = Jamais
option-swaps = Match nul : nombre d’échanges sans point
option-swaps-off = Jamais
option-most-plays = Match nul : nombre total de coups

event-star-placed = { $seat } pose une Étoile à { $star } branches en ({ $q }, { $r }).
event-star-replaced = { $seat } remplace l’Étoile à { $old } branches en ({ $q }, { $r }) par une Étoile à { $star } branches.
event-moon-moved = { $seat } déplace la Lune de ({ $from-q }, { $from-r }) en ({ $q }, { $r }).
event-tiles-swapped = { $seat } échange { $star ->
    [none] la Lune
   *[other] l’Étoile à { $star } branches
} en ({ $q }, { $r }) et { $other-star ->
    [none] la Lune
   *[other] l’Étoile à { $other-star } branches
} en ({ $other-q }, { $other-r }).
event-cloud-put = { $seat } met son Nuage en ({ $q }, { $r }).
event-figure-stood = La figure { $card } apparaît en Étoiles à { $star } branches, mais personne n’a sa carte.
event-objective-realised = { $seat } : la constellation { $card } apparaît en Étoiles à { $star } branches !
event-point-scored = { $seat } marque et a maintenant { $points ->
    [one] { $points } point.
   *[other] { $points } points.
}
event-objective-shown = { $seat } abandonne la carte { $card }.
event-objective-drawn = { $card ->
    [none] { $seat } pioche une nouvelle carte.
   *[other] { $seat } pioche la carte { $card }.
}
event-objective-discarded = { $seat } défausse la carte { $card }.
event-deck-reshuffled = La pioche est vide : on mélange les { $cards } cartes défaussées.
event-objectives-kept = { $seat } ne change pas de carte.
event-swapping-began = Toutes les tuiles sont posées. Désormais, chaque coup échange deux tuiles.
event-players-asked = { $about ->
    [tie] Les figures de plusieurs joueurs sont complètes à la fois. On demande à tous : continuer avec de nouvelles cartes ou convenir d’un match nul ?
   *[tiles] Toutes les tuiles sont posées et personne n’a gagné. On demande à tous : continuer en échangeant des tuiles ou terminer la partie ?
}
event-player-answered = { $answer ->
    [go_on] { $seat } souhaite continuer.
   *[stop] { $seat } souhaite arrêter.
}
event-match-won = { $reason ->
    [figure] { $seat } gagne.
   *[other] { $seat } a le plus de points et gagne.
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
    [0] Les { $all } tuiles sont posées, { $plays } coups joués
   *[other] { $tiles } tuiles posées sur { $all }, { $plays } coups joués
}

tile-name = { $star ->
    [none] La Lune
   *[other] Étoile à { $star } branches
}
board-prompt = { $decision ->
    [swap] À vous : choisissez deux tuiles à échanger.
    [cloud] Choisissez la tuile pour votre Nuage.
    [change] Changez une carte, ou gardez vos cartes.
    [answer] Votre réponse : continuer ou non ?
   *[play] À vous : une pile, puis une case ou une Étoile ; ou la Lune, puis une case.
}
board-table = La table
board-hand = La réserve et vos cartes
board-tile = { $tile } en ({ $q }, { $r })
board-clouded = { $tile } en ({ $q }, { $r }), sous un Nuage : { $players }
board-cell = Case libre ({ $q }, { $r })
board-reserve = Réserve
board-pile = { $count ->
    [0] La pile d’Étoiles à { $star } branches est vide
    [one] Étoiles à { $star } branches : il en reste { $count }
   *[other] Étoiles à { $star } branches : il en reste { $count }
}
board-cards = Vos objectifs
board-card = Votre objectif { $card }, cases { $cells }. Appuyez pour le tourner.
board-turn = Tourner la carte
board-change = Changer
board-change-card = Changer la carte { $card }
board-change-sure = Vraiment ?
board-change-sure-card = Vraiment changer la carte { $card } ? Tout le monde la verra.
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
