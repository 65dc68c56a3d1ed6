# Asterism, français

play-prompt = À vous (? pour l’aide) :
play-help =
    Tapez un coup dans la notation du jeu, par exemple { $example }.
      l        lister les coups permis ; #3 joue alors le troisième
      b        montrer de nouveau la table
      r { $rule }    lire une règle
      u        reprendre votre dernier coup, si rien de caché n’a été révélé depuis
      q        sauvegarder et quitter ; vous pourrez continuer plus tard
play-not-on-the-list = { $count ->
    [one] Il n’y a qu’un coup, le #1 ; #{ $number } n’en est pas un.
   *[other] Il y a { $count } coups ; #{ $number } n’en est pas un.
}
play-no-such-rule = Il n’y a pas de règle { $rule }.
play-taken-back = Repris : { $move }.
play-nothing-to-take-back = Vous n’avez pas encore joué.
play-too-late-to-take-back = Quelque chose de caché a été révélé depuis votre dernier coup : il reste.
play-saved = Partie sauvegardée. Pour continuer :  asterism play --resume { $path }
play-over = La partie est terminée.
play-result = { $rank }. { $player } : { $score }
play-watch-again = Pour la revoir :  asterism replay { $path }
play-preparing = Préparation du jeu (la première fois seulement) …

app-home = Asterism, vers la première page
app-language = Langue
app-theme = { $theme ->
    [dark] Passer au thème clair
   *[light] Passer au thème sombre
}
app-loading = Un instant …
app-unreachable = Le serveur est injoignable.
app-again = Réessayer
app-no-such-page = Cette page n’existe pas.

lobby-welcome = Des jeux sous le ciel étoilé
lobby-lead = Jouez tout de suite contre des robots, ou envoyez un lien à vos amis. Sans compte.
lobby-name = Votre nom
lobby-guest = Invité
lobby-seats = Joueurs
lobby-play = Jouer
lobby-play-note = { $bots ->
    [0] tout de suite, en solo
    [one] tout de suite, contre { $bots } robot
   *[other] tout de suite, contre { $bots } robots
}
lobby-invite = Inviter des amis
lobby-friends-label = Combien d’amis ; des robots prennent les autres places
lobby-friends = { $count ->
    [one] { $count } ami
   *[other] { $count } amis
}
lobby-options = Options et variantes

table-unknown = Cette table n’existe pas. Elle a peut-être été débarrassée.
table-to-lobby = Vers la première page
table-players = Joueurs
table-bot = Robot
table-open-seat = Place libre
table-to-move = au trait
table-self = vous
table-your-turn = À vous de jouer.
table-wait-for = { $player } réfléchit …
table-sending = Votre coup est en route …
table-refused = Ce coup n’a pas été joué : { $reason }
table-over = La partie est terminée.
table-lost = Connexion perdue. Nouvelle tentative …
table-connecting = Connexion …
table-log = Déroulement
table-log-empty = Rien ne s’est encore passé.
table-why = Pourquoi ?
table-why-label = Pourquoi ? Lire la règle { $rule }
table-replay = Revoir
table-skip = Passer
table-close = Fermer
table-waiting = On attend encore { $count ->
    [one] { $count } joueur
   *[other] { $count } joueurs
}
table-invite-note = Quiconque ouvre ce lien peut prendre une place libre.
table-invite-link = Lien vers cette table
table-copy = Copier
table-copied = Copié
table-take-seat = Prendre place
table-take-seat-note = Une place est libre pour vous. Quel est votre nom ?
table-watching = Vous regardez.
table-result = Classement final
table-rank = { $rank }.
table-shared = { $players } partagent la place { $rank } : rien ne les départage.
table-winner = { $players } gagne.
table-winners = { $players } gagnent ensemble.
table-play-again = Rejouer

rule-source = { $source ->
    [sheet] Selon la feuille de règles
    [inferred] Notre lecture de la feuille
    [outside] D’une autre source
   *[house] Notre précision : la feuille n’en dit rien
}
rule-missing = Le texte de la règle { $rule } n’est pas disponible.

learn-title = Apprendre { $game }
learn-lesson = Leçon
learn-coach = Leçon
learn-text = Que faire
learn-progress = Étape { $step } sur { $steps }
learn-next = Suite
learn-finish = Terminer
learn-show = Montrez-moi
learn-back = Une étape en arrière
learn-restart = Depuis le début
learn-nudge = Pas celui-là pour l’instant : l’étape demande ce qui est encadré.
learn-none = Cette leçon n’existe pas.
learn-done = Bravo !
learn-done-note = Vous savez maintenant jouer à { $game }. Une première vraie partie vous attend ; les robots sont patients.
learn-first-game = Jouer une première partie
learn-rules = Lire toutes les règles
