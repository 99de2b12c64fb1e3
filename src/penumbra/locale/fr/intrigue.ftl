### L’Ombre de l’intrigue : ses objets, décisions, actions et événements. Voir en/games.ftl.

game-intrigue = L’Ombre de l’intrigue

## Objets

camp-dusk = Crépuscule
camp-brotherhood = Confrérie

role-lord = { $form ->
   *[name] Seigneur du Crépuscule
    [object] le Seigneur du Crépuscule
}
role-adept = { $form ->
   *[name] Adepte
    [object] un Adepte
}
role-spy = { $form ->
   *[name] Espion
    [object] l’Espion
}
role-grand-master = { $form ->
   *[name] Grand Maître
    [object] le Grand Maître
}
role-paladin = { $form ->
   *[name] Paladin
    [object] un Paladin
}
role-traitor = { $form ->
   *[name] Traître
    [object] un Traître
}
role-lord-short = Se
role-adept-short = Ad
role-spy-short = Es
role-grand-master-short = GM
role-paladin-short = Pa
role-traitor-short = Tr

role-lord-help = Connu de tous. Le Crépuscule gagne si le Grand Maître et l’Espion sont exécutés tous les deux : trouvez-les.
role-adept-help = Camp du Crépuscule, loyal au Crépuscule. Aidez le Seigneur à trouver le Grand Maître et l’Espion.
role-spy-help = Camp du Crépuscule, loyal à la Confrérie. Vous connaissez le Grand Maître ; égarez le Seigneur et restez dans l’ombre.
role-grand-master-help = Camp de la Confrérie, loyal à la Confrérie. Tout votre camp vous connaît, Traîtres compris ; l’Espion et vous, vous vous connaissez.
role-paladin-help = Camp de la Confrérie, loyal à la Confrérie. Vous connaissez le Grand Maître : détournez de lui les soupçons.
role-traitor-help = Camp de la Confrérie, loyal au Crépuscule. Vous connaissez le Grand Maître : faites-le comprendre au Seigneur.

## Décisions

decision-speak = prendre la parole
decision-speak-help = Dites une chose ou gardez le silence ; rien ne vous oblige à dire vrai. Vous pouvez attribuer un rôle, à vous ou à un autre, faire confiance ou accuser.
decision-command = donner un ordre
decision-command-help = Écoutez encore un tour de table, envoyez un sujet interroger quelqu’un, ou passez au verdict. Chaque sujet ne part qu’une fois par manche.
decision-command-free = clore la discussion quand il vous plaît
decision-command-free-help = Écoutez et parlez aussi longtemps qu’il vous plaît. Puis envoyez un sujet interroger quelqu’un, ou passez au verdict. Chaque sujet ne part qu’une fois par manche.
decision-point = choisir qui sera examiné
decision-point-help = L’enquêteur verra le rôle de ce joueur, puis annoncera un rôle, vrai ou faux.
decision-announce = annoncer un rôle
decision-announce-help = Personne d’autre que vous n’a vu la carte. Annoncez n’importe quel rôle que son dos permet ; personne ne peut vérifier.
decision-condemn = rendre le verdict
decision-condemn-help = Un joueur du camp de la Confrérie et un du camp du Crépuscule sont exécutés. Le Crépuscule ne gagne que s’il s’agit du Grand Maître et de l’Espion.
offer-lord = interrompre, ou écouter encore
offer-lord-help = Vous êtes le Seigneur : vous pouvez couper court à tout moment, pour envoyer un enquêteur ou pour juger.

## Actions

action-claim-self = se dire { $role }
action-claim = dire : « { $target } est { $role } »
action-claim-of = dire qui est { $target }
action-trust = faire confiance à { $target }
action-accuse = accuser { $target }
action-silence = garder le silence
action-circle = écouter encore un tour de table
action-send = envoyer { $target } interroger
action-judge = passer au verdict
action-point = faire examiner { $target }
action-announce = annoncer : { $role }
action-condemn = condamner { $target }

## Événements

event-round-began-lord = { $you ->
    [name] Manche { $round }. Vous êtes le Seigneur du Crépuscule.
   *[none] Manche { $round }. Le Seigneur du Crépuscule est { $name }.
}
event-recognised = { $you ->
    [name] Vous reconnaissez { $target } : { $role }.
    [target] { $name } vous reconnaît : { $role }.
   *[none] { $name } reconnaît { $target } : { $role }.
}
event-circle-began = Discussion { $discussion }, tour de table { $circle }.
event-talk-began = Discussion { $discussion } : chacun parle librement.
event-said-claim-self = { $name } : « Je suis { $role }. »
event-said-claim = { $you ->
    [target] { $name } dit que vous êtes { $role }.
   *[none] { $name } : « { $target } est { $role }. »
}
event-said-trust = { $you ->
    [target] { $name } vous fait confiance.
   *[none] { $name } : « Je fais confiance à { $target }. »
}
event-said-accuse = { $you ->
    [target] { $name } vous accuse !
   *[none] { $name } : « J’accuse { $target } ! »
}
event-said-silence = { $you ->
    [name] Vous gardez le silence.
   *[none] { $name } garde le silence.
}
event-sent = { $you ->
    [name] Le Seigneur vous envoie interroger.
   *[none] Le Seigneur envoie { $name } interroger.
}
event-pointed = { $you ->
    [name] Vous devez examiner { $target }.
    [target] { $name } doit vous examiner.
   *[none] { $name } doit examiner { $target }.
}
event-seen = { $you ->
    [name] Vous examinez { $target } et voyez : { $role }.
   *[none] { $name } examine { $target } et voit : { $role }.
}
event-seen-hidden = { $you ->
    [target] { $name } regarde votre carte.
   *[none] { $name } regarde la carte que tient { $target }.
}
event-announced = { $you ->
    [name] Vous annoncez : « { $target } est { $role }. »
    [target] { $name } annonce que vous êtes { $role }.
   *[none] { $name } annonce : « { $target } est { $role }. »
}
event-judging = Le Seigneur en a assez entendu : voici le verdict.
event-condemned = { $you ->
    [name] Le verdict vous condamne.
   *[none] Le verdict condamne { $name }.
}
event-executed = { $you ->
    [name] On vous exécute. Votre rôle : { $role }.
   *[none] On exécute { $name }. Rôle : { $role }.
}
event-round-ended-dusk = Le Grand Maître et l’Espion sont démasqués : le Crépuscule remporte la manche.
event-round-ended-brotherhood = Le secret est sauf : la Confrérie remporte la manche.
event-points = { $you ->
    [name] Vous gagnez { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
   *[none] { $name } gagne { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
}
