### Les mots de la ligne de commande : l’aide de `penumbra --help`, les rapports de `replay` et `warm`.

cli-about = Des jeux de cartes à rôles cachés, avec leur nombre de joueurs : { $games }.
cli-begin = Pour commencer : penumbra play
cli-version = affiche la version et s’arrête
cli-lang = langue : en, fr, cs ou ru (par défaut : celle du système)

cli-play = jouer dans le terminal contre des robots
cli-play-about = Une partie dans ce terminal ; des robots occupent les autres places. Chaque choix a sa touche : ? explique, ! conseille, q quitte la table.
cli-play-examples =
    exemples :
      penumbra play                              Shamans à quatre
      penumbra play intrigue --players 8         L’Ombre de l’intrigue
      penumbra play --seed mardi --seat 2        la même soirée, vue d’une autre place
      penumbra play --board mon-plateau.toml     sur votre propre plateau
cli-game = quel jeu : { $games } (par défaut : { $first })
cli-players = nombre de joueurs à la table, robots compris
cli-seed = un mot quelconque, ou 64 chiffres hexadécimaux : la même graine donne la même partie
cli-board = nom d’un plateau fourni, ou chemin d’un fichier de plateau
cli-seat = votre place, comptée à partir de 1
cli-bots = le niveau des robots, du plus faible au meilleur : { $levels } (par défaut : seeker, ou à défaut le meilleur du jeu)
cli-name = votre nom à la table
cli-record = fichier où la partie est conservée ; penumbra replay la rejoue

cli-replay = raconter une partie enregistrée et la vérifier
cli-replay-about = Rejoue un enregistrement, le raconte et en vérifie chaque ligne : s’il est abîmé ou falsifié, on voit où il cède.
cli-replay-file = l’enregistrement
cli-replay-quiet = vérifier seulement, sans raconter
cli-replay-commitment = le sceau que vous avez noté à la table : l’enregistrement doit être celui de cette partie
cli-replay-note = la note que la page ou votre client a gardée de cette partie : l’enregistrement dit-il la même chose ?
cli-replay-finished = { $acts ->
    [one] Vérifié : { $acts } action, et la partie est terminée. Score : { $score }.
   *[other] Vérifié : { $acts } actions, et la partie est terminée. Score : { $score }.
}
cli-replay-unfinished = { $acts ->
    [one] Vérifié : { $acts } action. L’enregistrement s’arrête avant la fin de la partie.
   *[other] Vérifié : { $acts } actions. L’enregistrement s’arrête avant la fin de la partie.
}
cli-replay-broken = Cet enregistrement ne tient pas : { $reason }

cli-analyse = dire ce qu’une partie enregistrée apprend : tournants, erreurs, qui pouvait soupçonner qui
cli-analyse-about = Parcourt un enregistrement avec les yeux de chaque joueur, d’après ce que ce joueur savait et rien d’autre : ce que chaque décision a gâché, comment les soupçons ont évolué, où la partie a tourné. En mots ; avec --json en données, avec --html en une page avec courbes qui se suffit à elle-même.
cli-analyse-examples =
    exemples :
      penumbra analyse evening.jsonl                          en mots
      penumbra analyse evening.jsonl --html evening.html      une page avec courbes
      penumbra analyse evening.jsonl --json - --budget 8000   des données, quatre fois plus approfondies
cli-analyse-json = y écrire l’analyse en JSON ; - pour la sortie standard au lieu des mots
cli-analyse-html = l’y écrire en une page autonome
cli-analyse-budget = parties simulées par décision : plus, c’est plus lent et plus sûr ({ $budget })
cli-analyse-seed = du hasard propre à l’analyse : même nombre, même résultat (0)
cli-analyse-running = examen
cli-analyse-written = Écrit : { $file }

cli-serve = lancer un serveur dont les tables accueillent joueurs et robots par le réseau
cli-serve-about = Sert des tables pour tous les jeux : un processus, un seul fichier, aucun compte. Ctrl-C l’arrête ; tout ce qui a été confirmé est conservé.
cli-serve-examples =
    exemples :
      penumbra serve                                 pour les programmes et les gens de cette machine
      penumbra serve --open                          pour jouer sur cette machine, dans le navigateur
      penumbra serve --host 0.0.0.0                  pour tout votre réseau
      penumbra serve --store postgresql:///penumbra  avec PostgreSQL au lieu d’un fichier
    docs/serving.md décrit tous les réglages.
cli-serve-host = l’adresse d’écoute ; 0.0.0.0 ouvre à tout le réseau (par défaut : 127.0.0.1)
cli-serve-port = le port d’écoute, 0 pour un port libre quelconque (par défaut : 8420)
cli-serve-address = ce qu’on tape pour arriver ici, si l’adresse est différente
cli-serve-ready = Serveur en marche : { $address }
cli-serve-processes = lancer autant de serveurs sur ce port, sur une base PostgreSQL (par défaut : 1)
cli-serve-open = ouvrir aussitôt la page dans votre navigateur
cli-serve-page-opens = Votre navigateur ouvre la page. Ctrl-C dans cette fenêtre arrête le serveur.
cli-serve-page-waits = Ouvrez cette adresse dans un navigateur. Ctrl-C dans cette fenêtre arrête le serveur.
cli-serve-friends = Vos amis du même réseau ouvrent la même adresse, ou scannent le code QR de votre table.
cli-serve-only-here = Seul cet ordinateur peut entrer. Pour laisser entrer vos amis du même réseau : penumbra serve --open --host 0.0.0.0
cli-serve-already = Le serveur est déjà en marche : { $address }
cli-serve-closed = Le serveur est arrêté ; ses tables sont gardées jusqu’au prochain démarrage.
cli-config = fichier de réglages (par défaut : penumbra.toml ici, s’il existe)
cli-store = où les tables sont conservées : sqlite:///FICHIER ou postgresql://…

cli-join = rejoindre une table d’un serveur, ou en ouvrir une
cli-join-about = Vous installe à une table avec d’autres. Après la fermeture du terminal, la même commande reprend la même place. Sans lien, une table à vous est ouverte.
cli-join-examples =
    exemples :
      penumbra join http://192.168.1.20:8420/kamoruti      le lien que donne une table
      penumbra join kamoruti --name Anne                   un code, sur un serveur de cette machine
      penumbra join --open intrigue --players 8 --bots     une table à vous
      penumbra join kamoruti --watch                       seulement regarder
cli-join-link = le lien de la table, ou son code
cli-join-server = l’adresse du serveur (par défaut : http://127.0.0.1:8420)
cli-join-open = ouvrir une table pour ce jeu : { $games } (par défaut : { $first })
cli-join-bots = placer des robots aux places libres de la nouvelle table
cli-join-which = Nommez une table ou ouvrez-en une, pas les deux : « { $link } » et --open s’excluent.
cli-join-watch = seulement regarder : ni nom, ni place
cli-join-watch-which = Pour regarder, nommez une table et rien d’autre : penumbra join LIEN --watch va sans --open, --name ni --bots.

cli-backup = copier toutes les tables dans un fichier, même pendant qu’on joue
cli-backup-about = Écrit toutes les tables dans un fichier que restore sait relire, avec SQLite comme avec PostgreSQL. Le serveur peut continuer.
cli-backup-file = le fichier à écrire
cli-backup-running = Copie des entrées
cli-backup-done = { $count ->
    [one] { $count } entrée est en sûreté dans { $file }.
   *[other] { $count } entrées sont en sûreté dans { $file }.
}

cli-restore = remplir un dépôt vide depuis un tel fichier
cli-restore-about = Remplit un dépôt vide depuis un fichier écrit par backup. Arrêtez d’abord le serveur.
cli-restore-file = le fichier à lire
cli-restore-running = Restauration des entrées
cli-restore-done = { $count ->
    [one] { $count } entrée restaurée depuis { $file }.
   *[other] { $count } entrées restaurées depuis { $file }.
}

cli-status = montrer les serveurs d’une base, et ce que chacun a en main
cli-status-about = Montre chaque serveur d’une base PostgreSQL : s’il vit, depuis quand il s’est manifesté, combien de tables il a en mémoire et en tout, combien de connexions, et combien il mène vers d’autres. Ne change rien.
cli-status-json = en JSON, pour les programmes
cli-status-server = serveur
cli-status-state = état
cli-status-lag = dernier signe
cli-status-tables = tables
cli-status-sockets = connexions
cli-status-relayed = menées ailleurs
cli-status-address = adresse
cli-status-release = version
cli-status-alive = en vie
cli-status-leaving = passe la main
cli-status-dead = disparu
cli-status-store = { $store } : { $servers ->
    [one] { $servers } serveur
   *[other] { $servers } serveurs
}
cli-status-rest = Tables qu’aucun serveur n’a en main : { $unowned }. De serveurs disparus : { $orphaned }.
cli-tidy = montrer ce que contient le dépôt et supprimer ce qui a expiré
cli-tidy-about = Montre la taille du dépôt et les tables qui ont expiré : il ne s’y est rien passé depuis plus longtemps que les réglages ne les gardent. Avec --delete, elles sont supprimées et la place est rendue ; pour cela le serveur doit être arrêté, car tant qu’il tourne il le fait lui-même.
cli-tidy-delete = supprimer ce qui a expiré
cli-tidy-store = { $store } : { $megabytes } Mo sur { $most } Mo
cli-tidy-holds = Tables : { $tables }. Entrées : { $entries }.
cli-tidy-expired = { $count ->
    [0] Aucune table n’a expiré.
    [one] Une table a expiré.
   *[other] { $count } tables ont expiré.
}
cli-tidy-table = { $code } : dernière visite le { $date }
cli-tidy-how = Pour les supprimer : penumbra tidy --delete
cli-tidy-done = { $count ->
    [one] Une table a été supprimée.
   *[other] { $count } tables ont été supprimées.
}

cli-lab = calculer et mesurer, pour qui veut savoir
cli-lab-about = Ce qui se calcule au sujet des jeux et se mesure sur leurs joueurs. Résoudre demande SciPy : pip install 'penumbra[lab]'.
cli-lab-solve = ce que vaut une manche si personne ne se trompe
cli-lab-solve-about = Affiche combien de fois un camp gagne une manche quand les deux savent tout ce qui peut se savoir. Les documents expliquent les colonnes.
cli-lab-solve-game = le jeu
cli-lab-solve-rounds = tours de regret derrière la dernière colonne : plus il y en a, plus c’est exact (100)
cli-lab-sides = combien de fois un camp gagne avec des robots de ces niveaux
cli-lab-sides-about = Joue des manches entières, les mêmes donnes pour chaque paire de niveaux, et affiche combien de fois le premier camp gagne.
cli-lab-sides-levels = le niveau des robots du premier camp, puis celui du second
cli-lab-sides-players = seulement à tant de joueurs
cli-lab-sides-rounds = manches à jouer pour chaque nombre de joueurs (400)
cli-lab-no-players = Ce jeu ne se joue pas à { $players }.
cli-lab-unsolved = Rien n’est encore résolu pour « { $game } ».
cli-lab-no-rounds = --rounds : au moins 1.
cli-lab-duel = ce que vaut un robot parmi d’autres
cli-lab-duel-about =
    Fait jouer un robot parmi d’autres et dit combien de fois il gagne, en multiple de sa juste part.

    Chaque donne est jouée une fois avec le candidat à chaque place, et tous les candidats ont les
    mêmes donnes. Les tempéraments sont mêlés, comme à une table. Ctrl-C arrête tout et affiche ce
    que l’on sait déjà. Niveaux : { $levels }. Qui cherche peut avoir un budget de parties simulées
    derrière son nom, sage:500. Partenaires d’entraînement de Shamans : early-follower, reckless,
    renouncer, other-searcher.
cli-lab-duel-examples =
    exemples :
      penumbra lab duel seeker --field wanderer --games 400
      penumbra lab duel sage:1000 seeker --players 5 --workers 2
      penumbra lab duel sage:1000 --field sage:1000 --players 3 --json sages.json
cli-lab-duel-candidates = qui est mesuré : un ou plusieurs niveaux
cli-lab-duel-game = le jeu
cli-lab-duel-field = qui entoure le candidat, en partant de sa gauche ; répété s’il en manque
cli-lab-duel-games = parties par candidat, arrondies à un multiple des joueurs sauf entre semblables (100)
cli-lab-duel-seed = quelles donnes : même nombre, même duel (1)
cli-lab-duel-among = { $candidate } parmi { $field } : { $games } parties
cli-lab-duel-interval = 95 %, sur les donnes
cli-lab-duel-won = manches gagnées
cli-lab-duel-takes = une décision prend
cli-lab-duel-less = { $candidate } moins { $than }, sur { $deals } donnes que tous deux ont jouées
cli-lab-duel-variance = variance, × autres donnes
cli-lab-workers = processus qui jouent ; le résultat n’en dépend pas (1)
cli-lab-ray = une grappe Ray qui fait le travail : auto, hôte:port ou ray://hôte:port (demande penumbra[ray] sur chaque machine)
cli-lab-json = écrire aussi le résultat dans ce fichier
cli-lab-run = garder la campagne dans ce dossier (sinon dans ./runs, sous un nom tiré de ce qu’on mesure)
cli-lab-kept = Gardé dans { $run }
cli-lab-broken-off = Interrompu après { $done } tâches sur { $whole } ; ce qui est fait est gardé. Pour continuer : penumbra lab resume { $run }
cli-lab-stopping = On finit ce qui est en cours ; un second Ctrl-C l’abandonne.
cli-lab-show = ce qui a été mesuré : toutes les campagnes, l’une d’elles, ou l’une de ses parties
cli-lab-show-about =
    Sans RUN : les campagnes, une par ligne. Avec : ce qu’est la campagne, où elle en est et ce qu’elle dit
    jusqu’ici. Les campagnes sont des dossiers sous ./runs, ou sous celui que nomme PENUMBRA_RUNS.
cli-lab-show-examples =
    exemples :
      penumbra lab show
      penumbra lab show duel-3f9a2c1d
      penumbra lab show duel-3f9a2c1d --game 12 --record partie.jsonl
      penumbra replay partie.jsonl
cli-lab-show-run = un dossier, ou le nom de l’une des campagnes
cli-lab-show-game = une partie de la campagne, par son numéro à partir de 1 : rejouée, sous forme d’enregistrement
cli-lab-show-record = écrire l’enregistrement dans ce fichier au lieu de l’afficher
cli-lab-show-facts = { $done } tâches faites sur { $whole }, { $games } parties en tout, { $seconds } secondes de travail ; commencé le { $begun } par Penumbra { $penumbra } (code { $code })
cli-lab-show-none = Il n’y a pas de campagne dans { $folder }.
cli-lab-no-game = --game : cette campagne a les parties 1 à { $games }.
cli-lab-recorded = La partie { $game } est dans { $file } ; penumbra replay et penumbra analyse la lisent.
cli-lab-unwritten = { $file } ne peut pas être écrit : { $reason }.
cli-lab-resume = continuer une campagne interrompue
cli-lab-resume-about = Fait ce qui manque à une campagne et affiche ce qu’elle dit. Relancer la même commande revient au même.
cli-lab-tournament = plusieurs robots les uns contre les autres, avec classement
cli-lab-tournament-about =
    Fait se rencontrer des robots de plusieurs niveaux à des tables de toutes tailles, et dit ce que vaut chacun.

    Chaque donne est jouée une fois par niveau : tous s’assoient à tour de rôle autour de la table et avancent
    d’un siège de partie en partie. Les cotes sont celles d’openskill (25 au début) ; intervalles à 95 %, sur les donnes.
    Niveaux : { $levels }. Qui cherche prend un budget de parties simulées après son nom, sage:500.
cli-lab-tournament-examples =
    exemples :
      penumbra lab tournament wanderer seeker --deals 100
      penumbra lab tournament wanderer seeker sage:200 --players 4 --workers 2
      penumbra lab tournament seeker sage:200 --game intrigue --json intrigue.json
cli-lab-tournament-levels = qui se rencontre : deux niveaux ou plus
cli-lab-tournament-players = seulement à des tables de tant de joueurs ; plusieurs sont possibles (toutes les tailles)
cli-lab-tournament-deals = donnes par taille de table, chacune jouée une fois par niveau (50)
cli-lab-tournament-rating = cote
cli-lab-share = × part juste
cli-lab-points = points par manche
cli-lab-tournament-seat = siège { $seat }
cli-lab-tournament-table = { $players } joueurs, { $games } parties ; manches gagnées : { $teams }
cli-lab-games = parties par nombre de joueurs et réglage ({ $games } ; avec --compiled { $compiled })
cli-lab-compiled = jouer par des règles compilées, une cinquantaine de fois plus vite : caractère égal, personne n’interrompt
cli-lab-seed = quelles parties : même nombre, mêmes parties (1)
cli-lab-calibrate = pour quelle valeur de son grand nombre un plateau est équilibré
cli-lab-calibrate-about =
    Joue les mêmes donnes pour plusieurs valeurs du grand nombre d’un plateau (Shamans : la distance à
    la Lune ; L’Ombre de l’intrigue : les tours de table) et dit où un joueur reçu dans une équipe
    attend autant de points par manche que dans l’autre. Chaque LEVEL joue entre semblables.
cli-lab-calibrate-examples =
    exemples :
      penumbra lab calibrate seeker wanderer --compiled --svg equilibre.svg
      penumbra lab calibrate sage:200 --players 4 --values 11 12 13 --games 100 --workers 2
      penumbra lab calibrate --game intrigue --board mon-plateau.toml
cli-lab-calibrate-companies = tablées, chacune d’un seul niveau (seeker)
cli-lab-calibrate-values = les valeurs à essayer (autour de celle du plateau)
cli-lab-calibrate-company = { $company }, { $players } joueurs. { $name } ; manches gagnées par { $team } ; points de plus par manche, pour chacun ; parties ; manches
cli-lab-calibrate-nowhere = Aucune de ces valeurs n’est près de l’équilibre : essayez-en d’autres avec --values.
cli-lab-calibrate-found = Équilibré à { $balanced } ({ $least } à { $most }) : jouez { $best } (sûr à { $sure } %). Le plateau a { $usual }.
cli-lab-calibrate-series = { $company }, { $players } joueurs
cli-lab-calibrate-axis = points de plus par manche : { $team }
cli-lab-balance = comment se joue un plateau : un rapport avec graphiques
cli-lab-balance-about =
    Joue des parties entières sur un plateau et dit qui gagne, selon le rôle, la place et le nombre de
    joueurs, combien de temps cela dure, ce que valent les choses et combien de fois sert chaque règle.
    Avec --html en une page qui n’a besoin de rien d’autre, avec --parquet ou --csv en tableaux de toutes
    les manches et places. Toute partie se regarde : penumbra lab show RUN --game N.
cli-lab-balance-examples =
    exemples :
      penumbra lab balance --compiled --games 20000 --html rapport.html
      penumbra lab balance seeker wanderer --board mon-plateau.toml --players 4 --html le-mien.html
      penumbra lab balance sage:200 --games 50 --workers 2 --parquet tableaux
      penumbra lab balance --game intrigue --games 200 --html intrigue.html
cli-lab-balance-levels = qui joue, dans l’ordre autour de la table (seeker)
cli-lab-balance-html = y écrire le rapport en une page autonome
cli-lab-balance-tables = écrire les tableaux rounds et seats dans ce dossier en { $form }
cli-lab-balance-sheet = { $players } joueurs : { $games } parties, { $rounds } manches
cli-lab-balance-team =   { $team } : { $share } % des manches, { $points } points par manche et par tête
cli-lab-balance-gap =   différence : { $gap } point par manche ; manches par partie : { $length }
cli-lab-reliability-broken-off = Interrompu après { $done } parties sur { $whole }.
cli-lab-reliability = à quel point on peut croire un robot qui calcule
cli-lab-reliability-about =
    Fait jouer des robots et demande à qui doit agir ce qu’il pense des rôles des autres, en Sage.
    Affiche combien de fois c’était vrai, par dixième de 0 à 1, et le score de Brier.
cli-lab-reliability-examples =
    exemples :
      penumbra lab reliability seeker --players 3 4 5 --svg reliability.svg
      penumbra lab reliability sage:200 seeker --games 20
cli-lab-reliability-levels = qui joue, dans l’ordre autour de la table
cli-lab-reliability-players = seulement avec ce nombre de joueurs ; plusieurs possibles
cli-lab-reliability-games = parties par nombre de joueurs (40)
cli-lab-reliability-svg = y dessiner le graphique (SVG)
cli-lab-reliability-running = fiabilité

cli-mcp = faire jouer les assistants des programmes de discussion (Model Context Protocol)
cli-mcp-about = Offre les outils avec lesquels un assistant prend place à une table d’un serveur, ou en ouvre une : rejoindre, regarder, agir, attendre, parler, lire les règles. Les programmes de discussion le lancent eux-mêmes et lui parlent par l’entrée et la sortie standard ; avec --http, il en sert autant qu’on veut. Les tables sont celles d’un penumbra serve en marche. docs/assistants.md dit comment régler un programme de discussion.
cli-mcp-examples =
    exemples :
      penumbra mcp                                      pour un programme de cette machine
      penumbra mcp --server http://192.168.1.20:8420    aux tables d’un autre serveur
      penumbra mcp --http                               pour les programmes qui parlent HTTP
cli-mcp-http = servir par HTTP au lieu de l’entrée et de la sortie standard
cli-mcp-host = l’adresse d’écoute avec --http (par défaut : 127.0.0.1)
cli-mcp-port = le port d’écoute avec --http, 0 pour un port libre quelconque (par défaut : 8421)
cli-mcp-ready = Les assistants trouvent leurs outils ici : { $address }
cli-mcp-missing = Les outils pour assistants ne sont pas installés : pip install penumbra[mcp]

cli-engine = parler JSON ligne à ligne sur stdin et stdout, pour les programmes
cli-engine-about = Les règles sous forme de protocole pour des programmes de tout langage : une requête JSON par ligne, une réponse par ligne. Voir docs/protocol.md.
cli-engine-schema = affiche le schéma JSON de toutes les requêtes et s’arrête

cli-warm = compiler les règles dès maintenant, pour ne plus attendre
cli-warm-about = Compile les règles de tous les jeux et garde le résultat. Une seule fois par machine ; sinon play s’en charge.
cli-warming = Préparation : { $game }
