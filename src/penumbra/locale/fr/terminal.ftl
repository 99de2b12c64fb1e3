### Mots du jeu dans le terminal : titres, touches, scènes. Voir en/games.ftl.

## La table

your-role = votre rôle
heading-players = joueurs
heading-role = rôle
heading-points = pts
heading-cards = main
heading-hand = votre main

## Touches

your-choice = À vous : { $task }
waiting-for = On attend : { $names }
hint-nobody = Personne ici ne peut donner de conseil.
hint-thinking = Un sage réfléchit…
hint-hint = conseil
hint-help = aide
hint-quit = quitter
hint-go-on = continuer
hint-let-run = laisser faire jusqu’à mon tour
hint-up = retour
hint-hurry = une touche : plus vite
hint-any-key = une touche pour continuer
not-a-key = « { $key } » ne fait rien ici.

## Scènes

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
gathering-title = les joueurs arrivent
gathering-task = Avant la partie
gathering-help = Donnez le code ou le lien à vos amis. Un chiffre prend une place libre, ou propose l’échange à qui l’occupe. L’hôte lance la partie quand toutes les places sont prises.
during-task = autour de la table
afterwards-task = Après la partie
game-resting = on attend encore : { $names }
game-paused = en pause
hint-table = table…
do-start = commencer
do-bots = robots aux places libres
do-clear = retirer un robot…
do-wish = réglages de la partie…
do-sit = s’asseoir ici
do-swap = échanger les places
do-stand = se lever
do-rename = changer de nom
do-say = dire quelque chose
do-claim = déclarer…
do-time = plus de temps
do-pause = mettre en pause
do-ask-pause = demander une pause
do-agree-hints = accepter les conseils pour tous les joueurs
do-decline-hints = plus de conseils
do-resume = reprendre
do-substitute = un robot à la place d’un absent…
do-kick = renvoyer quelqu’un…
do-send-away = renvoyer
do-keep-out = renvoyer et ne plus laisser entrer
do-readmit = laisser revenir quelqu’un…
do-lock = fermer la table
do-unlock = rouvrir la table
do-host = passer le rôle d’hôte…
do-take-over = devenir l’hôte
do-take-back = redevenir l’hôte
do-rematch = rejouer
do-delete = supprimer la table…
do-delete-really = oui, la supprimer pour tous, avec ses parties et ses rediffusions
leave-close = fermer ; la place reste à vous
leave-table = quitter la table pour de bon
seat-kept = Votre place est gardée. Pour revenir : penumbra join { $link }
invite-code = le code
record-at = L’enregistrement de cette partie :
write-talk = Dire :
write-name = Votre nom :
write-send = envoyer
unexpected = Erreur inattendue : { $what }
