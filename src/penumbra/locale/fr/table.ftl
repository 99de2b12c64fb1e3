### La table : ce qu’on dit d’un clic, et pourquoi un message a été retenu. Identifiants et
### variables : voir games.ftl. $role est le nom d’un rôle (forme name), $word le mot à éviter.

## Déclarations : $words est l’une des phrases ci-dessous, dite par quelqu’un ; $target et $other
## sont ceux dont ou à qui elle parle. `say-…` sont les boutons.

claim-said = { $you ->
    [name] Vous : « { $words } »
   *[none] { $name } : « { $words } »
}
claim-am = { $tone ->
    [bold] Écoutez-moi : je suis { $role } !
    [patient] Le temps le montrera : je suis { $role }.
    [suspicious] Cherchez ailleurs. Je suis { $role }.
    [merry] Moi ? Je suis { $role }, bien sûr !
   *[steady] Je suis { $role }.
}
claim-is = { $tone ->
    [bold] { $target } est { $role }, j’en mets ma main au feu !
    [patient] J’attendais pour le dire : { $target } est { $role }.
    [suspicious] Méfiez-vous : { $target } est { $role }.
    [merry] Surprise ! { $target } est { $role }.
   *[steady] { $target } est { $role }.
}
claim-saw = J’ai vu la carte que tient { $target } : { $role }.
claim-trust = { $tone ->
    [bold] { $target } et moi, même combat !
    [patient] Pour l’instant, rien à reprocher à { $target }.
    [suspicious] S’il faut se fier à quelqu’un ici, c’est { $target }.
    [merry] { $target } est un amour, laissez { $target } tranquille.
   *[steady] Je fais confiance à { $target }.
}
claim-accuse = { $tone ->
    [bold] C’est { $target } ! Qui est avec moi ?
    [patient] J’ai assez observé : c’est { $target }.
    [suspicious] Je le savais : { $target } !
    [merry] Je vous tiens, { $target } !
   *[steady] J’accuse { $target } !
}
claim-lies = { $tone ->
    [bold] { $target } ment, et mal !
    [patient] Ce que dit { $target } ne tient pas.
    [suspicious] { $target } ment, n’en croyez pas un mot.
    [merry] Quel conte, { $target } ! Rien n’y est vrai.
   *[steady] { $target } ment.
}
claim-ask-role = { $target }, qui êtes-vous ?
claim-ask-about = { $target }, { $other }, qu’en pensez-vous ?
claim-ask-why = { $tone ->
    [bold] Expliquez-vous, { $target } !
    [patient] { $target }, aidez-moi à comprendre.
    [suspicious] { $target }, fallait-il vraiment faire cela ?
    [merry] { $target }, qu’est-ce que c’était que ça ?
   *[steady] { $target }, pourquoi avoir fait cela ?
}
claim-ask-saw = { $target }, qu’avez-vous vu ?
claim-send = Envoyez { $target } !
claim-look = Qu’on examine { $target } !
claim-follow = { $tone ->
    [bold] Comptez sur moi, je suivrai !
    [patient] Je suivrai, sans hâte.
    [suspicious] Je suivrai. Regardez plutôt les autres.
    [merry] Où que l’on aille, je viens.
   *[steady] Je vais suivre.
}
claim-yes = Oui.
claim-no = { $tone ->
    [bold] Jamais !
    [patient] Non. Réfléchissez encore.
    [suspicious] Non. Et vous le savez bien.
    [merry] Ha ! Non.
   *[steady] Non.
}
claim-unsure = { $tone ->
    [bold] Aucune idée. Allons voir !
    [patient] Il est trop tôt pour le dire.
    [suspicious] Je ne me fie assez à personne pour le dire.
    [merry] Demandez-moi plus facile.
   *[steady] Je ne sais pas.
}
claim-secret = { $tone ->
    [bold] Je le garde pour moi !
    [patient] Chaque chose en son temps.
    [suspicious] Pourquoi voulez-vous le savoir ?
    [merry] Il faut bien un peu de mystère.
   *[steady] Je n’en dirai rien.
}
claim-laugh = Ha, ha !
claim-gasp = { $tone ->
    [bold] Par la Lune !
    [patient] Ah. C’était donc cela.
    [suspicious] Je le craignais !
    [merry] Quel spectacle !
   *[steady] Oh !
}
claim-applaud = Bravo !
claim-doubt = { $tone ->
    [bold] Je n’y crois pas.
    [patient] Hum. Je m’en souviendrai.
    [suspicious] Cela ne me plaît pas du tout.
    [merry] Ah, vraiment ?
   *[steady] Hum…
}
claim-sorry = Pardon.
claim-thanks = Merci.

say-group-questions = Je demande…
say-group-more = plus…
say-group-answers = répondre…
say-group-reactions = réagir…
say-am = Je suis…
say-is = X est…
say-saw = J’ai vu…
say-trust = Je fais confiance à…
say-accuse = J’accuse…
say-lies = X ment
say-ask-role = Qui êtes-vous ?
say-ask-about = Que pensez-vous de Y ?
say-ask-why = Pourquoi ?
say-ask-saw = Qu’avez-vous vu ?
say-send = Envoyez X
say-look = Examinez X
say-follow = Je vais suivre
say-yes = Oui
say-no = Non
say-unsure = Je ne sais pas
say-secret = Secret
say-laugh = Ha, ha !
say-gasp = Oh !
say-applaud = Bravo !
say-doubt = Hum…
say-sorry = Pardon
say-thanks = Merci

## Messages retenus

held-back = Votre message n’est pas parti et personne ne l’a vu. Dites-le autrement.
held-back-colour = « { $word } » désigne une couleur.
held-back-number = « { $word } » désigne un nombre.
held-back-world = « { $word } » désigne un Monde.
held-back-rule = Parlez librement, mentez à votre guise, mais à cette table personne ne nomme de couleur, de Monde ni de nombre, en aucune langue.

## À une table avec d’autres

watching = Vous regardez.
watching-until-start = Vous pouvez regarder jusqu’au début ; cette table joue sans spectateurs.
watching-later = { $count ->
    [one] Vous regardez ; la partie vous parvient avec { $count } seconde de retard.
   *[other] Vous regardez ; la partie vous parvient avec { $count } secondes de retard.
}
game-broken-off = Cette partie a commencé avec d’autres règles et ne peut pas continuer avec celles d’aujourd’hui. Personnes, tchat et parties précédentes sont toujours là : l’hôte peut lancer une autre partie.
game-number = partie { $number }
wish-now = { $wish } : { $value }
wish-game = jeu
wish-players = joueurs
wish-clock = réflexion
wish-level = robots
wish-public = visible de tous
wish-spectators = spectateurs
wish-talk = mots interdits
wish-board = plateau
wish-language = langue
wish-delay = retard des spectateurs
wish-takeover = robot remplaçant après
wish-pace = pause des robots
wish-chatter = robots bavards
chatter-off = aucun
chatter-some = un peu
chatter-much = beaucoup
wish-hints = conseils
yes = oui
no = non
never = jamais
clock-off = sans
clock-relaxed = tranquille
clock-blitz = éclair
level-wanderer = vagabonds, insouciants
level-seeker = chercheurs, pleins de bon sens
level-sage = sages, qui méditent
# what these were called once, at tables that were opened then
level-random = { level-wanderer }
level-thumb = { level-seeker }
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
chair-empty = libre
mark-you = vous
mark-host = hôte
mark-bot = robot
mark-bot-of = { $temperament ->
    [bold] robot audacieux
    [patient] robot patient
    [suspicious] robot méfiant
    [merry] robot enjoué
   *[steady] robot posé
}
mark-away = hors ligne
deals-checking = Vérification des donnes…
deals-not-verified = Impossible de vérifier les donnes : { $reason }

## Qui vient, qui part

connection-moment = Un instant…
connection-lost = Connexion perdue ; on cherche la table…
connection-back = La connexion est rétablie.
clock-extended = { $name } demande plus de temps.
table-present = { $name } est de retour.
table-absent = { $name } a perdu la connexion.
table-joined = { $name } arrive à la table.
table-left = { $name } quitte la table.
table-kicked = L’hôte fait quitter la table à { $name }.
table-readmitted = { $name } peut revenir.
table-locked = { $name } ferme la table : plus personne n’entre.
table-unlocked = { $name } rouvre la table.
table-sat = { $name } prend la place { $chair }.
table-stood = { $name } se lève.
table-swap-offered = { $you ->
    [name] Vous proposez à { $target } d’échanger vos places ; l’échange se fait quand { $target } le propose aussi.
    [target] { $name } vous propose d’échanger vos places : { $key } pour accepter.
   *[other] { $name } propose à { $target } d’échanger leurs places.
}
table-swapped = Des places sont échangées.
table-bots-sat = Des robots s’asseyent.
table-bot-left = Un robot s’en va : la place { $chair } est libre.
table-renamed = Nouveau nom : { $name }.
table-changed = L’hôte modifie les réglages.
table-paused = { $name } met la partie en pause.
table-pause-asked = { $name } demande une pause.
table-hints-agreed = { $name } accepte les conseils.
table-hints-declined = { $name } n’accepte plus les conseils.
table-stood-in = En votre absence, un robot a joué pour vous :
table-resumed = La partie reprend.
table-host-passed = L’hôte est maintenant { $name }.
table-substituted = Un robot joue pour { $name }.
table-returned = { $name } reprend sa place.
table-rematched = Une nouvelle partie se prépare.

## Pourquoi quelque chose est refusé

refused-bad-message = Le serveur n’a pas compris.
refused-hello-first = Le serveur attendait d’abord une salutation.
refused-too-fast = Trop vite ; réessayez dans un instant.
refused-too-large = C’est trop long.
refused-elsewhere = Votre place est ouverte sur trop d’appareils ; celui-ci a été fermé.
refused-no-table = Aucune table n’a ce code. Vérifiez le lien.
refused-kicked = L’hôte vous a fait quitter la table.
refused-left = Vous avez quitté la table.
refused-deleted = L’hôte a supprimé cette table.
refused-unknown-token = La table ne vous connaît plus. Rejoignez-la de nouveau.
refused-foreign-origin = Le serveur refuse cette page.
refused-unknown-host = Le serveur ne répond pas à ce nom. Utilisez l’adresse que donne son responsable.
refused-no-spectators = Cette table joue sans spectateurs.
refused-full = Cette table est complète.
refused-crowded = Trop de personnes de cette table viennent de votre adresse.
refused-locked = L’hôte a fermé la table : plus personne n’entre.
refused-kept-out = L’hôte ne vous laisse pas revenir à cette table.
refused-too-many-tables = Trop de tables ouvertes depuis votre adresse ; attendez un peu.
refused-too-many-joins = Trop d’arrivées depuis votre adresse ; attendez un instant.
refused-too-many-guesses = Trop de codes inexistants ont été essayés ; attendez un instant.
refused-too-many-sockets = Trop de connexions depuis votre adresse ; fermez-en quelques-unes.
refused-too-much = Trop d’écritures depuis votre adresse ; attendez un peu.
refused-table-full = Cette table n’a plus d’espace : la partie en cours peut être finie, puis ouvrez une autre table.
refused-store-full = Ce serveur n’a plus d’espace : les parties en cours peuvent être finies. Prévenez la personne qui s’en occupe.
refused-bad-name = Ce nom ne convient pas. Choisissez-en un autre.
refused-name-taken = Quelqu’un porte déjà ce nom à la table. Choisissez-en un autre.
refused-bad-wishes = Ces réglages ne vont pas ensemble.
refused-bad-board = Ce plateau ne convient pas.
refused-not-host = Réservé à l’hôte.
refused-bot-only = Seul un robot peut être retiré ainsi.
refused-not-seated = Il faut avoir une place pour cela.
refused-not-now = Pas maintenant.
refused-no-seat = Cette place n’existe pas.
refused-seat-taken = Cette place est prise.
refused-no-person = Il n’y a personne de ce nom à la table.
refused-empty-seats = Il reste des places libres : ajoutez des robots, ou attendez du monde.
refused-paused = La partie est en pause.
refused-out-of-date = Quelque chose s’est passé entre-temps ; regardez de nouveau.
refused-illegal = Les règles ne le permettent pas maintenant.
refused-host-is-here = L’hôte est à la table, ou vient de la quitter.
refused-former-host = L’ancien hôte peut le redevenir : personne ne peut le renvoyer ni supprimer la table.
refused-present = Cette personne est là et n’a pas besoin de robot.
refused-no-more-time = Votre temps n’est pas limité en ce moment, ou votre temps supplémentaire est épuisé.
refused-bad-share = Votre part de hasard est arrivée trop tard ou n’est pas celle que vous aviez promise.
refused-bad-talk = Un message ne peut être ni vide ni trop long.
refused-bad-claim = On ne peut pas déclarer cela dans ce jeu.
refused-spectators-listen = Pendant la partie, seuls les joueurs parlent.
refused-game-not-over = L’enregistrement sera disponible après la partie.
refused-other-rules = Cette partie a été jouée avec d’autres règles que celles d’aujourd’hui et n’a pas été conservée.
refused-newer-table = Un Penumbra plus récent a écrit cette table. Elle s’ouvrira quand ce serveur sera mis à jour ; rien n’est perdu.
refused-no-analysis = Personne ici ne peut expliquer ce jeu.
refused-no-hints = Pas de conseils à cette table, ou tous les joueurs ne les ont pas acceptés.
refused-no-advice = Aucun conseil à donner pour l’instant.
refused-no-game = Il n’y a pas de partie à cette adresse. Vérifiez le lien ; un lien plus ancien s’ouvre dans le navigateur où vous avez joué.
refused-unavailable = Le serveur ne peut pas écrire en ce moment ; rien n’a été fait. Réessayez.
refused-no-page = Il n’y a rien à cette adresse.
refused-trouble = Une erreur s’est produite dans le serveur ; elle est notée.
refused-closing = Le serveur s’arrête ; revenez dans un instant.
