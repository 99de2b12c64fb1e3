### The guided first games and the coach at a real table. A lesson's ids come from its script
### (src/penumbra/table/scripts): lesson-GAME-SCENE-WORD. Variables: $one, $two… are the names of
### the players in seat 1, seat 2…, never to be inflected; the learner sits in seat 0.

## The page

lesson-page-title = { $game ->
    [shamans] Your first game of Shamans
   *[intrigue] Your first game of Shadow of Intrigue
}
lesson-page-loading = Setting the table…
lesson-page-failed = The lesson could not be loaded.
lesson-page-retry = Try again
lesson-page-coach = The coach
lesson-page-on = Go on
lesson-page-next = Next scene
lesson-page-finish = Finish
lesson-page-back = Back
lesson-page-leave = Leave the lesson
lesson-page-choose = Your choice
lesson-page-wait = Watch…
lesson-page-scene = Scene { $number } of { $count }
lesson-page-scenes = Scenes
lesson-page-resume = You have been here before: the lesson goes on where you left it.
lesson-page-restart = From the beginning
lesson-page-done = You can play now
lesson-page-done-help = A real table with bots is the best second lesson. The coach stays at your side and gives a tip when something is new.
lesson-page-play = Play with a coach
lesson-page-other = { $game ->
    [shamans] Learn Shamans
   *[intrigue] Learn Shadow of Intrigue
}
lesson-page-rules = Read the rules

## Shamans

lesson-shamans-trick-title = The first trick
lesson-shamans-trick-role = Welcome. Three others sit at this table, and everyone holds a secret role. You are a Shaman; exactly one of the other three is a Shadow.
lesson-shamans-trick-pawn = The dark pawn climbs toward the Moon. If it arrives there, the Shadow wins the round. If all cards are played first, the Shamans win.
lesson-shamans-trick-hand = These are your cards. Each belongs to a world and has a number, and no card exists twice.
lesson-shamans-trick-follow = { $three } is the Guide and leads with blue: blue is the Destination of this trick. Follow with your blue 1, the lowest there is.
lesson-shamans-trick-high = The blue 6 would be the highest, and you would lead the next trick. A good plan, but now we want an artifact: play the blue 1.
lesson-shamans-trick-off = You may play any card. This one is not blue, though, and would push the pawn toward the Moon. Play the blue 1.
lesson-shamans-trick-stray = { $two } has not followed: the pawn moves one space, and the card goes to its own world. Was there no blue card, or no good will? Nobody knows yet.
lesson-shamans-trick-lowest = All have played, and yours is the lowest blue card, so you take an artifact. Two lie open, the top of the stack is a secret. Try the stack.
lesson-shamans-trick-row = A fine tile, but everyone would see that you have it. Try the stack this time: only you will know what it holds.
lesson-shamans-trick-keep = A Moon Shard. Two of them are worth 2 points when a round ends. Face up, everyone sees it; face down, it stays your secret. Keep it face down.
lesson-shamans-trick-hidden = Now the others see that you have a tile, but not which one.
lesson-shamans-trick-open = Then everyone would know of your Shard, and somebody might keep the second one from you. Keep it face down this time.
lesson-shamans-trick-highest = { $one } had the highest blue card: collects the blue cards, lays them in the blue world and leads the next trick.

lesson-shamans-ritual-title = A world is completed
lesson-shamans-ritual-none = Some tricks later. { $three } leads with white, and you have no white card left. It happens to the most honest of Shamans: whatever you play, the pawn will move.
lesson-shamans-ritual-last = So make the best of it. The purple world lacks a single card, and it is in your hand: play the purple 5.
lesson-shamans-ritual-other = That would only move the pawn. The purple 5 moves it too, but completes a world.
lesson-shamans-ritual-point = First the pawn moved. Then your card completed the purple world, and you performed its ritual at once: Illumination, a point that nobody can take from you.
lesson-shamans-ritual-alone = The next two did not follow either. { $three } matched alone, and so was lowest and highest at once: { $three } takes an artifact, places the card and leads again.

lesson-shamans-stabilize-title = Holding the pawn back
lesson-shamans-stabilize-count = The pawn has come far. But look at the blue world and the blue cards on the table: only your blue 6 is missing, and it is the highest. Play it.
lesson-shamans-stabilize-other = Then the blue world would stay incomplete. Play the blue 6.
lesson-shamans-stabilize-choose = { $two } was lowest and took a tile. You were highest and completed the blue world. Its ritual is Stabilization: pull the pawn back, or take an artifact.
lesson-shamans-stabilize-back = Two spaces back. The Shamans can breathe.
lesson-shamans-stabilize-portal = A Portal would move the pawn one space, forward or back, whenever you like. But two spaces back right now are worth more: pull the pawn back.
lesson-shamans-stabilize-mask = The Mask of Truth would make you show your role at once: everyone would know that you can be trusted, the Shadow too. Pull the pawn back instead.
lesson-shamans-stabilize-stack = You know the stack already. This time choose the pawn or one of the two open tiles.
lesson-shamans-stabilize-lead = As the highest you lead the next trick: you are the Guide now.

lesson-shamans-accuse-title = Naming the Shadow
lesson-shamans-accuse-dagger = You have had a Ritual Dagger for a while. By itself it does nothing; in a Neutralization ritual it eliminates a player.
lesson-shamans-accuse-guide = You are the Guide. The yellow world lacks two cards, and one of them is your yellow 6. Lead with it, and perhaps somebody brings the other one.
lesson-shamans-accuse-other = A possible card, but only the yellow 6 can bring you a Neutralization. Lead with it.
lesson-shamans-accuse-clue = { $two } brought the missing card. And now think back: in the first trick { $two } did not follow blue, but in the trick before this one { $two } played a blue 2. So a blue card was there all along.
lesson-shamans-accuse-name = The yellow world asks for a Neutralization, and your open Dagger must be used. If the last Shadow falls, the Shamans win. If a Shaman falls, that hand pushes the pawn. Whom do you name?
lesson-shamans-accuse-shaman-one = { $one } was a Shaman. Two cards were left in that hand: the pawn moved two spaces, and their worlds stay incomplete. Let us take it back. Think of { $two }.
lesson-shamans-accuse-shaman-three = { $three } was a Shaman. Two cards were left in that hand: the pawn moved two spaces, and their worlds stay incomplete. Let us take it back. Think of { $two }.
lesson-shamans-accuse-window = Before the role is shown, everyone who might hold a Portal is asked. Being asked gives nothing away.
lesson-shamans-accuse-won = A Shadow, and the only one: the Shamans win at once. You, { $one } and { $three } gain 2 points each. Whoever is eliminated gains nothing at the end of the round.

lesson-shamans-eclipse-title = Mask and Eclipse
lesson-shamans-eclipse-round = The next round, with new roles and new cards. You are a Shaman again and hold a hidden Portal. The pawn is already close to the Moon.
lesson-shamans-eclipse-mask = { $two } was lowest, took the Mask of Truth and had to show a role: Shaman. And the stack has uncovered the Eclipse.
lesson-shamans-eclipse-pass = Everybody secretly chooses a card and passes it to the left. Which one do you give away? You do not know yet what you will get.
lesson-shamans-eclipse-portal = Keep the Portal; a better moment is coming. Choose a card to pass.
lesson-shamans-eclipse-passed = All cards changed hands at once, and the Eclipse is over. You know one card of { $one } now, and { $three } knows one of yours.

lesson-shamans-moon-title = One step from the Moon
lesson-shamans-moon-close = The pawn stands right before the Moon. The next card that does not follow will take it there.
lesson-shamans-moon-window = { $three } does not follow. Before that step the game stops and asks everyone who might hold a Portal. You do hold one: use it.
lesson-shamans-moon-forward = That would bring the pawn to the Moon yourself. Send it back.
lesson-shamans-moon-lost = The pawn is on the Moon, and the Shadow has won. Let us take that back: you have a Portal.
lesson-shamans-moon-saved = The Portal moved the pawn back, then came the step. It stands before the Moon as it did, and the round goes on.

lesson-shamans-shadow-title = The other side
lesson-shamans-shadow-green = { $three } has completed the green world. Its ritual is Permutation: { $three } must swap role cards with somebody.
lesson-shamans-shadow-swapped = It is you. Look at your new card: you are a Shadow now, and { $three } is a Shaman. Only the two of you know.
lesson-shamans-shadow-side = What counts is the card you hold when the round ends. So now you want the Moon, and the pawn needs a single step. Which card takes it there?
lesson-shamans-shadow-follow = That follows, and the Shamans would thank you. But you win with the Shadows now: play the white 5.
lesson-shamans-shadow-won = The pawn is on the Moon. You are the Shadow, and that is worth 3 points. Your card would have completed the white world, but the pawn always moves first.

lesson-shamans-words-title = What you may say
lesson-shamans-words-talk = Talk is half of this game. Which of these sentences is allowed at the table?
lesson-shamans-words-suspect = “{ $three } could have followed, I think.”
lesson-shamans-words-colour = “I have no green cards left.”
lesson-shamans-words-number = “My six will be the highest.”
lesson-shamans-words-colour-why = Colours and worlds of cards are never named. The chat would hold this back.
lesson-shamans-words-number-why = Numbers of cards are never named. The chat would hold this back.
lesson-shamans-words-lie = Right. Accuse, promise and defend as much as you like; it need not even be true. Only colours, worlds and numbers stay unsaid, and nobody shows a card.
lesson-shamans-words-score = You have 6 points. As soon as somebody has 8 or more after a round, whoever has the most points wins the game.
lesson-shamans-words-end = That is all you need. The table explains the rest when it happens, and the rules are one click away.

## Shadow of Intrigue

lesson-intrigue-court-title = At court
lesson-intrigue-court-camps = Seven players at the court of Dusk. The backs of their cards are open to all: some belong to the camp of Dusk, the others to the Brotherhood.
lesson-intrigue-court-role = The front of your card is your secret. You are a Paladin, loyal to the Brotherhood. But not everyone is loyal to their camp: the Spy sits with Dusk, and a Traitor sits with you.
lesson-intrigue-court-loyalty = A Traitor belongs to the camp of the Brotherhood and is loyal to Dusk. Whose victory brings the Traitor a point?
lesson-intrigue-court-dusk = That of Dusk
lesson-intrigue-court-brotherhood = That of the Brotherhood
lesson-intrigue-court-loyalty-why = The camp is only what everyone can see. Points go by loyalty.
lesson-intrigue-court-recognition = Before anyone spoke, your camp secretly learned who the Grand Master is: { $four }. The Traitor among you learned it too. Apart from that, only the Spy knows.
lesson-intrigue-court-lord = { $two } is the Lord of Dusk, known to all and knowing nothing. In the end the Lord has two players executed, one of each camp. If they are the Grand Master and the Spy, Dusk wins; otherwise you do.

lesson-intrigue-claims-title = Words against words
lesson-intrigue-claims-circle = A circle: the talk goes around the table, and each says one thing. { $three } and { $five } are the Lord’s two subjects, one the Adept and one the Spy, and they accuse each other.
lesson-intrigue-claims-speak = Your turn. The Lord must not find { $four }. Claim to be the Grand Master yourself, or say that { $four } is a Paladin.
lesson-intrigue-claims-bold = Bold. If the Lord believes you and has you executed, the Brotherhood wins, and you with it.
lesson-intrigue-claims-shield = A shield for { $four }. If the Lord trusts your word, the search goes on elsewhere.
lesson-intrigue-claims-betrayed = Nothing would please the Lord more. You would give away half of the verdict.
lesson-intrigue-claims-silence = Silence is allowed, but now a word can protect { $four }.
lesson-intrigue-claims-other = You may say that. But rather protect { $four }: claim to be the Grand Master, or say that { $four } is a Paladin.
lesson-intrigue-claims-traitor = { $one } accuses { $four }, of all people. Anyone loyal to the Brotherhood would hardly do that. The truth can be a weapon, too.
lesson-intrigue-claims-announced = The Lord sent { $five } to look at your card, and { $five } announces: Grand Master. You know that this is a lie. Who lies like that in your favour?
lesson-intrigue-claims-spy = The Spy
lesson-intrigue-claims-adept = The Adept
lesson-intrigue-claims-adept-why = The Adept is loyal to Dusk and has no reason to mislead the Lord. Who sits with Dusk and serves the Brotherhood?
lesson-intrigue-claims-verdict = The Lord believed it. You and { $three } are executed: a Paladin and an Adept. The Brotherhood wins, and all who are loyal to it get a point, even the executed.

lesson-intrigue-spy-title = An interrogation
lesson-intrigue-spy-role = The next round, with new roles. You are the Spy: you sit with Dusk, serve the Brotherhood and know its Grand Master, { $two }.
lesson-intrigue-spy-seen = The Lord sends you to { $two }, of all people. Only you see the card: Grand Master. What do you announce?
lesson-intrigue-spy-true = True, and a gift to the Lord. You serve the Brotherhood: announce something else.
lesson-intrigue-spy-paladin = A quiet lie. The Lord will look for the Grand Master elsewhere.
lesson-intrigue-spy-accused = A cunning lie. A Traitor is the Lord’s friend, and friends are not executed.
lesson-intrigue-spy-against = { $four } contradicts you. The Lord cannot check it, for no card is ever shown, and a subject is sent only once a round. Word stands against word.
lesson-intrigue-spy-adept = An Adept in your place would most likely tell the truth. So the Lord listens to every subject, and wonders which one is you.

lesson-intrigue-lord-title = The verdict
lesson-intrigue-lord-heard = The Brotherhood kept its secret and wins the round: you have 2 points. In the new round you are the Lord. { $four } claims to be the Grand Master, and { $two }, who has looked at that card, announces the same. { $six } accuses { $five }.
lesson-intrigue-lord-send = Of your subjects { $one } and { $two } one is an Adept, the other the Spy. { $one } has not been sent yet. Do it now.
lesson-intrigue-lord-early = You may judge at any time. But { $one } can still tell you something. Hear that first.
lesson-intrigue-lord-point = Whose card shall { $one } examine? That of { $four }, who claims so loudly, or that of { $five }, who stands accused?
lesson-intrigue-lord-subject = { $one } will say that { $two } is the Spy: an Adept because it is true, the Spy because it is useful. You would learn nothing.
lesson-intrigue-lord-elsewhere = This would tell you less. Choose { $four } or { $five }.
lesson-intrigue-lord-denied = { $two } announced a Grand Master, { $one } announces a Paladin, of the same card. One of your subjects lies, and an Adept has little reason to.
lesson-intrigue-lord-rival = According to { $two } it is { $four }, according to { $one } it is { $five }. One of your subjects lies, and an Adept has little reason to.
lesson-intrigue-lord-judge = All your subjects have been sent. When you have heard enough, proceed to the verdict.
lesson-intrigue-lord-first = First one of the Brotherhood. Who shouts the title, and who would rather go unnoticed?
lesson-intrigue-lord-loud = { $four } says it aloud, and { $two } agrees at once. A real Grand Master would rather not be noticed. Think of { $five }.
lesson-intrigue-lord-nobody = Nothing points there. Think of { $five }, accused by { $six }.
lesson-intrigue-lord-second = Now one of your own camp. Who led you to the wrong card?
lesson-intrigue-lord-loyal = { $one } contradicted the false Grand Master. It was { $two } who vouched for { $four }.
lesson-intrigue-lord-won = The Grand Master and the Spy: Dusk wins the round. You, { $one } and { $six } get a point each. { $six } was a Traitor, your friend in the other camp.

lesson-intrigue-score-title = Who gets the points
lesson-intrigue-score-question = One last question. Suppose you had executed the Grand Master and the Adept. Who would have won?
lesson-intrigue-score-brotherhood = The Brotherhood
lesson-intrigue-score-dusk = Dusk
lesson-intrigue-score-dusk-why = One of the two is not enough. Dusk needs the Grand Master and the Spy.
lesson-intrigue-score-points = You and { $six } have 3 points now, and that wins the game, for both of you. If nobody had, all roles would be dealt anew, the Lord’s too.
lesson-intrigue-score-end = That is all you need. At a real table everyone talks, and nobody has to tell the truth.

## The coach at a real table

coach-title = A tip
coach-understood = Understood
coach-off = No more tips

coach-shamans-shaman = You are a Shaman. Follow when you can, remember who does not, and keep the pawn from the Moon.
coach-shamans-shadow = You are a Shadow. Bring the pawn to the Moon, but do not be too obvious: whoever is eliminated gains nothing when the round ends.
coach-shamans-play = A low matching card wins an artifact, a high one the lead. Playing off-suit moves the pawn, and everyone sees it.
coach-shamans-play-lead = Lead a world with few cards on the board: most players can still follow it.
coach-shamans-take = Daggers strike, Portals move the pawn, two Shards bring points, a Mask shows your role. The stack may hold any of them.
coach-shamans-keep = Face down, only you know the tile. An open Dagger must be used at the next Neutralization you perform.
coach-shamans-stabilize = Near the Moon two spaces are worth a lot to the Shamans. With the pawn far away, a tile may be worth more.
coach-shamans-swap = You and your partner will know each other’s roles. Swap with a suspect, and you may have to change sides.
coach-shamans-neutralize = Every card in a Shaman’s hand moves the pawn. The later in the round, the cheaper a mistake.
coach-shamans-chain = The order is yours. Gather what you can first, and leave for last what might end the round.
coach-shamans-give = Remember the card you pass: you will know something about your neighbour’s hand.
coach-shamans-name = You are out, but not without power: whoever leads decides the next Destination.
coach-shamans-moon = The last moment before the Moon. If you have no Portal, choose “Let the pawn go”; you are asked so that nobody learns what you hold.
coach-shamans-target = Somebody is about to be eliminated. A Portal may be used now; if you have none, choose “Let the Dagger strike”.
coach-shamans-end = All cards are played. Only a Portal could still bring the pawn to the Moon.
coach-shamans-stray = Somebody did not follow. If a card of that world turns up in the same hand later, you have learned something.
coach-shamans-completed = A world is complete. Whoever laid its last card performs the ritual at once.
coach-shamans-revealed = A role is face up now, and stays so. Only a Permutation can give that card to somebody else.
coach-shamans-swapped = Two players have swapped roles. They know each other now; the others know only that it happened.
coach-shamans-eliminated = A player is out until the round ends. If it was a Shaman, the cards in hand have moved the pawn, and some worlds can no longer be completed.

coach-intrigue-speak = Say one thing; it need not be true. Everything said stays on the board and can be held against you.
coach-intrigue-command = Send two subjects to the same card: if they disagree, one of them is lying.
coach-intrigue-point = A check is worth most where somebody has claimed something.
coach-intrigue-announce = Nobody can check you. Announce what helps the side you are loyal to, and what you can stand by later.
coach-intrigue-condemn = You need both, the Grand Master and the Spy. Who had something to gain from misleading you?
coach-intrigue-announced = An announcement is only a claim; the interrogator may be lying.
coach-intrigue-executed = Points go by loyalty, so even the executed may score.
