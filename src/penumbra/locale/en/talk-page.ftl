### Beside the board in the browser: talk, log, score sheet, the scenes at a round's and a game's end.
### Ids and variables: see games.ftl.

## Talk

talkpage-panel = Chat, log and score
talkpage-write = Say something…
talkpage-send = Send
talkpage-said = What was said
talkpage-quiet = Nobody has said anything yet.
talkpage-listening = While the game runs only the players chat; you are listening.
talkpage-nameless = Join with a name to chat.
talkpage-left = { $count ->
    [one] { $count } character left
   *[other] { $count } characters left
}
talkpage-new = New messages
talkpage-person = { $name }: mute or unmute
talkpage-mute = Mute { $name }
talkpage-muted = Muted: { $name }
talkpage-unmute = Unmute { $name }
talkpage-marked = marked: not to be said at this table
talkpage-claims = Say it with a tap
talkpage-back = back
talkpage-clock = time left
talkpage-more-time = More time
talkpage-waits-at = Penumbra, table { $code }
talkpage-waits = The table is waiting for you.

## Log

log-empty = The story of the game will be told here.
log-cut = What happened before you came is not told here.
log-new = New
log-pick = show on the table
log-trick = The cards of this trick

## Score sheet

score-page-caption = Points round by round
score-page-player = player
score-page-total = total
score-page-round = round { $round }
score-page-underway = under way
score-page-leads = leads
score-page-wins = has won
score-page-cut = Rounds before you came are only in the totals.
score-page-empty = No points yet.
score-page-why-team = winning team
score-page-why-won = winning side

## The end of a round and of the game

end-round = Round { $round }
end-you-won = You won the round
end-you-lost = You lost the round
end-you-out = Your side won, but you were eliminated
end-out = eliminated: no points for winning
end-tie = Tied at { $points } points: another round is played, until somebody is alone in front.
end-go-on = Go on
end-over = The game is over
end-rounds = The rounds
end-rematch = Play again
end-rematch-host = { $name } can start another game for everybody.
end-rematch-nobody = The host can start another game for everybody.
end-replay = Watch the replay
end-record = Download the record
end-fair = Were the deals fair? See the proof
end-table = Look at the table
end-show = Show the result

## A game that stands still

pause-by-you = You have paused the game.
pause-by-host = Paused by the host, { $name }
pause-by = Paused by { $name }
pause-resume = Go on
pause-ask = Ask for a pause
pause-asked-you = You have asked for a pause
pause-asked = { $count ->
    [one] { $names } asks for a pause.
   *[other] { $names } ask for a pause.
}
rest-waiting = Not yet ready: { $names }
