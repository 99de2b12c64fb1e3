### La page d’accueil, la porte, la table avant la partie, son menu et les réglages. Identifiants et
### variables : voir games.ftl. $level est le nom d’une sorte de robots, $game celui d’un jeu.

lobby-house = Penumbra
lobby-language = Langue
lobby-language-en = English
lobby-language-fr = Français
lobby-language-cs = Čeština
lobby-language-ru = Русский
lobby-names = Lune, Merle, Sorbier, Renarde, Brume, Cèdre, Alouette, Loutre, Fougère, Geai, Bruyère, Tilleul

## La page d’accueil

lobby-tagline = Des jeux à rôles cachés, au clair de lune
lobby-welcome = Pas de compte, rien à installer. Jouez tout de suite avec des robots, ou envoyez un lien à vos amis.
lobby-name = Votre nom à la table
lobby-name-kept = Ce navigateur s’en souvient.
lobby-name-suggested = Laissez vide, et ce soir vous serez { $name }.
lobby-games = Jeux
lobby-play-bots = Jouer avec des robots
lobby-play-friends = Jouer entre amis
lobby-change = modifier
lobby-learn = Apprendre en jouant, en dix minutes
lobby-public = visible de tous
lobby-private = sur invitation
lobby-done = Terminé
lobby-code = J’ai un code
lobby-code-label = Code ou lien d’une table
lobby-code-example = kamoruti
lobby-code-go = Y aller
lobby-code-help = Tel qu’on vous l’a dit, ou le lien entier.
lobby-code-unreadable = Ce n’est ni un code ni un lien de table. Un code ne contient que des lettres.
lobby-running = Votre partie est en cours ({ $game }) : retour à la table { $code }
lobby-finished = Parties terminées
lobby-loopback = Cette adresse ne mène qu’à cette machine : pour les autres, le lien et le code QR ne fonctionnent que si le serveur est lancé avec --host 0.0.0.0.
lobby-your-tables = Vos tables
lobby-tables-gone = { $count ->
    [one] Une table où vous étiez n’existe plus.
   *[other] { $count } tables où vous étiez n’existent plus.
}
lobby-forget = Oublier la table { $code }
lobby-public-tables = Tables publiques
lobby-public-none = Aucune pour l’instant. Ouvrez-en une, visible de tous.
lobby-host-is = Hôte : { $name }
lobby-taken = { $taken } places prises sur { $players }
lobby-stage-drawing = tirage en cours
lobby-stage-playing = partie en cours
lobby-stage-over = partie finie
lobby-stage-broken_off = partie interrompue
lobby-retry = Réessayer
lobby-retrying = Nous réessayons.

## Comment on joue

lobby-how = Réglages de la partie : { $game }
lobby-wish-game = Jeu
lobby-wish-players = Joueurs
lobby-wish-level = Robots
lobby-wish-clock = Temps de réflexion
lobby-clock-off-help = Prenez votre temps : rien ne presse.
lobby-clock-relaxed-help = Une minute et demie par décision, et davantage sur demande.
lobby-clock-blitz-help = Vingt secondes par décision. Pour qui connaît le jeu.
lobby-wish-public = Montrer la table à tous
lobby-wish-public-help = Sinon, seuls ceux qui ont le code ou le lien la trouvent.
lobby-more = Plus d’options
lobby-wish-language = Langue de la table
lobby-wish-language-help = Celle des noms des robots ; chacun lit la page dans la sienne.
lobby-wish-pace = Réflexion des robots
lobby-pace-0 = aucune
lobby-pace-300 = environ 0,3 s
lobby-pace-900 = environ 1 s
lobby-pace-2000 = environ 2 s
lobby-pace-4000 = environ 4 s
lobby-wish-chatter = Les robots parlent
lobby-wish-chatter-help = Ils affirment, demandent et répondent comme tout le monde.
lobby-wish-hints = Conseils
lobby-wish-hints-help = Qui doit décider peut interroger un sage. À plusieurs personnes, seulement si toutes l’acceptent.
lobby-wish-takeover = Un robot remplace les absents après
lobby-wish-takeover-help = Qui revient reprend sa place.
lobby-wish-talk = Mots interdits dans le tchat
lobby-wish-talk-help = Certaines choses ne se disent pas dans ce jeu.
lobby-wish-spectators = Spectateurs bienvenus
lobby-wish-spectators-help = Ils voient ce qui est visible de tous, jamais une main.
lobby-wish-delay = Retard des spectateurs
lobby-wish-board = Plateau

## À la porte

lobby-invited = Entrez !
lobby-looking = On cherche la table…
lobby-code-is = Table { $code }
lobby-no-table = Cette table n’existe pas
lobby-no-table-help = Il n’y a pas de table « { $code } ». Vérifiez le lien : une lettre a pu être mal entendue.
lobby-no-answer = Le serveur ne répond pas
lobby-there = Déjà à la table : { $names }.
lobby-door-playing = La partie a commencé. Entrez et regardez ; il y aura peut-être une place pour vous à la prochaine.
lobby-door-playing-shut = La partie a commencé, et cette table joue sans spectateurs. Revenez quand elle sera finie.
lobby-door-over = Cette partie est finie. Entrez si vous voulez jouer la suivante.
lobby-door-full = Toutes les places sont prises. Entrez quand même : quelqu’un se lèvera peut-être.
lobby-door-locked = L’hôte a fermé la table. Demandez-lui d’ouvrir, puis réessayez.
lobby-sit-down = S’asseoir
lobby-come-in = Entrer
lobby-watch = Regarder seulement
lobby-replay = Revoir la partie
lobby-ended = Vous n’êtes plus à la table
lobby-back-to-door = Retour à l’entrée de la table
lobby-ended-ask = Si l’hôte vous laisse revenir, réessayez.
lobby-come-anew = Entrer à nouveau
lobby-sit-here-again = S’asseoir sur cet appareil
lobby-nowhere = Il n’y a rien ici
lobby-nowhere-help = La lune éclaire une clairière vide. Peut-être manque-t-il une lettre à l’adresse.

## Avant la partie

lobby-dealing = Les robots s’asseyent, on bat les cartes…
lobby-invite = Inviter
lobby-code-aloud = Le code, à dire à voix haute
lobby-link = Lien vers cette table
lobby-copy = Copier le lien
lobby-copied = Le lien est copié.
lobby-send = Envoyer
lobby-share = Une place vous attend : { $game }
lobby-qr = À scanner pour venir à la table
lobby-qr-enlarge = Agrandir le code QR
lobby-chairs = Places autour de la table
lobby-chair = Place { $chair } :
lobby-chair-of = Place { $chair } : { $name }
lobby-sit = s’asseoir ici
lobby-bot-here = Un robot ici ({ $level })
lobby-swap = Proposer un échange
lobby-swap-bot = Échanger les places
lobby-swap-asked = { $name } aimerait échanger sa place avec la vôtre.
lobby-swap-agree = Échanger
lobby-swap-decline = Non, merci
lobby-swap-waiting = Vous avez proposé un échange ; on attend { $name }.
lobby-stand = Se lever
lobby-rename = Changer de nom
lobby-leave = Quitter la table
lobby-make-host = Nommer hôte
lobby-kick = Renvoyer
lobby-keep-out = Renvoyer et ne plus laisser entrer
lobby-free-chair = Libérer la place
lobby-clear = Retirer le robot
lobby-exchange = Échanger avec
lobby-waiting-chairs = { $count ->
    [one] Une place est encore libre.
   *[other] { $count } places sont encore libres.
}
lobby-ready = Tout le monde a une place. Commencez quand vous voulez.
lobby-waiting-host = Tout le monde a une place. C’est à { $name } de commencer.
lobby-no-host = La table n’a pas d’hôte.
lobby-fill-start = Ajouter des robots et jouer
lobby-start = Commencer
lobby-host-away = L’hôte est hors ligne. Après un moment, quelqu’un qui a une place peut le remplacer.
lobby-take-over = Devenir l’hôte
lobby-host-taken = Pendant votre absence, quelqu’un d’autre est devenu l’hôte.
lobby-take-back = Redevenir l’hôte
lobby-lock = Fermer la table
lobby-unlock = Rouvrir la table
lobby-locked = La table est fermée : plus personne n’entre.
lobby-sent-away = Renvoyés
lobby-let-back = Laisser revenir { $name }
lobby-change-wishes = Modifier les réglages
lobby-without-chair = Sans place
lobby-watching = { $count ->
    [one] { $count } spectateur
   *[other] { $count } spectateurs
}

## Le menu de la table

lobby-rematch = Rejouer
lobby-rematch-host = L’hôte peut lancer une autre partie avec les mêmes personnes.
lobby-record = Télécharger l’enregistrement
lobby-pause = Mettre en pause
lobby-hints-agree = Accepter les conseils
lobby-hints-decline = Plus de conseils
lobby-hints-agree-help = Chaque joueur pourra alors demander ce que ferait un sage. Il faut l’accord de tous ; pas encore : { $names }.
lobby-hints-agreed = Tous les joueurs ont accepté les conseils.
lobby-resume = Reprendre
lobby-people = À la table
lobby-no-chair = sans place
lobby-bot-plays = un robot joue
lobby-substitute = Faire jouer un robot
lobby-leave-playing = Quitter pour de bon ? Un robot continuera en votre nom, et vous ne pourrez pas reprendre la place.
lobby-leave-question = Quitter la table pour de bon ?
lobby-stay = Rester
lobby-delete = Supprimer la table
lobby-delete-question = Supprimer la table pour tout le monde, avec ses parties et ses rediffusions ? Personne ne pourra la faire revenir.
lobby-delete-not = La garder
lobby-kick-playing = Renvoyer { $name } ? Un robot continue sous ce nom jusqu’à ce que vous laissiez revenir { $name }.
lobby-kick-question = Renvoyer { $name } de la table ?
lobby-let-stay = Ne pas renvoyer

## Réglages

lobby-speed = Vitesse des animations
lobby-speed-slow = lente
lobby-speed-normal = normale
lobby-speed-fast = rapide
lobby-speed-instant = immédiate
lobby-sound = Sons
lobby-notify = M’avertir quand c’est à moi
lobby-notify-help = Une notification quand la page est en arrière-plan. Elle ne nomme jamais ni carte ni rôle.
lobby-notify-none = Ce navigateur n’a pas de notifications.
lobby-notify-denied = Le navigateur n’autorise pas les notifications de cette page ; cela se change dans ses réglages.
lobby-coach = Conseils pendant le jeu
lobby-coach-help = Un conseil la première fois que chaque sorte de décision se présente.
lobby-settings-kept = Conservé dans ce navigateur seulement.
