### Les mots de la ligne de commande : l’aide de `penumbra --help`, les rapports de `replay` et `warm`.

cli-about = Deux jeux de cartes à rôles cachés : Shamans (3 à 5 joueurs) et L’Ombre de l’intrigue (7 à 10 joueurs).
cli-begin = Pour commencer : penumbra play
cli-version = affiche la version et s’arrête
cli-lang = langue : en, fr, cs ou ru (par défaut : celle du système)

cli-play = jouer dans le terminal contre des robots
cli-play-about = Une partie dans ce terminal ; des robots occupent les autres places. Chaque choix a sa touche ; ? explique, q quitte la table.
cli-play-examples =
    exemples :
      penumbra play                              Shamans à quatre
      penumbra play intrigue --players 8         L’Ombre de l’intrigue
      penumbra play --seed mardi --seat 2        la même soirée, vue d’une autre chaise
      penumbra play --board mon-plateau.toml     sur votre propre plateau
cli-game = quel jeu : shamans ou intrigue (par défaut : shamans)
cli-players = nombre de joueurs à la table, robots compris
cli-seed = un mot quelconque, ou 64 chiffres hexadécimaux : la même graine donne la même partie
cli-board = nom d’un plateau fourni, ou chemin d’un fichier de plateau
cli-seat = votre place, comptée à partir de 1
cli-bots = le jeu des robots : thumb (quelques règles de bon sens) ou random (n’importe quel coup permis)
cli-name = votre nom à la table
cli-record = fichier où la partie est conservée ; penumbra replay la rejoue

cli-replay = raconter une partie enregistrée et la vérifier
cli-replay-about = Rejoue un enregistrement, le raconte et en vérifie chaque ligne : s’il est abîmé ou falsifié, on voit où il cède.
cli-replay-file = l’enregistrement
cli-replay-quiet = vérifier seulement, sans raconter
cli-replay-commitment = l’engagement que vous avez noté à la table : l’enregistrement doit être celui de cette partie
cli-replay-finished = { $acts ->
    [one] Vérifié : { $acts } action, et la partie est terminée. Score : { $score }.
   *[other] Vérifié : { $acts } actions, et la partie est terminée. Score : { $score }.
}
cli-replay-unfinished = { $acts ->
    [one] Vérifié : { $acts } action. L’enregistrement s’arrête avant la fin de la partie.
   *[other] Vérifié : { $acts } actions. L’enregistrement s’arrête avant la fin de la partie.
}
cli-replay-fair = Équitable : les donnes découlent de l’engagement { $commitment }, avec { $salts ->
    [one] { $salts } sel
   *[other] { $salts } sels
} des joueurs en { $rounds ->
    [one] { $rounds } manche.
   *[other] { $rounds } manches.
}
cli-replay-broken = Cet enregistrement ne tient pas : { $reason }

cli-engine = parler JSON ligne à ligne sur stdin et stdout, pour les programmes
cli-engine-about = Les règles sous forme de protocole pour des programmes de tout langage : une requête JSON par ligne, une réponse par ligne. Voir docs/protocol.md.
cli-engine-schema = affiche le schéma JSON de toutes les requêtes et s’arrête

cli-warm = compiler les règles dès maintenant, pour ne plus attendre
cli-warm-about = Compile les règles des deux jeux et garde le résultat. Une seule fois par machine ; sinon play s’en charge.
cli-warming = Préparation : { $game }
