### The rules of Shamans, a topic each. How such a text is written: see rules.ftl.

rules-of-shamans = The rules of Shamans
rules-group-trick = A trick
rules-group-artifacts = Artifacts
rules-group-rituals = Rituals
rules-figure-trick = A trick with blue as its Destination. Lowest blue: takes an artifact. Highest blue: collects the blue cards and leads next. The card of another world has moved the pawn.
rules-figure-lowest = lowest
rules-figure-highest = highest
rules-figure-off = off-suit
rules-figure-track = Every step brings the pawn closer to the Moon.
rules-table-worlds = Worlds
rules-table-numbers = Numbers
rules-table-hand = Cards each
rules-table-left = Left over

rules-shamans-goal-title = What it is about
rules-shamans-goal =
    Everybody holds a secret role. The _Shamans_ travel from world to world and keep the night in balance. The _Shadows_ sit among them, look just like them, and want the Shadow pawn to reach the Moon.

    – The Shamans win a round when all cards have been played and the pawn is still on its way, or as soon as the last Shadow has been eliminated.
    – The Shadows win a round the moment the pawn is on the Moon.

    Points belong to each player alone. Round follows round, with new roles every time, until somebody has 8 points. So look after your team, and a little after yourself.

rules-shamans-setup-title = Before a round
rules-shamans-setup =
    Each player gets a role card, face down, and a hand of cards. A card belongs to a world, told by colour and emblem, and has a number. No card exists twice.

    How many Shadows there are is known to everyone; who they are is not. Look at your own role whenever you like, and never show it. Two Shadows do not know each other.

    Cards left over from the deal go straight to their worlds and count there. Two artifacts lie open in the _row_; the other ten and the Eclipse are the face-down _stack_. The pawn begins on the starting space for your number of players.

    The first-player marker goes to somebody at random and moves one seat to the left every round. Its holder is the Guide of the first trick.

    This table differs from the box in three things: there the marker begins with the oldest player, and the length of the track and most of the rituals are printed on the board; here chance picks the first Guide, and track and rituals are our own choice, which the board file of a table can change.

rules-shamans-turn-title = How a trick goes
rules-shamans-turn =
    The _Guide_ plays any card. Its world is the _Destination_ of this trick. Then, clockwise, everyone else plays one card:

    – A card of the Destination _matches_: it stays in front of its player until all have played.
    – A card of any other world is _off-suit_: the pawn moves one space toward the Moon, and the card goes to its own world.

    When all have played, lowest and highest are compared. Whoever matched highest is the next Guide.

    ? The Guide is eliminated in the middle of a trick. What now?
    The Destination stays as it is, and the others go on playing.

    ? I am eliminated before I have played my card.
    Then you play none in this trick.

rules-shamans-follow-title = Following, or not
rules-shamans-follow =
    Nobody has to follow. You may play any card at any time, even when you could match. Playing off-suit does this, in this order:

    – The pawn moves one space toward the Moon. If it arrives, the Shadows have won, and nothing else happens.
    – Your card goes to its own world.
    – If that completes the world, you perform its ritual right away, in the middle of the trick.

    Sooner or later everyone runs out of a world, so one step of the pawn proves nothing. A habit might.

    ? My off-suit card would complete a world, but its step brings the pawn to the Moon. Do I get the ritual?
    No. The pawn moves first, and the round is over. Only a Portal can come in between.

rules-shamans-resolve-title = Lowest and highest
rules-shamans-resolve =
    When all have played, only the cards of the Destination count: first the lowest, then the highest, always in this order.

    – The _lowest_ takes an artifact: one of the two in the row, or the top of the stack. This is a duty; only the choice is free.
    – The _highest_ collects all matching cards and lays them in their world. If the world is now complete, this player performs its ritual at once. Then the same player leads the next trick as Guide.

    Whoever matched alone is both: takes the artifact first, and can already use it in the ritual that follows.

    ? The lowest or the highest card is that of an eliminated player.
    It is collected with the others, but its number no longer counts.

    ? All matching cards belong to eliminated players. Who leads next?
    Nobody takes an artifact, and the cards go to their world; if it is complete now, its ritual is lost. The eliminated player with the highest of these cards names the next Guide among those still in the round.

rules-shamans-tiles-title = Taking an artifact
rules-shamans-tiles =
    Twelve artifacts are in every round: five Ritual Daggers, two Portals, three Moon Shards and two Masks of Truth.

    – A tile from the row stays face up in front of you. The gap is filled from the stack at once.
    – A tile from the stack is for your eyes first. Then you lay it face up, or keep it face down. Only a Mask cannot be hidden.

    A face-down tile works just as well as an open one. The others see that you have it, not what it is; it is turned up when you use it or, if it is a Shard, when points are counted.

    ? Open or hidden: what difference does it make?
    A hidden tile keeps them guessing, and a hidden Dagger leaves you the choice. An open tile is a promise, or a threat, that all can see.

    ? May I turn a hidden tile up without using it?
    No, it stays as you laid it. You may look at your own tiles at any time.

    ? What if the stack is empty?
    You choose from what is left in the row. If nothing is left at all, nobody takes anything.

rules-shamans-dagger-title = Ritual Dagger
rules-shamans-dagger =
    A Dagger waits for the Neutralization ritual. When you perform it, a Dagger eliminates another player and is spent. One ritual takes one Dagger and one player, however many Daggers you hold.

    – If you have an open Dagger, you must use it.
    – If your only Dagger is face down, you may.
    – Without a Dagger the ritual does nothing.

rules-shamans-portal-title = Portal
rules-shamans-portal =
    Discard a Portal at any moment, in anybody’s turn: the pawn moves one space, forward or back, as you wish. You may use it straight after taking it, from face down, and in answer to another Portal.

    Three times the game stops and asks, because it would be too late afterwards:

    – before the step that takes the pawn to the Moon;
    – when a player has been named for elimination and the role is about to be shown;
    – after the last trick, before the round ends.

    Everyone who could hold a Portal is asked, that is, everyone with a face-down tile or an open Portal. So being asked gives nothing away.

    ? The pawn is on the Moon. Can I still pull it back?
    No. The last moment is just before that step.

    ? I have been named for elimination. Is my Portal lost?
    Not yet: you are asked first. A Shadow one space from the Moon can even win the round in that moment. Once your role is shown, your tiles are gone.

    ? I push the pawn to the Moon with a Portal, and somebody pulls it back with another.
    The answer comes first, your step after it. The pawn enters the Moon only if that step still leads there.

    ? Can the pawn go back beyond the beginning of the track?
    No. On the first space a Portal can only move it forward.

rules-shamans-shard-title = Moon Shard
rules-shamans-shard =
    A Shard does nothing during the round. When it ends, whoever has two or three of them and was not eliminated gets 2 points, whichever team has won. One Shard alone is worth nothing.

    Face-down Shards count too. As there are only three, at most one player can score them, and whoever takes two spoils it for the rest.

rules-shamans-mask-title = Mask of Truth
rules-shamans-mask =
    Whoever takes the Mask turns up their role card at once, no matter whether it came from the row, from the stack or by a ritual. Afterwards the Mask has no effect.

    ? Only Masks lie in the row, and I have to take an artifact.
    You can draw from the stack instead. Only if the stack is empty must you take a Mask.

    ? I am already revealed and take the second Mask.
    Nothing more happens.

    ? A revealed role is swapped by Permutation.
    The card stays face up in front of its new owner, and the hidden one stays hidden.

rules-shamans-eclipse-title = Eclipse
rules-shamans-eclipse =
    The Eclipse lies somewhere in the stack, though never on top at the beginning. As soon as it is uncovered, everybody secretly chooses a card from their hand, and all pass theirs at once to the neighbour the arrow points at. Then the Eclipse is gone.

    – It is no artifact: nobody ever draws it.
    – You choose from the cards you hold now, not from what you are about to receive.
    – Players who are eliminated or have no cards are skipped. They neither give nor receive.

    ? Can it happen in the middle of a trick?
    Yes, when a Stabilization takes a tile and the stack moves up. Cards already on the table stay there; whoever has played chooses from the smaller hand.

    ? And in the last trick?
    When the lowest card takes its artifact, nobody has cards left, so nothing is passed. If the Eclipse is uncovered earlier in that trick, only those who still hold a card pass one.

rules-shamans-rituals-title = Completing a world
rules-shamans-rituals =
    Every world has one of four rituals; the board shows which. A world is complete when all its cards lie there: six with three or four players, eight with five. Whoever laid the last one must perform the ritual, at once.

    Mostly that is the highest of a trick, bringing in the matching cards. It can also be somebody who plays off-suit.

    A world’s ritual happens at most once a round. A world that misses a card from the hand of an eliminated Shaman can never be completed.

rules-shamans-stabilization-title = Stabilization ritual
rules-shamans-stabilization =
    Choose one of two:

    – The pawn goes back two spaces. It stops at the beginning of the track.
    – You take an artifact, from the row or from the stack, as the lowest of a trick does. A Mask or the Eclipse works as usual.

    If no artifact is left, the pawn is your only choice.

rules-shamans-permutation-title = Permutation ritual
rules-shamans-permutation =
    You swap role cards with another player who is still in the round, and both of you look at your new card. You have to do it; whom you choose is up to you.

    Perhaps you both change sides. What counts is the card you hold when the round ends. And from now on each of you knows what the other one is.

    ? Nobody else is left in the round.
    Then the ritual does nothing.

rules-shamans-illumination-title = Illumination ritual
rules-shamans-illumination =
    You gain a point at once. It is yours for good, even if you are eliminated or your team loses.

    ? It is my eighth point. Have I won?
    The round is played to its end first. Only then do the points decide.

rules-shamans-neutralization-title = Neutralization ritual
rules-shamans-neutralization =
    With a Ritual Dagger you eliminate another player.

    – An open Dagger must be used, and it is used before a hidden one.
    – With nothing but a hidden Dagger you may use it or decline. Declining shows nothing.
    – Without a Dagger nothing happens.

    You name a player who is still in the round, not yourself, and discard the Dagger. Portals may be used now. Then the role is shown.

    ? Why am I asked although I have no Dagger?
    Because you have a face-down tile. Whoever might hold a Dagger is asked, so that the question betrays nothing.

    ? May a Shadow eliminate a Shadow, or a Shaman a Shaman?
    Yes. It is rarely wise.

    ? I am the only one left in the round.
    Then the ritual does nothing, and you keep your Dagger.

rules-shamans-elimination-title = Elimination
rules-shamans-elimination =
    An eliminated player turns up their role, loses all tiles and is out until the round ends. Points already won are kept. What happens next depends on the role:

    – _A Shaman:_ the pawn moves one space toward the Moon for each card still in that player’s hand. The hand is put aside unseen; its worlds stay incomplete.
    – _The last Shadow:_ the Shamans win the round at once.
    – _A Shadow, while another one is left_ (with five players): the hand is shown and laid in its worlds. The pawn does not move.

    If the cards of a Shadow complete worlds, whoever raised the Dagger performs all those rituals, in any order: a _chain reaction_.

    ? There is a second Neutralization in the chain reaction.
    It needs a second Dagger. If it strikes the last Shadow, the Shamans win at once, and the remaining rituals are dropped.

    ? The eliminated player has already played in this trick.
    A matching card is collected as usual, but its number does not count. If all matching cards belong to eliminated players, the one with the highest names the next Guide.

    ? May eliminated players go on talking?
    Yes, within the same limits as everyone.

rules-shamans-end-title = The end of a round
rules-shamans-end =
    A round ends in one of three ways:

    – The pawn is on the Moon: the Shadows win at once, whatever was going on.
    – The last Shadow is eliminated: the Shamans win at once.
    – All cards are played: the Shamans win. The last trick is resolved in full first, with artifact and ritual.

    ? All Shamans have been eliminated. Do the Shadows win?
    Not by that alone: the pawn still has to reach the Moon. If the cards run out first, neither team gets points.

    ? Only one player is left.
    That player plays on alone, trick by trick, and may still gain artifacts and rituals.

rules-shamans-scoring-title = Points
rules-shamans-scoring =
    When a round is over, all roles are turned up. Everyone who was not eliminated can score:

    – The Shamans have won: 2 points for each Shaman.
    – The Shadows have won: 3 points for each Shadow.
    – Two or three Moon Shards: 2 points more, whichever team has won.

    Points from Illumination have already been taken. The role that counts is the one you hold at the end.

    If somebody now has 8 points or more, the player with the most points wins the game. If several share the lead, all play further rounds until one player is alone in front.

rules-shamans-talk-title = What you may say
rules-shamans-talk =
    Talk as much as you like: accuse, promise, plead, claim to be a Shaman. It need not be true. Only one thing is never said: the _colours, worlds and numbers_ of cards. And nobody shows a card or a role.

    The chat holds a message back when it names one of these, and tells you which word it was. The ready-made sentences are always allowed.
