### La table de Shamans dans le navigateur. Identifiants et variables : voir games.ftl (en).

## Ce qui est sur la table

shamans-track = Piste
shamans-to-moon = { $count ->
    [one] Plus qu’un pas jusqu’à la Lune
   *[other] { $count } pas jusqu’à la Lune
}
shamans-on-moon = Le pion est sur la Lune
shamans-worlds = Mondes
shamans-world = { $missing ->
    [0] { $world } : complet
   *[other] { $world } : cartes posées { $cards } ; manquantes { $missing }
}
shamans-artifacts = Artéfacts
shamans-stack = { $count ->
    [one] Pile : { $count } tuile
   *[other] Pile : { $count } tuiles
}
shamans-eclipse = { $state ->
    [hidden] Éclipse à venir
    [left] Éclipse : donner à gauche
    [right] Éclipse : donner à droite
   *[gone] Éclipse passée
}
shamans-out = Hors jeu :
shamans-seats = Joueurs
shamans-trick = Tour en cours
shamans-played = { $name } : { $card }
shamans-destination = Destination : { $world }
shamans-lowest = la plus petite
shamans-highest = la plus grande
shamans-guide = Guide
shamans-marker = marqueur Premier joueur
shamans-targeted = menace de la Dague
shamans-eliminated = hors jeu
shamans-role-secret = Rôle inconnu
shamans-role-known = { $role } : vous le savez
shamans-known-to-you = vous le savez par une Permutation
shamans-role-shown = visible de tous, à cause d’un Masque de Vérité
shamans-aside = { $count ->
    [one] { $count } carte mise de côté
   *[other] { $count } cartes mises de côté
}
shamans-look = { $name } : détails
shamans-own-role = Votre rôle : { $role }
shamans-tile-hidden = Face cachée : { $tile }
shamans-hand = Votre main
shamans-hand-of = Main : { $name }
shamans-hold-role = Appuyez longuement pour voir
shamans-hold-hand = Appuyez longuement pour voir votre main
shamans-cover-hand = Cacher à nouveau

## Décisions

shamans-decision = Décision
shamans-waiting = On attend : { $names }
shamans-given = Vous avez choisi votre carte pour l’Éclipse
shamans-portal = Portail
shamans-not-now = Pas maintenant
shamans-no-portal = Vous ne pouvez utiliser aucun Portail maintenant.
shamans-pass = { $window ->
    [moon] Laisser avancer le pion
    [target] Laisser frapper la Dague
   *[end] Laisser finir la manche
}
shamans-no-dagger = Aucune Dague : personne n’en saura rien
shamans-no-dagger-help = On interroge quiconque a une tuile cachée.
shamans-why = Expliquer cette décision
shamans-card = { $card } : { $consequence }

## Ce qu’un choix entraînerait

shamans-leads = Ouvre le tour : la Destination sera le Monde { $world }.
shamans-follows = { $standing ->
    [only] Suit la Destination, seule pour l’instant.
    [lowest] Suit la Destination, la plus petite pour l’instant.
    [highest] Suit la Destination, la plus grande pour l’instant.
   *[between] Suit la Destination, ni la plus petite ni la plus grande.
}
shamans-follows-settled = { $standing ->
    [only] Suit seule : vous prenez un Artéfact et devenez Guide.
    [lowest] Suit, la plus petite : vous prenez un Artéfact.
    [highest] Suit, la plus grande : vous ramassez les cartes et devenez Guide.
   *[between] Suit la Destination, ni la plus petite ni la plus grande.
}
shamans-moves = { $left ->
    [one] Fait avancer le pion : plus qu’un pas jusqu’à la Lune.
   *[other] Fait avancer le pion : encore { $left } pas jusqu’à la Lune.
}
shamans-onto-moon = Met le pion sur la Lune : les Ombres gagnent !
shamans-completes = Complète le Monde { $world } : vous réalisez le rituel ({ $ritual }).
shamans-fills = Le tour complétera le Monde { $world } : qui a la plus grande carte réalise le rituel ({ $ritual }).
shamans-tile-dagger = Élimine un joueur lors de votre Neutralisation ; visible, elle doit servir.
shamans-tile-portal = Déplace le pion d’une case, en avant ou en arrière, à tout moment, une fois.
shamans-tile-shard = Avec deux d’entre eux, 2 points à la fin de la manche.
shamans-tile-mask = Vous devez aussitôt montrer votre rôle à tous.
shamans-draws = Personne ne voit ce que vous piochez, sauf un Masque.
shamans-keeps-open = { $tile ->
    [dagger] Tous voient la Dague, et elle devra servir à votre prochaine Neutralisation.
   *[other] Tous voient ce que vous avez.
}
shamans-keeps-hidden = { $tile ->
    [dagger] Votre secret : libre à vous de vous en servir.
   *[other] Votre secret tant qu’elle ne sert pas.
}
shamans-back = { $count ->
    [0] Le pion ne peut pas reculer davantage.
    [one] Le pion recule d’une case : { $left } pas jusqu’à la Lune.
   *[other] Le pion recule de { $count } cases : { $left } pas jusqu’à la Lune.
}
shamans-swaps = Vous échangez vos rôles avec { $name } : le sien vous est inconnu.
shamans-swaps-known = Votre rôle sera : { $role }. Le vôtre passe à { $name }.
shamans-eliminates = { $role ->
    [shaman] Un Shaman : { $moon ->
        [yes] sa main pousse le pion sur la Lune !
       *[no] sa main pousse le pion de { $cards ->
            [one] { $cards } case
           *[other] { $cards } cases
        }.
    }
    [shadow] Une Ombre : si c’est la dernière, les Shamans gagnent.
   *[unknown] Dernière Ombre : les Shamans gagnent. Shaman : { $moon ->
        [yes] le pion atteint la Lune !
       *[no] le pion avance de { $cards ->
            [one] { $cards } case
           *[other] { $cards } cases
        }.
    }
}
shamans-spares = Personne ne saura si vous avez une Dague.
shamans-gives = Va à { $name } ; vous ne serez que deux à la connaître.
shamans-names = Le prochain tour sera ouvert par { $name }.
shamans-lets = { $window ->
    [moon] Vous laissez le pion avancer.
    [target] Vous laissez frapper la Dague.
   *[end] Vous laissez finir la manche.
}

## Au bord de la clairière

shamans-destination-here = Destination
shamans-your-card = votre carte
shamans-steps = { $count ->
    [one] Un pas vers la Lune dans cette manche
   *[other] { $count } pas vers la Lune dans cette manche
}
shamans-stray = hors Destination : un pas vers la Lune
shamans-says = se dit
shamans-say = Dire…
shamans-claim-open = annoncé dans cette manche
shamans-claim-true = vous savez que c’est vrai
shamans-claim-false = vous savez que c’est un mensonge
shamans-claim-doubtful = tout ne peut pas être vrai
shamans-queued = ensuite
shamans-queued-line = { $card } : à jouer dès que ce sera à vous. Touchez la carte de nouveau pour la reprendre.
shamans-queue-line = Vous pouvez déjà préparer une carte.
shamans-raised = { $you ->
    [target] Une Dague est levée contre vous
   *[none] Une Dague est levée. En danger : { $target }
}
shamans-raised-help = { $you ->
    [target] Si elle s’abat, vous quittez la manche et votre rôle est montré.
   *[none] Si elle s’abat, le rôle est montré et { $target } quitte la manche.
}

## La fiche d’une personne

shamans-sheet-trail = Cette manche
shamans-sheet-trick = Tour { $trick }
shamans-sheet-asked = demandé
shamans-sheet-led = entame
shamans-sheet-followed = suit
shamans-sheet-no-cards = Aucune carte jouée pour l’instant.
shamans-sheet-held = Le tour { $trick } demandait le Monde { $world }. { $name } n’a pas suivi, puis a joué { $card } : cette carte était déjà là.
shamans-sheet-held-maybe = Le tour { $trick } demandait le Monde { $world }. { $name } n’a pas suivi, puis a joué { $card }, sauf si cette carte est venue de l’Éclipse.
shamans-sheet-had-none = Le tour { $trick } demandait le Monde { $world }. { $name } ne pouvait pas en avoir : toutes ces cartes étaient ailleurs.
shamans-sheet-unknown = { $count ->
    [one] Le tour { $trick } demandait le Monde { $world }. { $name } n’a pas suivi. Une carte de ce Monde reste inconnue.
   *[other] Le tour { $trick } demandait le Monde { $world }. { $name } n’a pas suivi. { $count } cartes de ce Monde restent inconnues.
}
shamans-sheet-gift = Pendant l’Éclipse : { $card }, { $giver } → { $receiver }.
shamans-sheet-steps = Pas vers la Lune
shamans-sheet-said = Dit dans cette manche
shamans-sheet-silent = Rien pour l’instant.
shamans-sheet-trust = Je fais confiance à { $name }
shamans-sheet-accuse = J’accuse { $name }
shamans-mark-trust = de confiance
shamans-mark-unsure = incertain
shamans-mark-shadow = Ombre ?

## Autour de la table

lobby-wish-talk-help-shamans = Dans Shamans, personne ne nomme ni couleurs, ni Mondes, ni nombres.
replay-next-part-shamans = Tour suivant (maj + →)
replay-previous-part-shamans = Tour précédent (maj + ←)
replay-keys-shamans = Clavier : espace pour lire, ← → pour avancer pas à pas, avec maj de tour en tour, page précédente et suivante de manche en manche, 1 à 9 et 0 pour changer de point de vue.

## La carte sur la page d’accueil

lobby-about-shamans = De carte en carte, on monte vers la Lune, mais tous ne marchent pas dans la lumière. Gardez les mondes en équilibre, ou aidez la nuit à arriver la première.
lobby-facts-shamans = 3 à 5 joueurs · environ 40 minutes
