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
heading-said-of = said of them
heading-interrogations = interrogations
no-interrogation = nobody has been sent yet
interrogation-sent = { $name } is on the way
interrogation-pointed = { $name } looks at { $target }
interrogation-announced = { $name } on { $target }: { $role }
interrogation-saw = you saw: { $role }
heading-deck = the deck
legend-claims = =claims for oneself · 3=says of player 3 · +trusts · −accuses · !disputed · ✗false, as you know
choose-claim-self = claim a role for yourself …
choose-claim = say who somebody is …
choose-trust = trust somebody …
choose-accuse = accuse somebody …
choose-send = send an interrogator …

## Keys

your-choice = Your turn: { $task }
waiting-for = Waiting for { $names }
hint-help = help
hint-quit = leave
hint-go-on = go on
hint-let-run = let it run until my turn
hint-up = back
hint-hurry = any key: faster
hint-any-key = any key to go on
not-a-key = “{ $key }” does nothing here.

## Scenes

scene-recognition = Eyes closed …
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
gathering-title = the table is gathering
gathering-task = Before the game
gathering-help = Give the code or the link to your friends. A number takes a free chair, or offers to swap with whoever sits there. The host starts the game when every chair is taken.
during-task = at the table
afterwards-task = After the game
watching = You are watching.
watching-until-start = You are watching until the start: no spectators while this table plays.
watching-later = { $count ->
    [one] You are watching; the game reaches you { $count } second later.
   *[other] You are watching; the game reaches you { $count } seconds later.
}
game-number = game { $number }
game-paused = paused
hint-table = table
do-start = start
do-bots = bots in the empty chairs
do-clear = send a bot away …
do-wish = how we play …
do-sit = sit down here
do-swap = swap chairs
do-stand = stand up
do-rename = another name
do-say = say something
do-claim = make a claim …
do-time = more time, please
do-pause = pause
do-resume = go on
do-substitute = a bot for somebody absent …
do-kick = send somebody away …
do-host = pass on the host’s rights …
do-take-over = become the host
do-rematch = another game
leave-close = close; the seat stays yours
leave-table = leave the table for good
seat-kept = Your seat is kept. To come back: penumbra join { $link }
choose-follow = promise to follow
wish-now = { $wish }: { $value }
wish-game = game
wish-players = players
wish-clock = clock
wish-level = bots
wish-public = listed for everybody
wish-spectators = spectators
wish-talk = forbidden words
wish-board = board
wish-language = language
wish-delay = spectators’ delay
wish-takeover = a bot for the absent after
wish-pace = bots take at least
yes = yes
no = no
never = never
clock-off = off
clock-relaxed = relaxed
clock-blitz = blitz
level-thumb = by rules of thumb
level-random = anything legal
talk-strict = held back
talk-warn = marked
talk-off = allowed
talk-warned = (not to be said: { $words })
number-of-seconds = { $count ->
    [one] { $count } second
   *[other] { $count } seconds
}
milliseconds = { $time } ms
number-of-players = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
invite-code = code
chair-empty = empty
mark-you = you
mark-host = host
mark-bot = bot
mark-away = away
record-at = The record of this game:
deals-checking = Checking whether the deals were fair …
deals-fair = The deals were fair: they follow from the table’s promise and everybody’s salts.
deals-not-verified = The deals could not be verified: { $reason }
write-talk = Say:
write-name = Your name:
write-send = send

## Who comes and goes

connection-lost = The connection is lost; looking for the table …
connection-back = The connection is back.
clock-extended = { $name } asks for more time.
table-present = { $name } is back.
table-absent = { $name } has lost the connection or gone out.
table-joined = { $name } comes to the table.
table-left = { $name } leaves the table.
table-kicked = The host sends { $name } away.
table-sat = { $name } takes chair { $chair }.
table-stood = { $name } stands up.
table-swap-offered = { $you ->
    [name] You offer to swap chairs with { $target }; it is done when { $target } offers it, too.
    [target] { $name } would like to swap chairs with you: { $key } agrees.
   *[other] { $name } offers to swap chairs with { $target }.
}
table-swapped = Chairs are swapped.
table-bots-sat = Bots sit down.
table-bot-left = A bot goes: chair { $chair } is free.
table-renamed = From now on: { $name }.
table-changed = The host changes how we play.
table-paused = { $name } pauses the game.
table-resumed = The game goes on.
table-host-passed = The host is now { $name }.
table-substituted = A bot plays for { $name }.
table-returned = { $name } plays again.
table-rematched = Another game gathers.

## Why something is refused

refused-bad-message = The server did not understand this.
refused-hello-first = The server expected a greeting first.
refused-too-fast = Too fast; try again in a moment.
refused-too-large = This is too long for the server.
refused-elsewhere = Your seat is open on too many devices; this one was closed.
refused-no-table = There is no table with this code. Look at the link again.
refused-kicked = The host has sent you away.
refused-left = You have left the table.
refused-unknown-token = The table does not know you any more. Join it anew.
refused-foreign-origin = The server does not let this page in.
refused-no-spectators = This table has no spectators while it plays.
refused-full = No more people fit in at this table.
refused-too-many-tables = Too many tables were opened from your address; wait a while.
refused-too-many-joins = Too many people came from your address; wait a moment.
refused-too-many-guesses = Too many codes were tried that do not exist; wait a moment.
refused-too-many-sockets = Too many connections from your address; close some of them.
refused-bad-name = A name is a few printable characters; this one can’t be used.
refused-name-taken = Somebody at the table has this name. Choose another with --name.
refused-bad-wishes = The table can’t be played like this.
refused-bad-board = This board can’t be used.
refused-not-host = Only the host may do this.
refused-bot-only = Only a bot can be sent away like this.
refused-not-seated = Only who sits may do this.
refused-not-now = Not now.
refused-no-seat = There is no such chair.
refused-seat-taken = Somebody sits there.
refused-no-person = There is no such person at the table.
refused-empty-seats = There are empty chairs: fill them with bots, or wait for people.
refused-paused = The game is paused.
refused-out-of-date = Something has happened meanwhile; look again.
refused-illegal = The rules do not allow this now.
refused-host-is-here = The host is at the table.
refused-present = This person is here and plays without help.
refused-no-more-time = No clock runs for you, or you have had your extra time.
refused-bad-salt = Your share of chance came too late or can’t be read.
refused-bad-talk = A message is not empty and not too long.
refused-bad-claim = This can’t be claimed in this game.
refused-spectators-listen = While the game runs only players talk.
refused-game-not-over = The record is open when the game is over.
refused-no-game = There is no such game.
refused-unavailable = The server can’t write at the moment; nothing was done. Try again.
refused-no-page = There is nothing at this address.
refused-trouble = Something broke in the server; it has been noted.
refused-closing = The server is shutting down; come back in a moment.
unexpected = Something unexpected has ended this: { $what }
