### Mots communs aux deux jeux. Les identifiants et les variables sont expliqués dans en/games.ftl.

language = Français
you = Vous
player = Joueur
bot-names = Camille, Noé, Maëlle, Sacha, Lou, Bastien, Inès, Alix, Théo
list-and = { $list } et { $last }
number-of-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
number-of-cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}

## Événements

event-role-dealt = { $you ->
    [name] Votre rôle : { $role }.
   *[none] { $name } reçoit un rôle : { $role }.
}
event-role-dealt-hidden = { $name } reçoit un rôle.
event-roles-opened = Tous les rôles sont dévoilés : { $roles }.
event-roles-opened-one = { $name } : { $role }
event-game-ended = { $you ->
    [alone] Vous remportez la partie !
    [among] Vous remportez la partie, ensemble : { $names }.
   *[none] { $count ->
        [one] { $names } remporte la partie !
       *[other] { $names } remportent la partie !
    }
}

## Décisions

decision-deal = attendre la donne
decision-deal-help = On distribue la manche suivante.
decision-over = plus rien à faire
decision-over-help = La partie est finie.
