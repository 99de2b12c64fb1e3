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
