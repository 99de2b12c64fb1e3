### Words that both games share. Ids follow the words of docs/protocol.md:
###
###   event-KIND       what has happened, with hyphens for underscores
###   decision-KIND    what somebody has to do (a phrase without subject), and…-help about it
###   action-KIND      a choice, in the same form
###
### A kind that is told differently by what is known or what came of it has an ending more
### (event-tile-taken-row, event-tile-taken-hidden). Variables:
###
###   $name, $target… names of players, never to be inflected
###   $you             which of these players is the reader: the variable's name, or none
###   $form            name (a label, a list) or object (after a verb, with whatever article)
###   $card, $tile…   words made by the messages card-…, tile-…: of the form the sentence needs

language = English
you = You
player = Player
bot-names = Robin, Morgan, Noor, Casey, Juno, Sasha, Quinn, Billie, Kai
list-and = { $list } and { $last }
number-of-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
number-of-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}

## Events

event-role-dealt = { $you ->
    [name] Your role: { $role }.
   *[none] { $name } is dealt a role: { $role }.
}
event-role-dealt-hidden = { $name } is dealt a role.
event-roles-opened = All roles are turned up: { $roles }.
event-roles-opened-one = { $name }: { $role }
event-game-ended = { $you ->
    [alone] You win the game!
    [among] You win the game together: { $names }.
   *[none] { $count ->
        [one] { $names } wins the game!
       *[other] { $names } win the game!
    }
}

## Decisions

decision-deal = wait for the deal
decision-deal-help = The next round is being dealt.
decision-over = nothing more to do
decision-over-help = The game is over.
