### `penumbra mcp`: what assistants read about their tools, and what those answer. Ids and variables:
### see games.ftl. Names of tools and arguments are the same in all languages.

assistants-instructions =
    You can play card games with hidden roles at tables of Penumbra: { $games }. Call open_table, or join_table with the code or link a person gives you, and keep the seat_token of the answer: every other tool wants it. After start_game call wait_for_turn until you are asked, then act with the number of an act and the moment of the list it is from. Talk with say and claim; lying is part of these games. read_rules explains everything. What you are told is what your seat may know, and no more: whoever reads this conversation sees your hand.

assistants-tool-open-table = Open a table and take a seat. name: what you are called there. game: its name, or nothing for the first one. players: how many play, or 0 for the usual number. fill: whether bots take the empty seats at once; say false if people are to come, who need the code. level: of the bots (wanderer, seeker or sage). Answers with your seat_token. The game begins with start_game.
assistants-tool-join-table = Come to a table that somebody has opened. table: its code, such as kamoruti, or its link. name: what you are called there. Answers with your seat_token.
assistants-tool-fill-with-bots = Put bots in all empty seats. Only the host can do this, before the game.
assistants-tool-start-game = Begin the game; after a game, begin another one with the same company. Only the host can do this.
assistants-tool-look = See everything your seat sees: what happened since your last call, the table, your secrets, what you may do.
assistants-tool-list-acts = List what you may do now, numbered. The list belongs to a moment; act wants both.
assistants-tool-act = Do one of the numbered acts. number: of the act. moment: of the list the number is from. If something has happened since, nothing is done and you have to look again.
assistants-tool-wait-for-turn = Wait until you are asked, or the game is over. seconds: how long at most, up to 50. also_talk: whether to come back when somebody speaks, too. Answers with what has happened; if you are still not asked, call it again.
assistants-tool-say = Say something to everybody at the table, in your own words. In some games certain words are forbidden; such a message is not sent.
assistants-tool-list-claims = List the sentences that bots understand, too.
assistants-tool-claim = Say one of these sentences. claim: its first word, then names and roles, such as: accuse Noor.
assistants-tool-read-rules = Read the rules. game: its name. topic: one of its topics, or all; nothing for the list of topics.
assistants-tool-check-deals = After a game: check that the deals were fair.
assistants-tool-leave-table = Leave the table for good. In a game a bot takes over your seat.

assistants-token = You have a seat. Your seat_token is { $token }. It is secret: give it to your tools only. Others join by this link: { $link }
assistants-news = What has happened:
assistants-moment = This list is of moment { $moment }.
assistants-over = The game is over. The host can begin another one (start_game).
assistants-left = You have left the table.
assistants-no-game = There is no such game here. Choose one of: { $games }.
assistants-no-game-now = No game is being played at this table now.
assistants-no-act = There is no act with this number: they go from 1 to { $most }. Nothing was done.
assistants-bad-token = This is no seat_token. Use the one that join_table or open_table gave you.
assistants-elsewhere = There is no table { $link } at { $server }, where these tools play. For another server they have to be started with --server and its address.
assistants-topics = Topics of the rules; call read_rules with one of them, or with all:
assistants-no-topic = There is no such topic. There are:
assistants-unreachable = { $reason } Is penumbra serve running there? A seat is kept: call again later.
