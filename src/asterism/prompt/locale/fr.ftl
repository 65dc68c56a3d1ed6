# Ce qui est dit à un joueur qui ne lit que du texte, français

prompt-seat = Vous êtes { $player }, à la place { $seat } (les places sont comptées à partir de 0). À la table : { $players }.
prompt-watching = Vous regardez. À la table : { $players }.
prompt-rules = Les règles de { $game } :
prompt-news = Ce qui s’est passé :
prompt-table = La table telle que vous la voyez :
prompt-your-turn = C’est à vous de jouer.
prompt-not-your-turn = Ce n’est pas à vous de jouer, mais à : { $players }.
prompt-waiting = La table attend des joueurs. Places libres : { $count }.
prompt-dealing = Toutes les places sont prises ; la partie commence dès que les nombres de chacun pour la donne sont là.
prompt-closed = La table a été fermée avant le début de la partie.
prompt-over = La partie est terminée.
prompt-drawn = La partie est nulle.
prompt-result = { $rank }. { $player } : { $score }
prompt-moves = Vos coups permis :
prompt-notation = Les coups s’écrivent ainsi : { $examples }
prompt-answer-listed = Répondez par l’un de ces coups, écrit comme dans la liste ou par son numéro (par exemple #1), sur la dernière ligne.
prompt-answer = Répondez par votre coup sur la dernière ligne, dans cette notation.
prompt-refused = Ce coup n’a pas été joué : { $reason }.
prompt-rule = Règle { $rule } : { $text }
prompt-tries = { $tries ->
    [one] Il vous reste un essai.
   *[other] Il vous reste { $tries } essais.
}
prompt-many-moves = Vous avez { $count } coups permis ; l’outil legal_moves les énumère.
prompt-race = Plusieurs joueurs peuvent répondre, et le plus rapide l’emporte. Vous avez { $seconds } secondes.
prompt-offer-draw = { $player } propose la partie nulle ; l’outil answer_offer sert à répondre.
prompt-offer-take-back = { $player } demande à reprendre un coup ; l’outil answer_offer sert à répondre.
