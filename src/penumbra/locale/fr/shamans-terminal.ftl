### La table dans le terminal.

round-and-trick = manche { $round }, tour { $trick }
spaces-to-moon = { $count ->
    [0] la Lune est atteinte
    [one] { $count } case avant la Lune
   *[other] { $count } cases avant la Lune
}
heading-worlds = Mondes
heading-artifacts = Artéfacts
heading-aside = mis de côté
legend-marker = Premier joueur
legend-guide = Guide
legend-hidden = face cachée
legend-known = connu, pas de tous
stack-height = pile de { $count }
eclipse-hidden = Éclipse à venir
eclipse-left = Éclipse : vers la gauche
eclipse-right = Éclipse : vers la droite
eclipse-gone = Éclipse passée
no-destination = pas encore de Destination
prose-pawn = le pion Ombre
prose-giving = Pendant l’Éclipse, vous donnez { $card }.
prose-raised = Une Dague est levée contre { $name }.
prose-rituals-left = Rituels encore à réaliser : { $worlds }
prose-trick = Tour { $trick } (Guide : { $name }) : { $cards }
prose-shadows = Ombres distribuées : { $count }
