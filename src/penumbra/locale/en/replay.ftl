### Replays in the browser: looking at a finished game, and the proof that it was dealt fairly. Ids and
### variables: see games.ftl. $game is shamans or intrigue, $move the number of an act. What the
### protocol calls a commitment is here a seal, and a salt a share of chance.

replay-title = Replay
replay-page = { $game } – replay
replay-loading = The game is being laid out again …
replay-again = Try again
replay-download = Download the record
replay-beside = Eyes and log
replay-steps = Move through the game
replay-play = Play (space)
replay-pause = Pause (space)
replay-forward = One step forward (→)
replay-back = One step back (←)
replay-next-part = { $game ->
    [shamans] Next trick (shift + →)
   *[intrigue] Next interrogation (shift + →)
}
replay-previous-part = { $game ->
    [shamans] Previous trick (shift + ←)
   *[intrigue] Previous interrogation (shift + ←)
}
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
replay-keys = { $game ->
    [shamans] Keys: space plays, ← → step, with shift by trick, page up and down by round, 1 to 9 and 0 change the eyes.
   *[intrigue] Keys: space plays, ← → step, with shift by interrogation, page up and down by round, 1 to 9 and 0 change the eyes.
}

## The proof

proof-mark-fair = Fair deal
proof-mark-unfair = Not fair
proof-title = Was it dealt fairly?
proof-verdict-fair = Yes. Your browser has just checked it for itself and trusted nobody.
proof-verdict-unfair = This game does not stand up. The step marked in red says where it breaks.
proof-how = Before the first card was dealt, the table drew a secret number and showed everybody its seal, which fits this secret and no other. Then every person’s device added random numbers of its own: a share of chance. All deals follow from the secret and these shares together. So the table could not choose a deal, because its secret was already sealed; and nobody else could, because nobody knew the secret.
proof-good = in order
proof-bad = wrong
proof-unknown = can’t be compared here
proof-secret = The secret fits its seal
proof-secret-good = The secret was opened after the game, and it gives exactly the seal that was shown before it.
proof-secret-bad = The secret that was opened does not give the seal: one of the two is not what it was.
proof-noted = It is the seal of this very game
proof-noted-good = This browser noted the seal at the table, before the first deal, and it is the same.
proof-noted-unknown = This browser was not at the table, so it has no seal to compare with. Whoever played there has.
proof-noted-bad = This browser noted another seal at the table. This is not the game you played.
proof-salts = Everybody’s share went in
proof-salts-good = There is a share, or none, for every seat and every round: bots have none.
proof-salts-good-own = There is a share, or none, for every seat and every round, and those your device sent are among them.
proof-salts-bad = The shares of round { $round } are not those that were sent.
proof-deals = Every deal follows from it
proof-deals-good = { $rounds ->
    [one] The deal was computed again here, card by card, and it is the one that was played.
   *[other] All { $rounds } deals were computed again here, card by card, and they are those that were played.
}
proof-deals-bad = Round { $round } should have been dealt otherwise.
proof-record = Nothing was changed afterwards
proof-record-good = { $acts ->
    [one] The only move and everything it led to bear out the checks of the record.
   *[other] All { $acts } moves and everything they led to bear out the checks of the record.
}
proof-record-bad = { $move ->
    [0] The names, the board or the shares of chance were changed after the game.
   *[other] From move { $move } on the record tells another story than it did.
}
proof-numbers = The numbers themselves
proof-numbers-help = With these and the formulas of the protocol anybody can compute all deals again, in any language.
proof-commitment = the seal
proof-the-secret = the secret
proof-round = Round { $round }
proof-no-salt = no share: a bot, or too late
proof-yourself = Those who trust no page either: download the record and run penumbra replay.
