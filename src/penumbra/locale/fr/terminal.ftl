### Mots du jeu dans le terminal : titres, touches, scènes. Voir en/games.ftl.

## La table de Shamans

round-and-trick = manche { $round }, tour { $trick }
your-role = votre rôle
spaces-to-moon = { $count ->
    [0] la Lune est atteinte
    [one] { $count } case avant la Lune
   *[other] { $count } cases avant la Lune
}
heading-worlds = Mondes
heading-players = joueurs
heading-role = rôle
heading-points = pts
heading-cards = main
heading-artifacts = Artéfacts
heading-hand = votre main
heading-aside = mis de côté
legend-marker = Premier joueur
legend-guide = Guide
legend-hidden = face cachée
legend-known = connu, pas de tous
stack-height = pile de { $count }
eclipse-hidden = Éclipse à venir
eclipse-left = Éclipse : vers la gauche
eclipse-right = Éclipse : vers la droite
eclipse-gone = Éclipse passée
no-destination = pas encore de Destination

## La table de L’Ombre de l’intrigue

round-of-intrigue = manche { $round }
heading-talk = qui est qui, qui a dit quoi
heading-said-of = dit d’eux
heading-interrogations = interrogatoires
no-interrogation = aucun enquêteur envoyé
interrogation-sent = { $name } est en route
interrogation-pointed = { $name } examine { $target }
interrogation-announced = { $name } sur { $target } : { $role }
interrogation-saw = vous avez vu : { $role }
heading-deck = le paquet
legend-claims = =se dit · 3=dit du joueur 3 · +confiance · −accusation · !contesté · ✗faux, vous le savez
choose-claim-self = vous donner un rôle…
choose-claim = dire qui est quelqu’un…
choose-trust = faire confiance…
choose-accuse = accuser…
choose-send = envoyer un enquêteur…

## Touches

your-choice = À vous : { $task }
waiting-for = On attend : { $names }
hint-help = aide
hint-quit = quitter
hint-go-on = continuer
hint-let-run = laisser faire jusqu’à mon tour
hint-up = retour
hint-hurry = une touche : plus vite
hint-any-key = une touche pour continuer
not-a-key = « { $key } » ne fait rien ici.

## Scènes

scene-recognition = Les yeux fermés…
recognition-role = Vous êtes { $role }.
recognition-nobody = Vous ne reconnaissez personne.
scene-round = Manche { $round }
scene-game = La partie est finie
score-name = joueur
score-role = rôle
score-total = total

## Départ

leave-question = quitter la partie, ou rester
leave-save = quitter et conserver l’enregistrement
leave-only = quitter sans conserver
leave-stay = Toute autre touche : rester.
record-saved = Enregistrement conservé : { $path }
record-unsaved = Impossible de conserver l’enregistrement : { $reason }
goodbye = À la prochaine.

## À une table avec d’autres

table-link = La table : { $link }
gathering-title = la table se remplit
gathering-task = Avant la partie
gathering-help = Donnez le code ou le lien à vos amis. Un chiffre prend une chaise libre, ou propose l’échange à qui y est assis. L’hôte lance la partie quand toutes les chaises sont prises.
during-task = autour de la table
afterwards-task = Après la partie
watching = Vous regardez.
watching-until-start = Vous regardez jusqu’au début : pas de spectateurs pendant la partie.
watching-later = { $count ->
    [one] Vous regardez ; la partie vous parvient avec { $count } seconde de retard.
   *[other] Vous regardez ; la partie vous parvient avec { $count } secondes de retard.
}
game-number = partie { $number }
game-paused = en pause
hint-table = table…
do-start = commencer
do-bots = robots aux places libres
do-clear = renvoyer un robot…
do-wish = comment on joue…
do-sit = s’asseoir ici
do-swap = échanger les chaises
do-stand = se lever
do-rename = changer de nom
do-say = dire quelque chose
do-claim = déclarer…
do-time = plus de temps, s’il vous plaît
do-pause = mettre en pause
do-resume = reprendre
do-substitute = un robot pour un absent…
do-kick = renvoyer quelqu’un…
do-host = passer le rôle d’hôte…
do-take-over = devenir l’hôte
do-rematch = encore une partie
leave-close = fermer ; la place reste à vous
leave-table = quitter la table pour de bon
seat-kept = Votre place est gardée. Pour revenir : penumbra join { $link }
choose-follow = promettre de suivre
wish-now = { $wish } : { $value }
wish-game = jeu
wish-players = joueurs
wish-clock = horloge
wish-level = robots
wish-public = visible de tous
wish-spectators = spectateurs
wish-talk = mots interdits
wish-board = plateau
wish-language = langue
wish-delay = retard des spectateurs
wish-takeover = robot pour un absent après
wish-pace = robots : au moins
yes = oui
no = non
never = jamais
clock-off = sans
clock-relaxed = tranquille
clock-blitz = éclair
level-thumb = avec bon sens
level-random = au hasard
talk-strict = retenus
talk-warn = signalés
talk-off = permis
talk-warned = (à ne pas dire : { $words })
number-of-seconds = { $count ->
    [one] { $count } seconde
   *[other] { $count } secondes
}
milliseconds = { $time } ms
number-of-players = { $count ->
    [one] { $count } joueur
   *[other] { $count } joueurs
}
invite-code = le code
chair-empty = libre
mark-you = vous
mark-host = hôte
mark-bot = robot
mark-away = absent
record-at = L’enregistrement de cette partie :
deals-checking = Vérification des donnes…
deals-fair = Les donnes étaient équitables : elles découlent de l’engagement de la table et des sels de tous.
deals-not-verified = Impossible de vérifier les donnes : { $reason }
write-talk = Dire :
write-name = Votre nom :
write-send = envoyer

## Qui vient, qui part

connection-lost = Connexion perdue ; on cherche la table…
connection-back = La connexion est rétablie.
clock-extended = { $name } demande plus de temps.
table-present = { $name } est de retour.
table-absent = { $name } n’est plus connecté.
table-joined = { $name } arrive à la table.
table-left = { $name } quitte la table.
table-kicked = L’hôte renvoie { $name }.
table-sat = { $name } prend la chaise { $chair }.
table-stood = { $name } se lève.
table-swap-offered = { $you ->
    [name] Vous proposez l’échange de chaises à { $target } ; il se fait dès que { $target } le propose aussi.
    [target] { $name } vous propose d’échanger vos chaises : { $key } accepte.
   *[other] { $name } propose à { $target } d’échanger leurs chaises.
}
table-swapped = Des chaises sont échangées.
table-bots-sat = Des robots s’asseyent.
table-bot-left = Un robot s’en va : la chaise { $chair } est libre.
table-renamed = Désormais : { $name }.
table-changed = L’hôte change la façon de jouer.
table-paused = { $name } met la partie en pause.
table-resumed = La partie reprend.
table-host-passed = L’hôte est maintenant { $name }.
table-substituted = Un robot joue pour { $name }.
table-returned = { $name } reprend sa place.
table-rematched = Une autre partie se prépare.

## Pourquoi quelque chose est refusé

refused-bad-message = Le serveur n’a pas compris.
refused-hello-first = Le serveur attendait d’abord un salut.
refused-too-fast = Trop vite ; réessayez dans un instant.
refused-too-large = C’est trop long pour le serveur.
refused-elsewhere = Votre place est ouverte sur trop d’appareils ; celui-ci a été fermé.
refused-no-table = Aucune table n’a ce code. Vérifiez le lien.
refused-kicked = L’hôte vous a renvoyé.
refused-left = Vous avez quitté la table.
refused-unknown-token = La table ne vous connaît plus. Rejoignez-la de nouveau.
refused-foreign-origin = Le serveur refuse cette page.
refused-no-spectators = Cette table n’admet pas de spectateurs pendant la partie.
refused-full = Il n’y a plus de place à cette table.
refused-too-many-tables = Trop de tables ouvertes depuis votre adresse ; attendez un peu.
refused-too-many-joins = Trop d’arrivées depuis votre adresse ; attendez un instant.
refused-too-many-guesses = Trop de codes inexistants ont été essayés ; attendez un instant.
refused-too-many-sockets = Trop de connexions depuis votre adresse ; fermez-en quelques-unes.
refused-bad-name = Un nom se compose de quelques caractères imprimables ; celui-ci ne convient pas.
refused-name-taken = Quelqu’un porte déjà ce nom à la table. Choisissez-en un autre avec --name.
refused-bad-wishes = On ne peut pas jouer ainsi.
refused-bad-board = Ce plateau ne convient pas.
refused-not-host = Seul l’hôte peut faire cela.
refused-bot-only = Seul un robot peut être renvoyé ainsi.
refused-not-seated = Il faut être assis pour cela.
refused-not-now = Pas maintenant.
refused-no-seat = Cette chaise n’existe pas.
refused-seat-taken = Quelqu’un y est assis.
refused-no-person = Il n’y a personne de ce nom à la table.
refused-empty-seats = Il reste des chaises libres : placez-y des robots, ou attendez du monde.
refused-paused = La partie est en pause.
refused-out-of-date = Quelque chose s’est passé entre-temps ; regardez de nouveau.
refused-illegal = Les règles ne le permettent pas maintenant.
refused-host-is-here = L’hôte est à la table.
refused-present = Cette personne est là et joue elle-même.
refused-no-more-time = Aucune horloge ne tourne pour vous, ou votre temps supplémentaire est épuisé.
refused-bad-salt = Votre part de hasard est arrivée trop tard ou est illisible.
refused-bad-talk = Un message n’est ni vide ni trop long.
refused-bad-claim = On ne peut pas déclarer cela dans ce jeu.
refused-spectators-listen = Pendant la partie, seuls les joueurs parlent.
refused-game-not-over = L’enregistrement s’ouvre à la fin de la partie.
refused-no-game = Cette partie n’existe pas.
refused-unavailable = Le serveur ne peut pas écrire en ce moment ; rien n’a été fait. Réessayez.
refused-no-page = Il n’y a rien à cette adresse.
refused-trouble = Une erreur s’est produite dans le serveur ; elle est notée.
refused-closing = Le serveur s’arrête ; revenez dans un instant.
unexpected = Un imprévu a mis fin à la soirée : { $what }
