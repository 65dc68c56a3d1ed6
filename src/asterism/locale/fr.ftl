# Asterism, français

play-opponents = Vos adversaires : { $bots }.
list-and = { $rest } et { $last }
list-you = Vous

play-prompt = À vous (? pour l’aide) :
play-help =
    Tapez un coup dans la notation du jeu, par exemple { $example }.
      l        afficher tous les coups permis ; #3 joue alors le troisième
      b        afficher de nouveau la table
      r { $rule }    lire une règle
      u        reprendre votre dernier coup, si rien de caché n’a été révélé depuis
      q        sauvegarder et quitter ; vous pourrez continuer plus tard
play-not-on-the-list = { $count ->
    [one] Il n’y a qu’un coup, le #1 ; il n’y a pas de #{ $number }.
   *[other] Il y a { $count } coups ; il n’y a pas de #{ $number }.
}
play-no-such-rule = Il n’y a pas de règle { $rule }.
play-taken-back = Repris : { $move }.
play-nothing-to-take-back = Vous n’avez pas encore joué.
play-too-late-to-take-back = Quelque chose de caché a été révélé depuis votre dernier coup : il ne peut plus être repris.
play-saved = Partie sauvegardée. Pour continuer :  asterism play --resume { $path }
play-over = La partie est terminée.
play-drawn = Match nul.
play-result = { $rank }. { $player } : { $score }
play-watch-again = Pour la revoir :  asterism replay { $path }
play-look-back = Pour voir les décisions les plus coûteuses :  asterism review { $path }
play-preparing = Préparation du jeu (la première fois seulement)…

app-home = Asterism, accueil
app-language = Langue
app-rules = Les règles
app-loading = Un instant…
app-unreachable = Le serveur est injoignable.
app-comes-back = Cette page réessaie d’elle-même.
app-again = Réessayer
app-cancel = Annuler
app-no-such-page = Cette page n’existe pas.

# Les tables jouées dans le navigateur lui-même, sans serveur.
local-offline = Hors connexion : les parties contre des bots, en solitaire ou sur cet appareil se jouent dans votre navigateur. Invitations, tables publiques, comptes et classements attendent le réseau.
local-needs-server = Il faut pour cela un serveur, et cette page n’en a pas.
local-loading = Chargement des jeux : { $percent } %
local-starting = Démarrage des jeux…
local-missing = Les jeux n’ont pas pu être chargés dans votre navigateur. Il faut le réseau une première fois.
local-updated = Asterism a été mis à jour. Vos parties sont conservées : rechargez la page pour continuer.
local-reload = Recharger
local-not-kept = Cette fenêtre ne conserve rien : la partie disparaît quand vous la fermez. Vous pourrez enregistrer la partie quand elle sera finie.
local-here = dans ce navigateur
local-delete = Supprimer
local-delete-sure = Supprimer définitivement cette partie de ce navigateur ?
local-invite-later = Les invitations attendent le réseau

setting-theme = Apparence
setting-theme-system = Comme l’appareil
setting-theme-light = Clair
setting-theme-dark = Sombre
setting-motion = Animations
setting-motion-system = Comme l’appareil
setting-motion-reduced = Réduites
setting-motion-full = Toutes
setting-speed = Vitesse des tours
setting-speed-calm = Calme
setting-speed-normal = Normale
setting-speed-fast = Rapide
setting-sound = Sons
setting-sound-off = Coupés
setting-sound-on = Activés

link-title = Un autre appareil
link-note = Continuez ici avec l’identité de la personne qui a créé ce lien : même nom, mêmes tables, mêmes parties. Le lien ne sert qu’une fois.
link-claim = Continuer ici
link-done = Vous êtes désormais la même personne sur cet appareil.
link-done-as = Vous êtes désormais { $name } sur cet appareil aussi.
link-used = Ce lien a déjà servi ou est trop ancien. Créez-en un nouveau sur l’autre appareil.
device-title = Continuer sur un autre appareil
device-note = Continuez à jouer sur votre téléphone ou votre tablette : même nom, mêmes tables, mêmes parties, sans compte.
device-make = Créer un lien
device-again = Créer un nouveau lien
device-link = Lien pour l’autre appareil
device-how = Ouvrez ce lien sur l’autre appareil, ou scannez-le avec son appareil photo. Il sert une seule fois, pendant { $minutes } minutes. Ne le montrez à personne d’autre.

account-title = Compte
account-none = Vous jouez sans compte : ce navigateur se souvient de vous.
account-signed-in = Session ouverte au nom de { $login }.
account-open = Créer un compte
account-open-note = Un nom et un mot de passe pour vous connecter depuis n’importe quel appareil. Vos tables et vos parties restent les vôtres.
account-sign-in = Se connecter
account-sign-in-note = Vous jouerez désormais avec ce compte. Ce que vous avez joué ici sans compte n’est pas repris.
account-sign-out = Se déconnecter
account-sign-out-everywhere = Se déconnecter partout
account-login = Nom du compte
account-password = Mot de passe
account-old-password = Mot de passe actuel
account-new-password = Nouveau mot de passe (8 caractères au moins)
account-change-password = Changer le mot de passe
account-password-note = Tous les autres appareils devront se reconnecter.
account-data = Vos données
account-data-note = Tout ce que ce serveur sait de vous, à emporter ou à effacer.
account-export = Télécharger
account-erase = Tout effacer
account-erase-note = Votre nom et vos messages disparaissent de toutes les tables, des bots prennent vos places et le compte est supprimé. C’est définitif.
account-erase-sure = Oui, tout effacer

# Les notifications : ce qu’elles disent et où on les active

push-turn = { $count ->
    [0] C’est à vous de jouer.
   *[other] C’est à vous de jouer, à la table de { $others }.
}
    .club = { $concerned } : c’est à vous de jouer.
push-reminder = { $hours ->
    [one] Il vous reste une heure pour jouer.
   *[other] Il vous reste { $hours } heures pour jouer.
}
    .club = { $hours ->
    [one] { $concerned } : il vous reste une heure pour jouer.
   *[other] { $concerned } : il vous reste { $hours } heures pour jouer.
}
push-deal = Tout le monde est assis. La donne attend votre navigateur : ouvrez la table une fois.
    .club = Tout le monde est assis. Avant la donne, un navigateur doit encore répondre : { $concerned }.
push-invitation = { $count ->
    [0] Une place vous est gardée à une nouvelle table.
   *[other] Une place vous est gardée à une nouvelle table avec { $others }.
}
    .club = Place gardée à une nouvelle table : { $concerned }.
push-over = { $count ->
    [0] La partie est terminée.
   *[other] La partie avec { $others } est terminée.
}
    .club = La partie est terminée.
push-evening = Une soirée de { $game } est ouverte, et chacun peut y participer.
push-round = La ronde { $round } sur { $rounds } a commencé.
push-standings = La soirée est terminée. Le classement est sur sa page.
push-test = Voici à quoi ressemble une notification.

push-ask = Me prévenir quand c’est à moi
push-ask-on = Une notification vous préviendra quand ce sera à vous.
push-title = Notifications
push-note = Quand c’est à vous à une table où l’on a des jours pour jouer, quand votre temps s’épuise et quand une place vous est gardée. Jamais ce qui est caché.
push-enable = Activer dans ce navigateur
push-disable = Désactiver dans ce navigateur
push-blocked = Ce navigateur bloque les notifications de cette page. Autorisez-les dans ses réglages pour ce site, puis réessayez.
push-unsupported = Ce navigateur ne reçoit pas de notifications de pages web.
push-insecure = Les notifications demandent une adresse chiffrée (https), ce que cette page n’a pas.
push-install = Sur cet appareil, les notifications demandent l’application : choisissez Partager, puis « Sur l’écran d’accueil », et ouvrez Asterism à partir de là.
push-failed = Le navigateur n’a pas pu joindre son service de notifications. Réessayez plus tard.
push-devices = Qui reçoit les notifications
push-this-device = ce navigateur
push-club = pour un club
push-remove = Retirer
push-remove-label = Retirer { $name }
push-sample = Essayer
push-sample-label = Essayer { $name }
push-sample-sent = Envoyé à { $name }. Cela devrait arriver dans un instant.
push-error-unreachable = La dernière notification n’est pas arrivée : l’adresse est injoignable.
push-error-slow = La dernière notification n’est pas arrivée : la réponse a trop tardé.
push-error-private = La dernière notification n’est pas arrivée : l’adresse est dans un réseau privé.
push-error-status = La dernière notification n’est pas arrivée : la réponse était { $status }.
push-quiet = Heures calmes
push-quiet-note = Rien n’arrive pendant ces heures. Ensuite vous recevez une notification par table, s’il y a encore quelque chose à dire.
push-quiet-begins = De
push-quiet-ends = À
push-quiet-zone = Fuseau horaire : { $zone }
push-quiet-save = Enregistrer
push-quiet-saved = Enregistré.
push-webhook = Webhook
push-webhook-note = Le serveur peut aussi envoyer un message à une adresse à vous, comme un salon d’une messagerie.
push-webhook-url = Adresse (https://…)
push-webhook-for = Pour qui
push-webhook-webhook = Pour moi
push-webhook-webhook-note = Ce dont vos navigateurs vous avertissent aussi.
push-webhook-club = Pour un club
push-webhook-club-note = À qui de jouer, pour tout le monde à vos tables où l’on a des jours pour jouer ; et les soirées que vous organisez : quand l’une est ouverte, quand une ronde commence, quand elle est terminée.
push-webhook-add = Ajouter
push-webhook-secret = Chaque message est signé avec ce secret. Il n’est montré qu’une fois :

settings-title = Réglages
settings-note = Ils s’appliquent aussitôt, mais seulement dans ce navigateur.

texts-title = Textes de ce serveur
texts-terms = Conditions d’utilisation
texts-imprint = Mentions légales

lobby-welcome = Des jeux sous le ciel étoilé
lobby-lead = Jouez tout de suite contre des bots, ou envoyez un lien à vos amis. Sans compte.
lobby-lead-alone = Jouez tout de suite contre des bots, dans ce navigateur. Sans compte.
lobby-name = Votre nom
lobby-guest = Invité
lobby-seats = Joueurs
lobby-play = Jouer
lobby-play-note = { $bots ->
    [0] tout de suite, en solo
    [one] tout de suite, contre { $bots } bot
   *[other] tout de suite, contre { $bots } bots
}
lobby-invite = Inviter des amis
lobby-friends-label = Nombre d’amis ; des bots prennent les autres places
lobby-friends = { $count ->
    [one] { $count } ami
   *[other] { $count } amis
}
lobby-options = Options
lobby-advanced = Avancé : toutes les options
lobby-recommended = { $seats ->
    [one] conseillé pour un joueur
   *[other] conseillé à { $seats } joueurs
}
lobby-start-with = Première visite ? Commencez par { $game } :
lobby-start-lesson = apprenez-le en quelques minutes
lobby-facts = À propos de ce jeu
lobby-players = { $from ->
    [1] { $to ->
        [1] 1 joueur
       *[other] de 1 à { $to } joueurs
    }
   *[other] de { $from } à { $to } joueurs
}
lobby-minutes = { $from } à { $to } minutes
lobby-difficulty = { $difficulty ->
    [easy] facile à apprendre
    [medium] quelques règles à apprendre
   *[demanding] s’apprend en une partie
}
lobby-continue = Continuer : { $game }
lobby-under-way = { $count ->
    [one] Une partie en cours
   *[other] { $count } parties en cours
}
option-seat = { $seat ->
    [1] L’hôte
   *[other] Joueur { $seat }
}
lobby-learn = Apprendre à jouer
lobby-rules = Règles illustrées
lobby-bots = Bots
lobby-bots-mixed = Variés
lobby-presets = Manières de jouer proposées par la feuille de règles
lobby-options-changed = { $count ->
    [one] { $count } modifiée
   *[other] { $count } modifiées
}
lobby-sheet-says = Feuille de règles : { $choice }
lobby-reset = Revenir à la feuille de règles
lobby-file = Utiliser votre propre fichier…
lobby-file-understood = Lu dans votre fichier { $name } :
lobby-file-drop = Jouer sans ce fichier
lobby-file-template = Télécharger un modèle
lobby-file-format = Comment écrire un tel fichier
format-title = Vos propres plateaux, tuiles ou cartes
format-lead = Les nôtres sont une reconstitution. Si vous possédez { $game } imprimé, vous pouvez écrire dans un fichier ce qui y est imprimé et jouer avec.
format-change = Ouvrez-le dans un éditeur de texte et modifiez-le. Les lignes qui commencent par # sont des remarques.
format-use = Choisissez le fichier à l’accueil, parmi les options avancées du jeu. Toute la table joue alors avec.
format-file = Le fichier
format-check = Vérifier votre fichier
format-choose = Choisir un fichier…

bot-twinkle = Twinkle : facile
bot-star = Star : moyen
bot-nova = Nova : fort
bot-supernova = Supernova : le plus fort
bot-greedy = Greedy : prend tout ce qu’il peut
bot-random = Random : au hasard
level-twinkle = facile
level-star = moyen
level-nova = fort
level-supernova = expert

table-to-lobby = Accueil
table-players = Joueurs
table-bot-level = Bot : { $level }
table-open-seat = Place libre
table-to-move = à son tour
table-self = vous
table-your-turn = À vous de jouer.
table-wait-for = { $count ->
    [one] { $player } réfléchit…
   *[other] { $player } réfléchissent…
}
table-sending = Votre coup est en cours d’envoi…
table-refused = Ce coup a été refusé : { $reason }
table-not-here = Ce n’est pas possible ici.
table-over = La partie est terminée.
table-lost = Connexion perdue. Nouvelle tentative…
table-kept-aside = Une erreur du jeu s’est produite ici. Rien n’est perdu, mais cette table ne peut continuer qu’après un redémarrage du serveur.
table-found = Connexion rétablie.
table-connecting = Connexion…
table-log = Déroulement
table-panel = Déroulement et discussion
table-log-empty = Rien ne s’est encore passé.
table-why = Pourquoi ?
table-why-label = Pourquoi ? Lire la règle { $rule }
table-replay = Revoir
table-skip = Passer l’animation
table-close = Fermer
table-clock-days = { $days } j { $hours } h
table-waiting = On attend encore { $count ->
    [one] { $count } joueur
   *[other] { $count } joueurs
}
table-dealing = Tout le monde est assis. Avant la donne, un navigateur doit encore répondre : { $names }.
table-invite-note = Toute personne qui ouvre ce lien peut prendre une place libre.
table-invite-link = Lien vers cette table
table-copy = Copier
table-copied = Copié
table-take-seat = Prendre place
table-take-seat-note = Une place est libre pour vous. Quel est votre nom ?
table-watching = Vous regardez la partie.
table-full = Toutes les places sont prises.
notice-seat-taken = { $player } rejoint la table.
notice-seat-left = { $player } quitte la table.
notice-bot-took-over = Un bot joue maintenant pour { $player }.
notice-player-resigned = { $player } abandonne. Un bot continue à sa place.
notice-player-returned = { $player } reprend sa place.
notice-overdue = Le temps de { $player } est écoulé.
notice-away = { $player } n’est plus là. Sa place lui est gardée.
notice-back = { $player } est de retour.
watch-pause = Pause
watch-resume = Reprendre
watch-newest = Au dernier coup
table-rank = { $rank }.
table-play-again = Rejouer

rule-source = { $source ->
    [sheet] Selon la feuille de règles
    [inferred] Notre lecture de la feuille
    [outside] D’après une autre source
   *[house] Notre précision : la feuille n’en dit rien
}
rule-missing = Le texte de la règle { $rule } n’est pas disponible.
rule-in-the-book = La lire dans les règles

rules-title = { $game } : les règles
rules-contents = Sommaire
rules-search = Chercher dans les règles
rules-found = { $count ->
    [0] Aucune règle trouvée
    [one] { $count } règle
   *[other] { $count } règles
}
rules-sources = Voici toutes les règles, dans nos propres mots. La plupart figurent sur la feuille imprimée. Là où celle-ci laisse une question ouverte, nous y répondons et nous le signalons : comme notre lecture quand la réponse découle de la feuille, comme notre précision quand la feuille n’en dit rien.
rules-print = Imprimer
rules-play = Jouer à { $game }
rules-other = Règles des autres jeux
rules-unknown = Il n’y a pas de jeu nommé « { $game } ».
rules-link = Lien vers la règle { $rule }
print-title = { $game } : à imprimer
print-link = À imprimer
print-lead = Plateaux, tuiles, cartes et jetons à découper, en taille réelle, avec un résumé des règles. C’est notre propre reconstitution, dessinée comme dans l’application ; le jeu imprimé a un autre aspect.
print-paper = Papier
print-paper-a4 = A4
print-paper-letter = Letter
print-what = Ce qu’il faut imprimer
print-size = { $count ->
    [one] une pièce, { $width } × { $height } mm
   *[other] { $count } pièces, { $width } × { $height } mm
}
print-rules = Résumé des règles
print-backs = Dos
print-backs-how = pour imprimer recto verso, en retournant sur le bord long
print-all-rules = Toutes les règles
print-sheets = { $count ->
    [0] Aucune page de matériel n’est choisie.
    [one] Une page de matériel.
   *[other] { $count } pages de matériel.
}
print-scale = Dans la fenêtre d’impression, choisissez la taille réelle (100 %), sans en-têtes ni pieds de page.
print-sheet = { $side ->
    [back] Page { $number } : { $part }, dos
   *[front] Page { $number } : { $part }
}
print-source = Ce sont les règles de la feuille imprimée, dans nos propres mots. Plateaux, tuiles et cartes sont notre reconstitution. Asterism répond aux questions ouvertes sur sa page de règles.
picture-playing = { $turns ->
    [0] Sur le point de commencer
    [one] Après un tour
   *[other] Après { $turns } tours
}
picture-over = { $turns ->
    [one] La fin, après un tour
   *[other] La fin, après { $turns } tours
}
picture-winners = Victoire : { $players }
picture-drawn = Match nul
preview-title = Asterism
preview-description = Des jeux de société sur le ciel étoilé, contre des bots ou entre amis.
preview-invited = { $game } : vous êtes invité à jouer
preview-invited-note = Quelqu’un vous invite à sa table. { $tagline }
preview-free = { $game } : une place est libre
preview-free-note = Attend des joueurs : { $players }. { $tagline }
preview-playing = { $game } : { $players }
preview-playing-note = Une partie est en cours. Suivez-la en direct.
preview-over = { $game } : { $players }
preview-over-note = { $outcome }. Revoyez la partie coup par coup.
preview-over-alone = Une partie à revoir coup par coup.
preview-daily = { $game } : le défi du jour
preview-daily-note = La même donne et les mêmes bots pour tout le monde, un seul essai. { $tagline }
preview-puzzle = Un problème : { $game }
preview-puzzle-note = Trouvez le meilleur coup sur le plateau, d’après ce que vous pouvez savoir.
preview-evening = Une soirée jeux
preview-evening-note = Les mêmes donnes pour tout le monde, plusieurs rondes, un classement en direct. Participez !
preview-rules-note = Toutes les règles, illustrées et faciles à parcourir. { $tagline }
preview-learn = { $game } : apprendre en jouant
preview-print-note = Plateaux, tuiles, cartes et jetons à découper, avec un résumé des règles.
table-rematch-ready = Vers la partie suivante
table-stand-in = bot
table-stand-in-note = { $bot } joue à cette place pour l’instant.
table-away = hors ligne
table-let-bot = Laisser jouer un bot
table-time-left = Temps restant
table-offer = Une question à la table
table-offer-waits = Vous avez posé la question aux autres. En attente de leurs réponses…
table-offer-take-back = { $player } voudrait reprendre un coup.
table-offer-draw = { $player } propose un match nul.
table-agree = Accepter
table-decline = Refuser
table-withdraw = Retirer la demande
table-declined = { $player } a refusé.

menu-title = Autres actions
menu-come-back = Reprendre votre place
menu-come-back-other = { $player } reprend sa place
menu-take-back = Reprendre le coup
menu-take-back-ask = Demander à reprendre le coup
menu-take-back-never = Quelque chose de caché a été révélé depuis.
menu-take-back-daily = Dans le défi du jour, aucun coup ne peut être repris.
menu-hint = Indice
menu-hint-comes = Un bot réfléchit…
menu-hints = Indices
menu-chance = { $chance } de chances de gagner
menu-play-this = Jouer ce coup
menu-hide-hints = Masquer les indices
hint-number = Indice { $rank }
hint-on-board = { $count ->
    [one] Un indice est marqué sur le plateau.
   *[other] { $count } indices sont marqués sur le plateau, le meilleur d’abord.
}
menu-draw = Proposer un match nul
menu-bot-plays = Laisser un bot jouer pour moi
menu-resign = Abandonner
menu-resign-note = Un bot jouera à votre place jusqu’à la fin. Vous ne pourrez pas revenir.
menu-resign-sure = Oui, abandonner
menu-spectators = { $count ->
    [one] Une personne regarde.
   *[other] { $count } personnes regardent.
}

chat-title = Discussion
chat-empty = Personne n’a encore rien écrit.
chat-mute = Sourdine
chat-muted = Vous ne voyez pas ce qu’écrivent les autres.
chat-words = Écrire un message
chat-send = Envoyer
chat-unread = { $count ->
    [one] un nouveau message
   *[other] { $count } nouveaux messages
}
chat-hello = Bonjour !
chat-good-luck = Bonne chance !
chat-your-turn = À vous de jouer !
chat-one-moment = Un instant, s’il vous plaît.
chat-nice-move = Joli coup !
chat-oops = Oups !
chat-thanks = Merci !
chat-sorry = Pardon !
chat-well-played = Bien joué !
chat-goodbye = Au revoir !
table-seat-bot = Ajouter un bot
table-qr = Le lien sous forme de code QR
table-qr-missing = Le code QR n’a pas pu être dessiné ; le lien fonctionne tout de même.
reach-here = Les autres appareils ne peuvent pas encore ouvrir ce lien.
reach-here-how = Le serveur n’est accessible que depuis cet ordinateur. Pour que d’autres puissent vous rejoindre sur votre réseau domestique, démarrez-le ainsi :
reach-here-checkout = Depuis les sources :
reach-here-meaning = Toute personne du même réseau peut alors ouvrir la page, et rien n’est chiffré : très bien chez soi, pas dans un café. Vos tables sont conservées.
reach-unknown = Il se peut que les autres appareils ne puissent pas ouvrir ce lien.
reach-unknown-how = Il ramène chaque appareil à lui-même. Ouvrez plutôt cette page à l’adresse de l’ordinateur du serveur sur votre réseau, par exemple http://192.168.1.20:8000, et invitez de là.
table-leave = Quitter la table
table-close-table = Fermer la table
table-closed = Cette table a été fermée avant le début de la partie.
table-closed-why = Les hôtes de ce serveur ont fermé cette table : { $why }

handover-title = Passer l’appareil
handover-hand-over = C’est à { $player } de jouer. Passez-lui l’appareil.
handover-here = Je suis { $player }
handover-take-back = { $player } : reprendre le coup

lobby-here = Sur un seul appareil
lobby-here-title = Qui joue ?
lobby-here-note = Tout le monde joue sur cet appareil, à tour de rôle
lobby-watch = Regarder
lobby-watch-note = Les bots jouent, vous regardez
lobby-player = Joueur { $number }
lobby-clock = Temps par coup (entre amis)
lobby-clock-none = sans limite
lobby-clock-move-30 = 30 secondes
lobby-clock-move-120 = 2 minutes
lobby-clock-move-600 = 10 minutes
lobby-clock-days-1 = un jour
lobby-clock-days-3 = trois jours
lobby-listed = Montrer la table à tous sur ce serveur (entre amis)

tables-title = Mes parties
tables-open = En cours
tables-over = Terminées
tables-listed = Tables ouvertes
tables-none = Vous n’avez pas encore joué ici.
tables-your-turn = À vous de jouer
tables-waiting = En attente de joueurs
tables-playing = Aux autres de jouer
tables-join = Une place est libre
tables-watch = Regarder
tables-place = Rang { $rank }
tables-resigned = Abandon
tables-statistics = Bilan
tables-game = Jeu
tables-against = Contre
tables-against-nobody = en solo
tables-against-people = d’autres personnes
tables-played = Jouées
tables-won = Gagnées
tables-drawn = { $count ->
    [one] un match nul
   *[other] { $count } matchs nuls
}
tables-shared = { $count ->
    [one] dont une partagée
   *[other] dont { $count } partagées
}

ratings-title = Classement
ratings-take-part = Participer au classement
ratings-meaning = Pour chaque jeu, vos parties donnent alors une cote qui indique votre force. Tout le monde ici la voit à côté de votre nom ; vous pouvez vous retirer à tout moment.
ratings-none = Vous n’avez pas encore terminé de partie avec d’autres personnes ou des bots.
ratings-note = Le ± indique la marge d’incertitude de la cote. Les bots servent de repère.
ratings-place = Rang
ratings-name = Nom
ratings-rating = Cote
ratings-matches = Parties
ratings-bot = bot
ratings-provisional = provisoire
ratings-missing = { $count ->
    [one] Pas encore de cote : plus qu’une partie
   *[other] Pas encore de cote : encore { $count } parties
}

learn-title = Apprendre { $game }
learn-lesson = Leçon
learn-coach = Leçon
learn-text = Que faire
learn-progress = Étape { $step } sur { $steps }
learn-next = Suivant
learn-finish = Terminer
learn-show = Montrez-moi
learn-back = Une étape en arrière
learn-restart = Recommencer
learn-nudge = Pas encore : choisissez ce qui est encadré.
learn-none = Cette leçon n’existe pas.
learn-done = Bravo !
learn-done-note = Vous savez maintenant jouer à { $game }. Une première vraie partie vous attend ; les bots sont patients.
learn-first-game = Jouer une première partie
learn-rules = Lire toutes les règles

replay-title = Revoir une partie
replay-of = Revoir une partie de { $game }
replay-lead = Parcourez une partie enregistrée coup par coup, en avant, en arrière, et du point de vue de chaque joueur.
replay-open = Ouvrir une partie enregistrée
replay-drop = ou déposez son fichier ici
replay-controls = Commandes
replay-first = Au début
replay-back = Un coup en arrière
replay-play = Lecture
replay-pause = Pause
replay-forward = Un coup en avant
replay-last = À la fin
replay-move = Coup
replay-at = Coup { $move } sur { $moves }
replay-begin = La partie commence.
replay-perspective = Point de vue
replay-spectator = Spectateur
replay-perspective-of = Comme { $player }
replay-reveal-all = Tout montrer
replay-speed = Vitesse
replay-more = Plus
replay-share = Partager
share-title = Partager cette partie
share-link = Lien vers la rediffusion
share-embed = Code pour votre propre page
share-embed-note = Il montre la partie dans un cadre où les visiteurs peuvent la regarder, rien de plus.
share-picture = La fin de la partie
share-picture-save = Enregistrer l’image
share-film-save = Enregistrer la partie en image animée
share-copy-code = Copier le code
embed-open = Ouvrir la rediffusion
replay-download = Enregistrer la partie

verify-title = Vérifier la donne
verify-lead = Votre navigateur a tout vérifié lui-même, à partir de ce que le serveur montre à présent et de ce qu’il avait lui-même conservé en arrivant à la table.
verify-holds = Exact :
verify-fails = Faux :
verify-unknown = Inconnu :
verify-secret-holds = Le secret du serveur a bien l’empreinte qui avait été publiée.
verify-secret-fails = Le secret du serveur n’a pas l’empreinte publiée : ce n’est pas celui qui était promis, il a pu être choisi plus tard.
verify-seen-holds = Cette empreinte est celle que ce navigateur a vue avant que le secret soit révélé.
verify-seen-fails = Ce navigateur avait vu une autre empreinte en arrivant à la table : la promesse n’a pas été tenue.
verify-seen-unknown = Ce navigateur n’a pas vu la table avant la fin ; il ne peut pas dire si cette empreinte y était affichée.
verify-nonce-holds = Le nombre aléatoire ajouté par ce navigateur fait partie de ceux qui ont produit la donne.
verify-nonce-fails = Le nombre aléatoire ajouté par ce navigateur manque : la donne s’est faite sans vous, quelqu’un d’autre a pu la choisir.
verify-nonce-unknown = Ce navigateur n’a pas ajouté de nombre aléatoire à cette donne.
verify-order-holds = Ce qui a été mélangé est bien ce qui était convenu, dans le même ordre d’impression.
verify-order-fails = Ce qui a été mélangé n’est pas ce qui était convenu : dans un autre ordre d’impression, les mêmes nombres aléatoires produisent une autre donne.
verify-order-unknown = Ce navigateur ne connaît pas l’ordre d’impression d’avant le mélange ; il croit le serveur sur parole.
verify-deal-holds = Le secret et les nombres aléatoires de tous produisent exactement la donne de cette partie.
verify-deal-fails = Le secret et les nombres aléatoires de tous produisent une autre donne que celle de cette partie : la donne a été changée.
verify-fair = La donne était équitable : personne n’a pu la choisir.
verify-partly = Rien ne contredit une donne équitable, mais ce navigateur ne peut pas se porter garant de ce qu’il n’a pas vu lui-même.
verify-unfair = Cette donne n’a pas été faite comme promis. Ne vous y fiez pas.
verify-no-proof = Rien ne prouve que cette donne était équitable : seules les parties distribuées par un serveur pour leur propre table ont cette preuve.
review-title = Analyse
review-of = Analyse de { $game }
review-lead = L’évolution des chances, les décisions les plus coûteuses, et ce qu’un bot aurait joué à la place.
review-counted = { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
}, { $decisions ->
    [one] { $decisions } décision
   *[other] { $decisions } décisions
}
review-how = Chaque décision est jugée d’après ce que le joueur savait à ce moment-là. La chance et les coups des autres ne comptent pas.
review-player = Joueur
review-chance = Chances de gagner
review-score = Score attendu
review-move = Coup
review-played = Joué
review-better = Mieux
review-cost = Coût
review-first = Début
review-last = Fin
review-costliest = Les décisions les plus coûteuses
review-nothing-lost = Aucune décision n’a été clairement coûteuse.
review-amount = { $value }
review-working = { $planned ->
    [one] Examen de { $planned } décision…
   *[other] Décisions jugées : { $done } sur { $planned }…
}
review-busy = D’autres parties sont en cours d’analyse. La vôtre commence dès qu’il y a de la place.
review-lines = Chaque ligne montre ce qu’un joueur pouvait espérer : avant et après chacune de ses décisions, et entre-temps ce que les autres et le hasard en ont fait.
review-decision = Décision
review-at = Coup { $move }, { $player }
review-it-cost = Coût : { $amount }
review-expected = { $best } avec le meilleur coup, { $played } avec celui-ci
review-none-better = { $played } ; rien de nettement meilleur n’a été trouvé
review-instead = Mieux :
review-retry = Reprendre juste avant ce coup
review-watch = Revoir le coup { $move }
review-whose = Décisions de
review-everybody = Tous les joueurs
review-table = Toutes les décisions sous forme de tableau
review-no-decisions = Il n’y avait rien à décider dans cette partie.

verify-day-holds = Votre navigateur a recalculé la donne à partir de sa seule date : ce jour-là, elle est la même pour tous.
verify-day-fails = La donne n’est pas celle qui découle de sa date : elle a été changée.
verify-daily = C’est la donne d’un défi du jour. Elle n’a jamais été secrète ; seuls ceux qui l’ont déjà vue ont un avantage.

play-on-title = Continuer à partir d’ici
play-on-lead = { $moves ->
    [0] Une nouvelle table commence avec cette donne, avant le premier coup.
    [one] Une nouvelle table commence dans cette position, après { $moves } coup.
   *[other] Une nouvelle table commence dans cette position, après { $moves } coups.
} Vous savez ce qui s’est passé jusqu’ici ; désormais, chacun ne voit que ce que sa place permet de voir.
play-on-me = Vous
play-on-friend = Un ami, grâce au lien
play-on-go = Ouvrir la table

origin-forked = { $moves ->
    [0] donne connue
   *[other] à partir du coup { $moves }
}
origin-forked-note = { $moves ->
    [0] Une partie antérieure est rejouée avec la même donne. Celle-ci était connue : il n’y a pas d’équité à vérifier et le résultat ne compte pas dans les statistiques.
    [one] Une partie antérieure est reprise après son premier coup. Sa donne était connue : il n’y a pas d’équité à vérifier et le résultat ne compte pas dans les statistiques.
   *[other] Une partie antérieure est reprise après ses { $moves } premiers coups. Sa donne était connue : il n’y a pas d’équité à vérifier et le résultat ne compte pas dans les statistiques.
}
origin-daily-note = Le défi du { $day } : le même pour tous.

daily-play = Défi du jour : { $day }
daily-play-note = le même pour tous · un seul essai
daily-under-way = votre essai est en cours
daily-done = terminé
daily-title = Défi du jour
daily-none = Il n’y a pas de jeu de ce nom, donc pas de défi du jour.
table-best-comes = L’ordinateur cherche la meilleure solution…

# La fin d’une partie

result-title = Résultat
result-you-win = Vous gagnez !
result-wins = { $player } gagne
result-win-together = { $players } gagnent ensemble
result-you-win-together = Vous gagnez avec { $players }
result-draw = Match nul
result-draw-agreed = Tous se sont mis d’accord sur un match nul.
result-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
result-hide = Regarder le plateau
result-show = Montrer le résultat
result-share = Partager
result-copied = Lien copié
result-share-failed = Le lien n’a pas pu être copié : { $link }
result-other-game = Un autre jeu
result-replay = Revoir la partie
result-rematch = Revanche
result-again = Nouvelle donne
daily-first = Vous êtes la première personne à terminer ce défi.
daily-gave-up = Vous avez laissé cet essai à un bot : il n’est pas comparé. Demain, il y aura un nouveau défi.
daily-alone = Cette partie n’est que dans votre navigateur : elle n’est pas comparée à celles des autres.
daily-compared = { $others ->
    [one] Une autre personne a terminé ce défi :
   *[other] { $others } autres personnes ont terminé ce défi :
} mieux que vous { $better }, comme vous { $equal }, moins bien { $worse }.
daily-given-up = { $people ->
    [one] { $people } personne a abandonné.
   *[other] { $people } personnes ont abandonné.
}
daily-everybody = Ce que chacun a fait de ce défi
daily-place = Place { $rank } sur { $players }
daily-score = { $score ->
    [one] { $score } point
   *[other] { $score } points
}
daily-best = le mieux que trouve l’ordinateur
daily-bot = { $bot } à votre place :
daily-bot-comes = { $bot } joue le même défi à votre place…
daily-share = Partager le résultat
daily-share-text = Asterism · { $game } · défi du { $day }
daily-share-better = mieux que { $worse } personnes sur { $others }
daily-share-copied = Copié : le texte ne dévoile rien.
daily-share-failed = Le texte n’a pas pu être copié :
daily-streak = { $days ->
    [one] { $days } jour d’affilée
   *[other] { $days } jours d’affilée
}
daily-yesterday = Hier :
puzzles-link = Problèmes
puzzles-title = Problèmes : { $game }
puzzles-lead = Dans chacune de ces positions, un coup est nettement le meilleur, d’après ce que vous pouvez savoir. Trouvez-le sur le plateau.
puzzles-progress = { $solved } sur { $count } résolus
puzzles-none = Il n’y a pas de problèmes pour ce jeu.
puzzles-give-title = Des problèmes tirés de mes parties
puzzles-give = Mes parties terminées peuvent devenir des problèmes
puzzles-give-meaning = L’équipe de ce serveur peut alors tirer des positions de vos parties terminées et les publier comme problèmes, sans aucun nom, si toutes les autres personnes à la table l’ont permis aussi ; vous pouvez retirer cet accord à tout moment pour tous les problèmes à venir.
puzzle-title = Problème
puzzle-of-day = Problème du jour
puzzle-of-day-named = Problème du jour : { $name }
puzzle-number = Problème { $number }
puzzle-missing = Ce problème n’existe pas.
puzzle-difficulty = { $difficulty ->
    [easy] facile
    [medium] moyen
   *[hard] difficile
}
puzzle-solved = résolu
puzzle-task = Trouvez le meilleur coup. Seul compte ce que vous pouvez savoir.
puzzle-shown = Voici la solution. Vous pouvez essayer des coups et voir ce qu’ils valent.
puzzle-right = Bien vu ! C’est nettement le meilleur coup.
puzzle-wrong = Il y a mieux. Essayez un autre coup, ou regardez la solution.
puzzle-worse = Ce n’est pas le meilleur coup.
puzzle-yours = Le vôtre : { $worth }.
puzzle-your-move = votre coup
puzzle-expects = { $score } en moyenne
puzzle-show = Voir la solution
puzzle-again = Recommencer
puzzle-next = Problème suivant
puzzle-all = Tous les problèmes
puzzle-solution = Ce que valent les coups
puzzle-method = Estimé par une longue recherche, d’après ce que sait cette place. Les coups qu’elle a à peine essayés ne sont pas cités.

sky-tonight = Le ciel de cette nuit à { $time }, par { $degrees }° de latitude { $side ->
    [south] sud, en regardant vers le nord
   *[north] nord, en regardant vers le sud
}
sky-latitude = Votre latitude

# Soirées et championnats

menu-take-back-evening = Pendant une soirée, aucun coup ne peut être repris.
origin-evening = Ronde { $round }
origin-evening-note = Ronde { $round } d’une soirée. Le résultat de chacun compte pour elle.
origin-evening-sealed-note = D’autres jouent peut-être encore cette donne : elle n’est montrée à personne d’autre avant la fin de la ronde.
evening-back = Retour à la soirée
evening-link = Une soirée pour un club
evening-lead = Plusieurs rondes pour toutes les personnes qui viennent. En duplicate, tout le monde joue les mêmes donnes : la chance compte moins.
evening-name = Nom de la soirée
evening-name-usual = Soirée jeux
evening-game = Jeu
evening-seats = Places par table
evening-people = Personnes par table
evening-people-note = Des bots prennent les autres places.
evening-rounds = Rondes
evening-scoring = Calcul des points
evening-scoring-duplicate = Duplicate
evening-scoring-duplicate-note = Toutes les tables jouent la même donne. Votre résultat est comparé à ceux de tous ceux qui avaient la même place.
evening-scoring-plain = Simple
evening-scoring-plain-note = Chaque table a sa propre donne. Une victoire vaut un point ; ceux qui la partagent se partagent le point.
evening-system = Qui rencontre qui
evening-system-swiss = Système suisse
evening-system-swiss-note = Ceux qui ont à peu près autant de points jouent ensemble, si possible sans se rencontrer deux fois.
evening-system-round-robin = Toutes rondes
evening-system-round-robin-note = Chacun rencontre tous les autres aussi également que possible.
evening-leftover = Si les tables ne sont pas toutes complètes
evening-leftover-bots = des bots prennent les places libres
evening-leftover-smaller = des tables sont plus petites
evening-leftover-byes = certains sont exempts
evening-clock = Temps par coup
evening-league = Championnat
evening-league-none = aucun
evening-league-new = un nouveau
evening-league-name = Nom du championnat
evening-league-best = Soirées qui comptent pour chacun (vide : toutes)
evening-open = Ouvrir la soirée
evening-mine = Mes soirées
evening-past = Soirées précédentes
evening-leagues = Mes championnats
evening-by = organisée par { $name }
evening-round-of = Ronde { $round } sur { $planned }
evening-planned = { $planned ->
    [one] Une ronde
   *[other] { $planned } rondes
}
evening-phase-gathering = { $players ->
    [0] Personne n’a encore rejoint la soirée.
    [one] Une personne a rejoint la soirée.
   *[other] { $players } personnes ont rejoint la soirée.
}
evening-phase-playing = La ronde { $round } est en cours. Tables terminées : { $over } sur { $tables }.
evening-phase-between = La ronde { $round } est terminée.
evening-phase-over = La soirée est terminée.
evening-join = Participer
evening-join-late = Vous jouez à partir de la prochaine ronde. Les rondes manquées ne comptent rien.
evening-joined = Vous êtes de la partie. La personne qui organise lance la ronde.
evening-to-table = À ma table
evening-done = Votre table a terminé. La ronde se termine quand toutes les autres ont terminé aussi.
evening-has-bye = Vous êtes exempt dans cette ronde. Cela compte comme un résultat moyen.
evening-next = Vous jouez à la prochaine ronde.
evening-left = Vous avez quitté cette soirée.
evening-return = Participer de nouveau
evening-your-place = Votre place : { $place }, sur { $players ->
    [one] une personne
   *[other] { $players } personnes
}
evening-leave = Quitter la soirée
evening-leave-question = Quitter la soirée ?
evening-leave-about = Vous n’aurez plus de place dans les rondes suivantes. Si vous jouez, un bot continue, et cette ronde ne vous rapporte aucun point.
evening-invite = Inviter d’autres personnes
evening-invite-link = Le lien vers cette soirée
evening-lead-title = Mener la soirée
evening-start = Lancer la ronde { $round }
evening-end-round = Terminer la ronde
evening-end-round-question = Terminer la ronde { $round } maintenant ?
evening-end-round-about = Les tables qui ne sont pas terminées comptent comme inachevées, avec un résultat moyen. La ronde se termine d’elle-même quand toutes les tables ont fini.
evening-end = Terminer la soirée
evening-end-question = Terminer la soirée maintenant ?
evening-end-about = Après cela, personne ne pourra plus participer ni jouer d’autre ronde.
evening-remove = Retirer { $name }
evening-remove-question = Retirer { $name } de la soirée ?
evening-remove-about = Cette personne n’aura plus de place et ne pourra pas revenir. Si elle joue, un bot continue.
evening-standings = Classement
evening-players = Qui participe
evening-standings-wait = Une ronde compte quand elle est terminée.
evening-column-place = Place
evening-column-name = Nom
evening-column-points = Points
evening-column-ahead = Devant
evening-column-opponents = Adversaires
evening-has-left = n’est plus là
evening-somebody = quelqu’un
evening-bot-seat = bot
evening-your-results = Vos résultats
evening-result-round = Ronde { $round } : { $points }
evening-result-compared = { $others ->
    [one] { $beaten ->
        [0] { $equalled ->
            [0] Une autre personne avait les mêmes cartes et a fait mieux.
           *[other] Une autre personne avait les mêmes cartes et a fait aussi bien.
        }
       *[other] Une autre personne avait les mêmes cartes : vous avez fait mieux.
    }
   *[other] { $others } autres avaient les mêmes cartes : vous avez fait mieux que { $beaten } et aussi bien que { $equalled }.
}
evening-result-alone = Personne d’autre n’a terminé avec les mêmes cartes : cela compte la moitié.
evening-result-rank = Place { $rank } à la table, avec un score de { $score }.
evening-outcome-playing = Vous jouez encore.
evening-outcome-bye = Exempt, comme un résultat moyen.
evening-outcome-unfinished = La table n’avait pas terminé : cela compte comme un résultat moyen.
evening-outcome-given-up = Un bot a joué jusqu’à la fin : aucun point.
evening-outcome-missed = Vous n’étiez pas là : aucun point.
evening-tables = Tables par ronde
evening-table = Table { $number }
evening-table-playing = en cours
evening-table-over = terminée
evening-table-unfinished = inachevée
evening-watch = Regarder
evening-byes = Exempts : { $names }
evening-how = Comment se font les points et les places
evening-how-duplicate = Pour chaque autre personne ou bot qui avait la même place dans la même donne, vous recevez 2 points si votre score est plus élevé et 1 s’il est égal. Votre part du maximum possible est votre résultat pour la ronde. Les résultats des rondes s’additionnent.
evening-how-plain = Une victoire vaut un point. Ceux qui partagent la première place se partagent le point.
evening-how-rest = Une exemption et une table inachevée comptent comme un résultat moyen. Une ronde manquée, ou qu’un bot termine pour vous, ne rapporte aucun point.
evening-how-ties = À égalité de points, l’emporte qui a laissé le plus d’adversaires derrière soi à ses tables (« devant »), puis qui a rencontré des adversaires ayant plus de points. Ceux qui restent à égalité partagent la place.
evening-how-deals = Les donnes ont été fixées avant l’arrivée de quiconque : voici les empreintes de leurs secrets, et chaque secret est publié après sa ronde.
evening-of-league = Championnat : { $name }
league-all = Toutes les soirées comptent.
league-best = { $best ->
    [one] La meilleure soirée de chacun compte.
   *[other] Les { $best } meilleures soirées de chacun comptent.
}
league-how = Chaque soirée compte par la part de ses points qu’une personne a obtenue : les soirées longues et courtes comptent autant.
league-empty = Aucune ronde d’une soirée n’est encore terminée.
league-evenings = Soirées
league-uncounted = ne compte pas
league-absent = absent

# Pourquoi quelque chose a été refusé

refused-by-rule = Les règles ne le permettent pas en ce moment.
refused-full = Toutes les places sont prises. Vous pouvez regarder.
refused-bot-there = Un bot y joue déjà.
refused-seat-taken = Cette place est prise.
refused-here = { $player } est là.
refused-back-soon = { $player } reviendra peut-être bientôt. Attendez encore { $seconds } { $seconds ->
    [one] seconde
   *[other] secondes
}.
refused-offer-first = { $player } a posé une question à la table. Répondez-y d’abord.
refused-offer-gone = Il n’y a plus rien à quoi répondre.
refused-chat = C’était beaucoup d’un coup. Attendez quelques secondes avant d’écrire la suite.
refused-hint-comes = Un indice est en route.
refused-no-hint = Aucun indice n’a été trouvé ici.
refused-daily-hint = Dans le défi du jour, il n’y a pas d’indices.
refused-daily-draw = Dans le défi du jour, on ne convient pas d’une partie nulle : on joue jusqu’au bout.
refused-daily-return = Dans le défi du jour, un bot qui a pris la place joue jusqu’au bout.
refused-daily-again = Vous avez déjà fait votre essai à ce défi du jour. Il est parmi vos parties.
refused-not-over = Cette partie n’est pas terminée. Vous pourrez la revoir quand elle le sera.
refused-account-twice = Vous avez déjà un compte.
refused-account-short = Le nom d’un compte a au moins { $least } caractères.
refused-account-taken = Le compte « { $login } » appartient déjà à quelqu’un d’autre. Choisissez un autre nom.
refused-sign-in = Il n’y a pas de compte avec ce nom et ce mot de passe.
refused-password = Ce n’est pas votre mot de passe.
refused-too-fast = C’était trop souvent. Réessayez dans { $wait } { $wait ->
    [one] seconde
   *[other] secondes
}.
refused-server-full = Ce serveur est plein en ce moment. Réessayez plus tard.
refused-many-tables = Vous avez { $tables } parties inachevées. Terminez-en ou quittez-en d’abord une.
refused-push-address = Aucune notification ne peut être envoyée à cette adresse.
refused-push-https = L’adresse doit commencer par https://.
refused-push-private = Ce serveur n’envoie rien dans les réseaux privés.
refused-push-many = Vous en avez déjà { $limit }. Retirez-en d’abord un.
refused-quiet-hours = Les heures calmes ont besoin d’un début et d’une fin différents.
refused-time-zone = Le serveur ne connaît pas ce fuseau horaire.
refused-file = Ce fichier ne peut pas être utilisé : { $detail }
refused-record = Ce fichier ne peut pas être ouvert comme partie enregistrée : { $detail }
refused-sealed = D’autres jouent peut-être encore cette donne. Tout sera montré à la fin de la ronde.
refused-hint-evening = Pendant une soirée, il n’y a pas d’indices.
refused-bot-evening = Pendant une soirée, chacun joue sa propre place. Abandonnez si vous devez partir.
refused-rematch-evening = La soirée place tout le monde pour la ronde suivante.
refused-no-table = Cette table n’existe pas. Elle a peut-être été supprimée.
refused-no-evening = Il n’y a pas de soirée à cette adresse.
refused-no-league = Il n’y a pas de championnat à cette adresse.
refused-no-text = L’hôte de ce serveur n’a pas publié ce texte.
refused-gone = Cela n’existe plus. Rechargez la page pour voir ce qui a changé.
refused-evening-organiser = Seule la personne qui organise la soirée peut le faire.
refused-league-organiser = Seule la personne qui organise un championnat y ajoute des soirées.
refused-evening-over = Cette soirée est terminée.
refused-evening-removed = La personne qui organise la soirée vous en a retiré.
refused-evening-name = Quelqu’un s’appelle déjà { $name } à cette soirée. Choisissez un autre nom.
refused-evening-full = Une soirée a de la place pour { $count } joueurs.
refused-evening-stranger = Vous ne participez pas à cette soirée.
refused-evening-running = Une ronde est en cours. Terminez-la d’abord.
refused-evening-played = Toutes les rondes de cette soirée ont été jouées.
refused-evening-empty = Une ronde demande au moins une personne.
refused-evening-few = Une ronde demande au moins { $needed } personnes.
refused-evening-sizes = { $count } personnes ne peuvent pas être réparties en tables de ce jeu. Laissez des bots prendre les places libres.
refused-evening-alone = Ce jeu se joue seul. Une soirée est faite pour des jeux à plusieurs.
refused-evening-smaller = En duplicate, il n’y a pas de tables plus petites, car leurs donnes seraient différentes. Choisissez des bots ou des exemptions.
refused-many-evenings = Vous organisez { $count } soirées qui ne sont pas terminées. Terminez-en d’abord une.
refused-many-leagues = Vous organisez { $count } championnats. Il ne peut pas y en avoir plus.
refused-not-admin = Ceci est réservé aux administrateurs de ce serveur.
refused-admin-link = Ce lien a déjà servi ou est trop ancien. La commande « asterism admin-link », sur la machine du serveur, en crée un nouveau.
refused-banned = Les hôtes de ce serveur vous ont banni.
refused-banned-why = Les hôtes de ce serveur vous ont banni : { $why }
refused-muted = Les hôtes de ce serveur ne vous permettent pas d’écrire dans le chat en ce moment.
refused-muted-why = Les hôtes de ce serveur ne vous permettent pas d’écrire dans le chat en ce moment : { $why }
refused-ban-self = Vous ne pouvez pas vous bannir vous-même.
refused-report-own = Seul ce que font les autres peut être signalé.
refused-report-line = Cette ligne n’est plus dans le chat.
refused-reports = { $count } de vos signalements n’ont pas encore été lus. Les hôtes y viendront.
refused-table-over = Cette table est déjà terminée ou fermée.

# Signalements aux administrateurs

report-title = Signaler aux hôtes
report-open = Signaler quelque chose
report-note = Les hôtes de ce serveur le liront, avec le chat autour. Personne à la table n’en est averti.
report-what = Que voulez-vous signaler ?
report-name = Le nom « { $name } »
report-line = { $name } : « { $line } »
report-more = Voulez-vous ajouter quelque chose ?
report-send = Envoyer le signalement
report-sent = Merci. Les hôtes de ce serveur le liront.

# La page des administrateurs

admin-title = S’occuper de ce serveur
admin-claim-note = Avec ce lien vous devenez administrateur de ce serveur : vous voyez toutes ses tables et toutes les personnes, et pouvez fermer des tables, rendre muet et bannir. Le lien ne sert qu’une fois.
admin-claim = Devenir administrateur
admin-only = Cette page est réservée aux administrateurs de ce serveur.
admin-how = L’hôte crée un lien pour un nouvel administrateur avec « asterism admin-link », sur la machine du serveur.
admin-sections = Rubriques
admin-reports = Signalements
admin-reports-waiting = Signalements ({ $count })
admin-tables = Tables
admin-people = Personnes
admin-server = Serveur
admin-acts = Administrateurs et leurs actes
admin-none = Rien ici.
admin-with-detail = { $what } : { $detail }
admin-search-table = Identifiant de la table
admin-search-person = Nom ou compte
admin-search = Chercher
admin-game = Jeu
admin-phase = Phase
admin-any-game = tous
admin-any-phase = toutes
admin-phase-waiting = en attente
admin-phase-playing = en cours
admin-phase-over = terminée
admin-phase-closed = fermée
admin-moves = { $count ->
    [one] { $count } coup
   *[other] { $count } coups
}
admin-watch = Regarder
admin-close = Fermer
admin-close-title = Fermer cette table ?
admin-close-note = Plus personne ne pourra y jouer. Tous ceux qui sont à la table liront votre phrase.
admin-cut = Seules les 100 dernières sont affichées. Cherchez les autres.
admin-why = Pourquoi ? Les personnes concernées le liront.
admin-why-log = Pourquoi ? C’est gardé dans la liste des actes.
admin-account = Compte : { $login }
admin-table-changed = Dernier changement à ses tables : { $date }
admin-tables-count = Tables : { $count }
admin-no-name = sans nom
admin-program = programme
admin-muted = muet jusqu’au { $until }
admin-banned = banni
admin-mute = Rendre muet
admin-unmute = Rendre la parole
admin-ban = Bannir
admin-unban = Lever le bannissement
admin-mute-title = Rendre { $name } muet ?
admin-mute-note = À toutes les tables, { $name } lit une phrase au lieu d’écrire, jusqu’à la fin du délai.
admin-mute-time = Pour combien de temps ?
admin-mute-hour = une heure
admin-mute-day = un jour
admin-mute-week = une semaine
admin-unmute-title = Rendre la parole à { $name } ?
admin-unmute-note = { $name } peut aussitôt écrire de nouveau à toutes les tables.
admin-ban-title = Bannir { $name } ?
admin-ban-note = { $name } quitte toutes les tables, des robots jouent à sa place, et ses programmes sont refusés. Un bannissement vise un invité ou un compte : qui n’a pas de compte peut revenir comme un autre invité.
admin-unban-title = Lever le bannissement de { $name } ?
admin-unban-note = { $name } retrouve le même compte qu’avant, et peut reprendre ses places aux robots.
admin-report-done = Réglé
admin-report-settled = Réglé le { $date }
admin-report-done-title = Ce signalement est-il réglé ?
admin-report-done-note = Il reste dans la liste, marqué comme réglé.
admin-context = Le chat autour
admin-storage = Stockage
admin-storage-place = Lieu
admin-storage-size = Taille
admin-storage-free = Libre sur le disque
admin-storage-week = Ces sept derniers jours
admin-storage-growth = Nouvelles tables : { $tables }. Événements aux tables jouées : { $events }.
admin-rows = Lignes
admin-versions = Versions
admin-database = Base de données
admin-schema = Schéma
admin-rules = Règles
admin-settings = Réglages en vigueur
admin-setting = Réglage
admin-value = Valeur
admin-source = Origine
admin-source-default = par défaut
admin-source-flag = option
admin-source-environment = environnement
admin-hidden = défini, masqué
admin-yes = oui
admin-no = non
admin-admins = Administrateurs
admin-since = depuis le { $date }
admin-you = vous
admin-remove = Retirer
admin-remove-title = Retirer cet administrateur ?
admin-remove-note = { $name } redevient un invité ordinaire.
admin-invite = Nommer un autre administrateur
admin-invite-how = Qui ouvre ce lien dans l’heure devient administrateur. Il ne sert qu’une fois.
admin-act-became-admin = { $admin } est devenu administrateur
admin-act-removed-admin = { $admin } a retiré l’administrateur { $subject }
admin-act-made-link = { $admin } a créé un lien pour un autre administrateur
admin-act-closed-table = { $admin } a fermé la table { $subject }
admin-act-muted = { $admin } a rendu { $subject } muet
admin-act-unmuted = { $admin } a rendu la parole à { $subject }
admin-act-banned = { $admin } a banni { $subject }
admin-act-unbanned = { $admin } a levé le bannissement de { $subject }
admin-act-settled-report = { $admin } a marqué comme réglé un signalement sur { $subject }
admin-somebody = Quelqu’un
admin-acts-done = Ce que les administrateurs ont fait
