### Les parties revues dans le navigateur : regarder une partie finie, et la preuve que les donnes
### étaient équitables. Identifiants et variables : voir games.ftl en anglais. L’engagement du
### protocole est ici un sceau, et un sel une part de hasard.

replay-title = Rediffusion
replay-page = { $game } – rediffusion
replay-loading = La rediffusion se prépare…
replay-again = Réessayer
replay-download = Télécharger l’enregistrement
replay-beside = Points de vue et journal
replay-steps = Se déplacer dans la partie
replay-play = Lecture (espace)
replay-pause = Pause (espace)
replay-forward = Un pas en avant (→)
replay-back = Un pas en arrière (←)
replay-next-part = Étape suivante (maj + →)
replay-previous-part = Étape précédente (maj + ←)
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
replay-keys = Clavier : espace pour lire, ← → pour avancer pas à pas, page précédente et suivante de manche en manche, 1 à 9 et 0 pour changer de point de vue.

## La preuve

## What if

replay-what-if = Et si ? Jouer la suite pour { $name }
replay-what-if-title = Et si l’on jouait la suite pour { $name } :
replay-what-if-you = à vous de jouer. Seul ce que cette place savait est montré.
replay-what-if-on = la partie continue contre des robots.
replay-what-if-bots = les robots réfléchissent…
replay-what-if-over = voilà comment elle aurait fini.
replay-what-if-back = Revenir à la partie telle qu’elle fut

proof-mark-proved = Prouvé
proof-mark-in-part = Rien de faux, mais tout n’est pas prouvé
proof-mark-consistent = Cohérent
proof-mark-not-fair = Non équitable
proof-title = Les donnes étaient-elles équitables ?
proof-how = Avant la première carte, la table a tiré un nombre secret et montré à tous son sceau, qui correspond à ce secret et à aucun autre. Puis l’appareil de chaque personne a promis un nombre aléatoire à lui, une part de hasard, et ne l’a ouvert qu’une fois la liste de toutes les promesses fixée. Toutes les donnes découlent à la fois du secret et de ces parts. La table ne pouvait donc pas choisir une donne, puisque son secret était déjà scellé ; et personne d’autre non plus, puisque personne ne connaissait le secret. Ce navigateur a noté tout ce qu’on lui a dit, et compare.
proof-good = en ordre
proof-bad = faux
proof-unknown = impossible à comparer ici
proof-noted = C’est la partie dont vous avez vu le tirage
proof-noted-good = Sceau, joueurs, plateau et toutes les parts sont ceux que ce navigateur a notés à la table.
proof-secret = Le secret correspond à son sceau
proof-secret-good = Le secret a été ouvert après la partie, et il donne exactement le sceau montré avant elle.
proof-draw = La part de chacun a compté
proof-draw-good = Chaque part ouvre sa promesse, et les robots n’en ont pas.
proof-deals = Toutes les donnes en découlent
proof-deals-good = Toutes les donnes ont été recalculées ici, carte par carte ; ce sont celles qui ont été jouées, et personne n’a utilisé de carte non reçue.
proof-story = La rediffusion raconte ce que vous avez vu
proof-story-good = Tout ce que ce navigateur a entendu pendant la partie s’y trouve, dans le même ordre.
proof-record = Rien n’a été changé après coup
proof-record-good = { $acts ->
    [one] La seule action et tout ce qui en a découlé concordent avec les sommes de contrôle de l’enregistrement.
   *[other] Les { $acts } actions et tout ce qui en a découlé concordent avec les sommes de contrôle de l’enregistrement.
}
proof-numbers = Les nombres eux-mêmes
proof-numbers-help = Avec eux et les formules du protocole, tout le monde peut recalculer les donnes, dans n’importe quel langage.
proof-commitment = le sceau
proof-the-secret = le secret
proof-share-bot = aucune part : un robot
proof-share-away = aucune part : rien n’est arrivé à temps
proof-share-late = aucune part : une promesse n’a pas été ouverte
proof-download-note = Télécharger ma note
proof-yourself = La page qui vérifie vient du même serveur, et elle compare ce qui a été distribué, annoncé et joué, non chaque image de la table. Pour ne dépendre de personne, téléchargez l’enregistrement et la note, vérifiez-les avec penumbra replay --note sur votre propre ordinateur, et lisez-vous l’empreinte à voix haute.
