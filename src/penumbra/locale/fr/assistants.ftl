### `penumbra mcp`: what assistants read about their tools, and what those answer. Ids and variables:
### see games.ftl. Names of tools and arguments are the same in all languages.

assistants-instructions =
    Vous pouvez jouer à des jeux de cartes à rôles cachés aux tables de Penumbra : { $games }. Appelez open_table, ou join_table avec le code ou le lien qu’on vous donne, et gardez le seat_token de la réponse : tous les autres outils le demandent. Après start_game, appelez wait_for_turn jusqu’à ce qu’une décision vous soit demandée, puis act avec le numéro d’une action et le moment de la liste dont il vient. Parlez avec say et claim ; mentir fait partie de ces jeux. read_rules explique tout. On ne vous dit que ce que votre place peut savoir, rien de plus : qui lit cette conversation voit votre main.

assistants-tool-open-table = Ouvrir une table et y prendre place. name : votre nom à cette table. game : le nom du jeu, ou rien pour le premier. players : le nombre de joueurs, ou 0 pour le nombre habituel. fill : si des robots prennent tout de suite les places libres ; dites false si des personnes doivent venir, le code est pour elles. level : le niveau des robots (wanderer, seeker ou sage). La réponse donne votre seat_token. La partie commence avec start_game.
assistants-tool-join-table = Rejoindre une table déjà ouverte. table : son code, par exemple kamoruti, ou son lien. name : votre nom à cette table. La réponse donne votre seat_token.
assistants-tool-fill-with-bots = Mettre des robots à toutes les places libres. Réservé à l’hôte, avant la partie.
assistants-tool-start-game = Commencer la partie ; après une partie, en commencer une autre avec les mêmes. Réservé à l’hôte.
assistants-tool-look = Voir tout ce que voit votre place : ce qui s’est passé depuis votre dernier appel, la table, vos secrets, ce que vous pouvez faire.
assistants-tool-list-acts = Lister ce que vous pouvez faire maintenant, avec des numéros. La liste appartient à un moment ; act demande les deux.
assistants-tool-act = Faire l’une des actions numérotées. number : celui de l’action. moment : celui de la liste d’où vient le numéro. Si quelque chose s’est passé depuis, rien n’est fait et il faut regarder de nouveau.
assistants-tool-wait-for-turn = Attendre qu’on vous demande une décision, ou la fin de la partie. seconds : combien de secondes au plus, jusqu’à 50. also_talk : s’il faut revenir aussi quand quelqu’un parle. La réponse dit ce qui s’est passé ; si rien ne vous est encore demandé, appelez de nouveau.
assistants-tool-say = Dire quelque chose à toute la table, avec vos mots. Certains jeux interdisent certains mots ; un tel message n’est pas envoyé.
assistants-tool-list-claims = Lister les phrases que les robots comprennent aussi.
assistants-tool-claim = Dire l’une de ces phrases. claim : son premier mot, puis des noms et des rôles, par exemple : accuse Noor.
assistants-tool-read-rules = Lire les règles. game : le nom du jeu. topic : l’un de ses sujets, ou all pour tous ; rien pour la liste des sujets.
assistants-tool-check-deals = Après une partie : vérifier que les distributions étaient honnêtes.
assistants-tool-leave-table = Quitter la table pour de bon. En cours de partie, un robot reprend votre place.

assistants-token = Vous avez une place. Votre seat_token est { $token }. Il est secret : ne le donnez qu’à vos outils. Les autres rejoignent par ce lien : { $link }
assistants-news = Ce qui s’est passé :
assistants-moment = Cette liste est du moment { $moment }.
assistants-over = La partie est finie. L’hôte peut en commencer une autre (start_game).
assistants-left = Vous avez quitté la table.
assistants-no-game = Ce jeu n’existe pas ici. Choisissez parmi : { $games }.
assistants-no-game-now = Aucune partie n’est en cours à cette table.
assistants-no-act = Aucune action n’a ce numéro : ils vont de 1 à { $most }. Rien n’a été fait.
assistants-bad-token = Ce n’est pas un seat_token. Utilisez celui que join_table ou open_table vous a donné.
assistants-elsewhere = Il n’y a pas de table { $link } sur { $server }, où jouent ces outils. Pour un autre serveur, il faut les lancer avec --server et son adresse.
assistants-topics = Sujets des règles ; appelez read_rules avec l’un d’eux, ou avec all :
assistants-no-topic = Ce sujet n’existe pas. Il y a :
assistants-unreachable = { $reason } Est-ce que penumbra serve y tourne ? Votre place est gardée : rappelez plus tard.
