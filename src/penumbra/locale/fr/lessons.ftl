### Les premières parties guidées et le conseiller à une vraie table. Voir en/lessons.ftl.

## La page

lesson-page-loading = On prépare la table…
lesson-page-failed = La leçon n’a pas pu être chargée.
lesson-page-retry = Réessayer
lesson-page-coach = Le conseiller
lesson-page-on = Continuer
lesson-page-next = Scène suivante
lesson-page-finish = Terminer
lesson-page-back = Retour
lesson-page-leave = Quitter la leçon
lesson-page-choose = À vous de choisir
lesson-page-wait = Regardez…
lesson-page-scene = Scène { $number } sur { $count }
lesson-page-scenes = Les scènes
lesson-page-resume = Vous connaissez le début : la leçon reprend où vous l’aviez laissée.
lesson-page-restart = Depuis le début
lesson-page-done = Vous savez jouer
lesson-page-done-help = Une vraie table avec des robots est la meilleure deuxième leçon. Le conseiller reste à vos côtés et vous glisse un mot à chaque nouveauté.
lesson-page-play = Jouer avec un conseiller
lesson-page-rules = Lire les règles

## Le conseiller à une vraie table

coach-title = Un conseil
coach-understood = Compris
coach-off = Plus de conseils
