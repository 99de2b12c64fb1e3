### Les règles des deux jeux, un sujet à la fois. Mise en forme : voir en/rules.ftl.

## La page

rules-page-contents = Sommaire
rules-page-asked = Questions de joueurs
rules-page-see = Voir aussi
rules-page-print = Imprimer
rules-page-learn = Apprendre en jouant
rules-group-game = Le jeu
rules-group-end = La fin
rules-group-talk = À table

## Figures

rules-table-players = Joueurs
