### Words of the command line: what `penumbra --help` teaches, and what `replay` and `warm` report.

cli-about = Hidden-role card games, with their numbers of players: { $games }.
cli-begin = To begin: penumbra play
cli-version = show the version and stop
cli-lang = language: en, fr, cs or ru (default: that of your system)

cli-play = play in the terminal against bots
cli-play-about = Play a game in this terminal; bots take the other seats. Every choice has a key; ? explains, ! gives a hint, q leaves.
cli-play-examples =
    examples:
      penumbra play                              Shamans, four players
      penumbra play intrigue --players 8         Shadow of Intrigue
      penumbra play --seed tuesday --seat 2      the same evening again, from another seat
      penumbra play --board my-board.toml        on a board of your own
cli-game = which game: { $games } (default: { $first })
cli-players = how many sit at the table, bots included
cli-seed = any word, or 64 hexadecimal digits: the same seed deals the same game
cli-board = name of a shipped board, or the path of a board file
cli-seat = which seat is yours, counted from 1
cli-bots = how the bots play, the weakest first: { $levels } (default: seeker, or the best the game has below it)
cli-name = your name at the table
cli-record = file in which the game is kept; penumbra replay shows it again

cli-replay = show a recorded game again in words, and verify it
cli-replay-about = Plays a record again, tells it in words, and verifies every line of it: a damaged or forged record is shown where it breaks.
cli-replay-file = the record
cli-replay-quiet = only verify; do not tell the game
cli-replay-commitment = the seal you noted at the table: the record must be of that very game
cli-replay-note = the note that the page or your client kept of this game: does the record tell the same?
cli-replay-finished = { $acts ->
    [one] Verified: { $acts } act, and the game is over. Score: { $score }.
   *[other] Verified: { $acts } acts, and the game is over. Score: { $score }.
}
cli-replay-unfinished = { $acts ->
    [one] Verified: { $acts } act. The record ends before the game does.
   *[other] Verified: { $acts } acts. The record ends before the game does.
}
cli-replay-broken = This record does not hold: { $reason }

cli-analyse = say what a recorded game teaches: turning points, mistakes, who could suspect whom
cli-analyse-about = Looks a record through with the eyes of each player, from what that player knew and nothing else: what every decision gave away, how suspicions moved, where the game turned. In words; with --json as data, with --html as one page with plots that needs nothing else.
cli-analyse-examples =
    examples:
      penumbra analyse evening.jsonl                          in words
      penumbra analyse evening.jsonl --html evening.html      a page with plots
      penumbra analyse evening.jsonl --json - --budget 8000   data, four times as thorough
cli-analyse-json = write the analysis there as JSON; - for standard output instead of words
cli-analyse-html = write it there as one self-contained page
cli-analyse-budget = playouts a decision: more is slower and surer ({ $budget })
cli-analyse-seed = of the analysis’ own chance: the same number, the same result (0)
cli-analyse-running = looking
cli-analyse-written = Written: { $file }

cli-serve = run a server with tables for people and bots over the network
cli-serve-about = Serves tables for all games: one process, one file for everything, no account. Stop it with Ctrl-C; whatever was acknowledged is kept.
cli-serve-examples =
    examples:
      penumbra serve                                 for programs and people on this machine
      penumbra serve --open                          to play on this machine, in the browser
      penumbra serve --host 0.0.0.0                  for everybody in your network
      penumbra serve --store postgresql:///penumbra  with PostgreSQL instead of a file
    docs/serving.md lists every setting.
cli-serve-host = the address to listen at; 0.0.0.0 lets the whole network in (default: 127.0.0.1)
cli-serve-port = the port to listen at, 0 for any free one (default: 8420)
cli-serve-address = what people type to get here, if that is another address
cli-serve-ready = Server running: { $address }
cli-serve-processes = run so many servers at this port, on one PostgreSQL store (default: 1)
cli-serve-open = open the page in your browser at once
cli-serve-page-opens = Your browser opens the page now. Ctrl-C in this window stops the server.
cli-serve-page-waits = Open this address in a browser. Ctrl-C in this window stops the server.
cli-serve-friends = Friends in your network open the same address, or scan the QR code of your table.
cli-serve-only-here = Only this computer gets in. For friends in your network: penumbra serve --open --host 0.0.0.0
cli-serve-already = The server is running already: { $address }
cli-serve-closed = The server has stopped; its tables are kept until it starts again.
cli-config = file with settings (default: penumbra.toml here, if there is one)
cli-store = where tables are kept: sqlite:///FILE or postgresql://…

cli-join = join a table on a server, or open one
cli-join-about = Sits down at a table with other people. After closing the terminal, the same command takes up the same seat. Without a link a table of your own is opened.
cli-join-examples =
    examples:
      penumbra join http://192.168.1.20:8420/kamoruti      the link a table hands out
      penumbra join kamoruti --name Ann                    a code, at a server on this machine
      penumbra join --open intrigue --players 8 --bots     a table of your own
      penumbra join kamoruti --watch                       only look on
cli-join-link = the table’s link, or its code
cli-join-server = the server’s address (default: http://127.0.0.1:8420)
cli-join-open = open a table for this game: { $games } (default: { $first })
cli-join-bots = put bots in the empty seats of the new table
cli-join-which = Name a table or open one, not both: “{ $link }” and --open do not go together.
cli-join-watch = only look on: no name, no seat
cli-join-watch-which = To look on, name a table and nothing else: penumbra join LINK --watch goes without --open, --name and --bots.

cli-backup = copy all tables into one file, also while people play
cli-backup-about = Writes every table of the store into one file that restore can read, on SQLite and PostgreSQL alike. The server may go on.
cli-backup-file = the file to write
cli-backup-running = Copying entries
cli-backup-done = { $count ->
    [one] { $count } entry is safe in { $file }.
   *[other] { $count } entries are safe in { $file }.
}

cli-restore = fill an empty store from such a file
cli-restore-about = Fills an empty store from a file that backup wrote. Stop the server first.
cli-restore-file = the file to read
cli-restore-running = Restoring entries
cli-restore-done = { $count ->
    [one] { $count } entry restored from { $file }.
   *[other] { $count } entries restored from { $file }.
}

cli-status = show the servers of a store, and what each has in hand
cli-status-about = Shows every server of a PostgreSQL store: whether it lives, how long ago it gave a sign of life, how many tables it has in memory and in all, how many sockets, and how many it leads on to others. Changes nothing.
cli-status-json = as JSON, for programs
cli-status-server = server
cli-status-state = state
cli-status-lag = last sign
cli-status-tables = tables
cli-status-sockets = sockets
cli-status-relayed = led on
cli-status-address = address
cli-status-release = release
cli-status-alive = alive
cli-status-leaving = hands over
cli-status-dead = gone
cli-status-store = { $store }: { $servers ->
    [one] one server
   *[other] { $servers } servers
}
cli-status-rest = Tables that no server has in hand: { $unowned }. Of servers that are gone: { $orphaned }.
cli-tidy = show what the store holds, and delete what has expired
cli-tidy-about = Shows how large the store is and which tables have expired: nothing has happened there for longer than the settings keep them. With --delete they are deleted and the space is given back; the server must be stopped for that, and does it by itself while it runs.
cli-tidy-delete = delete what has expired
cli-tidy-store = { $store }: { $megabytes } MB of { $most } MB
cli-tidy-holds = Tables: { $tables }. Entries: { $entries }.
cli-tidy-expired = { $count ->
    [0] No table has expired.
    [one] One table has expired.
   *[other] { $count } tables have expired.
}
cli-tidy-table = { $code }: last visited { $date }
cli-tidy-how = To delete them: penumbra tidy --delete
cli-tidy-done = { $count ->
    [one] One table was deleted.
   *[other] { $count } tables were deleted.
}

cli-lab = compute and measure, for those who want to know
cli-lab-about = What can be computed about the games and measured on their players. Solving needs SciPy: pip install 'penumbra[lab]'.
cli-lab-solve = what a round is worth if nobody errs
cli-lab-solve-about = Prints how often a side wins a round when both know all that can be known. The documents explain the columns.
cli-lab-solve-game = the game
cli-lab-solve-rounds = rounds of regret behind the last column: more are more exact (100)
cli-lab-sides = how often a side wins with bots of these levels
cli-lab-sides-about = Plays whole rounds, the same deals for every pair of levels, and prints how often the first side wins.
cli-lab-sides-levels = the level of the first side’s bots, then that of the second’s
cli-lab-sides-players = only with so many players
cli-lab-sides-rounds = rounds to play for each number of players (400)
cli-lab-no-players = This game is not played by { $players }.
cli-lab-unsolved = Nothing is solved of “{ $game }” yet.
cli-lab-no-rounds = --rounds: at least 1.
cli-lab-duel = how a bot fares among others
cli-lab-duel-about =
    Lets a bot play among others and says how often it wins, as a multiple of its fair share.

    Every deal is played once with the candidate in each seat, and every candidate gets the same
    deals. Temperaments are mixed, as at a table. Ctrl-C stops it and prints what is known so far.
    Levels: { $levels }. Who searches takes a budget of playouts behind its name, sage:500.
    Sparring partners of Shamans: early-follower, reckless, renouncer, other-searcher.
cli-lab-duel-examples =
    examples:
      penumbra lab duel seeker --field wanderer --games 400
      penumbra lab duel sage:1000 seeker --players 5 --workers 2
      penumbra lab duel sage:1000 --field sage:1000 --players 3 --json sages.json
cli-lab-duel-candidates = who is measured: one or more levels
cli-lab-duel-game = the game
cli-lab-duel-field = who sits around the candidate, from the left; repeated if there are fewer than seats
cli-lab-duel-games = games of each candidate, made a multiple of the players unless all are alike (100)
cli-lab-duel-seed = which deals: the same number, the same duel (1)
cli-lab-duel-among = { $candidate } among { $field }: { $games } games
cli-lab-duel-interval = 95 %, over deals
cli-lab-duel-won = rounds won
cli-lab-duel-takes = a decision takes
cli-lab-duel-less = { $candidate } less { $than }, on { $deals } deals that both have played
cli-lab-duel-variance = variance, × other deals
cli-lab-workers = processes that play; the result does not depend on it (1)
cli-lab-ray = a Ray cluster that does the work: auto, host:port or ray://host:port (needs penumbra[ray] on every machine)
cli-lab-json = write the result there, too
cli-lab-run = keep the run in this folder (one in ./runs, named after what is measured)
cli-lab-kept = Kept in { $run }
cli-lab-broken-off = Broken off after { $done } of { $whole } tasks; what is done is kept. Go on with: penumbra lab resume { $run }
cli-lab-stopping = Finishing what is under way; Ctrl-C again gives it up.
cli-lab-show = what was measured: all runs, one of them, or one of its games
cli-lab-show-about =
    Without RUN: the runs there are, a line each. With it: what the run is, how far it is, and what it tells
    so far. Runs are folders below ./runs, or below the one that PENUMBRA_RUNS names.
cli-lab-show-examples =
    examples:
      penumbra lab show
      penumbra lab show duel-3f9a2c1d
      penumbra lab show duel-3f9a2c1d --game 12 --record game.jsonl
      penumbra replay game.jsonl
cli-lab-show-run = a folder, or the name of one among the runs
cli-lab-show-game = a game of the run, by its number from 1: played again, as a record
cli-lab-show-record = write the record there instead of printing it
cli-lab-show-facts = { $done } of { $whole } tasks done, { $games } games in all, { $seconds } seconds of work; begun { $begun } by Penumbra { $penumbra } (code { $code })
cli-lab-show-none = There are no runs in { $folder }.
cli-lab-no-game = --game: this run has games 1 to { $games }.
cli-lab-recorded = Game { $game } is in { $file }; penumbra replay and penumbra analyse read it.
cli-lab-unwritten = { $file } can’t be written: { $reason }.
cli-lab-resume = go on with a run that was broken off
cli-lab-resume-about = Does what is missing in a run and prints what it tells. Running the same command again does the same.
cli-lab-tournament = several bots against each other, with ratings
cli-lab-tournament-about =
    Lets bots of several levels meet at tables of every size, and says how good each of them is.

    Every deal is played once for each level: all sit in turn around the table, and move on a seat from
    game to game. Ratings are openskill’s (25 at the beginning); intervals are 95 %, over deals.
    Levels: { $levels }. Who searches takes a budget of playouts behind its name, sage:500.
cli-lab-tournament-examples =
    examples:
      penumbra lab tournament wanderer seeker --deals 100
      penumbra lab tournament wanderer seeker sage:200 --players 4 --workers 2
      penumbra lab tournament seeker sage:200 --game intrigue --json intrigue.json
cli-lab-tournament-levels = who meets: two or more levels
cli-lab-tournament-players = only at tables of so many; several are possible (all sizes)
cli-lab-tournament-deals = deals for each size of table, each played once for each level (50)
cli-lab-tournament-rating = rating
cli-lab-share = × fair share
cli-lab-points = points a round
cli-lab-tournament-seat = seat { $seat }
cli-lab-tournament-table = { $players } players, { $games } games; rounds won: { $teams }
cli-lab-games = games for each number of players and setting ({ $games }; with --compiled { $compiled })
cli-lab-compiled = play by compiled policies, some fifty times faster: even-tempered, and nobody interrupts
cli-lab-seed = which games: the same number, the same games (1)
cli-lab-calibrate = at which value of its great number a board is balanced
cli-lab-calibrate-about =
    Plays the same deals at several values of a board’s great number (Shamans: the distance to the
    Moon; Shadow of Intrigue: the circles of a discussion) and says where a player dealt into one team
    expects as many points a round as one dealt into the other. Each LEVEL plays among its like.
cli-lab-calibrate-examples =
    examples:
      penumbra lab calibrate seeker wanderer --compiled --svg balance.svg
      penumbra lab calibrate sage:200 --players 4 --values 11 12 13 --games 100 --workers 2
      penumbra lab calibrate --game intrigue --board my-board.toml
cli-lab-calibrate-companies = companies, each of one level (seeker)
cli-lab-calibrate-values = the values to try (around that of the board)
cli-lab-calibrate-company = { $company }, { $players } players. { $name }; rounds won by { $team }; points a round they get more, each; games; rounds
cli-lab-calibrate-nowhere = None of these values is near the balance: try others with --values.
cli-lab-calibrate-found = Balanced at { $balanced } ({ $least } to { $most }): play { $best } ({ $sure } % sure). The board has { $usual }.
cli-lab-calibrate-series = { $company }, { $players } players
cli-lab-calibrate-axis = points a round more: { $team }
cli-lab-balance = how a board plays: a report with plots
cli-lab-balance-about =
    Plays whole games on a board and says who wins, by role, seat and number of players, how long it
    takes, what things are worth and how often each rule comes up. With --html as one page that needs
    nothing else, with --parquet or --csv as tables of all rounds and seats. Any game can be looked at:
    penumbra lab show RUN --game N.
cli-lab-balance-examples =
    examples:
      penumbra lab balance --compiled --games 20000 --html report.html
      penumbra lab balance seeker wanderer --board my-board.toml --players 4 --html mine.html
      penumbra lab balance sage:200 --games 50 --workers 2 --parquet tables
      penumbra lab balance --game intrigue --games 200 --html intrigue.html
cli-lab-balance-levels = who plays, in turn around the table (seeker)
cli-lab-balance-html = write the report there as one self-contained page
cli-lab-balance-tables = write the tables rounds and seats into this folder as { $form }
cli-lab-balance-sheet = { $players } players: { $games } games, { $rounds } rounds
cli-lab-balance-team =   { $team }: { $share } % of rounds, { $points } points a round each
cli-lab-balance-gap =   difference: { $gap } points a round; rounds a game: { $length }
cli-lab-reliability-broken-off = Broken off after { $done } of { $whole } games.
cli-lab-reliability = how far a bot that reckons may be believed
cli-lab-reliability-about =
    Lets bots play and asks whoever is to act what he believes of the others' roles, as a Sage.
    Prints how often it was so, for each tenth from 0 to 1, and the Brier score.
cli-lab-reliability-examples =
    examples:
      penumbra lab reliability seeker --players 3 4 5 --svg reliability.svg
      penumbra lab reliability sage:200 seeker --games 20
cli-lab-reliability-levels = who plays, in turn around the table
cli-lab-reliability-players = only with so many players; several are possible
cli-lab-reliability-games = games for each number of players (40)
cli-lab-reliability-svg = draw the plot there (SVG)
cli-lab-reliability-running = reliability

cli-mcp = let assistants of chat programs play (Model Context Protocol)
cli-mcp-about = Offers the tools by which an assistant takes a seat at a table of a server, or opens one: join, look, act, wait, talk, read the rules. Chat programs start it themselves and speak to it over standard input and output; with --http it serves any number of them. The tables are those of a running penumbra serve. docs/assistants.md tells how to set up a chat program.
cli-mcp-examples =
    examples:
      penumbra mcp                                      for a chat program on this machine
      penumbra mcp --server http://192.168.1.20:8420    at the tables of another server
      penumbra mcp --http                               for programs that speak HTTP
cli-mcp-http = serve over HTTP instead of standard input and output
cli-mcp-host = the address to listen at with --http (default: 127.0.0.1)
cli-mcp-port = the port to listen at with --http, 0 for any free one (default: 8421)
cli-mcp-ready = Assistants find their tools at { $address }
cli-mcp-missing = The tools for assistants are not installed: pip install penumbra[mcp]

cli-engine = speak line-JSON on stdin and stdout, for programs
cli-engine-about = The rules as a line protocol for programs of any language: one JSON request a line, one answer a line. docs/protocol.md describes it.
cli-engine-schema = print the JSON Schema of all requests and stop

cli-warm = compile the rules now, so that nobody waits later
cli-warm-about = Compiles the rules of all games and keeps the result. Needed once on a machine; play does it by itself otherwise.
cli-warming = Preparing { $game }
