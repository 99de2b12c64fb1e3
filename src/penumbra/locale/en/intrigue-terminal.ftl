### The table of Shadow of Intrigue in the terminal.

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
scene-recognition = Eyes closed…
recognition-role = You are { $role }.
recognition-nobody = You recognise nobody.
