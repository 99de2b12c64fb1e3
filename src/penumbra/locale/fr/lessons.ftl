### Les premières parties guidées et le conseiller à une vraie table. Voir en/lessons.ftl.

## La page

lesson-page-title = { $game ->
    [shamans] Votre première partie de Shamans
   *[intrigue] Votre première partie de L’Ombre de l’intrigue
}
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
lesson-page-other = { $game ->
    [shamans] Apprendre Shamans
   *[intrigue] Apprendre L’Ombre de l’intrigue
}
lesson-page-rules = Lire les règles

## Shamans

lesson-shamans-trick-title = Le premier tour
lesson-shamans-trick-role = Bienvenue. Trois autres joueurs sont à cette table, et chacun a un rôle secret. Vous êtes un Shaman ; l’un des trois autres, un seul, est une Ombre.
lesson-shamans-trick-pawn = Le pion sombre monte vers la Lune. S’il y arrive, l’Ombre remporte la manche. Si toutes les cartes sont jouées avant, ce sont les Shamans.
lesson-shamans-trick-hand = Voici vos cartes. Chacune appartient à un Monde et porte une valeur, et aucune n’existe en double.
lesson-shamans-trick-follow = { $three } est le Guide et ouvre avec du bleu : le Monde bleu est la Destination de ce tour. Suivez avec votre 1 bleu, la plus petite carte qui soit.
lesson-shamans-trick-high = Le 6 bleu serait la plus grande, et vous ouvririez le tour suivant. Bonne idée, mais là, nous voulons un Artéfact : jouez le 1 bleu.
lesson-shamans-trick-off = Toute carte est permise. Mais celle-ci n’est pas bleue et pousserait le pion vers la Lune. Jouez le 1 bleu.
lesson-shamans-trick-stray = { $two } n’a pas suivi : le pion avance d’une case, et la carte rejoint son propre Monde. Pas de carte bleue, ou pas de bonne volonté ? Nul ne le sait encore.
lesson-shamans-trick-lowest = Tous ont joué, et votre carte bleue est la plus petite : vous prenez un Artéfact. Deux sont visibles, le dessus de la pile est un secret. Essayez la pile.
lesson-shamans-trick-row = Une belle tuile, mais tout le monde saurait que vous l’avez. Essayez la pile cette fois : personne d’autre ne saura ce qu’elle cache.
lesson-shamans-trick-keep = Un Éclat de Lune. Deux Éclats valent 2 points à la fin de la manche. Face visible, tous le voient ; face cachée, il reste votre secret. Gardez-le face cachée.
lesson-shamans-trick-hidden = Les autres voient maintenant que vous avez une tuile, mais pas laquelle.
lesson-shamans-trick-open = Tous sauraient alors que vous avez un Éclat, et quelqu’un voudrait peut-être vous souffler le deuxième. Gardez-le face cachée cette fois.
lesson-shamans-trick-highest = { $one } avait la plus grande carte bleue, ramasse donc les cartes bleues, les pose dans le Monde bleu et ouvre le tour suivant.

lesson-shamans-ritual-title = Un Monde est complété
lesson-shamans-ritual-none = Quelques tours plus tard. { $three } ouvre avec du blanc, et vous n’avez plus de carte blanche. Cela arrive au plus honnête des Shamans : quoi que vous jouiez, le pion avancera.
lesson-shamans-ritual-last = Alors tirez-en parti. Il ne manque qu’une carte au Monde violet, et elle est dans votre main : jouez le 5 violet.
lesson-shamans-ritual-other = Cela ne ferait qu’avancer le pion. Le 5 violet l’avance aussi, mais il complète un Monde.
lesson-shamans-ritual-point = D’abord le pion a avancé. Puis votre carte a complété le Monde violet, et vous avez aussitôt réalisé son rituel : l’Illumination, un point que nul ne peut vous reprendre.
lesson-shamans-ritual-alone = Les deux suivants n’ont pas suivi non plus. { $three }, sans personne d’autre dans la Destination, a la plus petite et la plus grande carte à la fois, prend l’Artéfact et la carte, et reste Guide.

lesson-shamans-stabilize-title = Retenir le pion
lesson-shamans-stabilize-count = Le pion est déjà loin. Mais regardez le Monde bleu et les cartes bleues sur la table : il ne manque que votre 6 bleu, et c’est la plus grande carte. Jouez-le.
lesson-shamans-stabilize-other = Alors le Monde bleu resterait incomplet. Jouez le 6 bleu.
lesson-shamans-stabilize-choose = { $two } avait la plus petite carte et a pris une tuile. Vous aviez la plus grande et complétez le Monde bleu. Son rituel est la Stabilisation : faites reculer le pion, ou prenez un Artéfact.
lesson-shamans-stabilize-back = Deux cases en arrière. Les Shamans respirent.
lesson-shamans-stabilize-portal = Un Portail déplacerait le pion d’une case, en avant ou en arrière, quand vous le voudriez. Mais deux cases en arrière tout de suite valent mieux : faites reculer le pion.
lesson-shamans-stabilize-mask = Le Masque de Vérité vous ferait montrer votre rôle aussitôt : tout le monde saurait qu’on peut vous faire confiance, l’Ombre aussi. Faites plutôt reculer le pion.
lesson-shamans-stabilize-stack = La pile, vous la connaissez. Choisissez cette fois le pion, ou l’une des deux tuiles visibles.
lesson-shamans-stabilize-lead = La plus grande carte ouvre le tour suivant : c’est vous le Guide maintenant.

lesson-shamans-accuse-title = Désigner l’Ombre
lesson-shamans-accuse-dagger = Vous avez depuis un moment une Dague Rituelle. Seule, elle ne fait rien ; dans un rituel de Neutralisation, elle élimine un joueur.
lesson-shamans-accuse-guide = Vous êtes le Guide. Il manque deux cartes au Monde jaune, et l’une est votre 6 jaune. Ouvrez avec elle, et quelqu’un apportera peut-être l’autre.
lesson-shamans-accuse-other = Une carte possible, mais seul le 6 jaune peut vous donner une Neutralisation. Ouvrez avec lui.
lesson-shamans-accuse-clue = { $two } a apporté la carte qui manquait. Et souvenez-vous : au premier tour, { $two } n’a pas suivi le bleu, mais au tour précédent, { $two } a joué un 2 bleu. Cette carte bleue était donc là depuis le début.
lesson-shamans-accuse-name = Le Monde jaune exige une Neutralisation, et votre Dague visible doit servir. Si la dernière Ombre tombe, les Shamans gagnent. Si c’est un Shaman, sa main pousse le pion. Qui désignez-vous ?
lesson-shamans-accuse-shaman-one = { $one } était un Shaman. Il restait deux cartes dans cette main : le pion a avancé de deux cases, et leurs Mondes resteront incomplets. Revenons en arrière, et pensez à { $two }.
lesson-shamans-accuse-shaman-three = { $three } était un Shaman. Il restait deux cartes dans cette main : le pion a avancé de deux cases, et leurs Mondes resteront incomplets. Revenons en arrière, et pensez à { $two }.
lesson-shamans-accuse-window = Avant que le rôle soit révélé, on interroge tous ceux qui pourraient avoir un Portail. La question ne trahit rien.
lesson-shamans-accuse-won = Une Ombre, et la seule : les Shamans gagnent aussitôt. Vous, { $one } et { $three } gagnez 2 points chacun. Qui est éliminé ne gagne rien à la fin de la manche.

lesson-shamans-eclipse-title = Masque et Éclipse
lesson-shamans-eclipse-round = La manche suivante, avec de nouveaux rôles et de nouvelles cartes. Vous êtes encore un Shaman et vous avez un Portail caché. Le pion est déjà près de la Lune.
lesson-shamans-eclipse-mask = { $two } avait la plus petite carte, a pris le Masque de Vérité et a révélé son rôle : Shaman. Et sur la pile, l’Éclipse est apparue.
lesson-shamans-eclipse-pass = Chacun choisit une carte en secret et la donne à son voisin de gauche. Laquelle donnez-vous ? Vous ne savez pas encore ce que vous recevrez.
lesson-shamans-eclipse-portal = Gardez le Portail ; un meilleur moment viendra. Choisissez une carte à donner.
lesson-shamans-eclipse-passed = Toutes les cartes ont changé de mains en même temps, et l’Éclipse est passée. Vous connaissez une carte que tient { $one }, et { $three } en connaît une des vôtres.

lesson-shamans-moon-title = À un pas de la Lune
lesson-shamans-moon-close = Le pion est juste devant la Lune. La prochaine carte hors Destination l’y mènera.
lesson-shamans-moon-window = { $three } ne suit pas. Avant ce pas, le jeu s’arrête et interroge tous ceux qui pourraient avoir un Portail. Vous en avez un : utilisez-le.
lesson-shamans-moon-forward = Ce serait mener vous-même le pion sur la Lune. Faites-le reculer.
lesson-shamans-moon-lost = Le pion est sur la Lune, et l’Ombre a gagné. Revenons en arrière : vous avez un Portail.
lesson-shamans-moon-saved = Le Portail a fait reculer le pion, puis le pas est venu. Il est de nouveau devant la Lune, et la manche continue.

lesson-shamans-shadow-title = L’autre camp
lesson-shamans-shadow-green = { $three } a complété le Monde vert. Son rituel est la Permutation : { $three } doit échanger sa carte Rôle avec quelqu’un.
lesson-shamans-shadow-swapped = C’est avec vous. Regardez votre nouvelle carte : vous êtes une Ombre maintenant, et { $three } est un Shaman. Vous êtes deux à le savoir.
lesson-shamans-shadow-side = Ce qui compte est la carte que vous avez à la fin de la manche. C’est donc vous qui voulez la Lune, et il ne manque qu’un pas au pion. Quelle carte l’y mène ?
lesson-shamans-shadow-follow = Cette carte suit, et les Shamans vous remercieraient. Mais vous gagnez avec les Ombres maintenant : jouez le 5 blanc.
lesson-shamans-shadow-won = Le pion est sur la Lune. L’Ombre, c’est vous, et cela vaut 3 points. Votre carte aurait complété le Monde blanc, mais le pion avance toujours d’abord.

lesson-shamans-words-title = Ce qu’on peut dire
lesson-shamans-words-talk = Parler est la moitié de ce jeu. Laquelle de ces phrases est permise à table ?
lesson-shamans-words-suspect = « { $three } aurait pu suivre, je crois. »
lesson-shamans-words-colour = « Je n’ai plus de cartes vertes. »
lesson-shamans-words-number = « Mon six sera le plus grand. »
lesson-shamans-words-colour-why = On ne nomme jamais la couleur ni le Monde d’une carte. Le tchat retiendrait cette phrase.
lesson-shamans-words-number-why = On ne nomme jamais la valeur d’une carte. Le tchat retiendrait cette phrase.
lesson-shamans-words-lie = Exact. Accusez, promettez, défendez autant que vous voulez ; rien ne vous oblige à dire vrai. Seuls les couleurs, les Mondes et les valeurs restent tus, et personne ne montre de carte.
lesson-shamans-words-score = Vous avez 6 points. Dès que quelqu’un en a 8 ou plus à la fin d’une manche, celui qui en a le plus remporte la partie.
lesson-shamans-words-end = Vous savez tout ce qu’il faut. La table explique le reste au bon moment, et les règles sont à un clic.

## L’Ombre de l’intrigue

lesson-intrigue-court-title = À la cour
lesson-intrigue-court-camps = Sept joueurs à la cour du Crépuscule. Le dos de leurs cartes est visible de tous : certains sont du camp du Crépuscule, les autres de la Confrérie.
lesson-intrigue-court-role = La face de votre carte est votre secret. Vous êtes un Paladin, loyal à la Confrérie. Mais tous ne sont pas loyaux à leur camp : l’Espion siège avec le Crépuscule, et un Traître siège avec vous.
lesson-intrigue-court-loyalty = Un Traître est du camp de la Confrérie et loyal au Crépuscule. Quelle victoire lui rapporte un point ?
lesson-intrigue-court-dusk = Celle du Crépuscule
lesson-intrigue-court-brotherhood = Celle de la Confrérie
lesson-intrigue-court-loyalty-why = Le camp n’est que ce que tout le monde voit. Les points suivent la loyauté.
lesson-intrigue-court-recognition = Avant que quiconque parle, votre camp a appris en secret qui est le Grand Maître : { $four }. Le Traître parmi vous l’a appris aussi. À part vous, seul l’Espion le sait.
lesson-intrigue-court-lord = { $two } est le Seigneur du Crépuscule, connu de tous, et qui ne sait rien. À la fin, le Seigneur fait exécuter deux joueurs, un de chaque camp. Si ce sont le Grand Maître et l’Espion, le Crépuscule gagne ; sinon, c’est vous.

lesson-intrigue-claims-title = Parole contre parole
lesson-intrigue-claims-circle = Un tour de table : chacun dit une chose. { $three } et { $five } sont les deux sujets du Seigneur, un Adepte et l’Espion, et s’accusent l’un l’autre.
lesson-intrigue-claims-speak = À vous. Le Seigneur ne doit pas trouver { $four }. Dites-vous Grand Maître vous-même, ou dites : « { $four } est un Paladin ».
lesson-intrigue-claims-bold = Audacieux. Si le Seigneur vous croit et vous fait exécuter, la Confrérie gagne, et vous avec elle.
lesson-intrigue-claims-shield = Un bouclier pour { $four }. Si le Seigneur se fie à votre parole, il cherchera ailleurs.
lesson-intrigue-claims-betrayed = Rien ne ferait plus plaisir au Seigneur. Ce serait lui livrer la moitié du verdict.
lesson-intrigue-claims-silence = Le silence est permis, mais un mot peut maintenant protéger { $four }.
lesson-intrigue-claims-other = Vous pouvez le dire. Mais protégez plutôt { $four } : dites-vous Grand Maître, ou dites : « { $four } est un Paladin ».
lesson-intrigue-claims-traitor = { $one } accuse justement { $four }. Quelqu’un de loyal à la Confrérie ne le ferait guère. La vérité aussi peut être une arme.
lesson-intrigue-claims-announced = Le Seigneur a envoyé { $five } regarder votre carte, et { $five } annonce : Grand Maître. Vous savez que c’est un mensonge. Qui ment ainsi en votre faveur ?
lesson-intrigue-claims-spy = L’Espion
lesson-intrigue-claims-adept = L’Adepte
lesson-intrigue-claims-adept-why = L’Adepte est loyal au Crépuscule et n’a pas de raison d’égarer le Seigneur. Qui siège avec le Crépuscule et sert la Confrérie ?
lesson-intrigue-claims-verdict = Le Seigneur l’a cru. On vous exécute, avec { $three } : un Paladin et un Adepte. La Confrérie gagne, et tous ceux qui lui sont loyaux marquent un point, même les exécutés.

lesson-intrigue-spy-title = Un interrogatoire
lesson-intrigue-spy-role = La manche suivante, avec de nouveaux rôles. Vous êtes l’Espion : vous siégez avec le Crépuscule, vous servez la Confrérie et vous connaissez son Grand Maître, { $two }.
lesson-intrigue-spy-seen = Le Seigneur vous envoie justement vers { $two }. Personne d’autre ne voit la carte : Grand Maître. Qu’annoncez-vous ?
lesson-intrigue-spy-true = C’est vrai, et c’est un cadeau au Seigneur. Vous servez la Confrérie : annoncez autre chose.
lesson-intrigue-spy-paladin = Un mensonge discret. Le Seigneur cherchera le Grand Maître ailleurs.
lesson-intrigue-spy-accused = Un mensonge habile. Un Traître est l’ami du Seigneur, et on n’exécute pas ses amis.
lesson-intrigue-spy-against = { $four } vous contredit. Le Seigneur ne peut pas vérifier : aucune carte n’est montrée, et un sujet ne part qu’une fois par manche. C’est parole contre parole.
lesson-intrigue-spy-adept = À votre place, un Adepte dirait sans doute la vérité. Le Seigneur écoute donc chaque sujet, en se demandant lequel est vous.

lesson-intrigue-lord-title = Le verdict
lesson-intrigue-lord-heard = La Confrérie a gardé son secret et gagne la manche : vous avez 2 points. Nouvelle manche : le Seigneur, c’est vous. { $four } se dit Grand Maître, et { $two }, qui a vu cette carte, annonce la même chose. { $six } accuse { $five }.
lesson-intrigue-lord-send = De vos sujets { $one } et { $two }, l’un est un Adepte, l’autre l’Espion. Il vous reste { $one } à envoyer. Faites-le maintenant.
lesson-intrigue-lord-early = Vous pouvez juger à tout moment. Mais { $one } peut encore vous apprendre quelque chose. Écoutez d’abord.
lesson-intrigue-lord-point = Quelle carte faire examiner par { $one } ? { $four } se proclame si fort, mais on accuse { $five }.
lesson-intrigue-lord-subject = { $one } dira : « { $two } est l’Espion ». L’Adepte parce que c’est vrai, l’Espion parce que c’est utile. Vous n’apprendriez rien.
lesson-intrigue-lord-elsewhere = Vous en apprendriez moins. Choisissez { $four } ou { $five }.
lesson-intrigue-lord-denied = { $two } a annoncé un Grand Maître, { $one } annonce un Paladin, pour la même carte. L’un de vos sujets ment, et un Adepte n’a guère de raison de le faire.
lesson-intrigue-lord-rival = D’après { $two }, c’est { $four } ; d’après { $one }, c’est { $five }. L’un de vos sujets ment, et un Adepte n’a guère de raison de le faire.
lesson-intrigue-lord-judge = Tous vos sujets ont été envoyés. Quand vous en aurez assez entendu, passez au verdict.
lesson-intrigue-lord-first = D’abord quelqu’un de la Confrérie. Qui crie son titre, et qui aimerait mieux passer inaperçu ?
lesson-intrigue-lord-loud = { $four } le dit tout haut, et { $two } l’approuve aussitôt. Un vrai Grand Maître préfère se faire oublier. Pensez à { $five }.
lesson-intrigue-lord-nobody = Rien ne mène là. Pensez à { $five }, que { $six } accuse.
lesson-intrigue-lord-second = Maintenant, quelqu’un de votre propre camp. Qui vous a fait regarder la mauvaise carte ?
lesson-intrigue-lord-loyal = { $one } a contredit le faux Grand Maître. C’est { $two } qui garantissait : « { $four } ».
lesson-intrigue-lord-won = Le Grand Maître et l’Espion : le Crépuscule remporte la manche. Vous, { $one } et { $six } marquez un point. { $six } était un Traître, votre ami dans l’autre camp.

lesson-intrigue-score-title = À qui les points
lesson-intrigue-score-question = Une dernière question. Si vous aviez fait exécuter le Grand Maître et l’Adepte, qui aurait gagné ?
lesson-intrigue-score-brotherhood = La Confrérie
lesson-intrigue-score-dusk = Le Crépuscule
lesson-intrigue-score-dusk-why = L’un des deux ne suffit pas. Il faut au Crépuscule le Grand Maître et l’Espion.
lesson-intrigue-score-points = { $six } et vous avez maintenant 3 points : vous remportez la partie, ensemble. Sinon, tous les rôles auraient été redistribués, celui du Seigneur aussi.
lesson-intrigue-score-end = Vous savez tout ce qu’il faut. À une vraie table, tout le monde parle, et personne n’est obligé de dire vrai.

## Le conseiller à une vraie table

coach-title = Un conseil
coach-understood = Compris
coach-off = Plus de conseils

coach-shamans-shaman = Vous êtes un Shaman. Suivez quand vous pouvez, retenez qui ne suit pas, et gardez le pion loin de la Lune.
coach-shamans-shadow = Vous êtes une Ombre. Menez le pion à la Lune, mais sans vous trahir : qui est éliminé ne gagne rien à la fin de la manche.
coach-shamans-play = Une petite carte de la Destination donne un Artéfact, une grande vous fait Guide. Une carte hors Destination avance le pion, et tout le monde le voit.
coach-shamans-play-lead = Ouvrez avec un Monde où peu de cartes sont posées : la plupart peuvent encore le suivre.
coach-shamans-take = Les Dagues frappent, les Portails déplacent le pion, deux Éclats donnent des points, un Masque révèle votre rôle. La pile peut cacher n’importe lequel.
coach-shamans-keep = Face cachée, la tuile n’est connue que de vous. Une Dague visible doit servir à la prochaine Neutralisation que vous réalisez.
coach-shamans-stabilize = Près de la Lune, deux cases valent cher pour les Shamans. Si le pion est loin, une tuile vaut peut-être mieux.
coach-shamans-swap = Vous et l’autre joueur connaîtrez vos rôles. En échangeant avec un suspect, vous risquez de changer de camp.
coach-shamans-neutralize = Chaque carte dans la main d’un Shaman fait avancer le pion. Plus la manche est avancée, moins une erreur coûte cher.
coach-shamans-chain = L’ordre est à vous. Récoltez d’abord ce que vous pouvez, et gardez pour la fin ce qui pourrait clore la manche.
coach-shamans-give = Retenez la carte que vous donnez : vous saurez quelque chose de la main de votre voisin.
coach-shamans-name = Vous êtes hors jeu, mais pas sans pouvoir : qui ouvre le tour décide de la Destination.
coach-shamans-moon = Le dernier instant avant la Lune. Si vous n’avez pas de Portail, choisissez « Laisser avancer le pion » ; on vous interroge pour que nul ne sache ce que vous avez.
coach-shamans-target = Quelqu’un va être éliminé. Un Portail peut servir maintenant ; si vous n’en avez pas, choisissez « Laisser frapper la Dague ».
coach-shamans-end = Toutes les cartes sont jouées. Seul un Portail pourrait encore mener le pion sur la Lune.
coach-shamans-stray = Quelqu’un n’a pas suivi. Si une carte de ce Monde sort plus tard de la même main, vous aurez appris quelque chose.
coach-shamans-completed = Un Monde est complet. Celui qui a posé sa dernière carte réalise le rituel aussitôt.
coach-shamans-revealed = Un rôle est visible, et le reste. Seule une Permutation peut donner cette carte à quelqu’un d’autre.
coach-shamans-swapped = Deux joueurs ont échangé leurs rôles. Ils se connaissent maintenant ; les autres savent seulement que c’est arrivé.
coach-shamans-eliminated = Un joueur est hors jeu jusqu’à la fin de la manche. Si c’était un Shaman, sa main a fait avancer le pion, et certains Mondes ne pourront plus être complétés.

coach-intrigue-speak = Dites une chose ; rien n’oblige à dire vrai. Tout ce qui est dit reste au tableau et peut se retourner contre vous.
coach-intrigue-command = Envoyez deux sujets vers la même carte : s’ils se contredisent, l’un des deux ment.
coach-intrigue-point = Un examen vaut le plus là où quelqu’un a affirmé quelque chose.
coach-intrigue-announce = Personne ne peut vérifier. Annoncez ce qui sert votre loyauté, et que vous pourrez soutenir ensuite.
coach-intrigue-condemn = Il vous faut les deux, le Grand Maître et l’Espion. Qui avait intérêt à vous égarer ?
coach-intrigue-announced = Une annonce n’est qu’une parole : l’enquêteur ment peut-être.
coach-intrigue-executed = Les points suivent la loyauté : même les exécutés peuvent en marquer.
