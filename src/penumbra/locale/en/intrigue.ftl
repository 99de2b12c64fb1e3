### Shadow of Intrigue: its things, decisions, actions and events. Ids and variables: see games.ftl.

game-intrigue = Shadow of Intrigue

## Things

camp-dusk = Dusk
camp-brotherhood = Brotherhood

role-lord = { $form ->
   *[name] Lord of Dusk
    [object] the Lord of Dusk
}
role-adept = { $form ->
   *[name] Adept
    [object] an Adept
}
role-spy = { $form ->
   *[name] Spy
    [object] the Spy
}
role-grand-master = { $form ->
   *[name] Grand Master
    [object] the Grand Master
}
role-paladin = { $form ->
   *[name] Paladin
    [object] a Paladin
}
role-traitor = { $form ->
   *[name] Traitor
    [object] a Traitor
}
role-lord-short = Lo
role-adept-short = Ad
role-spy-short = Sp
role-grand-master-short = GM
role-paladin-short = Pa
role-traitor-short = Tr

role-lord-help = Known to all. Dusk wins with the execution of both the Grand Master and the Spy: find them.
role-adept-help = Camp of Dusk, loyal to Dusk. Help the Lord to find the Grand Master and the Spy.
role-spy-help = Camp of Dusk, loyal to the Brotherhood. You know the Grand Master; mislead the Lord and stay hidden.
role-grand-master-help = Camp of the Brotherhood, loyal to it. Everyone in your camp knows you, Traitors included; you and the Spy know each other.
role-paladin-help = Camp of the Brotherhood, loyal to it. You know the Grand Master: draw suspicion away.
role-traitor-help = Camp of the Brotherhood, loyal to Dusk. You know the Grand Master: let the Lord find out.

## Decisions

decision-speak = speak
decision-speak-help = Say one thing or keep silent; it need not be true. You may claim a role for yourself or somebody else, trust or accuse.
decision-command = give a command
decision-command-help = Hear another circle, send one of your subjects to interrogate somebody, or pass the verdict. Each subject can be sent once a round.
decision-command-free = end the talk when you like
decision-command-free-help = Listen and speak as long as you like. Then send one of your subjects to interrogate somebody, or pass the verdict. Each subject can be sent once a round.
decision-point = choose who is examined
decision-point-help = The interrogator will see this player’s role and then announce a role, true or false.
decision-announce = announce a role
decision-announce-help = Only you have seen the card. Announce any role that its back allows; nobody can check it.
decision-condemn = pass judgement
decision-condemn-help = One of the Brotherhood camp and one of the Dusk camp are executed. Dusk wins only if they are the Grand Master and the Spy.
offer-lord = interrupt, or keep listening
offer-lord-help = You are the Lord: you may cut the talk short at any moment, to send an interrogator or to judge.

## Actions

action-claim-self = claim to be { $role }
action-claim = say that { $target } is { $role }
action-claim-of = say who { $target } is
action-trust = trust { $target }
action-accuse = accuse { $target }
action-silence = keep silent
action-circle = hear another circle
action-send = send { $target } to interrogate
action-judge = proceed to the verdict
action-point = have { $target } examined
action-announce = announce: { $role }
action-condemn = condemn { $target }

## Events

event-round-began-lord = { $you ->
    [name] Round { $round }. You are the Lord of Dusk.
   *[none] Round { $round }. { $name } is the Lord of Dusk.
}
event-recognised = { $you ->
    [name] You recognise { $target }: { $role }.
    [target] { $name } recognises you: { $role }.
   *[none] { $name } recognises { $target }: { $role }.
}
event-circle-began = Discussion { $discussion }, circle { $circle }.
event-talk-began = Discussion { $discussion }: everybody speaks freely.
event-said-claim-self = { $name }: “I am { $role }.”
event-said-claim = { $you ->
    [target] { $name } says that you are { $role }.
   *[none] { $name }: “{ $target } is { $role }.”
}
event-said-trust = { $you ->
    [target] { $name } trusts you.
   *[none] { $name }: “I trust { $target }.”
}
event-said-accuse = { $you ->
    [target] { $name } accuses you!
   *[none] { $name }: “I accuse { $target }!”
}
event-said-silence = { $you ->
    [name] You keep silent.
   *[none] { $name } keeps silent.
}
event-sent = { $you ->
    [name] The Lord sends you to interrogate.
   *[none] The Lord sends { $name } to interrogate.
}
event-pointed = { $you ->
    [name] You are to examine { $target }.
    [target] { $name } is to examine you.
   *[none] { $name } is to examine { $target }.
}
event-seen = { $you ->
    [name] You look at { $target }’s card: { $role }.
   *[none] { $name } looks at { $target }’s card: { $role }.
}
event-seen-hidden = { $you ->
    [target] { $name } looks at your card.
   *[none] { $name } looks at { $target }’s card.
}
event-announced = { $you ->
    [name] You announce that { $target } is { $role }.
    [target] { $name } announces that you are { $role }.
   *[none] { $name } announces that { $target } is { $role }.
}
event-judging = The Lord has heard enough: the verdict.
event-condemned = { $you ->
    [name] You are condemned.
   *[none] { $name } is condemned.
}
event-executed = { $you ->
    [name] You are executed. Your role: { $role }.
   *[none] { $name } is executed. Role: { $role }.
}
event-round-ended-dusk = Grand Master and Spy are found: Dusk wins the round.
event-round-ended-brotherhood = The secret is kept: the Brotherhood wins the round.
event-points = { $you ->
    [name] You gain { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
   *[none] { $name } gains { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
}
