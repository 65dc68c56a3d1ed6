# Asterism, français

play-prompt = À vous (? pour l’aide) :
play-help =
    Tapez un coup dans la notation du jeu, par exemple { $example }.
      l        lister les coups permis ; #3 joue alors le troisième
      b        montrer de nouveau la table
      r S30    lire une règle
      u        reprendre votre dernier coup, si rien de caché n’a été révélé depuis
      q        sauvegarder et quitter ; vous pourrez continuer plus tard
play-not-on-the-list = Il y a { $count } coups ; #{ $number } n’en est pas un.
play-no-such-rule = Il n’y a pas de règle { $rule }.
play-taken-back = Repris : { $move }.
play-nothing-to-take-back = Vous n’avez pas encore joué.
play-too-late-to-take-back = Quelque chose de caché a été révélé depuis votre dernier coup : il reste.
play-saved = Partie sauvegardée. Pour continuer :  asterism play --resume { $path }
play-over = La partie est terminée.
play-result = { $rank }. { $player } : { $score }
play-watch-again = Pour la revoir :  asterism replay { $path }
play-preparing = Préparation du jeu (la première fois seulement) …
