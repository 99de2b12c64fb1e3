### Words of the game in the terminal: headings, hints, scenes. Ids and variables: see games.ftl.

## The table of Shamans

round-and-trick = round { $round }, trick { $trick }
your-role = your role
spaces-to-moon = { $count ->
    [0] the Moon is reached
    [one] { $count } space to the Moon
   *[other] { $count } spaces to the Moon
}
heading-worlds = worlds
heading-players = players
heading-role = role
heading-points = pts
heading-cards = hand
heading-artifacts = artifacts
heading-hand = your hand
heading-aside = set aside
legend-marker = first-player marker
legend-guide = Guide
legend-hidden = face-down tile
legend-known = not known to all
stack-height = stack of { $count }
eclipse-hidden = Eclipse to come
eclipse-left = Eclipse: pass to the left
eclipse-right = Eclipse: pass to the right
eclipse-gone = Eclipse over
no-destination = no Destination yet

## The table of Shadow of Intrigue

round-of-intrigue = round { $round }
heading-talk = who is who, and who said what
heading-said-of = said about them
heading-interrogations = interrogations
no-interrogation = nobody has been sent yet
interrogation-sent = { $name } is on the way
interrogation-pointed = { $name } looks at { $target }
interrogation-announced = { $name } on { $target }: { $role }
interrogation-saw = you saw: { $role }
heading-deck = the deck
legend-claims = =claims for oneself · 3=about player 3 · +trusts · −accuses · !disputed · ✗false, as you know
choose-claim-self = claim a role for yourself…
choose-claim = say who somebody is…
choose-trust = trust somebody…
choose-accuse = accuse somebody…
choose-send = send an interrogator…

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

scene-recognition = Eyes closed…
recognition-role = You are { $role }.
recognition-nobody = You recognise nobody.
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
