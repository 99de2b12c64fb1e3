### Fair deals: what a game proves to whoever kept a note of it, and what can be wrong with its chance.
### The terminal and the page share these. What the protocol calls a commitment is here a seal.

fair-grade-proved = Proved: your share of chance is in every deal, and the record is the game you saw.
fair-grade-in-part = Nothing is wrong, but not everything is proved to you:
fair-grade-consistent = This record is consistent with itself. It can’t tell you whether it is the game that was played:
fair-grade-not-fair = Not fair:

## At the table

fair-drawing = Drawing chance: everybody’s device gives its share…
fair-redrawing = { $names } did not open a share of chance. The draw is repeated without it.
fair-fingerprint = Fingerprint of the draw: { $print }
fair-fingerprint-help = Read it to each other: if all screens show the same, all of you are in one draw.
fair-share-in = Your share is in it: it was promised before anybody’s was opened.
fair-draw-untold = This device did not hear the draw: what is said of it here is the table’s word.
fair-older-table = This table deals by older rules, which prove less.
fair-broken-off = Broken off, their secret never opened: { $games }.
fair-commitment-changed = The table has changed its seal.
fair-roll-changed = The table has changed the list of shares.
fair-foreign-roll = The list of shares is not this table’s: { $what ->
    [game] it names another game.
   *[company] it names other players.
}
fair-foreign-chair = The list of shares is not this table’s: seat { $chair }.
fair-broken-share = The share of seat { $chair } is not the one promised.
fair-wrong-draw = The draw does not follow from the shares.
fair-share-thrown-away = The table threw away your share.
fair-impossible-attempt = The table tells of attempt { $attempt } at the draw: there can’t be one.
fair-miscounted = The table miscounts its rounds: after round { $before } it told of round { $round }.
fair-two-stories = The table told two tabs of this browser different stories.

## Of a record

fair-secret-unfit = The secret does not fit its seal.
fair-impossible-share = Seat { $chair } has a share it can’t have.
fair-incomplete-draw = Draw { $attempt } is not complete.
fair-needless-draw = Draw { $attempt } was complete and yet repeated.
fair-bad-salts = The shares of round { $round } are impossible: { $why }
fair-older-record = This record was dealt by older rules; the game you saw was not.
fair-another-draw = This is not the draw you saw: { $what ->
    [commitment] it has another seal.
    [game] it belongs to another game.
    [facts] its board, names or first player differ.
    [roll] it has another list of shares.
   *[shares] other shares were opened.
}
fair-other-rounds = You saw { $seen ->
    [one] { $seen } round
   *[other] { $seen } rounds
}; the record has { $recorded }.
fair-untrue-record = The record is not true: { $why }
fair-other-event = Round { $round }, event { $event }: you saw { $seen }; the record says { $recorded }.
fair-other-view = Round { $round }: the table never looked as you saw it.
fair-other-act = You did “{ $action }”, and the table took it; the record does not have it.
fair-other-deal = Round { $round }: you were dealt { $seen }; the secret gives { $recorded }.
fair-not-dealt = Round { $round } was not dealt from the secret.
fair-not-held = Round { $round }: seat { $chair } played what it did not hold.
fair-changed-move = Move { $move } was changed after the game.

## What is missing

fair-without-share = This game was dealt without your share.
fair-share-elsewhere = A share was given in your name elsewhere.
fair-watched = You watched: spectators give no share.
fair-gaps = You did not see everything of round { $rounds }.
fair-redrawn = The draw was repeated, because a share was not opened by { $names }.
fair-undealt = This page can’t deal this game itself: download record and note, and check them with penumbra replay.
fair-no-note = no note of this game was kept here.
fair-older-rules = it was dealt by older rules, which prove less.
fair-no-promise = it was dealt from a seed, and nothing was promised before it.
