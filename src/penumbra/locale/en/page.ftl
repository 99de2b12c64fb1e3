### The page in the browser: what is around every table. Ids and variables: see games.ftl.

page-front = To the front page
page-close = close
page-tools = tools
page-talk = Chat
page-talk-unread = { $count ->
    [one] Chat, { $count } unread message
   *[other] Chat, { $count } unread messages
}
page-log = Log
page-score = Score
page-rules = Rules
page-settings = Settings
page-menu = Menu
sheet-mark = Your own mark
sheet-private = only you see it; it stays in this browser
sheet-notes = Your notes
page-cover = Cover my cards
page-cover-help = For people in one room: your role and hand stay face down until you press and hold them.
page-hint = What would a Sage do?
page-hint-waiting = A Sage is thinking…
page-hint-close = Close the hint
page-confirm = Two clicks to play
page-confirm-help = The first click lifts a card and says what it does, the second plays it.
page-goal = first to { $points } points
page-round = round { $round }
page-round-and-trick = round { $round }, trick { $trick }
page-connecting = Joining the table…
page-offline = No connection. Your seat is kept; reconnecting…
refused-offline = The server can’t be reached. Check your connection and try again.
page-again = Try again

# A game that has no board of its own.
plain-table = The table
plain-seats = Players
plain-choices = What you can do
plain-yours = It is your turn.
plain-waits = Waiting for { $names }
plain-waited = to act
plain-bot = a bot
plain-away = not connected
plain-hidden = hidden
plain-peek = Press and hold to look

# A screen for everybody in the room.
screen-open = Open the shared screen
screen-full = Full screen
screen-join = join or watch
screen-gathering = Come to the table
screen-won = { $names } won
