### The table: what people click to say, and why a message was held back. Ids and variables: see
### games.ftl. $role is the name of a role (form: name), $word what a message must not say.

## Claims

claim-am = { $you ->
    [name] You: “My role is { $role }.”
   *[none] { $name }: “My role is { $role }.”
}
claim-is = { $you ->
    [target] { $name } says that your role is { $role }.
   *[none] { $name }: “The role of { $target } is { $role }.”
}
claim-trust = { $you ->
    [target] { $name } trusts you.
   *[none] { $name }: “I trust { $target }.”
}
claim-accuse = { $you ->
    [target] { $name } accuses you!
   *[none] { $name }: “I accuse { $target }!”
}
claim-follow = { $name }: “I will follow.”

## Held back

held-back = Your message has not been sent, and nobody has seen it. Say it in other words.
held-back-colour = “{ $word }” names a colour.
held-back-number = “{ $word }” names a number.
held-back-world = “{ $word }” names a world.
held-back-rule = Talk freely and lie as you please, but at this table nobody names colours, worlds or numbers, in any language.

### The page

page-about = Two card games of hidden roles: Shamans for 3 to 5 players, Shadow of Intrigue for 7 to 10. This house has tables for both, for people and for bots.
page-tables = Public tables
page-no-tables = None at the moment.
page-open = Open a table
page-open-how = In a terminal with Penumbra:
page-invitation = You are invited to a table
page-code = The code, to say aloud
page-join = Come to the table
page-qr = The table’s link as a QR code
page-chairs = Chairs
page-chair-empty = empty
page-bot = bot
page-host = host
page-stage-gathering = The table is gathering.
page-stage-playing = A game is being played.
page-stage-over = The game is over.
page-record = its record
page-seated = { $seated } of { $players } chairs taken
page-not-found = There is no such table
page-not-found-about = Look at the link or the code again; somebody may have misheard a letter.
page-home = To the house
