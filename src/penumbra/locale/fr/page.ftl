### La page dans le navigateur : ce qui entoure chaque table. Identifiants et variables : voir games.ftl.

page-front = Vers la page d’accueil
page-close = fermer
page-tools = outils
page-talk = Tchat
page-talk-unread = { $count ->
    [one] Tchat, { $count } message non lu
   *[other] Tchat, { $count } messages non lus
}
page-log = Journal
page-score = Score
page-rules = Règles
page-settings = Réglages
page-menu = Menu
sheet-mark = Votre avis
sheet-private = pour vous seulement ; reste dans ce navigateur
sheet-notes = Vos notes
page-cover = Cacher mes cartes
page-cover-help = Pour jouer dans la même pièce : votre rôle et votre main restent face cachée tant que vous n’appuyez pas dessus.
page-hint = Que ferait un sage ?
page-hint-waiting = Un sage réfléchit…
page-hint-close = Fermer le conseil
page-confirm = Deux clics pour jouer
page-confirm-help = Le premier clic soulève la carte et dit ce qu’elle fait, le second la joue.
page-goal = premier à { $points } points
page-round = manche { $round }
page-round-and-trick = manche { $round }, tour { $trick }
page-connecting = Arrivée à la table…
page-offline = Pas de connexion. Votre place est gardée ; reconnexion…
refused-offline = Le serveur est injoignable. Vérifiez votre connexion et réessayez.
page-again = Réessayer

# Un jeu qui n’a pas de plateau à lui.
plain-table = La table
plain-seats = Joueurs
plain-choices = Ce que vous pouvez faire
plain-yours = C’est à vous.
plain-waits = On attend : { $names }
plain-waited = on attend sa réponse
plain-bot = un robot
plain-away = hors ligne
plain-hidden = caché
plain-peek = Appuyez longuement pour voir

# Un écran pour toute la pièce.
screen-open = Ouvrir l’écran commun
screen-full = Plein écran
screen-join = jouer ou regarder
screen-gathering = Prenez place à la table
screen-won = Victoire : { $names }
