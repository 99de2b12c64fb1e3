### Shadow of Intrigue in the browser: court, claims, recognition, decisions. Ids and variables: see
### games.ftl. $thing is what the rules explain.

## The court

intrigue-court = The court
intrigue-tab-court = Court
intrigue-tab-claims = Claims
intrigue-hearing = In the middle of the court
intrigue-deck = Roles in play
intrigue-about = What the rules say: { $thing }
intrigue-of-camp = camp: { $camp }
intrigue-only-you-know = only you know this
intrigue-your-guess = your guess: { $role }
intrigue-used = already sent this round
intrigue-condemned = condemned
intrigue-executed = executed
intrigue-discussion = Discussion { $discussion }, circle { $circle }
intrigue-interrogation = Interrogation
intrigue-interrogations = Interrogations of this round
intrigue-has-looked = has looked
intrigue-looked-at = { $name } looked at { $target }:
intrigue-free-discussion = Discussion { $discussion }, free talk
intrigue-whom = whom?
intrigue-announces = “{ $role }”
intrigue-you-saw = you saw: { $role }
intrigue-verdict = The verdict
intrigue-nobody-yet = { $camp }: nobody yet

## What somebody says, in a bubble

intrigue-says-silence = silent

## The board of claims

intrigue-claims = Who said what about whom
intrigue-claims-of = Said by and about { $name }
intrigue-everybody = everybody
intrigue-nothing-said = Nobody has spoken yet.
intrigue-lately = Said last
intrigue-row-of-column = rows speak about columns
intrigue-legend-so = I know it is so
intrigue-legend-lie = I know it is a lie
intrigue-legend-doubt = can’t all be true
intrigue-claimed-of-deck = How many claim this role, and how many there are
intrigue-true = You know that this is true.
intrigue-false = You know that this is false.
intrigue-why-disputed = { $you ->
    [name] You say otherwise: { $role }.
   *[none] { $name } says otherwise: { $role }.
}
intrigue-why-changed = { $you ->
    [name] You have also said: { $role }.
   *[none] { $name } has also said: { $role }.
}
intrigue-why-also-trust = { $you ->
    [name] You have also declared trust.
   *[none] { $name } has also declared trust.
}
intrigue-why-also-accuse = { $you ->
    [name] You have also made an accusation.
   *[none] { $name } has also made an accusation.
}
intrigue-why-too-many = { $copies ->
    [one] The deck has only { $copies } such card, but several are said to have it: { $names }.
   *[other] The deck has only { $copies } such cards, but more are said to have one: { $names }.
}

## What one knows

intrigue-recognition = Recognition
intrigue-eyes-closed = All eyes are closed…
intrigue-eyes-open = You open your eyes.
intrigue-you-are = You are { $role }
intrigue-recognise-nobody = You recognise nobody.
intrigue-ready = I am ready
intrigue-your-role = your role
intrigue-own-role = Your role: { $role }. What you know
intrigue-covered = covered
intrigue-hold-to-look = Press and hold the card to look at it
intrigue-what-you-know = What you know
intrigue-all-roles = All roles
intrigue-known-open = The card lies open.
intrigue-known-looked = You have looked at the card.
intrigue-known-recognised = You learned this during the recognition.
intrigue-known-left = By elimination: no other role is possible here.
intrigue-known-nobody = Apart from the Lord, you know only the camps of the others.

## Decisions

intrigue-decision = Decision
intrigue-order = Order of speaking: { $names }
intrigue-your-turn = Your turn: { $task }
intrigue-waiting-speak = { $name } has the floor.
intrigue-waiting-command = { $name } considers what to command.
intrigue-waiting-free = Speak when you like; { $name } alone ends the talk.
intrigue-waiting-point = { $name } chooses who is examined.
intrigue-waiting-announce = { $name } has seen the card and will announce a role.
intrigue-waiting-condemn = { $name } passes judgement.
intrigue-choose-point = Choose the portrait that { $name } will examine.
intrigue-condemn-brotherhood = First one of the Brotherhood’s camp: who is the Grand Master?
intrigue-condemn-dusk = Now one of the camp of Dusk: who is the Spy?
intrigue-card-of = { $target }’s card
intrigue-the-truth = the truth
intrigue-say-it = Say it
intrigue-choose-again = choose again
intrigue-send = Send an interrogator
intrigue-judge = Pass the verdict
intrigue-judge-help = two heads, one of each camp
intrigue-send-whom = Send to interrogate:
intrigue-back = back
intrigue-confirm-send = Send { $target }?
intrigue-confirm-send-help = The talk stops. { $target } will see one card and can’t be sent again in this round.
intrigue-confirm-judge = Proceed to the verdict?
intrigue-confirm-judge-help = No more talk and no more interrogations: two players will be executed.
intrigue-confirm-point = Have { $target } examined?
intrigue-confirm-point-help = Only the interrogator sees the card.
intrigue-confirm-condemn = Condemn { $target }?
intrigue-confirm-condemn-help = This can’t be taken back.

## The verdict, and the end of a round

intrigue-verdict-of = { $name }’s verdict
intrigue-verdict-swore = claimed to be: { $role }
intrigue-verdict-swore-nothing = claimed nothing
intrigue-verdict-accused-by = accused by
intrigue-verdict-master = Is { $name } the Grand Master?
intrigue-verdict-stakes = Dusk wins only if both are found.
intrigue-verdict-spy = One has fallen. Is { $name } the Spy?
intrigue-verdict-half = If so, Dusk wins the round. If not, the Brotherhood.
intrigue-verdict-missed = { $name } is not the Grand Master!
intrigue-end-both = The Grand Master and the Spy have fallen.
intrigue-end-master = The Grand Master fell, but the Spy slipped away.
intrigue-end-spy = The Spy fell, but the Grand Master slipped away.
intrigue-end-neither = The Grand Master and the Spy both slipped away.
intrigue-end-loyal-dusk = Loyal to Dusk
intrigue-end-loyal-brotherhood = Loyal to the Brotherhood
intrigue-end-each = +1 each
intrigue-end-said = Who said what, and when they lied
intrigue-end-talk = Discussion { $number }
intrigue-end-look = Look { $number }
intrigue-end-lies = Lies
intrigue-end-lied = { $count ->
    [one] { $count } lie
   *[other] { $count } lies
}
intrigue-end-no-lies = none
intrigue-end-true = – true
intrigue-end-false = – a lie

## Around the table

replay-next-part-intrigue = Next interrogation (shift + →)
replay-previous-part-intrigue = Previous interrogation (shift + ←)
replay-keys-intrigue = Keys: space plays, ← → step, with shift by interrogation, page up and down by round, 1 to 9 and 0 switch the viewpoint.

## The card on the front page

lobby-about-intrigue = Everybody sees your camp, nobody your loyalty. Question, accuse, lie with a straight face: hunt the Grand Master down, or keep him hidden.
lobby-facts-intrigue = 7 to 10 players · about 30 minutes
lobby-wish-board-intrigue = Talk
board-intrigue-standard = in circles
board-intrigue-standard-help = Everybody speaks once in turn, the Lord last.
board-intrigue-free-talk = free talk
board-intrigue-free-talk-help = People speak when they like; the Lord alone ends the talk.
