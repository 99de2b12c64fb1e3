### The Shamans table in the browser. Ids and variables: see games.ftl.

## What lies where

shamans-track = Track
shamans-to-moon = { $count ->
    [one] One step to the Moon
   *[other] { $count } steps to the Moon
}
shamans-on-moon = The pawn is on the Moon
shamans-worlds = Worlds
shamans-world = { $missing ->
    [0] { $world }: complete
   *[other] { $world }: placed { $cards }; missing { $missing }
}
shamans-artifacts = Artifacts
shamans-stack = { $count ->
    [one] Stack: { $count } tile
   *[other] Stack: { $count } tiles
}
shamans-eclipse = { $state ->
    [hidden] Eclipse still to come
    [left] Eclipse: pass to the left
    [right] Eclipse: pass to the right
   *[gone] Eclipse is over
}
shamans-out = Out:
shamans-seats = Players
shamans-trick = Trick
shamans-played = { $name }: { $card }
shamans-destination = Destination: { $world }
shamans-lowest = lowest
shamans-highest = highest
shamans-guide = Guide
shamans-marker = first-player marker
shamans-targeted = targeted by the Dagger
shamans-eliminated = eliminated
shamans-role-secret = Role unknown
shamans-role-known = { $role }: known to you
shamans-known-to-you = you know it from a Permutation
shamans-role-shown = face up for everybody, for a Mask of Truth
shamans-aside = { $count ->
    [one] { $count } card set aside
   *[other] { $count } cards set aside
}
shamans-look = { $name }: details
shamans-own-role = Your role: { $role }
shamans-tile-hidden = Face down: { $tile }
shamans-hand = Your hand
shamans-hand-of = { $name }’s hand
shamans-hold-role = Press and hold to look
shamans-hold-hand = Press and hold to see your hand
shamans-cover-hand = Cover again

## Decisions

shamans-decision = Decision
shamans-waiting = Waiting for { $names }
shamans-given = You have chosen your card for the Eclipse
shamans-portal = Portal
shamans-not-now = Not now
shamans-no-portal = You can’t use a Portal right now.
shamans-pass = { $window ->
    [moon] Let the pawn go
    [target] Let the Dagger strike
   *[end] Let the round end
}
shamans-no-dagger = No Dagger to use: nobody will know
shamans-no-dagger-help = Everybody with a face-down tile is asked.
shamans-why = Explain this decision
shamans-card = { $card }: { $consequence }

## What a choice would do

shamans-leads = Leads: the Destination becomes the { $world } world.
shamans-follows = { $standing ->
    [only] Follows the Destination, alone so far.
    [lowest] Follows the Destination, lowest so far.
    [highest] Follows the Destination, highest so far.
   *[between] Follows the Destination, neither lowest nor highest.
}
shamans-follows-settled = { $standing ->
    [only] Follows alone: you take an artifact and lead next.
    [lowest] Follows as the lowest: you take an artifact.
    [highest] Follows as the highest: you collect the trick and lead next.
   *[between] Follows the Destination, neither lowest nor highest.
}
shamans-moves = { $left ->
    [one] Moves the pawn: then one step to the Moon.
   *[other] Moves the pawn: then { $left } steps to the Moon.
}
shamans-onto-moon = Moves the pawn onto the Moon: the Shadows win!
shamans-completes = Completes the { $world } world: you perform { $ritual }.
shamans-fills = The trick will complete the { $world } world: the highest card performs { $ritual }.
shamans-tile-dagger = Eliminates a player when you perform a Neutralization; face up it must be used.
shamans-tile-portal = Moves the pawn one space either way, at any moment, once.
shamans-tile-shard = With two of them you gain 2 points at the end of the round.
shamans-tile-mask = You must show your role to everybody at once.
shamans-draws = Nobody sees what you draw, unless it is a Mask.
shamans-keeps-open = { $tile ->
    [dagger] Everybody sees the Dagger, and you must use it at your next Neutralization.
   *[other] Everybody sees what you have.
}
shamans-keeps-hidden = { $tile ->
    [dagger] Your secret: using it will be up to you.
   *[other] Your secret until you use it.
}
shamans-back = { $count ->
    [0] The pawn can’t go further back.
    [one] The pawn moves back one space, leaving { $left } to the Moon.
   *[other] The pawn moves back { $count } spaces, leaving { $left } to the Moon.
}
shamans-swaps = You swap roles with { $name }, whose role you don’t know.
shamans-swaps-known = Your role becomes { $role }; the one you have goes to { $name }.
shamans-eliminates = { $role ->
    [shaman] A Shaman: { $moon ->
        [yes] the hand pushes the pawn onto the Moon!
       *[no] the hand pushes the pawn { $cards ->
            [one] one space
           *[other] { $cards } spaces
        }.
    }
    [shadow] A Shadow: the Shamans win when it is the last one.
   *[unknown] The last Shadow: the Shamans win. A Shaman: { $moon ->
        [yes] the pawn reaches the Moon!
       *[no] the pawn moves { $cards ->
            [one] one space
           *[other] { $cards } spaces
        }.
    }
}
shamans-spares = Nobody learns whether you have a Dagger.
shamans-gives = Goes to { $name }; only the two of you will know it.
shamans-names = The next trick is led by { $name }.
shamans-lets = { $window ->
    [moon] You let the pawn go on.
    [target] You let the Dagger strike.
   *[end] You let the round end.
}

## On the rim of the clearing

shamans-destination-here = Destination
shamans-your-card = your card
shamans-steps = { $count ->
    [one] One step toward the Moon in this round
   *[other] { $count } steps toward the Moon in this round
}
shamans-stray = off-suit: one step toward the Moon
shamans-says = says
shamans-say = Say…
shamans-claim-open = claimed in this round
shamans-claim-true = you know it is so
shamans-claim-false = you know it is a lie
shamans-claim-doubtful = can’t all be true
shamans-queued = next
shamans-queued-line = { $card } is played as soon as it is your turn. Tap it again to take it back.
shamans-queue-line = You can lay a card ready meanwhile.
shamans-raised = { $you ->
    [target] A Dagger is raised against you
   *[none] A Dagger is raised. In danger: { $target }
}
shamans-raised-help = { $you ->
    [target] If it strikes, you leave the round and your role is shown.
   *[none] If it strikes, the role is shown: { $target } leaves the round.
}

## A player's sheet

shamans-sheet-trail = This round
shamans-sheet-trick = Trick { $trick }
shamans-sheet-asked = asked
shamans-sheet-led = led
shamans-sheet-followed = followed
shamans-sheet-no-cards = No card played yet.
shamans-sheet-held = Trick { $trick } asked for { $world }. { $name } did not follow, and later played { $card }: that card was there.
shamans-sheet-held-maybe = Trick { $trick } asked for { $world }. { $name } did not follow, and later played { $card }, unless it came in the Eclipse.
shamans-sheet-had-none = Trick { $trick } asked for { $world }. { $name } can’t have had any: all of them lay elsewhere.
shamans-sheet-unknown = { $count ->
    [one] Trick { $trick } asked for { $world }. { $name } did not follow. One card of that world is still unseen.
   *[other] Trick { $trick } asked for { $world }. { $name } did not follow. { $count } cards of that world are still unseen.
}
shamans-sheet-gift = In the Eclipse: { $card }, from { $giver } to { $receiver }.
shamans-sheet-steps = Steps toward the Moon
shamans-sheet-said = Said in this round
shamans-sheet-silent = Nothing yet.
shamans-sheet-trust = I trust { $name }
shamans-sheet-accuse = I accuse { $name }
shamans-mark-trust = trusted
shamans-mark-unsure = unsure
shamans-mark-shadow = Shadow?

## Around the table

lobby-wish-talk-help-shamans = In Shamans nobody may name colours, worlds or numbers.
replay-next-part-shamans = Next trick (shift + →)
replay-previous-part-shamans = Previous trick (shift + ←)
replay-keys-shamans = Keys: space plays, ← → step, with shift by trick, page up and down by round, 1 to 9 and 0 switch the viewpoint.

## The card on the front page

lobby-about-shamans = Card by card you climb toward the Moon, but not everyone walks in the light. Keep the worlds in balance, or help the dark arrive first.
lobby-facts-shamans = 3 to 5 players · about 40 minutes
