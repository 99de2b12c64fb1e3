### L’Ombre de l’intrigue dans le navigateur : la cour, les déclarations, la reconnaissance, les
### décisions. Voir en/intrigue-page.ftl.

## La cour

intrigue-court = La cour
intrigue-tab-court = Cour
intrigue-tab-claims = Déclarations
intrigue-hearing = Au milieu de la cour
intrigue-deck = Rôles en jeu
intrigue-about = Ce que disent les règles : { $thing }
intrigue-of-camp = camp : { $camp }
intrigue-only-you-know = connu de vous seulement
intrigue-your-guess = votre avis : { $role }
intrigue-used = mission déjà faite
intrigue-condemned = condamnation
intrigue-executed = exécution
intrigue-discussion = Discussion { $discussion }, tour de table { $circle }
intrigue-interrogation = Interrogatoire
intrigue-interrogations = Interrogatoires de cette manche
intrigue-has-looked = mission faite
intrigue-looked-at = { $name } a regardé { $target } :
intrigue-free-discussion = Discussion { $discussion }, parole libre
intrigue-whom = qui ?
intrigue-announces = « { $role } »
intrigue-you-saw = vous avez vu : { $role }
intrigue-verdict = Le verdict
intrigue-nobody-yet = { $camp } : personne encore

## Ce que dit quelqu’un, dans une bulle

intrigue-says-silence = silence

## Le tableau des paroles

intrigue-claims = Qui a dit quoi de qui
intrigue-claims-of = Dit par { $name } et à son sujet
intrigue-everybody = tout le monde
intrigue-nothing-said = Personne n’a encore parlé.
intrigue-lately = Derniers mots
intrigue-row-of-column = la ligne parle de la colonne
intrigue-legend-so = je sais que c’est vrai
intrigue-legend-lie = je sais que c’est faux
intrigue-legend-doubt = tout ne peut être vrai
intrigue-claimed-of-deck = Combien prennent ce rôle, et combien il y en a
intrigue-true = Vous savez que c’est vrai.
intrigue-false = Vous savez que c’est faux.
intrigue-why-disputed = { $you ->
    [name] Vous dites autre chose : { $role }.
   *[none] { $name } dit autre chose : { $role }.
}
intrigue-why-changed = { $you ->
    [name] Vous avez dit aussi : { $role }.
   *[none] { $name } a dit aussi : { $role }.
}
intrigue-why-also-trust = { $you ->
    [name] Vous avez aussi déclaré votre confiance.
   *[none] { $name } a aussi déclaré sa confiance.
}
intrigue-why-also-accuse = { $you ->
    [name] Vous avez aussi lancé une accusation.
   *[none] { $name } a aussi lancé une accusation.
}
intrigue-why-too-many = { $copies ->
    [one] Il n’y a que { $copies } carte de ce rôle, mais on l’attribue à { $names }.
   *[other] Il n’y a que { $copies } cartes de ce rôle, mais on les attribue à { $names }.
}

## Ce que l’on sait

intrigue-recognition = Reconnaissance
intrigue-eyes-closed = Tous les yeux sont fermés…
intrigue-eyes-open = Vous ouvrez les yeux.
intrigue-you-are = Vous êtes { $role }
intrigue-recognise-nobody = Vous ne reconnaissez personne.
intrigue-ready = On peut commencer
intrigue-your-role = votre rôle
intrigue-own-role = Votre rôle : { $role }. Ce que vous savez
intrigue-covered = carte cachée
intrigue-hold-to-look = Appuyez longuement sur la carte pour la voir
intrigue-what-you-know = Ce que vous savez
intrigue-all-roles = Tous les rôles
intrigue-known-open = La carte est face visible.
intrigue-known-looked = Vous avez regardé la carte.
intrigue-known-recognised = Vous l’avez appris pendant la reconnaissance.
intrigue-known-left = Par élimination : aucun autre rôle n’est possible ici.
intrigue-known-nobody = Des autres, vous ne connaissez que le camp, et qui est le Seigneur.

## Décisions

intrigue-decision = Décision
intrigue-order = Ordre de parole : { $names }
intrigue-your-turn = À vous : { $task }
intrigue-waiting-speak = La parole est à { $name }.
intrigue-waiting-command = { $name } réfléchit à ses ordres.
intrigue-waiting-free = Parlez quand il vous plaît ; c’est { $name } qui clôt la discussion.
intrigue-waiting-point = { $name } choisit qui sera examiné.
intrigue-waiting-announce = { $name } a vu la carte et va annoncer un rôle.
intrigue-waiting-condemn = { $name } rend son verdict.
intrigue-choose-point = Choisissez un portrait : { $name } en examinera la carte.
intrigue-condemn-brotherhood = D’abord quelqu’un du camp de la Confrérie : qui est le Grand Maître ?
intrigue-condemn-dusk = Maintenant quelqu’un du camp du Crépuscule : qui est l’Espion ?
intrigue-card-of = la carte que tient { $target }
intrigue-the-truth = la vérité
intrigue-say-it = Dire
intrigue-choose-again = choisir de nouveau
intrigue-send = Envoyer un enquêteur
intrigue-judge = Rendre le verdict
intrigue-judge-help = deux têtes, une de chaque camp
intrigue-send-whom = Envoyer interroger :
intrigue-back = retour
intrigue-confirm-send = Envoyer { $target } ?
intrigue-confirm-send-help = La discussion s’arrête. { $target } verra une carte et ne repartira plus pendant cette manche.
intrigue-confirm-judge = Passer au verdict ?
intrigue-confirm-judge-help = Plus de paroles ni d’interrogatoires : deux joueurs seront exécutés.
intrigue-confirm-point = Faire examiner { $target } ?
intrigue-confirm-point-help = Seul l’enquêteur voit la carte.
intrigue-confirm-condemn = Condamner { $target } ?
intrigue-confirm-condemn-help = C’est sans retour possible.

## Le verdict et la fin d’une manche

intrigue-verdict-of = Le verdict : { $name }
intrigue-verdict-swore = se disait : { $role }
intrigue-verdict-swore-nothing = n’a rien dit de soi
intrigue-verdict-accused-by = mise en cause par
intrigue-verdict-master = Le Grand Maître, est-ce { $name } ?
intrigue-verdict-stakes = Le Crépuscule ne gagne que si les deux sont trouvés.
intrigue-verdict-spy = L’un est tombé. L’Espion, est-ce { $name } ?
intrigue-verdict-half = Si oui, le Crépuscule gagne la manche. Sinon, la Confrérie.
intrigue-verdict-missed = { $name } n’est pas le Grand Maître !
intrigue-end-both = Le Grand Maître et l’Espion sont tombés.
intrigue-end-master = Le Grand Maître est tombé, mais l’Espion s’est échappé.
intrigue-end-spy = L’Espion est tombé, mais le Grand Maître s’est échappé.
intrigue-end-neither = Le Grand Maître et l’Espion se sont échappés.
intrigue-end-loyal-dusk = Fidèles au Crépuscule
intrigue-end-loyal-brotherhood = Fidèles à la Confrérie
intrigue-end-each = +1 chacun
intrigue-end-said = Qui a dit quoi, et quand c’était faux
intrigue-end-talk = Discussion { $number }
intrigue-end-look = Examen { $number }
intrigue-end-lies = Mensonges
intrigue-end-lied = { $count ->
    [one] { $count } mensonge
   *[other] { $count } mensonges
}
intrigue-end-no-lies = aucun
intrigue-end-true = – vrai
intrigue-end-false = – mensonge

## Autour de la table

replay-next-part-intrigue = Interrogatoire suivant (maj + →)
replay-previous-part-intrigue = Interrogatoire précédent (maj + ←)
replay-keys-intrigue = Clavier : espace pour lire, ← → pour avancer pas à pas, avec maj d’interrogatoire en interrogatoire, page précédente et suivante de manche en manche, 1 à 9 et 0 pour changer de point de vue.

## La carte sur la page d’accueil

lobby-about-intrigue = Chacun voit votre camp, nul ne voit votre loyauté. Interrogez, accusez, mentez sans ciller : démasquez le Grand Maître, ou cachez-le.
lobby-facts-intrigue = 7 à 10 joueurs · environ 30 minutes
lobby-wish-board-intrigue = Discussion
board-intrigue-standard = par tours de table
board-intrigue-standard-help = Chacun parle une fois à son tour, le Seigneur en dernier.
board-intrigue-free-talk = parole libre
board-intrigue-free-talk-help = Chacun parle quand il lui plaît ; seul le Seigneur clôt la discussion.
