### Les règles, un sujet à la fois. Voir en/rules.ftl.

rules-of-intrigue = Les règles de L’Ombre de l’intrigue
rules-group-roles = Les rôles
rules-group-round = Une manche
rules-figure-camps = En haut, le camp, que tous voient. En bas, la loyauté, que ne connaît que la personne qui tient la carte.
rules-figure-loyal = loyauté

rules-intrigue-goal-title = But du jeu
rules-intrigue-goal =
    Le Seigneur du Crépuscule voit une cour pleine de visages, et pas une seule loyauté. Quelque part dans l’autre camp se tient le _Grand Maître_ de la Confrérie ; quelque part dans le sien, un _Espion_.

    À la fin de la manche, le Seigneur fait exécuter deux joueurs, un de chaque camp. Si ce sont le Grand Maître et l’Espion, le Crépuscule remporte la manche. Si l’un des deux est quelqu’un d’autre, c’est la Confrérie.

    Tous ceux qui sont loyaux au vainqueur gagnent un point. Qui a 3 points à la fin d’une manche remporte la partie, seul ou avec d’autres.

rules-intrigue-camps-title = Camp et loyauté
rules-intrigue-camps =
    Ce sont deux choses différentes, et tout le jeu est dans cette différence. Le _camp_ est le dos de votre carte : tout le monde le voit. La _loyauté_ est sa face : personne d’autre que vous ne la connaît.

    La plupart sont loyaux à leur camp. Mais l’Espion siège avec le Crépuscule et sert la Confrérie, et le Traître siège avec la Confrérie et sert le Crépuscule. On gagne avec sa loyauté, pas avec son camp.

    Tout le monde sait quels rôles sont en jeu.

rules-intrigue-lord-title = Le Seigneur du Crépuscule
rules-intrigue-lord =
    La seule carte visible. Le Seigneur mène la manche, envoie les enquêteurs et rend le verdict, sans rien savoir que ce qu’on lui dit. Loyal au Crépuscule, il gagne si le Grand Maître et l’Espion sont exécutés.

rules-intrigue-adept-title = L’Adepte
rules-intrigue-adept =
    Camp du Crépuscule, loyal au Crépuscule. N’apprend rien pendant la reconnaissance ; mais à sept joueurs, le seul Adepte sait que l’autre sujet du Seigneur est l’Espion. Il veut être cru, et l’Espion le veut aussi.

rules-intrigue-spy-title = L’Espion
rules-intrigue-spy =
    Camp du Crépuscule, loyal à la Confrérie. Connaît le Grand Maître, et n’est connu que de lui. Peut être envoyé comme enquêteur, et peut mentir sur ce que dit la carte. Si l’Espion n’est pas exécuté, la Confrérie gagne.

rules-intrigue-grand-master-title = Le Grand Maître
rules-intrigue-grand-master =
    Camp de la Confrérie, loyal à la Confrérie. Connu de tout son camp, Traîtres compris, et de l’Espion. Connaît l’Espion à son tour, mais ne sait pas qui, dans son camp, est sincère.

rules-intrigue-paladin-title = Le Paladin
rules-intrigue-paladin =
    Camp de la Confrérie, loyal à la Confrérie. Connaît le Grand Maître et protège ce secret : en attirant les soupçons, en les portant ailleurs et, s’il le faut, en mourant à sa place. Un Paladin exécuté marque comme les autres.

rules-intrigue-traitor-title = Le Traître
rules-intrigue-traitor =
    Camp de la Confrérie, loyal au Crépuscule. Connaît le Grand Maître comme tout son camp, et veut que le Seigneur l’apprenne sans passer lui-même pour un menteur.

rules-intrigue-recognition-title = La reconnaissance
rules-intrigue-recognition =
    Au début de la manche, avant que quiconque parle, certains joueurs apprennent un secret :

    – Tout le camp de la Confrérie, Traîtres compris, apprend qui est le Grand Maître.
    – L’Espion et le Grand Maître apprennent qui est l’autre.

    Le Seigneur et les Adeptes n’apprennent rien. Personne n’apprend qui, dans la Confrérie, est Paladin et qui est Traître.

    ? Que peut-on en conclure ?
    L’Espion sait que les autres sujets du Seigneur sont des Adeptes, et le Grand Maître le sait aussi. De sept à neuf joueurs, le Traître sait que tous ses compagnons, sauf le Grand Maître, sont des Paladins.

rules-intrigue-discussion-title = La discussion
rules-intrigue-discussion =
    Autour d’une table de bois, tout le monde parle à la fois. Ici, le tchat est libre aussi, mais pour que chacun soit entendu, on parle par _tours de table_ : dans le sens horaire à partir de la gauche du Seigneur, lui en dernier, chacun dit une chose ou garde le silence.

    – Attribuez un rôle, à vous-même ou à quelqu’un d’autre.
    – Dites à qui vous faites confiance.
    – Accusez quelqu’un.

    Après un tour de table, le Seigneur ordonne : un autre tour de table (il y en a au plus { $circles } par discussion), un interrogatoire ou le verdict. Il n’a pas besoin d’attendre la fin et peut couper la parole à quiconque.

    Une table peut préférer la _parole libre_ : chacun parle quand il lui plaît, et seul le Seigneur clôt la discussion.

    ? Que peut-on affirmer ?
    Tout rôle que le dos de la carte permet : Adepte ou Espion dans le camp du Crépuscule ; Grand Maître, Paladin ou Traître dans celui de la Confrérie. Rien n’oblige à dire vrai. Et vous pouvez dire une chose maintenant, une autre plus tard.

rules-intrigue-interrogation-title = L’interrogatoire
rules-intrigue-interrogation =
    Le Seigneur envoie un _sujet_, c’est-à-dire un joueur du camp du Crépuscule, puis montre du doigt un autre joueur, de n’importe quel camp. L’enquêteur est seul à voir cette carte, puis doit annoncer un rôle : le vrai, ou un autre.

    – Chaque sujet n’est envoyé qu’une fois par manche.
    – Personne ne s’examine soi-même, et personne n’examine le Seigneur.
    – Le même joueur peut être examiné de nouveau par un autre enquêteur, et les enquêteurs peuvent être examinés aussi.

    Le Seigneur ne sait pas si l’enquêteur est un Adepte ou l’Espion. Tous voient qui a été envoyé vers qui et ce qui a été annoncé.

    ? Un Adepte peut-il mentir lui aussi ?
    Oui. Personne n’est tenu à la vérité.

    ? Un enquêteur peut-il refuser, ou se taire ?
    Non. On part quand on est envoyé, et on annonce un rôle que le dos de la carte permet.

rules-intrigue-verdict-title = Le verdict
rules-intrigue-verdict =
    Le Seigneur condamne exactement un joueur du camp de la Confrérie et un du camp du Crépuscule, jamais lui-même. Tous deux sont exécutés et révèlent leurs rôles.

    Le verdict peut tomber à tout moment, même sans un seul interrogatoire. Quand tous les sujets ont été envoyés, il y a encore une discussion, puis il faut juger.

rules-intrigue-scoring-title = Décompte des points
rules-intrigue-scoring =
    – Le Grand Maître et l’Espion sont exécutés : le Crépuscule gagne. Le Seigneur, les Adeptes et les Traîtres marquent 1 point chacun.
    – Tout autre cas, même un seul des deux : la Confrérie gagne. Le Grand Maître, les Paladins et l’Espion marquent 1 point chacun.

    Les exécutés marquent comme les autres : seule la loyauté compte.

    Qui a 3 points gagne ; si plusieurs y arrivent dans la même manche, ils gagnent ensemble. Sinon, tous les rôles sont redistribués, celui du Seigneur aussi.

rules-intrigue-talk-title = Ce qu’on peut dire
rules-intrigue-talk =
    Tout. Affirmez, niez, promettez, contredisez-vous ; la vérité est permise aussi. Seules les cartes restent face cachée : personne ne montre une carte ni ne prouve un rôle avec elle.

    Ce qui est dit pendant les tours de table et annoncé après les interrogatoires reste au tableau, pour que chacun puisse le relire.
