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
