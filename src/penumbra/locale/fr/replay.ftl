### Les parties revues dans le navigateur : regarder une partie finie, et la preuve que les donnes
### étaient équitables. Identifiants et variables : voir games.ftl en anglais. L’engagement du
### protocole est ici un sceau, et un sel une part de hasard.

replay-title = Partie revue
replay-page = { $game } – partie revue
replay-loading = La partie se remet en place …
replay-again = Réessayer
replay-download = Télécharger l’enregistrement
replay-beside = Regards et journal
replay-steps = Se déplacer dans la partie
replay-play = Lecture (espace)
replay-pause = Pause (espace)
replay-forward = Un pas en avant (→)
replay-back = Un pas en arrière (←)
replay-next-part = { $game ->
    [shamans] Tour suivant (maj + →)
   *[intrigue] Interrogatoire suivant (maj + →)
}
replay-previous-part = { $game ->
    [shamans] Tour précédent (maj + ←)
   *[intrigue] Interrogatoire précédent (maj + ←)
}
replay-next-round = Manche suivante (page suivante)
replay-previous-round = Manche précédente (page précédente)
replay-position = Position dans la partie
replay-place = action { $move } sur { $acts }
replay-pace = Vitesse : { $pace }
replay-eyes = Vu par
replay-eyes-open = toutes cartes ouvertes
replay-eyes-help = Ce que cette personne voyait et savait à chaque instant, et rien de plus.
replay-eyes-open-help = Tout ce qui était caché est visible.
replay-act = { $name } : { $action }
replay-keys = { $game ->
    [shamans] Clavier : espace pour lire, ← → pour avancer pas à pas, avec maj de tour en tour, page précédente et suivante de manche en manche, 1 à 9 et 0 pour changer de regard.
   *[intrigue] Clavier : espace pour lire, ← → pour avancer pas à pas, avec maj d’interrogatoire en interrogatoire, page précédente et suivante de manche en manche, 1 à 9 et 0 pour changer de regard.
}

## La preuve

proof-mark-fair = Donne équitable
proof-mark-unfair = Non équitable
proof-title = Les donnes étaient-elles équitables ?
proof-verdict-fair = Oui. Votre navigateur vient de le vérifier lui-même, sans faire confiance à personne.
proof-verdict-unfair = Cette partie ne tient pas. L’étape marquée en rouge dit où elle cède.
proof-how = Avant la première donne, la table a tiré un nombre secret et montré à tous son sceau, qui correspond à ce secret et à aucun autre. Puis l’appareil de chaque personne a ajouté ses propres nombres aléatoires : une part de hasard. Toutes les donnes découlent à la fois du secret et de ces parts. La table ne pouvait donc pas choisir une donne, puisque son secret était déjà scellé ; et personne d’autre non plus, puisque personne ne connaissait le secret.
proof-good = en ordre
proof-bad = faux
proof-unknown = impossible à comparer ici
proof-secret = Le secret correspond à son sceau
proof-secret-good = Le secret a été ouvert après la partie, et il donne exactement le sceau montré avant elle.
proof-secret-bad = Le secret ouvert ne donne pas le sceau : l’un des deux n’est plus ce qu’il était.
proof-noted = C’est bien le sceau de cette partie
proof-noted-good = Ce navigateur a noté le sceau à la table, avant la première donne, et c’est le même.
proof-noted-unknown = Ce navigateur n’était pas à la table : il n’a pas de sceau à comparer. Ceux qui y ont joué en ont un.
proof-noted-bad = Ce navigateur a noté un autre sceau à la table. Ce n’est pas la partie que vous avez jouée.
proof-salts = La part de chacun a compté
proof-salts-good = Il y a une part, ou aucune, pour chaque place et chaque manche : les robots n’en ont pas.
proof-salts-good-own = Il y a une part, ou aucune, pour chaque place et chaque manche, et celles que votre appareil a envoyées en font partie.
proof-salts-bad = Les parts de la manche { $round } ne sont pas celles qui ont été envoyées.
proof-deals = Toutes les donnes en découlent
proof-deals-good = { $rounds ->
    [one] La donne a été recalculée ici, carte par carte, et c’est celle qui a été jouée.
   *[other] Les { $rounds } donnes ont été recalculées ici, carte par carte, et ce sont celles qui ont été jouées.
}
proof-deals-bad = La manche { $round } aurait dû être distribuée autrement.
proof-record = Rien n’a été changé après coup
proof-record-good = { $acts ->
    [one] La seule action et tout ce qui en a découlé confirment les contrôles de l’enregistrement.
   *[other] Les { $acts } actions et tout ce qui en a découlé confirment les contrôles de l’enregistrement.
}
proof-record-bad = { $move ->
    [0] Les noms, le plateau ou les parts de hasard ont été changés après la partie.
   *[other] À partir de l’action { $move }, l’enregistrement raconte une autre histoire.
}
proof-numbers = Les nombres eux-mêmes
proof-numbers-help = Avec eux et les formules du protocole, tout le monde peut recalculer les donnes, dans n’importe quel langage.
proof-commitment = le sceau
proof-the-secret = le secret
proof-round = Manche { $round }
proof-no-salt = aucune part : un robot, ou trop tard
proof-yourself = Si vous ne faites confiance à aucune page non plus : téléchargez l’enregistrement et lancez penumbra replay.
