### Shamans : ses objets, décisions, actions et événements. Voir en/games.ftl.

game-shamans = Shamans

## Objets

world-purple = { $form ->
   *[name] violet
    [object] le Monde violet
}
world-blue = { $form ->
   *[name] bleu
    [object] le Monde bleu
}
world-green = { $form ->
   *[name] vert
    [object] le Monde vert
}
world-yellow = { $form ->
   *[name] jaune
    [object] le Monde jaune
}
world-white = { $form ->
   *[name] blanc
    [object] le Monde blanc
}
world-brown = { $form ->
   *[name] marron
    [object] le Monde marron
}
world-red = { $form ->
   *[name] rouge
    [object] le Monde rouge
}

card-purple = { $form ->
   *[name] { $number } violet
    [object] le { $number } violet
}
card-blue = { $form ->
   *[name] { $number } bleu
    [object] le { $number } bleu
}
card-green = { $form ->
   *[name] { $number } vert
    [object] le { $number } vert
}
card-yellow = { $form ->
   *[name] { $number } jaune
    [object] le { $number } jaune
}
card-white = { $form ->
   *[name] { $number } blanc
    [object] le { $number } blanc
}
card-brown = { $form ->
   *[name] { $number } marron
    [object] le { $number } marron
}
card-red = { $form ->
   *[name] { $number } rouge
    [object] le { $number } rouge
}

role-shaman = { $form ->
   *[name] Shaman
    [object] un Shaman
}
role-shadow = { $form ->
   *[name] Ombre
    [object] une Ombre
}
team-shamans = Shamans
team-shadows = Ombres

tile-dagger = { $form ->
   *[name] Dague Rituelle
    [object] une Dague Rituelle
}
tile-portal = { $form ->
   *[name] Portail
    [object] un Portail
}
tile-shard = { $form ->
   *[name] Éclat de Lune
    [object] un Éclat de Lune
}
tile-mask = { $form ->
   *[name] Masque de Vérité
    [object] un Masque de Vérité
}
tiles-hidden = { $count ->
    [one] { $count } tuile face cachée
   *[other] { $count } tuiles face cachée
}

ritual-stabilization = { $form ->
   *[name] Stabilisation
    [object] le rituel de Stabilisation
}
ritual-permutation = { $form ->
   *[name] Permutation
    [object] le rituel de Permutation
}
ritual-illumination = { $form ->
   *[name] Illumination
    [object] le rituel d’Illumination
}
ritual-neutralization = { $form ->
   *[name] Neutralisation
    [object] le rituel de Neutralisation
}

ritual-stabilization-help = Le pion recule de deux cases, ou qui réalise le rituel prend un Artéfact.
ritual-permutation-help = Qui réalise le rituel échange sa carte Rôle avec celle d’un autre joueur.
ritual-illumination-help = Qui réalise le rituel gagne aussitôt un point.
ritual-neutralization-help = Qui réalise le rituel avec une Dague Rituelle élimine un autre joueur.

## Décisions

decision-play = jouer une carte
decision-play-help = Toute carte peut être jouée. Une carte hors Destination rapproche le pion de la Lune d’une case, puis rejoint son propre Monde.
decision-play-lead = ouvrir le tour
decision-play-lead-help = Vous êtes le Guide : le Monde de votre carte devient la Destination. Qui y joue la plus petite carte prend un Artéfact, qui y joue la plus grande sera le Guide suivant.
decision-take = prendre un Artéfact
decision-take-help = Votre carte est la plus petite de la Destination, une tuile vous revient : l’une des deux visibles, ou le dessus inconnu de la pile.
decision-keep = garder la tuile, visible ou cachée
decision-keep-help = Personne d’autre ne sait ce que vous avez pioché. Cachée, la tuile reste votre secret tant qu’elle ne sert pas ; une Dague visible, elle, doit servir dès que possible.
decision-stabilize = stabiliser
decision-stabilize-help = Au choix : le pion recule de deux cases, ou vous prenez un Artéfact.
decision-swap = permuter les rôles
decision-swap-help = Vous échangez votre carte Rôle avec le joueur choisi, et chacun regarde la sienne. Vous changerez peut-être de camp !
decision-neutralize = choisir qui éliminer
decision-neutralize-help = Une Dague Rituelle élimine un joueur. On interroge quiconque a une tuile cachée, pour ne rien trahir : sauf Dague visible, vous pouvez renoncer, et nul ne saura pourquoi.
decision-chain = choisir le rituel suivant
decision-chain-help = Plusieurs Mondes ont été complétés à la fois et tous leurs rituels vous reviennent. L’ordre est à vous.
decision-give = choisir une carte à donner
decision-give-help = Pendant l’Éclipse, chacun donne une carte au voisin que montre la flèche. Tous choisissent avant de voir ce qu’ils reçoivent.
decision-name = désigner le prochain Guide
decision-name-help = La manche est finie pour vous, mais la plus grande carte de la Destination était la vôtre : à vous de dire qui ouvre le tour suivant.
decision-moon = laisser le pion atteindre la Lune, ou utiliser un Portail
decision-moon-help = Encore un pas et le pion est sur la Lune : les Ombres remportent la manche. C’est le dernier instant pour un Portail.
decision-target = laisser frapper la Dague, ou utiliser un Portail
decision-target-help = Un joueur va être éliminé et son rôle révélé. Juste avant, un Portail peut encore servir.
decision-end = laisser finir la manche, ou utiliser un Portail
decision-end-help = Il n’y a plus de cartes : les Shamans vont l’emporter. C’est le dernier instant pour un Portail.
offer-portal = utiliser votre Portail, ou continuer
offer-portal-help = Un Portail peut être utilisé à tout moment : il avance ou recule le pion d’une case, puis il est défaussé.

## Actions

action-play = jouer { $card }
action-take-left = à gauche : { $tile }
action-take-right = à droite : { $tile }
action-take-stack = le dessus de la pile
action-keep-open = la garder face visible
action-keep-hidden = la garder face cachée
action-back = reculer le pion de deux cases
action-swap = permuter avec { $target }
action-neutralize = éliminer { $target }
action-decline = n’éliminer personne
action-perform = { $world } : { $ritual }
action-give = donner { $card }
action-name = { $target } ouvrira le tour
action-portal-forward = Portail : avancer le pion d’une case
action-portal-back = Portail : reculer le pion d’une case
action-pass = ne pas utiliser de Portail

## Événements

event-round-began-marker = { $you ->
    [name] Manche { $round }. Vous avez le marqueur Premier joueur.
   *[none] Manche { $round }. Marqueur Premier joueur : { $name }.
}
event-hand-dealt = { $you ->
    [name] Votre main : { $cards }.
   *[none] { $name } reçoit sa main : { $cards }.
}
event-hand-dealt-hidden = { $name } reçoit sa main.
event-left-over = Carte restante, posée dans son Monde : { $card }.
event-tile-shown = { $slot ->
    [left] À gauche, une tuile se révèle : { $tile }.
   *[right] À droite, une tuile se révèle : { $tile }.
}
event-trick-began = { $you ->
    [name] Tour { $trick }. Vous êtes le Guide.
   *[none] Tour { $trick }. Guide : { $name }.
}
event-card-played = { $you ->
    [name] Vous jouez { $card }.
   *[none] { $name } joue { $card }.
}
event-card-played-off = { $you ->
    [name] Vous jouez { $card }, hors Destination.
   *[none] { $name } joue { $card }, hors Destination.
}
event-pawn-moved-forward = { $count ->
    [one] Le pion Ombre fait un pas vers la Lune.
   *[other] Le pion Ombre avance de { $count } cases vers la Lune.
}
event-pawn-moved-back = { $count ->
    [one] Le pion Ombre recule d’une case.
   *[other] Le pion Ombre recule de { $count } cases.
}
event-card-placed = Carte posée dans son Monde : { $card }.
event-world-completed = Monde complété : { $world }.
event-world-completed-nobody = Monde complété : { $world }. Plus personne pour réaliser son rituel.
event-ritual = { $you ->
    [name] Vous réalisez { $ritual }.
   *[none] { $name } réalise { $ritual }.
}
event-ritual-idle = Le rituel reste sans effet.
event-points-illumination = { $you ->
    [name] Illumination : vous gagnez { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
   *[none] Illumination : { $name } gagne { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
}
event-points-team = { $you ->
    [name] Votre camp l’emporte : { $points ->
        [one] { $points } point
       *[other] { $points } points
    } pour vous.
   *[none] Dans le camp vainqueur, { $name } gagne { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
}
event-points-shards = { $you ->
    [name] Vos Éclats de Lune rapportent { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
   *[none] Les Éclats de Lune rapportent { $points ->
        [one] { $points } point
       *[other] { $points } points
    } à { $name }.
}
event-tile-taken-row = { $you ->
    [name] Vous prenez { $tile }.
   *[none] { $name } prend { $tile }.
}
event-tile-taken-stack = { $you ->
    [name] Vous piochez { $tile }.
   *[none] { $name } pioche { $tile }.
}
event-tile-taken-hidden = { $name } prend une tuile de la pile.
event-tile-kept-open = { $you ->
    [name] Vous posez la tuile face visible : { $tile }.
   *[none] { $name } pose la tuile face visible : { $tile }.
}
event-tile-kept-hidden = { $you ->
    [name] Vous gardez la tuile face cachée : { $tile }.
   *[none] { $name } garde la tuile face cachée : { $tile }.
}
event-tile-kept-secret = { $name } garde la tuile face cachée.
event-role-revealed = { $you ->
    [name] Le Masque révèle votre rôle : { $role }.
   *[none] Le Masque fait révéler son rôle à { $name } : { $role }.
}
event-eclipse = { $arrow ->
    [left] Éclipse ! Chacun donne une carte à son voisin de gauche.
   *[right] Éclipse ! Chacun donne une carte à son voisin de droite.
}
event-card-given = { $you ->
    [name] Vous donnez { $card } à { $target }.
    [target] { $name } vous donne { $card }.
   *[none] { $name } donne { $card } à { $target }.
}
event-card-given-hidden = { $name } donne une carte à { $target }.
event-eclipse-over = L’Éclipse est passée.
event-roles-swapped = { $you ->
    [name] Vous échangez vos rôles avec { $target }.
    [target] { $name } échange son rôle avec le vôtre.
   *[none] { $name } et { $target } échangent leurs rôles.
}
event-role-seen = { $you ->
    [name] Votre nouveau rôle : { $role }.
   *[none] { $name } regarde son nouveau rôle : { $role }.
}
event-role-seen-hidden = { $name } regarde son nouveau rôle.
event-dagger-spent = { $you ->
    [name] Vous levez une Dague Rituelle contre { $target }.
    [target] { $name } lève une Dague Rituelle contre vous.
   *[none] { $name } lève une Dague Rituelle contre { $target }.
}
event-dagger-spent-hidden = { $you ->
    [name] Vous sortez une Dague Rituelle cachée et la levez contre { $target }.
    [target] { $name } sort une Dague Rituelle cachée et la lève contre vous.
   *[none] { $name } sort une Dague Rituelle cachée et la lève contre { $target }.
}
event-window-moon = Le pion va toucher la Lune. Quelqu’un utilise-t-il un Portail ?
event-window-target = La Dague va frapper. Quelqu’un utilise-t-il un Portail ?
event-window-end = La dernière carte est tombée. Quelqu’un utilise-t-il un Portail ?
event-portal-used-forward = { $you ->
    [name] Vous utilisez un Portail : le pion doit avancer.
   *[none] { $name } utilise un Portail : le pion doit avancer.
}
event-portal-used-forward-hidden = { $you ->
    [name] Vous dévoilez un Portail caché : le pion doit avancer.
   *[none] { $name } dévoile un Portail caché : le pion doit avancer.
}
event-portal-used-back = { $you ->
    [name] Vous utilisez un Portail : le pion doit reculer.
   *[none] { $name } utilise un Portail : le pion doit reculer.
}
event-portal-used-back-hidden = { $you ->
    [name] Vous dévoilez un Portail caché : le pion doit reculer.
   *[none] { $name } dévoile un Portail caché : le pion doit reculer.
}
event-eliminated = { $you ->
    [name] Vous éliminez { $target }. Son rôle : { $role }.
    [target] { $name } vous élimine. Votre rôle : { $role }.
   *[none] { $name } élimine { $target }. Son rôle : { $role }.
}
event-tiles-lost = { $you ->
    [name] Vos tuiles quittent la manche : { $tiles }.
   *[none] { $name } perd ses tuiles : { $tiles }.
}
event-hand-set-aside = { $you ->
    [name] Votre main est mise de côté sans être vue : { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }.
   *[none] { $name } met sa main de côté sans la montrer : { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }.
}
event-hand-placed = { $you ->
    [name] Votre main rejoint ses Mondes : { $cards }.
   *[none] { $name } pose sa main dans les Mondes : { $cards }.
}
event-hand-placed-empty = { $you ->
    [name] Vous n’aviez plus de cartes en main.
   *[none] { $name } n’avait plus de cartes en main.
}
event-cards-collected = { $you ->
    [name] Vous ramassez les cartes du tour : { $cards }.
   *[none] { $name } ramasse les cartes du tour : { $cards }.
}
event-cards-collected-nobody = Personne ne ramasse les cartes du tour ; elles rejoignent leur Monde : { $cards }.
event-guide-named = { $you ->
    [name] Vous désignez le prochain Guide : { $target }.
    [target] { $name } vous désigne comme prochain Guide.
   *[none] { $name } désigne le prochain Guide : { $target }.
}
event-round-ended-cards = Les mains sont vides : la manche revient aux Shamans.
event-round-ended-last-shadow = La dernière Ombre est tombée : la manche revient aux Shamans.
event-round-ended-moon = Le pion est sur la Lune : la manche revient aux Ombres.
