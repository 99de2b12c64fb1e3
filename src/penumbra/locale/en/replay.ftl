### Replays in the browser: looking at a finished game, and the proof that it was dealt fairly. Ids and
### variables: see games.ftl. $game is the name of a game, $move the number of an act. What the
### protocol calls a commitment is here a seal.

replay-title = Replay
replay-page = { $game } – replay
replay-loading = Loading the replay…
replay-again = Try again
replay-download = Download the record
replay-beside = Viewpoint and log
replay-steps = Move through the game
replay-play = Play (space)
replay-pause = Pause (space)
replay-forward = One step forward (→)
replay-back = One step back (←)
replay-next-part = Next part (shift + →)
replay-previous-part = Previous part (shift + ←)
replay-next-round = Next round (page down)
replay-previous-round = Previous round (page up)
replay-position = Place in the game
replay-place = move { $move } of { $acts }
replay-pace = Speed: { $pace }
replay-eyes = Seen by
replay-eyes-open = all cards open
replay-eyes-help = What this player saw and knew at each moment, and nothing else.
replay-eyes-open-help = Everything that was hidden lies open.
replay-act = { $name }: { $action }
replay-keys = Keys: space plays, ← → step, page up and down by round, 1 to 9 and 0 switch the viewpoint.

## What if

replay-what-if = What if? Play on as { $name }
replay-what-if-title = What if, as { $name }:
replay-what-if-you = it is your move. Only what this seat knew is shown.
replay-what-if-on = the game goes on against bots.
replay-what-if-bots = the bots are thinking…
replay-what-if-over = this is how it would have ended.
replay-what-if-back = Back to the game as it was

## The proof

proof-mark-proved = Proved
proof-mark-in-part = Nothing wrong, but not everything proved
proof-mark-consistent = Consistent with itself
proof-mark-not-fair = Not fair
proof-title = Was it dealt fairly?
proof-how = Before the first card was dealt, the table drew a secret number and showed everybody its seal, which fits this secret and no other. Then every person’s device promised a random number of its own, a share of chance, and opened it only when the list of all promises was fixed. All deals follow from the secret and these shares together. So the table could not choose a deal, because its secret was already sealed; and nobody else could, because nobody knew the secret. This browser kept a note of all it was told, and compares.
proof-good = in order
proof-bad = wrong
proof-unknown = can’t be compared here
proof-noted = It is the game you saw drawn
proof-noted-good = Seal, players, board and all shares are those this browser noted at the table.
proof-secret = The secret fits its seal
proof-secret-good = The secret was opened after the game, and it gives exactly the seal that was shown before it.
proof-draw = Everybody’s share went in
proof-draw-good = Every share opens its promise, and bots have none.
proof-deals = Every deal follows from it
proof-deals-good = All deals were computed again here, card by card; they are those that were played, and nobody used a card they were not dealt.
proof-story = The replay tells what you saw
proof-story-good = Everything this browser was told in the game is in the replay, in the same order.
proof-record = Nothing was changed afterwards
proof-record-good = { $acts ->
    [one] The only move and everything it led to match the checksums in the record.
   *[other] All { $acts } moves and everything they led to match the checksums in the record.
}
proof-numbers = The numbers themselves
proof-numbers-help = With these and the formulas of the protocol anybody can compute all deals again, in any language.
proof-commitment = the seal
proof-the-secret = the secret
proof-share-bot = no share: a bot
proof-share-away = no share: none came in time
proof-share-late = no share: a promise was not opened
proof-download-note = Download my note
proof-yourself = The page that checks comes from the same server, and it compares what was dealt, told and done, not every picture of the table. To depend on nobody, download record and note, check them with penumbra replay --note on your own computer, and read the fingerprint to each other.
