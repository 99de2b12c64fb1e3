### La table : ce qu’on dit d’un clic, et pourquoi un message a été retenu. Identifiants et
### variables : voir games.ftl. $role est le nom d’un rôle (forme name), $word le mot à éviter.

## Déclarations

claim-am = { $you ->
    [name] Vous : « Je suis { $role }. »
   *[none] { $name } : « Je suis { $role }. »
}
claim-is = { $you ->
    [target] { $name } dit que vous êtes { $role }.
   *[none] { $name } : « { $target } est { $role }. »
}
claim-trust = { $you ->
    [target] { $name } vous fait confiance.
   *[none] { $name } : « Je fais confiance à { $target }. »
}
claim-accuse = { $you ->
    [target] { $name } vous accuse !
   *[none] { $name } : « J’accuse { $target } ! »
}
claim-follow = { $name } : « Je vais suivre. »

## Messages retenus

held-back = Votre message n’est pas parti et personne ne l’a vu. Dites-le autrement.
held-back-colour = « { $word } » nomme une couleur.
held-back-number = « { $word } » nomme un nombre.
held-back-world = « { $word } » nomme un Monde.
held-back-rule = Parlez librement, mentez à votre guise, mais à cette table personne ne nomme de couleur, de Monde ni de nombre, en aucune langue.

### The page

page-about = Deux jeux de cartes à rôles cachés : Shamans, de 3 à 5 joueurs, et L’Ombre de l’intrigue, de 7 à 10. Cette maison a des tables pour les deux, pour joueurs et robots.
page-tables = Tables publiques
page-no-tables = Aucune pour l’instant.
page-open = Ouvrir une table
page-open-how = Dans un terminal avec Penumbra :
page-invitation = Vous êtes invité à une table
page-code = Le code, à dire à voix haute
page-join = Venir à la table
page-qr = Le lien de la table en code QR
page-chairs = Chaises
page-chair-empty = libre
page-bot = robot
page-host = hôte
page-stage-gathering = La table se remplit.
page-stage-playing = Une partie est en cours.
page-stage-over = La partie est finie.
page-record = son enregistrement
page-seated = { $seated } chaises prises sur { $players }
page-not-found = Cette table n’existe pas
page-not-found-about = Vérifiez le lien ou le code : une lettre a pu être mal entendue.
page-home = Vers la maison
