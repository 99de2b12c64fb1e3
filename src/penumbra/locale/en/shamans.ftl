### Shamans: its things, decisions, actions and events. Ids and variables: see games.ftl.

game-shamans = Shamans

## Things

world-purple = { $form ->
   *[name] purple
    [object] the purple world
}
world-blue = { $form ->
   *[name] blue
    [object] the blue world
}
world-green = { $form ->
   *[name] green
    [object] the green world
}
world-yellow = { $form ->
   *[name] yellow
    [object] the yellow world
}
world-white = { $form ->
   *[name] white
    [object] the white world
}
world-brown = { $form ->
   *[name] brown
    [object] the brown world
}
world-red = { $form ->
   *[name] red
    [object] the red world
}

card-purple = purple { $number }
card-blue = blue { $number }
card-green = green { $number }
card-yellow = yellow { $number }
card-white = white { $number }
card-brown = brown { $number }
card-red = red { $number }

role-shaman = { $form ->
   *[name] Shaman
    [object] a Shaman
}
role-shadow = { $form ->
   *[name] Shadow
    [object] a Shadow
}
team-shamans = Shamans
team-shadows = Shadows

tile-dagger = { $form ->
   *[name] Ritual Dagger
    [object] a Ritual Dagger
}
tile-portal = { $form ->
   *[name] Portal
    [object] a Portal
}
tile-shard = { $form ->
   *[name] Moon Shard
    [object] a Moon Shard
}
tile-mask = { $form ->
   *[name] Mask of Truth
    [object] a Mask of Truth
}
tiles-hidden = { $count ->
    [one] { $count } face-down tile
   *[other] { $count } face-down tiles
}

ritual-stabilization = { $form ->
   *[name] Stabilization
    [object] the Stabilization ritual
}
ritual-permutation = { $form ->
   *[name] Permutation
    [object] the Permutation ritual
}
ritual-illumination = { $form ->
   *[name] Illumination
    [object] the Illumination ritual
}
ritual-neutralization = { $form ->
   *[name] Neutralization
    [object] the Neutralization ritual
}

ritual-stabilization-help = The pawn moves back two spaces, or whoever performs it takes an artifact.
ritual-permutation-help = Whoever performs it swaps role cards with another player.
ritual-illumination-help = Whoever performs it gains a point at once.
ritual-neutralization-help = Whoever performs it with a Ritual Dagger eliminates another player.

## Decisions

decision-play = play a card
decision-play-help = Any card may be played. A card that does not match the Destination moves the pawn one space toward the Moon and then goes to its own world.
decision-play-lead = lead the trick
decision-play-lead-help = You are the Guide: the world of your card becomes the Destination. Whoever matches it lowest takes an artifact, whoever matches it highest leads next.
decision-take = take an artifact
decision-take-help = Yours is the lowest matching card, so a tile is yours: one of the two you see, or the unknown top of the stack.
decision-keep = keep the tile, face up or face down
decision-keep-help = Only you know the tile you have drawn. Face down it stays your secret until you use it; a Dagger lying face up must be used when you can.
decision-stabilize = stabilize
decision-stabilize-help = Either the pawn goes two spaces back, or you take an artifact.
decision-swap = swap roles
decision-swap-help = You and the player you choose exchange role cards, and both of you look. Your team may change!
decision-neutralize = choose whom to eliminate
decision-neutralize-help = A Ritual Dagger eliminates a player. Whoever has a face-down tile is asked, so that nobody learns what it is: unless your Dagger lies face up you may decline, and nobody will know why.
decision-chain = choose the next ritual
decision-chain-help = Several worlds were completed at once, and you perform all their rituals. The order is yours.
decision-give = choose a card to pass
decision-give-help = During the Eclipse everybody passes a card to the neighbour the arrow points at. All choose before anyone sees a new card.
decision-name = name the next Guide
decision-name-help = You are out of the round, but the highest matching card was yours: you say who leads the next trick.
decision-moon = let the pawn reach the Moon, or use a Portal
decision-moon-help = The next step takes the pawn to the Moon, and the Shadows win the round. Now is the last moment for a Portal.
decision-target = let the Dagger strike, or use a Portal
decision-target-help = A player has been named for elimination and the role is about to be shown. Before that, a Portal may still be used.
decision-end = let the round end, or use a Portal
decision-end-help = No cards are left: the Shamans are about to win. This is the last moment for a Portal.
offer-portal = use your Portal, or go on
offer-portal-help = A Portal may be used at any moment: it moves the pawn one space forward or back and is then spent.

## Actions

action-play = play { $card }
action-take-left = left: { $tile }
action-take-right = right: { $tile }
action-take-stack = top of the stack
action-keep-open = keep it face up
action-keep-hidden = keep it face down
action-back = move the pawn two spaces back
action-swap = swap roles with { $target }
action-neutralize = eliminate { $target }
action-decline = eliminate nobody
action-perform = { $world }: { $ritual }
action-give = pass { $card }
action-name = { $target } leads
action-portal-forward = Portal: pawn one space forward
action-portal-back = Portal: pawn one space back
action-pass = don’t use a Portal

## Events

event-round-began-marker = { $you ->
    [name] Round { $round }. You hold the first-player marker.
   *[none] Round { $round }. { $name } holds the first-player marker.
}
event-hand-dealt = { $you ->
    [name] Your hand: { $cards }.
   *[none] { $name } is dealt { $cards }.
}
event-hand-dealt-hidden = { $name } is dealt a hand.
event-left-over = Left over, straight to its world: { $card }.
event-tile-shown = { $slot ->
    [left] Turned up on the left: { $tile }.
   *[right] Turned up on the right: { $tile }.
}
event-trick-began = { $you ->
    [name] Trick { $trick }. You are the Guide.
   *[none] Trick { $trick }. { $name } is the Guide.
}
event-card-played = { $you ->
    [name] You play { $card }.
   *[none] { $name } plays { $card }.
}
event-card-played-off = { $you ->
    [name] You play { $card }, off-suit.
   *[none] { $name } plays { $card }, off-suit.
}
event-pawn-moved-forward = { $count ->
    [one] The Shadow pawn moves one space toward the Moon.
   *[other] The Shadow pawn moves { $count } spaces toward the Moon.
}
event-pawn-moved-back = { $count ->
    [one] The Shadow pawn moves one space back.
   *[other] The Shadow pawn moves { $count } spaces back.
}
event-card-placed = Placed in its world: { $card }.
event-world-completed = World completed: { $world }.
event-world-completed-nobody = World completed: { $world }. Nobody is left to perform its ritual.
event-ritual = { $you ->
    [name] You perform { $ritual }.
   *[none] { $name } performs { $ritual }.
}
event-ritual-idle = The ritual has no effect.
event-points-illumination = { $you ->
    [name] Illumination: you gain { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
   *[none] Illumination: { $name } gains { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
}
event-points-team = { $you ->
    [name] You are on the winning team: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
   *[none] { $name } is on the winning team: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
}
event-points-shards = { $you ->
    [name] You gain { $points ->
        [one] { $points } point
       *[other] { $points } points
    } for Moon Shards.
   *[none] { $name } gains { $points ->
        [one] { $points } point
       *[other] { $points } points
    } for Moon Shards.
}
event-tile-taken-row = { $you ->
    [name] You take { $tile }.
   *[none] { $name } takes { $tile }.
}
event-tile-taken-stack = { $you ->
    [name] You draw from the stack: { $tile }.
   *[none] { $name } draws from the stack: { $tile }.
}
event-tile-taken-hidden = { $name } takes a tile from the stack.
event-tile-kept-open = { $you ->
    [name] You lay the tile face up: { $tile }.
   *[none] { $name } lays the tile face up: { $tile }.
}
event-tile-kept-hidden = { $you ->
    [name] You keep the tile face down: { $tile }.
   *[none] { $name } keeps the tile face down: { $tile }.
}
event-tile-kept-secret = { $name } keeps the tile face down.
event-role-revealed = { $you ->
    [name] The Mask reveals your role: { $role }.
   *[none] The Mask reveals { $name }’s role: { $role }.
}
event-eclipse = { $arrow ->
    [left] Eclipse! Everybody passes a card to the left.
   *[right] Eclipse! Everybody passes a card to the right.
}
event-card-given = { $you ->
    [name] You pass { $card } to { $target }.
    [target] { $name } passes you { $card }.
   *[none] { $name } passes { $card } to { $target }.
}
event-card-given-hidden = { $name } passes a card to { $target }.
event-eclipse-over = The Eclipse is over.
event-roles-swapped = { $you ->
    [name] You swap roles with { $target }.
    [target] { $name } swaps roles with you.
   *[none] { $name } and { $target } swap roles.
}
event-role-seen = { $you ->
    [name] Your role is now: { $role }.
   *[none] { $name } looks at their new role: { $role }.
}
event-role-seen-hidden = { $name } looks at their new role.
event-dagger-spent = { $you ->
    [name] You raise a Ritual Dagger against { $target }.
    [target] { $name } raises a Ritual Dagger against you.
   *[none] { $name } raises a Ritual Dagger against { $target }.
}
event-dagger-spent-hidden = { $you ->
    [name] You turn up a hidden Ritual Dagger and raise it against { $target }.
    [target] { $name } turns up a hidden Ritual Dagger and raises it against you.
   *[none] { $name } turns up a hidden Ritual Dagger and raises it against { $target }.
}
event-window-moon = The pawn is about to reach the Moon. Does anyone use a Portal?
event-window-target = The Dagger is about to strike. Does anyone use a Portal?
event-window-end = The last card has been played. Does anyone use a Portal?
event-portal-used-forward = { $you ->
    [name] You use a Portal: the pawn is to move forward.
   *[none] { $name } uses a Portal: the pawn is to move forward.
}
event-portal-used-forward-hidden = { $you ->
    [name] You turn up a hidden Portal: the pawn is to move forward.
   *[none] { $name } turns up a hidden Portal: the pawn is to move forward.
}
event-portal-used-back = { $you ->
    [name] You use a Portal: the pawn is to move back.
   *[none] { $name } uses a Portal: the pawn is to move back.
}
event-portal-used-back-hidden = { $you ->
    [name] You turn up a hidden Portal: the pawn is to move back.
   *[none] { $name } turns up a hidden Portal: the pawn is to move back.
}
event-eliminated = { $you ->
    [name] You eliminate { $target }. Role: { $role }.
    [target] { $name } eliminates you. Your role: { $role }.
   *[none] { $name } eliminates { $target }. Role: { $role }.
}
event-tiles-lost = { $you ->
    [name] Your tiles leave the round: { $tiles }.
   *[none] { $name }’s tiles leave the round: { $tiles }.
}
event-hand-set-aside = { $you ->
    [name] Your hand is set aside unseen: { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }.
   *[none] { $name }’s hand is set aside unseen: { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }.
}
event-hand-placed = { $you ->
    [name] Your hand goes to its worlds: { $cards }.
   *[none] { $name }’s hand goes to its worlds: { $cards }.
}
event-hand-placed-empty = { $you ->
    [name] You had no cards left in hand.
   *[none] { $name } had no cards left in hand.
}
event-cards-collected = { $you ->
    [name] You collect the trick: { $cards }.
   *[none] { $name } collects the trick: { $cards }.
}
event-cards-collected-nobody = Nobody collects the trick; the cards go to their world: { $cards }.
event-guide-named = { $you ->
    [name] You choose the next Guide: { $target }.
    [target] { $name } chooses the next Guide: you.
   *[none] { $name } chooses the next Guide: { $target }.
}
event-round-ended-cards = No cards are left: the Shamans win the round.
event-round-ended-last-shadow = The last Shadow is gone: the Shamans win the round.
event-round-ended-moon = The pawn has reached the Moon: the Shadows win the round.
