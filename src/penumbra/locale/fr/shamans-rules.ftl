### Les règles, un sujet à la fois. Voir en/rules.ftl.

rules-of-shamans = Les règles de Shamans
rules-group-trick = Un tour
rules-group-artifacts = Les Artéfacts
rules-group-rituals = Les rituels
rules-figure-trick = Un tour dont la Destination est bleue. Qui a la plus petite carte bleue prend un Artéfact. Qui a la plus grande ramasse les cartes bleues et devient Guide. La carte d’un autre Monde a fait avancer le pion.
rules-figure-lowest = plus petite
rules-figure-highest = plus grande
rules-figure-off = hors Destination
rules-figure-track = Chaque pas rapproche le pion de la Lune.
rules-table-worlds = Mondes
rules-table-numbers = Valeurs
rules-table-hand = Cartes par joueur
rules-table-left = Cartes restantes

rules-shamans-goal-title = But du jeu
rules-shamans-goal =
    Chacun a un rôle secret. Les _Shamans_ voyagent de Monde en Monde et maintiennent l’équilibre de la nuit. Les _Ombres_ sont assises parmi eux, rien ne les distingue, et elles veulent mener le pion Ombre jusqu’à la Lune.

    – Les Shamans remportent la manche quand toutes les cartes sont jouées et que le pion est encore en chemin, ou dès que la dernière Ombre est éliminée.
    – Les Ombres remportent la manche à l’instant où le pion touche la Lune.

    Les points, eux, sont personnels. Les manches se suivent, avec de nouveaux rôles à chaque fois, jusqu’à ce que quelqu’un ait 8 points. Veillez donc sur votre camp, et un peu sur vous-même.

rules-shamans-setup-title = Avant la manche
rules-shamans-setup =
    Chaque joueur reçoit une carte Rôle, face cachée, et une main de cartes. Une carte appartient à un Monde, qu’on reconnaît à sa couleur et à son emblème, et porte une valeur. Aucune carte n’existe en double.

    Tout le monde sait combien il y a d’Ombres ; personne ne sait qui elles sont. Regardez votre rôle quand vous voulez, ne le montrez jamais. Deux Ombres ne se connaissent pas.

    Les cartes qui restent après la donne vont directement dans leurs Mondes et y comptent. Deux Artéfacts sont visibles, dans la _rangée_ ; les dix autres et l’Éclipse forment la _pile_, face cachée. Le pion part de la case prévue pour votre nombre de joueurs.

    Le marqueur Premier joueur est attribué au hasard, puis passe au voisin de gauche à chaque manche. Celui qui l’a est le Guide du premier tour.

    Cette table diffère de la boîte sur trois points : là-bas, le marqueur commence chez le joueur le plus âgé, et la longueur de la piste comme la plupart des rituels sont imprimées sur le plateau ; ici, le hasard désigne le premier Guide, la piste et les rituels sont notre choix, et le fichier de plateau d’une table peut les changer.

rules-shamans-turn-title = Déroulement d’un tour
rules-shamans-turn =
    Le _Guide_ joue la carte de son choix. Le Monde de cette carte est la _Destination_ du tour. Puis, dans le sens horaire, chacun joue une carte :

    – Une carte _de la Destination_ reste devant son joueur jusqu’à ce que tous aient joué.
    – Une carte d’un autre Monde est _hors Destination_ : le pion avance d’une case vers la Lune, et la carte rejoint son propre Monde.

    Quand tous ont joué, on compare la plus petite et la plus grande. Qui a joué la plus grande carte de la Destination est le Guide suivant.

    ? Le Guide est éliminé au milieu du tour. Que se passe-t-il ?
    La Destination ne change pas, et les autres continuent à jouer.

    ? On m’élimine avant que j’aie joué ma carte.
    Alors vous n’en jouez pas pendant ce tour.

rules-shamans-follow-title = Suivre, ou non
rules-shamans-follow =
    Personne n’est obligé de suivre. Toute carte peut être jouée à tout moment, même si vous en avez une de la Destination. Une carte hors Destination a ces effets, dans cet ordre :

    – Le pion avance d’une case vers la Lune. S’il l’atteint, les Ombres ont gagné et rien d’autre ne se passe.
    – Votre carte rejoint son propre Monde.
    – Si elle le complète, vous réalisez son rituel aussitôt, en plein milieu du tour.

    Tôt ou tard, chacun se trouve à court d’un Monde : un pas du pion ne prouve rien. Une habitude, peut-être.

    ? Ma carte hors Destination compléterait un Monde, mais son pas mène le pion sur la Lune. Ai-je droit au rituel ?
    Non. Le pion avance d’abord, et la manche est finie. Seul un Portail peut s’interposer.

rules-shamans-resolve-title = La plus petite, la plus grande
rules-shamans-resolve =
    Quand tous ont joué, seules comptent les cartes de la Destination : d’abord la plus petite, ensuite la plus grande, toujours dans cet ordre.

    – Qui a joué la _plus petite_ prend un Artéfact : l’un des deux de la rangée, ou le dessus de la pile. C’est une obligation ; seul le choix est libre.
    – Qui a joué la _plus grande_ ramasse toutes les cartes de la Destination et les pose dans leur Monde. S’il est maintenant complet, ce même joueur réalise son rituel aussitôt. Puis il ouvre le tour suivant comme Guide.

    Qui est seul à avoir suivi est à la fois l’un et l’autre : il prend d’abord l’Artéfact, et peut déjà s’en servir dans le rituel qui suit.

    ? La plus petite ou la plus grande carte est celle d’un joueur éliminé.
    Elle est ramassée avec les autres, mais sa valeur ne compte plus.

    ? Toutes les cartes de la Destination sont à des joueurs éliminés. Qui ouvre le tour suivant ?
    Personne ne prend d’Artéfact et les cartes vont dans leur Monde ; s’il est complété ainsi, son rituel est perdu. Le joueur éliminé qui avait la plus grande de ces cartes désigne le prochain Guide parmi ceux qui sont encore en jeu.

rules-shamans-tiles-title = Prendre un Artéfact
rules-shamans-tiles =
    Douze Artéfacts servent à chaque manche : cinq Dagues Rituelles, deux Portails, trois Éclats de Lune et deux Masques de Vérité.

    – Une tuile de la rangée reste visible devant vous. La place vide est aussitôt garnie depuis la pile.
    – Une tuile de la pile n’est d’abord vue que de vous. Ensuite vous la posez face visible, ou vous la gardez face cachée. Seul le Masque ne peut être caché.

    Une tuile cachée vaut une tuile visible. Les autres voient que vous l’avez, pas ce qu’elle est ; elle est dévoilée quand vous l’utilisez ou, pour un Éclat, au décompte des points.

    ? Visible ou cachée, quelle différence ?
    Une tuile cachée fait travailler les esprits, et une Dague cachée vous laisse le choix. Une tuile visible est une promesse, ou une menace, sous les yeux de tous.

    ? Puis-je dévoiler une tuile cachée sans l’utiliser ?
    Non, elle reste comme vous l’avez posée. Vous pouvez regarder vos propres tuiles à tout moment.

    ? Et si la pile est vide ?
    Vous choisissez dans ce qui reste de la rangée. S’il ne reste rien du tout, personne ne prend rien.

rules-shamans-dagger-title = Dague Rituelle
rules-shamans-dagger =
    La Dague attend le rituel de Neutralisation. Quand vous le réalisez, une Dague élimine un autre joueur, puis elle est défaussée. Un rituel, c’est une Dague et un joueur, quel que soit le nombre de vos Dagues.

    – Si vous avez une Dague visible, vous devez l’utiliser.
    – Si votre seule Dague est cachée, vous pouvez.
    – Sans Dague, le rituel reste sans effet.

rules-shamans-portal-title = Portail
rules-shamans-portal =
    Défaussez un Portail à tout moment, pendant le tour de n’importe qui : le pion bouge d’une case, en avant ou en arrière, à votre gré. Vous pouvez l’utiliser sitôt pris, même face cachée, et en réponse à un autre Portail.

    Trois fois, le jeu s’arrête et pose la question, parce qu’ensuite il serait trop tard :

    – avant le pas qui mène le pion sur la Lune ;
    – quand un joueur vient d’être désigné pour l’élimination et que son rôle va être révélé ;
    – après le dernier tour, avant la fin de la manche.

    La question est posée à tous ceux qui pourraient avoir un Portail, c’est-à-dire une tuile cachée ou un Portail visible. Être interrogé ne trahit donc rien.

    ? Le pion est sur la Lune. Puis-je encore le faire reculer ?
    Non. Le dernier moment est juste avant ce pas.

    ? On vient de me désigner pour l’élimination. Mon Portail est-il perdu ?
    Pas encore : on vous interroge d’abord. Une Ombre à une case de la Lune peut même gagner la manche à cet instant. Une fois votre rôle révélé, vos tuiles sont perdues.

    ? Je pousse le pion sur la Lune avec un Portail, et quelqu’un le retient avec un autre.
    La réponse passe avant, votre pas ensuite. Le pion n’entre sur la Lune que si ce pas y mène encore.

    ? Le pion peut-il reculer au-delà du début de la piste ?
    Non. Sur la première case, un Portail ne peut que le faire avancer.

rules-shamans-shard-title = Éclat de Lune
rules-shamans-shard =
    Un Éclat ne fait rien pendant la manche. À la fin, celui qui en a deux ou trois et n’a pas été éliminé gagne 2 points, quel que soit le camp vainqueur. Un Éclat seul ne vaut rien.

    Les Éclats cachés comptent aussi. Comme il n’y en a que trois, un seul joueur au plus peut les marquer, et qui en prend deux en prive tous les autres.

rules-shamans-mask-title = Masque de Vérité
rules-shamans-mask =
    Qui prend le Masque révèle aussitôt sa carte Rôle, que la tuile vienne de la rangée, de la pile ou d’un rituel. Après quoi le Masque n’a plus d’effet.

    ? Il n’y a que des Masques dans la rangée, et je dois prendre un Artéfact.
    Vous pouvez piocher sur la pile. Si elle est vide, vous prenez un Masque.

    ? Mon rôle est déjà révélé et je prends le second Masque.
    Il ne se passe rien de plus.

    ? Un rôle révélé est échangé par une Permutation.
    La carte reste visible devant son nouveau propriétaire, et la carte cachée reste cachée.

rules-shamans-eclipse-title = Éclipse
rules-shamans-eclipse =
    L’Éclipse se trouve quelque part dans la pile, mais jamais sur le dessus au début. Dès qu’elle apparaît, chacun choisit en secret une carte de sa main, et tous la donnent en même temps au voisin que montre la flèche. Puis l’Éclipse disparaît.

    – Ce n’est pas un Artéfact : personne ne la pioche jamais.
    – Vous choisissez parmi les cartes que vous avez maintenant, pas parmi celles que vous allez recevoir.
    – Les joueurs éliminés ou sans cartes sont sautés. Ils ne donnent rien et ne reçoivent rien.

    ? Peut-elle survenir au milieu d’un tour ?
    Oui, quand une Stabilisation prend une tuile et que la pile avance. Les cartes déjà posées restent sur la table ; qui a joué choisit dans ce qui lui reste.

    ? Et au dernier tour ?
    Quand la plus petite carte prend son Artéfact, plus personne n’a de cartes : rien ne change de mains. Si l’Éclipse apparaît plus tôt dans ce tour, seuls ceux à qui il reste une carte en donnent une.

rules-shamans-rituals-title = Compléter un Monde
rules-shamans-rituals =
    Chaque Monde a l’un des quatre rituels ; le plateau montre lequel. Un Monde est complet quand toutes ses cartes y sont posées : six à trois ou quatre joueurs, huit à cinq. Celui qui pose la dernière doit réaliser le rituel, aussitôt.

    Le plus souvent, c’est le joueur de la plus grande carte, quand il apporte les cartes de la Destination. Ce peut être aussi quelqu’un qui joue hors Destination.

    Le rituel d’un Monde n’a lieu qu’une fois par manche. Un Monde auquel manque une carte de la main d’un Shaman éliminé ne sera jamais complet.

rules-shamans-stabilization-title = Rituel de Stabilisation
rules-shamans-stabilization =
    Au choix :

    – Le pion recule de deux cases. Il s’arrête au début de la piste.
    – Vous prenez un Artéfact, dans la rangée ou sur la pile, comme après la plus petite carte d’un tour. Un Masque ou l’Éclipse agissent comme d’habitude.

    S’il ne reste aucun Artéfact, il n’y a que le pion.

rules-shamans-permutation-title = Rituel de Permutation
rules-shamans-permutation =
    Vous échangez votre carte Rôle avec celle d’un joueur encore en jeu, et chacun regarde sa nouvelle carte. C’est obligatoire ; le choix du joueur est à vous.

    Peut-être changez-vous de camp tous les deux. Ce qui compte est la carte que vous avez à la fin de la manche. Et désormais, chacun sait ce qu’est l’autre.

    ? Il n’y a plus personne d’autre en jeu.
    Alors le rituel reste sans effet.

rules-shamans-illumination-title = Rituel d’Illumination
rules-shamans-illumination =
    Vous gagnez un point aussitôt. Il est à vous pour de bon, même si vous êtes éliminé ou si votre camp perd.

    ? C’est mon huitième point. Ai-je gagné ?
    La manche est d’abord jouée jusqu’au bout. Ensuite seulement, les points décident.

rules-shamans-neutralization-title = Rituel de Neutralisation
rules-shamans-neutralization =
    Avec une Dague Rituelle, vous éliminez un autre joueur.

    – Une Dague visible doit être utilisée, et elle passe avant une Dague cachée.
    – Avec une Dague cachée seulement, vous pouvez l’utiliser ou renoncer. Renoncer ne révèle rien.
    – Sans Dague, rien ne se passe.

    Vous désignez un joueur encore en jeu, pas vous-même, et défaussez la Dague. C’est le moment des Portails. Puis le rôle est révélé.

    ? Pourquoi m’interroge-t-on alors que je n’ai pas de Dague ?
    Parce que vous avez une tuile cachée. La question est posée à quiconque pourrait avoir une Dague, pour qu’elle ne trahisse rien.

    ? Une Ombre peut-elle éliminer une Ombre, un Shaman un Shaman ?
    Oui. C’est rarement sage.

    ? Il ne reste que moi en jeu.
    Alors le rituel reste sans effet, et vous gardez votre Dague.

rules-shamans-elimination-title = Élimination
rules-shamans-elimination =
    Un joueur éliminé révèle son rôle, perd toutes ses tuiles et reste hors jeu jusqu’à la fin de la manche. Il garde les points déjà gagnés. La suite dépend de son rôle :

    – _Un Shaman :_ le pion avance d’une case vers la Lune pour chaque carte qu’il avait encore en main. La main est mise de côté sans être vue ; ses Mondes resteront incomplets.
    – _La dernière Ombre :_ les Shamans remportent la manche sur-le-champ.
    – _Une Ombre, s’il en reste une autre_ (à cinq joueurs) : sa main est montrée et posée dans ses Mondes. Le pion ne bouge pas.

    Si les cartes d’une Ombre complètent des Mondes, celui qui a levé la Dague réalise tous leurs rituels, dans l’ordre de son choix : c’est une _réaction en chaîne_.

    ? La réaction en chaîne contient une seconde Neutralisation.
    Il lui faut une seconde Dague. Si elle frappe la dernière Ombre, les Shamans gagnent aussitôt et les rituels restants sont abandonnés.

    ? Le joueur éliminé avait déjà joué dans ce tour.
    Sa carte de la Destination est ramassée comme d’habitude, mais sa valeur ne compte pas. Si toutes les cartes de la Destination sont à des joueurs éliminés, celui qui avait la plus grande désigne le prochain Guide.

    ? Les joueurs éliminés peuvent-ils encore parler ?
    Oui, dans les mêmes limites que tout le monde.

rules-shamans-end-title = Fin de la manche
rules-shamans-end =
    Une manche finit de l’une de ces trois façons :

    – Le pion est sur la Lune : les Ombres gagnent aussitôt, quoi qu’il se passe à cet instant.
    – La dernière Ombre est éliminée : les Shamans gagnent aussitôt.
    – Toutes les cartes sont jouées : les Shamans gagnent. Le dernier tour est d’abord résolu en entier, Artéfact et rituel compris.

    ? Tous les Shamans sont éliminés. Les Ombres ont-elles gagné ?
    Cela ne suffit pas : le pion doit encore atteindre la Lune. Si les cartes s’épuisent avant, aucun camp ne marque de points.

    ? Il ne reste qu’un joueur.
    Il continue seul, tour après tour, et peut encore gagner des Artéfacts et des rituels.

rules-shamans-scoring-title = Décompte des points
rules-shamans-scoring =
    Quand la manche est finie, tous les rôles sont révélés. Quiconque n’a pas été éliminé peut marquer :

    – Les Shamans ont gagné : 2 points pour chaque Shaman.
    – Les Ombres ont gagné : 3 points pour chaque Ombre.
    – Deux ou trois Éclats de Lune : 2 points de plus, quel que soit le camp vainqueur.

    Les points d’Illumination ont déjà été pris. Le rôle qui compte est celui que vous avez à la fin.

    Si quelqu’un a maintenant 8 points ou davantage, celui qui en a le plus remporte la partie. Si plusieurs sont en tête à égalité, tous jouent d’autres manches jusqu’à ce que l’un d’eux soit seul devant.

rules-shamans-talk-title = Ce qu’on peut dire
rules-shamans-talk =
    Parlez autant que vous voulez : accusez, promettez, suppliez, jurez que vous êtes un Shaman. Rien n’oblige à dire vrai. Une seule chose ne se dit jamais : les _couleurs, les Mondes et les valeurs_ des cartes. Et personne ne montre une carte ni un rôle.

    Le tchat retient un message qui en nomme et vous dit quel mot était de trop. Les phrases toutes prêtes sont toujours permises.
