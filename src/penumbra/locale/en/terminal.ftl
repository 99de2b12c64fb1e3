### Words of the game in the terminal: headings, hints, scenes. Ids and variables: see games.ftl.

## The table

your-role = your role
heading-players = players
heading-role = role
heading-points = pts
heading-cards = hand
heading-hand = your hand

## Keys

your-choice = Your turn: { $task }
waiting-for = Waiting for { $names }
hint-nobody = Nobody here can give a hint.
hint-thinking = A Sage is thinking…
hint-hint = hint
hint-help = help
hint-quit = leave
hint-go-on = go on
hint-let-run = let it run until my turn
hint-up = back
hint-hurry = any key: faster
hint-any-key = any key to go on
not-a-key = “{ $key }” does nothing here.

## Scenes

scene-round = Round { $round }
scene-game = The game is over
score-name = player
score-role = role
score-total = total

## Leaving

leave-question = leave the game, or stay
leave-save = leave and save the record
leave-only = leave without saving
leave-stay = Any other key: stay.
record-saved = The record is saved: { $path }
record-unsaved = The record could not be saved: { $reason }
goodbye = Until next time.

## At a table with people

table-link = The table: { $link }
gathering-title = players are gathering
gathering-task = Before the game
gathering-help = Give the code or the link to your friends. A number takes a free seat, or offers to swap with whoever sits there. The host starts the game when every seat is taken.
during-task = at the table
afterwards-task = After the game
game-resting = not yet ready: { $names }
game-paused = paused
hint-table = table
do-start = start
do-bots = bots in the empty seats
do-clear = remove a bot…
do-wish = game settings…
do-sit = sit down here
do-swap = swap seats
do-stand = stand up
do-rename = change name
do-say = say something
do-claim = make a claim…
do-time = more time
do-pause = pause
do-ask-pause = ask for a pause
do-agree-hints = agree to hints for everybody who plays
do-decline-hints = no hints any more
do-resume = go on
do-substitute = a bot for somebody absent…
do-kick = remove somebody…
do-send-away = remove
do-keep-out = remove and keep out
do-readmit = let somebody back…
do-lock = lock the table
do-unlock = open the table again
do-host = make someone else host…
do-take-over = become the host
do-take-back = be the host again
do-rematch = play again
do-delete = delete the table…
do-delete-really = yes, delete it for everybody, with its games and replays
leave-close = close; the seat stays yours
leave-table = leave the table for good
seat-kept = Your seat is kept. To come back: penumbra join { $link }
invite-code = code
record-at = The record of this game:
write-talk = Say:
write-name = Your name:
write-send = send
unexpected = Unexpected error: { $what }
