### Ce qu’une partie terminée apprend, et pourquoi un conseil dit ce qu’il dit. Ids et variables : voir en/analysis.ftl.

analysis-title = Analyse
analysis-page = { $game } – analyse
analysis-played = { $names }. Coups : { $acts }. Manches : { $rounds }.
analysis-measure-game = Tous les nombres sont des chances de gagner la partie, calculées d’après ce que chacun savait à ce moment-là, et rien d’autre.
analysis-measure-round = Tous les nombres sont des chances de gagner la manche, calculées d’après ce que chacun savait à ce moment-là, et rien d’autre.
analysis-made = Penumbra { $version }, budget { $budget }, graine { $seed }.
analysis-turning-points = Tournants
analysis-turning = Manche { $round }, coup { $move } : { $sentence } { $name } : { $before } % → { $after } %.
analysis-no-turning = Aucun coup n’a changé grand-chose à lui seul.
analysis-losses = Ce qui a été gâché
analysis-losses-help = La part de leurs chances que les joueurs ont gâchée, par rapport à ce qu’un sage aurait fait avec les mêmes connaissances. Ce qui peut n’être que du hasard n’est pas compté.
analysis-lost = { $name } : { $percent } % en { $number } décisions sur { $whole }
analysis-worst = Les décisions les plus coûteuses
analysis-mistake = Coup { $move }, { $name } : { $played } ({ $value } %) au lieu de { $recommended } ({ $best } %). Gâché : { $loss } % ± { $error }.
analysis-no-mistakes = Personne n’a gâché plus que le hasard ne l’expliquerait.
analysis-beliefs = Qui pouvait soupçonner qui
analysis-beliefs-help = D’après ce que chacun a vu et entendu, et rien d’autre. Les marques du bas sont les décisions qui ont gâché quelque chose.
analysis-believes = { $name } pouvait penser à la fin de la manche { $round } :
analysis-believed = { $name } – { $role } : { $percent } %
analysis-moved = Coup { $move } : { $sentence } ({ $change } %)
analysis-moved-most = Ce qui l’a fait changer le plus
analysis-prospects = Où en était la partie
analysis-prospects-help = Toutes cartes ouvertes : les chances de chacun après chaque coup. Les tournants sont marqués.
analysis-decision = Décision
analysis-value = Chances
analysis-given-away = Gâché
analysis-alternatives = Ce qu’on aurait pu faire
analysis-let-go-on = laisser faire
analysis-silent = Un coup secret.
analysis-recommended = Un sage choisirait : { $action }.
hint-beliefs = Qui peut être quoi :
hint-belief = { $name } – { $role } { $percent } %

## In the replay and at the end of a game

analysis-ask = Analyser cette partie
analysis-ask-help = Un sage regarde chaque décision avec les yeux de qui l’a prise. Cela prend une demi-minute environ.
analysis-waiting = En attente : une autre partie est à l’examen…
analysis-looking = Examen du coup { $move } sur { $acts }…
analysis-show = Tournants
analysis-here = Ce coup
analysis-open = Le voir dans la rediffusion
analysis-curves = Qui pouvait soupçonner qui, coup par coup
analysis-curves-open = Les chances de chacun, coup par coup
analysis-jump = Au tournant { $number }
analysis-loss = Gâché : { $loss } %

part-rest = sans points de cette manche
part-team = les points du camp
part-survival = perdu en mourant
part-illumination = Illuminations
part-shards = Éclats de Lune
part-loyalty = la victoire du camp en elle-même
part-reading = ce que les autres y liraient
part-now = dans l’état des choses
part-look = ce qu’apporte le regard
part-word = ce que fait la parole

why-only = Il n’y avait rien à peser.
why-value = Chances : { $percent } % ± { $error }.
why-close = { $action } serait à peu près aussi bien.
why-ahead = { $percent } % de mieux que la suivante : { $action }.
why-usual = C’est aussi ce qu’on fait d’habitude.
why-suspects = Suspect : { $name } – { $role }, { $percent } %.
why-part-rest = Surtout, cela laisse moins aux autres (+{ $percent } %).
why-part-team = Surtout, cela aide son propre camp (+{ $percent } %).
why-part-survival = Il s’agit surtout de rester en vie (+{ $percent } %).
why-part-illumination = Il s’agit surtout d’Illuminations (+{ $percent } %).
why-part-shards = Il s’agit surtout d’Éclats de Lune (+{ $percent } %).
why-part-loyalty = Surtout, cela fait gagner son propre camp (+{ $percent } %).
why-part-reading = Surtout, les autres y liraient moins (+{ $percent } %).
why-part-now = Surtout, cela garde ce qu’on a (+{ $percent } %).
why-part-look = Surtout, ce regard en dit plus (+{ $percent } %).
why-part-word = Surtout, cette parole porte plus (+{ $percent } %).
