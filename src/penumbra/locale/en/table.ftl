### The table: what people click to say, and why a message was held back. Ids and variables: see
### games.ftl. $role is the name of a role (form: name), $word what a message must not say.

## Claims: $words is one of the sentences below, as somebody says it; $target and $other are whom
## it speaks of or to. `say-…` are the buttons.

claim-said = { $you ->
    [name] You: “{ $words }”
   *[none] { $name }: “{ $words }”
}
claim-am = { $tone ->
    [bold] Hear me: I am { $role }!
    [patient] In good time you will see: I am { $role }.
    [suspicious] Look elsewhere. I am { $role }.
    [merry] Who, me? I’m { $role }, of course!
   *[steady] I am { $role }.
}
claim-is = { $tone ->
    [bold] { $target } is { $role }, I would bet my mask on it!
    [patient] I have waited to say this: { $target } is { $role }.
    [suspicious] Watch { $target }. That is { $role }.
    [merry] Surprise! { $target } is { $role }.
   *[steady] { $target } is { $role }.
}
claim-saw = I have seen { $target }’s card: { $role }.
claim-trust = { $tone ->
    [bold] { $target } and I stand together!
    [patient] So far I have no reason to doubt { $target }.
    [suspicious] If I trust anybody here, it is { $target }.
    [merry] { $target } is a darling, leave { $target } alone.
   *[steady] I trust { $target }.
}
claim-accuse = { $tone ->
    [bold] It is { $target }! Who is with me?
    [patient] I have watched long enough: it is { $target }.
    [suspicious] I knew it. { $target }!
    [merry] Caught you, { $target }!
   *[steady] I accuse { $target }!
}
claim-lies = { $tone ->
    [bold] { $target } is lying, and badly!
    [patient] What { $target } says doesn’t add up.
    [suspicious] Don’t believe a word { $target } says.
    [merry] What a story, { $target }! None of it is true.
   *[steady] { $target } is lying.
}
claim-ask-role = { $target }, who are you?
claim-ask-about = { $target }, what do you think of { $other }?
claim-ask-why = { $tone ->
    [bold] Explain that, { $target }!
    [patient] { $target }, help me understand this.
    [suspicious] { $target }, was that really necessary?
    [merry] { $target }, what was that supposed to be?
   *[steady] { $target }, why did you do that?
}
claim-ask-saw = { $target }, what have you seen?
claim-send = Send { $target }!
claim-look = Have { $target } examined!
claim-follow = { $tone ->
    [bold] Count on me, I’ll follow!
    [patient] I’ll follow, no rush.
    [suspicious] I’ll follow. Watch the others.
    [merry] Wherever we go, I’m coming along.
   *[steady] I will follow.
}
claim-yes = Yes.
claim-no = { $tone ->
    [bold] Never!
    [patient] No. Think again.
    [suspicious] No. And you know it.
    [merry] Ha! No.
   *[steady] No.
}
claim-unsure = { $tone ->
    [bold] No idea. Let’s find out!
    [patient] It is too early to say.
    [suspicious] I trust nobody enough to say.
    [merry] Ask me something easier.
   *[steady] I don’t know.
}
claim-secret = { $tone ->
    [bold] I’m keeping that to myself!
    [patient] All in good time.
    [suspicious] Why do you want to know?
    [merry] A little mystery must remain.
   *[steady] I won’t say.
}
claim-laugh = Ha, ha!
claim-gasp = { $tone ->
    [bold] By the Moon!
    [patient] Oh. So it is.
    [suspicious] I feared as much!
    [merry] Oh, what a show!
   *[steady] Oh!
}
claim-applaud = Bravo!
claim-doubt = { $tone ->
    [bold] I don’t buy it.
    [patient] Hm. I’ll keep that in mind.
    [suspicious] I don’t like this at all.
    [merry] Oh, really?
   *[steady] Hm…
}
claim-sorry = I’m sorry.
claim-thanks = Thank you.

say-group-questions = I ask…
say-group-more = more…
say-group-answers = answer…
say-group-reactions = react…
say-am = I am…
say-is = X is…
say-saw = I saw…
say-trust = I trust…
say-accuse = I accuse…
say-lies = X lies
say-ask-role = Who are you?
say-ask-about = What about Y?
say-ask-why = Why?
say-ask-saw = What did you see?
say-send = Send X
say-look = Examine X
say-follow = I’ll follow
say-yes = Yes
say-no = No
say-unsure = Don’t know
say-secret = Won’t say
say-laugh = Ha, ha!
say-gasp = Oh!
say-applaud = Bravo!
say-doubt = Hm…
say-sorry = Sorry
say-thanks = Thanks

## Held back

held-back = Your message has not been sent, and nobody has seen it. Say it in other words.
held-back-colour = “{ $word }” names a colour.
held-back-number = “{ $word }” names a number.
held-back-world = “{ $word }” names a world.
held-back-rule = Talk freely and lie as you please, but at this table nobody names colours, worlds or numbers, in any language.

## At a table with people

watching = You are watching.
watching-until-start = You may watch until the start; this table plays without spectators.
watching-later = { $count ->
    [one] You are watching with a delay of { $count } second.
   *[other] You are watching with a delay of { $count } seconds.
}
game-broken-off = This game was begun under other rules and can’t go on under today’s. People, chat and earlier games are all here: the host can begin another game.
game-number = game { $number }
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
wish-delay = spectator delay
wish-takeover = a bot takes over after
wish-pace = bots think for about
wish-chatter = how much bots talk
chatter-off = not at all
chatter-some = a little
chatter-much = a lot
wish-hints = hints
yes = yes
no = no
never = never
clock-off = off
clock-relaxed = relaxed
clock-blitz = blitz
level-wanderer = Wanderers, who are careless
level-seeker = Seekers, who play soundly
level-sage = Sages, who ponder
# what these were called once, at tables that were opened then
level-random = { level-wanderer }
level-thumb = { level-seeker }
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
chair-empty = empty
mark-you = you
mark-host = host
mark-bot = bot
mark-bot-of = { $temperament ->
    [bold] bold bot
    [patient] patient bot
    [suspicious] suspicious bot
    [merry] merry bot
   *[steady] steady bot
}
mark-away = away
deals-checking = Checking whether the deals were fair…
deals-not-verified = The deals could not be verified: { $reason }

## Who comes and goes

connection-moment = One moment…
connection-lost = The connection is lost; looking for the table…
connection-back = The connection is back.
clock-extended = { $name } asks for more time.
table-present = { $name } is back.
table-absent = { $name } has disconnected.
table-joined = { $name } comes to the table.
table-left = { $name } leaves the table.
table-kicked = The host removes { $name } from the table.
table-readmitted = { $name } may come back.
table-locked = { $name } locks the table: nobody new can come in.
table-unlocked = { $name } opens the table again.
table-sat = { $name } takes seat { $chair }.
table-stood = { $name } stands up.
table-swap-offered = { $you ->
    [name] You offer to swap seats with { $target }; it is done when { $target } offers it, too.
    [target] { $name } would like to swap seats with you: { $key } to accept.
   *[other] { $name } offers to swap seats with { $target }.
}
table-swapped = Seats are swapped.
table-bots-sat = Bots sit down.
table-bot-left = A bot leaves: seat { $chair } is free.
table-renamed = New name: { $name }.
table-changed = The host changes the settings.
table-paused = { $name } pauses the game.
table-pause-asked = { $name } asks for a pause.
table-hints-agreed = { $name } agrees to hints.
table-hints-declined = { $name } does not agree to hints any more.
table-stood-in = While you were away, a bot played for you:
table-resumed = The game goes on.
table-host-passed = The host is now { $name }.
table-substituted = A bot plays for { $name }.
table-returned = { $name } plays again.
table-rematched = A new game is being set up.

## Why something is refused

refused-bad-message = The server did not understand this.
refused-hello-first = The server expected a greeting first.
refused-too-fast = Too fast; try again in a moment.
refused-too-large = This is too long.
refused-elsewhere = Your seat is open on too many devices; this one was closed.
refused-no-table = There is no table with this code. Look at the link again.
refused-kicked = The host has removed you from the table.
refused-left = You have left the table.
refused-deleted = The host has deleted this table.
refused-unknown-token = The table does not know you any more. Please join again.
refused-foreign-origin = The server does not let this page in.
refused-unknown-host = The server is not called by this name. Use the address its operator gives out.
refused-no-spectators = This table plays without spectators.
refused-full = This table is full.
refused-crowded = Too many people at this table came from your address.
refused-locked = The host has locked the table: nobody new can come in.
refused-kept-out = The host does not let you back to this table.
refused-too-many-tables = Too many tables were opened from your address; wait a while.
refused-too-many-joins = Too many people came from your address; wait a moment.
refused-too-many-guesses = Too many codes were tried that do not exist; wait a moment.
refused-too-many-sockets = Too many connections from your address; close some of them.
refused-too-much = Too much was written from your address; wait a while.
refused-table-full = This table has used up its space: a game under way can be finished, then open another table.
refused-store-full = This server has run out of space: games under way can be finished. Tell whoever runs it.
refused-bad-name = This name can’t be used. Choose another one.
refused-name-taken = Somebody at the table has this name. Choose another one.
refused-bad-wishes = These settings don’t work together.
refused-bad-board = This board can’t be used.
refused-not-host = Only the host may do this.
refused-bot-only = Only a bot can be removed like this.
refused-not-seated = Only seated players can do this.
refused-not-now = Not now.
refused-no-seat = There is no such seat.
refused-seat-taken = Somebody sits there.
refused-no-person = There is no such person at the table.
refused-empty-seats = There are empty seats: fill them with bots, or wait for people.
refused-paused = The game is paused.
refused-out-of-date = Something has happened meanwhile; look again.
refused-illegal = The rules do not allow this now.
refused-host-is-here = The host is at the table, or was a short while ago.
refused-former-host = The former host may take over again: nobody can remove that person or delete the table.
refused-present = This person is here and needs no bot.
refused-no-more-time = You have no time limit now, or have used up your extra time.
refused-bad-share = Your share of chance came too late or is not the one you promised.
refused-bad-talk = A message can’t be empty or too long.
refused-bad-claim = This can’t be claimed in this game.
refused-spectators-listen = While the game runs only players talk.
refused-game-not-over = The record becomes available after the game.
refused-other-rules = This game was played by other rules than today’s, and was not kept.
refused-newer-table = A newer Penumbra wrote this table. It opens when this server is updated; nothing is lost.
refused-no-analysis = Nobody here can explain this game.
refused-no-hints = No hints are given at this table, or not everybody who plays has agreed.
refused-no-advice = There is no advice to be had now.
refused-no-game = There is no game at this address. Look at the link again; an older one opens in the browser you played in.
refused-unavailable = The server can’t write at the moment; nothing was done. Try again.
refused-no-page = There is nothing at this address.
refused-trouble = Something went wrong in the server; it has been noted.
refused-closing = The server is shutting down; come back in a moment.
