### The front page, the door, the gathering, the table's menu and the settings. Ids and variables:
### see games.ftl. $level is the name of a kind of bots, $game the name of a game.

lobby-house = Penumbra
lobby-language = Language
lobby-language-en = English
lobby-language-fr = Français
lobby-language-cs = Čeština
lobby-language-ru = Русский
lobby-names = Wren, Ash, Juniper, Rowan, Sparrow, Hazel, Fox, Ember, Linden, Magpie, Clover, Heron

## The front page

lobby-tagline = Games of hidden roles, by moonlight
lobby-welcome = No account, nothing to install. Play against bots right away, or send your friends a link.
lobby-name = Your name at the table
lobby-name-kept = This browser remembers it.
lobby-name-suggested = Leave it empty, and tonight you are { $name }.
lobby-games = Games
lobby-play-bots = Play with bots
lobby-play-friends = Play with friends
lobby-change = change
lobby-learn = Learn it by playing, in ten minutes
lobby-public = listed for everybody
lobby-private = by invitation
lobby-done = Done
lobby-code = I have a code
lobby-code-label = Code or link of a table
lobby-code-example = kamoruti
lobby-code-go = Go
lobby-code-help = As you heard it, or the whole link.
lobby-code-unreadable = That isn’t a table code or link.
lobby-running = Your game of { $game } is running: back to table { $code }
lobby-finished = Finished games
lobby-loopback = This address works on this computer only: for others the code and the QR code lead nowhere unless the server is started with --host 0.0.0.0.
lobby-your-tables = Your tables
lobby-tables-gone = { $count ->
    [one] A table you sat at is no longer there.
   *[other] { $count } tables you sat at are no longer there.
}
lobby-forget = Forget the table { $code }
lobby-public-tables = Public tables
lobby-public-none = None at the moment. Open one and list it for everybody.
lobby-host-is = { $name }’s table
lobby-taken = { $taken } of { $players } seats taken
lobby-stage-drawing = drawing lots
lobby-stage-playing = playing
lobby-stage-over = game over
lobby-stage-broken_off = broken off
lobby-retry = Try again
lobby-retrying = We keep trying.

## How a table is played

lobby-how = Game settings: { $game }
lobby-wish-game = Game
lobby-wish-players = Players
lobby-wish-level = Bots
lobby-wish-clock = Clock
lobby-clock-off-help = Take your time: nobody is hurried.
lobby-clock-relaxed-help = A minute and a half for a decision, and more on request.
lobby-clock-blitz-help = Twenty seconds for a decision. For those who know the game.
lobby-wish-public = List the table for everybody
lobby-wish-public-help = Otherwise only those who have the code or the link find it.
lobby-more = More options
lobby-wish-language = Language of the table
lobby-wish-language-help = The names of the bots; everybody reads the page in a language of their own.
lobby-wish-pace = Bots think for
lobby-pace-0 = no time
lobby-pace-300 = about 0.3 s
lobby-pace-900 = about 1 s
lobby-pace-2000 = about 2 s
lobby-pace-4000 = about 4 s
lobby-wish-chatter = Bots talk
lobby-wish-chatter-help = They claim, ask and answer as people do.
lobby-wish-hints = Hints
lobby-wish-hints-help = Whoever has to decide may ask a Sage. With several people only once all of them agree.
lobby-wish-takeover = A bot takes over for absent players after
lobby-wish-takeover-help = Whoever comes back plays again.
lobby-wish-talk = Forbidden words in the chat
lobby-wish-talk-help = Some things may not be said in this game.
lobby-wish-spectators = Spectators welcome
lobby-wish-spectators-help = They see what lies open, never a hand.
lobby-wish-delay = Spectator delay
lobby-wish-board = Board

## At the door

lobby-invited = Come in!
lobby-looking = Looking for the table…
lobby-code-is = Table { $code }
lobby-no-table = There is no such table
lobby-no-table-help = There is no table called “{ $code }”. Look at the link again; a letter may have been misheard.
lobby-no-answer = The server isn’t responding
lobby-there = Already there: { $names }.
lobby-door-playing = The game has begun. Come in and watch; there may be a seat for you in the next one.
lobby-door-playing-shut = The game has begun, and this table plays without spectators. Come back when it is over.
lobby-door-over = This game is over. Come in if you would like to play the next one.
lobby-door-full = All seats are taken. Come in anyway: somebody may get up.
lobby-door-locked = The host has locked the table. Ask to be let in, then try again.
lobby-sit-down = Sit down
lobby-come-in = Come in
lobby-watch = Just watch
lobby-replay = Watch the replay
lobby-ended = You are no longer at the table
lobby-back-to-door = Back to the table’s entrance
lobby-ended-ask = If the host lets you back, try again.
lobby-come-anew = Join again
lobby-sit-here-again = Sit down on this device
lobby-nowhere = There is nothing here
lobby-nowhere-help = The moon shines on an empty clearing. Perhaps a letter is missing from the address.

## The gathering

lobby-dealing = The bots sit down, the cards are shuffled…
lobby-invite = Invite
lobby-code-aloud = The code, to say aloud
lobby-link = Link to this table
lobby-copy = Copy link
lobby-copied = The link is copied.
lobby-send = Send
lobby-share = A seat is waiting for you: { $game }
lobby-qr = Scan to come to the table
lobby-qr-enlarge = Enlarge the QR code
lobby-chairs = Seats around the table
lobby-chair = Seat { $chair }:
lobby-chair-of = Seat { $chair }: { $name }
lobby-sit = sit here
lobby-bot-here = A bot here ({ $level })
lobby-swap = Offer to swap seats
lobby-swap-bot = Swap seats
lobby-swap-asked = { $name } would like to swap seats with you.
lobby-swap-agree = Swap
lobby-swap-decline = No, thanks
lobby-swap-waiting = You have offered to swap seats; waiting for { $name }.
lobby-stand = Stand up
lobby-rename = Change name
lobby-leave = Leave the table
lobby-make-host = Make host
lobby-kick = Remove
lobby-keep-out = Remove and keep out
lobby-free-chair = Free the seat
lobby-clear = Remove the bot
lobby-exchange = Swap seats with
lobby-waiting-chairs = { $count ->
    [one] One seat is still empty.
   *[other] { $count } seats are still empty.
}
lobby-ready = Everyone is seated. Begin whenever you like.
lobby-waiting-host = Everyone is seated. Waiting for { $name } to begin.
lobby-no-host = The table has no host.
lobby-fill-start = Fill with bots and start
lobby-start = Start
lobby-host-away = The host is away. After a while a seated player may take over.
lobby-take-over = Become the host
lobby-host-taken = While you were away somebody else became the host.
lobby-take-back = Be the host again
lobby-lock = Lock the table
lobby-unlock = Open the table
lobby-locked = The table is locked: nobody new can come in.
lobby-sent-away = Removed
lobby-let-back = Let { $name } back
lobby-change-wishes = Change settings
lobby-without-chair = Not seated
lobby-watching = { $count ->
    [one] { $count } spectator
   *[other] { $count } spectators
}

## The table's menu

lobby-rematch = Play again
lobby-rematch-host = The host can begin another game with the same people.
lobby-record = Download the record
lobby-pause = Pause the game
lobby-hints-agree = Agree to hints
lobby-hints-decline = No hints any more
lobby-hints-agree-help = Whoever plays may then ask what a Sage would do. Everybody has to agree; not yet: { $names }.
lobby-hints-agreed = All who play have agreed to hints.
lobby-resume = Go on
lobby-people = People
lobby-no-chair = not seated
lobby-bot-plays = a bot plays
lobby-substitute = Let a bot play
lobby-leave-playing = Leave for good? A bot will play on in your name, and you can’t take the seat back.
lobby-leave-question = Leave the table for good?
lobby-stay = Stay
lobby-delete = Delete the table
lobby-delete-question = Delete the table for everybody, with its games and replays? Nobody can bring it back.
lobby-delete-not = Keep it
lobby-kick-playing = Remove { $name }? A bot plays on in that name until you let { $name } back.
lobby-kick-question = Remove { $name } from the table?
lobby-let-stay = Keep at the table

## Settings

lobby-speed = Animation speed
lobby-speed-slow = slow
lobby-speed-normal = normal
lobby-speed-fast = fast
lobby-speed-instant = at once
lobby-sound = Sounds
lobby-notify = Tell me when it is my turn
lobby-notify-help = A notification while this page is in the background. It never names a card or a role.
lobby-notify-none = This browser has no notifications.
lobby-notify-denied = The browser does not allow notifications from this page; you can change that in its settings.
lobby-coach = Tips while I play
lobby-coach-help = A hint the first time each kind of decision comes up.
lobby-settings-kept = Stored only in this browser.
